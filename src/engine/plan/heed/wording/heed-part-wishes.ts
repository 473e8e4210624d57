import type { SectionPlan, SitePlan } from '../../site-plan';

const number = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const part = String.raw`(?:screenshots?|steps?|faqs?|questions?|projects?|posts?|articles?|pages?|sections?|testimonials?|columns?|features?|reviews?|case studies|plans?|tiers?|slides?|cards?|buttons?|photos?|pictures?|images?|icons?)`;
const wish = new RegExp(
  String.raw`^(?:(?:and|with|has|an?|only|just|at least)\s)*(?:(?:exactly\s)?${number}\s(?:\p{L}+\s)?${part}|exactly\s${number}\s\p{L}+(?:\s\p{L}+)?|(?:faq|hero|pricing|gallery|header|footer|contact)(?:\s(?:section|form))?\s(?:with|of)\s.*|hero|cookie[ -]?(?:note|notice|banner|consent|bar|pop-?up)|toggle\s.*|.*\stoggle|no\s(?:\p{L}+\s){0,2}(?:cartoons?|clip ?art|emojis?|clich[ée]s|stock photos?|memes?))[.!]?$`,
  'iu',
);

const heads: ReadonlySet<string> = new Set(['Good to know', 'In short']);

/** What is left of a line once the wishes in its row are out: "It costs $2 once, 3 screenshots". Empty where all of it were. */
function withoutWishes(line: string): string {
  const parts = line.replace(/[.!]$/u, '').split(/,\s/u);
  const left = parts.filter((one) => !wish.test(one));
  return left.length === parts.length
    ? line
    : left.join(', ') + (left.length > 0 && line.endsWith('.') ? '.' : '');
}

/** "3 screenshots", "with exactly 7 projects": how many the page is to have is nothing that its visitors are told. */
export function heedPartWishes(plan: SitePlan): SitePlan {
  if (plan.brief.language.value !== 'en') return plan;
  const cleaned = (section: SectionPlan): SectionPlan[] => {
    const { title, lede, items, body } = section.content;
    if (section.type === 'hero' && lede !== undefined) {
      const said = lede.split(/(?<=[.!?])\s+/u);
      const left = said.filter((sentence) => !wish.test(sentence));
      return [left.length === said.length ? section : { ...section, content: { ...section.content, lede: left.join(' ') } }]; // prettier-ignore
    }
    if (!heads.has(title)) return [section];
    const left = items?.map((item) => ({ ...item, title: withoutWishes(item.title) })).filter((item) => item.title !== ''); // prettier-ignore
    const lines = body?.map(withoutWishes).filter((line) => line !== '');
    return (left?.length ?? 0) + (lines?.length ?? 0) === 0
      ? []
      : [
          {
            ...section,
            content: {
              ...section.content,
              ...(left ? { items: left } : {}),
              ...(lines ? { body: lines } : {}),
            },
          },
        ];
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(cleaned) })),
  };
}
