import type { Brief, SitePart, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../parts/section-of-title';
import { isLook, meaningOfTitle } from './page-titles';
import { capitalise } from '../../../capitalise';

const meets = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start < end && one.end > start);
/** "que tenga precios", "dass man online buchen kann": what the site is to have. */
const wish =
  /^(?:que (?:tenga|lleve|se vea|sea|salga|aparezca|muestre|tenha|apareça|mostre|fique|ait|soit)|qui (?:ait|soit|montre)|che (?:abbia|sia|mostri|si veda)|dass|damit|wo man|onde|donde se)(?!\p{L})\s?/iu;
/** "camere con prezzi", "Zimmer mit Preisen": prices are asked for beside what they are of. Of a kitchen they are its menu's. */
const withPrices =
  /(?<=\p{L}{3}\s)(?:con|mit|avec|com)\s(?:i\s|los\s|las\s|les\s|os\s|den\s|le\s|su\s|sus\s|leurs?\s)?(?:prezzi|precios?|preisen|prix|tarifs?|tarifas?|tarife|tariffe|preços)(?!\p{L})/iu;
const joining = /rejoindre|mitmachen|participar|unirse/iu;
const gathering = new Set<SiteKind>(['portfolio', 'nonprofit', 'gym', 'event', 'unknown', 'course']);
const ofPage = /(?:page|página|pagina|site|sito|sitio)\s(?:de|di)\s$/iu;
const ofServices =
  /(?<!\p{L})(?:serviços|servicios|services|prestations|leistungen|servizi|tratamentos|tratamientos|soins|trattamenti|behandlungen|produ\p{L}+|carta|menú|speisekarte|cardápio|ementa|carte|menu|menù)\s$/iu;
