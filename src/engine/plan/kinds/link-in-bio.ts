import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { linkList } from './link-lists';
import { contactItems } from './parts/contact-items';
import { pictures } from './parts/pictures';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { toldDoors } from './parts/told-doors';
import { introduction } from './parts/introduction';
import { inPlace, kicker } from './parts/weave';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const list = linkList(facts);
  const told = toldDoors(facts);
  return {
    hero: {
      kicker: kicker(facts, pick('kicker', list.kickers)),
      title: name,
      lede: pick('lede', list.ledes),
    },
    links: {
      title: pick('links', list.titles),
      items:
        told.length > 0
          ? told.map((title) => ({ title, action: { label: title, href: 'contact' } }))
          : list.links.map(([title, note]) => ({
              title,
              note,
              sample: true,
              action: { label: title, href: 'contact' },
            })),
    },
    newsletter: {
      title: list.letter[0],
      lede: list.letter[1],
      actions: [{ label: 'Send it to me', href: 'newsletter' }],
    },
    about: {
      title: 'Hello',
      body: [`${introduction(facts)}${inPlace(facts)}. ${list.hello}`],
    },
    social: { title: 'Elsewhere', items: facts.brief.social.map(({ value }) => ({ title: value })) },
    contact: { title: 'Say hello', lede: 'Work, questions, kind words.', items: contactItems(facts) },
    gallery: {
      title: 'Lately',
      items: pictures([
        ['On the desk', 'pencil'],
        ['Outside', 'hills'],
        ['This week', 'flower'],
        ['Coffee', 'cup'],
        ['In progress', 'brush'],
        ['Found', 'shell'],
      ]),
    },
    products: {
      title: 'From my shop',
      items: priced(facts, [
        ['Print, small', 18, 'A5, on cotton paper', 'frame'],
        ['Print, large', 42, 'A3, numbered', 'frame'],
        ['Sticker sheet', 6, 'Twelve of them', 'box'],
        ['Mug', 19, 'With the moth', 'mug'],
      ]),
    },
    faq: {
      title: 'Asked a lot',
      items: questions([
        ['Do you take commissions?', 'Sometimes. The link above says when.'],
        ['Where do you ship?', 'Most places the post goes.'],
        ['Can I use your pictures?', 'Share them with my name on, please do not sell them.'],
        ['What tools do you use?', 'The list of favourites has them all.'],
        ['Do you teach?', 'A few workshops a year, announced in the letter.'],
        ['How do I reach you?', 'By the form or a letter.'],
      ]),
    },
    cta: facts.brief.sections.some(({ value }) => value === 'newsletter')
      ? {
          title: 'Stay in touch',
          lede: 'The letter is the best way.',
          actions: [{ label: 'Send it to me', href: 'newsletter' }],
        }
      : {
          title: 'Say hello',
          lede: 'Work, questions, kind words.',
          actions: [{ label: 'Write to me', href: 'contact' }],
        },
  };
};

/** One page of links. */
export const linkInBio: KindDefinition = {
  kind: 'link-in-bio',
  schemaType: 'ProfilePage',
  noun: 'links',
  pages: [{ role: 'home', title: 'Home', sections: ['hero', 'links', 'newsletter'] }],
  styles: ['pastel', 'gradient', 'playful', 'neo-brutalist'],
  art: ['portrait', 'flower', 'sun', 'brush'],
  action: { label: 'See the links', to: 'links' },
  content,
};
