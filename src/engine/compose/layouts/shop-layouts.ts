import { facetsInLanguage } from '../../plan/kinds/local-copy';
import { bedroomsOf, writeBedrooms, writeHomeFacts } from './home-facts';
import {
  filtersByPrice,
  haveOf,
  readShopFacets,
  readToldChoices,
  type ShopFacet,
  type ToldChoice,
} from '../behaviours/read-shop-choices';
import { sayBehaviour } from '../behaviours/behaviour-words';
import { writeWish } from '../shell/write-wish-list';
import type { ContentItem } from '../../plan/content';
import { attributes, html } from '../html';
import type { Html } from '../html';
import { slugOf } from '../slug';
import { sayOneResult } from '../../plan/words/one-result';
import { goodMotif } from './good-motif';
import { readAmount } from './read-amount';
import { artPiece, badgePiece, headPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeHead, writeHeading, writeItemAction } from './parts';

/** Rules of things for sale. */
export const goodsPiece: Piece = {
  name: 'goods',
  css: `.goods { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: calc(var(--gap) * 1.2) var(--gap); padding: 0; list-style: none; }
@media (min-width: 34.01rem) {
  .goods-of-1 { grid-template-columns: minmax(0, 1fr); }
  .goods-of-1 > .good { grid-template: 1fr repeat(4, auto) 1fr / minmax(0, 1fr) minmax(0, 1fr); gap: 0.35rem clamp(2rem, 6vi, 6rem); }
  .goods-of-1 > .good > * { grid-column: 2; }
  ${[2, 3, 4, 5].map((row) => `.goods-of-1 > .good > .art-frame ~ :nth-child(${row}) { grid-row: ${row}; }`).join('\n  ')}
  .goods-of-1 h3 { font-size: var(--step-2); }
  .goods-of-1 > .good > .art-frame { grid-area: 1 / 1 / span 6; margin: 0; }
  .goods-of-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media (min-width: 44rem) { .goods-of-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 44rem) { .goods-by-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 62rem) { .goods-by-5 { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: calc(var(--gap) * 1.2) calc(var(--gap) * 0.7); } }
.good { display: grid; gap: 0.35rem; align-content: start; min-inline-size: 0; }
.good[hidden] { display: none; }
.good .art-frame { margin-block-end: 0.7rem; }
.good-line { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; gap: 1rem; }
.good-choice { justify-self: start; min-inline-size: 8rem; min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font: inherit; }
.good-price { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
.good > p:not([class]) { color: var(--soft); }
.good .button { margin-block-start: 0.6rem; justify-self: start; }
@media (max-width: 61.99rem) { .goods-by-3 .good-line, .shelf-list .good-line { grid-template-columns: minmax(0, 1fr); gap: 0.15rem; } }
@media (max-width: 34rem) {
  .goods { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.75rem 1rem; }
  .goods > .good:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  .good-line { grid-template-columns: minmax(0, 1fr); gap: 0.15rem; }
  .good .button { padding-inline: 0.9em; }
}`,
};

// Four in a row leave the ninth alone: then three fill their rows, and where those leave one as well, five.
function columnsFor(count: number): string {
  if (count < 5 || count % 4 !== 1) return '';
  return count === 5 || count % 3 === 1 ? ' goods-by-5' : ' goods-by-3';
}

/** Rules of the buttons that narrow a list. */
export const filtersPiece: Piece = {
  name: 'filters',
  css: `.filters { display: flex; flex-wrap: wrap; align-items: end; gap: 0.6rem; margin-block-end: var(--gap); }
.filters[hidden] { display: none; }
.filter-count { margin-block-end: 1rem; }
.filter-count:empty { display: none; }
.filters > button { min-block-size: 2.75rem; padding-inline: 1.1em; border: 1px solid var(--soft); border-radius: var(--radius); background: transparent; color: var(--ink); font: inherit; cursor: pointer; }
.filters > button[aria-pressed="true"] { background: var(--ink); color: var(--bg); border-color: var(--ink); }
.filters .field { flex: 1 1 11rem; max-inline-size: 18rem; }
@media (max-width: 36rem) { .filters .field { flex-basis: 100%; max-inline-size: none; } }`,
};

// What nobody told of their own goods is not made up beside them.
const facetsOf = ({ plan, section }: SectionContext): readonly ShopFacet[] =>
  (section.type === 'products' || (section.type === 'listings' && plan.kind !== 'real-estate')) &&
  (section.content.items ?? []).every(({ sample }) => sample === true)
    ? [...readShopFacets(plan.brief.prompt), ...facetsInLanguage(plan.brief.prompt, plan.language)]
    : [];

