import { differenceCiede2000, parse, wcagLuminance } from 'culori';
import { resolveColour } from '@/engine/brief/colours/colour-table';
import { fold } from './fold';
import { markFaults, markShare } from './mark';
import type { Mark } from './mark';
import type { SiteMeasure } from './site-measure';
import { wishesOf } from './wishes';
import type { Wishes } from './wishes';

const distance = differenceCiede2000();
const roleOf: Readonly<Record<string, readonly string[]>> = {
  brand: ['any'],
  accent: ['any'],
  component: ['button', 'card'],
  section: ['surface', 'hero'],
  surface: ['surface', 'card'],
  text: ['text', 'heading'],
  background: ['background', 'surface'],
};

/** Marks for doing what the prompt says. */
export function markAdherence(measure: SiteMeasure): Mark[] {
  const wishes = wishesOf(measure.site);
  const text = fold(
    measure.pages.map((page) => `${page.title} ${page.text} ${page.navigation.join(' ')}`).join(' '),
  );
  const said = [...new Set([...(wishes.name ? [wishes.name] : []), ...wishes.verbatim])];
  const marks = [
    wishes.kind === null
      ? null
      : markFaults(
          'adherence',
          'kind',
          2,
          wishes.kind === measure.site.plan.kind ? [] : [`${measure.site.plan.kind} for ${wishes.kind}`],
        ),
    markShare(
      'adherence',
      'words to the letter',
      6,
      said.length,
      said.filter((words) => !text.includes(fold(words))).map((words) => `“${words}” is nowhere`),
    ),
    markPages(measure, wishes),
    markSections(measure, wishes, text),
    markColours(measure, wishes),
    ...markLooks(measure, wishes),
    markLanguage(measure, wishes),
    markAbsent(measure, wishes),
  ];
  return marks.filter((mark) => mark !== null);
}

function markPages({ pages }: SiteMeasure, { pages: wanted, pageCount }: Wishes): Mark | null {
  const linked = new Set((pages[0]?.navigation ?? []).map(fold));
  const faults = wanted
    .filter((title) => !linked.has(fold(title)))
    .map((title) => `no page “${title}” in the header`);
  if (pageCount !== null && pages.length !== pageCount) faults.push(`${pages.length} pages for ${pageCount}`);
  return markShare('adherence', 'pages', 5, wanted.length + (pageCount === null ? 0 : 1), faults);
}

/** Sections that a page shows in another way: as a page of its own, as fields, as words. */
function hasSection(measure: SiteMeasure, type: string): boolean {
  const seen = new Set(measure.pages.flatMap(({ sections }) => sections.map((section) => section.type)));
  if (type === 'nav' || type === 'footer') return true;
  if (seen.has(type)) return true;
  const others: Readonly<Record<string, readonly string[]>> = {
    about: ['story', 'text', 'values'], story: ['about', 'timeline'], form: ['contact', 'quote', 'booking', 'rsvp', 'newsletter', 'volunteer', 'app'],
    agenda: ['timetable', 'events'], timetable: ['agenda'], contact: ['form', 'quote', 'booking'], venue: ['map'], map: ['venue'], app: [],
  }; // prettier-ignore
  return (others[type] ?? []).some((other) => seen.has(other));
}

/** What the controls and lists of a site's pages are called where it cannot be seen. */
function namesOfControls({ site }: SiteMeasure): string {
  const pages = site.files.filter(({ path }) => path.endsWith('.html'));
  return fold(
    pages
      .flatMap(({ content }) => [
        ...String(content).matchAll(/\s(?:aria-label|placeholder|title|label)="([^"]*)"/gu),
      ])
      .map(([, name]) => name)
      .join(' '),
  );
}

