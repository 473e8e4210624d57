import { expect, it } from 'vitest';
import { readLongBrief } from './read-long-brief';

const told = (prompt: string): { wishes: string; hours: string } => {
  const { wishes, hours } = readLongBrief(prompt, null);
  const words = (spans: readonly { start: number; end: number }[]): string => spans.map(({ start, end }) => prompt.slice(start, end)).join(' '); // prettier-ignore
  return { wishes: words(wishes), hours: words(hours.flat()) };
};

it.each([
  [
    'Wir sind die Buchbinderei Falk & Sohn in Jena.\n\nSeiten: Start, Werke, Kontakt. Adresse: Krautgasse 4, 07743 Jena. Laden geöffnet Dienstag bis Freitag 9 bis 17 Uhr. Farben: Rot und Leinen.',
    'Dienstag bis Freitag 9 bis 17 Uhr',
  ],
  [
    'Somos la Bodega Los Olmos, en Haro.\n\nPáginas: Inicio, Vinos, Visitas. Dirección: calle Mayor 3, 26200 Haro. Abierto de martes a sábado de 10 a 14 horas. Colores: burdeos y crema.',
    'martes a sábado de 10 a 14',
  ],
])('reads the hours that stand among wishes: %s', (prompt, hours) => {
  expect(told(prompt).hours).toContain(hours);
  expect(told(prompt).wishes).not.toContain(hours);
});
