import { html, type Html } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles } from '../app-styles';
import { sayAll, sayApp } from '../app-words';
import { readCurrency } from '../calculators/read-currency';
import { writeFileScript, writeFileRow } from '../file-row';
import { listAsked, readListOf, readQuote } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import { isItemBill } from '@/engine/brief/apps/is-item-bill';
import { readPaid } from './read-paid';
import { readPeople } from './read-people';
import { splitterScript } from './splitter-script';
import { splitterStyles } from './splitter-styles';

const categoryWords =
  'categor(?:y|ies)|categorías?|kategorien?|catégories?|categorias?|categorie(?:ën)?|kategorie';

// "Categories: food, lift passes, petrol": told ones, the usual of a household where they are only asked for, else none.
function readSorts({ brief, words }: AppContext): readonly string[] {
  // Who shares is no sort of cost.
  const people = new Set(readPeople(brief));
  const listed = listAsked(brief, 'categories').filter((name) => !people.has(name));
  const told = listed.length > 1 ? listed : readListOf(brief.prompt, categoryWords);
  if (told.length > 1) return told.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const usual = ['groceries', 'housing', 'transport', 'leisure', 'otherCategory'] as const;
  return new RegExp(categoryWords, 'iu').test(brief.prompt)
    ? usual.map((word) => sayApp(words.language, word))
    : [];
}

const asksForTax = (prompt: string): boolean =>
  isItemBill(prompt) && /\btax(?:es)?\b|\bvat\b|\bservice charge\b/iu.test(prompt);
/** "8% tax": the share that the prompt tells, else none. */
const readTax = (prompt: string): number =>
  Number(/(\d{1,2}(?:\.\d+)?)\s?%[^.,;]{0,12}\b(?:tax|vat)|\b(?:tax|vat)\b[^.,;\d]{0,12}(\d{1,2}(?:\.\d+)?)\s?%/iu.exec(prompt)?.slice(1).find(Boolean) ?? 0); // prettier-ignore
const asksForTip = (prompt: string): boolean => /\btips?\b|\bgratuity\b|propina|pourboire|trinkgeld|gorjeta|mancia|fooi|napiw|bahşiş/iu.test(prompt); // prettier-ignore
/** "10 % tip", "tip of 15%": the share that the prompt tells, else a usual one. */
const readTip = (prompt: string): number =>
  Number(/(\d{1,2})\s?%[^.,;]{0,12}\btip|\btip\b[^.,;\d]{0,12}(\d{1,2})\s?%/iu.exec(prompt)?.slice(1).find(Boolean) ?? 10); // prettier-ignore

