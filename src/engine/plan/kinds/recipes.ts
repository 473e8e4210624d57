import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { money } from './parts/money';
import { capitalise } from './parts/weave';
import { nameRecipes } from './name-recipes';
import { breads, dinners, sweets, type Recipe } from './recipe-cards';

/** "Recipe site", "my bread recipes", "a family cookbook". */
export const isRecipes = ({ prompt, language, kind }: Brief): boolean =>
  language.value === 'en' &&
  kind.value === 'blog' &&
  /\b(?:recipes?|cook ?book|recipe book)\b/iu.test(prompt.slice(0, 160));

const baked = /\b(?:breads?|loaf|loaves|sourdough|dough|rolls|bagels|focaccia)\b/iu;
const sweet =
  /\b(?:cakes?|baking|bakes?|desserts?|puddings?|sweets?|cookies|biscuits|pastry|pastries|treats)\b/iu;

/** The recipes that suit what the site is about. */
export const recipesFor = ({ prompt }: Brief): readonly Recipe[] =>
  baked.test(prompt) ? breads : sweet.test(prompt) ? sweets : dinners;

const bySubject = (
  recipes: readonly Recipe[],
  bread: readonly string[],
  cake: readonly string[],
  dinner: readonly string[],
) => (recipes === breads ? bread : recipes === sweets ? cake : dinner);

/** "cost per portion": a figure on each card, where it is asked for. */
const priced =
  /\b(?:cost|price|budget)s?\b[^.;]{0,20}\b(?:per|a|each)\s(?:portion|serving|person|head|recipe)\b/iu;

const cards = (facts: Facts, recipes: readonly Recipe[]): readonly ContentItem[] =>
  recipes.map(({ title, level, time, text, art, things, steps }, at) => ({
    title,
    group: level,
    value: priced.test(facts.brief.prompt)
      ? `${time}, ${money(facts, 1.2 + (at % 4) * 0.3)} a portion`
      : time,
    text,
    art,
    list: [`You need: ${things.join(', ')}.`, ...steps],
    sample: true,
  }));

/** What a collection of recipes says where a blog would tell of essays. */
export const recipeCopy = (facts: Facts): Bank => {
  const { brief, name, pick } = facts;
  const recipes = recipesFor(brief);
  const [first = breads[0]] = recipes;
  const what = bySubject(recipes, ['bread'], ['sweet things'], ['dinner'])[0] ?? 'dinner';
  return {
    hero: {
      kicker: capitalise(
        recipes === breads ? 'bread recipes' : recipes === sweets ? 'baking recipes' : 'recipes',
      ),
      title: pick(
        'hero',
        bySubject(
          recipes,
          ['Flour, water, salt, time', 'Start tonight, eat tomorrow', 'Bread for people with jobs'],
          [
            'Something sweet by four o’clock',
            'Butter, sugar, a free afternoon',
            'The spoon is yours to lick',
          ],
          ['One pan, one evening', 'Cooked twice before it is written down', 'What to eat tonight'],
        ),
      ),
      lede: `Recipes for ${what} with amounts in grams, steps in order, and how hard each of them is.`,
      actions: [
        { label: 'See the recipes', href: 'posts' },
        { label: 'Who cooks here', href: 'about' },
      ],
    },
    posts: { title: pick('posts', ['All recipes', 'What to make']), items: cards(facts, recipes) },
    article: {
      kicker: [first?.level, first?.time].filter(Boolean).join(', '),
      title: first?.title ?? '',
      lede: first?.text ?? '',
      items: [
        { title: 'You need', list: first?.things ?? [] },
        { title: 'How it goes', list: first?.steps ?? [] },
      ],
      actions: [{ label: 'All recipes', href: 'posts' }],
    },
    about: {
      title: pick('about', ['Who cooks here', 'Behind the stove']),
      body: [
        `${name} is a kitchen with one good knife and a scale. What is written here was made here, more than once.`,
        'If something does not work with your oven, write: that is how the recipes get better.',
      ],
    },
    newsletter: {
      title: 'The next recipe by mail',
      lede: 'One at a time, when it has been made often enough.',
      actions: [{ label: 'Send me the next one', href: 'newsletter' }],
    },
    faq: {
      title: 'Asked from other kitchens',
      items: [
        { title: 'Why grams?', text: 'Because a cup is as large as whoever pours it.' },
        { title: 'May I change something?', text: 'Please. Once as written, then as you like.' },
        {
          title: 'My oven is hotter than yours. What now?',
          text: 'Look rather than count: the colour is in the text.',
        },
      ],
    },
    contact: { title: 'Write back', lede: 'Made it? Tell me what you changed.' },
  };
};

const subject =
  /\brecipes?\b(?:\s(?:site|website|blog|book|page|collection))?\s(?:for|about|of|on)\s(?<what>(?:(?!on\b|with\b|and\b|in\b|my\b|our\b)[\p{L}’'-]+\s?){1,3})/iu;

/** The pages of a collection of recipes. */
export const recipeFit: Partial<KindDefinition> = {
  // "Recipe site for student cooking": it is called after what is cooked there.
  title: ({ prompt }) => {
    const what = subject.exec(prompt)?.groups?.['what']?.trim();
    return (what ?? nameRecipes(prompt) ?? 'Recipes').replace(/(?<![\p{L}’])\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    );
  },
  noun: 'collection of recipes',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'posts', 'about', 'newsletter'] },
    { role: 'article', title: 'Latest recipe', sections: ['article', 'newsletter'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'faq', 'contact'] },
  ],
  art: ['bowl', 'loaf', 'plate', 'skillet'],
  action: { label: 'See the recipes', to: 'posts' },
};
