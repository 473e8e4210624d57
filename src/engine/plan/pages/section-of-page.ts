import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitleEast } from '../../brief/abroad/east/page-titles-east';
import { sectionOfTitle } from '../../brief/parts/section-of-title';

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Where goods lie: on the shelf of a shop, on the counter of a bakery or a café. */
const sold: readonly SectionType[] = ['products', 'menu'];

/** The goods that a page is called after: "Jumpers" of "three featured jumpers (Skerry £165, …)", "Breads" of a bakery. */
function goodsOf(title: string, { kind, offer, items, prompt }: Brief): SectionType | null {
  if (/\s\S+\s/u.test(title)) return null;
  const word = escape(title.trim());
  const isListed = new RegExp(
    String.raw`\b(?:featured|our|all|three|four|five|six|eight|\d{1,2})\s(?:\p{L}+\s)?${word}\b(?!\s(?:page|section))`,
    'iu',
  ).test(prompt);
  const isOffered =
    kind.value === 'shop' &&
    new RegExp(String.raw`\b${word.replace(/s$/iu, '')}(?:e?s)?$`, 'iu').test(offer?.value ?? '');
  const shown = sold.find((type) => items.some(({ value }) => value.section === type));
  return isListed && shown !== undefined ? shown : isOffered ? 'products' : null;
}

/** The section that a page is about, by its title: as words for sections tell it, else the goods of the house by their own noun. */
export const sectionOfPage = (title: string, language: string, brief: Brief): SectionType | null =>
  sectionOfTitleEast(title, language) ??
  sectionOfTitle(title, language, brief.kind.value) ??
  goodsOf(title, brief);
