// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, pressKey, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

/** Opens the app that the prompt itself asks for. */
function open(prompt: string): void {
  openApp(readBrief(prompt).kind.value, prompt);
}
const results = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-result]')].map(({ dataset, textContent }) => [
      dataset['result'],
      textContent,
    ]),
  );

describe('a calculator for an everyday sum', () => {
  it.each([
    ['VAT calculator with rates 20%, 5% and 0%, add or remove VAT, pounds', { gross: '£120.00', net: '£100.00', tax: '£20.00' }],
    ['50/30/20 budget calculator: I type my monthly income in euros and it shows needs, wants and savings', { needs: '€1,250', wants: '€750.00', savings: '€500.00', left: '€0.00' }],
    ['60/25/15 budget calculator for an income of 4000 euros', { needs: '€2,400', wants: '€1,000', savings: '€600.00', left: '€0.00' }],
    ['compound interest calculator starting with 2000 dollars, 50 monthly, 0% interest over 2 years', { end: '$3,200', paid: '$3,200', interest: '$0.00' }],
    ['profit margin calculator, cost 4 and selling price 10 euros', { profit: '€60.00', margin: '60%', markup: '150%' }],
    ['discount calculator for a price of £50 with 25% off', { pay: '£37.50', saved: '£12.50' }],
    ['hourly rate to salary calculator: 20 pounds an hour, 40 hours a week', { week: '£800.00', month: '£3,467', year: '£41,600' }],
  ])('knows %s', (prompt, expected) => {
    open(prompt);
    expect(results()).toEqual(expected);
  }); // prettier-ignore

  it('takes tax out again, and the rates of the prompt are buttons', () => {
    open('VAT calculator with rates 20%, 5% and 0%, add or remove VAT, pounds');
    expect(textsOf('[data-chip]')).toEqual(['20%', '5%', '0%']);
    seek('[data-chip="5"]').click();
    expect(results()['gross']).toBe('£105.00');
    const remove = seek<HTMLInputElement>('[name="way"][value="remove"]');
    remove.checked = true;
    fill({ '#sum-amount': '105' });
    expect(results()['net']).toBe('£100.00');
  });

  it('begins with what the prompt says of a loan, a tip and its people', () => {
    open('Mortgage calculator: house price 320,000, deposit 15%, rate 4.6% over 30 years, pounds');
    expect(textsOf('.sum-input span')).toEqual(['GBP', 'GBP', '%', 'years']);
    const values = [...document.querySelectorAll<HTMLInputElement>('.sum-input input')].map(
      ({ value }) => value,
    );
    expect(values).toEqual(['320000', '48000', '4.6', '30']);
    open('tip calculator in Swedish kronor with tips 5, 10 and 12% and splitting between up to 8 people');
    expect(textsOf('[data-percent]')).toEqual(['5%', '10%', '12%']);
    expect(seek('.sum-input span').textContent).toBe('SEK');
    expect(seek<HTMLInputElement>('#sum-people').max).toBe('8');
  });

  it('weighs marks into a grade and says what the rest has to bring', () => {
    open('grade calculator: assignments with weight and score, final grade');
    expect(seek('[data-grade]').textContent).toBe('80');
    expect(seek('[data-needed]').textContent).toContain('88.33');
  });
});

