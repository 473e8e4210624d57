import type { Facts, KindDefinition } from '../content';
import { anyLaunch, findLaunch } from './launches/find-launch';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { findThing } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { things } from './trades/things';
import { tradeBank } from './trades/trade-bank';

/** What any thing that is launched may say of itself, whatever it is. */
const content = (facts: Facts): Bank => ({
  announcement: { title: facts.pick('news', ['Now to order', 'Here it is']) },
  download: {
    title: 'Papers',
    items: [
      { title: 'Instructions', note: 'How to use it and look after it' },
      { title: 'Data sheet', note: 'Measures and materials' },
    ],
  },
  video: { title: 'See it in use', lede: 'A short look, without music.' },
  newsletter: {
    title: 'Know when it ships',
    lede: 'One letter when it is ready, and no other unless you ask.',
    actions: [{ label: 'Tell me', href: 'newsletter' }],
  },
  contact: {
    title: 'Ask us',
    lede: 'Orders, questions, ideas for the next one.',
    items: contactItems(facts),
  },
  ...tradeBank(facts, anyLaunch(facts.brief)),
});

const plain: KindDefinition = {
  kind: 'product',
  schemaType: 'Product',
  noun: 'product',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'features', 'product-detail', 'pricing', 'process', 'faq', 'cta'],
    },
    { role: 'story', title: 'Story', sections: ['page-header', 'story', 'gallery', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'faq'] },
  ],
  styles: ['minimal', 'bento', 'swiss', 'noir'],
  art: ['box', 'gear', 'hands', 'lamp'],
  action: { label: 'Order yours', to: 'pricing' },
  content,
};

/** The launch of one thing. */
export const product = withTrades(plain, (brief) => findThing(brief, things) ?? findLaunch(brief), false);
