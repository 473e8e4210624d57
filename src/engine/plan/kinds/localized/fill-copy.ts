const sameWord = /((?:^|\s)(?:[Ee][nm]|في) (?:el taller de |ورشة )?\{name\})\{in\}/;

/** Copy with a name and a place: "En El Cuervo vendemos …", where no town follows with the same word. */
export const fillCopy =
  (name: string, place: string) =>
  (text: string): string =>
    text.replace(sameWord, '$1').replace('{name}', name).replace('{in}', place);
