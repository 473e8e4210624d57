import type { Brief } from '@/domain/site/brief';
import { sectionOfTitle } from '../../parts/section-of-title';

/** Houses whose noun is also a part of a page, or of plants: "Gallery", "Nursery". */
const noun = String.raw`(?<noun>(?:day\s|forest\s|children['’]s\s)?nursery|pre-?school|playgroup|cr[eè]che|kindergarten|(?:(?:contemporary|independent|small|online|photo|art)\s){0,2}gallery)`;
const opening = new RegExp(
  String.raw`^\s*(?:(?:website|site|web\s?site|page|landing page|homepage)\s(?:for|of)\s)?(?:an?\s|the\s|our\s)?${noun},?\s(?:called\s|named\s)?(?<mark>["“”«'‘]?)(?<name>\p{Lu})`,
  'iu',
);
const ofArt = /gallery$/iu;

/**
 * "Gallery “North Light” in Glasgow", "Nursery Little Acorns in York": the noun that opens a prompt right before its name is
 * what the house is, no part of its page, and not on the sign.
 */
export function mendHouseNoun(brief: Brief): Brief {
  const { prompt, name, offer, kind } = brief;
  const found = brief.spoken === 'en' && name ? opening.exec(prompt) : null;
  const said = found?.groups?.['noun'];
  const [sign] = name?.spans ?? [];
  if (
    !found ||
    !name ||
    !sign ||
    said === undefined ||
    found.groups?.['name']?.toUpperCase() !== found.groups?.['name']
  )
    return brief;
  const start = found.index + found[0].toLowerCase().indexOf(said.toLowerCase());
  const end = start + said.length;
  const behind = found.index + found[0].length - 1;
  // The sign begins right behind the noun, or with it.
  if (sign.start !== behind && sign.start !== start) return brief;
  const isArt = ofArt.test(said);
  const isNamed = sign.start === start;
  const isOwn =
    offer?.value.toLowerCase() === said.toLowerCase() ||
    (offer !== null && offer.value.toLowerCase().endsWith(` ${said.toLowerCase()}`));
  // "Exhibitions" was no offer, but a part of the page.
  const part = isOwn || !offer ? null : sectionOfTitle(offer.value, 'en', kind.value);
  const asked =
    part !== null && offer && !brief.sections.some(({ value }) => value === part)
      ? [{ value: part, spans: offer.spans }]
      : [];
  const isAside = ({ spans }: { spans: readonly { start: number; end: number }[] }): boolean =>
    !spans.some((span) => span.start < end && span.end > start);
  return {
    ...brief,
    ...(isNamed
      ? { name: { value: prompt.slice(behind, sign.end), spans: [{ start: behind, end: sign.end }] } }
      : {}),
    ...(isOwn
      ? {}
      : { offer: { value: isArt && !/\s/u.test(said) ? 'art gallery' : said, spans: [{ start, end }] } }),
    ...(isArt && (kind.value === 'unknown' || kind.value === 'portfolio')
      ? { kind: { value: 'event', spans: [{ start, end }] } }
      : {}),
    sections: [...(isArt ? brief.sections.filter(isAside) : brief.sections), ...asked],
  };
}
