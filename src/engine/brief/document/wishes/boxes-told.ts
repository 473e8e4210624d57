import { raise } from './rewrite-rules';

const asked = String.raw`(?:(?:(?:please|also|and|oh|kindly|then|so|perhaps|maybe)[\s,]+)*(?:(?:carry|run|feature)\s|(?:i|we)(?:['’]d|\swould)?\s(?:also\s|really\s)?(?:like|love|want|need)(?:\sto\shave|\sto\ssee)?\s|(?:put(?:\sin|\sup)?|include|add|have|show|display|place|give\sus|insert)\s|there\s(?:should|must|needs\sto|ought\sto|could|has\sto)\s(?:also\s)?be\s|can\s(?:you|we)\s(?:have|put|add)\s|(?:you|we)\s(?:could|can|might)\s(?:maybe\s|perhaps\s)?(?:have|put|add)\s|could\s(?:you|we|there)\s(?:have|put|add|be)\s))`;
const spot = String.raw`(?:(?:somewhere\s|right\s)?(?:at\sthe\s(?:very\s)?(?:top|bottom|start)(?:\sof\s(?:the\s(?:[\p{L}-]+\s)?(?:page|site)|(?:every|each)\spage))?|(?:beneath|below|under|underneath)\s(?:that|it|this)|(?:on|at|in|across|over|under|below|beneath|above)\s(?:the|our|every|each)\s(?:[\p{L}-]+\s){0,2}?(?:page|home\s?page|site|web\s?site|headline|name|title|logo|picture|photo|heading|top|header|welcome|greeting|hero)|up\sfront|first\sthing|there|underneath|beneath|below|somewhere))`;
const box = String.raw`(?:box|banner|notice|strip|panel|ribbon|bar|bubble|alert|call-?out|message\sbar|announcement|pop-?out|flash|sticker|sign(?:\ssort\sof\sthing)?|notice\sbox|info\s?box|news\sbar)`;
const line = String.raw`(?:line|sentence|strapline|sub-?heading|sub-?headline|sub-?title|subline|line\sof\stext|one-?liner|statement|few\swords|motto|message)`;
const says = String.raw`(?:to\sthe\seffect|saying|that\ssays|which\ssays|to\ssay|reading|that\sreads|which\sreads|with\sthe\swords|that\stells\s\p{L}+|telling\s\p{L}+|explaining|announcing|to\sannounce|stating|that\sexplains|which\sexplains|to\sexplain|mentioning)`;
const opens = String.raw`(?<opens>^[ \t]*|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|;\s+(?:and\s+)?|[.!?]["”’)]*\s+|:\s+|,\s+(?:(?:and|but|so|plus|then)\s+)?|\sand\s+)`;
const adjectives = String.raw`(?:an?|the|one|some|another)\s(?:(?!(?:of|for|with)\b)[\p{L}-]+\s){0,3}?`;

/** "I also want a box on the home page that says we have a waiting list" */
const boxes = new RegExp(
  String.raw`${opens}(?:${spot},?\s)?${asked}?(?:an?\s(?:warning|notice|message|alert|note|line)\sin\s)?${adjectives}${box}(?:\s${spot})*(?:\s${says}(?:\sthat)?[\s:,]+|\s(?:about|for|on|with)\s(?<about>[^.:,\n]{3,40})\s?[:–—-]\s+|:\s+)(?<told>(?:["“][^"”\n]{4,200}["”]|[^\n"“]{8,260}?)(?=[.!?](?:\s|$)|\n|$|(?<=["”])))[.!?]?`,
  'giu',
);
/** "There must be a notice that courses are full", "banner: closed 24 December" */
const notices = new RegExp(
  String.raw`${opens}(?:${asked}?${adjectives}(?:notice|alert|announcement|banner)(?:\s${spot})*\sthat\s|(?<=(?:^|\n)[ \t]*(?:[-*•–]\s+)?)(?:(?:home\s?page|top|red|yellow|small)\s)?(?:(?:(?:an?\s)?(?:warning|notice|message|alert|note)\sin\san?\s(?:\p{L}+\s)?box)|banner|announcement\sbar|notice\sbar|pop-?up|box|notice)(?:\splease)?:\s+)(?<told>[^\n]{8,260}?)(?:[.!?](?=\s|$)|(?=\n|$))`,
  'giu',
);
/** "There is a waiting list; please put this where people see it", "…, it would be good if that could be in a box" */
const remarked =
  /(?<opens>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)(?<told>[^.!?\n]{12,200}?)[;,–—]\s(?:(?:and|so|but|i['’]d like|we['’]d like|it would be (?:good|nice|great) if)\s)*(?:please\s|can you\s|could you\s)?(?:put|show|make|have|place)?\s?(?:this|that|it|these|those)\s(?:could |should |to |can |must )?(?:be |go |stand )?(?:put )?(?:in a (?:\p{L}+\s)?(?:box|banner|bar|frame)|(?:somewhere |in a place )?where (?:people|everyone|they|visitors|parents|everybody) (?:will |can |do )?(?:see|notice|find|read|miss)[^.!?\n]*)[^.!?\n]{0,24}[.!?]?/giu;
