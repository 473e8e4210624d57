import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);

it('tells how many there are of what is no part of the page', () => {
  const text = JSON.stringify(
    planOf('Website für die Messe „Grünzeug“ in Bregenz, 5.–7. Mai 2027, 90 Aussteller, Tageskarte 12 €')
      .pages,
  );
  expect(text).toContain('90 Aussteller');
});

it('says over a page of links what somebody is, and asks nobody for an address unasked', () => {
  const plan = planOf('link in bio voor Bram Visser, meubelmaker: webshop, cursussen, instagram');
  const [hero] = plan.pages[0]?.sections ?? [];
  expect(hero?.content.kicker).toBe('Meubelmaker');
  expect(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type))).not.toContain('newsletter');
});

it('shows no picture of what there is not, and calls a calling behind "portfolio" upright', () => {
  const house = planOf(
    'B&B "Il Fienile" ad Alba, Camera Luna 80€, Camera Sole 90€, Camera Stella 95€, niente fumo',
  );
  const seen = house.pages
    .flatMap(({ sections }) => sections.filter(({ type }) => type === 'gallery'))
    .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title));
  expect(seen).not.toContain('Niente fumo');
  const works = JSON.stringify(planOf('portfolio ilustratora Adam Nowak, Gdynia, plakaty i okładki').pages);
  expect(works).toContain('Ilustrator');
  expect(works).not.toMatch(/lustratora/u);
});

it('shows no prices where none are wanted', () => {
  const { pages } = planOf('Website für ein Café in Ulm: Karte ohne Preise, Öffnungszeiten');
  const menu = pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'menu');
  expect(menu?.content.title).toBe('Karte');
  expect(menu?.content.items?.every(({ price }) => price === undefined)).toBe(true);
});
