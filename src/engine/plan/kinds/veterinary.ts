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
import { findNamedStray, findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { horsesAndLand } from './trades/horses-and-land';
import { tanksAndPaws } from './trades/tanks-and-paws';
import { vetsOnTheRoad } from './trades/vets-on-the-road';
import { foundByName } from './trades/found-by-name';

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
    features: { title: 'Why they wag at the door', items: points(house.features) },
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
      title: house.booking[0],
      lede: house.booking[1],
      items: house.offers.slice(0, 5).map(([title]) => ({ title })),
      actions: [{ label: 'Request this time', href: 'booking' }],
    },
    about: {
      title: pick('about', ['People who talk to animals', 'Who we are']),
      body: [`${name} looks after animals${inPlace(facts)} and the people attached to them.`, house.about],
    },
    team: { title: 'Hands they know', items: people(facts, house.team) },
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
    testimonials: { title: 'From the other end of the lead', items: reviews(facts, house.reviews) },
    process: { title: house.process.title, items: points(house.process.steps) },
    faq: { title: 'Before you come', items: questions(house.faq) },
    hours: { title: 'Open for paws', items: openingItems(facts, [opens(1, 5, 8.5, 18), opens(6, 6, 9, 12)]) },
    contact: { title: house.contact[0], lede: house.contact[1], items: contactItems(facts) },
    map: {
      title: 'Where to tie up',
      lede: facts.place ? `We are in ${facts.place}.` : 'Ask for the way when you book.',
    },
    cta: {
      title: house.cta[0],
      lede: house.cta[1],
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
  fit: (brief) => {
    const { noun, action } = animalHouse({ brief });
    return { noun, action: { label: action[0], to: action[1] } };
  },
  content,
};

/** Vets, groomers, shelters, pet shops. */
export const veterinary: KindDefinition = withTrades(
  withSheets(usualVeterinary, animalSheets, ['pricing', 'menu']),
  (brief) =>
    findStray(brief, foundByName) ??
    findNamedStray(brief, [...vetsOnTheRoad, ...horsesAndLand, ...tanksAndPaws]),
);
