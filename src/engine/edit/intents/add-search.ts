import { findBehaviour } from '../../compose/behaviours/find-behaviour';
import { formatHtml } from '../../compose/format-html';
import { sectionSearch } from '../../compose/write-section-search';
import { searchButton, searchDialog } from '../../compose/shell/write-site-search';
import { findWords } from '../../plan/words/find-words';
import { childElements, classesOf, elementsIn, valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { indentAt, spliceAfter } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findCollections } from '../items/find-items';
import { indexPath, writeIndex } from '../pages/search-index';
import { addScripts } from '../sections/add-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';
import { everySection, findNamedSections } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { matchPhrase } from '../words/read-command';

const search =
  '(?:search|searching|suche|suchfeld|suchleiste|suchfunktion|busqueda|búsqueda|buscador|recherche|pesquisa|ricerca|zoekfunctie|zoekbalk|wyszukiwarka|بحث|חיפוש)';
const kind = '(?: ?(?:box|bar|field|function|functionality|feature|button|icon|form|option|input|engine))?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^add (?:small |new |site |simple |working )?(?:campo de |caja de |barra de |champ de |barre de |campo di |barra di )?${search}${kind}(?: (?:for|to|in|on|over|above|of|at|into|through)(?: top of)? (?<where>.+))?$`,
  ),
  new RegExp(
    `^(?:let|allow|help|add) (?:people|visitors|customers|users|readers|everyone|them|guests)(?: to)? (?:search|find|look) ?(?:for|in|through|up)? ?(?<where>.*)$`,
  ),
  /^make (?<where>.+?) searchable$/,
  /^(?:people|visitors|customers|users|readers|i) (?:should|must|can|want to|need to) (?:be able to )?search ?(?:for|in|through)? ?(?<where>.*)$/,
];
const fewestPages = 3;

/** "Add a search box": over all pages of a site with several, else over the list that is looked for. */
export const addSearch: Intent = {
  name: 'add-feature',
  attempt(step) {
    const match = forms.map((form) => matchPhrase(step.part, form)).find((found) => found !== null);
    if (!match) return null;
    const { draft } = step;
    if (draft.pages().some((page) => draft.text(page).includes('data-app=')) && draft.pages().length < 2)
      return refuse(
        'not-understood',
        'What this app can search is built into it; a search box of its own I cannot add to it.',
      );
    const where = match.where?.plain.replace(/^(?:section|list) of | (?:section|list|page)$/g, '') ?? '';
    const isWhole =
      /^(?:|header|top|nav|navigation|menu bar|navbar|footer|site|everything|every page|all pages|page|whole site|things?|it)$/.test(
        where,
      );
    const lists = isWhole ? [] : findNamedSections(draft, where, step.page, true).filter(isList);
    if (lists.length > 0) return overList(step, lists);
    if (!isWhole) return null;
    return draft.pages().length >= fewestPages ? overPages(step) : overLargest(step);
  },
};

const isList = ({ section }: SectionPlace) => (findCollections(section)[0]?.items.length ?? 0) > 2;

function overLargest(step: Step): StepResult {
  const lists = everySection(step.draft, step.page).filter(
    (place) =>
      /^(?:products|posts|listings|menu|faq|events|jobs|portfolio|services|recipes)$/.test(
        place.section.type ?? '',
      ) && isList(place),
  );
  const size = ({ section }: SectionPlace) => findCollections(section)[0]?.items.length ?? 0;
  const largest = lists.toSorted((one, other) => size(other) - size(one))[0];
  return largest
    ? overList(step, [largest])
    : refuse('not-found', 'There is nothing on this site yet that a search would be of use for.');
}

