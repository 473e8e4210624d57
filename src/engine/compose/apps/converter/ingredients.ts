import { html, type Html } from '../../html';
import type { AppContext } from '../app';

/** How many grams a millilitre of it weighs, the most usual first. */
const densities: readonly (readonly [name: string, grams: number])[] = [
  ['Flour', 0.53],
  ['Sugar', 0.85],
  ['Butter', 0.96],
  ['Water', 1],
  ['Milk', 1.03],
  ['Brown sugar', 0.93],
  ['Icing sugar', 0.51],
  ['Cocoa powder', 0.42],
  ['Honey', 1.42],
  ['Oil', 0.92],
  ['Oats', 0.38],
  ['Rice', 0.82],
  ['Salt', 1.2],
  ['Yoghurt', 1.03],
  ['Ground almonds', 0.41],
  ['Chocolate chips', 0.72],
];
const spoons = { 'US cup': 236.588, tbsp: 15, tsp: 5, ml: 1, l: 1000 } as const;
const weights = { g: 1, kg: 1000, oz: 28.349523, lb: 453.59237 } as const;

/** Whether cups are to become grams, so that it matters what is in them. */
export const asksForIngredients = ({ brief: { prompt }, words }: Pick<AppContext, 'brief' | 'words'>): boolean =>
  words.language === 'en' && /\bcups?\b|\b(?:table|tea) ?spoons?\b|\btbsps?\b/iu.test(prompt) && /\bgrams?\b|\bounces?\b|\bweights?\b|\bingredients?\b/iu.test(prompt); // prettier-ignore

/** The ingredients that are named stand first. */
function listIngredients(prompt: string): readonly (readonly [string, number])[] {
  const isNamed = ([name]: readonly [string, number]) =>
    new RegExp(`\\b${name.replace(/ powder$/u, '')}\\b`, 'iu').test(prompt);
  return [...densities.filter(isNamed), ...densities.filter((one) => !isNamed(one))];
}

/** Sizes in grams of the first ingredient, spoons before weights. */
export const ingredientUnits = ({ brief }: Pick<AppContext, 'brief'>): Readonly<Record<string, number>> => {
  const grams = listIngredients(brief.prompt)[0]?.[1] ?? 1;
  return { 'US cup': spoons['US cup'] * grams, ...weights, ...Object.fromEntries(Object.entries(spoons).slice(1).map(([unit, size]) => [unit, size * grams])) }; // prettier-ignore
};

/** The choice of what is measured. */
export const writeIngredients = ({ brief }: AppContext): Html =>
  html`<p class="app-field converter-what">
    <label for="ingredient">Ingredient</label
    ><select class="app-input" id="ingredient" data-ingredient>
      ${listIngredients(brief.prompt).map(([name, grams]) => html`<option value="${String(grams)}">${name}</option>`)}
    </select>
  </p>`;

/** Weighs cups and spoons anew where another ingredient is chosen. Stands after the converter's script. */
export const ingredientScript = `
// A cup of flour weighs less than a cup of sugar.
(() => {
  const what = document.querySelector('[data-ingredient]');
  if (!what) return;
  const spoons = ${JSON.stringify(spoons)};
  const weigh = () => {
    for (const [unit, size] of Object.entries(spoons)) groups.cooking[unit] = size * Number(what.value);
    document.querySelector('#value-from').dispatchEvent(new Event('input', { bubbles: true }));
  };
  what.addEventListener('change', weigh);
  // The choice is of use for cups and spoons alone.
  for (const button of document.querySelectorAll('[data-group]'))
    button.addEventListener('click', () => (what.closest('p').hidden = button.dataset.group !== 'cooking'));
  what.closest('p').hidden = document.querySelector('[data-group][aria-pressed="true"]').dataset.group !== 'cooking';
})();
`;
