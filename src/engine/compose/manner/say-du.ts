/** Sentences that no rule turns: who is asked is the house, or "Sie" is whom something happens to. */
const whole: readonly (readonly [RegExp, string])[] = [
  [/Fragen, die Sie beschäftigen/gu, 'Fragen, die dich beschäftigen'],
  [/([Ww])as Sie (?=zu uns führt|herführt|erwartet)/gu, '$1as dich '],
  [/enn Sie etwas freut oder stört/gu, 'enn dich etwas freut oder stört'],
  [/([Ww])ie wir Sie erreichen/gu, '$1ie wir dich erreichen'],
  [/([Ww])ie viele Sie sind/gu, '$1ie viele ihr seid'],
  [/Sie stehen auf, wann Sie wollen, kochen/gu, 'Du stehst auf, wann du willst, kochst'],
  [/Sie kommen und gehen/gu, 'Du kommst und gehst'],
  [
    /Sie erfahren sie bei der Reservierung und bekommen/gu,
    'Du erfährst sie bei der Reservierung und bekommst',
  ],
  [/oder Sie lassen uns wählen/gu, 'oder du lässt uns wählen'],
  [/Erst bleiben Sie/gu, 'Erst bleibst du'],
  [/Schreiben oder rufen Sie an/gu, 'Schreib oder ruf an'],
  [/Stehen Sie für Ihre Arbeit ein\?/gu, 'Steht ihr für eure Arbeit ein?'],
  [/Kommen Sie ins Haus\?/gu, 'Kommt ihr ins Haus?'],
  [/können Sie kommen\?/gu, 'könnt ihr kommen?'],
];
/** "empfängt Sie", "für Sie", "wir erwarten Sie": whom something happens to. */
const object =
  /(?<=(?<!\p{L})(?:\p{L}{2,}t|wir|[Ff]ür|auf|ohne|über|um|gegen|durch|erwarten|verstehen|kennen|beraten)\s)Sie(?!\p{L})(?!\s\p{Ll}+en(?!\p{L}))/gu;
const asksHouse =
  /(?<verb>Beraten|Helfen|Nähen|Packen|Reparieren|Stellen|Verkaufen|Verschicken|Liefern|Machen|Nehmen|Arbeiten|Bieten|Kommen)\sSie(?=[^?]*\?)/u;
const invites = /^(?:Packen Sie mit an|Kommen Sie (?:vorbei|zum|mit|auch)|Kommen Sie\?)/u;

const irregular: Readonly<Record<string, string>> = {
  sind: 'bist', haben: 'hast', möchten: 'möchtest', können: 'kannst', wollen: 'willst', mögen: 'magst', müssen: 'musst', dürfen: 'darfst', sollen: 'sollst', wissen: 'weißt', werden: 'wirst',
  sehen: 'siehst', ansehen: 'ansiehst', sprechen: 'sprichst', nehmen: 'nimmst', mitnehmen: 'mitnimmst', geben: 'gibst', lesen: 'liest', essen: 'isst', fahren: 'fährst', schlafen: 'schläfst', tragen: 'trägst', lassen: 'lässt', erhalten: 'erhältst', erfahren: 'erfährst', treffen: 'triffst', verlaufen: 'verläufst', laufen: 'läufst', helfen: 'hilfst', halten: 'hältst', vergessen: 'vergisst', sammeln: 'sammelst', wechseln: 'wechselst',
}; // prettier-ignore
const orders: Readonly<Record<string, string>> = {
  sehen: 'sieh', sprechen: 'sprich', nehmen: 'nimm', geben: 'gib', lesen: 'lies', essen: 'iss', helfen: 'hilf', treffen: 'triff', haben: 'hab', lassen: 'lass', sammeln: 'sammle', wechseln: 'wechsle',
}; // prettier-ignore
/** Verbs that state what somebody does or has where they stand before "Sie", and ask for nothing. */
const stating =
  /^(?:[Kk]önnen|[Mm]öchten|[Ww]issen|[Hh]aben|[Ee]rfahren|[Ee]rhalten|gehen|[Ww]erden|[Mm]einen|finden|[Ss]ind|[Bb]ekommen|[Dd]ürfen|[Mm]üssen|[Ss]ollten|[Bb]rauchen)$/u;

const plural = String.raw`\p{L}+(?:en|eln|ern)|[Ss]ind`;
const asBegun = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : word;

/** "schreiben" -> "schreibst". */
function second(verb: string): string {
  const low = verb.toLowerCase();
  const own = irregular[low];
  if (own !== undefined) return asBegun(own, verb);
  const stem = low.replace(/e?n$/u, '');
  const ending = /(?:[td]|chn|ffn|ckn|tm)$/u.test(stem) ? 'est' : /[szxß]$/u.test(stem) ? 't' : 'st';
  return asBegun(stem + ending, verb);
}

