import type { Intent, Step } from '../intent';
import { labelOfPage } from '../target/find-pages';
import { suggestFor } from '../suggest-commands';
import { wordsFor } from '../words/section-words';

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
    const isContent = /^(?:what(?:'s| is)|list what is) (?:all )?on (?:this |current )?(?:page|site)$/.test(
      plain,
    );
    if (
      isContent ||
      (/^(?:list|show|what|which|tell me|name|how many)\b.*\bsections?\b/.test(plain) &&
        !/\bcolumns?|only\b/.test(plain))
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
      /^(?:list|show|what|which|tell me|name|how many)\b.*\bpages?\b(?! \S+ (?:in|with))/.test(plain) &&
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
