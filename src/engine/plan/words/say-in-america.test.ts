import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const saidOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

it('speaks as in Latin America where the business is there, and as in Spain elsewhere', () => {
  expect(saidOf('Sitio para cafetería en Bogotá llamada Nublado: carta con precios y horarios')).toContain(
    'Jugo de naranja',
  );
  expect(saidOf('Sitio para cafetería en Sevilla llamada Nublado: carta con precios y horarios')).toContain(
    'Zumo de naranja',
  );
});
