import { stopWords, type LexiconCode } from '../lexicon/stop-words';
import { findLexicon } from '../words/lexicons';
import { lean } from '../words/lean-letters';

type Abroad = Exclude<LexiconCode, 'en'>;

type Grammar = {
  /** Where a statement begins: who does something, a name, a wish, a telephone number. */
  readonly opens: string;
  /** Words that bind what follows to the words before: "que hacemos". */
  readonly binds: string;
  /** Words that join a statement to the one before and go with it: "y estamos en". */
  readonly joins: string;
  /** Ends of words that are nouns, with which a further thing begins: "riabilitazione massaggi". */
  readonly nouns?: string;
  /** Small words after which no further thing begins. */
  readonly small?: string;
  /** What is offered follows: "facciamo", "mes services". */
  readonly offers: string;
  /** What stands between those words and the things, as "tipo". */
  readonly like?: string;
};

const grammars: Readonly<Record<Abroad, Grammar>> = {
  es: {
    opens: '(?:la|nuestra) marca es|el nombre es|se llama|nos llamamos|me llamo|estamos|estoy en|está en|hacemos|hago|ofrecemos|ofrezco|vendemos|vendo|tenemos|damos|doy|atendemos|trabajamos|abrimos|cerramos|abierto|abiertos|quiero|queremos|necesito|necesitamos|me gustaría|nos gustaría|que se pueda|que salga|que tenga|que haya|(?:(?:el|mi|nuestro) )?(?:teléfono|telefono|whatsapp)(?= [\\d+(])|somos|soy|desde \\d{4}',
    binds: 'que|qué|donde|dónde|como|cómo|cuando|cuándo|cuánto|quién|quiénes|hora|si|porque|y|de|lo|no|ya|también|siempre|para|quienes|salga|el|mi|nuestro|estamos', joins: 'y|e|pero',
    nouns: 'ci[oó]n|ciones|mientos?|ajes?|erías?|terapia|[ai]duras?', small: 'de|del|la|el|los|las|a|al|en|por|para|con|y|o|un|una|su|sin|e|tipo',
    offers: 'hacemos|hago|ofrecemos|ofrezco|(?:mis|los|nuestros) servicios', like: 'tipo|como',
  },
  fr: {
    opens: "(?:la|notre) marque est|le nom est|je m['’]appelle|on s['’]appelle|(?:ça|il|elle) s['’]appelle|nous nous appelons|nous sommes|on est|je suis|nous faisons|on fait|je fais|nous proposons|on propose|je propose|nous vendons|on vend|je vends|nous avons|on a|j['’]ai|je voudrais|je veux|on voudrait|nous voudrions|j['’]aimerais|il me faut|il nous faut|il faudrait|(?:les|des) avis|un formulaire|(?:mon|notre|le) (?:numéro|téléphone|tel|tél)|ouverts? (?:du|de|le|tous)|situés? à|depuis \\d{4}",
    binds: 'que|qu|qui|où|quand|combien|comment|heure|si|car|comme|et|de|dont|ce|pas|ne|avec|puis|aussi|parce|sommes|est', joins: 'et|mais',
    nouns: 'tions?|[^c]ments?|ages?|tures?|thérapie|eries?|salles?', small: 'de|du|des|la|le|les|à|au|aux|en|pour|par|avec|et|ou|un|une|sur|sans|comme',
    offers: '(?:mes|nos|les) (?:services|prestations)|(?:je|on) fais?t?|nous faisons|(?:je|on) propose|nous proposons', like: 'comme',
  },
  de: {
    opens: 'unsere marke (?:ist|heißt)|der name ist|unser name ist|name ist|wir heißen|ich heiße|(?:sie|er|es|die|das) heißt|wir sind|ich bin|wir bauen|wir machen|ich mache|wir bieten|ich biete|wir verkaufen|ich verkaufe|wir haben|wir brauchen|und (?:brauchen|möchten|suchen|backen|machen|verkaufen)|ich brauche|ich möchte|ich hätte|wir möchten|wir hätten|wir suchen|man soll|es soll|es gibt|bitte|(?:telefon|tel|handy|unsere nummer ist)(?= [\\d+(])|gegründet|geöffnet|seit \\d{4}',
    binds: 'dass|wo|wann|wer|was|die|das|der|den|wenn|weil|und|oder|wie|damit|ob|auch|noch|nur|immer|sind|haben', joins: 'und|aber',
    nouns: 'ungen|ung|pflege|therapie|massagen?|arbeiten', small: 'der|die|das|den|dem|von|vom|zu|zur|zum|für|mit|und|oder|ein|eine|nach|in|im|am|auf|bei|auch|sowie|wie',
    offers: 'wir bauen|wir machen|wir bieten|ich biete|ich mache|unsere leistungen|meine leistungen', like: 'wie|sind|an',
  },
  pt: {
    opens: '(?:a|nossa) marca é|se chama|chama(?= \\p{Lu})|(?:o )?nome é|fica em|ficamos|estamos|somos|sou|atendemos|fazemos|faço|oferecemos|vendemos|vendo|trabalhamos|abrimos|abertos?|funcionamos|temos|quero|queremos|preciso|precisamos|gostaria|gostaríamos|tem que ter|(?:(?:o|meu|nosso) )?(?:telefone|whatsapp|zap|telemóvel)(?= [\\d+(])|desde \\d{4}|horário',
    binds: 'que|onde|como|quando|quanto|horas|se|porque|e|de|não|já|também|sempre|para|pra|quem|o|meu|nosso|estamos|ficamos', joins: 'e|mas',
    nouns: 'ção|ções|mentos?|agem|agens|aduras?|terapia|banho|cirurgias?', small: 'de|do|da|dos|das|a|o|as|os|ao|em|no|na|por|para|pra|com|e|ou|um|uma|sem|tipo|como',
    offers: 'fazemos|faço|oferecemos|(?:os|meus|nossos) serviços', like: 'tipo|como',
  },
  it: {
    opens: 'il nome è|il (?:nostro )?marchio è|si chiama|ci chiamiamo|mi chiamo|è a(?= \\p{Lu})|siamo|sono a(?= \\p{Lu})|facciamo|faccio|offriamo|offro|vendiamo|vendo|abbiamo|lavoriamo|vorrei|vogliamo|vorremmo|mi serve|ci serve|i prezzi|la possibilità|apert[oiae] (?:dal|da|tutti)|(?:(?:il mio|il nostro|il) )?(?:telefono|numero|tel)(?= [\\d+(])|dal \\d{4}',
    binds: 'che|dove|come|quando|quanto|ora|se|perché|e|ed|di|non|anche|cosa|chi|siamo|il|mio|nostro', joins: 'e|ed|ma',
    nouns: 'zione|zioni|menti?o?|aggi|aggio|tura|ture|terapia', small: 'di|del|della|dei|delle|dello|la|il|le|i|gli|a|al|alla|in|per|con|e|ed|o|un|una|da|dal|su|senza|tipo|come',
    offers: 'facciamo|faccio|offriamo|offro|(?:i miei|i nostri|i) servizi', like: 'tipo|come',
  },
  nl: {
    opens: '(?:die|dat|hij|het) heet|we heten|wij heten|ik heet|ik heb|we hebben|wij hebben|ik wil|we willen|wij willen|wij zijn|we zijn|ik ben|we doen|wij doen|ik doe|we maken|wij maken|we verkopen|we bieten|we bieden|ik bied|het moet|er moet|(?:(?:mijn|ons) )?(?:telefoon|telefoonnummer|nummer|tel)(?: is)?(?= [\\d+(])|open van|sinds \\d{4}',
    binds: 'dat|die|waar|wanneer|wie|wat|als|omdat|en|of|hoe|ook|zodat|waarop|waarmee|zijn', joins: 'en|maar',
    nouns: 'ingen|ing|therapie|massages?|behandelingen', small: 'de|het|een|van|voor|met|en|of|in|op|aan|bij|naar|te|zoals|ook|onze|mijn',
    offers: 'we doen|wij doen|ik doe|we bieden|ik bied|onze diensten|mijn diensten', like: 'zoals|zijn',
  },
  pl: {
    opens: 'nazywa się|nazywamy się|nazywam się|jest w|jesteśmy|jestem|robimy|robię|oferujemy|oferuję|sprzedajemy|mamy|prowadzę|prowadzimy|potrzebuję|potrzebujemy|chciał(?:bym|abym)|chcielibyśmy|chcemy|chcę|czynne|otwarte|zajmujemy się|zajmuję się|(?:(?:mój|nasz) )?(?:telefon|tel|numer)(?= [\\d+(])|od \\d{4}',
    binds: 'że|żeby|które|która|który|co|gdzie|ile|kto|jak|gdy|i|oraz|też|nie|aby|kiedy|jest|jesteśmy|mój|nasz', joins: 'i|a|ale|oraz',
    nouns: 'anie|enie|ania|enia|acje|acja|wymian[ęay]|napraw[ęay]|montaż', small: 'i|w|z|na|do|dla|od|po|przy|oraz|lub|a|ze|we|jak',
    offers: 'robimy|robię|oferujemy|oferuję|zajmujemy się|nasze usługi', like: 'takie jak|to|jak',
  },
  tr: {
    opens: '(?:adı|adımız|ismi|ismimiz)(?= \\p{Lu})|(?:telefon(?:umuz|um| numaramız| numaram)?|tel|whatsapp)(?= [\\d+(])|\\d{4} yılından|\\d{4}[’\']?(?:den|dan|ten|tan) beri',
    binds: 've|ile|ama|bir|da|de', joins: 've|ama', offers: '',
  },
  ar: {
    opens: 'و?(?:نقدم|نبيع|نعمل|نصنع|نريد|أريد|اريد|نحتاج|أحتاج|احتاج|لدينا|عندنا|نفتح|تأسست|نحن|أنا|انا)|و?(?:رقم الهاتف|رقمنا|هاتفنا|الهاتف|هاتف|واتساب)(?= [\\d+(])|منذ (?:عام |سنة )?\\d{4}',
    binds: 'متى|كيف|أين|كم|من|ماذا|التي|الذي|أن|ان|ما|لا|كما|حيث|و?رقم', joins: '', offers: 'و?نقدم',
  },
  he: {
    opens: 'קוראים ל\\p{L}+|ו?(?:אני|אנחנו|אנו|יש לנו|יש לי|שיהיה|שיהיו|נמצאים|מציעים|עושים|מוכרים|פתוחים|פתוח|אשמח|רוצה|רוצים|צריכים|צריכה|צריך)|ב?תחום|ו?(?:הטלפון|טלפון|הנייד|נייד|וואטסאפ)(?: שלי| שלנו)?(?= [\\d+(])|מאז \\d{4}',
    binds: 'ש|אשר|מה|איפה|מתי|איך|מי|כמה|כי|אם|לא|גם|אני|ואני|אנחנו|ואנחנו|שיהיה|שאני|של|את|על', joins: '', offers: '',
  },
}; // prettier-ignore

