import {
  italianAnimalsAndSewing,
  italianAnimalsAndSewingVoices,
} from './animals-and-sewing/italian-animals-and-sewing';
import { italianCallingVoices, italianCallings } from './callings/italian-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { italianShapes } from './shapes/italian-shapes';
import { italianTrades } from './trades/italian-trades';
import { italianHouseVoices } from './voices/italian-house-voices';
import { italianVoices } from './voices/italian-voices';
import { appVoices } from './voices/app-voices';
import { joinVoices } from './voices/read-voices';
import { roleVoices } from './voices/role-voices';
import { wholeHouseVoices } from './voices/whole-house-voices';

/** Copy in Italian. */
export const italianBank: LocalBank = {
  shapes: italianShapes,
  inPlace: ' a {place}',
  nouns: {
    restaurant: 'Ristorante',
    cafe: 'Caffè',
    bakery: 'Panificio',
    bar: 'Bar',
    hotel: 'Albergo',
    salon: 'Salone di bellezza',
    spa: 'Spa',
    gym: 'Palestra',
    yoga: 'Studio di yoga',
    clinic: 'Ambulatorio',
    dentist: 'Studio dentistico',
    therapist: 'Studio di psicologia',
    veterinary: 'Clinica veterinaria',
    law: 'Studio legale',
    accountant: 'Studio commercialista',
    insurance: 'Assicurazioni',
    consulting: 'Consulenza',
    agency: 'Agenzia',
    studio: 'Studio',
    'real-estate': 'Agenzia immobiliare',
    'home-services': 'Riparazioni',
    construction: 'Impresa edile',
    cleaning: 'Impresa di pulizie',
    auto: 'Officina',
    florist: 'Fioraio',
    shop: 'Negozio',
    product: 'Prodotto',
    saas: 'Programma',
    'mobile-app': 'App',
    portfolio: 'Portfolio',
    photographer: 'Fotografia',
    cv: 'Curriculum',
    'link-in-bio': 'Link',
    blog: 'Blog',
    docs: 'Documentazione',
    course: 'Corso',
    event: 'Evento',
    nonprofit: 'Associazione',
  },
  families: {
    food: {
      titles: ['Quello che oggi dava il mercato', 'Siediti, c’è il pane'],
      lede: 'Pochi piatti, cotti con calma. La carta cambia con le settimane, l’accoglienza no.',
      items: [
        ['Crostini misti', 'Pane caldo, olio buono'],
        ['Tagliatelle al ragù', 'Sul fuoco dal mattino'],
        ['Pesce del giorno', 'Chiedi che cosa è arrivato'],
        ['Tiramisù', 'A cucchiaiate'],
      ],
    },
    beauty: {
      titles: ['Un’ora tutta tua', 'Esci come volevi'],
      lede: 'Prima ascoltiamo, poi prendiamo le forbici. Con calma e buona luce.',
      items: [
        ['Taglio e piega', 'Con lavaggio e consiglio'],
        ['Colore', 'Nel tuo tono'],
        ['Manicure', 'Mani curate'],
        ['Massaggio', 'Un’ora, forte o leggero'],
      ],
    },
    health: {
      titles: ['Qualcuno che ascolta', 'Chiedi tutto quello che vuoi'],
      lede: 'Visite senza fretta, parole chiare e un piano scritto che si capisce anche a casa.',
      items: [
        ['Prima visita', 'Parlare, guardare, spiegare'],
        ['Controllo', 'Una volta l’anno'],
        ['Prevenzione', 'Per tornare meno spesso'],
        ['Cura', 'Passo per passo, prezzo prima'],
      ],
    },
    trade: {
      titles: ['Fatto bene al primo colpo', 'Prima il prezzo, poi il lavoro'],
      lede: 'Dicci che cosa succede e dove. Avrai un prezzo e una data, e alla fine è tutto in ordine.',
      items: [
        ['Riparazioni', 'Ciò che gocciola o cigola'],
        ['Installazione', 'Dritta, salda, provata'],
        ['Ristrutturazioni', 'Dall’idea alle chiavi'],
        ['Manutenzione', 'Una visita ne evita tre'],
      ],
    },
    stay: {
      titles: ['Dormi con la finestra aperta', 'Resta una notte in più'],
      lede: 'Buoni letti, mattine lunghe e una colazione che nessuno porta via troppo presto.',
      items: [
        ['Camera doppia', 'Tranquilla, sul cortile'],
        ['Camera con vista', 'Già al risveglio'],
        ['Camera d’angolo', 'Due finestre, una vasca'],
        ['Camera per famiglie', 'Quattro letti'],
      ],
    },
    shop: {
      titles: ['Cose che restano', 'Scelte una a una'],
      lede: 'Una piccola scelta che conosciamo bene. Quello che non useremmo non è qui.',
      items: [
        ['Il classico', 'Il più portato via'],
        ['Novità', 'Appena arrivata'],
        ['Da regalare', 'Incartato, con biglietto'],
        ['Piccola serie', 'Fatta a mano'],
        ['Formato grande', 'Per una casa piena'],
        ['Buono regalo', 'Di ogni importo'],
      ],
    },
    event: {
      titles: ['Vieni, c’è posto', 'Un giorno con tutti'],
      lede: 'Qui trovi quello che serve: quando, dove e come arrivare.',
      items: [
        ['Arrivo', 'Con qualcosa di fresco'],
        ['Il momento', 'Puntuali, per favore'],
        ['Cena', 'Una tavola lunga'],
        ['Musica', 'Finché la banda non va a casa'],
      ],
    },
    studio: {
      titles: ['Detto chiaro, fatto con cura', 'Cominciamo ascoltando'],
      lede: 'Ciò che si promette si fa, ciò che si fa si spiega, e al telefono risponde chi conosce il mestiere.',
      items: [
        ['Primo incontro', 'Senza impegno'],
        ['Piano', 'Una pagina che si capisce'],
        ['Lavoro', 'Di chi hai conosciuto'],
        ['Seguito', 'Anche quando funziona già'],
      ],
    },
    move: {
      titles: ['Comincia da dove sei', 'Ogni settimana un po’ più forte'],
      lede: 'Qualcuno che corregge e un piano che sta nella tua settimana.',
      items: [
        ['Forza', 'Con tecnica'],
        ['Mobilità', 'Per schiene da ufficio'],
        ['Resistenza', 'Breve e onesta'],
        ['Principianti', 'Le basi, fatte bene'],
      ],
    },
    tech: {
      titles: ['La parte noiosa, finita prima di pranzo', 'Apri, fai, chiudi'],
      lede: 'Fa una cosa sola, in fretta, e ti restituisce la giornata.',
      items: [
        ['Pronto in un pomeriggio', 'Con quello che hai già'],
        ['Dove serve', 'Alla scrivania e in viaggio'],
        ['I tuoi dati', 'Restano tuoi'],
        ['A colpo d’occhio', 'Prima le cose importanti'],
        ['Avvisi utili', 'Pochi e al momento giusto'],
        ['Un aiuto vero', 'Risponde una persona'],
      ],
    },
  },
  about: [
    '{name} è un posto piccolo{in} dove alla terza visita conosciamo il tuo nome.',
    'Facciamo poche cose e le facciamo bene. Chiedi: risponde chi fa il lavoro.',
  ],
  story: [
    'Dietro {name} ci sono persone a cui piace quello che fanno, e si vede dai dettagli.',
    'Il resto si racconta meglio a voce: vieni, chiedi e fatti un’idea.',
  ],
  features: [
    ['Una persona che risponde', 'Chi risponde conosce il mestiere.'],
    ['Il prezzo prima', 'Scritto, senza clausole piccole.'],
    ['Cura nei dettagli', 'Quello che nessuno chiede è ciò che resta.'],
  ],
  process: [
    ['Racconta', 'Che cosa, quando, per quanti.'],
    ['Rispondiamo', 'Con un piano e un prezzo.'],
    ['Lo facciamo', 'Come detto, nel giorno giusto.'],
  ],
  reviews: [
    ['Le domande giuste, poi esattamente ciò che avevano detto.', 'Prima visita'],
    ['Gentili, puntuali e con gusto.', 'In famiglia'],
    ['Si vede che lo fanno volentieri.', 'Cliente abituale'],
  ],
  roles: [
    ['Direzione', 'Apre al mattino e risponde ai messaggi.'],
    ['Mestiere', 'Lo fa da tanto e ancora volentieri.'],
    ['Accoglienza', 'Ricorda il tuo nome.'],
  ],
  faq: [
    ['Bisogna prenotare?', 'Meglio di sì: basta una telefonata o un messaggio.'],
    ['Quanto costa?', 'I prezzi indicativi sono in questa pagina; il tuo te lo diciamo prima.'],
    ['Si può venire con i bambini?', 'Certo. Avvisaci e prepariamo tutto.'],
    ['Come si arriva?', 'L’indirizzo è qui sotto. Se ti perdi, chiama.'],
    ['E se devo annullare?', 'Avvisa il giorno prima e troviamo un’altra data.'],
    ['Chi risponde ai messaggi?', 'Una persona, non una macchina.'],
  ],
  plans: [
    ['Base', 'Per cominciare', ['L’essenziale', 'Un incontro']],
    ['Normale', 'La scelta di molti', ['Tutto il base', 'Il doppio del tempo']],
    ['Completo', 'Per chi vuole tutto', ['Tutto il normale', 'Precedenza']],
  ],
  events: [
    ['14 marzo', 'Porte aperte', 'Domande e qualcosa da mangiare.'],
    ['25 aprile', 'Incontro', 'Che cosa si prepara, e il tempo di parlarne.'],
    ['6 giugno', 'Festa d’estate', 'Fuori, se il tempo vuole.'],
  ],
  cta: ['Ti teniamo un posto?', 'Bastano due righe per una prima risposta.'],
  trades: [
    ...builderTrades.it,
    ...coachTrades.it,
    ...careTrades.it,
    ...kitchenTrades('it'),
    ...schoolTrades.it,
    ...italianAnimalsAndSewing,
    ...italianTrades,
    ...italianCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.it,
    visitedVoices.it,
    builderVoices.it,
    coachVoices.it,
    cateringVoices.it,
    schoolVoices.it,
    roleVoices.it,
    italianHouseVoices,
    italianCallingVoices,
    italianAnimalsAndSewingVoices,
    italianVoices,
    wholeHouseVoices.it,
    appVoices.it,
  ),
};
