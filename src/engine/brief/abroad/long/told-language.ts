import type { Brief, Slot, Span } from '@/domain/site/brief';
import { tellsMuchAbroad } from './is-long-abroad';
import { readLongBrief } from './read-long-brief';

const isWithin = ({ spans }: Slot<unknown>, wishes: readonly Span[]): boolean =>
  spans.some((span) => wishes.some(({ start, end }) => span.start >= start && span.end <= end));

/**
 * The language that a long prompt is told in, where another was read from what it tells: "In inglese e tedesco su richiesta" of a
 * tasting wants no site in English. Undefined where the other is wished for.
 */
export const toldLanguage = (brief: Brief): string | undefined => {
  if (brief.language.value === brief.spoken || !tellsMuchAbroad(brief)) return undefined;
  return isWithin(brief.language, readLongBrief(brief.prompt, null).wishes) ? undefined : brief.spoken;
};

/** Further languages that are wished for, and none that somebody speaks. */
export const wishedLanguages = (brief: Brief, wishes: readonly Span[]): Brief['languages'] =>
  brief.languages.filter((language) => isWithin(language, wishes));
