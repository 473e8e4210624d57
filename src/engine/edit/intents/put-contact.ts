import { linkedValues } from '../facts/set-json-ld';
import { phonePattern } from '../facts/set-phone';
import { refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { textLeaves, valueOf } from '../../locate/page-tree';
import { matchPhrase } from '../words/read-command';
import { addToHeader } from './add-nav-button';

/** "Put the phone number in the header": the number that the site has, as a link that calls, on every page. */
export const putContact: Intent = {
  name: 'set-contact',
  attempt(step) {
    const match =
      matchPhrase(
        step.part,
        /^(?:add|put|show|place|have|move|write) (?<what>phone(?: number)?|number|tel|email(?: address)?|mail(?: address)?) (?:also |too )?(?:in|to|into|on|at|inside) (?:header|top|top bar|nav|menu|menu bar|navigation|top of (?:every page|page|site|all pages))(?: too| as well| also)?$/,
      ) ?? sequel(step);
    if (!match?.what) return null;
    const isMail = /mail/.test(match.what.plain);
    const scheme = isMail ? 'mailto:' : 'tel:';
    const found = valueOn(step, scheme);
    if (!found)
      return refuse(
        'not-found',
        `I see no ${isMail ? 'mail address' : 'phone number'} on this site yet. Tell me: our ${isMail ? 'email is …' : 'phone number is …'}`,
      );
    return addToHeader(step, () => scheme + found.replace(isMail ? /\s/g : /[^\d+]/g, ''), found, false);
  },
};

/** "… and put it in the header" after words about the number. */
function sequel({ part, last }: Step) {
  const isIt = matchPhrase(
    part,
    /^(?:put|show|add|move|place) (?<what>it) (?:also )?(?:in|to|into|on|at) (?:header|top|top bar|nav|menu|menu bar|navigation)$/,
  );
  const what = /phone/i.test(last?.label ?? '') ? 'phone' : /mail/i.test(last?.label ?? '') ? 'email' : null;
  return isIt?.what && what ? { what: { ...isIt.what, plain: what } } : null;
}

/** The number or address as people read it. */
function valueOn({ draft }: Step, scheme: string): string | null {
  for (const page of draft.pages())
    for (const element of draft.tree(page).elements) {
      if (element.tag !== 'a' || !valueOf(element, 'href').startsWith(scheme)) continue;
      const words = textLeaves(element)
        .map(({ text }) => text.trim())
        .join(' ');
      const said = scheme === 'tel:' ? phonePattern.exec(words)?.[0] : /\S+@\S+/.exec(words)?.[0];
      return said ?? decodeURI(valueOf(element, 'href').slice(scheme.length));
    }
  return linkedValues(draft, scheme === 'tel:' ? 'telephone' : 'email')[0] ?? null;
}
