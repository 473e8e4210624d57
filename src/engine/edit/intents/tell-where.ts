import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { Intent, Step, StepResult } from '../intent';
import { contactOn } from '../facts/contact-on';
import { nameOfItem } from '../items/find-items';
import { everyItem } from '../items/find-item';
import { findThings } from '../items/find-things';
import { homesOfThing } from '../items/thing-homes';
import { findNamedSections } from '../target/find-named-sections';
import { labelOfPage } from '../target/find-pages';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const where =
  /^(?:where|(?:on )?(?:which|what) pages?) (?:is|are|do|does|can|has|have|shows?|says?|mentions?|'s)(?: (?:i|we|you|people|visitors|find|see|get))* (?<what>.+?)(?: (?:shown|mentioned|listed|on|stand|appear|now))?$|^(?:where is|where's|wheres) (?<other>.+?)(?: (?:shown|mentioned|listed|on))?$/;
const every =
  /^(?:is|are|does|do) (?<what>.+?) (?:on|appear on|shown on|stand on|show on) (?:every|all|each)(?: (?:single|of))* pages?$/;
const count = /^how many (?<thing>\S+(?: \S+)?)(?: (?:are there|do (?:we|i) (?:have|list|show)|does (?:it|site) have|are on .+|have we got|are listed))?$/; // prettier-ignore
const why = /^why (?:is|are|does|do|did|was|were|has|have)\b/;

/** Answers where something stands, on how many pages, and how many there are: changes nothing. */
export const tellWhere: Intent = {
  name: 'explain',
  attempt(step) {
    if (step.picked) return null;
    const { part } = step;
    const all = matchPhrase(part, every)?.what;
    if (all) return tellPages(step, all, true);
    const match = matchPhrase(part, where);
    const what = match?.what ?? match?.other;
    if (what && !/^(?:there|have|exist|here|got|it|this|that|there now)$/.test(what.plain))
      return tellPages(step, what, false);
    const thing = matchPhrase(part, count)?.thing;
    if (thing) return tellCount(step, thing);
    if (why.test(part.plain))
      return answer(
        'What your description did not say, such as colours, pictures and order, was chosen to go with its kind of site. Tell me what you would like instead.',
      );
    return null;
  },
};

const answer = (message: string): StepResult => ({ status: 'answer', message, suggestions: [] });

function tellPages(step: Step, what: Phrase, isEvery: boolean): StepResult | null {
  const { draft } = step;
  const pages = draft.pages();
  const holding = pages.filter((page) => isOn(step, page, what));
  const names = holding.map((page) => labelOfPage(draft, page)).join(', ');
  const thing = what.text.replace(/^(?:the|our|my) /iu, '');
  if (holding.length === 0) return isEvery ? answer(`No: I see no “${thing}” on this site.`) : null;
  if (!isEvery) return answer(`“${thing}” is on ${names}.`);
  return holding.length === pages.length
    ? answer(
        pages.length === 1
          ? 'Yes: the site has one page, and it is there.'
          : `Yes, on all ${pages.length} pages.`,
      )
    : answer(`No, only on ${names}.`);
}

function isOn(step: Step, page: string, what: Phrase): boolean {
  const { draft } = step;
  const kind = /phone|number/.test(what.plain) ? 'phone' : /mail/.test(what.plain) ? 'email' : /address/.test(what.plain) ? 'address' : null; // prettier-ignore
  const body = draft.tree(page).elements.find(({ tag }) => tag === 'body');
  const words = body ? wordsIn(body).toLowerCase() : '';
  const value = kind ? contactOn(draft, kind) : null;
  if (value) return words.replace(/\u00a0/gu, ' ').includes(value.replace(/\u00a0/gu, ' ').toLowerCase());
  if (/^(?:logo|nav|menu|header|footer)$/.test(what.plain))
    return body ? elementsIn(body).some(({ tag }) => tag === 'header' || tag === 'footer') : false;
  const isThing = findThings(step, what).some((place) => place.page === page);
  const isSection = findNamedSections(draft, what.plain, page, true).some((place) => place.page === page);
  return isThing || isSection || words.includes(what.text.toLowerCase());
}

function tellCount(step: Step, thing: Phrase): StepResult | null {
  if (/^(?:pages?|sections?)\b/.test(thing.plain)) return null;
  const all = homesOfThing(step, thing.plain.replace(/s$/, ''), false);
  const priced = all.filter((home) => everyItem(step.draft, step.page, [home]).some(({ item }) => item.price !== null)); // prettier-ignore
  const homes = priced.length > 0 ? priced : all;
  const names = [...new Set(everyItem(step.draft, step.page, homes).map(({ item }) => nameOfItem(item)))];
  return homes.length === 0 || names.length === 0
    ? null
    : answer(`${names.length}: ${names.slice(0, 12).join(', ')}.`);
}
