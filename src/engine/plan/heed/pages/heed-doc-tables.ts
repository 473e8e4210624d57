import { freeId } from '../../free-id';
import type { ContentItem } from '../../content';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const table = /\s(?:reference\s)?tables?$/iu;
/** By the words of a page's title: what its table tells, and rows that show the form of it. */
const shapes: readonly (readonly [title: RegExp, heads: readonly string[], rows: readonly (readonly string[])[]])[] = [
  [
    /\b(?:options?|config\p{L}*|settings|parameters?|environment)\b/iu,
    ['Type', 'Default', 'What it does'],
    [
      ['timeout', 'number', '30', 'Seconds before it gives up.'],
      ['retries', 'number', '3', 'How often it tries again.'],
      ['verbose', 'boolean', 'false', 'Says what it is doing.'],
      ['output', 'string', '"json"', 'The format of what comes back.'],
    ],
  ],
  [
    /\b(?:flags?|commands?|cli)\b/iu,
    ['Short', 'What it does'],
    [
      ['--help', '-h', 'Prints what there is.'],
      ['--version', '-v', 'Prints the version.'],
      ['--config', '-c', 'Reads settings from a file.'],
      ['--quiet', '-q', 'Says nothing unless it fails.'],
    ],
  ],
  [
    /\b(?:error|status|exit) codes?\b|\berrors\b/iu,
    ['Meaning', 'What to do'],
    [
      ['0', 'All went well.', 'Nothing.'],
      ['1', 'Something was not found.', 'Look at the name.'],
      ['2', 'It was called wrongly.', 'Read the line it printed.'],
    ],
  ],
  [
    /./u,
    ['Takes', 'Gives back'],
    [
      ['create()', 'options', 'one of it'],
      ['add()', 'a thing, options', 'its id'],
      ['get()', 'an id', 'the thing, or nothing'],
      ['close()', 'nothing', 'when all is done'],
    ],
  ],
]; // prettier-ignore

const tableOf = (title: string, id: string): SectionPlan | null => {
  const shape = shapes.find(([words]) => words.test(title));
  if (!shape) return null;
  const [, heads, rows] = shape;
  const items: ContentItem[] = [
    { title: 'Compared', list: heads },
    ...rows.map(([name = '', ...cells]): ContentItem => ({ title: name, list: cells, sample: true })),
  ];
  return {
    type: 'comparison',
    id,
    variant: 'table',
    ground: 'page',
    content: { title: `${title} at a glance`, items },
    behaviours: [],
  };
};

const bare = (text: string): string => text.replace(table, '');

/** "configuration options table" of a handbook: a page of that name without the table in its title, and with one on it. */
export function heedDocTables(plan: SitePlan): SitePlan {
  if (plan.kind !== 'docs' || plan.language !== 'en') return plan;
  return onPages({ ...plan, pages: plan.pages.map(withTables) });
}

/** "Benchmarks table" within a page: the table itself, and no line that says to ask for it. */
const withTables = (page: PagePlan): PagePlan => ({
  ...page,
  sections: page.sections.map((section) => {
    const { title } = section.content;
    return section.type === 'text' && table.test(title)
      ? (tableOf(bare(title), section.id) ?? section)
      : section;
  }),
});

function onPages(plan: SitePlan): SitePlan {
  const titles = new Set(plan.pages.filter(({ title }) => table.test(title)).map(({ title }) => title));
  if (titles.size === 0) return plan;
  const rename = (text: string): string => (titles.has(text) ? bare(text) : text);
  const inSection = (section: SectionPlan): SectionPlan => ({
    ...section,
    content: {
      ...section.content,
      title: rename(section.content.title),
      ...(section.content.items
        ? {
            items: section.content.items.map((item) => ({
              ...item,
              title: rename(item.title),
              ...(item.action ? { action: { ...item.action, label: rename(item.action.label) } } : {}),
            })),
          }
        : {}),
    },
  });
  const change = (page: PagePlan): PagePlan => {
    const sections = page.sections.map(inSection);
    if (!titles.has(page.title)) return { ...page, sections };
    const title = bare(page.title);
    const own = tableOf(
      title,
      freeId(
        'comparison',
        sections.map(({ id }) => id),
      ),
    );
    return {
      ...page,
      title,
      sections: own ? [...sections.slice(0, 1), own, ...sections.slice(1)] : sections,
    };
  };
  return { ...plan, pages: plan.pages.map(change) };
}
