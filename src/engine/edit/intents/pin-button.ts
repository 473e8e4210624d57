import { valueOf, wordsIn } from '../../locate/page-tree';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import { phonesOf } from '../facts/set-phone';
import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { hrefFrom, linkEnd } from '../sections/mend-links';
import { writeRule } from '../style/write-rule';
import { namedButton } from '../target/named-button';
import { keepWords, matchPhrase } from '../words/read-command';
import { deviceWords, takeDevice } from '../words/take-device';

const held =
  '(?:always |permanently )?(?:be )?(?:visible|sticky|fixed|floating|pinned|on screen|in view|in sight)(?: (?:all the time|all time|at all times|always|at bottom|at bottom of screen|on bottom|to bottom|when scrolling|while scrolling|when i scroll))*';
const forms: readonly RegExp[] = [
  new RegExp(`^(?:make|keep|have|let) (?<what>(?:\\S+ ){1,3}buttons?|it|them) (?:stay )?${held}$`),
  new RegExp(`^(?<what>(?:\\S+ ){1,3}button) (?:should )?(?:always |stay )+${held}$`),
  /^(?:add|show|put) (?:sticky|fixed|floating|pinned) (?<what>(?:\S+ ){1,2}(?:button|bar))(?: (?:at|on|to) bottom(?: of screen)?)?$/,
];

/** "Keep the call button always visible on phones": a copy of it that stays at the lower edge of the window. */
export const pinButton: Intent = {
  name: 'set-layout',
  attempt(step) {
    const { device, rest } = takeDevice(step.part.plain);
    const part = keepWords(step.part, rest);
    const what = forms.map((form) => matchPhrase(part, form)?.what).find((found) => found !== undefined);
    if (!what || /^(?:header|menu|nav)/.test(what.plain)) return null;
    const goal = goalOf(step, what.plain);
    if (!goal) return refuse('not-found', `I see no “${what.text}” on this site to keep in view.`);
    const { draft } = step;
    if (draft.pages().some((page) => draft.text(page).includes('class="button pinned"')))
      return refuse('nothing-to-change', 'There is a button that stays in view already.');
    for (const page of draft.everyPage()) {
      const footer = draft.sections(page).find(({ id }) => id === 'footer')?.element;
      if (!footer) continue;
      const html = draft.text(page);
      const lineStart = html.lastIndexOf('\n', footer.closeStart) + 1;
      const indent = html.slice(lineStart, footer.closeStart);
      const markup = `<a class="button pinned" href="${escapeAttribute(goal.hrefFrom(page))}">${escapeText(goal.words)}</a>`;
      draft.splice(page, [{ start: lineStart, end: lineStart, text: `${indent}  ${markup}\n` }]);
    }
    if (device) writeRule(draft, { selector: '.pinned', declarations: { display: 'none' } });
    writeRule(draft, {
      selector: '.pinned',
      declarations: {
        display: 'inline-flex',
        position: 'fixed',
        'inset-block-end': '1rem',
        'inset-inline': '1rem',
        'justify-content': 'center',
        'z-index': '20',
      },
      device,
    });
    // The last line of the page stays readable above it.
    writeRule(draft, { selector: 'body', declarations: { 'padding-block-end': '5rem' }, device });
    return done(
      goal.words,
      `stays in view${deviceWords(device)}`,
      `A button “${goal.words}” stays at the lower edge of the window${deviceWords(device)}, on every page.`,
    );
  },
};

type Goal = { readonly words: string; readonly hrefFrom: (page: string) => string };

function goalOf(step: Step, phrase: string): Goal | null {
  const name = phrase.replace(/ bar$/, ' button');
  const target = /^(?:it|them)$/.test(name) ? step.last : namedButton(step, name);
  const place = target?.places.find(({ element }) => valueOf(element, 'href') !== '');
  if (place) {
    const href = valueOf(place.element, 'href');
    const end = linkEnd(place.page, href);
    return {
      words: wordsIn(place.element),
      hrefFrom: (page) =>
        end === null
          ? href
          : end.path === page && end.hash
            ? `#${end.hash}`
            : `${hrefFrom(page, end.path)}${end.hash ? `#${end.hash}` : ''}`,
    };
  }
  const phone = /^(?:call|phone)/.test(name) ? phonesOf(step.draft)[0] : undefined;
  return phone ? { words: phone, hrefFrom: () => `tel:${phone}` } : null;
}
