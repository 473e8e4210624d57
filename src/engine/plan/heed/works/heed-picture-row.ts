import type { SectionPlan, SitePlan } from '../../site-plan';

const shown = String.raw`(?:photos?|pics?|pictures?|images?|gallery|screens?|screenshots?|rooms?|hero|home ?page|works?|projects?|portfolio|dishes|products?|models?)`;
const row = String.raw`(?:carousels?|slide ?shows?|sliders?)`;
/** "Screens in a carousel", "a slideshow of our rooms", "photo slider"; what people say goes through a row of its own. */
const asked = new RegExp(
  String.raw`\b${shown}\b[^.;\n]{0,30}\b${row}\b|\b${row}\b\s(?:of|with|for|showing)\s[^.;\n]{0,30}\b${shown}\b|(?:^|[,.;:\n]\s?|\b(?:an?|with|and)\s)${row}(?=[,.;\n]|\s?$)`,
  'iu',
);
const ofOthers =
  /\b(?:before|after|testimonials?|reviews?|quotes?|price|range)\b[^.,;\n]{0,24}\b(?:carousels?|slide ?shows?|sliders?)\b/iu;
const fewest = 3;

/** Pictures to go through one by one, with buttons, where the prompt asks for a carousel or a slideshow of them. */
export function heedPictureRow(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (!brief.behaviours.some(({ value }) => value === 'carousel')) return plan;
  if (brief.language.value === 'en' && (!asked.test(brief.prompt) || ofOthers.test(brief.prompt)))
    return plan;
  // In other languages the one that is asked for is that of the pictures, unless there are voices to go through.
  if (brief.language.value !== 'en' && brief.sections.some(({ value }) => value === 'testimonials'))
    return plan;
  const change = (section: SectionPlan): SectionPlan =>
    section.type === 'gallery' && (section.content.items ?? []).length >= fewest
      ? {
          ...section,
          variant: 'strip',
          behaviours: [...new Set([...section.behaviours, 'carousel' as const])],
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
