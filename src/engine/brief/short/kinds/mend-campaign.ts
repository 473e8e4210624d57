import type { Brief, Span } from '@/domain/site/brief';

const standing =
  /\b(?:running|standing|campaigning|(?:is\s)?(?:a\s)?candidate)\sfor\s(?:re-?election to\s)?(?:the\s|a seat on the\s|our\s)?(?<seat>(?!office\b)(?:\p{L}[\p{L}-]+\s){0,3}?(?:council|mayor|school board|senate|congress|parliament|assembly|governor|sheriff|judge|board|president|treasurer|city hall|mp|alderman|commissioner))\b/iu;

const voted = /\b(?:[Vv]ote|[Ee]lect|[Rr]e-?elect)\s(?:for\s)?(?<who>\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+)/u;

const elected =
  /^(?:(?:(?:a|the|make|create|build|simple|campaign|web\s?site|site|page|landing page|for|to|my|our)\s)*)(?:[Rr]e-?elect|[Ee]lect|[Vv]ote(?: for)?)\s(?:(?<seat>[Cc]ouncill?or|[Cc]llr\.?|[Mm]ayor|[Ss]enator|[Jj]udge|[Ss]heriff|[Cc]ommissioner|[Aa]lder(?:man|woman)|[Tt]rustee|[Rr]epresentative|[Aa]ssembly ?(?:man|woman|member)|[Cc]ongress(?:man|woman)|MP|MSP|TD)\s)?(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]+){1,2})(?=[,.;:]|\s(?:for|in|to|as|–|-)|$)/u;

/** "Re-elect councillor Amina Shah, Ward 6": whoever is to be voted for stands for the seat that they are called by. */
function mendElected(brief: Brief): Brief {
  const found = elected.exec(brief.prompt);
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return brief;
  const start = found[0].lastIndexOf(who);
  const spans = [{ start, end: start + who.length }];
  return {
    ...brief,
    kind: { value: 'nonprofit', spans },
    offer: { value: 'candidate', spans: [] },
    name: { value: who, spans },
  };
}

const posterTown =
  /^[^.!?\n]{0,40}?\s(?:for|to|as)\s[^,.;:!?\n]{3,40},\s(?<town>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)(?=[,.;:!?\n]|$)/u;

/** "Elect Maria Santos for City Council District 4, Tucson": no town is hidden in a name, and one stands behind the seat. */
function withTown(brief: Brief): Brief {
  const name = brief.name?.spans[0];
  if (!name || brief.offer?.value !== 'candidate') return brief;
  const isInName = brief.place?.spans.some(({ start, end }) => start < name.end && end > name.start) === true;
  const town = posterTown.exec(brief.prompt)?.groups?.['town'];
  const start = town === undefined ? -1 : brief.prompt.indexOf(town);
  if (town === undefined) return isInName ? { ...brief, place: null } : brief;
  return { ...brief, place: { value: town, spans: [{ start, end: start + town.length }] } };
}

/** "Dana Whitlock, running for city council": a candidate, and no group that wants something. */
export function mendSeat(brief: Brief): Brief {
  const found = standing.exec(brief.prompt.slice(0, 240));
  const seat = found?.groups?.['seat'];
  if (!found || seat === undefined) return withTown(mendElected(brief));
  const start = found.index + found[0].length - seat.length;
  const spans = [{ start, end: start + seat.length }];
  const value = `${/^mayor$/iu.test(seat) ? 'mayoral' : seat.toLowerCase()} candidate`;
  const who = voted.exec(brief.prompt)?.groups?.['who'];
  const at = who === undefined ? -1 : brief.prompt.indexOf(who);
  return {
    ...brief,
    kind: { value: 'nonprofit', spans },
    offer: { value, spans },
    name: who === undefined ? brief.name : { value: who, spans: [{ start: at, end: at + who.length }] },
  };
}

const asks =
  /\bpetition(?:\s(?:site|website|page))?\s(?<cause>(?:to|for|against)\s\p{L}[^,.;:!?\n(]{5,50}?)(?=,|\.|;|:|!|\n|\(|\s(?:with|and|in\s\p{Lu}|by)\s|\s?$)/iu;
const longest = 40;

/** "petition to save the Millbrook lido": called after what it asks for. */
function withCause(brief: Brief): Brief {
  const cause = asks.exec(brief.prompt.slice(0, 160))?.groups?.['cause'];
  if (cause === undefined) return brief;
  const told = cause.replace(/^to\s/iu, '');
  const start = brief.prompt.indexOf(told);
  const isNamed = brief.name !== null || told.length > longest || !/^to\s/iu.test(cause);
  const at = brief.prompt.search(/petition/iu);
  return {
    ...brief,
    kind: { value: 'nonprofit', spans: [{ start: at, end: at + 8 }] },
    offer: { value: 'petition', spans: [{ start: at, end: at + 8 }] },
    name: isNamed
      ? brief.name
      : {
          value: told.charAt(0).toUpperCase() + told.slice(1),
          spans: [{ start, end: start + told.length }],
        },
  };
}

const wanted =
  /^(?:(?:our|my|key|top|main)\s)?(?:priorit(?:y|ies)|polic(?:y|ies)|demands?|pledges?|promises|issues|goals|aims)$/iu;
const within = (one: Span, { start, end }: Span): boolean => one.start >= start && one.end <= end;

/** "Priorities: safer streets, library hours": what is wanted stands first, and asks for no opening hours. */
function withPriorities(brief: Brief): Brief {
  const parts = brief.parts.filter(({ value }) => wanted.test(value.title) && (value.lines?.length ?? 0) > 1);
  if (parts.length === 0 || brief.kind.value !== 'nonprofit') return brief;
  const spans = parts.flatMap((part) => {
    const start = part.spans[0]?.start ?? 0;
    const last = part.value.lines?.at(-1) ?? '';
    const at = brief.prompt.toLowerCase().indexOf(last.toLowerCase(), start);
    return at < 0 ? [] : [{ start, end: at + last.length }];
  });
  return {
    ...brief,
    parts: brief.parts.filter((part) => !parts.includes(part)),
    sections: brief.sections.filter(
      (slot) => !slot.spans.some((one) => spans.some((whole) => within(one, whole))),
    ),
    items: [
      ...brief.items,
      ...parts.flatMap(({ value, spans: told }) =>
        (value.lines ?? []).map((name) => ({ value: { section: 'features' as const, name }, spans: told })),
      ),
    ],
  };
}

const gifts =
  /\bdonat(?:e|ions?)\b(?!\s(?:(?:an?|your|old|used|unwanted)\s(?!gift|sum|monthly)|blood|clothes|bikes|books|furniture|toys))/iu;

/** "volunteer and donate buttons": a button needs somewhere to lead. */
function withGifts(brief: Brief): Brief {
  const found = gifts.exec(brief.prompt);
  const isKnown =
    brief.sections.some(({ value }) => value === 'donation') ||
    brief.excluded.some(({ value }) => value === 'donation');
  if (
    brief.kind.value !== 'nonprofit' ||
    !found ||
    isKnown ||
    /\b(?:no|without|(?:entry|entrance|admission) by)\s(?:\p{L}+\s)?donat/iu.test(brief.prompt)
  )
    return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return { ...brief, sections: [...brief.sections, { value: 'donation', spans }] };
}

/** Candidates, petitions and what a campaign wants. */
export const mendCampaign = (brief: Brief): Brief => withGifts(withPriorities(withCause(mendSeat(brief))));
