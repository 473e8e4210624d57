import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { isPerson } from './parts/introduction';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { capitalise, kicker } from './parts/weave';
import { consultingField } from './consulting-fields';
import { dataSheets } from './sheets/consulting-data-sheets';
import { consultingSheets } from './sheets/consulting-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { handsBehind } from './trades/hands-behind';
import { professionals } from './trades/professionals';
import { wordsForOthers } from './trades/words-for-others';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const field = consultingField(facts);
  const offers = field.offers;
  return {
    hero: {
      kicker: kicker(facts, facts.offer && facts.offer.length < 44 ? capitalise(facts.offer) : 'Advisers'),
      title: pick('hero', field.titles),
      lede: field.lede,
      actions: [
        { label: pick('hero-action', ['Arrange a talk', 'Tell us the problem']), href: 'contact' },
        { label: 'What we do', href: 'services' },
      ],
    },
    services: {
      title: pick('services', ['What we are called for', 'What we do', 'Where we help']),
      items: withPhrases(
        facts,
        offers,
        ['A senior person, on site, with a date.', 'First the facts, then a plan, then the doing.'],
        4,
      ),
    },
    features: {
      title: 'How we differ',
      items: points([
        ['Small teams, senior people', 'Those you meet are those who come.', 'hands'],
        ['An end date', 'We plan our own departure on the first day.', 'clock'],
        ['Your people learn it', 'Otherwise it was not worth it.', 'book'],
      ]),
    },
    process: {
      title: pick('process', ['From question to answer', 'How we go about it']),
      items: points([
        ['Listen', 'What happens, what should happen, and who has tried.'],
        ['Show', 'What we saw, in writing and in plain words.'],
        ['Try', 'One change at a time, small enough to be undone.'],
        ['Hand over', 'So that it goes on without us.'],
      ]),
    },
    ...(field.isAdvice
      ? {
          'case-study': {
            title: 'One question, start to end',
            lede: 'An example of how such work goes.',
            body: [
              'It began with something that had been on the list too long. We talked to those who do the work, followed one case from beginning to end, and wrote down where it waited.',
              'What came of it was smaller than anybody had expected, and it stayed.',
            ],
          },
        }
      : {}),
    portfolio: {
      title: 'Examples',
      items: (
        [
          ['Where the work waited', 'Operations', 'One case, followed from start to end.', 'box'],
          ['What to stop doing', 'Strategy', 'Written on one page.', 'chat'],
          ['A forecast people use', 'Numbers', 'Because they know where it comes from.', 'chart'],
          ['Who decides what', 'Organisation', 'In writing, for everybody to see.', 'document'],
        ] as const
      ).map(([title, group, text, motif]) => ({ title, group, text, art: motif, sample: true })),
    },
    about: {
      title: pick('about', ['Who comes to you', 'About us']),
      body: [
        isPerson(name)
          ? `${name} has run things before advising on them, and remembers how it feels.`
          : `${name} is a small group of people who have run things themselves and remember how it feels.`,
        'We are curious, direct and easy to get rid of: every engagement has an end, and you set it.',
      ],
    },
    team: {
      title: 'The people',
      items: people(facts, [
        ['Partner', 'Asks the question everyone avoided.'],
        ['Partner', 'Draws your company on one page.'],
        ['Adviser', 'At home where the work is done.'],
      ]),
    },
    testimonials: {
      title: 'What stayed',
      items: reviews(facts, [
        ['They left, and it kept working. That was new.', 'Managing director'],
        ['Two pages. We had expected two hundred.', 'Head of operations'],
        ['My team asked when they would come back.', 'Team lead'],
      ]),
    },
    logos: {
      title: 'We know these places from inside',
      items: ['Workshops', 'Hospitals', 'Retail', 'Public offices', 'Logistics', 'Family firms'].map(
        (title) => ({ title }),
      ),
    },
    pricing: {
      title: 'Ways to work with us',
      items: plans(
        facts,
        [
          ['A day', 1400, 'One question.', ['Preparation', 'Workshop', 'A page of next steps']],
          ['A project', 24000, 'One change.', ['Conversations', 'Trial', 'Handover'], 'Usual'],
          ['On call', 1900, 'A voice when you need it.', ['Two half days', 'Telephone in between']],
        ],
        { label: 'Arrange a talk', to: 'contact' },
      ),
    },
    faq: {
      title: 'Fair questions',
      items: questions([
        [
          'What size of organisation do you work with?',
          'Size matters less than that somebody wants it to change. Ask us.',
        ],
        ['How much of our time will it take?', 'We agree on that beforehand, person by person.'],
        ['How do you charge?', 'You get a price in writing before anything begins.'],
        ['Do you implement, too?', 'Tell us what you need: advice, hands, or both.'],
        ['Is it confidential?', 'Yes. We put that in writing, too, if you like.'],
        ['When can you start?', 'Ask us with the date that matters to you.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Tell us the problem', 'Arrange a talk']),
      lede: 'Three sentences: what happens, what should happen, who has tried.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['What has been on the list too long?', 'One hour, no slides?']),
      lede: 'We listen, and tell you whether we are the right people.',
      actions: [{ label: 'Arrange a talk', href: 'contact' }],
    },
    booking: {
      title: 'Choose an hour',
      lede: 'By video or at your place.',
      items: offers.map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for this hour', href: 'booking' }],
    },
    jobs: {
      title: 'Join us',
      items: [
        { title: 'Adviser', note: 'Full time', text: 'You have run something yourself.', sample: true },
      ],
    },
  };
};

const usualConsulting: KindDefinition = {
  kind: 'consulting',
  schemaType: 'ProfessionalService',
  noun: 'consultancy',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'process', 'features', 'testimonials', 'team', 'cta'],
    },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'process', 'faq'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'team', 'features'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ],
  styles: ['corporate', 'swiss', 'minimal', 'editorial'],
  art: ['compass', 'chart', 'table', 'lamp'],
  action: { label: 'Arrange a talk', to: 'contact' },
  content,
};

/** Advisers, recruiters, IT services and other firms that sell knowledge. */
export const consulting: KindDefinition = withTrades(
  withSheets(usualConsulting, [...dataSheets, ...consultingSheets], []),
  (brief) =>
    /\b(?:translator|interpreter)\b(?! agency)/iu.test(brief.offer?.value ?? '')
      ? findStray(
          brief,
          professionals.filter(({ noun }) => noun === 'translator'),
        )
      : findStray(brief, [...handsBehind, ...wordsForOthers]),
);
