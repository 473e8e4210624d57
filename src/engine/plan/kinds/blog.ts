import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { questions } from './parts/questions';
import { inPlace, kicker } from './parts/weave';
import { blogPosts } from './blog-posts';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const posts = blogPosts(facts);
  const first = posts[0];
  return {
    hero: {
      kicker: kicker(facts, 'Notes and essays'),
      title: pick('hero', [
        'Written slowly, posted rarely',
        'Things I noticed on the way',
        'Small essays on ordinary things',
        'I write to find out',
      ]),
      lede: pick('lede', [
        `${name} is a place for pieces that did not fit into a message. New ones appear when they are ready.`,
        'One subject at a time, no hurry, and no list of ten things.',
      ]),
      actions: [
        { label: pick('hero-action', ['Read the latest', 'Start reading']), href: 'posts' },
        { label: 'Who writes this', href: 'about' },
      ],
    },
    posts: { title: pick('posts', ['Latest writing', 'Recent pieces', 'Read these first']), items: posts },
    article: {
      kicker: [first?.value, first?.note].filter(Boolean).join(', '),
      title: first?.title ?? 'First piece',
      lede: first?.text ?? '',
      body: first?.list ?? [],
      actions: [{ label: 'All pieces', href: 'posts' }],
    },
    categories: {
      title: 'By subject',
      items: [...new Set(posts.map(({ group }) => group ?? ''))].map((title) => ({
        title,
        text: `${posts.filter(({ group }) => group === title).length} to read`,
        action: { label: `Read ${title.toLowerCase()}`, href: 'posts' },
      })),
    },
    about: {
      title: pick('about', ['Who writes this', 'Behind the page']),
      body: [
        `I write ${name}${inPlace(facts)}, mostly early, mostly at the kitchen table.`,
        'I like trains, long sentences and short books. If something here made you think of something, write to me: I answer.',
      ],
    },
    story: {
      title: 'Why I began',
      body: [
        'I had been writing long mails to three friends. One of them said: put it somewhere we can find it again.',
        'So this is that place. The friends still get the mails.',
      ],
    },
    newsletter: {
      title: pick('letter', ['New pieces by mail', 'A letter when something is finished']),
      lede: 'No schedule. You get the whole text, not a link to half of it.',
      actions: [{ label: 'Send me the next one', href: 'newsletter' }],
    },
    faq: {
      title: 'Asked by readers',
      items: questions([
        ['How often do you publish?', 'When something is finished. That is about twice a month.'],
        ['May I quote you?', 'Yes, with a link and without changing the words.'],
        ['Do you take guest pieces?', 'Sometimes. Send one paragraph and the reason for it.'],
        ['Is there a feed?', 'The list of all pieces is on one page, newest first.'],
        ['Why no comments?', 'Because letters are better. Write to me.'],
        ['Do you use advertising?', 'No. Nothing here is paid for by anyone.'],
      ]),
    },
    contact: {
      title: 'Write back',
      lede: 'Corrections, objections and recipes are welcome.',
      items: contactItems(facts),
    },
    timeline: {
      title: 'The archive, by month',
      items: posts.map(({ value, title, text }) => ({
        value: value ?? '',
        title,
        text: text ?? '',
        sample: true,
      })),
    },
    gallery: {
      title: 'From the notebook',
      items: pictures(posts.slice(0, 6).map((post) => [post.title, post.art ?? 'pencil'])),
    },
    team: {
      title: 'Who writes',
      items: people(facts, [
        ['Editor', 'Cuts the first paragraph. Always the first.'],
        ['Writer', 'Takes the slow train on purpose.'],
        ['Pictures', 'Draws what the text leaves out.'],
      ]),
    },
    testimonials: {
      title: 'Letters',
      items: reviews(facts, [
        ['I read it on the bus and missed my stop.', 'Reader'],
        ['Please never add a podcast.', 'Reader'],
        ['I have fixed my shelf. I regret it.', 'Reader'],
      ]),
    },
    cta: {
      title: pick('cta', ['Read one, then decide', 'Stay for another?']),
      lede: 'The newest piece is a good place to begin.',
      actions: [{ label: 'Read the latest', href: 'posts' }],
    },
  };
};

/** Blogs and magazines. */
export const blog: KindDefinition = {
  kind: 'blog',
  schemaType: 'Blog',
  noun: 'blog',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'posts', 'about', 'newsletter'] },
    { role: 'article', title: 'Latest piece', sections: ['article', 'newsletter'] },
    { role: 'about', title: 'About', sections: ['page-header', 'about', 'contact'] },
  ],
  styles: ['editorial', 'minimal', 'cream', 'vintage'],
  art: ['pencil', 'book', 'window', 'cup'],
  action: { label: 'Read the latest', to: 'posts' },
  content,
};
