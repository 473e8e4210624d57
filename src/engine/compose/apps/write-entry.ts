import { html, type Html } from '../html';
import type { AppContext } from './app';
import type { DirectoryEntry } from './directory-entry';
import type { RecordField } from './records/record-field';

/** The short sign of a currency: three of them say dear. */
export const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(0).replace(/[\d\s\u00a0]/gu, ''); // prettier-ignore

/** One entry of a directory as a card: title, whose and where, its words, what else is told, its sort and its pay. */
export function writeEntry(
  { level, words }: AppContext,
  entry: DirectoryEntry,
  currency: string,
  isSample: boolean,
  perHour: string,
  more: readonly (readonly [field: RecordField, value: string])[],
): Html {
  const sign = signOf(currency);
  const title = level === 2 ? html`<h2>${entry.title}</h2>` : html`<h3>${entry.title}</h3>`;
  const pay =
    entry.pay === null
      ? null
      : new Intl.NumberFormat(words.language, {
          style: 'currency',
          currency,
          minimumFractionDigits: entry.pay % 1 === 0 ? 0 : 2,
          maximumFractionDigits: 2,
        }).format(entry.pay) + perHour;
  return html`<li
    class="entry"
    data-city="${entry.city}"
    data-group="${entry.group}"
    data-pay="${entry.pay ?? 0}"
    ${entry.level === null ? null : html` data-level="${String(entry.level)}"`}
    ${isSample ? html` data-sample` : null}
  >
    ${title}
    <p class="entry-by">${[entry.by, entry.city].filter(Boolean).join(' · ')}</p>
    ${entry.text ? html`<p>${entry.text}</p>` : null}
    ${
      more.length > 0
        ? html`<dl class="entry-more">
            ${more.map(
              ([field, value]) =>
                html`<div data-more="${field.name}">
                  <dt>${field.label}</dt>
                  <dd>
                    ${field.name === 'apply-by' ? html`<a class="entry-apply" href="mailto:${value}?subject=${encodeURIComponent(entry.title)}">${words.actions.apply}</a>` : value}
                  </dd>
                </div>`,
            )}
          </dl>`
        : null
    }
    <p class="entry-tags">
      <span>${entry.group}</span
      >${pay || entry.level ? html`<b>${pay ?? sign.repeat(entry.level ?? 0)}</b>` : null}
    </p>
  </li>`;
}
