import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/pages';
import { writtenPages } from '@/app/written-pages';
import { supportAnswers } from '@/domain/writing/support-answers';
import { buildSearch } from '@/services/help/search-index';
import { readSections } from '../../scripts/vite/read-sections';
import { readAllSections } from '../../scripts/vite/written-pages';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const sections = readAllSections(source);
const rooms = ['docs', 'blog', 'company', 'legal', 'contact', 'api'];

/** Where the written pages and their screens lead to, with the file that says so. */
function listLinks(): { file: string; to: string }[] {
  const answers = supportAnswers.flatMap(({ answer }) =>
    answer.flatMap((part) => (typeof part === 'string' ? [] : [{ file: 'support-answers', to: part.to }])),
  );
  const written = rooms.flatMap((room) =>
    readdirSync(join(source, 'features', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:mdx|tsx)$/.test(name))
      .flatMap((name) =>
        [
          ...readFileSync(join(source, 'features', room, name), 'utf8').matchAll(
            /(?:\]\(|\bto="|\bto: ')(\/[^)"'?]*)/g,
          ),
        ].map(([, to = '']) => ({ file: `${room}/${name}`, to })),
      ),
  );
  return [...answers, ...written];
}

describe('the written pages', () => {
  it('are listed where they have a file, and have a file where they are listed', () => {
    expect([...new Set(sections.map(({ path }) => path))].toSorted()).toEqual(
      Object.keys(writtenPages).toSorted(),
    );
  });

  it('lead only to pages and headings that exist', () => {
    const links = listLinks();
    expect(links.length).toBeGreaterThan(60);
    const area = [...readFileSync('src/app/area-routes.tsx', 'utf8').matchAll(/path="([a-z/]+)"/g)];
    const places = new Set([
      '/reset',
      ...area.map(([, path]) => `/app/${path}`),
      ...Object.keys(publicPages),
      ...Object.keys(writtenPages),
      ...sections.map(({ path, anchor }) => `${path}#${anchor}`),
    ]);
    expect(links.filter(({ to }) => !places.has(to))).toEqual([]);
  });

  it('each say what they are about in one sentence of a search result’s length', () => {
    for (const [path, { title, description }] of Object.entries({ ...publicPages, ...writtenPages })) {
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(description.length, path).toBeGreaterThan(20);
      expect(description.length, path).toBeLessThanOrEqual(170);
    }
  });
});

describe('the search over them', () => {
  const search = buildSearch(sections, (path) => writtenPages[path]?.title);
  const first = (query: string) => search(query)[0]?.path;

  it.each([
    ['offline', '/docs/offline'],
    ['recovery code', '/docs/accounts'],
    ['zip', '/docs/publishing'],
    ['logo colours', '/guides/bring-your-brand'],
    ['Netlify', '/guides/on-the-web'],
    ['exit code', '/docs/command-line'],
    ['heartbeat', '/blog/sealed-previews'],
  ])('finds “%s”', (query, path) => {
    expect(first(query)).toBe(path);
  });

  it('forgives a beginning and a wrong letter', () => {
    expect(search('keyb').map(({ path }) => path)).toContain('/docs/keyboard');
    expect(search('verzions').map(({ path }) => path)).toContain('/docs/versions');
  });

  it('needs all words of a question, and says when there is nothing', () => {
    expect(search('xylophone')).toEqual([]);
    expect(search('versions xylophone')).toEqual([]);
    expect(search('  ')).toEqual([]);
  });

  it('shows the words around what it found, without marks of Markdown', () => {
    const [found] = search('argon2id');
    expect(found?.excerpt).toContain('argon2id');
    for (const { text } of sections)
      expect(text).not.toMatch(/\*\*\p{L}|\]\(|<(?:Table|Prompt|Note|Keys|Say|Screenshot)\b|rows=\{/u);
  });
});

describe('reading a page by its headings', () => {
  it('takes no heading out of code, names twins apart, and opens tables', () => {
    const page = [
      'Before *all*.',
      '',
      '## Two `words`',
      '```sh',
      '## not a heading',
      '```',
      '<Table label="x" head={[\'Key\']} rows={[',
      "  [<kbd>F2</kbd>, 'Renames it.'],",
      ']} />',
      '### Two words',
      'See [the docs](/docs).',
    ].join('\n');
    expect(readSections(page)).toEqual([
      { anchor: '', heading: '', level: 0, text: 'Before all.' },
      {
        anchor: 'two-words',
        heading: 'Two words',
        level: 2,
        text: '## not a heading Key · F2 · Renames it.',
      },
      { anchor: 'two-words-2', heading: 'Two words', level: 3, text: 'See the docs.' },
    ]);
  });
});
