import { valueOf, wordsIn } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { navItems, siteFacts } from '../site-facts';
import { findNamedSections } from '../target/find-named-sections';
import { findPage, labelOfPage } from '../target/find-pages';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';

const praise =
  /^(?:(?:a|an|the|our|my) )?(?:proper|decent|nice|clear|obvious|prominent|new|little|small|big) (?=\S)/i;
const where = '(?:menu|nav|navigation|header|navbar|menu bar|top|top bar)';

// "Add a link to docs in the menu going to https://…"
const abroad = new RegExp(
  `^(?:add|put) (?<kind>link|button|item|entry)(?: (?:to|for|called|named|saying))* (?<name>[^",]+?) (?:in|to|into|on|at) ${where}(?: (?:,|and|that|which|it|going|goes|leading|leads|pointing|points|linking|links|linked|should|go))* (?:to|at|:) (?<url>(?:https?://|www\\.)\\S+)$`,
);

/** Puts a link or button to a page or section into the header of every page. */
export const addNavButton: Intent = {
  name: 'set-link',
  attempt(step) {
    const match =
      matchPhrase(
        step.part,
        new RegExp(
          `^(?:add|put) (?<name>.+?) (?<kind>button|link)(?: (?:to|for) (?<goal>.+?))? (?:in|to|into|on|at) ${where}$`,
        ),
      ) ??
      matchPhrase(
        step.part,
        new RegExp(
          `^(?:add|put) (?<kind>button|link) (?:to|for) (?<goal>.+?) (?:in|to|into|on|at) ${where}$`,
        ),
      ) ??
      matchPhrase(
        step.part,
        new RegExp(`^(?:add|put) (?<goal>.+?) (?:in|to|into) (?:menu|nav|navigation|navbar|menu bar)$`),
      );
    const outside = matchPhrase(step.part, abroad);
    if (outside?.name && outside.url)
      return addToHeader(
        step,
        () => outside.url?.text.replace(/^www\./i, 'https://www.').replace(/[.,]$/, '') ?? '',
        capital(outside.name.text.replace(praise, '')),
        outside.kind?.plain === 'button',
      );
    const said = match?.name ?? match?.goal;
    if (!match || !said) return null;
    const goal = ((match.goal ?? match.name)?.text ?? '')
      .replace(/^(?:a|an|the|my|our)\s+/i, '')
      .replace(praise, '');
    const end = endOf(step, goal) ?? (match.kind && !match.goal ? endMeant(step, goal) : null);
    if (!end) {
      if (!match.kind) return null;
      const pages = step.draft.pages().map((path) => labelOfPage(step.draft, path));
      return refuse(
        'not-found',
        `I see no page or section called “${goal}” to link to. The pages are ${pages.join(', ')}.`,
        [`add a page called ${goal}`],
      );
    }
    const href = (from: string) =>
      end.page === from && end.hash ? `#${end.hash}` : `${end.page}${end.hash ? `#${end.hash}` : ''}`;
    return addToHeader(
      step,
      href,
      capital(match.name?.text.replace(praise, '') ?? end.label),
      match.kind?.plain === 'button',
    );
  },
};

/** Puts a link or button into the header of every page; one that leads there already takes the new look. */
export function addToHeader(
  step: Step,
  hrefFrom: (page: string) => string,
  label: string,
  isButton: boolean,
): StepResult {
  let count = 0;
  for (const path of step.draft.everyPage()) {
    const items = navItems(step.draft, path);
    const last = items.at(-1);
    if (!last) continue;
    const href = hrefFrom(path);
    const known = items.find(({ link }) => wordsIn(link) === label || valueOf(link, 'href') === href);
    if (known && !isButton) continue;
    const html = step.draft.text(path);
    const current = href === path ? ' aria-current="page"' : '';
    const markup = `<li><a${isButton ? ' class="button"' : ''} href="${escapeAttribute(href)}"${current}>${escapeText(label)}</a></li>`;
    const indent = indentAt(html, last.item.start);
    step.draft.splice(
      path,
      known
        ? [{ start: known.item.start, end: known.item.end, text: markup }]
        : [{ start: last.item.end, end: last.item.end, text: `\n${indent}${markup}` }],
    );
    count += 1;
  }
  return count === 0
    ? refuse('nothing-to-change', `The header leads to ${label} already.`)
    : done(
        'Header',
        `${label}, ${count} pages`,
        `The header of every page has ${isButton ? 'a button' : 'a link'} “${label}” now.`,
        isButton ? resolveTarget(step, 'header button') : null,
      );
}

const meant: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:book|reserve|join|sign up|enrol|register)\b/i, ['booking', 'rsvp', 'tickets', 'contact']],
  [/^(?:order|shop|buy)\b/i, ['products', 'shop', 'menu', 'contact']],
  [/^(?:donate|give|support)\b/i, ['donate', 'contact']],
  [/^(?:get|ask|request|contact|write|talk|enquire)\b/i, ['quote', 'contact']],
];

/** "Book your place": where people do what a button says. */
function endMeant(step: Step, words: string): ReturnType<typeof endOf> {
  const names = meant.find(([pattern]) => pattern.test(words))?.[1] ?? [];
  return names.flatMap((name) => endOf(step, name) ?? [])[0] ?? null;
}

/** Where a name leads: a page, or a section of a page. */
function endOf(step: Step, name: string): { page: string; hash: string; label: string } | null {
  const page = findPage(step.draft, name);
  if (page) return { page, hash: '', label: labelOfPage(step.draft, page) };
  const place = findNamedSections(step.draft, name.toLowerCase(), 'index.html')[0];
  const id = place ? valueOf(place.section.element, 'id') : '';
  if (!place || id === '' || place.section.id === 'nav' || place.section.id === 'footer') return null;
  const { language } = siteFacts(step.draft, step.page);
  const type = place.section.type;
  const label = type
    ? findWords(language).sections[type as keyof ReturnType<typeof findWords>['sections']]
    : name;
  return { page: place.page, hash: id, label };
}

function capital(text: string): string {
  const bare = text.replace(/^(?:a|an|the|my|our)\s+/i, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
