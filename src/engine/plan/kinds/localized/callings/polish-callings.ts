import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in Polish that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const polishCallings = readLocalTrades(`
maker | lutni*, garnca*, ceram*, krawiec*, krawcow*, szewc*, szewsk*, introligator*, rymarz*, zegarmistrz*, tapicer*, kowal*, złotni*, jubiler*, bednarz*, koszykarz*, szklarz artystyczny, rękodzieł*, rzemieśl* | Na zamówienie: Na miarę i bez pośpiechu | Gotowe prace: Do obejrzenia i dotknięcia | Naprawa: Najpierw oglądamy, potem cena | Renowacja: Dla tego, co warto zachować | Porada: Przy warsztacie, z próbkami | Wizyta w pracowni: Po umówieniu
repair | stroiciel*, strojeni*, renowac*, renowator*, konserwator*, napraw*, ostrzeni*, szlifier* | Oględziny: Razem sprawdzamy, co się stało | Regulacja: Ustawione, czyste, sprawdzone | Naprawa: Tylko to, co trzeba | Renowacja: Z szacunkiem dla starego | Konserwacja: Raz w roku, żeby służyło | U klienta: Gdy nie da się przenieść
hire | wypożyczaln*, wynajem*, wypożycz* | Na godziny: Na przedpołudnie albo popołudnie | Na dni: W stałej cenie | Weekend: Od piątku do poniedziałku | Grupy: Napisz, ile osób | Dowóz i odbiór: Jeśli trzeba | Akcesoria: To, co zostało w domu
club | klub*, stowarzyszeni*, towarzystw*, chór*, koło* | Spotkania: Co tydzień o tej samej porze | Na początek: Pierwszego dnia ktoś Ci pomoże | Wyjazdy: Razem i bez pośpiechu | Sprzęt: Pożyczony, zanim kupisz swój | Dni otwarte: Także dla ciekawych | Członkostwo: Jedna kartka i gotowe
driving | szkoła jazdy, szkoły jazdy, nauka jazdy, ośrodek szkolenia kierowców, prawo jazdy, prawa jazdy | Zapisy: Dokumenty na jednej stronie | Teoria: Pytać można o wszystko | Jazdy: W Twoim tempie i spokojnym głosem | Trasa i noc: Kiedy już czujesz się pewnie | Egzamin: Kiedy jesteś gotowy, nie wcześniej | Doszkalanie: Dla tych, którzy dawno nie jeździli
lessons | lekcj*, kurs*, szkoł*, nauczyciel*, nauk*, warsztat* dla, korepetyc* | Lekcja próbna: Żeby sprawdzić, czy pasuje | Początkujący: Od zera, bez pośpiechu | Dalej: Od miejsca, w którym był koniec | Zajęcia indywidualne: W Twoim tempie | Małe grupy: Uczy się też, patrząc | Dzieci: Przez zabawę, ale na serio
nursery | przedszkol*, żłob*, szkółk* leśn*, klub malucha, klubik* | Adaptacja: Powoli, z kimś bliskim obok | Swobodna zabawa: Czas na wymyślanie | Na dworze: Codziennie, także w kaloszach | Wspólne posiłki: Przy stole, bez pośpiechu | Odpoczynek: Każde dziecko na swoim miejscu | Rodzice: Codziennie kilka słów przy drzwiach
cause | fundacj*, organizacj* pozarządow*, bank żywności, wolontariat*, charytatywn* | W terenie: Tam, gdzie trzeba, własnymi rękami | Wolontariat: Już jeden poranek pomaga | Powitanie: Ktoś przyjmie i wszystko wyjaśni | Szkoły: Opowiadamy tym, którzy zaczynają | Wsparcie: Mała składka daje spokój | Jasne rachunki: Co wpływa i na co
`);

