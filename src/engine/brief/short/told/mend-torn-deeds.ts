import type { Brief, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';

const row =
  /(?<=^|[.!?\n]\s?)(?:we|i)\s\p{Ll}+(?:,\s\p{Ll}+){1,4},?\s(?:and|or)\s\p{Ll}+\s(?:with|under|at|around|by|through|together|like|from)\s[^.!?,;:\n]{3,60}(?=[.!?\n]|$)/giu;

/** "We camp, cook and fight with blunt steel.": one sentence of three deeds, and not three things on offer. */
export function mendTornDeeds(brief: Brief): Brief {
  const isRow = brief.language.value === 'en' && /\b(?:we|i) [a-z]+, [a-z]+/i.test(brief.prompt);
  const [found] = isRow ? brief.prompt.matchAll(row) : [];
  if (!found) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const isFree = ({ spans: of }: Slot<unknown>): boolean => of.length === 0 || !overlaps(of, spans);
  const torn = brief.items.filter((item) => !isFree(item));
  if (torn.length === 0 || torn.some(({ value }) => value.name.includes(' ') || value.price !== undefined))
    return brief;
  return {
    ...brief,
    items: brief.items.filter(isFree),
    parts: brief.parts.filter(isFree),
    phrases: [...brief.phrases.filter(isFree), { value: found[0], spans }],
  };
}
