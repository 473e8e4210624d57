import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const urgent = /\b(?:emergenc(?:y|ies)|out[- ]of[- ]hours|urgent)\b/iu;
const longest = 120;

/** The sentence that tells a number for emergencies, as it is said: "Emergency line 01305 555 0188 any time of night". */
function toldLine({ brief: { prompt, phone } }: SitePlan): string | undefined {
  const at = phone?.spans[0];
  if (!at) return undefined;
  const before =
    prompt
      .slice(0, at.start)
      .split(/[.!?\n;]\s?/u)
      .at(-1) ?? '';
  const after = prompt.slice(at.end).split(/[.!?\n;]/u)[0] ?? '';
  const told = `${before}${prompt.slice(at.start, at.end)}${after}`.trim();
  return urgent.test(told) && told.length <= longest ? `${told}.` : undefined;
}

/** Who is in need finds the number at the head of the page for emergencies, and rings from its end. */
export function heedEmergency(plan: SitePlan): SitePlan {
  const { phone, language, spoken } = plan.brief;
  if (!phone || language.value !== 'en' || spoken !== 'en') return plan;
  const call = {
    label: 'Call now',
    href: `tel:${phone.value.replace(/[^\d+]/gu, '')}`,
  };
  const line = toldLine(plan) ?? `Call ${phone.value}.`;
  const withCall = (section: SectionPlan): SectionPlan => {
    const { lede, ...content } = section.content;
    if (section.type === 'page-header')
      return { ...section, content: { ...content, lede: line, actions: [call] } };
    if (section.type === 'cta') return { ...section, content: { ...section.content, actions: [call] } };
    // "Call. A written message may lie until morning." is said at the head, with the number.
    return lede?.startsWith('Call') === true ? { ...section, content } : section;
  };
  return {
    ...plan,
    pages: plan.pages.map((page): PagePlan =>
      page.role !== 'home' && urgent.test(page.title)
        ? { ...page, sections: page.sections.map(withCall) }
        : page,
    ),
  };
}
