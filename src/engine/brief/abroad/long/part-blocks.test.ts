import { describe, expect, it } from 'vitest';
import { partBlocks } from './part-blocks';
import { partStatements } from './part-statements';

const labels = (prompt: string): (string | null)[] => partBlocks(prompt).map(({ label }) => label);

describe('partBlocks', () => {
  it('takes a title over its lines, a label before its sentence and a numbered heading as labels', () => {
    const prompt =
      'Somos un coro.\n\nTarifas\nEnsayo abierto 5 €\nCurso de voz 40 €\n\nHorario: los lunes de 19 a 21.\n\n3. Cómo llegar\nAutobús 12.';
    expect(labels(prompt)).toEqual([null, 'Tarifas', 'Horario', 'Cómo llegar']);
  });

  it('opens a label that is known within a paragraph, and none that is not', () => {
    const prompt =
      'Anfahrt: Bus 4 bis zum Markt. Adresse: Gerbergasse 3, Ulm. Hinweis: bitte klingeln, der Hof ist hinten.';
    expect(labels(prompt)).toEqual(['Anfahrt', 'Adresse']);
  });

  it('keeps a numbered list under its title', () => {
    const [steps] = partBlocks('Zo werkt het\n1. U belt\n2. Wij komen langs\n3. U krijgt een prijs');
    expect(steps?.sort).toBe('steps');
    expect(steps?.lines.map(({ text }) => text)).toEqual(['U belt', 'Wij komen langs', 'U krijgt een prijs']);
  });

  it.each([
    ['Godziny otwarcia', 'hours'],
    ['Was Gäste sagen', 'reviews'],
    ['Perguntas frequentes', 'faq'],
    ['Ulaşım', 'way'],
    ['الأسعار', 'prices'],
    ['הצוות', 'team'],
    ['Il forno', 'other'],
  ])('knows what %s is about', (label, sort) => {
    expect(partBlocks(`${label}: testo lungo abbastanza.`)[0]?.sort).toBe(sort);
  });
});

it.each([
  ['Siamo in via Roma n. 5. Si entra dal cortile.', 2],
  ['Mieszkamy przy ul. Długiej 4. Furtka jest z boku.', 2],
  ['Betriebsferien vom 3. bis 9. März. Danach wieder offen.', 2],
  ['No, non serve la prenotazione, no. Basta venire.', 2],
  ['نفتح كل يوم. لا نعمل الجمعة.', 2],
  ['יש חניה. הכניסה מהגינה.', 2],
])('parts %s at its full stops', (text, count) => {
  expect(partStatements(text, 0)).toHaveLength(count);
});

it('takes a question at the head of a paragraph as the title that it is', () => {
  expect(
    partBlocks('Chi siamo? Una bottega di liutai a Cremona.\n\nFate riparazioni? Sì.').map(
      ({ label }) => label,
    ),
  ).toEqual(['Chi siamo?', null]);
});

it('takes a title with figures in brackets, and a menu of pages for a wish', () => {
  const blocks = partBlocks(
    'Nasze miody (słoik 400 g):\n- lipowy 32 zł\n- gryczany 38 zł\n\nMenu: start, miody, kontakt.',
  );
  expect(blocks.map(({ label, sort }) => [label, sort])).toEqual([
    ['Nasze miody (słoik 400 g)', 'other'],
    ['Menu', 'wish'],
  ]);
});

it('takes one short question over its answer as a title, and a row of a table as a row', () => {
  const blocks = partBlocks(
    'Wir drucken Plakate.\n\nWas kostet das? Hundert Stück 80 €.\n\nTarife\n| Format | Preis |\n|---|---|\n| A3 | 12 € |\n| A2 | 19 € |',
  );
  expect(blocks.map(({ label, sort }) => [label, sort])).toEqual([
    [null, 'other'],
    ['Was kostet das?', 'prices'],
    ['Tarife', 'other'],
  ]);
  expect(blocks.at(-1)?.lines.map(({ text }) => text)).toEqual(['A3, 12 €', 'A2, 19 €']);
});
