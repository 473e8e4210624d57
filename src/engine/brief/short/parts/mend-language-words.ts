import type { Brief, Slot } from '@/domain/site/brief';

const tongue =
  '(?:english|german|french|spanish|italian|dutch|portuguese|polish|turkish|arabic|hebrew|welsh|irish|catalan|swedish|danish|norwegian|finnish|greek|russian|ukrainian|chinese|japanese)';
const asked = new RegExp(
  String.raw`^(?:(?:in|both|languages?|site languages?)\s)?${tongue}(?:(?:,\s|\sand\s|\s&\s|\s?\/\s?)${tongue})*(?:\s(?:and|&))?$`,
  'iu',
);
const wish = /\b(?:languages?|bilingual|multilingual|trilingual|translations?)\b/iu;

/** What a page may have only where there is something to show in it. */
const device = /^(?:an?\s)?(?:progress (?:bar|meter)|thermometer|screenshots?|mock-?ups?)$/iu;

/** A title of something that only stands beside what is told: "progress bar". */
export const mendDevices = (brief: Brief): Brief => ({
  ...brief,
  parts: brief.parts.filter(({ value }) => value.lines !== undefined || !device.test(value.title.trim())),
});

/** "languages english and german": in what a site is read is nothing that the house offers. */
export function mendLanguageWords(read: Brief): Brief {
  const brief = withoutSwitch(read);
  if (brief.languages.length === 0 || !wish.test(brief.prompt)) return brief;
  const isOffer = ({ value }: Slot<string>): boolean => !asked.test(value.trim());
  return {
    ...brief,
    phrases: brief.phrases.filter(isOffer),
    items: brief.items.filter(({ value }) => value.price !== undefined || !asked.test(value.name.trim())),
    parts: brief.parts.filter(({ value }) => !asked.test(value.title.trim())),
  };
}

const interprets =
  /\b(?:translat(?:or|ors|ion|ions|ing)|interpret(?:er|ers|ing)|localisation|subtitl(?:er|ing))\b/iu;
const switched = /\b(?:language (?:switch|toggle|selector|picker)|bilingual (?:site|website)|multilingual|both languages|in two languages)\b/iu; // prettier-ignore

/** "translator, Polish–English": from which language into which, and no second one for the site. */
function withoutSwitch(brief: Brief): Brief {
  if (!interprets.test(brief.offer?.value ?? '') || switched.test(brief.prompt) || brief.languages.length > 1) return brief; // prettier-ignore
  return {
    ...brief,
    behaviours: brief.behaviours.filter(({ value }) => value !== 'language-switch'),
    limits: brief.limits.filter((limit) => !limit.startsWith('A second language')),
  };
}
