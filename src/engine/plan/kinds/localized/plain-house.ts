import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { ContentItem, Facts, SectionContent } from '../../content';
import type { Bank } from '../parts/bank';
import { offerPhrases } from '../parts/phrase-items';
import { listedOf } from '../parts/price-of';
import { capitalise, lowerFirst } from '../parts/weave';
import { isTrainer } from '../../who/is-trainer';
import { ownAbout } from './own-about';
import { toldLede } from './told-in-hero';

const most = 60;
const named = 4;
const offering = new Set<string>(['services', 'products', 'menu', 'pricing', 'timetable', 'curriculum']);
/** Whose usual copy suits nobody else: what stands in their sections is theirs to tell. */
const ownWords = new Set<SiteKind>(['cv', 'link-in-bio', 'blog', 'docs', 'event', 'saas', 'mobile-app']);
/** What is made up of any business, and may be untrue of this one. */
const madeUp: readonly SectionType[] = ['faq', 'values'];

const isEastern = new Set(['nl', 'pl', 'tr', 'ar', 'he']);
const dues =
  /^(?:aylık|haftalık|yıllık|saatlik)\sücret|^(?:ücret|ilk ders|deneme dersi|prima lezione|primera clase|primer[oa] sesión|premi(?:er cours|ère séance)|erste (?:stunde|probestunde)|primeira aula|eerste les|pierwsz[ae] (?:zajęcia|lekcja)|quota|cuota|cotisation|opłata|czesne|wyżywienie|wpisowe|ouderbijdrage|essensgeld|schulgeld|mensualité|retta|tari(?:fa|f|ffa))(?!\p{L})|^(?:miesięczna\s)?(?:składk|karnet|abonament|abonnement|contributie|lidmaatschap|aidat|üyelik|اشتراك|מנוי|strippenkaart|lezione singola|lezioni? (?:di )?prova|abbonament|carnet|clase suelta|mensualidad|bono (?:de|mensual)|cours à l['’]unité|carte de \d|einzelstunde|zehnerkarte|10er[- ]karte|aula avulsa|plano mensal|losse les|karnet|tek ders|\d+ (?:derslik|lezioni|clases|cours|aulas|lessen|stunden|lekcji)|כרטיסייה|שיעור בודד|حصة واحدة)|^(?:الخدمات|שירותים|hizmetler|usługi|diensten)$/iu;
/** "35 € la sesión": once, and nothing in particular. */
const once =
  /^(?:sesi[oó]n(?:es)?|clases?|séances?|cours|stunden?|sitzung(?:en)?|lezion[ei]|session[ei]|sess(?:ão|ões)|aulas?|les(?:sen)?|sessies?|zajęcia|sesj[ae]|lekcj[ae]|ders(?:ler)?|seans(?:lar)?|حصة|حصص|جلسة|جلسات|שיעור(?:ים)?|מפגש(?:ים)?)$/iu;
/** What a prompt names that a visitor can have or do there, each once. */
export const toldThings = (facts: Facts): readonly string[] => {
  const isClub = ['nonprofit', 'gym', 'yoga', 'mobile-app', 'saas'].includes(facts.brief.kind.value);
  const listed = listedOf(facts)
    // What members pay is nothing that is done there, and the plans of an app are none of its features.
    .filter(({ section }) => section !== null && offering.has(section) && !(isClub && section === 'pricing'))
    .map(({ name }) => name)
    .filter((name) => !dues.test(name) && !once.test(name));
  const seen = new Set<string>();
  return [...listed, ...offerPhrases(facts)].map(capitalise).filter((title) => {
    const key = title.toLowerCase();
    const isNew = ![...seen].some((one) => one.includes(key) || key.includes(one));
    seen.add(key);
    return isNew;
  });
};

/** "Schoorsteenveger in Apeldoorn", "Eskişehir’de seramik atölyesi": what it is and where, as a heading. */
const headingOf = (offered: string, place: string, language: string): string => {
  const where = place.replace(/^,\s/u, '').replace(/,$/u, '').trim();
  if (where === '' || offered.toLowerCase().includes(where.toLowerCase())) return offered;
  const said =
    language === 'tr'
      ? `${where} ${offered.startsWith('İ') ? `i${offered.slice(1)}` : lowerFirst(offered)}`
      : place.startsWith(',')
        ? `${offered}, ${where}`
        : `${offered} ${where}`;
  return said.length > most ? offered : said;
};

/** Where one goes to look, and orders nothing. */
const visited =
  /mus[eé]\p{L}*|biblio\p{L}*|igl[eé]|église|kirche|chiesa|igreja|parro\p{L}+|parque|parc(?!\p{L})|park(?!\p{L})|parco|castillo|château|schloss|castello|castelo|ruta|sendero|sentier|mirador|monument\p{L}*|mercado|marché|markt|mercato/iu;

type House = {
  /** What it is in the prompt's own words, or the next word for it; null when the prompt tells none. */
  readonly offered: string | null | undefined;
  /** The place as running text says it, with what stands before it. */
  readonly place: string;
  readonly language: string;
  /** Whether the usual things of its trade are known here. */
  readonly isKnown: boolean;
  /** Whether its family is one of many trades, and neither its trade nor its kind has lines of its own. */
  readonly isStock: boolean;
};

/** So many words tell of a cause in particular. */
const toldWords = 25;

/**
 * The copy of a business once more: of a trade that nobody here knows, a heading that says what it is, what the prompt names under
 * it, and nothing that is made up of other trades; of no business a past or dates that it did not tell of.
 */
export const heedTrade = (bank: Bank, facts: Facts, house: House): Bank => {
  const { brief } = facts;
  const asked = new Set<string>([
    ...brief.sections.map(({ value }) => value),
    ...brief.items.flatMap(({ value }) => value.section ?? []),
  ]);
  const isPlain =
    (house.isStock || (brief.kind.value === 'veterinary' && !house.isKnown)) &&
    house.offered &&
    !ownWords.has(brief.kind.value);
  const plain = isPlain && house.offered ? asPlainHouse(bank, facts, house, house.offered) : bank;
  const isUnknown = brief.kind.value === 'unknown' && isPlain;
  // Whose works are shown and who names nothing that is done for others offers a "first talk" to nobody.
  const isSilent = brief.kind.value === 'portfolio' && !house.isKnown && toldThings(facts).length === 0;
  const isUntold =
    isPlain &&
    ['unknown', 'portfolio', 'studio'].includes(brief.kind.value) &&
    !house.isKnown &&
    toldThings(facts).length === 0;
  // Whom one sees alone is asked what they do: what clinics and gyms do is not it.
  const isAlone =
    (isTrainer(brief) ||
      (brief.kind.value === 'nonprofit' && ownAbout(facts) !== null) ||
      (brief.kind.value === 'therapist' && isEastern.has(house.language) && !house.isKnown)) &&
    toldThings(facts).length === 0;
  // A cause that tells of itself does what it tells.
  const isCause =
    brief.kind.value === 'nonprofit' &&
    brief.prompt.split(/\s+/u).length >= toldWords &&
    !brief.items.some(({ value }) => value.section === 'services');
  const dropped = new Set<string>(
    [
      ...(isCause ? ['services'] : []),
      ...(facts.founded === null ? ['story'] : []),
      // Praise and dates that nobody told are nobody's.
      'events',
      ...(brief.offer === null && (brief.name === null || !isEastern.has(house.language))
        ? []
        : ['testimonials']),
      ...(brief.offer === null || brief.hours !== null ? [] : ['hours']),
      ...(isPlain && !house.isKnown ? madeUp : []),
      ...(brief.kind.value === 'veterinary' && isPlain ? ['features'] : []),
      ...(isPlain && !house.isKnown && brief.name === null ? ['about'] : []),
      ...(isUntold || isSilent || isAlone ? ['services'] : []),
      ...(isUnknown && !(isUntold && !visited.test(brief.prompt)) ? ['process'] : []),
    ].filter((type) => !asked.has(type)),
  );
  return Object.fromEntries(Object.entries(plain).filter(([type]) => !dropped.has(type))) as Bank;
};

const crafts = new Set<SiteKind>([
  'home-services',
  'construction',
  'cleaning',
  'auto',
  'real-estate',
  'agency',
]);
/** What stands where a list of services or prices is asked for and none is told. */
const asking: Readonly<Record<string, readonly [services: string, prices: string]>> = {
  es: [
    'Cuéntanos qué necesitas y para cuándo: te decimos qué podemos hacer.',
    'Cada encargo es distinto. Dinos qué necesitas y te damos un precio antes de empezar.',
  ],
  fr: [
    'Dites-nous ce qu’il vous faut et pour quand : nous vous disons ce que nous pouvons faire.',
    'Chaque demande est différente. Dites-nous ce qu’il vous faut et nous vous donnons un prix avant de commencer.',
  ],
  de: [
    'Sagen Sie uns, was Sie brauchen und bis wann: Wir sagen, was wir tun können.',
    'Jede Anfrage ist anders. Sagen Sie uns, was Sie brauchen, und Sie bekommen den Preis, bevor wir anfangen.',
  ],
  pt: [
    'Diga o que precisa e para quando: respondemos com o que podemos fazer.',
    'Cada pedido é diferente. Diga o que precisa e damos um preço antes de começar.',
  ],
  it: [
    'Dicci che cosa ti serve e per quando: ti diciamo che cosa possiamo fare.',
    'Ogni richiesta è diversa. Dicci che cosa ti serve e ti diamo un prezzo prima di cominciare.',
  ],
};

function asPlainHouse(bank: Bank, facts: Facts, { place, language, isKnown }: House, offered: string): Bank {
  const { brief, name } = facts;
  const things = toldThings(facts);
  const heading = headingOf(offered, place, language);
  const row = things
    .slice(0, named)
    .map((title, at) =>
      at === 0 || language === 'de' || brief.prompt.includes(title) ? title : lowerFirst(title),
    )
    .join(language === 'ar' ? '، ' : ', ');
  // A person, a band or a club is no office whose telephone somebody answers.
  const isFirm = !['portfolio', 'nonprofit', 'unknown', 'photographer'].includes(brief.kind.value);
  const lede = things.length > 1 ? `${row}.` : isFirm ? undefined : bank.contact?.lede;
  const items = things.map((title): ContentItem => ({ title }));
  const isNamed = brief.name !== null && !name.toLowerCase().includes(offered.toLowerCase());
  // Builders and cleaners do what builders and cleaners do.
  const isAsking = !isKnown && items.length === 0 && language in asking && !crafts.has(brief.kind.value);
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  const choices = items.length > 0 ? { items } : {};
  const { hero, about, services, quote, booking, contact, cta } = bank;
  const said = `${name}${language === 'fr' ? '\u00a0' : ''}: ${language === 'de' || language === 'tr' ? heading : lowerFirst(heading)}.`;
  const told: Partial<Record<SectionType, SectionContent>> = {
    ...(hero
      ? {
          hero: {
            ...hero,
            // A name stands over what it is and where; without one, that is the heading.
            title: isNamed || heading.length > most ? name : heading,
            ...(isNamed ? {} : { kicker: facts.place ?? name }),
            ...(lede && toldLede(facts, undefined) === null ? { lede } : {}),
          },
        }
      : {}),
    ...(services && (isKnown ? items.length > 2 : items.length > 0)
      ? { services: { ...services, items } }
      : {}),
    // Nobody here knows what is done, so the page asks what is needed.
    ...(services && isAsking
      ? { services: { title: services.title, body: [asking[language]?.[0] ?? ''], items: [] } }
      : {}),
    ...(bank.pricing && isAsking && !isPriced
      ? { pricing: { title: bank.pricing.title, body: [asking[language]?.[1] ?? ''], items: [] } }
      : {}),
    ...(isKnown || !quote ? {} : { quote: { ...quote, ...choices } }),
    ...(isKnown || !booking ? {} : { booking: { ...booking, ...choices } }),
    // Where nobody knows what is done, nobody asks what drips.
    ...(isKnown || !cta || !contact ? {} : { cta: { ...cta, ...contact, items: [] } }),
    ...(about && isNamed
      ? { about: { ...about, body: ownAbout(facts) ?? [said, ...(things.length > 1 && lede ? [lede] : [])] } }
      : {}),
  };
  return { ...bank, ...told };
}
