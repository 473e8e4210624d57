import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();
const rows = (prompt: string) => readBrief(prompt).items.map(({ value }) => [value.name, value.note]);

describe('workshops, their people and what hangs together', () => {
  it('sees cars only where one is spoken of', () => {
    expect(readBrief('Site para oficina de violinos "Arco Certo" em Évora, restauro e aluguer').kind.value).toBe('unknown'); // prettier-ignore
    expect(readBrief('Officina delle Vele, cuciamo vele a Trieste. Vele nuove da 400 €').kind.value).toBe('unknown'); // prettier-ignore
    expect(readBrief('Officina Rossi a Bari, tagliando e gomme, 60 € la revisione').kind.value).toBe('auto');
  });

  it('reads father and son as people, and what somebody is without its verb', () => {
    const mill = 'Website voor Mandenmakerij De Wilg in Hoorn, manden op maat. Moeder Ria en dochter Loes.';
    expect(rows(mill)).toEqual(
      expect.arrayContaining([
        ['Ria', 'Moeder'],
        ['Loes', 'Dochter'],
      ]),
    );
    expect(readBrief(mill).offer?.value).toBe('Mandenmakerij');
    expect(readBrief('Necesito una web para mi primo que es afilador de cuchillos en Jaén').offer?.value).toBe('afilador de cuchillos'); // prettier-ignore
  });

  it('keeps "y de cola" with its pianos, and workshops for schools out of the calendar', () => {
    expect(rows('Técnico de órganos en Cádiz. Revisión 90 €, órganos positivos y de tubos. Llama antes.').map(([name]) => name)).toContain('Órganos positivos y de tubos'); // prettier-ignore
    const kites = readBrief('Sito di Filo e Vento, aquiloni a Rimini. Aquiloni da 30 €, laboratori per scuole, negozio'); // prettier-ignore
    expect(kites.sections.map(({ value }) => value)).not.toContain('events');
    expect(kites.items.map(({ value }) => value.name)).toContain('Laboratori per scuole');
  });
});
