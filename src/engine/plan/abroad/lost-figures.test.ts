import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const textOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

it.each([
  ['Bursa Nilüfer’de Almanca kursu: Dil Evi. haftada 2 gün, aylık 3.200 TL', '2 gün'],
  [
    'Ferienhaus "Uferruh" auf Rügen, Nebensaison 80 €, Hauptsaison 130 €, 400 m zum Strand',
    '400 m zum Strand',
  ],
  [
    'ONG "Areal" em Aveiro: limpezas de praia no primeiro sábado de cada mês, 85 voluntários',
    '85 voluntários',
  ],
])('tells the figure of %s', (prompt, told) => {
  expect(textOf(prompt)).toContain(told);
});

it('does not say that a told price depends', () => {
  expect(textOf('Cours de clown à Brest, adultes lundi 19h, 180 € l’année')).not.toMatch(/Combien ça coûte/u);
});

it('praises no documentation for what programs are praised for', () => {
  const text = textOf('Documentación de "Hilo", librería de Rust para leer sensores: instalación, ejemplos');
  expect(text).toContain('Librería de Rust para leer sensores.');
  expect(text).not.toMatch(/Tus datos son tuyos|antes de comer/u);
});

it('lets one who is called by one word and a name speak alone, and tells nothing of a told moment', () => {
  expect(textOf('Steuerberaterin Wiebke Jansen, Emden. Schwerpunkte: Erbschaft, Vermietung')).not.toMatch(
    /wir die Ruhe/u,
  );
  expect(
    textOf('Sito per il matrimonio di Anna e Luca, 5 giugno 2027, cerimonia ore 16, cena 20'),
  ).not.toContain('tavola lunga');
});

it('lets no accountants speak for a shelter that lives of a share of taxes', () => {
  expect(
    textOf('Schronisko dla psów „Azor” w Kielcach, 1% podatku KRS 0000222333, adopcje niedziele 10-13'),
  ).not.toMatch(/Rozliczenie roczne|Zamknięcie roku/u);
});
