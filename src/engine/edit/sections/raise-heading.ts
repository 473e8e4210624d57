import type { SiteDraft } from '../draft/site-draft';

/** A page without a main heading takes its first section heading as one. */
export function raiseHeading(draft: SiteDraft, path: string): void {
  const { elements } = draft.tree(path);
  if (elements.some(({ tag }) => tag === 'h1')) return;
  const heading = elements.find(({ tag }) => tag === 'h2');
  if (!heading) return;
  draft.splice(path, [
    { start: heading.start, end: heading.start + 3, text: '<h1' },
    { start: heading.closeStart, end: heading.end, text: '</h1>' },
  ]);
}
