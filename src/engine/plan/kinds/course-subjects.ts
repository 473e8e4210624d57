import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** One subject: headlines, weeks with lessons, what to bring. */
type Subject = {
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly weeks: readonly (readonly [string, string, readonly string[]])[];
  readonly teacher: string;
  readonly art: string;
};

const painting: Subject = {
  art: 'brush',
  headlines: ['Water, paper, a little courage', 'Let the colour run, on purpose', 'Paint it before it dries'],
  lede: 'Eight weeks from first wash to a picture you would hang. Short videos, real corrections, no talent required.',
  teacher: 'Paints in the rain, teaches in the dry, and has ruined more paper than you ever will.',
  weeks: [
    ['Water and paper', '1 hour', ['What paper does', 'Flat wash', 'Graded wash', 'Your first sky']],
    ['Colour', '1 hour 20', ['Three colours are enough', 'Mixing greens', 'Warm and cool', 'A pear, twice']],
    ['Edges', '1 hour', ['Wet in wet', 'Dry brush', 'Keeping whites', 'Clouds']],
    ['Light', '1 hour 10', ['Shadows have colour', 'Glass and water', 'A street at noon']],
    ['Places', '1 hour 30', ['Trees without leaves', 'Houses in five strokes', 'Composition with a window']],
    ['Your picture', '2 hours', ['Planning', 'Painting it', 'Saving it', 'Looking at it together']],
  ],
};
const code: Subject = {
  art: 'screen',
  headlines: [
    'From blank file to working page',
    'Write it, break it, understand it',
    'Code, explained twice',
  ],
  lede: 'Small programs from the first evening on. You build things you would use, and someone reads your code.',
  teacher: 'Writes software by day and reads beginners’ code with visible pleasure.',
  weeks: [
    ['First steps', '1 hour', ['How a program runs', 'Variables', 'Your first bug']],
    ['Decisions', '1 hour 20', ['Conditions', 'Loops', 'A guessing game']],
    ['Things in lists', '1 hour', ['Arrays', 'Searching', 'Sorting']],
    ['Functions', '1 hour 10', ['Naming', 'Returning', 'Testing']],
    ['A real page', '2 hours', ['HTML', 'Events', 'Saving things']],
    ['Your project', '3 hours', ['Plan', 'Build', 'Show']],
  ],
};
const language: Subject = {
  art: 'book',
  headlines: ['Order the coffee yourself', 'From hello to a real conversation', 'Speak first, grammar later'],
  lede: 'A small group, and no textbook voices. After the first evening you can say your name, your street and what you would like to drink.',
  teacher: 'Learnt four languages badly before learning to teach one well.',
  weeks: [
    ['Hello', '2 evenings', ['Names', 'Numbers', 'At the café']],
    ['Here and there', '2 evenings', ['Streets', 'Asking the way', 'Trains']],
    ['Yesterday', '2 evenings', ['What happened', 'Telling a story']],
    ['Eating', '2 evenings', ['Markets', 'Recipes', 'Complaining kindly']],
    ['Opinions', '2 evenings', ['Agreeing', 'Disagreeing', 'Changing your mind']],
    ['Out there', '2 evenings', ['A walk in the city', 'A small exam with cake']],
  ],
};
const music: Subject = {
  art: 'guitar',
  headlines: ['Three chords by Sunday', 'Play it slowly, play it right', 'From first note to first song'],
  lede: 'Ten minutes a day, one song at a time, and a teacher who hears what your left hand is thinking.',
  teacher: 'Plays in two bands and remembers how sore fingers feel.',
  weeks: [
    ['Holding it', '40 min', ['Posture', 'Tuning', 'First sounds']],
    ['Three chords', '1 hour', ['G, C, D', 'Changing', 'One song']],
    ['Rhythm', '1 hour', ['Counting', 'Strumming', 'Playing along']],
    ['Melody', '1 hour', ['Scales that sing', 'Picking']],
    ['Together', '1 hour', ['Listening', 'Your own arrangement']],
  ],
};
const baking: Subject = {
  art: 'loaf',
  headlines: ['Flour, water, one night', 'The first loaf may be flat', 'Wait, fold, wait'],
  lede: 'Short films shot at a floury table, dough that you can see rise, and somebody who looks at your crumb and says why.',
  teacher: 'Has thrown away more dough than most people will ever mix.',
  weeks: [
    [
      'Before you mix',
      '40 min',
      ['Flour and what it does', 'What you need, what you do not', 'A kitchen plan'],
    ],
    ['Mixing', '1 hour', ['By hand', 'When to stop', 'Salt, late']],
    ['Waiting', '1 hour', ['What happens inside', 'Warm and cold', 'The finger test']],
    ['Shaping', '1 hour 10', ['Folding', 'Tension', 'A basket, or a bowl with a cloth']],
    ['Heat', '1 hour', ['Steam at home', 'The cut', 'When it is done']],
    ['Your own', '1 hour', ['Reading a crumb', 'What went wrong', 'A week around baking']],
  ],
};
const photography: Subject = {
  art: 'camera',
  headlines: ['See it before you press', 'Light first, lens later', 'One picture a day'],
  lede: 'You bring whatever takes pictures. We look at light, at edges and at what you left out, and then you go outside again.',
  teacher: 'Owns one camera, and knows where the sun will be.',
  weeks: [
    ['Looking', '1 hour', ['Where the light is', 'What is in the corner', 'Moving your feet']],
    ['The three settings', '1 hour 20', ['Time', 'Opening', 'Sensitivity']],
    ['People', '1 hour', ['Near enough', 'Hands', 'Waiting']],
    ['Places', '1 hour 10', ['Early', 'Layers', 'Without a sunset']],
    ['Choosing', '1 hour', ['Forty down to four', 'A row that makes sense']],
    ['Your series', '2 hours', ['Plan', 'Shoot', 'Show']],
  ],
};
const writing: Subject = {
  art: 'pencil',
  headlines: ['Begin in the middle', 'A page, then the next', 'Write badly first'],
  lede: 'A little every day, read by people who are writing, too. You learn to cut, which is most of it.',
  teacher: 'Rewrites every letter twice, including this line.',
  weeks: [
    ['Starting', '1 hour', ['The bad first page', 'A time and a place', 'What you know']],
    ['People', '1 hour', ['What they want', 'How they talk', 'What they hide']],
    ['Scenes', '1 hour 10', ['Coming in late', 'Leaving early', 'Things in the room']],
    ['Voice', '1 hour', ['Reading aloud', 'Short and long', 'Your own words']],
    ['Cutting', '1 hour 20', ['The first paragraph', 'Adverbs', 'Killing a darling']],
    ['Finishing', '1 hour', ['Endings', 'Sending it out', 'The next one']],
  ],
};
const growing: Subject = {
  art: 'garden',
  headlines: ['From seed to supper', 'Dirt under the nails by Sunday', 'Something green, and you did it'],
  lede: 'What to sow, when to leave it alone, and how to tell thirst from too much love, in a bed or on a balcony.',
  teacher: 'Talks to tomatoes and gets answers in August.',
  weeks: [
    ['The ground', '1 hour', ['Soil in your hand', 'Pots that are large enough', 'Where the sun goes']],
    ['Sowing', '1 hour', ['Depth', 'Warmth', 'Names on sticks']],
    ['Water', '40 min', ['Too much', 'Too little', 'Going away']],
    ['Visitors', '1 hour', ['Snails', 'Friends', 'Nets and patience']],
    ['Picking', '1 hour', ['When', 'How', 'What to do with forty courgettes']],
    ['Next year', '40 min', ['Seeds of your own', 'A plan on one page']],
  ],
};
const general: Subject = {
  art: 'book',
  headlines: ['Learn it by doing it', 'An hour a week, a skill for good', 'Start on Monday, show it in June'],
  lede: 'Short lessons, real exercises and someone who looks at what you did. You begin where you are.',
  teacher: 'Has done this for a living and still remembers the first week.',
  weeks: [
    ['Begin', '1 hour', ['What you need', 'A first try', 'What to ignore']],
    ['The basics', '1 hour 20', ['The three moves', 'Common mistakes', 'Practice plan']],
    ['Getting steady', '1 hour', ['Repeating well', 'Feedback', 'Small wins']],
    ['Going further', '1 hour 10', ['Style', 'Speed', 'Limits']],
    ['Your own', '2 hours', ['Plan', 'Make', 'Show']],
    ['And then', '40 min', ['Keeping it up', 'Where to go next']],
  ],
};

const subjects: readonly (readonly [RegExp, Subject])[] = [
  [/\bpaint|watercolou?r|\bdraw|\bart\b|\bceramic|\bcrafts?\b/iu, painting],
  [/\bcod(?:e|ing)|programm|web dev|\bpython|javascript|\bdata\b/iu, code],
  [/language|spanish|english|french|german|italian|japanese|portuguese/iu, language],
  [/\b(?:sourdough|bread|baking|pastry|cakes?|pizza|croissants?)\b/iu, baking],
  [/photograph|\bcamera\b/iu, photography],
  [/\b(?:writing|novel|memoir|poetry|short stories|fiction|screenplay)\b/iu, writing],
  [/\b(?:garden\w*|growing (?:food|vegetables)|vegetables|permaculture|allotment)\b/iu, growing],
  [/guitar|piano|violin|\bsing(?:ing|ers?)?\b|\bmusic|\bdrum/iu, music],
];

/** Whether a subject with lessons of its own is named. */
export const isKnownSubject = (words: string): boolean => subjects.some(([pattern]) => pattern.test(words));

/** The subject the prompt teaches. */
export const courseSubject = (facts: Facts): Subject => chooseBank(facts, subjects, general);
