import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Kinds that a single word in passing may tell: who is served, asked first, or worked beside. */
const houses: ReadonlySet<SiteKind> = new Set([
  'veterinary',
  'salon',
  'dentist',
  'clinic',
  'law',
  'restaurant',
  'cafe',
  'bar',
  'hotel',
  'bakery',
  'florist',
  'gym',
  'spa',
  'photographer',
  'auto',
  'insurance',
  'accountant',
  'real-estate',
]);
const vague =
  /^(?:an?|the|our|my|new|small|local|little|family|family-run|independent|business|company|firm|team|place|studio|shop|practice|centre|center|service|services|venture|project|start-?up|collective|house|room|rooms|space|club|group|stall|van|pop-up)$/iu;
const isOwn = /\b(?:we['’]?re|we are|i['’]?m|i am|our|my|a|an|as|also|run|called)\s$/iu;
const served =
  /\b(?:do|visit|play|serve|supply|for|to|with|at|from|by|near|beside|behind|alongside|of|and|,|your|their|local)\s$/iu;
const asked =
  /^\s(?:referrals?|referred|approved|recommended|recommendations?|checked|checks|certificates?|letters?|notes?|fees?|bills?|consent|permission|report|insurance)\b/iu;

const visits =
  /\b(?:i|we)\s(?:do|visit|play|serve|supply|cover|work with|work for|cater for|appear at|go to)\s(?:[\p{L} ,’'-]+(?:,|\sand)\s)?$/iu;

/** "Site for a professional Father Christmas. … I do garden centres, schools and private homes": where he goes. */
const isVisited = ({ kind, offer, prompt }: Brief): boolean => {
  const [said] = offer?.spans ?? [];
  const [told] = kind.spans;
  return (
    said !== undefined &&
    told !== undefined &&
    (houses.has(kind.value) || kind.value === 'unknown') &&
    said.start < told.end &&
    told.start < said.end &&
    /[.!?\n]\s/u.test(prompt.slice(0, said.start)) &&
    visits.test(prompt.slice(0, said.start))
  );
};

const withoutVisited = (brief: Brief): Brief => {
  const [said] = brief.offer?.spans ?? [];
  const from = said?.start ?? 0;
  const to = from + (/[.!?\n]/u.exec(brief.prompt.slice(from))?.index ?? 0);
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every(({ start }) => start >= from && start < to);
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    offer: null,
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    items: brief.items.flatMap((item): readonly Slot<ListedItem>[] => {
      if (item.value.price === undefined) return isIn(item) ? [] : [item];
      const isOffer = item.value.name.toLowerCase() === brief.offer?.value.toLowerCase();
      return [isOffer ? { ...item, value: { ...item.value, section: 'pricing', name: 'A visit' } } : item];
    }),
  };
};

/** "Canine hydrotherapy centre. … Vet referral needed.": whoever has to be asked first is not what it is. */
export function mendStrayKind(brief: Brief): Brief {
  const { kind, offer, prompt } = brief;
  if (isVisited(brief)) return withoutVisited(brief);
  const [said] = offer?.spans ?? [];
  if (!offer || !said || !houses.has(kind.value) || kind.spans.length === 0) return brief;
  const end = /[.!?\n](?:\s|$)/u.exec(prompt)?.index ?? prompt.length;
  if (said.start > end || kind.spans.some(({ start }) => start < end)) return brief;
  if (offer.value.split(/[\s-]+/u).every((word) => vague.test(word))) return brief;
  const isAside = kind.spans.every(({ start, end: to }) => {
    const before = prompt.slice(Math.max(0, start - 24), start);
    return asked.test(prompt.slice(to)) || (served.test(before) && !isOwn.test(before));
  });
  return isAside ? { ...brief, kind: { value: 'unknown', spans: [] } } : brief;
}
