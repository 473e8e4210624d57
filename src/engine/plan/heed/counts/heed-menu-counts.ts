import { numberOf } from '../../../number-of';
import type { ContentItem } from '../../content';
import { findKind } from '../../kinds/find-kind';
import { money } from '../../kinds/parts/money';
import { makeFacts } from '../../told/make-facts';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { dishSorts, type DishSort } from '../../kinds/parts/dish-sorts';

const tables: ReadonlySet<string> = new Set(['restaurant', 'cafe', 'bakery', 'bar', 'event']);
const counted =
  /(?<![\p{L}\d£€$.,-])(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:(?:different|sample|homemade|classic|house|draught|craft|seasonal|signature|wood[- ]fired|fresh|vegan|vegetarian|gluten[- ]free)\s)?(?<sort>\p{L}+(?:\s(?:dish(?:es)?|courses?|plates?|rolls?|drinks?|flavou?rs))?)(?!\p{L})(?:\s(?<more>\p{Ll}+s)(?!\p{L}))?/giu;
const most = 12;
/** What a picture of a made-up dish shows, whatever it is called: a carrot cake is no carrot. */
const drawn: Readonly<Record<string, string>> = {
  Cakes: 'cake', Bread: 'loaf', Sandwiches: 'loaf', Coffee: 'cup', Pizza: 'pizza', Pasta: 'noodles', Dessert: 'cake', Burgers: 'burger',
  Tacos: 'taco', Curries: 'noodles', Soups: 'bowl', Salads: 'bowl', Beer: 'beer', Wine: 'wine', Cocktails: 'cocktail', Flavours: 'ice-cream',
}; // prettier-ignore

type Wanted = { readonly sort: DishSort; readonly count: number; readonly title: string };

/** What stands on the card under a heading that the prompt says: "4 ramen bowls" of a card with bowls. */
function sortOfCard(word: string, known: readonly ContentItem[]): DishSort | undefined {
  const title = known.find(({ group }) => group !== undefined && isNamed(group, word))?.group;
  return title === undefined ? undefined : { asked: new RegExp(`^${title}$`, 'iu'), title, dishes: [] };
}

const isNamed = (group: string, word: string): boolean =>
  word.length > 3 && word.toLowerCase().slice(0, -1) === group.toLowerCase().slice(0, word.length - 1);

/** "6 pizzas, 4 pasta dishes": how many of which sort a card is to have. */
function wantedOf(prompt: string, known: readonly ContentItem[]): readonly Wanted[] {
  const found = [...prompt.matchAll(counted)].flatMap(({ groups }): Wanted[] => {
    const words = [groups?.['more'], groups?.['sort']].filter((word) => word !== undefined);
    const sort =
      words.map((word) => sortOfCard(word, known)).find((one) => one !== undefined) ??
      words.map((word) => dishSorts.find(({ asked }) => asked.test(word))).find((one) => one !== undefined);
    const count = numberOf(groups?.['count'] ?? '');
    return sort && count > 1 && count <= most ? [{ sort, count, title: sort.title }] : [];
  });
  return found.filter((one, at) => found.findIndex(({ sort }) => sort === one.sort) === at);
}

/** Usual dishes of a sort that the card has already, then others of it, up to the number. */
function dishesOf(
  plan: SitePlan,
  { sort, count, title }: Wanted,
  known: readonly ContentItem[],
): readonly ContentItem[] {
  const facts = makeFacts(plan.brief, findKind(plan.kind), plan.seed);
  const same = known.filter(({ group }) => group !== undefined && isLike(group, sort));
  // Beside a told price the card's own have none, so neither have these.
  const isBare = known.some(({ price }) => price === undefined);
  const names = new Set(same.map((item) => item.title.toLowerCase()));
  const made = sort.dishes
    .filter(([name]) => !names.has(name.toLowerCase()))
    .map(([name, euros, text]): ContentItem => ({
      title: name,
      ...(isBare ? {} : { price: money(facts, euros) }),
      text,
      art: drawn[sort.title] ?? 'plate',
      sample: true,
    }));
  return [...same, ...made].slice(0, count).map((item) => ({ ...item, group: same[0]?.group ?? title }));
}

const isLike = (group: string, sort: DishSort): boolean =>
  sort.asked.test(group) || group.toLowerCase().slice(0, 4) === sort.title.toLowerCase().slice(0, 4);

/** A card of made-up dishes has as many of each sort as were asked for, and no other sort beside two that are counted. */
export function heedMenuCounts(plan: SitePlan): SitePlan {
  if (!tables.has(plan.kind) || plan.language !== 'en') return plan;
  const isTold = plan.brief.items.some(({ value }) => value.section === 'menu');
  if (isTold) return plan;
  const change = (section: SectionPlan): SectionPlan => {
    const known = section.content.items ?? [];
    if (section.type !== 'menu' || known.length === 0) return section;
    const wanted = wantedOf(plan.brief.prompt, known);
    if (wanted.length === 0) return section;
    const rows = wanted.flatMap((one) => dishesOf(plan, one, known));
    const rest =
      wanted.length > 1
        ? []
        : known.filter(({ group }) => group !== undefined && !wanted.some(({ sort }) => isLike(group, sort)));
    return { ...section, content: { ...section.content, items: [...rows, ...rest] } };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
  };
}
