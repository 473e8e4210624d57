const pairs =
  'zeggen:zeg maken:maak beginnen:begin leggen:leg kijken:kijk laten:laat vertellen:vertel kunnen:kan houden:houd doen:doe bevestigen:bevestig denken:denk spreken:spreek vinden:vind gaan:ga spelden:speld luisteren:luister antwoorden:antwoord zoeken:zoek komen:kom rijden:rijd hebben:heb kiezen:kies bakken:bak mogen:mag wonen:woon wijzen:wijs weten:weet lossen:los vervangen:vervang stellen:stel ordenen:orden dragen:draag noemen:noem zetten:zet delen:deel horen:hoor bellen:bel passen:pas nemen:neem sturen:stuur zullen:zal zijn:ben willen:wil geven:geef lezen:lees werken:werk helpen:help schrijven:schrijf lopen:loop meten:meet tekenen:teken knippen:knip koken:kook bouwen:bouw plannen:plan regelen:regel blijven:blijf bleven:bleef kwamen:kwam leren:leer zien:zie staan:sta plaatsen:plaats repareren:repareer controleren:controleer ruimen:ruim brengen:breng halen:haal reageren:reageer bespreken:bespreek boeken:boek verkopen:verkoop';
const singular = new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));
const verbs = [...singular.keys()].join('|');
const behind = new RegExp(String.raw`(?<!\p{L})(?<we>[Ww](?:e|ij))\s(?<verb>${verbs})(?!\p{L})`, 'gu');
const before = new RegExp(String.raw`(?<!\p{L})(?<verb>${verbs})\s(?:we|wij)(?!\p{L})`, 'giu');
const further = new RegExp(String.raw`(?<=(?:,|\sen|\sof)\s)(?<verb>${verbs})(?!\p{L})`, 'gu');
/** "Laten we beginnen", "dan praten we": what two do together; and verbs far behind their "we". */
const stays =
  /(?<!\p{L})(?:samen|laten we|praten (?:we|wij)|spreken (?:we|wij) (?:elkaar|af)|(?:iemand|een|één) van ons|onszelf|elkaar|tussen ons|stellen we ons|(?:we|wij) gaan (?:verder|door)|laten we vooraf|worden|maken (?:we|wij) kennis|(?:we|wij) maken kennis)(?!\p{L})/iu;
const fixed: Readonly<Record<string, string>> = { 'Waar we voor staan': 'Waar ik voor sta' };
const goesOn = new RegExp(
  String.raw`(?<=^En )(?:${verbs})(?!\p{L}|\s(?:we|wij|ze|zij|jullie|mensen|kinderen|je|u)(?!\p{L}))`,
  'u',
);
const one = (verb: string): string => {
  const said = singular.get(verb.toLowerCase()) ?? verb;
  return /^\p{Lu}/u.test(verb) ? said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : said;
};
const me =
  /(?<=(?<!\p{L})(?:bij|van|met|voor|aan|naar|op|door|over|vraag|schrijf|bel|mail|stuur|laat|geef|zeg|vertel|volg|vind|vindt|bezoek|app)\s(?:het\s)?)ons(?!\p{L}|\s(?:verhaal|aanbod|werk|team|huis|atelier|adres))/giu;

/** A Dutch sentence of "we" as one person says it: "We kijken en zeggen wat het kost" -> "Ik kijk en zeg wat het kost"; as it is where that would not be sure. */
export function asOneDutch(sentence: string): string {
  const known = fixed[sentence];
  if (known !== undefined) return known;
  // "We kijken" stands over "En zeggen wat er nodig is".
  if (goesOn.test(sentence)) return sentence.replace(goesOn, (verb) => one(verb));
  if (!/(?<!\p{L})(?:we|wij|ons|onze)(?!\p{L})/iu.test(sentence) || stays.test(sentence)) return sentence;
  const turned = sentence
    .replace(behind, (_, we: string, verb: string) => `${we.startsWith('W') ? 'Ik' : 'ik'} ${one(verb)}`)
    .replace(before, (_, verb: string) => `${one(verb)} ik`);
  const told = (turned === sentence ? sentence : turned.replace(further, (verb) => one(verb)))
    .replace(me, 'mij')
    .replace(/(?<!\p{L})ons(?=\s(?:vind|vindt|bereik|bereikt|ziet|belt)(?!\p{L}))/gu, 'mij')
    .replace(/(?<!\p{L})(?:ons|onze)(?=\s\p{Ll})/gu, 'mijn')
    .replace(/(?<!\p{L})(?:Ons|Onze)(?=\s\p{Ll})/gu, 'Mijn');
  return /(?<!\p{L})(?:we|wij|ons|onze)(?!\p{L})/iu.test(told) ? sentence : told;
}
