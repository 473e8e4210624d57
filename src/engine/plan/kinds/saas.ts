import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { people, reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { capitalise, forAudience, kicker, lowerFirst, opening } from './parts/weave';
import { isAppForPeople } from './parts/app-purpose';
import { mobileApp } from './mobile-app';
import { plainSoftware, softwareTopics } from './saas-topics';
import { software } from './trades/software';
import { findOfferedTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';

/** "a tool that lets agencies send big files": the sentence of a prompt that says what the program is for. */
const purposeOf = ({ offer, prompt }: Brief): string | undefined => {
  const from = offer?.spans[0]?.start;
  const said = from === undefined ? '' : (prompt.slice(from).split(/[.:;!?\n]/u, 1)[0] ?? '');
  if (!/\s(?:that|which|to help|for)\s/u.test(said) || said.length < 24 || said.length > 150)
    return undefined;
  if (/,\s\p{Lu}|[£$€]/u.test(said)) return undefined;
  return `${/^[aeiou]/iu.test(said) ? 'An' : 'A'} ${said.trim()}.`;
};

const content = (facts: Facts): Bank => {
  const { name, pick, audience } = facts;
  const features = facts.brief.items.filter(({ value }) => value.section === 'features');
  const told = features.length < 3 ? '' : features.map(({ value }) => value.name).join('. ');
  const topic =
    // What it is called tells more than a word of its price list: "Team $29".
    softwareTopics.find(({ words }) => words.test(facts.offer ?? '')) ??
    (told === '' ? softwareTopics.find(({ words }) => says(facts, words)) : undefined) ??
    plainSoftware;
  const who = audience && audience.length < 40 ? capitalise(audience) : null;
  return {
    announcement: { title: pick('news', ['New: undo for everything', 'New: a faster first import']) },
    hero: {
      kicker: who ? `For ${lowerFirst(who)}` : kicker(facts, 'Software for working days'),
      title: pick('hero', topic.headlines),
      lede: (told === '' ? undefined : purposeOf(facts.brief)) ?? topic.lede,
      actions: [
        { label: pick('hero-action', ['Start free', 'Try it free']), href: 'pricing' },
        { label: 'See how it works', href: 'process' },
      ],
    },
    logos: {
      title: who ? `Made for ${lowerFirst(who)} and the people beside them` : 'Who uses it',
      items: ['Freelancers', 'Small studios', 'Clinics', 'Workshops', 'Schools', 'Remote teams'].map(
        (title) => ({ title }),
      ),
    },
    features: {
      title: pick('features', [
        'What it takes off your desk',
        'Built for the second week, not the demo',
        'Everything you need, little you do not',
      ]),
      items: points(topic.features),
    },
    services: { title: 'What it does', items: points(topic.features) },
    process: {
      title: pick('process', ['Working by this afternoon', 'Three steps, one coffee']),
      items: points([
        ['Bring your data', `Import a file, or connect what you use. ${name} suggests the rest.`],
        ['Set two or three rules', 'In plain sentences. You can read them back later.'],
        ['Let it run', 'You get a short list each morning and an undo for each line.'],
      ]),
    },
    pricing: {
      title: pick('pricing', [
        'Pay for people, not for features',
        'One price per size',
        'Fair, and written down',
      ]),
      lede: 'Every plan has every safety feature. Change or stop at the end of any month.',
      items: plans(
        facts,
        [
          ['Solo', 9, 'For one person and their clients.', ['One seat', 'Unlimited records', 'Mail support']],
          [
            'Team',
            29,
            'For a handful who share the work.',
            ['Five seats', 'Shared rules', 'Guest access', 'Answers within a day'],
            'Most popular',
          ],
          [
            'Company',
            79,
            'For the whole house.',
            ['Twenty seats', 'Single sign-on', 'Audit list', 'A named person to call'],
          ],
        ],
        { note: 'per month', label: 'Start free', to: 'contact' },
      ),
    },
    comparison: {
      title: pick('comparison', ['Beside what you use today', `${name}, or the spreadsheet?`]),
      items: [
        { title: 'Compared', list: [name, 'A spreadsheet', 'A large suite'] },
        { title: 'Ready in', list: ['An afternoon', 'A weekend', 'A quarter'] },
        { title: 'Undo', list: ['Every step', 'Until you close it', 'Ask the administrator'] },
        { title: 'Leaving', list: ['Full export', 'Copy and paste', 'A contract'] },
      ],
    },
    stats: {
      title: 'What changes',
      items: figures([
        ['6 h', 'saved each week'],
        ['1 min', 'for the daily round'],
        ['0', 'training days'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['After the first month', 'From people with work to do']),
      items: reviews(facts, [
        ['I used to lose Friday afternoons to this. Now I lose them to the lake.', 'Works alone'],
        ['The undo list made my boss stop asking for approvals.', 'Team lead'],
        ['We were running by the end of the meeting about whether to try it.', 'Studio owner'],
      ]),
    },
    team: {
      title: 'The people who answer',
      items: people(facts, [
        ['Product', 'Deletes more features than she adds.'],
        ['Engineering', 'Writes the error messages first.'],
        ['Support', 'Has done your job before.'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before you sign up', 'Fair questions']),
      items: questions([
        [
          'Do I need a card to try it?',
          'No. You try everything first and choose a plan when the trial ends.',
        ],
        [
          'What happens to my data if I leave?',
          'You export all of it as CSV and JSON, any day. After you close the account it is deleted.',
        ],
        ['Can I change plans later?', 'At any time. You pay the difference, or get it credited.'],
        [
          'Who can see what I store?',
          'The people you invite. Our staff only when you ask for help and allow it.',
        ],
        [
          'Does it work on a phone?',
          'In the browser, on any phone of the last few years. There is nothing to install.',
        ],
        [
          'Do you offer help with moving over?',
          'Yes. Send us a sample file and we check the import with you.',
        ],
        [
          'Is there a discount for schools and charities?',
          'There is. Write to us with a line about what you do.',
        ],
      ]),
    },
    cta: {
      title: pick('cta', ['Give it one dull Tuesday', 'Try it on real work']),
      lede: 'Set it up now, decide later.',
      actions: [{ label: 'Start free', href: 'pricing' }],
    },
    about: {
      title: pick('about', ['Why we made it', 'A small team with one product']),
      body: [
        opening(facts, `worked on ${name}`, `We work on ${name}`) +
          forAudience(facts) +
          ' because we had the same problem, and the tools for it were made for companies a hundred times our size.',
        'There is no investor to please with more buttons. If a feature does not save time by the second week, it goes.',
      ],
    },
    story: {
      title: 'It began as a script',
      body: [
        'Forty lines, one evening, for a friend. Then the friend had a friend.',
        'The forty lines are still in there somewhere. They are well tested now.',
      ],
    },
    code: {
      title: 'A small API, if you like those',
      items: [
        {
          title: 'Create a record',
          note: 'bash',
          list: [
            'curl -X POST /v1/records \\',
            '  -H "Authorization: Bearer $TOKEN" \\',
            '  -d \'{"title": "First"}\'',
          ],
        },
      ],
    },
    contact: {
      title: pick('contact', ['Ask the people who build it', 'Talk to us first']),
      lede: 'Questions about moving over, security or price: you get an answer from someone who knows the code.',
      items: contactItems(facts),
    },
    newsletter: {
      title: 'What changed this month',
      lede: 'Release notes in plain words, once a month.',
      actions: [{ label: 'Send me the notes', href: 'newsletter' }],
    },
    video: { title: 'Two minutes, start to finish', lede: 'No music, no promises. Just the screen.' },
    gallery: {
      title: 'A look inside',
      items: pictures([
        ['The morning list', 'screen'],
        ['A rule, in words', 'document'],
        ['Undo, line by line', 'terminal'],
        ['On the phone', 'phone'],
        ['The monthly sheet', 'chart'],
        ['Settings, all of them', 'gear'],
      ]),
    },
  };
};

const plain: KindDefinition = {
  kind: 'saas',
  schemaType: 'SoftwareApplication',
  noun: 'app',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'logos', 'features', 'process', 'testimonials', 'pricing', 'faq', 'cta'],
    },
    { role: 'features', title: 'Features', sections: ['page-header', 'features', 'comparison', 'cta'] },
    { role: 'pricing', title: 'Pricing', sections: ['page-header', 'pricing', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact'] },
  ],
  styles: ['bento', 'minimal', 'tech', 'gradient'],
  art: ['screen', 'chart', 'rocket', 'gear'],
  action: { label: 'Start free', to: 'pricing' },
  content,
};

const atWork = withTrades(plain, (brief) => findOfferedTrade(brief, software), false);

/** Software sold as a service, and young companies around it. An app that people carry speaks like one for phones. */
export const saas: KindDefinition = {
  ...atWork,
  fit: (brief) => {
    if (!isAppForPeople(brief)) return atWork.fit?.(brief) ?? {};
    const { kind: _kind, content: _content, fit, own: _own, ...phone } = mobileApp;
    return { ...phone, ...fit?.(brief) };
  },
  own: (brief) => (isAppForPeople(brief) ? (mobileApp.own?.(brief) ?? null) : (atWork.own?.(brief) ?? null)),
  content: (facts) => (isAppForPeople(facts.brief) ? mobileApp : atWork).content(facts),
};
