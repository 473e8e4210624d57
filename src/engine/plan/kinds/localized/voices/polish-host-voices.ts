import { readVoices } from './read-voices';

/** What those who receive guests or sell things say in Polish. */
export const polishHostVoices = readVoices(`
# food
title: To, co dziś dał targ
title: Siadaj, chleb już jest na stole
title: Gotujemy tak, jak sami lubimy jeść
lede: Krótka karta, gotowana bez pośpiechu. Zmienia się co tydzień, gościnność zostaje.
about: {name}{in} to miejsce, w którym kuchnia jest otwarta, karta krótka, a przy stole można zostać dłużej.
about: Najpierw kupujemy to, co dobre, a dopiero potem układamy menu. Dlatego czasem czegoś zabraknie. I dobrze.
why: Krótka karta | Lepiej sześć dań dobrze niż trzydzieści jako tako.
why: Z bliska | Warzywa od gospodarza, ryby z porannej dostawy.
why: Bez popędzania | Stolik jest Twój na cały wieczór.
step: Zarezerwuj | Dzień, godzina, ile krzeseł.
step: Powiedz, czego nie jesz | Ułożymy dania wokół tego.
step: Przyjdź | Chleb już będzie na stole.
said: Siedzieliśmy do zamknięcia i nikt nas nie wyganiał. | Z przyjaciółmi
said: Dla samej zupy warto przejechać pół miasta. | Niedzielny obiad
said: Pamiętali, że nie jem cebuli. | Stały gość
role: Kuchnia | Próbuje wszystkiego dwa razy.
role: Sala | Pamięta, co piliście ostatnio.
role: Cukiernia | Zaczyna, kiedy reszta jeszcze śpi.
ask: Czy trzeba rezerwować? | W weekend warto. W tygodniu zwykle jest wolny stolik.
ask: Czy jest coś bez mięsa? | Zawsze, i to nie dodatek, tylko danie. Wersję wegańską też przygotujemy.
ask: Mam alergię. Co robić? | Daj znać przy rezerwacji, a podamy coś bezpiecznego.
ask: Czy można przyjść z dziećmi? | Oczywiście. Są mniejsze porcje i wysokie krzesełka.
ask: Czy przyjmujecie grupy? | Tak. Od ośmiu osób ustalamy menu wcześniej.
ask: Czy można płacić kartą? | Kartą, telefonem i gotówką.
call: Masz ochotę wpaść? | Zarezerwuj stolik albo po prostu wejdź.

# bakery
title: Chleb, który miał całą noc
title: O siódmej jest jeszcze ciepły
title: Mąka, woda, sól i cierpliwość
lede: Chleb na zakwasie, bułki i ciasta: pieczone w nocy, sprzedawane rano. Jak się skończy, to jutro będzie nowy.
about: {name}{in} to piekarnia. Ciasto odpoczywa całą noc, my trochę krócej.
about: Pieczemy z niewielu rzeczy: mąki z młyna, wody, soli i czasu. Reszta to ręce.
why: Noc odpoczynku | Chleb, który długo rośnie, dłużej jest świeży.
why: Mąka z nazwiskiem | Wiemy, z którego młyna pochodzi.
why: Dzisiejsze ciasta | To, co widzisz, upiekliśmy dziś rano.
step: Zamów | Dziś do siedemnastej, telefonicznie albo tutaj.
step: Pieczemy | W nocy, kiedy Ty śpisz.
step: Odbierz | Od siódmej, z imieniem na torbie.
ask: Czy mogę zamówić chleb? | Tak, do siedemnastej na następny ranek.
ask: Czy macie chleb bez drożdży? | Chleb na zakwasie robimy bez dodatku drożdży.
ask: Jak przechowywać chleb? | W lnianej ściereczce, przekrojoną stroną w dół.
ask: Czy pieczecie torty na zamówienie? | Tak, prosimy o kilka dni wcześniej.
ask: Czy jest coś bez orzechów albo mleka? | Jest. Zapytaj przy ladzie, wiemy, co jest w środku.
said: Dzieci jedzą skórkę. Same z siebie. | Co sobotę
said: Przychodzę po chleb, wychodzę z czterema rzeczami. | Z sąsiedztwa
said: Wreszcie chleb, który trzeba pogryźć. | Stała klientka
call: Odłożyć coś dla Ciebie? | Zamów do siedemnastej, odbierz rano.

# cafe
title: Najpierw kawa, potem dzień
title: Dobra kawa i stolik przy oknie
lede: Kawa parzona z uwagą, ciasto z dzisiejszego ranka i miejsce, z którego nikt Cię nie pogania.
about: {name}{in} to kawiarnia: dobry ekspres, dobre ziarna i krzesła, z których każde jest inne.

# bar
title: Światło w dół, szkło w górę
title: Miał być jeden
lede: Krótka karta, porządne szkło, coś do przegryzienia i bar, przy którym rozmowa sama się zaczyna.

# florist
title: Kwiaty, które pachną łąką
title: Na stół, na dziś, na zgodę
lede: Bukiety z tego, co kwitnie teraz, rośliny, które przetrwają, i wieńce na dni, kiedy brakuje słów.
about: {name}{in} to kwiaciarnia. Kupujemy wcześnie rano, wiążemy ręcznie i doradzamy szczerze.

# stay
title: Sen przy otwartym oknie
title: Zostań jeszcze jedną noc
title: Pokój gotowy, kawa prawie
lede: Dobre łóżka, długie poranki i śniadanie, którego nikt za wcześnie nie sprząta.
about: {name}{in} to dom dla gości. Pokoi jest niewiele, więc wiemy, kto u nas śpi.
about: Pytaj nas o szlak, taras i piekarnię. Lubimy tu mieszkać.
why: Dobre łóżka | I zasłony, które naprawdę zaciemniają.
why: Śniadanie do jedenastej | Z okolicy, z ciepłym chlebem.
why: Człowiek w recepcji | Który wie, gdzie dziś zjeść kolację.
step: Wybierz daty | Odpowiadamy tego samego dnia.
step: Przyjedź | Jeśli późno, klucz będzie czekał.
step: Zostań | Śniadanie poczeka.
said: Przyjechaliśmy na jedną noc, zostaliśmy trzy. | Długi weekend
said: Najcichsze łóżko od lat. | Podróż służbowa
said: Rowery były już napompowane. | Z rodziną
role: Gospodyni | Zna każde schody i każdy widok.
role: Śniadania | Wstaje, kiedy Ty jeszcze śpisz.
role: Dom i ogród | Naprawia, zanim zauważysz.
ask: Od której można się zameldować? | Od piętnastej. Bagaż można zostawić wcześniej.
ask: Czy śniadanie jest w cenie? | Tak, do jedenastej.
ask: Czy można z psem? | W dwóch pokojach, chętnie. Powiedz przy rezerwacji.
ask: Czy mogę odwołać bez opłat? | Do trzech dni przed przyjazdem.
ask: Czy jest parking? | Tak, i suche miejsce na rowery.
call: Która noc? | Podaj daty, a powiemy, który pokój jest wolny.

# shop
title: Rzeczy, które zostają
title: Wybrane sztuka po sztuce
title: Weź to do ręki
lede: Niewielki wybór, który dobrze znamy. Czego sami byśmy nie używali, tego tu nie ma.
about: {name}{in} to sklep z dzwonkiem przy drzwiach i kimś, kto wie, co leży w szufladzie.
about: Sprzedajemy niewiele i chętnie opowiadamy, skąd to jest.
why: Sprawdzone w domu | Wszystko najpierw używaliśmy sami.
why: Można wymienić | Zapytaj nas, bez westchnień.
why: Zapakujemy | Na prezent, z karteczką.
step: Wybierz | W sklepie albo tutaj.
step: Pakujemy | Jeszcze tego samego dnia.
step: Otwierasz | Albo ktoś, kogo lubisz.
said: Przyszłam po prezent i zostawiłam go sobie. | W sklepie
said: Szybko wysłane, z odręczną karteczką. | Zamówienie
said: Poradzili mi tańsze. | Porada
role: Sklep | Wie, co jest na dnie szuflady.
role: Zakupy | Dziewięć razy mówi „nie”.
role: Wysyłka | Pakuje jak dla własnej mamy.
ask: Kiedy wysyłacie? | Zamówione do piętnastej wychodzi tego samego dnia.
ask: Czy mogę wymienić? | W ciągu trzydziestu dni, jeśli nieużywane.
ask: Czy mogę odebrać w sklepie? | Tak. Napiszemy, kiedy będzie gotowe.
ask: Ile kosztuje wysyłka? | Widać to w koszyku, przed płatnością.
ask: Czy pakujecie na prezent? | Chętnie, bez dopłaty.
call: Szukasz czegoś dla kogoś? | Powiedz, dla kogo, a pomyślimy razem.

# event
title: Przyjdź, jest miejsce
title: Zapisz tę datę
lede: Kiedy, gdzie, jak dojechać i co zabrać: wszystko jest tutaj.
`);
