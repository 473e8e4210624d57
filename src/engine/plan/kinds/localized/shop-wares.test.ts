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

it.each([
  ['pt', 'cerâmica', 'Caneca'],
  ['it', 'Negozio online di miele', 'Millefiori'],
  ['nl', 'planten', 'Monstera'],
  ['pl', 'sklep z herbatą', 'Oolong'],
  ['tr', 'el yapımı seramik mağazası', 'Kupa'],
  ['ar', 'متجر إلكتروني للتمور', 'عجوة'],
  ['he', 'חנות אונליין לנרות', 'נר לבנדר'],
])('knows the goods of shops in further languages: %s, %s', (language, offer, title) => {
  const wares = findLocalWares(language, offer, '');
  expect(wares?.titles).toContain(title);
  expect(wares?.euros).toHaveLength(8);
});
