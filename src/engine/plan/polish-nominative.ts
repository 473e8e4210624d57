// "dla szkoły językowej": a prompt tells what is wanted in the genitive. Endings of the first noun and of the adjectives
// after it, most telling first; a word with none of them stays as it is.
const nouns: readonly (readonly [RegExp, string])[] = [
  [/arni$/u, 'arnia'],
  [/erni$/u, 'ernia'],
  [/owni$/u, 'ownia'],
  [/zni$/u, 'znia'],
  [/([jlw])ni$/u, '$1nia'],
  [/acji$/u, 'acja'],
  [/arii$/u, 'aria'],
  [/erii$/u, 'eria'],
  [/cji$/u, 'cja'],
  [/ogii$/u, 'ogia'],
  [/ki$/u, 'ka'],
  [/gi$/u, 'ga'],
  [/ły$/u, 'ła'],
  [/my$/u, 'ma'],
  [/ny$/u, 'na'],
  [/nika$/u, 'nik'],
  [/lika$/u, 'lik'],
  [/tryka$/u, 'tryk'],
  [/grafa$/u, 'graf'],
  [/loga$/u, 'log'],
  [/okata$/u, 'okat'],
  [/tekta$/u, 'tekt'],
  [/usza$/u, 'usz'],
  [/(trener|fryzjer|barber|inżynier|makler|kucharz)a$/u, '$1'],
  [/dcy$/u, 'dca'],
  [/arza$/u, 'arz'],
  [/tora$/u, 'tor'],
  [/isty$/u, 'ista'],
  [/wca$/u, 'wiec'],
  [/studia$/u, 'studio'],
  [/biura$/u, 'biuro'],
  [/centrum$/u, 'centrum'],
  [/zespołu$/u, 'zespół'],
  [/gospodarstwa$/u, 'gospodarstwo'],
  [/stowarzyszenia$/u, 'stowarzyszenie'],
  [/(przedsiębiorst|towarzyst|wydawnict)wa$/u, '$1wo'],
  [/schroniska$/u, 'schronisko'],
  [/przedszkola$/u, 'przedszkole'],
  [/zakładu$/u, 'zakład'],
  [/([bcdfghjklmnprstwz])u$/u, '$1'],
  [/sklepu$/u, 'sklep'],
  [/([kg])ów$/u, '$1i'],
  [/([jlcż]|[csr]z|[ncsz]i)ów$/u, '$1e'],
  [/ów$/u, 'y'],
];
const feminine = /a$/u;

/** A Polish noun phrase in the genitive as a name has it: "szkoły językowej" -> "szkoła językowa". */
export function nominative(phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  const rule = nouns.find(([ending]) => ending.test(first));
  if (!rule) return phrase;
  const noun = first.replace(rule[0], rule[1]);
  const adjectives = rest.map((word) =>
    feminine.test(noun)
      ? word
          .replace(/iej$/u, 'ia')
          .replace(/(?<!i)ej$/u, 'a')
          .replace(/([kg])ia$/u, '$1a')
      : word
          .replace(/iego$/u, /o$|e$/u.test(noun) ? 'ie' : 'i')
          .replace(/ego$/u, /o$|e$/u.test(noun) ? 'e' : 'y')
          .replace(/([kg])e$/u, '$1ie'),
  );
  return [noun, ...adjectives].join(' ');
}
