import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllLexicons();
await loadAllCopy();

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const sectionsOf = (prompt: string) => planOf(prompt).pages.flatMap(({ sections }) => sections);

it.each([
  ['kita sonnenblume in freiburg, waldgruppe und zwei weitere gruppen', 'Wie läuft die Eingewöhnung?'],
  ['guardería en vigo, grupos pequeños', '¿Cómo es la adaptación?'],
  ['crèche à nantes', 'Comment se passe l’adaptation ?'],
  ['creche em braga', 'Como é a adaptação?'],
  ['asilo nido a lucca', 'Come funziona l’inserimento?'],
  ['kinderdagverblijf in zwolle', 'Hoe gaat het wennen?'],
  ['przedszkole leśne w gdyni', 'Jak wygląda adaptacja?'],
  ['izmirde papatya anaokulu, öğretmenlerimiz ve saatleri olsun', 'Uyum nasıl oluyor?'],
  ['حضانة في عمّان', 'كيف يتأقلم الطفل؟'],
  ['גן ילדים בחיפה', 'איך עובדת ההסתגלות?'],
])('answers what parents ask: %j', (prompt, question) => {
  const asked = sectionsOf(prompt).filter(({ type }) => type === 'faq');
  expect(asked[0]?.content.items?.[0]?.title).toBe(question);
  expect(sectionsOf(prompt).map(({ type }) => type)).not.toContain('curriculum');
});

it('shows told hours where the pages of a kind have none', () => {
  const prompt = 'autoescuela en cordoba, abierto de lunes a viernes de 10 a 13:30';
  expect(sectionsOf(prompt).filter(({ type }) => type === 'hours')).toHaveLength(1);
});

it('speaks of no team where somebody works alone', () => {
  const hero = sectionsOf('fotógrafa de bodas en málaga, irene salas').find(({ type }) => type === 'hero');
  expect(hero?.content.lede).not.toMatch(/equipo/u);
});
