import type { SectionType } from '@/domain/site/vocabulary';
import { createRandom } from '../../../random';
import type { SectionContent } from '../../content';
import { hasColouredHero } from '../../look/choose-ground';
import { chooseVariant } from '../../look/choose-variant';
import type { LayoutHistory } from '../../look/choose-variant';
import { behavioursFor } from '../../plan-section';
import type { SectionPlan, SitePlan } from '../../site-plan';

/** A section that says what it is given, in a layout that suits it and its neighbours. Its id is given where it is placed. */
export const toldSection = (
  plan: SitePlan,
  type: SectionType,
  content: SectionContent,
  history: LayoutHistory,
  variant?: string,
): SectionPlan => {
  const sketch = { ...plan, pictureCount: 0, hasColouredHero: hasColouredHero(plan) };
  const random = createRandom(plan.seed, `told:${type}:${content.title}`);
  return {
    type,
    id: type,
    variant: variant ?? chooseVariant(type, content, sketch, history, random).id,
    ground: 'page',
    content,
    behaviours: behavioursFor(
      type,
      plan.brief.behaviours.map(({ value }) => value),
      plan.brief.excluded.map(({ value }) => value),
    ),
  };
};
