import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { mendFacets, mendGiving, mendPairs, mendPlans, mendThen, mendTool } from '../kinds/mend-tool';

/** What comes before the thing itself: "Landing page for our …", "I run a monthly …". */
const lead =
  /^(?:(?:an?|the|our|my|this|small|simple|one|landing|single|page|website|webpage|site|for|of|about|build|make|create|design|please|need|want|i|we|me|us|run|host|hold|have|are|is|having|organi[sz]e|do|weekly|monthly|annual|village|local|charity|regular|fortnightly)\s+)*/iu;
const end = String.raw`(?=\s(?:at|in|on|every|each|called|named|for|with|near|and|page|website|site|where|by|first)\b|\s?[,.:;!?(–-]|\s?$)`;
const night = String.raw`(?:(?:stand[- ]up|open[- ]mic|live|new|spoken|short|board|cocktail)\s)?(?:comedy|open[- ]mic|mic|jazz|folk|blues|soul|acoustic|live music|music|quiz|trivia|bingo|karaoke|poetry|word|story|storytelling|improv|games?|salsa|swing|film|movie)\s(?:nights?|evenings?|sessions?)`;

type Meaning = { readonly kind: SiteKind; readonly words: RegExp };
const at = (words: string): RegExp => new RegExp(String.raw`^(?<what>${words})${end}`, 'iu');

/** Words that open a prompt and tell by themselves what it is about, whatever stands beside them. */
const meanings: readonly Meaning[] = [
  {
    kind: 'event',
    words: at(
      String.raw`(?:${night}|open[- ]mic comedy nights?|barn dances?|ceilidhs?(?! band)|tea dances?|dinner dances?|pub quiz(?:zes)?(?: nights?)?|poetry slams?|jam sessions?|harvest suppers?)`,
    ),
  },
  { kind: 'unknown', words: at(String.raw`pawn ?brokers?|pawn ?shops?`) },
  {
    kind: 'unknown',
    words: at(
      String.raw`(?:rehearsal|practice|drum) (?:rooms?|spaces?|studios?)|(?:\p{L}+\s)?(?:coarse |carp |trout |day ticket )?(?:fishing lakes?|fisher(?:y|ies)|carp lakes?|trout lakes?)`,
    ),
  },
  {
    kind: 'unknown',
    words: at(String.raw`(?:\p{L}+\s)?(?:lavender|flower|sunflower|tulip|rose) (?:farms?|fields?)`),
  },
];

const grown =
  /\bwe (?:grow|farm) (?<what>lavender|sunflowers|tulips|roses|flowers)\b(?=[^]{0,200}\b(?:visits?|entry|admission|come and see)\b)/iu;
const mostOpening = 200;

/** The kind, the offer and the name that the opening of a prompt tells, where others in it had led elsewhere. */
export const mendOpening = (brief: Brief): Brief =>
  [openWith, mendGiving, mendPlans, mendFacets, mendPairs, mendThen, mendTool].reduce(
    (told, mend) => mend(told),
    brief,
  );

function openWith(brief: Brief): Brief {
  const { prompt } = brief;
  const told = prompt.slice(0, mostOpening);
  const from = lead.exec(told)?.[0].length ?? 0;
  const rest = told.slice(from);
  for (const { kind, words } of meanings) {
    const what = words.exec(rest)?.groups?.['what'];
    // "bingo night at the parish hall": of a club or a parish it stays, with the evening's own words.
    const isKept = brief.kind.value === 'nonprofit' && kind === 'event';
    if (what !== undefined) return withOffer(brief, isKept ? 'nonprofit' : kind, what, from);
  }
  const field = grown.exec(prompt.slice(0, 2 * mostOpening));
  const what = field?.groups?.['what'];
  if (!field || what === undefined) return brief;
  return withOffer(brief, 'unknown', what, field.index + field[0].length - what.length, `${what} farm`);
}

function withOffer(brief: Brief, kind: SiteKind, what: string, start: number, as = what): Brief {
  const offer: Slot<string> = { value: as, spans: [{ start, end: start + what.length }] };
  return {
    ...brief,
    offer,
    kind: brief.kind.value === kind ? brief.kind : { ...brief.kind, value: kind },
    // "barn dance" is what it is, not one of its rows.
    items: brief.items
      .filter(
        ({ value }) =>
          value.price !== undefined ||
          value.when !== undefined ||
          value.name.toLowerCase() !== what.toLowerCase(),
      )
      .map((item) => ({ ...item, value: placed(item.value, kind) })),
  };
}

const visitors =
  /^(?:adults?|child(?:ren)?|kids?|famil(?:y|ies)|concessions?|seniors?|students?|under \S+)\b/iu;
const shelves: ReadonlySet<string> = new Set(['menu', 'products', 'pricing']);

/** What a seat costs stands with the tickets of an evening, not on a card of drinks; a visitor lies on no shelf. */
function placed(item: ListedItem, kind: SiteKind): ListedItem {
  if (item.price === undefined || !shelves.has(item.section ?? '')) return item;
  if (kind === 'event') return { ...item, section: 'tickets' };
  return visitors.test(item.name) ? { ...item, section: 'pricing' } : item;
}