/** "Sub line should say that we are …" */
const sublines =
  /(?<opens>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]["”’)]*\s+)(?:the\s)?(?:sub[- ]?(?:line|heading|headline|title)|strap ?line|second line|line (?:below|underneath|under it))\s(?:should|must|could|can|to|needs to|might)\s(?:say|read|be|explain)\s?(?:that\s|:\s)?(?<told>["“][^"”\n]{4,160}["”]|[^.!?\n"“]{8,170})[.!?]?/giu;
/** "A line at the top that says …": what stands under the name of the site. */
const lines = new RegExp(
  String.raw`${opens}(?:${asked}?(?:${spot},?\s)${asked}?${adjectives}${line}(?:\s${spot})*|${asked}?${adjectives}${line}(?:\s${spot})+|(?<home>home\s?page:[^.\n]*?|home:[^.\n]*?)${adjectives}${line})\s${says}(?:\sthat)?[\s:,]+(?<told>["“][^"”\n]{4,160}["”]|[^\n"“;]{8,170}?(?=[.!?](?:\s|$)|\n|$|;|,\s(?:and\s)?(?:i|we|then|also|an?|the|our|some|please)\s))[.!?]?`,
  'giu',
);

/** What is left of a row of a list whose words were taken out of it. */
const emptied = /(?<=^|\n)[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]*(?:\n|$)/gu;
const clean = (told: string): string =>
  raise(
    told
      .trim()
      .replace(/^["“]|["”]$/gu, '')
      .replace(
        /,?\s(?:because|as|since)\s(?:people|visitors|customers|they|everyone|everybody|patients|parents)\s[^.]*$/iu,
        '',
      ) // prettier-ignore
      .replace(
        /,\s(?:we|i)(?:['’]ve)?\s(?:had|get|got|keep getting|have had)\s(?:people|customers|someone|guests)\b.*$/iu,
        '',
      )
      .replace(/,?\s(?:and|but)\sthat\s/giu, ', and ')
      .trim(),
  );

const takeOut = (text: string, found: RegExp, label: string): { text: string; rows: string[] } => {
  const rows: string[] = [];
  const rest = text.replace(found, (...parts: unknown[]) => {
    const groups = parts.at(-1) as Record<string, string | undefined>;
    const { opens: before = '', about, told = '', home = '' } = groups;
    // "A box for the bread": a thing, and no words on the page.
    rows.push(`${label}: ${about === undefined ? '' : `${raise(about.replace(/^(?:the|our)\s/iu, '').trim())}: `}${clean(told)}`); // prettier-ignore
    return `${/^(?:,|;|\sand)/u.test(before) ? '. ' : before}${home}`;
  });
  return { text: rest.replace(emptied, '').replace(/,\s*(?=[,.])/gu, ''), rows };
};

/** "Could the first thing people read be “…”" */
const firstRead =
  /(?<=^|\n|[.!?]\s+)(?:could|can|should|i['’]d like|we['’]d like)\s(?:the\s)?first\s(?:thing|words?|line)(?:\s(?:that\s)?(?:people|visitors|they|guests|everyone|you)\s(?:read|see))?\s(?:to\s)?be\s(?=["“])/giu;
/** "The opening words might be “…”" */
const openingWords =
  /(?<=^|\n|[.!?]\s+)(?:the\s|your\s|our\s)?(?:opening|first|main|big)\s(?:words?|lines?|sentence|thing)\s(?:might|could|should|must|to|would|can)\sbe\s(?:something\slike\s)?(?=["“])/giu;
/** "… and below I'd put something about how the huts have stoves" */
const belowIt =
  /,?\s(?:and\s|then\s)?(?:below|underneath|under that|beneath)(?:\s(?:it|that))?,?\s(?:i|we)(?:['’]d|\swould)\s(?:put|have|like|write|say)\s(?:something|an? (?:line|bit|sentence)|words)\s(?:about how|saying|to say|that says|explaining)\s(?:that\s)?(?<told>[^.!?\n]{8,200})/giu;
/** "Intro should be: …" */
const labelled =
  /(?<=^|\n)(?<what>[ \t]*(?:[-*•–]\s+)?(?:intro(?:duction)?|opening|welcome|headline|heading|title|text|tagline|strapline|button))\s(?:should|must|to|could|can)\s(?:be|say|read)\s?:\s+/giu;
/** "At the top: our name, and the sentence “…”" */
const nameAndLine =
  /(?<=^|\n|[.!?]\s+)[ \t]*(?:[-*•–]\s+)?(?:at the (?:very )?top(?: of (?:the|it)(?: \p{L}+)?)?|first|to start)\s?[:,]?\s(?:our|the|my) name,?\s(?:and|then|with)\s(?:the|a)\s(?:sentence|line|words|phrase)\s(?=["“])/giu;
/** "Should open with the line “…”", "for the front page, can you do something with “…” as the headline", "short paragraph: we restore" */
const opened = (text: string): string =>
  text
    .replace(openingWords, 'Headline: ')
    .replace(firstRead, 'Headline: ')
    .replace(belowIt, '. Underneath, a line that says $<told>')
    .replace(labelled, '$<what>: ')
    .replace(nameAndLine, 'Tagline: ')
    .replace(/(?<=^|\n|[.!?]\s+)[ \t]*(?:[-*•–]\s+)?(?:the\s|a\s)?(?:big|main|large|bold|hero)\s(?:heading|headline|title|line)\s(?:(?:should|must|to|could)\s(?:be|read|say)\s|is\s|of\s|saying\s)?(?=["“][^"”\n]{4,120}["”])/giu, 'Headline: ')
    .replace(/(?<=^|\n|[.!?]\s+|:\s+)[ \t]*(?:[-*•–]\s+)?(?:(?:the\s)?(?:home\s?|front\s|first\s)?(?:page|site|it)[ ])?(?:(?:should|must|needs? to|could|to|can)\s)?(?:open|start|begin)s?\swith\s(?:(?:the|a)\s(?:line|words?|headline|sentence|phrase|title|heading)s?\s)?(?=["“][^"”\n]{4,120}["”](?:[.,\s]|$))/giu, 'Headline: ')
    .replace(/(?<=^|\n|[.!?]\s+)(?:(?:on|for|at)\sthe\s[\p{L} ]{3,24},?\s)?(?:(?:can|could|would)\syou\s|please\s|maybe\s|(?:i|we)(?:['’]d|\swould)\s(?:like|love)\s(?:to\s(?:have|use)\s)?)(?:do\s|use\s|have\s|put\s|go\s|make\s)?(?:something\s(?:with|like)\s)?(?<words>["“][^"”\n]{4,120}["”])\s(?:as|for)\s(?:the|a|our)\s(?:main\s|big\s)?(?:headline|title|heading|h1)(?:,\s(?:and\s)?then\s|,\s(?:and\s|with\s)|[.;]\s?|(?=\n|$))/giu, 'Headline: $<words>.\n')
    .replace(/(?<=(?:^|\n)[ \t]*[-*•–]\s+)(?:(?:short|brief|quick|opening|intro|small)\s)*(?:paragraph|text|copy|blurb|sentence|note|intro(?:duction)?)\s?:\s+(?=\p{L})/giu, ''); // prettier-ignore

/**
 * A text without the boxes and lines that it asks for, and behind it what is to stand in them: "Notice: …" over the first page,
 * "Subheadline: …" under its headline.
 */
export const boxesTold = (written: string): string => {
  const text = opened(written).replace(
    /(?<=^|\n)[ \t]*(?:[-*•–]\s+)?(?:(?:at the )?top of (?:the )?(?:\p{L}+\s)?page|(?:top|main|big|opening|first) line)\s?:\s+(?=["“])/giu,
    'Headline: ',
  );
  const taken = [boxes, notices, remarked].reduce(
    (before, found) => {
      const { text: rest, rows } = takeOut(before.text, found, 'Notice');
      return { text: rest, rows: [...before.rows, ...rows] };
    },
    { text, rows: [] as string[] },
  );
  const under = takeOut(taken.text, sublines, 'Subheadline');
  const others = takeOut(under.text, lines, 'Subheadline');
  const second = { text: others.text, rows: [...under.rows, ...others.rows] };
  const rows = [...second.rows.slice(0, 1), ...taken.rows];
  // A second line under the headline is said like everything else.
  const more = second.rows.slice(1).map((row) => `${row.slice(row.indexOf(':') + 2)}.`);
  return rows.length === 0
    ? text
    : [second.text.trimEnd(), ...more, ...rows.map((row) => row.replace(/[^.!?]$/u, '$&.'))].join('\n\n');
};
