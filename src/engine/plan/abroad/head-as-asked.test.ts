import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { askedTitles } from './head-as-asked';

const law =
  'Website für Rechtsanwältin Dr. Katrin Behrens in Bremen: Schwerpunkte, über mich, Ablauf, Honorar und Terminanfrage.';
const titles = async (prompt: string): Promise<readonly string[]> => {
  await loadLexicons(prompt);
  return [...askedTitles(readBrief(prompt)).values()];
};

beforeAll(async () => {
  await loadLexicons(law);
  await loadCopy(readBrief(law));
});

it('heads sections with the words by which they were asked for', () => {
  const home = makePlan(readBrief(law), 1).pages[0];
  const said = home?.sections.map(({ content }) => content.title);
  expect(said).toEqual(
    expect.arrayContaining(['Schwerpunkte', 'Über mich', 'Ablauf', 'Honorar', 'Terminanfrage']),
  );
});

it.each([
  [
    'Restaurante "La Encina" en Salamanca: carta con precios, reservas, fotos y cómo llegar.',
    ['Reservas', 'Fotos', 'Cómo llegar', 'Carta'],
  ],
  [
    'מרפאת שיניים "חיוך" ברעננה: טיפולים, הצוות, מחירים, קביעת תור ודרכי הגעה.',
    ['טיפולים', 'הצוות', 'מחירים', 'קביעת תור', 'דרכי הגעה'],
  ],
  [
    'موقع لمطعم «بيت الزيتون» في بيروت مع قائمة الطعام والحجز ومعرض الصور وساعات العمل.',
    ['قائمة الطعام', 'الحجز', 'معرض الصور', 'ساعات العمل'],
  ],
  [
    'Strona restauracji „Pod Jaworem" w Nowym Targu: menu z cenami, rezerwacje, galeria i dojazd.',
    ['Menu', 'Rezerwacje', 'Galeria', 'Dojazd'],
  ],
])('takes the entries of a list, without what joins them: %s', async (prompt, expected) => {
  expect((await titles(prompt)).toSorted()).toEqual(expected.toSorted());
});

it.each([
  // Words that their sentence bends.
  'Webseite für die Zahnarztpraxis Vogt in Freiburg mit Zimmern, Preisen und Bildern.',
  // Numbers, and half of a name.
  'Academia en Bilbao: cursos para niños y adultos.',
  'Site voor fysiotherapie Beweeg Beter, Zwolle: team van vier therapeuten.',
])('takes nothing for a heading that is none: %s', async (prompt) => {
  expect(await titles(prompt)).toEqual([]);
});

it('takes no word that is bent behind the word for the site', () => {
  const titles = askedTitles(
    readBrief(
      'Chor in Freiburg sucht neue Stimmen: Website mit Probenterminen (donnerstags 19:30 Uhr), Konzerten und Kontakt',
    ),
  );
  expect([...titles.values()]).not.toContain('Konzerten');
});
