import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';

const plan = async (prompt: string) => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
};
const text = async (prompt: string): Promise<string> => JSON.stringify((await plan(prompt)).pages);

describe('callings and days abroad', () => {
  it('lets a coach ask questions, and treat nobody', async () => {
    const said = await text(
      'Site para coach de vida Joana Prates em Lisboa: sessões, como funciona, testemunhos, marcar conversa.',
    );
    expect(said).toContain('Quantas sessões são precisas?');
    expect(said).not.toContain('exames anteriores');
  });

  it('draws what a calling works with', async () => {
    expect(
      (
        await plan(
          'Sito per il Trail dei Due Laghi, 10 ottobre 2027, Orta San Giulio: iscrizioni, programma.',
        )
      ).art[0],
    ).toBe('runner');
    expect(
      (await plan('Web para mi taller de encuadernación "Hilo y Lomo" en Zaragoza: encargos y galería.'))
        .art[0],
    ).toBe('book');
  });

  it('repairs no cars in a bookbinder’s workshop', async () => {
    const said = await text(
      'Web para mi taller de encuadernación "Hilo y Lomo" en Zaragoza: encargos, restauración de libros, cursos de fin de semana (65 €).',
    );
    expect(said).not.toContain('¿Tengo que estar en casa?');
  });

  it('sells plants in a shop of plants, shows as many rooms as are counted, and teaches no passes', async () => {
    expect(
      await text('Site para a minha loja de plantas "Folha Verde" no Porto, com catálogo e entregas.'),
    ).toContain('Monstera');
    const house = await plan(
      'Website voor een B&B in Maastricht, "Huis aan de Jeker": drie kamers met prijs, ontbijt, reserveren.',
    );
    const rooms = house.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'rooms');
    expect(rooms?.content.items).toHaveLength(3);
    const yoga = await plan(
      'Yoga stüdyosu "Nefes" İzmir: ders programı, fiyatlar (tek ders 350 TL, aylık 2.400 TL), ilk ders ücretsiz.',
    );
    const week = yoga.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'timetable');
    expect(week?.content.items?.some(({ title }) => title === 'Aylık')).toBe(false);
  });

  it('tells how a house began as its story', async () => {
    const site = await plan(
      'Bonjour, je tiens une petite brasserie artisanale à Quimper, « La Bigoudène ». J’aimerais un site avec nos bières et un mot sur notre histoire : nous avons commencé en 2017 dans le garage de mes parents.',
    );
    const told = site.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => type === 'about' || type === 'story');
    expect(JSON.stringify(told)).toContain('2017');
  });

  it.each([
    [
      'Empresa de construcción Obras Nervión en Bilbao: servicios, proyectos, contacto.',
      'Obra nueva',
      'gotea',
    ],
    ['Bauunternehmen Kessler in Ulm: Leistungen, Referenzen, Kontakt.', 'Neubau', 'tropft'],
    ['موقع لشركة مقاولات «البناء المتين» في الرياض: خدماتنا، مشاريع منجزة.', 'بناء جديد', 'يقطر'],
  ])('builds houses and mends no taps: %s', async (prompt, own, others) => {
    const said = await text(prompt);
    expect(said).toContain(own);
    expect(said).not.toContain(others);
  });
});
