import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();
const rows = (prompt: string) => readBrief(prompt).items.map(({ value }) => [value.section, value.name]);

describe('works by their year, references and signs', () => {
  it('calls no site after a work, and closes no mark that was not opened', () => {
    const stage =
      'Escenógrafo de ópera, Bruno Salas, Lima. Portfolio con obras: "Carmen" (2021), "Tosca" (2022). Contacto bruno@salas.example';
    expect(readBrief(stage).name?.value).toBe('Bruno Salas');
    expect(rows(stage)).toContainEqual(['portfolio', 'Tosca']);
  });

  it('shows references as works, under the sign of the opening', () => {
    const bells =
      'Restaurierung alter Turmuhren, Uhrenwerkstatt Perlitz, Zittau. Reinigung, Gangregelung. Referenzen: Rathaus Görlitz, St. Johannis. Meister Emil Perlitz.';
    expect(readBrief(bells)).toMatchObject({ name: { value: 'Uhrenwerkstatt Perlitz' } });
    expect(readBrief(bells).sections.map(({ value }) => value)).not.toContain('testimonials');
    expect(rows(bells)).toContainEqual(['portfolio', 'Rathaus Görlitz']);
  });

  it('ends no offer with the word before its islands, and finds no street in a trial lesson', () => {
    expect(readBrief('Loja online de queijos dos Açores "Vaca Feliz": queijo 1 kg 19 €. Carrinho').offer?.value).toBe('queijos'); // prettier-ignore
    const judo = readBrief('École de judo Le Tatami à Arlon. 180 € l’année, 1 cours d’essai gratuit. Stages vacances.'); // prettier-ignore
    expect(judo.address).toBeNull();
    expect(judo.sections.map(({ value }) => value)).not.toContain('events');
  });

  it('keeps a job with its journey', () => {
    expect(rows('Serwis maszyn do szycia "Igła" Toruń, naprawa z dojazdem, czyszczenie 80 zł')).toContainEqual(['pricing', 'Naprawa z dojazdem']); // prettier-ignore
  });
});
