import { html } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles } from '../app-styles';
import { sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { converterScript } from './converter-script';
import { asksForIngredients, ingredientScript, ingredientUnits, writeIngredients } from './ingredients';
import { asksForMoney, nameCurrencies, rateGroup } from './rates';
import { asksForGasMarks, fullNames, namedUnits, unitGroups, type UnitGroup } from './units';

// Ways to say it: "Cups (US cup)" names the prompt's own word first.
function nameUnits(context: AppContext): Readonly<Record<string, string>> {
  const { brief, words } = context;
  if (asksForMoney(brief.prompt)) return nameCurrencies(words.language);
  const own = Object.entries(namedUnits).flatMap(([unit, asked]) => {
    const found = asked.exec(brief.prompt)?.[0];
    return found && found.length > 2 ? [[unit, `${found} (${unit})`] as const] : [];
  });
  const full = Object.entries(fullNames).map(([unit, name]) => [unit, `${name} (${unit})`] as const);
  return Object.fromEntries(words.language === 'en' ? [...full, ...own] : own);
}

// "Ounces to grams": the first that is named is the one that is turned into the other.
const inOrder = (units: readonly string[], prompt: string): readonly string[] =>
  units
    .map((unit) => [unit, namedUnits[unit]?.exec(prompt)?.index ?? Infinity] as const)
    .toSorted((one, other) => (one[1] === other[1] ? 0 : one[1] - other[1]))
    .map(([unit]) => unit);

// "grams, ounces": what the prompt asks for in each group, to find the way between them.
function namesOf({ brief }: AppContext): Readonly<Record<string, string>> {
  const lists = unitGroups.map(({ name, units }) => {
    const found = inOrder(
      [...Object.keys(units), ...(name === 'temperature' ? ['gas mark'] : [])],
      brief.prompt,
    ).flatMap((unit) => namedUnits[unit]?.exec(brief.prompt)?.[0] ?? []);
    return [name, [...new Set(found.map((word) => word.toLowerCase()))].join(', ')] as const;
  });
  return Object.fromEntries(lists);
}

// Groups and units that the prompt names stand first.
function orderGroups(context: AppContext): readonly UnitGroup[] {
  const { brief } = context;
  if (asksForMoney(brief.prompt)) return [rateGroup(context)];
  const isNamed = (unit: string) => namedUnits[unit]?.test(brief.prompt) === true;
  const ranked = unitGroups.map((group) => {
    const hasMarks = group.name === 'temperature' && asksForGasMarks(brief.prompt);
    const units = Object.entries({ ...group.units, ...(hasMarks ? { 'gas mark': 1 } : {}) });
    const order = inOrder(
      units.map(([unit]) => unit),
      brief.prompt,
    );
    const first = units
      .filter(([unit]) => isNamed(unit))
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
    const rest = units.filter(([unit]) => !isNamed(unit));
    const rank = first.length > 0 ? 0 : group.asked.test(brief.prompt) ? 1 : 2;
    return { group: { ...group, units: Object.fromEntries([...first, ...rest]) }, rank };
  });
  // "Length, weight, temperature": these alone.
  const isNarrow = ranked.filter(({ rank }) => rank < 2).length > 1;
  // Cups become grams before anything else.
  const cooking: readonly UnitGroup[] = asksForIngredients(context) ? [{ name: 'cooking', asked: /cook/i, units: ingredientUnits(context) }] : []; // prettier-ignore
  const others = ranked
    .filter(({ rank }) => !isNarrow || rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }) => group);
  return [...cooking, ...others];
}

