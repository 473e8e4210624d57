import type { Brief, Slot } from '@/domain/site/brief';
import { readEntryFields } from './read-entry-fields';

const recipeFields =
  /^(?:ingredients?|steps?|method|(?:cook|cooking|prep|preparation|baking) times?|servings|notes)$/iu;

/** "8 recipes, ingredients, steps, cook time": every recipe has these, and none is a part of the page. */
export function mendRecipeFields(brief: Brief): Brief {
  if (brief.kind.value !== 'blog' || !/\brecipes?\b/iu.test(brief.prompt.slice(0, 160))) return brief;
  const isField = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => recipeFields.test(brief.prompt.slice(start, end).trim()));
  return {
    ...brief,
    parts: brief.parts.filter(({ value }) => !recipeFields.test(value.title)),
    sections: brief.sections.filter((section) => !isField(section)),
    phrases: brief.phrases.filter(({ value }) => !recipeFields.test(value)),
  };
}

/** "6 bikes with frame size and price": what each of them is shown with is nothing on offer, and no place. */
export function mendEntryFields(brief: Brief): Brief {
  const told = readEntryFields(brief.prompt);
  if (told === null) return brief;
  const { span } = told;
  const isOutside = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || spans.some((one) => one.end <= span.start || one.start >= span.end);
  const shelf = ['portfolio', 'studio', 'photographer'].includes(brief.kind.value)
    ? 'portfolio'
    : brief.kind.value === 'shop'
      ? 'products'
      : null;
  // "5 treatments with prices": what is done has a price list, where goods bear their prices.
  const isDone = shelf === null && brief.sections.some(({ value }) => value === 'services');
  const isPart = ({ value }: Brief['sections'][number]): boolean =>
    value !== 'map' && (value !== 'pricing' || isDone);
  return {
    ...brief,
    // "eight paintings with title and year": so many stand among the work.
    counts: brief.counts.map((count) =>
      shelf === null || isOutside(count) ? count : { ...count, value: { ...count.value, thing: shelf } },
    ),
    phrases: brief.phrases.filter(isOutside),
    parts: brief.parts.filter(isOutside),
    items: brief.items.filter((item) => item.value.price !== undefined || isOutside(item)),
    // "with year and location": a map is asked for elsewhere, or not at all.
    sections: brief.sections.filter((section) => isPart(section) || isOutside(section)),
  };
}
