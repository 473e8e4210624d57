import { corner } from '../../brief/short/places/mend-corners';
import { isStreetShop } from '../../brief/short/kinds/mend-street-shop';
import type { ContentItem, Facts } from '../content';
import type { Bank } from './parts/bank';
import { people, reviews } from './parts/people';
import { points } from './parts/points';
import { questions } from './parts/questions';
import type { Shelf } from './shop-shelves';

const eaten =
  /\b(?:butchers?|fishmongers?|greengrocers?|grocer\p{L}*|deli\p{L}*|bakery|cheese|sweets?|sweet shop|doughnuts?|donuts?|supermarket|mini ?mart|convenience|corner shop|farm shop|meats?|fish|fruit|vegetables|spices?|halal|bubble tea|boba|food|wine|liquor|off licence|bottle shop)\b/iu;
/** Whether a shop is one that people walk into. */
export const isCounter = ({ brief }: Facts): boolean => isStreetShop(brief);

/** What the prompt says that the shop has besides its wares: a coffee bar, a play corner. */
export const cornersOf = ({ brief }: Facts): readonly ContentItem[] =>
  brief.phrases
    .filter(({ value }) => corner.test(value))
    .slice(0, 2)
    .map(({ value }) => ({
      title: value.charAt(0).toUpperCase() + value.slice(1),
      text: 'Part of the shop. Come in and see.',
      art: value,
    }));

/** What a shop with a door and a counter says, where one by post would speak of parcels. */
export const counterBank = (facts: Facts, shelf: Shelf, goods: readonly ContentItem[]): Bank => {
  const { pick, name } = facts;
  const isFood = eaten.test(`${facts.brief.offer?.value ?? ''} ${shelf.noun}`);
  return {
    announcement: {
      title: pick('news', ['New on the shelf this week', 'Just unpacked', 'Come in and look round']),
    },
    features: {
      title: pick('features', ['How it goes here', 'At the counter']),
      items: [
        ...cornersOf(facts),
        ...points(
          isFood
            ? [
                ['Fresh today', 'What came in this morning lies in front.', 'sun'],
                ['As much as you need', 'A little or a lot, weighed in front of you.', 'scales'],
                ['Put aside', 'Ring in the morning, collect in the evening.', 'bag'],
              ]
            : [
                ['Look, hold, try', 'Everything may be picked up, and most of it tried.', 'hands'],
                ['Put aside', 'Ring us, and it waits for you behind the counter.', 'bag'],
                ['Somebody who knows', 'Ask about size, use or origin. We know what we sell.', 'chat'],
              ],
        ),
      ],
    },
    process: {
      title: 'From our shelf to your bag',
      items: points([
        ['Come in', 'Or ring first, and we look whether it is here.'],
        [
          'Ask',
          isFood
            ? 'What goes with it, how much for six, how long in the pan.'
            : 'What it is for and who it is for. That finds it fastest.',
        ],
        ['Decide', 'In peace. Nobody follows you round.'],
        ['Take it home', isFood ? 'Wrapped, with a word on how to keep it.' : 'Wrapped, if it is a present.'],
      ]),
    },
    team: {
      title: 'The hands behind it',
      items: people(facts, [
        ['Owner', 'Chooses what comes in, and answers for it.'],
        ['Counter', 'Asks three questions and finds the right thing.'],
        ['Shop floor', 'Knows where everything is, and what is still at the back.'],
      ]),
    },
    cta: isFood
      ? {
          title: pick('cta', ['Cooking for a table?', 'Shall we put it aside?']),
          lede: 'Tell us what, for how many and for which day.',
          actions: [{ label: 'Ask us', href: 'contact' }],
        }
      : {
          title: pick('cta', ['Looking for a present?', 'Not sure which one?']),
          lede: 'Tell us who it is for, and we suggest three things.',
          actions: [{ label: 'Ask us', href: 'contact' }],
        },
    story: {
      title: 'Behind the counter',
      body: [
        isFood
          ? `What lies on the counter of ${name} was chosen by somebody who eats it at home. Ask, and you hear where it comes from and what to do with it.`
          : `What stands on the shelves of ${name} was chosen by somebody who would take it home. Ask, and you hear what it is good for and what it is not.`,
      ],
    },
    testimonials: {
      title: pick('reviews', ['What customers say', 'Said at the counter']),
      items: reviews(facts, [
        ['They asked three questions and found the right thing.', 'Customer'],
        [
          isFood
            ? 'You can taste that somebody chose it.'
            : 'They sold me the cheaper one, because it was enough.',
          'Regular',
        ],
        ['Worth the walk, and they remember your name.', 'Neighbour'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you come', 'Good questions']),
      items: questions(
        [
          ['Do you have it just now?', 'Ring or write, and we look. If it is here, we put it aside.'],
          [
            'Can you order something in?',
            'Often. Tell us what, and you hear how long it takes and what it costs.',
          ],
          [
            'Can I return something?',
            isFood
              ? 'If something was not right, tell us, and we put it right.'
              : 'Yes, unused and with the receipt, within two weeks.',
          ],
          ['How do I look after it?', shelf.care],
          ['How can I pay?', 'In cash or by card.'],
          ['Is there parking?', 'Ask us for the nearest place when you ring.'],
        ].filter(([, answer]) => answer !== '') as [string, string][],
      ),
    },
    pricing: { title: 'Price list', items: goods },
    contact: {
      title: pick('contact', ['Ask before you come', 'Is it here?']),
      lede: 'What you are looking for, and when you can come.',
    },
  };
};