/** Units into each other, both ways, all of a kind at once. */
export const converter: AppDefinition = {
  kind: 'converter',
  title: ({ words, brief }) =>
    sayApp(words.language, asksForMoney(brief.prompt) ? 'currencyConverter' : 'converter'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const asked = namesOf(context);
    const isMoney = asksForMoney(context.brief.prompt);
    // "Quick buttons 10, 50, 100"
    const buttons =
      /\b(?:buttons?|presets?|quick amounts?|shortcuts?)(?: (?:for|of|with|like))?:? ((?:\d[\d.]*(?:,? (?:and )?|\s?\/\s?|$)){2,})/iu.exec(
        context.brief.prompt,
      )?.[1] ?? '';
    const quick = [...buttons.matchAll(/\d+/gu)].map(([amount]) => amount).slice(0, 8);
    return html`<div class="converter" data-app="converter">
      <div
        class="converter-groups"
        role="group"
        aria-label="${say('kindOfUnit')}"
        ${isMoney ? html`hidden` : null}
      >
        ${orderGroups(context).map(({ name }, index) => html`<button class="app-button app-quiet" type="button" data-group="${name}" aria-pressed="${index === 0 ? 'true' : 'false'}">${name === 'cooking' ? 'Cups and grams' : say(name)}${name !== 'cooking' && asked[name] ? html` <small>${asked[name]}</small>` : null}</button>`)}
      </div>
      ${asksForIngredients(context) ? writeIngredients(context) : null}
      <fieldset class="converter-pair">
        <legend class="app-hidden">${say('converter')}</legend>
        <div class="converter-side">
          <label class="app-hidden" for="value-from">${say('valueFrom')}</label
          ><input id="value-from" name="from" type="number" step="any" value="1" /><label
            class="app-hidden"
            for="unit-from"
            >${say('unitFrom')}</label
          ><select class="app-input" id="unit-from" name="unitFrom"></select>
        </div>
        <button class="app-button converter-swap" type="button" data-swap aria-label="${say('swap')}">
          ⇄
        </button>
        <div class="converter-side">
          <label class="app-hidden" for="value-to">${say('valueTo')}</label
          ><input id="value-to" name="to" type="number" step="any" /><label class="app-hidden" for="unit-to"
            >${say('unitTo')}</label
          ><select class="app-input" id="unit-to" name="unitTo"></select>
        </div>
      </fieldset>
      ${quick.length > 1 ? html`<p class="app-row" role="group" aria-label="${say('valueFrom')}">${quick.map((amount) => html`<button class="app-button app-quiet" type="button" data-amount="${amount}">${amount}</button>`)}</p>` : null}
      <div class="app-row converter-result">
        <output class="converter-text" for="value-from unit-from unit-to" id="converter-text" data-text
          >&nbsp;</output
        >
        <button
          class="app-button app-quiet"
          type="button"
          data-copy
          data-copy-from="converter-text"
          data-copied="${words.actions.copied}"
        >
          ${words.actions.copy}
        </button>
      </div>
      ${
        isMoney
          ? html`<div class="converter-rate">
              <p class="app-field">
                <label for="own-rate" data-rate-label>${say('rateWord')}</label
                ><input id="own-rate" type="number" step="any" min="0" inputmode="decimal" data-rate />
              </p>
              <p class="app-note">${say('rateNote')}</p>
            </div>`
          : null
      }
      <dl class="converter-all" data-all></dl>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.converter-groups small { font-weight: 400; }
.converter-groups { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.converter-pair { min-inline-size: 0; margin: 0; padding: 0; border: 0; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 1rem; align-items: center; }
.converter-side { display: grid; gap: 0.75rem; padding: clamp(1rem, 3vi, 2rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.converter-side > input { inline-size: 100%; min-inline-size: 0; padding: 0; border: 0; border-block-end: 3px solid var(--accent); background: none; color: var(--ink); font: var(--heading-weight) clamp(2.2rem, 1rem + 5vi, 4.5rem)/1.2 var(--display); font-variant-numeric: tabular-nums; }
.converter-swap { inline-size: 3.25rem; padding: 0; font-size: 1.25rem; }
.converter-result { overflow-wrap: anywhere; justify-content: space-between; padding-block-end: 0.5rem; border-block-end: 2px solid var(--ink); }
.converter-text { font: var(--heading-weight) var(--step-1)/1.3 var(--display); font-variant-numeric: tabular-nums; }
.converter-rate { display: grid; grid-template-columns: minmax(10rem, 16rem) minmax(0, 1fr); gap: 0.5rem 1.5rem; align-items: end; }
.converter-all { min-block-size: 10rem; align-content: start; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0 var(--gap); }
.converter-all div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.8rem; border-block-end: 1px solid var(--line); }
.converter-all dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere; text-align: end; }
.converter-all dt { flex: none; max-inline-size: 60%; }
@media (max-width: 40rem) { .converter-rate { grid-template-columns: minmax(0, 1fr); } .converter-pair { grid-template-columns: minmax(0, 1fr); } .converter-swap { justify-self: center; rotate: 90deg; } }
`,
  script: (context) => {
    const units = Object.fromEntries(orderGroups(context).map(({ name, units: sizes }) => [name, sizes]));
    return `// Converter: sizes are in the first unit of each group.
${writeConstant('groups', units)}${writeConstant('names', nameUnits(context))}${writeConstant('rateText', sayApp(context.words.language, 'rateOf'))}${writeStore(context, 'converter')}${converterScript}${asksForIngredients(context) ? ingredientScript : ''}`;
  },
};
