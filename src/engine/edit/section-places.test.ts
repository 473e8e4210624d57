import { expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const tuner = makeSite(
  'Piano tuner in Halifax, booking form, prices: tuning £75, pitch raise £110, FAQ, contact. One page only.',
);

it.each([
  ['put the booking form right under the hero', 'booking'],
  ['put the contact section first after the hero', 'contact'],
  ['move the faq straight after the hero', 'faq'],
])('puts a section where it is told: %s', (command, type) => {
  const { read } = runCommands(tuner, command);
  const order = [...read('index.html').matchAll(/data-section="([a-z-]+)"/gu)].map(([, name]) => name);
  expect(order[order.indexOf('hero') + 1]).toBe(type);
});

it('puts a section before the list whose things bear the name, and under the title that was asked for', () => {
  const florist = makeSite(
    'Site vitrine pour une fleuriste à Nantes, « Les Jours Heureux » : bouquets, ateliers, livraison, avis clients.',
  );
  const page = runCommands(florist, 'mets les ateliers avant les bouquets').read('index.html');
  expect(page.indexOf('id="events"')).toBeLessThan(page.indexOf('id="products"'));
  expect(page).toMatch(/<h2[^>]*>Ateliers<\/h2>/u);
  expect(page).toContain('Atelier de saison');
});
