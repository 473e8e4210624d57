import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { inPlace, kicker } from './parts/weave';
import { warmthSheets } from './sheets/office-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { massage } from './trades/massage';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const list = [
    ...priced(
      facts,
      [
        ['Classic massage', 72, 'Sixty minutes, firm or gentle', 'hands'],
        ['Deep tissue', 84, 'For backs that sit', 'hands'],
        ['Hot stone', 95, 'Seventy-five minutes', 'stone'],
        ['Foot reflexology', 58, 'Forty-five minutes', 'hands'],
      ],
      'Massage',
    ),
    ...priced(
      facts,
      [
        ['Facial, calm', 78, 'Oat, chamomile', 'leaf'],
        ['Salt scrub', 64, 'With warm oil after', 'jar'],
        ['Seaweed wrap', 82, 'An hour in a cocoon', 'leaf'],
      ],
      'Skin',
    ),
    ...priced(
      facts,
      [
        ['Two hours of water', 32, 'Sauna, steam, cold pool', 'drop'],
        ['Day ticket', 54, 'With towel and soup', 'drop'],
        ['Private sauna', 96, 'Two people, ninety minutes', 'stone'],
      ],
      'Water and heat',
    ),
  ];
  return {
    hero: {
      kicker: kicker(facts, 'Spa'),
      title: pick('hero', [
        'Nowhere to be until four',
        'Put the day down here',
        'Warm stone, slow breath',
        'Heat, water, silence',
      ]),
      lede: pick('lede', [
        `${name} is a place${inPlace(facts)} for tired shoulders, where nobody asks how your week was.`,
        'Say where it is tight and how much time you have. The rest is quiet.',
      ]),
      actions: [
        { label: pick('hero-action', ['Book a treatment', 'Reserve your hour']), href: 'booking' },
        { label: 'See treatments', href: 'services' },
      ],
    },
    services: {
      title: pick('services', ['Treatments', 'For body and quiet']),
      lede: 'Tell us where it hurts. We choose the rest together.',
      items: list,
    },
    pricing: { title: 'Prices', lede: 'Guide prices. Ask what is included.', items: list },
    menu: { title: 'Treatments', items: list },
    features: {
      title: pick('features', ['What to expect', 'An afternoon here']),
      items: points([
        ['Silence', 'You say whether you would like to talk.', 'moon'],
        ['Your measure', 'Firm or gentle: say so at any time.', 'hands'],
        ['With oil or without', 'You smell it first.', 'bottle'],
      ]),
    },
    process: {
      title: 'How a visit goes',
      items: points([
        ['Arrive', 'A little early, so that you are not out of breath.'],
        ['Tell us', 'What hurts, what to leave out.'],
        ['Rest', 'Treatment, then a blanket and tea.'],
        ['Leave slowly', 'Nobody hurries you out.'],
      ]),
    },
    about: {
      title: pick('about', ['A house for doing nothing', 'Why it is quiet here']),
      body: [
        `${name} is there${inPlace(facts)} for an hour without a telephone.`,
        'Tell us what hurts and what to leave out. We adapt, and you say when to stop.',
      ],
    },
    booking: {
      title: pick('booking', ['Choose your hour', 'When would you like to come?']),
      lede: 'Tell us about injuries or pregnancy; we adapt.',
      items: list.slice(0, 6).map(({ title }) => ({ title })),
      actions: [{ label: 'Request this hour', href: 'booking' }],
    },
    gallery: {
      title: 'A look inside',
      items: pictures([
        ['The cold pool', 'sea'],
        ['Stones, warming', 'stone'],
        ['Resting room', 'bed'],
        ['Oils', 'bottle'],
        ['Garden', 'leaf'],
        ['Lamps at five', 'candle'],
      ]),
    },
    testimonials: {
      title: 'Said in a whisper',
      items: reviews(facts, [
        ['I fell asleep and they let me.', 'Massage'],
        ['My shoulders came down for the first time since autumn.', 'Deep tissue'],
        ['We did not say a word for two hours. Best date in years.', 'Private sauna'],
      ]),
    },
    team: {
      title: 'The hands',
      items: people(facts, [
        ['Massage', 'Finds the knot before you mention it.'],
        ['Skin', 'Believes in oats and patience.'],
        ['Heat', 'Keeper of the stove and the silence.'],
      ]),
    },
    amenities: {
      title: 'Here for you',
      items: points([
        ['Sauna', 'Dry and hot, with a window.', 'stone'],
        ['Steam', 'Eucalyptus, low light.', 'cloud'],
        ['Cold pool', 'Four steps down. Worth it.', 'drop'],
        ['Resting room', 'Blankets, no clock.', 'bed'],
      ]),
    },
    tickets: {
      title: 'Passes',
      items: plans(
        facts,
        [
          ['Two hours', 32, 'After work.', ['Sauna and pool', 'Towel']],
          ['Day', 54, 'All of it.', ['All rooms', 'Robe and towel', 'Soup'], 'Most chosen'],
          ['Ten visits', 270, 'Shareable.', ['Two hours each', 'No expiry']],
        ],
        { label: 'Reserve', to: 'booking' },
      ),
    },
    faq: {
      title: 'Before you come',
      items: questions([
        ['What should I bring?', 'You hear that with the confirmation.'],
        [
          'I am pregnant. Can I come?',
          'Ask before you book, and tell us the week. Not everything is suitable.',
        ],
        ['Firm or gentle?', 'As you like it. Say so at any time.'],
        ['May I talk?', 'As much as you like, or not at all.'],
        ['Can I give it as a present?', 'Ask for a voucher, and say for whom.'],
        ['What if I cannot come?', 'Tell us a day before, and we find another hour.'],
      ]),
    },
    hours: {
      title: pick('hours', ['When the stove is lit', 'Opening hours']),
      items: openingItems(facts, [opens(2, 5, 11, 21), opens(6, 7, 10, 20)]),
    },
    contact: { title: 'Ask us quietly', lede: 'Which treatment, and which day.', items: contactItems(facts) },
    map: {
      title: 'How to find us',
      lede: facts.place ? `You find us in ${facts.place}.` : 'Ask for the way when you book.',
    },
    cta: {
      title: pick('cta', ['When did you last do nothing?', 'One free afternoon?']),
      lede: 'Choose an hour, and say what you would like.',
      actions: [{ label: 'Book a treatment', href: 'booking' }],
    },
    products: {
      title: 'To take home',
      items: priced(facts, [
        ['Almond oil', 22, 'As used here', 'bottle'],
        ['Bath salts', 18, 'Coarse, lavender', 'jar'],
        ['Linen robe', 89, 'Washed soft', 'dress'],
        ['Candle', 28, 'Smells of the resting room', 'candle'],
        ['Voucher', 60, 'Any amount', 'gift'],
        ['Tea', 12, 'Lemon balm, verbena', 'teapot'],
      ]),
    },
  };
};

const usualSpa: KindDefinition = {
  kind: 'spa',
  schemaType: 'DaySpa',
  noun: 'spa',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'features', 'services', 'amenities', 'gallery', 'testimonials', 'booking'],
    },
    { role: 'services', title: 'Treatments', sections: ['page-header', 'services', 'faq', 'cta'] },
    { role: 'about', title: 'The house', sections: ['page-header', 'about', 'process', 'gallery'] },
    { role: 'visit', title: 'Visit', sections: ['page-header', 'hours', 'map', 'contact'] },
  ],
  styles: ['organic', 'luxe', 'botanical', 'coastal'],
  art: ['stone', 'candle', 'leaf', 'drop'],
  action: { label: 'Book a treatment', to: 'booking' },
  content,
};

/** Spas and massage. */
export const spa: KindDefinition = withTrades(
  withSheets(usualSpa, warmthSheets, ['pricing', 'menu']),
  // "Spa with massage and sauna": a house, of which massage is a part.
  (brief) =>
    /\b(?:spa|sauna|steam|hammam|pool|hot tub)\b/iu.test(brief.prompt)
      ? undefined
      : findStray(brief, massage),
);
