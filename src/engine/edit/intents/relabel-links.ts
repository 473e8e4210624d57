import { textSplices } from '../draft/write-text';
import type { Step } from '../intent';
import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { linkEnd } from '../sections/mend-links';
import type { Target } from '../target/target';
import { likenessOf } from '../words/likeness';

/** When a section is renamed, the links of header and footer to it take its new name: those that named it. */
export function relabelLinks(step: Step, target: Target, before: string, text: string): number {
  const place = target.sections[0];
  const id = place ? valueOf(place.section.element, 'id') : '';
  if (!place || id === '' || !/^rename\b/.test(step.part.plain)) return 0;
  const names = [
    before,
    target.label.replace(/^the | section$/g, ''),
    id.replace(/-/g, ' '),
    step.part.plain.split(' ')[1] ?? '',
  ];
  let count = 0;
  for (const page of step.draft.everyPage()) {
    const frames = step.draft
      .sections(page)
      .filter((section) => section.id === 'nav' || section.id === 'footer');
    const links = frames
      .flatMap(({ element }) => elementsIn(element))
      .filter((link) => {
        const end = link.tag === 'a' ? linkEnd(page, valueOf(link, 'href')) : null;
        return end?.path === place.page && end.hash === id;
      });
    const shown = links.filter(
      (link) =>
        isShort(wordsIn(link)) &&
        (links.length === 1 || names.some((name) => likenessOf(name, wordsIn(link)) >= 0.8)),
    );
    step.draft.splice(
      page,
      shown.flatMap((link) => textSplices(step.draft.text(page), link, text)),
    );
    count += shown.length;
  }
  return count;
}

const isShort = (words: string) => words !== '' && words.length < 30;
