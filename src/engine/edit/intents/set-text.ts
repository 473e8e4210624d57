import { replaceInScripts } from '../draft/replace-in-scripts';
import { spokenName } from '../draft/spoken-name';
import { escapePattern, replaceText, textSplices } from '../draft/write-text';
import { replaceEverywhere } from '../facts/scan-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { classesOf, elementsIn, textLeaves, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { nameOfItem } from '../items/find-items';
import { ordinalItem } from '../items/ordinal-item';
import { findPage } from '../target/find-pages';
import { headingOf } from '../target/find-named-sections';
import { itemButton } from '../target/item-button';
import { resolveTarget } from '../target/resolve-target';
import type { ElementPlace, Target } from '../target/target';
import { readColour } from '../colour/read-colour';
import { buttonsOfThings, everyButton, mainButtons, twinButtons } from './same-buttons';
import { relabelLinks } from './relabel-links';
import { unknownButton } from './unknown-button';
import { unquotedAttempt } from './swap-unquoted';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

/** Puts exact words in the place of others: quoted, or of a thing that is named. */
export const setText: Intent = {
  name: 'set-text',
  attempt(step) {
    return swapAttempt(step) ?? sayAttempt(step);
  },
};

const swaps: readonly RegExp[] = [
  /^(?:change|make|rename|rewrite|use|put) (?:(?:all|every|each) )?(?:(?:text|words?|sentence|phrase|line|title|heading|label|wording) )?(?:from )?(?<from>"…") (?:to|with|by|into|in|for|as|say) (?<to>"…")(?: everywhere| on every page| on all pages)?$/,
  /^(?:use|put|write|say|show) (?<to>"…") instead of (?<from>"…")$/,
  /^(?<from>"…")(?: (?:heading|title|button|link|text|label|line|section))? (?:->|=>|→|should be|should say|should read|must be|must say|to|becomes) (?<to>"…")$/,
  /^(?:change|make) (?:word|words|text|phrase) (?<from>\S+(?: \S+){0,5}) (?:to|with) (?<to>\S+(?: \S+){0,5})(?: everywhere| on every page)?$/,
  /^(?:change) (?<from>"…") (?:to|with) (?<to>.+)$/,
  /^(?:change|make) every (?<from>.+?) (?:to|with) (?<to>(?!(?:include|have|be|say|show|start|add|begin)\b).+)$/,
];

