import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { anchorNames, readSections } from './read-sections';

const id = 'virtual:written-sections';
const resolvedId = `\0${id}`;
const written = /\.mdx$/;
/** Which folder of `src/features` holds the pages of which address. */
const rooms = { docs: 'docs/pages', guides: 'docs/guides', blog: 'blog/articles' } as const;

/**
 * Vite plugins for pages written in Markdown (`.mdx`): each becomes a component that also exports `outline`, its
 * headings; and `virtual:written-sections` is the text of all of them, by section, for the search.
 */
export function writtenPages(source: string): Plugin[] {
  const pages = mdx({ rehypePlugins: [() => nameHeadings] });
  return [
    {
      name: 'sitewright:outline',
      enforce: 'pre',
      transform: {
        filter: { id: written },
        handler: (text) => ({
          code: `${text}\n\nexport const outline = ${JSON.stringify(outlineOf(text))};\n`,
          map: null,
        }),
      },
    },
    {
      name: pages.name,
      enforce: 'pre',
      config: pages.config as NonNullable<Plugin['config']>,
      // The filter spares every other module a call.
      transform: { filter: { id: written }, handler: pages.transform as never },
    },
    {
      name: 'sitewright:written-sections',
      resolveId: (asked) => (asked === id ? resolvedId : undefined),
      load: (asked) =>
        asked === resolvedId ? `export default ${JSON.stringify(readAllSections(source))};` : undefined,
    },
  ];
}

function outlineOf(text: string) {
  return readSections(text).flatMap(({ anchor, heading, level }) =>
    level > 0 ? [{ anchor, heading, level }] : [],
  );
}

/** Every section of every written page, with the page's path. */
export function readAllSections(source: string) {
  return Object.entries(rooms).flatMap(([room, folder]) => {
    const full = join(source, 'features', folder);
    return readdirSync(full)
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) =>
        readSections(readFileSync(join(full, name), 'utf8')).map(({ anchor, heading, text }) => ({
          path: `/${room}/${basename(name, '.mdx')}`,
          anchor,
          heading,
          text,
        })),
      );
  });
}

/** As much of a node of the page's tree as is read here. */
type Node = {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly properties?: Record<string, unknown>;
};

/** Gives the headings of a page their ids: the same names that `readSections` finds. */
function nameHeadings(root: Node): void {
  const nameAnchor = anchorNames();
  for (const { tagName, properties, ...node } of root.children ?? [])
    if (properties && (tagName === 'h2' || tagName === 'h3')) properties['id'] = nameAnchor(textOf(node));
}

function textOf({ value, children }: Pick<Node, 'value' | 'children'>): string {
  return value ?? (children ?? []).map(textOf).join('');
}
