import { capitalise } from '../../../capitalise';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const further = String.raw`(?:\s(?!with|for|and|that|to|on|in)\p{L}+){0,4}?`;
/** "Report a pothole", "Request a trade account": what whoever sends it does. */
const doing = String.raw`(?:report|request|join|book|claim|suggest|submit|reserve|propose|order|share|add|enter|swap|post|donate|lend|return|renew|cancel|start|list|nominate|sponsor|adopt|become)\s(?:an?|the|your|our|us)\s\p{L}+${further}`;
/** "A plot waiting list form": what they wait for. */
const waiting = String.raw`(?:[\p{L}’'-]+\s){0,3}(?:waiting list|waitlist)`;
const sorts = String.raw`(?:register|sponsor|adopt|nominate|report|refer|demo|callback|call[- ]back|catering|wholesale|trade|hire|venue|corporate|group|school|press|wedding|commission|adoption|foster(?:ing)?|sponsorship|registration|referral|nomination|feedback|application|membership|enrolment|enrollment|repair|valuation|survey|complaint|lost property|speaker|exhibitor|entry|audition|casting|mentor)${further}`;
/** "Trader application form", "repeat prescription form": any words but those that say no more than that it is one. */
const asked = String.raw`(?:[\p{L}-]+\s){1,2}(?:application|registration|nomination|request|enquiry|inquiry|interest|feedback|entry)|(?!(?:contact|enquir[ey]s?|inquir[ey]s?|booking|order|sign|short|simple|online|quote|rsvp|message|volunteer|newsletter|donation|join|payment|search|log-?in|quick|easy|small|web|e-?mail|basic|us|me|free|no|one|your|my|our|an?|the|main|big|and|with|entry|party|table|reservation|availability)\b)[\p{L}-]+(?:\s(?!sign|join|contact|booking)[\p{L}-]+)?`;
const named = new RegExp(
  String.raw`(?:^|[,;:.]\s|\b(?:and|with|plus)\s)(?:an?\s|the\s|our\s)?(?<what>${doing}|${waiting}|${sorts}|${asked})\sform(?![\p{L}-])`,
  'iu',
);
/** A petition is signed, whatever else stands beside it. */
const petition = /(?:^|[,;:.]\s|\b(?:and|with|plus)\s)(?:an?\s|the\s|our\s)?(?:online\s)?petition(?=[,.;]|\s(?:with|form|and)\b|$)/iu; // prettier-ignore
/** "sign-up form", of no newsletter: what whoever sends it does. */
const joining = /(?<!(?:newsletter|e-?mail|list|updates)\s)\bsign-?\s?up\sform(?!\p{L}|\s(?:for|to)\s)/iu;
/** Titles that say no more than that one may write. */
const usual = /^(?:send (?:us|me) a note|write to .*|contact(?: form)?|get in touch|tell (?:us|me) .*|ask (?:us|me) .*|talk to .*)$/iu; // prettier-ignore
/** "Demo request", "Catering enquiry": said as what is done. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^demo(?: request)?$/iu, 'Ask for a demo'],
  [/^call[- ]?back(?: request)?$/iu, 'Ask for a call back'],
];

/** "Register your pet form", "demo request form": the form that was asked for stands under what it is for. */
export function heedFormTitles(plan: SitePlan): SitePlan {
  const what =
    plan.language === 'en'
      ? (named.exec(plan.brief.prompt)?.groups?.['what'] ??
        (petition.test(plan.brief.prompt)
          ? 'Sign the petition'
          : joining.test(plan.brief.prompt)
            ? 'Sign up'
            : undefined))
      : undefined;
  if (what === undefined) return plan;
  const title = deeds.find(([words]) => words.test(what))?.[1] ?? capitalise(what);
  const isThere = plan.pages.some(({ sections }) =>
    sections.some(
      ({ type, content }) =>
        type !== 'page-header' && type !== 'process' && content.title.toLowerCase() === title.toLowerCase(),
    ),
  );
  if (isThere) return plan;
  const isForm = ({ type }: SectionPlan): boolean => type === 'form';
  const hasForm = plan.pages.some(({ sections }) => sections.some(isForm));
  // Where one may also write, the line that asks to stays as it is.
  const alsoWrites = plan.brief.sections.some(({ value }) => value === 'contact');
  const isMeant = (section: SectionPlan): boolean =>
    (hasForm ? isForm(section) : section.type === 'contact') &&
    ((!hasForm && !alsoWrites) || usual.test(section.content.title));
  // "Become a customer form": the form itself, and no steps or points under its name.
  const called = `${what} form`.toLowerCase();
  const isDoubled = ({ type, content }: SectionPlan): boolean =>
    (type === 'values' || type === 'process' || type === 'text') && content.title.toLowerCase() === called;
  const change = (page: PagePlan): PagePlan => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      if (isDoubled(section)) return [];
      return [isMeant(section) ? { ...section, content: { ...section.content, title } } : section];
    }),
  });
  return { ...plan, pages: plan.pages.map(change) };
}
