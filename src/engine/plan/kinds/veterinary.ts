import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { inPlace, kicker } from './parts/weave';
import { animalHouse } from './veterinary-houses';
import { animalSheets } from './sheets/animal-sheets';
import { withSheets } from './sheets/wear-sheets';

const animals: readonly (readonly [string, string, string, string])[] = [
  ['Bruno', 'Dog', '4 years', 'Large, gentle, afraid of umbrellas.'],
  ['Pepper', 'Cat', '2 years', 'Talks. All day.'],
  ['Mimi and Momo', 'Cat', '6 years', 'Only together.'],
  ['Flint', 'Dog', '1 year', 'Needs a garden or a runner.'],
  ['Hazel', 'Rabbit', '3 years', 'Digs. Proudly.'],
  ['Otto', 'Dog', '9 years', 'Slow walks, warm lap.'],
];

const content = (facts: Facts): Bank => {
  const house = animalHouse(facts);
  const { name, pick } = facts;
  const fees = priced(facts, house.fees);
  const [label, to] = house.action;
  return {
    hero: {
      kicker: kicker(facts, house.kicker),
      title: pick('hero', house.headlines),
      lede: house.lede,
      actions: [
        { label, href: to },
        { label: 'What we do', href: 'services' },
      ],
    },
    services: {
      title: pick('services', ['How we help', 'What we do']),
      items: withPhrases(
        facts,
        points(house.offers),
        ['Calmly, with breaks and biscuits.', 'We explain every step to you, and to them.'],
        6,
      ),
    },
    features: {
      title: 'Why they wag at the door',
      items: points([
        ['No hurry', 'First they sniff, then we look.', 'paw'],
        ['Cats and dogs wait apart', 'Everybody’s pulse thanks us.', 'cat'],
        ['You stay beside them', 'Unless you would rather not look.', 'hands'],
      ]),
    },
    pricing: { title: 'What it costs', lede: 'Guide prices. You hear yours before we begin.', items: fees },
    products: { title: 'On the shelf', items: fees.map((item) => ({ ...item, art: 'bowl' })) },
    listings: {
      title: pick('animals', ['Looking for a sofa', 'Meet them']),
      lede: 'Come twice before you decide. They are deciding, too.',
      items: animals.map(([title, group, value, text]) => ({
        title,
        group,
        value,
        text,
        list: [value, group],
        art: group.toLowerCase() === 'rabbit' ? 'paw' : group.toLowerCase(),
        sample: true,
      })),
    },
    gallery: {
      title: 'Regulars',
      items: pictures([
        ['Bruno, after', 'dog'],
        ['Pepper judges', 'cat'],
        ['Waiting well', 'paw'],
        ['First visit', 'dog'],
        ['In the sun', 'cat'],
        ['The treat drawer', 'box'],
      ]),
    },
    booking: {
      title: pick('booking', ['When shall we see you both?', 'Book a visit']),
      lede: 'In an emergency call, do not write.',
      items: house.offers.slice(0, 5).map(([title]) => ({ title })),
      actions: [{ label: 'Request this time', href: 'booking' }],
    },
    about: {
      title: pick('about', ['People who talk to animals', 'Who we are']),
      body: [
        `${name} looks after animals${inPlace(facts)} and the people attached to them.`,
        'We work on the floor when the table is frightening, and we tell you honestly what is worth doing.',
      ],
    },
    team: {
      title: 'Hands they know',
      items: people(facts, [
        ['Veterinary surgeon', 'Has been bitten, holds no grudge.'],
        ['Nurse', 'Can carry two cats at once.'],
        ['Front desk', 'Knows every name, then yours.'],
      ]),
    },
    donation: {
      title: 'Pay for a bowl',
      lede: 'Each amount has a use.',
      items: priced(facts, [
        ['Ten', 10, 'A day of food for three.'],
        ['Thirty', 30, 'Vaccines for one.'],
        ['Eighty', 80, 'An operation, in part.'],
      ]),
    },
    volunteer: {
      title: 'Hold a lead',
      lede: 'An hour a week is plenty.',
      items: points([
        ['Walk', 'Saturday mornings.'],
        ['Foster', 'Some weeks, one sofa.'],
        ['Drive', 'To the vet and back.'],
      ]),
      actions: [{ label: 'Offer your help', href: 'volunteer' }],
    },
    testimonials: {
      title: 'From the other end of the lead',
      items: reviews(facts, [
        ['She shakes everywhere else. Here she falls asleep.', 'Owner of a greyhound'],
        ['They called in the evening to ask how he was.', 'Owner of a cat'],
        ['Honest about what would not help. I am grateful for that.', 'Owner of an old dog'],
      ]),
    },
    process: {
      title: 'The first visit',
      items: points([
        ['Arrive', 'A blanket from home helps.'],
        ['Sniff', 'Ten minutes of nothing.'],
        ['Look', 'On the floor or the table.'],
        ['Plan', 'In writing, with the price.'],
      ]),
    },
    faq: {
      title: 'Before you come',
      items: questions([
        [
          'What do I do in an emergency?',
          'Call at once and say what happened. If we are closed, the message names who is on duty.',
        ],
        ['Do I need an appointment?', 'For check-ups, yes. With pain or bleeding, come.'],
        [
          'My cat hates the carrier. What now?',
          'Leave it open at home for a week, with a blanket inside. Or ask for a house call.',
        ],
        ['What should I bring?', 'The vaccination card, what they take now, and a favourite treat.'],
        ['Can I stay with my animal?', 'Yes, and during the first minutes after waking up as well.'],
        [
          'Which animals do you see?',
          'Dogs, cats, rabbits and rodents. For others call, and we know someone.',
        ],
      ]),
    },
    hours: { title: 'Open for paws', items: openingItems(facts, [opens(1, 5, 8.5, 18), opens(6, 6, 9, 12)]) },
    contact: {
      title: 'Call, especially if it is urgent',
      lede: 'Tell us who it is, how old, and what you noticed.',
      items: contactItems(facts),
    },
    map: {
      title: 'Where to tie up',
      lede: facts.place
        ? `We are in ${facts.place}. There is a tree and a tap outside.`
        : 'There is a tree and a tap outside.',
    },
    cta: {
      title: pick('cta', ['Something not quite right?', 'Due for a visit?']),
      lede: 'Better once too often.',
      actions: [{ label, href: to }],
    },
  };
};

const usualVeterinary: KindDefinition = {
  kind: 'veterinary',
  schemaType: 'VeterinaryCare',
  noun: 'practice for animals',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'team', 'testimonials', 'hours', 'faq', 'cta'],
    },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'pricing', 'process'] },
    { role: 'book', title: 'Book', sections: ['page-header', 'booking', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['playful', 'organic', 'clinical', 'pastel'],
  art: ['paw', 'dog', 'cat', 'heart'],
  action: { label: 'Book a visit', to: 'booking' },
  content,
};

/** Vets, groomers, shelters, pet shops. */
export const veterinary: KindDefinition = withSheets(usualVeterinary, animalSheets, ['pricing', 'menu']);
