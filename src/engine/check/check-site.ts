import type { Finding } from '@/domain/site/finding';
import { bytesOf, textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { parsePage, valueOf } from '../locate/page-tree';
import type { PageElement, PageTree } from '../locate/page-tree';
import { checkCss } from './check-css';
import type { CssUrl } from './check-css';
import { checkHtml } from './check-html';
import { checkLinks } from './check-links';
import type { Surroundings } from './check-links';
import { checkScript } from './check-script';
import { makeLineFinder } from './line-column';
import { isLocal, resolveLocal } from './local-path';

const heavyPage = 500 * 1024;

/**
 * Everything that can be told about a site without opening it: broken markup, styles and scripts, dead links, requests
 * to other hosts, sample content, heavy pages. In the order of the files, then of their lines.
 */
export function checkSite(files: readonly SiteFile[]): Finding[] {
  const texts = new Map<string, string>();
  const trees = new Map<string, PageTree>();
  for (const file of files) {
    if (!/\.(html?|css|m?js|json|webmanifest)$/i.test(file.path)) continue;
    const text = textOf(file);
    texts.set(file.path, text);
    if (/\.html?$/i.test(file.path)) trees.set(file.path, parsePage(text));
  }
  const around = surroundingsOf(files, trees);
  const findings: Finding[] = [];
  for (const { path } of files) {
    const text = texts.get(path);
    if (text === undefined) continue;
    const own: Finding[] = [];
    const tree = trees.get(path);
    if (tree) own.push(...checkPage(path, text, tree, around));
    else if (path.endsWith('.css')) own.push(...checkSheet(path, text, around));
    else if (/\.m?js$/i.test(path))
      own.push(
        ...[checkScript(path, text, path.endsWith('.mjs') || /^\s*(import|export)\b/m.test(text))].filter(
          (finding) => finding !== null,
        ),
      );
    else own.push(...checkJson(path, text));
    findings.push(
      ...own.sort(
        (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
      ),
    );
  }
  return [...findings, ...weighPages(files, trees)];
}

function surroundingsOf(files: readonly SiteFile[], trees: ReadonlyMap<string, PageTree>): Surroundings {
  const ids = new Map<string, ReadonlySet<string>>();
  return {
    paths: new Set(files.map(({ path }) => path)),
    idsOf: (page) => {
      const known = ids.get(page);
      if (known) return known;
      const found = new Set<string>();
      for (const element of trees.get(page)?.elements ?? []) {
        for (const name of ['id', 'name'])
          if (element.attributes.has(name)) found.add(valueOf(element, name));
      }
      ids.set(page, found);
      return found;
    },
  };
}

function checkPage(path: string, html: string, tree: PageTree, around: Surroundings): Finding[] {
  const findings = [...checkHtml(path, html, tree), ...checkLinks(path, tree, around)];
  for (const element of tree.elements) {
    const inner = html.slice(element.openEnd, element.closeStart);
    if (element.tag === 'style') {
      const { findings: problems, urls } = checkCss(path, inner, element.openEnd, html);
      findings.push(...problems, ...findMissing(path, html, urls, around));
    }
    if (element.tag === 'script' && !element.attributes.has('src'))
      findings.push(...checkInlineScript(path, html, inner, element));
  }
  return findings;
}

function checkInlineScript(path: string, html: string, script: string, element: PageElement): Finding[] {
  const type = valueOf(element, 'type').toLowerCase();
  if (/json|importmap|speculationrules/.test(type)) {
    return checkJson(path, script).map((finding) => ({
      ...finding,
      ...makeLineFinder(html)(element.openEnd),
    }));
  }
  if (type !== '' && type !== 'module' && !/javascript|ecmascript/.test(type)) return [];
  const finding = checkScript(path, script, type === 'module', element.openEnd, html);
  return finding ? [finding] : [];
}

function checkSheet(path: string, css: string, around: Surroundings): Finding[] {
  const { findings, urls } = checkCss(path, css);
  return [...findings, ...findMissing(path, css, urls, around)];
}

function findMissing(path: string, text: string, urls: readonly CssUrl[], around: Surroundings): Finding[] {
  return urls
    .filter(({ url }) => isLocal(url) && !url.startsWith('#') && !around.paths.has(resolveLocal(path, url)))
    .map(({ url, offset }) => ({
      rule: 'missing-file',
      severity: 'error',
      path,
      ...makeLineFinder(text)(offset),
      message: `“${url}” leads to ${resolveLocal(path, url)}, which is not part of the site.`,
    }));
}

function checkJson(path: string, text: string): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [
      {
        rule: 'json-syntax',
        severity: 'error',
        path,
        line: 1,
        column: 1,
        message: 'This is not valid JSON.',
      },
    ];
  }
}

/** A note for each page that, with all it loads from the site, is heavier than half a megabyte. */
function weighPages(files: readonly SiteFile[], trees: ReadonlyMap<string, PageTree>): Finding[] {
  const sizes = new Map(files.map((file) => [file.path, bytesOf(file).length]));
  return [...trees].flatMap(([path, tree]) => {
    const parts = new Set([path]);
    for (const element of tree.elements) {
      const url = valueOf(element, element.tag === 'link' ? 'href' : 'src');
      if (url && ['link', 'script', 'img', 'source', 'video', 'audio'].includes(element.tag) && isLocal(url))
        parts.add(resolveLocal(path, url));
    }
    const weight = [...parts].reduce((sum, part) => sum + (sizes.get(part) ?? 0), 0);
    if (weight <= heavyPage) return [];
    return [
      {
        rule: 'page-weight',
        severity: 'note' as const,
        path,
        message: `With its files this page weighs ${Math.round(weight / 1024)} KB.`,
      },
    ];
  });
}
