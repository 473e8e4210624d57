import { describe, expect, it } from 'vitest';
import { findMotif, loadMotifWords } from '@/engine/compose/art/find-motif';
import type { Facts, KindDefinition } from '../../content';
import { accountant } from '../accountant';
import { auto } from '../auto';
import { bakery } from '../bakery';
import { bar } from '../bar';
import { cleaning } from '../cleaning';
import { course } from '../course';
import { generalContent } from '../general/general';
import { gym } from '../gym';
import { law } from '../law';
import { portfolio } from '../portfolio';
import { spa } from '../spa';
import { speakWithoutName } from '../speak-without-name';
import { makeTestFacts } from '../testing/make-test-facts';
import { mobileApp } from '../mobile-app';
import { product } from '../product';
import { realEstate } from '../real-estate';
import { saas } from '../saas';
import { studio } from '../studio';
import { apps } from './apps';
import { software } from './software';
import { things } from './things';
import { unknown } from '../unknown';
import { industries } from './industries';
import { locals } from './locals';
import { outings } from './outings';
import { producers } from './producers';
import { massage } from './massage';
import { moneyAdvice } from './money-advice';
import { nonprofit } from '../nonprofit';
import { event } from '../event';
import { causes } from './causes';
import { carDealers } from './car-dealers';
import { cleaningRounds } from './cleaning-rounds';
import { clubs } from './clubs';
import { courses } from './courses';
import { crossingsAndSkies } from './crossings-and-skies';
import { rentals } from './rentals';
import { darkCrops, roofsAndNeighbours } from './roofs-and-neighbours';
import { cakesToOrder, paperToOrder } from './to-order';
import { events } from './events';
import { venues } from './venues';
import { nights } from './nights';
import { foundByName } from './found-by-name';
import { forFamilies, weekendsBeforeWeddings } from './for-families';
import { handsBehind } from './hands-behind';
import { seasonAndTable } from './season-and-table';
import { fitKind } from './fit-kind';
import { lookedAt } from './looked-at';
import { sharpeners } from './pipes-and-blades';
import { tanksAndPaws } from './tanks-and-paws';
import { wordsForOthers } from './words-for-others';
import { learningCauses } from './learning-causes';
import { lessons } from './lessons';
import { makers } from './makers';
import { performers } from './performers';
import { professionals } from './professionals';
import { rarities } from './rarities';
import { recordLabels } from './record-labels';
import { smallPresses } from './small-presses';
import { remembrance } from './remembrance';
import { surveyors } from './surveyors';
import { roomsDrawn } from './rooms-drawn';
import { repairers } from './repairers';
import { schools } from './schools';
import { smallLandlords } from './small-landlords';
import { societies } from './societies';
import { stages } from './stages';
import { tastings } from './tastings';
import { feet, partyPeople } from './feet-and-faces';
import { fitters } from './fitters';
import { horsesAndLand } from './horses-and-land';
import { seenFromAbove } from './seen-from-above';
import { storageAndVans } from './storage-and-vans';
import { wallsAndHedges } from './walls-and-hedges';
import { washingAndWater } from './washing-and-water';
import { workshopsWithMachines } from './workshops-with-machines';
import { rowsOf, wordsOf } from './trade';
import type { Trade } from './trade';

await loadMotifWords();
const shelves: readonly (readonly [KindDefinition, readonly Trade[]])[] = [
  [portfolio, [...performers, ...makers, ...professionals]],
  [event, [...events, ...venues, ...nights]],
  [unknown, foundByName],
  [nonprofit, [...learningCauses, ...causes, ...clubs]],
  [unknown, [...remembrance, ...recordLabels, ...smallPresses, ...surveyors]],
  [unknown, [...forFamilies, ...weekendsBeforeWeddings, ...handsBehind, ...seasonAndTable]],
  [unknown, [...sharpeners, ...lookedAt, ...tanksAndPaws, ...wordsForOthers]],
  [unknown, [...crossingsAndSkies, ...rentals, ...roofsAndNeighbours, ...darkCrops, ...paperToOrder]],
  [bakery, cakesToOrder],
  [cleaning, cleaningRounds],
  [realEstate, smallLandlords],
  [bar, tastings],
  [auto, carDealers],
  [spa, massage],
  [studio, roomsDrawn],
  [accountant, moneyAdvice],
  [nonprofit, societies],
  [unknown, [...repairers, ...rarities, ...stages, ...producers, ...outings, ...locals, ...industries]],
  [unknown, [...horsesAndLand, ...wallsAndHedges, ...washingAndWater, ...fitters, ...storageAndVans]],
  [unknown, [...workshopsWithMachines, ...seenFromAbove, ...feet, ...partyPeople]],
  [saas, software],
  [mobileApp, apps],
  [product, things],
  [course, [...schools, ...lessons, ...courses]],
];
const all = shelves.flatMap(([kind, trades]) =>
  trades.map((trade) => ({ name: `${kind.kind}: ${trade.noun}`, kind, trade })),
);
const ask = (offer: string, more: Partial<Facts> = {}, turn = 0): Facts =>
  makeTestFacts(
    { offer, ...more },
    {
      prompt: `Website for a ${offer}`,
      offer: { value: offer, spans: [] },
      ...(more.name ? { name: { value: more.name, spans: [] } } : {}),
    },
    turn,
  );

