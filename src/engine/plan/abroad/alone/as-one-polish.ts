import { lean } from '../../../brief/words/lean-letters';

type Change = readonly [RegExp, string];

/** What two do together, and what happened, which bends by who speaks. */
const stays = lean(
  /(?:umawiamy|spotykamy|poznajemy|poznamy|spotkamy|zobaczymy|umówimy) się|porozmawiamy|ustalamy|ustalimy|wspólnie|(?<!\p{L})razem(?!\p{L})|(?<!\p{L})(?:sami|byśmy)(?!\p{L})|własnej mamy|się spotykamy|Łączy nas|nam po drodze|Idziemy dalej|\p{L}+(?:liśmy|łyśmy|byśmy)(?!\p{L})|(?:jeden|ktoś|każdy|jedno) z nas|(?:trzyma|jeste)my się/iu,
);
const end = String.raw`(?!\p{L})`;
const change = (from: string, to: string): Change => [new RegExp(`${from}${end}`, 'gu'), to];
const word = (from: string, to: string): readonly Change[] =>
  [from, `${from.charAt(0).toUpperCase()}${from.slice(1)}`].map((said, at): Change => [
    new RegExp(String.raw`(?<!\p{L})${said}${end}`, 'gu'),
    at === 0 ? to : `${to.charAt(0).toUpperCase()}${to.slice(1)}`,
  ]);
const pairs =
  'jesteśmy:jestem my:ja wiemy:wiem umiemy:umiem możemy:mogę bierzemy:biorę wybierzemy:wybiorę weźmiemy:wezmę jedziemy:jadę przyjedziemy:przyjadę dojedziemy:dojadę pieczemy:piekę uniesiemy:uniosę przypomnimy:przypomnę odezwiemy:odezwę chcemy:chcę nasz:mój nasza:moja nasze:moje naszego:mojego naszej:mojej naszym:moim naszych:moich naszą:moją naszymi:moimi nas:mnie nam:mi';
const nouns = String.raw`(?<!(?<!\p{L})(?:z|r|kr|br|t|rekl|progr|probl|syst|klim|kostium))`;
const changes: readonly Change[] = [
  ...word('z nami', 'ze mną'),
  ...pairs.split(' ').flatMap((pair) => word(...(pair.split(':') as [string, string]))),
  change(String.raw`(?<=\p{L}(?:wi|umi|rozumi)e)my`, 'm'),
  change(String.raw`(?<=\p{L}|^)dziemy`, 'dę'),
  change(String.raw`(?<=\p{L})niemy`, 'nę'),
  change(String.raw`(?<=\p{L}[jżźszc])emy`, 'ę'),
  change(String.raw`(?<=\p{L})dzimy`, 'dzę'),
  change(String.raw`(?<=\p{L})simy`, 'szę'),
  change(String.raw`(?<=\p{L})zimy`, 'żę'),
  change(String.raw`(?<=\p{L})cimy`, 'cę'),
  change(String.raw`(?<=\p{L}[lj])imy`, 'ę'),
  change(String.raw`(?<=\p{L}[bmnpwf])imy`, 'ię'),
  change(String.raw`(?<=\p{L}(?:[sc]z|rz|ż))ymy`, 'ę'),
  change(String.raw`${nouns}(?<=\p{L})amy`, 'am'),
];

/** A Polish sentence of "we" as one person says it: "Powiemy, zanim zaczniemy" -> "Powiem, zanim zacznę". */
export const asOnePolish = (sentence: string): string =>
  stays.test(sentence) ? sentence : changes.reduce((said, [from, to]) => said.replace(from, to), sentence);
