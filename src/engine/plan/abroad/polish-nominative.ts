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
  // "parafialnego chóru", "rodzinnej piekarni": the adjective stands first, and follows its noun.
  const isBent = /^\p{L}{2,}(?:ego|ej)$/iu.test(first) && rest.length > 0;
  if (isBent) {
    const noun = nominative(rest.join(' '));
    const head = noun.split(' ')[0] ?? '';
    const own = /ej$/iu.test(first) ? '$1a' : /[oe]$/u.test(head) ? '$1e' : '$1y';
    const upright = first
      .replace(/(?<stem>[kg])iego$/iu, /[oe]$/u.test(head) ? '$1ie' : '$1i')
      .replace(/iego$/iu, /[oe]$/u.test(head) ? 'ie' : 'i')
      .replace(/([kg])iej$/iu, '$1a')
      .replace(/iej$/iu, 'ia')
      .replace(/(\p{L})(?:ego|ej)$/iu, own);
    return `${upright} ${noun}`;
  }
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

/** "tłumaczką przysięgłą języka niemieckiego", "fotografem ślubnym": what somebody says to be, as a sign has it. */
export function ofSelf(phrase: string): string {
  let isBent = true;
  return phrase
    .split(' ')
    .map((word, at) => {
      const bare =
        at === 0
          ? word.replace(/(?<=[kg])iem$|em$/u, '').replace(/ą$/u, 'a')
          : word.replace(/ą$/u, 'a').replace(/(?<=[iy])m$/u, '');
      isBent &&= bare !== word;
      return isBent ? bare : word;
    })
    .join(' ');
}
