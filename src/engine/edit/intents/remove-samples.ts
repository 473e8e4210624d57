import { elementsIn } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { removeSections } from '../sections/remove-section';
import { everySection, findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';
import { wordsFor } from '../words/section-words';

/** Takes out what the site marks as sample text: a section with nothing else in it goes as a whole. */
export const removeSamples: Intent = {
  name: 'remove-section',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^remove (?:all |every )?(?:sample|samples|example|fake|placeholder|dummy|made up|made-up|invented) ?(?<what>.*?)(?: from (?:site|page))?$/,
    );
    if (!match) return null;
    const words = match.what?.plain ?? '';
    const isAll = /^(?:|texts?|content|data|things|entries|stuff|samples?)$/.test(words);
    const meant = isAll
      ? everySection(step.draft, step.page)
      : findNamedSections(step.draft, words, step.page, true);
    const sampled = meant.filter(({ section }) =>
      elementsIn(section.element).some((one) => one.attributes.has('data-sample')),
    );
    if (sampled.length === 0)
      return refuse(
        'not-found',
        `I see nothing here that is marked as a sample${isAll ? '' : ` in ${match.what?.text ?? 'it'}`}.`,
      );
    // Things without a mark are the owner's: the section stays for them.
    const whole = sampled.filter(({ section }) => isSampleOnly(section.element));
    const partly = sampled.filter((place) => !whole.includes(place));
    for (const page of new Set(partly.map((place) => place.page))) {
      const html = step.draft.text(page);
      step.draft.splice(
        page,
        partly
          .filter((place) => place.page === page)
          .flatMap(({ section }) =>
            elementsIn(section.element).filter((one) => one.attributes.has('data-sample')),
          )
          .map((element) => ({ ...wholeLines(html, element), text: '' })),
      );
    }
    if (whole.length > 0) removeSections(step.draft, whole);
    const names = [...new Set(sampled.map(({ section }) => wordsFor(section.type ?? section.id)))];
    return done(
      'Sample text',
      `removed from ${names.join(', ')}`,
      `Removed the sample text from ${names.join(', ')} (${countOf(sampled.length, 'section')}).`,
    );
  },
};

function isSampleOnly(section: Parameters<typeof elementsIn>[0]): boolean {
  const samples = elementsIn(section).filter((one) => one.attributes.has('data-sample'));
  const holder = samples[0]?.parent;
  const others = elementsIn(section).filter(
    (one) => one.parent === holder && samples[0]?.tag === one.tag && !one.attributes.has('data-sample'),
  );
  return others.length === 0;
}
