import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadLexicons } from '../words/lexicon-shelf';

const itemsOf = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt).items.map(({ value }) => [value.name.toLowerCase(), value.price]);
};

it.each([
  [
    'site para a padaria Trigo Bom em Curitiba, pães de centeio, sonhos (R$ 6,00 cada) e pão de queijo',
    ['sonhos', 'R$ 6,00'],
  ],
  [
    'site pour la boulangerie Au Bon Levain à Tours, pains bio, chouquettes (0,40 € pièce) et quiches',
    ['chouquettes', '0,40 €'],
  ],
])('gives the price in a bracket to what stands before it: %s', async (prompt, row) => {
  const items = await itemsOf(prompt);
  expect(items).toContainEqual(row);
  expect(items).toHaveLength(3);
});

it('offers what stands behind a figure of days, and heads no sections with it', async () => {
  const items = await itemsOf(
    'preciso de um site pra minha doceria Mel e Cia em Recife, bolos de pote, trufas e docinhos, pedidos com 3 dias de antecedência',
  );
  expect(items.map(([name]) => name)).toEqual(['bolos de pote', 'trufas', 'docinhos']);
});
