import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

type Row = readonly [title: string, text: string, art: string];
const cats: readonly Row[] = [
  ['Mister Finch', 'Nine years, tabby, sleeps. Looking for a sofa with somebody on it.', 'cat'],
  ['Pip and Olive', 'Sisters, half a year, only together.', 'cat'],
  ['Soot', 'Two years, black, shy until the third evening. Then your shadow.', 'cat'],
  ['Marmalade', 'Five years, ginger, talks a lot. Would like a garden and no dogs.', 'cat'],
  ['Duchess', 'Twelve years, long hair, asks to be brushed. A quiet flat is enough.', 'cat'],
  ['Crumb', 'Four months, striped, into everything. Better with a second one.', 'cat'],
  ['Wellington', 'Seven years, white feet, has lived in a barn. Would like to go out.', 'cat'],
  ['Nettle', 'Three years, tortoiseshell, decides for herself. No small children.', 'cat'],
];
const dogs: readonly Row[] = [
  ['Juno', 'Four years, black, leans on people. Would like a garden and no cats.', 'dog'],
  ['Biscuit', 'Two years, knows one trick and shows it often. Good with children.', 'dog'],
  ['Old Tom', 'Eleven years, grey muzzle, short walks and long naps.', 'dog'],
  ['Wren', 'One year, all legs, learns fast. For somebody who likes to be outside.', 'dog'],
  ['Maggie', 'Six years, brown and white, alone for an hour at most. Loves a car.', 'dog'],
  ['Bear', 'Three years, thick coat, afraid of bicycles. Wants a fence and patience.', 'dog'],
  ['Pepper', 'Five months, still learning what shoes are for.', 'dog'],
  ['Captain', 'Eight years, one ear up, walks well on a lead. Prefers adults.', 'dog'],
];
const animals: readonly Row[] = dogs.flatMap((dog, at) => [dog, cats[at] ?? dog]);
/** Who waits in a shelter for cats alone, or for dogs. */
const waiting = (prompt: string): readonly Row[] => {
  const hasCats = /\b(?:cat|kitten|feline)s?\b/iu.test(prompt);
  const hasDogs = /\b(?:dog|pupp(?:y|ie)|greyhound|hound|terrier|canine)s?\b/iu.test(prompt);
  return hasCats === hasDogs ? animals : hasCats ? cats : dogs;
};
/** As many as somebody wants to see: those of a list come once only. */
const usual = 4;
const shelters = /\b(?:adopt\p{L}*|rescues?|shelters?|rehom\p{L}+|foster\p{L}*)\b/iu;

const show = (rows: readonly Row[]): readonly ContentItem[] =>
  rows.map(([title, text, art]) => ({ title, text, art, sample: true }));

const stories = {
  title: 'Success stories',
  body: [
    'They come in thin and silent. Half a year later somebody sends a picture from the middle of a bed. Those are the letters that we keep.',
    'Did one of ours move in with you? Write and tell us how it goes: the next one may find a home because of it.',
  ],
};

/** "foster form": who takes one in for a while is asked for that first. */
const fostering: Row = ['A foster home', 'A quiet corner for some weeks. Food and vet are seen to.', 'house'];

/** Who looks for homes for animals: those who wait are of the sort that is told, and what went well is told of them. */
export function heedShelter(plan: SitePlan): SitePlan {
  const { prompt, counts } = plan.brief;
  const asked = counts.find(({ value }) => value.thing === 'listings')?.value.count ?? usual;
  if (!shelters.test(prompt) || plan.kind === 'real-estate') return plan;
  const heed = (section: SectionPlan): SectionPlan => {
    const { type, content } = section;
    const items = content.items ?? [];
    if (type === 'listings' && items.some(({ title }) => title === 'Two rooms by the park'))
      return {
        ...section,
        content: { ...content, title: 'Looking for a home', items: show(waiting(prompt).slice(0, asked)) },
      };
    if (type === 'case-study' && content.title === 'One request, start to end')
      return { ...section, content: { ...content, ...stories } };
    if (type === 'volunteer' && /\bfoster(?:ing)?[ -](?:form|application|sign[ -]?up)\b/iu.test(prompt))
      return {
        ...section,
        content: { ...content, title: 'Foster, or lend a hand', items: [...show([fostering]), ...items] },
      };
    return section;
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(heed) })) };
}
