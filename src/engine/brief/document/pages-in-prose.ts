import { pagesDirected } from './pages-directed';
import { partsAt, withoutStop } from './prose-rows';
import { raise } from './wishes/rewrite-rules';

/** A page that a letter asks for: what it is to be called, and the statement that tells of it. */
type Asked = { readonly title: string; readonly told: string; readonly isBare?: boolean };

const listed = /\b(?:pages|sections)\b[^.\n]{0,40}:\s*\p{Lu}/iu;
const fewest = 2;
const mostTitleWords = 4;
const sentences =
  /(?<=[.!?]["”’)]*)(?<!\b(?:St|Dr|Mrs?|Ms|Prof|No|approx|incl|e\.g|i\.e|\p{Lu})\.)\s+(?=["“‘]?\p{Lu})/uy;
const item = String.raw`(?:an?|one|another)\s(?:(?:separate|second|third|short|simple|further|extra|last|own)\s)?(?:(?!web\b|single\b|landing\b|long\b|nice\b|one\b|facebook\b|new\b)[\p{L}’'-]+\s)?page\b`;
const between = new RegExp(
  String.raw`(?:;\s(?:and\s|then\s|finally\s)?|,\s(?:and\s|then\s|plus\s)?|\s(?:and|plus)\s)(?=${item})`,
  'iuy',
);
const opens = new RegExp(
  String.raw`^(?:an?|one|another)\s(?:(?:separate|second|third|short|simple|further|extra|last|own)\s)?(?:(?<kind>(?!separate|second|third|short|simple)[\p{L}’'-]+)\s)?page(?:,?\s(?:called|named|titled|headed|entitled))?(?:\s["“](?<quoted>[^"”\n]{2,40})["”])?(?:,?\s(?<how>about|on|with|where|for|of|saying(?:\sthat)?|that\s(?:explains|says|tells|shows|lists|has)|listing|showing|explaining|which\s(?:explains|says|shows|lists|has)|to)\s(?<what>.+))?$`,
  'isu',
);
const first = /^(?:home|front|first|start|main)$/iu;
/** "where people can join", "where you can ask for a quote" */
const doing =
  /^(?:people|you|visitors|parents|members|anyone|customers|guests|they|we)\s(?:can|could|may|should)\s(?:also\s)?(?<deed>\p{Ll}+(?:\s(?:us|in|up))?)\b/iu;
/** "for people who want to volunteer" */
const wanting =
  /^(?:people|anyone|those|visitors|parents)\s(?:who|that)\s(?:want|wants|would\slike|wish)\sto\s(?<deed>\p{Ll}+(?:\s(?:us|in|up))?)\b/iu;
const nouns: Readonly<Record<string, string>> = { register: 'Register', donate: 'Donate', give: 'Donate', reserve: 'Reservations', book: 'Book', ask: 'Contact', write: 'Contact', contact: 'Contact', sign: 'Sign up', buy: 'Shop', order: 'Order' }; // prettier-ignore
const questions =
  /^(?:the\s|some\s)?(?:answers?\sto\s)?(?:the\s|some\s)?(?:(?:common|usual|frequent|frequently asked)\s)?questions?\b/iu;

/** "the history of the station (opened 1864)", "our working days, which are every second Saturday": a title and what is told. */
function entitle(what: string): Asked | null {
  const deed = (doing.exec(what) ?? wanting.exec(what))?.groups?.['deed'];
  if (deed !== undefined) {
    const verb = deed.split(' ')[0] ?? '';
    const aside = /\((?<inside>[^()]+)\)$/u.exec(withoutStop(what))?.groups?.['inside'];
    return { title: nouns[verb] ?? raise(deed), told: aside === undefined ? '' : raise(aside) };
  }
  if (questions.test(what))
    return { title: 'Questions', told: `${what.replace(/\b(?:answers?\sto\s)(?:the\s)?/iu, '')}` };
  const head = /^[^,;:()]+/u.exec(what)?.[0] ?? '';
  const rest = what.slice(head.length);
  const bare = head
    .replace(/\s(?:with|and|that|which|where|so|because)\s.*$/iu, '')
    .replace(
      /^(?:(?:all|the|our|my|some|a\slist\sof|a\stable\sof|details\sof|information\sabout|an?)\s)+/iu,
      '',
    )
    .trim();
  if (
    bare === '' ||
    bare.split(/\s+/u).length > mostTitleWords ||
    /\beach\sof\b|^(?:us|me|it|that)$/iu.test(bare)
  )
    return null;
  const isBare = rest === '' && head.trim().split(/\s+/u).length <= mostTitleWords;
  const bracket = /^\s?\((?<inside>[^()]+)\)$/u.exec(withoutStop(rest))?.groups?.['inside'];
  const which = /^,\swhich\s(?:is|are)\s(?<told>.+)$/isu.exec(rest)?.groups?.['told'];
  return {
    title: raise(bare),
    told: isBare
      ? ''
      : bracket === undefined && which === undefined
        ? `show ${what}`
        : raise(bracket ?? which ?? ''),
  };
}

