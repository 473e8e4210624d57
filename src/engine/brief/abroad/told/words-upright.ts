import type { Brief } from '@/domain/site/brief';

const instrumental = /(?:^|[\s,.])(?:jestem|jesteśmy|jesteśmy też)\s$/iu;
const accusative = /(?:^|[\s,.])(?:prowadzę|prowadzimy|mam|mamy|otwieram|otwieramy)\s$/iu;
/** Endings that a noun has behind "to be", and what it ends with upright; the first that fits. */
const ofInstrumental: readonly (readonly [RegExp, string])[] = [
  [/(?<=s)kiem$/u, 'ko'],
  [/(?<=[kg])iem$/u, ''],
  [/(?<=stw|biur|studi|centr)(?:i?em)$/u, 'o'],
  [/iem$/u, 'ie'],
  [/em$/u, ''],
  [/ą$/u, 'a'],
];
const ofAccusative: readonly (readonly [RegExp, string])[] = [[/[ęą]$/u, 'a']];

function upright(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

const selves = /^(?:ben|biz|ich|wir|je|nous|yo|nosotr[oa]s|eu|nós|io|noi|ik|wij|ja|my|أنا|نحن|אני|אנחנו)$/iu;

/** "jesteśmy małą palarnią kawy": what somebody says to be stands upright over a page: "mała palarnia kawy". */
export function offerUpright(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  const [span] = offer?.spans ?? [];
  // "Merhaba, ben Deniz Aksoy": who speaks is not what they do.
  if (offer && selves.test(offer.value)) return { ...brief, offer: null };
  if (spoken !== 'pl' || !offer || !span) return brief;
  const before = prompt.slice(Math.max(0, span.start - 30), span.start);
  const isInstrumental = instrumental.test(before);
  if (!isInstrumental && !accusative.test(before)) return brief;
  const words = offer.value.split(' ');
  const isBent = (word: string): boolean =>
    isInstrumental ? /(?:ą|em|[yi]m)$/u.test(word) : /(?:ę|ą)$/u.test(word);
  const end = words.findIndex((word) => !isBent(word));
  const head = words.slice(0, end < 0 ? words.length : end);
  const noun = head.at(-1);
  if (noun === undefined) return brief;
  const bare = upright(noun, isInstrumental ? ofInstrumental : ofAccusative);
  const adjectives = head.slice(0, -1).map((word) =>
    word
      .replace(/ą$/u, 'a')
      .replace(/im$/u, /[oe]$/u.test(bare) ? 'ie' : 'i')
      .replace(/ym$/u, /[oe]$/u.test(bare) ? 'e' : 'y'),
  );
  const value = [...adjectives, bare, ...words.slice(head.length)].join(' ');
  return { ...brief, offer: { ...offer, value } };
}

const joined: Readonly<Record<string, RegExp>> = { ar: /^و(?=\p{L}{3})/u, he: /^ו(?=\p{L}{3})/u };
const whence = /^מ(?=[א-ת]{2})/u;
/** "رنا، وسمر": the "and" written onto the last name is no part of it; "נגר מפרדס חנה" tells a town and nobody. */
export function staffInLetters(brief: Brief): Brief {
  const pattern = joined[brief.spoken];
  if (!pattern) return brief;
  const people = brief.items.filter(({ value }) => value.section === 'team');
  const names = new Set(people.map(({ value }) => value.name));
  const town = brief.place?.value ?? '';
  return {
    ...brief,
    items: brief.items.flatMap((item) => {
      const { section, name } = item.value;
      if (section !== 'team') return [item];
      if (brief.spoken === 'he' && town !== '' && name.replace(whence, '') === town) return [];
      const bare = name.replace(pattern, '');
      const before = brief.prompt.slice(0, item.spans[0]?.start ?? 0);
      const isLast = names.size > 1 && people.at(-1) === item && /[,،]?\s$/u.test(before);
      return bare !== name && isLast ? [{ ...item, value: { ...item.value, name: bare } }] : [item];
    }),
  };
}
