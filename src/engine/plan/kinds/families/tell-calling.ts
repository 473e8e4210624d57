import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../parts/weave';
import type { LineKey, Trade } from '../trades/trade';
import { inSentence, namedOffers, tellsOffers } from '../../told/told-offers';

/** What is done to things, as it stands behind them: "Old books, mended". */
const done: Readonly<Record<string, string>> = {
  mend: 'mended', repair: 'repaired', fix: 'put right', restore: 'restored', bind: 'bound', make: 'made by hand', build: 'built to order',
  carve: 'carved by hand', weave: 'woven by hand', forge: 'forged by hand', tune: 'tuned', sharpen: 'sharpened', clean: 'cleaned',
  service: 'serviced', fit: 'fitted', install: 'fitted', print: 'printed', engrave: 'engraved', paint: 'painted by hand', sew: 'sewn',
  knit: 'knitted', dye: 'dyed', cast: 'cast', gild: 'gilded', frame: 'framed', sweep: 'swept', cane: 'caned', upholster: 'upholstered',
  grow: 'grown here', breed: 'bred here', keep: 'kept here', brew: 'brewed here', smoke: 'smoked here', roast: 'roasted here',
  move: 'moved with care', deliver: 'brought to you', hire: 'for hire', rent: 'for hire', lend: 'to borrow', digitise: 'digitised',
  transcribe: 'transcribed', survey: 'surveyed', test: 'tested', clear: 'cleared', thatch: 'thatched', polish: 'polished', sculpt: 'sculpted',
}; // prettier-ignore
const deed = new RegExp(
  String.raw`(?:^|[.!?]\s|\n|\sand\s)(?:[Ii]|[Ww]e)\s(?:(?:also|mostly|mainly|only|hand-?)\s?)?(?<verb>${Object.keys(done).join('|')})(?:\sand\s(?<second>[\p{L}-]+)(?=\s\p{L}))?\s(?:out\s)?(?<what>(?!(?:it|them|this|that|you|your|sure)\b)\p{L}[\p{L}'’-]*(?:\s(?!(?:in|for|at|on|from|to|into|across|near|around|with|by|over|and\s(?:I|we|regulate))\s)[\p{L}'’-]+){0,6})(?=\s(?:in|for|at|on|from|to|into|across|near|around|with|by|over)\s|\s?[.,:;!\n–—]|\s-\s|$)`,
  'u',
);
const longest = 46;

/** A headline out of what the owner says they do: "I mend old books" is "Old books, mended"; null where nothing is said. */
export function headOfDeed({ prompt }: Brief): string | null {
  const { verb = '', second = '', what = '' } = deed.exec(prompt)?.groups ?? {};
  const first = done[verb];
  if (first === undefined) return null;
  const other = done[second];
  const participle = other === undefined ? first : `${first} and ${other}`;
  const things = what.replace(/^(?:all (?:kinds|sorts|types) of|any|the|my|our)\s/iu, '').trim();
  const head = `${capitalise(things)}, ${participle}`;
  return things.length > 3 && head.length <= longest ? head : null;
}

/** The first told offers as one line: "Custom neon, repairs and hire for shoots"; null where they make none. */
export function headOfOffers(brief: Brief): string | null {
  const names = namedOffers(brief).filter((name) => name.length < 28);
  for (let count = Math.min(3, names.length); count > 1; count -= 1) {
    const [first = '', ...rest] = inSentence(names.slice(0, count), brief);
    const head = `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1) ?? ''}`;
    if (head.length <= longest && !rest.some((name) => name.includes(' and '))) return head;
  }
  return null;
}

/** Families whose own headline would fit any business. */
const plain = new Set([
  'business',
  'things',
  'person',
  'firm',
  'hands-on',
  'service',
  'company',
  'workbench',
]);
const mostAsked = 3;
const mostShots = 6;

type Lines = Readonly<Partial<Record<LineKey, readonly (readonly string[])[]>>>;

/**
 * A family's woven copy for a business that tells what it offers: its own deed or offers open the page, its pictures are of these,
 * nobody is praised, no door has usual hours, and few questions stay that others would be asked, too.
 */
export function tellCalling(trade: Trade, family: string, brief: Brief): Trade {
  const deedHead = brief.spoken === 'en' ? headOfDeed(brief) : null;
  const withHead = deedHead === null ? trade.lines : { ...trade.lines, head: [[deedHead]] };
  if (!tellsOffers(brief)) return { ...trade, lines: withHead };
  const { said: _said, open: _open, role: _role, ...kept } = withHead;
  const offersHead = deedHead === null && plain.has(family) ? headOfOffers(brief) : null;
  const names = namedOffers(brief).slice(0, 4);
  const shots = kept.shot ?? [];
  const lines: Lines = {
    ...kept,
    ...(offersHead === null ? {} : { head: [[offersHead]] }),
    ...(names.length === 0
      ? {}
      : { shot: [...names.map((name) => [capitalise(name), name]), ...shots].slice(0, mostShots) }),
    ask: (kept.ask ?? []).slice(0, mostAsked),
  };
  return { ...trade, lines };
}
