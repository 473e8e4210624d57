import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

describe('a tool of every day', () => {
  it.each([
    ['tomato sowing log', 'tracker'],
    ['log cabin to let by the lake', 'hotel'],
    ['books list', 'tracker'],
    ['split the check', 'calculator'],
    ['splitting the bill at the pub', 'calculator'],
    ['a tool for splitting utilities with my roommates', 'tracker'],
    ['split rent with housemates', 'tracker'],
    ['Lista de libros con filtros por autor, género y año, buscador', 'directory'],
    ['Elenco di cantine del Collio con filtro per vitigno e comune', 'directory'],
    ['Tally of votes for our committee election: Anna, Boris, Carla', 'poll'],
    ['Unit price comparer for groceries: price, size, which is cheaper', 'calculator'],
    ['Weekly goals table, seven days, tick boxes', 'habits'],
    ['app for sharing the costs of our sailing trip', 'tracker'],
  ])('%j is a %s', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it('is not called as one of its parts is', () => {
    expect(readBrief('Todo App - Dark Mode')).toMatchObject({ name: null, scheme: { value: 'dark' } });
    expect(
      readBrief("Annuaire d'artisans du Gers, filtres par métier, commune et label, recherche").name,
    ).toBeNull();
    expect(readBrief('Tablero kanban con columnas Ideas, En curso, Revisión y Listo').name).toBeNull();
    expect(readBrief('Kanban Board - Drag and Drop').name).toBeNull();
    expect(readBrief('A room booking tool for our village hall so people can reserve Room A, Room B or the Drum Cupboard by the hour').name).toBeNull(); // prettier-ignore
    expect(readBrief('Page to book a studio: choose Studio North, Studio South or the Loft, by the day')).toMatchObject({ kind: { value: 'booking' }, name: null }); // prettier-ignore
    expect(readBrief('volunteer sign-up for our food bank: shifts Kitchen, Front Door, Car Park')).toMatchObject({ name: null, place: null }); // prettier-ignore
    expect(readBrief('Recipe log: title, time, notes. The tab of old ones is called "Attic".').name).toBeNull(); // prettier-ignore
  });
});
