import { escapeAttribute, escapeText } from '../draft/splice-text';
import { addFooterLine } from '../facts/footer-line';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import type { SiteDraft } from '../draft/site-draft';
import { escapePattern } from '../draft/write-text';
import { replaceEverywhere } from '../facts/scan-text';
import { valueOf, wordsIn } from '../../locate/page-tree';
import { matchPhrase } from '../words/read-command';

const networks: Readonly<Record<string, readonly [name: string, host: string]>> = {
  instagram: ['Instagram', 'instagram.com/'],
  insta: ['Instagram', 'instagram.com/'],
  facebook: ['Facebook', 'facebook.com/'],
  tiktok: ['TikTok', 'tiktok.com/@'],
  youtube: ['YouTube', 'youtube.com/@'],
  linkedin: ['LinkedIn', 'linkedin.com/in/'],
  twitter: ['X', 'x.com/'],
  x: ['X', 'x.com/'],
  threads: ['Threads', 'threads.net/@'],
  pinterest: ['Pinterest', 'pinterest.com/'],
  github: ['GitHub', 'github.com/'],
  mastodon: ['Mastodon', 'mastodon.social/@'],
  bluesky: ['Bluesky', 'bsky.app/profile/'],
  behance: ['Behance', 'behance.net/'],
  dribbble: ['Dribbble', 'dribbble.com/'],
  etsy: ['Etsy', 'etsy.com/shop/'],
  vimeo: ['Vimeo', 'vimeo.com/'],
  soundcloud: ['SoundCloud', 'soundcloud.com/'],
  bandcamp: ['Bandcamp', 'bandcamp.com/'],
  substack: ['Substack', 'substack.com/@'],
};
const form = new RegExp(
  String.raw`^(?:add|change|make|use|put|link|show)? ?(?:links? to )?(?:new )?(?<net>${Object.keys(networks).join('|')})(?: (?:link|handle|account|profile|page|url|address))?(?: (?:in|on|to) (?:contact|footer|header)(?: (?:bit|section|part|page))?)?(?: (?:to|is|:|,|with|as|=|is now|has changed|changed|in footer))* (?<handle>@?[\w.-]{2,60}|https?:\/\/\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)+\/\S+|@ ?[\w.-]{2,60})(?: (?:to|in|into|on|at) (?:footer|header|top|bottom|site|page|contact(?: section| page)?))?$`,
);

/** "Add behance.net/anna": an address that says itself whose it is. */
const address =
  /^(?:add|put|link|show)(?: (?:links? to|link))? (?<handle>(?:https?:\/\/)?(?:www\.)?[\w-]+\.\w+\/\S+)$/;

/** The name that the site's links to a network lead to: "@nadia" without its sign. */
const handleShown = (draft: SiteDraft, host: string): string | undefined =>
  draft
    .everyPage()
    .flatMap((page) => draft.tree(page).elements)
    .flatMap(
      (element) =>
        valueOf(element, 'href')
          .split(host)[1]
          ?.replace(/[/?#].*$/, '') || [],
    )[0];

/** The names with "@" that the site says without a link. */
const handlesSaid = (draft: SiteDraft): readonly string[] => [
  ...new Set(
    draft
      .everyPage()
      .flatMap((page) => draft.tree(page).elements)
      .flatMap((element) => (/^(?:li|dd|p|a)$/.test(element.tag) && /^@[\w.]+$/.test(wordsIn(element)) ? wordsIn(element) : [])), // prettier-ignore
  ),
];

/** Sets a link to a social network: led elsewhere where the site has one, else put into the footer. */
export const setSocial: Intent = {
  name: 'set-contact',
  attempt(step) {
    const match = matchPhrase(step.part, form) ?? matchPhrase(step.part, address);
    const site = /^(?:https?:\/\/)?(?:www\.)?(?<name>[\w-]+)\.\w+\/./.exec(match?.handle?.plain ?? '')
      ?.groups?.['name'];
    const network = networks[match?.net?.plain ?? site ?? ''];
    if (!match?.handle || !network) return null;
    const [name, host] = network;
    const written = match.handle.text.replace(/\s/g, '').replace(/[.,!]+$/, '');
    // "facebook.com/bluedoor" is an address that lacks its beginning.
    const isAddress = /^(?:www\.)?[\w-]+(?:\.[\w-]+)+\/\S+$/.test(written);
    const given = isAddress ? `https://${written}` : written;
    const handle = given.replace(/^@/, '');
    const href = /^https?:/.test(given) ? given : `https://www.${host}${handle}`;
    let count = 0;
    const old = handleShown(step.draft, host);
    for (const page of step.draft.everyPage()) {
      const links = step.draft
        .tree(page)
        .elements.filter(
          (element) => element.tag === 'a' && valueOf(element, 'href').includes(host.replace(/\/.*/, '/')),
        );
      step.draft.splice(
        page,
        links.flatMap((element) => {
          const attribute = element.attributes.get('href');
          return attribute
            ? [{ start: attribute.start, end: attribute.end, text: `href="${escapeAttribute(href)}"` }]
            : [];
        }),
      );
      count += links.length;
    }
    if (count > 0) {
      // The name that the links show, and the one that search engines read, follow.
      const said = handle.replace(/^https?:\/\/(?:www\.)?[^/]+\/@?|\/$/g, '');
      if (old) replaceEverywhere(step.draft, new RegExp(`(?<![\\w.@])(?:@${escapePattern(old)}|(?<=${escapePattern(host)})${escapePattern(old)})(?![\\w.])`, 'giu'), (found) => (found.startsWith('@') ? `@${said}` : said)); // prettier-ignore
      return done(name, href, `The ${name} links lead to ${href} now.`);
    }
    const shown = /^(?:add|put|link|show)\b/.test(step.part.plain) ? [] : handlesSaid(step.draft);
    if (shown.length === 1 && !/^https?:/.test(given)) {
      const places = replaceEverywhere(step.draft, new RegExp(`(?<![\\w.])${escapePattern(shown[0] ?? '')}(?![\\w.])`, 'gu'), () => `@${handle}`); // prettier-ignore
      return done(name, `@${handle}`, `The site says @${handle} now, in ${countOf(places, 'place')}.`);
    }
    const words = /^https?:/.test(given) ? name : `${name}: @${handle}`;
    const added = addFooterLine(
      step.draft,
      `<a href="${escapeAttribute(href)}" rel="me noopener">${escapeText(words)}</a>`,
      words,
    );
    return added > 0
      ? done(name, `${href} in the footer`, `Added a link to ${name} (${href}) to the footer.`)
      : refuse('not-found', 'This site has no footer to put the link into.');
  },
};
