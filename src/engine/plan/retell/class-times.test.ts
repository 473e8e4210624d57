import { expect, it } from 'vitest';
import { classesIn, datedIn } from './class-times';

const rows = (found: readonly { name: string; when: string }[]): string[] =>
  found.map(({ name, when }) => `${name} | ${when}`);

it.each([
  ["Beginners' group meets Tuesdays 4pm, the junior orchestra Thursdays 5pm and the adult ensemble Thursdays 7.30pm; the groups cost £90 a term.", ["Beginners' group | Tuesdays 4pm", 'Junior orchestra | Thursdays 5pm', 'Adult ensemble | Thursdays 7.30pm']],
  ['Classes: Ashtanga Mondays 6.30am, Wednesdays 6.30am and Fridays 9.30am; yin Tuesdays 7pm and Sundays 5pm; a slow class for over-sixties Wednesdays 2pm.', ['Ashtanga | Mondays 6.30am', 'Ashtanga | Wednesdays 6.30am', 'Ashtanga | Fridays 9.30am', 'Yin | Tuesdays 7pm', 'Yin | Sundays 5pm', 'Slow class for over-sixties | Wednesdays 2pm']],
  ['We are in the hall on Tuesdays and Thursdays: under-11s from 5.30 to 6.30, juniors 6.30 to 8, seniors 8 to 10, and on Saturdays open fencing from 10am to noon.', ['Under-11s | Tuesdays and Thursdays 5.30 to 6.30', 'Juniors | Tuesdays and Thursdays 6.30 to 8', 'Seniors | Tuesdays and Thursdays 8 to 10', 'Open fencing | Saturdays 10am to noon']],
  ['Candle dipping workshops are every Wednesday at 2pm and Saturday at 11am and 2pm, £9, from age six.', ['Candle dipping workshops | Wednesday 2pm', 'Candle dipping workshops | Saturday 11am and 2pm']],
  ["Badminton is Mondays 7pm, the toddler group Tuesdays and Fridays 9.30am, the ladies' hack goes out Thursdays 10am and the history society meets on the second Thursday at 7.30pm.", ['Badminton | Mondays 7pm', 'Toddler group | Tuesdays and Fridays 9.30am', "Ladies' hack | Thursdays 10am", 'History society | Second Thursday 7.30pm']],
] as const)('gives every class its day and time: %s', (text, expected) => {
  expect(rows(classesIn(text))).toEqual(expected);
}); // prettier-ignore

it.each([
  'I teach on Mondays from 2pm to 7pm, Wednesdays from 10am to 6pm and Saturday mornings from 9 to 12.30.',
  'The shop is open Fridays 10 to 4 and Saturdays 10 to 2.',
  'Students, carers and people on Universal Credit pay £7.',
])('takes no hours for classes: %s', (text) => {
  expect(classesIn(text)).toEqual([]);
});

it('dates films by their titles and days by their use', () => {
  expect(
    rows(
      datedIn(
        'This autumn we show "Ikiru" on 11 September, "The Third Man" on 25 September and "Local Hero" on 6 November.',
      ),
    ),
  ).toEqual(['Ikiru | 11 September', 'The Third Man | 25 September', 'Local Hero | 6 November']);
  expect(
    rows(datedIn('The one-day taster course costs £85 and runs on 16 May, 13 June and 11 July, 10am to 4pm.')),
  ).toEqual(['One-day taster course | 16 May', 'One-day taster course | 13 June', 'One-day taster course | 11 July']); // prettier-ignore
  expect(
    rows(
      datedIn(
        'Dates that matter: 31 January for tax returns, 6 July for P11D forms and 31 July for the second payment.',
      ),
    ),
  ).toEqual(['Tax returns | 31 January', 'P11D forms | 6 July', 'Second payment | 31 July']);
});
