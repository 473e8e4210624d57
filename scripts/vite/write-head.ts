export type PageWords = { readonly title: string; readonly description: string };
export type PageHead = PageWords & {
  /** The page's own address, when it is known. */ readonly address: string | undefined;
};

/** The shell's markup with a page's own title, description, address and what link previews show in its head. */
export function writeHead(shell: string, { title, description, address }: PageHead): string {
  const metas: readonly (readonly [string, string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Sitewright'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
  ];
  const lines = [
    ...metas.flatMap(([name, content]) =>
      content === undefined ? [] : [`<meta property="${name}" content="${escape(content)}" />`],
    ),
    ...(address ? [`<link rel="canonical" href="${escape(address)}" />`] : []),
  ];
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escape(description)}" />`,
    )
    .replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
