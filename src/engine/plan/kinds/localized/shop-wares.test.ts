import { expect, it } from 'vitest';
import { findLocalWares } from './shop-wares';

it.each([
  ['fr', 'Boutique en ligne de thés', '', 'Sencha, thé vert'],
  ['es', 'ordenadores reacondicionados', '', 'Mini PC'],
  ['de', 'Naturseife', '', 'Lavendelseife'],
  ['fr', 'Épicerie fine', '', 'Terrine'],
  ['de', 'Laden', 'Laden für Zimmerpflanzen in Köln', 'Monstera'],
])('knows what lies on the shelf of a shop: %s, %s', (language, offer, prompt, title) => {
  expect(findLocalWares(language, offer, prompt)?.titles).toContain(title);
});

it('gives every ware a price, and knows nothing of other wares', () => {
  for (const offer of ['thé', 'bougies', 'jouets', 'meubles', 'parfums']) {
    const wares = findLocalWares('fr', offer, '');
    expect(wares?.euros).toHaveLength(wares?.titles.length ?? -1);
  }
  expect(findLocalWares('fr', 'parapluies', 'une boutique')).toBeUndefined();
});
