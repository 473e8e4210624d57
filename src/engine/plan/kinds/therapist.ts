import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { introduction } from './parts/introduction';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker } from './parts/weave';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { handsBehind } from './trades/hands-behind';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const isCoach = says(facts, /coach/iu) && !says(facts, /therap|psycholog|counsel/iu);
  const offers = isCoach
    ? points([
        ['Finding direction', 'When you could do anything and do nothing.', 'compass'],
        ['Leading people', 'For those who were promoted for being good at something else.', 'hands'],
        ['Changing work', 'Out of one thing, into the next, without panic.', 'door'],
        ['Decisions', 'Two sessions, one question, an answer you can live with.', 'scales'],
      ])
    : points([
        ['Anxiety and worry', 'When the thoughts do not stop at night.', 'moon'],
        ['Low mood', 'When everything costs more than it should.', 'cloud'],
        ['Couples', 'Two chairs, one conversation, new rules.', 'chair'],
        ['Grief and change', 'At the pace it takes.', 'leaf'],
        ['Stress and exhaustion', 'Before or after it all became too much.', 'candle'],
        ['Young people', 'With or without parents.', 'tree'],
      ]);
  return {
    hero: {
      kicker: kicker(facts, isCoach ? 'Coaching' : 'Psychotherapy and counselling'),
      title: isCoach
        ? pick('hero', [
            'Think it through with someone',
            'The next step, made clear',
            'Talk first, then move',
          ])
        : pick('hero', [
            'A place to say it out loud',
            'You do not have to be fine here',
            'Talk, at your own pace',
            'Start wherever you are',
          ]),
      lede: isCoach
        ? 'Clear questions, honest answers, and something to try before the next session.'
        : pick('lede', [
            `${name} offers a quiet room${inPlace(facts)} and an hour in which nobody needs anything from you.`,
            'We meet, we talk, and step by step it becomes easier to carry, or to put down.',
          ]),
      actions: [
        { label: pick('hero-action', ['Arrange a first talk', 'Ask for an appointment']), href: 'contact' },
        { label: 'How it works', href: 'process' },
      ],
    },
    services: {
      title: pick('services', ['What people come with', 'Where I can help', 'Reasons to come']),
      lede: 'You do not need a name for it before we talk.',
      items: withPhrases(
        facts,
        offers,
        ['We look at it together, at your pace.', 'One step that fits your life, then the next.'],
        offers.length,
      ),
    },
    features: {
      title: 'What you can rely on',
      items: points([
        ['It stays in the room', 'What you say is confidential.', 'key'],
        ['No hurry', 'We begin where you are, not where a method starts.', 'clock'],
        ['Plain words', 'If I use a technical term, you may throw a cushion.', 'chair'],
      ]),
    },
    about: {
      title: pick('about', ['Who you will talk to', 'About me']),
      body: [
        `${introduction(facts)}. I work with people who function perfectly well on the outside, and with those who at the moment do not.`,
        'I listen closely, ask plainly and tell you what I notice. Ask me about my training; I am glad to tell you.',
      ],
    },
    process: {
      title: pick('process', ['How it begins', 'The first steps']),
      items: points([
        ['A short call', 'We see whether it fits.'],
        ['A first hour', 'You tell as much as you like.'],
        ['A plan', 'How often, for how long, with what aim.'],
        ['Looking back', 'Every few weeks we ask whether it helps.'],
      ]),
    },
    pricing: {
      title: 'Fees',
      lede: 'If the fee is a question, please ask.',
      items: priced(facts, [
        ['First talk', 60, 'To see whether it fits'],
        ['Single session', 85, 'Fifty minutes'],
        ['Couple session', 125, 'Eighty minutes'],
        ['Online session', 85, 'Same hour, your own chair'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you call', 'Understandable questions']),
      items: questions([
        [
          'How do I know whether it is right for me?',
          'By trying. You may say no after the first talk, without a reason.',
        ],
        [
          'How long does it take?',
          'Some questions need a few sessions, some a year. We look at it together regularly.',
        ],
        ['Is what I say confidential?', 'Yes. The few legal exceptions I explain in the first hour.'],
        ['Can we talk online?', 'Ask when you write. You would need a room where nobody disturbs you.'],
        // Who is coached is not ill.
        ...(isCoach
          ? []
          : ([
              [
                'What if I need help right now?',
                'In an emergency call the emergency number or a crisis line in your country. They are there at night, too.',
              ],
              [
                'Does insurance pay?',
                'That depends on your insurance. I give you the papers you need to ask.',
              ],
            ] as const)),
        ['What if I have to cancel?', 'Tell me as early as you can, and we find another hour.'],
      ]),
    },
    testimonials: {
      title: 'In their words',
      lede: 'Written by way of example; real ones only with consent.',
      items: reviews(facts, [
        ['I said it out loud, and the ceiling stayed where it was.', 'After ten sessions'],
        ['We argue better now. That sounds small. It is not.', 'Couple'],
        ['For the first time somebody asked what I wanted.', 'After a first talk'],
      ]),
    },
    team: {
      title: 'Who works here',
      items: people(facts, [
        ['Psychotherapy', 'Quiet, direct, patient.'],
        ['Couples', 'Hears both sides, and the third.'],
      ]),
    },
    booking: {
      title: 'Ask for a first talk',
      lede: 'Only a name and a way to reach you. The rest can wait.',
      items: [
        { title: 'First call' },
        { title: 'Session' },
        { title: 'Couple session' },
        { title: 'Online' },
      ],
      actions: [{ label: 'Ask for a time', href: 'booking' }],
    },
    hours: { title: 'Hours', items: openingItems(facts, [opens(1, 4, 9, 19), opens(5, 5, 9, 14)]) },
    contact: {
      title: pick('contact', ['Write two lines', 'A first step']),
      lede: 'Please leave out details; a way to reach you is enough.',
      items: contactItems(facts),
    },
    map: {
      title: 'The room',
      lede: facts.place
        ? `In ${facts.place}. You get the way there with your first appointment.`
        : 'You get the way there with your first appointment.',
    },
    cta: {
      title: pick('cta', ['Shall we talk?', 'Not sure yet?']),
      lede: 'A first talk binds you to nothing.',
      actions: [{ label: 'Arrange a first talk', href: 'contact' }],
    },
    gallery: {
      title: 'The room',
      items: pictures([
        ['Two chairs', 'chair'],
        ['The window', 'window'],
        ['A lamp for winter', 'lamp'],
        ['Tea', 'cup'],
        ['Books you may borrow', 'books'],
        ['The path to the door', 'tree'],
      ]),
    },
    posts: {
      title: 'Short texts',
      items: [
        {
          title: 'On not sleeping',
          value: '3 March',
          note: '3 min read',
          text: 'Three things that help, and one that does not.',
          sample: true,
          list: [
            'Get up. The bed should not learn to be a place for worry.',
            'Write the worry down in one line. It keeps better on paper than in the head.',
          ],
        },
        {
          title: 'The first hour',
          value: '6 February',
          note: '2 min read',
          text: 'What happens, and what does not.',
          sample: true,
          list: ['You do not have to tell everything. You do not have to tell it in order.'],
        },
      ],
    },
  };
};

const usualTherapist: KindDefinition = {
  kind: 'therapist',
  schemaType: 'ProfessionalService',
  noun: 'practice',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'services', 'about', 'process', 'faq', 'cta'] },
    { role: 'about', title: 'About me', sections: ['page-header', 'about', 'features'] },
    { role: 'prices', title: 'Fees', sections: ['page-header', 'pricing', 'process', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['organic', 'cream', 'pastel', 'botanical'],
  art: ['chair', 'window', 'leaf', 'lamp'],
  action: { label: 'Arrange a first talk', to: 'contact' },
  content,
};

/** Therapists, counsellors, coaches. */
export const therapist: KindDefinition = withTrades(usualTherapist, (brief) => findStray(brief, handsBehind));
