import type { SectionType } from '@/domain/site/vocabulary';

/** What somebody would take for a fact: hours of a door, people by their names, praise, figures, dates and jobs. */
export const statedSections: ReadonlySet<SectionType> = new Set([
  'hours',
  'team',
  'teacher',
  'testimonials',
  'stats',
  'logos',
  'events',
  'posts',
  'case-study',
]);
