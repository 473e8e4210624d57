import { phoneText } from '../../compose/layouts/reach';
import type { PageElement } from '../../locate/page-tree';
import { elementsIn, textLeaves } from '../../locate/page-tree';
import type { Splice } from '../draft/splice-text';
import { phonePattern } from '../facts/set-phone';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { matchPhrase } from '../words/read-command';

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;

/** Makes phone numbers or mail addresses that are plain text into links that call or write. */
export const linkContact: Intent = {
  name: 'set-link',
  attempt({ draft, part }) {
    const match = matchPhrase(
      part,
      /^(?:make|change|turn) (?<what>phone|phone numbers?|number|email|email address) (?:to |into )?(?:be )?(?:clickable|tappable|callable|link|call link|real link|links|click to call)(?: everywhere)?$/,
    );
    if (!match?.what) return null;
    const isMail = match.what.plain.startsWith('email');
    const name = isMail ? 'mail address' : 'phone number';
    let count = 0;
    for (const page of draft.everyPage()) {
      const body = draft.tree(page).elements.find(({ tag }) => tag === 'body');
      const leaves = body ? textLeaves(body) : [];
      const splices = leaves
        .filter(({ parent }) => !isInLink(parent))
        .flatMap(({ start, text }): Splice[] => {
          const found = (isMail ? mail : phonePattern).exec(text);
          const isNumber = isMail || (found?.[0].replace(/\D/g, '').length ?? 0) > 6;
          if (!found || !isNumber || /[<&]/.test(draft.text(page).slice(start, start + text.length)))
            return [];
          const href = isMail ? `mailto:${found[0]}` : `tel:${found[0].replace(/[^\d+]/g, '')}`;
          return [
            {
              start: start + found.index,
              end: start + found.index + found[0].length,
              text: `<a href="${href}">${isMail ? found[0] : phoneText(found[0])}</a>`,
            },
          ];
        });
      draft.splice(page, splices);
      count += splices.length;
    }
    const scheme = isMail ? 'mailto:' : 'tel:';
    const isThere = draft
      .pages()
      .some((page) =>
        draft.tree(page).elements.some((one) => one.attributes.get('href')?.value.startsWith(scheme)),
      );
    if (count > 0)
      return done(
        capital(name),
        `a link, ${countOf(count, 'place')}`,
        `The ${name} is a link now, in ${countOf(count, 'place')}.`,
      );
    return isThere
      ? refuse('nothing-to-change', `The ${name} is a link wherever it stands.`)
      : refuse('not-found', `I see no ${name} on this site yet.`);
  },
};

function isInLink(element: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parent)
    if (/^(?:a|button|svg|script|style|title|textarea|option|label)$/.test(at.tag)) return true;
  return elementsIn(element).some(({ tag }) => tag === 'a');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
