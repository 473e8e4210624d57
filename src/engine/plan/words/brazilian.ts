import { portuguese } from './portuguese';
import { sayInBrazil } from './say-in-brazil';
import { wholeHouses } from './whole-house';
import type { Words } from './words';

const sayAll = <T extends Readonly<Record<string, string>>>(group: T): T =>
  Object.fromEntries(Object.entries(group).map(([key, text]) => [key, sayInBrazil(text)])) as T;

/** Portuguese of Brazil. */
export const brazilian: Words = {
  ...portuguese,
  pages: sayAll(portuguese.pages),
  actions: sayAll(portuguese.actions),
  fields: sayAll(portuguese.fields),
  forms: sayAll(portuguese.forms),
  shop: sayAll(portuguese.shop),
  frame: sayAll(portuguese.frame),
  sections: sayAll(portuguese.sections),
  ledes: sayAll(portuguese.ledes),
  onlyWrite: 'Escreva para a gente. Responde uma pessoa.',
  wholeHouse: {
    ...wholeHouses.pt,
    seasons: ['Baixa temporada', 'Alta temporada', 'Semana inteira'],
  },
};
