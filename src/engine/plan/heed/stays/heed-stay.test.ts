import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const pagesOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages;
const roomsOf = (prompt: string) =>
  pagesOf(prompt)[0]
    ?.sections.find(({ type }) => type === 'rooms')
    ?.content.items?.map(({ title, price, text }) => [title, price, text]);

describe('houses that are let', () => {
  it('stand under their names, each with what is told of it, and none is the name of the business', () => {
    const prompt =
      'Holiday lets in Whitby: Harbour View (sleeps 4, £90 a night), The Net Loft (sleeps 2, £75 a night). Photos.';
    expect(readBrief(prompt).name).toBeNull();
    expect(roomsOf(prompt)).toEqual([
      ['Harbour View', '£90 a night', 'Sleeps 4'],
      ['The Net Loft', '£75 a night', 'Sleeps 2'],
    ]);
    expect(
      roomsOf('Our two yurts, Willow sleeps 4 and Hazel sleeps 2, in a meadow. From £85 a night.'),
    ).toEqual([
      ['Willow', 'from £85 a night', 'Sleeps 4'],
      ['Hazel', 'from £85 a night', 'Sleeps 2'],
    ]);
  });

  it('have a page each with pictures and a form where that is asked, and how many they hold is no price', () => {
    const pages = pagesOf(
      'We rent out cottages in Kent: Gull Cottage (sleeps 4) and The Old Forge (sleeps 2, dogs welcome). One page each, with photos and an enquiry form.',
    );
    const forge = pages.find(({ title }) => title === 'The Old Forge');
    expect(JSON.stringify(forge?.sections)).toContain('Sleeps 2, dogs welcome');
    expect(forge?.sections.map(({ type }) => type)).toEqual(expect.arrayContaining(['booking', 'services']));
    expect(JSON.stringify(pages)).not.toContain('"£4"');
  });

  it('are not multiplied by the size of a campsite', () => {
    expect(roomsOf('Campsite near Keswick, 30 grass pitches, showers')?.length).toBeLessThan(8);
  });

  it('have nothing that the owner denies, and nothing made up beside two things that are told', () => {
    const said = JSON.stringify(pagesOf('Guest house in Ripon, 4 rooms, no wifi, no breakfast'));
    expect(said).not.toMatch(/The password is where/u);
    expect(said).not.toMatch(/Nobody clears it away/u);
    const huts = pagesOf('two shepherd huts in Dorset, £110 a night, log burner, no wifi');
    const has = huts.flatMap(({ sections }) => sections).filter(({ type }) => type === 'amenities');
    expect(has.flatMap(({ content }) => content.items?.map(({ title }) => title))).not.toContain('Cooking');
  });
});
