"""The terminal: play, replay, verify and read the rules at a keyboard. Games are known through the kernel only."""
