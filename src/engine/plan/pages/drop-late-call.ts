import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionPlan, SitePlan } from '../site-plan';

/** Forms by which visitors do what a call at the end of a page asks them to. */
const forms: ReadonlySet<SectionType> = new Set(['contact', 'booking', 'quote', 'form', 'rsvp', 'donation']);

const ends = (sections: readonly SectionPlan[]): boolean => {
  const [form, call] = sections.slice(-2);
  return call?.type === 'cta' && form !== undefined && forms.has(form.type);
};

/** "Write to us" right under the form in which one writes says it twice: a call that nobody asked for is left out there. */
export function dropLateCall(plan: SitePlan): SitePlan {
  if (plan.brief.sections.some(({ value }) => value === 'cta')) return plan;
  if (!plan.pages.some(({ sections }) => ends(sections))) return plan;
  const pages = plan.pages.map((page) =>
    ends(page.sections) ? { ...page, sections: page.sections.slice(0, -1) } : page,
  );
  return { ...plan, pages };
}
