import { sayBehaviour } from './behaviours/behaviour-words';
import { html, trust, type Html } from './html';
import type { SectionContext } from './section';

/** The field in which visitors choose the order of the list with the identifier `list`. */
export function writeSortChoice(list: string, language: string, isPriced: boolean): Html {
  const say = (word: Parameters<typeof sayBehaviour>[1]) => sayBehaviour(language, word);
  return html`<p class="sort-choice">
    <label for="${list}-sort">${say('sortBy')}</label>
    <select id="${list}-sort" data-sort="${list}">
      <option value="">${say('sortListed')}</option>
      ${
        isPriced
          ? html`<option value="price">${say('sortCheap')}</option>
              <option value="-price">${say('sortDear')}</option>`
          : null
      }
      <option value="name">${say('sortName')}</option>
    </select>
  </p>`;
}

/** A choice of orders over what a section sells, where it was asked to have one and its entries can be told apart. */
export function addSort(context: SectionContext, body: Html): Html {
  const { section, plan, words } = context;
  const isAsked = plan.hasScript && section.behaviours.includes('sort');
  if (!isAsked || /data-sort/.test(body.markup)) return body;
  // The list is the innermost one around the first entry with a name.
  const entry = /<li\b[^>]*\sdata-name=/u.exec(body.markup);
  const start = entry ? body.markup.slice(0, entry.index).search(/<[uo]l\b[^>]*>(?![\s\S]*<[uo]l\b)/u) : -1;
  const open = start < 0 ? null : /^<[uo]l\b[^>]*>/u.exec(body.markup.slice(start));
  if (!open) return body;
  const known = /\sid="(?<id>[^"]+)"/u.exec(open[0])?.groups?.id;
  const id = known ?? `${section.id}-list`;
  const choice = writeSortChoice(id, words.language, /<li\b[^>]*\sdata-price=/u.test(body.markup));
  const tag = known === undefined ? open[0].replace(/^<[uo]l/u, `$& id="${id}"`) : open[0];
  const rest = body.markup.slice(start + open[0].length);
  return trust(body.markup.slice(0, start) + choice.markup + tag + rest);
}
