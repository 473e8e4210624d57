import type { Span } from '@/domain/site/brief';
import { monthFirst } from './months';

/** A statement of a prompt as it was typed, and where it stands. */
export type Statement = Span & { readonly text: string };

/** What ends in a full stop and goes on: "ul. Polna", "z.B. Torten", "Herr B., 61", "Nr. 5". */
const shortened =
  /(?:^|[\s(«„“"'/])(?:\p{Lu}|dr|dra|prof|st|ste|str|tel|tél|tf|fax|cell|mob|eng|lek|dent|wet|inż|mgr|hab|med|ca|bzw|usw|z\.\s?b|u\.\s?a|d\.\s?h|inkl|incl|ggf|max|min|sr|sra|mme|mlle|av|avda|c|ul|al|pl|os|godz|tzn|np|m\.in|tj|ok|dott|sig|sigg|ing|mag|etc|pág|apto|dhr|mevr|jl|bijv|o\.a|t\.o\.v|sok|cad|mah|apt|vb|örn|p|pp|св|د|م|أ)\.$/iu;
/** "Sì, ma in vigna per fortuna no. Si può …" ends; "No. 11" goes on. */
const numbered = /(?:^|\s)(?:nr|no|n)\.$/iu;
const ordinal = /(?:^|\s)\d{1,2}\.$/u;

/**
 * The statements of a stretch of text: sentences, cut where one ends and another begins, whatever letters it is written
 * in; what is quoted stays with the marks round it.
 */
export const partStatements = (text: string, from: number): Statement[] => {
  const found: Statement[] = [];
  let start = 0;
  const take = (end: number): void => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const whole = raw.trim();
    if (whole !== '')
      found.push({ text: whole, start: from + start + lead, end: from + start + lead + whole.length });
    start = end;
  };
  for (const mark of text.matchAll(/[.!?؟…]+["”“»’'״]?\)?(?=\s+\S)/gu)) {
    const end = mark.index + mark[0].length;
    if (end <= start) continue;
    const before = text.slice(start, mark.index + 1);
    const next = text.slice(end).trimStart();
    if (mark[0] === '.' && (shortened.test(before) || (numbered.test(before) && /^\d/u.test(next)) || (ordinal.test(before) && (/^\p{Ll}/u.test(next) || monthFirst.test(next))))) continue; // prettier-ignore
    // Typed without capitals, a sentence ends all the same behind a whole word.
    if (/^\p{Ll}/u.test(next) && !/\p{L}{4}[.!?]["”“»]?$|\d[.!?]$/u.test(text.slice(0, end))) continue;
    // "«…!» dice Marta": the quotation goes on to who said it.
    if (/["”“»’״]/u.test(mark[0]) && /^[-–—(]/u.test(next)) continue;
    take(end);
  }
  take(text.length);
  return found;
};