/** What those of a calling say in Polish. */
export const polishCallingVoices = readVoices(`
# maker
title: Zrobione ręcznie
title: Na długie lata
lede: Pracownia, w której rysujemy, budujemy i naprawiamy, sztuka po sztuce, z czasem na to, czego nie widać.
about: W pracowni {name} pracuje się rękami, a mierzy okiem.
about: To, co stąd wychodzi, ma służyć.
step: Opowiedz | Do czego, dla kogo i na kiedy.
step: Szkic i cena | Rysunek, próbka i kwota.
step: Odbiór | Przymiarka, poprawki i do domu.
ask: Ile to trwa? | Tygodnie, czasem miesiące. Termin podajemy razem z ceną.
ask: Ile to kosztuje? | Zależy od materiału i godzin. Cenę znasz wcześniej.
ask: Czy można zobaczyć pracownię? | Chętnie, po umówieniu.
call: Masz coś na myśli? | Wystarczy szkic.

# repair
title: Najpierw obejrzeć, potem naprawić
title: Znowu działa
lede: Napisz, co się stało. Powiemy szczerze, czy warto, ile to kosztuje i na kiedy będzie gotowe.
about: {name} pracuje spokojnie i na właściwych częściach.
about: Co da się uratować, ratujemy. Jeśli się nie da, mówimy o tym przed pracą.
step: Napisz, co się stało | Zdjęcie pomaga.
step: Oglądamy | Cenę znasz, zanim zaczniemy.
step: Naprawiamy | A Ty sprawdzasz.
ask: Ile to kosztuje? | Zależy od usterki. Cenę znasz wcześniej.
ask: Ile to trwa? | Termin podajemy razem z ceną.
ask: Czy można u mnie? | Tak, jeśli jest ciężkie. Napisz, gdzie jesteś.
call: Coś przestało działać? | Wystarczą dwie linijki i zdjęcie.

# hire
title: Zarezerwuj i ruszaj
title: Czeka, gdy przyjedziesz
lede: Napisz, na kiedy i dla ilu osób. Wszystko będzie gotowe, sprawdzone i dopasowane.
about: {name} wypożycza to, o co dba: wszystko sprawdzamy przed wydaniem.
about: Pokażemy, jak to działa i dokąd warto.
step: Wybierasz dzień | I piszesz, ile osób.
step: Przygotowujemy | Sprawdzone i ustawione.
step: Ruszasz | Jeśli będzie później, zadzwoń.
ask: Czy trzeba rezerwować? | W sezonie i w weekendy tak.
ask: Czy jest kaucja? | Podajemy ją przy rezerwacji i zwracamy.
ask: A jeśli pogoda zawiedzie? | Zmieniamy dzień.
call: Na jaki dzień? | Napisz, a powiemy, czy wolne.

# club
title: Przyjdź zobaczyć
title: Razem raźniej
lede: Łączy nas jedna pasja i jest jeszcze miejsce. Nic nie trzeba umieć: przyjdź, popatrz, zapytaj.
about: {name} łączy ludzi w każdym wieku.
about: Kto zaczyna, znajdzie pomoc. Kto umie, znajdzie towarzystwo.
step: Napisz do nas | Powiemy, kiedy się spotykamy.
step: Przyjdź raz | Bez zobowiązań.
step: Zostań | Jeśli się spodoba.
ask: Czy muszę coś umieć? | Nie. Każdy kiedyś zaczynał.
ask: Ile to kosztuje? | Zapytaj o składkę; za pierwszym razem się patrzy.
ask: Czy mogę przyjść z rodziną? | Tak, napisz, ile osób.
call: Poznamy się? | Powiemy, kiedy następne spotkanie.

# lessons
title: Uczymy się, robiąc
title: Zacznij tu, gdzie jesteś
lede: Zajęcia z czasem na pytania, jasnymi ćwiczeniami i tempem, które jest Twoje.
about: {name} uczy z kimś, kto słucha i tłumaczy.
about: Nigdy nie jest za późno.
step: Powiedz, czego szukasz | Poziom, wiek i dni.
step: Poznajemy się | I mówimy, od czego najlepiej zacząć.
step: Idziemy dalej | W Twoim tempie.
ask: Czy trzeba coś umieć? | Powiedz, co już umiesz, a zaczniemy od tego miejsca.
ask: Jak się zapisać? | Napisz, a powiemy, kiedy jest miejsce.
ask: Co zabrać? | Powiemy przed pierwszym spotkaniem.
role: Kierownictwo | Odpowiada na pytania i układa godziny.
role: Zajęcia | Tłumaczy tyle razy, ile trzeba.
role: Biuro | Zapisuje i trzyma Twoją godzinę.
said: Tłumaczą trzy razy, za każdym razem inaczej. | Od zera
said: Myślałam, że to nie dla mnie. A jednak. | Drugi rok
said: Córka wychodzi z uśmiechem. | Rodzic uczennicy
call: Kiedy zaczynamy? | Napisz, w które dni możesz.

# nursery
title: Każdego ranka znajoma twarz
title: Tu rośnie się w zabawie
lede: Dni, które mają swój rytm, i ludzie, którzy znają każde dziecko po imieniu i po zwyczajach.
about: {name} to dni, które mają swój rytm{in}: przyjście, zabawa, wyjście, posiłek, odpoczynek, opowieści.
about: Każda rodzina od pierwszego dnia ma swojego opiekuna.
why: Ci sami ludzie | Każde dziecko ma swojego opiekuna.
why: Codziennie na dworze | W deszcz w kaloszach.
why: Wiadomo, jak minął dzień | Kilka słów przy drzwiach, każdego popołudnia.
step: Napisz do nas | Wiek dziecka i od kiedy.
step: Przyjdź zobaczyć | Rano, z czasem na pytania.
step: Adaptacja | W tempie dziecka.
said: Od pierwszego tygodnia wbiega sam.
said: Co dzień słyszymy coś, co widzi tylko ten, kto patrzy.
said: Wraca ubłocona i zadowolona.
role: Dyrekcja | Zna wszystkie urodziny i wszystkie alergie.
role: Grupa | Wszystko wyjaśni na klockach.
role: Maluchy | Wie, kto zasypia z którą maskotką.
ask: Jak wygląda adaptacja? | Powoli: najpierw zostajecie razem, potem każdego dnia trochę krócej.
ask: Czy są miejsca? | Napisz, ile lat ma dziecko i od kiedy, a odpowiemy.
ask: Co trzeba przynieść? | Ubranie na zmianę, kalosze i coś, co pachnie domem.
ask: A gdy dziecko zachoruje? | Dzwonimy od razu i czekamy razem z nim.
call: Chcesz zobaczyć? | Napisz, a pokażemy Ci wszystko na miejscu.

# cause
title: Razem waży mniej
title: Małe rzeczy, robione wspólnie
lede: Robimy to, co da się zrobić rękami, z każdym, kto chce przyjść, i z jawnymi rachunkami.
about: {name} łączy{in} ludzi, którzy nie chcą odwracać wzroku.
about: Każda pomoc, czas czy pieniądze, trafia tam, gdzie trzeba.
why: Własnymi rękami | To, co widać, czego można dotknąć i co da się policzyć.
why: Jasne rachunki | Co wpływa i na co.
why: Miejsce dla każdego | Wszystkiego uczymy pierwszego dnia.
step: Napisz | Co chcesz robić i kiedy możesz.
step: Przyjdź raz | Ktoś będzie obok.
step: Zostań | Kiedy chcesz i jak możesz.
said: Jeden poranek zmienił się w trzy lata.
said: Wiadomo, na co idzie każda złotówka.
said: Witają tak, jakby czekali.
ask: Co trzeba umieć? | Nic. Wyjaśnimy, co potrzebne.
ask: Na co idą pieniądze? | Na to, co tu widać; o rachunki można poprosić.
ask: Ile czasu potrzeba? | Tyle, ile masz: jeden poranek w miesiącu już pomaga.
call: Pomożesz? | Dwie linijki, a podamy najbliższy termin.
`);
