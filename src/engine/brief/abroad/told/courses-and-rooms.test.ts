import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

describe('a course', () => {
  it.each([
    ['Curso de acuarela en Cuenca: programa, docente Marta Gil, precio 120 €, preguntas frecuentes.', 'Curso de acuarela', 'Marta Gil'],
    ['Kurs rysunku dla dzieci w Pile, prowadzi Ewa Maj: program w sześciu zajęciach, terminy, cena 390 zł, zapisy.', 'Kurs rysunku', 'Ewa Maj'],
  ])('is called after what is learnt: %s', (prompt, name, teacher) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    const items = brief.items.map(({ value }) => value);
    expect(items).toContainEqual(expect.objectContaining({ section: 'team', name: teacher }));
    expect(items.filter(({ section }) => section === 'curriculum')).toEqual([]);
  }); // prettier-ignore
});

describe('rooms that have no names', () => {
  it.each([
    ['Casa rural La Era en Sepúlveda: dos habitaciones con precios (60 € y 80 € la noche), cocina y cómo llegar.', ['Habitación 1 60 € la noche', 'Habitación 2 80 € la noche']],
    ['Chambres d’hôtes Les Iris à Uzès : quatre chambres avec tarifs (70 €, 80 €, 90 € et 110 € la nuit), jardin et accès.', ['Chambre 1 70 € la nuit', 'Chambre 2 80 € la nuit', 'Chambre 3 90 € la nuit', 'Chambre 4 110 € la nuit']],
  ])('cost a sum each: %s', (prompt, rooms) => {
    const told = readBrief(prompt).items.filter(({ value }) => value.section === 'rooms');
    expect(told.map(({ value }) => `${value.name} ${value.price ?? ''}`)).toEqual(rooms);
  }); // prettier-ignore
});

describe('names inside what somebody is', () => {
  it.each([
    ['Página de la asociación de mujeres Celeste en Lorca: quiénes somos, proyectos, hazte socia (15 € al año), noticias. Sin fotos.', 'Asociación de mujeres Celeste'],
    ['אתר לרופאת שיניים ד"ר רותם שגיא בגבעתיים: טיפולים, מחירים וצור קשר.', 'ד"ר רותם שגיא'],
    ['אתר ליועצת מס רו"ח דליה אורן בנס ציונה: שירותים, אודות וצור קשר.', 'רו"ח דליה אורן'],
  ])('are whole, and without the town: %s', (prompt, name) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.offer?.value).not.toContain(name);
  }); // prettier-ignore
});

it('keeps a free first visit out of the tickets', () => {
  const { items, sections } = readBrief(
    'Web del gimnasio Vértigo en Jaén: clases, tarifas (mensual 35 €, anual 320 €), monitores, prueba gratis.',
  );
  expect(items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.name)).toEqual([
    'mensual',
    'anual',
  ]);
  expect(sections.map(({ value }) => value)).toContain('booking');
});
