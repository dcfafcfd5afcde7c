### What the search of the rules knows of a language (German).

# Words that it passes over, without accents.
search-small = ab aber als am an auch auf aus bei beim bin bis bist da dann darf das dass dein deine dem den denn der des dich die dies diese dieser dieses dir doch du durch ein eine einem einen einer eines er es etwas funktioniert fur hat hatte ich ihm ihn ihr ihre im in ins ist ja kann kein keine konnen lauft man mein meine mich mir mit muss mussen nach nicht noch nur ob oder sein seine sich sie sind so soll spieler spielern spielers uber um und uns unser viel viele vom von vor wann war warum was wem wen wenn wer werden wessen wie wieso wird wo wohin worden zu zum zur
# Groups of words that mean the same; endings do not matter.
search-akin = gewinnen gewinnt gewonnen sieg siegt sieger siegen ende endet spielende ziel; passiert passieren geschieht geschehen ablauf schritt; beginn beginnt beginnen anfang start aufbau spielaufbau; kampf kampft kampfen angriff angreifen; gleichstand gleich unentschieden
