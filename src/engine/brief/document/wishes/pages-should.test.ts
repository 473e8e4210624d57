import { expect, it } from 'vitest';
import { pagesShould } from './pages-should';

it.each([
  [
    'We need home, the wool, how to order and contact. How to order must explain that parcels go on Mondays.',
    'We need home, the wool, how to order and contact. How to order: parcels go on Mondays.',
  ],
  [
    'Pages: Home; Our cheese; Stalls.\nOur cheese should list the wheels: Cotter £9, Fell £7.\nStalls should have Leeds on Fridays.',
    'Pages: Home; Our cheese; Stalls.\nOur cheese: Cotter £9, Fell £7.\nStalls: Leeds on Fridays.',
  ],
])('tells under its title what a page is to tell: %s', (written, told) => expect(pagesShould(written)).toBe(told)); // prettier-ignore

it.each([
  'We swim, row and sail. Swimmers must have a cap.',
  'The lift must show a green light, and the bell rings.',
])('leaves a rule as it is: %s', (written) => expect(pagesShould(written)).toBe(written));