describe.each(all)('the trade $name', ({ kind, trade }) => {
  const facts = [
    ask(trade.noun),
    ask(trade.noun, {}, 1),
    ask(trade.noun, {}, 2),
    ask(trade.noun, { name: 'Nordlys', place: 'Bergen', founded: 2014, phrases: ['evening visits'] }),
  ];

  it('is found by its own word', () => {
    expect(fitKind(kind, ask(trade.noun).brief).noun).toBe(trade.noun);
  });

  it('speaks for itself on every section of its pages', () => {
    for (const known of facts) {
      const fitted = fitKind(kind, known.brief);
      const own = speakWithoutName(fitted).content(known);
      const bank = { ...generalContent(known, fitted.noun), ...own };
      const types = new Set(fitted.pages.flatMap(({ sections }) => sections));
      expect(types.size).toBeGreaterThan(5);
      for (const type of types) {
        expect(bank[type].title.length, type).toBeGreaterThan(0);
        if (!['page-header', 'map', 'hours', 'countdown', 'cta'].includes(type))
          expect(own[type], type).toBeDefined();
      }
      expect(own.faq?.items?.length).toBeGreaterThanOrEqual(6);
      expect(own.hero?.actions?.length).toBe(2);
      for (const { href } of own.hero?.actions ?? []) {
        const roles = fitted.pages.map(({ role }) => role);
        expect([...types, ...roles], href).toContain(href);
      }
    }
  });

  it('has headlines that differ with the seed', () => {
    expect(new Set(facts.slice(0, 3).map((known) => kind.content(known).hero?.title)).size).toBe(3);
  });

  it('says nothing broken, borrowed or too long', () => {
    for (const known of facts) {
      const bank = kind.content(known);
      expect(JSON.stringify(bank)).not.toMatch(
        /[{}]\w*\||\{(?:name|in|place|€)|undefined|award|trusted by|world-class|passionate|unforgettable|seamless|elevate/iu,
      );
      for (const [type, content] of Object.entries(bank)) {
        expect(content.title.length, `${type}: ${content.title}`).toBeLessThanOrEqual(60);
        const isMade = [
          'team',
          'teacher',
          'speakers',
          'testimonials',
          'pricing',
          'products',
          'stats',
        ].includes(type);
        for (const item of content.items ?? []) {
          expect(item.title.trim(), type).not.toBe('');
          if (isMade) expect(item.sample, `${type}: ${item.title}`).toBe(true);
        }
      }
    }
  });

  it('asks only for pictures that can be drawn', () => {
    const motifs = [
      ...wordsOf(trade, 'art').flatMap((line) => line.split(',')),
      // A picture without a word of its own shows what the site is about.
      ...rowsOf(trade, 'shot').flatMap(([, art]) => art ?? []),
      ...rowsOf(trade, 'work').map(([, , , art = '']) => art),
    ];
    for (const motif of motifs) expect(findMotif(motif.trim()), motif).not.toBeNull();
  });
});

describe('which trade a prompt is about', () => {
  const nounOf = (kind: KindDefinition, offer: string) => fitKind(kind, ask(offer).brief).noun;

  it.each([
    [portfolio, 'techno DJ', 'DJ'],
    [portfolio, 'wedding band', 'band'],
    [portfolio, 'string quartet', 'orchestra'],
    [portfolio, 'illustrator for children’s books', 'illustrator'],
    [portfolio, 'indie game developer portfolio', 'game developer'],
    [portfolio, 'documentary film-maker', 'film-maker'],
    [portfolio, 'landscape painter', 'painter'],
    [portfolio, 'stained glass artist', 'glass artist'],
    [saas, 'CRM for estate agents', 'CRM'],
    [mobileApp, 'recipe app', 'recipe app'],
    [product, 'mechanical keyboard', 'keyboard'],
    [course, 'outdoor nursery', 'forest kindergarten'],
    [course, 'driving school', 'driving school'],
    [course, 'school of music', 'music teacher'],
    [course, 'primary school', 'school'],
    [course, 'university department of history', 'university department'],
    [event, 'film festival', 'film festival'],
    [event, 'wedding venue barn', 'venue'],
    [event, '40th birthday party', 'birthday party'],
    [nonprofit, 'mosque', 'church'],
    [nonprofit, 'dog shelter', 'animal rescue'],
    [nonprofit, 'youth football club', 'sports club'],
    [nonprofit, 'community theatre', 'theatre'],
    [law, 'notary public', 'notary'],
    [auto, 'taxi and airport transfers', 'taxi'],
    [gym, 'tennis club', 'tennis club'],
    [gym, 'CrossFit gym', 'crossfit box'],
    [course, 'clockmaker’s workshop', 'clockmaker'],
    [unknown, 'escape room', 'escape room'],
    [unknown, 'falconry displays and owl encounters', 'falconry'],
    [unknown, 'vintage typewriter restoration business', 'restoration workshop'],
    [event, 'auction house', 'auction house'],
    [nonprofit, 'Nordic walking group', 'club'],
    [nonprofit, 'kids’ science club', 'club'],
    [product, 'drone light show', 'product'],
    [unknown, 'piano tuner', 'piano tuner'],
    [unknown, 'beekeeper', 'beekeeper'],
    [unknown, 'bee keeping', 'beekeeper'],
    [unknown, 'costume rental', 'rental shop'],
    [unknown, 'kayak tours', 'tour guide'],
    [unknown, 'research lab', 'research group'],
    [unknown, 'petition against the new motorway', 'petition'],
    [studio, 'ceramics studio', 'ceramic artist'],
    [unknown, 'toy library', 'toy library'],
    [nonprofit, 'public library', 'library'],
    [unknown, 'seaweed foraging walks', 'foraging walk'],
    [unknown, 'beekeepers who rent out hives', 'hive rental'],
    [event, 'letterpress printer who makes wedding invitations', 'letterpress printer'],
    [unknown, 'mobile sauna', 'sauna hire'],
    [unknown, 'little passenger ferry between two towns', 'ferry'],
    [bakery, 'celebration cakes', 'cake maker'],
    [bakery, 'bakery with wedding cakes', 'bakery'],
    [studio, 'design studio', 'studio'],
  ])('%# knows a %s', (kind, offer, noun) => {
    expect(nounOf(kind, offer)).toBe(noun);
  });

  it.each([
    [portfolio, 'bandage maker', 'portfolio'],
    [course, 'dog school', 'course'],
    [unknown, 'honeymoon planner', 'business'],
    [event, 'wedding', 'event'],
  ])('%# hears no word inside another: %s', (kind, offer, noun) => {
    expect(nounOf(kind, offer)).toBe(noun);
  });

  it('takes no section asked for as a trade', () => {
    const { brief } = ask('conference');
    const prompt = 'Conference site: speakers, tickets, venue';
    const asked = { ...brief, prompt, offer: null };
    const at = prompt.indexOf('venue');
    const sections = [{ value: 'venue' as const, spans: [{ start: at, end: at + 5 }] }];
    expect(fitKind(event, { ...asked, sections }).noun).not.toBe('venue');
    expect(fitKind(event, asked).noun).toBe('venue');
  });

  it('takes those who are served for no trade', () => {
    const { brief } = ask('councils and families');
    expect(fitKind(unknown, brief).noun).toBe('municipality');
    const prompt = 'We restore old benches for councils and families';
    expect(fitKind(unknown, { ...brief, prompt }).noun).toBe('business');
  });

  it('leaves other languages to their own words', () => {
    const { brief } = ask('beekeeper');
    expect(fitKind(unknown, { ...brief, language: { value: 'de', spans: [] } }).noun).toBe('business');
  });

  it('sells what the trade makes, and never a mug', () => {
    const titles = unknown.content(ask('beekeeper')).products?.items?.map(({ title }) => title) ?? [];
    expect(titles).toContain('Linden honey');
    expect(titles.join(' ')).not.toMatch(/mug|t-shirt|poster/iu);
  });

  it('promises a kindergarten no fourteen days to change one’s mind', () => {
    const text = JSON.stringify(course.content(ask('forest kindergarten')));
    expect(text).not.toMatch(/fourteen days|whole course|lesson/iu);
  });
});
