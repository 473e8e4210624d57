import { behaviours } from '../../compose/behaviours/find-behaviour';
import { findWords } from '../../plan/words/find-words';
import { elementsIn, valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { phonesOf } from '../facts/set-phone';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { everyItem } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { numberOf } from '../items/money';
import { addScripts } from '../sections/add-scripts';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';
import { findNamedSections } from '../target/find-named-sections';
import { writeRule } from '../style/write-rule';
import { matchPhrase } from '../words/read-command';

/** Adds a small working thing: sorting, a WhatsApp button, a switch for dark mode, printing, back to top. */
export const addFeature: Intent = {
  name: 'add-feature',
  attempt(step) {
    return (
      sortAttempt(step) ??
      whatsAppAttempt(step) ??
      toggleAttempt(step) ??
      printAttempt(step) ??
      topAttempt(step) ??
      removeAttempt(step)
    );
  },
};

function behaviourCss(step: Step, type: string): void {
  const css = behaviours.find((behaviour) => behaviour.type === type)?.css;
  if (css) addStyles(step.draft, css);
}

/** "sort products by price": a choice over the list. The list itself is put in that order, so it holds without scripts. */
function sortAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:sort|order|(?:add|let) (?:.*?)(?:sorting|sort|visitors sort)(?: of| for| to)?) (?<what>.+?)(?: by (?<field>price|name|title|alphabet|cheapest|most expensive)| (?<alpha>alphabetically))?(?: (?:first|from (?<order>low to high|high to low|a to z|z to a)|(?<way>ascending|descending|up|down)))?$/,
  );
  if (!match?.what) return null;
  const isName = match.alpha !== undefined || /name|title|alphabet/.test(match.field?.plain ?? '');
  const isDown =
    /most expensive/.test(match.field?.plain ?? '') ||
    /high to low|z to a/.test(match.order?.plain ?? '') ||
    /descending|down/.test(match.way?.plain ?? '');
  const phrase = match.what.plain.replace(/ list$/, '');
  const sections = findNamedSections(step.draft, phrase, step.page);
  const places = everyItem(step.draft, step.page, sections);
  const first = places[0];
  if (!first) return refuse('not-found', `I do not see “${match.what.text}” to sort.`);
  const list = places.filter(
    ({ collection, page }) => collection.holder === first.collection.holder && page === first.page,
  );
  if (!isName && !list.some(({ item }) => item.price))
    return refuse('not-found', `“${match.what.text}” have no prices to sort by.`);
  return sortList(step, first, list, isName ? 'name' : 'price', isDown);
}

function sortList(
  step: Step,
  first: ItemPlace,
  list: readonly ItemPlace[],
  field: 'name' | 'price',
  isDown: boolean,
): StepResult {
  const { draft } = step;
  const { page } = first;
  const html = draft.text(page);
  const amount = ({ item }: ItemPlace) => (item.price ? (numberOf(item.price.text) ?? 0) : 0);
  const sorted = list.toSorted(
    (one, other) =>
      (field === 'price'
        ? amount(one) - amount(other)
        : nameOfItem(one.item).localeCompare(nameOfItem(other.item))) * (isDown ? -1 : 1),
  );
  const source = (place: ItemPlace) => withField(html, place, field, amount(place));
  const splices: Splice[] = list.map((place, index) => ({
    start: place.item.element.start,
    end: place.item.element.end,
    text: source(sorted[index] ?? place),
  }));
  const { holder } = first.collection;
  const id = valueOf(holder, 'id') || `${first.section.id}-list`;
  if (!valueOf(holder, 'id'))
    splices.push({
      start: holder.start + 1 + holder.tag.length,
      end: holder.start + 1 + holder.tag.length,
      text: ` id="${id}"`,
    });
  const hasChoice = draft.tree(page).elements.some((element) => valueOf(element, 'data-sort') === id);
  const words =
    siteFacts(draft, page).language === 'en'
      ? {
          sort: 'Sort by',
          own: 'As listed',
          up: 'Price, low to high',
          down: 'Price, high to low',
          name: 'Name',
        }
      : null;
  if (!hasChoice && words) {
    const options = [
      `<option value="">${words.own}</option>`,
      ...(list.some(({ item }) => item.price)
        ? [`<option value="price">${words.up}</option>`, `<option value="-price">${words.down}</option>`]
        : []),
      `<option value="name">${words.name}</option>`,
    ];
    const indent = indentAt(html, holder.start);
    const lines = [
      `<p class="sort-choice">`,
      `  <label for="${id}-sort">${words.sort}</label>`,
      `  <select id="${id}-sort" data-sort="${id}">`,
      ...options.map((option) => `    ${option}`),
      '  </select>',
      '</p>',
    ];
    splices.push({ start: holder.start, end: holder.start, text: `${lines.join(`\n${indent}`)}\n${indent}` });
  }
  const merged = mergeStarts(splices);
  draft.splice(page, merged);
  if (!hasChoice && words) {
    writeRule(draft, {
      selector: '.sort-choice',
      declarations: {
        display: 'flex',
        gap: '0.75rem',
        'align-items': 'center',
        'margin-block-end': 'var(--gap, 1.5rem)',
      },
      block: first.section.type,
    });
    writeRule(draft, {
      selector: '.sort-choice select',
      declarations: {
        'min-block-size': '2.75rem',
        'padding-inline': '0.75rem',
        font: 'inherit',
        color: 'inherit',
        'background-color': 'transparent',
        border: '1px solid currentColor',
        'border-radius': 'min(var(--radius, 8px), 1rem)',
      },
      block: first.section.type,
    });
    addScripts(draft, ['sort']);
  }
  const detail = `by ${field}${isDown ? ', falling' : ''}`;
  return done(
    `Order of ${first.section.id}`,
    detail,
    `The list stands in order ${detail} now${hasChoice || !words ? '' : ', and visitors can choose another order'}.`,
  );
}

