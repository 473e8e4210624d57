import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { money } from './parts/money';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker } from './parts/weave';
import { wheelSheets } from './sheets/wheel-sheets';
import { withSheets } from './sheets/wear-sheets';
import { carDealers } from './trades/car-dealers';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { withBikes } from './with-bikes';
import { withWeddingCars } from './with-wedding-cars';
import { locals } from './trades/locals';
import { lean } from '../../brief/words/lean-letters';

const drivers = locals.filter(({ noun }) => noun === 'taxi' || noun === 'courier service');

const cars: readonly (readonly [string, string, number, string, string])[] = [
  ['Compact estate, blue', 'Estate', 12900, '2019', '64,000 km, one owner, dog hair removed'],
  ['Small hatchback', 'Small', 8400, '2018', '48,000 km, new brakes'],
  ['Electric city car', 'Electric', 15900, '2021', '31,000 km, battery checked'],
  ['Family van', 'Van', 18500, '2020', '72,000 km, seven seats'],
  ['Saloon, grey', 'Saloon', 14200, '2019', '58,000 km, full history'],
  ['Old coupé', 'Classic', 21500, '1987', 'Garaged, smells of summer'],
];

const repaired = [
  ['They showed me the part and the part was really broken.', 'Brakes'],
  ['Cheaper than the estimate. I asked twice.', 'Service'],
  ['They told me not to repair it. It was hard to hear, and right.', 'Old van'],
] as const;
const anyDriver = [
  ['On the day, at the hour, for the price that was named.', 'Customer'],
  ['Friendly on the phone and careful with the car.', 'First time'],
  ['I have stopped comparing. They are simply good at it.', 'Regular'],
] as const;
/** Who washes, drives or lends cars has no part to show. */
const repairsNothing = lean(
  /\b(?:valet\p{L}*|detail\p{L}*|wash\p{L}*|taxis?|cabs?|limos?|limousines?|chauffeurs?|coach|minibus|hire|rentals?|tyres?|tires?|wrap\p{L}*|tint\p{L}*|parking|driving|dealers?|sales)\b/iu,
);

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const isRental = says(facts, /rent(?:al|als)|hire\b/iu);
  const isDealer = says(facts, /dealer|used cars?|car sales|showroom|motorcycles? shop/iu);
  const fees = priced(facts, [
    ['Oil service', 120, 'With filter and a look underneath', 'drop'],
    ['Large service', 290, 'By the maker’s list', 'gear'],
    ['Brakes, one axle', 240, 'Discs and pads', 'wheel'],
    ['Tyre change', 45, 'Four wheels, balanced', 'wheel'],
    ['Air conditioning', 95, 'Checked and filled', 'cloud'],
    ['Diagnosis', 60, 'Taken off the repair', 'search'],
  ]);
  const stock = cars.map(([title, group, euros, value, text]): ContentItem => ({
    title,
    group,
    value,
    text,
    price: isRental ? money(facts, Math.round(euros / 300)) : money(facts, euros),
    ...(isRental ? { note: 'per day' } : {}),
    list: [value, group],
    art: 'car',
    sample: true,
  }));
  return {
    hero: {
      kicker: kicker(facts, isRental ? 'Car rental' : isDealer ? 'Cars' : 'Car workshop'),
      title: isRental
        ? pick('hero', ['Keys in hand, road ahead', 'Take the long way', 'A car for as long as you need'])
        : isDealer
          ? pick('hero', ['Cars with their story told', 'Drive it first, then talk', 'Used, known, ready'])
          : pick('hero', [
              'It should start again',
              'We listen to the noise',
              'Fixed once, explained first',
              'Bring the rattle',
            ]),
      lede: isRental
        ? 'Say the days and the size, and you hear the price and what is in it.'
        : isDealer
          ? 'Look at them, drive them, and ask what was done to each.'
          : pick('lede', [
              `${name} looks at it, says what it is, and names a price${inPlace(facts)}. We call before we change anything.`,
              'Tell us what it does and when. We find out why, name a price and give you a time.',
            ]),
      actions: [
        {
          label: isDealer ? 'See the cars' : isRental ? 'Reserve a car' : 'Book the workshop',
          href: isDealer ? 'listings' : 'booking',
        },
        { label: 'Prices', href: isDealer ? 'contact' : 'pricing' },
      ],
    },
    services: {
      title: pick('services', ['What we do', 'Brought in, put right']),
      items: withPhrases(
        facts,
        points([
          ['Service', 'By the maker’s list, written down.', 'gear'],
          ['Brakes', 'Checked, shown, replaced.', 'wheel'],
          ['Tyres', 'Changed and balanced.', 'wheel'],
          ['Electrics', 'The light that nobody understands.', 'bolt'],
          ['Bodywork', 'Dents, rust, the gatepost.', 'hammer'],
          ['Inspection', 'Prepared, so that it passes.', 'document'],
        ]),
        ['We call before we change anything.', 'With a price you know.'],
        6,
      ),
    },
    listings: {
      title: pick('stock', ['In the yard now', 'Ready to drive']),
      lede: 'Filter by kind and price. Come and drive it.',
      items: stock,
    },
    // What a workshop charges for its work must not stand in for the cars it sells besides.
    ...(isDealer ? { products: { title: 'In the yard', items: stock } } : {}),
    ...(isRental ? { rooms: { title: 'Our cars', items: stock } } : {}),
    features: {
      title: 'What you can expect',
      items: points([
        ['A call first', 'Nothing is changed before you say yes.', 'phone'],
        ['The old part', 'In a bag, if you like to see it.', 'box'],
        ['A time to plan with', 'You hear when it is ready before you leave it.', 'clock'],
      ]),
    },
    pricing: { title: 'Prices', lede: 'Work included, parts by make. You hear yours first.', items: fees },
    booking: {
      title: isRental ? 'When do you need it?' : 'Bring it in',
      lede: isRental
        ? 'From, until, which size. We confirm by mail.'
        : 'What does it do, since when, and how warm is the engine?',
      items: isRental ? stock.map(({ title }) => ({ title })) : fees.map(({ title }) => ({ title })),
      actions: [{ label: isRental ? 'Reserve a car' : 'Ask for this day', href: 'booking' }],
    },
    process: {
      title: 'How it goes',
      items: points([
        ['You describe', 'Noise, smell, light on the dashboard.'],
        ['We look', 'Up on the lift, with you if you like.'],
        ['We call', 'With a price and a time.'],
        ['You drive', 'And tell us if it comes back.'],
      ]),
    },
    about: {
      title: pick('about', ['Oil under the nails', 'Who is under the bonnet']),
      body: [
        `${name} is a workshop where you speak to the one who holds the spanner.`,
        'We would rather look twice than guess once.',
      ],
    },
    team: {
      title: 'In the workshop',
      items: people(facts, [
        ['Workshop', 'Listens before opening anything.'],
        ['Electrics', 'Reads circuit diagrams on holiday.'],
        ['Front desk', 'Translates the noise.'],
      ]),
    },
    testimonials: {
      title: 'From drivers',
      items: reviews(facts, repairsNothing.test(facts.offer ?? '') ? anyDriver : repaired),
    },
    faq: {
      title: 'Before you drive in',
      items: questions([
        ['Do I need an appointment?', 'It is safer. For a light on the dashboard, call first.'],
        ['Which makes do you repair?', 'Tell us make, model and year, and we say whether we can help.'],
        ['Can I wait?', 'That depends on the job. Ask when you book.'],
        ['What if it costs more?', 'We call before it does.'],
        ['Do you have a replacement car?', 'Ask when you book.'],
        [
          'Do you take cars in part exchange?',
          isDealer ? 'Ask. Bring it, and we look at it together.' : 'Ask; it depends on the car.',
        ],
      ]),
    },
    hours: {
      title: 'Workshop hours',
      items: openingItems(facts, [opens(1, 5, 7.5, 17.5), opens(6, 6, 8, 12)]),
    },
    contact: {
      title: pick('contact', ['Describe the noise', 'Call the workshop']),
      lede: 'Make, year, what happened. Imitating the noise is allowed.',
      items: contactItems(facts),
    },
    map: {
      title: 'Where to pull in',
      lede: facts.place ? `We are in ${facts.place}.` : 'Ask for the way when you book.',
    },
    cta: {
      title: pick('cta', ['Does it make that noise again?', 'Due for a look?']),
      lede: 'Better before the holiday than during.',
      actions: [{ label: 'Book a day', href: 'booking' }],
    },
    gallery: {
      title: 'In the workshop',
      items: pictures([
        ['On the lift', 'car'],
        ['Tools, sorted', 'wrench'],
        ['Old engine', 'gear'],
        ['Tyre wall', 'wheel'],
        ['Evening', 'lamp'],
        ['Keys', 'key'],
      ]),
    },
    'before-after': {
      title: 'Before and after',
      items: ['Paintwork', 'Interior'].flatMap((group) => [
        { title: 'Before', group, art: 'car', sample: true },
        { title: 'After', group, art: 'car', sample: true },
      ]),
    },
    quote: {
      title: 'Ask for a price',
      lede: 'Make, year, problem.',
      items: fees.map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for a price', href: 'quote' }],
    },
  };
};

