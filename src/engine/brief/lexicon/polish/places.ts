const towns = `Krakowem:Kraków Warszawą:Warszawa Gdańskiem:Gdańsk Wrocławiem:Wrocław Poznaniem:Poznań Lublinem:Lublin Rzeszowem:Rzeszów Tarnowem:Tarnów Toruniem:Toruń Łodzią:Łódź Kielcami:Kielce Zakopanem:Zakopane
Krakowie:Kraków Warszawie:Warszawa Gdańsku:Gdańsk Gdyni:Gdynia Sopocie:Sopot Poznaniu:Poznań Wrocławiu:Wrocław Łodzi:Łódź
Katowicach:Katowice Lublinie:Lublin Szczecinie:Szczecin Toruniu:Toruń Bydgoszczy:Bydgoszcz Rzeszowie:Rzeszów Białymstoku:Białystok
Zakopanem:Zakopane Kielcach:Kielce Olsztynie:Olsztyn Opolu:Opole Gliwicach:Gliwice Częstochowie:Częstochowa Radomiu:Radom
Tarnowie:Tarnów Zamościu:Zamość Przemyślu:Przemyśl Sosnowcu:Sosnowiec Zabrzu:Zabrze Bytomiu:Bytom Koszalinie:Koszalin Legnicy:Legnica
Płocku:Płock Elblągu:Elbląg Wałbrzychu:Wałbrzych Słupsku:Słupsk Siedlcach:Siedlce Pile:Piła Ełku:Ełk Suwałkach:Suwałki Kaliszu:Kalisz
Koninie:Konin Lesznie:Leszno Gnieźnie:Gniezno Grudziądzu:Grudziądz Włocławku:Włocławek Inowrocławiu:Inowrocław Świdnicy:Świdnica
Jaworznie:Jaworzno Tychach:Tychy Mielcu:Mielec Krośnie:Krosno Sanoku:Sanok Cieszynie:Cieszyn Żywcu:Żywiec Wiśle:Wisła Ustroniu:Ustroń
Kołobrzegu:Kołobrzeg Helu:Hel Łebie:Łeba Ustce:Ustka Świnoujściu:Świnoujście Mikołajkach:Mikołajki Giżycku:Giżycko Augustowie:Augustów
Łomży:Łomża Nysie:Nysa Brzegu:Brzeg Bolesławcu:Bolesławiec Głogowie:Głogów Lubinie:Lubin Chełmie:Chełm Puławach:Puławy
Skierniewicach:Skierniewice Łowiczu:Łowicz Pabianicach:Pabianice Zgierzu:Zgierz Bochni:Bochnia Wieliczce:Wieliczka Oświęcimiu:Oświęcim
Karpaczu:Karpacz Szczyrku:Szczyrk Rybniku:Rybnik Ostrołęce:Ostrołęka Tczewie:Tczew Malborku:Malbork Wejherowie:Wejherowo Otwocku:Otwock
Pruszkowie:Pruszków Piasecznie:Piaseczno Krynicy:Krynica Sandomierzu:Sandomierz Nałęczowie:Nałęczów Sączu:Sącz Targu:Targ Górze:Góra
Woli:Wola Porębie:Poręba Soli:Sól Rudzie:Ruda Dąbrowie:Dąbrowa Górach:Góry Podlaskiej:Podlaska Zdroju:Zdrój Koźlu:Koźle
Kędzierzynie:Kędzierzyn Bielsku:Bielsko Białej:Biała Jastrzębiu:Jastrzębie Wodzisławiu:Wodzisław Kazimierzu:Kazimierz Dolnym:Dolny
Gorzowie:Gorzów Ostrowie:Ostrów Piotrkowie:Piotrków Starogardzie:Starogard Tomaszowie:Tomaszów Mińsku:Mińsk Rawie:Rawa Stargardzie:Stargard
Bieszczadach:Bieszczady Mazurach:Mazury Podhalu:Podhale Tatrach:Tatry Kaszubach:Kaszuby Beskidach:Beskidy Sudetach:Sudety Karkonoszach:Karkonosze
Pomorzu:Pomorze Śląsku:Śląsk Małopolsce:Małopolska Wielkopolsce:Wielkopolska Mazowszu:Mazowsze Podlasiu:Podlasie Warmii:Warmia Kujawach:Kujawy
Trójmieście:Trójmiasto Roztoczu:Roztocze Kurpiach:Kurpie Pieninach:Pieniny Gorcach:Gorce Podkarpaciu:Podkarpacie Ponidziu:Ponidzie Jurze:Jura`;

/** Polish towns, word by word, as a prompt tells where something is ("w Krakowie"), and by their names. */
export const polishPlaces: Readonly<Record<string, string>> = Object.fromEntries(
  towns.split(/\s+/u).map((pair): [string, string] => {
    const [told = '', name = ''] = pair.split(':');
    return [told, name];
  }),
);