/** The item's source with the value that the sort script compares. */
function withField(html: string, { item }: ItemPlace, field: 'name' | 'price', amount: number): string {
  const { element } = item;
  const text = html.slice(element.start, element.end);
  const values: readonly (readonly [string, string])[] = [
    ['data-price', item.price ? String(amount) : ''],
    ['data-name', nameOfItem(item)],
  ];
  const added = values
    .filter(
      ([name, value]) =>
        value !== '' &&
        !element.attributes.has(name) &&
        (field === 'price' || name === 'data-name' || item.price),
    )
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const at = 1 + element.tag.length;
  return text.slice(0, at) + added + text.slice(at);
}

function mergeStarts(splices: readonly Splice[]): Splice[] {
  return splices.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function whatsAppAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^add (?:floating )?(?:whatsapp|whats app)(?: chat)?(?: button| link| icon| chat button| contact)?(?: (?:with|for|to) (?:number )?(?<phone>\+?\d[\d\s().-]{5,}\d))?$/,
  );
  if (!match) return null;
  const digits = match.phone ? match.phone.text.replace(/\D/g, '') : phonesOf(step.draft)[0];
  if (!digits) {
    return refuse('ambiguous', 'Which number should the WhatsApp button call? The site has none yet.', [
      'add a whatsapp button with +351 912 345 678',
    ]);
  }
  const known = step.draft.pages().some((page) => /wa\.me\//.test(step.draft.text(page)));
  if (known && !match.phone) return refuse('nothing-to-change', 'There is a WhatsApp link already.');
  addBeforeEnd(step, `<a class="whatsapp" href="https://wa.me/${digits}" rel="noopener">WhatsApp</a>`);
  writeRule(step.draft, {
    selector: '.whatsapp',
    declarations: {
      position: 'fixed',
      'inset-block-end': '1rem',
      'inset-inline-end': '1rem',
      'z-index': '20',
      display: 'inline-flex',
      'align-items': 'center',
      'min-block-size': '3rem',
      'padding-inline': '1.2em',
      'border-radius': '99px',
      'background-color': '#075e54',
      color: '#ffffff',
      'font-weight': '600',
      'text-decoration': 'none',
    },
  });
  writeRule(step.draft, {
    selector: '.whatsapp:focus-visible',
    declarations: { outline: '3px solid #ffffff', 'outline-offset': '-6px' },
  });
  return done(
    'WhatsApp button',
    `+${digits}`,
    `Added a WhatsApp button for +${digits} on every page. It leads to wa.me when pressed; nothing is loaded from there before.`,
  );
}

/** Puts markup at the end of the footer of every page, where it is part of a landmark. */
function addBeforeEnd(step: Step, markup: string): void {
  for (const page of step.draft.everyPage()) {
    const html = step.draft.text(page);
    const { elements } = step.draft.tree(page);
    const footer = step.draft.sections(page).find(({ id }) => id === 'footer')?.element;
    const home: PageElement | undefined =
      footer ?? elements.find(({ tag }) => tag === 'main') ?? elements.find(({ tag }) => tag === 'body');
    if (!home) continue;
    const lineStart = html.lastIndexOf('\n', home.closeStart) + 1;
    const indent = html.slice(lineStart, home.closeStart);
    step.draft.splice(page, [
      indent.trim() === ''
        ? { start: lineStart, end: lineStart, text: `${indent}  ${markup}\n` }
        : { start: home.closeStart, end: home.closeStart, text: markup },
    ]);
  }
}

