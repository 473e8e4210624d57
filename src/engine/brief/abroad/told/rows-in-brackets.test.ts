import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();
const rows = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price]);

describe('rows in brackets, and the words round them', () => {
  it('names sizes after their ware, and rooms after nothing else', () => {
    expect(
      rows(
        'Página web para mi floristería "Azahar" en Murcia: ramos con precios (pequeño 20 €, grande 45 €)',
      ),
    ).toEqual([
      ['products', 'Ramos (pequeño)', '20 €'],
      ['products', 'Ramos (grande)', '45 €'],
    ]);
    expect(
      rows(
        'Antalya Kaş\'ta butik otelimiz "Mercan" için site: odalar ve fiyatlar (standart 3.200 TL, deniz manzaralı 4.500 TL), galeri',
      ),
    ).toEqual([
      ['rooms', 'standart', '3.200 TL'],
      ['rooms', 'deniz manzaralı', '4.500 TL'],
    ]);
  });

  it('takes no heading, title or teacher for a thing on offer', () => {
    expect(rows('Portfolio für Grafikdesignerin Mila Kern aus Leipzig: Projekte, Leistungen, Über mich')).toEqual([]); // prettier-ignore
    const gym =
      'Site para academia "Força Total" em Fortaleza: modalidades (musculação, crossfit, dança), planos (mensal R$ 89, anual R$ 790), horários, professores e aula experimental grátis';
    expect(rows(gym).map(([, name]) => name)).toEqual([
      'Musculação',
      'Crossfit',
      'Dança',
      'mensal',
      'anual',
      'Aula experimental',
    ]);
    expect(readBrief(gym).sections.map(({ value }) => value)).toContain('team');
  });

  it('asks nobody how old they are for a price, and sells wine by the bottle', () => {
    const farm = readBrief(
      'Website für den Biohof Sonnenacker in der Uckermark: Gemüsekiste ab 18 € pro Woche, Hofladen',
    );
    expect(farm.behaviours.map(({ value }) => value)).not.toContain('age-gate');
    const cellar =
      'Sito per la cantina "Terre Alte" nel Chianti: vini con prezzi (Chianti Classico 14 €, Riserva 24 €), degustazioni 20 € a persona';
    expect(readBrief(cellar).kind.value).toBe('shop');
    expect(rows(cellar)).toContainEqual(['products', 'Riserva', '24 €']);
  });

  it('reads the fields of a lawyer, and what an hour costs', () => {
    expect(rows("İstanbul'da avukatım, adım Selin Kaya. İş hukuku ve boşanma davaları, hakkımda, randevu")).toEqual([
      ['services', 'İş hukuku', undefined],
      ['services', 'Boşanma davaları', undefined],
    ]); // prettier-ignore
    expect(
      rows(
        'Soy fisioterapeuta a domicilio en Valladolid, Irene Cano. Tratamientos, tarifa 40 € la sesión, zonas',
      ),
    ).toContainEqual(['services', 'Sesión', '40 € la sesión']);
  });
});
