import { describe, expect, it } from 'vitest';
import { sayU } from './say-u';

describe('a Dutch page that says u', () => {
  it.each([
    ['Zeg wat er is. Je krijgt een prijs en een dag.', 'Zeg wat er is. U krijgt een prijs en een dag.'],
    ['Zo vind je ons', 'Zo vindt u ons'],
    ['Je gegevens dienen om je te antwoorden.', 'Uw gegevens dienen om u te antwoorden.'],
    ['Een plan dat in je week past.', 'Een plan dat in uw week past.'],
    ['Ben je er niet uit? Zoek je iets anders?', 'Bent u er niet uit? Zoekt u iets anders?'],
    ['Onthoudt je naam.', 'Onthoudt uw naam.'],
    ['Kies je smaken', 'Kies uw smaken'],
    ['Begin waar je bent', 'Begin waar u bent'],
    ['Voor jou alleen, in jouw tempo', 'Voor u alleen, in uw tempo'],
    ['Schrijf je in', 'Schrijf u in'],
    ['<p>Je bent hier</p><a title="Je winkelwagen">', '<p>U bent hier</p><a title="Uw winkelwagen">'],
  ])('%s', (close, polite) => {
    expect(sayU(close)).toBe(polite);
  });
});
