import type { PageElement } from '../../locate/page-tree';
import type { Step } from '../intent';

/** Puts markup at the end of the footer of every page, where it is part of a landmark. */
export function addBeforeEnd(step: Step, markup: string): void {
  for (const page of step.draft.everyPage()) {
    const html = step.draft.text(page);
    const { elements } = step.draft.tree(page);
    const footer = step.draft.sections(page).find(({ id }) => id === 'footer')?.element;
    const home: PageElement | undefined =
      footer ?? elements.find(({ tag }) => tag === 'main') ?? elements.find(({ tag }) => tag === 'body');
    if (!home) continue;
    const lineStart = html.lastIndexOf('\n', home.closeStart) + 1;
    const indent = html.slice(lineStart, home.closeStart);
    step.draft.splice(page, [
      indent.trim() === ''
        ? { start: lineStart, end: lineStart, text: `${indent}  ${markup}\n` }
        : { start: home.closeStart, end: home.closeStart, text: markup },
    ]);
  }
}
