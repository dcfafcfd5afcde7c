"""The only writers of a state, by chapter; what players hear of, a verb tells as an event."""
