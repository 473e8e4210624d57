import type { ContentItem, SectionContent } from '../content';
import { points } from '../kinds/parts/points';
import { questions } from '../kinds/parts/questions';
import { capitalise } from '../kinds/parts/weave';
import type { AskedForm } from './asked-form';
import { asUse, type Pitch } from './read-pitch';
import { isSomebody, join, spokenOf, namedOf } from './spoken';
import { pitchTopics } from './topics';

const longestHeadline = 64;

/** Headlines that say what this very thing is, the most telling first. */
export const headlinesOf = (pitch: Pitch, isNamed = false): readonly string[] => {
  const { whom, deeds, uses, doing, thing } = pitch;
  const { the, one } = spokenOf(pitch);
  const short = thing.length <= 32 ? namedOf(thing) : the;
  const told = [
    ...uses.map(capitalise),
    ...(deeds.length > 0 && deeds.length < 3 ? [capitalise(`${short} that ${join(deeds)}`)] : []),
    ...deeds.map((deed) => capitalise(`${short} that ${deed}`)),
    ...(doing ? [capitalise(doing)] : []),
    ...(whom
      ? [
          capitalise(`${short} made for ${whom}`),
          capitalise(`the ${one} made for ${whom}`),
          `Made for ${whom}`,
        ]
      : []),
  ].filter((line) => line.length <= longestHeadline);
  // A thing that has a name of its own is told by what it is.
  return told.length === 0 && (isNamed ? thing.includes(' ') : thing.includes(' of '))
    ? [capitalise(thing)]
    : told.slice(0, 1);
};

// True of any small thing that does its work.
const plain = [
  ['Ready in minutes', 'It comes with what it needs to begin.', 'rocket'],
  ['Stays out of the way', 'No messages you did not ask for.', 'moon'],
  ['Yours to adjust', 'The few settings it has are in plain words.', 'gear'],
  ['People who answer', 'Write, and somebody who made it writes back.', 'chat'],
] as const;

// True of anything that is made and sent.
const plainObject = [
  ['Made with time', 'Until there was nothing left to take away.', 'hands'],
  ['Few, and good', 'We would rather make less of it.', 'leaf'],
  ['Easy to give', 'It comes ready to be handed over.', 'box'],
  ['People who answer', 'Write, and somebody who made it writes back.', 'chat'],
] as const;

