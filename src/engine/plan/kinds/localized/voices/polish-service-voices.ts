import { readVoices } from './read-voices';

/** What those who do something for people say in Polish. */
export const polishServiceVoices = readVoices(`
# beauty
title: Godzina tylko dla Ciebie
title: Wyjdź tak, jak chcesz
lede: Spokojnie, w dobrym świetle i z kimś, kto najpierw słucha. Dopiero potem bierzemy się do pracy.
about: {name}{in} ma czas dla osoby na fotelu.
about: Mówimy szczerze, co pasuje, a co nie.
why: Najpierw słuchamy | Zaczynamy od rozmowy.
why: Twój czas | Wizyta jest tylko Twoja.
why: Jasno z góry | Wiesz, co będzie, zanim zaczniemy.
step: Wybierz termin | I powiedz, czego chcesz.
step: Opowiedz | Co lubisz, a czego nie.
step: Usiądź wygodnie | Reszta należy do nas.
said: Pierwszy raz ktoś zrobił dokładnie to, o co prosiłam. | Pierwsza wizyta
said: Godzina ciszy. Tego mi było trzeba. | Zabieg
said: Do dziś słyszę komplementy. | Stała klientka
role: Szefowa | Widzi w lustrze to, o czym myślisz.
role: Specjalistka | Delikatna i dokładna.
role: Recepcja | Pamięta imię i kawę.
ask: Czy trzeba się umawiać? | Najlepiej tak, wtedy czas jest Twój.
ask: Co, jeśli muszę odwołać? | Daj znać wcześniej, a znajdziemy inny termin.
ask: Mam wrażliwą skórę. Co wtedy? | Powiedz wcześniej, a weźmiemy to pod uwagę.
call: Kiedy ostatnio był czas dla Ciebie? | Wybierz godzinę, a my ją zatrzymamy.

# barber
title: Równo przycięte, spokojnie wysiedziane
title: Broda prosta, historia krótka
lede: Strzyżenie, broda i golenie pewną ręką, z ciepłym ręcznikiem. Można rozmawiać, można milczeć.
about: {name}{in} ma czas dla osoby na fotelu.
about: Mówimy szczerze, co pasuje, a co nie.
why: Najpierw słuchamy | Zaczynamy od rozmowy.
why: Twój czas | Wizyta jest tylko Twoja.
why: Jasno z góry | Wiesz, co będzie, zanim zaczniemy.
step: Wybierz termin | I powiedz, czego chcesz.
step: Opowiedz | Co lubisz, a czego nie.
step: Usiądź wygodnie | Reszta należy do nas.
ask: Czy trzeba się umawiać? | Najlepiej tak, wtedy czas jest Twój.
ask: Co, jeśli muszę odwołać? | Daj znać wcześniej, a znajdziemy inny termin.
ask: Mam wrażliwą skórę. Co wtedy? | Powiedz wcześniej, a weźmiemy to pod uwagę.

# health
title: Ktoś, kto słucha
title: Najpierw zrozumieć, potem leczyć
title: Pytaj o wszystko
lede: Wizyty bez pośpiechu, jasne słowa i plan, który zrozumiesz także w domu.
about: {name}{in} to gabinet, w którym przy rejestracji nie trzeba szeptać.
about: Mówimy, co widzimy i co byśmy zrobili. Decyzja należy do Ciebie.
why: Czas na rozmowę | Także na pytanie zadane w drzwiach.
why: Zwykły język | Wyjaśniamy, co widzimy.
why: Decyzja jest Twoja | Po naszym wyjaśnieniu.
step: Umów wizytę | I powiedz od razu, czy to pilne.
step: Opowiedz | Co, od kiedy i co Cię martwi.
step: Wyjaśnienie i plan | Spokojnie, krok po kroku.
said: Pierwszy raz zrozumiałem, co mi jest. | Pierwsza wizyta
said: Zadzwonili następnego dnia z pytaniem, jak się czuję. | Kontrola
said: Bez pośpiechu, a jednak punktualnie. | Stały pacjent
role: Specjalista | Najpierw słucha, potem patrzy w ekran.
role: Asysta | Wie, kiedy naprawdę jest wolny termin.
role: Rejestracja | Mówi cicho, załatwia szybko.
ask: Kiedy można przyjść? | Napisz lub zadzwoń i powiedz, czy to pilne.
ask: Co zabrać? | To, co już wiadomo: wyniki, zalecenia, listę leków.
ask: Ile to kosztuje? | Powiemy, zanim zaczniemy.
ask: Czy można przyjść z kimś? | Oczywiście. We dwoje słyszy się więcej.
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
ask: Kiedy można przyjść? | Napisz lub zadzwoń i powiedz, czy to pilne.
ask: Co zabrać? | Książeczkę zdrowia i, jeśli są, wcześniejsze wyniki.
ask: Ile to kosztuje? | Powiemy, zanim zaczniemy.

# trade
title: Dobrze za pierwszym razem
title: Najpierw cena, potem praca
title: Zrobione, a podłoga czysta
lede: Napisz, co się dzieje i gdzie. Dostaniesz cenę i termin, a po wszystkim zostaje porządek.
about: {name}{in} robi to, co ustalone, i sprząta po sobie.
about: Pytaj śmiało, dlaczego robimy coś tak, a nie inaczej.
why: Jasno z góry | Co robimy i ile to kosztuje.
why: Umowa to umowa | A jeśli coś się zmieni, damy znać.
why: Porządna robota | Także tam, gdzie nie widać.
step: Zadzwoń lub napisz | Co, gdzie i od kiedy. Zdjęcie pomaga.
step: Oglądamy | I mówimy, czego trzeba.
step: Umawiamy się | Co, kiedy i za ile.
step: Gotowe | Sprawdzasz, zanim wyjdziemy.
said: Byli w godzinę, znaleźli w dziesięć minut. | Awaria
said: Położyli dywan z powrotem. Nikt tego nie robi. | Dwa dni pracy
said: Rachunek był taki, jak mówili. | Trzeci raz
role: Właściciel | Sam odbiera i zna każdą piwnicę.
role: Fachowiec | Szybkie ręce, spokojne wyjaśnienia.
role: Uczeń | Nosi, uczy się i pierwszy widzi przeciek.
ask: Co trzeba podać? | Co się dzieje, gdzie i od kiedy. Zdjęcie pomaga.
ask: Ile to kosztuje? | Powiemy, zanim zaczniemy.
ask: Kiedy możecie? | Napisz, kiedy Ci pasuje i czy to pilne.
call: Co jest do zrobienia? | Zadzwoń albo wyślij zdjęcie.

# cleaning
title: Wracasz, a w domu jest czysto
title: Świeżo, a wszystko na swoim miejscu
lede: Co tydzień ta sama osoba, tego samego dnia i z tą samą starannością. Także biura i przeprowadzki.

# garage, auto
title: Przyjedź z tym stukaniem
title: Najpierw telefon, potem klucz
lede: Przeglądy i naprawy z ceną z góry. Niczego nie wymieniamy, zanim nie powiesz „tak”.
about: {name}{in} najpierw dobrze ogląda, a zaczyna dopiero po Twoim „tak”.

# construction
title: Prosto zbudowane, czysto oddane
title: Od rysunku do klucza
lede: Budowa i remonty z własną ekipą, jedną osobą do kontaktu i harmonogramem na płocie.

# studio
title: Jasno powiedziane, starannie zrobione
title: Zaczynamy od słuchania
lede: Co obiecane, jest zrobione, co zrobione, jest wyjaśnione, a telefon odbiera ktoś, kto się na tym zna.
why: Rozmawiasz z kimś, kto wie | Pytaj śmiało.
why: Jasno z góry | Co dostaniesz, kiedy i za ile.
why: Zwykły język | Niczego nie trzeba sprawdzać.
step: Rozmowa | Czego potrzebujesz i na kiedy.
step: Propozycja | Z ceną.
step: Praca | Z wiadomościami po drodze.
said: Po jednej rozmowie wiedziałem, na czym stoję. | Pierwsze spotkanie
said: Powiedzieli, co jest niepotrzebne. To pomogło. | Porada
said: Na dzień, który podali. | Zlecenie
ask: Od czego zaczynamy? | Od wiadomości: dwa zdania o tym, czego potrzebujesz.
ask: Ile to kosztuje? | Zależy od pracy. Kwotę znasz, zanim zaczniemy.
ask: Kto to zrobi? | Zapytaj, a się przedstawimy.
call: Porozmawiamy? | Dwa zdania wystarczą na pierwszą odpowiedź.

# law
title: Najpierw wiedzieć, na czym się stoi
title: Pismo, które da się zrozumieć
lede: Mówimy, na czym stoisz, ile to kosztuje i co radzimy. Decyzja jest Twoja.

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
title: Prawdziwe ćwiczenia, w Twoim tempie
lede: Zaczynasz tam, gdzie jesteś, a ktoś patrzy, poprawia i odpowiada na pytania.

# move
title: Zacznij tam, gdzie jesteś
title: Co tydzień trochę mocniej
lede: Ktoś, kto poprawia, i grafik, który mieści się w tygodniu.
about: {name}{in} pozwala ruszać się każdemu na jego poziomie.
about: Powiedz, czego chcesz i co boli, a weźmiemy to pod uwagę.
why: Na Twoim poziomie | Każde ćwiczenie może być lżejsze albo trudniejsze.
why: Ktoś patrzy | I mówi, co poprawić.
why: Początkujący mile widziani | Każdy kiedyś zaczynał.
step: Napisz | I powiedz, które dni Ci pasują.
step: Poznajemy się | Co możesz, czego chcesz, co boli.
step: Rytm | Który mieści się w tygodniu.
said: Znów wchodzę po schodach bez przerwy. | Po trzech miesiącach
said: Nikt nie patrzył, wszyscy pomagali. | Pierwsze zajęcia
said: Jedyne miejsce, w którym zostałem. | Klubowicz
role: Trener | Liczy razem z Tobą.
role: Joga i mobilność | Znajduje mięsień, o którym zapomniałeś.
role: Recepcja | Wie, kiedy jest luźno.
ask: Nie ćwiczę od lat. Dam radę? | Właśnie wtedy warto. Powiedz nam, a zaczniesz spokojnie.
ask: W co się ubrać? | W coś, w czym dobrze się ruszać.
ask: Jak zacząć? | Napisz, a powiemy, kiedy przyjść.
call: Najpierw spróbować? | Napisz, a powiemy, kiedy jest miejsce.

# therapist
title: Jest tu dla Ciebie krzesło
title: Nie musisz mówić ładnie
lede: Rozmowy bez pośpiechu o tym, co ciąży albo stoi w miejscu. Zaczynasz, gdzie chcesz.
ask: Jak zacząć? | Od wiadomości. Nie trzeba jeszcze umieć tego nazwać.
ask: Czy to zostaje między nami? | Tak. To, co mówisz, zostaje tutaj.
ask: Jak często się spotykamy? | Ustalamy to razem i można to zmienić.
step: Napisz lub zadzwoń | Wystarczy kilka słów.
step: Poznajemy się | I sprawdzamy, czy nam po drodze.
step: Własne tempo | Ty decydujesz, jak szybko.

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
