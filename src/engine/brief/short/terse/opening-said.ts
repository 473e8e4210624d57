const site = String.raw`(?:(?:(?:landing|sales|product|home|launch)\s?)?page|landing|site|website|homepage|web\ssite|one-?\s?pager|microsite|lp)`;
const word = String.raw`[\p{L}’'&/-]+`;
/** "App landing:", "podcast site.", "Yoga studio site —": what it is to be, before whose it is. */
const lead = String.raw`^(?<kind>\s*(?:${word}\s){0,3})(?<site>${site})\s?(?::|\s?[—–]|\s-|\.)\s+`;
const large = String.raw`\p{Lu}[\p{L}\d’'.+-]*`;
const name = String.raw`(?:["“'][^"”'\n]{2,40}["”']|(?:The\s|the\s)?${large}(?:\s(?:&|and|of|the|for|in|on|\+)(?=\s))*(?:\s(?:&\s|of\s|and\s|the\s)*(?:${large}|\d{1,4}))*|[a-z][a-z\d.-]+(?=\s\())`;
const opening = new RegExp(lead, 'iu');
const called = new RegExp(String.raw`^(?<name>${name})(?=\s\(|\s?[—–]\s|\s-\s|:\s|[,.]\s|[.]?$)`, 'u');
/** Words that open a list of what the page has, and no name. */
const listing =
  /^(?:names?|called|brand|title|sections?|pages?|hero|home|header|features?|style|look|colou?rs?|need|needs|must|should|with|include|includes|order|structure|content|title|headline|an|one|two|three|four|five|six|my|our|we|i)$/iu;

const verbs =
  'identify|identifies|name|track|find|learn|plan|book|share|log|count|record|scan|split|save|cook|read|write|build|manage|organi[sz]e|discover|meet|play|practi[cs]e|remember|measure|map|spot|rent|swap|turn|make|get|know|see|keep|sell|buy|order|compare|match|translate|teach|recogni[sz]e|collect|trade|run|grow|watch|hear|listen|sing|draw|sketch|navigate|photograph|borrow|lend|fix|repair|tune|train|sleep|breathe|budget|pay|send|follow|report|check|catch|forage|hike|ride|row|sail|climb|cut|sort|tidy|settle|store|sync|chart|predict|forecast|time|monitor';
const doing = new RegExp(String.raw`^(?:${verbs})\s(?!for\b|of\b|app\b|and\b)`, 'iu');

