import { classesOf, elementsIn, valueOf } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { termsPiece } from '../../compose/layouts/price-layouts';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findCollections } from '../items/find-items';
import type { Item } from '../items/find-items';
import { findMoney, numberOf } from '../items/money';
import { addScripts } from '../sections/add-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';
import { homesFor } from '../items/thing-types';
import type { SectionPlace } from '../target/target';

const yearly = /\b(?:yearly|annual|annually|per year|by year|year)\b/;
const asksSwitch =
  /\b(?:toggle|switch|switcher|tabs?|option|choose|pick|select)\b|\bmonthly (?:\/|and|or|vs|-) (?:yearly|annual)|\b(?:yearly|annual) (?:\/|and|or|vs|-) monthly|\bmonthly\/(?:yearly|annual)|\b(?:add|offer|show) (?:yearly|annual) (?:pricing|prices|billing|plans?|payment)/;

/** Adds a switch between monthly and yearly prices to the plans. Ten months pay a year unless an offer is told. */
export const addTerms: Intent = {
  name: 'add-feature',
  attempt(step) {
    const { plain } = step.part;
    const again = changeYears(step);
    if (again) return again;
    if (!/^(?:add|let|allow|make|put|give|offer|show|people|visitors|customers|change)\b/.test(plain))
      return null;
    const isAsked =
      asksSwitch.test(plain) &&
      (yearly.test(plain) || /\b(?:pricing|prices|billing|plans?) (?:toggle|switch)\b/.test(plain));
    // "Add a yearly plan, $299 a year, between Team and Business": one more plan with its own price.
    if (/[€$£]\s?\d|\d\s?(?:€|£|kr|zł|chf|eur|usd|gbp)\b/.test(plain) && !/\b(?:toggle|switch|switcher)\b/.test(plain)) return null; // prettier-ignore
    if (!isAsked || /\b(?:language|theme|dark|section|page)\b/.test(plain)) return null;
    const homes = homesFor(step, ['pricing', 'tickets']).filter(
      ({ section }) => pricedItems(section).length > 0,
    );
    const first = homes[0];
    if (!first)
      return refuse('not-found', 'This site has no plans with prices to switch between.', [
        'add a pricing section',
      ]);
    if (
      homes.some(({ section }) =>
        elementsIn(section.element).some((one) => one.attributes.has('data-price-toggle')),
      )
    )
      return refuse('nothing-to-change', 'The prices have a switch between monthly and yearly already.');
    const share = monthsPaid(plain);
    for (const home of homes) addSwitch(step, home, share.months);
    addStyles(step.draft, termsPiece.css);
    addScripts(step.draft, ['price-toggle']);
    const names = [...new Set(homes.map(({ page }) => page))];
    return answer(names.length, share);
  },
};

type Share = { readonly months: number; readonly said: string | null };

/** How many months' worth a year costs. */
function monthsPaid(plain: string): Share {
  const percent = /(\d{1,2}(?:[.,]\d+)?) ?(?:%|percent)/.exec(plain)?.[1];
  if (percent)
    return { months: 12 * (1 - Number(percent.replace(',', '.')) / 100), said: `${percent} % less` };
  const free = /\b(one|two|three|four|1|2|3|4) months? (?:free|off|for free)\b/.exec(plain)?.[1];
  const count = free ? ['none', 'one', 'two', 'three', 'four'].indexOf(free) : -1;
  const months = count > 0 ? count : Number(free);
  return free && months > 0
    ? { months: 12 - months, said: `${free} months free` }
    : { months: 10, said: null };
}

/** "Yearly prices 20% off", where there is a switch: what a year costs follows. */
function changeYears(step: Step): StepResult | null {
  const { plain } = step.part;
  if (
    !/\b(?:yearly|annual)\b.*\b(?:prices?|plans?|billing|pricing|payment)\b|\b(?:prices?|plans?|billing|pricing|payment)\b.*\b(?:yearly|annual)\b/.test(
      plain,
    )
  )
    return null;
  const { months, said } = monthsPaid(plain);
  if (said === null) return null;
  let count = 0;
  for (const page of step.draft.pages()) {
    const splices = step.draft.tree(page).elements.flatMap((element): Splice[] => {
      const attribute = element.attributes.get('data-price-yearly');
      const month = valueOf(element, 'data-price-monthly');
      const text = attribute && findMoney(month) ? yearOf(month, months) : null;
      return attribute && text !== null && text !== attribute.value
        ? [
            {
              start: attribute.start,
              end: attribute.end,
              text: `data-price-yearly="${escapeAttribute(text)}"`,
            },
          ]
        : [];
    });
    step.draft.splice(page, splices);
    count += splices.length;
  }
  return count === 0 ? null : done('Yearly prices', said, `A year costs twelve months with ${said} now.`);
}