function toggleAttempt(step: Step): StepResult | null {
  if (
    !/^(?:add|let|allow|give)\b.*\b(?:theme|dark mode|dark|light|color scheme|night mode)\b.*\b(?:toggle|switch|switcher|button|option|choice|choose)\b|^(?:add|let) (?:toggle|switch|button) (?:for|between|to)\b.*\b(?:dark|theme|light)\b/.test(
      step.part.plain,
    )
  )
    return null;
  const { draft } = step;
  if (draft.pages().some((page) => /data-theme-toggle/.test(draft.text(page))))
    return refuse('nothing-to-change', 'There is a switch for dark mode already.');
  const { frame } = findWords(siteFacts(draft, step.page).language);
  const button = `<button class="theme-button" type="button" data-theme-toggle aria-pressed="false" data-dark="${escapeAttribute(frame.dark)}" data-light="${escapeAttribute(frame.light)}" aria-label="${escapeAttribute(frame.switchScheme)}">${escapeText(frame.dark)}</button>`;
  let count = 0;
  for (const page of draft.everyPage()) {
    const header = draft.sections(page).find(({ id }) => id === 'nav')?.element;
    if (!header) continue;
    const html = draft.text(page);
    const lineStart = html.lastIndexOf('\n', header.closeStart) + 1;
    const indent = html.slice(lineStart, header.closeStart);
    draft.splice(page, [
      indent.trim() === ''
        ? { start: lineStart, end: lineStart, text: `${indent}  ${button}\n` }
        : { start: header.closeStart, end: header.closeStart, text: button },
    ]);
    count += 1;
  }
  if (count === 0) return refuse('not-found', 'This site has no header to put the switch into.');
  writeRule(draft, {
    selector: '.theme-button',
    declarations: {
      'min-block-size': '2.75rem',
      'padding-inline': '1em',
      border: '1px solid currentColor',
      'border-radius': '99px',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
    block: 'header',
  });
  behaviourCss(step, 'theme-toggle');
  addScripts(draft, ['theme-toggle']);
  return done(
    'Switch for dark mode',
    'in the header',
    'Added a switch for light and dark to the header; the choice is kept in the visitor’s browser.',
  );
}

function printAttempt(step: Step): StepResult | null {
  if (
    !/^add (?:print|printing)(?: (?:button|link|option))?$|^add button (?:to|for) print/.test(step.part.plain)
  )
    return null;
  if (step.draft.pages().some((page) => /data-print/.test(step.draft.text(page))))
    return refuse('nothing-to-change', 'There is a print button already.');
  addBeforeEnd(step, '<p><button class="button" type="button" data-print hidden>Print</button></p>');
  behaviourCss(step, 'print');
  addScripts(step.draft, ['print']);
  return done('Print button', 'in the footer', 'Added a print button to the footer of every page.');
}

function topAttempt(step: Step): StepResult | null {
  if (
    !/^add (?:back to top|scroll to top|to top|back-to-top)(?: (?:button|link|arrow))?$/.test(step.part.plain)
  )
    return null;
  addBeforeEnd(step, '<p><a class="link" href="#main">Back to top</a></p>');
  return done(
    'Link back to top',
    'in the footer',
    'Added a link back to the top to the footer of every page.',
  );
}

const removable: readonly (readonly [RegExp, string, RegExp])[] = [
  [
    /\b(?:dark mode|theme)\b.*\b(?:toggle|switch|button)\b|\btheme toggle\b/,
    'the switch for dark mode',
    /data-theme-toggle/,
  ],
  [/\bwhatsapp\b/, 'the WhatsApp button', /wa\.me\//],
  [/\b(?:countdown|timer)\b/, 'the countdown', /data-countdown=/],
  [/\bprint\b/, 'the print button', /data-print/],
  [/\b(?:filters?|filter buttons?)\b/, 'the filters', /data-filter=/],
  [/\bsort(?:ing)?\b/, 'the sorting', /data-sort=/],
  [/\bsearch(?: box| field| bar)?\b/, 'the search', /data-search=|role="search"/],
  [/\bopen now\b/, 'the open-now badge', /data-open-now/],
];

function removeAttempt(step: Step): StepResult | null {
  if (!/^remove\b/.test(step.part.plain)) return null;
  const wanted = removable.find(([words]) => words.test(step.part.plain));
  if (!wanted) return null;
  const [, label, hook] = wanted;
  let count = 0;
  for (const page of step.draft.everyPage()) {
    const { html, elements } = step.draft.tree(page);
    const hit = elements.filter((element) => hook.test(html.slice(element.start, element.openEnd)));
    const outer = hit.map((element) => {
      const parent = element.parent;
      const isAlone =
        parent &&
        /^(?:p|div)$/.test(parent.tag) &&
        elementsIn(parent).every(
          (child) => child === element || (child.start >= element.start && child.end <= element.end),
        );
      return isAlone && parent ? parent : element;
    });
    step.draft.splice(
      page,
      outer.map((element) => ({ ...wholeLines(html, element), text: '' })),
    );
    count += outer.length;
  }
  if (count === 0) return null;
  dropUnusedScripts(step.draft);
  return done(label.charAt(0).toUpperCase() + label.slice(1), 'removed', `Removed ${label}.`);
}
