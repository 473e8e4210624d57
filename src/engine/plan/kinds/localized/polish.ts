import {
  polishAnimalsAndSewing,
  polishAnimalsAndSewingVoices,
} from './animals-and-sewing/polish-animals-and-sewing';
import { polishCallingVoices, polishCallings } from './callings/polish-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { polishShapes } from './shapes/polish-shapes';
import { polishTrades } from './trades/polish-trades';
import { polishVoices } from './voices/polish-voices';
import { trainerVoices } from './voices/trainer-voices';
import { appVoicesEast } from './voices/app-voices-east';
import { joinVoices } from './voices/read-voices';

/** Copy in Polish. */
export const polishBank: LocalBank = {
  shapes: polishShapes,
  inPlace: ', {place},',
  nouns: {
    restaurant: 'Restauracja',
    cafe: 'Kawiarnia',
    bakery: 'Piekarnia',
    bar: 'Bar',
    hotel: 'Hotel',
    salon: 'Salon urody',
    spa: 'Spa',
    gym: 'Siłownia',
    yoga: 'Studio jogi',
    clinic: 'Przychodnia',
    dentist: 'Gabinet stomatologiczny',
    therapist: 'Gabinet terapii',
    veterinary: 'Lecznica weterynaryjna',
    law: 'Kancelaria',
    accountant: 'Biuro rachunkowe',
    insurance: 'Ubezpieczenia',
    consulting: 'Doradztwo',
    agency: 'Agencja',
    studio: 'Studio',
    'real-estate': 'Biuro nieruchomości',
    'home-services': 'Naprawy domowe',
    construction: 'Firma budowlana',
    cleaning: 'Sprzątanie',
    auto: 'Warsztat',
    florist: 'Kwiaciarnia',
    shop: 'Sklep',
    product: 'Produkt',
    saas: 'Program',
    'mobile-app': 'Aplikacja',
    portfolio: 'Portfolio',
    photographer: 'Fotografia',
    cv: 'CV',
    'link-in-bio': 'Linki',
    blog: 'Blog',
    docs: 'Dokumentacja',
    course: 'Kurs',
    event: 'Wydarzenie',
    nonprofit: 'Fundacja',
  },
  families: {
    food: {
      titles: ['To, co dziś dał targ', 'Usiądź, jest chleb'],
      lede: 'Krótka karta, gotowana bez pośpiechu. Zmienia się co tydzień, gościnność zostaje.',
      items: [
        ['Zupa dnia', 'Zapytaj, co zebrano'],
        ['Pierogi', 'Lepione rano'],
        ['Żeberka w miodzie', 'Całe przedpołudnie w piecu'],
        ['Szarlotka', 'Ciepła, ze śmietaną'],
      ],
    },
    beauty: {
      titles: ['Godzina tylko dla Ciebie', 'Wyjdź tak, jak chcesz'],
      lede: 'Najpierw słuchamy, potem bierzemy nożyczki. Spokojnie i w dobrym świetle.',
      items: [
        ['Strzyżenie', 'Z myciem i poradą'],
        ['Koloryzacja', 'W Twoim odcieniu'],
        ['Manicure', 'Zadbane dłonie'],
        ['Masaż', 'Godzina, mocno lub łagodnie'],
      ],
    },
    health: {
      titles: ['Ktoś, kto słucha', 'Pytaj o wszystko'],
      lede: 'Wizyty bez pośpiechu, jasne słowa i plan na piśmie, zrozumiały także w domu.',
      items: [
        ['Pierwsza wizyta', 'Rozmowa, badanie, wyjaśnienie'],
        ['Kontrola', 'Raz w roku'],
        ['Profilaktyka', 'Żeby wracać rzadziej'],
        ['Leczenie', 'Krok po kroku, cena wcześniej'],
      ],
    },
    trade: {
      titles: ['Dobrze za pierwszym razem', 'Najpierw cena, potem praca'],
      lede: 'Powiedz, co się dzieje i gdzie. Dostaniesz cenę i termin, a na koniec zostaje porządek.',
      items: [
        ['Naprawy', 'To, co kapie i skrzypi'],
        ['Montaż', 'Prosto, mocno, sprawdzone'],
        ['Remonty', 'Od pomysłu do klucza'],
        ['Przegląd', 'Jedna wizyta zamiast trzech'],
      ],
    },
    stay: {
      titles: ['Śpij przy otwartym oknie', 'Zostań jeszcze jedną noc'],
      lede: 'Dobre łóżka, długie poranki i ktoś, kto zna okolicę.',
      items: [
        ['Pokój dwuosobowy', 'Cichy, od podwórza'],
        ['Pokój z widokiem', 'Od samego rana'],
        ['Pokój narożny', 'Dwa okna i wanna'],
        ['Pokój rodzinny', 'Cztery łóżka'],
      ],
    },
    shop: {
      titles: ['Rzeczy, które zostają', 'Wybrane po jednej'],
      lede: 'Niewielki wybór, który dobrze znamy. Czego sami byśmy nie używali, tego tu nie ma.',
      items: [
        ['Klasyk', 'Najczęściej wybierany'],
        ['Nowość', 'Właśnie dotarła'],
        ['Na prezent', 'Zapakowane, z kartką'],
        ['Mała seria', 'Robiona ręcznie'],
        ['Duży format', 'Na pełny dom'],
        ['Karta podarunkowa', 'Na dowolną kwotę'],
      ],
    },
    event: {
      titles: ['Przyjdź, miejsce czeka', 'Jeden dzień ze wszystkimi'],
      lede: 'Tu jest wszystko, co trzeba wiedzieć: kiedy, gdzie i jak dojechać.',
      items: [
        ['Powitanie', 'Z czymś zimnym'],
        ['Ta chwila', 'Prosimy o punktualność'],
        ['Kolacja', 'Jeden długi stół'],
        ['Muzyka', 'Aż zespół pójdzie do domu'],
      ],
    },
    studio: {
      titles: ['Jasno powiedziane, starannie zrobione', 'Zaczynamy od słuchania'],
      lede: 'Co obiecane, jest zrobione, co zrobione, jest wyjaśnione, a telefon odbiera ktoś, kto się na tym zna.',
      items: [
        ['Pierwsza rozmowa', 'Bez zobowiązań'],
        ['Plan', 'Jedna zrozumiała strona'],
        ['Praca', 'Rękami tych, których znasz'],
        ['Opieka', 'Także gdy już działa'],
      ],
    },
    move: {
      titles: ['Zacznij tam, gdzie jesteś', 'Co tydzień trochę silniej'],
      lede: 'Ktoś, kto poprawia, i plan, który mieści się w tygodniu.',
      items: [
        ['Siła', 'Z techniką'],
        ['Ruchomość', 'Dla pleców zza biurka'],
        ['Kondycja', 'Krótko i uczciwie'],
        ['Początkujący', 'Podstawy, porządnie'],
      ],
    },
    tech: {
      titles: ['Nudna część gotowa przed obiadem', 'Otwórz, zrób, zamknij'],
      lede: 'Robi jedną rzecz, szybko, i oddaje Ci dzień.',
      items: [
        ['Gotowe w jedno popołudnie', 'Wczytaj to, co masz'],
        ['Bez sieci', 'Także w pociągu'],
        ['Dane są Twoje', 'Eksport w każdej chwili'],
        ['Cofnij', 'Każdy krok można odwrócić'],
      ],
    },
  },
  about: ['{name}{in} robi starannie to, co zapowiada.', 'Pytaj śmiało: odpowie ktoś, kto się na tym zna.'],
  story: ['Robimy to starannie i z przyjemnością.', 'Zapytaj, jak się zaczęło: chętnie opowiemy.'],
  features: [
    ['Człowiek po drugiej stronie', 'Kto odpowiada, ten zna pracę.'],
    ['Cena wcześniej', 'Bez drobnego druku.'],
    ['Dbałość o drobiazgi', 'Pamięta się to, o co nikt nie prosił.'],
  ],
  process: [
    ['Opowiedz', 'Co, kiedy, dla ilu osób.'],
    ['Odpowiadamy', 'Z planem i ceną.'],
    ['Robimy', 'Tak, jak było mówione.'],
  ],
  reviews: [
    ['Zadali właściwe pytania i zrobili dokładnie to, co obiecali.', 'Pierwsza wizyta'],
    ['Mili, punktualni, z wyczuciem.', 'Z rodziną'],
    ['Widać, że to lubią.', 'Stały gość'],
  ],
  roles: [
    ['Kierownictwo', 'Otwiera rano i odpisuje na wiadomości.'],
    ['Rzemiosło', 'Robi to od dawna i wciąż z ochotą.'],
    ['Recepcja', 'Pamięta Twoje imię.'],
  ],
  faq: [
    ['Czy trzeba rezerwować?', 'Napisz lub zadzwoń, a od razu powiemy, czy jest miejsce.'],
    ['Ile to kosztuje?', 'Ceny są na tej stronie. Coś jest niejasne? Zapytaj.'],
    ['Czy można przyjść z dziećmi?', 'Zapytaj wcześniej, a powiemy, jak będzie najwygodniej.'],
    ['Jak dojechać?', 'Adres jest poniżej. W razie czego zadzwoń.'],
    ['A jeśli muszę odwołać?', 'Daj znać wcześniej, a znajdziemy inny termin.'],
    ['Kto odpowiada na wiadomości?', 'Ktoś z nas, najszybciej jak się da.'],
  ],
  plans: [
    ['Mały', 'Na początek', ['Najważniejsze', 'Jedna wizyta']],
    ['Zwykły', 'Wybierany najczęściej', ['Wszystko z małego', 'Dwa razy więcej czasu']],
    ['Pełny', 'Dla tych, którzy chcą wszystko', ['Wszystko ze zwykłego', 'Pierwszeństwo']],
  ],
  events: [
    ['14 marca', 'Dzień otwarty', 'Pytania i coś do zjedzenia.'],
    ['25 kwietnia', 'Warsztaty dla początkujących', 'Wygodne ubranie.'],
    ['6 czerwca', 'Letni wieczór', 'Na dworze, jeśli pogoda pozwoli.'],
  ],
  cta: ['W czym możemy pomóc?', 'Dwa zdania wystarczą na pierwszą odpowiedź.'],
  trades: [
    ...builderTrades.pl,
    ...coachTrades.pl,
    ...careTrades.pl,
    ...kitchenTrades('pl'),
    ...schoolTrades.pl,
    ...polishAnimalsAndSewing,
    ...polishTrades,
    ...polishCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.pl,
    visitedVoices.pl,
    builderVoices.pl,
    coachVoices.pl,
    cateringVoices.pl,
    schoolVoices.pl,
    new Map([...polishCallingVoices, ...polishAnimalsAndSewingVoices, ...polishVoices, ...trainerVoices.pl]),
    appVoicesEast.pl,
  ),
};
