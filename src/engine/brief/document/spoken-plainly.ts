const heads =
  /^(?:transcript|(?:phone |telephone |voice |zoom )?(?:call|conversation)(?: notes?| transcript)?|voice ?(?:note|mail|memo)|notes (?:from|of) (?:the |a |our )?(?:phone )?call|recording)\b[^\n]{0,90}\n/iu;
const speaker =
  /^(?<who>\p{Lu}[\p{L}.]{0,18}(?:\s\p{Lu}\p{L}*)?)\s?(?:\([^()]{1,20}\)\s?)?:\s+(?<said>\S.*)$/u;
const asking = /^(?:me|us|agency|interviewer|designer|developer|q|host|sales|account manager)$/iu;
const fillers =
  /(?<![\p{L}’'])(?:(?:u+h*m+|u+h+|e+r+m*|hmm+)\b[,.…]*\s*|you know,\s|i mean,\s|let me think,?\s|like,\s|(?<=(?:and|is)\s)like\s(?=an?\s))/giu;
const opener =
  /(?<=^|[.!?…]\s|\n|["“])(?:ok(?:ay)?,?\s(?:so,?\s)?|oh,?\s(?:and\s|yeah,?\s)?|so,\s|yeah,?\s(?:so\s)?|yes,\s|right,\s|well,\s|and then,?\s|and\s(?=put that\s))+/giu;
const asides =
  /,\s(?:you can put (?:it|that) (?:nicer|better|nicely)[^.,]{0,30}|that['’]s it|that['’]s about it|if that makes sense|(?:i )?don['’]t laugh|you get the idea|something like that|whatever you (?:think|call it))(?=[.,!?])/giu;
/** "Please nobody from Nampa, it's too far": said to whoever listens, after the places that are served. */
const refused =
  /,\s(?:but\s)?(?:please\s)?(?:nobody|no one|not anyone|not) (?:from|in) \p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?(?:,\s(?:it|that)['’]s (?:just |way )?too far[^.]{0,20})?(?=[.\n])/gu;
const tens: Readonly<Record<string, number>> = {
  five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100,
}; // prettier-ignore
const worded = new RegExp(
  String.raw`\b(?<tens>${Object.keys(tens).join('|')})(?:[- ](?<ones>five))?\s(?<coin>bucks|dollars|quid|euros)\b`,
  'giu',
);
const figured = /\b(?<sum>\d{1,5}(?:\.\d\d)?)\s(?<coin>bucks|dollars|quid|euros)\b/giu;
const signs: Readonly<Record<string, string>> = { bucks: '$', dollars: '$', quid: '£', euros: '€' };

/** A telephone call in the client's words alone, without what a tongue adds; any text with its spoken sums in figures. */
export const spokenPlainly = (text: string): string => {
  const body = heads.test(text) ? text.replace(heads, '').trimStart() : text;
  const own = ownWords(body);
  const isCall = own !== text;
  return priced(isCall ? timed(plainly(own)) : own);
};

/** Of a call with two voices those that answer. */
const ownWords = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const told = lines.map((line) => speaker.exec(line.trim())?.groups);
  const voices = new Map<string, { said: number; asked: number }>();
  for (const one of told) {
    const { who = '', said = '' } = one ?? {};
    if (!one) continue;
    const voice = voices.get(who) ?? { said: 0, asked: 0 };
    voices.set(who, { said: voice.said + 1, asked: voice.asked + (/\?\s*$/u.test(said) ? 1 : 0) });
  }
  const isCall = voices.size === 2 && [...voices.values()].every(({ said }) => said > 1) && told.filter(Boolean).length >= lines.length - 2; // prettier-ignore
  if (!isCall) return text;
  const [asker] = [...voices].toSorted(
    ([one, { asked: a }], [other, { asked: b }]) =>
      Number(asking.test(other)) - Number(asking.test(one)) || b - a,
  );
  return told.flatMap((one) => (one && one['who'] !== asker?.[0] ? [one['said'] ?? ''] : [])).join('\n\n');
};

const count: Readonly<Record<string, string>> = {
  one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12', noon: '12',
}; // prettier-ignore
const clock = Object.keys(count).join('|');
const days = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends|every day|daily`;
const openFrom = new RegExp(
  String.raw`(?<=\b(?:${days}),?\s(?:from\s)?)(?<from>${clock})\s(?:to|till|until)\s(?<to>${clock})\b`,
  'giu',
);

/** "Tuesday to Friday ten to six": hours as they are said. */
const timed = (text: string): string =>
  text.replace(openFrom, (_all, ...rest: unknown[]) => {
    const { from = '', to = '' } = (rest.at(-1) as Record<string, string> | undefined) ?? {};
    const early = Number(count[from.toLowerCase()]);
    const late = Number(count[to.toLowerCase()]);
    return `${early}${early < 7 || early === 12 ? 'pm' : 'am'} to ${late}${late < 9 || late === 12 ? 'pm' : late <= early ? 'pm' : 'am'}`;
  });

const upper = (text: string): string =>
  text.replace(/(?<=^|[.!?]\s|\n)\p{Ll}/gu, (letter) => letter.toUpperCase());

const plainly = (text: string): string =>
  upper(
    text
      .replace(/^["“]|["”]\s*$/gu, '')
      .replace(/(?<=\p{L})…\s*/gu, ': ')
      .replace(fillers, '')
      .replace(opener, '')
      .replace(/(?<=^|[.!?]\s|\n)put that\s/giu, '')
      .replace(asides, '')
      .replace(refused, ''),
  );

const priced = (text: string): string => {
  const figures = text
    .replace(worded, (_all, ...rest: unknown[]) => {
      const { tens: ten = '', ones, coin = '' } = (rest.at(-1) as Record<string, string | undefined>) ?? {};
      return `${signs[coin.toLowerCase()] ?? '$'}${(tens[ten.toLowerCase()] ?? 0) + (ones === undefined ? 0 : 5)}`;
    })
    .replace(figured, (_all, ...rest: unknown[]) => {
      const { sum = '', coin = '' } = (rest.at(-1) as Record<string, string | undefined>) ?? {};
      return `${signs[coin.toLowerCase()] ?? '$'}${sum}`;
    });
  return signed(figures);
};

/** "Full groom is $75. Medium is 95.", "new chain 20 plus parts": the sign is said once for all of them. */
const signed = (text: string): string => {
  const more = text.replace(
    /(?<=(?<sign>[£$€])\d[\d.]*[^\n£$€\d]{0,140}\b(?:(?:is|costs?)\s|(?:,|\.)\s(?:an?\s)?(?:\p{Ll}[\p{Ll}’-]*\s){1,3}))(?=\d{2,4}(?:\.\d\d)?(?:[.,;](?:\s|$)|\s(?:including|inc|plus|each|all\sin|and\sthat|an?\s\p{Ll}+\s(?:plus|including))))(?<!\b(?:age|ages|aged|level|unit|room|number|no|about|around|within|under|over|till|until|at|from|to|for|of|in)\s)/gu,
    '$<sign>',
  );
  return more === text ? text : signed(more);
};
