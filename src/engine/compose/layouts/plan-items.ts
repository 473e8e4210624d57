import type { ContentItem, SectionContent } from '../../plan/content';

/** "per person, per month": what stands in one line with a sum. */
const longestTerm = 24;

/** The plans of a section; what is told of one at more length than a term stands under its name and not behind its price. */
export const planItems = ({ items = [] }: SectionContent): readonly ContentItem[] =>
  items.map((item) => {
    const { note, ...rest } = item;
    return item.price !== undefined &&
      item.text === undefined &&
      note !== undefined &&
      note.length > longestTerm
      ? { ...rest, text: note }
      : item;
  });
