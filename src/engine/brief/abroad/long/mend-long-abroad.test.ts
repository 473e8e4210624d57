import { describe, expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const read = async (prompt: string): Promise<Brief> => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

const spanish = `Buenas tardes, tenemos una granja escuela en Segovia que se llama La Perdiz Roja y recibimos colegios y familias desde 1999. La casa está junto a la playa del río Rosa y tiene veinte camas.

Actividades:
- Taller de pan, 9 € por niño
- Ordeño y quesos, 11 € por niño
- Fin de semana en familia, desde 85 € por adulto

Horario: de lunes a viernes de 9:30 a 17:00. Los sábados y domingos solo con reserva.

Jornada de puertas abiertas: sábado 17 de abril de 2027, de 10 a 20 horas. Atendemos también en inglés y francés.

Cómo llegar: carretera de Arévalo, código postal 40140-12. Teléfono 921 55 66 77.

Queremos una web con inicio, actividades, la granja y contacto. Colores verde oliva y crema, nada de dibujos infantiles.`;

describe('mendLongAbroad', () => {
  it('reads the look of what is wished and not of what is told', async () => {
    const brief = await read(spanish);
    expect(brief.colours.map(({ value }) => value.name)).toEqual(['verde oliva', 'crema']);
    expect(brief.pages.map(({ value }) => value)).toEqual(['Inicio', 'Actividades', 'La granja', 'Contacto']);
    expect(brief.name?.value).toBe('La Perdiz Roja');
  });

  it('stays in its language whatever is spoken there', async () => {
    const brief = await read(spanish);
    expect(brief.language.value).toBe('es');
    expect(brief.languages).toEqual([]);
  });

  it('reads hours of what tells the hours, and the number behind its word', async () => {
    const brief = await read(spanish);
    expect(brief.hours?.value).toEqual([{ days: [1, 2, 3, 4, 5], opens: 570, closes: 1020 }]);
    expect(brief.phone?.value).toBe('921 55 66 77');
  });

  it('keeps what was corrected', async () => {
    await loadLexicons(spanish);
    const brief = readBrief(spanish, { name: 'La Granja', pages: ['Inicio', 'Precios'] });
    expect(brief.name?.value).toBe('La Granja');
    expect(brief.pages.map(({ value }) => value)).toEqual(['Inicio', 'Precios']);
  });

  it('asks in a Hebrew form what is listed for it', async () => {
    const filler = 'יש אצלנו חצר גדולה ומטבח קטן. אנחנו מבשלים כל יום אוכל טרי לילדים. ';
    const brief = await read(
      `אנחנו מועדון שחמט בחולון שנקרא "צריח". ${filler.repeat(7)}\n\nאנחנו רוצים דף בית, חוגים וצור קשר. בטופס: שם, גיל, טלפון ודרגה.`,
    );
    expect(brief.forms?.[0]?.labels).toEqual(['שם', 'גיל', 'טלפון', 'דרגה']);
  });

  it('takes no word of a house for a tool', async () => {
    const brief = await read(
      `Somos la asociación vecinal La Fuente de Teruel y llevamos un registro de gastos, un cronómetro para las carreras y un huerto. ${'Cada semana nos reunimos en el local para preparar las fiestas del barrio. '.repeat(5)}\n\nHorario: lunes de 18:00 a 20:00.\n\nCómo llegar: autobús 3 hasta la plaza.\n\nPreguntas: ¿Hay cuota? No. ¿Puedo ayudar? Sí.\n\nContacto: 978 11 22 33.`,
    );
    expect(brief.kind.value).not.toMatch(/tracker|timer|calculator/u);
  });
});
