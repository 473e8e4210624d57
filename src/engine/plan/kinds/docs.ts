import { findInstall } from '../../brief/apps/find-install';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { docsSubject } from './docs-subjects';
import { capitalise } from './parts/weave';

// A program's own page is no manual, though it shows how to begin.
const isManual = /\b(?:docs?|documentation|manual|handbook|wiki|guides?|reference|knowledge base)\b/iu;

/** The first snippet installs: with the very command that the prompt gives. */
const withInstall = (snippets: readonly ContentItem[], { brief }: Facts): readonly ContentItem[] => {
  const install = findInstall(brief.prompt);
  return install === null
    ? snippets
    : snippets.map((item, at) => (at === 0 ? { ...item, list: [install.value] } : item));
};

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const tool =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '') || 'tool';
  const subject = docsSubject(facts);
  return {
    hero: {
      kicker:
        facts.offer && /\s/u.test(facts.offer) && facts.offer.length < 44
          ? capitalise(facts.offer)
          : subject.kicker,
      title: pick('hero', subject.headlines),
      lede: isManual.test(facts.brief.prompt) ? `${name}, page by page. ${subject.lede}` : subject.lede,
      actions: [
        { label: 'Get started', href: 'code' },
        { label: 'All options', href: 'article' },
      ],
    },
    sidebar: {
      title: 'Contents',
      items: (
        [
          ['Install', 'code'],
          ['First run', 'code'],
          ['Options', 'article'],
          ['Questions', 'faq'],
          ['Changes', 'timeline'],
        ] as const
      ).map(([title, href]) => ({ title, action: { label: title, href } })),
    },
    code: {
      title: subject.codeTitle,
      lede: subject.codeLede,
      items: withInstall(subject.snippets(tool), facts),
    },
    article: {
      title: 'Guide',
      lede: 'How it thinks, so that you can guess the rest.',
      body: subject.guide.map((line) => line.replaceAll('{name}', name)),
      items: points(subject.options),
    },
    features: {
      title: subject.featuresTitle ?? pick('features', ['Why use it', 'What it is good at']),
      items: subject.features,
    },
    process: {
      title: 'From zero to useful',
      items: points(subject.steps),
    },
    faq: {
      title: 'Questions',
      items: questions(subject.faq(tool)),
    },
    timeline: {
      title: 'Changes',
      items: dated(subject.changes),
    },
    download: { title: 'Download', items: subject.downloads.map(([title, note]) => ({ title, note })) },
    contact: {
      title: 'Ask, report, suggest',
      lede: 'A short example says more than a long description.',
      items: contactItems(facts),
    },
    cta: {
      title: 'Try it on something real',
      lede: 'The first run takes a minute.',
      actions: [{ label: 'Get started', href: 'code' }],
    },
    about: {
      title: 'Why it exists',
      body: [
        `${name} began as an alias, became a script and then had users.`,
        'It does one thing. Requests for a second thing are read with sympathy.',
      ],
    },
    posts: {
      title: 'Notes',
      items: [
        {
          title: 'Why we kept the flag',
          value: '2 March',
          note: '3 min read',
          text: 'A short history of a bad name.',
          sample: true,
          list: [
            'We wanted to rename it. Four thousand scripts disagreed.',
            'So it stays, and the help text now tells the story.',
          ],
        },
      ],
    },
  };
};

/** Documentation and knowledge bases. */
export const docs: KindDefinition = {
  kind: 'docs',
  schemaType: 'TechArticle',
  noun: 'documentation',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'features', 'code', 'faq'] },
    { role: 'guide', title: 'Guide', sections: ['sidebar', 'article', 'code'] },
    { role: 'questions', title: 'Questions', sections: ['page-header', 'faq', 'contact'] },
    { role: 'changes', title: 'Changes', sections: ['page-header', 'timeline', 'download'] },
  ],
  styles: ['minimal', 'terminal', 'tech', 'swiss'],
  art: ['terminal', 'book', 'search', 'gear'],
  action: { label: 'Get started', to: 'code' },
  content,
};
