import { findWords } from '../../plan/words/find-words';
import { writeHours } from '../../compose/layouts/hours-table';
import { contactOn } from '../facts/contact-on';
import { presentRanges } from '../facts/hours-on-page';
import type { Intent, Step, StepResult } from '../intent';
import { nameOfItem } from '../items/find-items';
import { findThings } from '../items/find-things';
import { siteFacts } from '../site-facts';
import { labelOfPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { sectionTypesNamed, wordsFor } from '../words/section-words';

const price =
  /^(?:how much (?:is|are|does|do|would|will|was)|what (?:does|do|is|are|would|will|was|'s)(?: (?:price|cost) of)?|what's(?: price of)?|tell me price of|price of) (?<what>.+?)(?: (?:costs?|priced? at|price|now|right now|at moment|today|currently|going for))*$/;
const hours =
  /^(?:when|what time|which days?|what days?|until when|how late)\b.*\b(?:open|close[sd]?|shut|opening|hours)\b|^(?:what(?:'s| is| are)|which are|tell me|show me) (?:our |my |opening |present |current |shop |business )*(?:hours|times|opening hours|opening times)$|^are (?:we|you) (?:open|closed) on\b/;
const contact =
  /^(?:what(?:'s| is)?|which(?: is)?|tell me|show me|do (?:i|we) (?:have|show|list)) (?:our |my |present |current |your |its |a |any )*(?<kind>phone|telephone|phone number|telephone number|number|e-?mail|mail|e-?mail address|mail address|address|street address)(?: (?:on (?:site|page|it|there|here)|at moment|now|right now|is|are|have|has|do|we|i|you|it|got|shown|given|using|down))*$/;
const holds =
  /^(?:is|are) there (?:a |an |any )?(?<what>.+?)(?: (?:section|on (?:site|page|here|it)|already|yet|anywhere|here))*$|^(?:do (?:i|we)|does (?:it|site|page|this site)) (?:already )?have (?:a |an |any )?(?<own>.+?)(?: (?:section|on (?:site|page)|already|yet|anywhere))*$/;

const answer = (message: string, suggestions: readonly string[] = []): StepResult => ({
  status: 'answer',
  message,
  suggestions: [...suggestions],
});

/** Answers what an owner asks of the own site: what something costs, when it is open, how it is reached, what it has. */
export const answerQuestions: Intent = {
  name: 'explain',
  attempt(step) {
    const { part } = step;
    if (step.picked) return null;
    if (hours.test(part.plain)) return tellHours(step);
    const asked = matchPhrase(part, contact)?.kind?.plain;
    if (asked) return tellContact(step, asked);
    const what = matchPhrase(part, price)?.what;
    if (what && /\b(?:how much|costs?|prices?)\b/.test(part.plain)) return tellPrice(step, what);
    const held = matchPhrase(part, holds);
    const thing = held?.what ?? held?.own;
    return thing ? tellWhether(step, thing) : null;
  },
};

function tellPrice(step: Step, what: Phrase): StepResult | null {
  const priced = findThings(step, what).filter(({ item }) => item.price !== null);
  const told = new Map(priced.map(({ item }) => [nameOfItem(item), item.price?.text.trim() ?? '']));
  if (told.size === 0) return null;
  const lines = [...told].slice(0, 6).map(([name, cost]) => `${name}: ${cost}`);
  const [first] = told.keys();
  return answer(`${lines.join('; ')}.`, [`change the price of ${first ?? what.text} to …`]);
}

function tellHours(step: Step): StepResult {
  const words = findWords(siteFacts(step.draft, step.page).language);
  const lines = writeHours(presentRanges(step.draft, words), { words });
  return lines.length === 0
    ? answer('This site shows no opening hours.', ['opening hours Monday to Friday 9:00-17:00'])
    : answer(`Opening hours: ${lines.map(({ days, time }) => `${days} ${time}`).join('; ')}.`);
}

function tellContact(step: Step, asked: string): StepResult {
  const kind = /mail/.test(asked) ? 'email' : /address/.test(asked) ? 'address' : 'phone';
  const found = contactOn(step.draft, kind)?.replace(/\u00a0/gu, ' ');
  return found
    ? answer(`${{ phone: 'Phone', email: 'Mail', address: 'Address' }[kind]}: ${found}.`)
    : answer(
        `This site shows no ${{ phone: 'phone number', email: 'mail address', address: 'address' }[kind]}.`,
      );
}

function tellWhether(step: Step, thing: Phrase): StepResult | null {
  const type = sectionTypesNamed(thing.plain)[0];
  if (!type) return null;
  const pages = step.draft
    .pages()
    .filter((page) => step.draft.sections(page).some((section) => section.type === type))
    .map((page) => labelOfPage(step.draft, page));
  return pages.length > 0
    ? answer(`Yes: a ${wordsFor(type)} section, on ${pages.join(', ')}.`)
    : answer(`No, this site has no ${wordsFor(type)} section.`, [`add a ${wordsFor(type)} section`]);
}