describe('a game of chance or words', () => {
  it('rolls the dice that the prompt names', () => {
    open('dice roller for D&D with d4 d6 d20 and modifiers');
    expect(textsOf('[data-sides]')).toEqual(['d4', 'd6', 'd20']);
    fill({ '#dice-count': '3', '#dice-plus': '2' });
    seek('[data-roll]').click();
    const faces = textsOf('.dice-faces li').map(Number);
    expect(faces).toHaveLength(3);
    expect(seek('[data-total]').textContent).toBe(String(faces.reduce((sum, face) => sum + face, 2)));
    open('dice roller for D&D with d4 d6 d20 and modifiers');
    expect(textsOf('.dice-list li')).toHaveLength(1);
  });

  it('spins for the names of the prompt', () => {
    open('Spin the wheel to pick who washes up: Mum, Dad, Zoe, Max');
    expect(seek<HTMLTextAreaElement>('[data-names]').value.split('\n')).toEqual(['Mum', 'Dad', 'Zoe', 'Max']);
    open('spin the wheel to decide dinner: pizza, curry or sushi');
    expect(seek<HTMLTextAreaElement>('[data-names]').value.split('\n')).toEqual(['Pizza', 'Curry', 'Sushi']);
  });

  it('draws pairs in which nobody gets themselves', () => {
    open('Secret santa draw for Ana, Ben, Cleo and Dan, budget £15, draw pairs');
    expect(seek('.pairs-limit').textContent).toBe('Presents up to £15');
    seek('[data-draw]').click();
    const rows = [...document.querySelectorAll('.pairs li')];
    for (const row of rows) row.querySelector('button')?.click();
    const pairs = rows.map((row) => row.querySelector('span')?.textContent?.split(' gives to ') ?? []);
    expect(pairs.map(([giver]) => giver)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    expect(new Set(pairs.map(([, taker]) => taker))).toEqual(new Set(['Ana', 'Ben', 'Cleo', 'Dan']));
    expect(pairs.every(([giver, taker]) => giver !== taker)).toBe(true);
  });

  it('takes the words of the prompt for hangman, by keyboard too', () => {
    open('Hangman with the words: owl and owl');
    for (const letter of 'owl') pressKey(document.body, letter);
    expect(seek('[data-status]').textContent).toBe('Found: owl.');
  });

  it('counts rounds of rock, paper, scissors up to the best of five', () => {
    open('rock paper scissors against the computer, best of five');
    expect(seek('[data-status]').textContent?.trim()).toBe('First to 3 wins.');
    for (
      let round = 0;
      round < 60 && !/wins? the match/.test(seek('[data-status]').textContent ?? '');
      round += 1
    )
      seek('[data-sign="0"]').click();
    expect(Math.max(Number(seek('[data-mine]').textContent), Number(seek('[data-theirs]').textContent))).toBe(
      3,
    );
  });
});

describe('questions, words and cards of the prompt itself', () => {
  it('are asked in a quiz', () => {
    open(
      'A quiz: 1. What is the capital of Peru? Lima, Cusco or Quito (Lima). 2. How many legs has a spider? 6, 8, 10 (8). 3. Who wrote Emma? Austen, Dickens, Brontë (Austen)',
    );
    expect(seek('[data-count]').textContent).toBe('3');
    send('[data-begin]');
    const answers: Record<string, string[]> = { 'What is the capital of Peru?': ['Cusco', 'Lima', 'Quito'], 'How many legs has a spider?': ['10', '6', '8'], 'Who wrote Emma?': ['Austen', 'Brontë', 'Dickens'] }; // prettier-ignore
    expect(textsOf('.quiz-answer').toSorted()).toEqual(answers[seek('#question').textContent ?? '']);
  });

  it('are spelled one after the other', () => {
    const prompt = 'Spelling quiz for 8 year olds with the words: because, friend, Wednesday';
    open(prompt);
    expect(seek('[data-place]').textContent).toBe('Word 1 of 3');
    fill({ '#spelled': 'because' });
    send('[data-editor]');
    fill({ '#spelled': 'freind' });
    send('[data-editor]');
    expect(textsOf('.spelling-list li')).toEqual(['because✓', 'friend✗ freind']);
    open(prompt);
    expect(seek('[data-place]').textContent).toBe('Word 3 of 3');
  });

  it('are the first deck of flash cards', () => {
    open('Flashcards for Spanish: el perro = dog, el gato = cat, la casa = house');
    expect(textsOf('.deck-row b')).toEqual(['el perro', 'el gato', 'la casa']);
  });

  it('are the habits behind a colon, and the lists of tasks', () => {
    open('habit tracker: meditate, 10k steps, no sugar, read 20 pages. Weekly view with streaks, purple');
    expect(textsOf('tbody th').map((text) => text.replace(/0 days.*$/u, ''))).toEqual(['Meditate', '10k steps', 'No sugar', 'Read 20 pages']); // prettier-ignore
    open('task list for my homework with subjects Maths, French, History and a due date for each');
    expect(textsOf('#task-category option')).toEqual(['–', 'Maths', 'French', 'History']);
  });
});

describe('a list that people share', () => {
  it('stands in the order of its votes, each once', () => {
    open(
      'A list of film suggestions for our movie night where people can add films and vote them up or down, most votes on top',
    );
    for (const text of ['Alien', 'Heat', 'heat']) {
      fill({ '#new-idea': text });
      send('[data-adder]');
    }
    expect(textsOf('.idea-text')).toEqual(['Alien', 'Heat']);
    seek('.idea:nth-child(2) [data-up]').click();
    expect(textsOf('.idea-text')).toEqual(['Heat', 'Alien']);
    seek('.idea:first-child [data-up]').click();
    expect(textsOf('.idea b')).toEqual(['0', '0']);
  });

  it('counts the guests by their answers', () => {
    const prompt =
      'Party guest list: name, plus ones, RSVP yes/no/maybe, dietary needs, and count of people coming';
    localStorage.setItem('test-log', JSON.stringify([{ id: '1', name: 'Ana', 'plus-ones': '2', rsvp: 'Yes' }, { id: '2', name: 'Bo', 'plus-ones': '', rsvp: 'No' }])); // prettier-ignore
    open(prompt);
    expect(textsOf('th')).toEqual(['Name', 'Plus ones', 'RSVP', 'Dietary needs']);
    expect(seek('[data-status]').textContent).toContain('Yes: 3 · No: 1');
  });
});

describe('what a tool is told to hold', () => {
  it('colours the days by the moods of the prompt, and not the page', () => {
    const prompt = 'mood tracker with a colour for every mood: happy yellow, calm blue, sad grey, angry red';
    expect(readBrief(prompt).colours).toEqual([]);
    open(prompt);
    expect(textsOf('fieldset label').map((text) => text.split(' ')[0])).toEqual(['happy', 'calm', 'sad', 'angry', 'None'].map((name) => name.charAt(0).toUpperCase() + name.slice(1))); // prettier-ignore
    seek<HTMLInputElement>('[value="Calm"]').click();
    expect(seek('[data-count="Calm"]').textContent).toBe('1');
    open(prompt);
    expect(seek('[data-count="Calm"]').textContent).toBe('1');
    expect(seek('[aria-pressed="true"]').getAttribute('aria-label')).toContain('Calm');
  });

  it('books a service with one of the staff, each with times of their own', () => {
    open(
      'Booking app for a barber with staff Sam, Lee and Jo, services Cut £18 30 min, Beard £10 15 min, open Mon to Sun 9 to 17',
    );
    expect(textsOf('#book-service option')).toEqual(['Cut · £18 · 30 min', 'Beard · £10 · 15 min']);
    expect(textsOf('#book-person option')).toEqual(['Sam', 'Lee', 'Jo']);
    fill({ '#book-name': 'Ana' });
    const free = () => document.querySelectorAll('.week-time:enabled').length;
    const before = free();
    seek('.week-day:nth-child(2) .week-time').click();
    send('[data-editor]');
    // A cut of 30 minutes takes two quarters.
    expect(free()).toBe(before - 2);
    fill({ '#book-person': 'Jo' });
    expect(free()).toBe(before);
    expect(textsOf('.booked span')).toEqual(['Cut · £18 · 30 min · Sam · Ana']);
  });

  it('keeps what each child has, and what it was paid out', () => {
    open(
      'Pocket money tracker for my children Mia and Leo, chores with how much each pays, balance by child',
    );
    expect(textsOf('#spent-category option')).toEqual(['Mia', 'Leo']);
    for (const [flow, amount] of [
      ['in', '5'],
      ['out', '2'],
    ] as const) {
      fill({ '#spent-flow': flow, '#spent-amount': amount, '#spent-what': 'x' });
      send('[data-adder]');
    }
    expect(textsOf('.spent-bar b')).toEqual(['$3.00']);
  });

  it('limits a column, labels cards by meal, and lists tasks under a timer', () => {
    open('Kanban board with columns Idea, Recorded, Published and a limit of 3 cards in Recorded');
    expect(textsOf('[data-count]')).toEqual(['0', '0 / 3', '0']);
    open('Weekly meal planner Monday to Sunday with breakfast, lunch and dinner and a shopping list');
    expect([...document.querySelectorAll('.column')]).toHaveLength(8);
    open('Pomodoro timer, tomato red, 50 minute focus and 10 minute breaks, with a tasks list under it');
    fill({ '#timer-task': 'Write' });
    send('[data-task-adder]');
    expect(textsOf('[data-task-list] li span')).toEqual(['Write']);
  });

  it('shares out the chores that are listed, and counts water in millilitres', () => {
    open(
      'cleaning rota for 4 flatmates Al, Bea, Cy and Di that rotates every week: kitchen, bathroom, bins, hoover',
    );
    expect(textsOf('.task-text')).toEqual(['Kitchen', 'Bathroom', 'Bins', 'Hoover']);
    open('Water intake tracker, goal 2.5 litres a day');
    expect(seek<HTMLInputElement>('[data-goal-target]').value).toBe('2500');
  });

  it('takes a move of 2048 back, and reckons in degrees', () => {
    const cells = [2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8];
    localStorage.setItem('test-2048', JSON.stringify({ cells, score: 0, best: 0 }));
    open('2048 with undo button');
    pressKey(seek('[data-board]'), 'ArrowLeft');
    seek('[data-undo]').click();
    expect(textsOf('.slide-tile').map(Number)).toEqual(cells);
    open('Scientific calculator with history, degrees and radians');
    seek('[data-angle="deg"]').click();
    fill({ '#sum': 'sin(30' });
    expect(seek('[data-result]').textContent).toBe('0.5');
  });

  it('offers jobs of the trade that is looked for, in its money', () => {
    open('Job board for chefs in London where restaurants can post jobs');
    expect(textsOf('.entry h2').slice(0, 2)).toEqual(['Chef', 'Head chef']);
    expect(seek('.entry-tags b').textContent).toMatch(/^£/u);
  });
});

describe('the kind of a tool', () => {
  it.each([
    ['Random team picker wheel for Ana, Ben, Cleo, Dan, Eve', 'game', null],
    ['Job application board with columns Wishlist, Applied, Interview, Offer', 'kanban', null],
    ['Wine cellar log: wine, vintage, region, bottles, price per bottle, rating', 'tracker', null],
    ['Library of board games: title, players, duration in minutes, owner, status in/out', 'tracker', null],
    ['feature request board where users upvote ideas', 'poll', null],
    ['mood diary: great green, ok yellow, bad red', 'tracker', null],
    ['Gewohnheiten-Tracker: Lesen, Joggen, Wasser trinken', 'habits', null],
    ['allowance tracker for Zoe and Max, weekly allowance 5 dollars', 'tracker', null],
    ['T-shirt shop: Wave £22, Peak £24, Moon £20. Cart and checkout', 'shop', null],
    ['habit tracker called Sprout for Mia', 'habits', 'Sprout'],
    ['Website for a game shop called Meeple in Leeds', 'shop', 'Meeple'],
  ])('is told by its first words, and no member of it is its name: %s', (prompt, kind, name) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.name?.value ?? null).toBe(name);
  });

  it('takes cards with dashes between their sides, and figures without their time', () => {
    open(
      'flash cards: mitochondria - powerhouse of the cell; nucleus - holds DNA; ribosome - makes proteins',
    );
    expect(textsOf('.deck-row b')).toEqual(['mitochondria', 'nucleus', 'ribosome']);
    open('Dashboard for a food bank: parcels this week, volunteers, stock weight, donations');
    expect(document.body.textContent).toContain('Parcels');
  });
});

it('draws the moods of the month as a line where a chart is asked for', () => {
  openApp('tracker', 'Mood tracker with five moods, notes, monthly calendar, line chart and CSV export');
  seek<HTMLInputElement>('input[name="mood"]').click();
  seek('[data-editor]').dispatchEvent(new Event('change', { bubbles: true }));
  expect(document.querySelectorAll('[data-line] circle')).toHaveLength(1);
  expect(seek('[data-line]').getAttribute('aria-label')).toContain('Happy: 1');
});
