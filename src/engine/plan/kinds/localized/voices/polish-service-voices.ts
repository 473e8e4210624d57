import { readVoices } from './read-voices';

/** What those who do something for people say in Polish. */
export const polishServiceVoices = readVoices(`
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
ask: Jak szybko można się umówić? | W pilnych sprawach tego samego dnia, w innych zwykle w ciągu tygodnia.
ask: Co zabrać na wizytę? | Książeczkę szczepień i wcześniejsze wyniki, jeśli są.
ask: Ile to kosztuje? | Cenę podajemy przed każdym leczeniem.

# trade
title: Dobrze za pierwszym razem
title: Najpierw cena, potem praca
title: Zrobione, a podłoga czysta
lede: Napisz, co się dzieje i gdzie. Dostaniesz cenę i termin, a po wszystkim zostaje porządek.
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

# studio
title: Jasno powiedziane, starannie zrobione
title: Zaczynamy od słuchania
lede: Co obiecane, jest zrobione, co zrobione, jest wyjaśnione, a telefon odbiera ktoś, kto się na tym zna.
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
step: Przyjdź na próbę | Powiedz, który dzień Ci pasuje.
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
call: Najpierw spróbować? | Napisz, a powiemy, kiedy jest miejsce.

# therapist
title: Jest tu dla Ciebie krzesło
title: Nie musisz mówić ładnie
lede: Rozmowy bez pośpiechu o tym, co ciąży albo stoi w miejscu. Zaczynasz, gdzie chcesz.

# groomer
title: Czysty, miękki i zadowolony
lede: Kąpiel, strzyżenie i czesanie bez pośpiechu: najpierw oswojenie, potem nożyczki.
ask: Ile trwa wizyta? | Od jednej do dwóch godzin, zależnie od wielkości i sierści.
ask: A jeśli się boi? | Idziemy powoli, z przerwami. Pierwszy raz może być tylko na zapoznanie.
ask: Jak często warto przychodzić? | To zależy od sierści; powiemy przy pierwszej wizycie.

# bikes
title: Od koła do ostatniej śrubki
title: Żeby znów lekko jechał
lede: Przyprowadź taki, jaki jest: obejrzymy razem, podamy cenę i dzień, a potem odjedziesz.
ask: Czy trzeba się umawiać? | Z dętką nie. Na przegląd lepiej napisać wcześniej.
ask: Ile to trwa? | Drobiazgi od ręki, przegląd kilka dni.
ask: Czy naprawiacie każdy rower? | Prawie każdy. Przyślij zdjęcie, a powiemy.
call: Stuka albo nie hamuje? | Napisz, co się dzieje, a podamy dzień.
`);
