const blank = (text: string): string => ' '.repeat(text.length);

/** "Hi, im sam, i do garden clearance": who speaks, by first name, before what they do. */
const greeting =
  /^(?<lead>(?:hi|hello|hey|good (?:day|morning|afternoon))?[\s,!.]*)(?<who>(?:i['’]?m|i am|my name is|my name['’]s|it['’]?s)\s(?!(?:an?|the|in|from|at|on|not|so|very|just|looking|starting|opening|trying|based|self|new|also|now|open|over|under|and|called|running|selling|making|offering|doing|building|launching|planning)\b)\p{L}{2,14}(?:\shere)?[,.]\s?(?:and\s)?)(?=(?:i|we)\s(?:do|run|make|sell|fix|repair|clean|build|teach|offer|paint|bake|grow|mow|cut|train|walk|have|own|cook|sew|restore)\b)/iu;
/** "I've just qualified as a counsellor" is one. */
const qualified =
  /\bI(?:['’]ve| have)?\s(?:(?:just|recently|newly|now)\s)?(?:qualified|re-?trained|trained|graduated)\sas\s(?=an?\s)/iu;
/** "I'm a widow and I let two rooms": who does it, before what is done. */
const standing =
  /\bI(?:['’]?m| am)\s(?:an?\s)?(?:widow|widower|pensioner|grandmother|grandfather|granny|grandad|grandma|retiree|(?:single |stay[- ]at[- ]home |full[- ]time |busy )?(?:mum|mom|mother|dad|father)(?:\sof\s\p{L}+)?|student)(?:\sand\s|,\s(?:and\s)?)(?=I\s(?:let|rent|make|sell|bake|sew|knit|teach|run|do|grow|mend|repair|offer|paint|walk|cook)\b)/iu;
/** "Repairs old radios from our garage": where somebody works at home is no garage and no shed for sale. */
const atHome =
  /(?<=\p{L}\s)(?:from|in|out of)\s(?:my|our|his|her|their)\s(?:home\s|own\s|garden\s|back\s)?(?:garage|shed|spare (?:bed)?room|front room|basement|attic|loft|cellar|conservatory|dining room|kitchen table|back garden)\b/iu;

/** "Village shop run by volunteers": it is kept by them, and nobody runs. */
const runBy =
  /(?<=\b(?:shops?|stores?|cafe|café|pub|library|cinema|hall|hostel|market|farm|garden|school|nursery|museum|bar|inn|theatre|centre|choir|club|service|scheme|business|company|studio|bakery|restaurant)\s)run(?=\sby\s)/giu;

/** "Comments off": nobody is to write any. */
const silent =
  /(?<=[,.;:]\s(?:and\s)?)comments?\s(?:switched\s|turned\s)?(?:off|closed|disabled)(?=[,.;]|\s?$)/giu;

/** A prompt without what is said in passing of whoever speaks; all that stands behind it keeps its place. */
export function blankPassing(prompt: string): string {
  return prompt
    .replace(greeting, (_, lead: string, who: string) => lead + blank(who))
    .replace(qualified, (text) => `I am${blank(text.slice(4))}`)
    .replace(standing, blank)
    .replace(atHome, blank)
    .replace(runBy, blank)
    .replace(silent, blank);
}
