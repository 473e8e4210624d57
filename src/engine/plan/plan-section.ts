import { freeId } from './free-id';
import type { Exclusion } from '@/domain/site/brief';
import type { BehaviourType, SectionType } from '@/domain/site/vocabulary';
import { createRandom } from '../random';
import { hasColouredHero } from './look/choose-ground';
import { chooseVariant } from './look/choose-variant';
import type { SectionContent } from './content';
import { fillContent, openCopy } from './fill-content';
import { findKind } from './kinds/find-kind';
import { fitKind } from './kinds/trades/fit-kind';
import { makeFacts } from './told/make-facts';
import type { SectionPlan, SitePlan } from './site-plan';
import { findWords } from './words/find-words';

/** What is special about a section planned on its own. */
export type SectionWish = {
  readonly takenIds: readonly string[];
  readonly content: Partial<SectionContent>;
  readonly variant: string | null;
};

/** Plans one section for a site that stands already. */
export function planSection(plan: SitePlan, type: SectionType, wish: SectionWish): SectionPlan {
  const kind = fitKind(findKind(plan.kind), plan.brief);
  const facts = makeFacts(plan.brief, kind, plan.seed);
  const content = { ...fillContent(type, openCopy(facts, kind, findWords(plan.language))), ...wish.content };
  const sketch = { ...plan, pictureCount: 0, hasColouredHero: hasColouredHero(plan) };
  const random = createRandom(plan.seed, `added:${type}:${wish.takenIds.length}`);
  const variant =
    wish.variant ?? chooseVariant(type, content, sketch, { page: [], site: new Map() }, random).id;
  return {
    type,
    id: freeId(type, wish.takenIds),
    variant,
    ground: type === 'cta' ? 'brand' : 'page',
    content,
    behaviours: behavioursFor(
      type,
      plan.brief.behaviours.map(({ value }) => value),
      plan.brief.excluded.map(({ value }) => value),
    ),
  };
}

const serves: Partial<Record<BehaviourType, readonly SectionType[]>> = {
  tabs: ['agenda', 'menu', 'timetable', 'tickets', 'code'],
  filter: ['products', 'portfolio', 'listings', 'posts', 'events', 'rooms'],
  search: [
    'products',
    'listings',
    'posts',
    'sidebar',
    'events',
    'jobs',
    'rooms',
    'faq',
    'menu',
    'portfolio',
    'team',
  ],
  sort: ['products', 'listings'],
  'price-toggle': ['pricing', 'tickets'],
  'before-after': ['before-after'],
  copy: ['code'],
  wishlist: ['products', 'listings'],
  'count-up': ['stats'],
};
const usual: Partial<Record<SectionType, readonly BehaviourType[]>> = {
  listings: ['filter'],
  code: ['copy'],
  portfolio: ['filter'],
  products: ['filter'],
};

/** Scripts that a section of a type uses: asked ones that serve it, and those that such a section always has. */
export function behavioursFor(
  type: SectionType,
  asked: readonly BehaviourType[],
  excluded: readonly Exclusion[],
): BehaviourType[] {
  const wanted = [...asked.filter((behaviour) => serves[behaviour]?.includes(type)), ...(usual[type] ?? [])];
  return excluded.includes('script')
    ? []
    : [...new Set(wanted)].filter((behaviour) => !excluded.includes(behaviour));
}
