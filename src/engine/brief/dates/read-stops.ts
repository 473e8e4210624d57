import type { ListedItem, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import type { Reading } from '../reading';

const apps = new Set<SiteKind>(appKinds);
const day =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?:\\s?(?:am|pm|morning|afternoon|evening)s?)?';
const days = String.raw`${day}(?:\s?(?:-|–|to|and|&|\+|\/)\s?${day})?`;
const entry = new RegExp(
  String.raw`(?<=^|(?<!\p{L})[(\n,;:.•–—-]\s{0,2}|\p{L}[,;:.]\s|\s(?:and|&)\s|\b(?:find|catch|see|join|meet|visit)\s(?:us|me|the van)\s|\b(?:we['’]?re|i['’]?m|we are)\s)(?<day>${days})(?::|\s[–-]|,)?\s(?:(?:is|at|in|on)\s)?(?<place>(?:the\s)?\p{Lu}[\p{L}'’]*(?:[ -](?:of|on|the|upon|in|le|by|\p{Lu}[\p{L}'’]*)){0,4}(?:\s(?:market|square|station|green|beach|car park|village hall|church hall|hall|harbour|quay|pub|school|park))?)(?=\s*(?:[,;.)\n]|$|\s(?:and|&)\s))`,
  'giu',
);
const noPlace =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|closed|open|by|from|until|noon|late|early|morning|afternoon|evening|night|only|all|off|to|and|or|am|pm)\b/iu;

/**
 * Places by day without an hour: "Fri Clifton, Sat St Nicks", "Sat: Benllech, Sun: Newborough". Two at least; hours are
 * read elsewhere.
 */
export function readStops(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  if (apps.has(kind) || reading.spoken !== 'en' || reading.isShouting) return [];
  const stops = [...reading.text.matchAll(entry)].flatMap(({ index, groups, 0: whole }) => {
    const place = groups?.['place'] ?? '';
    // The pattern takes days in any case; a place has its capital.
    if (!/^(?:the )?\p{Lu}/u.test(place) || noPlace.test(place)) return [];
    return [
      {
        value: { section: 'timetable' as const, name: cleanName(place), when: groups?.['day'] ?? '' },
        spans: [{ start: index, end: index + whole.length }],
      },
    ];
  });
  return stops.length > 1 ? stops : [];
}
