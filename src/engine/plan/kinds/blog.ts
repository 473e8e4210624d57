import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { findMotif } from '../../compose/art/find-motif';
import { portraitFor } from '../../compose/art/first-names';
import { isPerson } from './parts/introduction';
import { blogSubject } from './blog-subject';
import { contactItems } from './parts/contact-items';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { questions } from './parts/questions';
import { capitalise, inPlace, kicker } from './parts/weave';
import { localNews } from './blog-posts-local';
import { blogTopic, plain, postItems } from './blog-topics';
import { isRecipes, recipeCopy, recipeFit } from './recipes';
import { isPodcast, podcastCopy, podcastFit } from './podcast';

// "Tom Aldous" writes; "Fen Notes" is written.
const isByline = (name: string, { brief }: Facts): boolean =>
  isPerson(name) &&
  (portraitFor(name) !== 'portrait' ||
    // "Personal blog of Anouk Visser": whoever writes, whatever first name that is.
    brief.prompt
      .slice(0, brief.name?.spans[0]?.start ?? 0)
      .search(/\bpersonal\b|\b(?:blog|journal|diary) (?:of|by)\s$/iu) >= 0);

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const topic = blogTopic(facts.brief);
  const posts = postItems(topic);
  const offer = facts.offer ? capitalise(facts.offer.replace(/^(?:an?|the|my|our)\s+/iu, '')) : '';
  const first = posts[0];
  return {
    hero: {
      kicker: kicker(facts, offer.length > 4 && offer.length < 40 && offer !== name ? offer : topic.kicker),
      title: pick('hero', topic.headlines),
      lede: pick('lede', topic.ledes).replace('{name}', isByline(name, facts) ? 'This blog' : name),
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
        topic === localNews
          ? `${name} is written by people who live here${inPlace(facts)}.`
          : `${isByline(name, facts) ? `I am ${name}. I write` : `I write ${name}`}${inPlace(facts)}, mostly early, mostly at the kitchen table.`,
        topic.about,
      ],
    },
    story: {
      title: 'Why I began',
      body: topic.story,
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
      lede: topic.contact,
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
        ['I forwarded it to my sister, who had just sent it to me.', 'Reader'],
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
  content: (facts) =>
    isPodcast(facts.brief)
      ? { ...content(facts), ...podcastCopy(facts) }
      : isRecipes(facts.brief)
        ? { ...content(facts), ...recipeCopy(facts) }
        : content(facts),
  own: (brief) => (isPodcast(brief) ? 'this podcast' : null),
  fit: (brief) => {
    if (isPodcast(brief)) return podcastFit;
    if (isRecipes(brief)) return recipeFit;
    const subject = blogSubject(brief.prompt);
    const { art } = blogTopic(brief);
    if (subject === null) return blogTopic(brief) === plain ? { art, subject: 'pencil' } : { art };
    return findMotif(subject) === null ? { art } : { art, subject };
  },
};
