import { wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import type { ItemPlace } from './find-item';
import { nameOfItem } from './find-items';
import { addItem } from './write-item';

/**
 * Copies a thing right after itself, with ids of its own. The copy is called like it with a number, so that both can be
 * told apart, unless it is told what to be called; a question keeps its words. Returns the copy's name.
 */
export function duplicateItem(
  draft: SiteDraft,
  { page, collection, item }: ItemPlace,
  called: string | null = null,
): string {
  const name = nameOfItem(item);
  const names = new Set(collection.items.map((other) => nameOfItem(other)));
  let number = 2;
  while (names.has(`${name} ${number}`)) number += 1;
  const isSentence = /[?!.…]$/.test(name) || item.title === item.element;
  const title = called ?? (isSentence ? name : `${name} ${number}`);
  const price = item.price ? item.price.text.trim() : undefined;
  addItem(draft, page, collection, { title, price, keepsTexts: true, isCopy: true }, { item, side: 'after' });
  return title || wordsIn(item.element);
}
