import type { Brief, SitePart, Slot } from '@/domain/site/brief';
import { partWords } from '../parts/part-words';

const institution =
  /(?:(?:primary|secondary|nursery|high|middle|elementary|infant|junior|grammar|village|free|montessori|music|art|dance|driving|language|sixth form|community|tennis|football|rugby|cricket|rowing|sailing|golf|chess|running|cycling|swimming|bowls|youth|gymnastics|boxing)\s)?(?:school|college|academy|kindergarten|nursery|university|club|church|library|museum|theatre|choir|orchestra|society|association|hospice)$/iu;

const asPart = ({ value, spans }: Slot<string>): Slot<SitePart> => ({
  value: { title: value.charAt(0).toUpperCase() + value.slice(1), isPage: false },
  spans,
});

const inOrder = (parts: readonly Slot<SitePart>[]): Slot<SitePart>[] =>
  parts.toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));

/** "Northfield Primary School: term dates, staff list": what the site has is not what the school is. */
function withOfferOfName(brief: Brief): Brief {
  const { offer, name } = brief;
  const found = institution.exec(name?.value ?? '')?.[0];
  if (!offer || !name || found === undefined || !partWords.test(offer.value)) return brief;
  const told = brief.phrases.find(({ value }) => value.toLowerCase() === offer.value.toLowerCase());
  const isKnown = brief.parts.some(({ value }) => value.title.toLowerCase() === offer.value.toLowerCase());
  return {
    ...brief,
    offer: { value: found.toLowerCase(), spans: name.spans },
    phrases: brief.phrases.filter((phrase) => phrase !== told),
    parts: isKnown ? brief.parts : inOrder([...brief.parts, asPart(told ?? offer)]),
  };
}

/** "speakers, tickets, code of conduct": among other parts of a site, one that no section is for. */
function withAskedPhrases(brief: Brief): Brief {
  const found = brief.phrases.filter(({ value }) => partWords.test(value));
  if (found.length === 0 || brief.sections.length + brief.parts.length < 2) return brief;
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => !found.includes(phrase)),
    parts: inOrder([...brief.parts, ...found.map(asPart)]),
  };
}

/** "sponsors without logos": they are asked for, and told in words. */
function withSponsors(brief: Brief): Brief {
  const found = /\b(?<who>sponsors|partners|supporters|backers)\s(?:without|with no|but no)\slogos?\b/iu.exec(
    brief.prompt,
  );
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return brief;
  const span = { start: found.index, end: found.index + who.length };
  return { ...brief, parts: inOrder([...brief.parts, asPart({ value: who, spans: [span] })]) };
}

const launching: ReadonlySet<string> = new Set(['saas', 'mobile-app', 'product', 'unknown']);

/** "a waiting list form" of a garden, a nursery or a club: people wait for a place there, and not for a letter. */
function withWaitingList(brief: Brief): Brief {
  if (launching.has(brief.kind.value)) return brief;
  const found = brief.sections.find(
    ({ value, spans }) =>
      value === 'newsletter' &&
      spans.some(({ start, end }) => /wait(?:ing)?[ -]?list/iu.test(brief.prompt.slice(start, end))),
  );
  if (!found) return brief;
  return {
    ...brief,
    sections: brief.sections.map((slot) => (slot === found ? { ...slot, value: 'form' as const } : slot)),
    parts: inOrder([...brief.parts, asPart({ value: 'waiting list', spans: found.spans })]),
  };
}

const tracks =
  /\b(?:two|three|four|[2-4])(?:[\s-])(?:parallel\s)?(?:tracks?|streams?|stages?|rooms?|halls?)\b/iu;

/** "a schedule with two tracks": a programme of so many rooms is none of so many points. */
function withoutTrackCount(brief: Brief): Brief {
  const found = tracks.exec(brief.prompt);
  if (!found) return brief;
  const isCounted = ({ value, spans }: Brief['counts'][number]): boolean =>
    value.thing === 'agenda' && spans.some(({ start }) => Math.abs(start - found.index) < 3);
  return { ...brief, counts: brief.counts.filter((count) => !isCounted(count)) };
}

/** Parts of a site that were taken for what it offers, for facts or for numbers. */
export const mendPartOffer = (brief: Brief): Brief =>
  [withOfferOfName, withAskedPhrases, withSponsors, withWaitingList, withoutTrackCount].reduce(
    (read, mend) => mend(read),
    brief,
  );
