import { classesOf, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { findMoney } from '../items/money';
import type { PageElement } from '../../locate/page-tree';

/** A kind of thing inside a page or section: how elements are told, and the selector for all of them. */
export type InnerRole = {
  readonly name: string;
  readonly words: RegExp;
  readonly selector: string;
  readonly isOne: (element: PageElement) => boolean;
};

const hasClassPart = (element: PageElement, part: RegExp) =>
  classesOf(element).some((word) => part.test(word));

/** Things that commands name, most special first. */
export const innerRoles: readonly InnerRole[] = [
  {
    name: 'phone number',
    words:
      /^(?:(?:emergency |contact |main |office |mobile )?(?:phone |telephone )?numbers?|phone|telephone)$/,
    selector: 'a[href^="tel:"]',
    isOne: (element) => element.tag === 'a' && /^tel:/i.test(valueOf(element, 'href')),
  },
  {
    name: 'mail address',
    words: /^(?:email|email address|mail|mail address)$/,
    selector: 'a[href^="mailto:"]',
    isOne: (element) => element.tag === 'a' && /^mailto:/i.test(valueOf(element, 'href')),
  },
  {
    name: 'heading',
    words: /^(?:headings?|titles?|names|heading text|h[1-6])$/,
    selector: ':is(h1, h2, h3)',
    isOne: ({ tag }) => /^h[1-3]$/.test(tag),
  },
  {
    name: 'button',
    words: /^(?:main |primary |first |big |call to action |cta )?buttons?$/,
    selector: '.button',
    // What opens the menu of a small screen is no button that leads somewhere.
    isOne: (element) =>
      (element.tag === 'button' && !hasClassPart(element, /^menu-button$/)) ||
      (['a', 'span', 'label', 'input', 'div'].includes(element.tag) &&
        hasClassPart(element, /^(?:button|btn)(?:$|-)/)),
  },
  {
    name: 'link',
    words: /^links?$/,
    selector: 'a:not(.button)',
    isOne: (element) => element.tag === 'a' && !hasClassPart(element, /^(?:button|btn)/),
  },
  {
    name: 'picture',
    words: /^(?:pictures?|images?|photos?|illustrations?|art|artwork|drawings?|graphics?)$/,
    selector: ':is(img, figure, svg)',
    isOne: ({ tag }) => ['img', 'figure', 'svg', 'picture'].includes(tag),
  },
  { name: 'icon', words: /^icons?$/, selector: '.icon', isOne: (element) => hasClassPart(element, /icon/) },
  {
    name: 'card',
    words: /^(?:cards?|boxes|box|tiles?|items?|entries|plans?|tiers?|products?)$/,
    selector: '.card',
    isOne: isCard,
  },
  {
    name: 'question',
    words: /^faq questions$/,
    selector: ':is(summary, dt)',
    isOne: ({ tag }) => tag === 'summary' || tag === 'dt',
  },
  {
    name: 'price',
    words: /^(?:prices?)$/,
    selector: '.price',
    isOne: isPrice,
  },
  {
    name: 'date',
    words: /^(?:dates?|post dates?|publish(?:ed)? dates?|date line)$/,
    selector: ':is(time, .date)',
    isOne: (element) =>
      element.tag === 'time' ||
      isWrittenDate(element) ||
      hasClassPart(element, /(?:^|-)(?:date|time|meta)(?:$|-)/),
  },
  {
    name: 'reading time',
    words: /^reading times?$/,
    selector: '.reading-time',
    isOne: (element) => hasClassPart(element, /reading/),
  },
  {
    name: 'badge',
    words: /^badges?|labels?$/,
    selector: '.badge',
    isOne: (element) => hasClassPart(element, /badge/),
  },
  {
    name: 'introduction',
    words:
      /^(?:intro|introduction|intro text|introduction text|lede|lead|subtitle|subheading|tagline|sub-heading)$/,
    selector: '.lede',
    isOne: (element) => hasClassPart(element, /lede|lead|intro|subtitle|tagline/),
  },
  {
    name: 'kicker',
    words: /^(?:kicker|eyebrow|overline|small text above.*)$/,
    selector: '.kicker',
    isOne: (element) => hasClassPart(element, /kicker|eyebrow|overline/),
  },
  {
    name: 'short text',
    words: /^(?:descriptions|blurbs|short texts?)$/,
    selector: ':is(li, article) p',
    isOne: (element) => isRunningText(element) && isInThing(element),
  },
  {
    name: 'paragraph',
    words: /^(?:paragraphs?|description|body text|body copy)$/,
    selector: 'p',
    isOne: isRunningText,
  },
  {
    name: 'list',
    words: /^lists?$/,
    selector: ':is(ul, ol)',
    isOne: ({ tag }) => tag === 'ul' || tag === 'ol',
  },
  {
    name: 'result',
    words: /^(?:results?|totals?|sum|answer)(?: (?:number|figure|amount|value))?$/,
    selector: 'output',
    isOne: ({ tag }) => tag === 'output',
  },
  { name: 'form', words: /^forms?$/, selector: 'form', isOne: ({ tag }) => tag === 'form' },
  { name: 'table', words: /^tables?$/, selector: 'table', isOne: ({ tag }) => tag === 'table' },
  {
    name: 'field',
    words: /^(?:(?:input|form|text|entry) )?(?:fields?|inputs?|text ?boxes)$/,
    selector: ':is(input, select, textarea)',
    isOne: ({ tag }) => ['input', 'select', 'textarea'].includes(tag),
  },
  {
    name: 'logo',
    words:
      /^(?:logo|logo text|brand|our name|name (?:in|at|on) (?:header|top)|brand name|site name|(?:\S+ )?(?:app|shop|business|company|cafe|restaurant|charity|club|firm|studio|salon) name)$/,
    selector: '.brand',
    isOne: (element) => hasClassPart(element, /^(?:brand|logo)$/),
  },
];

/** A line that is a date and nothing else. */
const isWrittenDate = (element: PageElement): boolean =>
  /^(?:p|span|dd|div|b|strong)$/.test(element.tag) &&
  /^(?:\p{L}{2,10},? )?\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,10}\.?(?: \d{4})?$/u.test(wordsIn(element));

