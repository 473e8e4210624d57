import type { SiteFile } from '@/domain/site/site-file';
import { hasColouredHero } from '../../plan/look/choose-ground';
import type { SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { drawArt } from '../art/draw-art';
import { drawFavicon } from '../art/favicon';
import { formatHtml } from '../format-html';
import { escapeText, html, trust } from '../html';
import { initialsOf } from '../layouts/parts';
import type { Tokens } from '../style/tokens';
import { writeFooter } from './write-footer';
import { writeNav } from './write-nav';
import { absoluteAddress, findSiteAddress } from './site-address';
import { writeDocument } from './write-page';
import { writeTitleLine } from './write-title';

/** The page for an address that leads nowhere. */
export function writeNotFound(plan: SitePlan, words: Words): SiteFile {
  const page = {
    role: 'missing',
    title: words.frame.notFoundTitle,
    path: '404.html',
    description: words.frame.notFoundText,
    sections: [],
  };
  const motif = plan.art.find((name) => name !== 'portrait');
  const main = html`<section
    class="page-header missing${hasColouredHero(plan) ? ' on-hero' : ''}"
    id="missing"
    data-section="page-header"
    data-variant="plain"
    aria-labelledby="missing-title"
  >
    <div class="page-words">
      <h1 id="missing-title">${words.frame.notFoundTitle}</h1>
      <p class="lede">${words.frame.notFoundText}</p>
      <p class="actions"><a class="button" href="index.html">${words.frame.notFoundAction}</a></p>
    </div>
    ${plan.hasImages && motif ? html`<div class="missing-art">${trust(drawing(plan.seed, motif))}</div>` : null}
  </section>`;
  // Links to sections of a single page must lead home from here.
  const linked = {
    ...plan,
    links: plan.links.map((link) =>
      link.href.startsWith('#') ? { ...link, href: `index.html${link.href}` } : link,
    ),
  };
  const content = writeDocument(linked, words, {
    path: '404.html',
    title: writeTitleLine(plan, page),
    description: words.frame.notFoundText,
    header: formatHtml(writeNav(linked, page, words).markup, 1),
    main: formatHtml(main.markup, 2),
    footer: formatHtml(writeFooter(linked, page, words).markup, 1),
    jsonLd: [],
    isHidden: true,
  });
  return { path: '404.html', content };
}

// The site's own subject, so that a lost visitor sees where they are.
const drawing = (seed: number, motif: string): string =>
  drawArt({ motif, seed, width: 460, height: 400, title: null, colours: 'tokens', frame: 'filled' }).replace(
    '<svg',
    '<svg class="art art-filled" preserveAspectRatio="xMidYMid slice"',
  );

/** The site's icon: its first letter on its colour, in the theme's corner. */
export function writeIcon(plan: SitePlan, tokens: Tokens): SiteFile {
  const { radius, display } = tokens.shapes;
  const isRound = /99px|2rem|1\.75rem|2\.5rem/.test(radius + tokens.shapes['radius-card']);
  const { brand, 'on-brand': onBrand } = tokens.colours;
  const content = drawFavicon({
    initial: [...initialsOf(plan.name)][0] ?? '•',
    colours: { ground: brand.light, ink: onBrand.light },
    shape: isRound ? 'round' : radius === '0px' ? 'square' : 'soft',
    face: display,
  });
  return { path: 'assets/icon.svg', content };
}

/**
 * What search engines ask for. It names the sitemap only when the site's address is known: there it must be absolute,
 * and a relative one makes the whole file invalid.
 */
export function writeRobots(plan: SitePlan): SiteFile {
  const home = findSiteAddress(plan.brief.prompt);
  const lines = home ? [`Sitemap: ${home}sitemap.xml`] : [];
  return { path: 'robots.txt', content: ['User-agent: *', 'Allow: /', ...lines, ''].join('\n') };
}

/** The list of pages: absolute when the site's address is known, ready for one to be put before each when not. */
export function writeSitemap(plan: SitePlan): SiteFile {
  const home = findSiteAddress(plan.brief.prompt);
  const paths = [plan, ...plan.translations].flatMap(({ folder, pages }) =>
    pages.map(({ path }) => folder + path),
  );
  const lines = paths.map((path) => {
    const address = home ? absoluteAddress(home, path) : path;
    return `  <url><loc>${escapeText(address)}</loc></url>`;
  });
  const note = home
    ? ''
    : '<!-- Put the address of the site before each page, then add "Sitemap: https://…/sitemap.xml" to robots.txt. -->\n';
  return {
    path: 'sitemap.xml',
    content: `<?xml version="1.0" encoding="UTF-8"?>\n${note}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
  };
}
