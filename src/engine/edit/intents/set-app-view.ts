import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const finished = '(?:completed|finished|done|ticked|ticked off|checked|checked off|complete)';
const open = '(?:active|open|unfinished|remaining|pending|incomplete|undone|uncompleted|unchecked)';
const things = '(?: (?:tasks|items|todos|to-dos|ones|things|entries))?';
const start =
  '(?: (?:by default|at first|at start|at the start|first|on opening|when it opens|from start|to begin with))?';
const ways: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:hide|don't show|do not show|remove) (?:all )?${finished}${things}${start}$`), 'active'],
  [
    new RegExp(
      `^(?:show|list|display) only ${open}${things}${start}$|^only (?:show )?${open}${things}${start}$`,
    ),
    'active',
  ],
  [new RegExp(`^show ${open}${things} (?:by default|first|at first|at start|to begin with)$`), 'active'],
  [new RegExp(`^(?:show|list|display) only ${finished}${things}${start}$`), 'completed'],
  [
    new RegExp(
      `^show (?:all|every|${finished})${things}${start}(?: again)?$|^do(?:n't| not) hide ${finished}${things}${start}$`,
    ),
    'all',
  ],
];
const named =
  /^(?:(?:start|open|begin|launch)(?: app| it)? (?:on|with|in|at)|(?:make|change|use|have) default (?:view|filter|tab) (?:to |be )?|default (?:view|filter|tab) (?:should be|is|to be|to)|(?:make|use) (?=\S+(?: view| filter| tab)? (?:as )?default)) ?(?<name>[^ ]+)(?: (?:view|filter|tab|list))?(?: (?:as )?(?:the )?default(?: view| filter| tab)?)?(?: by default)?$/;
const first = /(?<=\blet view = )'[a-z]+'|(?<=\blet view = )"[a-z]+"/u;

/** "Hide completed by default": the view that an app with several of them opens with. */
export const setAppView: Intent = {
  name: 'set-app',
  attempt(step) {
    const { draft, part } = step;
    for (const page of draft.pages()) {
      const app = draft.tree(page).elements.find(({ attributes }) => attributes.has('data-app'));
      const buttons = app ? elementsIn(app).filter(({ attributes }) => attributes.has('data-view')) : [];
      const wanted = viewOf(step, buttons);
      const button = buttons.find((one) => valueOf(one, 'data-view') === wanted);
      const path = draft.textPaths(/\.m?js$/i).find((one) => first.test(draft.text(one)));
      if (!button || !wanted || path === undefined) continue;
      const label = wordsIn(button);
      if (valueOf(button, 'aria-pressed') === 'true')
        return /^(?:hide|show|list|display)/.test(part.plain)
          ? refuse('nothing-to-change', `The app opens with “${label}” already.`)
          : null;
      draft.write(path, draft.text(path).replace(first, `'${wanted}'`));
      draft.splice(
        page,
        buttons.flatMap((one) => {
          const pressed = one.attributes.get('aria-pressed');
          return pressed
            ? [{ start: pressed.start, end: pressed.end, text: `aria-pressed="${String(one === button)}"` }]
            : [];
        }),
      );
      return done(
        'First view',
        label,
        `The app opens with “${label}” now; the other views are one press away.`,
      );
    }
    return null;
  },
};

function viewOf({ part }: Step, buttons: readonly PageElement[]): string | null {
  const way = ways.find(([form]) => form.test(part.plain))?.[1];
  if (way) return way;
  const name = foldWord(matchPhrase(part, named)?.name?.text ?? '');
  const button = name === '' ? undefined : buttons.find((one) => foldWord(wordsIn(one)) === name);
  return button ? valueOf(button, 'data-view') : null;
}
