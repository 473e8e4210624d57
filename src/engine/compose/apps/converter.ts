import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { writeConstant, writeStore } from './script-parts';

type UnitGroup = {
  readonly name: 'length' | 'mass' | 'volume' | 'area' | 'speed' | 'temperature' | 'data' | 'duration';
  readonly asked: RegExp;
  readonly units: Readonly<Record<string, number>>;
};

// Every unit by its size in the group's first unit. Temperature is told apart in the script.
const groups: readonly UnitGroup[] = [
  {
    name: 'length',
    asked: /length|distance|metre|meter|inch|mile|feet|länge|longitud/i,
    units: { m: 1, km: 1000, cm: 0.01, mm: 0.001, mi: 1609.344, yd: 0.9144, ft: 0.3048, in: 0.0254 },
  },
  {
    name: 'mass',
    asked: /weight|mass|kilo|pound|gram|ounce|gewicht|peso/i,
    units: { kg: 1, g: 0.001, t: 1000, lb: 0.45359237, oz: 0.028349523125, st: 6.35029318 },
  },
  { name: 'temperature', asked: /temperat|celsius|fahrenheit/i, units: { '°C': 1, '°F': 1, K: 1 } },
  {
    name: 'volume',
    asked: /volume|litre|liter|gallon|cup|cook|kitchen|recipe|küche/i,
    units: {
      l: 1,
      ml: 0.001,
      'm³': 1000,
      'US gal': 3.785411784,
      'UK gal': 4.54609,
      'US cup': 0.2365882365,
      'US fl oz': 0.0295735295625,
      tbsp: 0.015,
      tsp: 0.005,
    },
  },
  {
    name: 'area',
    asked: /\barea|square|acre|hectare|fläche/i,
    units: { 'm²': 1, ha: 10_000, 'km²': 1_000_000, 'ft²': 0.09290304, acre: 4046.8564224 },
  },
  {
    name: 'speed',
    asked: /speed|velocity|geschwind|velocidad/i,
    units: { 'km/h': 1, 'm/s': 3.6, mph: 1.609344, kn: 1.852 },
  },
  {
    name: 'data',
    asked: /\bdata|bytes?\b|storage|gigabyte/i,
    units: { MB: 1, kB: 0.001, GB: 1000, TB: 1_000_000, MiB: 1.048576, GiB: 1073.741824 },
  },
  {
    name: 'duration',
    asked: /duration|\bhours?\b|days?\b|zeit/i,
    units: { min: 1, s: 1 / 60, h: 60, d: 1440, wk: 10_080 },
  },
];

// Units by the names that prompts give them. `kg` stands before `g`: the first that is named is the first offered.
const named: Readonly<Record<string, RegExp>> = {
  'US cup': /\bcups?\b/i, 'US fl oz': /fluid ounces?|fl\.? ?oz/i, tbsp: /table ?spoons?|\btbsp/i, tsp: /tea ?spoons?|\btsp/i,
  ml: /milli?lit(?:er|re)s?|\bml\b/i, l: /(?<!milli)(?<!mili)\blit(?:er|re)s?\b/i, 'US gal': /gallons?/i,
  kg: /kilo(?:gram)?s?\b|\bkg\b/i, g: /(?<!kilo)\bgrams?\b|\bgrammes?\b/i, oz: /(?<!fluid )\bounces?\b|\boz\b/i, lb: /\bpounds?\b|\blbs?\b/i, st: /\bstones?\b/i,
  '°C': /celsius|centigrade|°C/i, '°F': /fahrenheit|°F/i, K: /kelvin/i,
  km: /kilomet(?:er|re)s?|\bkm\b/i, mi: /\bmiles?\b/i, ft: /\bfeet\b|\bfoot\b/i, in: /\binch(?:es)?\b/i, cm: /centimet(?:er|re)s?|\bcm\b/i, m: /(?<![a-z])met(?:er|re)s?\b/i, yd: /\byards?\b/i,
  'km/h': /km\/h|kph|kilomet(?:er|re)s per hour/i, mph: /\bmph\b|miles per hour/i, kn: /\bknots?\b/i, acre: /\bacres?\b/i, ha: /hectares?/i,
}; // prettier-ignore

/** What a unit is called in full beside its sign, in English; elsewhere the sign says it. */
const fullNames: Readonly<Record<string, string>> = {
  m: 'metres', km: 'kilometres', cm: 'centimetres', mm: 'millimetres', mi: 'miles', yd: 'yards', ft: 'feet', in: 'inches',
  kg: 'kilograms', g: 'grams', t: 'tonnes', lb: 'pounds', oz: 'ounces', st: 'stones', '°C': 'Celsius', '°F': 'Fahrenheit', K: 'Kelvin',
  l: 'litres', ml: 'millilitres', 'US cup': 'US cups', tbsp: 'tablespoons', tsp: 'teaspoons', 'US gal': 'US gallons', 'US fl oz': 'US fluid ounces',
  ha: 'hectares', acre: 'acres', min: 'minutes', s: 'seconds', h: 'hours', d: 'days', wk: 'weeks', kn: 'knots',
}; // prettier-ignore

// Ways to say it: "Cups (US cup)" names the prompt's own word first.
function nameUnits({ brief, words }: AppContext): Readonly<Record<string, string>> {
  const own = Object.entries(named).flatMap(([unit, asked]) => {
    const found = asked.exec(brief.prompt)?.[0];
    return found && found.length > 2 ? [[unit, `${found} (${unit})`] as const] : [];
  });
  const full = Object.entries(fullNames).map(([unit, name]) => [unit, `${name} (${unit})`] as const);
  return Object.fromEntries(words.language === 'en' ? [...full, ...own] : own);
}

