import { capitalise } from '../../../capitalise';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

/** "What we make": a heading over whatever is made, and nothing by itself. */
const heading =
  /^(?:what (?:we|i) (?:make|do|offer|sell|build|fix|mend|repair|teach|grow|bake|brew|print|design|cover|hire out|treat)|(?:our|my) (?:work|services|wares|products|specialities|specialties))$/iu;
const counted = String.raw`\sin\s(?:[2-8]|two|three|four|five|six|seven|eight)\s(?:(?:easy|simple|clear|short)\s)?steps`;
/** "Commissions in 4 steps": how it goes is told by the steps. */
const inSteps = new RegExp(`^.{3,40}?${counted}$`, 'iu');
const asked = new RegExp(
  String.raw`(?:^|[,.;:\n]\s|\band\s)(?:our\s|the\s)?(?!how\b|process\b|what\b|it\b)(?<what>\p{L}[\p{L}’' -]{2,36}?)${counted}(?=[,.;\n]|$|\sand\s)`,
  'iu',
);
const lists: ReadonlySet<string> = new Set(['services', 'products', 'menu']);
const usualSteps = /^(?:from .+ to .+|how it (?:works|goes)|how we work|the way to it)$/iu;

const isTold = ({ type, content: { items = [] } }: SectionPlan): boolean =>
  lists.has(type) && items.length > 1 && items.every(({ sample }) => sample !== true);

/** The title of a part whose things are told elsewhere stands over them; steps that are counted stand over their section. */
export function heedNamedLists(plan: SitePlan): SitePlan {
  if (plan.language !== 'en') return plan;
  const what = asked.exec(plan.brief.prompt)?.groups?.['what'];
  return { ...plan, pages: plan.pages.map((page) => onPage(page, what)) };
}

function onPage(page: PagePlan, told: string | undefined): PagePlan {
  const part = page.sections.find(({ type, content }) => type === 'values' && heading.test(content.title));
  const list = part && page.sections.find(isTold);
  const steps = page.sections.find(({ type }) => type === 'process');
  const what = steps ? told : undefined;
  if (!list && what === undefined) return page;
  const sections = page.sections.flatMap((section): SectionPlan[] => {
    if (list && section === part) return [];
    const { content } = section;
    const items =
      what === undefined ? content.items : content.items?.filter(({ title: one }) => !inSteps.test(one));
    const title =
      section === list && part
        ? part.content.title
        : section === steps && what !== undefined && usualSteps.test(content.title)
          ? capitalise(what)
          : content.title;
    return [{ ...section, content: { ...content, title, ...(items ? { items } : {}) } }];
  });
  return { ...page, sections };
}
