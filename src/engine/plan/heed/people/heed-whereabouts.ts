import type { SectionPlan, SitePlan } from '../../site-plan';

const doors: ReadonlySet<string> = new Set(['map', 'hours']);

/** Words of somebody who is met on a screen and has no door: "online maths tutor", "therapy over Zoom". */
export const atDistance =
  /(?:^|[\s,.(])(?:online|virtual|remote)\s(?!shop|store|booking|form|order|orders|ordering|pay|payment|payments|menu|portal|presence|calendar|appointments?\b|reservations?|quote|tickets?|checkout|and in[- ]person|or in[- ]person|via|at\b)\p{L}+|\b(?:over|via|on|by) (?:zoom|video|skype|teams|google meet)\b|\b(?:fully|entirely|all|100%|only) (?:online|remote)\b|\bonline only\b/iu;
const alsoThere =
  /\bin[- ]person\b|\b(?:studio|shop|store|clinic|office|salon|school) (?:in|at|on)\b|\bface[- ]to[- ]face\b|\bat (?:your|my|our) (?:home|place|house)\b/iu;

/** Whether an English prompt tells of work at a distance and of no place to come to. */
const isAtDistance = ({ prompt, address }: SitePlan['brief']): boolean =>
  address === null && atDistance.test(prompt) && !alsoThere.test(prompt);

/**
 * A map without an address shows nothing, and who works on screens has neither door nor hours on it: such sections stand
 * only where they were asked for.
 */
export function heedWhereabouts(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (brief.language.value !== 'en') return plan;
  const asked = new Set<string>(brief.sections.map(({ value }) => value));
  const isFar = isAtDistance(brief);
  const isNowhere = ({ type }: SectionPlan): boolean =>
    doors.has(type) &&
    !asked.has(type) &&
    (type === 'map'
      ? brief.address === null && (isFar || plan.contact.place === null)
      : isFar && brief.hours === null);
  return {
    ...plan,
    pages: plan.pages.map((page) => {
      const left = page.sections.filter((section) => !isNowhere(section));
      return { ...page, sections: left.some(({ type }) => type !== 'page-header') ? left : page.sections };
    }),
  };
}
