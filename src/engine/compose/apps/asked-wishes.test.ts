// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
beforeEach(() => localStorage.clear());

it('lets two players take turns in a game of memory', () => {
  openApp('game', 'Memory game with animals, 4x4, two players taking turns');
  const counts = () => textsOf('[data-turn] b').map(Number);
  const cards = [...document.querySelectorAll<HTMLElement>('.memory-card')];
  const [first] = cards;
  cards.find((card) => card !== first && card.dataset['face'] === first?.dataset['face'])?.click();
  first?.click();
  expect(counts()).toEqual([1, 0]);
  const left = cards.filter((card) => card.dataset['found'] === undefined);
  left.find((card) => card.dataset['face'] !== left[0]?.dataset['face'])?.click();
  left[0]?.click();
  expect(seek('[data-turn][aria-current]').textContent).toContain('Player 2');
});

it('asks for the names of both players of tic-tac-toe and keeps them', () => {
  const prompt = 'Tic-tac-toe for two players, names for X and O, keep score';
  openApp('game', prompt);
  fill({ '#tic-X': 'Mia' });
  expect(seek('[data-status]').textContent).toBe('Mia to move');
  openApp('game', prompt);
  expect(seek<HTMLInputElement>('#tic-X').value).toBe('Mia');
});

it('puts threads in the asked order and marks those that are solved', () => {
  openApp('forum', 'forum for gardeners, sort by newest or most replies, mark as solved');
  expect(textsOf('#forum-order option')).toEqual(['Newest first', 'Most replies', 'Most votes']);
  fill({ '#thread-title': 'Slugs', '#thread-name': 'Ada', '#thread-text': 'Help' });
  send('[data-editor]');
  fill({ '#forum-order': 'mostReplies' });
  expect(textsOf('.thread h2')).toEqual(['A sample thread: start here', 'Slugs']);
  [...document.querySelectorAll<HTMLElement>('.thread:last-child .app-small')]
    .find((button) => button.textContent === 'Mark as solved')
    ?.click();
  expect(textsOf('.thread[data-solved] h2')).toEqual(['Slugs']);
});

it('makes a palette around the chosen colour, with RGB values', () => {
  openApp('palette', 'palette generator from one base colour #aa3355, shows hex and rgb, contrast with white and black'); // prettier-ignore
  expect(textsOf('.swatch b')).toContain('#aa3355');
  expect(textsOf('.swatch span').join()).toMatch(/rgb\(170, 51, 85\)\nWhite [\d.]+ · Black [\d.]+/u);
});

it('tells how many months a savings goal takes', () => {
  openApp(
    'calculator',
    'Savings goal calculator: goal amount, monthly deposit, interest rate, in Swiss francs',
  );
  fill({ '#sum-goal': '1200', '#sum-monthly': '100', '#sum-rate': '0' });
  expect(seek('[data-result="months"]').textContent).toBe('12');
  fill({ '#sum-monthly': '0' });
  expect(seek('[data-result="months"]').textContent).toBe('–');
});

it('warns of a deposit that is lower than the prompt allows', () => {
  openApp(
    'calculator',
    'Mortgage calculator: price, deposit, in pounds. Warn when the deposit is below 10%.',
  );
  expect(seek('[data-least]').hidden).toBe(true);
  fill({ '#sum-amount': '200000', '#sum-down': '19000' });
  expect(seek('[data-least]').hidden).toBe(false);
  expect(seek('[data-least]').textContent).toBe('The deposit is below 10% of the price.');
});

it('enters told amounts with one press, and shows the day and the week', () => {
  openApp('tracker', 'Water intake tracker, goal 2 litres a day, buttons +250 ml and +500 ml, weekly chart');
  expect(textsOf('[data-quick]')).toEqual(['+250 ml', '+500 ml']);
  seek('[data-quick="250"]').click();
  seek('[data-quick="500"]').click();
  expect(seek('[data-total]').textContent).toBe('750 ml');
  expect(document.querySelectorAll('.month-bar')).toHaveLength(7);
});

it('draws a ring by category where a pie is asked for', () => {
  openApp('tracker', 'expense tracker with categories Food, Rent and Fun and a pie chart');
  fill({ '#spent-amount': '10', '#spent-what': 'Bread', '#spent-category': 'Food' });
  send('[data-adder]');
  expect(seek('[data-pie]').hidden).toBe(false);
  openApp('tracker', 'expense tracker with categories Food, Rent and Fun and a bar chart');
  expect(document.querySelector('[data-pie]')).toBeNull();
});

