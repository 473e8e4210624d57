import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { composeSection } from '../compose-section';
import { masonry } from './gallery-layouts';
import { medallions } from './people-layouts';

await loadAllCopy();

const brief = readBrief('A website for my pottery school in Girona');
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Thing ${at}`, text: 'Said.' }));
const compose = (
  type:
    | 'products'
    | 'menu'
    | 'posts'
    | 'team'
    | 'services'
    | 'rooms'
    | 'code'
    | 'portfolio'
    | 'privacy'
    | 'article'
    | 'stats'
    | 'timeline'
    | 'process'
    | 'cta',
  variant: string,
  count: number,
) =>
  composeSection({
    type,
    variant,
    brief,
    kind: 'gym',
    seed: 3,
    takenIds: [],
    content: { items: items(count) },
  });

describe('rows', () => {
  it('are filled by a wider first cover, drawn as high as the others', () => {
    expect(compose('posts', 'covers', 5).html).toContain('covers-lead-2');
    expect(compose('posts', 'covers', 5).html).toContain('viewBox="0 0 1010 300"');
    expect(compose('posts', 'covers', 7).html).toContain('covers-lead-3');
    expect(compose('posts', 'covers', 6).html).toContain('covers-lead-1');
    const heights = compose('posts', 'covers', 6).html.matchAll(/viewBox="0 0 480 (\d+)"/gu);
    expect(new Set([...heights].map(([, height]) => height))).toEqual(new Set(['300']));
  });

  it('hold five people of one size, and three with a small face each', () => {
    expect(compose('team', 'portraits', 5).css).toMatch(
      /\.people\.of-5 \{\s*grid-template-columns: repeat\(5/u,
    );
    expect(compose('team', 'staff', 3).css).toMatch(
      /\.staff:has\(> :nth-child\(3\):last-child\) \{\s*grid-template-columns: repeat\(3/u,
    );
  });

  it('set four doors two by two where four are too many', () => {
    expect(compose('rooms', 'doors', 4).css).toMatch(
      /max-width: 61\.99rem\) \{\s*\.doors-4 \{\s*grid-template-columns: repeat\(2/u,
    );
  });

  it('of a written list carry the date at their start', () => {
    const dated = items(3).map((item) => ({ ...item, value: '3 May' }));
    const list = composeSection({ type: 'posts', variant: 'list', brief, kind: 'gym', seed: 3, takenIds: [], content: { items: dated } }); // prettier-ignore
    expect(list.css).toMatch(/\.posts-list \.post > \.post-meta \{\s*grid-column: 1;/u);
    // Without dates the titles stand there, and no empty line.
    expect(compose('posts', 'list', 3).html).not.toContain('post-meta');
  });

  it('of commands keep the button that copies beside the code, not over it', () => {
    const { css } = compose('code', 'steps', 2);
    expect(css).toMatch(/\.code-block \{[^}]*grid-template-columns: minmax\(0, 1fr\) auto;/u);
    expect(css).not.toMatch(/\.copy-button \{[^}]*position: absolute/u);
  });

  it('of work begin with a wide piece where the last would stand alone', () => {
    expect(compose('portfolio', 'works', 7).html).toContain('works-led');
    expect(compose('portfolio', 'works', 7).html).toContain('viewBox="0 0 1480 520"');
    for (const count of [3, 6, 8, 9])
      expect(compose('portfolio', 'works', count).html).not.toContain('works-led');
  });

  it('of short remarks stand side by side under a text, and the parts of an article under one another', () => {
    expect(compose('privacy', 'prose', 3).html).toContain('article-notes');
    expect(compose('article', 'prose', 3).html).not.toContain('article-notes');
  });

  it('of posts beside a large one are as high as that one is', () => {
    const heightOf = (count: number) =>
      Number(/viewBox="0 0 720 (\d+)"/u.exec(compose('posts', 'lead', count).html)?.[1]);
    expect(heightOf(5)).toBeGreaterThan(heightOf(3));
    expect(heightOf(9)).toBeLessThan(800);
  });

  it('of goods beside a large one are of one height where they stand three to a row', () => {
    expect(compose('products', 'lead', 3).css).toMatch(
      /max-width: 61\.99rem\) \{\s*\.goods-lead \{[^}]*\}\s*\.goods-lead > :first-child \.art \{\s*aspect-ratio: 8 \/ 7;/u,
    );
  });

  it('of a board with three groups hold all three', () => {
    expect(compose('menu', 'board', 3).css).toMatch(
      /\.board:has\(> :nth-child\(3\):last-child\) \{\s*grid-template-columns: repeat\(3/u,
    );
  });

  it('of code end with a wide one where it would stand alone', () => {
    expect(compose('code', 'code-cards', 3).css).toMatch(
      /:last-child:nth-child\(odd\) \{\s*grid-column: 1 \/ -1/u,
    );
  });

  it('hold four figures, years, dates or steps two by two where four are too many', () => {
    for (const [type, variant, list] of [
      ['stats', 'row', 'figures'],
      ['timeline', 'years', 'years'],
      ['process', 'numbered', 'numbered'],
    ] as const)
      expect(compose(type, variant, 4).css).toMatch(
        new RegExp(
          String.raw`\.${list}:has\(> :nth-child\(4\):last-child\) \{\s*grid-template-columns: repeat\(2`,
          'u',
        ),
      );
  });

  it('of an invitation end with its picture, where that has a ground of its own', () => {
    expect(compose('cta', 'invitation', 1).css).toMatch(
      /\.invitation > \.art-filled \{[^}]*block-size: 100%/u,
    );
  });

  it('of pictures stand in columns only where there is more than one row', () => {
    const plan = { ...makePlan(brief, 1), pictureCount: 0, hasColouredHero: false };
    expect(masonry.suits?.({ title: 'Seen', items: items(4) }, plan)).toBe(false);
    expect(masonry.suits?.({ title: 'Seen', items: items(6) }, plan)).toBe(true);
  });
});

describe('five people and more in medallions', () => {
  it('stand three abreast on a tablet alone: on a phone each has the whole row', () => {
    const queries =
      (medallions.css ?? '').match(/@media [^{]+(?=\{[^{}]*:nth-child\(5\)\) \.person)/gu) ?? [];
    expect(queries).toHaveLength(1);
    for (const query of queries) expect(query).toContain('min-width: 36.01rem');
  });
});

it('draws pictures in columns that end together, two by two and three by three', () => {
  const heights = [...compose('portfolio', 'masonry', 12).html.matchAll(/viewBox="0 0 480 (\d+)"/gu)].map(
    ([, height]) => Number(height),
  );
  const sums = (size: number) =>
    new Set(
      Array.from({ length: 6 / size }, (_, at) =>
        heights.slice(at * size, (at + 1) * size).reduce((sum, height) => sum + height, 0),
      ),
    );
  expect(heights).toHaveLength(12);
  expect(sums(2).size).toBe(1);
  expect(sums(3).size).toBe(1);
  const few = compose('portfolio', 'masonry', 3).html.matchAll(/viewBox="0 0 480 (\d+)"/gu);
  expect(new Set([...few].map(([, height]) => height)).size).toBe(1);
});