// "grams, ounces": what the prompt asks for in each group, to find the way between them.
function namesOf({ brief }: AppContext): Readonly<Record<string, string>> {
  const lists = groups.map(({ name, units }) => {
    const found = Object.keys(units).flatMap((unit) => named[unit]?.exec(brief.prompt)?.[0] ?? []);
    return [name, [...new Set(found.map((word) => word.toLowerCase()))].join(', ')] as const;
  });
  return Object.fromEntries(lists);
}

// Groups and units that the prompt names stand first.
function orderGroups({ brief }: AppContext): readonly UnitGroup[] {
  const isNamed = (unit: string) => named[unit]?.test(brief.prompt) === true;
  const ranked = groups.map((group) => {
    const units = Object.entries(group.units);
    const first = units.filter(([unit]) => isNamed(unit));
    const rest = units.filter(([unit]) => !isNamed(unit));
    const rank = first.length > 0 ? 0 : group.asked.test(brief.prompt) ? 1 : 2;
    return { group: { ...group, units: Object.fromEntries([...first, ...rest]) }, rank };
  });
  const isNarrow = ranked.filter(({ rank }) => rank === 0).length > 1;
  return ranked
    .filter(({ rank }) => !isNarrow || rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }) => group);
}

/** Units into each other, both ways, all of a kind at once. */
export const converter: AppDefinition = {
  kind: 'converter',
  title: ({ words }) => sayApp(words.language, 'converter'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const asked = namesOf(context);
    return html`<div class="converter" data-app="converter">
      <div class="converter-groups" role="group" aria-label="${say('kindOfUnit')}">
        ${orderGroups(context).map(({ name }, index) => html`<button class="app-button app-quiet" type="button" data-group="${name}" aria-pressed="${index === 0 ? 'true' : 'false'}">${say(name)}${asked[name] ? html` <small>${asked[name]}</small>` : null}</button>`)}
      </div>
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
.converter-result { justify-content: space-between; padding-block-end: 0.5rem; border-block-end: 2px solid var(--ink); }
.converter-text { font: var(--heading-weight) var(--step-1)/1.3 var(--display); font-variant-numeric: tabular-nums; }
.converter-all { min-block-size: 10rem; align-content: start;  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); gap: 0 var(--gap); }
.converter-all div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.8rem; border-block-end: 1px solid var(--line); }
.converter-all dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-align: end; }
@media (max-width: 40rem) { .converter-pair { grid-template-columns: minmax(0, 1fr); } .converter-swap { justify-self: center; rotate: 90deg; } }
`,
  script: (context) => {
    const units = Object.fromEntries(orderGroups(context).map(({ name, units: sizes }) => [name, sizes]));
    return `// Converter: sizes are in the first unit of each group.
${writeConstant('groups', units)}${writeConstant('names', nameUnits(context))}${writeStore(context, 'converter')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="converter"]');
if (app) startConverter(app);

function startConverter(app) {
  const form = app.querySelector('fieldset').elements;
  const buttons = [...app.querySelectorAll('[data-group]')];
  let group = buttons[0].dataset.group;

  const toBase = (value, unit) => {
    if (group !== 'temperature') return value * groups[group][unit];
    return { '°C': value, '°F': ((value - 32) * 5) / 9, K: value - 273.15 }[unit];
  };
  const fromBase = (value, unit) => {
    if (group !== 'temperature') return value / groups[group][unit];
    return { '°C': value, '°F': (value * 9) / 5 + 32, K: value + 273.15 }[unit];
  };
  const round = (value) => Number(value.toPrecision(8));

  const convert = (side) => {
    const [from, to] = side === 'to' ? ['to', 'from'] : ['from', 'to'];
    const unitOf = (name) => form[name === 'from' ? 'unitFrom' : 'unitTo'].value;
    const value = Number(form[from].value);
    if (form[from].value === '' || !Number.isFinite(value)) return;
    const base = toBase(value, unitOf(from));
    form[to].value = String(round(fromBase(base, unitOf(to))));
    app.querySelector('[data-all]').replaceChildren(
      ...Object.keys(groups[group]).map((unit) => {
        const row = document.createElement('div');
        const term = document.createElement('dt');
        const detail = document.createElement('dd');
        term.textContent = names[unit] || unit;
        detail.textContent = round(fromBase(base, unit)).toLocaleString(document.documentElement.lang, { maximumSignificantDigits: 7 });
        row.append(term, detail);
        return row;
      }),
    );
    const say = (number) => Number(number).toLocaleString(document.documentElement.lang, { maximumSignificantDigits: 7 });
    app.querySelector('[data-text]').textContent = say(form.from.value) + ' ' + form.unitFrom.value + ' = ' + say(form.to.value) + ' ' + form.unitTo.value;
    saveRecords({ group, from: form.unitFrom.value, to: form.unitTo.value });
  };

  const choose = (name, kept) => {
    group = name;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.group === name));
    const units = Object.keys(groups[name]);
    for (const select of [form.unitFrom, form.unitTo]) select.replaceChildren(...units.map((unit) => new Option(names[unit] || unit, unit)));
    form.unitFrom.value = kept && units.includes(kept.from) ? kept.from : units[0];
    form.unitTo.value = kept && units.includes(kept.to) ? kept.to : units[1];
    convert('from');
  };

  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.group));
  form.from.addEventListener('input', () => convert('from'));
  form.to.addEventListener('input', () => convert('to'));
  form.unitFrom.addEventListener('change', () => convert('from'));
  form.unitTo.addEventListener('change', () => convert('from'));
  app.querySelector('[data-swap]').addEventListener('click', () => {
    [form.unitFrom.value, form.unitTo.value] = [form.unitTo.value, form.unitFrom.value];
    convert('from');
  });
  const kept = loadRecords({});
  choose(groups[kept.group] ? kept.group : group, kept);
}
`;
