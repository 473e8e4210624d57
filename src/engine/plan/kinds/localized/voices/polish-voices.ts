import { readVoices } from './read-voices';

/** What each sort of business says in Polish. */
export const polishVoices = readVoices(`
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

# beauty
title: Godzina tylko dla Ciebie
title: Wyjdź tak, jak chcesz
lede: Spokojnie, w dobrym świetle i z kimś, kto najpierw słucha. Dopiero potem bierzemy się do pracy.
about: {name}{in} to salon, w którym jest niewiele foteli i dużo czasu na każdą wizytę.
about: Mówimy szczerze, w czym Ci dobrze, i co możesz zrobić w domu w dziesięć minut.
why: Najpierw rozmowa | Zaczynamy od pytania, nie od narzędzi.
why: Jedna osoba naraz | Nikogo nie obsługujemy pomiędzy.
why: Cena z góry | Znasz ją, zanim usiądziesz.
step: Wybierz godzinę | Przez stronę albo telefonicznie.
step: Opowiedz | Czego chcesz i czego już nigdy.
step: Usiądź | Kawa, dobre światło, spokój.
said: Pierwszy raz ktoś zrobił dokładnie to, o co prosiłam. | Pierwsza wizyta
said: Godzina ciszy. Tego mi było trzeba. | Zabieg
said: Do dziś słyszę komplementy. | Stała klientka
role: Szefowa | Widzi w lustrze to, o czym myślisz.
role: Specjalistka | Delikatna i dokładna.
role: Recepcja | Pamięta imię i kawę.
ask: Czy trzeba się umówić? | Najlepiej tak, wtedy czas jest tylko Twój. Czasem znajdzie się miejsce tego samego dnia.
ask: Ile to trwa? | Przy każdym zabiegu podajemy czas. Dolicz dziesięć minut na rozmowę.
ask: Co, jeśli muszę odwołać? | Daj znać dzień wcześniej, nic to nie kosztuje.
ask: Jakich kosmetyków używacie? | Niewielu i łagodnych. Jeśli masz wrażliwą skórę, powiedz.
ask: Czy są karty podarunkowe? | Tak, na dowolną kwotę albo konkretny zabieg.
call: Kiedy ostatnio był czas dla Ciebie? | Wybierz godzinę, a my ją zatrzymamy.

# barber
title: Równo przycięte, spokojnie wysiedziane
title: Broda prosta, historia krótka
lede: Strzyżenie, broda i golenie pewną ręką, z ciepłym ręcznikiem. Można rozmawiać, można milczeć.
about: {name}{in} to barber: dwa fotele, ostre brzytwy i radio grające cicho.

# health
title: Ktoś, kto słucha
title: Najpierw zrozumieć, potem leczyć
title: Pytaj o wszystko
lede: Wizyty bez pośpiechu, jasne słowa i plan, który zrozumiesz także w domu.
about: {name}{in} to gabinet, w którym przy rejestracji nie trzeba szeptać.
about: Mówimy, co widzimy i co byśmy zrobili. Decyzja należy do Ciebie.
why: Czas na wizytę | Także na pytanie, które pada dopiero w drzwiach.
why: Zwykłe słowa | Żadnej łaciny bez tłumaczenia.
why: Ta sama osoba | Swoją historię opowiadasz raz.
step: Umów się | Zadzwoń albo napisz. Pilne sprawy przyjmujemy najpierw.
step: Opowiedz | Co, od kiedy i co Cię niepokoi.
step: Badanie i wyjaśnienie | Spokojnie, krok po kroku.
step: Plan | Na kartce, z tym, co możesz zrobić sam lub sama.
said: Pierwszy raz zrozumiałem, co mi jest. | Pierwsza wizyta
said: Zadzwonili następnego dnia z pytaniem, jak się czuję. | Kontrola
said: Bez pośpiechu, a jednak punktualnie. | Stały pacjent
role: Specjalista | Najpierw słucha, potem patrzy w ekran.
role: Asysta | Wie, kiedy naprawdę jest wolny termin.
role: Rejestracja | Mówi cicho, załatwia szybko.
ask: Jak szybko można się umówić? | W pilnych sprawach tego samego dnia, w innych zwykle w ciągu tygodnia.
ask: Co zabrać na wizytę? | Dokument, wyniki badań i listę przyjmowanych leków.
ask: Ile to kosztuje? | Ceny są na stronie. Przy większym leczeniu dostajesz kosztorys, zanim zaczniemy.
ask: Co, jeśli muszę odwołać? | Daj znać dzień wcześniej, a pomożemy komuś innemu.
ask: Czy można przyjść z bliską osobą? | Oczywiście. Dwie osoby słyszą więcej.
call: Coś Ci doskwiera? | Zadzwoń albo napisz dwa zdania.

# dentist
title: Spokojny fotel, szczera rozmowa
title: Także dla tych, którzy wolą nie iść
lede: Przeglądy, plomby i wszystko, co odkładasz, bez kazań i z planem przed leczeniem.

# vet, veterinary
title: Najpierw obwąchanie, potem badanie
title: Dla łap, skrzydeł i ich ludzi
lede: Opieka nad psami, kotami i drobnicą: z czasem na oswojenie i wyjaśnieniem, które da się powtórzyć w domu.
about: {name}{in} to gabinet weterynaryjny. Kot może siedzieć w transporterze tak długo, jak chce.

# trade
title: Dobrze za pierwszym razem
title: Najpierw cena, potem praca
title: Zrobione, a podłoga czysta
lede: Napisz, co się dzieje i gdzie. Dostaniesz cenę, godzinę, a po wszystkim czystą podłogę.
about: {name}{in} to fachowcy. Kto odbiera telefon, ten zwykle przyjeżdża.
about: Robimy tak, jak zrobilibyśmy u siebie, i mówimy wprost, kiedy coś się nie opłaca.
why: Cena z góry | Na piśmie, bez niespodzianek.
why: Punktualnie | A jeśli pięć minut później, to z wiadomością.
why: Po nas czysto | Folia na podłodze, śmieci zabieramy.
step: Zadzwoń lub napisz | Co, gdzie, od kiedy. Zdjęcie pomaga.
step: Podajemy cenę | Stałą, a gdy się nie da, to z widełkami.
step: Przyjeżdżamy | Z częściami i o umówionej godzinie.
step: Sprawdzasz | Rachunek jest dopiero potem.
said: Byli w godzinę, znaleźli w dziesięć minut. | Awaria
said: Położyli dywan z powrotem. Nikt tego nie robi. | Dwa dni pracy
said: Rachunek był taki, jak mówili. | Trzeci raz
role: Właściciel | Sam odbiera i zna każdą piwnicę.
role: Fachowiec | Szybkie ręce, spokojne wyjaśnienia.
role: Uczeń | Nosi, uczy się i pierwszy widzi przeciek.
ask: Jak szybko możecie przyjechać? | W pilnych sprawach zwykle tego samego dnia, poza tym w ciągu tygodnia.
ask: Ile kosztuje wizyta? | Pierwsza godzina ma stałą cenę z dojazdem. Materiały ustalamy wcześniej.
ask: Czy muszę być w domu? | Na początku tak. Potem wystarczy klucz albo sąsiad.
ask: Czy dajecie gwarancję? | Jeśli coś puści, wracamy i poprawiamy.
ask: Jak mogę zapłacić? | Kartą albo przelewem, po pracy. Wystawiamy fakturę.
call: Coś kapie, coś się zacina? | Zadzwoń albo wyślij zdjęcie.

# cleaning
title: Wracasz, a w domu jest czysto
title: Świeżo, a wszystko na swoim miejscu
lede: Co tydzień ta sama osoba, tego samego dnia i z tą samą starannością. Także biura i przeprowadzki.

# garage, auto
title: Przyjedź z tym stukaniem
title: Najpierw telefon, potem klucz
lede: Przeglądy i naprawy z ceną z góry. Niczego nie wymieniamy, zanim nie powiesz „tak”.
about: {name}{in} to warsztat. Starą część możesz obejrzeć, a nawet zabrać.

# construction
title: Prosto zbudowane, czysto oddane
title: Od rysunku do klucza
lede: Budowa i remonty z własną ekipą, jedną osobą do kontaktu i harmonogramem na płocie.

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
why: Można wymienić | Przez trzydzieści dni, bez westchnień.
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

# studio
title: Jasno powiedziane, starannie zrobione
title: Zaczynamy od słuchania
lede: Mały zespół, który robi to, co obiecał, tłumaczy, co robi, i sam odbiera telefon.
why: Kto rozmawia, ten robi | Bez przełączania.
why: Jasno z góry | Cena, termin i zakres na jednej stronie.
why: Zwykłe słowa | Niczego nie trzeba sprawdzać w słowniku.
step: Rozmowa | Pół godziny, bez zobowiązań.
step: Propozycja | Na jednej stronie, z ceną.
step: Praca | Z wiadomością po drodze.
said: Po jednej rozmowie wiedziałem, na czym stoję. | Pierwsze spotkanie
said: Powiedzieli, co jest niepotrzebne. To pomogło. | Porada
said: Na dzień, który podali. | Zlecenie
ask: Ile kosztuje pierwsza rozmowa? | Nic. Trwa około pół godziny.
ask: Kiedy dostanę odpowiedź? | Zwykle w tym samym dniu roboczym.
ask: Czy można się spotkać zdalnie? | Tak, przez wideo, telefon albo po prostu u nas przy stole.
ask: Co przygotować? | Pytanie i to, co już jest na papierze.
ask: Kto wykonuje pracę? | Ta osoba, z którą rozmawiasz.
call: W czym utknęła sprawa? | Dwa zdania wystarczą na pierwszą odpowiedź.

# law
title: Najpierw wiedzieć, na czym się stoi
title: Pismo, które da się zrozumieć
lede: Mówimy, na czym stoisz, ile to kosztuje i co zrobilibyśmy na Twoim miejscu. Decyzja jest Twoja.

# accountant
title: Rachunki do nas, spokój do Ciebie
title: Liczby zwykłymi zdaniami
lede: Wysyłasz to, co masz. My porządkujemy, księgujemy, składamy i dzwonimy, kiedy trzeba coś postanowić.

# photographer
title: Dzień taki, jaki był naprawdę
title: Ciche patrzenie, dobry moment
lede: Zdjęcia bez pozowania: przy świetle, które jest, i z czasem, żeby zapomnieć o aparacie.

# real-estate
title: Dom pokazany uczciwie
title: Od pierwszego oglądania do kluczy
lede: Sprzedaż, kupno i najem z kimś, kto zna ulicę i czyta drobny druk na głos.

# nonprofit
title: Razem uniesiemy więcej
title: Jedna godzina już pomaga
lede: Ludzie z okolicy, którzy coś robią z tym, co widzą. Przyjdź, pomóż jedno popołudnie albo wesprzyj.

# course
title: Nauka przez robienie
title: Małe grupy, prawdziwe ćwiczenia
lede: Zaczynasz tam, gdzie jesteś, a ktoś patrzy, poprawia i odpowiada na pytania.

# move
title: Zacznij tam, gdzie jesteś
title: Co tydzień trochę mocniej
lede: Małe grupy, ktoś, kto poprawia, i grafik, który mieści się w tygodniu.
about: {name}{in} to miejsce do ruchu, bez krzyku i bez porównywania się w lustrze.
why: Małe grupy | Trener widzi także Ciebie.
why: Bez długiej umowy | Rezygnujesz z miesiąca na miesiąc.
why: Dla początkujących | Każde zajęcia mają lżejszą wersję.
step: Przyjdź na próbę | Pierwsze zajęcia są za darmo.
step: Patrzymy razem | Co można, czego chcesz, co boli.
step: Rytm | Dwa razy w tygodniu wystarczą.
said: Znów wchodzę po schodach bez przerwy. | Po trzech miesiącach
said: Nikt nie patrzył, wszyscy pomagali. | Pierwsze zajęcia
said: Jedyne miejsce, w którym zostałem. | Klubowicz
role: Trener | Liczy razem z Tobą.
role: Joga i mobilność | Znajduje mięsień, o którym zapomniałeś.
role: Recepcja | Wie, kiedy jest luźno.
ask: Od lat nie ćwiczę. Czy mogę przyjść? | Właśnie wtedy. Zacznij od zajęć próbnych.
ask: Co ubrać? | Coś wygodnego i czyste buty.
ask: Czy mogę zrezygnować co miesiąc? | Tak, wystarczy wiadomość.
ask: Czy trzeba się zapisywać na zajęcia? | Najlepiej tak, wtedy miejsce jest pewne.
ask: Czy są prysznice? | Tak, ciepłe, i szafki.
call: Najpierw spróbować? | Pierwsze zajęcia są za darmo.

# therapist
title: Jest tu dla Ciebie krzesło
title: Nie musisz mówić ładnie
lede: Rozmowy bez pośpiechu o tym, co ciąży albo stoi w miejscu. Zaczynasz, gdzie chcesz.

# event
title: Przyjdź, jest miejsce
title: Zapisz tę datę
lede: Kiedy, gdzie, jak dojechać i co zabrać: wszystko jest tutaj.
`);
