import { describe, expect, it } from 'vitest';
import { findManner } from './set-aside-manner';

describe('how visitors are spoken to', () => {
  it.each([
    [
      'Site d’escalade à Grenoble. Tutoiement, ton décontracté.',
      'close',
      'Site d’escalade à Grenoble. ton décontracté.',
    ],
    [
      'Sito del notaio Bertolini. Usa il Lei, tono sobrio.',
      'polite',
      'Sito del notaio Bertolini. tono sobrio.',
    ],
    [
      'Website in Assen: tarieven, contact. Spreek de bezoeker aan met u.',
      'polite',
      'Website in Assen: tarieven, contact.',
    ],
    ['Website in de u-vorm voor een notaris.', 'polite', 'Website voor een notaris.'],
    ['Site voor een notaris, bezoekers aanspreken met u', 'polite', 'Site voor een notaris'],
    ['Vouvoyez les clients. Un notaire à Lyon.', 'polite', 'Un notaire à Lyon.'],
    ['Sklep z herbatą. Proszę zwracać się do klientów na „ty”.', 'close', 'Sklep z herbatą.'],
    ['Butik otel sitesi, siz diye hitap edilsin', 'polite', 'Butik otel sitesi'],
  ])('%s', (prompt, manner, rest) => {
    const found = findManner(prompt);
    expect(found?.manner).toBe(manner);
    expect(found?.rest).toBe(rest);
  });

  it('leaves what is no manner', () => {
    expect(findManner('Un sito per ballare con lei')).toBeNull();
    expect(findManner('Wij helpen u met uw tuin')).toBeNull();
  });
});
