import { capitalAs } from './turn-words';

const irregular: Readonly<Record<string, string>> = {
  sind: 'bin', haben: 'habe', wissen: 'weiß', können: 'kann', müssen: 'muss', dürfen: 'darf', wollen: 'will', sollen: 'soll', tun: 'tue', sammeln: 'sammle', wechseln: 'wechsle', handeln: 'handle',
}; // prettier-ignore

/** "nennen" -> "nenne", "liefern" -> "liefere". */
const one = (verb: string): string => {
  const low = verb.toLowerCase();
  const said = irregular[low] ?? (low.endsWith('rn') ? low.replace(/n$/u, 'e') : low.replace(/n$/u, ''));
  return capitalAs(said, verb);
};

const plural = String.raw`(?!(?:den|wen|denn|wenn|ihnen|[ks]?einen|denen|deinen|Ihnen|gern|morgen)(?!\p{L}))\p{L}+(?:en|eln|ern)|[Ss]ind|[Tt]un`;
const conjunction = String.raw`(?:[Ww]enn|[Ww]ann|[Ww]as|[Ww]ie(?: weit| lange| oft)?|[Ww]o(?:r|f|h|m|b|d|n|z)?\p{Ll}*|[Ss]obald|[Ss]ooft|[Bb]evor|[Bb]is|[Dd]ass|[Dd]amit|[Oo]b|[Ww]eil|die|der|dem|denen|den|das|[Ww]en|[Ww]em|[Ww]elche[snm]?)`;
/** "die wir gut kennen", "bevor wir gehen": the verb stands at the end. */
const hanging = new RegExp(
  String.raw`(?<head>(?<!\p{L})${conjunction}\s)wir(?<rest>(?:\s[^\s,.;:!?]+)*?)\s(?<verb>${plural})(?=[,.;:!?]|\s*$|\s(?:und|oder)\s)`,
  'gu',
);
const behind = new RegExp(String.raw`(?<!\p{L})(?<we>[Ww])ir\s(?<verb>${plural})(?!\p{L})`, 'gu');
const before = new RegExp(String.raw`(?<!\p{L})(?<verb>${plural})\swir(?!\p{L})`, 'gu');
const further =
  /(?<=(?:,|\sund|\soder)\s)(?:untersuchen|erklären|legen|fragen|reichen|nennen|bringen|können|warten|sehen|holen|zeigen|sagen|kommen|helfen|schicken|antworten|finden)(?=[\s,.]|$)/gu;
const toMe =
  /(?<=(?<!\p{L})(?:[Ss]agen|[Ss]chreiben|[Nn]ennen|[Zz]eigen|[Ee]rzählen|[Ss]chicken|[Gg]eben|[Bb]ringen) Sie (?:es |sie |ihn )?|Sie schreiben |(?<!\p{L})(?:[Vv]on|[Bb]ei|[Zz]u|[Mm]it|nehmen?) (?:ich )?)uns(?!\p{L})/gu;
/** What two do together, what customers tell, and calls to begin. */
const stays =
  /gemeinsam|zusammen|einander|uns treffen|wir uns kennen|(?:[Ss]prechen|sehen) wir|wir (?:sprechen|vereinbaren|machen weiter)|[Uu]ns verbindet|haben wir lange|hatten|als wäre es/iu;
const ours = /(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu;

/** A German sentence of "wir" as one person says it: "Sagen Sie uns, was fehlt, und wir nennen einen Tag" -> "Sagen Sie mir, was fehlt, und ich nenne einen Tag"; as it is where that would not be sure. */
export function asOneGerman(sentence: string): string {
  if (!ours.test(sentence) || stays.test(sentence)) return sentence;
  const turned = sentence
    .replace(hanging, (_, head: string, rest: string, verb: string) => `${head}ich${rest} ${one(verb)}`)
    .replace(before, (_, verb: string) => `${one(verb)} ich`)
    .replace(behind, (_, we: string, verb: string) => `${we === 'W' ? 'Ich' : 'ich'} ${one(verb)}`)
    .replace(/(?<=^|und |oder |, )wir (?=die (?:Ruhe|Geduld))/gu, 'ich ');
  const speaks = turned !== sentence && !/(?:Sie|man)\s\p{Ll}+en[^.]*\sund\s/u.test(turned);
  const told = (speaks ? turned.replace(further, one) : turned)
    .replace(toMe, 'mir')
    .replace(/(?<!\p{L})uns(?= Zeit)/gu, 'mir')
    .replace(/(?<!\p{L})uns(?!\p{L})/gu, 'mich')
    .replace(/(?<!\p{L})(?<first>[Uu])nser(?=e[nmrs]?(?!\p{L})|(?!\p{L}))/gu, (_, first: string) =>
      first === 'U' ? 'Mein' : 'mein',
    );
  return ours.test(told) ? sentence : told;
}
