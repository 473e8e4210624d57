import { plainWords } from '../../told/plain-words';
import type { SitePlan } from '../../site-plan';
import { tellsInDetail } from './tells-in-detail';

const titles: ReadonlySet<string> = new Set(['Good to know', 'In short']);

/** What the opening lines say is not said again among what is good to know. */
export function heedSaidAbove(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  const lede = plainWords(home?.sections.find(({ type }) => type === 'hero')?.content.lede ?? '');
  if (!home || lede === '' || !tellsInDetail(plan.brief)) return plan;
  const isNew = (text: string): boolean => !lede.includes(plainWords(text));
  const sections = home.sections.flatMap((section) => {
    const { content } = section;
    if (!titles.has(content.title)) return [section];
    const items = content.items?.filter((item) => isNew(item.title));
    const body = content.body?.map((one) => one.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(isNew).join(' ')).filter((one) => one !== ''); // prettier-ignore
    if ((items ?? body ?? []).length === 0) return [];
    return [{ ...section, content: { ...content, ...(items ? { items } : {}), ...(body ? { body } : {}) } }];
  });
  return { ...plan, pages: [{ ...home, sections }, ...others] };
}
