import type { Chapter } from '../../../brief/abroad/long/chapter';
import type { SitePlan } from '../../site-plan';

type Told = { readonly plan: SitePlan; readonly chapters: readonly Chapter[] };

const contactWord =
  /(?<!\p{L})(?:t[eé]l\.?|estamos en(?: el| la)?|nous sommes (?:au|à la|à)|ci trovate in|wir sind in|(?:e)?stamos n[ao]|tel(?:[eé]f\p{L}*|éphone)?|t[eé]l[eé]phone|móvil|fijo|portable|festnetz|mobil\p{L}*|handy|fax|whats?app|e-?mail|mail|correo|courriel|e-?posta|poczta|instagram|facebook|adres\p{L}*|direcci[oó]n|endereço|indirizzo|morada|contact[oe]?|kontakt|iletişim|oder|und|per|ou|et|y|o|e|of|en|lub|i|veya|ve|bei|por|par|aan|na|nr|número|numer|est|es|ist|lautet|é|è|is|l['’]|le|la|el|los|o|a|os|il|lo|die|der|das|het|de|notre|nuestr[oa]|unsere?|noss[oa]|nostr[oa]|ons|onze)(?!\p{L})|l['’](?=\s)|الهاتف|هاتف|واتساب|البريد(?: الإلكتروني)?|جوال|العنوان|טלפון|ו?וואטסאפ|מייל|דוא["״]ל|כתובת|נייד/giu;

const digits = (text: string): string => text.replaceAll(/\D/gu, '');
const without = (text: string, shown: string): string => {
  const at = text.toLowerCase().indexOf(shown.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + shown.length)}`;
};

/** Whether a sentence tells nothing but what the contact section shows: numbers, addresses, profiles. */
const isShown = (text: string, { contact, name }: SitePlan): boolean => {
  const shown = [contact.email, contact.address, contact.place, name, ...contact.social].filter(
    (one) => one !== null,
  );
  const known = new Set([contact.phone, ...contact.social].map((one) => digits(one ?? '')));
  const rest = shown
    .reduce(without, text)
    .replaceAll(/\+?\d[\d ()./-]{5,}\d/gu, (number) => (known.has(digits(number)) ? ' ' : number))
    .replaceAll(/@[\p{L}\d._-]+/gu, (handle) =>
      contact.social.some((one) => one.includes(handle)) ? ' ' : handle,
    );
  return !/[\p{L}\d]{2,}/u.test(rest.replaceAll(contactWord, ' '));
};

const hasAny = ({ sentences, rows, people, answers, voices, dated }: Chapter): boolean =>
  [sentences, rows, people, answers, voices, dated].some((list) => list.length > 0);

/**
 * Without the sentences that only say how to reach the house, which its contact section says. What else stands under such a
 * label is something good to know.
 */
export const besideContact = ({ plan, chapters }: Told): Told => ({
  plan,
  chapters: chapters
    .map((chapter): Chapter => {
      const sentences = chapter.sentences.filter((text) => !isShown(text.replace(/\.$/u, ''), plan));
      return chapter.sort === 'contact' ? { ...chapter, label: null, sentences } : { ...chapter, sentences };
    })
    .filter(hasAny),
});
