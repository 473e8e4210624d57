import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In Polish: who looks after animals, teaches dogs or riding, or sews. */
export const polishAnimalsAndSewing = readLocalTrades(`
boarding | hotel* dla psow, hotel* dla psa, hotel* dla kotow, hotel* dla kota, hotel* dla zwierzat, hotel* dla pupili, hotelik* dla psow, hotelik* dla kotow, hotelik* dla zwierzat, psi hotel*, koci hotel*, psie przedszkole, przedszkole dla psow, opieka nad psem, opieka nad psami, opieka nad kotem, opieka nad kotami, opieka nad zwierzetami, petsitter*, pensjonat* dla psow, pensjonat* dla kotow, pensjonat* dla zwierzat | Noclegi: Z własnym kocem i miską | Opieka dzienna: Rano przywieziony, wieczorem odebrany | Dłuższe wakacje: Z wiadomościami i zdjęciami | Dzień próbny: Żeby nie było nowe, kiedy trzeba | Karma i leki: Jak w domu, według Twojej listy | Odbiór i dowóz: Po umówieniu
training | szkoleni* psow, szkoleni* psa, szkola dla psow, szkoly dla psow, psia szkola, psiej szkoly, tresur*, behawioryst*, trener* psow, trenerka psow, psie przedszkole, szkolka dla szczeniat | Szczenięta: Zabawa, przychodzenie, dotyk | Kurs podstawowy: Siad, smycz, przywołanie | Zajęcia indywidualne: Tam, gdzie jest kłopot | Mijanie psów: Spokojnie obok innych | Praca węchowa: Męczy bardziej niż bieganie | Spacer miejski: Autobus, kawiarnia, wózki
riding | stajni*, stadnin*, jazd* konn*, nauk* jazdy konnej, szkol* jazdy konnej, klub* jezdzieck*, osrod* jezdzieck*, szkolk* jezdzieck*, przejazdzki konne, hipoterap* | Lonża: Najpierw dosiad, potem wodze | Jazda w grupie: Mało koni, dużo wskazówek | Jazda indywidualna: Pół godziny tylko dla Ciebie | Teren: Stępem przez pola | Dzieci i kucyki: Czyszczenie, prowadzenie, wsiadanie | Półkolonie: Tydzień w kaloszach
sewing | krawco*, krawiec*, krawieck*, szwalni*, poprawki krawieckie, przerobki krawieckie, pracowni* krawieck*, szycie na miare, szwaczk* | Skracanie spodni i spódnic: Z oryginalnym brzegiem, jeśli chcesz | Zamki: Nowe i gładkie | Zwężanie i poszerzanie: Ze szpilkami, na Tobie | Na miarę: Z wyborem tkaniny i przymiarkami | Zasłony: Na długość Twoich okien | Naprawy: Rozdarcia, podszewki, guziki
`);