/** What a buyer chooses of every thing; not what the things themselves are ("scents: fig, cedar"). */
const choicesOf = ({ plan, section }: SectionContext): readonly ToldChoice[] => {
  const titles = new Set((section.content.items ?? []).map(({ title }) => title.toLowerCase()));
  return readToldChoices(plan.brief.prompt).filter(
    ({ options }) => !options.every(({ name }) => titles.has(name.toLowerCase())),
  );
};

/** Buttons that narrow a list by group; hidden until the script shows them. */
export function writeFilters(
  context: SectionContext,
  items: readonly ContentItem[],
  extra: Html | null = null,
): Html | null {
  if (!context.section.behaviours.includes('filter') && !context.section.behaviours.includes('search'))
    return null;
  const groups = [...new Set(items.flatMap(({ group }) => (group ? [group] : [])))];
  const { fields, shop } = context.words;
  const isPriced =
    context.plan.behaviours.includes('filter') && items.filter(({ price }) => price !== undefined).length > 3;
  const limit = `${context.section.id}-limit`;
  const dear =
    (groups.length < 2 || context.section.type === 'listings' || filtersByPrice(context.plan.brief.prompt)) &&
    isPriced
      ? html`<p class="field">
          <label for="${limit}">${shop.maximumPrice}</label
          ><input
            id="${limit}"
            type="number"
            min="0"
            step="any"
            inputmode="decimal"
            data-filter-max="price"
          />
        </p>`
      : null;
  const facets = facetsOf(context).map(
    ({ field, label, options }) =>
      html`<p class="field">
        <label for="${context.section.id}-${field}">${label}</label
        ><select id="${context.section.id}-${field}" data-filter-field="${field}">
          <option value="">${fields.all}</option>
          ${options.map((option) => html`<option>${option}</option>`)}
        </select>
      </p>`,
  );
  if (groups.length < 2 && !extra && !dear && facets.length === 0) return null;
  return html`<div
      class="filters"
      data-filter="${context.section.id}-list"
      role="group"
      aria-label="${context.words.actions.filter}"
      hidden
    >
      ${
        groups.length > 1
          ? html`<button type="button" data-filter-value="" aria-pressed="true">${fields.all}</button>
              ${groups.map((group) => html`<button type="button" data-filter-value="${group}" aria-pressed="false">${group}</button>`)}`
          : null
      }
      ${facets} ${writeBedrooms(context, items)} ${dear} ${extra}
    </div>
    <p
      class="filter-count"
      role="status"
      data-filter-count="${shop.results}"
      data-one="${sayOneResult(context.words.language)}"
    ></p>
    <p data-filter-empty hidden>${shop.noResults}</p>`;
}

/** Things for sale with a drawing each; filters and cart buttons where asked. */
export const goods: SectionVariant = {
  id: 'grid',
  pieces: [headPiece, artPiece, badgePiece, goodsPiece, filtersPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writeFilters(context, items)}
      ${noteSample(items, 'products')}
      <ul class="goods goods-of-${items.length}${columnsFor(items.length)}" id="${context.section.id}-list">
        ${items.map((item, index) => writeGood(context, item, index, items.length < 3 ? 640 : 420, items.length < 3 ? 430 : 440))}
      </ul>
      ${writeActions(context)}`;
  },
};

/** The first thing large, the rest around it. */
export const goodsLead: SectionVariant = {
  id: 'lead',
  suits: (content, plan) => plan.hasImages && [3, 5, 6, 9].includes(content.items?.length ?? 0),
  pieces: [headPiece, artPiece, badgePiece, goodsPiece, filtersPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${writeFilters(context, items)} ${noteSample(items, 'products')}
      <ul class="goods goods-lead goods-${items.length}" id="${context.section.id}-list">
        ${items.map((item, index) => writeGood(context, item, index, 480, index === 0 ? 560 : 420))}
      </ul>
      ${writeActions(context)}`;
  },
  css: `@media (min-width: 34.01rem) and (max-width: 61.99rem) {
  .goods-lead { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .goods-lead > :first-child .art { aspect-ratio: 8 / 7; }
}
@media (min-width: 62rem) {
  .goods-lead { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .goods-5, .goods-9 { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .goods-lead > :first-child { grid-column: span 2; grid-row: span 2; }
}`,
};