const cooking = new Set<SiteKind>(['restaurant', 'cafe', 'bar', 'bakery']);
const article =
  /^(?:(?:nuestr[oa]s?|mis?|nos|notre|mes|ma|mon|unsere?n?|meine?n?|noss[oa]s?|meus?|minhas?|nostr[aeio]|mi[aeo]i?|la|el|los|las|le|les|die|der|das|dem|den|o|a|os|as|i|il|lo|gli|una?|une?|eine?n?|uma?|des|du|mit|con|avec|com)\s|l['’]){1,3}/iu;

type Piece = { readonly text: string; readonly span: Span };

/** What a house has for its guests. */
const facility =
  /^(?:piscin[ae]|pool|schwimmbad|hallenbad|sauna|wellness\p{L}*|spa|hammam|jacuzzi|whirlpool|hot tub|jard[ií]n|jardim|jardin|giardino|garten|terra[sz]\p{L}*|balc\p{L}+|balkon|parking|aparcamiento|parcheggio|parkplatz|estacionamento|chimenea|cheminée|kamin|camino|lareira|barbacoa|churrasqueira|grill|barbecue|wi-?fi|wlan|restaurant|ristorante|restaurante|bar|desayuno|frühstück|colazione|petit[- ]déjeuner|café da manhã|pequeno-almoço|spielplatz|gimnasio|fitness\p{L}*|palestra|academia|ski\p{L}*|(?:halb-?|voll)pension|(?:media|demi|mezza|meia)[- ]?(?:pensi[óo]n|pension|pensione|pensão)|(?:pensión completa|pension complète|pensione completa|pensão completa))(?:\s\p{L}+){0,3}$/iu;
const byPlace = (one: Slot<unknown>, other: Slot<unknown>): number =>
  (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0);

/** The pieces of a prompt between its marks and joining words, where they stand. */
function piecesOf(prompt: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const text of prompt.split(
    /(?:[,;:.!?\n]+(?:\s+|$)|\s[–—-]\s|\s(?:y|e|et|und|ed|sowie)\s(?=\p{L}))/u,
  )) {
    const start = prompt.indexOf(text, at);
    at = start + text.length;
    const said = text.trim();
    if (said !== '') pieces.push({ text: said, span: { start, end: at } });
  }
  return pieces;
}

/**
 * "Presse, Vita, Hausordnung, Belegungskalender": headings that pages have, wherever a prompt lists them: sections or parts of the
 * site, never something that is sold; and how it is to look is nothing that is sold either.
 */
export function titlesAsked(brief: Brief): Brief {
  const pieces = piecesOf(brief.prompt);
  const named = [brief.name, brief.offer, brief.place].filter((slot) => slot !== null);
  const found = pieces.flatMap((piece) => {
    const meaning = meaningOfTitle(piece.text);
    const isOwn = named.some((slot) => meets(slot, piece.span));
    const isFirst = piece.span.start < 12;
    return meaning === undefined || isOwn || isFirst ? [] : [{ ...piece, meaning }];
  });
  const isTitle = (slot: Slot<unknown>): boolean => found.some(({ span }) => meets(slot, span));
  const items = brief.items.filter((item) => {
    const { name, price, when, note } = item.value;
    if (price !== undefined || when !== undefined || note !== undefined) return true;
    return !wish.test(name) && !isLook(name) && !(isTitle(item) && meaningOfTitle(name) !== undefined);
  });
  const sections: Slot<SectionType>[] = [...brief.sections];
  const add = (value: SectionType, span: Span): void => {
    if (!sections.some((slot) => slot.value === value)) sections.push({ value, spans: [span] });
  };
  for (const { meaning, span } of found) if (meaning !== 'part') add(meaning, span);
  for (const { text, span } of pieces) {
    const wished = wish.test(text)
      ? sectionOfTitle(text.replace(wish, ''), brief.spoken, brief.kind.value)
      : null;
    if (wished !== null) add(wished, span);
  }
  const beside = cooking.has(brief.kind.value) ? null : withPrices.exec(brief.prompt);
  // "serviços com preços": the services themselves bear them.
  const isOfServices =
    beside !== null && ofServices.test(brief.prompt.slice(Math.max(0, beside.index - 24), beside.index));
  if (beside && !isOfServices) add('pricing', { start: beside.index, end: beside.index + beside[0].length });
  // "comment nous rejoindre" of a band or club: members, and no vacancies; "page de présentation": the page itself.
  const joined = found.filter(({ meaning, text }) => meaning === 'part' && joining.test(text));
  const meant = sections.filter(
    (slot) =>
      !(
        slot.value === 'jobs' &&
        gathering.has(brief.kind.value) &&
        joined.some(({ span }) => meets(slot, span))
      ) &&
      !(
        slot.value === 'about' &&
        slot.spans.length > 0 &&
        slot.spans.every(({ start }) => ofPage.test(brief.prompt.slice(Math.max(0, start - 12), start)))
      ),
  );
  // Where a title was read as a section already, it has its place.
  const taken = (span: Span): boolean =>
    brief.sections.some((slot) => meant.includes(slot) && meets(slot, span));
  const parts: Slot<SitePart>[] = found
    .filter(({ meaning, span }) => meaning === 'part' && !taken(span))
    .map(({ text, span }) => ({
      value: { title: capitalise(text.replace(article, '')), isPage: false, lines: [] },
      spans: [span],
    }));
  const isThing = (part: Slot<SitePart>): boolean =>
    brief.kind.value === 'hotel' &&
    !part.value.isPage &&
    !part.value.lines &&
    facility.test(part.value.title);
  const older = brief.parts.filter(
    (part) => !isThing(part) && (part.value.lines !== undefined || !isTitle(part)),
  );
  const things = brief.parts
    .filter(isThing)
    .map((part) => ({ ...part, value: { section: 'amenities' as const, name: part.value.title } }));
  return {
    ...brief,
    items: things.length === 0 ? items : [...things, ...items].toSorted(byPlace),
    sections: meant,
    phrases: brief.phrases.filter(
      (phrase) =>
        !isLook(phrase.value) &&
        !isTitle(phrase) &&
        !pieces.some((piece) => wish.test(piece.text) && meets(phrase, piece.span)) &&
        sectionOfTitle(phrase.value, brief.spoken, brief.kind.value) === null,
    ),
    parts: [...older, ...parts].toSorted(byPlace),
  };
}
