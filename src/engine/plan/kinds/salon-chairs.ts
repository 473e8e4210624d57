import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type Chair = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly list: readonly (readonly [string, readonly (readonly [string, number, string, string])[]])[];
  readonly type: string;
};

const hair: Chair = {
  type: 'hair',
  kicker: 'Hair salon',
  headlines: ['Hair that still works on Monday', 'Sit down, tell us everything', 'A cut that grows out well'],
  lede: 'We look at how your hair falls before we touch the scissors, and at how much time you really spend on it in the morning.',
  list: [
    [
      'Cut',
      [
        ['Cut and finish, long', 58, 'Consultation, wash, cut, dry', 'scissors'],
        ['Cut and finish, short', 46, 'With neck and contours', 'scissors'],
        ['Fringe', 12, 'Between cuts', 'comb'],
        ['Children', 24, 'Up to twelve', 'comb'],
      ],
    ],
    [
      'Colour',
      [
        ['Roots', 52, 'To your own shade', 'brush'],
        ['Balayage', 145, 'Painted by hand', 'brush'],
        ['Gloss', 38, 'Shine, a little tone', 'bottle'],
        ['Colour correction', 180, 'By consultation', 'brush'],
      ],
    ],
    [
      'Care',
      [
        ['Treatment', 28, 'Twenty quiet minutes', 'bottle'],
        ['Up-do', 75, 'With a trial', 'comb'],
        ['Blow-dry', 32, 'For tonight', 'hairdryer'],
      ],
    ],
  ],
};
const barber: Chair = {
  type: 'barber',
  kicker: 'Barber',
  headlines: ['Sharp by lunchtime', 'Fade, beard, no small talk needed', 'Hot towel, steady hand'],
  lede: 'Clippers, scissors and a hot towel. Say how you want it, or sit down and let us look.',
  list: [
    [
      'Hair',
      [
        ['Skin fade', 28, 'Clippers and foil', 'scissors'],
        ['Scissor cut', 30, 'Wash included', 'scissors'],
        ['Buzz cut', 18, 'One length', 'razor'],
        ['Boys', 18, 'Up to twelve', 'comb'],
      ],
    ],
    [
      'Beard',
      [
        ['Beard trim', 18, 'Shaped with the razor', 'razor'],
        ['Hot towel shave', 32, 'Forty minutes of silence', 'razor'],
        ['Hair and beard', 42, 'Both, properly', 'scissors'],
      ],
    ],
    [
      'Extras',
      [
        ['Wash and style', 12, '', 'bottle'],
        ['Grey blending', 26, 'Nobody will know', 'brush'],
        ['Father and son', 44, 'Two chairs', 'chair'],
      ],
    ],
  ],
};
const nails: Chair = {
  type: 'nails',
  kicker: 'Nail studio',
  headlines: ['Ten small canvases', 'Clean lines, calm hour', 'Hands you want to show'],
  lede: 'Careful cuticles, colour that lasts and a chair you will not want to leave.',
  list: [
    [
      'Hands',
      [
        ['Manicure', 32, 'Shape, cuticles, polish', 'hands'],
        ['Gel polish', 42, 'Two to three weeks', 'bottle'],
        ['Builder gel', 56, 'For nails that break', 'hands'],
        ['Removal and care', 18, 'Gently', 'hands'],
      ],
    ],
    [
      'Feet',
      [
        ['Pedicure', 44, 'With bath and scrub', 'shell'],
        ['Gel pedicure', 54, 'Holds a holiday', 'shell'],
      ],
    ],
    [
      'Art',
      [
        ['Two nails', 8, 'Lines, dots, leaves', 'brush'],
        ['Full set', 28, 'Bring a picture', 'brush'],
      ],
    ],
  ],
};
const ink: Chair = {
  type: 'tattoo',
  kicker: 'Tattoo studio',
  headlines: ['Lines you will live with', 'Drawn for one body only', 'Think long, sit still'],
  lede: 'We draw it for you, for that place on you, and change it until you stop having doubts. Only then the machine.',
  list: [
    [
      'Sessions',
      [
        ['Consultation', 0, 'Half an hour, with sketching', 'pencil'],
        ['Small piece', 120, 'Up to a palm', 'pencil'],
        ['Half day', 420, 'Four hours', 'pencil'],
        ['Whole day', 780, 'With breaks and soup', 'pencil'],
      ],
    ],
    [
      'Other',
      [
        ['Cover-up', 180, 'From', 'brush'],
        ['Touch-up', 60, 'First one is included', 'brush'],
        ['Piercing', 45, 'Titanium', 'ring'],
      ],
    ],
  ],
};
const beauty: Chair = {
  type: 'beauty',
  kicker: 'Beauty studio',
  headlines: ['An hour that belongs to you', 'Brows, skin and a closed door', 'Leave softer than you came'],
  lede: 'One person at a time, warm hands, good lamps. We tell you what helps and what you can save your money on.',
  list: [
    [
      'Face',
      [
        ['Facial, classic', 68, 'Cleanse, massage, mask', 'leaf'],
        ['Facial, deep', 89, 'With extraction', 'leaf'],
        ['Brows shaped', 22, 'Thread or wax', 'brush'],
        ['Lash lift', 58, 'With tint', 'eye'],
      ],
    ],
    [
      'Body',
      [
        ['Waxing, half leg', 28, '', 'leaf'],
        ['Waxing, full leg', 42, '', 'leaf'],
        ['Back massage', 48, 'Thirty minutes', 'hands'],
      ],
    ],
    [
      'Make-up',
      [
        ['Day', 55, 'You, awake', 'brush'],
        ['Evening', 75, 'With lashes', 'brush'],
        ['Bride, with trial', 190, 'On site', 'ring'],
      ],
    ],
  ],
};

/** The chair the prompt speaks of; hair unless it says more. */
export const salonChair = (facts: Facts): Chair =>
  chooseBank(
    facts,
    [
      [/\bbarber\w*/iu, barber],
      [/\b(?:nails?|manicures?|pedicures?)\b/iu, nails],
      [/\b(?:tattoo\w*|piercings?)\b/iu, ink],
      [/\b(?:beaut(?:y|ician)|lash(?:es)?|(?:eye)?brows?|make-?up|wax(?:ing)?|a?esthetics?)\b/iu, beauty],
    ],
    hair,
  );