/** Things for sale on lines, as in a price list with small pictures: for goods that need words. */
export const goodsLines: SectionVariant = {
  id: 'lines',
  suits: (content, plan) =>
    plan.hasImages &&
    (content.items?.length ?? 0) <= 8 &&
    (content.items ?? []).every(({ text, note }) => text ?? note),
  pieces: [headPiece, artPiece, badgePiece, goodsPiece, filtersPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writeFilters(context, items)}
      ${noteSample(items, 'products')}
      <ul class="goods goods-lines" id="${context.section.id}-list">
        ${items.map((item, index) => writeGood(context, item, index, 300, 300))}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.goods-lines { grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr)); gap: clamp(1.25rem, 2.4vi, 2.25rem) clamp(2rem, 5vi, 5rem); }
.goods-lines .good { grid-template-columns: clamp(6rem, 11vi, 9.5rem) minmax(0, 1fr); column-gap: 1.25rem; align-content: center; padding-block-end: clamp(1.25rem, 2.4vi, 2.25rem); border-block-end: 1px solid var(--line); }
.goods-lines .good > * { grid-column: 2; }
.goods-lines .good > .art-frame { grid-area: 1 / 1 / span 4 / 2; align-self: center; margin: 0; }
.goods-lines .badge { justify-self: start; }
@media (max-width: 34rem) {
  .goods.goods-lines { grid-template-columns: minmax(0, 1fr); }
  .goods-lines .good > .art-frame { align-self: start; }
}`,
};

const plain = new Set(['size', 'colour']);
/** "S, M", "Care level: easy": a size or colour says itself what it is. Continents keep their capitals. */
const sayOf = ({ field, label }: ShopFacet, have: readonly string[], colon: string): string =>
  plain.has(field) || have.every((one) => one.startsWith(label))
    ? have.join(', ')
    : `${label}${colon} ${field === 'continent' ? have.join(', ') : have.join(', ').toLowerCase()}`;

/** "Vase €68 (sold out)": nobody can buy it. */
const isSoldOut = ({ note, text, badge }: ContentItem): boolean =>
  [note, text, badge].some((said) => /^(?:sold out|out of stock|unavailable)\b/iu.test(said ?? ''));

/** One thing for sale: drawing, name, price, words, and a button for the cart where there is one. */
export function writeGood(
  context: SectionContext,
  item: ContentItem,
  index: number,
  width: number,
  height: number,
): Html {
  const hasCart = context.plan.behaviours.includes('cart') && item.price !== undefined;
  const hasWish = context.plan.hasScript && context.section.behaviours.includes('wishlist');
  const amount = item.price ? readAmount(item.price) : null;
  const has = facetsOf(context)
    .map((facet, turn) => [facet, haveOf(facet, index, turn, item.title, item.group)] as const)
    .filter(([, have]) => have.length > 0);
  const values = attributes({
    'data-product': hasCart || hasWish ? slugOf(item.title) : null,
    'data-group': item.group,
    'data-price': amount,
    'data-name': item.title,
    'data-bedrooms': context.section.type === 'listings' ? bedroomsOf(item) : null,
    ...Object.fromEntries(has.map(([{ field }, have]) => [`data-${field}`, have.join('|')])),
  });
  const name = writeHeading(context.level + 1, item.title);
  const choices = hasCart ? choicesOf(context) : [];
  const art = context.picture({
    motif: goodMotif(context, item),
    width,
    height,
    frame: 'filled',
    key: `${item.title}-${index}`,
  });
  return html`<li class="good" ${values}${markSample(item)}>
    ${art ? html`<div class="art-frame">${art}</div>` : null}
    ${item.badge ? html`<p class="badge">${item.badge}</p>` : null}
    <div class="good-line">${name}${item.price ? html`<p class="good-price">${item.price}</p>` : null}</div>
    ${item.text || item.note ? html`<p>${item.text ?? item.note}</p>` : null} ${writeHomeFacts(context, item)}
    ${has.length > 0 ? html`<p>${has.map(([facet, have]) => sayOf(facet, have, context.plan.language === 'fr' ? '\u00a0:' : ':')).join(' · ')}</p>` : null}
    ${hasWish ? writeWish(context.words, item.title) : null}
    ${choices.map(
      (choice) =>
        html`<select class="good-choice" data-choice aria-label="${choice.label}: ${item.title}">
          ${choice.options.map(
            ({ name: option, price }) =>
              html`<option
                value="${option}"
                ${attributes({ 'data-price': price ? readAmount(price) : null })}
              >
                ${price ? `${option}, ${price}` : option}
              </option>`,
          )}
        </select>`,
    )}
    ${
      isSoldOut(item)
        ? null
        : hasCart
          ? html`<button
              class="button"
              type="button"
              data-add
              data-added="${sayBehaviour(context.plan.language, 'added')}"
              aria-label="${context.words.actions.addToCart}: ${item.title}"
            >
              ${context.words.actions.addToCart}
            </button>`
          : writeItemAction(context, item)
    }
  </li>`;
}
