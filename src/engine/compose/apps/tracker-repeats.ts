import { html, type Html } from '../html';
import type { AppContext } from './app';

const asked =
  /\b(?:recurring|repeat(?:ing|s)?|standing|fixed) (?:\p{L}+ ){0,2}(?:entr(?:y|ies)|expenses?|payments?|rent|bills?|costs?|income|transactions?|subscriptions?)\b|\brecurring\b|\b(?:entr(?:y|ies)|expenses?|payments?|bills?) that (?:repeat|recur)\b/iu;

/** "Recurring rent on the 1st": an entry may come back every month. */
export const asksForRepeats = ({ brief, words }: AppContext): boolean =>
  words.language === 'en' && asked.test(brief.prompt);

/** The choice of an entry whether it comes back. */
export const writeRepeat = (): Html =>
  html`<p class="app-field">
    <label for="spent-repeat">Repeats</label
    ><select id="spent-repeat" name="repeat">
      <option value="">Once</option>
      <option value="month">Every month</option>
    </select>
  </p>`;

/** `addRepeats(entries, today)` for the script of a tracker. */
export const repeatScript = String.raw`
// What repeats is entered for every month that has come since; the last one of its row goes on repeating.
function addRepeats(entries, today) {
  const added = [];
  const rows = entries.map((entry) => {
    if (entry.repeat !== 'month') return entry;
    const series = entry.series || entry.id;
    const day = Number(entry.day || entry.date.slice(8));
    let last = { ...entry, series, day };
    const own = [last];
    for (let step = 0; step < 60; step += 1) {
      const [year, month] = last.date.split('-').map(Number);
      // "The 31st" of a shorter month is its last day.
      const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
      const date = new Date(Date.UTC(year, month, Math.min(day, length))).toISOString().slice(0, 10);
      if (date > today) break;
      last = { ...last, id: series + '-' + date, date };
      own.push(last);
    }
    if (own.length === 1) return entry;
    added.push(...own.slice(1).map((one) => (one === last ? one : { ...one, repeat: '' })));
    return { ...own[0], repeat: '' };
  });
  return added.length > 0 ? [...rows, ...added] : entries;
}
`;
