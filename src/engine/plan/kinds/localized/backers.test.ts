import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const shown = (prompt: string, type: string) => {
  const section = makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .find((one) => one.type === type);
  const items = section?.content.items ?? [];
  return [section?.content.title, items.length, items.every(({ sample }) => sample === true)];
};

it('keeps places for sponsors, partners and clients that are asked for and not named', () => {
  expect(shown('Web de la Media Maratón de Segovia: recorrido, patrocinadores (5)', 'logos')).toEqual(['Patrocinadores', 5, true]); // prettier-ignore
  expect(shown('אתר לכנס "עתיד" בתל אביב: דוברים, נותני חסות, כרטיסים', 'logos')).toEqual(['נותני חסות', 4, true]); // prettier-ignore
  expect(shown('Strona konferencji w Katowicach: agenda, partnerzy, bilety', 'logos')).toEqual(['Partnerzy', 4, true]); // prettier-ignore
});

it('shows as many cases as are counted', () => {
  expect(shown('Web para una consultora en Bilbao: servicios, casos de éxito (3), contacto', 'portfolio')).toEqual(['Casos de éxito', 3, true]); // prettier-ignore
});
