import { capitalise } from '../../../capitalise';
import { numberOf } from '../../../number-of';
import type { ContentItem } from '../../content';
import { findKind } from '../../kinds/find-kind';
import { peopleNames } from '../../kinds/parts/people-names';
import { singular } from '../../kinds/families/noun-forms';
import { makeFacts } from '../../told/make-facts';
import type { SectionPlan, SitePlan } from '../../site-plan';

const number = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const group = String.raw`${number}\s\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+)?`;
const told = new RegExp(
  String.raw`\b(?:team|staff|crew)\b(?:\sof\s|\s?[(:–-]\s?)(?<groups>${group}(?:(?:,\s|\sand\s|,\sand\s|\s&\s)(?:${group}|an?\s\p{Ll}[\p{L}-]+))*)(?=[).,;]|$|\n)`,
  'iu',
);
/** Who says no more than that there are so many. */
const anybody = /^(?:people|persons|members|of us|employees|colleagues|staff|team members|photos?|pictures?|portraits|cards|bios?|profiles)$/iu; // prettier-ignore
const manners = [
  'Listens first, then looks.',
  'Explains what comes next.',
  'Has time for the second question.',
  'Remembers who was here before.',
  'Writes things down, legibly.',
  'Asks before starting.',
];
const most = 12;

/** "team (4 vets and 2 nurses)": what each of them is, one after the other. */
function rolesOf(prompt: string): readonly string[] {
  const groups = told.exec(prompt)?.groups?.['groups'] ?? '';
  return groups.split(/,\sand\s|,\s|\sand\s|\s&\s/u).flatMap((one) => {
    const [count = '', ...words] = one.split(/\s/u);
    const role = words.join(' ');
    const times = /^an?$/iu.test(count) ? 1 : numberOf(count);
    return role === '' || anybody.test(role) || !(times > 0)
      ? []
      : Array.from({ length: times }, () => capitalise(singular(role)));
  });
}

const callings =
  /(?:^|[,.:;]\s|\band\s)(?:(?:our|the|meet (?:our|the)|your|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s)?(?<calling>councillors|governors|trustees|officers|teachers|tutors|instructors|coaches|trainers|guides|stylists|barbers|therapists|doctors|vets|chefs|cooks|musicians|lecturers|leaders|midwives|nurses|solicitors|lawyers|sitters|walkers|drivers|carers)(?=[,.;]|\sand\s|$|\n)/iu;
/** What the usual copy of any business calls its people. */
const anywhere: ReadonlySet<string> = new Set(['Founder', 'Planning', 'On site']);

/** "timetable, teachers, FAQ": whoever is shown there teaches, and plans nothing. */
function asAsked(plan: SitePlan): SitePlan {
  const calling = plan.language === 'en' ? callings.exec(plan.brief.prompt)?.groups?.['calling'] : undefined;
  if (calling === undefined) return plan;
  const note = capitalise(singular(calling.toLowerCase()));
  const change = (section: SectionPlan): SectionPlan => {
    const { items = [] } = section.content;
    const isUsual = items.length > 0 && items.every((item) => item.sample === true && anywhere.has(item.note ?? '')); // prettier-ignore
    return section.type === 'team' && isUsual
      ? {
          ...section,
          content: {
            ...section.content,
            title: capitalise(calling.toLowerCase()),
            items: items.map((item, at) => ({ ...item, note, text: manners[at % manners.length] ?? '' })),
          },
        }
      : section;
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}

/** A made-up team has as many of each calling as the prompt counts; what is told of people stays as it was told. */
export function heedTeamRoles(plan: SitePlan): SitePlan {
  const roles = plan.language === 'en' ? rolesOf(plan.brief.prompt).slice(0, most) : [];
  if (roles.length < 2) return asAsked(plan);
  const facts = makeFacts(plan.brief, findKind(plan.kind), plan.seed);
  const names = peopleNames(facts, 'team', roles.length);
  const change = (section: SectionPlan): SectionPlan => {
    const known = section.content.items ?? [];
    if (section.type !== 'team' || !known.every(({ sample, title }) => sample === true || /^\d/u.test(title)))
      return section;
    const items = roles.map((note, at): ContentItem => {
      const same = known.find((item) => item.note?.toLowerCase() === note.toLowerCase());
      const text = at === 0 && same?.text !== undefined ? same.text : (manners[at % manners.length] ?? '');
      return { title: names[at] ?? '', note, text, art: 'portrait', sample: true };
    });
    return { ...section, content: { ...section.content, items } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
