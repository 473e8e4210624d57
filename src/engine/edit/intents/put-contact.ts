import { phoneText } from '../../compose/layouts/reach';
import { findWords } from '../../plan/words/find-words';
import { addContactLine } from '../facts/contact-line';
import { addFooterLine } from '../facts/footer-line';
import { contactOn } from '../facts/contact-on';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { siteFacts } from '../site-facts';
import { addToHeader } from './add-nav-button';

const what = '(?<what>phone(?: number)?|number|tel|email(?: address)?|mail(?: address)?|address)';
const where =
  '(?:very )?(?<where>header|top|top bar|nav|menu|menu bar|navigation|top of (?:every page|page|site|all pages)|footer|bottom|bottom of (?:every page|page|site|all pages)|contact(?: (?:section|page|block|part|form|details|info|us))?)';
const tail = '(?: too| as well| also| instead)?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:add|put|show|place|have|move|write|display|list|make|change) ${what}(?: (?<value>\\+?\\d[\\d\\s().-]{5,}|\\S+@\\S+))? (?:also |too )?(?:in|to|into|on|at|inside) ${where}${tail}$`,
  ),
  new RegExp(`^${what} (?:should )?(?:also )?(?:be |go |stand )?(?:in|into|on|at) ${where}${tail}$`),
  new RegExp(
    `^(?:add|put|show|place|write|display) (?<value>\\+?\\d[\\d\\s().-]{5,}|\\S+@\\S+) (?:in|to|into|on|at) ${where}${tail}$`,
  ),
];

/** "Put the phone number in the footer": the number that the site has, or the one given, as a link, on every page. */
export const putContact: Intent = {
  name: 'set-contact',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (match?.where && (match.what ?? match.value))
        return put(step, match.what?.plain ?? '', match.value, match.where.plain);
    }
    const again = sequel(step);
    return again ? put(step, again.what, undefined, again.where) : null;
  },
};

function put(step: Step, named: string, given: Phrase | undefined, place: string): StepResult | null {
  const isMail = /mail/.test(named) || /@/.test(given?.text ?? '');
  const isAddress = !isMail && /^address$/.test(named);
  const isHere = place.startsWith('contact');
  if (isAddress && !/footer|bottom/.test(place)) return null;
  const noun = isMail ? 'mail address' : isAddress ? 'address' : 'phone number';
  const found = given?.text ?? contactOn(step.draft, isAddress ? 'address' : isMail ? 'email' : 'phone');
  if (!found)
    return refuse(
      'not-found',
      `I see no ${noun} on this site yet. Tell me: our ${isMail ? 'email is …' : isAddress ? 'address is …' : 'phone number is …'}`,
    );
  const href = (isMail ? 'mailto:' : 'tel:') + found.replace(isMail ? /\s/g : /[^\d+]/g, '');
  if (isHere) return putInContact(step, { noun, value: found, href, isMail });
  if (!/footer|bottom/.test(place))
    return addToHeader(step, () => href, isMail ? found : phoneText(found), false);
  const markup = isAddress
    ? escapeText(found)
    : `<a href="${escapeAttribute(href)}">${escapeText(isMail ? found : phoneText(found))}</a>`;
  const count = addFooterLine(step.draft, markup, found);
  return count === 0
    ? refuse('nothing-to-change', `The footer of every page shows ${found} already.`)
    : done(
        'Footer',
        `${found}, ${countOf(count, 'page')}`,
        `The footer shows ${found} now, on ${countOf(count, 'page')}.`,
      );
}

type Way = {
  readonly noun: string;
  readonly value: string;
  readonly href: string;
  readonly isMail: boolean;
};

/** Where people look for it: beside the form, or above it. */
function putInContact(step: Step, { noun, value, href, isMail }: Way): StepResult | null {
  const { language } = siteFacts(step.draft, step.page);
  const { fields } = findWords(language);
  const count = addContactLine(step.draft, { label: isMail ? fields.email : fields.phone, value, href });
  if (count === null) return null;
  return count === 0
    ? refuse('nothing-to-change', `The contact section shows ${value} already.`)
    : done('Contact', `${value}, ${countOf(count, 'place')}`, `The contact section shows the ${noun} ${value} now.`); // prettier-ignore
}

/** "… and put it in the header" after words about the number. */
function sequel({ part, last }: Step): { readonly what: string; readonly where: string } | null {
  const match = matchPhrase(
    part,
    new RegExp(`^(?:put|show|add|move|place) it (?:also )?(?:in|to|into|on|at) ${where}${tail}$`),
  );
  const known = /phone/i.test(last?.label ?? '') ? 'phone' : /mail/i.test(last?.label ?? '') ? 'email' : null;
  return match?.where && known ? { what: known, where: match.where.plain } : null;
}
