import type { Facts } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { figures } from './parts/figures';
import { people } from './parts/people';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { kicker } from './parts/weave';

export const publicCopy = (facts: Facts): Bank => {
  const { name, pick, place } = facts;
  const festive = says(facts, /festival|concert|music|gig|party|fair\b|market|carnival/iu);
  const words = festive
    ? {
        kicker: 'Festival',
        heads: [
          'Three stages and a very long evening',
          'Come for one band, leave with four',
          'Grass, bass, and good falafel',
        ],
        lede: 'New names beside old favourites, short ways between the stages and food you would queue for anyway.',
      }
    : {
        kicker: 'Conference',
        heads: [
          'Two days that change your Mondays',
          'Fewer slides, better questions',
          'Talks worth the train ride',
          'Bring the problem you are stuck on',
        ],
        lede: 'People who build things tell what went wrong, what they would keep and what they still do not know.',
      };
  const day = (group: string, rows: readonly (readonly [string, string, string, string])[]) =>
    dated(rows, group);
  return {
    announcement: { title: pick('news', ['Early tickets are on sale', 'The programme is out']) },
    hero: {
      kicker: kicker({ ...facts, founded: null }, words.kicker),
      title: pick('hero', words.heads),
      lede: words.lede,
      actions: [
        { label: pick('hero-action', ['Get a ticket', 'Reserve your seat']), href: 'tickets' },
        { label: 'See the programme', href: 'agenda' },
      ],
    },
    countdown: {
      title: pick('countdown', ['Until the doors open', 'Not long now']),
      lede: 'Days, hours, minutes.',
    },
    about: {
      title: pick('about', ['What it is, and what it is not', `Why ${name}`]),
      body: [
        `${name} is for people who do the work and like to talk about it. Whoever speaks is there to be asked.`,
        'We keep it small enough that you meet the person whose talk you liked at lunch.',
      ],
    },
    features: {
      title: 'What you get',
      items: points([
        ['Talks with mistakes in them', 'Every speaker shows at least one thing that failed.', 'microphone'],
        ['Long breaks', 'The best sessions have always been in the corridor.', 'cup'],
        ['A table for your problem', 'Sign up, sit down, and five people help.', 'table'],
      ]),
    },
    agenda: {
      title: pick('agenda', ['The programme', 'Hour by hour']),
      lede: 'Small changes are possible. The coffee times are fixed.',
      items: festive
        ? [
            ...day('Day 1', [
              ['16:00', 'Gates and soup', 'Find your tent, find your friends.', 'Meadow'],
              ['18:00', 'Opening set', 'Brass, from the back of the crowd.', 'Small stage'],
              ['20:30', 'Main set', 'The reason you came.', 'Large stage'],
              ['23:00', 'Late room', 'Slow, warm, dark.', 'Barn'],
            ]),
            ...day('Day 2', [
              ['11:00', 'Breakfast concert', 'Harp and pancakes.', 'Meadow'],
              ['15:00', 'New names', 'Four bands, half an hour each.', 'Small stage'],
              ['20:00', 'Final evening', 'Everybody back on stage.', 'Large stage'],
            ]),
          ]
        : [
            ...day('Day 1', [
              ['9:00', 'Doors and coffee', '', 'Foyer'],
              ['9:45', 'Welcome', 'Short.', 'Hall'],
              ['10:00', 'The rewrite we did not do', 'And what we did with the time.', 'Hall'],
              ['11:30', 'Small tools, long lives', 'A tour of software older than its team.', 'Room 2'],
              ['12:30', 'Lunch', 'Two hours, on purpose.', 'Courtyard'],
              ['14:30', 'Reading errors together', 'Workshop. Bring one.', 'Room 3'],
              ['17:00', 'Evening outside', '', 'Courtyard'],
            ]),
            ...day('Day 2', [
              ['9:30', 'Coffee', '', 'Foyer'],
              ['10:00', 'What the users told us', 'After we finally asked.', 'Hall'],
              ['11:30', 'Teaching what you barely know', 'Notes from a mentor.', 'Room 2'],
              ['12:30', 'Lunch', '', 'Courtyard'],
              ['14:00', 'Tables for problems', 'Sign up in the foyer.', 'Everywhere'],
              ['16:00', 'Closing', 'And the group photograph nobody likes.', 'Hall'],
            ]),
          ],
    },
    timetable: {
      title: 'Hour by hour',
      items: dated([
        ['9:00', 'Doors and coffee'],
        ['10:00', 'First session'],
        ['12:30', 'Lunch'],
        ['14:00', 'Second session'],
        ['17:00', 'Evening outside'],
      ]),
    },
    speakers: {
      title: pick('speakers', ['On stage', 'People with something to say']),
      lede: 'Ask them anything, preferably at lunch.',
      items: people(
        facts,
        festive
          ? [
              ['Opening set', 'Brass and bad jokes.'],
              ['Songwriter', 'One guitar, complete silence.'],
              ['Duo', 'Two drum kits, facing each other.'],
              ['Late room', 'Records older than the barn.'],
              ['Breakfast', 'Harp, barefoot.'],
              ['Final evening', 'Everyone back on stage.'],
            ]
          : [
              ['The rewrite we did not do', 'Has deleted more code than most of us wrote.'],
              ['Small tools, long lives', 'Keeps a program from 1989 running, and likes it.'],
              ['Reading errors together', 'Teaches debugging with a detective novel.'],
              ['What the users told us', 'Spent a year at other people’s desks.'],
              ['Teaching what you barely know', 'Mentor by accident, then by choice.'],
              ['Closing', 'Will forget the time. We have a bell.'],
            ],
        'speakers',
      ),
    },
    tickets: {
      title: pick('tickets', ['Tickets', 'Choose your seat']),
      lede: 'Prices include coffee, lunch and a printed programme.',
      items: plans(
        facts,
        [
          ['Reduced', 49, 'For students and people between jobs.', ['Both days', 'Coffee and lunch']],
          [
            'Regular',
            149,
            'For most people.',
            ['Both days', 'Coffee and lunch', 'Evening outside'],
            'Most chosen',
          ],
          [
            'Supporter',
            290,
            'Pays for a reduced ticket, too.',
            ['Both days', 'Everything included', 'Our thanks by name'],
          ],
        ],
        { note: 'per person', label: 'Reserve', to: 'rsvp' },
      ),
    },
    pricing: {
      title: 'Tickets',
      items: plans(
        facts,
        [
          ['One day', 89, 'Choose which.', ['Coffee and lunch']],
          ['Both days', 149, 'For most people.', ['Coffee and lunch', 'Evening outside'], 'Most chosen'],
          ['Group of five', 640, 'One invoice.', ['Five tickets', 'A table at lunch']],
        ],
        { label: 'Reserve', to: 'rsvp' },
      ),
    },
    venue: {
      title: pick('venue', ['The place', 'Where it happens']),
      body: [
        `${place ? `We meet in ${place}, in` : 'We meet in'} a house with daylight in every room. The entrance has no step, the hall has a hearing loop, and there is a quiet room with a door that closes.`,
      ],
      items: points([
        ['By train', 'Ten minutes on foot from the station, most of it under trees.', 'railway'],
        ['By bicycle', 'Racks in the courtyard.', 'bicycle'],
        ['Sleep nearby', 'Ask us for a list of places we like.', 'bed'],
      ]),
    },
    map: {
      title: 'How to get there',
      lede: place ? `You find us in ${place}.` : 'Follow the signs from the station.',
    },
    rsvp: {
      title: 'Reserve a place',
      lede: 'Nothing is paid here. We confirm by mail and send the details.',
      actions: [{ label: 'Reserve', href: 'rsvp' }],
    },
    logos: {
      title: 'Made possible by',
      items: [
        'Volunteers',
        'The city library',
        'A local brewery',
        'Supporter tickets',
        'Two print shops',
      ].map((title) => ({ title, sample: true })),
    },
    faq: {
      title: 'Before you travel',
      items: questions([
        ['Can I give my ticket to someone else?', 'Yes, up to the evening before. Send us both names.'],
        [
          'Is there food for me?',
          'Vegetarian and vegan every day. Tell us about allergies when you reserve.',
        ],
        ['Is the venue accessible?', 'Step-free, with a lift, a hearing loop and a quiet room.'],
        ['Will talks be recorded?', 'Most of them, and put online afterwards with captions.'],
        ['May I bring my child?', 'Yes. There is a room with toys and a window onto the hall.'],
        ['Can I help?', 'Please. Volunteers get a ticket, a shirt and lunch.'],
      ]),
    },
    contact: {
      title: 'Ask the organisers',
      lede: 'Speaking, helping, supporting or simply lost: write to us.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['See you in the courtyard?', 'Is there a chair for you?']),
      lede: 'There are as many tickets as chairs.',
      actions: [{ label: 'Get a ticket', href: 'tickets' }],
    },
    gallery: {
      title: 'Last time',
      items: pictures([
        ['Doors', 'door'],
        ['First talk', 'stage'],
        ['Lunch in the sun', 'table'],
        ['Tables for problems', 'hands'],
        ['Evening outside', 'moon'],
        ['The bell', 'bell'],
      ]),
    },
    newsletter: {
      title: 'News, not noise',
      lede: 'Programme, dates, and one reminder to pack a jumper.',
      actions: [{ label: 'Keep me posted', href: 'newsletter' }],
    },
    stats: {
      title: 'In numbers',
      items: figures([
        ['2', 'days'],
        ['18', 'talks'],
        ['240', 'chairs'],
      ]),
    },
  };
};
