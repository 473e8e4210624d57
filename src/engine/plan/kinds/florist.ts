import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker, opening } from './parts/weave';
import { floristSheets } from './sheets/florist-sheets';
import { withSheets } from './sheets/wear-sheets';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const isNursery = says(facts, /garden cent|nursery|plant shop|houseplant/iu);
  const goods = isNursery
    ? [
        ...priced(
          facts,
          [
            ['Rubber fig', 32, 'Forgives everything', 'plant'],
            ['String of hearts', 18, 'For a shelf', 'plant'],
            ['Olive tree', 64, 'Terrace, full sun', 'tree'],
            ['Fern', 16, 'Bathroom light', 'leaf'],
          ],
          'Plants',
        ),
        ...priced(
          facts,
          [
            ['Terracotta pot', 14, 'With saucer', 'vase'],
            ['Glazed pot', 36, 'Blue, uneven', 'vase'],
            ['Watering can', 28, 'Long neck', 'vase'],
            ['Hanging basket', 22, 'Sea grass', 'bag'],
          ],
          'Pots',
        ),
        ...priced(
          facts,
          [
            ['Potting soil, 10 l', 9, 'Without peat', 'box'],
            ['Herb seeds, six', 12, 'Window-sill', 'leaf'],
            ['Secateurs', 38, 'For life', 'scissors'],
            ['Voucher', 30, 'Any amount', 'gift'],
          ],
          'Garden',
        ),
      ]
    : [
        ...priced(
          facts,
          [
            ['What the morning brought', 29, 'Seasonal, hand-tied, different each day', 'bouquet'],
            ['The large one', 55, 'For a table that seats eight', 'bouquet'],
            ['Single colour', 38, 'You name it', 'tulips'],
            ['Wild and loose', 42, 'Grasses, seeds, something tall', 'flower'],
          ],
          'Bouquets',
        ),
        ...priced(
          facts,
          [
            ['Dried wreath', 46, 'Lasts a year', 'flower'],
            ['Bud vase trio', 34, 'Three stems, three vases', 'vase'],
            ['Pressed flowers, framed', 58, 'Picked in June', 'frame'],
            ['Amaryllis in wax', 22, 'No water, no fuss', 'flower'],
          ],
          'To keep',
        ),
        ...priced(
          facts,
          [
            ['Flowers every Friday', 28, 'Each week, at your door', 'bouquet'],
            ['Flowers twice a month', 32, 'First and third Friday', 'bouquet'],
            ['For the office', 65, 'Fresh on Mondays', 'vase'],
            ['Voucher', 40, 'In an envelope with petals', 'gift'],
          ],
          'By subscription',
        ),
      ];
  return {
    announcement: { title: pick('news', ['Peonies are in', 'Same-day delivery in town until noon']) },
    hero: {
      kicker: kicker(facts, isNursery ? 'Plants and pots' : 'Flowers'),
      title: isNursery
        ? pick('hero', [
            'Something green for every corner',
            'Plants that like your flat',
            'Even yours will live',
          ])
        : pick('hero', [
            'Cut at six, tied by nine',
            'Say it with something that wilts',
            'Flowers that look picked',
            'Whatever the field gave today',
          ]),
      lede: isNursery
        ? 'Tell us which way the window faces and how often you forget to water. We point.'
        : pick('lede', [
            'Bought before sunrise, tied by hand, wrapped in paper. No two are alike, and that is how you know.',
            `${name} works with what is in season, from growers close enough to visit.`,
          ]),
      actions: [
        { label: pick('hero-action', ['Choose flowers', 'See today’s bunches']), href: 'products' },
        { label: 'Weddings and events', href: 'services' },
      ],
    },
    products: {
      title: pick('products', ['Today at the counter', 'Bunches and more', 'From the bucket']),
      lede: 'What you see may have a cousin by the time you come. The colours stay.',
      items: goods,
    },
    menu: { title: 'Price list', items: goods },
    pricing: { title: 'Prices', items: goods },
    services: {
      title: pick('services', ['More than a bunch', 'When it matters']),
      items: withPhrases(
        facts,
        points([
          ['Weddings', 'From buttonhole to arch, and we stay until it stands.', 'ring'],
          ['Farewells', 'Quiet, fitting, delivered to the chapel.', 'candle'],
          ['Restaurants and offices', 'Changed every Monday before you open.', 'vase'],
          ['Workshops', 'Wreaths, hand-tied bunches, an evening with wine.', 'scissors'],
          ['Delivery', 'In town by bicycle, the same day.', 'bicycle'],
          ['Balconies', 'Planned, planted, explained.', 'plant'],
        ]),
        ['With what is in season, in your colours.', 'Talked through first, then tied.'],
        6,
      ),
    },
    features: {
      title: 'What makes them last',
      items: points([
        ['Short ways', 'From the field to you in a day.', 'truck'],
        ['Conditioned', 'A night in deep water before they are sold.', 'drop'],
        ['A card with care', 'Three lines that double their life.', 'document'],
      ]),
    },
    events: {
      title: pick('events', ['Workshops', 'An evening with scissors']),
      items: dated([
        ['14 March', 'Spring wreath', 'Willow, moss, the first flowers.', 'Eight places'],
        ['11 April', 'Hand-tied, the spiral', 'The trick, until you have it.', 'Eight places'],
        ['16 May', 'Peony evening', 'Too many of them, and wine.', 'Ten places'],
      ]),
    },
    about: {
      title: pick('about', ['Wet hands, cold mornings', 'Who ties them']),
      body: [
        `${name} is a flower shop${inPlace(facts)} that smells of wet stone and freesia. We are at the market before the trams run.`,
        'We like the crooked stem, the half-open bud and customers who say “you choose”.',
      ],
    },
    story: {
      title: pick('story', ['It began with a bucket', 'From a window box to a shop']),
      body: [
        opening(facts, 'tied bunches', 'We tie bunches') +
          ' at the same zinc table, and the dents in it are ours.',
        'Before the shop there was a bucket on the pavement, an honesty box, and more honesty than we had expected.',
      ],
    },
    gallery: {
      title: pick('gallery', ['This week', 'Seen on the table']),
      items: pictures([
        ['Monday’s bunch', 'bouquet'],
        ['For a wedding', 'flower'],
        ['Tulips, leaning', 'tulips'],
        ['Three vases', 'vase'],
        ['The workshop', 'scissors'],
        ['Window', 'window'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['Cards that came back', 'From customers']),
      items: reviews(facts, [
        ['She thought I had picked them myself. I let her.', 'Birthday'],
        ['Ten days, and still standing.', 'Every Friday'],
        ['They asked what my grandmother liked, and found it in November.', 'Farewell'],
      ]),
    },
    team: {
      title: 'Whose hands',
      items: people(facts, [
        ['Florist', 'Ties with eyes closed.'],
        ['Weddings', 'Calmer than the bride’s mother.'],
        ['Bicycle', 'Has never dropped a peony.'],
      ]),
    },
    faq: {
      title: 'Before you order',
      items: questions([
        ['Do you deliver the same day?', 'In town, if you order before noon. Further out, the next day.'],
        ['Can I choose the flowers?', 'Choose colours and size; we choose what is best that morning.'],
        [
          'How do I make them last?',
          'Cut the stems at an angle, change the water every other day, keep them off the radiator.',
        ],
        ['Do you do weddings?', 'Yes. Write with date, place and colours, and come for coffee.'],
        ['What if nobody is at home?', 'We ring a neighbour and leave a card.'],
        ['Do you have dried flowers?', 'All year. They like shade and no water.'],
      ]),
    },
    booking: {
      title: 'Plan your flowers',
      lede: 'Date, place, colours. Half an hour over coffee.',
      items: [{ title: 'Wedding' }, { title: 'Farewell' }, { title: 'Event' }, { title: 'Workshop' }],
      actions: [{ label: 'Ask for a talk', href: 'booking' }],
    },
    contact: {
      title: pick('contact', ['Order by telephone', 'Tell us who it is for']),
      lede: 'Occasion, colours, address, and what the card should say.',
      items: contactItems(facts),
    },
    hours: {
      title: pick('hours', ['When the buckets are out', 'Opening hours']),
      items: openingItems(facts, [opens(2, 5, 9, 18.5), opens(6, 6, 8, 16)]),
    },
    map: {
      title: 'Follow the petals',
      lede: facts.place
        ? `We are in ${facts.place}. You see the buckets from the corner.`
        : 'You see the buckets from the corner.',
    },
    cta: {
      title: pick('cta', ['Is it somebody’s birthday?', 'Friday needs flowers']),
      lede: 'Order by noon, and they arrive today.',
      actions: [{ label: 'Choose flowers', href: 'products' }],
    },
    newsletter: {
      title: 'What is in season',
      lede: 'A note when peonies, dahlias or quinces arrive.',
      actions: [{ label: 'Tell me', href: 'newsletter' }],
    },
    categories: {
      title: 'Start here',
      items: points([
        ['Bouquets', 'Tied this morning.', 'bouquet'],
        ['To keep', 'Dried, framed, planted.', 'vase'],
        ['By subscription', 'Every Friday.', 'gift'],
      ]),
    },
    cart: { title: 'Your flowers', lede: 'Add a card at checkout.' },
    process: {
      title: 'From field to vase',
      items: points([
        ['Four o’clock', 'At the market, with a torch.'],
        ['Six', 'In deep water.'],
        ['Nine', 'Tied.'],
        ['Noon', 'On the bicycle.'],
      ]),
    },
  };
};

const usualFlorist: KindDefinition = {
  kind: 'florist',
  schemaType: 'Florist',
  noun: 'flower shop',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'products', 'services', 'about', 'gallery', 'testimonials', 'hours', 'cta'],
    },
    { role: 'shop', title: 'Flowers', sections: ['page-header', 'products', 'faq'] },
    {
      role: 'events',
      title: 'Weddings and workshops',
      sections: ['page-header', 'services', 'events', 'booking'],
    },
    { role: 'contact', title: 'Visit', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['botanical', 'pastel', 'cream', 'organic'],
  art: ['bouquet', 'tulips', 'flower', 'vase'],
  action: { label: 'Choose flowers', to: 'products' },
  content,
};

/** Florists and plant shops. */
export const florist: KindDefinition = withSheets(usualFlorist, floristSheets, ['pricing', 'products']);
