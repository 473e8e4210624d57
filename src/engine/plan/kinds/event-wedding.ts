import type { Facts } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { people } from './parts/people';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { questions } from './parts/questions';

/** Copy for a wedding or another private celebration. */
export const weddingCopy = (facts: Facts): Bank => {
  const { name, pick, place } = facts;
  const day = dated([
    ['14:30', 'Doors open', 'Lemonade in the shade.', 'Garden'],
    ['15:00', 'Ceremony', 'Short, honest, outdoors if it is dry.', 'Terrace'],
    ['16:00', 'Cake and photographs', 'Please eat during the photographs.', 'Lawn'],
    ['18:30', 'Supper', 'One long table.', 'Courtyard'],
    ['21:00', 'First dance', 'Then everyone’s dance.', 'Barn'],
    ['1:00', 'Soup and taxis', 'In that order.', 'Kitchen'],
  ]);
  return {
    hero: {
      kicker: place ? `We are getting married in ${place}` : 'We are getting married',
      title: pick('hero', [
        'Come and dance with us',
        'We said yes. Will you?',
        'One day, all our favourite people',
        'Bring shoes you can dance in',
      ]),
      lede: pick('lede', [
        `There will be vows, a long table, and a playlist nobody agrees on. ${name} would love to have you there.`,
        'A ceremony, a supper outside, and dancing until the band goes home. Everything you need to know is here.',
      ]),
      actions: [
        { label: pick('hero-action', ['Say you will come', 'Send your reply']), href: 'rsvp' },
        { label: 'See the day', href: 'timetable' },
      ],
    },
    countdown: {
      title: pick('countdown', ['Until we say it out loud', 'Not long now']),
      lede: 'We are counting, too.',
    },
    story: {
      title: pick('story', ['How it began', 'A short version']),
      body: [
        'A borrowed umbrella, returned a week later with an apology and a cake. The umbrella was not ours, either.',
        'Since then: two flats, one dog, several sourdough starters, and a question asked on a very windy pier.',
      ],
      items: dated([
        ['First', 'An umbrella', 'Lent to a stranger.'],
        ['Then', 'A cake', 'Slightly burnt.'],
        ['Later', 'A dog', 'Not discussed beforehand.'],
        ['Now', 'A wedding', 'Discussed a great deal.'],
      ]),
    },
    about: {
      title: 'The two of us',
      body: [
        'One of us plans, the other packs too late. It works surprisingly well.',
        'We want one day with everyone we love in the same place. That is all, and it is a lot.',
      ],
    },
    timetable: {
      title: pick('timetable', ['The day, hour by hour', 'What happens when']),
      lede: 'Come hungry, stay late.',
      items: day,
    },
    agenda: {
      title: pick('agenda', ['The day, hour by hour', 'How the day goes']),
      lede: 'Come hungry, stay late.',
      items: day,
    },
    map: {
      title: pick('map', ['How to get there', 'Finding us']),
      lede: place ? `We celebrate at ${place}.` : 'Trains, cars and where to leave them.',
      items: points([
        ['By train', 'The last stretch is a taxi. Share one; you will know each other by the end.', 'train'],
        ['By car', 'There is a field to park in. Leave the car overnight if you like.', 'car'],
        ['By air', 'Take the nearest airport and the slow road.', 'plane'],
      ]),
    },
    venue: {
      title: place ?? 'The place',
      body: [
        'Old walls, a garden with gravel paths, and a view that will be in every picture. Bring flat shoes for the grass.',
      ],
      items: points([
        ['Sleep nearby', 'We have held rooms; mention our names.', 'bed'],
        ['Getting back', 'Shuttles leave at eleven, one and when the soup is finished.', 'car'],
      ]),
    },
    rsvp: {
      title: pick('rsvp', ['Will you come?', 'Say yes, or say no kindly']),
      lede: 'Tell us who comes with you and what you do not eat.',
      actions: [{ label: 'Send reply', href: 'rsvp' }],
    },
    faq: {
      title: 'Before you ask my mother',
      items: questions([
        ['What should I wear?', 'Something you like. It will be warm in the afternoon and cool after ten.'],
        ['May I bring someone?', 'If their name is on your invitation, yes please. If not, ask us.'],
        ['Are children invited?', 'Yes. There is a tent, a person who knows games, and early supper.'],
        [
          'What about presents?',
          'Come. If you insist: something for our journey, or a recipe in your handwriting.',
        ],
        ['Where do we sleep?', 'Rooms are held nearby until a month before. Mention our names.'],
        ['Can I say a few words?', 'Tell the best man beforehand. Three minutes, no slides.'],
      ]),
    },
    gallery: {
      title: 'Us, so far',
      items: pictures([
        ['The pier', 'sea'],
        ['First flat', 'house'],
        ['The dog', 'dog'],
        ['Burnt cake', 'cake'],
        ['That summer', 'sun'],
        ['The ring', 'ring'],
      ]),
    },
    amenities: {
      title: 'Good to know',
      items: points([
        ['Dress', 'Festive, not stiff.', 'dress'],
        ['Children', 'Welcome, fed early.', 'children'],
        ['Taxis', 'On a list by the door.', 'car'],
        ['Rain', 'There is a barn.', 'umbrella'],
      ]),
    },
    text: {
      title: 'Presents',
      body: [
        'Your coming is the present. If you would like to give something, help us with the journey afterwards.',
      ],
    },
    contact: {
      title: 'Ask us anything',
      lede: 'Or ask the best man, who knows more than he should.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['Save us a dance', 'Are you coming?']),
      lede: 'We need to know how many chairs.',
      actions: [{ label: 'Send reply', href: 'rsvp' }],
    },
    team: {
      title: 'People with a job on the day',
      items: people(facts, [
        ['Best man', 'Has the rings. Probably.'],
        ['Maid of honour', 'Has the plan, and tissues.'],
        ['Music', 'Takes requests until ten.'],
      ]),
    },
  };
};
