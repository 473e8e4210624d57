import type { Span } from '@/domain/site/brief';
import { keepLatest } from '../../keep-latest';
import { lowered } from '../words/lowered';

const named: Readonly<Record<string, string>> = {
  english: 'en', spanish: 'es', french: 'fr', german: 'de', portuguese: 'pt', italian: 'it', dutch: 'nl', polish: 'pl', turkish: 'tr', arabic: 'ar', hebrew: 'he', swedish: 'sv', danish: 'da', norwegian: 'no', finnish: 'fi', czech: 'cs', russian: 'ru', ukrainian: 'uk', greek: 'el', japanese: 'ja', chinese: 'zh', korean: 'ko', hindi: 'hi', romanian: 'ro', hungarian: 'hu',
}; // prettier-ignore
const askedPattern = new RegExp(
  `\\b(?:(?:(?:text|texts|copy|content|site|website|page|written|everything|all|language)\\s{1,3}(?:is |should be )?(?:in|:)|in|language:)\\s{1,3}(${Object.keys(named).join('|')})(?=[\\s.,;!]|$)(?!\\s{1,3}(?:style|cuisine|and|or|&|/|food|cooking|z[lł]ot|kron|krona|kronor|franc|pound|dollar|lira|peso|rupee|yen|real|currency|money|class|lesson|course|speaking)))|\\b(${Object.keys(named).join('|')})[ -](?:language )?(?:website|site|landing page|page|language)\\b`,
  'gu',
);
const anyNamed = new RegExp(Object.keys(named).join('|'), 'u');
/** "we talk in Spanish for ten minutes", "tours in German": what is spoken there, and not what the site is in. */
const spoken =
  /\b(?:talk(?:s|ing)?|speak(?:s|ing)?|spoken|teach(?:es|ing)?|taught|conversations?|chat(?:s|ting)?|sing(?:s|ing)?|lessons?|class(?:es)?|courses?|tours?|mass|services?|sermons?|books?|subtitles?|degrees?|fluent|think|dream|explained|listen(?:s|ing)?|plays?|songs?|films?|worship|prayers?)\b[^.!?\n]*$/iu;

const ofSite =
  /\b(?:web\s?site|site|web\s?page|pages?|app|tool|text|texts|copy|content|written|write|everything|all of it|answer|wording|it|shop|menu|version)\b[^.!?\n]*$/iu;
const long = 60;

/** Whether words about a language say what the site is in: of a long brief only where their sentence speaks of it. */
const isOfSite = ({ 0: told, index }: RegExpExecArray, text: string): boolean => {
  if (!/^in\s/iu.test(told)) return true;
  const before = text.slice(Math.max(0, index - 160), index);
  if (spoken.test(before.slice(-60))) return false;
  return text.trim().split(/\s+/u).length < long || ofSite.test(before) || /(?:^|[.!?\n])\s*$/u.test(before);
};

const ownWords: readonly (readonly [RegExp, string])[] = [
  [/\bauf deutsch\b/iu, 'de'],
  [/\ben espa[ñn]ol\b/iu, 'es'],
  [/\ben fran[çc]ais\b/iu, 'fr'],
  [/\bin italiano\b/iu, 'it'],
  [/\bem portugu[êe]s\b/iu, 'pt'],
  [/\b(?:op|in het) nederlands\b/iu, 'nl'],
  [/\bpo polsku\b/iu, 'pl'],
];

/** The language that a text asks the site to be in ("a website in Spanish"); null when it asks for none. */
export const readAskedLanguage = keepLatest(4, readAsked);

function readAsked(text: string): { readonly code: string; readonly span: Span } | null {
  const small = lowered(text.slice(0, 6000));
  const match =
    (anyNamed.test(small) ? [...small.matchAll(askedPattern)] : []).find((one) => isOfSite(one, text)) ??
    null;
  // "Auf Deutsch." in the middle of an English prompt.
  for (const [pattern, code] of match ? [] : ownWords) {
    const told = pattern.exec(text.slice(0, 6000));
    if (told) return { code, span: { start: told.index, end: told.index + told[0].length } };
  }
  const code = named[(match?.[1] ?? match?.[2] ?? '').toLowerCase()];
  return match && code !== undefined
    ? { code, span: { start: match.index, end: match.index + match[0].length } }
    : null;
}
