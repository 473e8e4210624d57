/** A place as a page writes it: "lisbon", typed small, becomes "Lisbon"; anything with a capital stays as it is. */
export const spellPlace = (place: string): string =>
  place === place.toLocaleLowerCase()
    ? place.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase())
    : place;
