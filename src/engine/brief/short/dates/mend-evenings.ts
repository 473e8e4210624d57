import type { Brief } from '@/domain/site/brief';

const evening =
  /\b(?:discos?|dance|dancing|ceilidhs?|quiz(?:zes)?|bingo|darts|choirs?|rehearsals?|comedy|open[- ]?mic|jam session|supper|film (?:club|night)|games night|night|evening|astronomy|stargazing|band|chess club|meet(?:ing|s)?|speakeasy|nightclub)\b/iu;
const half =
  /\b(?:am|a\.m\.|pm|p\.m\.|mornings?|afternoons?|noon|midday|lunch\w*|breakfast|brunch)\b|\d{2}[:.]\d\d|\d(?:am|pm)\b/iu;
const noon = 12 * 60;

/** "Roller disco, every Friday 7 to 10": hours without a half of the day are those of the evening. */
export function mendEvenings(brief: Brief): Brief {
  const { hours, offer, name, prompt } = brief;
  const [span] = hours?.spans ?? [];
  if (!hours || !span || hours.value.length === 0) return brief;
  if (!evening.test(`${offer?.value ?? ''} ${name?.value ?? ''}`) || half.test(prompt)) return brief;
  const isSmall = hours.value.every(
    ({ opens, closes }) => opens >= 5 * 60 && closes <= noon && opens < closes,
  );
  if (!isSmall) return brief;
  return {
    ...brief,
    hours: {
      ...hours,
      value: hours.value.map((range) => ({
        ...range,
        opens: range.opens + noon,
        closes: range.closes + noon,
      })),
    },
  };
}
