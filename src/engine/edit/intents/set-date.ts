import { textLeaves, wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import type { Splice } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';
import { isoOf, readDay, writtenForms } from '../facts/dates';
import type { CalendarDay } from '../facts/dates';
import { moveSpan } from '../facts/move-span';
import { readTexts, replaceEverywhere } from '../facts/scan-text';
import { linkedValues } from '../facts/set-json-ld';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { readDayNear } from '../facts/read-day-near';
import { siteFacts } from '../site-facts';
import { matchPhrase } from '../words/read-command';

/** Moves the site's date: text in every way it is written, machine-readable dates, the countdown's goal. */
export const setDate: Intent = {
  name: 'set-date',
  attempt(step) {
    const forms = [
      /^(?:change|move|make|use|push) (?:dates?|day|(?:event|wedding|conference|festival|party|show|course) dates?|date of .+?|event|wedding|conference|party|launch|launch date|countdown|countdown date|opening date|opening) (?:from .+ )?(?:to|for|is|on|until) (?<date>.+)$/,
      /^(?:new )?(?:date|event|wedding|conference|party|launch|it|countdown)(?:'s)? (?:is|is now|should be|will be|moved to|(?:(?:was|has been|is being|got|is|been) )?(?:moved|postponed|rescheduled|changed|pushed back|brought forward) (?:to|until|from .+ to)|:) (?:on )?(?<date>.+)$/,
      /^(?:change|make|use) (?<old>.*\d.*) (?:to|with) (?<date>.*\d.*)$/,
      /^count down to (?<date>.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.date) continue;
      const present = presentDays(step);
      const asked = match.old ? readDay(match.old.text, present[0]?.year ?? null) : null;
      const old = asked ?? present[0];
      // Of "19 to 20 June" the first day is the one it begins.
      const begin = match.date.text.replace(/(\d{1,2})\s*(?:-|–|to|and)\s*\d{1,2}(?=\s+\p{L})/u, '$1');
      // Of a site without a date any year will do to tell that one is meant: it has none to change.
      const near = old ? readDayNear(begin, old) : null;
      const next = near ?? readDay(begin, old?.year ?? null) ?? (old ? null : readDay(begin, 2000));
      if (!next || (match.old && !asked)) continue;
      return moveDate(step, old ?? null, next, match.date.text);
    }
    return null;
  },
};

/** The days that the site names, the event's own first. */
export function presentDays(step: Step): readonly CalendarDay[] {
  const { draft } = step;
  const marked = [...linkedValues(draft, 'startDate'), ...machineDates(step)];
  const spoken = draft.pages().flatMap((page) =>
    readTexts(draft, page)
      .filter(({ kind }) => kind === 'text')
      .map(({ start, end }) => draft.text(page).slice(start, end)),
  );
  return [...marked, ...spoken].flatMap((text) => readDay(text) ?? []);
}

function machineDates({ draft }: Step): readonly string[] {
  return draft
    .pages()
    .flatMap((page) =>
      draft
        .tree(page)
        .elements.flatMap((element) =>
          [...element.attributes.values()]
            .filter(
              ({ name, value }) =>
                /^(?:datetime|data-(?:countdown|date|until|to|target))/.test(name) &&
                /\d{4}-\d\d-\d\d/.test(value),
            )
            .map(({ value }) => value),
        ),
    );
}

export function moveDate(step: Step, old: CalendarDay | null, next: CalendarDay, said: string): StepResult {
  if (!old) return refuse('not-found', 'I found no date on this site to change.');
  if (isoOf(old) === isoOf(next)) return refuse('nothing-to-change', `The date is ${said} already.`);
  const { language } = siteFacts(step.draft, step.page);
  const before = writtenForms(old, language);
  const after = writtenForms(next, language);
  const nextOf = new Map<string, string>();
  before.forEach((form, index) => {
    if (!nextOf.has(form.toLowerCase())) nextOf.set(form.toLowerCase(), after[index] ?? form);
  });
  const forms = [...nextOf.keys()]
    .toSorted((one, other) => other.length - one.length)
    // "August 2027" behind a day is part of another day.
    .map((form) => (/^\p{L}/u.test(form) ? '(?<!\\d\\s)' : '') + escapePattern(form).replace(/\s+/g, '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const swap = (found: string) => nextOf.get(found.replace(/\s+/g, ' ').toLowerCase()) ?? null;
  const leaves = apart(step.draft, old, next, nextOf);
  // "20 – 21 May" goes first: its last day is no day of its own.
  let count = leaves + moveSpan(step.draft, old, next, said) + replaceEverywhere(step.draft, pattern, swap);
  for (const path of step.draft.textPaths(/\.m?js$/i)) {
    const text = step.draft.text(path);
    const iso = isoOf(old);
    const splices = [...text.matchAll(new RegExp(escapePattern(iso), 'g'))].map((match) => ({
      start: match.index,
      end: match.index + iso.length,
      text: isoOf(next),
    }));
    step.draft.splice(path, splices);
    count += splices.length;
  }
  if (count === 0) return refuse('not-found', 'I found no date on this site to change.');
  const words = writtenForms(next, language)[6] ?? said;
  return done(
    'Date',
    `${words}, ${countOf(count, 'place')}`,
    `The date is ${words} now, in ${countOf(count, 'place')}.`,
  );
}

/** A day that stands large and alone, before its month and year in an element of their own: the number of those. */
function apart(
  draft: SiteDraft,
  old: CalendarDay,
  next: CalendarDay,
  forms: ReadonlyMap<string, string>,
): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    const splices = draft.tree(page).elements.flatMap((element): readonly Splice[] => {
      const leaves = /^(?:p|div|time|span|h[1-6])$/.test(element.tag) ? textLeaves(element).filter(({ text }) => text.trim() !== '') : []; // prettier-ignore
      const day = leaves.find(({ text }) => text.trim() === String(old.day));
      if (!day || leaves.length !== 2 || !forms.has(wordsIn(element).replace(/\s+/g, ' ').toLowerCase())) return []; // prettier-ignore
      return [{ start: day.start, end: day.end, text: day.text.replace(String(old.day), String(next.day)) }];
    });
    const once = splices.filter((one, at) => splices.findIndex(({ start }) => start === one.start) === at);
    draft.splice(page, once);
    count += once.length;
  }
  return count;
}
