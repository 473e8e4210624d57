import { capitalise } from '../../capitalise';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';

const named =
  /(?:^|[,;:.]\s|\b(?:and|with|plus)\s)(?:an?\s|the\s|our\s)?(?<what>(?:register|sponsor|adopt|nominate|report|refer|demo|callback|call[- ]back|catering|wholesale|trade|hire|venue|corporate|group|school|press|wedding|commission|adoption|foster(?:ing)?|sponsorship|registration|referral|nomination|feedback|application|membership|enrolment|enrollment|waiting list|waitlist|repair|valuation|survey|complaint|lost property|speaker|exhibitor|entry|audition|casting|mentor|request|suggest|submit|enquire|order)(?:\s(?!with|for|and|that|to|on|in)\p{L}+){0,4}?|(?:[\p{L}-]+\s){1,2}(?:application|registration|nomination|request|enquiry|inquiry|interest|feedback|entry)|(?!(?:contact|enquir[ey]s?|inquir[ey]s?|booking|order|sign|short|simple|online|quote|rsvp|message|volunteer|newsletter|donation|join|payment|search|log-?in|quick|easy|small|web|e-?mail|basic|us|me|free|no|one|your|my|our|an?|the|main|big|and|with|entry|party|table|reservation|availability)\b)[\p{L}-]+(?:\s(?!sign|join|contact|booking)[\p{L}-]+)?)\sform(?![\p{L}-])/iu;
/** Titles that say no more than that one may write. */
const usual = /^(?:send (?:us|me) a note|write to (?:us|me)|contact(?: form)?|get in touch|tell (?:us|me) .*|ask (?:us|me) .*|talk to .*)$/iu; // prettier-ignore
/** "Demo request", "Catering enquiry": said as what is done. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^demo(?: request)?$/iu, 'Ask for a demo'],
  [/^call[- ]?back(?: request)?$/iu, 'Ask for a call back'],
];

/** "Register your pet form", "demo request form": the form that was asked for stands under what it is for. */
export function heedFormTitles(plan: SitePlan): SitePlan {
  const what = plan.language === 'en' ? named.exec(plan.brief.prompt)?.groups?.['what'] : undefined;
  if (what === undefined) return plan;
  const title = deeds.find(([words]) => words.test(what))?.[1] ?? capitalise(what);
  const isForm = ({ type }: SectionPlan): boolean => type === 'form';
  const hasForm = plan.pages.some(({ sections }) => sections.some(isForm));
  const isContact = ({ type }: SectionPlan): boolean => type === 'contact';
  const isUsual = ({ content }: SectionPlan): boolean => usual.test(content.title);
  const contacts = plan.pages.flatMap(({ sections }) => sections).filter(isContact);
  // Where writing stands on two pages, that of the first is the form that was asked for.
  const first = hasForm || contacts.length < 2 || contacts.some(isUsual) ? undefined : contacts[0];
  const isMeant = (section: SectionPlan): boolean =>
    section === first || ((hasForm ? isForm(section) : isContact(section)) && isUsual(section));
  const change = (page: PagePlan): PagePlan => ({
    ...page,
    sections: page.sections.map((section) =>
      isMeant(section) ? { ...section, content: { ...section.content, title } } : section,
    ),
  });
  return { ...plan, pages: plan.pages.map(change) };
}
