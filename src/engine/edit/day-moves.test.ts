import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const yoga = makeSite(
  'yoga studio Still Point in Leeds: timetable Monday 18:00 Hatha, Wednesday 7:00 Vinyasa, Friday 17:30 Yin; teachers Maya and Jo, prices, faq, contact. multi page',
);
const danza = makeSite(
  'academia de baile Ritmo en Sevilla: horario lunes 18:00 Salsa, martes 19:00 Bachata, jueves 20:00 Flamenco, profesores Lola y Juan, precios, contacto',
);
const talks = makeSite('conference website DevNorth in Oslo 14 May 2027, two days, speakers, schedule, tickets, venue, faq'); // prettier-ignore

describe('moving what stands in a timetable', () => {
  it('moves a class to a day that the week has not shown yet, on every page', () => {
    const { read, faults, outcome } = runCommands(yoga, 'move the Monday Hatha class to Tuesday at 19:00');
    expect(outcome).toMatchObject({ intent: 'move-item' });
    expect(read('timetable.html')).toMatch(/<h3>Tuesday<\/h3>.{0,80}19:00.{0,80}Hatha/);
    expect(read('timetable.html')).not.toContain('Monday');
    expect(read('index.html')).toMatch(/<th scope="col">Tuesday<\/th><th scope="col">Wednesday<\/th>/);
    expect(read('index.html')).toMatch(/<th scope="row">19:00<\/th><td><div>/);
    expect(read('index.html')).not.toContain('<th scope="col">Monday</th>');
    expect(faults).toEqual([]);
  });

  it('keeps the day where only the time is new', () => {
    const { read, faults } = runCommands(yoga, 'yin is at 6:30 now');
    expect(read('timetable.html')).toMatch(/<h3>Friday<\/h3>.{0,80}6:30.{0,80}Yin/);
    expect(read('index.html')).toMatch(/6:30<\/th><td><\/td><td><\/td><td><div><b>Yin/);
    expect(faults).toEqual([]);
  });

  it('keeps the order of the day', () => {
    const { read, faults } = runCommands(talks, 'move the opening to 13:00');
    expect(read('programme.html')).toMatch(/12:30.*Lunch.*13:00.{0,40}Opening.*14:30/);
    expect(faults).toEqual([]);
  });

  it('asks which one where a name stands twice', () => {
    expect(runCommands(talks, 'move lunch to 13:15').outcome).toMatchObject({
      kind: 'refused',
      reason: 'ambiguous',
    });
    expect(
      runCommands(talks, 'put lunch on day 2 at 13:15').read('programme.html').match(/13:15/g),
    ).toHaveLength(1);
  });

  it('understands other languages', () => {
    const { read } = runCommands(danza, 'pasa la clase de Bachata al miércoles a las 20:30');
    expect(read('index.html')).toMatch(/<h3>Miércoles<\/h3>.{0,90}20:30.{0,80}Bachata/);
  });

  it('leaves sections and other things to the orders for them', () => {
    expect(runCommands(yoga, 'move the timetable to the top').outcome).not.toMatchObject({
      intent: 'move-item',
    });
    expect(runCommands(yoga, 'the phone number is 0113 496 0101').outcome).toMatchObject({
      intent: 'set-contact',
    });
  });
});
