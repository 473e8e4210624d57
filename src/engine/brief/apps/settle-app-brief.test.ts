import { expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

it('keeps no phrase, section or town of a tool beside it', () => {
  const brief = readBrief('habit tracker w streaks, add + delete habits, weekly grid, still there when I close the tab'); // prettier-ignore
  expect([brief.phrases, brief.sections, brief.behaviours.filter(({ value }) => value === 'tabs')]).toEqual([[], [], []]); // prettier-ignore
  const timer = readBrief('temporizador para boxeo: asaltos de 3 minutos, fondo negro y números grandes en amarillo'); // prettier-ignore
  expect(timer.place).toBeNull();
  expect(timer.colours.map(({ value }) => [value.role, value.name])).toEqual([
    ['background', 'negro'],
    ['accent', 'amarillo'],
  ]);
});

it('takes what must not be lost for something that is kept', () => {
  const brief = readBrief('Quiero un tablero kanban con las columnas "A" y "B", que no se pierda nada al recargar'); // prettier-ignore
  expect(brief.excluded).toEqual([]);
  expect(brief.behaviours.map(({ value }) => value)).toContain('persist');
});

it('reads what stands in quotes for when there is nothing', () => {
  for (const prompt of [
    'Habit tracker. If I have no habits yet say "Start with one small thing."',
    'a habit tracker. If I have none yet it should say "Start with one small thing."',
  ]) {
    const brief = readBrief(prompt);
    expect(brief.quotes[0]?.value).toEqual({ text: 'Start with one small thing.', use: 'empty' });
    expect(brief.remarks).toEqual([]);
  }
});

it('is called after what it is for', () => {
  const offers = ['I mend coats and need an inventory for my buttons with size and drawer', 'Round timer for boxing: 12 rounds', 'a quiz about the moons of the solar system', 'flashcard app for learnin kanji']; // prettier-ignore
  expect(offers.map((prompt) => readBrief(prompt).offer?.value.toLowerCase())).toEqual(['button inventory', 'boxing round timer', 'moons of the solar system quiz', 'kanji flashcards']); // prettier-ignore
  const habits = readBrief('אפליקציה למעקב הרגלים בשם «טיפה»: להוסיף ולמחוק הרגלים, לסמן כל יום');
  expect([habits.name?.value, habits.items]).toEqual(['טיפה', []]);
});

it('paints nothing with what is told of things, and parts sentences in quotes', () => {
  const list = readBrief('To-do list with due dates. empty: "All done." Button should say "Add it"');
  expect(list.quotes.map(({ value }) => [value.text, value.use])).toEqual([
    ['All done.', 'empty'],
    ['Add it', 'button'],
  ]);
  const wine = 'Wine inventory: name, colour (red, white, rosé), bottles left, price';
  expect([wine, 'Memory game with 16 cards of sea animals'].map((prompt) => readBrief(prompt).colours)).toEqual([[], []]); // prettier-ignore
});

it('names a tool that is told by what it is for', () => {
  const notes = readBrief(
    'just somewhere to keep my notes. write them, bin them, find them again, filter by tag',
  );
  const court = readBrief('We share one tennis court. I want a little app to book it: pick a day and an hour, put your name'); // prettier-ignore
  expect([notes.kind.value, court.kind.value, court.offer?.value]).toEqual(['notes', 'booking', 'tennis court bookings']); // prettier-ignore
  expect(readBrief('dashboard for a shop: visitors, orders and revenue on top, dark').items).toEqual([]);
});

it('knows tools that are called after what they count or keep', () => {
  const prompts = ['Basketball scoreboard with home and away, big digits', 'Daily water counter, tap to add, resets at midnight', 'Notes for my novel: characters and plot in two folders, markdown']; // prettier-ignore
  expect(prompts.map((prompt) => readBrief(prompt).kind.value)).toEqual(['game', 'tracker', 'notes']);
});

it('takes a scale for no opening hours, a quiz that is played elsewhere for none, and deeds for no categories', () => {
  expect(readBrief('Sleep log: bedtime, wake time, quality 1-5, average hours per week').hours).toBeNull();
  const board = readBrief('Trivia night scoreboard: teams, rounds, add points, total');
  expect(board.behaviours.map(({ value }) => value)).not.toContain('quiz');
  const spent = readBrief('Application de suivi des dépenses : ajouter, modifier, supprimer, graphique par catégorie');
  expect(spent.items.filter(({ value }) => value.group === 'categories')).toEqual([]);
}); // prettier-ignore

it('takes things with what is told of each, meals of a week, stages and polls for tools, and what they hold for no name', () => {
  expect(
    [
      'Contacts: name, company, phone, email, last contact',
      'Plants: name, room, water every N days, last watered',
      'Poll with 3 questions for a street party: date (Sat, Sun), food (BBQ, potluck)',
      'Wochenplaner für Mahlzeiten: Montag bis Sonntag',
      'Sales pipeline board: Lead, Qualified, Won, Lost',
      'Gestor de gastos: añadir, editar, borrar',
      'Booking for a sauna: slots 90 min, 10:00-22:00, max 6 per slot',
    ].map((prompt) => readBrief(prompt).kind.value),
  ).toEqual(['crm', 'tracker', 'poll', 'kanban', 'kanban', 'tracker', 'booking']);
  const book = readBrief('Haushaltsbuch mit Kategorien Miete, Lebensmittel, Freizeit, Monatslimit 1500 €, Warnung darüber');
  expect(book.name).toBeNull();
  expect(book.items.filter(({ value }) => value.group === 'categories')).toHaveLength(3);
}); // prettier-ignore

it('takes one of what a list holds for no name, and reads fields that other languages tell', () => {
  expect(readBrief('Shopping list with shops Lidl, Market, Pharmacy, quantity and price').name).toBeNull();
  expect(readBrief('Quiz: capitals of Africa, 12 questions, timer 20 s').name?.value).toBe('Capitals of Africa');
  const columnsOf = (prompt: string) =>
    readBrief(prompt).items.filter(({ value }) => value.group === 'columns').map(({ value }) => value.name);
  expect(columnsOf('Suivi de sommeil : coucher, réveil, qualité 1-5, moyenne de la semaine')).toEqual(['coucher', 'réveil', 'qualité 1-5']);
  expect(columnsOf('Liste der verliehenen Bücher: Titel, an wen, seit wann')).toEqual(['Titel', 'an wen', 'seit wann']);
}); // prettier-ignore
