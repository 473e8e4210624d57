import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionPlan } from '../site-plan';

const after: ReadonlySet<SectionType> = new Set([
  'faq', 'areas', 'venue', 'hours', 'map', 'donation', 'volunteer', 'rsvp', 'booking', 'quote', 'form', 'contact', 'newsletter', 'cta',
]); // prettier-ignore

/**
 * Names of those who help vouch for a site and stand early; places that nobody has taken yet vouch for nothing, and stand
 * behind what the site is about.
 */
export function setOpenLast(
  sections: readonly SectionPlan[],
  isOpen: (section: SectionPlan) => boolean,
): readonly SectionPlan[] {
  const open = sections.find((section) => section.type === 'logos' && isOpen(section));
  const rest = sections.filter((section) => section !== open);
  const from = rest.findIndex(({ type }) => after.has(type));
  return open === undefined || from < sections.indexOf(open) ? sections : rest.toSpliced(from, 0, open);
}
