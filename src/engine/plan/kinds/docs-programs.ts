import { points } from './parts/points';
import { code, headlines } from './docs-subject';
import type { DocsSubject, Pair } from './docs-subject';

/** A program for the command line. */
export const commandLine: DocsSubject = {
  kicker: 'Documentation',
  headlines,
  lede: 'Start with the first run, look up the rest when you need it.',
  features: points([
    ['Quick to start', 'Installed with one command.', 'rocket'],
    ['Plays well with others', 'Pipes, exit codes, JSON when asked.', 'terminal'],
    ['Clear errors', 'With the line, the reason and a suggestion.', 'search'],
    ['Offline', 'No account, no network.', 'shield'],
  ]),
  codeTitle: 'Three commands',
  codeLede: 'Copy, paste, adjust.',
  snippets: (tool) => [
    code('Install', 'bash', 'Put it on your path.', `chmod +x ${tool}`, `mv ${tool} ~/.local/bin/`),
    code('First run', 'bash', 'Point it at a folder.', `${tool} ./src`),
    code(
      'Useful options',
      'bash',
      'Combine them as you like.',
      `${tool} ./src --quiet --json`,
      `${tool} --help`,
    ),
    code(
      'Configuration',
      'toml',
      `Put a ${tool}.toml beside your project.`,
      '[input]',
      'hidden = false',
      '',
      '[output]',
      'colour = "auto"',
    ),
  ],
  guide: [
    '{name} reads its input once, from top to bottom, and writes results as it finds them. That is why it can be piped, stopped and started again.',
    'Options come before the path. A short form exists for those you use daily, a long form for those you read in scripts.',
    'When something is wrong it says what, where and what to try. The exit status is 0 when all went well and 2 on an error.',
    'Settings are read from the project first, then from your home folder, then from the defaults. The nearest one wins.',
  ],
  options: [
    ['--quiet', 'Say only what matters.'],
    ['--json', 'One object per result, for other programs.'],
    ['--output FILE', 'Write to a file and not to the screen.'],
    ['--config FILE', 'Read settings from somewhere else.'],
    ['--threads N', 'Use N threads. Default: as many as there are cores.'],
  ],
  steps: [
    ['Install', 'One command.'],
    ['Run', 'On a folder you know.'],
    ['Configure', 'Only if the defaults annoy you.'],
  ],
  faq: (tool) => [
    ['Which systems does it run on?', 'Linux, macOS and Windows. On other systems build it from source.'],
    ['How do I use it in a script?', 'Use the JSON output and the exit status; both are stable.'],
    ['Where does it keep settings?', `In ${tool}.toml, in the project or in your home folder.`],
    [
      'How do I report a bug?',
      'With the command, what you expected and what happened. A small input file helps most.',
    ],
    ['How do I undo a change of settings?', 'Delete the line. The default comes back.'],
    ['Can I use it at work?', 'See the licence file that comes with it.'],
  ],
  changes: [
    ['1.2', 'Quieter output', 'Says what it did in one line.'],
    ['1.1', 'Settings file', 'Per project, with sensible defaults.'],
    ['1.0', 'First stable release', 'Options will not change meaning any more.'],
  ],
  downloads: [
    ['Linux', 'x86-64 and ARM'],
    ['macOS', 'Universal'],
    ['Windows', 'x86-64'],
  ],
};

/** What is asked of any library, with the file in which a project names it. */
export const libraryFaq = (manifest: string) => (): readonly Pair[] => [
  [
    'Which versions are supported?',
    `The current one and the one before. The range is written in ${manifest}.`,
  ],
  ['Does it need other packages?', 'As few as possible; the list is on the first page of the guide.'],
  ['Is the interface stable?', 'What this guide shows is. Names with an underscore may change.'],
  [
    'How do I handle errors?',
    'Every function names the errors it raises. Catch those and let the rest through.',
  ],
  ['How do I report a bug?', 'With a small input, what you expected and what happened.'],
  ['Can I use it at work?', 'See the licence file that comes with it.'],
];
/** Code that other programs take in. */
export const library: DocsSubject = {
  ...commandLine,
  downloads: [
    ['Package', 'From the registry'],
    ['Source', 'With tests and examples'],
  ],
  features: points([
    ['Small surface', 'A handful of functions, each with an example.', 'box'],
    ['Plain data', 'Lists and objects in, lists and objects out.', 'document'],
    ['Errors with reasons', 'The place, the cause and a suggestion.', 'search'],
    ['Tested', 'Every example on these pages is run.', 'shield'],
  ]),
  codeTitle: 'Three steps',
  guide: [
    '{name} has one main function and a few that help it. Learn the main one first; the others are for the cases it leaves open.',
    'Input is never changed. What you pass in is the same afterwards, and what you get back is yours.',
    'Everything has a default. Options are there for the day on which the default is wrong.',
    'When something is wrong, the error says what, where and what to try.',
  ],
  options: [
    ['limit', 'Stop after so many results.'],
    ['format', 'What comes back: objects or text.'],
    ['strict', 'Raise an error where it would otherwise guess.'],
    ['locale', 'How dates and numbers are read.'],
  ],
  steps: [
    ['Install', 'From the registry, into your project.'],
    ['Import', 'One name is enough to begin.'],
    ['Call', 'With something small, and look at what comes back.'],
  ],
  snippets: (tool) => [
    code('Install', 'bash', 'From the registry, into your project.', `npm install ${tool}`),
    code(
      'First call',
      'js',
      'Import it and hand it something small.',
      `import { run } from '${tool}';`,
      '',
      "const result = await run('hello');",
      'console.log(result);',
    ),
    code(
      'Options',
      'js',
      'Everything has a default.',
      "await run('hello', {",
      '  limit: 10,',
      "  format: 'json',",
      '});',
    ),
  ],
  faq: libraryFaq('package.json'),
};
