import type { Brief } from '@/domain/site/brief';

const counted = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s(?:[a-z-]+\s){0,2}$/iu;
const onPage =
  /^\s?(?:buttons?|sections?|columns?|cards?|headings?|titles?|boxes|tiles|bands?|pages?|themes?|colou?rs?|accents?|icons?|links?|lines?|stripes?|tones?|shades?|and|or|on|with|for|as)\b/iu;

/** "Two white Beauford tourers", "three red tractors": how many of them there are tells that the colour is theirs. */
export const withoutThingColours = (brief: Brief): Brief => ({
  ...brief,
  colours: brief.colours.filter(({ spans }) =>
    spans.every(({ start, end }) => {
      const after = brief.prompt.slice(end, end + 24);
      return !(counted.test(brief.prompt.slice(Math.max(0, start - 30), start)) && /^\s[A-Za-z]{3}/u.test(after) && !onPage.test(after)); // prettier-ignore
    }),
  ),
});
