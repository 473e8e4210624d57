import { findWords } from '../../plan/words/find-words';
import { daysIn, timesIn } from '../facts/name-days';
import { doneTo, refuse } from '../intent';
import type { Intent } from '../intent';
import { addClass } from '../items/timetable';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';

const noise =
  /^(?:please|add|put|new|another|an?|the|class|session|lesson|training|slot|entry|course|to|in|into|on|our|my|timetable|schedule|called|named|for|:|,|-|–)$/iu;
const clock = /(?<![\d.:])\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?(?:am|pm|uhr))?(?![\d%€$£])/iu;

/** "Add a class to the timetable: Tuesday 18:00 Yin Yoga with Maya": into every timetable of the site, by day and time. */
export const addClassIntent: Intent = {
  name: 'add-item',
  attempt(step) {
    if (!/^(?:add|put)\b/.test(step.part.plain) || /\b(?:opening )?hours\b/.test(step.part.plain))
      return null;
    const places = everySection(step.draft, step.page).filter(({ section }) => section.type === 'timetable');
    if (places.length === 0) return null;
    const words = findWords(siteFacts(step.draft, step.page).language);
    const said = step.part.source;
    const days = daysIn(said, words);
    const time = timesIn(clock.exec(said)?.[0] ?? '')[0];
    const isAboutWeek = /\b(?:class|session|lesson|training|timetable|schedule|slot|course)\b/.test(
      step.part.plain,
    );
    if (days.length !== 1 || days[0] === undefined || time === undefined) {
      return isAboutWeek && /\b(?:timetable|schedule|class)\b/.test(step.part.plain) && days.length <= 1
        ? missing(days.length === 0, time === undefined)
        : null;
    }
    const { title, note } = titleOf(said, (word) => daysIn(word, words).length > 0);
    if (title === '' || (!isAboutWeek && !/^\p{Lu}/u.test(title))) return null;
    const day = words.weekdays[days[0] - 1] ?? '';
    const entry = { day: days[0], time, title, note };
    let count = 0;
    for (const { page, section } of places) {
      const fresh = step.draft.sections(page).find(({ id }) => id === section.id);
      if (fresh && addClass(step.draft, page, fresh.element, entry, words)) count += 1;
    }
    return count === 0
      ? refuse('not-found', `The timetable shows no ${day} yet, so I found no place for “${title}”.`)
      : doneTo(
          title,
          'Timetable',
          `${title}, ${day}`,
          `Added ${title} on ${day} to the timetable${note ? `, ${note}` : ''}.`,
        );
  },
};

function missing(isDay: boolean, isTime: boolean) {
  if (!isDay && !isTime) return null;
  const what = isDay && isTime ? 'day and time' : isDay ? 'day' : 'time';
  return refuse(
    'ambiguous',
    `Which ${what}? Say it like this: add a class to the timetable: Tuesday 18:00 Yin Yoga.`,
  );
}

/** The words left when day, time and the order around them are taken away; what follows "with" is the note. */
function titleOf(
  said: string,
  isDay: (word: string) => boolean,
): { readonly title: string; readonly note: string | null } {
  const left = said
    .replace(/\b(?:at|on|every|from|um)\s+(?=\d|\p{L}+day)/giu, ' ')
    .replace(clock, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && !isDay(word.replace(/[,:]$/u, '')));
  while (left[0] !== undefined && noise.test(left[0].replace(/(?<=.)[,:]$/u, ''))) left.shift();
  const text = left
    .join(' ')
    .replace(/\s+(?:to|in|into|on)\s+(?:the\s+)?(?:timetable|schedule|week)$/iu, '')
    .replace(/\s+(?:at|on|every|from)(?=\s|$)/giu, '')
    .replace(/["“”,.]+$/u, '')
    .replace(/\s+(?:class|session)$/iu, '')
    .trim();
  const match = /^(?<title>.+?)[,–-]?\s+(?<note>(?:with|by|mit|con|avec|com)\s.+)$/iu.exec(text)?.groups;
  const title = (match?.title ?? text).replace(/^["“]|["”,]$/gu, '');
  return { title: title.charAt(0).toUpperCase() + title.slice(1), note: match?.note ?? null };
}
