import type { Span } from '@/domain/site/brief';

const named: Readonly<Record<string, string>> = {
  english: 'en', spanish: 'es', french: 'fr', german: 'de', portuguese: 'pt', italian: 'it', dutch: 'nl', polish: 'pl', turkish: 'tr', arabic: 'ar', hebrew: 'he', swedish: 'sv', danish: 'da', norwegian: 'no', finnish: 'fi', czech: 'cs', russian: 'ru', ukrainian: 'uk', greek: 'el', japanese: 'ja', chinese: 'zh', korean: 'ko', hindi: 'hi', romanian: 'ro', hungarian: 'hu',
}; // prettier-ignore
const askedPattern = new RegExp(
  `\\b(?:(?:(?:text|texts|copy|content|site|website|page|written|everything|all|language)\\s{1,3}(?:is |should be )?(?:in|:)|in|language:)\\s{1,3}(${Object.keys(named).join('|')})(?=[\\s.,;!]|$)(?!\\s{1,3}(?:style|cuisine|and|or|&|/|food|cooking|z[lł]ot|kron|krona|kronor|franc|pound|dollar|lira|peso|rupee|yen|real|currency|money|class|lesson|course|speaking)))|\\b(${Object.keys(named).join('|')})[ -](?:language )?(?:website|site|landing page|page|language)\\b`,
  'iu',
);

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
export function readAskedLanguage(text: string): { readonly code: string; readonly span: Span } | null {
  const match = askedPattern.exec(text.slice(0, 6000));
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
