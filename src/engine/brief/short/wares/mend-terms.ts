import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const terms =
  /^(?:(?:(?:a |the )?(?:deposits?|call-?outs? are free)|(?:non|not|fully)[- ]?refundable)$|(?:cancell?ed|postponed|rescheduled|refunded|(?:full|no) refunds?|free cancellation|weather permitting|rain or shine|subject to)(?!\p{L}))/iu;
const diets =
  /^(?:gluten|dairy|lactose|nut|egg)[- ]?free$|^(?:vegan|vegetarian|halal|kosher)(?: options?)?$/iu;
const ofHomes =
  /\bbuttons?$|^(?:(?:our|the|all|latest|available)\s)?(?:current\s)?(?:homes|houses|properties|listings)$/iu;

const where = /\s(?:pool|studio|rooms?|hall|venue|parking|changing rooms?|groups?)$/iu;
const verbFirst = /^(?:bring|choose|pick|build|make|order|book|ask|come|try|fill|mix)\b/iu;

/** "a refill shop in Totnes: bring your own jar, pasta, oils, soap": what a colon leads in behind a shop is on its shelves. */
export function mendColonShelf(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !['shop', 'florist'].includes(brief.kind.value)) return brief;
  const [first] = brief.parts;
  const from = first?.spans[0]?.start ?? -1;
  const offer = brief.offer?.spans.at(-1)?.end ?? -1;
  const led = from > offer && offer >= 0 ? brief.prompt.slice(offer, from) : '';
  if (brief.items.length > 0 || !/^(?:\s(?:in|near|at|for|called)\s[^.:;!?\n]{2,40})?:\s*$/u.test(led))
    return brief;
  const to = brief.prompt.slice(from).search(/[.;!?\n]|$/u) + from;
  const inside = brief.parts.filter(({ spans }) =>
    spans.some(({ start, end }) => start >= from && end <= to),
  );
  if (inside.length < 3) return brief;
  return {
    ...brief,
    parts: brief.parts.filter((part) => !inside.includes(part)),
    items: inside
      .filter(({ value }) => !verbFirst.test(value.title))
      .map(({ value, spans }): Slot<ListedItem> => ({
        value: { section: 'products', name: value.title },
        spans,
      })),
  };
}

/**
 * "deposits are £50 and non-refundable", "gluten free on request": terms and diets are told of the house and are nothing
 * that it sells; nor are the homes of an agent what it does, or the bedrooms of a home rooms by the night.
 */
export function mendTerms(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const isAgent = brief.kind.value === 'real-estate';
  const isTerm = ({ value }: Slot<ListedItem>): boolean =>
    // An artist by name says on a page of prices what is paid beforehand.
    (brief.kind.value !== 'portfolio' && terms.test(value.name)) ||
    (diets.test(value.name) && /request/iu.test(value.price ?? value.note ?? '')) ||
    (isAgent && value.price === undefined && ofHomes.test(value.name));
  const items = brief.items
    .filter((item) => !isTerm(item))
    .map((item) =>
      // "warm private pool": where lessons are given, and nothing that is learned.
      item.value.section === 'curriculum' && where.test(item.value.name)
        ? { ...item, value: { ...item.value, section: 'amenities' as const } }
        : item,
    );
  const sections = isAgent
    ? brief.sections.filter(
        ({ value }) =>
          value !== 'rooms' && !(value === 'pricing' && /\bwith (?:the )?prices?\b/iu.test(brief.prompt)),
      )
    : brief.sections;
  const parts = isAgent ? brief.parts.filter(({ value }) => !ofHomes.test(value.title)) : brief.parts;
  if (
    items.every((item, at) => item === brief.items[at]) &&
    items.length === brief.items.length &&
    sections === brief.sections &&
    parts === brief.parts
  )
    return brief;
  return { ...brief, items, sections, parts };
}
