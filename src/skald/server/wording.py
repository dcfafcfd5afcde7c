"""Words on their way to a client, which puts them into its language."""

from skald.kernel.words import Words
from skald.server.messages import Phrase


def phrase(words: Words) -> Phrase:
    """The same words as a message holds them."""
    return Phrase(
        words.key,
        {
            name: phrase(fact) if isinstance(fact, Words) else fact
            for name, fact in words.facts.items()
        },
    )
