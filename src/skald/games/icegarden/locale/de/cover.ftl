### Was überall über „Der Herr des Eisgartens“ gesagt wird (Deutsch).

term-title-ice-garden = Der Herr des Eisgartens

web-about-ice-garden = Vier Wissenschaftler haben sich auf einem kalten Planeten zu Göttern gemacht. Gewinne Einfluss, beschwöre magische Wesen und erreiche ein Ziel, das nur du hast – bevor Vuko dich findet und der Tote Schnee fällt.
    .facts = 1–4 Spieler · etwa eine Stunde · nichts ist verdeckt
web-picture-ice-garden = Ein Holzschnitt: ein Garten aus Eistürmen auf einer Insel im Fjord, ein Drachenschiff unter roter Sonne.

web-side-ice-garden = Charakter