/** What they say in Polish. */
export const polishAnimalsAndSewingVoices = readVoices(`
# boarding
title: Wakacje, także dla nich
title: Ty w drodze, my na miejscu
lede: Spokojne miejsce, znane zwyczaje i ludzie, którzy widzą, jak się czuje Twoje zwierzę.
about: {name}: każde zwierzę ma tu swoje miejsce i swój plan dnia.
about: Przywieź jego koc. Pomaga bardziej niż cokolwiek innego.
why: W jego tempie | Najpierw węszenie, potem reszta.
why: Jak w domu | Karma, pory i zwyczaje według Twojej listy.
why: Dajemy znać | Ze zdjęciem, także gdy jesteś daleko.
step: Napisz do nas | Kto przyjedzie, od kiedy do kiedy.
step: Poznajmy się | Ze zwierzęciem i wszystkimi pytaniami.
step: Dobrej podróży | Odezwiemy się po drodze.
said: Za drugim razem to on mnie ciągnął do środka. | Dwa tygodnie
said: Zdjęcie wieczorem i mogłam spać. | Pierwszy wyjazd
role: Opieka | Zna każdą miskę.
role: Zapisy | Zapisuje wszystko, nawet dziwactwa.
ask: Co zabrać? | Karmę, koc z domu i książeczkę zdrowia.
ask: Moje zwierzę jest nieśmiałe. Czy to problem? | Powiedz nam, damy mu więcej czasu.
ask: Czy można wcześniej zajrzeć? | Tak, najlepiej razem ze zwierzęciem.
call: Wyjeżdżasz? | Napisz, kto przyjedzie, od kiedy do kiedy.

# training
title: Oba końce smyczy
title: Spokojny człowiek, uważny pies
lede: Jasne sygnały i dużo nagród. Pokażemy Ci to, co Twój pies od dawna chce zrozumieć.
about: {name}: pies i człowiek uczą się tu razem, z cierpliwością i zabawą.
about: Po każdych zajęciach dwa ćwiczenia do domu. Więcej nie trzeba.
why: Bez krzyku | Na to, co straszy psa, nie ma tu miejsca.
why: Czas dla każdego | Żeby widzieć każdego.
why: Na co dzień | Drzwi, smycz, goście, ulica.
step: Opowiedz | Wiek, rasa i co dzieje się za rogiem.
step: Patrzymy | Na pierwszym spotkaniu.
step: Ćwiczysz | Poprawiamy, aż wyjdzie.
said: Przychodzi, kiedy wołam. Za drugim razem, ale przychodzi. | Kurs podstawowy
said: To byłem ja. Dobrze wiedzieć. | Zajęcia indywidualne
role: Szkolenie | Widzi ogon wcześniej niż Ty.
role: Szczenięta | Godzinę siedzi na podłodze.
ask: Od jakiego wieku? | Gdy tylko szczeniak jest w domu, a za późno nie jest nigdy.
ask: Co zabrać? | Smycz, miękkie smakołyki i książeczkę zdrowia.
ask: Mój pies jest trudny. Może przyjść? | Tak, najpierw tylko z Tobą.
call: Ciągnie? | Napisz, ile ma lat, jakiej jest rasy i co się dzieje.

# riding
title: Wsiąść i odetchnąć
title: Najpierw się poznać, potem jechać
lede: Spokojne konie, cierpliwa nauka i miejsce, w którym chce się zostać chwilę dłużej.
about: {name}: naukę zaczynamy od konia, od czyszczenia, prowadzenia i słuchania.
about: Kto dawno nie jeździł, zaczyna tam, gdzie czuje się pewnie.
why: Właściwy koń | Według wzrostu, doświadczenia i charakteru.
why: Najpierw bezpieczeństwo | W kasku i bez pośpiechu.
why: Także z ziemi | Pielęgnacja należy do lekcji.
step: Napisz do nas | Wiek, doświadczenie i pasujące dni.
step: Jazda próbna | Szukamy konia, który do Ciebie pasuje.
step: Dalej | Małymi krokami, w Twoim tempie.
said: Cały tydzień mówi o swoim kucyku. | Mama uczennicy
said: Znów w siodle, po dwudziestu latach. | Powrót do jazdy
role: Nauka | Widzi każdą piętę.
role: Stajnia | Poznaje każdego konia po kroku.
ask: Czy trzeba umieć jeździć? | Nie. Zaczyna się na lonży.
ask: Jak się ubrać? | Długie spodnie i pełne buty na małym obcasie.
ask: A gdy pada? | Dajemy znać wcześniej.
call: Kiedy przyjedziesz? | Napisz, kto chce jeździć i w które dni.

# sewing
title: Żeby znów dobrze leżało
title: Na Twoją miarę, ręcznie
lede: Przymiarka, poprawka, szycie od nowa: mierzysz, a my mówimy, co się da i ile to kosztuje.
about: {name}: szycie i poprawki ręcznie i na maszynie, od podłożenia po suknię.
about: Przynieś to, co źle leży. Zwykle to mniej pracy, niż się wydaje.
why: Z przymiarką | Najpierw szpilki, potem nożyczki.
why: Cena przed pracą | Po obejrzeniu rzeczy.
why: Pewny dzień | Wiesz, kiedy będzie gotowe.
step: Przynosisz | Z butami, które do tego nosisz.
step: Upinamy | I podajemy cenę i dzień.
step: Odbierasz | I mierzysz jeszcze raz.
said: Spodnie leżą, jakby szyto je dla mnie. | Poprawka
said: Stara sukienka znów jest ulubiona. | Stała klientka
role: Krój i szycie | Po chodzie widzi, gdzie uwiera.
role: Przyjęcia | Wie, którego guzika brakuje.
ask: Ile to trwa? | Małe poprawki kilka dni; termin podajemy przy przyjęciu.
ask: Czy trzeba mierzyć? | Przy szerokości i długości tak. Dziesięć minut.
ask: Czy szyją Państwo od nowa? | Tak, porozmawiajmy o tkaninie i kroju.
call: Co ma znów pasować? | Wystarczy zdjęcie i dwa zdania.
`);
