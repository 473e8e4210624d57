const sameWord = /((?:^|\s)(?:[Ee][nm]|(?<arabic>في)) (?:el taller de |ورشة )?\{name\})\{in\}[,،]?/;

/** Copy with a name and a place: "En El Cuervo, en Logroño, vendemos …", where both stand behind the same word. */
export const fillCopy =
  (name: string, place: string) =>
  (text: string): string =>
    text
      .replace(sameWord, (all, lead: string, arabic: string | undefined) =>
        place === '' ? all : arabic === undefined ? `${lead},{in},` : `${lead}،{in}،`,
      )
      .replace('{name}', name)
      .replace('{in}', place);
