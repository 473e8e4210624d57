import type { Brief, Slot } from '@/domain/site/brief';

/** What a group says that it runs, holds or has, as the end of a clause. */
export const doing =
  /\b(?:we|who|it|that|and|parents|people|members|everyone|they|families)\s(?:also\s|now\s|currently\s)?(?:run|runs|hold|holds|host|hosts|offer|offers|provide|provides|organi[sz]es?|have|has|put on|lay on|arrange|arranges|can (?:all )?(?:see|find|check|look up|read|get|download))\s(?<list>[^.;:!?\n()]{4,120})/giu;

const needed =
  /\b(?:we|currently|now|always|urgently)\s(?:also\s|always\s|urgently\s|really\s)?need\s(?!to\b|an?\s|the\s|your\b|more (?:room|space)|help\b|people\b|volunteers?\b)(?<list>[^.;:!?\n()]{6,140})/iu;
const ofSite = /\b(?:website|site|page|form|section|logo|button|gallery)\b/iu;

/** "we need tinned fish, nappies and long life milk": one list under a title of its own. */
function withNeeds(brief: Brief): Brief {
  const found = needed.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined || ofSite.test(list)) return brief;
  const lines = list
    .split(/,\s(?:and\s)?|\sand\s/u)
    .map((line) => line.trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase()));
  if (lines.length < 2 || lines.some((line) => line.length < 3 || line.split(/\s+/u).length > 5))
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start >= span.start && end <= span.end);
  return {
    ...brief,
    items: brief.items.filter((item) => !isIn(item)),
    parts: [
      ...brief.parts.filter((part) => !isIn(part)),
      { value: { title: 'What we need', isPage: false, lines }, spans: [span] },
    ],
  };
}

const there = /\bthere(?:['’](?:s|ll be)|\s(?:is|are|will be))\s(?:also\s)?(?<list>[^.;:!?\n()]{6,160})/iu;
const noThing =
  /\b(?:no|nothing|not|we|you|us|room|space|more|places?|tickets?|left|only|parking)\b|[£$€]|\d/iu;

/** "There's a tombola, a dog show and a barbecue": what is on at a day, and no sections with lines of their own. */
function withAttractions(brief: Brief): Brief {
  const found = there.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const from = found.index + found[0].length - list.length;
  const cells = [...list.matchAll(/(?:^|,\s(?:and\s)?|\sand\s)(?<cell>[^,]+?)(?=,\s|\sand\s|$)/giu)];
  const stop = cells.findIndex(({ groups }) => {
    const cell = groups?.['cell'] ?? '';
    return (
      noThing.test(cell) ||
      cell.split(/\s+/u).length > 4 ||
      /^(?:ask|come|bring|please|with|if|so|but)\b/iu.test(cell)
    );
  });
  const things = stop < 0 ? cells : cells.slice(0, stop);
  if (things.length < 2) return brief;
  const last = things.at(-1);
  const end = from + (last?.index ?? 0) + (last?.[0].length ?? 0);
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((span) => span.start >= found.index && span.end <= end);
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => slot.value.isPage || !isIn(slot)),
    items: [
      ...brief.items.filter((item) => !isIn(item) || item.value.price !== undefined),
      ...things.map(({ index, 0: text, groups }) => ({
        value: {
          section: 'services' as const,
          name: (groups?.['cell'] ?? '')
            .trim()
            .replace(/^(?:an?|the|our|some)\s/iu, '')
            .replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
        },
        spans: [{ start: from + index, end: from + index + text.length }],
      })),
    ],
  };
}

const served =
  /\bfor (?:people|adults|children|anyone|those|families|older people) (?:with|who|living with|affected by)\s[^,.;:!?\n()]{3,80}/iu;
const manner = /^\s(?:style|method|approach|model|way)\b/iu;

/** "for people with dementia and their carers": those it is for are none of what it does; nor is a manner its name. */
function withoutServed(brief: Brief): Brief {
  const found = served.exec(brief.prompt);
  const end = found ? found.index + found[0].length : 0;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    found !== null && spans.length > 0 && spans.every((span) => span.start >= found.index && span.end <= end);
  const isManner = ({ spans }: Slot<unknown>): boolean =>
    spans.some((span) => manner.test(brief.prompt.slice(span.end)));
  return {
    ...brief,
    name: brief.name && isManner(brief.name) ? null : brief.name,
    items: brief.items.filter((item) => !isIn(item)),
    parts: brief.parts.filter((part) => !isIn(part)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase) && !isManner(phrase)),
  };
}

const monthly =
  /(?:^|[.;,]\s)(?<when>(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:\s\d{1,2})?):\s(?<what>[^.;:!?\n]{4,70})/gu;

/** "Feb roses with Jim Peel, March compost, April slugs": the month stands before what is on, without a mark. */
const inRow =
  /(?:[:;,]|\band) (?<when>(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|January|February|March|April|May|June|July|August|September|October|November|December) (?<what>(?!at\b|and\b|to\b|we\b)[a-z][^,.;:\n]{3,60}?)(?=[,.;]|\sand\s[A-Z]|$)/g;

/** "October: lead mining. November: the railway that never came": what is on, month by month. */
function withMonths(brief: Brief): Brief {
  const marked = [...brief.prompt.matchAll(monthly)];
  const rows = marked.length > 1 ? marked : [...brief.prompt.matchAll(inRow)];
  if (rows.length < 2) return brief;
  const spans = rows.map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  const isIn = ({ spans: own }: Slot<unknown>): boolean =>
    own.some((one) => spans.some(({ start, end }) => one.start >= start && one.end <= end));
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !isIn(item)),
      ...rows.map(({ groups }, at) => ({
        value: {
          section: 'events' as const,
          name: (groups?.['what'] ?? '').trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
          when: groups?.['when'] ?? '',
        },
        spans: spans.slice(at, at + 1),
      })),
    ],
    parts: brief.parts.filter((part) => !isIn(part)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  };
}

/** "We play three gigs a year": how often is told, and asks for no dates. */
const withoutOften = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(
    ({ value, spans }) =>
      value !== 'events' ||
      !spans.some(({ end }) =>
        /^\s(?:a|per|each|every) (?:year|month|season|term)\b/iu.test(brief.prompt.slice(end)),
      ),
  ),
});

/** "we have speakers, crafts and outings": what a group does, and no sections of its page with lines of their own. */
export function mendDoings(read: Brief): Brief {
  if (read.kind.value === 'event' && read.language.value === 'en') return withAttractions(read);
  if (read.kind.value !== 'nonprofit') return read;
  const brief = withoutOften(withMonths(withoutServed(withNeeds(read))));
  const clauses = [...brief.prompt.matchAll(doing)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  if (clauses.length === 0) return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every((span) => clauses.some(({ start, end }) => span.start >= start && span.end <= end));
  return {
    ...brief,
    sections: brief.sections.filter(
      (slot) => !isIn(slot) || brief.items.some(({ value }) => value.section === slot.value),
    ),
    parts: brief.parts.filter((slot) => slot.value.isPage || !isIn(slot)),
  };
}
