import { readVoices } from './read-voices';

/** What those who receive guests or sell things say in Polish. */
export const polishHostVoices = readVoices(`
# food
title: To, co dziś dał targ
title: Siadaj, chleb już jest na stole
title: Gotujemy tak, jak sami lubimy jeść
lede: Krótka karta, gotowana bez pośpiechu. Zmienia się co tydzień, gościnność zostaje.
about: {name}{in} gotuje z sercem i podaje z uśmiechem.
about: Pytaj śmiało, co jest w środku i co dziś najlepsze.
why: Z dobrych składników | Bez dróg na skróty.
why: Pytaj śmiało | O alergie, porcje i zamówienia.
why: Po ludzku | Przy stole i przez telefon.
step: Powiedz, co i na kiedy | Ile osób i na co macie ochotę.
step: Potwierdzamy | Dzień i godzinę.
step: Gotowe | Świeże, na umówioną porę.
said: Siedzieliśmy do zamknięcia i nikt nas nie wyganiał. | Z przyjaciółmi
said: Dla samej zupy warto przejechać pół miasta. | Niedzielny obiad
said: Pamiętali, że nie jem cebuli. | Stały gość
role: Kuchnia | Próbuje wszystkiego dwa razy.
role: Sala | Pamięta, co piliście ostatnio.
role: Cukiernia | Zaczyna, kiedy reszta jeszcze śpi.
ask: Czy można zarezerwować stolik? | Napisz lub zadzwoń, a od razu powiemy, co jest możliwe.
ask: Mam alergię. Co wtedy? | Powiedz wcześniej, a szczerze powiemy, co będzie w porządku.
ask: Czy możemy przyjść większą grupą? | Podaj dzień i liczbę osób, a coś wymyślimy.
call: Masz ochotę wpaść? | Zarezerwuj stolik albo po prostu wejdź.

# bakery
title: Chleb, który miał całą noc
title: O siódmej jest jeszcze ciepły
title: Mąka, woda, sól i cierpliwość
lede: Chleb na zakwasie, bułki i ciasta: pieczone w nocy, sprzedawane rano. Jak się skończy, to jutro będzie nowy.
about: {name}{in} piecze ręcznie i z uwagą.
about: Pytaj śmiało, co jest w środku i co dziś świeże.
why: Ręcznie | Od ciasta po ozdoby.
why: Pytaj śmiało | O składniki i alergie.
why: Na zamówienie | Powiedz, co i na kiedy.
step: Powiedz, co chcesz | Co, ile i na kiedy.
step: Pieczemy | Z Twoim imieniem na zamówieniu.
step: Odbierasz | O umówionej porze.
ask: Czy można zamówić? | Tak. Powiedz, co, ile i na kiedy, a odłożymy.
ask: Co jest w środku? | Zapytaj: powiemy o składnikach, także przy alergii.
ask: Jak to przechowywać? | Powiemy przy odbiorze.
said: Dzieci jedzą skórkę. Same z siebie. | Co sobotę
said: Przychodzę po chleb, wychodzę z czterema rzeczami. | Z sąsiedztwa
said: Wreszcie chleb, który trzeba pogryźć. | Stała klientka
call: Co dla Ciebie odłożyć? | Powiedz, co i na kiedy.

# cafe
title: Najpierw kawa, potem dzień
title: Dobra kawa i stolik przy oknie
lede: Kawa parzona z uwagą, ciasto z dzisiejszego ranka i miejsce, z którego nikt Cię nie pogania.
about: {name}{in} to miejsce na kawę, coś dobrego i rozmowę.

# ice
title: Jeszcze jedna gałka?
title: Lody i nic więcej
lede: Powiedz, co lubisz, a ktoś nałoży.
about: {name}{in}: wejdź, wskaż i spróbuj.
call: Masz ochotę na lody? | Wpadnij albo zapytaj, co jest dziś.

# bar
title: Światło w dół, szkło w górę
title: Miał być jeden
lede: Krótka karta, porządne szkło, coś do przegryzienia i bar, przy którym rozmowa sama się zaczyna.
about: {name}{in} nalewa z uwagą. Pytaj śmiało o radę.

# florist
title: Kwiaty, które pachną łąką
title: Na stół, na dziś, na zgodę
lede: Bukiety z tego, co kwitnie teraz, rośliny, które przetrwają, i wieńce na dni, kiedy brakuje słów.
about: {name}{in} układa ręcznie to, o co prosi dzień.

# stay
title: Sen przy otwartym oknie
title: Zostań jeszcze jedną noc
title: Pokój gotowy, kawa prawie
lede: Dobre łóżka, długie poranki i ktoś, kto zna okolicę.
about: {name}{in} przyjmuje gości tak, jak sami lubimy być przyjmowani.
about: Pytaj o okolicę: lubimy tu mieszkać.
why: Spokój | Żeby się wyspać i odetchnąć.
why: Po ludzku | Rozmawiasz z tym, kto Cię przyjmie.
why: Znamy okolicę | Chętnie pokażemy drogę.
step: Wybierz termin | I napisz, ile osób.
step: Potwierdzamy | Ze wszystkim, co warto wiedzieć.
step: Witamy | Resztę opowiemy na miejscu.
said: Przyjechaliśmy na jedną noc, zostaliśmy trzy. | Długi weekend
said: Najcichsze łóżko od lat. | Podróż służbowa
said: Rowery były już napompowane. | Z rodziną
role: Gospodyni | Zna każde schody i każdy widok.
role: Śniadania | Wstaje, kiedy Ty jeszcze śpisz.
role: Dom i ogród | Naprawia, zanim zauważysz.
ask: O której można przyjechać? | Napisz, o której będziesz, a się umówimy.
ask: Czy można z psem? | Zapytaj przy rezerwacji, a powiemy, co jest możliwe.
ask: Co, jeśli muszę odwołać? | Daj znać jak najszybciej, a poszukamy wyjścia.
ask: Gdzie zaparkować? | Zapytaj, a podpowiemy najlepsze miejsce.
call: Która noc? | Podaj daty, a powiemy, który pokój jest wolny.

# shop
title: Rzeczy, które zostają
title: Wybrane sztuka po sztuce
title: Weź to do ręki
lede: Niewielki wybór, który dobrze znamy. Czego sami byśmy nie używali, tego tu nie ma.
about: {name}{in} starannie wybiera to, co trafia na półki.
about: Wahasz się? Zapytaj kogoś, kto to zna.
why: Starannie wybrane | Wiemy, co sprzedajemy.
why: Szczera rada | Także wtedy, gdy brzmi „nie”.
why: Człowiek | Który odpowie na pytanie.
step: Wybierz | Albo powiedz, czego szukasz.
step: Przygotujemy | Z Twoim imieniem.
step: Twoje | Coś nie gra? Napisz.
said: Przyszłam po prezent i zostawiłam go sobie. | W sklepie
said: Szybko wysłane, z odręczną karteczką. | Zamówienie
said: Poradzili mi tańsze. | Porada
role: Sklep | Wie, co jest na dnie szuflady.
role: Zakupy | Dziewięć razy mówi „nie”.
role: Wysyłka | Pakuje jak dla własnej mamy.
ask: Jak to do mnie trafi? | Napisz, gdzie jesteś, a powiemy, jak i kiedy.
ask: A jeśli coś będzie nie tak? | Napisz, o co chodzi, a rozwiążemy to razem.
ask: Czy można się poradzić? | Chętnie. Powiedz, do czego albo dla kogo.
call: Szukasz czegoś dla kogoś? | Powiedz, dla kogo, a pomyślimy razem.

# event
title: Przyjdź, jest miejsce
title: Zapisz tę datę
lede: Kiedy, gdzie, jak dojechać i co zabrać: wszystko jest tutaj.
call: Widzimy się? | Jeśli masz jeszcze pytanie, napisz.

# blog
lede: Teksty pisane bez pośpiechu, do spokojnego czytania.
about: {name} powstaje z przyjemności pisania i tak się go czyta.
about: Coś Cię zaciekawiło albo z czymś się nie zgadzasz? Napisz.
call: Chcesz coś dodać? | Napisz, każda wiadomość jest czytana.
`);
