import { gzipSync } from 'node:zlib';
import { bytesOf, textOf } from '@/domain/site/site-file';
import { markFaults, markShare } from './mark';
import type { Mark } from './mark';
import { faultsOf } from './site-measure';
import type { SiteMeasure } from './site-measure';

/** Marks for what every site owes, whatever was asked: accessibility, integrity, responsive, standards, weight. */
export function markSoundness(
  measure: SiteMeasure,
  validity: readonly string[],
  nu: readonly string[] | null,
): Mark[] {
  return [
    ...markAccess(measure),
    ...markIntegrity(measure),
    ...markResponsive(measure),
    ...markStandards(measure, validity, nu),
    ...markWeight(measure),
  ].filter((mark) => mark !== null);
}

function markAccess(measure: SiteMeasure): (Mark | null)[] {
  const css = textOf(
    measure.site.files.find(({ path }) => path === 'style.css') ?? { path: '', content: '' },
  );
  const faults = measure.pages.flatMap(({ path, landmarks, headings, hasSkipLink }) => [
    ...(landmarks.includes('main') && landmarks.includes('header') && landmarks.includes('footer')
      ? []
      : [`${path} lacks a landmark`]),
    ...(headings.filter((level) => level === 1).length === 1
      ? []
      : [`${path} has ${headings.filter((level) => level === 1).length} first headings`]),
    ...(headings.some((level, index) => level > (headings[index - 1] ?? level) + 1)
      ? [`${path} skips a level of headings`]
      : []),
    ...(hasSkipLink ? [] : [`${path} has no skip link`]),
  ]);
  if (!css.includes(':focus-visible')) faults.push('nothing shows the focus');
  if (!css.includes('prefers-reduced-motion') && /transition|animation|smooth/.test(css))
    faults.push('motion cannot be reduced');
  const axe = faultsOf(measure, 'axe');
  return [
    markFaults('accessibility', 'axe', 9, axe, 1 / 6),
    markShare('accessibility', 'structure', 5, measure.pages.length * 4 + 2, faults),
  ];
}

function markIntegrity(measure: SiteMeasure): (Mark | null)[] {
  return [
    markFaults('integrity', 'links', 4, faultsOf(measure, 'dead-link'), 0.25),
    markFaults(
      'integrity',
      'inert controls',
      2,
      measure.pages.flatMap(({ path, inert }) => inert.map((one) => `${path} ${one}`)),
      0.5,
    ),
    markFaults('integrity', 'console', 2, faultsOf(measure, 'console', 'page-error'), 0.5),
    markFaults(
      'integrity',
      'pictures have a size',
      2,
      measure.pages.flatMap(({ path, unsized }) => unsized.map((one) => `${path} ${one}`)),
      0.25,
    ),
  ];
}

function markResponsive(measure: SiteMeasure): (Mark | null)[] {
  const { phones } = measure;
  return [
    markFaults('responsive', 'overflow', 4, faultsOf(measure, 'overflow'), 0.25),
    markShare('responsive', 'targets', 2, phones.length, phones.flatMap(({ path, tiny, roomy, close }) => {
      if (tiny.length > 0) return [`${path} ${tiny.length} below 24 px: ${tiny[0]}`];
      return roomy < 0.8 ? [`${path} only ${Math.round(roomy * 100)} % of 44 px: ${close.slice(0, 3).join('; ')}`] : [];
    })),
    markShare('responsive', 'text size', 1, phones.length, phones.flatMap(({ path, small }) => (small.length > 0 ? [`${path} below 14 px: ${small[0]}`] : [])).concat(measure.pages.filter(({ bodySize }) => bodySize < 16).map(({ path }) => `${path} body below 16 px`)).slice(0, phones.length)),
    markShare('responsive', 'menu', 1, phones.length, phones.filter(({ hasMenu }) => !hasMenu).map(({ path }) => `${path}: the links cannot be reached`)),
  ]; // prettier-ignore
}

function markStandards(
  measure: SiteMeasure,
  validity: readonly string[],
  nu: readonly string[] | null,
): (Mark | null)[] {
  const { site, pages } = measure;
  const paths = new Set(site.files.map(({ path }) => path));
  const faults = [
    ...pages.flatMap((page) => [
      ...(page.title.length > 3 && page.title.length <= 75 ? [] : [`${page.path}: title of ${page.title.length} characters`]),
      ...((page.meta['description'] ?? '').length >= 25 && (page.meta['description'] ?? '').length <= 200 ? [] : [`${page.path}: description of ${(page.meta['description'] ?? '').length} characters`]),
      ...(page.meta['og:title'] ? [] : [`${page.path}: no og:title`]),
      ...(page.hasIcon ? [] : [`${page.path}: no icon`]),
    ]),
    ...['404.html', 'sitemap.xml', 'robots.txt'].filter((path) => !paths.has(path)).map((path) => `no ${path}`),
    ...(pages[0]?.hasJsonLd ? [] : ['no JSON-LD']),
    ...(new Set(pages.map(({ title }) => title)).size === pages.length ? [] : ['two pages of one title']),
  ]; // prettier-ignore
  return [
    nu === null ? null : markFaults('standards', 'Nu validator', 3, nu, 0.2),
    markFaults('standards', 'html-validate', 1, validity, 0.25),
    markShare('standards', 'what search engines read', 4, pages.length * 4 + 5, faults),
  ];
}

function markWeight(measure: SiteMeasure): (Mark | null)[] {
  const { files } = measure.site;
  const code = files.filter(({ path }) => /\.(css|js)$/.test(path));
  const packed = code.reduce((sum, file) => sum + gzipSync(bytesOf(file)).length, 0);
  const shared = code.reduce((sum, file) => sum + bytesOf(file).length, 0);
  const heavy = files
    .filter(({ path }) => path.endsWith('.html'))
    .map((file) => ({ path: file.path, size: shared + bytesOf(file).length }))
    .filter(({ size }) => size > 300 * 1024);
  return [
    markFaults('weight', 'outside requests', 2, faultsOf(measure, 'request', 'sub-folder')),
    markFaults('weight', 'bytes', 2, [
      ...(packed > 60 * 1024 ? [`${Math.round(packed / 1024)} KB of packed code`] : []),
      ...heavy.map(({ path, size }) => `${path} weighs ${Math.round(size / 1024)} KB`),
    ], 0.5),
    markShare('weight', 'layout shift', 2, measure.pages.length, measure.pages.filter(({ shift }) => shift >= 0.05).map(({ path, shift }) => `${path} ${shift.toFixed(2)}`)),
  ]; // prettier-ignore
}
