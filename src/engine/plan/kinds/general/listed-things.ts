import type { Facts, SectionContent } from '../../content';
import { plural } from '../families/noun-forms';
import { money } from '../parts/money';
import { capitalise } from '../parts/weave';
import { filtersByPrice } from '../../../compose/behaviours/read-shop-choices';
import type { Topic } from './topic';

const lines = [
  'What it is like, and what it has seen.',
  'Since when it is here, and why it is for sale.',
  'What comes with it.',
  'What should be done to it first.',
  'Who should look at it.',
  'When it can be seen.',
];
const stays = [
  ['by the water', 'Two bedrooms, a jetty, and a kettle that is never far.'],
  ['at the edge of the wood', 'Logs are cut; owls are included.'],
  ['in the old village', 'Bread across the lane, church bells at a friendly hour.'],
  ['on the hill', 'Weather from both sides, and a stove for either.'],
  ['with the orchard', 'Room for two families who like each other.'],
  ['by the harbour', 'Boats in the morning, fish in the evening.'],
] as const;
const perWeek = [540, 620, 480, 690, 880, 740];
const euros = [1200, 2400, 3600, 4800, 7500, 9800];

/** Things of one sort that are on offer, where nobody knows more of them than what they are: "Boat No. 1". Samples, each with a line to fill in. */
export const listedThings = (facts: Facts, { offer }: Topic): SectionContent => {
  const one = capitalise(offer.replace(/(?<=[^s])s$/u, ''));
  const isPriced = filtersByPrice(facts.brief.prompt);
  // Houses for holidays are let by the week, and not sold.
  if (facts.brief.kind.value === 'hotel')
    return {
      title: `Our ${plural(offer.replace(/(?<=[^s])s$/u, '')).toLowerCase()}`,
      lede: 'Samples: put your own in their place.',
      items: stays.map(([where, text], at) => ({
        title: `${capitalise(one.toLowerCase().split(' ').at(-1) ?? one)} ${where}`,
        text,
        price: money(facts, perWeek[at] ?? 600),
        note: 'a week',
        sample: true,
      })),
    };
  return {
    title: `${capitalise(plural(offer.replace(/(?<=[^s])s$/u, '')))} on offer`,
    lede: 'Samples: put your own in their place.',
    items: lines.map((text, at) => ({
      title: `${one} No. ${at + 1}`,
      text,
      ...(isPriced ? { price: money(facts, euros[at] ?? 0) } : {}),
      sample: true,
    })),
  };
};
