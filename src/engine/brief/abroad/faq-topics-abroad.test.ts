import { expect, it } from 'vitest';
import { askTopicsAbroad } from './faq-topics-abroad';

it.each([
  [
    'Servicios, preguntas frecuentes sobre vacunas, el aparcamiento y precios, equipo.',
    'Servicios, preguntas frecuentes, equipo. Preguntas frecuentes ("Vacunas?", "Aparcamiento?", "Precios?").',
  ],
  [
    'Planos, perguntas frequentes sobre MEI e nota fiscal, contato.',
    'Planos, perguntas frequentes, contato. Perguntas frequentes ("MEI?", "Nota fiscal?").',
  ],
  [
    'Leistungen, FAQ zu Impfungen, Parken und Notfällen, Team.',
    'Leistungen, FAQ, Team. FAQ ("Was gilt bei Impfungen?", "Was gilt bei Parken?", "Was gilt bei Notfällen?").',
  ],
  [
    'Services, FAQ sur les vaccins et les urgences.',
    'Services, FAQ. FAQ ("Les vaccins ?", "Les urgences ?").',
  ],
  ['Sin preguntas frecuentes sobre vacunas y precios.', 'Sin preguntas frecuentes sobre vacunas y precios.'],
  ['Preguntas frecuentes, sobre nosotros y contacto', 'Preguntas frecuentes, sobre nosotros y contacto'],
])('puts topics as questions: %s', (prompt, asked) => {
  expect(askTopicsAbroad(prompt)).toBe(asked);
});
