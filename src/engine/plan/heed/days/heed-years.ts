import type { SitePlan } from '../../site-plan';

const years = /(?<![\d-])(?<born>1[89]\d\d|20\d\d)\s?(?:[-–—]|to|until)\s?(?<died>19\d\d|20\d\d)(?![\d-])/u;

/** "our dad George Whitfield 1941-2026": a page in memory of somebody opens with the years of the life. */
export function heedYears(plan: SitePlan): SitePlan {
  const { born, died } = years.exec(plan.brief.prompt)?.groups ?? {};
  const [home, ...others] = plan.pages;
  if (plan.noun !== 'memorial page' || !home || born === undefined || died === undefined || born >= died)
    return plan;
  const sections = home.sections.map((section) =>
    section.type === 'hero'
      ? { ...section, content: { ...section.content, kicker: `${born}–${died}` } }
      : section,
  );
  return { ...plan, pages: [{ ...home, sections }, ...others] };
}
