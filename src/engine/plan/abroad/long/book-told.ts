import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionPlan, SitePlan } from '../../site-plan';

const bookable = new Set<SectionType>(['rooms', 'pricing', 'services']);
const lodging = new Set<SitePlan['kind']>(['hotel']);

/** What can be booked is what was told: the rooms by name in place of "double room", and no choice where none was told. */
export const bookTold = (plan: SitePlan): SitePlan => {
  const lists = plan.pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const own = lists.filter(({ section: { type, content } }) => bookable.has(type) && (content.items?.length ?? 0) > 1); // prettier-ignore
  const rooms =
    own.find(({ section }) => section.type === 'rooms') ??
    own.find(({ page }) => page.role === 'rooms') ??
    (lodging.has(plan.kind) ? undefined : own.find(({ section }) => section.type !== 'pricing'));
  const items = rooms?.section.content.items?.map(({ title }) => ({ title })) ?? [];
  const prompt = plan.brief.prompt.toLowerCase();
  const isTold = ({ content }: SectionPlan): boolean => content.items?.every(({ title }) => prompt.includes(title.toLowerCase())) === true; // prettier-ignore
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.type !== 'booking' ||
        (isTold(section) && (section.content.items?.length ?? 0) >= items.length) ||
        items.length === 0
          ? section
          : { ...section, content: { ...section.content, items } },
      ),
    })),
  };
};
