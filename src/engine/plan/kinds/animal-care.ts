import type { AnimalHouse } from './animal-house';

/** Who washes and trims, and minds animals in other ways. */
export const groom: AnimalHouse = {
  noun: 'dog grooming',
  kicker: 'Grooming and care',
  headlines: ['Clean dog, dry floor', 'Wash, trim, dignity', 'The bath they forgive you'],
  lede: 'One dog at a time, no cages, warm water and a great deal of talking to.',
  offers: [
    ['Bath and brush', 'Down to the undercoat.', 'dog'],
    ['Full groom', 'Bath, cut, ears, claws.', 'scissors'],
    ['Puppy’s first time', 'Mostly playing, a little trimming.', 'paw'],
    ['Claws and ears', 'Short and clean.', 'scissors'],
    ['Out of the winter coat', 'Brushed until it stops coming.', 'brush'],
    ['Mud', 'Just the worst of it, on the way home.', 'drop'],
  ],
  fees: [
    ['Bath, small dog', 38, 'With brushing'],
    ['Full groom, small', 58, 'Two hours'],
    ['Full groom, large', 84, 'Three hours'],
    ['Puppy’s first', 35, 'With breaks'],
    ['Claws', 14, 'Walk in'],
    ['Mud off', 18, 'Twenty minutes'],
  ],
  action: ['Book a bath', 'booking'],
  features: [
    ['No hurry', 'First they sniff, then they get wet.', 'paw'],
    ['One at a time', 'Nobody waits in a cage.', 'dog'],
    ['Warm water, quiet dryer', 'And a towel for whoever minds the noise.', 'drop'],
  ],
  team: [
    ['Groomer', 'Talks all the time, to them.'],
    ['At the dryer', 'Has all the patience.'],
  ],
  reviews: [
    ['She shakes everywhere else. Here she falls asleep.', 'Owner of a greyhound'],
    ['He came out smelling of nothing, which is what I wanted.', 'Owner of a spaniel'],
    ['They stopped when he had had enough, and said so.', 'Owner of a terrier'],
  ],
  process: {
    title: 'The first bath',
    steps: [
      ['Hello', 'A sniff, a biscuit, a look at the coat.'],
      ['Agree', 'You say how short, we say what it costs.'],
      ['Wash and cut', 'With breaks, as many as it takes.'],
      ['Home', 'Dry, brushed and rather proud.'],
    ],
  },
  faq: [
    ['How long does it take?', 'An hour or two, by size and coat. We say so before we begin.'],
    ['My dog is afraid of the dryer.', 'Then we use towels and time.'],
    ['How often should we come?', 'Every six to eight weeks for curls, less often for short coats.'],
    ['Do you take puppies?', 'Ask, and say how old. The first time is mostly playing.'],
    [
      'What if the coat is matted?',
      'We cut what hurts and leave what can be saved. You decide before we do.',
    ],
    ['May I stay?', 'Of course. Some dogs are calmer without you; we tell you honestly.'],
  ],
  about: 'We work on the floor when the table is frightening, and stop when it is enough.',
  booking: ['When shall we see you both?', 'Say the breed, the size and what the coat is like.'],
  contact: ['Ask for a date', 'Tell us who it is, how large, and how they feel about water.'],
  cta: ['Due for a bath?', 'The next free hour is one message away.'],
};
