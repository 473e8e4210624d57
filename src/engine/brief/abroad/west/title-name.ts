const small =
  /^(?:de|del|di|du|des|da|do|dos|das|della|delle|dei|degli|dello|dell|d|y|e|et|und|ed|en|em|à|a|al|alla|ao|aux|au|in|im|am|von|vom|zum|zur|la|las|le|les|l|los|für|para|pour|per|com|con|mit|sur|sous)$/u;

/** Words as a sign bears them: "Ferretería El Tornillo Feliz", "Clínica de Fisioterapia"; French keeps to its first letter and those of names. */
export function titleName(text: string, language: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const isArticle = /^(?:el|la|los|las|il|lo|i|gli|le|les|os|as|o)$/u.test(word);
      // "Ferretería El Tornillo": an article behind the trade opens what it is called.
      const isOpening = at === 0 || (isArticle && at === 1 && language !== 'de');
      if (!isOpening && (small.test(word) || isArticle)) return word;
      return word.replace(
        /^((?:[dl]['’])?)(\p{Ll})/u,
        (_, cut: string, letter: string) =>
          `${at === 0 ? cut.replace(/^\p{Ll}/u, (one) => one.toLocaleUpperCase(language)) : cut}${letter.toLocaleUpperCase(language)}`,
      );
    })
    .join(' ');
}