/** What several people paid for all, what each is owed, and the fewest payments that make them even. */
export const splitter: AppDefinition = {
  kind: 'tracker',
  title: ({ words }) => sayApp(words.language, 'splitterTitle'),
  lede: ({ words, brief }) =>
    isItemBill(brief.prompt)
      ? 'Write down what was ordered and who had it; tax and tip are shared by what each had.'
      : sayApp(words.language, 'splitterLede'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const heading = (text: string, hook?: Html) =>
      level === 2 ? html`<h2 ${hook}>${text}</h2>` : html`<h3 ${hook}>${text}</h3>`;
    const isBill = isItemBill(context.brief.prompt);
    const sorts = isBill ? [] : readSorts(context);
    const addWord = isBill ? 'Add an item' : say('addExpense');
    const share = (name: 'tip' | 'tax', label: string, value: number) =>
      html`<p class="app-field">
        <label for="split-${name}">${label} (%)</label
        ><input
          id="split-${name}"
          type="number"
          inputmode="decimal"
          min="0"
          max="100"
          step="any"
          value="${value}"
          data-${name}
        />
      </p>`;
    return html`<div class="splitter" data-app="tracker">
      <div class="split-side">
        <form class="app-panel split-people" data-people-form>
          ${heading(say('people'))}
          <ul data-people></ul>
          <p class="app-note" data-no-people>${say('noPeople')}</p>
          <div class="split-join">
            <p class="app-field">
              <label for="split-person">${say('personName')}</label
              ><input
                type="text"
                id="split-person"
                name="person"
                maxlength="30"
                autocomplete="off"
                required
              />
            </p>
            <button type="submit" class="app-button app-quiet">${say('addPerson')}</button>
          </div>
        </form>
        ${
          asksForTip(context.brief.prompt) || asksForTax(context.brief.prompt)
            ? html`<div class="app-panel split-shares">
                ${asksForTax(context.brief.prompt) ? share('tax', 'Tax', readTax(context.brief.prompt)) : null}
                ${asksForTip(context.brief.prompt) ? share('tip', say('tip'), readTip(context.brief.prompt)) : null}
              </div>`
            : null
        }
        <form class="app-panel split-add" data-adder>
          ${heading(addWord, html`data-form-title`)}
          <p class="app-field">
            <label for="split-what">${isBill ? 'Item' : say('whatFor')}</label
            ><input type="text" id="split-what" name="what" maxlength="80" autocomplete="off" required />
          </p>
          <p class="app-field">
            <label for="split-amount"
              >${isBill ? words.shop.price : words.fields.amount} (${readCurrency(context)})</label
            ><input
              id="split-amount"
              name="amount"
              type="number"
              inputmode="decimal"
              min="0.01"
              step="0.01"
              required
            />
          </p>
          ${
            isBill
              ? null
              : html`<p class="app-field">
                  <label for="split-payer">${say('paidBy')}</label
                  ><select id="split-payer" name="payer" data-payer></select>
                </p>`
          }
          ${
            sorts.length > 0
              ? html`<p class="app-field">
                  <label for="split-category">${say('category')}</label
                  ><select id="split-category" name="category">
                    ${sorts.map((name) => html`<option>${name}</option>`)}
                  </select>
                </p>`
              : null
          }
          <fieldset class="split-sharers">
            <legend>${isBill ? 'Who had it' : say('splitBetween')}</legend>
            <div data-sharers></div>
          </fieldset>
          <div class="app-row">
            <button type="submit" class="app-button" data-send>${addWord}</button>
            <button type="button" class="app-button app-quiet" data-cancel hidden>
              ${words.actions.cancel}
            </button>
          </div>
        </form>
      </div>
      <div class="split-main">
        <section
          class="app-panel split-settle"
          aria-labelledby="split-settle"
          ${isBill ? html`hidden` : null}
        >
          ${heading(say('settleUp'), html`id="split-settle"`)}
          <ul data-payments></ul>
          <p class="split-even" data-even>${say('allEven')}</p>
          ${/\bcop(?:y|ies|iar|ier|ieren|iare)\b|kopier|kopiuj|kopyala/iu.test(context.brief.prompt) ? html`<button type="button" class="app-button app-quiet" data-copy>${words.actions.copy}</button>` : null}
        </section>
        <section aria-labelledby="split-balances">
          ${heading(isBill ? 'Total for each' : say('balances'), html`id="split-balances"`)}
          <ul class="split-balances" data-balances></ul>
        </section>
        ${
          sorts.length > 0
            ? html`<section aria-labelledby="split-sorts">
                ${heading(say('byCategory'), html`id="split-sorts"`)}
                <ul class="split-balances split-sorts" data-sorts></ul>
              </section>`
            : null
        }
        <section aria-labelledby="split-expenses">
          <div class="app-row app-ends">
            ${heading(isBill ? 'Items' : say('expenses'), html`id="split-expenses"`)}
            <p class="app-figure split-total" data-total></p>
          </div>
          <ol class="split-list" data-list></ol>
          <p class="app-note" data-empty>
            ${readQuote(context.brief, 'empty') ?? (isBill ? 'No items yet. Add the people first, then what each had.' : say('nothingShared'))}
          </p>
          ${writeFileRow(context, 'json')}
        </section>
        <p class="app-note" role="status" data-status></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => appStyles + splitterStyles,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, ['personInUse', 'paysTo', 'markPaid', 'paidBack', 'splitEach', 'chooseSharers', 'added', 'removed', 'imported', 'badFile', 'addExpense', 'copied']),
      edit: context.words.actions.edit,
      save: context.words.actions.save,
      remove: context.words.actions.remove,
      ...(isItemBill(context.brief.prompt) ? { addExpense: 'Add an item', splitEach: '{names}', rest: 'items {items}, tax and tip {rest}' } : {}),
    }; // prettier-ignore
    return `// Shared expenses: kept in this browser, in cents, evened out between all.
${writeConstant('words', texts)}const currency = '${readCurrency(context)}';
const isBill = ${isItemBill(context.brief.prompt)};
${writeConstant('startPeople', readPeople(context.brief))}${writeConstant('startEntries', readPaid(context.brief.prompt))}${writeStore(context, 'shared')}${writeFileScript(context)}${splitterScript}`;
  },
};