/** "schreiben" -> "schreib". */
function order(verb: string): string {
  const low = verb.toLowerCase();
  const stem = low.replace(/e?n$/u, '');
  return asBegun(orders[low] ?? (/(?:[td]|chn|ffn|ckn|bar|ig)$/u.test(stem) ? `${stem}e` : stem), verb);
}

const toSelf = (behind: string, verb = ''): string =>
  /^(?:vorstellen|merken|wünschen|ansehen|machen)$/iu.test(verb) ||
  /^\s(?:den|die|das|ein|eine|einen|zeit|etwas|alles)(?!\p{L})/iu.test(behind)
    ? 'dir'
    : 'dich';

const before = new RegExp(
  String.raw`(?<![\p{L}])(?<verb>${plural})\s(?:uns\s)?Sie(?<self>\ssich)?(?!\p{L})`,
  'gu',
);
const conjunction = String.raw`(?:[Ww]enn|[Ww]ann|[Ww]as|[Ww]ie(?: \p{L}+)?|[Ww]o\p{Ll}*|[Ss]obald|[Bb]evor|[Ww]ährend|[Dd]ass|[Dd]amit|[Ii]ndem|[Oo]b|[Ww]eil|die|der|dem|denen|den|das|[Ww]em|[Ww]en|[Ww]er|[Ww]elche[sn]?|als|[Aa]b wann)`;
const hanging = new RegExp(
  String.raw`(?<head>${conjunction}\s)Sie(?<self>\ssich)?(?<rest>(?:\s(?!(?:und|oder)\s(?:\p{L}+\s){1,3}?Sie)[^\s,.;:!?|]+)*?)\s(?<verb>${plural})(?=[,.;:!?|]|\s*$|\s(?:und|oder|zu)\s)`,
  'gu',
);
const standing = new RegExp(String.raw`(?<!\p{L})Sie\s(?<verb>${plural})(?<self>\ssich)?(?!\p{L})`, 'gu');

/** One sentence said to a friend. */
function turn(sentence: string): string {
  const asks = sentence.trimEnd().endsWith('?');
  const said = whole.reduce((text, [from, to]) => text.replace(from, to), sentence);
  const house = asks && !invites.test(said.trim()) ? asksHouse.exec(said)?.groups?.['verb'] : undefined;
  const open =
    house === undefined
      ? said
      : said
          .replace(`${house} Sie`, `${house.replace(/e?n$/u, '')}${/[td]en$/u.test(house) ? 'et' : 't'} ihr`)
          .replace(/\bIhre/gu, 'eure');
  return open
    .replace(hanging, (_, head: string, self: string | undefined, rest: string, verb: string) => {
      const own = self === undefined ? '' : ` ${toSelf(rest, verb)}`;
      return `${head}du${own}${rest} ${second(verb)}`;
    })
    .replace(object, 'dich')
    .replace(before, (all: string, verb: string, self: string | undefined, at: number, text: string) => {
      const behind = text.slice(at + all.length);
      const own = self === undefined ? '' : ` ${toSelf(behind, verb)}`;
      const us = /\suns\sSie/u.test(all) ? ' uns' : '';
      return asks || stating.test(verb) ? `${second(verb)}${us} du${own}` : `${order(verb)}${us}${own}`;
    })
    .replace(standing, (all: string, verb: string, self: string | undefined, at: number, text: string) => {
      // "Die Daten … Sie lassen sich exportieren": they, and nobody who reads.
      if (verb === 'lassen' && self !== undefined) return all;
      const isFirst = /(?:^\s*|[.!?>"|]\s?|:\s)$/u.test(text.slice(0, at));
      return `${isFirst ? 'Du' : 'du'} ${second(verb)}${self === undefined ? '' : ' dich'}`;
    })
    .replace(/(?<=(?:und|oder|dann|wenn|was) )Sie(?!\p{L})(?! \p{Ll}+t(?!\p{L}))/gu, 'du')
    .replace(/(?<!\p{L})Ihnen(?!\p{L})/gu, 'dir')
    .replace(
      /(?<!\p{L})Ihr(?<ending>e|en|em|er|es)?(?!\p{L})/gu,
      (_, ending: string | undefined, at: number, text: string) =>
        `${/(?:^\s*|[.!?>"|]\s?|:\s)$/u.test(text.slice(0, at)) ? 'Dein' : 'dein'}${ending ?? ''}`,
    );
}

const sentences = /[^<>"\n.!?|]*(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})[^<>"\n.!?|]*[.!?]?/gu;

/** German text, or a page of it, that says "Sie" said with "du" instead; what is `own`, the words of the prompt, stays. */
export const sayDu = (text: string, own = ''): string =>
  text.replace(sentences, (sentence) =>
    own.includes(sentence.trim()) && own !== '' ? sentence : turn(sentence),
  );
