import type { SectionType } from '@/domain/site/vocabulary';

/** The type word, or the first of its twins that nothing on the page has: `faq`, `faq-2`. */
export function freeId(type: SectionType, taken: readonly string[]): string {
  if (!taken.includes(type)) return type;
  let twin = 2;
  while (taken.includes(`${type}-${twin}`)) twin += 1;
  return `${type}-${twin}`;
}