it('books each room on its own', () => {
  openApp('booking', 'Room booking for a coworking: rooms Oak (6 seats, €20/h) and Elm (12 seats, €35/h), 8am to 8pm every day, one hour slots'); // prettier-ignore
  const [oak, elm] = textsOf('#book-service option');
  expect([oak, elm]).toEqual(['Oak · €20/h · 6 seats', 'Elm · €35/h · 12 seats']);
  const free = () => document.querySelectorAll('.week-time:enabled').length;
  const before = free();
  fill({ '#book-name': 'Ada' });
  send('[data-editor]');
  expect(free()).toBe(before - 1);
  fill({ '#book-service': elm ?? '' });
  expect(free()).toBe(before);
});

it('takes columns, card fields, folders and answers as they are told', () => {
  openApp('kanban', 'Kanban for our workshop. Columns: Waiting for parts, In repair, Ready. Each card: customer name, bike, phone number, price.');
  expect(textsOf('.column h2')).toEqual(['Waiting for parts', 'In repair', 'Ready']);
  const card = seek<HTMLTemplateElement>('[data-card]').content;
  expect([...card.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['Customer', 'Bike', 'Phone number', 'Price']);
  openApp('notes', 'notes app for my recipes with categories Breakfast, Dinner, Dessert');
  expect(textsOf('[data-folders] button')).toEqual(expect.arrayContaining(['Breakfast', 'Dinner', 'Dessert']));
  openApp('poll', "Poll: first dance song? Options: Perfect, At Last, Can't Help Falling in Love.");
  expect(textsOf('.poll label, [data-options] label').join()).toContain("Can't Help Falling in Love");
}); // prettier-ignore

it('asks for a number with hints, and names the games it cannot play', () => {
  openApp('game', 'Number guessing game 1 to 10, hints higher or lower');
  let hint = '';
  for (let guess = 1; guess <= 10 && !hint.includes('tries'); guess += 1) {
    fill({ '#guess-number': String(guess) });
    send('[data-guesser]');
    hint = seek('[data-hint]').textContent ?? '';
    expect(hint).toMatch(new RegExp(`^${guess}(?:: higher\\.| it is, after ${guess} tries\\.)$`, 'u'));
  }
  expect(hint).toContain('tries');
  expect(readBrief('chess game for two players').limits.join()).toContain('not among those');
  expect(readBrief('snake game').limits.join()).not.toContain('not among those');
});

it('shows tasks by day and lets some of them come back', () => {
  openApp('todo', 'to do app with due dates, today / upcoming views, recurring tasks');
  const day = (offset: number) => new Date(Date.now() + offset * 86400000).toISOString().slice(0, 10);
  for (const [text, due, every] of [['Bins', day(0), '7'], ['Taxes', day(5), '']]) {
    fill({ '#new-task': text ?? '', '#task-due': due ?? '', '#task-every': every ?? '' });
    send('[data-adder]');
  }
  seek('[data-view="today"]').click();
  expect(textsOf('.task-text')).toEqual(['Bins']);
  seek('.task [type="checkbox"]').click();
  expect(textsOf('.task-text')).toEqual([]);
  seek('[data-view="upcoming"]').click();
  expect(textsOf('.task-text')).toEqual(['Taxes']);
}); // prettier-ignore

it('works a loan out over months and with extra payments', () => {
  openApp('calculator', 'Loan calculator with extra payments, amount 15000, 6.9%, 48 months, dollars');
  expect(seek<HTMLInputElement>('#sum-years').value).toBe('4');
  expect(seek('[data-months]').textContent).toBe('48');
  fill({ '#sum-extra': '200' });
  expect(Number(seek('[data-months]').textContent)).toBeLessThan(34);
  expect(seek('[data-saved]').textContent).not.toBe('$0.00');
});

it('takes typed answers of flash cards, and as many food words as are asked for', () => {
  openApp('flashcards', 'Flashcards for learning Spanish with 12 words about food, type the answer');
  expect(document.querySelectorAll('[data-list] li')).toHaveLength(12);
  const { backs } = Object.fromEntries([['backs', textsOf('[data-list] li span')]]);
  const front = seek('[data-side]').textContent;
  const at = textsOf('[data-list] li b').indexOf(front ?? '');
  fill({ '#typed-answer': (backs?.[at] ?? '').toUpperCase() });
  send('[data-typer]');
  expect(seek('[data-told]').textContent).toMatch(/^✓/u);
});

it('fills a converter by quick buttons', () => {
  openApp('converter', 'currency converter EUR, USD, GBP, quick buttons 10, 50, 100');
  expect(textsOf('[data-amount]')).toEqual(['10', '50', '100']);
  seek('[data-amount="50"]').click();
  expect(seek<HTMLInputElement>('#value-from').value).toBe('50');
});

it('asks for stars, marks what is late, and ends a list of rounds at its stop', () => {
  openApp('poll', 'Simple survey: "How was your stay?" rating 1-5 stars');
  expect(textsOf('.poll-option label')).toEqual(['★★★★★', '★★★★', '★★★', '★★', '★']);
  openApp('tracker', 'Project tracker: project, client, deadline, budget in €, status (planned, running, done)');
  fill({ '#record-project': 'Shop', '#record-deadline': '2020-01-01', '#record-status': 'running' });
  send('[data-editor]');
  expect(document.querySelectorAll('[data-rows] [data-due]')).toHaveLength(1);
  openApp('todo', 'Plant watering app: monstera every 7 days, cactus every 30 days. Show what is due today, green');
  expect(textsOf('.task-text')).toEqual(['Monstera', 'Cactus']);
}); // prettier-ignore

it('plans a rota by days, people and shifts, and counts things on a shopping list', () => {
  openApp('kanban', 'A rota for our café: staff Ana, Luis, Priya, days Monday to Saturday, morning and evening shifts');
  expect(textsOf('.column h2')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  const card = seek<HTMLTemplateElement>('[data-card]').content;
  expect([...card.querySelectorAll('option')].map((one) => one.textContent)).toEqual(['–', 'Ana', 'Luis', 'Priya', '–', 'Morning', 'Evening']);
  openApp('todo', 'Shopping list with categories produce, dairy, bakery, frozen');
  expect(seek('[data-left-words]').textContent).toBe('things left');
  expect(textsOf('#task-category option')).toEqual(['–', 'Produce', 'Dairy', 'Bakery', 'Frozen']);
  const rota = readBrief('A rota for our café: staff Ana, Luis, Priya, morning and evening shifts');
  expect([rota.kind.value, rota.offer?.value]).toEqual(['kanban', 'café rota']);
  expect(readBrief('Movie watchlist with title, year, genre, rating out of 10').kind.value).toBe('tracker');
}); // prettier-ignore

it('shows the password and remembers who signed in only where that is asked for and ticked', async () => {
  const prompt = 'Sign-up and login demo page with validation, show password, remember me';
  openApp('calculator', prompt);
  seek('[data-look]').click();
  expect(seek<HTMLInputElement>('#sign-password').type).toBe('text');
  seek('[data-mode="up"]').click();
  fill({ '#sign-name': 'Ada', '#sign-mail': 'ada@example.com', '#sign-password': 'longenough' });
  send('[data-outside]');
  await vi.waitFor(() => expect(seek('[data-inside]').hidden).toBe(false));
  openApp('calculator', prompt);
  expect(seek('[data-inside]').hidden).toBe(true);
  openApp('calculator', 'Sign-up and login demo page with validation');
  expect(document.querySelector('[data-look], [data-stay]')).toBeNull();
});

it('pays back on top by the year or once, as the prompt has it', () => {
  openApp('calculator', 'Mortgage calculator in euro with yearly overpayments of 6000 and a table of every year');
  expect(seek('label[for="sum-extra"]').textContent).toBe('Extra each year');
  expect(seek<HTMLInputElement>('#sum-extra').value).toBe('6000');
  expect(seek<HTMLDetailsElement>('.loan-table').open).toBe(true);
  const yearly = Number(seek('[data-months]').textContent);
  expect(yearly).toBeLessThan(230);
  fill({ '#sum-extra': '0' });
  expect(seek('[data-months]').textContent).toBe('300');
  openApp('calculator', 'Mortgage calculator with a one-off lump sum of 6000');
  expect(Number(seek('[data-months]').textContent)).toBeGreaterThan(yearly);
}); // prettier-ignore
