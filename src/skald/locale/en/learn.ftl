### The guided first games (English). A step: the value is its title, .text teaches, .do says what
### to do now; .do is also the answer to whoever does something else.

learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-help = Show me
learn-again = Start again
learn-not-now = Not just yet. { $task }
learn-read-first = First read on: press Next when you are ready.
learn-watch = Watch: others are playing.
learn-coach = Your guide
learn-play = Now play a real game
learn-choose = Choose opponents and options
