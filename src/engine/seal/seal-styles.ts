import { valueOf, type PageElement } from '../locate/page-tree';
import { sealCss } from './seal-css';
import { resolveReference } from './resolve-reference';
import { settleThemeMedia, themeProperty } from './theme-media';
import { attributesExcept, innerSource, replaceElement, setAttribute } from './page-seal';
import type { PageSeal } from './page-seal';
import { escapeAttribute, escapeStyle } from './text-edit';

const linkOnly = new Set([
  'rel',
  'href',
  'type',
  'media',
  'crossorigin',
  'integrity',
  'referrerpolicy',
  'fetchpriority',
  'as',
  'blocking',
]);
/** Links that only ask the network for something early, or that a preview has no use for. */
const networkOnly = new Set([
  'preconnect',
  'dns-prefetch',
  'prefetch',
  'preload',
  'modulepreload',
  'prerender',
  'manifest',
]);

/** Stylesheets come into the page, icons become data addresses, links that only warm the network go. */
export async function sealLink(seal: PageSeal, element: PageElement): Promise<void> {
  const words = valueOf(element, 'rel').toLowerCase().split(/\s+/);
  const href = valueOf(element, 'href');
  if (words.includes('stylesheet')) {
    await inlineStylesheet(seal, element, href, words.includes('alternate'));
  } else if (words.some((word) => networkOnly.has(word))) {
    replaceElement(seal, element, '');
  } else if (words.some((word) => word.endsWith('icon') || word === 'apple-touch-icon')) {
    const address = await seal.context.inline(href, seal.path);
    if (address !== undefined) setAttribute(seal, element, 'href', address);
    settleMediaAttribute(seal, element);
  }
}

/** A `style` element: what it refers to comes along. */
export async function sealStyleElement(seal: PageSeal, element: PageElement): Promise<void> {
  const sealed = await sealCss(innerSource(seal, element), seal.path, seal.context);
  seal.edits.push({ start: element.openEnd, end: element.closeStart, text: escapeStyle(sealed.css) });
  settleMediaAttribute(seal, element);
}

/** A `style` attribute. */
export async function sealStyleAttribute(seal: PageSeal, element: PageElement): Promise<void> {
  const value = valueOf(element, 'style');
  if (!/[(\\]|color-scheme/i.test(value)) return;
  const { css } = await sealCss(value, seal.path, seal.context);
  if (css !== value) setAttribute(seal, element, 'style', css);
}

/** `<meta name="color-scheme">` follows the chosen scheme as the CSS property does. */
export function sealSchemeMeta(seal: PageSeal, element: PageElement): void {
  if (valueOf(element, 'name').toLowerCase() === 'color-scheme') {
    const words = valueOf(element, 'content').toLowerCase().split(/\s+/);
    if (!words.includes('light') || !words.includes('dark')) return;
    replaceElement(seal, element, `<style>:root{color-scheme:var(${themeProperty},light)}</style>`);
  } else if (element.attributes.has('media')) {
    settleMediaAttribute(seal, element);
  }
}

/** Answers the `media` attribute of a source, link or style for the chosen scheme. */
export function settleMediaAttribute(seal: PageSeal, element: PageElement): void {
  const media = valueOf(element, 'media');
  const settled = settleThemeMedia(media, seal.context.theme);
  if (settled !== media) setAttribute(seal, element, 'media', settled);
}

async function inlineStylesheet(
  seal: PageSeal,
  element: PageElement,
  href: string,
  isAlternate: boolean,
): Promise<void> {
  const target = resolveReference(href, seal.path, seal.context.rootUrl);
  // Another host: the policy of the document stops it, and the stop is reported.
  if (target.kind !== 'site') return;
  const text = await seal.context.readText(target.path);
  if (text === undefined) seal.context.reportMissing(target.path, seal.path);
  if (text === undefined || isAlternate) {
    replaceElement(seal, element, '');
    return;
  }
  const { css, imports } = await sealCss(text, target.path, seal.context);
  const media = settleThemeMedia(valueOf(element, 'media'), seal.context.theme);
  const attributes = [
    ` data-sitewright-source="${escapeAttribute(target.path)}"`,
    media && ` media="${escapeAttribute(media)}"`,
    attributesExcept(element, linkOnly),
  ].join('');
  seal.styles.push({ path: target.path, imports, start: element.start });
  replaceElement(seal, element, `<style${attributes}>${escapeStyle(css)}</style>`);
}
