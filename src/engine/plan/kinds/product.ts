import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { capitalise, inPlace, kicker, lowerFirst } from './parts/weave';
import { things } from './trades/things';
import { findThing } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';

const content = (facts: Facts): Bank => {
  const { name, pick, offer } = facts;
  const thing =
    offer && offer.length < 40 ? lowerFirst(offer.replace(/^(?:an?|the|our|my)\s+/iu, '')) : 'everyday thing';
  return {
    announcement: { title: pick('news', ['First batch ships soon', 'Orders for the first batch are open']) },
    hero: {
      kicker: kicker(facts, capitalise(thing)),
      title: pick('hero', [
        'One thing, made properly',
        'You will use it before breakfast',
        'Small object, large difference',
        'Made to be kept',
      ]),
      lede: pick('lede', [
        `${name} does one job, and does it so well that you stop noticing. It opens with a screw, not with glue.`,
        'Designed on paper, tested in kitchens and pockets, built from parts you can buy singly.',
      ]),
      actions: [
        { label: pick('hero-action', ['Order one', 'Reserve yours']), href: 'pricing' },
        { label: 'Look inside', href: 'features' },
      ],
    },
    features: {
      title: pick('features', ['Why it feels right', 'What we cared about', 'Look closer']),
      items: points([
        ['It can be opened', 'Four screws, and a drawing inside the lid.', 'screwdriver'],
        ['Good in the hand', 'Sixty-one models until the edge was right.', 'hands'],
        ['Quiet', 'No beeps, no lights at night.', 'moon'],
        ['Spare parts', 'Every piece can be ordered alone.', 'gear'],
        ['Honest materials', 'Metal where it is touched, wood where it warms.', 'tree'],
        ['No account', 'It works when you take it out of the box.', 'box'],
      ]).map((item) => ({
        ...item,
        text: (item.text ?? '').replace('Sixty-one models', 'Model after model'),
      })),
    },
    process: {
      title: 'Out of the box',
      items: points([
        ['Unpack', 'Paper, no foam.'],
        ['Set up', 'One dial, one minute.'],
        ['Use', 'Daily, roughly, for years.'],
        ['Mend', 'When something wears, change that part.'],
      ]),
    },
    'product-detail': {
      title: name,
      lede: 'One version, three colours.',
      body: [
        'Body of folded aluminium, handle of oiled ash. It weighs enough to stay where you put it.',
        'In the box: the thing itself, a spare seal, a card with the drawing.',
      ],
      items: priced(facts, [
        ['Sand', 129, 'Matt'],
        ['Forest', 129, 'Matt'],
        ['Black', 129, 'Matt'],
      ]),
      actions: [{ label: 'Add to cart', href: 'cart' }],
    },
    products: {
      title: 'The thing, and its parts',
      items: [
        ...priced(
          facts,
          [
            [name, 129, 'Sand, forest or black', 'box'],
            [`${name}, pair`, 239, 'One for the other place', 'box'],
          ],
          'Main',
        ),
        ...priced(
          facts,
          [
            ['Spare seal', 6, 'Two in a bag', 'ring'],
            ['Handle, ash', 18, 'Oiled', 'tree'],
            ['Travel case', 34, 'Felt', 'bag'],
            ['Wall hook', 14, 'Brass', 'key'],
          ],
          'Parts',
        ),
      ],
    },
    pricing: {
      title: pick('pricing', ['One price, two ways', 'Order']),
      lede: 'Two years of guarantee, thirty days to send it back.',
      items: plans(
        facts,
        [
          ['One', 129, 'For you.', ['Three colours', 'Spare seal', 'Free returns']],
          [
            'A pair',
            239,
            'For two places.',
            ['Mix colours', 'Two spare seals', 'Free postage'],
            'Best value',
          ],
          ['For a shop', 990, 'Ten pieces.', ['Display', 'Spare parts', 'Someone to call']],
        ],
        { label: 'Reserve', to: 'contact' },
      ),
    },
    comparison: {
      title: 'Beside the usual',
      items: [
        { title: 'Compared', list: [name, 'The usual one'] },
        { title: 'Opens with', list: ['Four screws', 'A hammer'] },
        { title: 'Spare parts', list: ['All of them', 'None'] },
        { title: 'Needs an account', list: ['No', 'Yes'] },
      ],
    },
    gallery: {
      title: 'From all sides',
      items: pictures([
        ['In the kitchen', 'cup'],
        ['Opened', 'gear'],
        ['Three colours', 'box'],
        ['In the hand', 'hands'],
        ['On the wall', 'key'],
        ['After two years', 'tree'],
      ]),
    },
    story: {
      title: pick('story', ['It began with a broken one', 'Why we made it']),
      body: [
        'The old one broke on a Sunday. It was glued. We looked inside anyway, and found a part worth a few cents.',
        'So we drew one that opens. Then we could not stop.',
      ],
    },
    about: {
      title: 'Who makes it',
      body: [
        `${name} is made by a small workshop${inPlace(facts)} that sells one thing and the parts for it.`,
      ],
    },
    testimonials: {
      title: 'From first users',
      items: reviews(facts, [
        ['I dropped it down the stairs. Twice. It is fine.', 'Tester'],
        ['My husband reads the drawing in the lid aloud to guests.', 'Tester'],
        ['It does the one thing.', 'Tester'],
      ]),
    },
    stats: {
      title: 'In figures',
      items: figures([
        ['4', 'screws'],
        ['11', 'parts'],
        ['0', 'accounts needed'],
      ]),
    },
    faq: {
      title: 'Before you order',
      items: questions([
        ['When does it ship?', 'In the order of reservations. We write before we send.'],
        ['Can I send it back?', 'Within thirty days, used gently, for a full refund.'],
        [
          'What does the guarantee cover?',
          'Everything that fails in normal use. Parts come by post, or send it to us.',
        ],
        ['Can I repair it myself?', 'Yes. That is the idea. The drawing is inside the lid.'],
        ['Where do you send to?', 'Most places the post goes.'],
        ['Is there a version for left hands?', 'It has no hands in mind. It works for both.'],
      ]),
    },
    download: {
      title: 'Drawings and manual',
      items: [
        { title: 'Manual', note: 'Two pages' },
        { title: 'Exploded drawing', note: 'All parts numbered' },
      ],
    },
    video: { title: 'Opened, in ninety seconds', lede: 'Four screws. No music.' },
    newsletter: {
      title: 'Know when it ships',
      lede: 'Three mails in all: made, sent, how is it?',
      actions: [{ label: 'Tell me', href: 'newsletter' }],
    },
    contact: {
      title: 'Ask the workshop',
      lede: 'Orders, parts, ideas for the next one.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['Replace the glued one', 'Is yours broken, too?']),
      lede: 'Reserve now, pay when it ships.',
      actions: [{ label: 'Reserve yours', href: 'pricing' }],
    },
  };
};

const plain: KindDefinition = {
  kind: 'product',
  schemaType: 'Product',
  noun: 'product',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'features', 'product-detail', 'comparison', 'testimonials', 'pricing', 'faq', 'cta'],
    },
    { role: 'story', title: 'Story', sections: ['page-header', 'story', 'gallery', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'faq'] },
  ],
  styles: ['minimal', 'bento', 'swiss', 'noir'],
  art: ['box', 'gear', 'hands', 'lamp'],
  action: { label: 'Reserve yours', to: 'pricing' },
  content,
};

/** The launch of one thing. */
export const product = withTrades(plain, (brief) => findThing(brief, things), false);
