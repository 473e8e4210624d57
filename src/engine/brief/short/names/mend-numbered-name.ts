import type { Brief } from '@/domain/site/brief';

/** "Bar No. 9 in Ghent", "No. 5 Guesthouse, Whitby": a sign with a number, which opens the prompt. */
const numbered =
  /^\s*(?:(?:an?|the|my|our|for|site for|website for)\s)?(?<name>(?:\p{Lu}[\p{L}'’&-]*\s){0,3}No\.?\s\d{1,3}(?:\s(?:&\s)?\p{Lu}\p{Ll}+){0,2})(?=\s(?:in|near|at|on|is)\s|[,.:;]|\s[–—-]\s|\s*$)/u;

/** A name with a number, in whole. */
export function mendNumberedName(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const found = numbered.exec(brief.prompt);
  const name = found?.groups?.['name'];
  if (!found || name === undefined || name === brief.name?.value) return brief;
  // Another name was told.
  if (brief.name !== null && !name.includes(brief.name.value)) return brief;
  const start = found.index + found[0].length - name.length;
  return { ...brief, name: { value: name, spans: [{ start, end: start + name.length }] } };
}