/** A field over a list: what does not hold the words hides. */
function overList(step: Step, lists: readonly SectionPlace[]): StepResult {
  const { draft } = step;
  const fresh = lists.filter(
    ({ section }) =>
      !elementsIn(section.element).some(
        (one) => one.attributes.has('data-search') || valueOf(one, 'type') === 'search',
      ),
  );
  if (fresh.length === 0) return refuse('nothing-to-change', 'There is a search there already.');
  for (const { page, section } of fresh) {
    const words = findWords(siteFacts(draft, page).language);
    const own = draft.sections(page).find(({ id }) => id === section.id)?.element ?? section.element;
    const head =
      childElements(own).find(({ tag }) => tag === 'header') ??
      elementsIn(own).find(({ tag }) => /^h[1-3]$/.test(tag));
    const id = valueOf(own, 'id');
    if (!head || id === '') continue;
    const html = draft.text(page);
    draft.splice(page, [
      spliceAfter(html, head, formatHtml(sectionSearch(id, words, entriesOf(own)).markup, 0)),
    ]);
  }
  return finish(
    step,
    'search',
    `the ${fresh[0]?.section.id ?? 'list'}`,
    'what does not hold the words is hidden while they are typed',
  );
}

/** The selector of a list's entries: `ul.grid > li`. */
function entriesOf(section: PageElement): string {
  const list = findCollections({ id: '', type: null, element: section })[0];
  const [item] = list?.items ?? [];
  if (!list || !item) return 'article, li';
  const word = classesOf(list.holder)[0];
  return `${list.holder.tag}${word ? `.${word}` : ''} > ${item.element.tag}`;
}

/** A button in the header of every page and a dialog that looks through all of them. */
function overPages(step: Step): StepResult {
  const { draft } = step;
  if (indexPath(draft)) return refuse('nothing-to-change', 'There is a search over all pages already.');
  for (const page of draft.everyPage()) {
    const { language } = siteFacts(draft, page);
    const words = findWords(language);
    const { html, elements } = draft.tree(page);
    const header = draft.sections(page).find(({ id }) => id === 'nav')?.element;
    const body = elements.find(({ tag }) => tag === 'body');
    if (!header || !body) continue;
    const dialog = formatHtml(searchDialog(language, words).markup, 1).trimEnd();
    draft.splice(page, [
      toolSplice(html, header, formatHtml(searchButton(words).markup, 0).trim()),
      { start: body.closeStart, end: body.closeStart, text: `${dialog}\n` },
    ]);
  }
  const index = writeIndex(draft);
  addScripts(draft, ['site-search']);
  const script = draft.textPaths(/\.m?js$/i).find((path) => draft.text(path).includes('data-site-search'));
  if (script) draft.write(script, `${index}\n${draft.text(script)}`);
  addStyles(draft, '.header-tools { display: flex; flex: none; align-items: center; gap: 1rem; }');
  return finish(
    step,
    'site-search',
    'all pages',
    'a button in the header of every page opens it, and so does the key “/”',
  );
}

function finish(step: Step, type: 'search' | 'site-search', over: string, how: string): StepResult {
  const css = findBehaviour(type)?.css;
  if (css) addStyles(step.draft, css);
  addScripts(step.draft, [type]);
  return done('Search', `over ${over}`, `Added a search over ${over}: ${how}.`);
}

/** Puts a tool into the header, beside the others it has. */
function toolSplice(html: string, header: PageElement, markup: string): Splice {
  const tools = elementsIn(header).find((one) => classesOf(one).includes('header-tools'));
  const first = tools ? childElements(tools)[0] : undefined;
  if (tools && first && html.slice(tools.openEnd, first.start).includes('\n'))
    return { start: first.start, end: first.start, text: `${markup}\n${indentAt(html, first.start)}` };
  if (tools) return { start: tools.openEnd, end: tools.openEnd, text: markup };
  const lineStart = html.lastIndexOf('\n', header.closeStart) + 1;
  const isOwnLine = html.slice(lineStart, header.closeStart).trim() === '';
  const div = `<div class="header-tools">${markup}</div>`;
  return isOwnLine
    ? { start: lineStart, end: lineStart, text: `${indentAt(html, header.closeStart)}  ${div}\n` }
    : { start: header.closeStart, end: header.closeStart, text: div };
}
