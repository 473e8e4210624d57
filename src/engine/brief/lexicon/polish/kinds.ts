import type { SiteKind } from '@/domain/site/vocabulary';

/** Polish words for what a site is for; `=n` weighs a word, 5 unless said. */
export const polishKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restauracj*=6, pizzeri*=6, bistro=6, bar mleczny=6, knajp*=5, gospod*=5, karczm*=6, kuchni*=2, catering*=5, burgerowni*=6, food truck=6, pierogarni*=6, sushi=4, kebab=4, naleśnikarni*=6',
  cafe: 'kawiarni*=6, herbaciarni*=6, lodziarni*=6, kaw*=2, palarni*=4, palarni* kawy=5',
  bakery: 'piekarni*=6, cukierni*=6, tort*=4, ciast*=3, cukiernik*=5, chleb*=2, czekoladziarni*=5',
  bar: 'bar=4, pub=5, browar*=6, winiarni*=4, winnic*=6, koktajl*=3, klub nocny=6, winobar=6, pub*=5, destylarni*=6, piwiarni*=6',
  hotel:
    'hotel*=6, pensjonat*=6, hostel*=6, agroturysty*=6, apartament*=4, domki=5, kemping*=6, noclegi=6, willa=3, domek=5, schronisko*=6, schronisk*=5, agroturystyk*=7, kwater*=5, dom na wodzie=7, camping*=6, pokoje gościnne=7, pokoi gościnnych=7',
  salon:
    'salon fryzjerski=7, fryzjer*=6, barber*=6, salon kosmetyczny=7, kosmety*=4, paznokci*=4, tatuaż*=5, studio tatuażu=7, salonu fryzjerskiego=7, salon urody=7, makijaż*=4, salonu kosmetycznego=7, kosmetyczk*=6, kosmetyczn*=5, makijażyst*=6, wizażyst*=6, manicure=5, rzęs*=4, brwi=4',
  spa: 'spa=6, masaż*=5, sauna=4, gabinet masażu=7, odnow*=3, saun*=5, masażyst*=6',
  gym: 'siłowni*=7, trener personalny=7, trenera personalnego=7, trenerki=5, fitness=4, klub sportowy=5, sztuk* walki=5, ściank* wspinaczkow*=6, klub fitness=7, trener* personaln*=7, klub sportow*=5, crossfit=6, sztuk walki=5, boks*=4, klub tenisow*=6, pływa*=3, judo=5, karate=5',
  yoga: 'jog*=6, studio jogi=7, szkoła jogi=7, medytacj*=4, pilates=4, yog*=5',
  clinic:
    'klinik*=5, przychodni*=6, lekarz*=5, gabinet lekarski=7, fizjoterap*=7, dietety*=6, osteopat*=6, pediatr*=6, aptek*=5, dermatolog*=6, szpital*=5, rehabilitacj*=6, optyk*=6, logoped*=5, ginekolog*=6, aparaty słuchowe=7, aparatów słuchowych=7, protetyk słuchu=7, okulist*=6, ortoped*=6, położn*=5, podolog*=6, kardiolog*=6, dom opieki=5, medycyn* estetyczn*=6',
  dentist:
    'dentyst*=7, stomatolog*=7, gabinet stomatologiczny=8, ortodont*=7, gabinetu stomatologicznego=8, gabinet stomatologiczn*=8',
  therapist:
    'psycholog*=6, psychoterap*=6, terapeut*=5, coach*=4, gabinet psychologiczny=7, gabinet psychologiczn*=7, terapi*=3',
  veterinary:
    'psiej urody=9, psich fryzur=9, weterynar*=7, lecznica dla zwierząt=8, schronisk*=5, groomer*=7, sklep zoologiczny=6, psi fryzjer=7, hotel dla psów=7, behawioryst*=6, psi fryzjer*=7, psiego fryzjera=7, salon groomerski=7, hotelu dla psów=7, tresur*=6, petsitter*=7, wyprowadzani* psów=7, sklep zoologiczn*=6, szkolenie psów=8, szkoła dla psów=8, psie przedszkole=8, hotel dla kotów=9, hotel dla zwierząt=9, hotelik dla psów=9, psi hotel=9, koci hotel=9',
  law: 'kancelari*=7, adwokat*=7, prawni*=6, radca prawny=8, notariusz*=7, kancelaria prawna=8, kancelarii prawnej=8, kancelari* prawn*=8, radcy prawnego=8, prawnik*=7, prawn*=4',
  accountant:
    'księgow*=7, biuro rachunkowe=8, doradca podatkowy=7, biura rachunkowego=8, doradca finansowy=6, doradc* podatkow*=7, doradc* finansow*=6, kredyt*=3',
  insurance: 'ubezpiecze*=6, agent ubezpieczeniowy=7, ubezpiecz*=6',
  consulting:
    'firm* doradcz*=7, doradztw*=6, doradztw*=5, konsulting*=6, konsultant*=5, biuro podróży=5, biuro tłumaczeń=7, tłumacz*=5, coworking*=6, rekrutacj*=3, konsult*=5, pomoc komputerow*=7, pomoc informatyczn*=7, serwis komputerow*=6, informaty*=4, rekrutac*=5, hr=4, transport*=3, spedycj*=5, detektyw*=5',
  agency:
    'agencj*=4, agencja marketingowa=7, agencja reklamowa=7, wedding planner*=6, agencji reklamowej=7, agencja interaktywna=7, agencja reklamow*=7, konsultant* ślubn*=6, organizacja wesel=5',
  studio:
    'pracowni* ceramik*=7, pracowni* ceramiczn*=7, studio projektowe=7, architekt*=5, studio graficzne=7, projektant* wnętrz=6, pracownia architektoniczna=7, biuro projektowe=6, pracowni*=4, pracowni* architektoniczn*=7, projektowani* wnętrz=6, architekt wnętrz=6, studio projektow*=7, pracowni* ceramiczn*=4, architekt* krajobrazu=6, studio nagrań=6',
  'real-estate':
    'nieruchomości=7, biuro nieruchomości=8, mieszkani*=4, deweloper*=5, agent nieruchomości=7, biura nieruchomości=8, mieszkania na sprzedaż=7, mieszkań na wynajem=7, mieszkania na wynajem=7',
  'home-services':
    'hydraulik*=7, elektryk*=7, ślusarz*=7, malarz*=4, przeprowadzk*=7, stolarz*=5, stolar*=5, dekarz*=7, złota rączka=7, klimatyzacj*=5, fotowoltaik*=5, naprawa=3, kominiarz*=6, glazurnik*=6, meble na wymiar=5, ogrodnik*=7, usługi ogrodnicze=7, usług ogrodniczych=7, pielęgnacj* ogrod*=7, zakładanie ogrodów=6, koszenie=5, wycinka drzew=6, pompy ciepła=6, malowani*=4, serwis agd=7, naprawa telefonów=6, meble=2, tapicer*=5, okna=2, rolety=4, szklarz*=6, dezynsekcj*=6, hydrauliczn*=6, instalacj*=4, elektryczn*=3, kafelkarz*=6, kominki=4, drzwi=2, usługi hydrauliczne=8, instalacje sanitarne=6, usługi elektryczne=7, ślusarz=6',
  construction:
    'firma budowlana=7, budowlan*=6, remont*=5, firmy budowlanej=7, budow*=3, domy drewniane=6, dom* szkieletow*=6, dach*=3, wykończeni* wnętrz=6, łazienk*=3, murarz*=6, baseny=3, brukar*=5',
  cleaning:
    'sprzątani*=6, firma sprzątająca=8, firmy sprzątającej=8, pralni*=6, sprzątając*=6, mycie okien=7, sprzątanie biur=8, pranie dywanów=7',
  auto: 'warsztat samochodowy=7, mechanik*=6, warsztatu samochodowego=8, wypożyczalnia samochodów=7, komis*=6, myjni*=6, samochod*=3, szkoła jazdy=4, oponi*=5, taxi=5, warsztat*=4, warsztat samochodow*=8, warsztat motocyklow*=8, warsztatu motocyklowego=8, serwis motocykl*=7, serwis rowerow*=8, serwisu rowerowego=8, naprawa rowerów=8, komis samochodow*=7, wypożyczalni* samochod*=7, wypożyczalni* kamper*=7, auto detailing=7, opon*=4, wulkanizacj*=6, taksówk*=5, pomoc drogowa=6, motocykl*=4, lakierni*=6',
  florist:
    'kwiaciarni*=7, kwiat*=4, ogrodni*=6, florystk*=7, szkółka roślin=6, ogrod*=4, florysty*=6, florystyk*=6, bukiet*=3, kwiaty=4, rośliny=3, sklep z roślinami=7, centrum ogrodnicze=6, szkółk*=4',
  shop: 'gospodarstw*=8, warzyw*=4, winnic*=6, winiarni*=6, sklep*=5, sklep internetowy=7, sklepu internetowego=7, butik*=5, biżuteri*=4, księgarni*=6, odzież*=4, ceramik*=4, meble=4, rękodzie*=4, zabaw*=3, masarni*=6, świec*=4, kosmetyk*=4, mydł*=4, delikates*=5, ubrani*=4, antykwariat*=6, miód=3, sklep rowerow*=7, sklepu rowerowego=7, sklep z winem=7, sklepu z winem=7, winem=3, wina=2, włóczk*=5, sklep z włóczk*=7, pasmanteri*=6, tkanin*=4, jubiler*=6, złotni*=5, buty=3, obuwi*=4, torebk*=4, zabawki=4, drogeri*=5, perfum*=4, kosmetyki naturalne=5, antyk*=4, płyt*=3, warzywniak*=6, piekarnia sklep=3, serowar*=5, sery=3, miod*=3, herbat*=3, kawa w ziarnach=4, palarni*=4, lamp*=3, dekoracj*=2, odzież używan*=5, sukni* ślubn*=6, ubrank*=4, meblow*=3, rzemieślni*=3, upomink*=4, księgarn*=6, sklepik*=5, koszyk*=1',
  product:
    'produkt*=2, premier*=3, książk*=2, krem do rąk=5, plecak*=5, słuchawk*=4, rower elektryczn*=5, gra planszowa=5',
  saas: 'oprogramowani*=5, platform*=4, startup*=4, fakturow*=5, aplikacj*=3, saas=7, program do faktur=7, system do=4',
  'mobile-app': 'aplikacj* mobiln*=7, app store=5',
  portfolio:
    'portfolio=5, ilustrator*=6, grafik*=5, artyst*=4, muzyk*=3, zespół muzyczny=5, malark*=5, projektant*=4, aktor*=5, programist*=5, rzeźbiar*=6, zespołu muzycznego=5, malar*=4, muzy*=3, zespół=4, zespołu=4, zespół weselny=7, zespołu weselnego=7, dj=5, wokalist*=5, ceramicz*=4, tancer*=5, pisar*=4, magik*=5, iluzjonist*=6, filmowiec=5, skrzypacz*=5, pianist*=5, chór*=3',
  photographer:
    'fotograf*=7, fotograf ślubny=8, fotografa ślubnego=8, studio fotograficzne=7, fotografi* ślubn*=8, fotograf ślubn*=8',
  cv: 'cv=7, życiorys=7, curriculum vitae=8, życiorys*=7',
  'link-in-bio': 'strona z linkami=8, stronę z linkami=8, linki w bio=8, link in bio=8, strona z linkami=7',
  blog: 'blog*=6, magazyn*=4, blog podróżniczy=7, podcast*=5, przepis*=3, magazyn internetowy=7',
  docs: 'dokumentacj*=7, baza wiedzy=7, podręcznik*=3, centrum pomocy=6, stron* z dokumentacją=10, dokumentacją=8',
  course:
    'kurs*=6, szkoł*=5, korepetycj*=7, przedszkol*=7, szkoła językowa=7, szkoła tańca=8, szkoły tańca=8, szkołę tańca=8, nauka tańca=7, studio tańca=8, studia tańca=8, szkoła muzyczna=7, akademi*=5, żłob*=6, szkoła jazdy=7, lekcj*=4, kurs online=7, warsztat*=2, szkoła językow*=8, szkoły językowej=8, nauka jazdy=7, żłobek=6, żłobka=6, lekcje=4, lekcje gitary=7, lekcje śpiewu=7, lekcje pianina=7, warsztaty ceramiczne=6, warsztaty=2, liceum=5, uczelni*=5, zajęcia dla dzieci=4, obóz=4, kolonie=5, szkoła tańca dla=2, szkoleni*=5, leśne przedszkol*=8, szkółk* leśn*=8, przedszkole leśn*=8',
  event:
    'tydzień nauki=8, festiwal nauki=8, na chrzciny=10, chrzciny=9, chrzest=6, roczek=5, osiemnastk*=6, bierzemy ślub=12, pobieramy się=12, nasz ślub=10, ślub*=6, wesel*=6, konferencj*=7, festiwal*=6, wydarzeni*=4, urodzin*=6, koncert*=5, wystaw*=4, targi=5, maraton*=6, bieg*=3, bieg uliczny=8, biegu ulicznego=8, bieg przełajowy=8, bieg charytatywny=8, bieg terenowy=8, bieg na 5=7, bieg na 10=7, piknik=5, festyn=6, zjazd*=4, imprez*=4, teatr*=6, kin*=3, kino=5, nasz ślub=8, półmaraton*=7, jarmark*=6, zawody=5, spektakl*=4, hackathon*=7, komuni*=5, chrzciny=6, jubileusz*=5, zlot*=5, kiermasz*=5, targi książki=7',
  nonprofit:
    'fundacj*=6, stowarzyszeni*=6, parafi*=7, kości*=5, wolontariat*=4, bank żywności=7, organizacj* pozarządow*=7, charytatywn*=6, klub*=3, straż pożarna=5, bibliotek*=5, muze*=3, schronisko dla zwierząt=8, schroniska dla zwierząt=8, ogród społeczny=7, harcer*=6, hospicj*=5, dom kultury=6, koło gospodyń=6, klub książki=6, klub szachowy=6, związek=4, osp=6, ochotnicza straż*=7, meczet*=7, synagog*=7, zbiórk*=4, towarzystw*=4, fundacja=7, rady osiedla=6, kandydat*=3, koło gospodyń wiejskich=8, kgw=7',
  todo: 'planer tygodnia=8, planer dnia=8, lista zadań=8, todo=7, zadani*=4, lista zakupów=6, listy zadań=8, lista rzeczy do zrobienia=8, zadań=5',
  kanban: 'kanban*=8, tablica kanban=9',
  notes: 'notat*=6, aplikacja do notatek=9, notatnik*=7, notatk*=6',
  calculator: 'kalkulator*=8',
  converter: 'przelicznik*=8, konwerter*=8',
  timer: 'minutnik*=8, stoper*=8, pomodoro=8, timer*=7',
  quiz: 'quiz*=8, test wiedzy=7',
  flashcards: 'fiszk*=8',
  tracker: 'wydatk*=7, budżet*=5, śledzenie wydatków=9',
  habits: 'nawyk*=8, śledzenia nawyków=10, śledzenie nawyków=10, tracker nawyków=10',
  dashboard: 'dashboard*=8, pulpit*=6, panel administracyjny=8, panel=3, panel sprzedaży=9, pulpit=6',
  game: 'gra=4, gry=3, kółko i krzyżyk=9, memory=6, sudoku=8, wisielec=7, gra w pamięć=9, wąż=5, gra w=6',
  poll: 'ankiet*=8, głosowani*=7, sonda*=7',
  crm: 'crm=8, baza klientów=8, zarządzanie klientami=8',
  inventory: 'magazyn=5, inwentarz*=7, stan magazynowy=8, magazyn*=4, inwentar*=7, stan magazynow*=8',
  booking: 'system rezerwacji=8, aplikacja do rezerwacji=8, rezerwacja kort*=8',
  chat: 'czat*=7, komunikator*=7',
  forum: 'forum=8',
  directory:
    'katalog firm=8, ogłoszeni*=5, oferty pracy=8, portal pracy=8, baza firm=8, tablica ogłoszeń=8, katalog*=6, ogłosze*=6, portal z ogłoszeniami=10, ogłoszeniami=7, ogłoszeniami o pracę=10, portal z ofertami pracy=10, giełda pracy=9',
  palette: 'generator palet=9, paleta kolorów=6, generator kolorów=8',
  unknown:
    'escape room*=8, pokój zagadek=8, wypożyczalni*=6, wypożyczalni* kajaków=8, wypożyczalni* łodzi=8, wypożyczalni* rowerów=8, wynajem=4, dmuchańc*=8, animator*=5, animacje dla dzieci=8, zakład pogrzebowy=8, zakładu pogrzebowego=8, pogrzebow*=7, przewodnik*=5, stadnin*=6, jazda konna=6, pszczelar*=7, pasiek*=7, lutni*=7, stroiciel*=7, zegarmistrz*=7, kowal=6, kowala=6, kowalstw*=6, introligator*=8, kręgieln*=7, paralotni*=7, loty balonem=8, krawcow*=7, krawiec*=7, poprawki krawieckie=8, szewc*=7, drukarni*=6, producent*=6, hurtowni*=7, dostawc*=5, mobilna sauna=8, park linowy=7, gokart*=7, paintball=7, stajnia=8, stajni=8, stadnina=8, stadniny=8, nauka jazdy konnej=9, szkółka jeździecka=9, ośrodek jeździecki=9, krawcowa=8, krawcowej=8, krawiec=8, pracownia krawiecka=9, szwalnia=7',
};
