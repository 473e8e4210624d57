import { planItems } from './plan-items';
import type { ContentItem } from '../../plan/content';
import { attributes, html } from '../html';
import type { Html } from '../html';
import { readAmount } from './read-amount';
import { badgePiece, cardPiece, gridPiece, headPiece, rowsPiece, ticksPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { phoneText } from './reach';
import {
  asksPrice,
  groupItems,
  markSample,
  noteSample,
  writeActions,
  writeHead,
  writeHeading,
  writeItemAction,
  writeList,
} from './parts';

/** Names with their prices at the end of the line. */
export const pricePiece: Piece = {
  name: 'prices',
  css: `.prices div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.15rem 1rem; align-items: baseline; padding-block: 1rem; border-block-end: 1px solid var(--line); }
.prices dt { font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.prices dd { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
.prices .note { grid-column: 1 / -1; font-weight: 400; color: var(--soft); }`,
};

/** Things and their prices as a list of terms. */
export function writePrices(items: readonly ContentItem[]): Html {
  return html`<dl class="prices">
    ${items.map(
      (item) =>
        html`<div${markSample(item)}>
        <dt>${item.title}${item.badge ? html` <span class="badge">${item.badge}</span>` : null}</dt>
        ${item.price || item.value ? html`<dd>${item.price ?? item.value}</dd>` : null}
        ${item.text || item.note ? html`<dd class="note">${item.text ?? item.note}</dd>` : null}
        ${item.price || item.value || item.text || item.note ? null : html`<dd></dd>`}
      </div>`,
    )}
  </dl>`;
}

/** A board: groups in columns, each under its own heading; behind tabs where asked. */
export const board: SectionVariant = {
  id: 'board',
  pieces: [headPiece, pricePiece, badgePiece],
  render: (context) => {
    const groups = groupItems(context.content.items ?? []);
    const level = context.level + 1;
    const halves = groups.length === 1 ? halve(groups[0]?.items ?? []) : [];
    const tabs =
      context.section.behaviours.includes('tabs') &&
      groups.length > 1 &&
      groups.every(({ group }) => group !== null);
    return html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'offers')}
      <div class="board" ${tabs ? html` data-tabs role="group" aria-label="${context.content.title}"` : null}>
        ${
          halves.length > 0
            ? halves.map((items) => html`<div>${writePrices(items)}</div>`)
            : groups.map(
                ({ group, items }, index) =>
                  html`<div${tabs ? html` id="${context.section.id}-${index + 1}"` : null}>
                    ${group ? writeHeading(level, group) : null}${writePrices(items)}
                  </div>`,
              )
        }
      </div>
      ${writeActions(context)}`;
  },
  css: `.board { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: calc(var(--gap) * 1.2) clamp(2rem, 6vi, 6rem); }
@media (min-width: 50rem) { .board:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(1.75rem, 4vi, 4rem); } }
.board.board[data-tabs] { grid-template-columns: minmax(0, 1fr); }
.board h3 { inline-size: fit-content; padding-block-end: 0.75rem; border-block-end: 3px solid var(--accent-text); }`,
};

function halve(items: readonly ContentItem[]): ContentItem[][] {
  if (items.length < 4) return [[...items]];
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

/** One centred sheet with dotted leaders, as a printed card. */
export const sheet: SectionVariant = {
  id: 'sheet',
  // A list of terms has something said of each: bare names stand in other layouts.
  suits: ({ items = [] }) =>
    items.every(({ price, value, text, note }) => [price, value, text, note].some(Boolean)),
  pieces: [headPiece, badgePiece],
  render: (context) =>
    html`${noteSample(context.content.items ?? [], 'offers')}
      <div class="sheet">
        ${writeHead(context, 'centred')}
        ${groupItems(context.content.items ?? []).map(
          ({ group, items }) =>
            html`${group ? writeHeading(context.level + 1, group) : null}
              <dl class="leaders">
                ${items.map(
                  (item) =>
                    html`<div${markSample(item)}>
                <dt>${item.title}${item.badge ? html` <span class="badge">${item.badge}</span>` : null}</dt>
                ${item.price || item.value ? html`<dd>${item.price ?? item.value ?? ''}</dd>` : null}
                ${item.text || item.note ? html`<dd class="note">${item.text ?? item.note}</dd>` : null}
              </div>`,
                )}
              </dl>`,
        )}
        ${writeActions(context)}
      </div>`,
  css: `.sheet { display: grid; gap: 1.5rem; max-inline-size: 50rem; margin-inline: auto; padding: clamp(1.5rem, 5vi, 4rem); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); outline: 1px solid var(--line); outline-offset: -0.75rem; border-radius: var(--radius-card); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); }
