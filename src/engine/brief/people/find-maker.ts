import type { Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from '../reading';
import { makerHeads } from './maker-heads';
import { lean } from '../words/lean-letters';

const maker = 'generators?|makers?|creators?|builders?|tool|app|template|writer|form|thing|sheet';
const making =
  'generador|generadora|creador|creadora|herramienta|generateur|createur|outil|gerador|criador|ferramenta|generatore|creatore|strumento|kreator|generator|creator';

/** Tools whose own words name them, whatever else those words might be: a bingo card is no event, a recipe scaler no blog. */
const makers: readonly (readonly [kind: SiteKind, asked: string])[] = [
  [
    'calculator',
    String.raw`invoic(?:e|ing) (?:${maker})|(?:quotations?|estimates?|quotes?(?= (?:maker|builder|tool|form|writer)|.*\b(?:tax|vat|gst|line items?|labou?r|customers?|clients?))) (?:${maker})|(?:${making}) (?:de |di |van |do )?(?:facturas?|factures?|faturas?|fatture|facturen|faktur|presupuestos|devis|orcamentos|preventivi|offertes|wycen)|rechnungs?(?:generator|programm|tool|ersteller|app)|rechnungen (?:schreiben|erstellen)|angebots?(?:generator|tool|ersteller)|factuur(?:generator|maker|programma|app)|offerte(?:generator|maker|tool)|fatura (?:olusturucu|hazirlama|olusturma|programi)|(?:مولد|منشي|صانع|انشاء|برنامج|اداه) (?:ال)?فواتير|(?:מחולל|יוצר|כלי ל?יצירת|אפליקציית) חשבוניות`,
  ],
  [
    'calculator',
    String.raw`(?:[a-z]{3,14} )?recipe (?:scaler|scaling (?:tool|app)|resizer|multiplier|converter|calculator)|servings? (?:scaler|calculator|converter|adjuster)|(?:calculadora|conversor|ajustador|escalador) de (?:recetas|receitas|raciones|porciones|porcoes)|(?:calculateur|convertisseur|adaptateur) de (?:recettes?|portions)|rezept-?(?:rechner|umrechner|skalierer)|portionsrechner|(?:calcolatore|convertitore) (?:di|per) (?:ricette|porzioni|dosi)|recept(?:en)?(?:rekenaar|omrekenaar)|(?:przelicznik|kalkulator) (?:przepisow|porcji)|tarif (?:olcekleyici|hesaplayici|hesaplama)|(?:حاسبه|محول|ضبط) (?:مقادير )?(?:ال)?وصفات|מחשבון (?:מתכונים|כמויות)`,
  ],
  [
    'game',
    String.raw`bingo (?:cards?|boards?|sheets?|games?|callers?|app|tool|generators?|makers?)(?: (?:${maker}|caller|game))?|(?:cartones|generador|tarjetas|juego) de bingo|(?:cartes|grilles|generateur|jeu) de bingo|bingo-?(?:karten|generator|spiel|kaarten|kaartenmaker)\p{L}*|(?:cartoes|cartelas|gerador|jogo) de bingo|(?:cartelle|generatore|gioco) (?:del |di |per il )?bingo|(?:karty|plansze|generator) (?:do )?bingo|bingo (?:kartlari|karti|oyunu)|(?:بطاقات|لعبه|مولد) (?:ال)?(?:بنغو|بينغو)|(?:כרטיסי|משחק|מחולל) בינגו`,
  ],
  [
    'game',
    String.raw`(?:drawing|sketch(?:ing)?|doodle|doodling|paint|painting|scribble|colou?ring) ?(?:pad|board|app|tool|canvas|program)|sketchpad|white ?board(?: (?:app|tool)|(?= (?:with|for|to|where|that) |$|[,.:]))|(?:cuaderno|pizarra|app|aplicacion|herramienta|tablero) (?:de|para) (?:dibujo|dibujar|pintar)|(?:bloc|tableau|application|outil) (?:a|de|pour) dessin\p{L}*|zeichen(?:block|brett|app|programm|tool|flache)|mal(?:app|programm|brett)|(?:bloco|app|quadro|aplicativo) (?:de|para) desenh\p{L}*|(?:blocco|app|lavagna) (?:da|di|per) diseg\p{L}*|teken(?:blok|bord|app|programma)|(?:blok|tablica|aplikacja|program) (?:rysunkow\p{L}|do rysowania)|cizim (?:defteri|uygulamasi|tahtasi|programi)|(?:دفتر|لوحه|تطبيق) (?:ال)?رسم|(?:לוח|אפליקציית|דף) ציור`,
  ],
  [
    'game',
    String.raw`(?!.*\b(?:leagues?|season|tournaments?|championships?|per match)\b)(?:(?:darts?|dart|game|board game|card game|golf|(?:table )?tennis|rummy|domino\w*|quiz|cricket|badminton|pool|snooker)(?: \d{3,4})? ?score ?(?:keeper|keeping app|pad|board|sheet|counter|tracker)s?|score ?(?:keeper|keeping app|pad|board|card|sheet|counter|tracker)s?|darts? (?:counter|tracker)|points? (?:counter|keeper)|segnapunti|punktezahler|compteur de points|marcador de puntos)`,
  ],
  [
    'tracker',
    String.raw`(?:bookmarks?|links?|url) (?:manager|organi[sz]er|collection|keeper|library|saver|vault)(?: app)?|(?:movie|film|series|album|concert|museum|wine|whisky|whiskey|coffee|beer|bird|birding|dive|fishing|hiking|dream|symptom|tasting) (?:logs?|logbooks?|trackers?|diary)|(?:car|vehicle|van|bike|bicycle|motorbike|boat|house|home|machine|equipment|tool) (?:maintenance|service|repair|fuel) (?:logs?|logbooks?|records?|trackers?)|(?:(?:drink )?water|water intake|hydration|drinking(?: water)?) (?:trackers?|logs?|reminders?|counters?)(?: app)?|(?:pet|dog|cat|puppy|kitten|horse|chicken|baby|newborn) (?:care|feeding|health|training|sleep|medical) (?:logs?|trackers?|diary|journal|logbooks?)`,
  ],
  [
    'booking',
    String.raw`(?:parking (?:space|spot|bay)|desk|hot desk|meeting room|laundry(?: room)?|tennis court|squash court) booking(?: (?:app|tool|system|sheet|board|calendar))?`,
  ],
  [
    'game',
    String.raw`secret santa(?: (?:draw|generator|picker|organi[sz]er|app|name draw|names?))?(?=$|[.,:]| (?:for|with|between|among)(?![\p{L}]))`,
  ],
  ['game', String.raw`bingo(?=$|[.,:]| (?:for|with)(?![\p{L}]))`],
  [
    'game',
    String.raw`(?:dice|die) (?:roller|rolling|simulator|thrower|roll|app|tool)s?(?: (?:app|tool|game))?|roll(?:s|ing)? (?:the |some )?dice|coin (?:flip|toss)(?:per|ping|er)?(?: (?:app|tool|game))?|flip a coin|(?:(?:spin(?:ning|ner)?|decision|random|picker|prize|lucky|fortune|choice|name|chore|dinner) )+wheel(?: (?:picker|spinner|app|tool|game))?|wheel (?:spinner|picker|of (?:names|fortune))|spin(?:s|ning)? (?:the |a )wheel|hang ?man|rock,? paper,? (?:and )?scissors(?: game)?|lanzador de dados|lancer de des|wurfel-?(?:app|spiel|becher)?|galgenmannchen|ahorcado|jogo da forca|impiccato|galgje`,
  ],
  [
    'kanban',
    String.raw`(?:(?:planning|story|plot|progress|job|content|sales|order|project) )?board(?= to (?:plan|organi[sz]e|manage|track|follow|keep track))|(?:[a-z]+ ){0,3}board(?= with (?:the |these )?(?:[a-z]+ )?(?:columns|lanes))`,
  ],
  [
    'poll',
    String.raw`(?:feature requests?|suggestions?|ideas?|song requests?|film) (?:board|box|list|wall|app)(?=.*vot)`,
  ],
  ['tracker', String.raw`moods? (?:diary|journal|tracker|log|calendar|chart)(?: app)?`],
  [
    'habits',
    String.raw`gewohnheit(?:s|en)-?\s?tracker|seguimiento de habitos|suivi d['’]habitudes|rastreador de habitos`,
  ],
  [
    'game',
    String.raw`(?:random )?(?:team|name|student|group|winner)s? (?:picker|selector|chooser|draw)(?: wheel| app| tool)?`,
  ],
  // "A bill splitter with people, items and who owes what": each pays for what was theirs, which is more than one sum.
  ['tracker', String.raw`bill splitter(?= [^.]*(?:who owes|items|dishes|what each))`],
  [
    'calculator',
    String.raw`bill splitter|tip (?:pool|sharing|splitter)(?: calculator| app| tool)?|tip jar (?:calculator|splitter)|rent (?:split|splitter|share|divider)\w*(?: calculator| app| tool)?`,
  ],
  [
    'todo',
    String.raw`(?:medication|medicine|meds|pills?|tablets?|vitamins?) (?:reminders?|schedules?|checklists?|charts?|lists?|trackers?)(?: lists?| app)?|(?:plant )?watering (?:schedule|reminder|tracker|calendar|plan|list|app)s?|plant care (?:schedule|reminder|tracker|calendar|list|app)s?|(?:(?:cats?|dogs?|pets?|puppy|kitten|fish|horse|office|kitchen|bathroom|house) )?(?:cleaning|chore|maintenance|feeding|household) (?:schedule|rota|rotation|roster|chart|wheel|checklist|list)s?|medikamenten(?:plan|liste|erinnerung)|gie(?:ss|ß)plan|putzplan|plan de limpieza|planning de menage|turni (?:di|delle) pulizi\p{L}+|schoonmaakrooster|grafik sprzatania`,
  ],
];

const opening = lean(
  /^(?:(?:please|make|create|build|design|give|i|we|want|need|would|like|me|us|a|an|the|my|our|simple|small|little|online|free|quick|easy|printable|custom|digital|web|page|tool|app|for|to|un|una|une|ein|eine|einen|einfach\p{L}*|um|uma|uno|een|simpel\p{L}*|eenvoudig\p{L}*|prosty|prosta|basit|bir|sencill[oa]|semplice|simples|quiero|necesito|crea|je|veux|voudrais|ich|mochte|brauche|erstelle|quero|crie|vorrei|ik|wil|maak|chce|potrzebuje|zrob|اريد|بسيط|אני|רוצה|צור|פשוט|kids|kid's|children's|classroom|party|team|office|family|baby|shower|wedding|human|personal|minimal|modern|beautiful|clean|dark|responsive|virtual|music|christmas|bridal|business|freelance\p{L}*|team|blank|shared) )*/u,
);

const compiled = makers.map(([kind, asked]) => ({
  kind,
  asked: new RegExp(
    String.raw`^(?:${asked})(?![\p{L}\p{N}]|['’]s | (?:nights?|halls?|evenings?|events?|clubs?|part(?:y|ies)|shops?|stores?|compan(?:y|ies)|studios?|class(?:es)?|lessons?|teachers?)(?![\p{L}]))`,
    'u',
  ),
}));

const sold =
  /\b(?:landing|pricing|testimonials|free trial|waitlist|app store|google play|sales page|web ?shop|online shop|homepage)\b/u;

/**
 * The tool that a prompt opens with, with the words that name it: invoices, amounts of a recipe, bingo cards, a sheet to
 * draw on. Null where a page that sells such a tool is asked for.
 */
export function findMaker(
  reading: Reading,
): { readonly kind: SiteKind; readonly offer: Slot<string> } | null {
  if (sold.test(reading.folded)) return null;
  const start = opening.exec(reading.folded)?.[0].length ?? 0;
  const made = findHead(reading);
  if (made) return made;
  for (const { kind, asked } of compiled) {
    const found = asked.exec(reading.folded.slice(start));
    if (!found) continue;
    // "Invoice thing": what it is called says no more than that it is one.
    const span = { start, end: start + found[0].replace(/ thing$/u, '').length };
    return { kind, offer: { value: reading.prompt.slice(span.start, span.end), spans: [span] } };
  }
  return null;
}

const plainly =
  /^(?:(?:please|make|create|build|design|code|give|i|we|want|need|would|like|me|us|a|an|the|my|our|simple|small|little|online|free|quick|easy|custom|digital|web|page|tool|app|for|to|personal|minimal|modern|beautiful|clean|dark|responsive|nice|cool) )*/u;
const heads = makerHeads.map((head) => new RegExp(`^${head}`, 'u'));

/** A tool to fill in, play or draw with, by its own words. */
function findHead(reading: Reading): { readonly kind: SiteKind; readonly offer: Slot<string> } | null {
  const start = plainly.exec(reading.folded)?.[0].length ?? 0;
  for (const asked of heads) {
    const found = asked.exec(reading.folded.slice(start));
    if (!found) continue;
    // "Resume builder website": what is asked for is the builder.
    const length = found[0].replace(/ (?:page|site|website|web ?app|application)$/u, '').length;
    const span = { start, end: start + length };
    return {
      kind: 'calculator',
      offer: { value: reading.prompt.slice(span.start, span.end), spans: [span] },
    };
  }
  return null;
}
