import { converter, parse } from 'culori';
import { markFaults, markShare } from './mark';
import type { Mark } from './mark';
import type { PageMeasure } from './page-measure';
import type { SiteMeasure } from './site-measure';

const toOklch = converter('oklch');

/** Marks for what a designer would see at a glance and a rule can tell. Lint, not a judgement of beauty. */
export function markDesign(measure: SiteMeasure): Mark[] {
  const { pages, phones, site } = measure;
  const isApp = pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));
  const marks = [
    markShare('design', 'palette', 2, pages.length, pages.flatMap(findHues)),
    markShare('design', 'faces', 1, pages.length, pages.flatMap(({ path, faces }) => (faces.length > 3 ? [`${path}: ${faces.join(', ')}`] : []))),
    markShare('design', 'line length', 1, pages.length, pages.flatMap(({ path, longLines }) => (longLines.length > 0 ? [`${path} ${longLines[0]}`] : []))),
    markShare('design', 'headings on phones', 1, phones.length, phones.flatMap(({ path, wraps }) => (wraps.length > 0 ? [`${path} ${wraps[0]}`] : []))),
    markShare('design', 'grounds', 1, pages.length, pages.flatMap(findFlatness)),
    markShare('design', 'variety', 1, pages.length, pages.flatMap(findWalls)),
    isApp ? null : markFaults('design', 'distinct layouts', 1, findSameness(pages)),
    site.plan.hasImages && !isApp ? markFaults('design', 'pictures', 1, findPictures(pages)) : null,
    markShare('design', 'copy', 2, pages.length, pages.flatMap(findCopy)),
  ]; // prettier-ignore
  return marks.filter((mark) => mark !== null);
}

/** Hues of the painted grounds and texts outside drawings: more than three families look restless. */
function findHues({ path, colours }: PageMeasure): string[] {
  const hues = new Set<number>();
  for (const role of [
    'background',
    'surface',
    'header',
    'footer',
    'hero',
    'button',
    'card',
    'heading',
    'link',
  ])
    for (const colour of colours[role] ?? []) {
      const tint = toOklch(parse(colour));
      if (tint && tint.c > 0.06) hues.add(tint.h ?? 0);
    }
  const families: number[] = [];
  for (const hue of hues)
    if (!families.some((one) => Math.min(Math.abs(one - hue), 360 - Math.abs(one - hue)) < 32))
      families.push(hue);
  return families.length > 3 ? [`${path}: ${families.length} hues`] : [];
}

/** Four sections and more in a row on one ground leave the eye nothing to hold on to. */
function findFlatness({ path, sections }: PageMeasure): string[] {
  let run = 1;
  for (const [index, section] of sections.entries()) {
    run = index > 0 && sections[index - 1]?.ground === section.ground ? run + 1 : 1;
    if (run > 4) return [`${path}: more than four sections in a row on ${section.ground}`];
  }
  return [];
}

function findWalls({ path, sections }: PageMeasure): string[] {
  return sections.slice(1).flatMap((section, index) => {
    const before = sections[index];
    return before?.variant === section.variant && before.type === section.type
      ? [`${path}: ${section.type}:${section.variant} twice in a row`]
      : [];
  });
}

function findSameness(pages: readonly PageMeasure[]): string[] {
  const all = pages.flatMap(({ sections }) => sections.filter(({ type }) => type !== 'page-header'));
  const layouts = new Set(all.map(({ variant, type }) => `${type}:${variant}`));
  const wanted = Math.min(all.length, 4);
  if (layouts.size < wanted) return [`${layouts.size} layouts in ${all.length} sections`];
  const twice = all.length - layouts.size;
  return twice > all.length / 2 ? [`${twice} of ${all.length} sections repeat a layout`] : [];
}

function findPictures(pages: readonly PageMeasure[]): string[] {
  const share = pages[0]?.pictureShare ?? 0;
  if (share < 0.03) return [`pictures take ${Math.round(share * 100)} % of the first page`];
  return share > 0.6 ? [`pictures take ${Math.round(share * 100)} % of the first page`] : [];
}

const fame =
  /award[- ]winning|as seen in|trusted by (over )?\d|#1\b|\b\d[\d,]+\+? happy (customers|clients)/i;

function findCopy({ path, text, repeats }: PageMeasure): string[] {
  const faults: string[] = [];
  if (/lorem ipsum|\bundefined\b|\[object|\bNaN\b|\{[a-z]+\}/i.test(text))
    faults.push(`${path}: unfilled text`);
  else if (fame.test(text)) faults.push(`${path}: invented fame: ${fame.exec(text)?.[0]}`);
  else if (repeats.length > 0) faults.push(`${path}: said twice: ${repeats[0]}`);
  return faults;
}
