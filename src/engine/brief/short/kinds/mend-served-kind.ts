import type { Brief, Slot, Span } from '@/domain/site/brief';
import { works } from '../wares/mend-served';

/** "who laser-cut gaskets in Wigan for pump makers", "which re-canes chairs for hotels": what is done, and for whom. */
const doing =
  /\b(?<who>who|which|that|we|i)\s(?<verb>do|\p{Ll}[\p{Ll}-]{2,})\s(?<object>\p{Ll}[\p{L}-]*(?:\s(?!for\b|to\b|in\b|near\b|from\b|at\b)\p{Ll}[\p{L}-]*){0,3})(?:\s(?:in|near|from|at|around)\s[^.,;!?\n]{2,40}?)?\s(?:for|to)\s(?<served>\p{Ll}[^.,;:!?\n]{2,60})/giu;
/** Verbs that say nothing of what is done. */
const pale =
  /^(?:are|is|was|were|be|have|has|need|needs|want|wants|would|like|likes|am|can|will|work|works|help|helps|love|loves|come|comes|go|goes|give|gives|run|runs|speak|speaks|care|cares|just|also)$/u;

/** "We do neon signs for shops": what is done stands behind it. */
const bare = /^(?:do(?:es)?|offers?|provides?)$/u;

const gerund = (verb: string): string =>
  /[^eo]e$/u.test(verb)
    ? `${verb.slice(0, -1)}ing`
    : /(?:^|-)[^aeiou]*[aeiou][bdgmnpt]$/u.test(verb)
      ? `${verb}${verb.at(-1) ?? ''}ing`
      : `${verb}ing`;
const single = (words: string): string => words.replace(/(?<=(?:ch|sh|x|ss))es$|(?<=\p{L}{3}[^s\Wu])s$/u, '');

/**
 * Those who are served are no trade of whoever serves them: a workshop that mends chairs for hotels is no hotel. What it
 * does stands in their place.
 */
export function mendServedKind(brief: Brief): Brief {
  const { prompt, kind, offer } = brief;
  for (const match of prompt.slice(0, 240).matchAll(doing)) {
    const { who = '', verb = '', object = '', served = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    const area: Span = { start: end - served.length, end };
    const isIn = (slot: Slot<unknown> | null): boolean =>
      slot !== null &&
      slot.spans.length > 0 &&
      slot.spans.every((span) => span.start >= area.start && span.end <= area.end);
    if (pale.test(verb) || !(isIn(kind) || isIn(offer)) || (offer !== null && !isIn(offer))) continue;
    const isThird = /^(?:which|that)$/iu.test(who) || /(?<![su])s$/u.test(verb);
    const plain = isThird ? verb.replace(/(?<=[^s])s$/u, '') : verb;
    const start = match.index + match[0].indexOf(verb);
    return {
      ...brief,
      sections: brief.sections.filter((section) => !isIn(section)),
      kind: isIn(kind) ? { value: works[plain]?.[1] ?? 'unknown', spans: [] } : kind,
      offer: {
        value: bare.test(verb) ? object : `${single(object)} ${works[plain]?.[0] ?? gerund(plain)}`,
        spans: [{ start, end: start + verb.length + 1 + object.length }],
      },
    };
  }
  return brief;
}

/** "Bat surveys for planning, £325": who comes and looks asks nobody for a vote. */
export function mendFieldSurveys(brief: Brief): Brief {
  const { prompt, kind } = brief;
  const word = kind.spans.map(({ start, end }) => prompt.slice(start, end)).join(' ');
  const isField =
    kind.value === 'poll' &&
    /surveys$/iu.test(word) &&
    (brief.place !== null ||
      brief.phone !== null ||
      brief.items.some(({ value }) => value.price !== undefined) ||
      /\b(?:planning|licensed|chartered|surveyors?|ecolog\p{L}*|report within)\b/iu.test(prompt));
  if (!isField) return brief;
  const own = /(?<![\p{L}-])(?:\p{L}[\p{L}-]*\s(?:and\s)?){1,2}surveys(?!\p{L})/iu.exec(prompt.slice(brief.name?.spans[0]?.end ?? 0)); // prettier-ignore
  const value = own?.[0].replace(/^(?:for|and|of|our|we|do)\s/iu, '').toLowerCase() ?? 'surveys';
  const start = prompt.toLowerCase().lastIndexOf(value);
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    offer: { value, spans: [{ start, end: start + value.length }] },
    behaviours: brief.behaviours.filter((one) => one.value !== 'poll' && one.value !== 'persist'),
  };
}
