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
        ['Kitchens and bathrooms', 'Planned around the days you need water.', 'tap'],
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
            'First the plan, then the spade',
            'From drawing to doorbell',
          ]),
      lede: pick('lede', [
        `${name} plans and builds${inPlace(facts)}: one price before it begins, dates you can plan with, and somebody to ask while it goes on.`,
        'Planned with you, priced before the first spade, and built in steps that you can follow.',
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
        ['Planned, priced, built and swept.', 'With a plan, a price and a date.'],
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
        ['Somebody to ask', 'From the first visit to the last day.', 'hands'],
        ['A plan with dates', 'So that you know what comes next.', 'calendar'],
        ['A tidy site', 'Cleared up as we go, and at the end.', 'broom'],
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
        `${name} builds, extends and renovates${inPlace(facts) ? inPlace(facts) + ' and around' : ''}.`,
        'You hear what is possible, what it takes and what it costs before anything is dug.',
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
          'That depends on the job and the season. You get dates together with the price.',
        ],
        ['Can we stay in the house?', 'Often. We look at it with you and tell you which days are loud.'],
        [
          'Do I need a permit?',
          'That depends on the job and the place. We tell you what is usual and whom to ask.',
        ],
        ['What if something changes while you build?', 'You hear what it costs before it is done.'],
        ['When could you start?', 'Ask for the free dates, and say how large the job is.'],
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
      lede: 'What you would like to build, where, and by when.',
      items: contactItems(facts),
    },
    areas: {
      title: 'Where we build',
      lede: `${placeOr(facts, 'Town')} and around. Further away is a matter of asking.`,
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
        ['First visit', 90, 'With a rough figure'],
        ['Drawings', 2400, 'Small project'],
        ['Bathroom', 9800, 'Complete'],
        ['Extension', 2600, 'Per square metre'],
        ['Terrace', 180, 'Per square metre'],
      ]),
    },
    stats: {
      title: 'In figures',
      items: figures([
        ['1', 'plan, with dates'],
        ['1', 'price, before it begins'],
        ['0', 'surprises we could have named'],
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
