import type { Intent, Step } from '../intent';
import { labelOfPage } from '../target/find-pages';
import { findTokens } from '../style/site-tokens';
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
    if (/^(?:what|which) (?:fonts?|typefaces?)(?: (?:is|are|does|do) .*)?$/.test(plain))
      return { status: 'answer', message: fontsOf(step), suggestions };
    if (
      /^(?:what|which) (?:is|are|font|color|colors|fonts)\b.*\b(?:colors?|fonts?|name|title)\b/.test(plain) ||
      /^(?:who|what) are you/.test(plain)
    ) {
      return { status: 'answer', message: abilities(step), suggestions };
    }
    return null;
  },
};

/** The typefaces of headings and text, by the site's tokens. */
function fontsOf(step: Step): string {
  const tokens = findTokens(step.draft);
  const first = (name: string) =>
    tokens?.declarations.get(name)?.value.split(',')[0]?.replace(/["']/g, '').trim() ?? null;
  const [display, text] = [first('--display'), first('--text')];
  if (!display || !text) return 'The stylesheet names no typefaces in a place I know.';
  return display === text
    ? `Headings and text are set in ${text}.`
    : `Headings are set in ${display}, the text in ${text}.`;
}

function abilities(step: Step): string {
  const count = step.draft.pages().length;
  return (
    'I change this site by plain commands: colours, fonts, sizes, corners, shadows and spacing; texts, prices, dates, phone, mail and hours; ' +
    'sections and things in them (add, remove, move, copy, rename); pages; columns, alignment and what phones show; dark or light. ' +
    `Undo always works. This site has ${count === 1 ? 'one page' : `${count} pages`}.`
  );
}
