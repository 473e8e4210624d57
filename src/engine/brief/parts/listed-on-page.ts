import type { Brief, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from './section-of-title';

/** One thing that is told for a page, with the section that it names. */
export type PageEntry = { readonly text: string; readonly type: SectionType | null };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const frame = new Set<SectionType>(['nav', 'footer']);
const mark = /\s*[,;+]\s*(?:and\s+|plus\s+)?|\s+(?:and|&)\s+/gu;
/** "highlights (6)", "form with name and e-mail", "3 photos": how many there are and what they ask stands beside the part. */
const plain = (entry: string): string =>
  entry
    .replace(/\s?\([^()]*\)?/gu, '')
    .replace(/\s(?:with|of|from|for|by|in|showing|at)\s.*$/iu, '')
    .replace(/\s?[x×]\s?\d{1,2}$|^\d{1,2}\s?[x×]?\s/iu, '')
    .replace(/^(?:an?|the|our|short|big|large|small|simple|full|latest|next|upcoming|recent)\s/iu, '')
    .trim();

/** What a short prompt tells behind a colon on the page of this title: "Visit: tickets (adult €9, child €4), map, FAQ". */
function toldOfPage(prompt: string, title: string): { readonly told: string; readonly at: number } | null {
  const behind = new RegExp(
    String.raw`(?:^|[.!?;\n]\s*)(?:(?:on|for)\s(?:the\s)?)?${escaped(title)}(?:\s?page)?\s?(?::|\s[–—]|\s-)\s(?<told>(?:[^.\n()]|\.(?=\d)|\([^()\n]*\))+)`,
    'iu',
  ).exec(prompt);
  const told = behind?.groups?.['told'];
  return behind && told !== undefined ? { told, at: behind.index + behind[0].length - told.length } : null;
}

/** What stands behind the title of a page, entry by entry. Nothing of a prompt in another language. */
export function entriesOnPage(brief: Brief, title: string): readonly PageEntry[] {
  const found = brief.language.value === 'en' ? toldOfPage(brief.prompt, title) : null;
  if (!found) return [];
  const { told, at } = found;
  // Commas within brackets part what is told of one part.
  const whole = told.replace(/\([^()]*\)/gu, (bracket) => bracket.replace(/[,;+&]|\band\b/gu, (text) => '_'.repeat(text.length))); // prettier-ignore
  const cuts = [...whole.matchAll(mark)].map(({ index, 0: text }) => [index, index + text.length] as const);
  return [...cuts, [whole.length, whole.length] as const].map(([end], order): PageEntry => {
    const start = order === 0 ? 0 : (cuts[order - 1]?.[1] ?? 0);
    const text = told.slice(start, end).trim();
    const own = brief.sections.find(({ spans }) =>
      spans.some((span) => span.start >= at + start && span.end <= at + end && span.start - at - start < 12),
    );
    // "toggle 6 bottles / 12 bottles": how something is shown, and no part.
    if (/\s\/\s|^(?:toggle|switch)\b/iu.test(text)) return { text, type: null };
    const type = own?.value ?? sectionOfTitle(plain(text), 'en', brief.kind.value);
    return { text, type: type !== null && frame.has(type) ? null : type };
  });
}

/** The sections that a list behind the title of a page names, in its order; none where nothing is listed. */
export const listedOnPage = (brief: Brief, page: Slot<string>): SectionType[] => [
  ...new Set(entriesOnPage(brief, page.value).flatMap(({ type }) => type ?? [])),
];
