import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { escapeText, indentAt } from '../draft/splice-text';
import { writeDaysLarge } from '../facts/dates';
import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { siteFacts } from '../site-facts';
import { elementTarget } from '../target/make-target';
import type { Target } from '../target/target';
import { headingOf } from '../target/find-named-sections';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';

const line = '(?:text|note|line|sentence|paragraph|small text|words|subtitle|subheading|tagline)';
const side = '(?<side>under|below|underneath|beneath|after|above|before|over)';
// "Add a line under the headline: First week is on us", "add a line saying First week is on us under the headline"
const unquoted = new RegExp(
  `^(?:add|put|write|show|place) (?:new |short |small )?${line} (?:right |directly )?${side} (?<target>[^:]+?) ?(?::|saying|that says|which says|reading|with text|with words) (?<text>.+)$`,
);
const trailing = new RegExp(
  `^(?:add|put|write|show|place) (?:new |short |small )?${line} (?:saying|that says|which says|reading|with text|with words|:) (?<text>.+?) (?:right |directly )?${side} (?<target>(?:\\S+ ?){1,4})$`,
);

/** Puts a line of given words under or above a thing: "put “Closed on Mondays” under the opening hours". */
export const addNote: Intent = {
  name: 'add-text',
  attempt(step) {
    const match =
      matchPhrase(
        step.part,
        /^(?:add|put|write|show|place) (?:text |note |line |sentence |paragraph |small text |words )?(?<text>"…") (?:right |directly |just )?(?<side>under|below|underneath|beneath|after|above|before|over) (?<target>.+)$/,
      ) ??
      matchPhrase(
        step.part,
        /^(?:add|put|write) (?:text|note|line|sentence|paragraph)(?: saying| that says| with text| :)? (?<text>"…") (?<side>to|in|on|at end of) (?<target>.+)$/,
      );
    const told = match ?? matchPhrase(step.part, unquoted) ?? matchPhrase(step.part, trailing);
    if (!told?.text || (match && !match.text?.isQuoted) || !told.target || !told.side) return null;
    const said = told.text.text.replace(/^["“]|["”]$/gu, '');
    // A command is read without the mark at its end; a sentence that stands there keeps it.
    const mark = /[.!]$/u.exec(step.part.command.trim())?.[0] ?? '';
    const bare = !told.text.isQuoted && said.includes(' ') && step.part.command.trim().endsWith(said + mark) ? said + mark : said; // prettier-ignore
    const raised = bare.charAt(0).toUpperCase() + bare.slice(1);
    const text = match ? bare : writeDaysLarge(raised, siteFacts(step.draft, step.page).language);
    const target =
      headlineTarget(step, told.target.plain) ?? resolveTarget(step, told.target.plain.replace(/ text$/, ''));
    const place = target?.places[0];
    if (!target || !place) return refuse('not-found', `I do not see “${told.target.text}” on this site.`);
    const isAbove = /above|before|over/.test(told.side.plain);
    const section = target.sections[0]?.section;
    const anchor = section
      ? innerAnchor(section.element, isAbove ? headingOf(section) : null)
      : blockOf(place.element);
    if (!anchor) return null;
    const isBelowList = anchor.tag === 'dl' && !section && !match;
    const line = isBelowList ? `${wordsIn(place.element)}: ${text}` : text;
    addLine(step.draft, place.page, anchor, line, isAbove);
    // What is said of the opening hours is said wherever they are told.
    const others = section?.type === 'hours' ? step.draft.pages().filter((path) => path !== place.page) : [];
    for (const path of others)
      for (const twin of step.draft.sections(path).filter(({ type }) => type === 'hours')) {
        const there = innerAnchor(twin.element, isAbove ? headingOf(twin) : null);
        if (there) addLine(step.draft, path, there, text, isAbove);
      }
    return done(
      `Text ${isAbove ? 'above' : 'below'} ${target.label}`,
      `“${text}”`,
      `Put “${text}” ${isAbove ? 'above' : section ? 'at the end of' : 'below'} ${target.label}.`,
      target,
    );
  },
};

function addLine(draft: SiteDraft, page: string, anchor: PageElement, text: string, isAbove: boolean): void {
  const gap = indentAt(draft.text(page), anchor.start);
  const line = `<p>${escapeText(text)}</p>`;
  draft.splice(page, [
    isAbove
      ? { start: anchor.start, end: anchor.start, text: `${line}\n${gap}` }
      : { start: anchor.end, end: anchor.end, text: `\n${gap}${line}` },
  ]);
}

/** "The headline" is the main heading of the page, not all headings of the site. */
function headlineTarget({ draft, page }: Step, phrase: string): Target | null {
  if (!/^(?:main |big |hero |page )?(?:heading|headline|title)$/.test(phrase)) return null;
  const element = draft.tree(page).elements.find(({ tag }) => tag === 'h1');
  return element ? elementTarget(draft, page, element, 'the headline') : null;
}

/** Inside a section the words keep its margins: after its last table, list or paragraph, else after its last child. */
function innerAnchor(section: PageElement, heading: PageElement | null): PageElement | null {
  if (heading) return heading;
  const blocks = elementsIn(section).filter(
    ({ tag, parent }) => /^(?:table|ul|ol|dl|p|form)$/.test(tag) && !isInList(parent, section),
  );
  const last = blocks.at(-1);
  const children = section.children.filter((child): child is PageElement => child.kind === 'element');
  return last ?? children.at(-1) ?? null;
}

function isInList(element: PageElement | null, section: PageElement): boolean {
  for (let at = element; at && at !== section; at = at.parent)
    if (/^(?:table|ul|ol|dl|li|form|figure|blockquote|details|article)$/.test(at.tag)) return true;
  return false;
}

/** The block that an inline element stands in: a line cannot follow a word inside a sentence or an entry of a list. */
function blockOf(element: PageElement): PageElement | null {
  let at = element;
  while (
    at.parent &&
    /^(?:a|span|b|strong|em|i|small|svg|img|time|tr|td|th|dt|dd|li|summary|label)$/.test(at.tag)
  )
    at = at.parent;
  // A list of pairs holds no lines between them.
  if (at.parent?.tag === 'dl') at = at.parent;
  return at.tag === 'body' || at.tag === 'main' ? null : at;
}
