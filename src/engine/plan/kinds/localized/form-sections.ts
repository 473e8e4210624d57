import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, Facts, SectionContent } from '../../content';
import type { Words } from '../../words/words';
import type { Bank } from '../parts/bank';
import { usualPosts } from './news-posts';
import { usualGifts } from './usual-gifts';

type FormSections = {
  readonly facts: Facts;
  readonly words: Words;
  readonly call: readonly [title: string, lede: string];
  /** What visitors may lend a hand with, and the line above it. */
  readonly help: { readonly lede: string; readonly items: readonly ContentItem[] };
};

/** A section whose line above it would say nothing has none. */
const bare = ({ lede, ...section }: SectionContent): SectionContent =>
  lede === undefined || lede === '' ? section : { ...section, lede };

/** Sections in which visitors do something: they answer, give, subscribe, buy, help and write. */
export const formSections = ({ facts, words, call, help }: FormSections): Bank => {
  const { sections, ledes, actions } = words;
  const head = (type: SectionType) => ({ title: sections[type] });
  const posts = usualPosts(facts, words.language);
  return {
    rsvp: { ...head('rsvp'), lede: ledes.rsvp, actions: [{ label: actions.reply, href: 'rsvp' }] },
    countdown: head('countdown'),
    ...(posts ? { posts: bare({ ...head('posts'), lede: ledes.posts, ...posts }) } : {}),
    donation: {
      ...head('donation'),
      lede: ledes.donation,
      items: usualGifts(facts),
      actions: [{ label: actions.donate, href: 'donation' }],
    },
    newsletter: {
      ...head('newsletter'),
      lede: ledes.newsletter,
      actions: [{ label: actions.subscribe, href: 'newsletter' }],
    },
    cta: { title: call[0], lede: call[1], actions: [{ label: actions.contactUs, href: 'contact' }] },
    cart: { ...head('cart'), lede: ledes.cart },
    checkout: {
      ...head('checkout'),
      lede: ledes.checkout,
      actions: [{ label: words.shop.placeOrder, href: 'checkout' }],
    },
    volunteer: { ...head('volunteer'), ...help, actions: [{ label: actions.join, href: 'volunteer' }] },
    form: { ...head('form'), lede: ledes.contact, actions: [{ label: actions.send, href: 'form' }] },
  };
};
