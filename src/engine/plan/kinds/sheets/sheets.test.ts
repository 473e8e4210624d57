import { describe, expect, it } from 'vitest';
import type { SiteKind } from '@/domain/site/vocabulary';
import { readBrief } from '../../../brief/read-brief';
import { findMotif } from '../../../compose/art/find-motif';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import type { SectionContent } from '../../content';
import { findKind } from '../find-kind';
import { makeTestFacts } from '../testing/make-test-facts';
import { rowsOf, wordsOf, type Trade } from '../trades/trade';
import { animalSheets } from './animal-sheets';
import { beautySheets } from './beauty-sheets';
import { buildingSheets } from './building-sheets';
import { careSheets } from './care-sheets';
import { consultingSheets } from './consulting-sheets';
import { drinkSheets } from './drink-sheets';
import { insuranceSheets } from './insurance-sheets';
import { kitchenSheets } from './kitchen-sheets';
import { moveSheets } from './move-sheets';
import { estateSheets, firmSheets, warmthSheets } from './office-sheets';
import { photographerPeopleSheets } from './photographer-people-sheets';
import { photographerThingSheets } from './photographer-thing-sheets';
import { pilatesSheets } from './pilates-sheets';
import { shopSheets } from './shop-sheets';
import { staySheets } from './stay-sheets';
import { studioSheets } from './studio-sheets';
import { tradeSheets } from './trade-sheets';
import { findSheet } from './wear-sheets';
import { wheelSheets } from './wheel-sheets';

await loadAllCopy();
const slot = <T>(value: T) => ({ value, spans: [] });
const sets: readonly (readonly [SiteKind, readonly Trade[]])[] = [
  ['shop', shopSheets],
  ['restaurant', kitchenSheets],
  ['bar', drinkSheets],
  ['hotel', staySheets],
  ['salon', beautySheets],
  ['gym', moveSheets],
  ['yoga', pilatesSheets],
  ['clinic', careSheets],
  ['veterinary', animalSheets],
  ['home-services', tradeSheets],
  ['auto', wheelSheets],
  ['studio', studioSheets],
  ['real-estate', estateSheets],
  ['law', firmSheets],
  ['spa', warmthSheets],
  ['photographer', [...photographerPeopleSheets, ...photographerThingSheets]],
  ['construction', buildingSheets],
  ['consulting', consultingSheets],
  ['insurance', insuranceSheets],
];
const written = sets.flatMap(([kind, sheets]) =>
  sheets
    .filter((sheet) => rowsOf(sheet, 'head').length > 0)
    .map((sheet) => [sheet.noun, kind, sheet] as const),
);
const textOf = (content: SectionContent | undefined): string => JSON.stringify(content ?? {});

