import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { lowerFirst } from './parts/weave';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const tool =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '') || 'tool';
  const isLibrary = says(facts, /library|package|sdk|framework|module/iu);
  const snippets: readonly ContentItem[] = isLibrary
    ? [
        {
          title: 'Install',
          note: 'bash',
          text: 'From the registry, into your project.',
          list: [`npm install ${tool}`],
        },
        {
          title: 'First call',
          note: 'js',
          text: 'Import it and hand it some text.',
          list: [
            `import { run } from '${tool}';`,
            '',
            "const result = await run('hello');",
            'console.log(result);',
          ],
        },
        {
          title: 'Options',
          note: 'js',
          text: 'Everything has a default.',
          list: ["await run('hello', {", '  limit: 10,', "  format: 'json',", '});'],
        },
      ]
    : [
        {
          title: 'Install',
          note: 'bash',
          text: 'One binary, no runtime.',
          list: [`brew install ${tool}`, '# or', `cargo install ${tool}`],
        },
        { title: 'First run', note: 'bash', text: 'Point it at a folder.', list: [`${tool} "needle" ./src`] },
        {
          title: 'Useful options',
          note: 'bash',
          text: 'Combine them as you like.',
          list: [
            `${tool} "needle" ./src --ignore-case --context 2`,
            `${tool} "needle" --files-only | xargs wc -l`,
          ],
        },
        {
          title: 'Configuration',
          note: 'toml',
          text: `Put a ${tool}.toml beside your project.`,
          list: ['[search]', 'hidden = false', 'threads = 4', '', '[output]', 'colour = "auto"'],
        },
      ];
  return {
    hero: {
      kicker: 'Documentation',
      title: pick('hero', [
        'Read one page, start working',
        'From install to useful in a minute',
        'Everything it does, on short pages',
      ]),
      lede: facts.offer
        ? `${name}: ${lowerFirst(facts.offer)}. Start with the first run, look up the rest when you need it.`
        : `Start with the first run of ${name}; look up the rest when you need it.`,
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
      title: pick('code', ['Get started', 'Three commands']),
      lede: 'Copy, paste, adjust.',
      items: snippets,
    },
    article: {
      title: 'Guide',
      lede: 'How it thinks, so that you can guess the rest.',
      body: [
        `${name} reads its input once, from top to bottom, and writes results as it finds them. That is why it can be piped, stopped and started again.`,
        'Options come before the path. A short form exists for those you use daily, a long form for those you read in scripts.',
        'When something is wrong it says what, where and what to try. The exit status is 0 when something was found, 1 when nothing was, 2 on an error.',
        'Settings are read from the project first, then from your home folder, then from the defaults. The nearest one wins.',
      ],
      items: points([
        ['--ignore-case', 'Match regardless of upper and lower case.'],
        ['--context N', 'Show N lines around each hit.'],
        ['--files-only', 'Print names of files, one per line.'],
        ['--json', 'One object per hit, for other programs.'],
        ['--threads N', 'Use N threads. Default: as many as there are cores.'],
      ]),
    },
    features: {
      title: pick('features', ['Why use it', 'What it is good at']),
      items: points([
        ['Fast by design', 'Reads once, keeps little in memory.', 'bolt'],
        ['Plays well with others', 'Pipes, exit codes, JSON when asked.', 'terminal'],
        ['Clear errors', 'With the line, the reason and a suggestion.', 'search'],
        ['Offline', 'No account, no network.', 'shield'],
      ]),
    },
    process: {
      title: 'From zero to useful',
      items: points([
        ['Install', 'One command.'],
        ['Run', 'On a folder you know.'],
        ['Configure', 'Only if the defaults annoy you.'],
      ]),
    },
    faq: {
      title: 'Questions',
      items: questions([
        ['Which systems does it run on?', 'Linux, macOS and Windows. On other systems build it from source.'],
        ['Does it follow links and hidden files?', 'Not unless you ask for it.'],
        ['How do I use it in a script?', 'Use the JSON output and the exit status; both are stable.'],
        ['Where does it keep settings?', `In ${tool}.toml, in the project or in your home folder.`],
        [
          'How do I report a bug?',
          'With the command, what you expected and what happened. A small input file helps most.',
        ],
        ['Can I use it at work?', 'See the licence file that comes with it.'],
      ]),
    },
    timeline: {
      title: 'Changes',
      items: dated([
        ['1.2', 'Context lines', 'Show what stands around a hit.'],
        ['1.1', 'Settings file', 'Per project, with sensible defaults.'],
        ['1.0', 'First stable release', 'Options will not change meaning any more.'],
      ]),
    },
    download: {
      title: 'Download',
      items: [
        { title: 'Linux', note: 'x86-64 and ARM' },
        { title: 'macOS', note: 'Universal' },
        { title: 'Windows', note: 'x86-64' },
      ],
    },
    comparison: {
      title: 'Beside the others',
      items: [
        { title: 'Compared', list: [name, 'The classic', 'The big one'] },
        { title: 'Needs a runtime', list: ['No', 'No', 'Yes'] },
        { title: 'JSON output', list: ['Yes', 'No', 'Yes'] },
        { title: 'Settings file', list: ['Yes', 'No', 'Yes'] },
      ],
    },
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
