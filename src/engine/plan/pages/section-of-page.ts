import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../brief/parts/section-of-title';

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Whether a page of a shop is called after its goods: "Jumpers", of a prompt with "three featured jumpers (Skerry £165, …)". */
function isOfGoods(title: string, { kind, offer, items, prompt }: Brief): boolean {
  if (kind.value !== 'shop' || /\s\S+\s/u.test(title)) return false;
  const word = escape(title.trim());
  const isListed = new RegExp(
    String.raw`\b(?:featured|our|all|three|four|five|six|eight|\d{1,2})\s(?:\p{L}+\s)?${word}\b(?!\s(?:page|section))`,
    'iu',
  ).test(prompt);
  const isOffered = new RegExp(String.raw`\b${word.replace(/s$/iu, '')}(?:e?s)?$`, 'iu').test(
    offer?.value ?? '',
  );
  return (isListed && items.some(({ value }) => value.section === 'products')) || isOffered;
}

/** The section that a page is about, by its title: as words for sections tell it, else the goods of a shop by their own noun. */
export const sectionOfPage = (title: string, language: string, brief: Brief): SectionType | null =>
  sectionOfTitle(title, language, brief.kind.value) ?? (isOfGoods(title, brief) ? 'products' : null);
