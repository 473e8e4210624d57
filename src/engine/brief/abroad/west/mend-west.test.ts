import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const itemsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price]);

describe('words typed in a hurry', () => {
  it.each([
    ['pagina para mi taller mecanico en toledo, suspension, frenos', 'Suspensión'],
    ['site da minha clinica em campinas: manutencao, limpeza, avaliacao', 'Manutenção'],
    ['website für meine firma in linz: kuechenmontage, tueren, boeden', 'Türen'],
  ])('%s gets its accents back', (prompt, name) => {
    expect(itemsOf(prompt).map(([, title]) => title)).toContain(name);
  });

  it('leaves words that have their letters already, and other words that begin alike', () => {
    const brief = readBrief('web para mi ferreteria en rosario: maquinaria, jardines y cafeteras');
    expect(brief.items.map(({ value }) => value.name)).toEqual(['Maquinaria', 'Jardines', 'Cafeteras']);
  });
});

describe('names', () => {
  it.each([
    ['pagina para mi ferreteria, se llama ferreteria el tornillo feliz', 'Ferretería El Tornillo Feliz'],
    ['ich mach hundetraining in bern, einzelstunden (CHF 90). bin die Sabine Frei', 'Sabine Frei'],
    ['Sitio para mi consultorio de nutrición en Bogotá. Soy la Dra. Paula Restrepo.', 'Dra. Paula Restrepo'],
    ['Unsere Freiwillige Feuerwehr Oberhofen braucht eine Homepage', 'Freiwillige Feuerwehr Oberhofen'],
    ['Um site para a nossa banda filarmónica de Loulé: história', 'Banda Filarmónica de Loulé'],
    ['Homepage für unser Weingut Leitner in der Wachau', 'Weingut Leitner'],
    ['site da clinica de fisioterapia em campinas, dra renata lopes, pilates e rpg', 'Dra. Renata Lopes'],
  ])('%s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});

describe('what is offered', () => {
  it('is told whole and without whose it is', () => {
    expect(
      readBrief('quero um site pro meu trabalho de fotógrafa de recém nascidos em curitiba').offer?.value,
    ).toBe('fotógrafa de recém-nascidos');
    expect(readBrief('sito per la nostra sagra del tartufo a Norcia, 12 marzo').offer?.value).toBe(
      'sagra del tartufo',
    );
  });

  it('is no part of the page in a sentence that names none', () => {
    const { items, parts, sections } = readBrief(
      'Web para mi escuela de surf en Zarautz. Clases para principiantes, alquiler de tablas, campamentos de verano.',
    );
    expect(parts).toEqual([]);
    expect(sections.map(({ value }) => value)).toEqual([]);
    expect(items.map(({ value }) => value.name)).toEqual([
      'Clases para principiantes',
      'Alquiler de tablas',
      'Campamentos de verano',
    ]);
  });

  it('stays a part of the page where the prompt lists parts', () => {
    const { parts } = readBrief('web para club de pádel en Murcia con reservas, torneos y tarifas');
    expect(parts.map(({ value }) => value.title)).toEqual(['Torneos']);
  });

  it('says the noun again and keeps languages together', () => {
    expect(itemsOf('tienda de velas: velas de lavanda 14 €, de higo 16 €').map(([, name]) => name)).toEqual([
      'velas de lavanda',
      'Velas de higo',
    ]);
    const brief = readBrief('web para mi librería en Granada: club de lectura, libros en inglés y francés');
    expect(brief.language.value).toBe('es');
    expect(brief.items.map(({ value }) => value.name)).toContain('Libros en inglés y francés');
  });

  it('has one room for one price', () => {
    const { items, counts } = readBrief(
      'sito per agriturismo in Umbria, 5 camere. Camere da 90 euro a notte.',
    );
    expect(items.filter(({ value }) => value.section === 'rooms').map(({ value }) => value.name)).toEqual([
      'Camera',
    ]);
    expect(counts).toEqual([]);
  });
});

it('reads opening hours on a clock of twelve hours', () => {
  const { hours, items } = readBrief('web para mi taller en lima. atendemos de lunes a sabado 9am a 7pm');
  expect(hours?.value).toEqual([{ days: [1, 2, 3, 4, 5, 6], opens: 540, closes: 1140 }]);
  expect(items).toEqual([]);
});

it('gives German titles in their plain form', () => {
  const { parts, sections } = readBrief(
    'Unsere Freiwillige Feuerwehr Oberhofen braucht eine neue Homepage mit Einsätzen, Terminen, Jugendfeuerwehr',
  );
  expect(parts.map(({ value }) => value.title)).toContain('Einsätze');
  expect(sections.map(({ value }) => value)).toContain('events');
});
