import { describe, expect, it } from 'vitest';
import { sayLei } from './say-lei';

describe('an Italian page that says Lei', () => {
  it.each([
    ['Dicci che cosa succede e dove.', 'Ci dica che cosa succede e dove.'],
    ['Scrivici e te lo mandiamo.', 'Ci scriva e glielo mandiamo.'],
    ['Se ti perdi, chiama.', 'Se si perde, chiami.'],
    ['Vieni, chiedi e fatti un’idea.', 'Venga, chieda e si faccia un’idea.'],
    ['Avrai un prezzo e una data.', 'Avrà un prezzo e una data.'],
    ['Ti teniamo un posto?', 'Le teniamo un posto?'],
    ['I tuoi dati servono per risponderti.', 'I Suoi dati servono per risponderLe.'],
    ['Prenota un appuntamento', 'Prenoti un appuntamento'],
    ['Vuoi saperne di più? Raccontaci tutto.', 'Vuole saperne di più? Ci racconti tutto.'],
    ['Scrivi un numero di almeno sei cifre.', 'Scriva un numero di almeno sei cifre.'],
    ['Un’ora tutta per te', 'Un’ora tutta per Lei'],
    ['Concerti aperti agli esperti', 'Concerti aperti agli esperti'],
    [
      '<p>Chiedi un preventivo</p><a title="Il tuo carrello">',
      '<p>Chieda un preventivo</p><a title="Il Suo carrello">',
    ],
  ])('%s', (close, polite) => {
    expect(sayLei(close)).toBe(polite);
  });
});
