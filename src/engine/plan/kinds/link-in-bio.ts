import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { pictures } from './parts/pictures';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { chooseBank } from './parts/says';
import { introduction } from './parts/introduction';
import { inPlace, kicker } from './parts/weave';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const links = chooseBank(
    facts,
    [
      [
        /draw|illustrat|art\b|artist|paint|design/iu,
        [
          ['Print shop', 'New this month: moths'],
          ['Commissions', 'Open again in spring'],
          ['Sketchbook videos', 'Ink, mostly'],
          ['Brush set', 'The twelve I use'],
          ['Newsletter', 'One drawing, one thought'],
          ['Say hello', 'Letters welcome'],
        ],
      ],
      [
        /music|band|\bdj\b|singer|song/iu,
        [
          ['New single', 'Out now'],
          ['Live dates', 'Spring tour'],
          ['Listen', 'Everywhere you do'],
          ['Record shop', 'Vinyl and shirts'],
          ['Videos', 'One take each'],
          ['Booking', 'For stages and gardens'],
        ],
      ],
      [
        /podcast|radio|show\b/iu,
        [
          ['Latest episode', 'Forty minutes, one guest'],
          ['All episodes', 'From the beginning'],
          ['Ask a question', 'We read them aloud'],
          ['Support the show', 'Keeps the lamp on'],
          ['Transcripts', 'To read instead'],
          ['Say hello', 'By letter'],
        ],
      ],
      [
        /fit|coach|yoga|trainer/iu,
        [
          ['Train with me', 'Online and in person'],
          ['Free warm-up', 'Seven minutes'],
          ['Recipes', 'For hungry evenings'],
          ['Class times', 'This week'],
          ['Newsletter', 'Sundays'],
          ['Questions', 'Ask away'],
        ],
      ],
    ] as const,
    [
      ['My shop', 'New things on Fridays'],
      ['Latest video', 'Watch with tea'],
      ['Writing', 'Long reads, short chapters'],
      ['Work with me', 'A few places a month'],
      ['Favourites', 'Things I really use'],
      ['Say hello', 'I read everything'],
      ['Reading list', 'What is on the table'],
      ['Support my work', 'It helps'],
    ] as const,
  );
  return {
    hero: {
      kicker: kicker(facts, pick('kicker', ['All in one place', 'Start here'])),
      title: name,
      lede: pick('lede', [
        'Everything I make, one tap away.',
        'Pick a door. They all lead to me.',
        'New things first, old favourites below.',
      ]),
    },
    links: {
      title: pick('links', ['Pick a door', 'Links']),
      items: links.map(([title, note]) => ({
        title,
        note,
        sample: true,
        action: { label: title, href: 'contact' },
      })),
    },
    newsletter: {
      title: pick('letter', ['One letter a month', 'Post from me']),
      lede: 'New work, half-finished thoughts, and never more than a page.',
      actions: [{ label: 'Send it to me', href: 'newsletter' }],
    },
    about: {
      title: 'Hello',
      body: [`${introduction(facts)}${inPlace(facts)}. I make things and put them here when they are done.`],
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
    cta: {
      title: 'Stay in touch',
      lede: 'The letter is the best way.',
      actions: [{ label: 'Send it to me', href: 'newsletter' }],
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
