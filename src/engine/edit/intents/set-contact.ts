import { phoneText } from '../../compose/layouts/reach';
import type { SiteDraft } from '../draft/site-draft';
import type { Target } from '../target/target';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import { escapePattern, textSplices } from '../draft/write-text';
import { replaceEverywhere } from '../facts/scan-text';
import { linkedValues, setLinkedValue } from '../facts/set-json-ld';
import { addFooterLine } from '../facts/footer-line';
import { phonePattern, phonesOf, replacePhone } from '../facts/set-phone';
import { setHours } from '../facts/set-hours';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { matchPhrase } from '../words/read-command';

/** Sets phone, mail, address or opening hours wherever the site gives them. */
export const setContact: Intent = {
  name: 'set-contact',
  attempt(step) {
    return phoneAttempt(step) ?? mailAttempt(step) ?? addressAttempt(step) ?? setHours(step);
  },
};

const isNumber = (text: string) => phonePattern.test(text) && text.replace(/\D/g, '').length >= 6;

function phoneAttempt(step: Step): StepResult | null {
  const swap = matchPhrase(
    step.part,
    /^(?:change|make|use) (?:phone )?(?:number )?(?<old>[+(\d][\d\s().\-/]{5,}\d) (?:to|with|by) (?<phone>[+(\d][\d\s().\-/]{5,}\d)$/,
  );
  const match =
    swap ??
    matchPhrase(
      step.part,
      /^(?:change|use|add|make)? ?(?:we have |i have )?(?:new |contact )?(?:phone|phone number|number|mobile number|cell|whatsapp|whatsapp number|phone numbers|tel|call us at|phones)(?: number)?(?: everywhere)?(?: new)? ?(?:to|in|by|is|is now|has|changed|now|should be|:|with|as|=| )* ?(?<phone>[+(\d].*)$/,
    );
  // An article that stood before it is none of its digits.
  const said = match?.phone?.text.replace(/^[^\d+(]+/, '') ?? '';
  const phone = said.replace(/[^\d]+$/, '').trim();
  if (!match || !phone || !isNumber(phone)) return null;
  // "… and closed on Mondays" is a wish of its own.
  const rest = said
    .slice(phone.length)
    .replace(/[\s.,;!)]+/g, ' ')
    .trim();
  if (!/^(?:(?:now|everywhere|instead|please|too|from now on|on every page|on all pages|on the site)\b ?)*$/i.test(rest)) return null; // prettier-ignore
  const isChat = /^\S* ?\S* ?whatsapp\b/.test(step.part.plain);
  // Where no link leads to WhatsApp yet, it is not the telephone that is told.
  if (isChat && chatNumber(step.draft) === undefined) return null;
  const old = swap?.old ? swap.old.text.replace(/\D/g, '') : ((isChat ? chatNumber(step.draft) : undefined) ?? phonesOf(step.draft)[0]); // prettier-ignore
  const count = old ? replacePhone(step.draft, old, phone) : 0;
  if (count > 0)
    return done(
      'Phone number',
      `${phone}, ${countOf(count, 'place')}`,
      `The phone number is ${phone} now, in ${countOf(count, 'place')}, links included.`,
    );
  if (old)
    return refuse(
      swap ? 'not-found' : 'nothing-to-change',
      swap ? 'That number does not stand on this site.' : `The phone number is ${phone} already.`,
    );
  const where = inFooter(
    step.draft,
    `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeText(phoneText(phone))}</a>`,
    phone,
  );
  return where
    ? done(
        'Phone number',
        `${phone} in ${where}`,
        `The site had no phone number, so I added ${phone} to ${where}.`,
        factTarget('the phone number'),
      )
    : null;
}

/** The number that the site's WhatsApp links lead to, digits only. */
const chatNumber = (draft: SiteDraft): string | undefined =>
  draft
    .everyPage()
    .flatMap((page) => draft.tree(page).elements)
    .flatMap(
      (element) => /wa\.me\/(?<digits>\d+)/.exec(valueOf(element, 'href'))?.groups?.['digits'] ?? [],
    )[0];

const mailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;

function mailAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:change|use|add|make)? ?(?:new |contact |our |reservations? |bookings? |orders? |enquir(?:y|ies) |shop |office )?(?:email|mail|email address|mail address|e-mail)(?: address)?(?: everywhere)? ?(?:from \S+ )?(?:to|in|by|is|has|changed|now|should be|:|with|as|=| )* ?(?<mail>(?<= |^)\S+@\S+)(?: everywhere| on every page| now| instead)?$/,
  );
  const mail = match?.mail ? mailPattern.exec(match.mail.text)?.[0] : undefined;
  if (!mail) return null;
  const known = mailsOf(step.draft);
  const old = known[0];
  const count = old ? replaceEverywhere(step.draft, new RegExp(escapePattern(old), 'gi'), () => mail) : 0;
  if (count > 0)
    return done(
      'Mail address',
      `${mail}, ${countOf(count, 'place')}`,
      `The mail address is ${mail} now, in ${countOf(count, 'place')}.`,
    );
  if (old) return refuse('nothing-to-change', `The mail address is ${mail} already.`);
  const where = inFooter(
    step.draft,
    `<a href="mailto:${escapeAttribute(mail)}">${escapeText(mail)}</a>`,
    mail,
  );
  return where
    ? done(
        'Mail address',
        `${mail} in ${where}`,
        `The site had no mail address, so I added ${mail} to ${where}.`,
        factTarget('the mail address'),
      )
    : null;
}

