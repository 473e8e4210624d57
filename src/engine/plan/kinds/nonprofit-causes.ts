import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type Cause = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly work: readonly (readonly [string, string, string])[];
  readonly numbers: readonly (readonly [string, string])[];
  readonly uses: readonly [string, string, string, string];
};

const nature: Cause = {
  kicker: 'Nature conservation',
  headlines: ['The river needs waders', 'Bring boots, leave it cleaner', 'Something lives here. Keep it so'],
  lede: 'We clear, plant, count and argue, on Saturdays and whenever the council meets. Most of us are volunteers; all of us get wet.',
  work: [
    ['Clean-ups', 'Every second Saturday, with soup.', 'drop'],
    ['Planting', 'Willow, alder, and patience.', 'tree'],
    ['Counting', 'Dragonflies first, then the fish.', 'bird'],
    ['School days', 'Nets, jars, rubber boots.', 'book'],
    ['Speaking up', 'At hearings, with numbers.', 'microphone'],
  ],
  numbers: [
    ['14 km', 'of bank cleared'],
    ['2,300', 'trees planted'],
    ['61', 'species counted'],
    ['480', 'volunteer days a year'],
  ],
  uses: [
    'gloves for three people',
    'a willow and its stake',
    'a school day with nets',
    'a month of water tests',
  ],
};
const church: Cause = {
  kicker: 'Community',
  headlines: [
    'The door is open on Sundays',
    'Bread, song and room for you',
    'Come as you are, stay for soup',
  ],
  lede: 'Services, a choir that needs basses, a table for those who eat alone and a room for those who want quiet.',
  work: [
    ['Services', 'Sundays at ten, with children.', 'candle'],
    ['Shared table', 'Thursdays, two courses, no questions.', 'bowl'],
    ['Choir', 'No audition.', 'microphone'],
    ['Visits', 'At home and in hospital.', 'house'],
    ['Young people', 'Fridays, loud.', 'music'],
  ],
  numbers: [
    ['52', 'shared tables a year'],
    ['34', 'voices in the choir'],
    ['120', 'visits'],
    ['1', 'open door'],
  ],
  uses: ['soup for four', 'a month of choir music', 'a weekend for young people', 'heating for a week'],
};
const animalsCause: Cause = {
  kicker: 'Animal welfare',
  headlines: ['Warm straw, full bowls, new homes', 'Nobody left in the cold', 'They wait. You could come'],
  lede: 'We take in, treat and rehome. What we need most is time, then blankets, then money.',
  work: [
    ['Rescue', 'A van, two people, a net.', 'truck'],
    ['Treatment', 'Vet bills, mostly.', 'stethoscope'],
    ['Homes', 'Visited before and after.', 'house'],
    ['Neutering', 'The quiet work that helps most.', 'heart'],
    ['School visits', 'With a very calm dog.', 'dog'],
  ],
  numbers: [
    ['212', 'animals rehomed last year'],
    ['38', 'foster homes'],
    ['9', 'volunteers on call'],
    ['1', 'van'],
  ],
  uses: ['food for a week', 'a vaccination', 'a neutering', 'part of an operation'],
};
const peopleCause: Cause = {
  kicker: 'Charity',
  headlines: ['Help that knows your name', 'One street at a time', 'Neighbours first, forms later'],
  lede: 'We listen, drive, cook, translate and sit in waiting rooms. Small things, done every week, by people from here.',
  work: [
    ['Kitchen', 'Warm meals, three days a week.', 'bowl'],
    ['Company', 'Visits, walks, telephone calls.', 'chair'],
    ['Papers', 'Letters read, forms filled.', 'document'],
    ['Children', 'Homework with biscuits.', 'book'],
    ['Winter', 'Coats, beds, a list that is kept.', 'bed'],
  ],
  numbers: [
    ['9,400', 'meals last year'],
    ['130', 'volunteers'],
    ['46', 'children at the homework table'],
    ['0', 'forms before soup'],
  ],
  uses: ['ten warm meals', 'a winter coat', 'a month of homework help', 'a bed for a week'],
};

/** The cause the prompt speaks of; people in need unless it says more. */
export const findCause = (facts: Facts): Cause =>
  chooseBank(
    facts,
    [
      [/river|nature|forest|tree|climate|environment|ocean|wildlife|bee|conservation/iu, nature],
      [/church|parish|congregation|mosque|temple|synagogue|faith/iu, church],
      [/animal|\bdogs?\b|\bcats?\b|\bpets?\b|rescue|shelter for (?:dogs|cats)/iu, animalsCause],
    ],
    peopleCause,
  );
