import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { numberOf } from '../../../number-of';
import { withoutStretch } from './without-stretch';

const tiers =
  /\b(?:(?<count>[2-9]|two|three|four|five|six)\s)?(?:(?:reward|pledge|backer|backing|perk)\s(?:tiers?|levels?|packages|options|amounts)|(?:rewards|perks)(?: for backers)?(?!\s(?:card|scheme|program|points)))\b/iu;
const backed =
  /\b(?:crowd-?fund\p{L}*|kickstarter|indiegogo|backers?|pledges?|pledge levels?|stretch goals?|goal|target)\b/iu;
const labelled = /^(?:rewards?|perks?|pledges?)(?: (?:tiers?|levels?))?(?:,|:)\s/iu;
/** What plans are called where a prompt gives them no name. */
const nameless = /^(?:basic|starter|plus|pro|premium|standard|\d+)$/iu;
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((word) => `${word} pledge`);

/** "Three reward tiers £15, £35, £80": what backers get for what they give, each called by its place in the row where it has no name. */
export function mendRewards(brief: Brief): Brief {
  const found = tiers.exec(brief.prompt);
  if (!found || brief.language.value !== 'en' || !backed.test(brief.prompt)) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  // "rewards (£10 postcard, £35 tote)": each is called by what stands beside its sum.
  const isOwn = ({ value }: Brief['items'][number]): boolean =>
    value.price !== undefined && labelled.test(value.name);
  const named = brief.items.map((item) =>
    isOwn(item)
      ? { ...item, value: { ...item.value, name: capitalise(item.value.name.replace(labelled, '')) } }
      : item,
  );
  const cut = withoutStretch({ ...brief, items: named }, span);
  const kept = named.filter((item, at) => cut.items.includes(item) || isOwn(brief.items[at] ?? item));
  const rest = { ...cut, items: kept };
  const offer = brief.offer?.value.toLowerCase();
  const count = numberOf(found.groups?.['count'] ?? '');
  const sums = rest.items.filter(({ value }) => value.price !== undefined && value.section !== 'stats');
  return {
    ...rest,
    items: rest.items.map((item) => {
      const at = sums.indexOf(item);
      const { name, price, section } = item.value;
      if (price === undefined || section === 'stats') return item;
      const isBare = nameless.test(name) || name.toLowerCase() === offer;
      return {
        ...item,
        value: { ...item.value, section: 'pricing', name: isBare ? (ordinals[at] ?? name) : name },
      };
    }),
    counts:
      count > 1 && sums.length === 0
        ? [
            ...rest.counts.filter(({ value }) => value.thing !== 'pricing'),
            { value: { thing: 'pricing', count }, spans: [span] },
          ]
        : rest.counts.filter(({ value }) => value.thing !== 'pricing'),
    sections: [
      ...rest.sections.filter(({ value }) => value !== 'pricing'),
      { value: 'pricing', spans: [span] },
    ],
  };
}
