import type { Brief } from '@/domain/site/brief';

const capitals = String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:&\s|and\s)?\p{Lu}[\p{L}’'-]+){0,2}`;
const whole = new RegExp(
  String.raw`^[^.:;!?\n]{0,60}?\b(?:web\s?)?(?:site|page)\s(?:for|of)\s(?:the\s|our\s)?(?<name>${capitals}\s(?:for|to|against|without)\s(?:the\s)?${capitals})(?=\s?[,.:;!?\n(–—]|\s-\s|\s?$)`,
  'u',
);

/** "Charity site for Hives for Schools: …": whom it is for, with a capital and up to a mark, belongs to the name. */
export function mendNameFor(brief: Brief): Brief {
  const value = whole.exec(brief.prompt)?.groups?.['name'];
  if (value === undefined || brief.language.value !== 'en') return brief;
  const start = brief.prompt.indexOf(value);
  const end = start + value.length;
  const [said] = brief.name?.spans ?? [];
  if (said && (said.start >= end || said.end <= start)) return brief;
  return { ...brief, name: { value, spans: [{ start, end }] } };
}
