import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { inPlace, kicker } from './parts/weave';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const fees = priced(facts, [
    ['Check-up and X-ray', 55, 'With a plan in writing', 'tooth'],
    ['Cleaning', 75, 'Forty-five minutes', 'tooth'],
    ['White filling', 110, 'Per tooth', 'tooth'],
    ['Root canal treatment', 420, 'Under the microscope', 'tooth'],
    ['Crown', 690, 'Ceramic', 'tooth'],
    ['Implant', 1450, 'Without crown', 'tooth'],
    ['Whitening', 290, 'At home, step by step', 'tooth'],
    ['Clear aligners', 2600, 'Whole treatment', 'tooth'],
  ]);
  return {
    hero: {
      kicker: kicker(facts, 'Dental practice'),
      title: pick('hero', [
        'You can unclench now',
        'Gentle hands, straight answers',
        'A dentist you don’t put off',
        'Teeth, without the drama',
      ]),
      lede: pick('lede', [
        `${name} treats people who like the dentist and people who really do not. We explain first, we numb properly, and you can stop us with one finger.`,
        'Check-ups without a lecture, prices you know beforehand, and a raised hand that always means stop.',
      ]),
      actions: [
        { label: pick('hero-action', ['Book a check-up', 'Book an appointment']), href: 'booking' },
        { label: 'See treatments', href: 'services' },
      ],
    },
    services: {
      title: pick('services', ['Treatments', 'From check-up to crown', 'What we do']),
      items: withPhrases(
        facts,
        points([
          ['Check-ups and cleaning', 'Twice a year, and most of the rest becomes unnecessary.', 'tooth'],
          ['Fillings', 'Tooth-coloured, done in one visit.', 'tooth'],
          ['Root canals', 'Slow, precise, properly numb.', 'search'],
          ['Crowns and bridges', 'Made to match the neighbour.', 'crown'],
          ['Implants', 'Planned on screen before anything is touched.', 'screen'],
          ['Straightening', 'Clear aligners, for adults too.', 'ruler'],
          ['Children', 'The first visit is a ride in the chair.', 'children'],
          ['Whitening', 'A shade or two lighter, not blue.', 'sun'],
        ]),
        ['Explained first, with a mirror in your hand.', 'Properly numb, with breaks whenever you like.'],
        8,
      ),
    },
    features: {
      title: pick('features', ['For everyone who is nervous', 'How we do it']),
      items: points([
        ['A raised hand means stop', 'Always, at once, without a sigh.', 'hands'],
        ['You see what we see', 'A small camera, a large screen, no surprises.', 'camera'],
        ['Price before the drill', 'Every plan in writing, with the cheaper option too.', 'document'],
      ]),
    },
    pricing: {
      title: pick('pricing', ['What it costs', 'Fees, in the open']),
      lede: 'Guide prices for private patients. Ask what your insurance covers; we work it out with you.',
      items: fees,
    },
    menu: { title: 'Fees', items: fees },
    booking: {
      title: pick('booking', ['Find a time', 'When suits you?']),
      lede: 'In pain? Call, and say so first.',
      items: ['Check-up', 'Cleaning', 'Pain', 'Second opinion', 'Child’s first visit'].map((title) => ({
        title,
      })),
      actions: [{ label: 'Request appointment', href: 'booking' }],
    },
    about: {
      title: pick('about', ['Who looks after you', 'A calm practice']),
      body: [
        `${name} looks after teeth${inPlace(facts)}, and after the people who are nervous about them.`,
        'We would rather save a tooth than replace it, and we tell you when doing nothing is the best treatment.',
      ],
    },
    team: {
      title: 'Who leans over you',
      items: people(facts, [
        ['Dentist', 'Talks you through it, or tells you about bees. You choose.'],
        ['Orthodontics', 'Patient with teenagers and their parents.'],
        ['Hygiene', 'Finds the spot you always miss.'],
        ['Reception', 'Can hear from your voice how urgent it is.'],
      ]),
    },
    'before-after': {
      title: 'Before and after',
      items: [
        ['Chipped front tooth', 'tooth'],
        ['Two years of aligners', 'tooth'],
      ].flatMap(([group = '', motif = '']) => [
        { title: 'Before', group, art: motif, sample: true },
        { title: 'After', group, art: motif, sample: true },
      ]),
    },
    process: {
      title: 'Your first visit',
      items: points([
        ['A talk', 'What hurts, what worries you, what happened last time.'],
        ['A look', 'Pictures and X-rays, only what is needed.'],
        ['A plan', 'In writing, in order of urgency, with prices.'],
        ['Your decision', 'Take it home. There is no hurry unless it hurts.'],
      ]),
    },
    testimonials: {
      title: 'Said with a numb lip',
      items: reviews(facts, [
        ['I had not been for nine years. Nobody told me off.', 'Nervous patient'],
        ['My daughter asks when we may go again.', 'Parent'],
        ['Exactly the price on the paper, and no pain at all.', 'Crown'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you sit in the chair', 'Often asked']),
      items: questions([
        [
          'I am afraid of the dentist. What can you do?',
          'Start with a talk and nothing else. Then small steps, strong numbing and breaks when you raise a hand.',
        ],
        ['What do I do with sudden pain?', 'Call as early as you can, and say since when it hurts.'],
        ['How often should I come?', 'Twice a year for most people, more often if your gums ask for it.'],
        [
          'What does my insurance pay?',
          'It depends on your plan. Bring the card, and you get a written estimate before we start.',
        ],
        [
          'From what age do you see children?',
          'From the first tooth. The first visit may be for looking and riding the chair.',
        ],
        ['Can I pay in instalments?', 'Ask before a larger treatment, and you hear what is possible.'],
      ]),
    },
    hours: { title: 'Opening hours', items: openingItems(facts, [opens(1, 4, 8, 18), opens(5, 5, 8, 14)]) },
    contact: {
      title: pick('contact', ['Call, especially if it hurts', 'Reach us']),
      lede: 'For pain please call. For everything else the form is fine.',
      items: contactItems(facts),
    },
    map: {
      title: 'How to find the practice',
      lede: `${facts.place ? `In ${facts.place}. ` : ''}Ask for the way when you book.`,
    },
    cta: {
      title: pick('cta', ['Been a while?', 'Time for a look?']),
      lede: 'No lectures. Just a check-up.',
      actions: [{ label: 'Book a check-up', href: 'booking' }],
    },
    gallery: {
      title: 'Have a look first',
      items: pictures([
        ['Waiting room', 'chair'],
        ['The chair', 'tooth'],
        ['Children’s corner', 'toy'],
        ['The big screen', 'screen'],
        ['Reception', 'door'],
        ['Morning light', 'window'],
      ]),
    },
  };
};

/** Dentists. */
export const dentist: KindDefinition = {
  kind: 'dentist',
  schemaType: 'Dentist',
  noun: 'dental practice',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'features', 'services', 'team', 'testimonials', 'pricing', 'hours', 'cta'],
    },
    { role: 'services', title: 'Treatments', sections: ['page-header', 'services', 'before-after', 'faq'] },
    { role: 'prices', title: 'Fees', sections: ['page-header', 'pricing', 'faq', 'cta'] },
    { role: 'contact', title: 'Appointments', sections: ['page-header', 'booking', 'hours', 'map'] },
  ],
  styles: ['clinical', 'coastal', 'minimal', 'pastel'],
  art: ['tooth', 'smile', 'chair', 'plant'],
  action: { label: 'Book a check-up', to: 'booking' },
  content,
};
