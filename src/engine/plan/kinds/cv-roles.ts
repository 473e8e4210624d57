import type { Facts } from '../content';
import { accountantRole, architect, designer, engineer, lawyerRole, manager, seller } from './cv-desk-roles';
import { chef, craftsman, nurse, student, teacher } from './cv-hands-roles';
import { analyst, machinist, researcher, userResearcher, wordsmith } from './cv-lab-roles';
import type { Role } from './cv-role';

const roles: readonly (readonly [RegExp, Role])[] = [
  [/\b(?:ux|user|design|usability) research(?:er)?\b/iu, userResearcher],
  [/\bchef\b|\bcook\b|pastry|baker|sommelier|barista|waiter/iu, chef],
  [/accountant|bookkeep|auditor|controller|financial analyst/iu, accountantRole],
  [/lawyer|attorney|solicitor|barrister|paralegal|jurist|legal/iu, lawyerRole],
  [/marketing|sales|brand manager|public relations|communications/iu, seller],
  [
    /carpenter|joiner|electrician|plumber|mechanic|welder|mason|roofer|craftsm|builder|technician/iu,
    craftsman,
  ],
  [/\bdata (?:scien|analy)|statistic|\bbusiness analyst|machine learning|\banalyst\b/iu, analyst],
  [
    /(?:civil|mechanical|structural|electrical|chemical|aerospace|automotive|process|site|environmental|quality) engineer/iu,
    machinist,
  ],
  [/journalist|reporter|\beditor\b|copywriter|\bwriter\b/iu, wordsmith],
  [
    /researcher|scientist|postdoc|\bphd\b|biolog|chemist|physicist|neuroscien|historian|archaeolog/iu,
    researcher,
  ],
  [
    /\b(?<!software |solutions? |data |cloud |enterprise |system |systems |security |information )architect\b|urban planner|town planner/iu,
    architect,
  ],
  [/design|illustrat|\bux\b|artist|architect/iu, designer],
  [/teach|lectur|professor|tutor|educator/iu, teacher],
  [/nurse|doctor|medic|physician|care\b/iu, nurse],
  [/engineer|develop|programm|backend|frontend|data|scien|software|devops/iu, engineer],
  [/student|graduate|intern\b|school leaver|first job/iu, student],
];

/** The working life that fits the role that the prompt names first. */
export const cvRole = ({ brief: { prompt } }: Facts): Role =>
  roles
    .map(([words, role]) => ({ role, at: prompt.search(words) }))
    .filter(({ at }) => at >= 0)
    // Of two that begin at one place the one named above says more: "data scientist", "data".
    .toSorted((one, other) => one.at - other.at)[0]?.role ?? manager;
