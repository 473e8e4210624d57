import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type Floor = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly classes: readonly (readonly [string, string, string])[];
};

const strength: Floor = {
  kicker: 'Gym',
  headlines: [
    'Stronger by Thursday',
    'Lift something, then lunch',
    'Show up. We do the rest',
    'Sweat first, decide later',
  ],
  lede: 'Racks that are free, coaches who count with you and classes that start on time. Come as you are; leave a little less so.',
  classes: [
    ['Strength', 'Squat, press, pull, under a coach’s eye.', 'dumbbell'],
    ['Conditioning', 'Short, honest, over before you can argue.', 'runner'],
    ['Mobility', 'For hips that sit all day.', 'yoga'],
    ['Beginners', 'The six movements everything is made of.', 'kettlebell'],
  ],
};
const boxing: Floor = {
  kicker: 'Boxing and martial arts',
  headlines: ['Hands up, head clear', 'Learn to stand, then to strike', 'Footwork before fury'],
  lede: 'Respect at the door, sweat on the floor. Beginners start with stance and breath; sparring comes when you ask for it.',
  classes: [
    ['Fundamentals', 'Stance, guard, jab. Slowly.', 'hands'],
    ['Technique', 'Pads, combinations, corrections.', 'hands'],
    ['Sparring', 'Controlled, with a coach in the ring.', 'runner'],
    ['Juniors', 'From eight years, games included.', 'toy'],
  ],
};
const climbing: Floor = {
  kicker: 'Climbing',
  headlines: ['Up is a direction', 'Chalk your hands, trust your feet', 'Fall softly, try again'],
  lede: 'New routes every week, thick mats, and coffee at the height where you need it.',
  classes: [
    ['First climb', 'Shoes, rules, three walls.', 'mountains'],
    ['Technique', 'Feet first, arms later.', 'mountains'],
    ['Kids', 'Games with gravity.', 'toy'],
    ['Route evening', 'We set, you name.', 'mountains'],
  ],
};
const trainer: Floor = {
  kicker: 'Personal training',
  headlines: ['A plan with your name on it', 'One coach, your pace', 'Stronger than last month'],
  lede: 'We begin with how you live and sleep, not with a machine. Then a plan that survives real weeks.',
  classes: [
    ['One to one', 'An hour, all of it yours.', 'dumbbell'],
    ['In pairs', 'Bring someone who will not let you skip.', 'runner'],
    ['Outdoors', 'In the park, whatever the weather.', 'tree'],
    ['Online', 'Plan, videos, a weekly call.', 'phone'],
  ],
};
const dance: Floor = {
  kicker: 'Dance studio',
  headlines: ['Two left feet welcome', 'Count to eight, forget the rest', 'The mirror is on your side'],
  lede: 'Classes for people who have always wanted to, and for those who cannot stop. Bring socks and a bottle of water.',
  classes: [
    ['Beginners', 'Eight weeks, one routine.', 'dancer'],
    ['Contemporary', 'Floor, breath, flow.', 'dancer'],
    ['Salsa', 'Partners change; nobody minds.', 'dancer'],
    ['Children', 'From five, with capes.', 'toy'],
  ],
};

/** The training the prompt speaks of; a gym floor unless it says more. */
export const gymFloor = (facts: Facts): Floor =>
  chooseBank(
    facts,
    [
      [/\b(?:box(?:ing|er|ers)|martial|karate|judo|jiu|muay|mma|taekwondo|dojo)\b/iu, boxing],
      [/\b(?:climb\w*|boulder(?:ing|s)?)\b/iu, climbing],
      [/\b(?:danc(?:e|es|ing|ers?)|ballet|salsa)\b/iu, dance],
      // A gym with personal training is a gym.
      [/\b(?:gyms?|fitness (?:cent(?:er|re)|club)|health club)\b/iu, strength],
      [/\b(?:personal train\w*|coach(?:es|ing)?)\b/iu, trainer],
    ],
    strength,
  );
