/** Polish words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const polishSections: Readonly<Record<string, string>> = {
  hero: 'duże zdjęcie, baner główny, hero',
  features: 'funkcje, zalety, cechy, korzyści, dlaczego my',
  services:
    'usługi, nasze usługi, zabiegi, oferta, usług, ofertą, specjalizacje, zabiegów, co robię, co robimy, co oferuję, co oferujemy, czym się zajmuję, czym się zajmujemy',
  about: 'o nas, o mnie, kim jesteśmy, kim jestem, kto za tym stoi, kilka słów o nas, kilka słów o mnie',
  story: 'historia, nasza historia, historią, naszą historią',
  process: 'jak to działa, proces, kroki, etapy, jak pracujemy, jak pracuję, krok po kroku, etapy współpracy',
  stats: 'liczby, statystyki, w liczbach, liczby pokazujące wpływ, wpływ w liczbach',
  gallery:
    'galeria, zdjęcia, galerią, zdjęciami, galerię, zdjęć, kilka zdjęć, zdjęcia z realizacji, zdjęcia prac, album, galerii',
  portfolio: 'projekty, realizacje, portfolio, prace, realizacjami, nasze realizacje, moje prace',
  'case-study': 'studia przypadków, studium przypadku, case studies, case study, historie sukcesu',
  testimonials:
    'opinie, opiniami, recenzje, rekomendacje, referencje, opinie klientów, opinii, opinie pacjentów, co mówią klienci, co mówią nasi _, co mówią o nas, co mówią _, opinie gości, referencje klientów',
  team: 'nasi agenci, nasi doradcy, agenci, zespół, nasz zespół, instruktorki, trenerki, nauczycielki, specjaliści, terapeuci, trenerzy, nauczyciele, kadra, zespołem, lekarze, instruktorzy, instruktorami, nasi ludzie, ludzie, nasi lekarze, nasi prawnicy',
  pricing:
    'opłaty, czesne, cennik, ceny, cennikiem, karnety, pakiety, abonamenty, cenami, cen, karnetami, pakietami, ile to kosztuje, nasze ceny, moje ceny, cennik usług, ceny za noc',
  comparison: 'porównanie',
  'faq@event shop course': 'pytania',
  faq: 'faq, najczęściej zadawane pytania, często zadawane pytania, pytania i odpowiedzi, częste pytania, najczęstsze pytania, pytani* rodziców, pytani* i odpowiedzi, pytaniami',
  cta: 'przycisk zapisu, przycisk rezerwacji, wezwanie do działania, przycisk zadzwoń, przycisk whatsapp, przycisk telefonu, duży przycisk',
  newsletter: 'newsletter*, zapis na newsletter, zapisem do newslettera',
  contact:
    'kontakt, formularz kontaktowy, kontaktem, formularzem kontaktowym, dane kontaktowe, napisz do nas, jak się z nami skontaktować, wyślij wiadomość',
  map: 'mapa, dojazd, jak do nas trafić, jak do nas dojechać, mapą, lokalizacja, jak dojechać, mapka, mapę, mapką, jak dojść, jak trafić, jak nas znaleźć, gdzie jesteśmy, gdzie nas znaleźć',
  hours:
    'godziny otwarcia, godzinami otwarcia, godziny, godzin otwarcia, kiedy jesteśmy otwarci, kiedy otwarte',
  'timetable@gym yoga course':
    'grafik, harmonogram, grafik zajęć, zajęcia, plan zajęć, grafikiem zajęć, grafikiem',
  timetable:
    'grafik zajęć, plan zajęć, grafikiem zajęć, harmonogram zajęć, plan dnia, planem dnia, planu dnia',
  booking:
    'rezerwacja, rezerwacje, rezerwacja online, rezerwacją, umówić wizytę, umówienie konsultacji, umawianie konsultacji, umówić się, umówić termin, zarezerwować, zarezerwować stolik, rezerwacją stolików, umów wizytę, umawianie wizyt, rezerwacji, wizyt, umówienie wizyty, rezerwacją online, rezerwacja stolika, umawianiem wizyt, formularz rezerwacji, formularzem rezerwacji, rezerwację, umów się, zarezerwuj stolik, lekcja próbna, zajęcia próbne, zarezerwuj termin, rezerwacja terminu, umów konsultację, zapisy na zajęcia',
  quote:
    'wycena, wyceną, formularz wyceny, bezpłatna wycena, zapytanie ofertowe, wycenę, formularzem wyceny, darmowa wycena, zapytaj o wycenę',
  menu: 'menu, karta dań, jadłospis, kartą dań, karta win',
  'products@course studio gym yoga nonprofit event bar restaurant cafe hotel portfolio salon spa photographer blog link-in-bio home-services':
    'sklep, sklepik',
  products:
    'sklep z koszykiem, sklep internetowy, sklepem, sklep, produkty, katalog, kolekcja, bukiety, produktami, nowości, bestsellery, produktów, co sprzedajemy, nasze produkty, asortyment',
  cart: 'koszyk, koszykiem, koszyka',
  checkout: 'kasa, płatność, zamówienie, płatnością',
  categories: 'kategorie, kategoriami',
  posts: 'blog, bloga, blogu, aktualności, artykuły, wpisy, przepisy, aktualnościami, blogiem',
  events:
    'wydarzenia, warsztaty, koncerty, wydarzeniami, warsztatami, nadchodzące wydarzenia, wystawy, degustacje, najbliższe terminy, repertuar',
  'agenda@event': 'program, agenda, plan dnia, harmonogram, programem, planem dnia',
  agenda: 'agenda, plan dnia',
  countdown: 'odliczanie, licznik czasu, odliczaniem',
  speakers: 'prelegenci, mówcy, prelegentami, goście specjalni',
  'speakers@event': 'line-up, lineup, artyści, wykonawcy, zespoły, goście',
  video: 'teledyski, klipy, filmy, wideo, film',
  social: 'media społecznościowe, instagram',
  jobs: 'praca, kariera, oferty pracy, dołącz do nas',
  download: 'pobierz, app store, google play',
  donation: 'wpłaty, wpłata, darowizny, wesprzyj nas, wpłać, wsparcie, darowizna, darowizn',
  rooms: 'pokoje, pokojami, apartamenty, domki, pokoi, pokojach',
  listings:
    'oferty, ogłoszenia, mieszkania, ofertami, zwierzęta do adopcji, psy do adopcji, samochody na sprzedaż',
  areas:
    'obszar działania, rejon, dzielnice, obszar dostaw, gdzie działamy, gdzie pracuję, obszar dostawy, rejon działania',
  'before-after': 'przed i po, zdjęcia przed i po, przed/po',
  curriculum: 'program kursu, moduły, programem kursu',
  'curriculum@course': 'program, kursy, lekcje, programem, kursami',
  audience: 'dla kogo',
  'teacher@course':
    'prowadzący, nauczyciel, lektor, instruktor, nauczycielka, prowadząca, instruktorka, lektorka',
  'form@course nonprofit gym yoga studio unknown portfolio': 'zapisy, zapisz się, rejestracja',
  tickets: 'bilety, biletami',
  'tickets@event': 'zapisy, rejestracja',
  'venue@event': 'miejsce, lokalizacja, sala, miejscem',
  rsvp: 'potwierdzenie obecności, rsvp, potwierdzeniem obecności, potwierdzenie przybycia',
  timeline: 'oś czasu, osią czasu',
  'timeline@cv': 'doświadczenie, wykształcenie, doświadczeniem, doświadczenie zawodowe',
  skills: 'umiejętności, umiejętnościami',
  'languages@cv portfolio': 'języki',
  links: 'linki, linkami, linków',
  'volunteer@nonprofit': 'jak pomóc, jak możesz pomóc, pomóż nam',
  volunteer: 'zostań wolontariuszem, wolontariat, wolontariusze, formularz wolontariusza',
  amenities: 'udogodnienia, wyposażenie',
  values: 'wartości, filozofia, misja',
  privacy: 'polityka prywatności, regulamin, obietnica prywatności',
  logos: 'klienci, partnerzy, sponsorzy, nasi klienci, zaufali nam',
  form: 'formularz, formularz zgłoszeniowy, formularzem, zapisy, zapisami, zapisów, formularz zapisów',
  'products@portfolio': 'sklep, sklepik, merch',
  'booking@portfolio': 'booking, kontakt dla organizatorów',
  'events@portfolio': 'koncerty, trasa, trasa koncertowa, najbliższe koncerty',
  'team@blog': 'prowadzący, prowadzące',
  'events@nonprofit': 'koncerty, występy',
  'team@course': 'szefowie kuchni, kucharze',
  'team@unknown shop': 'autorzy, nasi autorzy',
  'gallery@mobile-app saas': 'zrzuty ekranu',
  'download@mobile-app': 'przyciski pobierania',
  'areas@hotel': 'okolica, okolice, w okolicy, atrakcje w okolicy',
  'services@therapist': 'terapie',
};
