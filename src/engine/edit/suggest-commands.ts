import { elementsIn, wordsIn } from '../locate/page-tree';
import type { SiteDraft } from './draft/site-draft';
import { everyItem } from './items/find-item';
import { nameOfItem } from './items/find-items';
import { findTokens } from './style/site-tokens';
import { labelOfPage } from './target/find-pages';
import { wordsFor } from './words/section-words';

/** A command that should work on this very site, with the intent it is for. */
type Suggestion = { readonly intent: string; readonly command: string };

/** Commands for this site, made from what stands on it; those for the given intents first. */
export function suggestFor(
  draft: SiteDraft,
  page: string,
  intents: readonly string[] = [],
): readonly string[] {
  const all = listSuggestions(draft, page);
  const rank = ({ intent }: Suggestion) =>
    intents.includes(intent) ? intents.indexOf(intent) : intents.length + 1;
  return all.toSorted((one, other) => rank(one) - rank(other)).map(({ command }) => command);
}

function listSuggestions(draft: SiteDraft, page: string): readonly Suggestion[] {
  const list: Suggestion[] = [];
  const add = (intent: string, command: string) => list.push({ intent, command });
  const sections = draft
    .sections(page)
    .filter(({ id, type }) => id !== 'nav' && id !== 'footer' && type !== null);
  const tokens = findTokens(draft);
  add('set-color', 'make the buttons dark green');
  add('set-size', 'make the text bigger');
  add('set-font', 'use a serif font for headings');
  add('set-radius', 'round the corners more');
  add('set-theme', tokens?.scheme === 'dark' ? 'make it light' : 'make it dark');
  const heading = draft.tree(page).elements.find(({ tag }) => tag === 'h1');
  const button = elementsIn(
    draft.tree(page).elements.find(({ tag }) => tag === 'main') ?? (heading as never),
  ).find((element) => /(?:^|\s)button(?:\s|$)/.test(element.attributes.get('class')?.value ?? ''));
  if (button && wordsIn(button)) add('set-text', `change "${wordsIn(button)}" to "Get in touch"`);
  if (heading && wordsIn(heading).length < 60) add('set-text', `change "${wordsIn(heading)}" to "Welcome"`);
  const types = new Set(sections.map(({ type }) => type));
  for (const type of ['faq', 'testimonials', 'gallery', 'contact'] as const)
    if (!types.has(type))
      add(
        'add-section',
        `add ${type === 'faq' ? 'an' : 'a'} ${type === 'faq' ? 'FAQ' : wordsFor(type)} section`,
      );
  const last = sections.at(-1);
  const before = sections.at(-2);
  if (last?.type && before?.type && sections.length > 2 && last.type !== before.type)
    add('move-section', `move the ${wordsFor(last.type)} section above the ${wordsFor(before.type)} section`);
  if (last?.type && sections.length > 1) add('remove-section', `remove the ${wordsFor(last.type)} section`);
  add('add-page', draft.has('news.html') ? 'add a page called Partners' : 'add a page called News');
  const other = draft.pages().find((path) => path !== 'index.html');
  if (other) add('rename-page', `rename the ${labelOfPage(draft, other)} page to More`);
  const priced = everyItem(draft, page).find(({ item }) => item.price !== null);
  if (priced) add('set-price', `change the price of ${nameOfItem(priced.item)} to 35`);
  add('set-spacing', 'add more space between sections');
  return list;
}
