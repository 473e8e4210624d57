import type { Brief, Span } from '@/domain/site/brief';

/** A clause that says what a program does, and how it hangs on the program: done with it, or done by it. */
export type ProgramClause = {
  readonly span: Span;
  readonly lead: string;
  readonly does: string;
  readonly isByIt: boolean;
};

type Leads = { readonly withIt: string; readonly byIt: string };
const leads: Readonly<Record<string, Leads>> = {
  es: { withIt: '(?:con|en) (?:la|el) (?:que|cual)', byIt: 'que' },
  fr: { withIt: 'avec (?:laquelle|lequel)|dans (?:laquelle|lequel)|grâce à (?:laquelle|lequel)|grâce (?:auquel|à laquelle)', byIt: 'qui' },
  de: { withIt: '(?:mit|in|über|auf) (?:der|dem)', byIt: 'die|das' },
  pt: { withIt: 'com (?:a qual|o qual|que)|em que|na qual|no qual', byIt: 'que' },
  it: { withIt: 'con (?:cui|la quale|il quale)|in cui|nella quale', byIt: 'che' },
  nl: { withIt: 'waarmee|waarin', byIt: String.raw`(?<=,\s)(?:die|dat)` },
  pl: { withIt: 'w (?:której|którym)|z (?:którą|którym)|dzięki (?:której|któremu)|na (?:której|którym)', byIt: 'która|który|które' },
  ar: { withIt: '(?!)', byIt: 'الذي|التي' },
}; // prettier-ignore
const programs = new Set<string>(['saas', 'mobile-app']);
const ofSite =
  /(?:web|website|webseite|site|sitio|seite|page|página|pagina|sito|strona|strony|homepage|landing ?page|موقع|صفحة|אתר|דף|עמוד)["”»“’']?,?\s?$/iu;
/** What a page is to have, and no deed of the program. */
const having =
  '(?:tenga|incluya|sea|lleve|muestre|ait|soit|comprenne|hat|haben|enthält|ist|sind|tenha|inclua|seja|abbia|sia|includa|heeft|hebben|is|zijn|ma|mają|jest)(?!\\p{L})';
const readFrom = 320;

/** "שמנהלת תקציב": the word that opens the clause is joined to its verb. */
const joined =
  /(?<=["״”א-ת])(?<gap>\s?,?\s)ש(?<does>(?!ל(?:נו|י|הם|ך|כם)?\s|אלות|ירות|עות|יעור|לבים|ותפ|יטה|ווק)[א-ת]{3,}\s[^:.,;!?\n]{4,80})(?=\s?[:.,;!?\n]|$)/u;
function inHebrew(prompt: string): ProgramClause | null {
  const found = joined.exec(prompt.slice(0, readFrom));
  const { gap = '', does = '' } = found?.groups ?? {};
  if (!found || ofSite.test(prompt.slice(0, found.index))) return null;
  const span = { start: found.index + gap.length, end: found.index + found[0].length };
  return { span, lead: 'ש', does: does.trim(), isByIt: true };
}

/** "Software „Rechnungsfux“, mit der Handwerker Angebote schreiben: …": what stands between a program and the row of what its page has. */
export function findProgramClause({ prompt, spoken, kind }: Brief): ProgramClause | null {
  if (!programs.has(kind.value)) return null;
  if (spoken === 'he') return inHebrew(prompt);
  const known = leads[spoken];
  if (!known) return null;
  const pattern = new RegExp(
    String.raw`(?<=[\p{L}\d"”“»’'])(?<gap>${spoken === 'de' ? ',' : '\\s?,?'}\s)(?<lead>${known.withIt}|${known.byIt})\s(?<does>(?!${having})[^:.,;!?\n]{6,90}?)(?=\s?[:.,;!?\n]|$)`,
    'iu',
  );
  const found = pattern.exec(prompt.slice(0, readFrom));
  const { gap = '', lead = '', does = '' } = found?.groups ?? {};
  // "una web que tenga menú y reservas: …": the page itself, and what it is to have.
  if (!found || ofSite.test(prompt.slice(0, found.index))) return null;
  const start = found.index + gap.length;
  return {
    span: { start, end: found.index + found[0].length },
    lead,
    does: does.trim(),
    isByIt: !new RegExp(`^(?:${known.withIt})$`, 'iu').test(lead),
  };
}

/** What a program does is no part of its page, and whoever uses it no look: "mit der Handwerker Angebote schreiben". */
export function clauseOfProgram(brief: Brief): Brief {
  const clause = findProgramClause(brief);
  if (!clause) return brief;
  const { start, end } = clause.span;
  const isFree = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length === 0 || !spans.some((span) => span.start < end && span.end > start);
  return {
    ...brief,
    style: brief.style && isFree(brief.style) ? brief.style : null,
    tone: brief.tone.filter(isFree),
    sections: brief.sections
      .map((section) => ({
        ...section,
        spans: section.spans.filter((span) => isFree({ spans: [span] })),
        isKept: isFree(section) || section.spans.some((span) => isFree({ spans: [span] })),
      }))
      .flatMap(({ isKept, ...section }) => (isKept ? [section] : [])),
    behaviours: brief.behaviours.filter(
      (behaviour) =>
        behaviour.spans.length === 0 || behaviour.spans.some((span) => isFree({ spans: [span] })),
    ),
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    items: brief.items.filter((item) => item.value.price !== undefined || isFree(item)),
  };
}
