import { escapeAttribute, escapeText } from '../draft/splice-text';
import { addFooterLine } from '../facts/footer-line';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { valueOf } from '../../locate/page-tree';
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
  String.raw`^(?:add|change|make|use|put|link|show)? ?(?:links? to )?(?:new )?(?<net>${Object.keys(networks).join('|')})(?: (?:link|handle|account|profile|page|url|address))?(?: (?:to|is|:|,|with|as|=|is now|in footer))* (?<handle>@?[\w.-]{2,60}|https?:\/\/\S+|(?:www\.)?[\w-]+(?:\.[\w-]+)+\/\S+|@ ?[\w.-]{2,60})(?: (?:to|in|into|on|at) (?:footer|header|top|bottom|site|page|contact(?: section| page)?))?$`,
);

/** "Add behance.net/anna": an address that says itself whose it is. */
const address =
  /^(?:add|put|link|show)(?: (?:links? to|link))? (?<handle>(?:https?:\/\/)?(?:www\.)?[\w-]+\.\w+\/\S+)$/;

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
    if (count > 0) return done(name, href, `The ${name} links lead to ${href} now.`);
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
