import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';

await loadAllLexicons();

it.each([
  'Escuela de baile en Lugo: salsa viernes a las 20, matrícula 30 €',
  'Circolo scacchi Trieste, torneo domenica 15, quota 25 €',
  'Clube de leitura em Évora, encontro sábado às 17, quota 10 €',
])('pays nothing for the hour of %s', (prompt) => {
  const priced = readBrief(prompt).items.filter(({ value }) => value.price !== undefined);
  expect(priced).toHaveLength(1);
});
