import type { Facts, SectionContent } from '../../content';
import { contactItems } from '../parts/contact-items';
import { dated } from '../parts/dated';
import { opens, openingItems } from '../parts/opening-items';
import { points } from '../parts/points';
import { questions } from '../parts/questions';
import { inPlace, placeOr } from '../parts/weave';
import type { Topic } from './topic';

/** "delivery area" of a kitchen or a shop: what is made comes to the door, and nobody works there. */
/** Who mows, plants or cooks at somebody's place brings nothing there. */
const comes =
  /\b(?:lawn|landscap\p{L}*|garden(?:er|ers|ing| care| services?| design\p{L}*)|mowing|snow|hedges?|cater\p{L}*|private chef|mobile)\b/iu;
const isBrought = ({ brief }: Facts): boolean =>
  (/^(?:restaurant|cafe|bakery|shop|florist|bar)$/u.test(brief.kind.value) &&
    !comes.test(brief.offer?.value ?? '')) ||
  /\bdeliver(?:y|ies)? (?:areas?|zones?|radius)\b/iu.test(brief.prompt);

/** Where and when: contact, place, hours, dates, forms, and the small print. */
export const visitingSections = (topic: Topic) => {
  const { facts } = topic;
  const { name, pick, phone, email } = facts;
  const call = phone ? [{ label: `Call ${phone}`, href: `tel:${phone.replace(/[^\d+]/gu, '')}` }] : [];
  return {
    faq: {
      title: pick('faq', ['Asked before, answered here', 'Good questions', 'Before you write']),
      items: questions([
        ['How early should I get in touch?', 'As soon as you have a date in mind.'],
        [
          'What does it cost?',
          'That depends on what you need. Tell us, and you get a price before you decide.',
        ],
        [
          'Where do you work?',
          `${facts.place ? `In ${facts.place} and around it` : 'Tell us where you are'}${facts.place ? '. Further away is a matter of asking.' : ', and we say whether it is possible.'}`,
        ],
        ['How soon can it be done?', 'Write with the day you have in mind, and you hear what is possible.'],
        ['What do you need from me?', 'What it is about, by when, and how to reach you.'],
        [
          'What happens if we have to cancel?',
          'Tell us as early as you can, and we look for another date first.',
        ],
      ]),
    },
    newsletter: {
      title: pick('newsletter', ['A letter when there is news', 'Hear it first']),
      lede: `Dates and news from ${name}, a few times a year. You can leave with one click.`,
      actions: [{ label: 'Subscribe', href: 'newsletter' }],
    },
    contact: {
      title: pick('contact', ['Tell us what you have in mind', 'Write to us', 'How to reach us']),
      lede: phone
        ? 'Quickest is the telephone. If you would rather write, use the form.'
        : 'Say what you need, by when and how to reach you.',
      items: contactItems(facts),
      actions: [...call, ...(email ? [{ label: email, href: `mailto:${email}` }] : [])],
    },
    map: {
      title: pick('map', ['How to find us', 'Where we are']),
      lede: facts.place ? `You find us${inPlace(facts)}.` : 'Ask for the way when you write.',
    },
    hours: {
      title: pick('hours', ['When we are there', 'Opening hours']),
      items: openingItems(facts, [opens(1, 5, 9, 17.5), opens(6, 6, 10, 14)]),
    },
    events: {
      title: pick('events', ['Coming up', 'Dates to keep free']),
      // Where somebody plays next is theirs to say: "link page for a DJ, next gigs".
      items: ['link-in-bio', 'event'].includes(facts.brief.kind.value)
        ? [{ title: 'What comes next', text: 'It is posted here as soon as it is fixed.', sample: true }]
        : /\b(?:gigs?|live music|concerts?|bands?|sessions)\b/iu.test(facts.brief.prompt)
          ? [
              {
                title: 'Upstairs, unplugged',
                text: 'Two chairs, one guitar, the till switched off.',
                sample: true,
              },
              { title: 'New names', text: 'Three of them, half an hour each.', sample: true },
              { title: 'A slow Sunday', text: 'Records, and whoever brings an instrument.', sample: true },
            ]
          : dated([
              ['14 March', 'Open day', 'Doors open, questions welcome, cake until it is gone.', 'Free'],
              [
                '25 April',
                'A first try',
                'For everyone who has always wanted to. Bring old clothes.',
                'Ten places',
              ],
              [
                '6 June',
                'Summer evening',
                'Outside if the weather holds, inside if not.',
                'From 6 in the evening',
              ],
            ]),
    },
    countdown: { title: 'Not long now', lede: 'Days, hours, minutes.' },
    // "rehearsal times" of a choir, a band, a theatre group.
    timetable: /\brehears/iu.test(facts.brief.prompt)
      ? {
          title: 'Rehearsal times',
          items: dated(
            [
              ['19:00', 'Doors and tea', '', 'Come early and meet somebody'],
              ['19:30', 'Rehearsal', '', 'Everybody'],
              ['21:30', 'Chairs away', '', 'Quicker with two'],
            ],
            'Tuesday',
          ),
        }
      : {
          title: 'The week',
          items: [
            ...dated(
              [
                ['9:00', 'Morning group', '', 'All levels'],
                ['18:00', 'Evening group', '', 'All levels'],
              ],
              'Tuesday',
            ),
            ...dated([['18:00', 'Evening group', '', 'All levels']], 'Thursday'),
            ...dated([['10:00', 'Open morning', '', 'Drop in']], 'Saturday'),
          ],
        },
    agenda: {
      title: 'The programme',
      items: [
        ...dated(
          [
            ['9:30', 'Doors and coffee'],
            ['10:00', 'Welcome'],
            ['10:30', 'The first half'],
            ['12:30', 'Lunch'],
            ['14:00', 'The second half'],
            ['16:30', 'Goodbyes'],
          ],
          'Day 1',
        ),
        ...dated(
          [
            ['9:30', 'Coffee'],
            ['10:00', 'Workshops'],
            ['12:30', 'Lunch'],
            ['14:00', 'Last round'],
            ['15:30', 'Closing'],
          ],
          'Day 2',
        ),
      ],
    },
    venue: {
      title: 'The place',
      body: [
        `We meet${inPlace(facts) || ' in one place'}. Tell us beforehand if you need a hand with the way or at the entrance.`,
      ],
    },
    rsvp: {
      title: 'Will you come?',
      lede: 'Tell us, so that there is a chair for you.',
      actions: [{ label: 'Send reply', href: 'rsvp' }],
    },
    volunteer: {
      title: 'Lend a hand',
      lede: 'An hour counts. So does a Saturday.',
      items: points([
        ['Set up', 'Tables, signs, kettles.'],
        ['Welcome', 'The first face people see.'],
        ['Clear away', 'The best conversations happen here.'],
      ]),
      actions: [{ label: 'Offer your help', href: 'volunteer' }],
    },
    areas: isBrought(facts)
      ? {
          title: 'Where we deliver',
          lede: `We deliver in ${placeOr(facts, 'town')} and a little way round. Not sure? Ask with your address.`,
          items: [{ title: placeOr(facts, 'In town') }, { title: 'A little way round, on request' }],
        }
      : {
          title: 'Where we work',
          lede: `Our base is ${placeOr(facts, 'here')}; further away is a matter of asking.`,
          items: [
            { title: placeOr(facts, 'In town') },
            { title: 'The villages around' },
            { title: 'Further on request' },
          ],
        },
    privacy: {
      title: 'What we do with your details',
      body: [
        'What you write to us is used to answer you and for nothing else. It is not passed on.',
        'This site sets no advertising cookies and loads nothing from other companies. Choices you make here, such as light or dark, stay in your own browser.',
        'Ask what we keep about you, and we tell you, correct it or delete it.',
      ],
    },
    code: { title: 'Example', items: [{ title: 'Hello', note: 'text', list: [`hello, ${name}`] }] },
    sidebar: { title: 'On this page' },
    app: { title: name, lede: 'It works right here, and keeps what you enter on this device.' },
    form: {
      title: 'Send us a note',
      lede: 'Only what we need to answer you.',
      actions: [{ label: 'Send', href: 'form' }],
    },
  } satisfies Record<string, SectionContent>;
};
