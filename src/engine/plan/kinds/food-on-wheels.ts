import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { points } from './parts/points';
import { questions } from './parts/questions';

const wheels =
  /\b(?:food|street food|taco|burger|pizza|coffee|crêpe|crepe|gelato|ice[- ]cream|waffle|noodle|curry|kebab|falafel|bbq|dumpling|catering|horsebox)\s?(?:truck|van|trailer|cart|bus|horsebox|stall)s?\b|\bhorsebox (?:bar|café|cafe)\b|\b(?:truck|van)$/iu;

/** Whether what is cooked is handed out of a hatch: there is no table to reserve and no room to describe. */
const isOnWheels = ({ offer, prompt, language }: Brief): boolean =>
  language.value === 'en' &&
  (wheels.test(offer?.value ?? '') || wheels.test(prompt.split(/[.!?\n]/u, 1)[0]?.slice(0, 120) ?? '')) &&
  !/\b(?:hire|rental|rent|conversions?|dealer|market|hall|park)\b/iu.test(offer?.value ?? '');

const indoors = /\b(?:tables?|seats?|sit|stay|bench|room|corner|chairs?|inside|window|house)\b/iu;

const hatch = (
  facts: Facts,
  { testimonials: _guests, booking: _tables, team: _waiters, gallery: _rooms, ...usual }: Bank,
): Bank => ({
  ...usual,
  hero: {
    ...usual.hero,
    ...(indoors.test(`${usual.hero?.title ?? ''} ${usual.hero?.lede ?? ''}`)
      ? {
          title: facts.pick('hatch', [
            'Follow the smell',
            'Small kitchen, long queue',
            'Out of the hatch, into your hands',
          ]),
          lede: 'A short menu, made in front of you and handed out of the hatch.',
        }
      : { title: usual.hero?.title ?? facts.name }),
    actions: [
      { label: 'See the menu', href: 'menu' },
      { label: 'Ask us to come', href: 'contact' },
    ],
  },
  features: {
    title: facts.pick('wheels', ['From the hatch', 'Why people queue']),
    items: points([
      ['Made while you wait', 'You can watch. Most people do.', 'skillet'],
      ['A short menu', 'Few things, done properly.', 'menu'],
      ['Eaten anywhere', 'A wall, a bench, the grass.', 'tree'],
    ]),
  },
  story: {
    title: 'How it began',
    body: ['First there was the recipe, then the queue in the garden, then the wheels.'],
  },
  faq: {
    title: 'Asked at the hatch',
    items: questions([
      ['Where are you today?', 'Write or call, and we tell you where we stop next.'],
      [
        'Can you come to our party?',
        'Tell us the day, the place and roughly how many, and we answer with what is possible.',
      ],
      ['What about allergies?', 'Ask at the hatch. We know what is in everything we hand out.'],
    ]),
  },
  map: {
    title: 'Where to find us',
    lede: facts.place ? `Around ${facts.place}. Ask us for the next stop.` : 'Ask us for the next stop.',
  },
  contact: {
    ...usual.contact,
    title: 'Ask us to come',
    lede: 'Day, place, how many mouths.',
  },
  cta: {
    title: 'Feeding a crowd?',
    lede: 'Tell us the day and how many, and we say what we can bring.',
    actions: [{ label: 'Ask us to come', href: 'contact' }],
  },
});

const overCounter =
  /\b(?:chip shop|chippy|chip bar|fish bar|kebab shop|take[- ]?aways?|sandwich (?:bar|shop)|pasty shop|pie shop|burger bar|falafel bar|hot dog stand)\b/iu;
const satDown = /\b(?:restaurant|tables?|seats?|sit|eat in|eat-in|dining|book|reserv\p{L}+|bistro|diner)\b/iu;

/** Whether food is handed over a counter and carried away: nobody reserves a table at a chip shop, unless the prompt says so. */
const isOverCounter = ({ offer, prompt, language }: Brief): boolean =>
  language.value === 'en' &&
  overCounter.test(offer?.value ?? '') &&
  !satDown.test(prompt.slice(0, 1000)) &&
  !wheels.test(offer?.value ?? '');

const counter = ({ testimonials: _guests, booking: _tables, team: _waiters, ...usual }: Bank): Bank => ({
  ...usual,
  hero: {
    ...usual.hero,
    title: usual.hero?.title ?? '',
    actions: [
      { label: 'See the menu', href: 'menu' },
      { label: 'When we are open', href: 'hours' },
    ],
  },
  features: {
    title: 'Worth the queue',
    items: points([
      ['Made when you ask', 'A few minutes, and nothing stands about.'],
      ['Call ahead', 'It waits for you, hot, with your name on it.'],
      ['To take away', 'Home, to the office, or to the nearest bench with a view.'],
    ]),
  },
  story: {
    title: 'Behind the counter',
    body: [
      'A short list, cooked all day by people who know it by heart. If you have been twice, we know what you like.',
    ],
  },
  hours: { ...usual.hours, title: 'When we are open', lede: 'Come a little before we close.' },
  faq: {
    title: 'Asked over the counter',
    items: questions([
      ['Can I order by telephone?', 'Yes. Say when you will be here, and it is ready.'],
      ['What about allergies?', 'Ask before you order. We know what is in everything.'],
      ['Can you feed a whole office?', 'Tell us the day before, how many and when.'],
    ]),
  },
  cta: {
    title: 'Hungry?',
    lede: 'Call ahead and walk past the queue.',
    actions: [{ label: 'See the menu', href: 'menu' }],
  },
  map: {
    title: 'Where to find us',
    lede: 'Follow your nose.',
  },
  contact: { ...usual.contact, title: 'Ask the counter', lede: 'Large orders, allergies, anything else.' },
});

const counterFit = (usual: Partial<KindDefinition>): Partial<KindDefinition> => ({
  ...usual,
  noun: 'takeaway',
  action: { label: 'See the menu', to: 'menu' },
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'menu', 'features', 'story', 'hours', 'map'] },
    { role: 'menu', title: 'Menu', sections: ['page-header', 'menu', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map', 'faq'] },
  ],
});

/** A kind that serves food, fitted to a truck, van or cart where the prompt tells of one. */
export const onWheels = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  fit: (brief) =>
    isOnWheels(brief)
      ? {
          ...definition.fit?.(brief),
          noun: 'food truck',
          action: { label: 'Ask us to come', to: 'contact' },
          art: ['van', 'plate', 'tree', 'skillet'],
          pages: [
            {
              role: 'home',
              title: 'Home',
              sections: ['hero', 'menu', 'features', 'story', 'faq', 'contact'],
            },
            { role: 'menu', title: 'Menu', sections: ['page-header', 'menu', 'cta'] },
            { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'faq'] },
          ],
        }
      : isOverCounter(brief)
        ? counterFit(definition.fit?.(brief) ?? {})
        : (definition.fit?.(brief) ?? {}),
  content: (facts) => {
    const usual = definition.content(facts);
    if (isOnWheels(facts.brief)) return hatch(facts, usual);
    return isOverCounter(facts.brief) ? counter(usual) : usual;
  },
});