describe.each(written)('the sheet %s', (noun, kind, sheet) => {
  const briefOf = (prompt: string) => ({ prompt, offer: slot(noun), kind: slot(kind) });
  const bare = makeTestFacts({}, briefOf(`a ${noun}`));
  const rich = makeTestFacts(
    { name: 'Nordlys', place: 'Bergen', founded: 2014, phone: '+47 55 55 01 34', offer: noun },
    { ...briefOf(`Nordlys, a ${noun} in Bergen`), name: slot('Nordlys'), place: slot('Bergen') },
  );

  it('is found by its own name', () => {
    const sheets = sets.find(([of]) => of === kind)?.[1] ?? [];
    expect(findSheet(bare.brief, sheets)?.noun).toBe(noun);
  });

  it('says enough, with and without name and place', () => {
    expect(wordsOf(sheet, 'head').length).toBeGreaterThanOrEqual(3);
    expect(wordsOf(sheet, 'lede')).toHaveLength(1);
    const things = rowsOf(sheet, 'good').length + rowsOf(sheet, 'offer').length;
    expect(things).toBeGreaterThanOrEqual(4);
    if (kind === 'shop') expect(rowsOf(sheet, 'good').length).toBeGreaterThanOrEqual(12);
    for (const facts of [bare, rich]) {
      const bank = findKind(kind).content(facts);
      expect(wordsOf(sheet, 'head')).toContain(bank.hero?.title);
      for (const [type, content] of Object.entries(bank)) {
        expect(content.title, type).toBeTruthy();
        expect(textOf(content), type).not.toMatch(/\bundefined\b|\bNaN\b|lorem ipsum|\{(?:name|in|place)\}/u);
        expect(textOf(content), type).not.toMatch(
          /award|trusted by|as seen in|world-class|best in|guaranteed/iu,
        );
        for (const item of content.items ?? [])
          if (item.price !== undefined) expect(item.sample, `${type}: ${item.title}`).toBe(true);
      }
      const answers = (bank.faq?.items ?? []).map(({ text }) => text);
      expect(new Set(answers).size, 'answers said once').toBe(answers.length);
    }
  });

  it('keeps headlines short and captions drawn', () => {
    for (const head of wordsOf(sheet, 'head')) expect(head.length, head).toBeLessThanOrEqual(48);
    for (const [title = '', art = ''] of rowsOf(sheet, 'shot'))
      expect(findMotif(art), `${title}: ${art}`).not.toBeNull();
  });
});

it.each([
  ['Yarn shop "Loop & Purl" selling wool and kits in Galway', 'Merino, fine'],
  ['Independent record shop in Leeds', 'Turntable, serviced'],
  ['Ethiopian restaurant with coffee ceremony in Oslo', 'Doro wat'],
  ['Korean restaurant in Berlin', 'Bibimbap'],
  ['Catering company for weddings in Kent', 'Bowl food'],
  ['Distillery with tours in Islay', 'Make your own gin'],
  ['Glamping site in Wales', 'Shepherd’s hut'],
  ['Tattoo studio in Malmö', 'Cover-up'],
  ['Karate dojo in Bristol', 'Grading'],
  ['Pilates studio in Porto', 'Reformer'],
  ['Physiotherapy practice in Cork', 'After an operation'],
  ['Dog walker in Leeds', 'Weekend hike'],
  ['Chimney sweep in York', 'Nest removed'],
  ['Graffiti removal in Lyon', 'Regular rounds'],
  ['A family removal company in York', 'Packing'],
  ['Removal firm in Cork', 'Packing'],
  ['A laser tattoo removal studio in Leeds', 'Six small visits'],
  ['Pool service in Arizona', 'Green to clear'],
  ['Bike shop in Utrecht', 'City bike, seven gears'],
  ['Podcast studio in Dublin', 'Remote guests'],
  ['Letting agent in Bath', 'Inventory'],
  ['Newborn and family photographer in Utrecht', 'A hand round a finger'],
  ['Sports photographer in Leeds', 'Last hurdle'],
  ['Kitchen fitter in Derby', 'Galley with a window seat'],
  ['HR consultant for small businesses', 'Contracts and papers'],
  ['Pet insurance for cats and dogs', 'A picture is a claim'],
  ['Winery in the Mosel valley', 'A morning at the harvest'],
])('%s speaks of %s', (prompt, thing) => {
  const plan = makePlan(readBrief(prompt), 1);
  expect(JSON.stringify(plan.pages)).toContain(thing);
});

it.each([
  ['Italian restaurant, also does catering', 'Bowl food'],
  ['Bookshop with a coffee corner and second-hand records', 'Turntable, serviced'],
  ['Barbershop with beard wax and no nail polish', 'Gel pedicure'],
  ['Winery in the Mosel valley', 'After dark'],
  ['Pet insurance for cats and dogs', 'home, road and work'],
  ['Kitchen fitter in Derby', 'House on a slope'],
])('%s is not taken for a neighbour', (prompt, thing) => {
  expect(JSON.stringify(makePlan(readBrief(prompt), 1).pages)).not.toContain(thing);
});
