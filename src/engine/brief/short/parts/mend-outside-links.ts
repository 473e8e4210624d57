import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

const where = String.raw`(?<where>Patreon|Ko-fi|Kickstarter|Buy Me a Coffee|Open Collective|GitHub Sponsors|Steady|Liberapay|Substack|Etsy|Redbubble|Gumroad|Bandcamp|Big Cartel|Amazon|Depop|Vinted|eBay|Not On The High Street|Folksy|Shopify)`;
const outside: readonly (readonly [RegExp, SectionType])[] = [
  [
    new RegExp(
      String.raw`\b(?:support|back|tip|sponsor|join|donate to)\s(?:us|me|the (?:show|podcast|project|site|band|blog|channel|author))\s(?:on|via|through|with)\s${where}(?![\p{L}])`,
      'iu',
    ),
    'donation',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:shop|store|prints?)\slinks?(?:\sto)?|links?\sto\s(?:my|our|the)?\s?(?:shop|store|prints)?\s?(?:on)?|(?:shop|store|buy|prints)\s(?:is\s)?(?:on|via|through))\s(?:my\s|our\s)?${where}(?![\p{L}])(?:\s(?:shop|store))?`,
      'iu',
    ),
    'products',
  ],
];

/** "support us on Patreon", "shop link to Etsy": it is done elsewhere, so the site has the link and no gifts or goods of its own. */
export function mendOutsideLinks(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  return outside.reduce((read, [words, section]): Brief => {
    const found = words.exec(read.prompt);
    const name = found?.groups?.['where'];
    if (!found || name === undefined) return read;
    const span = { start: found.index, end: found.index + found[0].length };
    const isIn = ({ spans }: Slot<unknown>): boolean =>
      spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
    const link: Slot<ListedItem> = { value: { section: 'links', name }, spans: [span] };
    return {
      ...read,
      sections: read.sections.filter((slot) => slot.value !== section || !isIn(slot)),
      phrases: read.phrases.filter((slot) => !isIn(slot)),
      parts: read.parts.filter((slot) => !isIn(slot)),
      items: [...read.items.filter(({ value }) => value.name !== name), link],
    };
  }, brief);
}
