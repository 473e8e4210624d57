import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import type { PagePlan } from '../../../plan/site-plan';
import { findWords } from '../../../plan/words/find-words';
import { renderSection } from '../../render-section';
import { bleedHero } from './bleed-hero';

await loadAllCopy();

function openWith(
  prompt: string,
  variant: string,
  change: (page: PagePlan) => PagePlan = (page) => page,
): string {
  const plan = makePlan(readBrief(prompt), 1);
  const [first] = plan.pages;
  const page = first && change(first);
  const hero = page?.sections.find(({ type }) => type === 'hero');
  if (!page || !hero) throw new Error('no opening');
  return renderSection(plan, page, { ...hero, variant }, findWords(plan.language)).markup;
}

describe('openings', () => {
  it('list facts only where there are some', () => {
    const heroes = (prompt: string) =>
      Array.from({ length: 30 }, (_, seed) => {
        const [page] = makePlan(readBrief(prompt), seed + 1).pages;
        return page?.sections.find(({ type }) => type === 'hero')?.variant;
      });
    expect(heroes('Dentist Castle Street Dental, professional')).not.toContain('facts');
    expect(heroes('Dentist in Exeter, professional. Call 01392 555 010, open 8 to 17 daily')).toContain(
      'facts',
    );
  });

  it('write dishes with their prices on the board', () => {
    const board = openWith(
      'A restaurant in Leeds with pages Home, Menu and Contact. Menu: Trout 14, Lamb 22, Bread 4, Cake 6',
      'board',
      (page) => ({ ...page, sections: page.sections.filter(({ type }) => type !== 'menu') }),
    );
    expect(board.match(/<b>[^<]*\d[^<]*<\/b>/g)?.length).toBeGreaterThan(2);
  });

  it('say no line of a menu that the same page lists', () => {
    const board = openWith(
      'A one-page restaurant in Leeds. Menu: Trout 14, Lamb 22, Bread 4, Cake 6',
      'board',
    );
    expect(board).not.toContain('Lamb');
    expect(board).toContain('<svg');
  });

  it('hang where and when under a drawing of what is done', () => {
    const facts = openWith('Bike workshop in Ghent. Open Tue-Sat 9-17', 'facts');
    expect(facts).toMatch(/class="hero-desk">\s*<svg[\s\S]*<dl class="hero-facts">/u);
  });

  it('set the sentence beside the title under a picture from edge to edge, where there is room', () => {
    const wide = bleedHero.css?.split('@media (min-width: 62rem)')[1] ?? '';
    expect(wide).toContain('.hero-words > .lede { grid-area: 2 / 2; align-self: end; }');
    // A plate over a corner of the drawing cut the table that everything stands on.
    expect(bleedHero.css).not.toContain('.hero-words::before');
  });

  it('set the day of the event in large figures', () => {
    const poster = openWith('Conference on 12 June 2027 in Berlin', 'date');
    expect(poster).toContain('<b>12</b>');
    expect(poster).toContain('June 2027');
  });

  it('list what the page holds, every line a link', () => {
    const contents = openWith('A law firm in Leeds', 'contents');
    const links = contents.match(/<li><a href="[^"]+">[^<]+<\/a><\/li>/g) ?? [];
    expect(links.length).toBeGreaterThan(2);
  });

  it('differ between seeds of one prompt', () => {
    const brief = readBrief('A restaurant in Leeds called Alder');
    const openings = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map(
        (seed) => makePlan(brief, seed).pages[0]?.sections.find(({ type }) => type === 'hero')?.variant,
      ),
    );
    expect(openings.size).toBeGreaterThan(3);
  });
});
