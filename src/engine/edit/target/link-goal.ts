import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { headingOf, findNamedSections } from './find-named-sections';
import { findPage, labelOfPage } from './find-pages';
import { findWords } from '../../plan/words/find-words';
import { labelOf } from '../intents/sections-meant';
import { siteFacts } from '../site-facts';
import type { Step } from '../intent';

/** Where a new link leads, from the page it stands on, and what it may be called. */
export type LinkGoal = {
  readonly href: (from: string) => string;
  readonly label: string;
  /** What it leads to, in words for messages. */
  readonly end: string;
};

const outside = (href: string, label: string): LinkGoal => ({
  href: () => href,
  label,
  end: href.replace(/^(?:mailto|tel):/, ''),
});

const hostPattern =
  /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|de|fr|es|pt|co|uk|eu|app|dev|info|shop|me|be|nl|it|at|ch|pl|se|dk|no|gg|tv|ly|art|studio)(?:\/\S*)?$/i;

/**
 * The end of a link that a phrase names: an address of the web, a mail address, a phone number, a page, a section; or
 * one that the site has already ("our email", "instagram"). Null when it names none.
 */
export function linkGoal(
  step: Step,
  phrase: { readonly plain: string; readonly text: string },
): LinkGoal | null {
  return addressOf(phrase) ?? onSite(step, phrase.plain) ?? known(step, phrase.plain);
}

/** An address that a phrase spells out: of the web, of mail, of a phone. */
export function addressOf(phrase: { readonly text: string }): LinkGoal | null {
  const text = phrase.text.replace(/[.!?]+$/, '').trim();
  const url = /^(?:\S+\s+){0,3}(https?:\/\/\S+)$/i.exec(text)?.[1];
  if (url) return outside(url, hostOf(url));
  const mail = /^(?:\S+\s+){0,3}(\S+@\S+\.\w+)$/.exec(text)?.[1]?.replace(/^mailto:/i, '');
  if (mail) return outside(`mailto:${mail}`, mail);
  const phone = /^(?:\S+\s+){0,2}?(?:tel:)?(\+?\d[\d\s().\-/]{5,}\d)$/.exec(text)?.[1];
  if (phone) return outside(`tel:${phone.replace(/[^\d+]/g, '')}`, phone.trim());
  const host = text.split(/\s+/).at(-1) ?? '';
  const isHost = hostPattern.test(host) && text.split(/\s+/).length < 5;
  return isHost ? outside(`https://${host}`, hostOf(`https://${host}`)) : null;
}

/** What the link to an address says: the network's name, else the address's host. */
function hostOf(url: string): string {
  const host = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/, '');
  const network = networkNames.find((name) => host.toLowerCase().startsWith(`${name.toLowerCase()}.`));
  return network ?? host;
}

function onSite(step: Step, plain: string): LinkGoal | null {
  const name = plain.replace(/^(?:to |bottom |top )/, '').replace(/ (?:part|area|form)$/, '');
  const isSection = name.endsWith(' section');
  const path = isSection ? null : findPage(step.draft, name);
  if (path) {
    const label = labelOfPage(step.draft, path);
    return { href: () => path, label, end: `the page ${label}` };
  }
  const place = findNamedSections(step.draft, name, step.page)[0];
  const id = place ? valueOf(place.section.element, 'id') : '';
  if (!place || id === '' || place.section.id === 'nav' || place.section.id === 'footer') return null;
  const heading = headingOf(place.section);
  const names: Readonly<Record<string, string>> = findWords(
    siteFacts(step.draft, step.page).language,
  ).sections;
  return {
    href: (from) => (from === place.page ? `#${id}` : `${place.page}#${id}`),
    label: names[place.section.type ?? ''] ?? (heading ? wordsIn(heading) : id),
    end: labelOf(place),
  };
}

const networkNames = [
  'Instagram',
  'Facebook',
  'TikTok',
  'YouTube',
  'LinkedIn',
  'Twitter',
  'Pinterest',
  'GitHub',
  'Mastodon',
  'Threads',
  'Bluesky',
  'WhatsApp',
  'Etsy',
  'Spotify',
  'Airbnb',
] as const;
const networks = networkNames.join('|').toLowerCase();

/** What the site links to already: its mail address, its phone number, a profile on a network. */
function known(step: Step, plain: string): LinkGoal | null {
  const network = new RegExp(`\\b(${networks})\\b`).exec(plain)?.[1];
  const sort = /\b(?:email|mail|e-mail|mail address)\b/.test(plain)
    ? /^mailto:/i
    : /\b(?:phone|phone number|call|telephone)\b/.test(plain)
      ? /^tel:/i
      : network
        ? new RegExp(
            `^https?://(?:[^/]*\\.)?(?:${network === 'whatsapp' ? 'wa\\.me' : `${network}\\.`})`,
            'i',
          )
        : null;
  if (!sort) return null;
  for (const page of step.draft.pages())
    for (const section of step.draft.sections(page))
      for (const link of elementsIn(section.element)) {
        const href = link.tag === 'a' ? valueOf(link, 'href') : '';
        if (sort.test(href)) return outside(href, wordsIn(link) || href.replace(/^\w+:/, ''));
      }
  return null;
}
