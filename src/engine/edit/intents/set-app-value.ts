import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const value = '(?<value>[€$£]?\\d[\\d.,]*)(?: ?(?<unit>%|percent|\\S+))?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:make|change|use|have) (?<name>.+?) (?:(?:to|start at|start with|be|last|=|:|at) )?${value}(?: by default)?$`,
  ),
  new RegExp(
    `^(?<name>.+?) (?:should|must) (?:be|start at|start with|default to|begin with|begin at) ${value}(?: by default)?$`,
  ),
  new RegExp(
    `^(?:use|start with|begin with|default to) ${value.replace('(?: ?(?<unit>%|percent|\\S+))?', '')} (?:as |for )?(?:default |starting )?(?<name>\\S+(?: \\S+)?)(?: by default)?$`,
  ),
  new RegExp(`^(?<name>(?:default|starting) .+?) (?:is |: )?${value}$`),
  // "12.5 percent to start with", "4 people by default", "start with 4 people"
  /^(?:(?:start|begin|open|default) (?:with|at|on|to) |change to |make it )?(?<value>[€$£]?\d[\d.,]*) ?(?<name>%|percent|per cent|[a-z]+(?: [a-z]+)?)(?: (?:by default|to (?:start|begin)(?: with)?|at (?:start|first)|first))?$/,
];

/** "The default tip should be 15 %": the number that an app's field begins with. */
export const setAppValue: Intent = {
  name: 'set-app',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.name || !match.value) continue;
      const result = write(
        step,
        match.name.plain,
        match.value.text.replace(',', '.').replace(/[^\d.]/gu, ''),
      );
      if (result) return result;
    }
    return null;
  },
};

function write(step: Step, phrase: string, next: string): StepResult | null {
  const bare = foldWord(phrase)
    .replace(
      /\b(?:default|starting|initial|standard|number of|amount of|length|value|field|count|of|for|time)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (bare.length < 3 && bare !== '%') return null;
  const timer = setTimer(step, bare, next);
  if (timer) return timer;
  for (const page of step.draft.pages()) {
    const apps = step.draft.tree(page).elements.filter(({ attributes }) => attributes.has('data-app'));
    for (const app of apps) {
      const inside = elementsIn(app);
      const isMeant = (one: PageElement) =>
        /^(?:%|percent|per cent)$/.test(bare)
          ? wordsIn(one.parent ?? one).trim() === '%'
          : labelsOf(one, inside).some((label) => isNamed(label, bare));
      const field = inside.find((one) => isNumber(one) && isMeant(one));
      if (!field) continue;
      const name = wordsIn(labelElement(field, inside) ?? field) || bare;
      const low = Number(valueOf(field, 'min') || '-1e15');
      const high = Number(valueOf(field, 'max') || '1e15');
      if (!(Number(next) >= low && Number(next) <= high))
        return refuse('ambiguous', `${name} can be between ${low} and ${high} here.`);
      if (valueOf(field, 'value') === next)
        return refuse('nothing-to-change', `“${name}” begins with ${next} already.`);
      const twins = inside.filter(
        (one) =>
          one === field ||
          (one.tag === 'input' &&
            valueOf(one, 'data-slider') === valueOf(field, 'name') &&
            valueOf(field, 'name') !== ''),
      );
      step.draft.splice(
        page,
        twins.flatMap((one) => valueSplice(one, next)),
      );
      return done(
        name,
        `${next} to begin with`,
        `“${name}” begins with ${next} now. Who has used the app before may see their own last numbers.`,
      );
    }
  }
  return null;
}

const isNumber = (element: PageElement): boolean =>
  element.tag === 'input' &&
  /^(?:number|range|text)?$/.test(valueOf(element, 'type')) &&
  valueOf(element, 'value') !== '' &&
  !Number.isNaN(Number(valueOf(element, 'value')));

function labelElement(field: PageElement, inside: readonly PageElement[]): PageElement | undefined {
  const id = valueOf(field, 'id');
  return inside.find((one) => one.tag === 'label' && id !== '' && valueOf(one, 'for') === id);
}

function labelsOf(field: PageElement, inside: readonly PageElement[]): readonly string[] {
  const label = labelElement(field, inside);
  return [label ? wordsIn(label) : '', valueOf(field, 'aria-label'), valueOf(field, 'name')].filter(Boolean);
}

const isNamed = (label: string, bare: string): boolean => {
  const words = foldWord(label).split(/\W+/u);
  return bare
    .split(' ')
    .every((word) => words.some((one) => one === word || `${one}s` === word || one === `${word}s`));
};

function valueSplice(element: PageElement, next: string): Splice[] {
  const attribute = element.attributes.get('value');
  return attribute
    ? [{ start: attribute.start, end: attribute.end, text: `value="${escapeAttribute(next)}"` }]
    : [];
}

const modes: readonly (readonly [RegExp, string])[] = [
  [/^(?:work|focus|sessions?|pomodoros?|timer|work sessions?|focus sessions?)(?: minutes?| min)?$/, 'work'],
  [/^(?:breaks?|pauses?|rest|short breaks?)(?: minutes?| min)?$/, 'rest'],
  [/^long (?:breaks?|pauses?|rest)(?: minutes?| min)?$/, 'long'],
];

/** The minutes of a timer's work and breaks: they stand on the buttons that choose between them. */
function setTimer({ draft }: Step, bare: string, next: string): StepResult | null {
  const mode = modes.find(([words]) => words.test(bare))?.[1];
  const minutes = Number(next);
  if (mode === undefined || !Number.isInteger(minutes) || minutes < 1 || minutes > 240) return null;
  for (const page of draft.pages()) {
    const { elements } = draft.tree(page);
    const button = elements.find((element) => valueOf(element, 'data-mode') === mode);
    const place = button ? elementsIn(button).find(({ tag }) => tag === 'span') : undefined;
    if (!button || !place || !/^\d+(?: min)?$/.test(wordsIn(place))) continue;
    const clock =
      mode === 'work' ? elements.find(({ attributes }) => attributes.has('data-time')) : undefined;
    // The buttons show the minutes, the script counts the seconds: both, or neither.
    const count = new RegExp(`(?<=const seconds = \\{[^}]*\\b"?${mode}"?:\\s*)\\d+`, 'u');
    const script = draft.textPaths(/\.m?js$/i).find((path) => count.test(draft.text(path)));
    if (script === undefined) return null;
    draft.write(script, draft.text(script).replace(count, String(minutes * 60)));
    draft.splice(page, [
      { start: place.openEnd, end: place.closeStart, text: wordsIn(place).replace(/^\d+/, String(minutes)) },
      ...(clock ? [{ start: clock.openEnd, end: clock.closeStart, text: `${minutes}:00` }] : []),
    ]);
    return done(
      wordsIn(button),
      `${minutes} minutes`,
      `${wordsIn(button).replace(/\s*\d+(?: min)?$/, '')} lasts ${minutes} minutes now.`,
    );
  }
  return null;
}
