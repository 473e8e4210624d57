import { clitics, commands, infinitives, seconds } from './italian-lei';
import { beginLike, turnTexts } from './page-texts';

const oneOf = (words: Iterable<string>): string => [...words].join('|');
const whole: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})dove sei(?!\p{L})/giu, 'dove è'],
  [/(?<!\p{L})sei qui(?!\p{L})/giu, 'Lei è qui'],
  [/(?<=(?<!\p{L})(?:chi|se|quando|come|che) )sei(?!\p{L})/giu, 'è'],
  [/(?<!\p{L})dai (?=un’occhiata)/giu, 'dia '],
  [/(?<!\p{L})di’(?!\p{L})/giu, 'dica'],
  [/(?<!\p{L})fatti (?=un’)/giu, 'si faccia '],
];
/** "scrivici" -> "ci scriva". */
const hanging = new RegExp(
  String.raw`(?<!\p{L})(?<verb>${oneOf(clitics.keys())})(?<tail>celo|cela|celi|melo|mela|ci|mi|lo|la|li|le|ne|ti)(?!\p{L})`,
  'giu',
);
/** What one tells a friend opens a sentence, or follows another such word. */
const opening = new RegExp(
  String.raw`(?<lead>^\s*|[.:;!?>"|(]\s*)(?<word>${oneOf(commands.keys())})(?!\p{L})(?=\s\p{L}|,)`,
  'giu',
);
const chained = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${oneOf(commands.values())}|ci \p{L}+)\uE001?(?:\s\p{L}+){0,4}(?:,|\se|\so|, e)\s|(?<!\p{L})(?:se|quando)\s[^,.]{3,60},\s)(?:${oneOf(commands.keys())})(?!\p{L})`,
  'giu',
);
/** What was turned into a wish is no longer what somebody does: "Trovi", "Prenoti". */
const done = '\uE001';
const second = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(seconds.keys())})(?![\p{L}\uE001])`, 'giu');
const self = new RegExp(String.raw`(?<!\p{L})ti(?=\s(?:${oneOf(seconds.keys())})(?!\p{L}))`, 'giu');
/** Verbs whose "ti" is whom they are done to, and not to whom. */
const whom =
  '(?:aspett|accompagn|aiut|accogli|ricev|chiam|richiam|avvis|ascolt|invit|segu|ospit|conosc|contatt|porta|vedi)\\p{L}*';
const turnedTail: Readonly<Record<string, string>> = { celo: 'ce lo', cela: 'ce la', celi: 'ce li', melo: 'me lo', mela: 'me la', ti: 'si' }; // prettier-ignore

/** One stretch of Italian said with respect. */
const turn = (text: string): string =>
  whole
    .reduce((said, [from, to]) => said.replace(from, (found) => beginLike(to, found)), text)
    .replace(hanging, (all: string, verb: string, tail: string) => {
      const said = clitics.get(verb.toLowerCase()) ?? verb;
      return beginLike(`${turnedTail[tail.toLowerCase()] ?? tail.toLowerCase()} ${said}${done}`, all);
    })
    .replace(
      opening,
      (_, lead: string, word: string) =>
        `${lead}${beginLike(commands.get(word.toLowerCase()) ?? word, word)}${done}`,
    )
    .replace(chained, (word) => beginLike(commands.get(word.toLowerCase()) ?? word, word) + done)
    .replace(chained, (word) => beginLike(commands.get(word.toLowerCase()) ?? word, word) + done)
    .replace(self, (word) => beginLike('si', word))
    .replace(second, (word) => beginLike(seconds.get(word.toLowerCase()) ?? word, word))
    .replace(/(?<!\p{L})te (?<what>lo|la|li|le|ne)(?!\p{L})/giu, (all: string, what: string) =>
      beginLike(`glie${what.toLowerCase()}`, all),
    )
    .replace(new RegExp(String.raw`(?<!\p{L})ti(?=\s${whom}(?!\p{L}))`, 'giu'), 'La')
    .replace(/(?<!\p{L})ti(?=\s\p{L})/giu, 'Le')
    .replace(/(?<!\p{L})t’(?=\p{L})/giu, 'Le ')
    .replace(new RegExp(String.raw`(?<!\p{L})(?<stem>${infinitives.self})ti(?!\p{L})`, 'giu'), '$<stem>si')
    .replace(new RegExp(String.raw`(?<!\p{L})(?<stem>${infinitives.whom})ti(?!\p{L})`, 'giu'), '$<stem>La')
    .replace(/(?<!\p{L})(?<stem>\p{L}{3,}[aei]r)ti(?!\p{L})/giu, (all: string, stem: string) =>
      infinitives.nouns.test(all) ? all : `${stem}Le`,
    )
    .replace(/(?<=(?<!\p{L})(?:per|con|da|a|di|su|senza|anche|come) )te(?!\p{L})/giu, 'Lei')
    .replace(/(?<!\p{L})tu(?!\p{L})/giu, 'Lei')
    .replace(/(?<!\p{L})(?:tuo|tua|tuoi|tue)(?!\p{L})/giu, (word) =>
      beginLike(word.toLowerCase().replace(/^t/u, 's'), 'S'),
    )
    .replaceAll(done, '');

/** An Italian page or text that says "tu" said with "Lei" instead; what is `own`, the words of the prompt, stays. */
export const sayLei = (text: string, own = ''): string => turnTexts(text, turn, own);
