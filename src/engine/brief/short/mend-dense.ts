import type { Brief } from '@/domain/site/brief';

const palette =
  /(?:^|[.!?]\s+|\n\s*(?:[-*•]\s*)?)(?:(?:the|our|brand|site)\s)?colou?rs?(?:\sscheme|\spalette)?\s?(?::|are|like)\s[^.\n]+/giu;
const once = /\b(?:former|old|converted|disused|derelict|redundant|restored)\s$/iu;
const kept =
  /\b(?:took over|taken over|taking over|bought|inherited|re-?opened|saved|run|running)\s(?:the\s|our\s|an?\s)?old\s$/iu;
const big = String.raw`\p{Lu}[\p{L}’'-]+`;
const runs = new RegExp(
  String.raw`\b(?:I|[Ww]e)\s(?:run|own|manage|opened|started|look after)\s(?:the\s)?(?<name>${big}(?:\s(?:(?:&|and|of)\s)?${big}){1,4})(?=\s(?:in|on|at|near|from|with|for|and|since)\s|[,.;])`,
  'u',
);
const people =
  /\b(?:team|staff|who we are|our people|meet the|crew|trustees|tutors|teachers|instructors)\b/iu;

/** What a long brief names in passing: colours that are goods, the chapel a workshop was, those who make a thing. */
export function mendDense(brief: Brief): Brief {
  const { prompt, colours, kind, name, sections } = brief;
  const clauses = [...prompt.matchAll(palette)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const isTold = (slot: (typeof colours)[number]): boolean =>
    slot.spans.some((span) => clauses.some(({ start, end }) => span.start >= start && span.end <= end));
  // "Lime White, Peat Black and Moss" are tins of paint where "Colours: earth red, off-white" says what the page is to be in.
  const isWare = (slot: (typeof colours)[number]): boolean =>
    slot.spans.every(
      ({ start }) => /\p{Lu}/u.test(prompt[start] ?? '') && !/[.:\n]\s*$/u.test(prompt.slice(0, start)),
    );
  const own = colours.some((slot) => isTold(slot) && !isWare(slot));
  const isFormer =
    kind.spans.length > 0 &&
    kind.spans.every(
      ({ start }) =>
        once.test(prompt.slice(Math.max(0, start - 14), start)) &&
        // "we took over the old chip shop": it is one still.
        !kept.test(prompt.slice(Math.max(0, start - 40), start)),
    );
  const found = name === null ? runs.exec(prompt.slice(0, 400)) : null;
  const called = found?.groups?.['name'];
  const at = found && called !== undefined ? found.index + found[0].length - called.length : 0;
  const isUntold =
    !people.test(prompt) &&
    !brief.items.some(({ value }) => value.section === 'team' && value.note !== undefined);
  return {
    ...brief,
    colours: own ? colours.filter((slot) => !isWare(slot)) : colours,
    kind: isFormer ? { value: 'unknown', spans: [] } : kind,
    name: called === undefined ? name : { value: called, spans: [{ start: at, end: at + called.length }] },
    sections: isUntold ? sections.filter(({ value }) => value !== 'team') : sections,
    items: isUntold ? brief.items.filter(({ value }) => value.section !== 'team') : brief.items,
  };
}
