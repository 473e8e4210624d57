import type { SiteKind } from '@/domain/site/vocabulary';

/** Polish words for what a site is for; `=n` weighs a word, 5 unless said. */
export const polishKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restauracj*=6, pizzeri*=6, bistro=6, bar mleczny=6, knajp*=5, gospod*=5, karczm*=6, kuchni*=2, catering*=5, burgerowni*=6, food truck=6',
  cafe: 'kawiarni*=6, herbaciarni*=6, lodziarni*=6, kaw*=2, palarni*=4',
  bakery: 'piekarni*=6, cukierni*=6, tort*=4, ciast*=3, cukiernik*=5',
  bar: 'bar=4, pub=5, browar*=6, winiarni*=6, winnic*=6, koktajl*=3, klub nocny=6, winobar=6',
  hotel:
    'hotel*=6, pensjonat*=6, hostel*=6, agroturysty*=6, apartament*=4, domki=5, kemping*=6, noclegi=5, willa=4, domek=5',
  salon:
    'salon fryzjerski=7, fryzjer*=6, barber*=6, salon kosmetyczny=7, kosmety*=4, paznokci*=5, tatuaż*=5, studio tatuażu=7, salonu fryzjerskiego=7, salon urody=7, makijaż*=4, salonu kosmetycznego=7',
  spa: 'spa=6, masaż*=5, sauna=4, gabinet masażu=7, odnow*=3',
  gym: 'siłowni*=7, trener personalny=7, trenera personalnego=7, trenerki=5, fitness=4, klub sportowy=5, sztuk* walki=5, ściank* wspinaczkow*=6, szkoła tańca=5, klub fitness=7',
  yoga: 'jog*=6, studio jogi=7, szkoła jogi=7, medytacj*=4, pilates=4, yog*=5',
  clinic:
    'klinik*=5, przychodni*=6, lekarz*=5, gabinet lekarski=7, fizjoterap*=7, dietety*=6, osteopat*=6, pediatr*=6, aptek*=5, dermatolog*=6, szpital*=5, rehabilitacj*=5, optyk*=5, logoped*=5, ginekolog*=6',
  dentist: 'dentyst*=7, stomatolog*=7, gabinet stomatologiczny=8, ortodont*=7, gabinetu stomatologicznego=8',
  therapist: 'psycholog*=6, psychoterap*=7, terapeut*=5, coach*=4, gabinet psychologiczny=7',
  veterinary:
    'weterynar*=7, lecznica dla zwierząt=8, schronisk*=5, groomer*=6, sklep zoologiczny=6, psi fryzjer=7, hotel dla psów=7, behawioryst*=5',
  law: 'kancelari*=6, adwokat*=7, prawni*=6, radca prawny=7, notariusz*=7, kancelaria prawna=8, kancelarii prawnej=8',
  accountant:
    'księgow*=6, biuro rachunkowe=8, doradca podatkowy=7, biura rachunkowego=8, doradca finansowy=6',
  insurance: 'ubezpiecze*=6, agent ubezpieczeniowy=7',
  consulting:
    'doradztw*=5, konsulting*=6, konsultant*=5, biuro podróży=5, biuro tłumaczeń=6, tłumacz*=5, coworking*=6, rekrutacj*=3',
  agency:
    'agencj*=5, agencja marketingowa=7, agencja reklamowa=7, wedding planner*=6, agencji reklamowej=7, agencja interaktywna=7',
  studio:
    'studio projektowe=7, architekt*=5, studio graficzne=7, projektant* wnętrz=6, pracownia architektoniczna=7, biuro projektowe=6, pracowni*=4',
  'real-estate': 'nieruchomości=7, biuro nieruchomości=8, mieszkani*=4, deweloper*=5, agent nieruchomości=7',
  'home-services':
    'hydraulik*=7, elektryk*=7, ślusarz*=7, malarz*=4, przeprowadzk*=7, stolarz*=5, stolar*=5, dekarz*=7, złota rączka=7, klimatyzacj*=5, fotowoltaik*=5, naprawa=3, kominiarz*=6, glazurnik*=6, meble na wymiar=5',
  construction: 'firma budowlana=7, budowlan*=6, remont*=5, firmy budowlanej=7, budow*=3',
  cleaning: 'sprzątani*=6, firma sprzątająca=8, firmy sprzątającej=8, pralni*=6, sprzątając*=6',
  auto: 'warsztat samochodowy=7, mechanik*=6, warsztatu samochodowego=7, wypożyczalnia samochodów=7, komis*=6, myjni*=6, samochod*=3, szkoła jazdy=4, oponi*=5, taxi=5',
  florist: 'kwiaciarni*=7, kwiat*=4, ogrodni*=6, florystk*=7, szkółka roślin=6, ogrod*=4, florysty*=6',
  shop: 'sklep*=5, sklep internetowy=7, sklepu internetowego=7, butik*=5, biżuteri*=4, księgarni*=6, odzież*=4, ceramik*=4, meble=4, rękodzie*=4, zabaw*=3, masarni*=6, świec*=4, kosmetyk*=4, mydł*=4, delikates*=5, ubrani*=4, antykwariat*=6, miód=3',
  product: 'produkt*=2, premier*=3, książk*=2',
  saas: 'oprogramowani*=5, platform*=4, startup*=4, fakturow*=5, aplikacj*=3, saas=7',
  'mobile-app': 'aplikacj* mobiln*=7, app store=5',
  portfolio:
    'portfolio=5, ilustrator*=6, grafik*=4, artyst*=4, muzyk*=3, zespół muzyczny=5, malark*=5, projektant*=4, aktor*=5, programist*=5, rzeźbiar*=6, zespołu muzycznego=5',
  photographer: 'fotograf*=7, fotograf ślubny=8, fotografa ślubnego=8, studio fotograficzne=7',
  cv: 'cv=7, życiorys=7, curriculum vitae=8',
  'link-in-bio': 'link in bio=8, strona z linkami=7',
  blog: 'blog*=6, magazyn*=4, blog podróżniczy=7, podcast*=5, przepis*=3',
  docs: 'dokumentacj*=7, baza wiedzy=7, podręcznik*=3, centrum pomocy=6',
  course:
    'kurs*=6, szkoł*=5, korepetycj*=7, przedszkol*=6, szkoła językowa=7, szkoła muzyczna=7, akademi*=5, żłob*=6, szkoła jazdy=7, lekcj*=4, kurs online=7, warsztat*=2',
  event:
    'ślub*=6, wesel*=6, konferencj*=7, festiwal*=6, wydarzeni*=4, urodzin*=6, koncert*=5, wystaw*=4, targi=5, maraton*=6, bieg*=3, zjazd*=4, imprez*=4',
  nonprofit:
    'fundacj*=6, stowarzyszeni*=6, parafi*=7, kości*=5, wolontariat*=4, bank żywności=7, organizacj* pozarządow*=7, charytatywn*=6, klub*=3, straż pożarna=5',
  todo: 'lista zadań=8, todo=7, zadani*=4, lista zakupów=6, listy zadań=8, lista rzeczy do zrobienia=8',
  kanban: 'kanban*=8, tablica kanban=9',
  notes: 'notat*=6, aplikacja do notatek=9, notatnik*=7',
  calculator: 'kalkulator*=8',
  converter: 'przelicznik*=8, konwerter*=8',
  timer: 'minutnik*=8, stoper*=8, pomodoro=8, timer*=7',
  quiz: 'quiz*=8, test wiedzy=7',
  flashcards: 'fiszk*=8',
  tracker: 'wydatk*=6, budżet*=5, śledzenie wydatków=9',
  habits: 'nawyk*=7',
  dashboard: 'dashboard*=8, pulpit*=6, panel administracyjny=8, panel=3',
  game: 'gra=5, gry=4, kółko i krzyżyk=9, memory=6, sudoku=8, wisielec=7, gra w pamięć=9, wąż=4',
  poll: 'ankiet*=8, głosowani*=7, sonda*=7',
  crm: 'crm=8, baza klientów=7, zarządzanie klientami=8',
  inventory: 'magazyn=5, inwentarz*=7, stan magazynowy=8',
  booking: 'system rezerwacji=8, aplikacja do rezerwacji=8',
  chat: 'czat*=7, komunikator*=7',
  forum: 'forum=8',
  directory: 'katalog firm=8, ogłoszeni*=5, oferty pracy=5, portal pracy=8, baza firm=8, tablica ogłoszeń=8',
  palette: 'generator palet=9, paleta kolorów=5, generator kolorów=8',
};
