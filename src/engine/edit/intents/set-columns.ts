import type { PageElement } from '../../locate/page-tree';
import { countOf, done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { findCollections } from '../items/find-items';
import { homesOfThing } from '../items/thing-homes';
import { homesFor, typesOf } from '../items/thing-types';
import { writeRule } from '../style/write-rule';
import type { Device } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { childElements, classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import { findNamedSections } from '../target/find-named-sections';
import { sectionsTarget } from '../target/make-target';
import { resolveTarget } from '../target/resolve-target';
import type { Target } from '../target/target';
import { deviceWords } from '../words/take-device';

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  single: 1,
  a: 1,
};

type Wish = { readonly count: number; readonly device: Device | null };

const columnsOf = (word: string): number | null =>
  numbers[word] ?? (/^\d+$/.test(word) ? Number(word) : null);

// Told once the things to stand side by side are known.
const sideBySide = 0;

export function columnsAttempt(step: Step): StepResult | null {
  // "… side by side on desktop and stacked on phones": on a phone one column comes by itself.
  const plain = step.part.plain.replace(
    /(side by side|columns|in a row)(?: on desktop)?(?: and| but| ,)* (?:stacked|in one column|single column|one column|below each other|under each other|one below other)(?: on phones)?$/,
    '$1',
  );
  const wishes: Wish[] = [];
  const listed =
    /^(?:make|show|change|put|use|display) (?<what>.+?) (?:(?:as|into|to|in|like|be) )?(?:(?:simple|plain|vertical|normal) )?(?:list|rows|stacked|under each other|one below other|side by side)$/.exec(
      plain,
    )?.groups;
  const isListed = listed?.what !== undefined && sectionOf(step, listed.what);
  if (isListed) wishes.push({ count: plain.endsWith('side by side') ? sideBySide : 1, device: null });
  for (const match of plain.matchAll(
    /\b(?<count>\d+|one|two|three|four|five|six|single)(?:[- ](?:columns?|cols?|per row|in a row|in row|across|a row|side by side))?\b(?: (?:on|for) (?<device>phones?|tablet|desktop))?/g,
  )) {
    const count = columnsOf(match.groups?.count ?? '');
    const word = match.groups?.device;
    const isPlain = /column|col|row|across|side/.test(match[0]);
    if (count === null || count < 1 || count > 12 || (!isPlain && !word)) continue;
    wishes.push({
      count,
      device: word ? (word.startsWith('phone') ? 'phone' : word === 'tablet' ? 'tablet' : 'desktop') : null,
    });
  }
  if (
    wishes.length === 0 ||
    (!isListed && !/column|per row|in a row|in row|across|side by side|a row/.test(plain))
  )
    return null;
  if (/^add\b.*\bcolumn\b(?! layout)/.test(plain)) return null;
  const head =
    plain
      .replace(/^(?:show|make|use|put|arrange|change|display|lay out|have|want|i) /, '')
      .split(/ (?:in|to|with|into|as|on|at|using|have) |(?= \d)| (?=one|two|three|four|five|six)/)[0] ?? '';
  const phrase =
    (isListed ? listed?.what : null) ??
    head
      .replace(/^can /, '')
      .replace(/ (?:should|must|needs?|has|could|can)(?: to)?(?: be| go| stand)?$/, '')
      .replace(/ (?:grid|layout|columns?|be|go|stand)$/, '')
      .trim();
  const named = findNamedSections(step.draft, phrase, step.page);
  const target =
    (named.length > 0 ? sectionsTarget(named) : null) ??
    homeTarget(step, phrase) ??
    resolveTarget(step, phrase === '' || columnsOf(phrase.split(' ')[0] ?? '') !== null ? 'it' : phrase) ??
    lastWords(step, plain);
  if (!target) return refuse('not-found', `I do not see “${phrase}” on this site.`);
  const holder = holderOf(target);
  const selector = holder ? selectorInside(step, target, holder) : null;
  if (!holder || !selector)
    return refuse(
      'not-found',
      `${target.label.charAt(0).toUpperCase()}${target.label.slice(1)} has no list of things to set in columns.`,
    );
  const isFlow = classesOf(holder).some((word) => /masonry/.test(word));
  const all = withScreens(
    wishes.map((wish) => (wish.count === sideBySide ? { ...wish, count: oneRow(holder) } : wish)),
    holder,
  );
  for (const { count, device } of all) {
    const declarations: Record<string, string> = isFlow
      ? { columns: String(count) }
      : {
          display: 'grid',
          'grid-template-columns': count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`,
        };
    writeRule(step.draft, { selector, declarations, device, block: target.block });
    if (!isFlow)
      writeRule(step.draft, {
        selector: `${selector} > *`,
        declarations: { 'grid-column': 'auto', 'grid-row': 'auto' },
        device,
        block: target.block,
      });
  }
  const words = all
    .filter(({ isOwn }) => isOwn)
    .map(({ count, device }) => `${countOf(count, 'column')}${deviceWords(device)}`)
    .join(', ');
  return done(
    target.label,
    words,
    `${target.label.charAt(0).toUpperCase()}${target.label.slice(1)}: ${words}.`,
    target,
  );
}

function lastWords(step: Step, plain: string): Target | null {
  const words = /\b(?:for|in|of) (?<target>(?!phones?|tablet|desktop|\d)[a-z ]+?)(?: (?:on|for) .*)?$/.exec(
    plain,
  )?.groups?.target;
  return words ? resolveTarget(step, words) : null;
}

/** The element that lays the things of a target out. */
function holderOf(target: Target): PageElement | null {
  const section = target.sections[0]?.section;
  if (section) return findCollections(section)[0]?.holder ?? gridOf(section.element);
  const first = target.places[0]?.element;
  if (!first) return null;
  if (target.places.length > 1) return listAround(first) ?? first.parent;
  return /^(?:ul|ol|div|dl)$/.test(first.tag) ? first : null;
}

/** The list of things that an element, such as a picture, stands in. */
function listAround(element: PageElement): PageElement | null {
  for (let at = element.parent; at && at.tag !== 'section'; at = at.parent)
    if (/^(?:li|article)$/.test(at.tag) && at.parent) return at.parent;
  return null;
}

/** The first list, or box of boxes, of a section whose things are no collection to any other command. */
function gridOf(section: PageElement): PageElement | null {
  return (
    elementsIn(section).find((element) => {
      const children = childElements(element);
      return (
        /^(?:ul|ol|dl|div)$/.test(element.tag) &&
        children.length > 1 &&
        children.every(
          ({ tag }) => tag === children[0]?.tag && /^(?:li|div|article|figure|a|details)$/.test(tag),
        )
      );
    }) ?? null
  );
}

const sectionOf = (step: Step, phrase: string): boolean =>
  homeTarget(step, phrase) !== null || (resolveTarget(step, phrase)?.sections.length ?? 0) > 0;

/** "The plans": the section where such things stand. */
function homeTarget(step: Step, phrase: string): Target | null {
  const thing = phrase.replace(/^pricing (?=cards?$|plans?$)/, '').replace(/^cards?$/, 'plan');
  // "The dogs" of a list that has no word for them.
  const shown = /^\w+s$/.test(thing) && !typesOf(thing).length ? homesOfThing(step, thing, false).filter(({ section }) => section.type === 'listings') : []; // prettier-ignore
  const homes = [...homesFor(step, typesOf(thing)), ...shown].filter(({ page }) => page === step.page);
  return homes.length > 0 ? sectionsTarget(homes.slice(0, 1)) : null;
}

/** As many columns as there are things, three when they are too many for one row. */
function oneRow(holder: PageElement): number {
  const count = childElements(holder).length;
  return count > 1 && count < 5 ? count : 3;
}

/** What was asked for, and fewer columns on the smaller screens that nothing was said of. */
function withScreens(
  wishes: readonly Wish[],
  holder: PageElement,
): readonly (Wish & { readonly isOwn: boolean })[] {
  const own = wishes.map((wish) => ({ ...wish, isOwn: true }));
  const every = wishes.find(({ device }) => device === null);
  if (!every || every.count < 2) return own;
  const isPictures = childElements(holder).every((item) => wordsIn(item).length < 40);
  const rest: readonly (readonly [Device, number])[] = [
    ['tablet', every.count > 3 ? Math.ceil(every.count / 2) : every.count],
    ['phone', isPictures ? 2 : 1],
  ];
  return [
    ...own,
    ...rest
      .filter(([device, count]) => count < every.count && wishes.every((wish) => wish.device !== device))
      .map(([device, count]) => ({ count, device, isOwn: false })),
  ];
}

function selectorInside(step: Step, target: Target, holder: PageElement): string | null {
  const word = classesOf(holder).find((one) => !/^of-\d+$/.test(one));
  const base = target.sections.length > 0 ? giveSelector(step.draft, target) : null;
  if (target.sections.some(({ section }) => section.element.start === holder.start)) return null;
  return base ? `${base} ${word ? `.${word}` : holder.tag}` : word ? `.${word}` : null;
}
