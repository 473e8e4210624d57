import type { Brief } from '@/domain/site/brief';

const singly =
  /\b(?:an hour|per hour|each|\d+\s?min(?:ute)?s?|half an hour|an? (?:\p{L}+ )?(?:lesson|session|class|term|month|week|morning|afternoon|day)|per (?:lesson|session|class|term|month|week|person))\b|\blessons?\b(?![^.]*\bcourse\b)/iu;

/** Whether a told price is for one lesson, and not for a course as a whole. */
export const isPerLesson = (price: string, { prompt, offer }: Pick<Brief, 'prompt' | 'offer'>): boolean => {
  const at = prompt.indexOf(price);
  const beside = prompt.slice(Math.max(0, at - 30), at + price.length + 30);
  return singly.test(`${price} ${beside}`) || /\b(?:lessons|tuition|classes)$/iu.test(offer?.value ?? '');
};

/** "£34 for the whole course." of a course, and of lessons that they stand with the prices. */
export const sayCost = (price: string, brief: Pick<Brief, 'prompt' | 'offer'>): string =>
  isPerLesson(price, brief)
    ? 'The prices stand on this site. Ask if anything is unclear.'
    : `${price} for the whole course.`;
