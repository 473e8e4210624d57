import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { capitalise, inPlace, kicker, opening } from './parts/weave';
import { shopSheets } from './sheets/shop-sheets';
import { isNamedByWares, sheetOf } from './sheets/shop-wares';
import { withSheets } from './sheets/wear-sheets';
import { cornersOf, counterBank, isCounter } from './shop-counter';
import { listOf, sizesTold, softened } from './shop-list-words';
import { boxedShelf, findShelf } from './shop-find-shelf';
import { shelves, type Shelf } from './shop-shelves';
import { furtherShelves } from './shop-shelves-house';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { seasonAndTable } from './trades/season-and-table';
import { foundByName } from './trades/found-by-name';

const content = (facts: Facts): Bank => {
  const shelf = findShelf(facts);
  const goods = shelf.groups.flatMap(([group, rows]) => priced(facts, rows, group));
  const usual = contentOf(facts, shelf, goods);
  if (!isCounter(facts)) return usual;
  const { contact, ...own } = counterBank(facts, shelf, goods);
  return { ...usual, ...own, contact: { ...usual.contact, ...contact, title: contact?.title ?? '' } };
};

const contentOf = (facts: Facts, shelf: Shelf, goods: readonly ContentItem[]): Bank => {
  const { name, pick } = facts;
  const star = goods[0];
  return {
    announcement: {
      title: pick('news', [
        'New on the shelf this week',
        'Fresh stock just unpacked',
        'Collection in person is always free',
      ]),
    },
    hero: {
      kicker: kicker(facts, capitalise(shelf.noun)),
      title: pick('hero', shelf.headlines),
      lede: shelf.lede,
      actions: [
        { label: pick('hero-action', ['Browse the shop', 'See what is in']), href: 'products' },
        {
          label: /hand|craft|made|brew|roast|bak/iu.test(facts.brief.prompt)
            ? 'How it is made'
            : 'Who we are',
          href: 'about',
        },
      ],
    },
    categories: {
      title: pick('categories', ['Start with a shelf', 'Where shall we begin?']),
      items: shelf.groups.map(([title, rows]) => ({
        title,
        text: listOf(rows.map(([good]) => good)),
        art: rows[0]?.[3] ?? 'box',
        action: { label: `See ${softened(title)}`, href: 'products' },
      })),
    },
    products: {
      title: pick('products', ['On the shelf now', 'The range', 'All of it']),
      lede: sizesTold(facts) ?? 'What you see is in stock. When it is gone we make or find more.',
      items: goods,
    },
    'product-detail': {
      title: star?.title ?? 'Up close',
      lede: star?.text ?? '',
      body: [`One of the things people come back for. ${shelf.care}`],
      items: star ? [star] : [],
      actions: [{ label: 'Add to cart', href: 'cart' }],
    },
    menu: { title: 'Price list', items: goods },
    pricing: {
      title: 'Subscriptions',
      lede: 'Every month, or skip one. Stop when you like.',
      items: plans(
        facts,
        [
          ['Taster', 15, 'One thing, chosen by us.', ['Posted on the first', 'A card with its story']],
          [
            'Regular',
            28,
            'Two things and the better wrapping.',
            ['Posted on the first', 'Swap what you do not want', 'Free postage'],
            'Most popular',
          ],
          [
            'For two',
            49,
            'Enough for a household.',
            ['Four things', 'Swap what you do not want', 'Free postage'],
          ],
        ],
        // "Full service £110" of a bike shop is asked for, and no box that comes every month.
        facts.brief.items.some(({ value }) => value.section === 'pricing' && value.price !== undefined) &&
          !/\b(?:subscri\p{L}*|monthly|(?:a|per|every|each) month)\b/iu.test(facts.brief.prompt)
          ? { note: 'per month', label: 'Ask about it', to: 'contact' }
          : { note: 'per month', label: 'Subscribe', to: 'checkout' },
      ),
    },
    cart: { title: 'Your cart', lede: 'Look it over. Nothing is set aside until you order.' },
    checkout: {
      title: 'Where should it go?',
      lede: 'No payment is taken here. We confirm your order and send the payment details ourselves.',
      actions: [{ label: 'Place order', href: 'checkout' }],
    },
    features: {
      title: pick('features', ['How we do it', 'Before you order']),
      items: [
        ...cornersOf(facts),
        ...points([
          ['Posted in paper', 'Boxes have been used before and will be used again.', 'box'],
          ['Returned without fuss', 'Not right? Send it back as it came and we refund it.', 'hands'],
          ['A voice on the line', 'Ask about size, colour or use. We have it in our hands.', 'phone'],
        ]),
      ],
    },
    process: {
      title: 'From our shelf to your door',
      items: points([
        ['Choose', 'Put it in the cart; change your mind as often as you like.'],
        ['Order', 'We read it, check it and confirm by mail.'],
        ['Wrap', 'By hand, in paper, with a note if it is a present.'],
        ['Post', 'You get a number to follow it by.'],
      ]),
    },
    about: {
      title: pick('about', ['Who is behind the counter', 'A shop run by people who use the things']),
      body: [
        `${name} sells ${shelf.noun}${inPlace(facts)}: a small range, well known to us, with no warehouse in between.`,
        'We would rather sell one thing that lasts than three that do not. It is a poor way to get rich and a good way to keep customers.',
      ],
    },
    story: {
      title: pick('story', ['From a kitchen table to a shelf', 'It started with one good piece']),
      body: [
        opening(facts, 'packed parcels', 'We pack parcels') +
          ' at the same long table where the first one was tied. The string is still the same; the handwriting has improved.',
        `It began because we could not find the ${shelf.noun} we wanted, and stayed because others could not either.`,
      ],
    },
    gallery: {
      title: 'In use',
      items: pictures(goods.slice(0, 6).map((item) => [item.title, item.art ?? 'box'])),
    },
    testimonials: {
      title: pick('reviews', ['Letters from customers', 'What came back in the post']),
      items: reviews(facts, [
        ['It arrived wrapped like a present, and I had bought it for myself.', 'First order'],
        ['Two years in daily use and better than new.', 'Orders each spring'],
        ['I asked a silly question and got a handwritten answer.', 'Bought a gift'],
      ]),
    },
    team: {
      title: 'The hands behind it',
      items: people(facts, [
        ['Founder', 'Chooses, tests, and writes the labels.'],
        ['Workshop', 'Can fix what you thought was finished.'],
        ['Parcels', 'Ties a knot you will be sorry to cut.'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you order', 'Good questions']),
      items: questions([
        [
          'How long does delivery take?',
          'Most parcels leave within two working days. Inside the country they need one to three days more.',
        ],
        [
          'Where do you send to?',
          'To most places the post goes. If your country is missing from the list, write to us.',
        ],
        [
          'Can I return something?',
          'Yes, unused and in its wrapping, within two weeks of arrival. Tell us, and we send a label.',
        ],
        ['How do I look after it?', shelf.care],
        ['Do you sell to other shops?', 'To some. Write a few lines about yours and what you have in mind.'],
        [
          'Can I collect in person?',
          'Gladly. Choose collection at checkout and we tell you when it is ready.',
        ],
      ]),
    },
    services: {
      title: 'What else we do',
      items: points([
        ['Wholesale', 'For shops, cafés and offices, from small amounts.', 'box'],
        ['Presents', 'Wrapped, with your words on the card.', 'gift'],
        ['Repairs', 'If we sold it, we look after it.', 'wrench'],
        ['Made to order', 'Another size, another colour: ask.', 'scissors'],
      ]),
    },
    newsletter: {
      title: pick('letter', ['First look at new things', 'When the shelf changes']),
      lede: 'One mail a month at most, with what is new and what is nearly gone.',
      actions: [{ label: 'Keep me posted', href: 'newsletter' }],
    },
    contact: {
      title: pick('contact', ['Ask before you buy', 'Is it the right one?']),
      lede: 'Sizes, colours, delivery, presents: we answer from the shop floor.',
      items: contactItems(facts),
    },
    hours: {
      title: 'The shop itself',
      items: openingItems(facts, [opens(2, 5, 10, 18), opens(6, 6, 10, 16)]),
    },
    map: {
      title: isCounter(facts) ? 'Find the door' : 'Come and touch things',
      lede: facts.place
        ? `Our shop is in ${facts.place}.`
        : 'Ring if the door is closed; we are at the back.',
    },
    cta: {
      title: pick('cta', ['Looking for a present?', 'Not sure which one?']),
      lede: 'Tell us who it is for, and we suggest three things.',
      actions: [{ label: 'Ask us', href: 'contact' }],
    },
    comparison: {
      title: 'Which one fits?',
      items: [
        { title: 'Compared', list: goods.slice(0, 3).map((item) => item.title) },
        { title: 'Price', list: goods.slice(0, 3).map((item) => item.price ?? '') },
        { title: 'In a word', list: goods.slice(0, 3).map((item) => item.text ?? '') },
      ],
    },
  };
};

const usualShop: KindDefinition = {
  kind: 'shop',
  schemaType: 'Store',
  noun: 'shop',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'categories', 'products', 'features', 'testimonials', 'newsletter'],
    },
    { role: 'shop', title: 'Shop', sections: ['page-header', 'products', 'faq'] },
    { role: 'cart', title: 'Cart', sections: ['cart', 'checkout'] },
    { role: 'about', title: 'About', sections: ['page-header', 'story', 'process', 'gallery', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['craft', 'minimal', 'editorial', 'cream'],
  art: ['shelf', 'box', 'bag', 'gift'],
  action: { label: 'Browse the shop', to: 'products' },
  content,
  knows: (brief) =>
    isNamedByWares(brief) ||
    boxedShelf(brief) !== undefined ||
    [...shelves, ...furtherShelves].some(({ words }) => words.test(brief.offer?.value ?? '')),
};

/** Shops with a cart. */
export const shop: KindDefinition = withTrades(withSheets(usualShop, shopSheets, [], sheetOf), (brief) =>
  boxedShelf(brief) ? undefined : findStray(brief, [...foundByName, ...seasonAndTable]),
);
