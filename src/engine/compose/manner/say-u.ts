import { beginLike, turnTexts } from './page-texts';

/** Verbs that stand before "je" and take a t before "u"; those that take none are the same before both. */
const turned =
  'begin vind hoor zoek kom word krijg lees loop leer zie groei blijf mis help kijk neem schrijf denk voel speel maak geef vraag ontvang betaal bel snap zet leg bewaar koop naai breng vertel rijd slaap merk haal stel verdien reserveer boek bestel wacht typ oefen ken gebruik meld meen raak stuur werk';
const irregular: Readonly<Record<string, string>> = {
  ben: 'bent', heb: 'hebt', kun: 'kunt', kan: 'kunt', wil: 'wilt', zul: 'zult', ga: 'gaat', sta: 'staat', doe: 'doet', zie: 'ziet', sla: 'slaat',
}; // prettier-ignore
/** What somebody has: "je dag" is theirs, "je krijgt" is what they do. */
const theirs =
  'eigen|eerste|volgende|laatste|nieuwe|hele|oude|beste|week|weken|dag|dagen(?! uit)|winkelwagen|dier|naam|afspraak|lijf|hond|kat|verzekering|telefoon|tand(?:en)?|ramen|kind(?:eren)?|browser|mailprogramma|training|muur|gezicht|uur|koffie|huid|haar|grond|vra(?:ag|gen)|loop|jas|handen|werk|smaken|data|tekst|stem|gegevens|bestelling|antwoord|doel|record|tempo|lijst|tint|tijd|maat|plaats|niveau|getal|zet|huis|tuin|fiets|auto|kamer|tafel|ticket|mening|plek|wens(?:en)?|idee(?:ën)?|bericht|adres|nummer|keuken|bad(?:kamer)?|dak|feest|gasten|groep|team|bedrijf|verhaal|foto’?s|boek(?:en)?|muziek|beurt|score|punten|sommen|browser|apparaat|instrument|paard|hart|hoofd|rug|ogen|oren|voeten|schoenen|kleren|sleutels?|bed|verblijf|reservering|inschrijving|gezin|familie|vrienden|leven|lichaam|klacht(?:en)?|situatie|zaak|dossier|aangifte|gift|steun';

const whole: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})dank je(?: wel)?(?!\p{L})/giu, 'dank u'],
  [/(?<!\p{L})schrijft je in(?!\p{L})/giu, 'schrijft u in'],
  [/(?<!\p{L})waar je je(?= (?!eigen))/giu, 'waar u zich'],
  [/(?<!\p{L})geeft je je(?!\p{L})/giu, 'geeft u uw'],
  [/(?<!\p{L})het jouwe(?!\p{L})/giu, 'het uwe'],
];
const inverted = new RegExp(
  String.raw`(?<![\p{L}])(?<verb>${turned.split(' ').join('|')}|${Object.keys(irregular).join('|')})\s(?:je|jij)(?!\p{L})(?!\s(?:${theirs})(?!\p{L}))`,
  'giu',
);
const owned = new RegExp(String.raw`(?<!\p{L})je(?=\s(?:${theirs})(?!\p{L}))`, 'giu');
/** "Schrijf je in", "meld je aan": who is told so does it themselves. */
const told =
  /(?<!\p{L})(?<verb>schrijf|meld|geef)\sje(?=\s(?:\p{L}+\s){0,2}(?:in|aan|op)(?!\p{L})(?!\s\p{L}))/giu;

const polite = (verb: string): string => {
  const low = verb.toLowerCase();
  return beginLike(irregular[low] ?? (low.endsWith('t') ? low : `${low}t`), verb);
};

/** One stretch of Dutch said with respect. */
const turn = (text: string): string =>
  whole
    .reduce((said, [from, to]) => said.replace(from, (found) => beginLike(to, found)), text)
    .replace(told, '$<verb> u')
    .replace(inverted, (_, verb: string) => `${polite(verb)} u`)
    .replace(owned, (word) => beginLike('uw', word))
    .replace(/(?<!\p{L})jouw(?!\p{L})/giu, (word) => beginLike('uw', word))
    .replace(/(?<!\p{L})jezelf(?!\p{L})/giu, (word) => beginLike('uzelf', word))
    .replace(/(?<!\p{L})(?:je|jij|jou)(?![\p{L}’'-])/giu, (word) => beginLike('u', word));

/** A Dutch page or text that says "je" said with "u" instead; what is `own`, the words of the prompt, stays. */
export const sayU = (text: string, own = ''): string => turnTexts(text, turn, own);
