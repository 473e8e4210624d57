import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 5).pages.flatMap(({ sections }) => sections);
const bodyOf = (prompt: string, type: string) =>
  sectionsOf(prompt).find((section) => section.type === type)?.content.body ?? [];

it('tells one fact with the story, and no year twice', () => {
  const prompt =
    'Website für die Bäckerei Hansen in Flensburg, seit 1956 in Familienhand. Roggenbrot 4,20 €, Franzbrötchen 1,80 €.';
  expect(bodyOf(prompt, 'story')[0]).toBe('Seit 1956 in Familienhand.');
  expect(bodyOf(prompt, 'story').join(' ').match(/1956/gu)).toHaveLength(1);
  expect(sectionsOf(prompt).map(({ type }) => type)).not.toContain('amenities');
});
it('tells it in the first line where there is no story', () => {
  const prompt =
    'Website voor Fietsenmaker De Ketting in Groningen, sinds 1994. Band plakken € 15, kleine beurt € 45.';
  expect(sectionsOf(prompt).find(({ type }) => type === 'hero')?.content.lede).toMatch(/Sinds 1994\.$/u);
});
it('says a year once in Turkish', () => {
  const prompt = "Bursa'daki Lale Pastanesi için site. 1985'ten beri, sahibi Ayşe Demir. Yaş pasta 450 TL.";
  expect(sectionsOf(prompt).map(({ type }) => type)).not.toContain('amenities');
});
it('shows the goods of a bakery once', () => {
  expect(
    sectionsOf('أريد موقعا لمخبز السنابل في القاهرة مع قائمة المنتجات ومعرض صور').map(({ type }) => type),
  ).not.toContain('products');
});
it.each([
  'site para uma oficina de bicicletas em Braga',
  'Web para un taller de bicicletas en León',
  'strona serwisu rowerowego w Łodzi',
])('speaks of bicycles where they are repaired: %j', (prompt) => {
  const said = JSON.stringify(sectionsOf(prompt).map(({ content }) => content));
  expect(said).not.toMatch(/chão limpo|todo limpio|Niczego nie wymieniamy|estar em casa/u);
});
it('makes up nobody whom the prompt names', () => {
  const said = (name: string) =>
    sectionsOf(`Site da fisioterapeuta ${name} em Coimbra, com avaliações, serviços e contacto`)
      .filter(({ type }) => type === 'testimonials')
      .flatMap(({ content }) => content.items ?? [])
      .map(({ title }) => title);
  const [first = ''] = said('Inês Carvalho');
  expect(said(first)).not.toContain(first);
});
it('names a Turkish office that is ours', () => {
  const hero = sectionsOf("Ankara'daki hukuk büromuz Yılmaz Hukuk için hizmetler ve ekip olan bir site")[0];
  expect(hero?.content.kicker).toBe('Hukuk bürosu · Ankara');
});
