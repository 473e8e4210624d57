import { sayOneResult } from '../plan/words/one-result';
import { html, trust, type Html } from './html';
import type { Words } from '../plan/words/words';
import type { SectionContext } from './section';

/** A search over the entries of a section that was asked to have one and whose layout brings none of its own. */
export function addSearch(context: SectionContext, body: Html): Html {
  const { section, plan, words } = context;
  const isAsked = plan.hasScript && section.behaviours.includes('search');
  if (!isAsked || /data-search|type="search"/.test(body.markup) || !/<li|<article/.test(body.markup))
    return body;
  const form = sectionSearch(section.id, words);
  const at = body.markup.indexOf('</header>');
  const cut = at < 0 ? 0 : at + '</header>'.length;
  return trust(body.markup.slice(0, cut) + form.markup + body.markup.slice(cut));
}

/** The field that searches the entries of a section. */
export function sectionSearch(id: string, words: Words, items = 'article, li'): Html {
  const field = `${id}-search`;
  return html`<form
    class="search section-search"
    role="search"
    aria-labelledby="${id}-title"
    data-search="${id}"
    data-items="${items}"
    data-none="${words.shop.noResults}"
    data-found="${words.shop.results}"
    data-one="${sayOneResult(words.language)}"
  >
    <label for="${field}">${words.actions.search}</label>
    <input type="search" id="${field}" name="q" autocomplete="off" />
    <button class="button" type="submit">${words.actions.search}</button>
    <p role="status"></p>
  </form>`;
}
