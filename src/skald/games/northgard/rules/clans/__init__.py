"""The clans, one file each; `hooks` is where their powers take hold in the rules of all."""
