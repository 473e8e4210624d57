import { structuredData } from './structured-data';

export type PageWords = {
  readonly title: string;
  readonly description: string;
  /** Day it was published, as year-month-day. */
  readonly date?: string;
};
export type PageHead = PageWords & {
  /** The page's own address, when it is known. */ readonly address: string | undefined;
  /** Address of the picture that link previews show, when the site's address is known. */
  readonly picture: string | undefined;
};

/** The shell's markup with a page's own title, description, address and what link previews show in its head. */
export function writeHead(shell: string, path: string, head: PageHead): string {
  const { title, description, address, picture } = head;
  const metas: readonly (readonly [string, string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Sitewright'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture],
    ['og:image:width', picture && '1200'],
    ['og:image:height', picture && '630'],
    ['og:image:alt', picture && 'Sitewright: describe a website and get it'],
  ];
  const lines = [
    ...metas.flatMap(([name, content]) =>
      content === undefined ? [] : [`<meta property="${name}" content="${escape(content)}" />`],
    ),
    ...(picture ? ['<meta name="twitter:card" content="summary_large_image" />'] : []),
    ...(address ? [`<link rel="canonical" href="${escape(address)}" />`] : []),
    `<script type="application/ld+json">${inScript({ '@context': 'https://schema.org', '@graph': structuredData(path, head) })}</script>`,
  ];
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escape(description)}" />`,
    )
    .replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);
}

/** JSON that no markup ends early. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