.sheet h3 { margin-block-start: 1rem; text-align: center; }
.sheet .actions { justify-content: center; }
.leaders { display: grid; gap: 1.1rem; }
.leaders div { display: grid; grid-template-columns: minmax(0, auto) minmax(1.5rem, 1fr) auto; gap: 0 0.75rem; align-items: baseline; }
.leaders div::before { content: ""; grid-column: 2; grid-row: 1; border-block-end: 2px dotted var(--line); }
.leaders div:not(:has(> dd:not(.note)))::before { content: none; }
.leaders div:not(:has(> dd:not(.note))) { grid-template-columns: minmax(0, 1fr); text-align: center; }
.leaders dt { grid-column: 1; grid-row: 1; font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.leaders dd { grid-column: 3; font-variant-numeric: tabular-nums lining-nums; font-weight: 600; }
.leaders .note { grid-column: 1 / -1; font-weight: 400; }`,
};

/** The switch between months and years, where it was asked for; ten months pay a year. */
export function writeTerms(context: SectionContext): Html | null {
  if (!context.section.behaviours.includes('price-toggle')) return null;
  const { shop } = context.words;
  const [first = shop.monthly, second = shop.yearly] = context.content.terms ?? [];
  return html`<fieldset class="terms" data-price-toggle hidden>
    <legend>${shop.price}</legend>
    <label><input type="radio" name="${context.section.id}-term" value="monthly" checked /> ${first}</label>
    <label><input type="radio" name="${context.section.id}-term" value="yearly" /> ${second}</label>
  </fieldset>`;
}

const ofMonth =
  /\s?(?:\/\s?|(?:per|a|each|pro|par|al|por|im)\s)(?:mo|mth|month|monat|mois|mes|mês|mese|maand|mies(?:iąc)?|ay)\.?$/iu;

/** What a plan costs, in both rhythms where there is a switch. */
export function writePrice(context: SectionContext, item: ContentItem): Html | null {
  if (!item.price) return null;
  const amount = readAmount(item.price);
  if (!context.section.behaviours.includes('price-toggle') || !amount) {
    return html`<p class="plan-price">
      ${item.price}${item.note ? html` <span>${item.note}</span>` : null}
    </p>`;
  }
  const { shop } = context.words;
  const { terms } = context.content;
  // The rhythm that the sum tells stands behind it, and changes with the switch.
  const price = terms ? item.price : item.price.replace(ofMonth, '');
  // Told terms change how often or how many, and not what one costs.
  const yearly = terms ? price : price.replace(/\d[\d.,\s\u00a0]*\d|\d/, String(Math.round(amount * 10)));
  const [first = shop.perMonth, second = shop.perYear] =
    terms?.map((term) => (/^\d/.test(term) ? `× ${term}` : term.toLowerCase())) ?? [];
  return html`<p class="plan-price">
    <b${attributes({ 'data-price-monthly': price, 'data-price-yearly': yearly })}>${price}</b>
    <span${attributes({ 'data-price-monthly': first, 'data-price-yearly': second })}>${first}</span>
  </p>`;
}

/** Rules of the switch between months and years. */
export const termsPiece: Piece = {
  name: 'terms',
  css: `.terms { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; inline-size: fit-content; margin: 0 auto var(--gap); padding: 0.25rem 1.25rem; border: 1px solid var(--soft); border-radius: var(--radius); }
.terms[hidden] { display: none; }
.terms label { display: flex; align-items: center; gap: 0.5rem; min-block-size: 2.75rem; font-weight: 600; }
.terms input { inline-size: 1.2rem; block-size: 1.2rem; accent-color: var(--button); }
.terms legend { padding-inline: 0.4rem; font-size: 0.9375rem; }`,
};

/**
 * A sum in large letters, what it is paid for beside it: the room between them is that of the small letters, and digits
 * stand as close as in a heading.
 */
export const largePrice =
  'display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.55rem; letter-spacing: -0.02em; font-variant-numeric: proportional-nums lining-nums;';

/** Plans side by side; the marked one stands out. */
export const plans: SectionVariant = {
  id: 'plans',
  suits: (content) => (content.items?.length ?? 0) <= 4,
  pieces: [headPiece, gridPiece, cardPiece, badgePiece, ticksPiece, termsPiece],
  render: (context) => {
    const items = planItems(context.content);
    return html`${writeHead(context, 'split')} ${writeTerms(context)} ${noteSample(items, 'prices')}
      <ul class="grid of-${items.length} plans">
        ${items.map(
          (item) =>
            html`<li class="card plan${item.badge ? ' plan-marked' : ''}" ${markSample(item)}>
              <div class="plan-head">
                ${writeHeading(context.level + 1, item.title)}${item.badge ? html`<p class="badge">${item.badge}</p>` : null}
              </div>
              ${writePrice(context, item)} ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
              ${writeItemAction(context, item, 'button') ?? writePlanAction(context)}
            </li>`,
        )}
      </ul>`;
  },
  css: `.plans { align-items: stretch; }
.plan { display: flex; flex-direction: column; gap: 1rem; }
.plan-head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.5rem; }
.plan-price { font: var(--heading-weight) var(--step-2)/1.1 var(--display); ${largePrice} }
.plan-price span { font: 400 var(--step-0)/1.4 var(--text); letter-spacing: normal; }
.plan:not(:has(> .plan-price)) h3 { font-size: var(--step-2); }
.plan > .button { margin-block-start: auto; padding-inline: 0.8em; }
@media (min-width: 48.01rem) {
  .plans.of-1 { grid-template-columns: minmax(0, 1fr); }
  .of-1 > .plan { display: grid; grid-template-columns: minmax(min-content, 1fr) auto auto; gap: 1rem var(--gap); align-items: center; padding: clamp(1.75rem, 3.4vi, 3.5rem); }
  .of-1 > .plan .plan-price { font-size: calc((var(--step-2) + var(--step-3)) / 2); }
  .of-1 > .plan > .button { grid-column: -2; margin: 0; }
}
.plan-marked { border-color: var(--accent); outline: 3px solid var(--accent); outline-offset: -3px; }`,
};

// "On request" behind every name says it once too often.
const isOpen = (items: readonly ContentItem[]): boolean =>
  items.length > 1 &&
  items.every(
    ({ price, text, list, note, badge }) =>
      price !== undefined &&
      price === items[0]?.price &&
      !/\d/u.test(price) &&
      !(text ?? list ?? note ?? badge),
  );

function writeOpen(context: SectionContext, items: readonly ContentItem[]): Html {
  return html`${writeHead(context, 'split')} ${noteSample(items, 'prices')}
    <ul class="rows rows-bare">
      ${items.map((item) => html`<li class="row" ${markSample(item)}>${writeHeading(context.level + 1, item.title)}</li>`)}
    </ul>
    <div class="plan-open">
      <p class="plan-price">${items[0]?.price}</p>
      ${writePlanAction(context)}
    </div>`;
}

/** Plans as wide lines: name and price large, what is in it beside. */
export const planRows: SectionVariant = {
  id: 'lines',
  suits: (content) => (content.items?.length ?? 0) <= 5,
  pieces: [headPiece, rowsPiece, badgePiece, ticksPiece, termsPiece],
  render: (context) => {
    const items = planItems(context.content);
    if (isOpen(items)) return writeOpen(context, items);
    // Four buttons of one label under one another are one button said four times.
    const isOneWay = items.length > 3 && new Set(items.map(({ action }) => action?.label)).size === 1;
    const [first] = items;
    return html`${writeHead(context, 'split')} ${writeTerms(context)} ${noteSample(items, 'prices')}
      <ul class="plan-lines">
        ${items.map(
          (item) =>
            html`<li${markSample(item)}>
            <div>${writeHeading(context.level + 1, item.title)} ${item.badge ? html`<p class="badge">${item.badge}</p>` : null}</div>
            ${item.text || item.list ? html`<div>${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}</div>` : null}
            <div class="plan-end">
              ${writePrice(context, item)} ${isOneWay ? null : (writeItemAction(context, item, 'button') ?? writePlanAction(context))}
            </div>
          </li>`,
        )}
      </ul>
      ${
        isOneWay && first
          ? html`<div class="actions">
              ${writeItemAction(context, first, 'button') ?? writePlanAction(context)}
            </div>`
          : null
      }`;
  },
  css: `.plan-open { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 1rem var(--gap); margin-block-start: var(--gap); }
