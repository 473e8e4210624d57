import type { SitePlan } from '../../plan/site-plan';
import { escapeText } from '../html';
import { listAlternates, pathFrom } from './write-languages';
import { absoluteAddress, findSiteAddress } from './site-address';

/** What the head of one page says. */
export type HeadParts = {
  /** File name of the page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Texts of JSON-LD, one for each script. */
  readonly jsonLd: readonly string[];
  /** Kept out of search engines: a page for an address that leads nowhere. */
  readonly isHidden?: boolean;
};

// Open Graph wants a country with each language; the one where most of its speakers read the web.
const locales: Readonly<Record<string, string>> = {
  ar: 'ar_AR',
  cs: 'cs_CZ',
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  he: 'he_IL',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  no: 'nb_NO',
  pl: 'pl_PL',
  pt: 'pt_PT',
  ro: 'ro_RO',
  ru: 'ru_RU',
  sv: 'sv_SE',
  tr: 'tr_TR',
  uk: 'uk_UA',
};

/** The lines of a page's head, not yet indented; a script of JSON-LD takes several. */
export function writeHeadLines(plan: SitePlan, parts: HeadParts): string[] {
  const { path, title, description } = parts;
  const home = parts.isHidden ? null : findSiteAddress(plan.brief.prompt);
  const address = home ? absoluteAddress(home, plan.folder + path) : null;
  const picture = home ? findSharedPicture(plan, home) : null;
  const locale = locales[plan.language];
  const graph = (name: string, content: string | null | undefined) =>
    content ? [`<meta property="og:${name}" content="${escapeText(content)}">`] : [];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    ...(parts.isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(address ? [`<link rel="canonical" href="${escapeText(address)}">`] : []),
    ...(parts.isHidden ? [] : listAlternates(plan, path)).map(
      (other) =>
        `<link rel="alternate" hreflang="${other.language}" href="${escapeText(home ? absoluteAddress(home, other.path) : pathFrom(plan, other.path))}">`,
    ),
    ...graph('title', title),
    ...graph('description', description),
    ...graph('type', 'website'),
    ...graph('site_name', plan.name),
    ...graph('locale', locale),
    ...graph('url', address),
    ...graph('image', picture),
    '<link rel="icon" href="assets/icon.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="style.css">',
    ...parts.jsonLd.flatMap((text) => [
      '<script type="application/ld+json">',
      ...text.split('\n').map((line) => `  ${line}`),
      '</script>',
    ]),
    // What the script adds above a form, a list or an app stands there when the page is painted, so nothing moves.
    ...(plan.hasScript ? ['<script src="script.js" defer blocking="render"></script>'] : []),
  ];
}

/**
 * The picture for links shared elsewhere. It must be absolute, so it needs a site with an address, and it must be a
 * photograph or the like: those who show such links draw no SVG, which the composer's own pictures are.
 */
function findSharedPicture(plan: SitePlan, home: string): string | null {
  const [first] = Object.values(plan.pictures.bySection)
    .flat()
    .filter(({ path }) => /\.(?:jpe?g|png|webp)$/i.test(path));
  return first ? absoluteAddress(home, first.path) : null;
}
