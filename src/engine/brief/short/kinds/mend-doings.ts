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

/** "we have speakers, crafts and outings": what a group does, and no sections of its page with lines of their own. */
export function mendDoings(read: Brief): Brief {
  if (read.kind.value !== 'nonprofit') return read;
  const brief = withNeeds(read);
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
