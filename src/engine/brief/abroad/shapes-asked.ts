import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { isLook } from './is-look';
import { capitalise } from '../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
const meets = ({ spans }: Spanned, { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && span.end > start);
const spansIn = (prompt: string, pattern: RegExp): Span[] =>
  [...prompt.matchAll(pattern)].map(({ index, 0: all }) => ({ start: index, end: index + all.length }));

const sums =
  /(?<!\p{L})(?:(?:con|com|avec|mit|met|z|ze)\s)?(?:(?:cantidades|importes|sumas|montos) (?:fij|sugerid|predefinid|establecid)[oa]s|montants? (?:prédéfinis|fixes|proposés|suggérés|libres)|(?:fest|vorgegeben|vorgeschlagen)en?n? (?:Beträgen?|Summen)|Wunschbetr[aä]g\p{L}*|valores (?:pré-?definidos|predefinidos|fixos|sugeridos)|(?:importi|cifre) (?:predefinit|fiss|suggerit)[ie]|vaste bedragen|(?:z )?(?:gotow|stał|sugerowan)ymi kwotami|(?:hazır|sabit|önerilen) tutar\p{L}*)(?!\p{L})|ب?مبالغ (?:محددة|ثابتة|مقترحة)|ב?סכומים (?:קבועים|מוצעים|מוכנים)/giu;

/** "doar com valores predefinidos": how one gives, and nothing else on offer. */
export function sumsAside(brief: Brief): Brief {
  const spans = spansIn(brief.prompt, sums);
  if (spans.length === 0) return brief;
  const isFree = (slot: Spanned): boolean => !spans.some((span) => meets(slot, span));
  const sections = brief.sections.filter((slot) => slot.value === 'donation' || isFree(slot));
  return {
    ...brief,
    items: brief.items.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    sections: sections.some(({ value }) => value === 'donation')
      ? sections
      : [...sections, { value: 'donation', spans: spans.slice(0, 1) }],
  };
}

const willing =
  /volunt\p{L}*|bénévol\p{L}*|freiwillig\p{L}*|ehrenamt\p{L}*|vrijwillig\p{L}*|wolontari\p{L}*|gönüllü\p{L}*|متطوع\p{L}*|תטוע|מתנדב\p{L}*/giu;
/** "formularz dla wolontariuszy": one form, and it is theirs. */
export function formOfVolunteers(brief: Brief): Brief {
  if (!brief.sections.some(({ value }) => value === 'volunteer')) return brief;
  const near = spansIn(brief.prompt, willing).map(({ start, end }) => ({ start: start - 14, end: end + 10 }));
  return {
    ...brief,
    sections: brief.sections.filter(
      (slot) => slot.value !== 'form' || !near.some((span) => meets(slot, span)),
    ),
  };
}

/** "cartel, entradas": what one buys for a festival, and no posts, unless two words name both. */
function ticketsNoPosts(brief: Brief): Brief {
  const tickets = brief.sections.find(({ value }) => value === 'tickets');
  const players = brief.sections.find(({ value }) => value === 'speakers');
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) =>
        !(value === 'posts' && tickets && spans.every((span) => meets(tickets, span))) &&
        // "artisti": who plays, and nobody who works there.
        !(value === 'team' && players && spans.every((span) => meets(players, span))),
    ),
  };
}

const counted = /(?:^|\s)(?:tag|d[ií]a|jour|giorno|dag|dzień|gün|day|اليوم|יום)$/iu;
const inTabs =
  /onglets|pestañas|separadores|(?<!\p{L})abas(?!\p{L})|a schede|in schede|tabbladen|zakładk\p{L}*|sekme\p{L}*|(?<!\p{L})(?:tabs?|reitern?|registerkarten)(?!\p{L})|تبويب\p{L}*|לשוניות/giu;
/** "Tag 1 und Tag 2": the days of a programme, and nothing that costs 1 and 2. */
export function daysNoPrices(brief: Brief): Brief {
  const wrong = brief.items.filter(
    ({ value }) => counted.test(value.name) && /^\D{0,2}[1-9]\D{0,4}$/u.test(value.price ?? ''),
  );
  const tabs = spansIn(brief.prompt, inTabs);
  if (brief.kind.value === 'event' && wrong.length === 0 && tabs.length === 0) return ticketsNoPosts(brief);
  const isProgramme = wrong.length > 0 || (brief.kind.value === 'event' && tabs.length > 0);
  if (!isProgramme) return brief;
  const has = (type: SectionType): boolean => brief.sections.some(({ value }) => value === type);
  return {
    ...brief,
    items: brief.items.filter((item) => !wrong.includes(item)),
    // "entradas" of a congress are tickets, and no posts of a blog.
    sections: [
      ...(has('agenda') ? [] : [{ value: 'agenda' as const, spans: wrong[0]?.spans ?? tabs.slice(0, 1) }]),
      ...brief.sections.filter(({ value }) => value !== 'posts' || !has('tickets')),
    ],
    behaviours:
      tabs.length > 0 && !brief.behaviours.some(({ value }) => value === 'tabs')
        ? [...brief.behaviours, { value: 'tabs', spans: tabs.slice(0, 1) }]
        : brief.behaviours,
  };
}

