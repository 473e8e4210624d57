import { elementsIn, valueOf } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import { addFooterLine } from '../facts/footer-line';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { linkGoal } from '../target/link-goal';
import { matchPhrase } from '../words/read-command';

const footer = '(?:in|from|into|to|at|inside) (?:footer|bottom of (?:every page|page|all pages))';
const forms: readonly RegExp[] = [
  new RegExp(`^(?:add|put|show|place) links? (?:to|for) (?<goal>.+?) ${footer}$`),
  new RegExp(`^(?:add|put|show|place) (?<goal>.+?) links? ${footer}$`),
  new RegExp(`^link (?:to )?(?<goal>.+?) ${footer}$`),
];

/** "Add a download CV link in the footer: https://…" */
const leading = new RegExp(`^(?:add|put|show|place) (?<label>.+?) link ${footer}(?: (?::|to|at|leading to|going to|that goes to|with))+ (?<href>(?:https?://|mailto:|tel:)\\S+)$`); // prettier-ignore

/** "Add a link to the terms in the footer": on every page, in the footer's own list of links where it has one. */
export const linkInFooter: Intent = {
  name: 'set-link',
  attempt(step) {
    const told = matchPhrase(step.part, leading);
    if (told?.label && told.href) {
      const [href, label] = [told.href.text, told.label.text.replace(/^(?:an?|the|our|my) /i, '')];
      const words = label.charAt(0).toUpperCase() + label.slice(1);
      const linked = step.draft.everyPage().reduce((sum, page) => sum + linkOn(step, page, href, words), 0);
      return linked === 0
        ? refuse('nothing-to-change', `The footer links to ${href} already.`)
        : done(
            'Footer',
            `${words}, ${countOf(linked, 'page')}`,
            `The footer has a link “${words}” to ${href} now.`,
          );
    }
    const named = forms.map((form) => matchPhrase(step.part, form)?.goal).find((one) => one !== undefined);
    if (!named) return null;
    const newest = step.draft.pages().at(-1);
    const isIt = /^(?:it|that|this|them)(?: page)?$/.test(named.plain) && newest !== undefined;
    // On a site of one page nothing is what "it" could lead to.
    if (isIt && step.draft.pages().length === 1) return null;
    const goal = linkGoal(step, isIt ? { plain: newest, text: newest } : named);
    if (!goal) return null;
    const count = step.draft
      .everyPage()
      .reduce((sum, page) => sum + linkOn(step, page, goal.href(page), goal.label), 0);
    return count === 0
      ? refuse('nothing-to-change', `The footer links to ${goal.end} already.`)
      : done('Footer', `${goal.label}, ${countOf(count, 'page')}`, `The footer links to ${goal.end} now.`);
  },
};

/** How many links this page got: none where its footer has that one. */
function linkOn({ draft }: Step, page: string, href: string, label: string): number {
  const foot = draft.sections(page).find(({ id }) => id === 'footer')?.element;
  if (!foot) return 0;
  const inside = elementsIn(foot);
  if (inside.some((one) => one.tag === 'a' && valueOf(one, 'href') === href)) return 0;
  const link = `<a href="${escapeAttribute(href)}">${escapeText(label)}</a>`;
  const nav = inside.find(({ tag }) => tag === 'nav');
  const last = (nav ? elementsIn(nav) : []).findLast(({ tag }) => tag === 'li');
  if (!last) return addFooterLine(draft, link, label);
  const text = `\n${indentAt(draft.text(page), last.start)}<li>${link}</li>`;
  draft.splice(page, [{ start: last.end, end: last.end, text }]);
  return 1;
}
