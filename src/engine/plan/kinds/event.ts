import type { Facts, KindDefinition } from '../content';
import { publicCopy } from './event-copy';
import { weddingCopy } from './event-wedding';
import { says } from './parts/says';
import { events } from './trades/events';
import { findOpened, findStray, findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { weekendsBeforeWeddings } from './trades/for-families';
import { lookedAt } from './trades/looked-at';
import { nights } from './trades/nights';
import { rarities } from './trades/rarities';
import { remembrance } from './trades/remembrance';
import { stages } from './trades/stages';
import { paperToOrder } from './trades/to-order';
import { venues } from './trades/venues';
import { villageFetes } from './trades/village-days';

const isPrivate = (facts: Facts): boolean =>
  says(
    facts,
    /wedding (?:web)?(?:site|page|invitation)|(?:our|my|the) wedding|getting married|we(?:’|')?re marrying|save the date|birthday party|baby shower|engagement party/iu,
  ) ||
  (says(facts, /wedding|anniversary/iu) && /\S (?:&|and|\+) \S/u.test(facts.name));

const plain: KindDefinition = {
  kind: 'event',
  schemaType: 'Event',
  noun: 'event',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'countdown', 'about', 'agenda', 'venue', 'faq', 'cta'],
    },
    { role: 'schedule', title: 'Schedule', sections: ['page-header', 'agenda', 'faq'] },
    { role: 'visit', title: 'Getting there', sections: ['page-header', 'venue', 'map'] },
    { role: 'rsvp', title: 'Reserve', sections: ['page-header', 'rsvp', 'contact'] },
  ],
  styles: ['editorial', 'botanical', 'playful', 'art-deco'],
  art: ['stage', 'ring', 'flag', 'moon'],
  action: { label: 'Reserve a place', to: 'rsvp' },
  content: (facts) => (isPrivate(facts) ? weddingCopy(facts) : publicCopy(facts)),
};

const occasion =
  /\b(?:birthday|anniversary|retirement|christening|baptism|naming|wake|reunion|shower|engagement|leaving|graduation|party|wedding of|bar mitzvah|bat mitzvah|celebration of|memorial|fundraiser|ball|ceilidh|concert|supper|dinner|quiz night|fair|fete)\b(?!.*\b(?:venue|hire|hall|barn|space)\b)/iu;

/** Weddings, and all other dates people come together for; rooms that are let for them. */
export const event = withTrades(plain, (brief) => {
  const night = findOpened(brief, nights);
  if (night) return night;
  const venue =
    findTrade({ ...brief, offer: null }, weekendsBeforeWeddings) ??
    findStray(brief, [...lookedAt, ...remembrance, ...stages, ...rarities, ...paperToOrder]) ??
    findStray(brief, venues) ??
    // "my grandmother's 90th birthday party, village hall in Otley": where it is kept, not what is let.
    (occasion.test(brief.offer?.value ?? '') ? undefined : findTrade(brief, venues));
  if (venue) return venue;
  // "school summer fair": which one, the words before it tell.
  const fete = /^(?:fair|fayre|fun day)$/iu.test(brief.offer?.value ?? '')
    ? findTrade({ ...brief, offer: null }, villageFetes)
    : undefined;
  if (fete) return fete;
  // "golden wedding party": kept by those who have long been married.
  const isNew =
    /(?<!\b(?:golden|silver|ruby|diamond|pearl) )\bwedding(?! anniversary)|\b(?:marri|bride|groom|elope)/iu;
  return isNew.test(brief.prompt) ? undefined : findTrade(brief, events);
});
