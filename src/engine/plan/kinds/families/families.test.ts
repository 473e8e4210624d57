import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { findMotif } from '@/engine/compose/art/find-motif';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { rowsOf, wordsOf } from '../trades/trade';
import { anyBusiness } from './any-business';
import { doingForOthers } from './doing-for-others';
import { peopleAndFirms } from './people-and-firms';
import { forTheTrade } from './for-the-trade';
import { goingOut } from './going-out';
import { showsAndEvenings } from './shows-and-evenings';
import { growingAndMaking } from './growing-and-making';
import { learningAndMeeting } from './learning-and-meeting';
import { readCalling } from './read-calling';

const families = [
  ...growingAndMaking,
  ...learningAndMeeting,
  ...goingOut,
  ...showsAndEvenings,
  ...doingForOthers,
  ...peopleAndFirms,
  ...forTheTrade,
  ...anyBusiness,
];
const planOf = (prompt: string, seed = 1) => makePlan(readBrief(prompt), seed);
const textOf = (prompt: string, seed = 1) =>
  JSON.stringify(
    planOf(prompt, seed).pages.flatMap(({ sections }) => sections.map(({ content }) => content)),
  );

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

describe('what a business calls itself', () => {
  it.each([
    ['A snail farm near Hereford', 'farm', 'snail'],
    ['Website for our kite-making school in Brighton', 'school', 'kite-making'],
    ['Lantern-making workshop in Lisbon', 'school', 'lantern-making'],
    ['Medieval calligraphy club in York', 'club', 'medieval calligraphy'],
    ['We grow dahlias outside Ludlow', 'farm', 'dahlias'],
    ['Website for Saltmarsh, we forage sea vegetables', 'company', 'sea vegetable'],
    ['A society that studies old railway timetables', 'club', 'old railway timetables'],
    ['Mobile wood-fired pizza oven for weddings, in Kent', 'mobile', 'wood-fired pizza oven'],
    ['I repair accordions and concertinas in Sheffield', 'repair', 'accordions and concertinas'],
    ['We rent out vintage typewriters for weddings', 'hire', 'vintage typewriters'],
    ['I make marionettes and carve them from linden wood', 'maker', 'marionettes'],
    ['Mushroom-growing kits by post', 'kit', 'mushroom-growing'],
    ['Museum of Lost Umbrellas in Bath', 'museum', 'lost umbrellas'],
    ['Button shop in Antwerp', 'shop', 'button'],
    ['Marble run builder who makes giant marble runs', 'maker', 'marble run'],
    ['Night school for amateur radio and Morse code in Rotterdam', 'school', 'amateur radio and Morse code'],
    ['Silent reading parties every month in Melbourne', 'evenings', 'silent reading'],
    ['Insect hotel builders in Utrecht', 'maker', 'insect hotel'],
    ['Goat yoga on a farm in Vermont', 'yoga', 'goat'],
    ['Donkey rides for fetes in Devon', 'hire', 'donkey rides'],
    ['Craft night at the Wheatsheaf', 'evenings', 'craft'],
    ['Keswick toy library, borrow a puzzle for £1', 'library', 'toy'],
    ['Hand-bound table runners', 'things', 'hand-bound table runners'],
  ])('%s is of a family', (prompt, family, subject) => {
    expect(readCalling(readBrief(prompt))).toMatchObject({ family, subject });
  });

  it.each(['A small family farm in Devon', 'Local shop in Leeds', 'Website for a community club'])(
    '%s is about nothing in particular',
    (prompt) => expect(readCalling(readBrief(prompt))).toBeNull(),
  );
});

