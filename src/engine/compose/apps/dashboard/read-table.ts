import type { Brief } from '@/domain/site/brief';

/** What the table of a dashboard is about. */
export type AskedTable = {
  /** One row of it, as "Inverter"; null where the prompt does not say. */
  readonly subject: string | null;
  /** Its heading, as "Inverters with status"; null where the prompt does not say. */
  readonly title: string | null;
  /** Whether each row has a status of its own. */
  readonly hasStatus: boolean;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// "Overdue books table": what stands before the word.
const before = /\b(?:[\p{L}-]+ )?(?!sortable|data|searchable)(\p{L}{3,20}?)s table\b/iu;
const behind =
  /\b(?:table|list) (?:of|with) (?:(?:the|our|all|my|top|recent|latest|last|new|open|\p{L}+ing) )*(\p{L}{3,20}?)s\b/iu;
const titleBehind = /\b(?:table|list) (?:of|with) (?:the |our |all |my )*((?:\p{L}+ ){0,2}\p{L}{3,20}s)\b/iu;
const titleBefore = /\b((?:(?!an?|the|and|with|sortable|searchable)[\p{L}-]+ )?\p{L}{3,20}s) table\b/iu;

/** "A table of inverters with status": its rows, its heading and whether a row says how it stands; English only. */
export function readTable({ prompt }: Pick<Brief, 'prompt'>): AskedTable {
  const found = (before.exec(prompt) ?? behind.exec(prompt))?.[1];
  // "with status": what each row says is no part of the heading.
  const titled = (titleBehind.exec(prompt) ?? titleBefore.exec(prompt))?.[1]?.replace(/ with .*$/iu, '');
  return {
    subject: found === undefined ? null : capital(found).replace(/ie$/u, 'y'),
    title: titled === undefined || titled.length > 30 ? null : capital(titled),
    hasStatus:
      /\b(?:table|list) of\b[^.;]{0,60}\bstatus\b|\btable\b[^.;]{0,60}\bstatus\b|\bstatus\b[^.,;]{0,20}\btable\b/iu.test(
        prompt,
      ),
  };
}
