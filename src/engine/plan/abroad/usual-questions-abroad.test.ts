import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 5).pages.flatMap(({ sections }) => sections);
const questionsOf = (prompt: string) =>
  sectionsOf(prompt)
    .filter(({ type }) => type === 'faq')
    .flatMap(({ content }) => content.items ?? [])
    .map(({ title, text }) => `${title} ${text}`)
    .join(' ');

it('asks no workshop when it comes home', () => {
  expect(
    questionsOf('אתר למוסך האחים כהן בנתניה. טיפול 650 ₪, החלפת בלמים 480 ₪, הכנה לטסט 250 ₪'),
  ).not.toMatch(/בבית|תגיעו/u);
});
it('says of no told price that it depends', () => {
  expect(
    questionsOf(
      'Web para la escuela de surf Ola Norte, en Zarautz. Clase en grupo 35 €, clase particular 60 €.',
    ),
  ).not.toMatch(/Depende/u);
});
it.each([
  ['Fahrschule Stuttgart Website', 'Fahrstunden'],
  ['rijschool Leiden website', 'Rijlessen'],
  ['Site pour une auto-école à Lille', 'Heures de conduite'],
  ['Web para una autoescuela en León', 'Prácticas'],
  ['sito per una scuola guida a Parma', 'Guide'],
  ['szkoła jazdy Poznań strona', 'Jazdy'],
  ['موقع لمدرسة قيادة في جدة', 'دروس القيادة'],
])('teaches driving where that is taught: %j', (prompt, lesson) => {
  const titles = sectionsOf(prompt)
    .flatMap(({ content }) => content.items ?? [])
    .map(({ title }) => title);
  expect(titles).toContain(lesson);
});
it('makes up no hours of who sees people by appointment alone', () => {
  const types = sectionsOf(
    'Ich bin Hebamme in Rostock, heiße Lena Vogt: Vorsorge, Wochenbett, Kurse. Termine nur nach Vereinbarung.',
  ).map(({ type }) => type);
  expect(types).not.toContain('hours');
});
it.each([
  'Site für Gartenbau Grün in Ulm, Gärtner mit Anlage und Pflege',
  'hoveniersbedrijf Groenrijk uit Apeldoorn, tuinontwerp, aanleg en onderhoud',
])('promises no clean floor where there is none: %j', (prompt) => {
  expect(JSON.stringify(sectionsOf(prompt).map(({ content }) => content))).not.toMatch(
    /sauberen Boden|schone vloer/u,
  );
});

it('promises no groups of who trains people alone', () => {
  const hero = sectionsOf('coach sportif à domicile Bordeaux, je m’appelle Karim Benali, séance 50 €')[0];
  expect(hero?.content.lede).not.toMatch(/groupes/u);
});

it('hangs no talk and no plan among the pictures', () => {
  const titles = sectionsOf('Taller de cerámica Barro Vivo en Úbeda. Curso de torno 90 €. Quiero galería.')
    .filter(({ type }) => type === 'gallery')
    .flatMap(({ content }) => content.items ?? [])
    .map(({ title }) => title);
  expect(titles).toEqual(['Taller de cerámica']);
});
it('knows the money of Dammam', () => {
  expect(
    JSON.stringify(sectionsOf('موقع لشركة تنظيف في الدمام مع الأسعار').map(({ content }) => content)),
  ).toContain('ر.س');
});

it('asks no Polish garage what the drive costs', () => {
  expect(questionsOf('strona dla mechanika w Zielonej Górze')).not.toMatch(/dojazd|w domu/u);
});
it.each([
  ['موقع لمطعم في عمان', 'مطعم عمان'],
  ['موقع محامي القاهرة', 'محامي القاهرة'],
])('names an Arabic house after what it is and where: %j', (prompt, name) => {
  expect(makePlan(readBrief(prompt), 5).name).toBe(name);
});
