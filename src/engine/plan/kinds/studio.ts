import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { chooseBank } from './parts/says';
import { inPlace, kicker } from './parts/weave';
import { firmSheets } from './sheets/office-sheets';
import { studioSheets } from './sheets/studio-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { makers } from './trades/makers';
import { roomsDrawn } from './trades/rooms-drawn';
import { handsBehind } from './trades/hands-behind';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const offers = chooseBank(
    facts,
    [
      [
        /\barchitect\w*/iu,
        points([
          ['Houses', 'New ones, and old ones that deserve another life.', 'house'],
          ['Conversions', 'Barns, shops, attics: what is there decides.', 'door'],
          ['Public rooms', 'Libraries, schools, places to wait well.', 'building'],
          ['Feasibility', 'Four weeks, a model, a number.', 'ruler'],
        ]),
      ],
      [
        /\binteriors?\b/iu,
        points([
          ['Homes', 'Rooms that fit the people in them.', 'lamp'],
          ['Shops and restaurants', 'Where to stand, where to look, where to sit.', 'chair'],
          ['Colour', 'One day, twenty samples, one decision.', 'paint'],
          ['Furniture', 'Drawn by us, built nearby.', 'table'],
        ]),
      ],
      [
        /\b(?:record(?:ing|s)?|sound|music|audio|podcasts?)\b/iu,
        points([
          ['Recording', 'A live room with a wooden floor and good manners.', 'microphone'],
          ['Mixing', 'By ear, then by meter.', 'headphones'],
          ['Mastering', 'Loud enough, never louder.', 'disc'],
          ['Podcasts', 'Two chairs, two microphones, one edit.', 'headphones'],
        ]),
      ],
      [
        /\b(?:potter[sy]?|ceramics?|art studio|crafts?|print(?:s|ing|making)?)\b/iu,
        points([
          ['Classes', 'Six evenings, eight people, one wheel each.', 'vase'],
          ['Open studio', 'Bring your project; we bring the tools.', 'hands'],
          ['Firing', 'Your pieces in our kiln, handled like ours.', 'sun'],
          ['Commissions', 'Tableware and one-offs for people with plans.', 'bowl'],
        ]),
      ],
      [
        /\b(?:animat\w+|motion|games?)\b/iu,
        points([
          ['Films', 'Drawn, cut and scored under one roof.', 'frame'],
          ['Titles', 'The first ninety seconds matter most.', 'screen'],
          ['Games', 'Small, strange, finished.', 'controller'],
          ['Characters', 'With a walk you recognise.', 'pencil'],
        ]),
      ],
    ],
    points([
      ['Identity', 'Name, mark, type, voice. Rules short enough to be followed.', 'brush'],
      ['Packaging', 'Drawn for the shelf and for the bin afterwards.', 'box'],
      ['Web', 'Pages that load fast and say something.', 'screen'],
      ['Print and space', 'Posters, books, signs, walls.', 'book'],
    ]),
  );
  return {
    hero: {
      kicker: kicker(facts, 'Studio'),
      title: pick('hero', [
        'Make it plain, make it sing',
        'We draw until it is obvious',
        'Large type, small egos',
        'Form follows argument',
      ]),
      lede: pick('lede', [
        `${name} is a studio${inPlace(facts)} for work that has to be clear at ten metres and good at ten centimetres.`,
        'A long table, sharp pencils and the conviction that most things get better when something is taken away.',
      ]),
      actions: [
        { label: pick('hero-action', ['See the work', 'Show me']), href: 'portfolio' },
        { label: 'Start a project', href: 'contact' },
      ],
    },
    portfolio: {
      title: pick('work', ['Work', 'Made here', 'Recent, and finished']),
      items: (
        [
          ['Signs for a swimming hall', 'Space', 'Readable with wet eyes.', 'sea'],
          ['A typeface for a tram', 'Identity', 'Narrow, sturdy, on time.', 'railway'],
          ['Cider, four seasons', 'Packaging', 'One label, cut four ways.', 'bottle'],
          ['The quiet bank', 'Web', 'No pop-ups. None.', 'screen'],
          ['Book of small repairs', 'Print', 'Sewn with visible thread.', 'book'],
          ['Festival in one colour', 'Identity', 'And it was pink.', 'music'],
        ] as const
      ).map(([title, group, text, motif]) => ({ title, group, text, art: motif, sample: true })),
    },
    services: {
      title: pick('services', ['What we make', 'What leaves the studio']),
      items: withPhrases(
        facts,
        offers,
        [
          'From first sketch to finished thing, by the same hands.',
          'Drawn, tested, thrown away, drawn again.',
        ],
        4,
      ),
    },
    features: {
      title: 'What to expect',
      items: points([
        ['Three people in the room', 'You, us, and whoever will use it.', 'chair'],
        ['Early mistakes', 'We make them in week one, in pencil.', 'pencil'],
        ['Finished means finished', 'Files, notes, and a shelf of spares.', 'box'],
      ]),
    },
    about: {
      title: pick('about', ['About the studio', 'Who draws here']),
      body: [
        `${name} is run by the people whose names are on the door${inPlace(facts) ? `, and the door is${inPlace(facts)}` : ''}. We keep the team small so that everyone still makes things.`,
        'Our favourite clients know what they are for and not yet what it looks like.',
      ],
    },
    story: {
      title: 'How it started',
      body: [
        'Two desks, one printer, and a landlord who liked posters.',
        'The desks have multiplied. The printer is still the same, and still in charge.',
      ],
    },
    process: {
      title: pick('process', ['From blank to built', 'How we work']),
      items: points([
        ['Look', 'At the place, the people and what already works.'],
        ['Draw', 'Many, fast, on paper.'],
        ['Choose', 'One. Together, and for a reason.'],
        ['Build', 'With makers we trust, down to the screws.'],
      ]),
    },
    team: {
      title: pick('team', ['The studio', 'Who is who']),
      items: people(facts, [
        ['Founder, design', 'Believes in the second-largest size.'],
        ['Founder, direction', 'Says no, then helps.'],
        ['Design', 'Draws letters on bus windows.'],
        ['Production', 'Has opinions about paper.'],
      ]),
    },
    testimonials: {
      title: 'Said afterwards',
      items: reviews(facts, [
        ['We came for a logo and left knowing what we do.', 'Client'],
        ['It looks as if it had always been there.', 'Client'],
        ['They fought for one comma for a week. It was worth it.', 'Editor'],
      ]),
    },
    logos: {
      title: 'We like working for',
      items: ['Swimming halls', 'Publishers', 'Cooks', 'Choirs', 'Builders', 'Small museums'].map(
        (title) => ({ title }),
      ),
    },
    'case-study': {
      title: 'Signs for a swimming hall',
      lede: 'Readable with wet eyes, from any lane.',
      body: [
        'People without glasses, in a hurry, barefoot. That was the brief, although it took us two visits to see it.',
        'We made the letters from tiles, as high as a child, in the one blue the water does not have.',
      ],
    },
    pricing: {
      title: 'What it costs',
      items: plans(
        facts,
        [
          [
            'Week',
            3600,
            'One question, answered in drawings.',
            ['Two people', 'Five days', 'Everything we drew'],
          ],
          ['Project', 14000, 'From idea to delivery.', ['Concept', 'Design', 'Production', 'Files'], 'Usual'],
          ['Friend of the house', 1400, 'Small things, all year.', ['Two days a month', 'First in line']],
        ],
        { label: 'Ask about dates', to: 'contact' },
      ),
    },
    faq: {
      title: 'Good to know',
      items: questions([
        ['How do projects begin?', 'With a visit. We see more in an hour on site than in ten mails.'],
        ['How long does an identity take?', 'Eight to twelve weeks, if decisions take days and not months.'],
        ['Do you take small jobs?', 'If they are interesting, yes. Tell us why it is.'],
        ['Can we see several directions?', 'You see all sketches. We recommend one.'],
        ['Do you work with other studios?', 'Often: photographers, printers, developers, carpenters.'],
        ['Are interns welcome?', 'Paid, one at a time, for at least three months.'],
      ]),
    },
    contact: {
      title: pick('contact', ['Bring us a problem', 'Write, or come by']),
      lede: 'Say what it is, who it is for and by when.',
      items: contactItems(facts),
    },
    cta: {
      title: pick('cta', ['Something to make?', 'Bring it as it is']),
      lede: 'Unfinished is fine. Unclear, too.',
      actions: [{ label: 'Start a project', href: 'contact' }],
    },
    booking: {
      title: 'Book studio time',
      lede: 'Half days and whole days.',
      items: offers.map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for this slot', href: 'booking' }],
    },
    hours: { title: 'Studio hours', items: openingItems(facts, [opens(1, 5, 9.5, 18)]) },
    gallery: {
      title: 'Around the studio',
      items: pictures([
        ['The long table', 'table'],
        ['Proofs on the wall', 'frame'],
        ['Cutting day', 'scissors'],
        ['The good lamp', 'lamp'],
        ['Colour tests', 'paint'],
        ['Shelf of nearly', 'books'],
      ]),
    },
  };
};

const usualStudio: KindDefinition = {
  kind: 'studio',
  schemaType: 'ProfessionalService',
  noun: 'studio',
  pages: [
    { role: 'home', title: 'Home', sections: ['hero', 'portfolio', 'services', 'about', 'team', 'cta'] },
    { role: 'work', title: 'Work', sections: ['page-header', 'portfolio', 'case-study', 'cta'] },
    { role: 'about', title: 'Studio', sections: ['page-header', 'about', 'process', 'team', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours'] },
  ],
  styles: ['swiss', 'neo-brutalist', 'editorial', 'minimal'],
  art: ['pencil', 'frame', 'lamp', 'ruler'],
  action: { label: 'Start a project', to: 'contact' },
  content,
};

/** Design, architecture, sound and craft studios. */
export const studio: KindDefinition = withTrades(
  withSheets(usualStudio, [...studioSheets, ...firmSheets], []),
  (brief) => findStray(brief, [...roomsDrawn, ...makers, ...handsBehind]),
);
