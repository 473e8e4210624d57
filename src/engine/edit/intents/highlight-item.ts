import { agreeWith } from '../draft/agree-with';
import { classesOf, elementsIn } from '../../locate/page-tree';
import { escapeText } from '../draft/splice-text';
import { doneTo, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { everyItem, findItems } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { ordinalItem } from '../items/ordinal-item';
import { rankedPlan } from '../items/ranked-plan';
import { writeBadgeRule } from '../style/write-badge-rule';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { elementTarget } from '../target/make-target';
import { keepWords, matchPhrase } from '../words/read-command';

const marks = String.raw`(?:most )?popular|featured|recommended|best value|best|highlighted|main|favou?rite|bestseller|best seller|stand out(?: more)?|pop(?: out)?|new|limited|last few|back in stock`;
const forms: readonly RegExp[] = [
  /^(?:highlight|recommend|feature|emphasi[sz]e|spotlight|promote) (?<name>.+?)(?: (?:as|with) (?:badge )?(?<badge>.+?))?$/,
  new RegExp(
    String.raw`^(?:mark|make|change|put|label|tag) (?<name>.+?) (?:as |be |to |to be |is )*(?<badge>${marks})(?: (?:one|plan|choice|option|badge))?$`,
  ),
  // `Add a badge "Best value" to Team`, "make cacio e pepe the dish of the day"
  /^(?:add|put|give) (?:badge|label|tag|ribbon|sticker) (?:saying |that says |with )?(?<badge>"…") (?:to|on|for) (?<name>.+)$/,
  /^(?:make|mark) (?<name>.+?) (?:as )?(?<badge>(?:dish|special|offer|wine|soup|cake|deal|pick|product|soap) of (?:day|week|month|season))$/,
  /^(?:add|put|give) (?<badge>"…"|most popular|popular|recommended|best value|new|bestseller)(?: badge| label| tag) (?:to|on) (?<name>.+)$/,
];

/** Marks one plan, dish or card with a badge and a frame; a badge that another of its list carried moves to it. */
export const highlightItem: Intent = {
  name: 'highlight-item',
  attempt(step) {
    // "Instead of Pro": the badge leaves whichever had it.
    const part = keepWords(step.part, step.part.plain.replace(/ (?:(?:,|and) )?(?:instead of|rather than|not|no longer) [^"]+$/, '')); // prettier-ignore
    for (const form of forms) {
      const match = matchPhrase(part, form);
      if (!match?.name) continue;
      const place = findPlace(step, match.name.plain, match.name.text);
      if (!place) {
        if (/\b(?:plan|tier|package)\b/.test(match.name.plain))
          return refuse('not-found', `I found no ${match.name.text} on this site.`);
        continue;
      }
      const isUsual = match.badge === undefined || new RegExp(`^(?:${marks})$`).test(match.badge.plain);
      return mark(step, place, badgeText(isUsual ? match.badge?.plain : match.badge?.text), !isUsual);
    }
    return null;
  },
};

function badgeText(wish: string | undefined): string {
  if (/^(?:stand out|pop)/.test(wish ?? '')) return 'Featured';
  const usual = 'Most popular';
  if (
    wish === undefined ||
    /^(?:highlighted|main|best|stand out(?: more)?|pop(?: out)?|popular|most popular|featured)$/.test(wish)
  )
    return usual;
  return wish.charAt(0).toUpperCase() + wish.slice(1);
}

function findPlace(step: Step, plain: string, text: string): ItemPlace | null {
  const ranked = rankedPlan(step, plain) ?? ordinalItem(step, plain);
  if (ranked) return ranked;
  const bare = text.replace(/\s+(?:plan|tier|package|option|card|item|dish|product)$/i, '');
  return findItems(step.draft, bare, step.page)[0] ?? findItems(step.draft, text, step.page)[0] ?? null;
}

function mark(step: Step, place: ItemPlace, badge: string, isOwnText: boolean) {
  const { draft } = step;
  const name = nameOfItem(place.item);
  const holder = place.collection.holder;
  const isBadge = (element: (typeof holder)['parent']) =>
    element !== null && classesOf(element).includes('badge');
  const old = elementsIn(holder).find((element) => isBadge(element));
  const isOwn =
    old !== undefined && old.start >= place.item.element.start && old.end <= place.item.element.end;
  const html = draft.text(place.page);
  if (isOwn && old && isOwnText && html.slice(old.openEnd, old.closeStart).trim() !== escapeText(badge)) {
    draft.splice(place.page, [{ start: old.openEnd, end: old.closeStart, text: escapeText(badge) }]);
    return doneTo(
      name,
      name,
      `marked “${badge}”`,
      `${name} ${agreeWith(name, 'is', 'are')} marked “${badge}” now.`,
    );
  }
  if (isOwn) return refuse('nothing-to-change', `${name} ${agreeWith(name, 'is', 'are')} marked already.`);
  const text = old && !isOwnText ? html.slice(old.openEnd, old.closeStart) : escapeText(badge);
  const { title } = place.item;
  const isInline = title.tag === 'dt';
  const splices = [
    isInline
      ? { start: title.closeStart, end: title.closeStart, text: ` <span class="badge">${text}</span>` }
      : { start: title.start, end: title.start, text: `<p class="badge">${text}</p>\n` },
    ...(old ? [{ start: old.start, end: old.end, text: '' }] : []),
  ];
  draft.splice(
    place.page,
    splices.toSorted((one, other) => one.start - other.start),
  );
  const again = everyItem(draft, place.page).find(
    (other) =>
      other.page === place.page &&
      other.section.id === place.section.id &&
      nameOfItem(other.item).includes(name),
  );
  const element = again?.item.element;
  const selector = element ? giveSelector(draft, elementTarget(draft, place.page, element, name)) : null;
  if (selector)
    writeRule(draft, {
      selector,
      declarations: { outline: '3px solid var(--accent-text, currentColor)', 'outline-offset': '4px' },
      block: place.section.type,
    });
  writeBadgeRule(draft);
  return doneTo(
    name,
    name,
    `marked “${text}”`,
    `${name} ${agreeWith(name, 'is', 'are')} highlighted and marked “${text}” now.`,
  );
}
