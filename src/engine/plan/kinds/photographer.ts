import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { introduction } from './parts/introduction';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { inPlace, kicker, placeOr } from './parts/weave';
import { plainField as field } from './photographer-fields';
import { photographerPeopleSheets } from './sheets/photographer-people-sheets';
import { photographerThingSheets } from './sheets/photographer-thing-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findNamedStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { seenFromAbove } from './trades/seen-from-above';

const content = (facts: Facts): Bank => {
  const { pick } = facts;
  const shots = pictures(field.pictures);
  return {
    hero: {
      kicker: kicker(facts, field.kicker),
      title: pick('hero', field.headlines),
      lede: field.lede,
      actions: [
        { label: pick('hero-action', ['See the pictures', 'Open the gallery']), href: 'gallery' },
        { label: 'Ask for a date', href: 'contact' },
      ],
    },
    gallery: {
      title: pick('gallery', ['Recent pictures', 'From the last rolls', 'Looked at, kept']),
      lede: 'A small choice. Ask for a whole series and I send you one.',
      items: shots,
    },
    portfolio: { title: 'Selected series', items: shots },
    about: {
      title: pick('about', ['Who stands behind the camera', 'About me', 'Hello']),
      body: [
        `${introduction(facts)}, a photographer${inPlace(facts)}. I work with two small cameras, available light and more patience than equipment.`,
        'Before every job we talk: on the telephone, over coffee, in the place itself. By the time I lift the camera you have forgotten to be nervous.',
      ],
    },
    story: {
      title: 'How I came to this',
      body: [
        'A borrowed camera, a roll with one good frame on it, and the wish to find out how that frame had happened.',
        'I still look for it every time.',
      ],
    },
    services: {
      title: pick('services', ['What I photograph', 'For these occasions']),
      items: withPhrases(
        facts,
        points(
          field.groups.map(
            (title, at) =>
              [
                title,
                [
                  'Unhurried, from preparation to the last frame.',
                  'With direction if you want it, without if you do not.',
                  'As it happens, with the light that is there.',
                ][at] ?? '',
                field.pictures[at * 3]?.[1] ?? 'camera',
              ] as const,
          ),
        ),
        [
          'We talk first, then I plan light and place around you.',
          'With time for the pictures between the pictures.',
        ],
      ),
    },
    pricing: {
      title: pick('pricing', ['Packages', 'What it costs', 'Three ways to work together']),
      lede: 'Edited files, a private gallery and the right to print them are always included.',
      items: plans(
        facts,
        [
          [
            field.packages[0],
            390,
            'For something small and close.',
            ['Up to three hours', 'Sixty edited pictures', 'Private gallery'],
          ],
          [
            field.packages[1],
            1450,
            'The one most people choose.',
            ['Ten hours', 'Four hundred edited pictures', 'Private gallery', 'A box of prints'],
            'Most chosen',
          ],
          [
            field.packages[2],
            2300,
            'When one day is not enough.',
            ['Two days', 'All edited pictures', 'Linen album', 'A second photographer'],
          ],
        ],
        { label: 'Ask for this', to: 'contact' },
      ),
    },
    process: {
      title: pick('process', ['From hello to prints', 'How we work together']),
      items: points([
        ['We talk', 'Half an hour, so that I know who and what matters to you.'],
        ['We plan', 'Light, places, people. You get one page with times.'],
        ['I photograph', 'You do what you would be doing anyway.'],
        ['You choose', 'A private gallery within four weeks, prints when you are ready.'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['Written on the back of prints', 'From people in the pictures']),
      items: reviews(facts, [
        [
          'We forgot there was a photographer. Then the pictures came and we cried at breakfast.',
          'Photographed in May',
        ],
        ['My father hates cameras. There are eleven pictures of him smiling.', 'Family pictures'],
        ['Calm, exact and funny at the right moment.', 'Booked for a day'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you book', 'What couples, families and firms ask']),
      items: questions([
        [
          'How far ahead should I book?',
          'For Saturdays in summer, as soon as the date is set. For weekdays a few weeks are usually enough.',
        ],
        [
          'How many pictures do I get, and when?',
          'The package says how many. A first handful comes within days, the rest within four weeks.',
        ],
        ['Do you travel?', `Yes. I work from ${placeOr(facts, 'home')} and charge travel at cost.`],
        [
          'We are awkward in front of cameras. Is that a problem?',
          'It is the usual case. We start with a walk and no camera, and it passes.',
        ],
        [
          'May we print and share the pictures?',
          'Yes, privately without limit. For advertising we agree a licence.',
        ],
        [
          'What if you fall ill?',
          'I have colleagues who work the way I do, and you decide whether one of them comes.',
        ],
      ]),
    },
    team: {
      title: 'On the day',
      items: people(facts, [
        ['Second camera', 'Finds the other half of the story.'],
        ['Retouching', 'Removes the exit sign, leaves the freckles.'],
      ]),
    },
    booking: {
      title: 'Is your date free?',
      lede: 'Name the day and the place. I answer within two days.',
      items: field.packages.map((title) => ({ title })),
      actions: [{ label: 'Ask for this date', href: 'booking' }],
    },
    contact: {
      title: pick('contact', ['Tell me about your day', 'Is your date free?', 'Write me two lines']),
      lede: 'Who, where, when: that is enough for a first answer.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['Is the date still free?', 'Shall we meet first?']),
      lede: 'Coffee costs nothing and tells us both whether it fits.',
      actions: [{ label: 'Ask for a date', href: 'contact' }],
    },
    posts: {
      title: 'Notes from the road',
      items: [
        {
          title: 'Why I like rain',
          value: '2 March',
          note: '3 min read',
          text: 'Soft light, bright umbrellas, and people standing closer together.',
          sample: true,
          list: [
            'Everyone hopes for sun. I hope, quietly, for a grey sky with a hole in it.',
            'Rain makes people laugh, run and hold on to each other. The pictures do not need more than that.',
          ],
        },
        {
          title: 'Five minutes before',
          value: '9 February',
          note: '2 min read',
          text: 'The best pictures are taken when the programme says nothing.',
          sample: true,
          list: [
            'There is always a gap: the car is late, the kettle is on.',
            'Those five minutes are why I come early.',
          ],
        },
        {
          title: 'One lens for a year',
          value: '12 January',
          note: '4 min read',
          text: 'What I learnt by leaving the bag at home.',
          sample: true,
          list: [
            'One lens means walking. Walking means meeting people.',
            'I thought I would miss the long end. I missed nothing.',
          ],
        },
      ],
    },
    'before-after': {
      title: 'Before the edit, after the edit',
      items: pictures([
        ['Straight from the camera', 'portrait', 'Portrait'],
        ['Finished', 'portrait', 'Portrait'],
      ]),
    },
  };
};

const usualPhotographer: KindDefinition = {
  kind: 'photographer',
  schemaType: 'ProfessionalService',
  noun: 'photographer',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'gallery', 'about', 'pricing', 'testimonials', 'contact'],
    },
    { role: 'gallery', title: 'Gallery', sections: ['page-header', 'gallery', 'cta'] },
    { role: 'prices', title: 'Packages', sections: ['page-header', 'pricing', 'process', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ],
  styles: ['noir', 'editorial', 'minimal', 'luxe'],
  art: ['camera', 'portrait', 'hills', 'window'],
  action: { label: 'Ask for a date', to: 'contact' },
  content,
};

/** Photographers, each for what they photograph. */
export const photographer: KindDefinition = withTrades(
  withSheets(usualPhotographer, [...photographerPeopleSheets, ...photographerThingSheets], []),
  (brief) => findNamedStray(brief, seenFromAbove),
);