describe('a site of a family', () => {
  it('speaks of the very thing and of no neighbour’s', () => {
    const text = textOf('Website for Slow Silver, a snail farm near Hereford');
    expect(text).toMatch(/snails are kept/u);
    expect(text).not.toMatch(/vegetable box|potatoes|Hens/u);
    expect(textOf('Mobile wood-fired pizza oven for weddings, in Kent')).not.toMatch(/keynote|courtyard/iu);
  });

  it('lists where those go who come to others, and opens with what they say', () => {
    const text = textOf(
      'We run a mobile planetarium, Dome & Away. We visit primary schools and libraries with an inflatable dome.',
    );
    expect(text).toMatch(/"title":"Primary schools"/u);
    expect(text).toMatch(/"title":"Libraries"/u);
    expect(text).toMatch(/"lede":"We visit primary schools and libraries with an inflatable dome."/u);
    expect(text).not.toMatch(/collection|exhibition/iu);
  });

  it('leaves beans and carrots to those who grow them', () => {
    expect(textOf('Website for Fernbank Orchard. 60 apple trees, 14 old varieties.')).not.toMatch(
      /carrots|potatoes|vegetable box/iu,
    );
  });

  it('takes no trade from those who are served', () => {
    const text = textOf(
      'Make a website for a company that scans antiques for museums, called Facsimile. Services and contact.',
    );
    expect(text).not.toMatch(/exhibition|collection/iu);
    expect(textOf('A site for a stone walling course centre, Cheek End, in Wensleydale.')).not.toMatch(
      /fourteen days|download the notes/iu,
    );
  });

  it('says of nobody that they are a team, nor of a crew that it takes appointments', () => {
    expect(textOf('Website for Otterburn Cob: cob ovens and garden walls in Devon.')).not.toMatch(
      /is a team|A team/u,
    );
    expect(textOf('Dragon boat team "The Kelpies" at Loch Lomond. Beginners welcome.')).not.toMatch(
      /appointment|groups and firms/iu,
    );
  });

  it('has no ice under roller skates, and no metal in a type foundry', () => {
    expect(textOf('Roller disco in Hull, every Friday')).not.toMatch(/\bice\b/iu);
    expect(textOf('A type foundry called Plumb Line')).not.toMatch(/drawing, or with|pallet|machine/iu);
  });

  it('agrees with things that are not counted', () => {
    expect(textOf('Saffron farm in Norfolk')).toMatch(/how saffron is grown|how it is grown/u);
    expect(textOf('Oyster farm on the Isle of Mull')).toMatch(/on the Isle of Mull/u);
  });

  it('leaves trades that are known to their own words', () => {
    expect(planOf('Violin maker in Leeds').noun).toBe('violin maker');
    expect(planOf('Kayak tours in Bergen').noun).toBe('tour guide');
    expect(planOf('Piano repair in Leeds').noun).toBe('piano tuner');
    expect(planOf('Italian restaurant in Rome').noun).not.toMatch(/italian/iu);
  });

  it('says a line under each thing that the prompt names', () => {
    const plan = planOf('Bicycle courier collective in Ghent, we carry parcels, legal papers and cakes');
    const services = plan.pages[0]?.sections.find(({ type }) => type === 'services')?.content.items ?? [];
    const texts = services.map(({ text }) => text);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('shows what it is about, not what its family usually shows', () => {
    expect(planOf('Snail farm near Hereford').art).not.toContain('vegetables');
    expect(planOf('Bicycle courier collective in Ghent').art[0]).toBe('bike');
  });

  it('names the second trade of two', () => {
    const items = planOf('Hat blocking lessons and hat repair in Luton').pages[0]?.sections.find(
      ({ type }) => type === 'services',
    )?.content.items;
    expect(items?.[0]?.title).toBe('Hat repair');
  });

  it.each(['Dental lab in Leeds', 'Immigration centre in Leeds', 'Dialysis center in Ohio'])(
    '%s is no place for an evening out',
    (prompt) => expect(textOf(prompt)).not.toMatch(/birthday|Bring friends|An evening of/iu),
  );

  it.each(['Crematorium in Ohio', 'Actuary in Leeds', 'Parking control company in Ohio'])(
    '%s is an ordinary business and no curiosity',
    (prompt) => {
      for (const seed of [1, 2, 3, 4])
        expect(textOf(prompt, seed)).not.toMatch(
          /not find one at every corner|suitable for children|sounds unusual|at your service|Parties/u,
        );
    },
  );

  it('makes up no prices where they are asked for and nobody told any', () => {
    for (const prompt of ['Gun range in Boise, prices', 'Soil lab in Leeds, prices', 'Crematorium, prices']) {
      const pricing = planOf(prompt)
        .pages.flatMap(({ sections }) => sections)
        .find(({ type }) => type === 'pricing');
      expect(pricing?.content.items?.length, prompt).toBeGreaterThan(1);
      expect(JSON.stringify(pricing?.content.items), prompt).not.toMatch(/[$£€]|\d/u);
    }
  });

  it('makes no noun of what a museum is like', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(textOf('Maritime museum in Gdynia', seed)).not.toMatch(/maritimes|maritime thing\b/iu);
    }
  });

  it('keeps capitals for names alone', () => {
    expect(textOf('Cheese rolling contest near Gloucester')).not.toMatch(/ Cheese/u);
    expect(textOf('Viking longship rowing club in Roskilde')).toMatch(/ Viking longship/u);
  });

  it('bread that comes every week is baked, and brings no instructions', () => {
    expect(textOf('Focaccia subscription, a loaf a week, Totnes')).not.toMatch(
      /the notes take you|Several at once/u,
    );
  });

  it('many a bus is buses', () => {
    expect(textOf('Vintage minibus hire in Bude')).not.toMatch(/minibuss\b/u);
    expect(textOf('Vintage minibus hire in Bude')).toMatch(/minibuses/u);
  });

  it('takes no half of a word for a name', () => {
    expect(planOf('Dog-friendly pottery café in Bristol').name).toBe('Bristol Dog-friendly Pottery Café');
  });

  it.each(families.map((family) => family.noun))('%s leaves no gap and no empty praise', (noun) => {
    const prompts: Readonly<Record<string, string>> = {
      player: 'A site for my barrel organ, The Humming Hurdy. I play at weddings and fairs.',
      farm: 'Alpaca farm in Hay', maker: 'Kite maker in Hay', 'craft maker': 'Stained glass workshop in Hay',
      repair: 'Accordion repair in Hay', kit: 'Puzzle subscription box', shop: 'Button shop in Hay',
      school: 'Juggling lessons in Hay', club: 'Bell ringing club in Hay', museum: 'Umbrella museum in Hay',
      sanctuary: 'Hedgehog hospital in Hay', tours: 'Ghost sign tours in Hay', experience: 'Duck herding experience in Hay',
      venue: 'Axe-throwing venue in Hay', mobile: 'Travelling planetarium for schools', show: 'Fire-eating troupe in Hay',
      contest: 'Worm charming championship in Hay', café: 'Cat café in Hay', yoga: 'Goat yoga in Hay',
      service: 'Grave tending service in Hay', courier: 'Bicycle courier in Hay', adviser: 'Beard coach in Hay',
      company: 'Worm composting business in Hay', hire: 'Typewriter hire in Hay', person: 'Tarantula breeder in Hay', firm: 'Website for Brook & Vale, chartered surveyors in York', library: 'Seed library in Hay',
      evenings: 'Moth-trapping evenings in Hay',
      'trade school': 'Locksmith training school in Hay', supplies: 'Lash supplies in Hay',
      project: 'My caravan rebuild', business: 'Pigeon racing loft in Hay', things: 'Custom dice, cast in resin',
    }; // prettier-ignore
    for (const seed of [1, 2, 3, 4]) {
      const text = textOf(prompts[noun] ?? '', seed);
      expect(text).not.toMatch(/[{}](?:x|xs|X|Xs|offers?|an |Is|in|from|are)\}/u);
      expect(text).not.toMatch(
        /undefined|award|trusted by|world-class|passionate|unforgettable|seamless|elevate/iu,
      );
      expect(text).not.toMatch(/\ba [aeio]\w+ (?:repair|hire)|\bkeep it well|s’s /u);
    }
    expect(readCalling(readBrief(prompts[noun] ?? ''))?.family).toBe(noun);
  });

  it.each(families.map((family) => [family.noun, family] as const))(
    '%s asks for pictures that can be drawn',
    (_, family) => {
      const motifs = [
        ...wordsOf(family, 'art').flatMap((line) => line.split(',')),
        ...rowsOf(family, 'shot').map(([, art = '']) => art),
      ];
      for (const motif of motifs) expect(findMotif(motif.trim()), motif).not.toBeNull();
    },
  );
});
