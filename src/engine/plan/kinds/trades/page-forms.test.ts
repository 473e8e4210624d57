import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 5);
const text = (prompt: string): string => JSON.stringify(planOf(prompt).pages);

describe('sites that are a form and no business', () => {
  it.each([
    ['404 page for a bookshop', 'Bookshop', /address you|page you asked for/iu],
    ['Maintenance page, back at 6pm', 'Maintenance Page', /working on this site/iu],
    ['Status page for our API, Larkspur', 'Larkspur', /Past incidents/iu],
    ['Changelog for Plinth, our design tool', 'Plinth', /newest first/iu],
    ['Pricing page for Cloudhut, a website monitoring tool. Free, Pro €12, Team €39.', 'Cloudhut', /Plans/u],
    ['glossary of sailing terms', 'Glossary of Sailing Terms', /Sailing terms, word by word/u],
    ['fan site for 1980s text adventures', '1980s Text Adventures', /This is a fan site/u],
    ['family tree of the Okonkwo family, with a timeline', 'Okonkwo', /The generations/u],
  ])('speak of what the form does: %s', (prompt, name, words) => {
    const plan = planOf(prompt);
    expect(plan.name).toBe(name);
    expect(plan.pages).toHaveLength(1);
    expect(text(prompt)).toMatch(words);
    expect(text(prompt)).not.toMatch(/Add to cart|Ask first, decide|what it costs before/iu);
  });

  it('announce what comes, and sell none of it', () => {
    const made = text('coming soon page for a knitwear label called Oxbow, email signup');
    expect(made).toContain('A knitwear label is on the way.');
    expect(made).not.toMatch(/Add to cart|Linen/u);
  });

  it('leave a shop that only has such a page', () => {
    expect(text('Bookshop in Leeds with a blog and a friendly 404 page')).toContain('Bookshop');
    expect(planOf('Bookshop in Leeds with a blog and a friendly 404 page').kind).toBe('shop');
  });
});

describe('days with a theme', () => {
  it.each([
    ['Poetry festival in Galway, readings, workshops', /who wrote it/u],
    ['Science festival for kids in Bremen', /To try/u],
    ['hackathon at our university, 48 hours', /Teams are formed at the start/u],
    ['Run for Rosewood, charity 10k for Rosewood Hospice on 3 May', /nobody comes in alone/u],
  ])('are no weekend of bands: %s', (prompt, words) => {
    const made = text(prompt);
    expect(made).toMatch(words);
    expect(made).not.toMatch(/Three stages|falafel|Camping meadow|Two talks|Brass and bad jokes/u);
    expect(planOf(prompt).kind).toBe('event');
  });

  it('leave music festivals their stages', () => {
    expect(text('three-day folk music festival in Ghent, tickets')).toMatch(/stage/iu);
  });

  it('give a run for a cause a name of its own', () => {
    expect(planOf('Run for Rosewood, charity 10k for Rosewood Hospice on 3 May').name).toBe(
      'Run for Rosewood',
    );
  });

  it('know a conference by its name and what is listed', () => {
    const plan = planOf(
      'NordConf 2026 - two days of backend talks in Oslo, speakers, schedule, tickets 2900 NOK',
    );
    expect([plan.kind, plan.name]).toEqual(['event', 'NordConf 2026']);
    const types = plan.pages[0]?.sections.map(({ type }) => type) ?? [];
    expect(types).toContain('agenda');
    expect(types).not.toContain('timetable');
  });

  it('take teams of up to four for no page of a team, and registering for no price', () => {
    const types = planOf('hackathon in Graz, teams of up to 4, prizes, register').pages.flatMap(
      ({ sections }) => sections.map(({ type }) => type),
    );
    expect(types).not.toContain('team');
    expect(types).not.toContain('tickets');
  });
});

describe('bands of many players', () => {
  it('rehearse and take in new ones', () => {
    const made = text('Brass band from Todmorden, we play weddings and fetes');
    expect(made).toMatch(/Sit beside somebody who knows the part/u);
    expect(made).not.toMatch(/amplifiers|load our own van|Club concerts/u);
  });
});