function markSections(measure: SiteMeasure, wishes: Wishes, text: string): Mark | null {
  const isApp = measure.pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));
  const faults = wishes.sections
    .filter((type) => !(isApp && type !== 'app') && !hasSection(measure, type))
    .map((type) => `no ${type}`);
  const sections = measure.pages.flatMap((page) => page.sections);
  let total = wishes.sections.length;
  for (const [thing, count] of wishes.counts) {
    const own = sections.filter(({ type }) => type === thing);
    if (own.length === 0) continue;
    total += 1;
    if (!own.some(({ items }) => items >= count)) faults.push(`${own[0]?.items} ${thing} for ${count}`);
  }
  // The settings of an app are named by its controls: they say it to a hand or a reader, not always in sight.
  const heard = isApp ? `${text} ${namesOfControls(measure)}` : text;
  const phrases = measure.site.plan.brief.phrases.map(({ value }) => value);
  total += phrases.length;
  for (const phrase of phrases) {
    const words = fold(phrase)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3);
    const kept = words.filter((word) => heard.includes(word.slice(0, Math.max(4, word.length - 2))));
    if (words.length > 0 && kept.length < words.length * 0.6) faults.push(`nothing of “${phrase}”`);
  }
  return markShare('adherence', 'sections, counts and things listed', 8, total, faults);
}

function markColours({ pages }: SiteMeasure, { colours }: Wishes): Mark | null {
  const known = colours.flatMap(([role, name]) => {
    const css = resolveColour(name);
    return css === null ? [] : [{ role, name, css }];
  });
  const faults = known.flatMap(({ role, name, css }) => {
    const painted = pages.flatMap((page) =>
      (roleOf[role] ?? [role]).flatMap((one) => page.colours[one] ?? []),
    );
    const near = painted.some((colour) => isNear(colour, css));
    return near ? [] : [`${role} is not ${name}${painted.length === 1 ? ` but ${painted[0]}` : ''}`];
  });
  return markShare('adherence', 'colours', 4, known.length, faults);
}

function isNear(one: string, other: string): boolean {
  try {
    const [left, right] = [parse(one), parse(other)];
    return left !== undefined && right !== undefined && distance(left, right) <= 2;
  } catch {
    return false;
  }
}

function markLooks({ site, pages, dark }: SiteMeasure, { scheme, style, font }: Wishes): (Mark | null)[] {
  const ground = pages[0]?.colours['background']?.[0] ?? '';
  const isDark = (colour: string) => wcagLuminance(parse(colour) ?? 'white') < 0.2;
  const faults: string[] = [];
  if (scheme === 'dark' && !isDark(ground)) faults.push(`${ground} by day for a dark site`);
  if (scheme === 'light' && (isDark(ground) || isDark(dark))) faults.push('dark for a light site');
  if (style !== null && style !== site.plan.style) faults.push(`${site.plan.style} for ${style}`);
  const face = pages[0]?.headingFace ?? '';
  const generic = {
    serif: /(^|[^-])serif$/,
    sans: /sans-serif$/,
    mono: /monospace$/,
    handwritten: /cursive$|Caveat|Script|Hand\b/,
  }[font ?? ''];
  if (font !== null && generic && (!generic.test(face) || (font === 'serif' && face.includes('sans-serif'))))
    faults.push(`${face} for ${font}`);
  return [
    markShare('adherence', 'looks', 3, [scheme, style, font].filter((wish) => wish !== null).length, faults),
  ];
}

const stopWords = /\b(the|and|with|your|from|our|for|you|are|this)\b/gi;

function markLanguage({ pages }: SiteMeasure, { language, direction }: Wishes): Mark | null {
  const faults: string[] = [];
  for (const page of pages) {
    if (page.lang !== language) faults.push(`${page.path} is ${page.lang} for ${language}`);
    if (page.dir !== direction) faults.push(`${page.path} is ${page.dir}`);
    const words = page.text.split(/\s+/).length;
    const english = page.text.match(stopWords) ?? [];
    if (language !== 'en' && english.length / words > 0.02)
      faults.push(`${page.path} has English in it: ${english.slice(0, 3).join(', ')}`);
  }
  return markShare('adherence', 'language', 2, pages.length, faults);
}

function markAbsent({ site, pages }: SiteMeasure, { absent }: Wishes): Mark | null {
  const sections = new Set(pages.flatMap((page) => page.sections.map(({ type }) => type)));
  const faults = absent.filter((one) => {
    if (one === 'images') return pages.some(({ pictures }) => pictures > 0);
    if (one === 'script') return site.files.some(({ path }) => path.endsWith('.js'));
    return sections.has(one) || site.plan.behaviours.some((type) => type === one);
  });
  return markShare(
    'adherence',
    'what was left out',
    2,
    absent.length,
    faults.map((one) => `${one} is there`),
  );
}
