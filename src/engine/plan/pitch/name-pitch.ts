import { asUse, bareGerund, type Pitch } from './read-pitch';

const generic =
  /^(?:mobile|web|phone|ios|iphone|ipad|android|macos|mac|windows|linux|menu|bar|desktop|browser|chrome|firefox|b2b|b2c|saas|ai|ml|open|source|open-source|rust|python|go|golang|javascript|typescript|php|ruby|swift|kotlin|java|cli|command|line|command-line|smart|hardware|online|new|free|apps?|tool|software|platform|api|sdk|library|package|framework|extension|plug-?in|service|product|device|gadget|wearable|system|solution|startup|website|add-on|application|bot|assistant|marketplace|robot|dashboard|program|programme|social|network|portal|project|module|engine)$/iu;
const weak =
  /^(?:show|help|know|tell|warn|let|give|make|do|get|see|take|keep|remind|turn|put|say|go|teach|bring|have)$/u;
const doubled =
  /^(?:swap|split|plan|map|scan|tag|chat|cut|log|spot|stop|trim|pin|run|flip|ship|wrap|skip|blog|dim|fit|get)$/u;
const longest = 34;

const initials =
  /^(?:csv|json|xml|pdf|sql|api|cli|sdk|html|css|svg|yaml|toml|http|url|ai|ml|iot|gps|nfc|crm|erp|hr|seo|ux|ui|vr|ar|3d|2d|cad|gis|dns|ssh|vpn|rss|dj|diy|b2b|b2c)$/iu;

const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && /^(?:and|of|for|in|the|to|with|on|or|from|into)$/u.test(word)
        ? word
        : initials.test(word)
          ? word.toUpperCase()
          : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

const single = (word: string): string =>
  word.endsWith('ies') && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /(?:ss|us|is)$/u.test(word)
      ? word
      : /(?:ch|sh|x|ss)es$/u.test(word)
        ? word.slice(0, -2)
        : word.replace(/s$/u, '');

/** "split" as "splitter", "parse" as "parser". */
const agentOf = (verb: string): string =>
  verb.endsWith('e')
    ? `${verb}r`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ier`
      : doubled.test(verb)
        ? `${verb}${verb.at(-1) ?? ''}er`
        : `${verb}er`;

/** "parses PDF files" as "PDF Parser": what is done, named after who does it. */
function doerOf(deed: string): string | null {
  const [verb = '', ...rest] = deed.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).split(' ');
  const told =
    rest
      .join(' ')
      .split(
        /,|\s(?:and|or|with|for|in|into|to|from|by|on|at|of|about|when|where|how|that|so|between)(?=\s)/u,
      )[0] ?? '';
  const object = told
    .replace(/^(?:their|your|the|our|his|her|an?|my|all|old|local)\s+/iu, '')
    .split(' ')
    .filter(Boolean);
  if (
    object.length === 0 ||
    object.length > 3 ||
    /^(?:to|with|for|on|at|in|from|about)$/u.test(object[0] ?? '')
  )
    return null;
  if (/^(?:you|people|us|them|users|it)$/iu.test(object[0] ?? '')) return null;
  // "turns meeting recordings into action items": what comes of it.
  const into = /\sinto\s(?<into>[\p{L}-]+(?:\s[\p{L}-]+)?)$/u.exec(deed)?.groups?.['into'];
  if (/^(?:turn|make|transform|recycle|upcycle)$/u.test(verb) && into) {
    const whole = `${into} from ${object.join(' ')}`;
    return titleCase(into.includes(' ') || whole.length > longest ? into : whole);
  }
  // "warns construction workers": those who are told are not what it is called.
  if (/^(?:warn|tell|help|remind|teach|let|notify|alert)$/u.test(verb)) return null;
  if (weak.test(verb)) return object.length > 1 ? titleCase(object.join(' ')) : null;
  const plain =
    object.length > 1 && /^(?:files?|data|details|items)$/iu.test(object.at(-1) ?? '')
      ? object.slice(0, -1)
      : object;
  return titleCase(
    `${plain.map((word, at) => (at === plain.length - 1 ? single(word) : word)).join(' ')} ${agentOf(verb)}`,
  );
}

/** A name for a thing without one: what it is where that says enough, what it does where it is no more than an app. */
export function namePitch(pitch: Pitch): string | null {
  const [, held] = pitch.thing.split(' of ');
  if (held) {
    const name = titleCase(
      /^(?:library|collection|range|line|series)$/u.test(pitch.head) ? held : `${held} ${pitch.head}`,
    );
    return name.length <= longest ? name : null;
  }
  const words = pitch.thing.split(' ');
  const telling = words.filter((word) => !generic.test(word));
  if (telling.length > 0 && words.length > 1) {
    const own = words
      .filter(
        (word, at) =>
          at >= words.length - 4 || !/^(?:open|source|open-source|free|new|mobile|web|saas)$/iu.test(word),
      )
      .join(' ');
    const bare = own.replace(/^(?:(?:free|new|open[- ]source|mobile|web|saas|b2b)\s)+/iu, '');
    if (bare.length <= longest) return titleCase(bare);
  }
  const { uses, deeds, doing, whom, head } = pitch;
  // "SaaS that automates invoices for construction firms" is called after both by the general rule.
  if (
    /^(?:(?:b2b|web|cloud)\s)?(?:saas|software|platform|tool|web app)$/iu.test(pitch.thing) &&
    whom !== null &&
    uses.length === 0
  )
    return null;
  const done = [
    ...uses,
    ...deeds.map(asUse),
    ...(doing ? [doing.replace(/^\p{L}+ing\b/iu, bareGerund)] : []),
  ];
  for (const one of done) {
    const name = doerOf(one);
    if (name !== null && name.length <= longest) return name;
  }
  // "warns workers of heat stress"
  const about = done
    .map((one) => /\s(?:of|about|against|from)\s(\p{L}+(?:\s\p{L}+)?)$/u.exec(one)?.[1])
    .find(Boolean);
  if (about) return titleCase(`${about} ${head}`);
  if (whom !== null && `${head} for ${whom}`.length <= longest)
    return titleCase(`${/^saas$/iu.test(head) ? 'software' : pitch.thing} for ${whom}`);
  return null;
}
