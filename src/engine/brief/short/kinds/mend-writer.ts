import type { Brief } from '@/domain/site/brief';

const deed =
  /^(?:I|We)\swrite\s(?!about\b|mostly\b|mainly\b)(?<what>(?:[a-z'’-]+\s){0,2}[a-z'’-]+s(?:\sand\s(?:[a-z'’-]+\s){0,2}[a-z'’-]+s)?)(?=\s(?:for|in|to|and|about|at)\s|[,.;]|$)/u;
/** Who works for other people's days. */
const calling =
  /\b(?:writer|maker|painter|calligrapher|engraver|stylist|seamstress|officiant|chauffeur|toastmaster|illustrator|caller)s?$/iu;
const one = (words: string): string =>
  words
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$/u, '')
    .replace(/(?<=[^s])s$/u, '');

/** "I write eulogies and wedding speeches", "speech writer for weddings": whoever does it is no day to come to. */
export function mendWriter(brief: Brief): Brief {
  const { prompt, kind, offer } = brief;
  if (kind.value !== 'event' && kind.value !== 'unknown') return brief;
  const what = deed.exec(prompt)?.groups?.['what'];
  const value = what === undefined ? offer?.value : `${what.split(' and ').map(one).join(' and ')} writer`;
  if (value === undefined || !calling.test(value)) return brief;
  return {
    ...brief,
    kind: { ...kind, value: 'unknown' },
    offer: { value, spans: offer?.spans ?? [] },
    phrases: [],
  };
}