const headed =
  /^(?:ein|zwei|drei|vier|fünf|un|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|duas|três|quatro|due|tre|quattro|cinque|twee|drie|vier|vijf|dwa|trzy|cztery|pięć|iki|üç|dört|beş|\d)\s\p{L}+(?:\s\p{L}+)?[,:]\s/iu;
/** "Drei Tarife: Klein 9 €": the plan is called as it stands behind the colon. */
export function plansByName(brief: Brief): Brief {
  const isOwn = (item: Slot<ListedItem>): boolean =>
    item.value.price !== undefined && headed.test(item.value.name);
  if (!brief.items.some(isOwn)) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      isOwn(item)
        ? { ...item, value: { ...item.value, name: capitalise(item.value.name.replace(headed, '')) } }
        : item,
    ),
  };
}

const program =
  /(?<!\p{L})(?:\p{L}*software\p{L}*|logiciel\p{L}*|programa? (?:de|para|do|dla)|program(?:u|em|y)? (?:do|dla)|gestionale|aplikacj\p{L}* (?:do|dla)|\p{L}*-?app (?:für|voor|para|pour|per|de|di|dla)|yazılım\p{L}*|oprogramowani\p{L}*)(?!\p{L})|(?:ل?برنامج|نظام|منصة)\s|תוכנה\s?ל|מערכת ל/iu;
const onPhones =
  /app ?store|google ?play|i-?phone|android|handy|móvil|celular|téléphone|telefon|telemóvel|smartphone|هاتف|נייד/iu;
const tiered = /tarif|plan(?:es|os|y)?(?!\p{L})|piani|offres|pakket|pakiet|stufen|abonn|خطط|باقات|מסלול/iu;
const venue = new Set<string>([
  'restaurant',
  'portfolio',
  'unknown',
  'mobile-app',
  'cafe',
  'bar',
  'shop',
  'hotel',
  'salon',
  'clinic',
  'agency',
  'studio',
  'home-services',
  'construction',
  'gym',
  'accountant',
]);

/** Software in three sizes is software, whoever it is made for: "een roosterprogramma voor restaurants", "Rechnungs-App für Handwerker". */
export function softwareInPlans(brief: Brief): Brief {
  const { prompt, kind, items, offer } = brief;
  const plans = items.filter(({ value }) => value.price !== undefined);
  const found = program.exec(prompt.slice(0, 140));
  if (!venue.has(kind.value) || !found || plans.length < 2 || !tiered.test(prompt) || onPhones.test(prompt))
    return brief;
  const rest = prompt.slice(found.index);
  const what = /^[^.,;:()\n]{4,60}/u.exec(rest)?.[0].trim() ?? found[0].trim();
  const span = { start: found.index, end: found.index + what.length };
  // "dla Grafiko, programu do …": what was taken for the offer is what it is called.
  const called = brief.name === null && offer && /^\p{Lu}\p{L}+$/u.test(offer.value) ? offer : brief.name;
  const isSaid = offer?.spans.some((one) => one.start <= found.index && one.end > found.index) === true;
  return {
    ...brief,
    name: called,
    kind: { value: 'saas', spans: [span] },
    offer: isSaid && kind.value !== 'portfolio' ? offer : { value: what, spans: [span] },
    items: items.map((item) =>
      item.value.price === undefined
        ? item
        : { ...item, value: { ...item.value, section: 'pricing' as const } },
    ),
    sections: brief.sections.some(({ value }) => value === 'pricing')
      ? brief.sections
      : [...brief.sections, { value: 'pricing', spans: [] }],
  };
}

const wishNoName =
  /^(?:pas de|sans|kein|keine|ohne|geen|zonder|bez|sin|sem|senza|niente|um den|um die|pour contacter|para contactar)(?!\p{L})/iu;
const within =
  /^(?<name>\p{Lu}[^,.;:]*?)\s(?:met|mit|avec|con|com|z|ze)\s(?:een |einem |einer |un |una |um |uma )?\p{Ll}*(?:cart|carrito|panier|carrinho|carrello|winkelwagen|zijbalk|seitenleiste|barra|barre|warenkorb|koszyk|prij|preis|prix|prec|preç|prezz|reserv|buch)\p{L}*$/iu;
/** "Geen JavaScript", "Klei & Vuur met winkelwagen": what is wished for the site is no name, and ends one. */
export function nameNoWish(brief: Brief): Brief {
  const { name } = brief;
  if (name === null) return brief;
  if (wishNoName.test(name.value)) return { ...brief, name: null };
  const own = within.exec(name.value)?.groups?.['name'];
  const start = name.spans[0]?.start;
  return own === undefined || start === undefined
    ? brief
    : { ...brief, name: { value: own, spans: [{ start, end: start + own.length }] } };
}

