import type { Span } from '@/domain/site/brief';

const named: Readonly<Record<string, string>> = {
  english: 'en', spanish: 'es', french: 'fr', german: 'de', portuguese: 'pt', italian: 'it', dutch: 'nl', polish: 'pl', turkish: 'tr', arabic: 'ar', hebrew: 'he', swedish: 'sv', danish: 'da', norwegian: 'no', finnish: 'fi', czech: 'cs', russian: 'ru', ukrainian: 'uk', greek: 'el', japanese: 'ja', chinese: 'zh', korean: 'ko', hindi: 'hi', romanian: 'ro', hungarian: 'hu',
}; // prettier-ignore
const askedPattern = new RegExp(
  `\\b(?:(?:(?:text|texts|copy|content|site|website|page|written|everything|all|language)\\s{1,3}(?:is |should be )?(?:in|:)|in|language:)\\s{1,3}(${Object.keys(named).join('|')})(?=[\\s.,;!]|$)(?!\\s{1,3}(?:style|cuisine|and|or|&|/|food|cooking|z[lł]ot|kron|krona|kronor|franc|pound|dollar|lira|peso|rupee|yen|real|currency|money|class|lesson|course|speaking)))|\\b(${Object.keys(named).join('|')})[ -](?:language )?(?:website|site|landing page|page|language)\\b`,
  'iu',
);

/** The language that a text asks the site to be in ("a website in Spanish"); null when it asks for none. */
export function readAskedLanguage(text: string): { readonly code: string; readonly span: Span } | null {
  const match = askedPattern.exec(text.slice(0, 6000));
  const code = named[(match?.[1] ?? match?.[2] ?? '').toLowerCase()];
  return match && code !== undefined
    ? { code, span: { start: match.index, end: match.index + match[0].length } }
    : null;
}
