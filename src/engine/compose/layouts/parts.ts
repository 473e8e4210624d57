import type { ContentItem } from '../../plan/content';
import { attributes, html } from '../html';
import type { Html } from '../html';
import type { SectionContext } from '../section';
import { phoneText } from './reach';
import { wordWidth } from './word-width';

/** How a section's heading stands: above its content, beside its lede, or in the middle. */
export type HeadLook = 'stacked' | 'split' | 'centred';

const longTitle = 64;

/**
 * A heading of the given level; long ones take a smaller size so that they stay a heading. What stands under the title
 * of a whole page is a name in a list all the same: without an id a second level is set like a third.
 */
export function writeHeading(
  level: number,
  text: string,
  values: { id?: string; class?: string } = {},
): Html {
  const isName = level === 2 && values.id === undefined;
  const isLarge = level < 3 && !isName;
  const name = [
    values.class,
    isName ? 'sub' : '',
    text.length > longTitle ? 'long' : isLarge ? wordWidth(text) : '',
  ]
    .filter(Boolean)
    .join(' ');
  const extra = attributes({ id: values.id, class: name || null });
  if (level === 1) return html`<h1${extra}>${text}</h1>`;
  if (level === 2) return html`<h2${extra}>${text}</h2>`;
  return level === 3 ? html`<h3${extra}>${text}</h3>` : html`<h4${extra}>${text}</h4>`;
}

/** The section's own heading, which labels it. */
export function writeTitle(context: SectionContext): Html {
  return writeHeading(context.level, context.content.title, { id: context.titleId });
}

/** What is said under a heading that stands without its head. */
export function writeLede(context: SectionContext): Html | null {
  const { lede } = context.content;
  return lede ? html`<p class="lede">${lede}</p>` : null;
}

/** Kicker, heading and lede of a section. */
export function writeHead(context: SectionContext, look: HeadLook = 'stacked'): Html {
  const { kicker, lede } = context.content;
  return html`<header class="head${look === 'stacked' ? '' : ` head-${look}`}">
    <div>${kicker ? html`<p class="kicker">${kicker}</p>` : null} ${writeTitle(context)}</div>
    ${lede ? html`<p class="lede">${lede}</p>` : null}
  </header>`;
}

/** Paragraphs of the section's body. */
export function writeBody(context: SectionContext): Html {
  return html`${(context.content.body ?? []).map((paragraph) => html`<p>${paragraph}</p>`)}`;
}

/** The first action as a button, the others as links. Actions that lead nowhere are left out. */
export function writeActions(context: SectionContext, actions = context.content.actions): Html | null {
  const all = (actions ?? []).flatMap((action) => {
    const href = context.link(action.href);
    return href === null
      ? []
      : [{ label: href.startsWith('tel:') ? phoneText(action.label) : action.label, href }];
  });
  // An invitation invites to something: where its own way leads nowhere, to what the header's button does.
  const main = context.section.type === 'cta' && all.length === 0 ? context.plan.action : null;
  const led = main ? context.link(main.href) : null;
  if (main && led)
    all.push({ label: led.startsWith('tel:') ? phoneText(main.label) : main.label, href: led });
  // What was asked for and what a kind offers anyway may be the same: it is offered once.
  const ready = all.filter(({ label }, index) => all.findIndex((one) => one.label === label) === index);
  if (ready.length === 0) return null;
  return html`<p class="actions">
    ${ready.map(
      ({ label, href }, index) =>
        html`<a class="${index === 0 ? 'button' : 'link'}" href="${href}">${label}</a> `,
    )}
  </p>`;
}

/** The action of one item as a link or button. */
export function writeItemAction(context: SectionContext, item: ContentItem, look = 'link'): Html | null {
  const href = item.action ? context.link(item.action.href) : null;
  return item.action && href && !(item.price && asksPrice(item.action.label))
    ? html`<a class="${look}" href="${href}">${item.action.label}</a>`
    : null;
}

/** "Ask for a price": under a told one nobody has to. */
export const asksPrice = (label: string): boolean => /^(?:ask for|get|request) (?:a|your) (?:price|quote|quotation|estimate)$/iu.test(label); // prettier-ignore

/** Marks made-up items: one comment before their list. */
export function noteSample(items: readonly ContentItem[], what: string): Html | null {
  return items.some((item) => item.sample) ? html`<!-- Sample: replace with real ${what} -->` : null;
}

/** Bare attribute of a made-up item. */
export function markSample(item: ContentItem): Html | null {
  return item.sample ? html` data-sample` : null;
}

/** A short list inside an item. */
export function writeList(item: ContentItem): Html | null {
  if (!item.list || item.list.length === 0) return null;
  return html`<ul class="ticks">
    ${item.list.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** Items of one group together, in the order of their first appearance. Items without a group stand under null. */
export function groupItems(items: readonly ContentItem[]): { group: string | null; items: ContentItem[] }[] {
  const groups: { group: string | null; items: ContentItem[] }[] = [];
  for (const item of items) {
    const name = item.group ?? null;
    const found = groups.find(({ group }) => group === name);
    if (found) found.items.push(item);
    else groups.push({ group: name, items: [item] });
  }
  return groups;
}

/** Two letters or fewer that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? name;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (([...first][0] ?? '') + ([...last][0] ?? '')).toUpperCase();
}