/** "change “A” to “B”": on all pages that say A. */
function swapAttempt(step: Step): StepResult | null {
  const pages = step.onlyPage ? [step.onlyPage] : step.draft.everyPage();
  for (const form of swaps) {
    const match = matchPhrase(step.part, form);
    if (!match?.from || !match.to) continue;
    const from = match.from.text;
    const to = match.to.text;
    // Words behind a text in quotes are no part of it: "… to “B” on all of them".
    if (!match.to.isQuoted && /["“”]/u.test(to)) continue;
    if (from === to) return refuse('nothing-to-change', `Both texts are the same: “${to}”.`);
    const written = pages.reduce((sum, page) => sum + replaceText(step.draft, page, from, to), 0);
    const count = written + (match.from.isQuoted ? replaceInScripts(step.draft, from, to) : 0);
    if (count === 0) return match.from.isQuoted ? refuse('not-found', `No page says “${from}”.`) : null;
    return done(
      `“${from}”`,
      `“${to}”, ${countOf(count, 'place')}`,
      `It says “${to}” now, in ${countOf(count, 'place')}.`,
    );
  }
  return unquotedAttempt(step, pages);
}

const judgement =
  /^(?:too|so|very|really|pretty|not|ugly|boring|bad|wrong|dull|hard|on|in|at|under|above|below|missing|broken|hidden|cut off)\b/;

const sayings: readonly RegExp[] = [
  /^(?<target>.+?) (?:should|must|needs to|has to|can|could) (?:say|read|be called|be named|be titled|be|state)(?: :)? (?<text>.+)$/,
  /^(?:make|let|have) (?<target>.+?) (?:say|read|state)(?: :)? (?<text>.+)$/,
  /^(?:change|make|rewrite|rename) (?<target>.+?) (?:text |wording |label |words )?(?:to say|to read|so it says|say|into|to|with|as|in)(?: :)? (?<text>"…")$/,
  /^rename (?<target>.+? section) (?:to|into|as) (?<text>.+)$/,
  /^(?:change|rename|rewrite|make) (?<target>(?:.* )?(?:text|title|heading|headings?|label|buttons?|wording|tagline|subtitle|kicker|introduction|lede|link|caption|paragraph|question|answer|quote)(?: (?:in|of|on) .+)?) (?:text |wording )?(?:to say|to read|to|with|as|say)(?: :)? (?<text>.+)$/,
  /^(?:write|put|say|show|use|add) (?<text>"…") (?:in|as|on|for|into|to) (?<target>.+)$/,
  /^(?:use|change)? ?(?<target>(?:main |hero |page )?(?:heading|title|tagline|button text|button label|headline)) (?::|=|is) (?<text>.+)$/,
  /^(?:change|make|rename) (?<target>it|this|that) (?:to|say|into|as|to say)(?: :)? (?<text>.+)$/,
];

/** The line that a site heads its first page with and repeats in the footer, where it has one: it changes in both. */
function sayTagline({ draft }: Step, target: string, text: string): StepResult | null {
  const first = draft.pages()[0];
  if (first === undefined || !/^(?:tagline|slogan|strapline|motto)$/.test(target)) return null;
  const heading = draft.tree(first).elements.find(({ tag }) => tag === 'h1');
  const foot = draft.sections(first).find(({ id }) => id === 'footer')?.element;
  const line = heading ? wordsIn(heading) : '';
  if (line === '' || !foot || !elementsIn(foot).some((one) => one.tag === 'p' && !classesOf(one).includes('brand') && wordsIn(one) === line)) return null; // prettier-ignore
  const count = replaceEverywhere(draft, new RegExp(escapePattern(line), 'gu'), () => text);
  return count === 0 ? null : done('Tagline', `“${text}”, ${countOf(count, 'place')}`, `The tagline is “${text}” now.`); // prettier-ignore
}

/** "the main button should say “X”", "@{id} change this to “X”". */
function sayAttempt(step: Step): StepResult | null {
  let missing: StepResult | null = null;
  for (const form of sayings) {
    const match = matchPhrase(step.part, form);
    if (!match?.text || !match.target) continue;
    if (!match.text.isQuoted && !isPlainEnough(step, match.target, match.text, form)) continue;
    // `Change the "Reservations" page to "Book a table"`: the page is renamed wherever it is linked.
    const page = /^(?:change|rename) (?<name>.+) page to\b/.exec(step.part.plain)?.groups?.['name'];
    if (page !== undefined && findPage(step.draft, page) !== null) return null;
    // "Our address should say Suite 300" is no label of an address.
    if (/^(?:address|phone|phone number|number|email|email address|postcode)$/.test(match.target.plain))
      continue;
    // "The button should say Book now instead": what it said before is no part of what it says now.
    const text = match.text.isQuoted
      ? match.text.text
      : match.text.text.replace(/,?(?: (?:instead|please|from now on))+$/iu, '');
    const result = sayTagline(step, match.target.plain, text) ?? say(step, match.target.plain, text);
    if (result) return result;
    if (match.text.isQuoted && /say|read/.test(form.source))
      missing ??= refuse('not-found', `I do not see “${match.target.text}” on this site.`);
    if (/\bbuttons?\b/.test(match.target.plain) && !readColour(match.text.text))
      missing ??= unknownButton(step, match.target.text, match.text.text);
  }
  const bare = step.picked ? matchPhrase(step.part, /^(?<text>"…")$/) : null;
  return bare?.text ? say(step, 'it', bare.text.text) : missing;
}

/** Words without quotes count when the command says "say", or names a text and goes on with a capital or long text. */
function isPlainEnough(step: Step, target: Phrase, text: Phrase, form: RegExp): boolean {
  const isLook = /^(?:bigger|smaller|larger|bold|dark|light|centered|hidden|removed|red|blue|green)\b/.test(text.plain); // prettier-ignore
  // "Change the heading to Light the evening": words of a text, written large.
  if (isLook && !/^\p{Lu}\S* \S/u.test(text.text)) return false;
  if (readColour(text.text) !== null) return false;
  // "Starter and the button on it “Get going”": words in quotes within words without are another text.
  if (/["“”]/u.test(text.text)) return false;
  // "The tagline should be low and slow since 2014": nothing else of a tagline is told in so many words.
  if (/^(?:tagline|slogan|strapline|motto|headline|main heading)$/.test(target.plain) && /\bshould\b/.test(step.part.plain) && text.plain.split(' ').length > 3 && !judgement.test(text.plain)) return true; // prettier-ignore
  // "The headline is too long" finds fault, "should be first" is about its place.
  if (
    !/\b(?:to say|say|read)\b/.test(step.part.plain) &&
    (judgement.test(text.plain) || (/should\|must/.test(form.source) && !/^\p{Lu}|^\d/u.test(text.text)))
  )
    return false;
  // "Buttons should be pill shaped" is a look; "the headline should be Real bread" are words.
  if (
    /should/.test(form.source) &&
    !/\b(?:say|read)\b/.test(target.plain) &&
    /should\|must/.test(form.source)
  )
    if (
      /^(?:all )?(?:buttons?|cards?|links?|images?|headings|text|corners|background)$/.test(target.plain) &&
      !/^\p{Lu}/u.test(text.text)
    )
      return false;
  // "The headline is a bit naff" says what it is like.
  if (/\(\?::\|=\|is\)/.test(form.source) && /\bis\b/.test(step.part.plain) && !/^\p{Lu}/u.test(text.text)) return false; // prettier-ignore
  if (form.source.startsWith('^rename')) return true;
  if (/say\|read/.test(form.source) && !/\bbe\b/.test(form.source)) return true;
  return (
    /^\p{Lu}/u.test(text.text) ||
    text.plain.split(' ').length > 3 ||
    /heading|title|tagline|text|label/.test(target.plain)
  );
}

function say(step: Step, phrase: string, text: string): StepResult | null {
  const nth = ordinalItem(step, phrase.replace(/ (?:text|title|heading|name)(?= |$)/, ''));
  const found: Sayers | null = nth
    ? {
        // What a review says is what is quoted, not who said it.
        places: [{ page: nth.page, element: quotedIn(nth.item.element) ?? nth.item.title }],
        label: quotedIn(nth.item.element) ? `the ${phrase}` : `“${nameOfItem(nth.item)}”`,
        target: null,
      }
    : findSayers(step, phrase);
  if (!found || found.places.length === 0) return null;
  const before = wordsIn((found.places[0] as ElementPlace).element);
  const isChanged = found.places.some(({ element }) => wordsIn(element) !== text);
  if (!isChanged) return refuse('nothing-to-change', `${capital(found.label)} says “${text}” already.`);
  const links = found.target?.kind === 'section' ? relabelLinks(step, found.target, before, text) : 0;
  for (const page of new Set(found.places.map((place) => place.page))) {
    const own = freshPlaces(
      step,
      found.places.filter((place) => place.page === page),
    );
    step.draft.splice(
      page,
      own.flatMap(({ element }) => [
        ...spokenName(element, before, text),
        ...textSplices(step.draft.text(page), element, text),
      ]),
    );
  }
  const detail = before ? `“${clip(before)}” became “${clip(text)}”` : `“${clip(text)}”`;
  const result = done(
    capital(found.label),
    found.places.length > 1 ? `${detail}, ${found.places.length} places` : detail,
    `${capital(found.label)} ${found.label.startsWith('the buttons ') ? 'say' : 'says'} “${text}” now${links > 0 ? `, and so ${links === 1 ? 'does the link' : 'do the links'} to it` : ''}.`,
    found.target,
  );
  return result;
}

/** The same elements in the page's present text: relabelled links may have moved them. */
function freshPlaces(step: Step, places: readonly ElementPlace[]): readonly ElementPlace[] {
  return places.map(({ page, element }) => {
    const { elements } = step.draft.tree(page);
    const twins = elements.filter(({ tag }) => tag === element.tag);
    const same = twins.find((twin) => twin.start === element.start && wordsIn(twin) === wordsIn(element));
    const near = twins
      .filter((twin) => wordsIn(twin) === wordsIn(element))
      .toSorted(
        (one, other) => Math.abs(one.start - element.start) - Math.abs(other.start - element.start),
      )[0];
    return { page, element: same ?? near ?? element };
  });
}

/** The text that a review quotes. */
function quotedIn(element: PageElement): PageElement | undefined {
  const quote = elementsIn(element).find(({ tag }) => tag === 'blockquote');
  return quote ? (elementsIn(quote).find(({ tag }) => tag === 'p') ?? quote) : undefined;
}

type Sayers = {
  readonly places: readonly ElementPlace[];
  readonly label: string;
  readonly target: Target | null;
};

/** The elements whose words a phrase means. The main button is every button with the same words and place. */
function findSayers(step: Step, phrase: string): Sayers | null {
  const own = itemButton(step, phrase);
  if (own) return { places: own.places, label: own.label, target: own };
  if (/^(?:all|every|each)(?: (?:of )?(?:the|our))? buttons?(?: text| label)?$/.test(phrase))
    return { places: everyButton(step), label: 'the buttons of the site', target: resolveTarget(step, 'buttons') }; // prettier-ignore
  const each = /^(?:all|every|each) (?:of )?(?:the |our )?(?<thing>\S+) buttons?$/.exec(phrase)?.groups?.['thing'] ?? ''; // prettier-ignore
  const ofThings = buttonsOfThings(step, each);
  if (ofThings.length > 0) return { places: ofThings, label: `the buttons of the ${each}s`, target: null };
  if (
    /^(?:main |primary |first |hero |big |call to action |cta |top )*(?:button|buttons|cta|call to action)(?: text| label)?$/.test(
      phrase,
    )
  ) {
    const places = mainButtons(step);
    return places.length > 0
      ? { places, label: 'the main button', target: resolveTarget(step, 'buttons') }
      : null;
  }
  if (/^(?:main |page |big |hero )?(?:heading|title|headline|h1)$/.test(phrase)) {
    const element = step.draft.tree(step.page).elements.find(({ tag }) => tag === 'h1');
    return element
      ? {
          places: [{ page: step.page, element }],
          label: 'the main heading',
          target: resolveTarget(step, 'main heading'),
        }
      : null;
  }
  const target =
    resolveTarget(step, phrase.replace(/ (?:text|label|wording|words)$/, '')) ?? resolveTarget(step, phrase);
  if (!target || target.kind === 'role') return null;
  if (target.kind === 'section') {
    const heading = target.sections[0] ? headingOf(target.sections[0].section) : null;
    const page = target.sections[0]?.page;
    return heading && page
      ? { places: [{ page, element: heading }], label: `the heading of ${target.label}`, target }
      : null;
  }
  // Buttons that are named by their words all say the same.
  if (target.label.startsWith('the buttons “')) return { places: target.places, label: target.label, target };
  if (target.kind === 'group' && target.places.length > 1)
    return { places: target.places.slice(0, 1), label: target.label.replace(/s in /, ' in '), target };
  // A card is no text: the words it goes by are its heading's. Where it has none, nothing says which of its texts is meant.
  const titled = target.places.map(({ page, element }) => ({ page, element: titleWithin(element) }));
  if (titled.some(({ element }) => element === null)) return null;
  if (titled.some(({ element }, at) => element !== target.places[at]?.element))
    return { places: titled.flatMap(({ page, element }) => (element ? [{ page, element }] : [])), label: `the heading of ${target.label}`, target }; // prettier-ignore
  // "The button in the second plan" is one, whatever the others say.
  const isOne = /\b(?:first|second|third|fourth|fifth|sixth|last|\dst|\dnd|\drd|\dth) (?!button)\S/.test(
    phrase,
  );
  if (/\bbutton\b/.test(phrase) && target.places[0] && !isOne)
    return { places: twinButtons(step, target.places[0]), label: target.label, target };
  return { places: target.places, label: target.label, target };
}

/** The element itself where it is one text, else its first heading; null where it is neither. */
function titleWithin(element: PageElement): PageElement | null {
  const isBlock = elementsIn(element).some(({ tag }) => /^(?:p|h[1-6]|ul|ol|dl|div|article|figure|blockquote)$/.test(tag)); // prettier-ignore
  if (!isBlock) return element;
  const texts = textLeaves(element).filter(({ text }) => text.trim() !== '');
  return elementsIn(element).find(({ tag }) => /^h[1-6]$/.test(tag)) ?? (texts.length < 2 ? element : null);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
