### Co wszędzie mówi się o grze Pan Lodowego Ogrodu (polski).

term-title-ice-garden = Pan Lodowego Ogrodu

web-about-ice-garden = Czworo naukowców ogłosiło się bogami na zimnej planecie. Zdobywaj wpływy, przywołuj magiczne istoty i osiągnij cel, który jest tylko twój – zanim znajdzie cię Vuko i spadnie Martwy Śnieg.
    .facts = 1–4 graczy · około godziny · nic nie jest ukryte
web-picture-ice-garden = Drzeworyt: ogród lodowych wież na wyspie pośród fiordu, drakkar pod czerwonym słońcem.

web-side-ice-garden = Postać
