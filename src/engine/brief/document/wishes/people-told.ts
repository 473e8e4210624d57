const title = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Old|Young|Sister|Father|Revd?)\.?\s)?`;
const name = String.raw`${title}\p{Lu}[\p{L}’'-]+(?:\s(?:(?:de|van|von|der|la)\s)?\p{Lu}[\p{L}’'-]+){0,2}`;
const verb = String.raw`(?:is|was|has|does|will|used|looks|handles|runs|teaches|makes|bakes|leads|keeps|joined|trained|learnt|learned|came|started|qualified|worked|works|speaks|plays|paints|takes|cuts|cooks|built|founded|answers|drives|mends|sews|writes|designs|cares|treats|sees|grew)`;
/** A post with its capitals: "Maintenance Officer", "Membership Secretary". */
const post = String.raw`(?:\p{Lu}[\p{L}-]+\s){0,2}?(?:[Cc]hair(?:man|woman|person)?|[Ss]ecretary|[Tt]reasurer|[Oo]fficer|[Pp]resident|[Cc]lerk|[Ww]arden|[Cc]aptain|[Mm]anager|[Dd]irector|[Ee]ditor|[Ll]ibrarian|[Ss]teward|[Oo]rgani[sz]er|[Cc]oordinator|[Cc]oach)`;
/** Where the next person of a list begins. */
const person = String.raw`(?:${name}(?:,\s(?:who|our|the|an?|my)\s|\sfor\s(?:the\s)?\p{Ll}|\s\(|,?\swho\s|\s${verb}\s)|me\s\(\p{Lu}|me,\s\p{Lu}[\p{L}’'-]+,\sI\s|${name}\s(?:on|in|at)\s(?:the\s)?\p{L}+\swho\s|I,\s\p{Lu}|${post}\s\p{Lu}[\p{L}’'-]+\s\p{Lu}|\p{Ll}{3,}(?:\s\p{Ll}+)?\s\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+(?=[,;.]|\sand\s|$))`;
const mark = new RegExp(
  String.raw`(?:;\s+(?:and\s+)?|,\s+(?:and\s+)?(?:then\s+)?(?:there['’]s\s+|there\sis\s+)?|\s+and\s+)(?=${person})`,
  'u',
);
const listed = new RegExp(
  String.raw`(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)](?:\d[.)]?)?\s+)?|[.!?]\s+|[:–—-]\s+)(?:(?:[Pp]lease|[Aa]lso|[Aa]nd|[Tt]hen)[\s,]+)*(?:(?<label>(?:[Tt]he\s|[Oo]ur\s)?(?:[Pp]eople|[Tt]eam|[Ss]taff|[Cc]ommittee|[Ii]nstructors|[Tt]eachers|[Tt]utors|[Mm]akers|[Bb]arbers|[Ss]tylists|[Tt]herapists|[Tt]rustees|[Oo]fficers|[Cc]oaches|[Tt]rainers|[Gg]uides|[Cc]ooks|[Gg]rowers|[Vv]olunteers|[Oo]rgani[sz]ers|[Gg]overnors|[Ss]taff))(?:\s(?:page|section|bit|part))?(?:\s?[:–—-]|\s(?:is|are)(?=\sme,)|\s(?:should|must|needs\sto|will|is\sto)\s(?:feature|show|introduce|list|name|have|mention|include))(?:\s(?:[Ss]how|[Ff]eature|[Ii]ntroduce|[Mm]ention))?\s|(?:[Ii]ntroduce|[Mm]ention|[Ff]eature|[Ss]how|[Nn]ame|(?:[Tt]he|[Tt]his)\s(?:page|section|site)\s(?:should|must|needs\sto|could)\s(?:also\s)?(?:introduce|feature|show|mention|name|present)|[Ss]ay\ssomething\sabout|[Aa]\s(?:bit|few\swords|word)\sabout)\s)(?<list>(?:${person}|\p{Lu}\p{Ll}{3,}\s\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+;)[^!?\n]*?)(?=[.!?](?:\s|$)|\n|$)`,
  'gu',
);
const parts: readonly RegExp[] = [
  new RegExp(String.raw`^me,\s(?<who>${name}),\s(?<what>I\s.+)$`, 'u'),
  new RegExp(String.raw`^(?<who>${name})\s(?<what>(?:on|in|at)\s(?:the\s)?\p{L}+)\swho\s(?<more>.+)$`, 'u'),
  new RegExp(
    String.raw`^(?<what>${post})\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})(?:\s\((?<more>[^()]+)\))?$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Tt]he\s|[Oo]ur\s)?(?<what>${post})\sis\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})$`,
    'u',
  ),
  new RegExp(String.raw`^me\s\((?<who>${name})\),?\s(?:and\s)?(?<what>.+)$`, 'u'),
  new RegExp(String.raw`^I,\s(?<who>${name}),\sam\s(?<what>.+)$`, 'u'),
  new RegExp(String.raw`^(?<who>${name})\s\((?<what>[^()]+)\)$`, 'u'),
  new RegExp(String.raw`^(?<who>${name}),?\swho\s(?<what>.+)$`, 'u'),
  new RegExp(String.raw`^(?<who>${name}),\s(?<what>(?:our|the|an?|my)\s.+)$`, 'u'),
  new RegExp(String.raw`^(?<who>${name})\s(?<what>${verb}\s.+)$`, 'u'),
  new RegExp(String.raw`^(?<who>${name})\sfor\s(?<what>.+)$`, 'u'),
  new RegExp(
    String.raw`^(?<what>\p{L}\p{Ll}{2,}(?:\s\p{Ll}+)?)\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})$`,
    'u',
  ),
];
const fewest = 2;

/** "cooks Pat Lacey and Dennis Moore": each is one. */
const pair =
  /^(?<what>\p{Ll}{3,})s\s(?<one>\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+)\sand\s(?<other>\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+)$/u;
const ofPair = (words: string): string[] => {
  const { what, one, other } = pair.exec(words.trim())?.groups ?? {};
  return what === undefined ? [words] : [`${what} ${one ?? ''}`, `${what} ${other ?? ''}`];
};

/** What somebody says of themselves, said of them. */
const ofThem = (what: string): string =>
  what
    .replace(/\bI['’]ve\b|\bI have\b/gu, 'has')
    .replace(/\bI['’]m\b|\bI am\b/gu, 'is')
    .replace(/\bI\s/gu, '')
    .replace(/^(?:is|am)\s/u, '')
    .replace(/^(?:the|an?)\s/u, '')
    .replace(/[()]/gu, '')
    .trim();

/**
 * "Feature Helena Marsh, who qualified in 1998; Tobias Reed, who handles divorce": people as a list, each with what is told of
 * them in brackets.
 */
export const peopleTold = (text: string): string =>
  inOffices(text).replace(listed, (whole: string, ...rest: unknown[]) => {
    const { before = '', label = '', list = '' } = rest.at(-1) as Record<string, string | undefined>;
    const people = list
      .split(mark)
      .flatMap(ofPair)
      .map((one) => {
        const found = parts.map((part) => part.exec(one.trim())?.groups).find(Boolean);
        return found
          ? `${found['who'] ?? ''} (${[ofThem(found['what'] ?? ''), found['more']].filter(Boolean).join(', ')})`
          : null;
      });
    if (people.length < fewest || people.includes(null)) return whole;
    // "mention Sam, who does the polishing, and Odile, who makes the shades": two sentences.
    if (
      label === '' &&
      people.length === 2 &&
      people.every((one) => new RegExp(`\\((?:${verb})\\s`, 'u').test(one ?? ''))
    )
      return `${before}${people.map((one) => (one ?? '').replace(/\s\((?<deed>.*)\)$/u, ' $<deed>')).join('. ')}`;
    const heading = label === '' ? 'The team' : label.charAt(0).toUpperCase() + label.slice(1);
    // Behind a label of its own: "Who looks after you: feature …".
    return `${before}${label === '' && /^[:–—-]/u.test(before) ? '' : `${heading}: `}${people.join(', ')}`;
  });

/** "Officers: Chair: Derek Pugh. Secretary: Anne Lovell, 01271 555 060.": each post with who holds it. */
const offices = new RegExp(
  String.raw`(?<lead>(?:[Oo]fficers|[Cc]ommittee|[Tt]rustees|[Tt]eam|[Ss]taff|[Gg]overnors|[Cc]ontacts|[Oo]rgani[sz]ers):\s)(?<list>(?:\p{Lu}[\p{L}’' -]{3,30}:\s${name}(?:,\s[^.\n:]{3,40})?[.;,]\s*){2,})`,
  'gu',
);
const office = new RegExp(
  String.raw`(?<post>\p{Lu}[\p{L}’' -]{3,30}):\s(?<who>${name})(?:,\s(?<more>[^.\n:]{3,40}))?[.;,]`,
  'gu',
);
function inOffices(text: string): string {
  return text.replace(offices, (whole: string, ...rest: unknown[]) => {
    const { lead = '', list = '' } = rest.at(-1) as Record<string, string | undefined>;
    const held = [...list.matchAll(office)].map(({ groups }) => {
      const more = groups?.['more'] === undefined ? '' : ` (${groups['more'].replace(/^(?=[+\d])/u, 'on ')})`;
      return `${groups?.['post'] ?? ''} ${groups?.['who'] ?? ''}${more}`;
    });
    return held.length < fewest ? whole : `${lead}${held.join(', ')}.${/\n\s*$/u.test(list) ? '\n' : ' '}`;
  });
}