const isApp = (kind: string): boolean => /\b(?:app|apps|mobile app|ios app|android app)\s*$/iu.test(kind);
const taught =
  /^(?<kind>(?:online\s|evening\s|short\s|beginners?['’]?\s)?(?:course|workshop|class|masterclass|retreat|bootcamp))\s(?:landing(?:\spage)?|page|site|website)\s?(?::|\s?[—–]|\s-|\.)\s+(?<subject>\p{Ll}[\p{L}’' -]{2,60}?)(?=[,.;:]|\s[—–(-])/iu;
const session =
  /\b(?:weekend|workshop|class|course|retreat|day|evening|morning|masterclass|bootcamp|week|school)$/iu;

/** "workshop landing. indigo dyeing weekend, host …": what is taught is what the page is for. */
const sayTaught = (text: string): string =>
  text.replace(taught, (all: string, ...found: unknown[]) => {
    const { kind = '', subject = '' } = found.at(-1) as Record<string, string | undefined>;
    if (/^(?:hero|curriculum|sections?|pages?|with|for|about)\b/iu.test(subject)) return all;
    return session.test(subject)
      ? `Landing page for ${/^[aeiou]/iu.test(subject) ? 'an' : 'a'} ${subject}${/\b(?:workshop|class|course|retreat)$/iu.test(subject) ? '' : ` ${kind.toLowerCase()}`}`
      : `Landing page for a ${subject.replace(/(?=\s(?:for|in|on|with)\s|$)/u, ` ${kind.toLowerCase()}`)}`;
  });

/** 'landing for "Hushbox" noise-cancelling booth': what it is, right behind its name. */
const marked =
  /^((?:[\p{L}-]+\s){0,3}(?:landing|page|site|website)\sfor)\s(["“][^"”\n]{2,40}["”])\s(?!(?:in|by|with|and|at|on|from|is|are|for|of|the|an?|to|that|which|or|near)\s)(\p{Ll}[\p{L}-]*\s)/u;

/**
 * What a terse brief opens with as a sentence: "App landing: Mosswalk — identify mosses offline" is a landing page for Mosswalk,
 * an app to identify mosses offline. Any other opening as it stands.
 */
export function openingSaid(text: string): string {
  const plain = sayTaught(
    text
      // 'Landing for indie game "Tidebound" — a sailing roguelike'
      .replace(
        /^(?:(?:landing|launch)(?:\spage)?|site|website|page)\sfor\s(?:an?\s|the\s|our\s|my\s)?((?:\p{Ll}[\p{L}-]*\s){1,3})(["“][^"”\n]{2,40}["”])(?:\s[—–-]\s|,\s|:\s)(?=\p{Ll})/iu,
        (_, what: string, own: string) =>
          `Landing page for ${own}, ${/^[aeiou]/iu.test(what) ? 'an' : 'a'} ${what.trim()}: `,
      )
      // "Photography portfolio (Sana Qureshi, food photographer, Lahore): …"
      .replace(
        /^(\s*(?:[\p{L}-]+\s){0,2}(?:portfolio|site|website|page))\s\((\p{Lu}[\p{L}’'-]+(?:\s[\p{L}’'&-]+){0,3},\s[^()\n]+)\)\s?[:.]\s/iu,
        '$1 for $2. ',
      )
      .replace(
        marked,
        (_, before: string, own: string, what: string) =>
          `${before.replace(/landing(?=\sfor$)/iu, (word) => `${word} page`)} ${own}, ${/^[aeiou]/iu.test(what) ? 'an' : 'a'} ${what}`,
      )
      // 'Restaurant "Ember & Oak" (steakhouse, Calgary): pages …'
      .replace(/^(\s*(?:[\p{L}-]+\s){1,3}["“][^"”\n]{2,40}["”])\s\(([^()\n]+)\)\s?:\s/u, '$1, $2. ')
      .replace(/^(\s*(?:[\p{L}’'-]+\s){1,3})co\.(?=\s[—–:-])/iu, '$1company'),
  );
  const head = opening.exec(plain);
  const behind = plain.slice(head?.[0].length ?? 0);
  const own = called.exec(behind)?.groups?.['name'];
  if (!head?.groups || own === undefined || listing.test(own.split(/\s/u)[0] ?? '')) return plain;
  const { kind = '', site: noun = '' } = head.groups;
  // "Restaurant one-pager": how many pages stands before what it is.
  const whole = /^one-?\s?pager$/iu.test(noun)
    ? `One-page ${kind.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} website`.replace(
        /\s+/gu,
        ' ',
      )
    : `${kind.trimStart()}${/^(?:landing|lp)$/iu.test(noun) ? 'landing page' : noun}`;
  const { mark, told } = tellApart(behind.slice(own.length));
  if (isApp(kind) && mark !== '' && doing.test(told)) return `Landing page for ${own}, an app to ${told}`;
  // "festival site: SQUEEZEBOX, accordion festival": what it is stands behind its name once more.
  const last = kind.trim().split(/\s/u).at(-1) ?? '';
  const isTwice =
    last.length > 3 && new RegExp(String.raw`^(?:[\p{L}’'-]+\s){1,3}${last}\b`, 'iu').test(told);
  return (isTwice || /^event$/iu.test(kind.trim())) && mark !== ''
    ? `${own}, ${told}`
    : `${whole} for ${own}${mark}${told}`;
}

/** What stands behind a name, and the mark between them; of brackets and dashes a comma is left. */
function tellApart(rest: string): { readonly mark: string; readonly told: string } {
  const [bracket, inside = ''] = /^\s\(([^()]+)\)/u.exec(rest) ?? [''];
  // "Stillwater Yoga (Galway)": where it is, which its own readers know.
  if (bracket !== '' && !/^\p{Lu}\p{Ll}+$/u.test(inside))
    return { mark: ', ', told: `${inside.replaceAll(' + ', ' and ')}${rest.slice(bracket.length)}` };
  const dash = /^(?:\s?[—–]\s|\s-\s|:\s|,\s)/u.exec(rest)?.[0] ?? '';
  return { mark: dash === '' ? '' : ', ', told: rest.slice(dash.length) };
}
