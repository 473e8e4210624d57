import { valueOf, type PageElement } from '../locate/page-tree';
import { dropAttribute } from './page-seal';
import type { PageSeal } from './page-seal';
import { resolveReference } from './resolve-reference';
import { escapeAttribute } from './text-edit';

/**
 * A page of the site shown inside a page of the site: a frame within a sandbox is not answered by the worker, so the
 * inner page is sealed too and comes along as text. Its own frames stay empty.
 */
export async function sealFrame(seal: PageSeal, element: PageElement): Promise<void> {
  if (!element.attributes.has('src') || element.attributes.has('srcdoc')) return;
  const target = resolveReference(valueOf(element, 'src'), seal.path, seal.context.rootUrl);
  if (target.kind !== 'site') return;
  const html = await seal.sealInner(target.path);
  if (html === undefined) seal.context.reportMissing(target.path, seal.path);
  dropAttribute(seal, element, 'src');
  // Before the sign that ends the tag.
  const at = element.openEnd - 1;
  seal.edits.push({ start: at, end: at, text: ` srcdoc="${escapeAttribute(html ?? '')}"` });
}
