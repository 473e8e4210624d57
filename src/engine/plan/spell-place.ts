/** Polish towns as a prompt tells them ("w Krakowie"), and by their names. */
const polish: Readonly<Record<string, string>> = {
  Krakowie: 'Kraków', Warszawie: 'Warszawa', Gdańsku: 'Gdańsk', Gdyni: 'Gdynia', Sopocie: 'Sopot', Poznaniu: 'Poznań', Wrocławiu: 'Wrocław',
  Łodzi: 'Łódź', Katowicach: 'Katowice', Lublinie: 'Lublin', Szczecinie: 'Szczecin', Toruniu: 'Toruń', Bydgoszczy: 'Bydgoszcz', Rzeszowie: 'Rzeszów',
  Białymstoku: 'Białystok', Zakopanem: 'Zakopane', Kielcach: 'Kielce', Olsztynie: 'Olsztyn', Opolu: 'Opole', Gliwicach: 'Gliwice', Częstochowie: 'Częstochowa',
  Radomiu: 'Radom', Tarnowie: 'Tarnów', Zamościu: 'Zamość', Przemyślu: 'Przemyśl',
}; // prettier-ignore

/** A place as a page writes it: "lisbon", typed small, becomes "Lisbon"; anything with a capital stays as it is, Polish towns lose the ending of their case. */
export const spellPlace = (told: string): string => {
  // "in Prague's old town" tells of Prague.
  const place = told.replace(/(?<=[^s])['’]s$/u, '');
  return (
    polish[place] ??
    (place === place.toLocaleLowerCase()
      ? place.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase())
      : place)
  );
};
