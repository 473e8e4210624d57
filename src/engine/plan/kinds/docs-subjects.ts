import type { ContentItem, Facts } from '../content';
import { points } from './parts/points';
import { chooseBank } from './parts/says';

type Pair = readonly [string, string];

/** What is documented, and the pages that such a thing needs. */
export type DocsSubject = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly features: readonly ContentItem[];
  readonly codeTitle: string;
  readonly codeLede: string;
  readonly snippets: (tool: string) => readonly ContentItem[];
  readonly guide: readonly string[];
  readonly options: readonly Pair[];
  readonly steps: readonly Pair[];
  readonly faq: (tool: string) => readonly Pair[];
  readonly changes: readonly (readonly [string, string, string])[];
  readonly downloads: readonly Pair[];
};

const code = (title: string, note: string, text: string, ...list: readonly string[]): ContentItem => ({
  title,
  note,
  text,
  list,
});

const headlines = [
  'Read one page, start working',
  'From install to useful in a minute',
  'Everything it does, on short pages',
];

const commandLine: DocsSubject = {
  kicker: 'Documentation',
  headlines,
  lede: 'Start with the first run, look up the rest when you need it.',
  features: points([
    ['Quick to start', 'One binary, no runtime.', 'bolt'],
    ['Plays well with others', 'Pipes, exit codes, JSON when asked.', 'terminal'],
    ['Clear errors', 'With the line, the reason and a suggestion.', 'search'],
    ['Offline', 'No account, no network.', 'shield'],
  ]),
  codeTitle: 'Three commands',
  codeLede: 'Copy, paste, adjust.',
  snippets: (tool) => [
    code(
      'Install',
      'bash',
      'One binary, no runtime.',
      `brew install ${tool}`,
      '# or',
      `cargo install ${tool}`,
    ),
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

const libraryFaq = (manifest: string) => (): readonly Pair[] => [
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
const library: DocsSubject = {
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
const python: DocsSubject = {
  ...library,
  snippets: (tool) => {
    const name = tool.replaceAll('-', '_');
    return [
      code('Install', 'bash', 'Into a fresh environment.', 'python -m venv .venv', `pip install ${tool}`),
      code(
        'First call',
        'python',
        'Import it and hand it something small.',
        `import ${name}`,
        '',
        `result = ${name}.run("hello")`,
        'print(result)',
      ),
      code('Options', 'python', 'Everything has a default.', `${name}.run("hello", limit=10, strict=True)`),
      code(
        'Errors',
        'python',
        'Catch the one you expect.',
        'try:',
        `    ${name}.run(text)`,
        `except ${name}.InputError as error:`,
        '    print(error.line, error.reason)',
      ),
    ];
  },
  faq: libraryFaq('pyproject.toml'),
};
const rust: DocsSubject = {
  ...library,
  snippets: (tool) => [
    code('Install', 'bash', 'Add it to your project.', `cargo add ${tool}`),
    code(
      'First call',
      'rust',
      'Bring it in and hand it something small.',
      `use ${tool.replaceAll('-', '_')}::run;`,
      '',
      'fn main() -> Result<(), Box<dyn std::error::Error>> {',
      '    println!("{}", run("hello")?);',
      '    Ok(())',
      '}',
    ),
  ],
  faq: libraryFaq('Cargo.toml'),
};
const api: DocsSubject = {
  ...library,
  headlines: [
    'One key, one call, one answer',
    'Your first request in five minutes',
    'Every call, with an example',
  ],
  lede: 'Get a key, make a first request, and look up the rest when you need it.',
  features: points([
    ['Plain JSON', 'One request, one object, readable names.', 'document'],
    ['A test mode', 'The same answers, with nothing at stake.', 'shield'],
    ['Safe to repeat', 'Send a key with a request, and it happens once.', 'key'],
    ['Errors in words', 'A code for programs and a sentence for people.', 'search'],
  ]),
  codeTitle: 'The first request',
  codeLede: 'Replace the key by your own.',
  snippets: () => [
    code(
      'Sign in',
      'bash',
      'Every request carries your key.',
      'curl https://api.example.com/v1/me \\',
      '  -H "Authorization: Bearer YOUR_KEY"',
    ),
    code(
      'Create',
      'bash',
      'Send an object, get it back with a number.',
      'curl https://api.example.com/v1/items \\',
      '  -H "Authorization: Bearer YOUR_KEY" \\',
      '  -H "Idempotency-Key: 7f3a" \\',
      '  -d \'{"amount": 1200, "currency": "EUR"}\'',
    ),
    code(
      'Answer',
      'json',
      'Times are in UTC, amounts in the smallest unit.',
      '{',
      '  "id": "it_41",',
      '  "amount": 1200,',
      '  "status": "open"',
      '}',
    ),
    code(
      'Errors',
      'json',
      'With a code, a sentence and the field.',
      '{',
      '  "error": "invalid_amount",',
      '  "message": "The amount must be at least 1.",',
      '  "field": "amount"',
      '}',
    ),
  ],
  guide: [
    'Every call of {name} goes to one address and carries a key. Test keys and live keys look alike on purpose; only the first letters differ.',
    'Lists come in pages. Ask for the next one with the number you were given, not with a page you have counted.',
    'When something fails on our side you get a number from 500 up. Wait, and send the same request with the same idempotency key again.',
    'Events are sent to your address as they happen. Answer with 200 within ten seconds, and do the work afterwards.',
  ],
  options: [
    ['limit', 'How many per page, at most 100.'],
    ['after', 'The number of the last one you have.'],
    ['expand', 'Put a related object in place of its number.'],
    ['Idempotency-Key', 'The same key, the same result, once.'],
  ],
  steps: [
    ['Get a key', 'One for tests, one for real.'],
    ['Send a request', 'From the terminal, to see the answer.'],
    ['Listen for events', 'So that you need not ask again.'],
  ],
  faq: () => [
    ['Is there a test mode?', 'Yes. Use the test key, and nothing real happens.'],
    [
      'How many requests may I send?',
      'The answer’s headers tell you how many are left and when the count begins again.',
    ],
    ['What if a request is lost on the way?', 'Send it again with the same idempotency key.'],
    [
      'How are versions handled?',
      'The version is in the address. Within one, fields are added and never removed.',
    ],
    ['How do I check that an event is yours?', 'By its signature. The guide shows how.'],
    ['Where do I ask for help?', 'Write, with the number of the request. It is in every answer.'],
  ],
  changes: [
    ['v1.2', 'Events', 'Told to your address as they happen.'],
    ['v1.1', 'Lists by number', 'No more counting of pages.'],
    ['v1.0', 'First stable version', 'Fields are added, never removed.'],
  ],
};
const handbook: DocsSubject = {
  ...commandLine,
  downloads: [['To print', 'Every page on paper']],
  kicker: 'Handbook',
  headlines: ['Look it up, then get on with it', 'The answer, on one page', 'Short pages, plain words'],
  lede: 'Begin with the first page, and find the rest by name when you need it.',
  features: points([
    ['One page, one question', 'You find the page by what you would ask.', 'search'],
    ['In order', 'From unpacking to the yearly care.', 'steps'],
    ['Pictures where words end', 'Numbered, from the side you are standing on.', 'camera'],
    ['Kept up to date', 'Changes are listed with their date.', 'calendar'],
  ]),
  codeTitle: 'The first quarter of an hour',
  codeLede: 'Step by step, in this order.',
  snippets: () => [
    code(
      'Before you begin',
      'list',
      'Have these at hand.',
      '1. This page',
      '2. Ten quiet minutes',
      '3. The number on the back',
    ),
    code(
      'Set up',
      'list',
      'In this order.',
      '1. Unpack and look for damage',
      '2. Put it where it will stay',
      '3. Connect it, switch it on',
      '4. Wait for the light',
    ),
    code(
      'Every day',
      'list',
      'One minute that saves an hour.',
      '1. Empty',
      '2. Wipe',
      '3. Leave it open to dry',
    ),
  ],
  guide: [
    'This handbook of {name} is made of short pages. Each answers one question and says on its last line where to go on.',
    'Read the first page before you begin. All others can wait until you need them.',
    'Warnings stand before the step and not after it. Where there is none, you can do nothing wrong.',
    'If your question is missing, write to us. The next version will have it.',
  ],
  options: [
    ['Set up', 'From the box to the first use.'],
    ['Every day', 'What to do, and how often.'],
    ['When it does not work', 'From the likely to the rare.'],
    ['Care', 'Weekly, monthly, once a year.'],
  ],
  steps: [
    ['Read one page', 'The first.'],
    ['Try it', 'With the page open.'],
    ['Look it up', 'When something is unclear.'],
  ],
  faq: () => [
    ['It does nothing. What now?', 'Check power and switch first, then the page “When it does not work”.'],
    ['Where do I find the number?', 'On the back or underneath, on the small silver plate.'],
    [
      'How often does it need care?',
      'A minute each day, ten minutes each month. The page on care has a table.',
    ],
    ['Can I print this?', 'Yes, each page by itself. The layout is made for paper, too.'],
    ['Something here is wrong. Whom do I tell?', 'Us, with the title of the page. Thank you.'],
    ['Where do I get spare parts?', 'Write with the number from the plate.'],
  ],
  changes: [
    ['March', 'Pictures', 'New ones for the chapter on care.'],
    ['January', 'Shorter pages', 'Long ones became two.'],
    ['November', 'First edition', 'From your questions.'],
  ],
};

/** What the prompt wants documented; a program for the command line unless it says more. */
export const docsSubject = (facts: Facts): DocsSubject =>
  chooseBank(
    facts,
    [
      [
        /handbook|manual|knowledge base|help cent(?:er|re)|user guide|wiki|onboarding|policies|how-to/iu,
        handbook,
      ],
      [/\bapi\b|\brest\b|webhook|endpoint|graphql|payments?\b/iu, api],
      [/python|django|flask|pandas/iu, python],
      [/\brust\b|crate/iu, rust],
      [/library|package|sdk|framework|module|component|plugin/iu, library],
    ],
    commandLine,
  );
