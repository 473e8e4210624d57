import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const shop = makeSite(
  'Online shop Mudlark Pottery in Bristol: bowl £28, vase £45, mug £16. Cart, about, contact',
);
const inn = makeSite(
  'restaurant Trattoria Bella in Manchester: menu with pasta £12, pizza £11; opening hours Tue-Sun 12-22, contact 0161 555 0123',
);
const quiz = makeSite('quiz about world capitals with 5 questions and a score');
const board = makeSite('kanban board with To do, Doing, Done and due dates');
const todo = makeSite('a todo app with categories and due dates');
const tip = makeSite('tip calculator with split between friends');
const work = makeSite('portfolio of Ines Moreau, illustrator in Lyon: work, about, clients, contact');
const plans = makeSite('landing page for Invoicely, a saas invoicing app: features, pricing 3 plans Solo $12 Studio $29 Team $59, faq'); // prettier-ignore

describe('wishes of several parts', () => {
  it('renames a product in its labels, too', () => {
    const { read, faults } = runCommands(shop, 'the mug should cost 18 and call it Breakfast mug');
    for (const page of ['index.html', 'shop.html']) {
      expect(read(page)).toContain('data-name="Breakfast mug"');
      expect(read(page)).toContain('aria-label="Add to cart: Breakfast mug"');
      expect(read(page)).not.toContain('aria-label="Add to cart: Mug"');
    }
    expect(faults).toEqual([]);
  });

  it('hears a fact after a joint', () => {
    const { outcome, read } = runCommands(
      inn,
      "we're now open on Mondays too, 17 to 22, and the phone is 0161 555 0199",
    );
    expect(outcome).toMatchObject({ intent: 'set-contact+set-contact' });
    expect(read('index.html')).toContain('0161 555 0199');
    expect(read('index.html')).toContain('17:00 to 22:00');
  });

  it('gives one element one id', () => {
    const { read, faults } = runCommands(quiz, 'make the start button orange and bigger');
    expect(read('style.css')).toMatch(/background-color: #ffa500[^}]*font-size/);
    expect(faults).toEqual([]);
  });

  it('goes on after a quoted text', () => {
    const { outcome, read } = runCommands(
      tip,
      'change the title to "Split the bill" and the default tip to 12',
    );
    expect(outcome).toMatchObject({ intent: 'set-text+set-app' });
    expect(read('index.html')).toMatch(/<h1[^>]*>Split the bill<\/h1>/);
  });

  it('finds a column by its name and a project by its place', () => {
    expect(runCommands(board, 'colour the Done column green').outcome).toMatchObject({ intent: 'set-color' });
    expect(runCommands(work, 'make the second project bigger').outcome).toMatchObject({ intent: 'set-size' });
  });

  it('tells what a button says from where it leads', () => {
    const { read } = runCommands(shop, 'the main button should say Shop now and lead to the shop page');
    expect(read('index.html')).toMatch(/href="shop\.html"[^>]*>Shop now</);
  });

  it('keeps the words of a button white in both schemes', () => {
    const { read } = runCommands(plans, 'make the button green and its text white');
    expect(read('style.css')).toMatch(/--on-button: #ffffff;/);
  });
});

describe('what follows a thing', () => {
  const hotel = makeSite(
    'Hotel Alpenblick in Davos in English and German: rooms with prices, spa, gallery, booking',
  );
  const diner = makeSite('restaurant Trattoria Bella in Manchester: menu with antipasti, pasta €12-16, pizza margherita £11, diavola £13, tiramisu £6; about'); // prettier-ignore

  it('goes and costs the same in every language', () => {
    const gone = runCommands(hotel, 'remove the corner room');
    expect(gone.read('de/rooms.html')).not.toContain('Eckzimmer');
    expect(gone.read('de/rooms.html')).toContain('Familienzimmer');
    expect(gone.faults).toEqual([]);
    const priced = runCommands(hotel, 'the family room costs 210 now');
    expect(priced.read('de/rooms.html')).toMatch(/Familienzimmer.*210/);
    expect(priced.read('de/index.html').match(/CHF 210/g)).toHaveLength(1);
  });

  it('joins its neighbour on every page', () => {
    const { read, faults } = runCommands(diner, 'add a dish Lasagne for £14 after diavola');
    for (const page of ['index.html', 'menu.html']) expect(read(page)).toMatch(/Diavola.*Lasagne/);
    expect(faults).toEqual([]);
  });

  it('takes the link with the section', () => {
    const { outcome } = runCommands(work, 'delete the clients section and its link in the menu');
    expect(outcome).toMatchObject({ kind: 'changed', message: 'Removed the logos section.' });
  });

  it('brings back by undoing, and says what needs a server', () => {
    expect(runCommands(shop, 'can you bring back the section I just deleted?').outcome).toMatchObject({
      kind: 'history',
      intent: 'undo',
    });
    expect(runCommands(shop, 'send me an email whenever someone buys something').outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('server') as unknown,
    });
  });

  it('tells the word on a button from an order', () => {
    expect(runCommands(todo, 'make the app title "My week" and the add button purple').outcome).toMatchObject(
      {
        intent: 'set-text+set-color',
      },
    );
  });
});