const usualAuto: KindDefinition = {
  kind: 'auto',
  schemaType: 'AutomotiveBusiness',
  noun: 'car workshop',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'pricing', 'testimonials', 'hours', 'booking'],
    },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'pricing', 'faq'] },
    {
      role: 'cars',
      title: 'Cars',
      sections: ['page-header', 'listings', 'cta'],
      needs:
        /\b(?:cars?|vehicles?|vans?|campers?|autos?|coches?|voitures?|carros?|macchine|samochod\w*|araba\w*|dealer\w*|fahrzeuge?|gebrauchtwagen|garage)\b|سيار|רכב/iu,
      // Who washes or mends cars has none to sell, unless that is told as well.
      unless:
        /^(?!.*\b(?:used cars|for sale|sales|dealer\w*|hire|rental)\b).*\b(?:car wash\w*|valet\w*|detailing|mobile mechanic|mot|tyres?|bodyshop|recovery|breakdown)\b/isu,
    },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['industrial', 'retro', 'sport', 'high-contrast'],
  art: ['car', 'wheel', 'wrench', 'key'],
  action: { label: 'Book a day', to: 'booking' },
  content,
};

/** Workshops, dealers, rentals. */
export const auto: KindDefinition = withWeddingCars(
  withBikes(
    withTrades(
      withTrades(
        withSheets(usualAuto, wheelSheets, ['pricing', 'menu']),
        (brief) => findStray(brief, carDealers),
        false,
      ),
      (brief) => findStray(brief, drivers),
    ),
  ),
);
