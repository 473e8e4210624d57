import { wordsIn } from '../../locate/page-tree';
import { done, doneTo, refuse } from '../intent';
import type { SiteDraft } from '../draft/site-draft';
import type { Intent, StepResult } from '../intent';
import { navItems } from '../site-facts';
import { mostAlike } from '../words/likeness';
import { matchPhrase } from '../words/read-command';

/** Puts a link of the header first, last, or next to another, on every page. */
export const reorderNav: Intent = {
  name: 'reorder-nav',
  attempt({ draft, part }) {
    const where = '(?:menu|nav|navigation|header|navbar|menu bar)';
    const match =
      matchPhrase(
        part,
        new RegExp(
          `^(?:reorder|order|rearrange) ${where} ?:? (?:put |with |so )?(?<name>.+?) (?:comes |is |goes |to |at )*(?<way>first|last)$`,
        ),
      ) ??
      matchPhrase(
        part,
        new RegExp(
          `^(?:move|put|make|bring) (?<name>.+?) (?:link |item )?(?:to |at |the )*(?<way>first|last|beginning|start|end|front)(?: in| of| in the)? (?:the )?${where}$`,
        ),
      ) ??
      matchPhrase(
        part,
        new RegExp(`^(?:move|put) (?<name>.+?) (?<side>before|after) (?<anchor>.+?) in ${where}$`),
      ) ??
      matchPhrase(
        part,
        new RegExp(
          `^in ${where} ,? ?(?:move|put) (?<name>.+?) (?:(?:to )?(?<way>first|last)|(?<side>before|after) (?<anchor>.+))$`,
        ),
      );
    const listed = matchPhrase(
      part,
      new RegExp(
        `^(?:reorder|order|rearrange|change order of|sort|make|change) ${where}(?: links| items| order)* ?(?::|to|as|like|be)? ?(?<list>.+ ,.+)$`,
      ),
    );
    if (listed?.list) return orderAll(draft, listed.list.text);
    const swapped =
      matchPhrase(
        part,
        new RegExp(`^(?:change|exchange) (?<one>.+?) (?:and|with) (?<other>.+?) in ${where}$`),
      ) ??
      matchPhrase(
        part,
        new RegExp(`^in ${where} ,? ?(?:change|exchange) (?<one>.+?) (?:and|with) (?<other>.+)$`),
      );
    if (swapped?.one && swapped.other) return swapTwo(draft, swapped.one.text, swapped.other.text);
    if (!match?.name) return null;
    const name = match.name.text.replace(/^(?:the|our|my)\s+|\s+(?:page|link|item)$/giu, '');
    const isFirst = /first|beginning|start|front/.test(match.way?.plain ?? '');
    let count = 0;
    for (const path of draft.everyPage()) {
      const items = navItems(draft, path);
      const moved =
        mostAlike(match.name.text, items, ({ link }) => wordsIn(link)) ??
        mostAlike(name, items, ({ link }) => wordsIn(link));
      if (!moved) continue;
      const others = items.filter((item) => item !== moved);
      const anchor = match.anchor ? mostAlike(match.anchor.text, others, ({ link }) => wordsIn(link)) : null;
      const at = anchor
        ? others.indexOf(anchor) + (match.side?.plain === 'after' ? 1 : 0)
        : isFirst
          ? 0
          : others.length;
      const next = [...others.slice(0, at), moved, ...others.slice(at)];
      const html = draft.text(path);
      draft.splice(
        path,
        items.flatMap(({ item }, index) => {
          const other = next[index]?.item;
          return other && other !== item
            ? [{ start: item.start, end: item.end, text: html.slice(other.start, other.end) }]
            : [];
        }),
      );
      count += 1;
    }
    if (count === 0)
      return refuse('not-found', `The header has no link called “${name}”.`, [
        `put ${name} in the menu`,
        `add a page called ${name}`,
      ]);
    return doneTo(
      name,
      'Links in the header',
      `${name} ${match.anchor ? `${match.side?.plain ?? ''} ${match.anchor.text}` : isFirst ? 'first' : 'last'}`,
      `The link ${name} stands ${match.anchor ? `${match.side?.plain ?? ''} ${match.anchor.text}` : isFirst ? 'first' : 'last'} in the header now.`,
    );
  },
};

/** Two links in each other's places; null when the header lacks one of them. */
function swapTwo(draft: SiteDraft, one: string, other: string): StepResult | null {
  let count = 0;
  for (const path of draft.everyPage()) {
    const items = navItems(draft, path);
    const first = mostAlike(one, items, ({ link }) => wordsIn(link))?.item;
    const second = mostAlike(other, items, ({ link }) => wordsIn(link))?.item;
    if (!first || !second || first === second) continue;
    const html = draft.text(path);
    draft.splice(path, [
      { start: first.start, end: first.end, text: html.slice(second.start, second.end) },
      { start: second.start, end: second.end, text: html.slice(first.start, first.end) },
    ]);
    count += 1;
  }
  return count === 0
    ? null
    : done(
        'Links in the header',
        `${one} and ${other}`,
        `${one} and ${other} have swapped places in the header.`,
      );
}

/** "Contact, Work, About": those links in that order, the others after them. */
function orderAll(draft: SiteDraft, list: string): StepResult | null {
  const names = list.split(/\s*(?:,|;|>|→|\band\b)\s*/u).filter((name) => name !== '');
  if (names.length < 2) return null;
  let count = 0;
  for (const path of draft.everyPage()) {
    const items = navItems(draft, path);
    const wanted = names.flatMap((name) => mostAlike(name, items, ({ link }) => wordsIn(link)) ?? []);
    if (new Set(wanted).size < names.length) continue;
    const next = [...wanted, ...items.filter((item) => !wanted.includes(item))];
    const html = draft.text(path);
    draft.splice(
      path,
      items.flatMap(({ item }, index) => {
        const other = next[index]?.item;
        return other && other !== item
          ? [{ start: item.start, end: item.end, text: html.slice(other.start, other.end) }]
          : [];
      }),
    );
    count += 1;
  }
  return count === 0
    ? refuse('not-found', `The header has no links called ${names.map((name) => `“${name}”`).join(', ')}.`)
    : done(
        'Links in the header',
        names.join(', '),
        `The header lists ${names.join(', ')} in this order now.`,
      );
}
