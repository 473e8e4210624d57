import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const home =
  /\b(?:flat|apartment|house|cottage|bungalow|studio|maisonette|room|annexe?|barn|villa|chalet)$/iu;
const rent = /\b(?:month|pcm|pw)\b/iu;

/** "Two-bed flat to let, £850 a month": the one home there is, and no price list beside a street of others, nor a hotel. */
export const mendOneHome = (brief: Brief): Brief => {
  const { kind, items } = brief;
  const offer = brief.offer?.value ?? '';
  const isLet = kind.value === 'hotel' && items.some(({ value }) => rent.test(value.price ?? ''));
  if (!home.test(offer) || !(kind.value === 'real-estate' || isLet)) return brief;
  return {
    ...brief,
    kind: { ...kind, value: 'real-estate' },
    items: items.map((item) => {
      const isIt = offer.toLowerCase().endsWith(item.value.name.toLowerCase());
      return isIt && (item.value.section === 'pricing' || item.value.section === 'rooms')
        ? { ...item, value: { ...item.value, name: capitalise(offer), section: 'listings' } }
        : item;
    }),
  };
};
