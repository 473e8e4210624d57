import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

function pagesOf(prompt: string) {
  return makePlan(readBrief(prompt), 1).pages.map(({ title, sections }) => [
    title,
    sections
      .map(({ type, content }) => `${type}${content.items ? ` ${content.items.length}` : ''}`)
      .join(', '),
  ]);
}

describe('pages whose parts are listed behind their titles', () => {
  it('have these, in this order, and as many as are counted', () => {
    const pages = new Map(
      pagesOf(
        'Dentist Brightside Dental, Cork. Pages: Home / Treatments / Team / Contact. Team = 5 people. Home: hero, reviews, services. Mint accent.',
      ) as [string, string][],
    );
    expect(pages.get('Home')).toMatch(/^hero, testimonials \d, services \d(?:, cta)?$/u);
    expect(pages.get('Team')).toMatch(/^page-header, team 5,/u);
    expect(pages.get('Team')).not.toContain('amenities');
  });

  it('hold their form, and keep a page of events beside the next ones', () => {
    const pages = new Map(
      pagesOf(
        'Allotments in Hull called Pump Lane. Pages: Home, Events, Join. Home: hero, about, next events. Join: form with name, email, plot size.',
      ) as [string, string][],
    );
    expect([...pages.keys()]).toEqual(['Home', 'Events', 'Join']);
    expect(pages.get('Join')).toContain('form');
    expect(pages.get('Home')).not.toContain('form');
  });

  it('keep the prices that are told beside a part', () => {
    const { items, parts } = readBrief(
      'Museum of Typewriters, Ghent. Pages: Home, Visit, Contact. Visit: tickets (adult €9, child €4), map, FAQ.',
    );
    expect(items.map(({ value }) => `${value.name} ${value.price ?? ''}`)).toEqual(['Adult €9', 'Child €4']);
    expect(parts.flatMap(({ value }) => value.lines ?? [])).toEqual([]);
  });

  it('names the changes of a program as the list does', () => {
    const pages = pagesOf(
      "docs for my python library 'quillparse'. search. pages for Getting started, Guides and Changelog",
    );
    expect(pages.map(([title]) => title)).toContain('Changelog');
  });
});
