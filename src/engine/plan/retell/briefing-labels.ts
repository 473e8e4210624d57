/** Headings of a marketing department's paper: what the site is to achieve, whom it is for and how it is to sound. */
const labels =
  /^(?:seo(?:\s(?:keywords?|terms|phrases|focus|wishes|notes|brief))?|(?:(?:target|focus|search|main|primary)\s)?(?:keywords?|key ?phrases|search terms)|meta(?:\s(?:titles?|descriptions?|data))?|(?:(?:campaign|business|web\s?site|site|marketing|project|page|communication|our|the|main|key|primary|secondary|top)\s)*(?:goals?|objectives?|priorities|aims?|kpis?|key messages?)|success (?:metrics?|measures?|criteria)|(?:user |buyer )?personas?|(?:(?:our|the)\s)?(?:(?:two|three|four|five|\d)\s)?(?:main\s)?audiences|(?:(?:core|key|main|primary|secondary|target)\s)+(?:audiences?|groups?|readers|users|visitors|customers|markets?)|tone(?:\s(?:and|&)\s(?:style|voice|manner))?|tonality|(?:brand\s)?voice(?:\s(?:and|&)\stone)?|(?:please\s)?(?:avoid|never use|do not use|don['’]t use|do not say|don['’]t say|words to avoid|banned)(?:\s(?:jargon|buzz ?words|clich\p{L}+|words|phrases|terms|superlatives|the (?:words?|phrases?)|these words))?|call[- ]to[- ]actions?|(?:(?:main|primary|secondary|key)\s)?(?:call[- ]to[- ]actions?|cta)|competitors?|(?:sites|websites|brands) we (?:like|admire)|timeline and budget|launch date|deliverables|copy length|word count|page count|accessibility requirements|browser support)$/iu;
/** What stands behind a heading of that sort: "Objectives, in order of priority", "Pages (6)". */
const tail =
  /(?:,?\s(?:in (?:this |the following )?order(?: of (?:priority|importance))?|by (?:priority|importance|order of priority)|\((?!.*[£$€])[^()]{1,40}\)|(?:for|of) (?:the|this|our) (?:new )?(?:web\s?site|site|page|project|campaign)))$/iu;

/** A heading without what is said about its order. */
export const bareLabel = (heading: string): string => heading.trim().replace(tail, '');

/** Whether a heading ("SEO keywords", "Campaign goals") stands in a briefing and opens nothing for visitors. */
export const isBriefingLabel = (heading: string): boolean => labels.test(bareLabel(heading));
