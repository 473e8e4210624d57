import { readTexts, replaceEverywhere } from '../facts/scan-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { escapePattern } from '../draft/write-text';
import { matchPhrase } from '../words/read-command';

const time = String.raw`\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}[:.]\d\d`;
const share = String.raw`\d+(?:[.,]\d+)? ?(?:%|percent|per cent)`;
const span = String.raw`\d+(?:[.,]\d+)?[ -](?:minutes?|mins?|hours?|days?|weeks?|months?|years?|miles?|km|metres?|people|guests)`;
const kinds = [time, share, span].map((one) => new RegExp(`^(?:${one})$`, 'iu'));
const form = new RegExp(
  `^(?:change )?(?<label>(?!we|it|open|closed|prices?|free)[^,"\\d]+?)(?: (?:is|are|starts?|begins?|ends?|takes?|lasts?|now|at|from|until|by|to|has|have|changed|moved|gone|been|should|needs|be|up|down|just|only))+ (?<value>${time}|${share}|${span})(?: (?:now|instead|these days|(?:,|not|rather than|instead of) .+))*$`,
  'iu',
);

const counts = /^change number of (?<what>\S+(?: \S+)?) to (?<count>\d[\d.,]*)$/;

/** "Check-in is 4pm now", "the deposit is 30%": a value of the same kind that stands behind those words takes the new one. */
export const setToldValue: Intent = {
  name: 'set-text',
  attempt(step) {
    const counted = step.picked ? null : matchPhrase(step.part, counts);
    if (counted?.count && counted.what) return countAttempt(step, counted.what.plain, counted.count.plain);
    const match = step.picked ? null : matchPhrase(step.part, form);
    if (!match?.label || !match.value) return null;
    const wanted = match.value.text.trim();
    const kind = [time, share, span].find((_, at) => kinds[at]?.test(wanted));
    if (!kind) return null;
    const label = match.label.plain.split(/[ -]/).map(escapePattern).join('[ -]?');
    const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(${label}s?\b[^.!?\d]{0,24}?)(${kind})(?![\p{L}\p{N}])`, 'giu'); // prettier-ignore
    const values = new Set(found(step, pattern).map((value) => value.toLowerCase().replace(/\s/g, '')));
    if (values.size === 0) return null;
    if (values.size > 1)
      return refuse('ambiguous', `The site tells ${[...values].join(' and ')} for “${match.label.text}”. Say which text should change: change "…" to "…".`); // prettier-ignore
    const count = replaceEverywhere(step.draft, pattern, (whole, where) =>
      where === 'attribute' && !/\s/.test(whole)
        ? null
        : whole.replace(new RegExp(`(?:${kind})$`, 'iu'), (old) => likeOld(wanted, old)),
    );
    return count === 0
      ? refuse('nothing-to-change', `It says ${wanted} already.`)
      : done(match.label.text, `${[...values][0] ?? ''} became ${wanted}, ${countOf(count, 'place')}`, `${capital(match.label.text)}: ${wanted} now, in ${countOf(count, 'place')}.`); // prettier-ignore
  },
};

/** "We have 72 plots": the one number that stands before that word. */
function countAttempt(step: Step, what: string, count: string): StepResult | null {
  const noun = what.split(' ').map(escapePattern).join(' ');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}.,€$£])()(\d[\d.,]*)(?= ${noun}\b)`, 'giu');
  const values = new Set(found(step, pattern));
  const [old] = values;
  if (old === undefined || values.size > 1 || old === count) return null;
  const changed = replaceEverywhere(step.draft, pattern, () => count);
  return done(`${old} ${what}`, `${count}, ${countOf(changed, 'place')}`, `It says ${count} ${what} now, in ${countOf(changed, 'place')}.`); // prettier-ignore
}

/** The values that stand behind the words, wherever people read them. */
function found({ draft }: Step, pattern: RegExp): readonly string[] {
  return draft.everyPage().flatMap((page) => {
    const html = draft.text(page);
    return readTexts(draft, page)
      .filter(({ kind }) => kind === 'text')
      .flatMap(({ start, end }) =>
        [...html.slice(start, end).matchAll(pattern)].map((match) => match[2] ?? ''),
      );
  });
}

/** "4:00" where 3pm stands is 4pm. */
function likeOld(value: string, old: string): string {
  const half = /[ap]m$/i.exec(old)?.[0];
  const clock = /^(\d{1,2})[:.](\d\d)$/.exec(value);
  return half && clock ? `${clock[1] ?? ''}${clock[2] === '00' ? '' : `.${clock[2] ?? ''}`}${half}` : value;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
