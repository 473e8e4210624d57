import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const startOf = (prompt: string) => readBrief(prompt).starts?.value;

describe('the hour at which an event begins', () => {
  it.each([
    [
      'Engagement party of Ines and Rob, Friday 3 July 2026, 6.30pm at The Dovecote, Stroud',
      18 * 60 + 30,
      null,
    ],
    [
      'Charity quiz night on 14 November 2026 at 19:30 in Thorley village hall. Teams of six',
      19 * 60 + 30,
      null,
    ],
    ['Charity concert for the lifeboat, noon on 2 May 2027, Harbour Green', 12 * 60, null],
    ['Street party on Sunday 6 June 2027 from 1pm to 6pm, Alma Road', 13 * 60, 18 * 60],
    ['Fiesta de cumpleaños de Nuria, 9 de mayo de 2027 a las 21:00 en la Sala Luna, Vigo', 21 * 60, null],
    ['Hochzeit von Ida und Jonas am 4. September 2027 um 14 Uhr im Schloss Waldeck', 14 * 60, null],
  ])('%s', (prompt, opens, closes) => {
    expect(startOf(prompt)).toMatchObject({ opens, closes });
  });

  it('is none of a programme, of a shop or of a week', () => {
    expect(
      startOf('Wedding of Ana and Leo, 5 June 2027. Ceremony 14:00, dinner 18:00, party 21:00. RSVP'),
    ).toBeUndefined();
    expect(startOf('Barber in Hull, open Tue-Sat 9-17')).toBeUndefined();
  });

  it('opens nothing every week', () => {
    const brief = readBrief('Plant sale on Saturday 8 May 2027, 10am-2pm, Scout Hut, Wells');
    expect(brief.hours).toBeNull();
    expect(JSON.stringify(brief.parts)).not.toContain('Hours');
  });

  it('is no part of the place', () => {
    expect(
      readBrief('Hochzeit von Ida und Jonas am 4. September 2027 um 14 Uhr in der Alten Scheune, Fulda').place
        ?.value,
    ).toBe('Alte Scheune, Fulda');
  });
});

describe('an event of several days', () => {
  it.each([
    ['Jazz festival Blue Quay, 4-6 September 2026 in Cork, line-up', '2026-09-04', '2026-09-06'],
    [
      'Exhibition "Tide" by Bo Lund, 28 March to 11 April 2027 at Pier Hall, Whitby',
      '2027-03-28',
      '2027-04-11',
    ],
    ['Food festival in Ludlow, May 7-9, 2027, tickets', '2027-05-07', '2027-05-09'],
    [
      'Festival de teatro "La Barraca" del 2 al 5 de agosto de 2027 en Cuenca, cartel',
      '2027-08-02',
      '2027-08-05',
    ],
  ])('%s', (prompt, first, last) => {
    const { date, until } = readBrief(prompt);
    expect([date?.value, until?.value]).toEqual([first, last]);
  });

  it('is none of one day', () => {
    expect(readBrief('Wedding of Ana and Leo, 5 June 2027, 12 guests at 3 tables').until).toBeUndefined();
  });
});