/** What a year costs, written like the price of a month; null for a price without a number. */
function yearOf(month: string, months: number): string | null {
  const amount = numberOf(month);
  return amount === null
    ? null
    : month.replace(/\d[\d.,\s\u00a0]*\d|\d/, String(Math.round(amount * months)));
}

function answer(pages: number, { said }: Share): StepResult {
  const terms = said
    ? `A year costs twelve months with ${said}.`
    : 'A year costs ten months; say “yearly prices 20% off” or “yearly prices with one month free” to change that.';
  return done(
    'Switch between monthly and yearly',
    `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    `The prices have a switch between monthly and yearly now. ${terms}`,
  );
}

function pricedItems(section: SectionPlace['section']): readonly Item[] {
  const collection = findCollections(section).find(({ items }) => items.some(({ price }) => price !== null));
  return collection
    ? collection.items.filter(({ price }) => price && numberOf(price.text) !== null && /\d/.test(price.text))
    : [];
}

function addSwitch(step: Step, { page, section }: SectionPlace, months: number): void {
  const { shop } = findWords(siteFacts(step.draft, page).language);
  const html = step.draft.text(page);
  const items = pricedItems(section);
  const splices: Splice[] = items.flatMap((item) =>
    priceSplices(html, item, months, shop.perMonth, shop.perYear),
  );
  const holder = findCollections(section).find(
    (one) =>
      one.items.includes(items[0] as Item) || one.items.some(({ element }) => element === items[0]?.element),
  )?.holder;
  if (!holder) return;
  const indent = indentAt(html, holder.start);
  const name = `${section.id}-term`;
  const lines = [
    '<fieldset class="terms" data-price-toggle hidden>',
    `  <legend>${escapeText(shop.price)}</legend>`,
    `  <label><input type="radio" name="${escapeAttribute(name)}" value="monthly" checked> ${escapeText(shop.monthly)}</label>`,
    `  <label><input type="radio" name="${escapeAttribute(name)}" value="yearly"> ${escapeText(shop.yearly)}</label>`,
    '</fieldset>',
  ];
  splices.push({ start: holder.start, end: holder.start, text: `${lines.join(`\n${indent}`)}\n${indent}` });
  step.draft.splice(page, splices);
}

/** The price with both terms, and the words beside it that tell the rhythm. */
function priceSplices(
  html: string,
  { price }: Item,
  months: number,
  perMonth: string,
  perYear: string,
): Splice[] {
  const leaf = price;
  const money = leaf ? findMoney(html.slice(leaf.start, leaf.end)) : null;
  if (!leaf || !money) return [];
  const written = html.slice(leaf.start + money.start, leaf.start + money.end);
  const amount = numberOf(written);
  if (amount === null || !/\d/.test(written)) return [];
  const yearText = yearOf(written, months) ?? written;
  const both = (month: string, other: string, tag: string) =>
    `<${tag} data-price-monthly="${escapeAttribute(month)}" data-price-yearly="${escapeAttribute(other)}">${escapeText(month)}</${tag}>`;
  const note = elementsIn(leaf.parent).find(
    (one) => one.tag === 'span' && one.start > leaf.start && !classesOf(one).includes('badge'),
  );
  const rest = html.slice(leaf.start + money.end, leaf.end);
  const said = note ? html.slice(note.openEnd, note.closeStart) : '';
  const isRhythm = amount > 0 && (note !== undefined || rest.trim() === '');
  return [
    { start: leaf.start + money.start, end: leaf.start + money.end, text: both(written, yearText, 'b') },
    ...(note && isRhythm
      ? [{ start: note.start, end: note.end, text: both(said, perYear, 'span') }]
      : isRhythm
        ? [{ start: leaf.end, end: leaf.end, text: ` ${both(perMonth, perYear, 'span')}` }]
        : []),
  ];
}
