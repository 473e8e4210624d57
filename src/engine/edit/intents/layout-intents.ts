import { elementsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { wholeLines } from '../draft/splice-text';
import { findCollections } from '../items/find-items';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { removeSections, rangeWithComment } from '../sections/remove-section';
import { writeRule } from '../style/write-rule';
import type { Device } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { classesOf } from '../../locate/page-tree';
import { pickedTarget, resolveTarget } from '../target/resolve-target';
import type { Target } from '../target/target';
import { keepWords, matchPhrase } from '../words/read-command';
import { deviceWords, takeDevice } from '../words/take-device';

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
const columnsOf = (word: string): number | null =>
  numbers[word] ?? (/^\d+$/.test(word) ? Number(word) : null);
const selectorsOfRoles: Partial<Record<string, string>> = {
  header: '.site-header',
  nav: '.site-header nav',
  footer: '.site-footer',
  hero: '.hero',
  cards: '.card',
  buttons: '.button',
  'main-button': '.button',
  headings: 'h1, h2, h3',
  text: 'main',
  links: 'main a',
  images: 'main :is(img, figure)',
};

/** Columns per screen, alignment, full width. */
export const setLayout: Intent = {
  name: 'set-layout',
  attempt(step) {
    return columnsAttempt(step) ?? alignAttempt(step) ?? widthAttempt(step) ?? stickyAttempt(step);
  },
};

function columnsAttempt(step: Step): StepResult | null {
  const { plain } = step.part;
  const wishes: { count: number; device: Device | null }[] = [];
  for (const match of plain.matchAll(
    /\b(?<count>\d+|one|two|three|four|five|six|single)(?:-| )?(?:columns?|cols?|per row|in a row|across|a row|side by side)?\b(?: columns?)?(?: (?:on|for) (?<device>phones?|tablet|desktop))?/g,
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
  if (wishes.length === 0 || !/column|per row|in a row|across|side by side|a row/.test(plain)) return null;
  if (/^add\b.*\bcolumn\b(?! layout)/.test(plain)) return null;
  const head =
    plain
      .replace(/^(?:show|make|use|put|arrange|change|display|lay out|have|want|i) /, '')
      .split(/ (?:in|to|with|into|as|on|at|using|have) |(?= \d)| (?=one|two|three|four|five|six)/)[0] ?? '';
  const phrase = head.replace(/ (?:grid|layout|columns?)$/, '').trim();
  const target =
    resolveTarget(step, phrase === '' || columnsOf(phrase) !== null ? 'it' : phrase) ??
    lastWords(step, plain);
  if (!target) return refuse('not-found', `I do not see “${phrase}” on this site.`);
  const holder = holderOf(target);
  const selector = holder ? selectorInside(step, target, holder) : null;
  if (!holder || !selector)
    return refuse('not-found', `${target.label} has no list of things to set in columns.`);
  const isFlow = classesOf(holder).some((word) => /masonry/.test(word));
  for (const { count, device } of wishes) {
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
  const words = wishes
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
  if (section) return findCollections(section)[0]?.holder ?? null;
  const first = target.places[0]?.element;
  if (!first) return null;
  if (target.places.length > 1) return first.parent;
  return /^(?:ul|ol|div|dl)$/.test(first.tag) ? first : null;
}

function selectorInside(step: Step, target: Target, holder: PageElement): string | null {
  const word = classesOf(holder).find((one) => !/^of-\d+$/.test(one));
  const base = target.sections.length > 0 ? giveSelector(step.draft, target) : null;
  return base ? `${base} ${word ? `.${word}` : holder.tag}` : word ? `.${word}` : null;
}

function alignAttempt(step: Step): StepResult | null {
  const { device, rest } = takeDevice(step.part.plain);
  const part = keepWords(step.part, rest);
  const match =
    matchPhrase(part, /^(?<way>center) (?<target>.+?)(?: text| content)?$/) ??
    matchPhrase(
      part,
      /^(?:align|move|put) (?<target>.+?)(?: text)? (?:to |in |at |on )?(?<way>left|right|center|middle)(?: side| aligned)?$/,
    ) ??
    matchPhrase(
      part,
      /^(?:make|change|show) (?<target>.+?) (?:to |be )?(?<way>centered|left aligned|right aligned|left-aligned|right-aligned|center|in (?:the )?(?:center|middle))$/,
    );
  if (!match?.target || !match.way) return null;
  const target = resolveTarget(step, match.target.plain);
  if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
  const way = /left/.test(match.way.plain) ? 'start' : /right/.test(match.way.plain) ? 'end' : 'center';
  const selector =
    target.kind === 'role' && target.role ? selectorsOfRoles[target.role] : giveSelector(step.draft, target);
  if (!selector) return null;
  writeRule(step.draft, {
    selector,
    declarations: { 'text-align': way, 'justify-items': way },
    device,
    block: target.block,
  });
  if (target.kind === 'section' || target.kind === 'role') {
    // Text blocks have a widest line, and rows of buttons are flex: both follow.
    const side = way === 'center' ? 'auto' : way === 'start' ? '0 auto' : 'auto 0';
    writeRule(step.draft, {
      selector: `${selector} :is(h1, h2, h3, p, .actions, .head)`,
      declarations: { 'margin-inline': side, 'justify-content': way, 'justify-items': way },
      device,
      block: target.block,
    });
  } else {
    writeRule(step.draft, {
      selector,
      declarations: { 'margin-inline': way === 'center' ? 'auto' : way === 'start' ? '0 auto' : 'auto 0' },
      device,
      block: target.block,
    });
  }
  const words =
    way === 'center' ? 'centred' : way === 'start' ? 'aligned to the start' : 'aligned to the end';
  return done(
    target.label,
    words,
    `${target.label.charAt(0).toUpperCase()}${target.label.slice(1)} is ${words}${deviceWords(device)} now.`,
    target,
  );
}

function widthAttempt(step: Step): StepResult | null {
  const match =
    matchPhrase(
      step.part,
      /^(?:make|change|show|use|stretch|have) (?<target>.+?) (?:to |be |into |with |as |for |a |an )*(?:full-width|full width|edge to edge|full-bleed|full bleed|wide|wider|full screen|fullscreen|full-screen|full height)(?: (?<thing>image|picture|background|banner|layout|section|photo|hero))?$/,
    ) ??
    matchPhrase(
      step.part,
      /^(?:use|add|show) (?:a )?(?:full-width|full-bleed|full screen|full-screen) (?<thing>image|picture|photo|banner) (?:for|in|as) (?<target>.+)$/,
    );
  if (!match?.target) return null;
  const target = resolveTarget(step, match.target.plain);
  const selector = !target
    ? null
    : target.kind === 'role' && target.role
      ? selectorsOfRoles[target.role]
      : giveSelector(step.draft, target);
  if (!target || !selector) return null;
  const isTall = /screen|height/.test(step.part.plain);
  const root =
    target.places[0]?.element ??
    step.draft.sections(step.page).find(({ type }) => type === target.role)?.element;
  const art = root
    ? elementsIn(root).find(({ tag }) => tag === 'figure' || tag === 'img' || tag === 'svg')
    : undefined;
  const block = target.block ?? (target.role === 'hero' ? 'hero' : null);
  if (root && root.tag === 'section') {
    writeRule(step.draft, {
      selector,
      declarations: {
        'grid-template-columns': 'minmax(0, 1fr)',
        'max-inline-size': 'none',
        ...(isTall ? { 'min-block-size': '100svh' } : {}),
      },
      block,
    });
    let child = root.children.find((node) => node.kind === 'element');
    const holder = root.children.filter((node) => node.kind === 'element');
    if (holder.length === 1 && child?.kind === 'element' && child.tag === 'div' && classesOf(child)[0]) {
      writeRule(step.draft, {
        selector: `${selector} > .${classesOf(child)[0] ?? ''}`,
        declarations: { 'grid-template-columns': 'minmax(0, 1fr)', 'max-inline-size': 'none' },
        block,
      });
    }
    if (art && /image|picture|photo|hero|banner|full/.test(step.part.plain)) {
      let frame = art;
      while (
        frame.parent &&
        frame.parent !== root &&
        frame.parent.children.filter((node) => node.kind === 'element').length === 1
      )
        frame = frame.parent;
      const name = classesOf(frame)[0];
      const inner = `${selector} ${name ? `.${name}` : frame.tag}`;
      writeRule(step.draft, {
        selector: inner,
        declarations: { 'inline-size': '100%', 'max-inline-size': 'none', order: '-1' },
        block,
      });
      writeRule(step.draft, {
        selector: `${inner === `${selector} svg` ? inner : `${inner} :is(svg, img)`}`,
        declarations: {
          'inline-size': '100%',
          'max-inline-size': 'none',
          'max-block-size': '70vh',
          'object-fit': 'cover',
        },
        block,
      });
      child = undefined;
    }
  } else {
    writeRule(step.draft, {
      selector,
      declarations: { 'inline-size': '100%', 'max-inline-size': 'none' },
      block,
    });
  }
  return done(
    target.label,
    isTall ? 'as high as the screen' : 'full width',
    `${target.label.charAt(0).toUpperCase()}${target.label.slice(1)} is ${isTall ? 'as high as the screen' : 'full width'} now.`,
    target,
  );
}

function stickyAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:make|keep) (?:header|nav|navbar|navigation|menu)(?: bar)? (?<way>sticky|fixed|always visible|at top when scrolling|not sticky|unsticky|static|scroll away)$/,
  );
  if (!match?.way) return null;
  const isStatic = /not|un|static|away/.test(match.way.plain);
  const section = step.draft.sections(step.page).find(({ id }) => id === 'nav');
  const word = section ? classesOf(section.element)[0] : undefined;
  writeRule(step.draft, {
    selector: word ? `.${word}` : 'header',
    declarations: isStatic
      ? { position: 'static' }
      : { position: 'sticky', 'inset-block-start': '0', 'z-index': '5' },
  });
  return done(
    'The header',
    isStatic ? 'scrolls away' : 'sticky',
    `The header ${isStatic ? 'scrolls away with the page' : 'stays on top while scrolling'} now.`,
  );
}

/** Hides a thing on one kind of screen, or shows it again. */
export const hideOn: Intent = {
  name: 'hide-on',
  attempt(step) {
    const { device, rest } = takeDevice(step.part.plain);
    const part = keepWords(step.part, rest);
    const match = matchPhrase(
      part,
      /^(?<verb>hide|remove|don't show|do not show|show|no) (?<target>.+?)(?: again)?(?: only)?$/,
    );
    if (!match?.target) return null;
    const isShown = match.verb?.plain === 'show';
    if (!device && match.verb?.plain !== 'hide') return null;
    const target = resolveTarget(step, match.target.plain);
    if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
    const selector =
      target.kind === 'role' && target.role
        ? selectorsOfRoles[target.role]
        : giveSelector(step.draft, target);
    if (!selector) return null;
    const isOnly = isShown && /only/.test(step.part.plain);
    if (isOnly && device) {
      for (const other of (['phone', 'tablet', 'desktop'] as const).filter((one) => one !== device))
        writeRule(step.draft, {
          selector,
          declarations: { display: 'none' },
          device: other,
          block: target.block,
        });
      return done(
        target.label,
        `only${deviceWords(device)}`,
        `${target.label} shows only${deviceWords(device)} now.`,
        target,
      );
    }
    writeRule(step.draft, {
      selector,
      declarations: { display: isShown ? 'revert' : 'none' },
      device,
      block: target.block,
    });
    const label = target.label.charAt(0).toUpperCase() + target.label.slice(1);
    return done(
      label,
      `${isShown ? 'shown' : 'hidden'}${deviceWords(device)}`,
      `${label} ${target.places.length > 1 ? 'are' : 'is'} ${isShown ? 'shown' : 'hidden'}${deviceWords(device)} now.`,
      target,
    );
  },
};

/** Takes out the picked element, or a thing that is named and is no section. */
export const removeElement: Intent = {
  name: 'remove-element',
  attempt(step) {
    const match = matchPhrase(step.part, /^remove (?<target>.+)$/);
    if (!match?.target) return null;
    const isPicked =
      step.picked !== null &&
      /^(?:it|this|that|.*\b(?:this|that)\b.*|element|item)$/.test(match.target.plain);
    const target = isPicked ? pickedTarget(step) : resolveTarget(step, match.target.plain);
    if (isPicked && !target)
      return refuse('not-found', 'The element that was picked is not on this site any more.');
    if (!target || target.kind === 'role') return null;
    if (target.sections.length > 0) {
      removeSections(step.draft, target.sections);
      return done(target.label, 'removed', `Removed ${target.label}.`);
    }
    let count = 0;
    for (const page of new Set(target.places.map((place) => place.page))) {
      const { html } = step.draft.tree(page);
      const own = target.places.filter((place) => place.page === page).map(({ element }) => element);
      if (own.some(({ tag }) => tag === 'main' || tag === 'body'))
        return refuse('not-understood', 'That is the whole page; remove its sections one by one.');
      if (own.some((element) => element.tag === 'h1'))
        return refuse('not-understood', 'A page needs its main heading. Give it other words instead.');
      step.draft.splice(
        page,
        own.map((element) => ({ ...wholeLines(html, rangeWithComment(html, element)), text: '' })),
      );
      count += own.length;
    }
    dropUnusedScripts(step.draft);
    return done(
      target.label.charAt(0).toUpperCase() + target.label.slice(1),
      `removed, ${countOf(count, 'place')}`,
      `Removed ${target.label}.`,
    );
  },
};
