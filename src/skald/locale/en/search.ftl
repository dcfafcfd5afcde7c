### What the search of the rules knows of a language (English).

# Words that it passes over, without accents.
search-small = a an and any are as at be been but by can could did do does don for from get gets had has have he her his how i if in into is it its many may me much must my no not of on or our player players s shall she should so t than that the their them then there these they this those to was we were what when where which who whom whose why will with work works would you your
# Groups of words that mean the same; endings do not matter.
search-akin = win winner won victory end goal; happen step; begin start set setup; fight combat attack; tie equal
