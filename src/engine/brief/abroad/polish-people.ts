import { foldText } from '../words/fold-text';
import { findLexicon } from '../words/lexicons';

// Names of men as "dla" and "of" bend them, and as they are.
const men: Readonly<Record<string, string>> = Object.fromEntries(
  'Jana:Jan Piotra:Piotr Pawła:Paweł Marka:Marek Tomasza:Tomasz Andrzeja:Andrzej Jerzego:Jerzy Adama:Adam Michała:Michał Krzysztofa:Krzysztof Marcina:Marcin Łukasza:Łukasz Jakuba:Jakub Kuby:Kuba Mateusza:Mateusz Wojciecha:Wojciech Grzegorza:Grzegorz Rafała:Rafał Kamila:Kamil Dawida:Dawid Bartosza:Bartosz Macieja:Maciej Stanisława:Stanisław Janusza:Janusz Zbigniewa:Zbigniew Roberta:Robert Artura:Artur Dariusza:Dariusz Mariusza:Mariusz Sebastiana:Sebastian Filipa:Filip Szymona:Szymon Karola:Karol Huberta:Hubert Konrada:Konrad Leszka:Leszek Jacka:Jacek Radosława:Radosław Mirosława:Mirosław Sławomira:Sławomir Henryka:Henryk Ryszarda:Ryszard Edwarda:Edward Franciszka:Franciszek Antoniego:Antoni Ignacego:Ignacy Damiana:Damian Daniela:Daniel Patryka:Patryk Przemysława:Przemysław Witolda:Witold Norberta:Norbert Wiktora:Wiktor Oskara:Oskar Olafa:Olaf Aleksandra:Aleksander Kacpra:Kacper Leona:Leon'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Names of men that end like a woman's that is bent. */
const unbent =
  /^(?:Jerzy|Ignacy|Antoni|Cezary|Konstanty|Maurycy|Alfredy|Gracjany|Walenty|Wincenty|Hilary|Baltazary|Kuby|Bonifacy)$/u;

function womanOf(name: string): string | null {
  if (unbent.test(name)) return null;
  if (/(?:ii|ji|ki|gi|li|ni)$/u.test(name))
    return /[kg]i$/u.test(name)
      ? name.replace(/i$/u, 'a')
      : name
          .replace(/[ji]i$/u, (end) => `${end === 'ji' ? 'j' : 'i'}a`)
          .replace(/ni$/u, 'nia')
          .replace(/(?<!l)li$/u, 'la');
  return /[^aeiouy]y$/u.test(name) ? name.replace(/y$/u, 'a') : null;
}

const isGivenPolish = (name: string): boolean =>
  findLexicon('pl')?.people?.given.split(' ').includes(foldText(name)) ?? false;

const ofMan: readonly (readonly [RegExp, string])[] = [
  [/([sd]?[kc])iego$/u, '$1i'], [/ego$/u, 'y'], [/(?<![sc])ki$/u, 'ka'], [/gi$/u, 'ga'], [/([bcdfghjlmnprsśtwzżź])ka$/u, '$1ek'], [/bla$/u, 'bel'], [/dla$/u, 'deł'],
  [/ńca$/u, 'niec'], [/ca$/u, 'ec'], [/nia$/u, 'ń'], [/([bcdfghklłmnprstwzż])a$/u, '$1'], [/([^aeiou])y$/u, '$1a'],
]; // prettier-ignore

const bend = (word: string, rules: readonly (readonly [RegExp, string])[]): string => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
};
const manly = (surname: string): string =>
  surname
    .split('-')
    .map((part) => bend(part, ofMan))
    .join('-');
const womanly = (surname: string): string =>
  surname.replace(/([sckdzw])(?:k)?iej(?=$|-)/gu, (end) => end.replace(/iej$/u, 'a')).replace(/ej$/u, 'a');

/** "Anny Maj" -> "Anna Maj", "dr Ewy Nowickiej" -> "dr Ewa Nowicka", "Jana Zielińskiego" -> "Jan Zieliński"; null where nothing is bent. */
export function unbendPerson(name: string): string | null {
  const found =
    /^(?<title>(?:(?:dr|lek|prof|mgr|adw|inż)\.?\s(?:med\.\s|wet\.\s|hab\.\s|inż\.\s)?)*)(?<first>\p{Lu}\p{L}+)\s(?<last>\p{Lu}[\p{L}-]+)$/iu.exec(
      name,
    );
  const { title = '', first = '', last = '' } = found?.groups ?? {};
  if (!found) return null;
  const man = men[first];
  if (man !== undefined) return `${title}${man} ${manly(last)}`;
  const woman = womanOf(first);
  // "restauracji Stary Młyn": two words that are no person's stay as they are.
  const isPerson = woman !== null && (womanly(last) !== last || title !== '' || isGivenPolish(woman));
  if (!isPerson) return null;
  // "Anny Sikory": a surname that is bent as her first name is.
  const own = woman === first ? womanly(last) : womanly(last).replace(/(?<=[bdfłmnprtwz])y$/u, 'a');
  return `${title}${woman} ${own}`;
}

const calledMen = /^(?:Tom|Bart|Mać|Wojt|Ol|Jur|Krzyś|Stasz|Fran|Ant|Ad|Jar|Dar|Mir|Sław|Rom|Mar|Ziut)ka$/u;
/** "Kasi" -> "Kasia", "Tomka" -> "Tomek", "Piotra" -> "Piotr": a first name by itself; as it is where it is not bent. */
export const unbendGiven = (name: string): string =>
  men[name] ??
  (calledMen.test(name)
    ? name.replace(/ka$/u, 'ek').replace(/^Maćek$/u, 'Maciek')
    : /[szcdź]i$/u.test(name)
      ? `${name}a`
      : (womanOf(name) ?? name));
