import { capitalise } from '../../../capitalise';
import type { SectionPlan, SitePlan } from '../../site-plan';

const told =
  /\b(?:(?:from\s)?(?<light>(?:dawn|sunrise|daybreak) (?:to|till|until) (?:dusk|sunset|nightfall))|open (?<light2>all day and all night|day and night))\b/iu;

/** "visiting hours dawn to dusk": the sun tells the hours, and none are made up. */
export function heedDaylight(plan: SitePlan): SitePlan {
  const groups = plan.language === 'en' && plan.brief.hours === null ? told.exec(plan.brief.prompt)?.groups : undefined; // prettier-ignore
  const light = groups?.['light'] ?? groups?.['light2'];
  if (light === undefined) return plan;
  const items = [{ title: 'Every day', value: capitalise(light.toLowerCase()) }];
  const change = (section: SectionPlan): SectionPlan =>
    section.type === 'hours' ? { ...section, content: { ...section.content, items } } : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