const askedParts: readonly (readonly [RegExp, string, string, string])[] = [
  [
    /\bintegrations\b(?!\s(?:with|to|for)\s|\s?[(:])/iu,
    'Integrations',
    'Works with the calendar, mail and files you already use.',
    'link',
  ],
  [
    /(?:^|[,.:]\s|and\s)security\b/iu,
    'Security',
    'Locked on the way and at rest; you decide who sees what.',
    'shield',
  ],
  [
    /(?:^|[,.:]\s|and\s)analytics\b/iu,
    'Analytics',
    'What was used, by how many and when, on one page.',
    'chart',
  ],
];

/** What it does, from the prompt's own deeds and from what such a thing usually does. */
export function featuresOf(pitch: Pitch, prompt: string, isObject = false): readonly ContentItem[] {
  const { whom, deeds, uses, doing } = pitch;
  const lines = [
    `This is what we made ${spokenOf(pitch).it === 'they' ? 'them' : 'it'} for.`,
    'Without asking twice.',
    'From the first day.',
  ];
  const done = [...uses, ...deeds, ...(doing ? [doing] : [])].filter((deed) => deed.length < 60);
  const own =
    done.length < 2
      ? []
      : done.slice(0, 3).map((deed, at) => [capitalise(deed), lines[at] ?? '', 'check'] as const);
  // Two spaces end the thing itself.
  const said = `${pitch.thing}  ${whom ?? ''} ${done.join(' ')}`;
  // "No testimonials, no blog": what is left out is not what it is about.
  // Nor is what it works with, how its plans are called, or help that comes with one.
  const wanted = prompt.replace(
    /\b(?:no|without)\s[^.;,\n]+|\b(?:integrations?|plans?|pricing|works with)(?: with)?:? [^.;\n]+|\b(?:priority|e-?mail|phone|chat|live|premium|dedicated|community|standard)\ssupport\b/giu,
    '',
  );
  const [first, second] = [said, wanted].flatMap((text) =>
    pitchTopics.filter(({ words }) => words.test(text)),
  );
  const usual = [
    ...(first?.features ?? []),
    ...(second && second !== first ? second.features.slice(0, 2) : []),
  ];
  const made = isSomebody(whom)
    ? [[`Made for ${whom}`, 'Words, steps and examples come from their day.', 'people'] as const]
    : [];
  // Parts that are asked for by one word have a line under it.
  const asked = askedParts
    .filter(([words]) => words.test(prompt))
    .map(([, title, text, art]) => [title, text, art] as const);
  if (asked.length > 0)
    return points([...asked, ...own, ...(first?.features ?? (isObject ? plainObject : plain))].slice(0, 6));
  if (!first) return points([...own, ...made, ...(isObject ? plainObject : plain)].slice(0, 6));
  return points(
    [...own, ...made.slice(0, own.length > 1 ? 0 : 1), ...usual].slice(0, own.length > 1 ? 6 : 5),
  );
}

/** An extension, a library: nobody has an account there, or a plan to change. */
export const isSmall = ({ head }: Pitch): boolean =>
  /^(?:extension|plug-?in|add-on|library|package|framework|cli|bot|theme|font|widget|script|template|package|shader|crate|gem|module)$/iu.test(
    head,
  );

/** What visitors wonder about this very thing. */
export function questionsOf(pitch: Pitch, form: AskedForm | null): readonly ContentItem[] {
  const { whom, deeds, uses, doing } = pitch;
  const { the, it, is } = spokenOf(pitch);
  const does = it === 'they' ? 'do' : 'does';
  const rows: [string, string][] = [];
  if (isSomebody(whom))
    rows.push([
      `Who ${is} ${the} for?`,
      `For ${whom}. If you are not sure whether that means you, write to us.`,
    ]);
  if (deeds.length > 0)
    rows.push([
      `What ${does} ${the} do?`,
      `${capitalise(it)} ${join(it === 'they' ? deeds.map(asUse) : deeds)}.`,
    ]);
  else if (uses.length > 0)
    rows.push([
      `What is ${the} good for?`,
      `${capitalise(it)} ${it === 'they' ? 'help' : 'helps'} ${isSomebody(whom) ? whom : 'you'} ${join(uses)}.`,
    ]);
  else if (doing) rows.push([`What is ${the} good for?`, `For ${doing}.`]);
  const asked: Partial<Record<AskedForm['sort'], [string, string]>> = {
    waitlist: [
      `When can I have ${the === it ? 'it' : the}?`,
      'Places are given in the order of the waitlist. You get one mail when it is your turn.',
    ],
    beta: ['What is expected of testers?', `Use ${the} as you would anyway, and tell us what is in the way.`],
    early: [
      'What does early access mean?',
      `You use ${the} before everybody else, and your questions shape it.`,
    ],
    demo: [
      'How does a demo go?',
      `We show you ${the}${isSomebody(whom) ? ` with examples from ${whom}` : ' at work'}, and you ask whatever you like.`,
    ],
    notify: ['When is it out?', 'Leave your address, and you hear the day before anybody else.'],
    preorder: [
      'What does pre-ordering mean?',
      'You are on the list for the first batch. We write before anything is charged or sent.',
    ],
  };
  const own = form ? asked[form.sort] : undefined;
  if (own) rows.push(own);
  if (isSmall(pitch)) {
    rows.push(
      ['How do I remove it?', 'The way you added it. Nothing stays behind.'],
      ['Something does not work. What now?', 'Write to us with a line about what happened; a picture helps.'],
    );
  }
  return questions(rows);
}

/** How it goes: by the form that is asked for, or from setting up to daily use. */
export const stepsOf = (pitch: Pitch, form: AskedForm | null): SectionContent => {
  const { the } = spokenOf(pitch);
  const [aim = null] = pitch.uses;
  const steps: Partial<Record<AskedForm['sort'], SectionContent>> = {
    waitlist: {
      title: 'From the list to your hands',
      items: points([
        ['Join the waitlist', 'Your mail address is all we ask for.'],
        ['Hear from us', 'One mail when it is your turn, and no others.'],
        [`Try ${the}`, 'And tell us what we forgot.'],
      ]),
    },
    beta: {
      title: 'How the beta goes',
      items: points([
        ['Join the beta', 'Your mail address is all we ask for.'],
        ['Get your invitation', `With ${the} and a page of notes.`],
        ['Tell us', 'What works, what does not, what is missing.'],
      ]),
    },
    early: {
      title: 'How early access goes',
      items: points([
        ['Leave your address', 'Nothing else.'],
        ['Get in early', `You use ${the} before everybody else.`],
        ['Say what you think', 'It changes while you use it.'],
      ]),
    },
    demo: {
      title: 'From demo to daily use',
      items: points([
        [form?.button ?? 'Request a demo', 'Say who you are and when it suits.'],
        ['See it on your own case', `Bring a real example; we show ${the} with it.`],
        ['Decide in peace', 'You get the price in writing, and nobody calls twice.'],
      ]),
    },
    notify: {
      title: 'What happens next',
      items: points([
        ['Leave your address', 'It is used for this and nothing else.'],
        ['Hear it first', 'The day, the price and where to get it.'],
        ['Decide then', 'One mail is no promise.'],
      ]),
    },
    preorder: {
      title: 'From order to doorstep',
      items: points([
        ['Pre-order', 'Your name is on the list.'],
        ['Follow the making', 'A short mail when something is worth telling.'],
        ['Unpack', 'With one page of instructions.'],
      ]),
    },
  };
  return (
    (form ? steps[form.sort] : undefined) ?? {
      title: 'How to begin',
      items: points([
        ['Set it up', 'A few minutes, and help if you get stuck.'],
        [
          aim && aim.length < 40 ? capitalise(aim) : 'Try it on something real',
          aim ? 'With what you have today.' : 'Not on a sample: on your own Tuesday.',
        ],
        [
          'Keep what works',
          `Ask us about the rest. We build ${the} with those who use ${spokenOf(pitch).it === 'they' ? 'them' : 'it'}.`,
        ],
      ]),
    }
  );
};