function mailsOf(draft: SiteDraft): readonly string[] {
  const links = draft.everyPage().flatMap((page) =>
    draft.tree(page).elements.flatMap((element) => {
      const href = valueOf(element, 'href');
      const mail = /^mailto:/i.test(href) ? mailPattern.exec(href)?.[0] : undefined;
      return mail ? [mail] : [];
    }),
  );
  return [...new Set([...linkedValues(draft, 'email'), ...links])];
}

function addressAttempt(step: Step): StepResult | null {
  const forms = [
    /^(?:change|make|use) (?:street |postal |business |shop )?(?:address|location) (?:everywhere )?(?:to|with|as) (?<address>.+)$/,
    /^(?:address|new address) (?:is now|is|should be|:) (?:now )?(?<address>.+)$/,
    /^add (?:address|location) ?:? (?<address>.+)$/,
    /^(?:now )?(?:we (?:have )?moved|we are now|we're now|we are moving|moved)(?: (?:to|in|at|into|:|,|au|aux|a|al|nach|naar|para|no|na))+ (?<address>.*\d.*)$/,
  ];
  for (const form of forms) {
    const match = matchPhrase(step.part, form);
    if (!match?.address) continue;
    const address = match.address.text
      .replace(/[.!]+$/, '')
      // The day from which it holds is no part of it.
      .replace(
        /\s+(?:from|as of|starting|à partir d[eu']|ab|desde|a partire da[il]?|a partir d[eo]l?|vanaf)\s+(?:the |el |le |dem )?(?:\d{1,2}\S* )?(?:de |of )?\p{L}{3,}(?: \d{4})?$/iu,
        '',
      )
      .replace(/^(?:al?|las?|el|los|l[eo]|die|der|das|den|de|het|il|[oà])\s+(?=\S)/u, '');
    return setAddress(step, withTown(step.draft, address.charAt(0).toUpperCase() + address.slice(1)));
  }
  return null;
}

/** A street without its town is one of the same town. */
function withTown(draft: SiteDraft, street: string): string {
  const old = linkedValues(draft, 'streetAddress')[0] ?? '';
  const town = /^\d[^,]*(?<rest>,.+)$/u.exec(old)?.groups?.['rest'];
  return town && /^\d+\S* \p{L}+(?: \p{L}+){0,2}$/u.test(street) ? street + town : street;
}

function setAddress(step: Step, address: string): StepResult | null {
  const { draft } = step;
  const old = linkedValues(draft, 'streetAddress')[0] ?? linkedValues(draft, 'address')[0];
  let count = 0;
  if (old && old !== address) {
    count += replaceEverywhere(draft, new RegExp(escapePattern(old), 'giu'), () => address);
    const first = old.split(',')[0];
    if (count === 0 && first)
      count += replaceEverywhere(draft, new RegExp(escapePattern(first), 'giu'), () => address);
  }
  for (const page of draft.everyPage()) {
    for (const element of draft.tree(page).elements.filter(({ tag }) => tag === 'address')) {
      const words = wordsIn(element);
      if (
        words.includes(address) ||
        element.children.some((child) => child.kind === 'element' && child.tag === 'a')
      )
        continue;
      draft.splice(page, textSplices(draft.text(page), element, address));
      count += 1;
    }
  }
  const town = old ? undefined : linkedValues(draft, 'addressLocality')[0];
  if (count === 0 && town) count += replaceTown(draft, town, address);
  if (count > 0) {
    setLinkedValue(draft, 'streetAddress', address);
    return done(
      'Address',
      `${address}, ${countOf(count, 'place')}`,
      `The address is ${address} now, in ${countOf(count, 'place')}.`,
    );
  }
  if (old === address) return refuse('nothing-to-change', `The address is ${address} already.`);
  const where = inFooter(draft, escapeText(address), address);
  return where
    ? done(
        'Address',
        `${address} in ${where}`,
        `I found no address on the site, so I added ${address} to ${where}.`,
      )
    : null;
}

/** What "it" in the next part means. */
const factTarget = (label: string): Target => ({
  kind: 'role',
  label,
  role: null,
  places: [],
  sections: [],
  selector: null,
  block: null,
});

/** Where a fact goes that the site did not have: the footer of every page. */
const inFooter = (draft: SiteDraft, markup: string, words: string): string | null =>
  addFooterLine(draft, markup, words) > 0 ? 'the footer' : null;

/** A site that knew only its town shows it where the address belongs. */
function replaceTown(draft: SiteDraft, town: string, address: string): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    const lines = draft
      .sections(page)
      .flatMap(({ element }) => elementsIn(element))
      .filter((element) => /^(?:li|dd|address)$/.test(element.tag) && wordsIn(element) === town)
      .filter(({ parent }) => !parent || !/gallery|areas/.test(valueOf(parent, 'class')));
    draft.splice(
      page,
      lines.flatMap((element) => textSplices(draft.text(page), element, address)),
    );
    count += lines.length;
  }
  return count;
}
