import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type Use = {
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly features: readonly (readonly [string, string, string])[];
};

const sleep: Use = {
  headlines: ['Fall asleep to somewhere else', 'Rain, on request', 'The night has a volume knob'],
  lede: 'Layer rain, trains, a fire, a far-off bar. Set a timer, put the phone face down, and be gone before it ends.',
  features: [
    ['Forty sounds, mixed by you', 'Each with its own slider.', 'headphones'],
    ['A timer that fades', 'No click at the end.', 'moon'],
    ['Works offline', 'Planes, tents, cellars.', 'tent'],
    ['Dark, truly', 'The screen goes black, not grey.', 'moon'],
  ],
};
const fit: Use = {
  headlines: ['Seven minutes, no excuses', 'Walk first, count later', 'Small steps, kept'],
  lede: 'Short sessions, kind reminders and a record that does not shame you for a Tuesday.',
  features: [
    ['Sessions that fit', 'From four to forty minutes.', 'clock'],
    ['Voice, not video', 'So that you can look at the road.', 'headphones'],
    ['Rest counts', 'A day off does not break the row.', 'heart'],
    ['Your data stays', 'On your phone, nowhere else.', 'shield'],
  ],
};
const moneyApp: Use = {
  headlines: [
    'See where it went, without the lecture',
    'Coffee is fine. Look at the rent',
    'Money, in one glance',
  ],
  lede: 'Type the amount, pick a picture, done. At the end of the month you see a drawing instead of a table.',
  features: [
    ['Two taps per entry', 'Amount, picture, done.', 'coin'],
    ['A month in one drawing', 'Big things look big.', 'chart'],
    ['Shared when you want', 'One household, two phones.', 'house'],
    ['No bank login', 'So nobody can lose it.', 'shield'],
  ],
};
const learn: Use = {
  headlines: ['Ten words before the kettle boils', 'Learn it on the way', 'Small lessons, long memory'],
  lede: 'Short rounds that come back when you are about to forget. No streaks that nag, no owl.',
  features: [
    ['Comes back in time', 'Right before you forget.', 'clock'],
    ['Real sentences', 'Written by people who live there.', 'book'],
    ['Speak quietly', 'It hears a whisper.', 'microphone'],
    ['Offline packs', 'For tunnels and beaches.', 'railway'],
  ],
};
const plain: Use = {
  headlines: [
    'In your pocket, out of your way',
    'One tap, then back to life',
    'The app you open for a reason',
  ],
  lede: 'It does one thing quickly, works without a signal and never begs for your attention.',
  features: [
    ['Opens at once', 'No splash, no tour.', 'rocket'],
    ['Patient without signal', 'It shows what it knew last, and when that was.', 'railway'],
    ['No feed', 'When you are done, it is done.', 'door'],
    ['Your data stays', 'On your phone, exportable, deletable.', 'shield'],
  ],
};

/** What the app is for, as far as the prompt tells. */
export const findUse = (facts: Facts): Use =>
  chooseBank(
    facts,
    [
      [/sleep|sound|meditat|calm|relax|music/iu, sleep],
      [/fit|run|walk|health|workout|habit/iu, fit],
      [/budget|money|expense|finance|saving/iu, moneyApp],
      [/learn|language|vocab|study|quiz/iu, learn],
    ],
    plain,
  );
