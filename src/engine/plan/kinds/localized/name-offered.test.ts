import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const kickerOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections[0]?.content.kicker;

it.each([
  ['Web para mi verdulería en Granada, Verde Sol. Cestas 12 €', 'Verdulería · Granada'],
  ['Sito per il nostro agriturismo vicino a Todi: Casale Bruno. Camera doppia 80 €', 'Agriturismo · Todi'],
  ['Strona dla szkoły tańca w Toruniu "Krok". Karnet 120 zł', 'Szkoła tańca · Toruń'],
  ["Sinop'ta kahve dükkanımız için site: Fener Kahve. Latte ₺90", 'Kahve dükkanı · Sinop'],
  ['אתר לסטודיו פילאטיס בחולון, סטודיו של דנה. שיעור ₪60', 'סטודיו פילאטיס · חולון'],
])('%j is called what its owner calls it', (prompt, kicker) => {
  expect(kickerOf(prompt)).toBe(kicker);
});

it('shows the classes that a prompt lists, and no others', () => {
  const { pages } = makePlan(
    readBrief(
      'Strona dla szkoły tańca w Toruniu "Krok". Zajęcia: salsa, tango, balet dla dzieci. Karnet 120 zł',
    ),
    1,
  );
  const text = JSON.stringify(pages.flatMap(({ sections }) => sections.map(({ content }) => content)));
  expect(text).toMatch(/Tango/u);
  expect(text).not.toMatch(/Siła|Kondycja|Ruchomość/u);
});

it('speaks of Pilates where Pilates is taught', () => {
  const { pages } = makePlan(
    readBrief('Pilatesstudio Mitte in Fulda. Einzelstunde 60 €, Zehnerkarte 180 €'),
    1,
  );
  const text = JSON.stringify(pages.flatMap(({ sections }) => sections.map(({ content }) => content)));
  expect(text).toMatch(/Reformer/u);
  expect(text).not.toMatch(/Vinyasa|Hatha/u);
});

it('opens with the goods that are told', () => {
  const [hero] =
    makePlan(readBrief('Padaria em Viseu, Pão Quente. Pão de centeio 2€, pastel de nata 1,20€, bolo 15€'), 1)
      .pages[0]?.sections ?? [];
  expect(hero?.content.lede).toMatch(/^Pão de centeio, pastel de nata e bolo\./u);
});

it.each([
  ['Hondentrimsalon Knip in Assen, wassen en knippen € 45, nagels € 10', /identiteitsbewijs|verzekering/u],
  ['Clínica veterinaria Zarpas en Soria. Consulta 35 €, vacuna 25 €', /Tu documento|lo que tomas/u],
  ['אתר למספרת כלבים בחולון, "פרווה". תספורת 120 ש"ח', /תעודת זהות|קופת/u],
])('%j asks nothing of animals that is asked of people', (prompt, wrong) => {
  const { pages } = makePlan(readBrief(prompt), 1);
  const faq = pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'faq');
  expect(faq?.content.items?.length).toBeGreaterThan(1);
  expect(JSON.stringify(pages)).not.toMatch(wrong);
});
