import MiniSearch from 'minisearch';

/** A part of a written page, as the search knows it. */
export type Section = {
  readonly path: string;
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
};
export type Found = Section & {
  /** Of the page that the section is part of. */ readonly title: string;
  /** Words of the text around the first match. */ readonly excerpt: string;
};

const most = 8;
const excerptWords = 22;

/** A search over sections: whole words first, then beginnings, then words with a letter wrong. */
export function buildSearch(
  sections: readonly Section[],
  titleOf: (path: string) => string | undefined,
): (query: string) => readonly Found[] {
  const known = sections.flatMap((section, id) => {
    const title = titleOf(section.path);
    return title === undefined ? [] : [{ ...section, id, title }];
  });
  const byId = new Map(known.map((section) => [section.id, section]));
  const index = new MiniSearch<(typeof known)[number]>({
    fields: ['title', 'heading', 'text'],
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: {
      boost: { title: 4, heading: 3 },
      boostDocument: (id) => weightOf(byId.get(id as number)?.path ?? ''),
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(known);
  return (query) =>
    index
      .search(query)
      .slice(0, most)
      .flatMap(({ id, terms }) => {
        const section = byId.get(id as number);
        return section ? [{ ...section, excerpt: excerptOf(section.text, terms) }] : [];
      });
}

/** Documentation comes before guides, and guides before articles, where they are about the same. */
function weightOf(path: string): number {
  return path.startsWith('/docs/') ? 1.4 : path.startsWith('/guides/') ? 1.1 : 0.8;
}

/** Some words of a text, from shortly before the first that was found. */
function excerptOf(text: string, terms: readonly string[]): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => terms.some((term) => word.toLowerCase().includes(term)));
  const start = Math.max(0, first - 4);
  const part = words.slice(start, start + excerptWords).join(' ');
  return `${start > 0 ? '… ' : ''}${part}${start + excerptWords < words.length ? ' …' : ''}`;
}
