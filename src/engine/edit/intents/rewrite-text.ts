import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { textSplices } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { headingOf } from '../target/find-named-sections';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';

/** Shortens text by leaving sentences out: nothing is made up. */
export const rewriteText: Intent = {
  name: 'rewrite-text',
  attempt(step) {
    const slip = matchPhrase(step.part, /^(?:fix|correct) (?:typo|typos|spelling|misspelling|spelling mistake|mistake)(?:(?: (?:in|of|on|:))+ (?<word>"…"|\S+))?$/); // prettier-ignore
    if (slip) return askSpelling(step, slip.word?.text ?? '');
    const match = matchPhrase(
      step.part,
      /^(?:shorten|make (?=.* (?:shorter|more concise|briefer))|trim|condense|tighten)\s*(?<target>.+?)(?: (?:text|copy))?(?: (?:much )?(?:shorter|more concise|briefer))?(?: text)?$/,
    );
    if (!match?.target || /\bpage\b/.test(match.target.plain)) return null;
    if (isHeadline(match.target.plain) && !step.picked) return shortenHeadline(step);
    const places = paragraphsMeant(step, match.target.plain);
    if (places.length === 0) return refuse('not-found', `I do not see “${match.target.text}” on this page.`);
    let count = 0;
    for (const page of new Set(places.map((place) => place.page))) {
      const html = step.draft.text(page);
      const splices = places
        .filter((place) => place.page === page)
        .flatMap(({ element }) => {
          const words = wordsIn(element);
          const short = shorten(words);
          return short === words || element.children.some((child) => child.kind === 'element')
            ? []
            : textSplices(html, element, short);
        });
      count += splices.length;
      step.draft.splice(page, splices);
    }
    if (count === 0)
      return refuse(
        'needs-model',
        'That text is short already; saying it in other words needs a language model. Give me the words and I put them in place.',
        ['change "…" to "…"'],
      );
    return done(
      match.target.text,
      `shortened, ${countOf(count, 'paragraph')}`,
      `Shortened ${countOf(count, 'paragraph')} by leaving out what comes after the point.`,
    );
  },
};

/** How a word is to be spelled only its owner knows, and a word that no page has cannot be spelled wrongly. */
function askSpelling({ draft }: Step, word: string): StepResult {
  const isSaid = word !== '' && draft.everyPage().some((page) => draft.text(page).toLowerCase().includes(word.toLowerCase())); // prettier-ignore
  return word !== '' && !isSaid
    ? refuse('not-found', `I see “${word}” nowhere on this site.`)
    : refuse('ambiguous', `How should it be spelled? Say both: change "${word === '' ? '…' : word}" to "…".`);
}

const isHeadline = (phrase: string): boolean =>
  /^(?:main |big |hero |page )?(?:heading|headline|title|h1)(?: (?:of|in|on) (?:hero|page|site))?$/.test(
    phrase,
  );

/** A long headline loses its last clause; the shorter words for a short one are the owner's to give. */
function shortenHeadline(step: Step): StepResult | null {
  const element = step.draft.tree(step.page).elements.find(({ tag }) => tag === 'h1');
  if (!element) return refuse('not-found', 'This page has no headline.');
  const words = wordsIn(element);
  const short = shorten(words).replace(/\.$/, words.endsWith('.') ? '.' : '');
  if (short !== words && words.split(' ').length > 8) {
    step.draft.splice(step.page, textSplices(step.draft.text(step.page), element, short));
    return done('Headline', `“${short}”`, `The headline is “${short}” now; I left out what came after it.`);
  }
  const first = /^(?<clause>[^,;:–—]{6,}?)[,;:–—.]/u.exec(words)?.groups?.clause?.trim();
  const isClause = first !== undefined && first.split(' ').length > 1;
  // Its own first words, where they say something by themselves.
  if (
    isClause &&
    !/^(?:when|if|while|because|where|after|before|since|as|from|for|with|in|on|at|to)\b/i.test(first)
  ) {
    step.draft.splice(step.page, textSplices(step.draft.text(step.page), element, first));
    return done(
      'Headline',
      `“${first}”`,
      `The headline is “${first}” now: the beginning of “${words}”. For other words say: the headline should say "…".`,
    );
  }
  return refuse(
    'needs-model',
    `The headline is “${words}”. Which words should be left? I do not make up new ones: say: the headline should say "…".`,
    ['make the headings smaller'],
  );
}

function paragraphsMeant(
  step: Step,
  phrase: string,
): readonly { readonly page: string; readonly element: PageElement }[] {
  const isIntro = /^(?:intro|introduction|opening|summary|profile|bio|about me|hero text|lede|lead)$/.test(
    phrase,
  );
  // "Shorten the text on the about page": all of that page.
  if (step.onlyPage !== null && /^(?:text|texts|copy|words|it|content)$/.test(phrase))
    return step.draft
      .sections(step.page)
      .filter(({ id }) => id !== 'nav' && id !== 'footer')
      .flatMap(({ element }) => elementsIn(element).filter(({ tag }) => tag === 'p'))
      .map((element) => ({ page: step.page, element }));
  const target = resolveTarget(step, phrase);
  const places = target?.places ?? [];
  const paragraphs = places.flatMap(({ page, element }) =>
    /^(?:p|li|blockquote|dd)$/.test(element.tag)
      ? [{ page, element }]
      : elementsIn(element)
          .filter(({ tag }) => tag === 'p')
          .map((inner) => ({ page, element: inner })),
  );
  if (paragraphs.length > 0 || !isIntro) return paragraphs;
  const first = step.draft.sections(step.page).find((section) => section.id !== 'nav' && headingOf(section));
  return first
    ? elementsIn(first.element)
        .filter(({ tag }) => tag === 'p')
        .map((element) => ({ page: step.page, element }))
    : [];
}

/** The first sentence; of a single long sentence, the part before its last clause. */
function shorten(text: string): string {
  const sentences = text.match(/[^.!?…]+[.!?…]+(?=\s|$)/g) ?? [text];
  const first = sentences[0]?.trim() ?? text;
  if (sentences.length > 1) return first;
  const words = first.split(' ');
  if (words.length < 9) return text;
  const clauses = first
    .replace(/[.!?]$/, '')
    .split(
      /(?:,|;| –| —)\s+|\s+(?=(?:and|but|so|because|which|where|while|with|y|et|und|e|pero|mais|aber|mas)\s)/,
    );
  const half = Math.max(1, Math.ceil(clauses.length / 2));
  if (clauses.length < 2) return text;
  let end = 0;
  for (let at = 0; at < half; at += 1)
    end = first.indexOf(clauses[at] ?? '', end) + (clauses[at] ?? '').length;
  const short = first.slice(0, end).trim();
  return short.split(' ').length < 4 ? text : `${short}.`;
}