/** What says a price, not the list of things that have one. */
function isPrice(element: PageElement): boolean {
  if (/^(?:dl|ul|ol|table|tbody|section|fieldset)$/.test(element.tag)) return false;
  if (hasClassPart(element, /price|amount|cost/)) return true;
  const words = wordsIn(element);
  const money =
    /^(?:dd|td|p|b|strong|span)$/.test(element.tag) && words.length < 20 ? findMoney(words) : null;
  return money !== null && /\d/.test(words) && words.length - (money.end - money.start) < 3;
}

/** A paragraph that is read as text: no row of buttons, no price, no line above or below a heading. */
function isRunningText(element: PageElement): boolean {
  return element.tag === 'p' && !hasClassPart(element, /actions|kicker|eyebrow|lede|badge|price|value|date/);
}

function isInThing(element: PageElement): boolean {
  for (let at = element.parent; at; at = at.parent) if (/^(?:li|article)$/.test(at.tag)) return true;
  return false;
}

function isCard(element: PageElement): boolean {
  return (
    hasClassPart(element, /(?:^|-)(?:card|tile|plan|item|product|good|entry)$/) ||
    (element.tag === 'article' && element.parent !== null)
  );
}

/** The kind of thing that a word names, or null. */
export function innerRoleNamed(words: string): InnerRole | null {
  return innerRoles.find((role) => role.words.test(words.trim())) ?? null;
}

/** The things of a kind inside an element; outermost ones only. */
export function findInner(root: PageElement, role: InnerRole): readonly PageElement[] {
  const found = elementsIn(root).filter(role.isOne);
  return found.filter(
    (element) =>
      !found.some((other) => other !== element && other.start <= element.start && other.end >= element.end),
  );
}

/** The selector of a kind of thing that fits what stands there: a class of its own when all share one. */
export function selectorOf(role: InnerRole, found: readonly PageElement[]): string {
  const first = found[0];
  if (first && role.name === 'date' && !found.every(({ tag }) => tag === 'time'))
    return selectorOfDates(found);
  if (!first || role.selector.startsWith(':') || !role.selector.startsWith('.')) return role.selector;
  if (found.every((element) => classesOf(element).includes(role.selector.slice(1)))) return role.selector;
  if (found.every((element) => element.tag === first.tag && classesOf(element).length === 0))
    return `${homeClass(found)}${first.tag}:not([class])`;
  const shared = classesOf(first).find((word) => found.every((element) => classesOf(element).includes(word)));
  return shared ? `.${shared}` : first.tag;
}

/** Dates bear the classes of their lists: one for each way in which they are written. */
function selectorOfDates(found: readonly PageElement[]): string {
  const each = found.map((element) => {
    const word = classesOf(element)[0];
    return word
      ? `.${word}`
      : `${homeClass([element])}${element.tag}${element.tag === 'time' ? '' : ':not([class])'}`;
  });
  const [one, ...others] = [...new Set(each)];
  return others.length === 0 ? (one ?? 'time') : `:is(${[one, ...others].join(', ')})`;
}

/** The class of the list that all stand in, as the beginning of a selector; empty when they share none. */
function homeClass(found: readonly PageElement[]): string {
  const homes = found.map((element) => {
    for (let at = element.parent; at; at = at.parent)
      if (classesOf(at).some((word) => !/^(?:of-\d+|grid)$/.test(word))) return classesOf(at);
    return [];
  });
  const shared = homes[0]?.find((word) => homes.every((words) => words.includes(word)));
  return shared ? `.${shared} ` : '';
}

/** A few words that tell one element from its twins: its heading, its text, or its tag. */
export function titleOf(element: PageElement): string {
  const heading = elementsIn(element).find(({ tag }) => /^(?:h[1-6]|dt|summary|b|strong)$/.test(tag));
  return (heading ? wordsIn(heading) : wordsIn(element)) || valueOf(element, 'aria-label') || element.tag;
}
