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
    ['14:30', 'Doors open', 'Find your people, and something to drink.'],
    ['15:00', 'Ceremony', 'Please be there a little before.'],
    ['16:00', 'Cake and photographs', 'Please eat during the photographs.'],
    ['18:30', 'Supper', 'All of us at once.'],
    ['21:00', 'First dance', 'Then everyone’s dance.'],
    ['0:00', 'Last songs', 'And home, in whichever order.'],
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
        `Vows, supper and dancing, with everybody we love in one place. ${name} would love to have you there.`,
        'A ceremony, a supper and a dance floor. Everything you need to know is here.',
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
        'Ask each of us how it began, and you hear two stories. Both are true, and the long version is better told at the table.',
      ],
      items: dated([
        ['First', 'We met', 'One of us remembers what was said.'],
        ['Then', 'We stayed', 'Neither of us had planned it.'],
        ['Now', 'A wedding', 'That we planned together.'],
      ]),
    },
    about: {
      title: 'The two of us',
      body: [
        'We have said yes to each other, and would like to say it once more with you in the room.',
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
        ['By train or bus', 'Tell us when you arrive, and we say who comes your way.', 'railway'],
        ['By car', 'Share one where you can. Ask us where to leave it.', 'car'],
        ['On foot', 'If you stay near by, shoes you can walk home in.', 'map'],
      ]),
    },
    venue: {
      title: place ?? 'The place',
      body: [
        'This is where we celebrate. If you need help with the way, a bed or a lift home, tell us beforehand.',
      ],
      items: points([
        ['Sleep nearby', 'Ask us, and we tell you what there is.', 'bed'],
        ['Getting back', 'Share a taxi, or ask who drives your way.', 'car'],
      ]),
    },
    rsvp: {
      title: pick('rsvp', ['Will you come?', 'Say yes, or say no kindly']),
      lede: 'Tell us who comes with you and what you do not eat.',
      actions: [{ label: 'Send reply', href: 'rsvp' }],
    },
    faq: {
      title: 'Before you ask',
      items: questions([
        ['What should I wear?', 'Something you like, and can dance in.'],
        ['May I bring someone?', 'If their name is on your invitation, yes please. If not, ask us.'],
        ['May I bring children?', 'Ask us, and we tell you how we have planned it.'],
        ['What about presents?', 'Come. Everything else is up to you.'],
        ['Where do we sleep?', 'Ask us, and we tell you what is near.'],
        ['Can I say a few words?', 'Tell us beforehand, so that there is time for it.'],
      ]),
    },
    gallery: {
      title: 'Us, so far',
      items: pictures([
        ['The two of us', 'people'],
        ['That summer', 'sun'],
        ['At home', 'house'],
        ['With all of you', 'table'],
        ['On the way', 'map'],
        ['The ring', 'ring'],
      ]),
    },
    amenities: {
      title: 'Good to know',
      items: points([
        ['Dress', 'Something you like, and can dance in.', 'dress'],
        ['Food', 'Tell us what you do not eat.', 'plate'],
        ['Presents', 'Your coming is one.', 'gift'],
        ['The way home', 'Share a taxi where you can.', 'car'],
      ]),
    },
    text: {
      title: 'Presents',
      body: ['Your coming is the present. If you would like to give something, ask us.'],
    },
    contact: {
      title: 'Ask us anything',
      lede: 'Anything that does not stand here.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['Save us a dance', 'Are you coming?']),
      lede: 'A line is enough, so that there is a chair for you.',
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
