import { expect, it } from 'vitest';
import { fillCopy } from './fill-copy';

it('parts a name and a town that stand behind the same word', () => {
  const fill = fillCopy('La Noria', ' en Murcia');
  expect(fill('En {name}{in} vendemos lo que conocemos.')).toBe(
    'En La Noria, en Murcia, vendemos lo que conocemos.',
  );
  expect(fill('En {name}{in}, los días tienen ritmo.')).toBe(
    'En La Noria, en Murcia, los días tienen ritmo.',
  );
  expect(fill('{name} cose{in} a mano.')).toBe('La Noria cose en Murcia a mano.');
  expect(fillCopy('La Noria', '')('En {name}{in} cosemos.')).toBe('En La Noria cosemos.');
});
