import { refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { labelOfPage } from '../target/find-pages';
import { suggestFor } from '../suggest-commands';
import { wordsFor } from '../words/section-words';

/** Undo and redo: the caller holds the history. */
export const history: Intent = {
  name: 'history',
  attempt(step) {
    const { plain } = step.part;
    if (
      /^(?:undo|revert|go back|take (?:it|that) back|roll ?back|step back|change it back|put it back|back)(?: (?:it|that|this|last|last change|my last change|change|one|please|everything you just did|what you did|to before))*$/.test(
        plain,
      )
    )
      return { status: 'history', intent: 'undo' };
    if (
      /^(?:redo|do it again|do that again|bring it back|again|restore)(?: (?:it|that|this|last|change))*$/.test(
        plain,
      )
    )
      return { status: 'history', intent: 'redo' };
    return null;
  },
};

/** Answers about the site and about what commands can do. */
export const explain: Intent = {
  name: 'explain',
  attempt(step) {
    const { plain } = step.part;
    const suggestions = suggestFor(step.draft, step.page);
    if (
      /^(?:help|commands?|options|hi|hello|hey|examples?|\?)$|^(?:what|which) (?:else )?(?:things |commands |changes )?(?:can|could|do) (?:you|i|it)\b|^how (?:do|can|does) (?:i|this|you|it)\b|^what (?:is possible|are (?:you able|my options))/.test(
        plain,
      )
    ) {
      return { status: 'answer', message: abilities(step), suggestions };
    }
    if (
      /^(?:list|show|what are|which|tell me|name|how many)\b.*\bpages?\b(?! \S+ (?:in|with))/.test(plain) &&
      !/\bcolumns?\b/.test(plain)
    ) {
      const pages = step.draft.pages().map((path) => `${labelOfPage(step.draft, path)} (${path})`);
      return {
        status: 'answer',
        message: `The site has ${pages.length === 1 ? 'one page' : `${pages.length} pages`}: ${pages.join(', ')}.`,
        suggestions,
      };
    }
    if (
      /^(?:list|show|what are|which|tell me|name|how many)\b.*\bsections?\b/.test(plain) &&
      !/\bcolumns?|only\b/.test(plain)
    ) {
      const sections = step.draft
        .sections(step.page)
        .map(({ type, id }) => (type && type !== 'nav' ? wordsFor(type) : id === 'nav' ? 'header' : id));
      return {
        status: 'answer',
        message: `${labelOfPage(step.draft, step.page)} has these sections: ${sections.join(', ')}.`,
        suggestions,
      };
    }
    if (
      /^(?:what|which) (?:is|are|font|color|colors|fonts)\b.*\b(?:colors?|fonts?|name|title)\b/.test(plain) ||
      /^(?:who|what) are you/.test(plain)
    ) {
      return { status: 'answer', message: abilities(step), suggestions };
    }
    return null;
  },
};

function abilities(step: Step): string {
  const count = step.draft.pages().length;
  return (
    'I change this site by plain commands: colours, fonts, sizes, corners, shadows and spacing; texts, prices, dates, phone, mail and hours; ' +
    'sections and things in them (add, remove, move, copy, rename); pages; columns, alignment and what phones show; dark or light. ' +
    `Undo always works. This site has ${count === 1 ? 'one page' : `${count} pages`}.`
  );
}

/** What only a language model can do: new prose, pictures, opinions. Said plainly, with what can be done instead. */
export const needsModel: Intent = {
  name: 'needs-model',
  attempt(step) {
    const { plain } = step.part;
    const isWriting =
      /^(?:write|compose|draft|generate|invent|come up with|make up|brainstorm|think of|create)\b/.test(
        plain,
      ) && !/"…"/.test(plain);
    const isMade =
      /^add\b.*\b(?:poem|story about|slogan about|joke|essay|blog post about|article about|paragraph about|text about|copy about)\b/.test(
        plain,
      );
    const isStyle =
      /^(?:rewrite|rephrase|reword|make|change)\b.*\b(?:funnier|friendlier|more formal|formal|professional tone|more professional|casual|persuasive|engaging|poetic|tone|more exciting|catchier|better copy|longer|sound)\b/.test(
        plain,
      );
    const isPicture =
      /\b(?:photo|picture|image|logo|illustration|video) (?:of|with|showing)\b|^(?:draw|generate|upload|find)\b.*\b(?:photo|picture|image|logo|illustration)/.test(
        plain,
      );
    if (!isWriting && !isMade && !isStyle && !isPicture) return null;
    const suggestions = suggestFor(
      step.draft,
      step.page,
      isPicture ? ['remove-element', 'set-layout'] : ['set-text', 'rewrite-text'],
    );
    const message = isPicture
      ? 'New pictures need a model or an upload; without one I keep the drawings that are there. These I can do now:'
      : 'New wording of that kind needs a language model, and none is connected. Give me the words and I put them in place. These I can do now:';
    return refuse('needs-model', message, suggestions);
  },
};

/** Wishes without a thing or a way: one question with choices instead of a guess. */
export const unclear: Intent = {
  name: 'unclear',
  attempt(step) {
    const vague =
      /^(?:make|let|can|have|get)? ?(?:it|this|that|site|page|everything|design|whole thing|them|thing|look|all)? ?(?:look |feel |be |more |really |even |a bit |much )*(?:pop|better|nicer|good|great|cool|cooler|beautiful|modern|fresh|fresher|stand out|shine|exciting|professional|fancy|fancier|prettier|pretty|amazing|awesome|improve(?:d)?|wow|interesting|clean|cleaner|elegant|premium|fun|different|sexy|unique|trendy|attractive|appealing|lively|alive|crisp|catchy)(?: (?:it|more|please|now|site|page|design|up))*$/;
    const improving =
      /^(?:improve|fix|polish|refresh|redesign|beautify|enhance|upgrade|spice up|jazz up|clean up|modernise|modernize|change)(?: (?:it|this|that|site|page|design|everything|look|layout|style|up|all))*$/;
    const { plain } = step.part;
    if (!vague.test(plain) && !improving.test(plain)) return null;
    const suggestions = suggestFor(step.draft, step.page, [
      'set-color',
      'set-size',
      'set-font',
      'set-radius',
    ]);
    return refuse('ambiguous', 'That can mean many things. Which of these comes closest?', suggestions);
  },
};
