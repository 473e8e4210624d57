import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const textOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

it('says no wish about the site: its languages, its colours, its parts', () => {
  expect(
    textOf(
      'B&B "Il Glicine" a Todi: 3 camere, doppia 80 euro a notte. Giardino e vasca, parcheggio, in italiano e inglese',
    ),
  ).not.toContain('taliano e inglese');
  expect(
    textOf('Pastane "Fındık" için site lazım, Bolu. Ekler 55 TL, kek 90 TL. Vişne ve fındık rengi.'),
  ).not.toContain('rengi');
  expect(textOf('צימר "אבן" בצפת: בריכה, סאונה. גלריה, שעות פתיחה, וטופס הזמנה.')).not.toContain('גלריה, ');
  expect(
    textOf(
      'Wypożyczalnia rowerów "Szprycha" w Ełku. Rower 40 zł za dzień, tandem 70 zł. tel 605 555 019, dojazd i regulamin też',
    ),
  ).not.toContain('egulamin też');
  expect(
    textOf(
      'Web del club de remo Ría Baja en Vigo. Nada de tienda online. Salimos todos los sábados del año a remar juntos por la ría con quien quiera venir, también niños y mayores, y luego comemos en el puerto lo que cada uno trae de casa, sin prisa ninguna y con mucha alegría.',
    ),
  ).not.toContain('Nada de tienda');
});

it('leaves no fact at the word that led to a number, and no name in a row in small letters', () => {
  expect(
    textOf('Manicure da Lu em Santos. Mão R$ 30, pé R$ 35. Atendo só com hora pelo whatsapp 13 98888-4321'),
  ).not.toMatch(/pelo"/u);
  expect(textOf('Kinderboerderij De Bok in Ede: schapen, kippen, Truus en Sjaak.')).not.toContain('truus');
});

it('shows no pictures of what is paid for a child', () => {
  const { pages } = makePlan(
    readBrief(
      'Strona dla przedszkola "Jeżyk" w Pile. Czesne 900 zł miesięcznie, wyżywienie 15 zł dziennie. Galeria i kontakt.',
    ),
    1,
  );
  const shown = pages.flatMap(({ sections }) =>
    sections.filter(({ type }) => type === 'gallery' || type === 'services'),
  );
  expect(JSON.stringify(shown)).not.toMatch(/Czesne|Wyżywienie/u);
});
