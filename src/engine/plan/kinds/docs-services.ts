import { points } from './parts/points';
import { code } from './docs-subject';
import type { DocsSubject } from './docs-subject';
import { commandLine, library } from './docs-programs';

/** Calls over the net. */
export const api: DocsSubject = {
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
/** How a team or a product is worked with. */
export const handbook: DocsSubject = {
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
