import type { Brief } from '@/domain/site/brief';

const before = /^(?:bulunan|yer alan|faaliyet gösteren|olan)\s/i;
const behind =
  /\s(?:installée?s?|établie?s?|situées?|situés?|basée?s?|ansässige?|gelegene?|gevestigde?|gelegen|ubicad[oa]s?|establecid[oa]s?|situad[oa]s?|sediad[oa]s?|localizad[oa]s?|situat[oa]|ubicat[oa]|mieszcząc\S+)$/i;

/** "halı tamircisiyim": the ending says "I am". */
const self = /(?<=[ıiuü])y[ıiuü]m$/u;
const bare = ({ offer, spoken }: Brief): string | undefined => {
  const value = offer?.value.replace(before, '').replace(behind, '');
  return spoken === 'tr' ? value?.replace(self, '') : value;
};

/** "ostéopathe installé à Meylan", "Kadıköy'de bulunan plak dükkanı": that it stands somewhere is no part of what it is. */
export function offerAndNotWhere(brief: Brief): Brief {
  const { offer } = brief;
  const value = bare(brief);
  if (!offer || value === undefined || value.length < 4 || value === offer.value) return brief;
  const [span] = offer.spans;
  const start = span ? span.start + offer.value.indexOf(value) : 0;
  return { ...brief, offer: { value, spans: span ? [{ start, end: start + value.length }] : [] } };
}
