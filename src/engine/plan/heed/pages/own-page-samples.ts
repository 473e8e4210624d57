type Sample = readonly (readonly [title: string, text: string])[];

const samples: readonly (readonly [nouns: RegExp, entries: Sample])[] = [
  [
    /^(?:film|movie|documentary)$/u,
    [
      ['What it is about', 'The story in three sentences, and where it takes place.'],
      ['Who made it', 'In front of the camera, behind it, and at the cutting table.'],
      ['Where to see it', 'Screenings, streams and a copy for festivals.'],
    ],
  ],
  [
    /^(?:book|novel)$/u,
    [
      ['What it is about', 'The first page, and what happens next.'],
      ['How it came about', 'Where it began and how long it took.'],
      ['Where to get it', 'From me, or from any bookshop.'],
    ],
  ],
  [
    /^(?:album|record)$/u,
    [
      ['The songs', 'In the order in which they are meant to be heard.'],
      ['Who plays', 'Everybody who was in the room.'],
      ['Where to hear it', 'On record, by download, and on stage.'],
    ],
  ],
  [
    /^game$/u,
    [
      ['How it plays', 'What you do in the first minute, and what changes in the tenth.'],
      ['The world', 'Where it takes place, and who lives there.'],
      ['What it runs on', 'Which machines, and where to get it.'],
    ],
  ],
  [
    /^(?:painting|series|exhibition|show|collection|commission)$/u,
    [
      ['What it shows', 'The idea, and what it turned into.'],
      ['What it is made of', 'Material, size and year.'],
      ['Where it is', 'On show, for sale, or in whose home.'],
    ],
  ],
  [
    /^(?:project|building|work|case study|case|campaign)$/u,
    [
      ['The beginning', 'What was there before, and what was wanted.'],
      ['The work', 'Sketches, tests, and what was left out in the end.'],
      ['The result', 'How it turned out, and how it is used today.'],
    ],
  ],
];

const ofArtist: Sample = [
  ['The work', 'What it is made of, and what it keeps coming back to.'],
  ['The person', 'Where from, and how it began.'],
  ['To see now', 'What can be seen or heard here at the moment.'],
];
const ofPerson: Sample = [
  ['Background', 'Where they learnt it, and where they were before.'],
  ['What people come for', 'The things they are asked for most.'],
  ['When they are here', 'Their days, and how to ask for a time.'],
];
const artists = /^(?:artist|author|writer|musician|designer|maker|photographer|illustrator)$/u;

/** Points that the page of one work may have, for its owner to fill. Rooms and goods have none. */
export function samplesFor(section: string, noun: string | null): Sample {
  if (section === 'team') return artists.test(noun ?? '') ? ofArtist : ofPerson;
  if (section !== 'portfolio' && noun !== 'game') return [];
  return samples.find(([nouns]) => nouns.test(noun ?? 'work'))?.[1] ?? [];
}
