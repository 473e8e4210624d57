import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { reviews } from './parts/people';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { withArticle } from './general/topic';
import { capitalise, inPlace, kicker, lowerFirst } from './parts/weave';
import { cvRole } from './cv-roles';

// What the prompt says of the person and no sample may say otherwise: "9 years in intensive care".
const told = (prompt: string): readonly string[] => {
  const years =
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\+? years(?:’|')?(?: of)? (?:in|as|of|at|with|experience)[^,.;!?\n]*/iu;
  const wish = /\b(?:looking|searching) for [^,.;!?\n]+|\bopen to [^,.;!?\n]+/iu;
  const besides =
    /(?<=[.!]\s)I\s(?:also\s)?(?:coach|volunteer|play|run|mentor|sing|climb|cycle|paint|write)\b[^.;!?\n]*/u;
  return [years, wish, besides].flatMap((pattern) => {
    const found = pattern.exec(prompt)?.[0].trim();
    return found && found.length < 120 ? [`${capitalise(found)}.`] : [];
  });
};

const ongoing = /\bsince\b|(?:-|–|—|to|until|till)\s?(?:now|present|today|current\w*|date|ongoing)|\+$/iu;

/** What the told posts let one say of somebody: what they do now, else what they are and where. */
const present = (facts: Facts, trade: string): string => {
  const post = facts.brief.items.find(
    ({ value }) => value.section === 'timeline' && ongoing.test(value.when ?? value.note ?? ''),
  )?.value;
  if (!post) return `${trade}${inPlace(facts)}.`;
  const years = /since\s\d{4}|\d{4}/iu.exec(post.when ?? post.note ?? '')?.[0] ?? '';
  // "Allegro, 2019-now": a house, and no post.
  const isHouse = /^\p{Lu}/u.test(post.name) && !/\s\p{Ll}/u.test(post.name) && post.name !== 'Freelance';
  return `${isHouse ? `${trade} at ${post.name}` : post.name}, ${/^since/iu.test(years) ? years : `since ${years}`}.`;
};

/** Places for a working life that nobody has told: what goes where, and not a word of what it was. */
const slots = (trade: string): ContentItem[] =>
  [
    ['Now', trade, 'Employer, town', 'What I answer for, in a line or two.'],
    ['Before', 'The post before', 'Employer, town', 'What came of it, with a figure where there is one.'],
    ['Earlier', 'The first post', 'Employer, town', 'What I learnt there.'],
    ['Studies', 'Degree or training', 'School, year', ''],
  ].map(([value = '', title = '', note = '', text = '']) => ({
    value,
    title,
    note,
    ...(text === '' ? {} : { text }),
    sample: true,
  }));

const content = (facts: Facts): Bank => {
  const { pick } = facts;
  // Beside a told life no made-up one stands.
  const isTold = facts.brief.items.some(({ value }) => value.section === 'timeline');
  const role = cvRole(facts);
  const trade =
    facts.offer &&
    facts.offer.length < 40 &&
    !/^(?:an? |the |my )?(?:online |personal |digital )?(?:cv|résumé|resume|curriculum vitae|profile)\b/iu.test(
      facts.offer,
    )
      ? capitalise(facts.offer.replace(/^(?:an?|the|my)\s+/iu, ''))
      : role.trade;
  const posts = slots(trade);
  // Without a name the calling alone says who it is.
  const whoIs = `${facts.brief.name ? `${facts.name}, ${lowerFirst(trade)}` : `I am ${withArticle(lowerFirst(trade))}`}${inPlace(facts)}.`;
  return {
    hero: {
      kicker: kicker(facts, trade),
      title: pick('hero', role.headlines),
      lede: isTold ? present(facts, trade) : 'What I do, where I have done it, and how to reach me.',
      actions: [
        { label: pick('hero-action', ['Write to me', 'Get in touch']), href: 'contact' },
        { label: 'Read the timeline', href: 'timeline' },
      ],
    },
    about: {
      title: pick('about', ['In a few lines', 'Profile', 'What I do']),
      body: isTold
        ? [...told(facts.brief.prompt), whoIs]
        : [...told(facts.brief.prompt), whoIs, 'Posts, training and what I am looking for next stand below.'],
    },
    timeline: {
      title: pick('timeline', ['Where I have worked', 'Work and education', 'So far']),
      items: posts,
    },
    skills: {
      title: pick('skills', ['What I can do', 'Skills', 'Tools and trades']),
      items: role.groups.map((title) => ({
        title,
        list: ['Most used', 'Well known', 'Being learnt'],
        sample: true,
      })),
    },
    languages: {
      title: 'Languages',
      items: [
        { title: 'First language', note: 'Native', sample: true },
        { title: 'Second language', note: 'How well', sample: true },
      ],
    },
    events: {
      title: pick('talks', ['Talks', 'On stage, now and then']),
      items: [
        { title: 'Title of a talk', note: 'Conference, town, year', sample: true },
        { title: 'Title of another', note: 'Meeting, town, year', sample: true },
      ],
    },
    portfolio: {
      title: 'Selected projects',
      items: ['A project to show', 'Another one', 'One more'].map((title) => ({
        title,
        text: 'What was asked, what I did, what came of it.',
        sample: true,
        art: 'document',
      })),
    },
    services: {
      title: 'How I can help',
      items: points(role.groups.map((title) => [title, 'Ask me what I can do here.'] as const)),
    },
    features: {
      title: 'How I work',
      items: points([
        ['Write it down', 'Decisions, reasons, dates. Future colleagues say thanks.'],
        ['Ask early', 'The cheap moment for a question is before the work.'],
        ['Leave it tidy', 'Notes, tests, names: the next person starts warm.'],
      ]),
    },
    stats: {
      title: 'In short',
      items: figures([
        ['10+', 'years at work'],
        ['4', 'people led'],
        ['3', 'languages'],
      ]),
    },
    testimonials: {
      title: 'Colleagues say',
      items: reviews(facts, [
        ['Explains hard things without making you feel slow.', 'Former colleague'],
        ['The calmest person in a bad week.', 'Manager'],
        ['Leaves everything better documented than found.', 'Team-mate'],
      ]),
    },
    article: {
      title: 'Education',
      body: ['Degree or training, school, year.'],
    },
    faq: {
      title: 'Quick answers',
      items: questions([
        ['Are you looking for work?', 'I am open to a conversation.'],
        ['When could you start?', 'Usually with a notice period of some weeks.'],
        ['Would you relocate?', 'For the right place, yes. I also work remotely.'],
        ['Do you take freelance work?', 'Small pieces, when time allows.'],
        ['May I see references?', 'Gladly, after a first talk.'],
        ['Is there a printed version?', 'Print this page: it is laid out for paper.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Write to me', 'Say hello', 'Reach me']),
      lede: 'Say what it is about and I answer within a few days.',
      items: contactItems(facts),
    },
    cta: {
      title: 'Shall we talk?',
      lede: 'Half an hour tells us both enough.',
      actions: [{ label: 'Write to me', href: 'contact' }],
    },
    links: {
      title: 'Elsewhere',
      items:
        facts.brief.social.length > 0
          ? facts.brief.social.map(({ value }) => ({ title: value }))
          : [
              { title: 'Write to me', action: { label: 'Write to me', href: 'contact' } },
              { title: 'Print this page', action: { label: 'To the timeline', href: 'timeline' } },
            ],
    },
  };
};

/** A person's working life on one page. */
export const cv: KindDefinition = {
  kind: 'cv',
  schemaType: 'ProfilePage',
  noun: 'CV',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'about', 'timeline', 'skills', 'events', 'languages', 'contact'],
    },
  ],
  styles: ['swiss', 'minimal', 'editorial', 'terminal'],
  art: ['portrait', 'pencil', 'screen', 'lamp'],
  action: { label: 'Write to me', to: 'contact' },
  content,
};
