import { describe, expect, it } from 'vitest';
import { heldByPage } from './held-by-page';
import { readBrief } from '../read-brief';

const titles = (prompt: string): string[] => readBrief(prompt).pages.map(({ value }) => value);

describe('pages counted before they are listed', () => {
  it('are the titles behind the colon, as many as are counted', () => {
    expect(
      titles(
        '3 page website for Apex Roofing Ltd, Derby: Home, Our work (before and after photos), Get a quote.',
      ),
    ).toEqual(['Home', 'Our work', 'Get a quote']);
    expect(
      titles(
        'Four-page site for Brine & Barrel, a pickle maker: Home, Pickles, Our story (a timeline, a map), Stockists.',
      ),
    ).toEqual(['Home', 'Pickles', 'Our story', 'Stockists']);
    expect(titles('3 Seiten für die Tischlerei Holzweg in Kassel: Start, Möbel, Kontakt.')).toEqual([
      'Start',
      'Möbel',
      'Kontakt',
    ]);
    expect(titles('A 3 page site for my shop. Opening hours: Monday, Tuesday.')).toEqual([]);
  });

  it('hold what stands in brackets behind them, and are no things of the house', () => {
    const brief = readBrief(
      '3 page website for Apex Roofing Ltd: Home, Our work (before and after photos), Contact (form and map).',
    );
    expect(brief.pages.map((page) => heldByPage(brief, page))).toEqual([
      [],
      ['before-after'],
      ['form', 'map'],
    ]);
    const spanish = readBrief(
      'Web de 4 páginas para la clínica veterinaria Huellas en Murcia: Inicio, Servicios, Equipo, Contacto.',
    );
    expect(spanish.items).toEqual([]);
    expect(spanish.pages).toHaveLength(4);
  });
});
