import type { AnimalHouse } from './animal-house';

/** Vets. */
export const vet: AnimalHouse = {
  noun: 'practice for animals',
  kicker: 'Veterinary practice',
  headlines: [
    'For everyone with fur and opinions',
    'First they sniff, then we look',
    'Calm hands, cold noses',
  ],
  lede: 'Time to sniff the room first, plain words for you, and a hand that waits until it is allowed.',
  offers: [
    ['Check-ups', 'Teeth, heart, weight, and a long scratch behind the ear.', 'stethoscope'],
    ['Vaccinations', 'On time, with a card that reminds you.', 'shield'],
    ['Surgery', 'Explained beforehand, watched afterwards.', 'heart'],
    ['Teeth', 'Cleaned, counted, sometimes pulled.', 'tooth'],
    ['Laboratory and X-ray', 'Done where it helps, and explained to you.', 'search'],
    ['House calls', 'For cats who know the carrier.', 'house'],
  ],
  fees: [
    ['Consultation', 48, 'With time for questions'],
    ['Vaccination', 38, 'With check'],
    ['Neutering, cat', 120, 'From'],
    ['Teeth cleaning', 180, 'Under anaesthetic'],
    ['X-ray', 85, 'Two views'],
    ['House call', 90, 'By arrangement'],
  ],
  action: ['Book a visit', 'booking'],
  features: [
    ['No hurry', 'First they sniff, then we look.', 'paw'],
    ['Plain words', 'What it is, what helps, and what it costs.', 'cat'],
    ['You stay beside them', 'Unless you would rather not look.', 'hands'],
  ],
  team: [
    ['Veterinary surgeon', 'Has been bitten, holds no grudge.'],
    ['Nurse', 'Can carry two cats at once.'],
    ['Front desk', 'Knows every name, then yours.'],
  ],
  reviews: [
    ['She shakes everywhere else. Here she falls asleep.', 'Owner of a greyhound'],
    ['They called in the evening to ask how he was.', 'Owner of a cat'],
    ['Honest about what would not help. I am grateful for that.', 'Owner of an old dog'],
  ],
  process: {
    title: 'The first visit',
    steps: [
      ['Arrive', 'A blanket from home helps.'],
      ['Sniff', 'Ten minutes of nothing.'],
      ['Look', 'On the floor or the table.'],
      ['Plan', 'In writing, with the price.'],
    ],
  },
  faq: [
    [
      'What do I do in an emergency?',
      'Call at once and say what happened. If nobody answers, call the emergency service for animals near you.',
    ],
    ['Do I need an appointment?', 'For check-ups, yes. With pain or bleeding, come.'],
    [
      'My cat hates the carrier. What now?',
      'Leave it open at home for a week, with a blanket inside. Or ask for a house call.',
    ],
    ['What should I bring?', 'The vaccination card, what they take now, and a favourite treat.'],
    ['Can I stay with my animal?', 'Ask. Often it helps them, and sometimes it does not.'],
    ['Which animals do you see?', 'Tell us who it is, and we say whether we are the right ones.'],
  ],
  about: 'We work on the floor when the table is frightening, and we tell you honestly what is worth doing.',
  booking: ['Book a visit', 'In an emergency call, do not write.'],
  contact: ['Call, especially if it is urgent', 'Tell us who it is, how old, and what you noticed.'],
  cta: ['Something not quite right?', 'Better once too often.'],
};
