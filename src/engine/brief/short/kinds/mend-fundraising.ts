import type { Brief } from '@/domain/site/brief';

const raising =
  /\s(?:fund-?raising|crowdfund(?:ing|er)|giving|donations?)(?:\s(?:page|site|campaign|drive|effort))?$/iu;

/** "Church roof fundraising": an appeal by another word, and no work done for others. */
export function mendFundraising(brief: Brief): Brief {
  const { offer, kind, language } = brief;
  if (!offer || kind.value !== 'nonprofit' || language.value !== 'en' || !raising.test(offer.value))
    return brief;
  return { ...brief, offer: { ...offer, value: offer.value.replace(raising, ' appeal') } };
}
