import { isoOf, readDay, writtenForms } from '../facts/dates';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { insertSection } from '../sections/insert-section';
import { bodySections } from '../sections/move-section';
import { siteBrief } from '../sections/site-brief';
import { siteFacts } from '../site-facts';
import { sectionsTarget } from '../target/make-target';
import { matchPhrase } from '../words/read-command';

/** Adds a countdown to a day. A day without a year is the next one of that name. */
export const addCountdown: Intent = {
  name: 'add-section',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^add (?:countdown|timer|count down|countdown timer|countdown section)(?: clock)? (?:to|until|till|for|on)(?: .*?(?= \d))? (?<date>.*\d.*)$/,
    );
    if (!match?.date) return null;
    const { draft, page } = step;
    const day = readDay(match.date.text) ?? nextDay(match.date.text);
    if (!day) return null;
    const said = match.date.text.replace(/^(?:the|on)\s+/i, '');
    if (draft.pages().some((path) => /data-countdown=/.test(draft.text(path))))
      return refuse('nothing-to-change', 'There is a countdown already. I can move it to another day.', [
        `change the date to ${said}`,
      ]);
    const brief = siteBrief(draft, page);
    const head = bodySections(draft, page)[0];
    const dated = { ...brief, date: { value: isoOf(day), spans: [] } };
    const id = insertSection(draft, page, dated, step.seed, {
      type: 'countdown',
      ...(head ? { anchor: { section: head, side: 'after' as const } } : {}),
    });
    const fresh = draft.sections(page).find((section) => section.id === id);
    const written = writtenForms(day, siteFacts(draft, page).language)[6] ?? said;
    return done(
      'Section countdown',
      written,
      `Added a countdown to ${written} after the opening.`,
      fresh ? sectionsTarget([{ page, section: fresh }]) : null,
    );
  },
};

function nextDay(text: string) {
  const today = new Date();
  const year = today.getFullYear();
  const soon = readDay(text, year);
  if (!soon) return null;
  const isPast = new Date(soon.year, soon.month - 1, soon.day, 23, 59) < today;
  return isPast ? readDay(text, year + 1) : soon;
}
