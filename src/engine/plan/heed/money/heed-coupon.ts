import type { SectionContent } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const coupon =
  /(?<![\p{L}-])(?<said>(?:(?:[Uu]se\s|[Ww]ith\s)?(?:the\s)?(?:[Cc]oupon|[Vv]oucher|[Pp]romo|[Dd]iscount|[Cc]ode)s?(?:\s(?:code|word))?:?\s|[Uu]se\s)(?=[A-Z]*\d|[A-Z]{5})[A-Z][A-Z\d]{3,}[^.!?\n;]{0,80})/u;

const sentenceOf = (text: string): string => {
  const told = text.trim().replace(/[,\s]+$/u, '');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
};

const without = (text: string, said: string): string => {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  return at < 0
    ? text
    : `${text.slice(0, at)}${text.slice(at + said.length).replace(/^[.!]?\s*/u, '')}`.trim();
};

/** "Coupon WELCOME10 for first orders": a bar over the page, and no sentence of the opening. */
export function heedCoupon(plan: SitePlan): SitePlan {
  const said = coupon.exec(plan.brief.prompt)?.groups?.['said']?.trim();
  const [home, ...rest] = plan.pages;
  if (
    said === undefined ||
    home === undefined ||
    plan.brief.excluded.some(({ value }) => value === 'announcement')
  )
    return plan;
  const key = /[A-Z][A-Z\d]{3,}/u.exec(said.replace(/^\p{Lu}\p{Ll}+/u, ''))?.[0] ?? said;
  const clean = (section: SectionPlan): SectionPlan => {
    const { content } = section;
    const changed: SectionContent = {
      ...content,
      ...(content.lede?.includes(key) ? { lede: without(content.lede, said) } : {}),
      ...(content.body ? { body: content.body.map((text) => without(text, said)).filter(Boolean) } : {}),
      ...(content.items && section.type !== 'pricing'
        ? { items: content.items.filter(({ title }) => !title.includes(key)) }
        : {}),
    };
    return { ...section, content: changed };
  };
  const sections = home.sections.map(clean);
  const bar = sections.find(({ type }) => type === 'announcement');
  const first: SectionPlan = {
    type: 'announcement',
    id: 'announcement',
    variant: bar?.variant ?? 'line',
    behaviours: [],
    ground: bar?.ground ?? 'page',
    content: { title: sentenceOf(said) },
  };
  return {
    ...plan,
    pages: [
      { ...home, sections: [first, ...sections.filter((section) => section !== bar)] },
      ...rest.map((page) => ({ ...page, sections: page.sections.map(clean) })),
    ],
  };
}
