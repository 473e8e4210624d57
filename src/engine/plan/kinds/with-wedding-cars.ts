import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { reviews } from './parts/people';
import { points } from './parts/points';
import { questions } from './parts/questions';

const hired =
  /\b(?:wedding|bridal|prom|vintage|classic)\s(?:and\s\p{L}+\s)?(?:cars?|vehicles?|transport|car hire|campers?)\b|\bcars? for weddings\b/iu;
const isHired = ({ offer, prompt }: Brief): boolean =>
  hired.test(offer?.value ?? '') &&
  !/\b(?:repairs?|restor\p{L}+|dealers?|for sale|servic(?:e|ing)|parts)\b/iu.test(prompt);

const oneCar =
  /\b(?:[Aa]n?|[Oo]ur|[Tt]he|and|[Oo]ne)\s(?<car>(?:18|19|20)\d\d\s\p{Lu}[\p{L}\d-]*(?:\s(?!and\b|or\b|with\b|for\b|in\b|from\b|is\b|are\b)[\p{L}\d-]+){0,2})/gu;

/** "A 1958 Bentley and a 1967 VW camper": the cars that are told. */
const carsIn = (prompt: string): readonly string[] =>
  [...prompt.matchAll(oneCar)].map(({ groups }) => groups?.['car'] ?? '').filter((car) => car !== '');

const ownWords = (facts: Facts): Bank => {
  const { pick, brief, place } = facts;
  const cars = carsIn(brief.prompt).map((title): ContentItem => ({ title, art: 'car' }));
  return {
    hero: {
      title: pick('hero', [
        'Arrive the way you dreamed it',
        'Ribbons on, doors open',
        'The first drive as a couple',
      ]),
      lede: 'A car that waits, a driver who knows the way, and time for the photographs.',
      actions: [
        { label: 'Ask for your date', href: 'quote' },
        { label: 'Prices', href: 'pricing' },
      ],
    },
    services: {
      title: cars.length > 0 ? 'The cars' : 'What we drive you to',
      items:
        cars.length > 1
          ? cars
          : points([
              ['To the ceremony', 'From the door where you dress.', 'car'],
              ['Between places', 'With time for pictures on the way.', 'camera'],
              ['The drive away', 'Rice, ribbons, waving.', 'ring'],
            ]),
    },
    features: {
      title: 'On the day',
      items: points([
        ['Polished that morning', 'Inside and out, with the ribbons on.', 'ring'],
        ['The way is known', 'Driven beforehand, with a plan for traffic.', 'map'],
        ['Time for pictures', 'The car waits while you do.', 'camera'],
      ]),
    },
    process: {
      title: 'How it goes',
      items: points([
        ['You name the day', 'The date, the places and how many have to fit.'],
        ['We answer', 'With what is free and what it costs.'],
        ['You come and look', 'Sit in it, dress length and all.'],
        ['The day', 'We are there before you look out of the window.'],
      ]),
    },
    booking: {
      title: 'Is your date free?',
      lede: 'The date, where from, where to, and how many.',
      actions: [{ label: 'Ask for this day', href: 'booking' }],
    },
    quote: {
      title: 'Ask for your date',
      lede: 'The date, where from, where to, and how many.',
      actions: [{ label: 'Send the question', href: 'quote' }],
    },
    about: {
      title: 'Who drives',
      body: ['Somebody who polishes the chrome, knows the lanes and opens the door without a word too many.'],
    },
    testimonials: {
      title: 'Said afterwards',
      items: reviews(facts, [
        ['My father was quiet the whole way, and then he said he loved the car.', 'Bride'],
        ['There early, calm, and the dress fitted in.', 'Married in spring'],
        ['The best ten minutes of the day were the ones in the back seat.', 'Groom'],
      ]),
    },
    faq: {
      title: 'Before you ask',
      items: questions([
        ['May we come and see the cars?', 'Please do. Write, and we find an hour.'],
        ['How many fit in?', 'Tell us who has to arrive together, and we say which car suits.'],
        ['What if it rains?', 'There are umbrellas, and we park where it is dry.'],
        ['Do you also drive in between?', 'Tell us the places, and it stands in the price you get.'],
      ]),
    },
    gallery: {
      title: cars.length > 0 ? 'The cars, close up' : 'On the day',
      items: [
        ...cars,
        { title: 'Ribbons on', art: 'ring' },
        { title: 'At the door', art: 'door' },
        { title: 'On the way', art: 'car' },
        { title: 'The drive away', art: 'hills' },
      ].slice(0, 6),
    },
    contact: { title: 'Ask for your date', lede: 'The day, the places, and how many have to fit.' },
    map: {
      title: 'Where we drive',
      lede: place ? `${place}, and further if you ask.` : 'Tell us where from and where to.',
    },
    cta: {
      title: 'Is your date still free?',
      lede: 'Write the day and the place, and you have an answer.',
      actions: [{ label: 'Ask for your date', href: 'quote' }],
    },
  };
};

/** Cars that are hired with their driver for a wedding, among workshops and dealers. */
export const withWeddingCars = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  fit: (brief) => {
    const fitted = definition.fit?.(brief) ?? {};
    if (!isHired(brief)) return fitted;
    return {
      ...fitted,
      noun: 'wedding car',
      art: ['car', 'ring', 'heart', 'map'],
      action: { label: 'Ask for your date', to: 'quote' },
      pages: [
        {
          role: 'home',
          title: 'Home',
          sections: ['hero', 'services', 'features', 'gallery', 'pricing', 'testimonials', 'quote'],
        },
        { role: 'services', title: 'How it goes', sections: ['page-header', 'process', 'faq'] },
        { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'map'] },
      ],
    };
  },
  content: (facts) => {
    const usual = definition.content(facts);
    if (!isHired(facts.brief)) return usual;
    const worn = Object.entries(ownWords(facts)).map(([type, section]) => {
      const base = usual[type as keyof typeof usual];
      const keepsItems = type === 'booking' || type === 'quote' ? { items: [] } : {};
      return [type, { ...base, ...keepsItems, ...section }];
    });
    return { ...usual, ...(Object.fromEntries(worn) as typeof usual) };
  },
});