const badging =
  /marcad[oa]|señalad[oa]|destacad[oa]|marqué|signalé|markiert|gekennzeichnet|hervorgehoben|als\s["„»“]|segnat[oa]|evidenziat[oa]|indicat[oa]|gemarkeerd|oznaczon|wyróżnion|olarak işaret|işaretli|تمييز|مميزة|مسومن|מסומן|מסומנת/iu;
/** "Sala marcado como «El más elegido»": the quoted words are the badge of the plan that is named beside them. */
export function badgeOfPlan(brief: Brief): Brief {
  const plans = brief.items.filter(({ value }) => value.price !== undefined);
  if (plans.length < 2 || plans.some(({ value }) => value.badge !== undefined)) return brief;
  for (const quote of brief.quotes) {
    const [span] = quote.spans;
    if (!span || !['badge', 'other', 'name'].includes(quote.value.use)) continue;
    const before = brief.prompt.slice(Math.max(0, span.start - 60), span.start);
    const after = brief.prompt.slice(span.end, span.end + 24);
    const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(', ')) + 1);
    if (quote.value.use !== 'badge' && !badging.test(`${clause} | ${after}`)) continue;
    const owner = plans
      .map((item) => ({ item, at: before.toLowerCase().lastIndexOf(item.value.name.toLowerCase()) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => other.at - one.at)[0]?.item;
    if (!owner) continue;
    const isName = brief.name?.spans.some((one) => one.start < span.end && one.end > span.start) === true;
    return {
      ...brief,
      name: isName ? null : brief.name,
      quotes: brief.quotes.map((one) =>
        one === quote ? { ...one, value: { ...one.value, use: 'badge' as const } } : one,
      ),
      items: brief.items.map((item) =>
        item === owner ? { ...item, value: { ...item.value, badge: quote.value.text } } : item,
      ),
    };
  }
  return brief;
}

const podcast =
  /(?<!\p{L})podcasts?\s(?:über|sobre|sur|su(?:l|lla|i|gli|lle)?|over|o|met|hakkında)\s(?!mich|uns|nos|mí|me\b)\p{L}[\p{L}’'-]*(?:\s(?!mit\b|und\b|con\b|y\b|avec\b|et\b|com\b|e\b|en\b|z\b|i\b)\p{L}[\p{L}’'-]*){0,3}(?=[,.:;"“„«\n]|\s["“„«]|$)/iu;
const linkOf = /(?:spotify|apple|youtube|deezer|instagram|podcasts?)[- ]links?$/iu;

/** "Podcast über Moore, Spotify-Link": what is talked about is said, and the way to hear it is one link. */
export function podcastAsTold(brief: Brief): Brief {
  if (brief.offer === null || !/^podcasts?$/iu.test(brief.offer.value)) return brief;
  const found = podcast.exec(brief.prompt);
  return {
    ...brief,
    offer: found
      ? { value: capitalise(found[0]), spans: [{ start: found.index, end: found.index + found[0].length }] }
      : brief.offer,
    sections: brief.sections.filter(
      ({ value, spans: [span] }) =>
        value !== 'links' || !span || !linkOf.test(brief.prompt.slice(0, span.end)),
    ),
  };
}

/** "Kalkış saati 05:30", "Abfahrt 9.15 Uhr": when something is, and nothing on offer. */
const atTime =
  /^(?:\p{L}+\s){0,2}(?:saati|abfahrt|abflug|beginn|treff\p{L}*|salida|départ|rendez-vous|partenza|ritrovo|saída|encontro|vertrek|zbiórka|wyjazd)\s\d{1,2}[:.h]\d{2}(?:\s?(?:uhr|uur|h))?$/iu;

/** "Glaskarten, violetter Verlauf": how the site looks is nothing on offer. */
export const looksNoThings = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) => value.price !== undefined || !(isLook(value.name) || atTime.test(value.name)),
  ),
  phrases: brief.phrases.filter(({ value }) => !isLook(value) && !atTime.test(value)),
  parts: brief.parts.filter(({ value }) => !isLook(value.title)),
});

/** "Claim: „Dein Rad, unser Handwerk“": who says du on a button or under the name says so everywhere. */
export const mannerOfQuotes = (brief: Brief): Brief =>
  brief.manner === undefined &&
  brief.spoken === 'de' &&
  brief.quotes.some(
    ({ value }) =>
      ['button', 'tagline', 'heading', 'empty'].includes(value.use) &&
      /(?<!\p{L})(?:du|dir|dich|dein(?:e[nmrs]?)?)(?!\p{L})/iu.test(value.text),
  )
    ? { ...brief, manner: 'close' }
    : brief;