/** What is told of a page by the word that leads to it: "saying that we rehearse", "that explains in four steps". */
const saidBy = (how: string, what: string): string =>
  what === ''
    ? ''
    : /^(?:saying|that says|which says|that tells)/iu.test(how)
      ? `say that ${what.replace(/\band that\s/giu, 'and ')}`
      : /explain/iu.test(how)
        ? `explain ${what}`
        : `show ${what}`;

function askedIn(piece: string): Asked | null {
  const {
    kind,
    quoted,
    how = '',
    what = '',
  } = (opens.exec(withoutStop(piece).trim())?.groups ?? {}) as Record<string, string | undefined>;
  if (quoted !== undefined) return { title: quoted, told: saidBy(how, what) };
  if (kind !== undefined)
    return { title: first.test(kind) ? 'Home' : raise(kind), told: saidBy(how, what), isBare: what === '' };
  return what === '' ? null : entitle(what);
}

const everyone = /\bpage\sfor\seach\s(?:one\s)?of\s(?:us|them|the\s\p{L}+)\b/iu;
const person = String.raw`(?:Dr\.?\s)?\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+`;
const persons = new RegExp(
  String.raw`\((?<names>${person}(?:,\s(?:and\s)?${person})*(?:\s(?:and|&)\s${person})?)\)`,
  'u',
);
/** "a page for each of us", where all of them are named in brackets. */
const pagesOfAll = (piece: string, text: string): readonly Asked[] =>
  everyone.test(piece)
    ? (persons.exec(text)?.groups?.['names'] ?? '')
        .split(/,\s(?:and\s)?|\s(?:and|&)\s/u)
        .filter((one) => one !== '')
        .map((title) => ({ title, told: '' }))
    : [];

/** What is told of a page, as a statement of it that its readers know. */
const tell = ({ title, told }: Asked): string => {
  const page = title === 'Home' ? 'On the home page' : `On the ${title} page`;
  if (told === '') return '';
  return told
    .split(/\s(?:and|plus)\s(?=an?\s(?:\p{L}+\s)?form\b)/u)
    .map(
      (one, at) =>
        ` ${page}${/^(?:show|say|explain)\s/u.test(one) ? ' ' : at > 0 ? ' show ' : ': '}${one.trim()}.`,
    )
    .join('');
};

/**
 * A letter that asks for its pages in a row ("a page about the history, a page with pictures and a page where people can join"):
 * the list of their titles, and what is told of each. Another text as it stands.
 */
export function pagesInProse(text: string): string {
  // Letters in several paragraphs have readers of their own.
  if (listed.test(text) || /\n/u.test(text.trim())) return text;
  const asked: Asked[] = [];
  let at = -1;
  const statements = partsAt(text, sentences).map((sentence, order) => {
    const start = new RegExp(String.raw`(?<![\p{L}’'-])${item}`, 'iu').exec(sentence)?.index;
    if (start === undefined || /^(?:on|for|in)\s/iu.test(sentence.trim())) return sentence;
    // "We need a website with: a page about the halls (…)": a list under its label.
    if (/:\s$/u.test(sentence.slice(0, start))) return sentence;
    const pieces = partsAt(sentence.slice(start), between);
    const found = pieces.map((piece) => {
      const all = pagesOfAll(piece, text);
      return all.length > 0 ? all : [askedIn(piece)].filter((one) => one !== null);
    });
    if (found.every((one) => one.length === 0)) return sentence;
    at = at < 0 ? order : at;
    const lead = sentence.slice(0, start);
    if (/\b(?:besides|apart from|next to|as well as|in addition to)\s(?:the|a|my|our)\s(?:web\s?)?shop\b/iu.test(lead)) asked.push({ title: 'Shop', told: '' }); // prettier-ignore
    const left = pieces.filter((_, nth) => found[nth]?.length === 0).join(', ');
    asked.push(...found.flat());
    return left === '' ? '' : `${lead}${withoutStop(left)}.`;
  });
  const titles = [...new Set(['Home', ...asked.map(({ title }) => title)])];
  // "a programme page and a tickets page": two titles that other readers know.
  if (asked.filter(({ title, isBare }) => title !== 'Home' && isBare !== true).length < fewest) return text;
  const list = `Pages: ${titles.join(', ')}.`;
  const others = statements
    .map((sentence, order) => (order === at ? `${list} ${sentence}`.trim() : sentence))
    .filter((sentence) => sentence !== '')
    .join(' ');
  return pagesDirected(`${others}\n\n${asked.map(tell).join('').trim()}`.trim(), true);
}
