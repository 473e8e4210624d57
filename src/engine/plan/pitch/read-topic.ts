/** What is spoken, written or met about: "unsolved shipwrecks off the Cornish coast". */
const ends =
  /\s(?:called|named|hosted|presented|written|made|with|by|weekly|monthly|fortnightly|every|each|from|and\s(?:a|an|the|its)|free|that|which|where|who|it|i|we|please|plus|including|for\s(?:people|beginners|women|men|parents|students|designers|developers|founders|everyone|anyone)|coming|launching|needs?)(?=\s|$).*$/iu;
const longestTopic = 64;

const tidy = (text: string): string | null => {
  // "women who changed careers after 40": of two words alone nothing is told yet.
  const cut = text.replace(ends, '');
  const isBare =
    cut.trim().split(' ').length < 3 &&
    /^\s(?:who|that)\s(?!comes?|goes|is sent|lands|arrives|appears|drops|we|i\b)/iu.test(
      text.slice(cut.length),
    );
  const topic = (isBare ? text : cut).trim().replace(/\s(?:and|or|of|the|a|an|in|on|for)$/iu, '');
  return /\p{L}{2}/u.test(topic) && topic.length <= longestTopic ? topic : null;
};

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const ofSite =
  /\b(?:episodes?|hosts?|posts?|archive|dark|light|theme|page|pages|site|links?|subscribe|sign-?up|newsletter|contact|about|free|paid|weekly|monthly|called|named|we|i|my|our|with|need|needs|want|minimal|clean|modern|style|design|two|three|four|guests?|shop|donate|button|search|categories|latest|easy|simple|by)\b/iu;
// "personal blog, serif type, no images": how it looks and works.
const ofLook =
  /\b(?:no|without|slab|headings?|headlines|letters|serif|sans|sans-serif|mono\p{L}*|type(?:face|faces)?|typography|fonts?|lettering|images?|photos|pictures|mode|toggle|colou?rs?|palette|layout|columns?|reading time|comments|rss|tags|sidebar|scandi\p{L}*|brutalist|retro|pastel|playful|elegant|warm|calm|bold)\b/iu;
const unsaid =
  /^(?:(?:a|an|the|my|our|this|responsive|professional|beautiful|sleek|attractive|mobile-friendly|user-friendly|seo-friendly|full|complete|basic|dynamic|interactive|multi-page|new|bold|tidy|slow|bare|one-page|static|private|minimal|minimalist|plain|quiet|calm|cosy|cozy|elegant|playful|bold|colou?rful|light|stylish|fresh|weekly|monthly|daily|fortnightly|annual|yearly|two|three|one|four|day|days|two-day|three-day|one-day|four-day|simple|small|little|free|paid|indie|independent|local|online|virtual|personal|short|best|first|modern|dark|bright|clean|website|site|page|landing|for|of|make|need|want|build|create|me|us|i|we|called|upcoming|interview|comedy|video|audio|solo|email|e-mail|substack|community|international|national|regional|big|tiny|open|\d+\p{L}*)(?:[-\s]|$))+/iu;

/** The topic that a prompt gives to a thing of one of these nouns, in its own words; null where it gives none. */
export function readTopic(prompt: string, nouns: string): string | null {
  const about = new RegExp(
    String.raw`\b(?:${nouns})s?(?:\s(?:site|website|page))?(?:,?\s(?:called|named)\s[^,.]{2,40}?|,?\s["“][^"”]{2,40}["”]|,\s[^,.]{2,40}(?=,\s(?:is|it['’]s)\s)|\s(?:by|from)\s[^,.]{2,40}?)?,?\s(?:(?:and\s)?(?:is|it['’]s)\s)?(?:all\s)?(?:about|on|covering|exploring|dedicated to|devoted to)\s(?<topic>[^,.;:!?\n(]+)`,
    'iu',
  ).exec(prompt)?.groups?.['topic'];
  const told = about === undefined ? null : tidy(about);
  if (told !== null) return lower(told);
  // "Food blog, Sri Lankan home cooking"
  const beside = new RegExp(
    String.raw`\b(?:${nouns})s?,\s(?<topic>(?:[\p{L}’'-]+\s){1,4}[\p{L}’'-]+)(?=[,.;\n]|$)`,
    'iu',
  ).exec(prompt)?.groups?.['topic'];
  if (beside !== undefined && !ofSite.test(beside) && !ofLook.test(beside)) return lower(beside);
  const before = new RegExp(
    String.raw`(?:^|[,.:;(]\s*|\b(?:a|an|the|my|our|for|this)\s)(?<topic>(?:[\p{L}\d][\p{L}\d’'/+&-]*\s){1,4}?)(?:${nouns})\b(?<place>\s(?:set\s)?in\s\p{Lu}\p{L}+)?(?<how>\s(?:by (?:train|rail|bike|bicycle|boat|van|motorbike|car|bus|sea|canoe|campervan)|on (?:foot|two wheels|a budget))\b(?:\s(?!with\b|called\b)[\p{L}’'-]+){0,5})?`,
    'iu',
  ).exec(prompt)?.groups;
  const words = (before?.['topic'] ?? '').trim().replace(unsaid, '').trim();
  if (
    words === '' ||
    (/^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*$/u.test(words) &&
      !/^(?:Go|Rust|Python|Java|Kotlin|Swift|React|Linux|Elixir|Ruby)$/u.test(words))
  )
    return null;
  // "travel blog by train across Europe": how is what it is about.
  const how = before?.['how'];
  if (how !== undefined && words.length + how.length <= longestTopic) return `${lower(words)}${how}`;
  const set = before?.['place']?.replace(/\sset\s/iu, ' ') ?? '';
  return tidy(
    `${lower(words.replace(/^true-crime$/iu, 'true crime'))}${/\bset in\b/iu.test(before?.['place'] ?? '') ? set : ''}`,
  );
}
