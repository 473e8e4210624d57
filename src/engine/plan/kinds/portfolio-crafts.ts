import type { Facts } from '../content';
import { chooseBank } from './parts/says';

/** What this sort of business says of itself. */
export type Craft = {
  readonly trade: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly works: readonly (readonly [string, string, string, string])[];
  readonly offers: readonly (readonly [string, string, string])[];
};

const design: Craft = {
  trade: 'designer',
  headlines: [
    'I make the complicated part look easy',
    'Type, grids and a sense of humour',
    'Things people use without asking how',
  ],
  lede: 'Interfaces, identities and the occasional poster. I like unclear problems and clear endings.',
  works: [
    ['Timetables for a tram line', 'Wayfinding', 'Readable from the far platform.', 'train'],
    ['A bank app for teenagers', 'Interface', 'No jargon, no traps.', 'phone'],
    ['Label for a cider press', 'Identity', 'Drawn with a cut potato.', 'bottle'],
    ['Museum guide on paper', 'Print', 'Folds into a pocket, opens into a map.', 'map'],
    ['Form that people finish', 'Interface', 'Eleven fields became four.', 'document'],
    ['Letters for a bakery', 'Identity', 'An alphabet of crusts.', 'loaf'],
  ],
  offers: [
    ['Product design', 'From a sketch on the table to a tested interface.', 'screen'],
    ['Identity', 'Name, mark, voice, and rules short enough to follow.', 'brush'],
    ['Advice', 'A second pair of eyes, one day a month.', 'lamp'],
  ],
};
const code: Craft = {
  trade: 'developer',
  headlines: [
    'Small programs that mind their manners',
    'I like it when it just works',
    'Fast pages, readable code',
  ],
  lede: 'I build websites and tools that load quickly, explain themselves and can be handed over without an apology.',
  works: [
    ['Offline map for hikers', 'Web app', 'Works where the signal ends.', 'map'],
    ['Checkout in one page', 'Shop', 'Fewer steps, fewer abandoned carts.', 'bag'],
    ['A linter for contracts', 'Tool', 'Finds the clause you missed.', 'document'],
    ['Live scores on a bus', 'Web app', 'Forty kilobytes, start to finish.', 'screen'],
    ['Synth in the browser', 'Play', 'Three knobs and a keyboard.', 'music'],
    ['Archive for a museum', 'Tool', 'Twelve thousand cards made searchable.', 'books'],
  ],
  offers: [
    ['Websites', 'Hand-built, quick, easy to keep.', 'screen'],
    ['Tools', 'The spreadsheet has reached its limits. Let us talk.', 'gear'],
    ['Code review', 'Kind, exact and with examples.', 'search'],
  ],
};
const illustration: Craft = {
  trade: 'illustrator',
  headlines: [
    'Drawings with something to hide',
    'Ink first, then second thoughts',
    'I draw what the text leaves out',
  ],
  lede: 'Books, magazines, murals and very small dogs. Brush and ink, coloured on a screen, finished by hand.',
  works: [
    ['Owl Goes to Work', 'Books', 'Thirty-two pages, one tired owl.', 'owl'],
    ['The sea, explained', 'Magazine', 'A spread in four blues.', 'sea'],
    ['Market hall', 'Mural', 'Nine metres of vegetables.', 'vegetables'],
    ['Twelve moons', 'Prints', 'A calendar, a year late.', 'moon'],
    ['City of cats', 'Books', 'A map you can get lost in.', 'cat'],
    ['Portraits by post', 'Prints', 'From a photograph and three sentences.', 'portrait'],
  ],
  offers: [
    ['Editorial', 'A sketch in two days, finished in a week.', 'book'],
    ['Books', 'From the first dummy to the last endpaper.', 'books'],
    ['Murals', 'Indoors, outdoors, on ladders.', 'paint'],
  ],
};
const writing: Craft = {
  trade: 'writer',
  headlines: [
    'Sentences that carry their own weight',
    'I cut until it says something',
    'Stories, and what they leave out',
  ],
  lede: 'Essays, interviews, and the words on things. I read drafts for a living and write my own before breakfast.',
  works: [
    ['The last ferry timetable', 'Essay', 'On islands and being late.', 'sea'],
    ['A baker at three', 'Report', 'One night, two ovens.', 'loaf'],
    ['What the tailor knows', 'Interview', 'Measurements as biography.', 'scissors'],
    ['Words for a museum', 'Copy', 'Sixty labels, no adjectives.', 'book'],
    ['Letters to a landlord', 'Fiction', 'A story in eight complaints.', 'envelope'],
    ['Weather, inherited', 'Essay', 'My grandfather’s barometer.', 'cloud'],
  ],
  offers: [
    ['Articles', 'Reported, checked, on time.', 'pencil'],
    ['Editing', 'The version you meant to write.', 'book'],
    ['Copy', 'For labels, pages and packaging.', 'document'],
  ],
};
const music: Craft = {
  trade: 'musician',
  headlines: ['Songs for the drive home', 'Loud when it needs to be', 'Strings, breath, a small room'],
  lede: 'New recordings, dates and a way to book an evening. Best listened to from start to end.',
  works: [
    ['Harbour Lights', 'Recordings', 'Nine songs, recorded in one barn.', 'disc'],
    ['Live in the library', 'Recordings', 'You can hear the pages.', 'book'],
    ['Music for a short film', 'Film', 'Eleven minutes of winter.', 'mountains'],
    ['Three nights, one piano', 'Stage', 'Improvised, never repeated.', 'piano'],
    ['Children’s concert', 'Stage', 'With spoons.', 'microphone'],
    ['Theme for a radio show', 'Film', 'Twelve seconds, many takes.', 'headphones'],
  ],
  offers: [
    ['Concerts', 'Solo, trio or the whole band.', 'microphone'],
    ['Lessons', 'From the first chord.', 'guitar'],
    ['Composition', 'For film, stage and small screens.', 'music'],
  ],
};
const art: Craft = {
  trade: 'artist',
  headlines: ['Work that asks you to stay', 'Paint, cloth, found things', 'Made slowly, shown quietly'],
  lede: 'Paintings and objects from the last few years. The studio is open by appointment, and the kettle works.',
  works: [
    ['Field, after harvest', 'Painting', 'Oil on linen.', 'hills'],
    ['Nine windows', 'Painting', 'Tempera on board.', 'window'],
    ['Net', 'Object', 'Rope, salt, brass.', 'sea'],
    ['Household gods', 'Object', 'Stoneware, unglazed.', 'vase'],
    ['Night bus', 'Print', 'Etching, edition of twelve.', 'moon'],
    ['Inventory', 'Print', 'Woodcut, two colours.', 'tree'],
  ],
  offers: [
    ['Commissions', 'We talk about a place and what it needs.', 'brush'],
    ['Studio visits', 'One afternoon a week.', 'door'],
    ['Workshops', 'Printing with simple means.', 'hands'],
  ],
};

/** The craft the prompt speaks of; design unless it says more. */
export const portfolioCraft = (facts: Facts): Craft =>
  chooseBank(
    facts,
    [
      [/illustrat|drawing|comic|tattoo/iu, illustration],
      [/develop|engineer|programm|coder|data scien/iu, code],
      [/writer|author|journalist|copywrit|poet|translator/iu, writing],
      [/music|band\b|singer|composer|\bdj\b|pianist|guitar|violin/iu, music],
      [/artist|paint|sculpt|ceramic|actor|model|dancer|film|architect/iu, art],
    ],
    design,
  );
