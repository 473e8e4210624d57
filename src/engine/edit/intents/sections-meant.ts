import type { Step } from '../intent';
import { elementsIn, wordsIn } from '../../locate/page-tree';
import { everySection, findNamedSections, headingOf } from '../target/find-named-sections';
import { pickedTarget } from '../target/make-target';
import { resolveTarget } from '../target/resolve-target';
import type { SectionPlace } from '../target/target';
import { foldWord } from '../words/fold-word';
import { wordsFor } from '../words/section-words';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for a section in messages. */
export function labelOf({ section }: SectionPlace): string {
  if (section.id === 'nav' || section.type === 'nav') return 'the header';
  const heading = section.type === 'text' ? headingOf(section) : null;
  if (heading) return `the “${wordsIn(heading)}” section`;
  return `the ${section.type ? wordsFor(section.type) : section.id.replace(/-/g, ' ')} section`;
}

const headings = /^h[3-5]$/;
/** The list whose things bear such a name: "les bouquets" where "Bouquet du jour" and "Grand bouquet" are for sale. */
export function sectionsOfThings(step: Step, phrase: string): readonly SectionPlace[] {
  const word = foldWord(phrase).replace(/^(?:the|les|des|los|las|die|der|i|gli|le|os|as|de)\s/u, '');
  const stem = word.replace(/(?:en|er|es|s|e|i)$/u, '');
  if (stem.length < 4 || word.includes(' ')) return [];
  return everySection(step.draft, step.page).filter(
    ({ page, section }) =>
      page === step.page &&
      elementsIn(section.element).filter(
        (element) => headings.test(element.tag) && foldWord(wordsIn(element)).includes(stem),
      ).length > 1,
  );
}

/** The places that a phrase means, as sections only. */
export function sectionsMeant(step: Step, phrase: string, isEverywhere = false): readonly SectionPlace[] {
  if (/^(?:it|this|that|this section|that section|this one)$/.test(phrase)) {
    return (pickedTarget(step) ?? step.last)?.sections ?? [];
  }
  const named = findNamedSections(step.draft, phrase, step.page, isEverywhere);
  if (named.length > 0) return named;
  const whole = /^(?<of>.+) (?:text|texts|bit|words|content|paragraph)$/.exec(phrase)?.groups?.['of'];
  if (whole) return sectionsMeant(step, whole, isEverywhere);
  if (!/^(?:first|second|third|fourth|fifth|last|\d\w\w) /.test(phrase)) return [];
  return resolveTarget(step, phrase)?.sections ?? [];
}