.plan-open .plan-price { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.plan-lines { padding: 0; list-style: none; border-block-start: max(var(--border), 1px) solid var(--ink); }
.plan-lines > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 0.8fr); gap: 1rem var(--gap); padding-block: clamp(1.4rem, 2.6vi, 2.6rem); border-block-end: max(var(--border), 1px) solid var(--ink); }
.plan-lines h3 { font-size: var(--step-2); }
.plan-lines > li > div { display: grid; gap: 0.75rem; align-content: start; }
.plan-lines .plan-price { font: var(--heading-weight) var(--step-2)/1.1 var(--display); ${largePrice} justify-content: end; }
.plan-lines .plan-price span { font: 400 var(--step-0)/1.4 var(--text); letter-spacing: normal; }
.plan-lines > li:not(:has(> :nth-child(3))) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.plan-end { grid-column-end: -1; justify-items: end; text-align: end; }
@media (max-width: 48rem) {
  .plan-lines > li { grid-template-columns: minmax(0, 1fr); }
  .plan-lines > li:not(:has(> :nth-child(3))) { display: flex; flex-wrap: wrap; justify-content: space-between; }
  .plan-lines .plan-end { justify-items: start; text-align: start; }
}`,
};

/** The main button, for a plan that has none of its own. */
export function writePlanAction(context: SectionContext): Html | null {
  const { action } = context.plan;
  const href = action ? context.link(action.href) : null;
  return action && href && !asksPrice(action.label) && !href.startsWith(`#${context.section.id}`)
    ? html`<a class="button" href="${href}"
        >${href.startsWith('tel:') ? phoneText(action.label) : action.label}</a
      >`
    : null;
}
