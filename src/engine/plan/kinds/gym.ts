import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { figures } from './parts/figures';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { inPlace, kicker, opening } from './parts/weave';
import { gymFloor } from './gym-floors';
import { moveSheets } from './sheets/move-sheets';
import { withSheets } from './sheets/wear-sheets';
import { clubs } from './trades/clubs';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';

const sportsClubs = clubs.filter(({ noun }) => /^(?:sports|tennis|golf) club$/u.test(noun));

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const floor = gymFloor(facts);
  const [first, second, third, fourth] = floor.classes.map(([title]) => title);
  const slot = (group: string, rows: readonly (readonly [string, string | undefined, string])[]) =>
    dated(
      rows.map(([time, title, note]) => [time, title ?? 'Open floor', '', note] as const),
      group,
    );
  return {
    hero: {
      kicker: kicker(facts, floor.kicker),
      title: pick('hero', floor.headlines),
      lede: floor.lede,
      actions: [
        { label: pick('hero-action', ['Try a class', 'Book a trial']), href: 'booking' },
        { label: 'See the timetable', href: 'timetable' },
      ],
    },
    services: {
      title: pick('services', ['Classes', 'What we train', 'Pick a class']),
      items: withPhrases(
        facts,
        points(floor.classes),
        [
          'Small groups, so that somebody sees your knees.',
          'For beginners and for those who have been at it for years.',
        ],
        4,
      ),
    },
    features: {
      title: pick('features', ['Why people stay', 'What is different here']),
      items: points([
        ['Coaches on the floor', 'Not behind a desk. Ask, and someone comes over.', 'hands'],
        ['No contract trap', 'Monthly, and you leave when you like.', 'door'],
        ['A clean place', 'Towels, showers, and nobody filming.', 'drop'],
      ]),
    },
    timetable: {
      title: pick('timetable', ['This week', 'The timetable']),
      lede: 'Come ten minutes early the first time.',
      items: [
        ...slot('Monday', [
          ['7:00', first, 'Early'],
          ['18:00', second, 'All levels'],
          ['19:30', third, 'All levels'],
        ]),
        ...slot('Tuesday', [
          ['12:15', second, 'Lunch'],
          ['18:30', first, 'Level two'],
        ]),
        ...slot('Wednesday', [
          ['7:00', third, 'Early'],
          ['18:00', first, 'All levels'],
          ['19:30', fourth, 'New people'],
        ]),
        ...slot('Thursday', [
          ['12:15', third, 'Lunch'],
          ['18:30', second, 'All levels'],
        ]),
        ...slot('Friday', [
          ['7:00', first, 'Early'],
          ['17:30', second, 'To end the week'],
        ]),
        ...slot('Saturday', [
          ['9:30', fourth, 'New people'],
          ['11:00', first, 'All levels'],
        ]),
      ],
    },
    pricing: {
      title: pick('pricing', ['Memberships', 'Train for', 'Prices']),
      lede: 'By the visit or by the month. Come once, then decide.',
      items: plans(
        facts,
        [
          ['Drop in', 14, 'One class, today.', ['Any class', 'Shower and towel']],
          [
            'Member',
            59,
            'As often as you like.',
            ['All classes', 'Open floor', 'A check every three months'],
            'Most chosen',
          ],
          [
            'Coached',
            149,
            'With a plan and a person.',
            ['All of member', 'Two sessions a month', 'Your own programme'],
          ],
        ],
        { note: 'per month', label: 'Start with a trial', to: 'booking' },
      ).map((plan, at) => (at === 0 ? { ...plan, note: 'per visit' } : plan)),
    },
    team: {
      title: pick('team', ['Coaches', 'Who counts with you']),
      items: people(facts, [
        ['Head coach', 'Corrects one thing at a time, and it is always the right one.'],
        ['Strength', 'Quiet voice, heavy bar.'],
        ['Conditioning', 'Smiles at the moment you stop smiling.'],
        ['Mobility', 'Has seen every kind of tight hip.'],
      ]),
    },
    booking: {
      title: pick('booking', ['Try it once', 'Book your trial']),
      lede: 'Tell us what you have done before and what hurts. Then come in trainers.',
      items: floor.classes.map(([title]) => ({ title })),
      actions: [{ label: 'Book a trial', href: 'booking' }],
    },
    process: {
      title: 'Your first month',
      items: points([
        ['Week one', 'A trial, a talk, a starting point.'],
        ['Week two', 'Three classes that suit you.'],
        ['Week three', 'The first small record.'],
        ['Week four', 'We look back and plan on.'],
      ]),
    },
    about: {
      title: pick('about', ['A gym where people say hello', 'Who we are']),
      body: [
        `${name} is a training floor${inPlace(facts)} for people with jobs, knees and other plans.`,
        'We write sessions on a board, shake hands, and put the weights back. It is remarkable how far that goes.',
      ],
    },
    story: {
      title: 'From a garage',
      body: [
        opening(facts, 'opened early', 'We open early') +
          ' for those who train before work, and stay late for those who could not.',
        'It began with four friends, a borrowed rack and a garage door that did not close.',
      ],
    },
    testimonials: {
      title: pick('reviews', ['After the shower', 'Members say']),
      items: reviews(facts, [
        ['I am fifty-eight and did my first pull-up. Someone filmed it for my daughter.', 'Member'],
        ['They noticed when I did not come for two weeks. And called.', 'Member'],
        ['First gym where I knew what to do.', 'Came as a beginner'],
      ]),
    },
    gallery: {
      title: 'On the floor',
      items: pictures([
        ['The racks', 'dumbbell'],
        ['Half past six', 'runner'],
        ['Chalk', 'hands'],
        ['Bells in a row', 'kettlebell'],
        ['Cool-down', 'yoga'],
        ['The board', 'board'],
      ]),
    },
    'before-after': {
      title: 'Three months apart',
      items: ['First member story', 'Second member story'].flatMap((group) => [
        { title: 'Before', group, art: 'portrait', sample: true },
        { title: 'After', group, art: 'lifter', sample: true },
      ]),
    },
    faq: {
      title: pick('faq', ['Before the first class', 'Asked at the door']),
      items: questions([
        [
          'I have not trained in years. Where do I start?',
          'With the trial. We find out what you can do today and build from there.',
        ],
        ['What do I bring?', 'Trainers, water, something to change into. Towels are here.'],
        ['How long am I tied in?', 'By the month. Tell us before the next one begins.'],
        [
          'I have an injury. Can I come?',
          'Usually, yes. Tell the coach beforehand, and ask your doctor if you are unsure.',
        ],
        ['How large are the groups?', 'Small enough for the coach to see everyone.'],
        ['Can I pause my membership?', 'For holidays, illness and new babies: yes.'],
      ]),
    },
    hours: {
      title: pick('hours', ['Doors open', 'When you can train']),
      items: openingItems(facts, [opens(1, 5, 6.5, 22), opens(6, 7, 9, 18)]),
    },
    contact: {
      title: pick('contact', ['Ask a coach', 'Say hello first']),
      lede: 'Goals, injuries, doubts: ask before you come.',
      items: contactItems(facts),
    },
    map: {
      title: 'Where to find the floor',
      lede: facts.place
        ? `We train in ${facts.place}. The door is open ten minutes before each class.`
        : 'The door is open ten minutes before each class.',
    },
    events: {
      title: 'On the board',
      items: dated([
        ['15 March', 'Beginners’ Saturday', 'Six movements, two coaches, coffee.', 'Free'],
        ['12 April', 'In-house meet', 'Three lifts, a lot of shouting.', 'Members and friends'],
        ['10 May', 'Outdoor session', 'In the park, rain or not.', 'Free'],
      ]),
    },
    cta: {
      title: pick('cta', ['First class on Thursday?', 'Come once. See how you walk the next day']),
      lede: 'Come as you are. Somebody will greet you.',
      actions: [{ label: 'Book a trial', href: 'booking' }],
    },
    app: {
      title: 'What can you lift?',
      lede: 'Enter a weight and repetitions to estimate your one-rep maximum.',
    },
    stats: {
      title: 'In numbers',
      items: figures([
        ['34', 'classes a week'],
        ['12', 'people per class, at most'],
        ['6', 'coaches'],
      ]),
    },
  };
};

const usualGym: KindDefinition = {
  kind: 'gym',
  schemaType: 'ExerciseGym',
  noun: 'gym',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'timetable', 'team', 'pricing', 'testimonials', 'cta'],
    },
    { role: 'classes', title: 'Classes', sections: ['page-header', 'services', 'timetable', 'faq'] },
    { role: 'prices', title: 'Prices', sections: ['page-header', 'pricing', 'faq', 'booking'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['sport', 'industrial', 'neo-brutalist', 'noir'],
  art: ['dumbbell', 'kettlebell', 'runner', 'lifter'],
  action: { label: 'Try a class', to: 'booking' },
  content,
};

/** Gyms, trainers, boxing, climbing, dance. */
export const gym: KindDefinition = withTrades(withSheets(usualGym, moveSheets, []), (brief) =>
  findStray(brief, sportsClubs),
);
