import { replaceInScripts } from '../draft/replace-in-scripts';
import { replaceText, textSplices } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findInner, innerRoleNamed } from '../target/find-inner';
import { headingOf } from '../target/find-named-sections';
import { resolveTarget } from '../target/resolve-target';
import type { ElementPlace, Target } from '../target/target';
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
  /^(?:change|make|rename|rewrite|use|put) (?:(?:text|words?|sentence|phrase|line|title|heading|label|wording) )?(?:from )?(?<from>"…") (?:to|with|by|into|for|as|say) (?<to>"…")(?: everywhere| on every page| on all pages)?$/,
  /^(?:use|put|write|say|show) (?<to>"…") instead of (?<from>"…")$/,
  /^(?<from>"…") (?:->|=>|→|should be|should say|to|becomes) (?<to>"…")$/,
  /^(?:change|make) (?:word|words|text|phrase) (?<from>\S+(?: \S+){0,5}) (?:to|with) (?<to>\S+(?: \S+){0,5})(?: everywhere| on every page)?$/,
  /^(?:change) (?<from>"…") (?:to|with) (?<to>.+)$/,
  /^(?:change|make) every (?<from>.+?) (?:to|with) (?<to>.+)$/,
];

/** "change “A” to “B”": on all pages that say A. */
function swapAttempt(step: Step): StepResult | null {
  const pages = step.onlyPage ? [step.onlyPage] : step.draft.everyPage();
  for (const form of swaps) {
    const match = matchPhrase(step.part, form);
    if (!match?.from || !match.to) continue;
    const from = match.from.text;
    const to = match.to.text;
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
  return null;
}

const sayings: readonly RegExp[] = [
  /^(?<target>.+?) (?:should|must|needs to|has to|can|could) (?:say|read|be|state|be called)(?: :)? (?<text>.+)$/,
  /^(?:make|let|have) (?<target>.+?) (?:say|read|state)(?: :)? (?<text>.+)$/,
  /^(?:change|make|rewrite|rename) (?<target>.+?) (?:text |wording |label |words )?(?:to say|to read|so it says|say|into|to|with|as)(?: :)? (?<text>"…")$/,
  /^(?:change|rename|rewrite|make) (?<target>(?:.* )?(?:text|title|heading|headings?|label|button|wording|tagline|subtitle|kicker|introduction|lede|link|caption|paragraph|question|answer|quote)(?: (?:in|of|on) .+)?) (?:text |wording )?(?:to say|to read|to|with|as|say)(?: :)? (?<text>.+)$/,
  /^(?:write|put|say|show|use|add) (?<text>"…") (?:in|as|on|for|into|to) (?<target>.+)$/,
  /^(?:use|change)? ?(?<target>(?:main |hero |page )?(?:heading|title|tagline|button text|button label|headline)) (?::|=|is) (?<text>.+)$/,
  /^(?:change|make|rename) (?<target>it|this|that) (?:to|say|into|as|to say)(?: :)? (?<text>.+)$/,
];

/** "the main button should say “X”", "@{id} change this to “X”". */
function sayAttempt(step: Step): StepResult | null {
  for (const form of sayings) {
    const match = matchPhrase(step.part, form);
    if (!match?.text || !match.target) continue;
    if (!match.text.isQuoted && !isPlainEnough(match.target, match.text, form)) continue;
    const result = say(step, match.target.plain, match.text.text);
    if (result) return result;
  }
  const bare = step.picked ? matchPhrase(step.part, /^(?<text>"…")$/) : null;
  return bare?.text ? say(step, 'it', bare.text.text) : null;
}

/** Words without quotes count when the command says "say", or names a text and goes on with a capital or long text. */
function isPlainEnough(target: Phrase, text: Phrase, form: RegExp): boolean {
  if (/^(?:bigger|smaller|larger|bold|dark|light|centered|hidden|removed|red|blue|green)\b/.test(text.plain))
    return false;
  if (/say\|read/.test(form.source) && !/\bbe\b/.test(form.source)) return true;
  return (
    /^\p{Lu}/u.test(text.text) ||
    text.plain.split(' ').length > 3 ||
    /heading|title|tagline|text|label/.test(target.plain)
  );
}

function say(step: Step, phrase: string, text: string): StepResult | null {
  const found = findSayers(step, phrase);
  if (!found || found.places.length === 0) return null;
  const before = wordsIn((found.places[0] as ElementPlace).element);
  const isChanged = found.places.some(({ element }) => wordsIn(element) !== text);
  if (!isChanged) return refuse('nothing-to-change', `${capital(found.label)} says “${text}” already.`);
  for (const page of new Set(found.places.map((place) => place.page))) {
    const own = found.places.filter((place) => place.page === page);
    step.draft.splice(
      page,
      own.flatMap(({ element }) => textSplices(step.draft.text(page), element, text)),
    );
  }
  const detail = before ? `“${clip(before)}” became “${clip(text)}”` : `“${clip(text)}”`;
  const result = done(
    capital(found.label),
    found.places.length > 1 ? `${detail}, ${found.places.length} places` : detail,
    `${capital(found.label)} says “${text}” now.`,
    found.target,
  );
  return result;
}

type Sayers = {
  readonly places: readonly ElementPlace[];
  readonly label: string;
  readonly target: Target | null;
};

/** The elements whose words a phrase means. The main button is every button with the same words and place. */
function findSayers(step: Step, phrase: string): Sayers | null {
  if (
    /^(?:main |primary |first |hero |big |call to action |cta |top )*(?:button|buttons|cta|call to action)(?: text| label)?$/.test(
      phrase,
    )
  ) {
    const places = mainButtons(step);
    return places.length > 0 ? { places, label: 'the main button', target: null } : null;
  }
  if (/^(?:main |page |big |hero )?(?:heading|title|headline|h1)$/.test(phrase)) {
    const element = step.draft.tree(step.page).elements.find(({ tag }) => tag === 'h1');
    return element
      ? { places: [{ page: step.page, element }], label: 'the main heading', target: null }
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
  if (target.kind === 'group' && target.places.length > 1)
    return { places: target.places.slice(0, 1), label: target.label.replace(/s in /, ' in '), target };
  return { places: target.places, label: target.label, target };
}

/** The first button of the page's main part with all buttons of the site that say the same. */
function mainButtons({ draft, page }: Step): readonly ElementPlace[] {
  const role = innerRoleNamed('button');
  const buttonsOf = (path: string): readonly PageElement[] => {
    const body = draft.tree(path).elements.find(({ tag }) => tag === 'body');
    return role && body
      ? findInner(body, role).filter((button) => !/menu/.test(button.attributes.get('class')?.value ?? ''))
      : [];
  };
  const isInMain = (element: PageElement): boolean =>
    element.tag === 'main' || (element.parent !== null && isInMain(element.parent));
  const here = buttonsOf(page);
  const first = here.find(isInMain) ?? here[0];
  if (!first) return [];
  const words = wordsIn(first);
  return draft.everyPage().flatMap((path) =>
    buttonsOf(path)
      .filter((button) => wordsIn(button) === words)
      .map((element) => ({ page: path, element })),
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
