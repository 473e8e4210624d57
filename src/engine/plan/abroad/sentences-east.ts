import type { Brief, Span } from '@/domain/site/brief';
import { cut, isUneven, type Stretch } from '../told/told-facts';
import { capitalise } from '../../capitalise';
import { sentenceEnds } from './told-words-west';
import { lean } from '../../brief/words/lean-letters';

const semitic = new Set(['ar', 'he']);
const [fewestWords, mostWords] = [3, 18];
const mostOfLook = 8;
/** How the site is to be, and what is wanted of whoever makes it. */
const forSite = lean(
  /(?<!\p{L})(?:(?:web)?site\p{L}*|webshop|webseite|pagin\p{L}*|stron[aęyąi]\p{L}*|sayfa\p{L}*|kleur\p{L}*|kolor\p{L}*|renk\p{L}*|rengi\p{L}*|tasarım\p{L}*|design\p{L}*|ontwerp\p{L}*|stijl\p{L}*|styl\p{L}*|knop\p{L}*|przycisk\p{L}*|buton\p{L}*|formul\p{L}*|form|harita\p{L}*|logo\p{L}*|blog\p{L}*|foto\p{L}*|zdjęci\p{L}*|galer\p{L}*|graag|alsjeblieft|wil(?:len)?|moet(?:en)?|mag|chc\p{L}*|prosz\p{L}*|potrzeb\p{L}*|poprosz\p{L}*|przydał\p{L}*|olsun|olmalı|istiyor\p{L}*|isterim|isteriz|lütfen|lazım|hallo|hoi|cześć|merhaba|selam)(?!\p{L})|موقع|صفح|ألوان|الوان|لون|تصميم|صور|السلام|أريد|اريد|[أا]بغى|[أا]بي\s|نبي\s|بدي|بدنا|لو سمحت|אתר|עמוד|דף|צבע|עיצוב|תמונות|כפתור|סרטון|רוצ|בבקשה|שלום|مساء الخير|صباح الخير/iu,
);
const contact = /@|https?:|www\.|\d{6,}|\d{3,}[ -]\d{3,}/u;
const account = /(?<!\p{L})(?:konto|iban|rekening\p{L}*|hesap)(?!\p{L})|حساب|חשבון/iu;
/** "nie strzyżemy kotów": what is not done. */
const refusing = /^(?:nie|geen|لا|ما|مش|לא|אין)\s|m[ıiuü]yor(?:um|uz)$/iu;
/** "uur", "saat": when they are there stands among the hours. */
const timed = /\d{1,2}[:.h]?\d{0,2}\s?(?:-|–|tot|do|إلى|עד)\s?\d/u;

const stemsOf = (text: string, language: string): string[] =>
  text
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > (semitic.has(language) ? 2 : 3) || /\d/u.test(word))
    .map((word) => {
      const bare =
        semitic.has(language) && word.length > 4
          ? word.replace(/^(?:وال|بال|لل|ال|[ובלהמשכوبلف])/u, '')
          : word;
      return bare.slice(0, Math.max(3, bare.length - (semitic.has(language) ? 1 : 3)));
    });

/**
 * Whole sentences of a prompt in Dutch, Polish, Turkish, Arabic or Hebrew that tell visitors something and that `said`, all text
 * of the site, does not say.
 */
export function sentencesEast(brief: Brief, said: string): readonly string[] {
  const known = said.toLowerCase().replace(/\p{M}/gu, '');
  // Who they are, what things cost and which parts are asked for stands where it belongs.
  const priced = [
    ...brief.items.filter(({ value }) => value.price !== undefined || value.section === 'team'),
    ...brief.parts.filter(({ value }) => value.lines?.length === 0),
    ...[brief.name, brief.offer].filter((slot) => slot !== null),
  ].flatMap(({ spans }) => spans);
  const ends = semitic.has(brief.spoken) ? /(?<=[.!?؟])\s+|\n+/gu : sentenceEnds;
  const isNew = (text: string): boolean => {
    const stems = stemsOf(text, brief.spoken);
    const missing = stems.filter((stem) => !known.includes(stem));
    return missing.length > (refusing.test(text) ? 0 : 1) && missing.length / stems.length >= 0.5;
  };
  // "Sıcak, kahverengi tonlar", "Rustig, zachtgroen en zand": how the site is to look, in a row of its own.
  const looks = [
    ...brief.colours,
    ...brief.tone,
    ...brief.excluded,
    ...[brief.style, brief.scheme, brief.font].filter((slot) => slot !== null),
  ].flatMap(({ spans }) => spans);
  // "גלריה, מה יש בסביבה, וטופס הזמנה": a row of what the site is to have states nothing.
  const asked = [...brief.sections, ...brief.parts];
  const isFit = ({ text, start }: Stretch): boolean => {
    const words = text.split(/\s+/u).length;
    const meets = (span: Span): boolean => span.start < start + text.length && span.end > start;
    return (
      !(words <= mostOfLook && looks.some(meets)) &&
      words >= fewestWords &&
      words <= mostWords &&
      isNew(text) &&
      !forSite.test(text) &&
      (account.test(text) || !contact.test(text)) &&
      !(timed.test(text) && brief.hours?.spans.some(meets) === true) &&
      !priced.some(meets) &&
      !(/[,،]/u.test(text) && asked.filter(({ spans }) => spans.some(meets)).length > 1) &&
      !isUneven(text) &&
      !/[?؟]/u.test(text)
    );
  };
  return cut(brief.prompt, 0, ends)
    .map((whole) => ({ ...whole, text: whole.text.replace(/[.!;:,،\s]+$/u, '') }))
    .filter(isFit)
    .map(({ text }) => capitalise(text));
}
