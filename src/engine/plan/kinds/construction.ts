import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { figures } from './parts/figures';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { says } from './parts/says';
import { inPlace, kicker, placeOr } from './parts/weave';
import { buildingSheets } from './sheets/building-sheets';
import { firmSheets } from './sheets/office-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findNamedStray, findOpened } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { fitters } from './trades/fitters';
import { horsesAndLand } from './trades/horses-and-land';
import { seenFromAbove } from './trades/seen-from-above';
import { wallsAndHedges } from './trades/walls-and-hedges';
import { lookedAt } from './trades/looked-at';
import { foundByName } from './trades/found-by-name';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const isGarden = says(facts, /landscap|garden design|paving|fenc/iu);
  const offers = isGarden
    ? points([
        ['Garden design', 'Where you sit, where the sun is, where the hose goes.', 'tree'],
        ['Paving and walls', 'Level, drained, made to be walked on barefoot.', 'wall'],
        ['Planting', 'Something in flower from February to November.', 'flower'],
        ['Water', 'Ponds, rills, rain kept for July.', 'drop'],
        ['Fences and decks', 'Wood that greys well.', 'fence'],
        ['Care', 'Two visits a year, or every month.', 'scissors'],
      ])
    : points([
        ['New houses', 'From the first sod to the doorbell.', 'house'],
        ['Extensions', 'A room more, without losing the garden.', 'window'],
        ['Renovation', 'Old walls, new pipes.', 'wall'],
        ['Roofs and timber', 'Cut here, raised there.', 'house'],
        ['Kitchens and bathrooms', 'Three weeks, dust sealed off.', 'tap'],
        ['Energy', 'Insulated, ventilated, warm.', 'sun'],
      ]);
  return {
    hero: {
      kicker: kicker(facts, isGarden ? 'Landscape gardeners' : 'Builders'),
      title: isGarden
        ? pick('hero', [
            'A garden that looks after you',
            'Shade, stone and something to pick',
            'Outside, but finished',
          ])
        : pick('hero', [
            'Built straight, handed over swept',
            'Walls that outlive the loan',
            'On time, in budget, out of mud',
            'From drawing to doorbell',
          ]),
      lede: pick('lede', [
        `${name} plans and builds${inPlace(facts)} with its own people, one site manager and a schedule on the fence.`,
        'One price, one timetable, one person who answers the telephone when it rains.',
      ]),
      actions: [
        { label: pick('hero-action', ['Tell us about your project', 'Ask for a visit']), href: 'quote' },
        { label: 'See finished work', href: 'portfolio' },
      ],
    },
    services: {
      title: pick('services', ['What we build', 'From small to large']),
      items: withPhrases(
        facts,
        offers,
        ['Planned, priced, built and swept.', 'By our own people, to a date you know.'],
        6,
      ),
    },
    portfolio: {
      title: pick('work', ['Finished, lived in', 'Recent sites']),
      items: (isGarden
        ? ([
            ['Courtyard with a fig', 'Gardens', 'Gravel, bench, shade by four.', 'tree'],
            ['Slope above the road', 'Walls', 'Three terraces, no mortar.', 'wall'],
            ['Roof with bees', 'Gardens', 'Thyme, sedum, two hives.', 'bee'],
            ['Long border', 'Planting', 'Eleven months of flowers.', 'flower'],
            ['Swimming pond', 'Water', 'Cold, clear, full of boatmen.', 'drop'],
            ['Deck under pines', 'Wood', 'Larch, already grey.', 'tree'],
          ] as const)
        : ([
            ['House on a slope', 'New', 'Three levels, one long stair.', 'house'],
            ['Barn with daylight', 'Renovation', 'The beams stayed.', 'hills'],
            ['Kitchen to the garden', 'Extension', 'Nine metres of glass.', 'window'],
            ['Two flats from one', 'Renovation', 'And a wall that keeps secrets.', 'door'],
            ['Workshop in timber', 'New', 'Raised in two days.', 'building'],
            ['Roof, ninety years on', 'Roof', 'Every tile turned.', 'house'],
          ] as const)
      ).map(([title, group, text, motif]) => ({ title, group, text, art: motif, sample: true })),
    },
    features: {
      title: pick('features', ['How we run a site', 'What you can hold us to']),
      items: points([
        ['One site manager', 'From first visit to last key.', 'hands'],
        ['A schedule on the fence', 'With dates. You can tick along.', 'calendar'],
        ['Swept every evening', 'You should be able to walk through in slippers.', 'broom'],
      ]),
    },
    process: {
      title: pick('process', ['From drawing to key', 'How a project goes']),
      items: points([
        ['Visit', 'We measure, ask and look at the neighbours.'],
        ['Plan and price', 'One sum, itemised.'],
        ['Permit', 'We write, we wait, we answer.'],
        ['Build', 'Week by week, with pictures.'],
        ['Hand over', 'With a list, and every point crossed off.'],
      ]),
    },
    timeline: {
      title: 'A typical year on site',
      items: dated([
        ['Month 1', 'Ground', 'Dug, drained, poured.'],
        ['Month 3', 'Walls', 'You can stand in the kitchen.'],
        ['Month 5', 'Roof', 'With beer for everyone.'],
        ['Month 8', 'Inside', 'Pipes, plaster, patience.'],
        ['Month 10', 'Keys', 'And a broom.'],
      ]),
    },
    'before-after': {
      title: 'Before and after',
      items: ['The barn', 'The yard'].flatMap((group) => [
        { title: 'Before', group, art: 'wall', sample: true },
        { title: 'After', group, art: 'house', sample: true },
      ]),
    },
    about: {
      title: pick('about', ['People with levels', 'Who builds']),
      body: [
        `${name} employs its own masons, carpenters and one very good excavator${inPlace(facts) ? ', and works' + inPlace(facts) + ' and around' : ''}.`,
        'We answer for what we build with our name on the fence.',
      ],
    },
    team: {
      title: 'On site',
      items: people(facts, [
        ['Owner', 'Still checks every corner with a thumb.'],
        ['Site manager', 'Holds dates like others hold grudges.'],
        ['Carpenter', 'Thinks in roofs.'],
      ]),
    },
    testimonials: {
      title: 'After the housewarming',
      items: reviews(facts, [
        ['The only ones who answered the phone in the third month.', 'Extension'],
        ['They swept. Every day.', 'Kitchen'],
        ['The final sum was the first sum plus one door we asked for.', 'New house'],
      ]),
    },
    faq: {
      title: 'Before the first spade',
      items: questions([
        [
          'What does it cost per square metre?',
          'That depends on ground, height and wishes. After a visit you get a sum, itemised.',
        ],
        [
          'How long will it take?',
          'An extension some months, a house about a year. Your schedule has dates.',
        ],
        [
          'Can we stay in the house?',
          'Often. We seal off, keep the water on and tell you which days are loud.',
        ],
        ['Do you handle permits?', 'Yes, with drawings and letters.'],
        ['Who is responsible if something goes wrong?', 'We are, in writing, and our insurer after us.'],
        [
          'When could you start?',
          'Small works in some weeks, larger ones next season. Ask for the free dates.',
        ],
      ]),
    },
    quote: {
      title: 'Tell us about your project',
      lede: 'Plot, wish, rough budget. We come and look.',
      items: offers.map(({ title }) => ({ title })),
      actions: [{ label: 'Ask for a visit', href: 'quote' }],
    },
    contact: {
      title: 'Call the site office',
      lede: 'Early is best; after seven we are on scaffolding.',
      items: contactItems(facts),
    },
    areas: {
      title: 'Where we build',
      lede: `From ${placeOr(facts, 'our yard')} about an hour in each direction.`,
      items: ['Town', 'Suburbs', 'Villages', 'Coast and hills'].map((title) => ({ title, sample: true })),
    },
    hours: { title: 'Office hours', items: openingItems(facts, [opens(1, 4, 7, 17), opens(5, 5, 7, 14)]) },
    cta: {
      title: pick('cta', ['Have a drawing?', 'Or only an idea?']),
      lede: 'Both are enough for a first walk over the plot.',
      actions: [{ label: 'Ask for a visit', href: 'quote' }],
    },
    gallery: {
      title: 'Sites',
      items: pictures([
        ['First wall', 'wall'],
        ['Topping out', 'house'],
        ['Morning mist', 'hills'],
        ['New window', 'window'],
        ['Tools, evening', 'hammer'],
        ['Swept', 'broom'],
      ]),
    },
    pricing: {
      title: 'Guide prices',
      items: priced(facts, [
        ['First visit', 0, 'With a rough figure'],
        ['Drawings', 2400, 'Small project'],
        ['Bathroom', 9800, 'Complete'],
        ['Extension', 2600, 'Per square metre'],
        ['Terrace', 180, 'Per square metre'],
      ]).map((item, at) => (at === 0 ? { ...item, price: 'Free' } : item)),
    },
    stats: {
      title: 'In figures',
      items: figures([
        ['1', 'site manager'],
        ['5', 'sites at a time, at most'],
        ['0', 'evenings unswept'],
      ]),
    },
  };
};

const architects = firmSheets.filter(({ noun }) => noun === 'architecture studio');

const usualConstruction: KindDefinition = {
  kind: 'construction',
  schemaType: 'GeneralContractor',
  noun: 'building company',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'portfolio', 'process', 'features', 'testimonials', 'quote'],
    },
    { role: 'work', title: 'Projects', sections: ['page-header', 'portfolio', 'before-after', 'cta'] },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'process', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'areas'] },
  ],
  styles: ['industrial', 'swiss', 'corporate', 'high-contrast'],
  art: ['house', 'hammer', 'wall', 'window'],
  action: { label: 'Ask for a visit', to: 'quote' },
  content,
};

/** Builders, renovators, landscapers. */
export const construction: KindDefinition = withTrades(
  withSheets(usualConstruction, [...buildingSheets, ...architects], []),
  (brief) =>
    findOpened(brief, foundByName) ??
    findNamedStray(brief, [...lookedAt, ...wallsAndHedges, ...horsesAndLand, ...fitters, ...seenFromAbove]),
);
