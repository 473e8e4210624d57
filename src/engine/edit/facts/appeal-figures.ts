import { classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';

/** One number of an appeal with what it counts, as they stand on a page. */
type AppealFigure = { readonly label: string; readonly value: string; readonly element: PageElement };
/** The bar of an appeal: what there is, what is needed, and what else is counted. */
export type AppealFigures = {
  readonly progress: PageElement;
  readonly raised: AppealFigure;
  readonly goal: AppealFigure;
  readonly others: readonly AppealFigure[];
};

/** The appeals of a page whose bar stands as the composer writes it; what was rebuilt by hand is left out. */
export function findAppeals(draft: SiteDraft, page: string): readonly AppealFigures[] {
  return draft.tree(page).elements.flatMap((element) => {
    if (!classesOf(element).includes('meter')) return [];
    const inside = elementsIn(element);
    const progress = inside.find(({ tag }) => tag === 'progress');
    const sum = inside.find((one) => classesOf(one).includes('meter-sum'));
    const amount = sum && elementsIn(sum).find(({ tag }) => tag === 'strong');
    const labels = inside.filter(({ tag }) => tag === 'dt');
    const values = inside.filter(({ tag }) => tag === 'dd');
    const [goal, ...others] = values.map((value, at) => {
      const label = labels[at];
      return { label: label ? wordsIn(label) : '', value: wordsIn(value), element: value };
    });
    if (!progress || !sum || !amount || !goal) return [];
    const value = wordsIn(amount);
    const raised = { label: wordsIn(sum).slice(value.length).trim(), value, element: amount };
    return [{ progress, raised, goal, others }];
  });
}
