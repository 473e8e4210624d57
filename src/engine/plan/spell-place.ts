/** Polish towns as a prompt tells them ("w Krakowie"), and by their names. */
const polish: Readonly<Record<string, string>> = {
  Krakowie: 'Kraków', Warszawie: 'Warszawa', Gdańsku: 'Gdańsk', Gdyni: 'Gdynia', Sopocie: 'Sopot', Poznaniu: 'Poznań', Wrocławiu: 'Wrocław',
  Łodzi: 'Łódź', Katowicach: 'Katowice', Lublinie: 'Lublin', Szczecinie: 'Szczecin', Toruniu: 'Toruń', Bydgoszczy: 'Bydgoszcz', Rzeszowie: 'Rzeszów',
  Białymstoku: 'Białystok', Zakopanem: 'Zakopane', Kielcach: 'Kielce', Olsztynie: 'Olsztyn', Opolu: 'Opole', Gliwicach: 'Gliwice', Częstochowie: 'Częstochowa',
  Radomiu: 'Radom', Tarnowie: 'Tarnów', Zamościu: 'Zamość', Przemyślu: 'Przemyśl',
}; // prettier-ignore

const polishEndings: readonly (readonly [RegExp, string])[] = [
  [/(\p{L}{2})owie$/u, '$1ów'],
  [/(\p{L}{2}[iy])nie$/u, '$1n'],
  [/([sc]k)u$/u, '$1'],
  [/(\p{L}{2}ic)ach$/u, '$1e'],
  [/(\p{L}aw)ie$/u, '$1a'],
  [/(\p{L}aw)iu$/u, '$1'],
  [/(\p{L}[auo])niu$/u, '$1ń'],
];

const bentBack = (place: string): string | null => {
  const rule = polishEndings.find(([ending]) => ending.test(place));
  return rule ? place.replace(rule[0], rule[1]) : null;
};

/** A place as a page writes it: "lisbon", typed small, becomes "Lisbon"; anything with a capital stays as it is, Polish towns lose the ending of their case. */
export const spellPlace = (told: string, language = 'en'): string => {
  // "in Prague's old town" tells of Prague.
  const place = /^St\.?\s/u.test(told) ? told : told.replace(/(?<=[^s])['’]s$/u, '');
  return (
    polish[place] ??
    (language === 'pl' ? bentBack(place) : null) ??
    (place === place.toLocaleLowerCase()
      ? place.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase())
      : place)
  );
};