/** "welche Kurse es gibt": a clause that asks goes on. */
const asking = /(?:welche[rnms]?|qu[eé]|quels|quelles|quali|quais|welke|jakie)\s\p{L}+$/iu;
/** Verbs that end a Turkish statement. */
const turkishEnds =
  /(?<=\s(?:var|istiyoruz|istiyorum|olsun|yapıyoruz|yapıyorum|veriyoruz|veriyorum|satıyoruz|lazım|açığız|bulunuyoruz|üretiyoruz|hazırlıyoruz))[ ](?=\p{L}|\d)/giu;
const priceLists =
  /(?<=\s(?:prijslijst|preisliste|listino|cennik|fiyatlar|fiyat listesi|lista (?:de precios|de preços|dei prezzi|prezzi|cen)|(?:prezzi|precios|preços|prix|preise|prijzen|ceny|tarifs|tarifas) (?:tipo|como|comme|wie|zoals|jak)))[ ](?=(?:\p{L}+ ){1,5}(?:[€$£]\s?)?\d)/giu;
const price =
  /(?<=\d(?:[.,]\d\d)?\s?(?:€|euros?|reais|zł|zl|złotych|tl|lira|₺|₪|ש["״]ח|شيكل|ريال|درهم|دولار|دينار|جنيه))[ ](?=\p{L})|(?<=\s\d{1,3},\d\d)[ ](?=\p{L})(?!(?:euros?|reais|zł|zl|tl|lira|kg|g|km?|m|l|cm|h|uhr|uur|godz)(?!\p{L}))/giu;
/** "mi barbería en murcia corte 12 euros": behind the town the first thing with a price. */
const pricedInTown =
  /(?<=\s(?:en|em|in|a|à|w|we|te|zu)\s(?!parti|domicil|base|total|media|contan)\p{L}{4,})[ ](?!(?:und|et|y|e|i|en|o|ou|of|oder|de|del|di|da|do|von|van|na|z|per|por|pour|für|voor|je|le|la|el|il)\s)(?=(?:\p{L}+ ){1,4}(?:[€$£]\s?)?\d{1,5}(?:[.,]\d\d)?\s?(?:€|euros?|reais|zł|zl|złotych)(?!\p{L}))/iu;
const unit = lean(
  /^(?:al|la|el|por|a|à|par|le|l['’]|pro|die|der|das|je|per|o|por|ao|il|all['’]|alla|het|de|za|saatlik|seansı|kişi|y|e|et|und|en|i|ve|ed|ou|oder|of|lub|con|avec|mit|met|z|com|في|لل\p{L}+|ل\p{L}+|و\p{L}+|ל\p{L}+|ו\p{L}+|ה?שעה)(?![\p{L}])/iu,
);

const fewestWords = 9;
const longest = 3000;
const sets = new Map<Abroad, ReadonlySet<string>>();

const wordsOf = (code: Abroad): ReadonlySet<string> => {
  const known = sets.get(code);
  if (known) return known;
  const words = new Set(stopWords[code].split(/\s+/u));
  sets.set(code, words);
  return words;
};

/** The language whose small words are met most; null where English is. */
function tell(text: string): Abroad | null {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he';
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (set: ReadonlySet<string>): number => words.filter((word) => set.has(word)).length;
  const english = count(new Set(stopWords.en.split(/\s+/u)));
  const codes: readonly Abroad[] = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr'];
  const best = codes
    .map((code) => ({ code, met: count(wordsOf(code)) }))
    .reduce((one, other) => (other.met > one.met ? other : one));
  return best.met > english && best.met > 2 ? best.code : null;
}

/** Puts a comma before each thing of "facciamo riabilitazione massaggi e ginnastica" that begins with a noun. */
function partThings(line: string, { offers, like, nouns, small }: Grammar): string {
  if (offers === '' || nouns === undefined) return line;
  const led = new RegExp(
    String.raw`(?:^|\s)(?:${offers})(?:\s(?:${like ?? offers}))?[ ](?=\p{L}{3})`,
    'iu',
  ).exec(line);
  if (!led || /[,:;]/u.test(line.slice(led.index))) return line;
  const start = led.index + led[0].length;
  const things = line.slice(start);
  const noun = new RegExp(String.raw`(?<=(?<before>[\p{L}\d/]+))[ ](?=\p{L}*(?:${nouns})(?!\p{L}))`, 'giu');
  const isSmall = new RegExp(String.raw`^(?:${small ?? ''})$`, 'iu');
  const parted = things.replace(noun, (space, before: string) => (isSmall.test(before) ? space : ','));
  // "mes services dépannage…": what they are stands apart.
  const isNoun = /\s(?:servi\S+|prestations|leistungen|diensten|usługi)(?:\s\p{L}+)?\s$/iu.test(led[0]);
  return `${line.slice(0, start - 1)}${isNoun ? '\n' : ' '}${parted}`;
}

const joinedRow = /\sو(?=ال\p{L}{3})/gu;
/** "مع جدول التدريب والبطولات والاشتراك 30 دينار والتواصل": in Arabic a letter joins each thing to the one before. */
function partJoinedRow(stretch: string): string {
  const count = stretch.match(joinedRow)?.length ?? 0;
  return count > 2 || (count > 1 && /(?<!\p{L})مع\s/u.test(stretch))
    ? stretch.replace(joinedRow, '، ')
    : stretch;
}

/** "eine kleine tischlerei in Bamberg": a German noun for a trade has a capital where other words have theirs. */
function raiseTrades(text: string): string {
  const kinds = findLexicon('de')?.kinds;
  if (!kinds || !/\s\p{Lu}\p{Ll}/u.test(text)) return text;
  const trades = new Set(
    Object.values(kinds)
      .join(',')
      .split(',')
      .map((phrase) => phrase.replace(/=.*$/u, '').trim()),
  );
  return text.replace(/(?<=\s)\p{Ll}{5,}(?!\p{L})/gu, (word) =>
    trades.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}

const careful = 3;
/** Whether a text is written in sentences, each with its capital and its mark: nothing in it is run on. */
const isWrittenOut = (text: string): boolean => {
  // Arabic and Hebrew know no capitals: there the mark alone tells.
  const begins = /[\u0590-\u06ff]/u.test(text) ? String.raw`[\p{L}"«„]` : '[\\p{Lu}¡¿«"„]';
  // A row of a list ends where the next begins.
  const ended =
    text.match(new RegExp(String.raw`[.!?؟]\s+(?=${begins})|(?<![.!?؟])\n\s*(?=${begins}|[-–•*]\s)`, 'gu'))
      ?.length ?? 0;
  return (
    ended >= careful &&
    new RegExp(`^${begins}`, 'u').test(text.trim()) &&
    text.split(/\s+/u).length < 22 * ended
  );
};

/**
 * A text in another language than English with a line break before each statement that begins in a long stretch without
 * marks: "… mi taller de bicis se llama Piñón Fijo y estamos en Zaragoza hacemos …". Of the same length, so that offsets
 * stay. Any other text as it is.
 */
export function partRunOnAbroad(prompt: string): string {
  if (prompt.length > longest || isWrittenOut(prompt)) return prompt;
  const typed = prompt.split(/(?<=[.,،؛;:!?\n()«»„“”"])/u);
  const stretches = /\p{Script=Arabic}/u.test(prompt) ? typed.map(partJoinedRow) : typed;
  if (!stretches.some((one) => one.split(/\s+/u).length >= fewestWords)) return stretches.join('');
  const code = tell(prompt);
  if (!code) return prompt;
  const grammar = grammars[code];
  const joined = grammar.joins === '' ? '' : String.raw`(?:(?:${grammar.joins})\s)?`;
  const opening = new RegExp(
    String.raw`(?<=(?<before>[\p{L}\p{M}\d'’/-]+))[ ](?=${joined}(?:${grammar.opens})(?![\p{L}]))`,
    'giu',
  );
  const bound = new RegExp(String.raw`^(?:${grammar.binds})$`, 'iu');
  const whole = stretches
    .map((stretch) => {
      if (stretch.split(/\s+/u).length < fewestWords) return stretch;
      const opened = stretch.replace(opening, (space, before: string, at: number) =>
        bound.test(before) || asking.test(stretch.slice(0, at)) ? space : '\n',
      );
      const ended = code === 'tr' ? opened.replace(turkishEnds, '\n') : opened;
      const placed = ended.replace(pricedInTown, '\n');
      const listed = placed.replace(priceLists, '\n');
      const priced = listed.replace(price, (space, at: number) =>
        unit.test(listed.slice(at + 1)) ? space : '\n',
      );
      return priced
        .split('\n')
        .map((line) => partThings(line, grammar))
        .join('\n');
    })
    .join('');
  return code === 'de' ? raiseTrades(whole) : whole;
}
