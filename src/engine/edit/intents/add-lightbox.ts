import { findBehaviour } from '../../compose/behaviours/find-behaviour';
import { childElements, elementsIn } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { escapeAttribute } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { addScripts } from '../sections/add-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';

const wish =
  /\blight ?box\b|^(?:make|let|have) (?:\S+ )*?(?:pictures?|photos?|images?|gallery|portfolio|work|illustrations?) (?:\S+ )*?(?:open|enlarge|zoom|pop up|get bigger|go full ?screen)\b/;

/** "Make the gallery open in a lightbox": lists of pictures that open large when they are clicked. */
export function lightboxAttempt(step: Step): StepResult | null {
  const { draft } = step;
  if (!wish.test(step.part.plain) || /^(?:remove|hide)\b/.test(step.part.plain)) return null;
  const { frame } = findWords(siteFacts(draft, step.page).language);
  const attributes = Object.entries({
    open: frame.openPicture,
    close: frame.closePicture,
    previous: frame.previousPicture,
    next: frame.nextPicture,
  }).map(([name, words]) => ` data-${name}="${escapeAttribute(words)}"`);
  let count = 0;
  let known = 0;
  for (const page of draft.pages()) {
    const lists = draft
      .tree(page)
      .elements.filter(
        ({ tag, parent }) =>
          /^(?:ul|ol|div)$/.test(tag) && parent !== null && !/^(?:figure|li)$/.test(parent.tag),
      )
      .filter(
        (list) =>
          childElements(list).filter((child) =>
            [child, ...elementsIn(child)].some(({ tag }) => tag === 'figure'),
          ).length > 1 && elementsIn(list).every(({ tag }) => tag !== 'blockquote' && tag !== 'section'),
      );
    known += lists.filter(({ attributes: own }) => own.has('data-lightbox')).length;
    const fresh = lists.filter(({ attributes: own }) => !own.has('data-lightbox'));
    draft.splice(
      page,
      fresh.map(({ openEnd }) => ({
        start: openEnd - 1,
        end: openEnd - 1,
        text: ` data-lightbox${attributes.join('')}`,
      })),
    );
    count += fresh.length;
  }
  if (count === 0)
    return known > 0
      ? refuse('nothing-to-change', 'The pictures open large already when somebody clicks on one.')
      : refuse('not-found', 'I see no list of pictures with captions here that could open large.', [
          'add a gallery section',
        ]);
  addStyles(draft, findBehaviour('lightbox')?.css ?? '');
  addScripts(draft, ['lightbox']);
  return done(
    'Pictures',
    `${countOf(count, 'list')} open large`,
    'The pictures open large now when somebody clicks on one; arrow keys and Escape work there.',
  );
}
