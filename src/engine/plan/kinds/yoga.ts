import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker, opening } from './parts/weave';
import { pilatesSheets } from './sheets/pilates-sheets';
import { withSheets } from './sheets/wear-sheets';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const slot = (group: string, rows: readonly (readonly [string, string, string, string])[]) =>
    dated(rows, group);
  return {
    hero: {
      kicker: kicker(
        facts,
        says(facts, /pilates/iu)
          ? 'Pilates and yoga'
          : says(facts, /meditat|mindful|breath/iu)
            ? 'Meditation and breath'
            : 'Yoga studio',
      ),
      title: pick('hero', [
        'Arrive, breathe, stay a while',
        'An hour with the phone outside',
        'Stiff is a fine place to start',
        'Unroll the mat, leave the day',
      ]),
      lede: pick('lede', [
        `${name} is a warm room with a wooden floor and teachers who learn your name. Come stiff, come tired, come as you are.`,
        'Small classes, props for every body, and tea afterwards for those who are not ready to go home.',
      ]),
      actions: [
        { label: pick('hero-action', ['See this week’s classes', 'Find a class']), href: 'timetable' },
        { label: 'Prices', href: 'pricing' },
      ],
    },
    services: {
      title: pick('services', ['Classes', 'Ways to practise', 'What we teach']),
      items: withPhrases(
        facts,
        points([
          ['Hatha', 'Slow, standing, precise. A good beginning.', 'yoga'],
          ['Vinyasa', 'One movement per breath.', 'yoga'],
          ['Yin', 'Long holds, low light.', 'moon'],
          ['Prenatal', 'Room for two.', 'heart'],
          ['Breath and stillness', 'Half an hour of very little.', 'lotus'],
          ['One to one', 'For injuries, nerves or curiosity.', 'hands'],
        ]),
        ['Small groups, many cushions.', 'For beginners as much as for old hands.'],
        6,
      ),
    },
    features: {
      title: pick('features', ['What you will find', 'Why people return']),
      items: points([
        ['Twelve mats, not forty', 'So that the teacher sees your shoulders.', 'mat'],
        ['Everything is here', 'Mats, blocks, blankets. Bring socks for the end.', 'bag'],
        ['No mirrors', 'You will feel it rather than see it.', 'lotus'],
      ]),
    },
    timetable: {
      title: pick('timetable', ['This week', 'The timetable']),
      lede: 'The door opens a quarter of an hour before class and closes when it begins.',
      items: [
        ...slot('Monday', [
          ['7:00', 'Hatha', '', 'All levels'],
          ['18:00', 'Vinyasa', '', 'Some experience'],
          ['20:00', 'Yin', '', 'All levels'],
        ]),
        ...slot('Tuesday', [
          ['9:30', 'Gentle', '', 'Beginners'],
          ['18:30', 'Hatha', '', 'All levels'],
        ]),
        ...slot('Wednesday', [
          ['7:00', 'Vinyasa', '', 'Some experience'],
          ['17:30', 'Prenatal', '', 'From week 14'],
          ['19:30', 'Breath and stillness', '', 'All levels'],
        ]),
        ...slot('Thursday', [
          ['9:30', 'Hatha', '', 'All levels'],
          ['18:30', 'Vinyasa', '', 'All levels'],
        ]),
        ...slot('Friday', [
          ['12:15', 'Lunch flow', '', 'All levels'],
          ['18:00', 'Yin', '', 'All levels'],
        ]),
        ...slot('Sunday', [['10:00', 'Long Sunday', 'Two hours, tea after.', 'All levels']]),
      ],
    },
    team: {
      title: pick('team', ['Teachers', 'Who teaches']),
      items: people(facts, [
        ['Hatha and prenatal', 'Explains with her hands and never hurries.'],
        ['Vinyasa', 'Former dancer, patient with left feet.'],
        ['Yin and breath', 'Voice like a low lamp.'],
        ['Beginners', 'Could not touch his toes either.'],
      ]),
    },
    pricing: {
      title: pick('pricing', ['Passes', 'What a class costs', 'Prices']),
      lede: 'Your first week costs as much as one class. Ask about reduced passes; we do not ask back.',
      items: plans(
        facts,
        [
          ['One class', 16, 'Drop in, any class.', ['Mat and props', 'Tea']],
          [
            'Ten classes',
            135,
            'Valid for six months.',
            ['Any class', 'Share it with a friend'],
            'Most chosen',
          ],
          ['Month', 89, 'As often as you like.', ['All classes', 'One guest visit', 'Pause any time']],
        ],
        { label: 'Come and try', to: 'booking' },
      ),
    },
    booking: {
      title: pick('booking', ['Keep a mat for me', 'Book your place']),
      lede: 'Tell us if something hurts or if it is your first time.',
      items: ['Hatha', 'Vinyasa', 'Yin', 'Prenatal', 'Beginners'].map((title) => ({ title })),
      actions: [{ label: 'Keep a mat for me', href: 'booking' }],
    },
    about: {
      title: pick('about', ['A room with a wooden floor', 'About the studio']),
      body: [
        `${name} is a small studio${inPlace(facts)} where nobody performs. We teach clearly, adjust only when asked and laugh more than you would expect.`,
        'The floor is warm, the windows look at trees and the bell at the door is switched off during class.',
      ],
    },
    story: {
      title: 'How the room came about',
      body: [
        opening(facts, 'unrolled mats', 'We unroll mats') +
          ' in a room that used to be a joiner’s workshop. On warm days it still smells of wood.',
        'It began with six people and one heater. The heater is gone; four of the six still come.',
      ],
    },
    process: {
      title: 'Your first class',
      items: points([
        ['Come early', 'Ten minutes, in something soft.'],
        ['Say hello', 'And tell the teacher what hurts.'],
        ['Practise', 'Every pose has an easier sister.'],
        ['Stay for tea', 'Or slip out. Both are fine.'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['After the last breath', 'From the mats']),
      items: reviews(facts, [
        ['I came for my back and stayed for my head.', 'Comes on Mondays'],
        ['Nobody looked when I fell over. Then somebody else did.', 'Beginner'],
        ['My week has a quiet hour in it now.', 'Yin'],
      ]),
    },
    gallery: {
      title: 'The room',
      items: pictures([
        ['Before the first class', 'mat'],
        ['Morning light', 'window'],
        ['Props, stacked', 'box'],
        ['Tea corner', 'teapot'],
        ['Sunday', 'yoga'],
        ['Shoes at the door', 'shoe'],
      ]),
    },
    events: {
      title: pick('events', ['Workshops and retreats', 'Longer than an hour']),
      items: dated([
        ['15 March', 'First steps', 'An afternoon for complete beginners.', 'Twelve places'],
        ['12 April', 'Shoulders and necks', 'For people with desks.', 'Twelve places'],
        ['6 June', 'A weekend away', 'Two nights, four classes, long walks.', 'Ten places'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before your first class', 'Often asked']),
      items: questions([
        ['I am not flexible. Can I come?', 'Yes. That is like being too dirty for a bath.'],
        ['What do I bring?', 'Comfortable clothes and socks for the end. Mats and blankets are here.'],
        ['Which class suits beginners?', 'Gentle, Hatha or Yin. Tell the teacher it is your first time.'],
        [
          'I have an injury or I am pregnant.',
          'Tell us before class. Most poses can be changed, and there is a prenatal class.',
        ],
        ['Do I have to book?', 'It keeps a mat for you. If there is room, you may also just come.'],
        [
          'What if I arrive late?',
          'The door closes when class begins, so that everyone can settle. Have tea and take the next one.',
        ],
      ]),
    },
    hours: {
      title: 'When the door is open',
      items: openingItems(facts, [opens(1, 5, 6.75, 21.5), opens(7, 7, 9.5, 13)]),
    },
    contact: {
      title: pick('contact', ['Ask before you come', 'Write to us']),
      lede: 'We answer between classes.',
      items: contactItems(facts),
    },
    map: {
      title: 'Finding the studio',
      lede: facts.place
        ? `We are in ${facts.place}, through the yard and up one flight.`
        : 'Through the yard and up one flight.',
    },
    cta: {
      title: pick('cta', ['Is there a mat for you tonight?', 'Your first week?']),
      lede: 'Come once. See how you sleep.',
      actions: [{ label: 'See this week’s classes', href: 'timetable' }],
    },
    newsletter: {
      title: 'A quiet letter',
      lede: 'Workshops, changes to the timetable, one short practice.',
      actions: [{ label: 'Send it to me', href: 'newsletter' }],
    },
  };
};

const usualYoga: KindDefinition = {
  kind: 'yoga',
  schemaType: 'SportsActivityLocation',
  noun: 'yoga studio',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'timetable', 'about', 'team', 'pricing', 'testimonials', 'cta'],
    },
    { role: 'classes', title: 'Timetable', sections: ['page-header', 'timetable', 'services', 'faq'] },
    { role: 'prices', title: 'Prices', sections: ['page-header', 'pricing', 'booking', 'faq'] },
    { role: 'contact', title: 'Visit', sections: ['page-header', 'hours', 'map', 'contact'] },
  ],
  styles: ['organic', 'botanical', 'cream', 'pastel'],
  art: ['yoga', 'lotus', 'leaf', 'sun'],
  action: { label: 'See this week’s classes', to: 'timetable' },
  content,
};

/** Yoga, pilates and meditation. */
export const yoga: KindDefinition = withSheets(usualYoga, pilatesSheets, []);
