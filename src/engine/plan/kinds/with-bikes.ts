import { priced } from './parts/priced';
import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts, KindDefinition } from '../content';
import { money } from './parts/money';
import { reviews } from './parts/people';
import { points } from './parts/points';

const pedalled = /\b(?:e-?bikes?|bikes?|bicycles?|cycles?|cycle)\b/iu;
const isPedalled = ({ offer }: Brief): boolean =>
  pedalled.test(offer?.value ?? '') &&
  !/\b(?:motor|quad|dirt)[- ]?(?:bikes?|cycles?)/iu.test(offer?.value ?? '');

/** "A garage for classic motorbikes": nothing of cars. */
const isMotor = ({ prompt, offer }: Brief): boolean =>
  /\bmotor[- ]?(?:bikes?|cycles?)\b|\bvespas?\b/iu.test(`${offer?.value ?? ''} ${prompt.slice(0, 160)}`) &&
  !/\bcars?\b|\bvans?\b/iu.test(prompt);

const used: readonly (readonly [string, string, number, string])[] = [
  ['City bike, three gears', 'City', 180, 'Serviced, new tyres'],
  ['Steel tourer', 'Touring', 320, 'Serviced, new cables'],
  ['Hybrid, medium frame', 'City', 240, 'Serviced, new chain'],
  ['Road bike', 'Road', 420, 'Serviced, new bar tape'],
  ['Children’s bike, 20 inch', 'Children', 70, 'Serviced, bell included'],
  ['Folding bike', 'City', 290, 'Serviced, new brake pads'],
];

/** What is said of cars in a workshop for bicycles. */
const ownWords = (facts: Facts): ReturnType<KindDefinition['content']> => ({
  listings: {
    title: 'In the shop now',
    lede: 'Come and ride it round the block.',
    items: used.map(([title, group, euros, text]): ContentItem => ({
      title,
      group,
      text,
      price: money(facts, euros),
      art: 'bike',
      sample: true,
    })),
  },
  testimonials: {
    title: 'From riders',
    items: reviews(facts, [
      ['Squeak gone, bill small, on time.', 'Repair'],
      ['They showed me the worn part before they changed it.', 'Service'],
      ['They told me not to repair it. It was hard to hear, and right.', 'Old bike'],
    ]),
  },
  booking: {
    title: 'Bring it in',
    lede: 'What does it do, since when, and which bike is it?',
    actions: [{ label: 'Ask for this day', href: 'booking' }],
  },
  process: {
    title: 'How it goes',
    items: points([
      ['You describe', 'Noise, play, a brake that rubs.'],
      ['We look', 'On the stand, with you if you like.'],
      ['We call', 'With a price and a time.'],
      ['You ride', 'And tell us if it comes back.'],
    ]),
  },
  contact: {
    title: 'Describe the noise',
    lede: 'Make, what happened, since when. Imitating the noise is allowed.',
  },
  map: {
    title: 'Where to wheel it in',
    lede: facts.place ? `We are in ${facts.place}.` : 'Ask for the way when you book.',
  },
});

/** What work on two wheels with an engine may cost. */
const workOnMotorbikes = [
  ['Small service', 95, 'Oil, filter, chain.', 'gear'],
  ['Full service', 190, 'Valves, plugs, fluids, a ride.', 'gear'],
  ['Tyre, fitted', 25, 'Off, on, balanced.', 'wheel'],
  ['Chain and sprockets', 80, 'Without the parts.', 'gear'],
  ['Brake pads', 45, 'Front or back.', 'wheel'],
  ['Looking for the fault', 40, 'An hour, taken off the repair.', 'bolt'],
] as const;

/** A workshop for bicycles among those for cars: none of its lines speaks of engines, and what it sells are bikes. */
export const withBikes = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  fit: (brief) => {
    const fitted = definition.fit?.(brief) ?? {};
    if (isMotor(brief)) {
      const isPriced = brief.items.some(({ value }) => value.price !== undefined);
      const pages = (fitted.pages ?? definition.pages)
        .filter(({ role }) => role !== 'cars')
        // What four wheels and a cabin cost is none of its prices.
        .map((page) => ({
          ...page,
          sections: page.sections.filter((type) => type !== 'pricing' || isPriced),
        }));
      return { ...fitted, pages };
    }
    if (!isPedalled(brief)) return fitted;
    const pages = (fitted.pages ?? definition.pages).map((page) =>
      page.role === 'cars'
        ? { ...page, title: 'Bikes', needs: /\b(?:second[- ]hand|used|refurbished|for sale)\b/iu }
        : page,
    );
    return { ...fitted, pages };
  },
  content: (facts) => {
    const usual = definition.content(facts);
    if (!isPedalled(facts.brief) && !isMotor(facts.brief)) return usual;
    const { listings, ...ridden } = ownWords(facts);
    const own = isMotor(facts.brief)
      ? {
          ...ridden,
          booking: { ...ridden.booking, items: [] },
          pricing: { title: 'Prices', items: priced(facts, workOnMotorbikes) },
        }
      : { listings, ...ridden };
    const worn = Object.entries(own).map(([type, section]) => [
      type,
      { ...usual[type as keyof typeof usual], ...section },
    ]);
    return { ...usual, ...(Object.fromEntries(worn) as typeof usual) };
  },
});
