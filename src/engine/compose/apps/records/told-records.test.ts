// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

describe('what a record holds', () => {
  it('is read out of a bracket, with the choices of a column', () => {
    const prompt =
      'job application tracker (company, role, status: applied/interview/offer/rejected, salary, next step)';
    expect(readBrief(prompt).kind.value).toBe('tracker');
    openApp('tracker', prompt);
    expect(textsOf('[name="status"] option')).toEqual(['Applied', 'Interview', 'Offer', 'Rejected']);
    expect(document.querySelector('[name="company"]')).not.toBeNull();
  });

  it('is that of guests where their list is asked for, with seats and answers', () => {
    const brief = readBrief(
      'Guest list and seating for my wedding: name, table number, meal choice (beef, fish, vegan), RSVP yes/no, count of meals',
    );
    expect(brief.kind.value).toBe('tracker');
    expect(brief.items.map(({ value }) => value.name)).not.toContain('count of meals');
  });

  it('works out the hours between two times, past midnight, and their average of a week', () => {
    openApp(
      'tracker',
      'I want a sleep log: bedtime, wake up time, hours slept worked out automatically, mood, weekly average',
    );
    const today = new Date().toLocaleDateString('sv');
    fill({ '[name="date"]': today, '[name="bedtime"]': '23:15', '[name="wake-up-time"]': '06:45' });
    send('form');
    expect(document.body.textContent).toContain('7.5');
    expect(document.body.textContent).toContain('Average hours slept, last 7 days');
  });

  it('has what lies between two readings of a meter', () => {
    openApp(
      'tracker',
      'mileage log for my car with date, start and end odometer, purpose, total km per month',
    );
    const today = new Date().toLocaleDateString('sv');
    fill({ '[name="date"]': today, '[name="start-odometer"]': '1200', '[name="end-odometer"]': '1275' });
    send('form');
    expect(document.querySelector('table')?.textContent).toContain('75');
  });

  it('is what stands behind the colon of a list of things to do', () => {
    openApp('todo', 'Medication tracker for my dad: pill name, dose, time, taken checkbox, streak');
    expect(seek<HTMLInputElement>('[name="time"]').type).toBe('time');
    expect(seek('[name="dose"]')).not.toBeNull();
  });

  it('is what a gift costs, for whom, and whether it was bought', () => {
    openApp('tracker', 'Gift ideas tracker per person with budget and bought checkbox, total spent');
    for (const name of ['gift', 'person', 'budget', 'bought'])
      expect(seek(`[name="${name}"]`)).not.toBeNull();
  });
});

it('adds up the bills of a planner against the income', () => {
  const prompt =
    "hi can you make a simple budget planner where I type my income and my monthly bills (rent 950, phone 20, gym 35) and see what's left over";
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe('calculator');
  expect(brief.offer?.value).toBe('budget planner');
  openApp('calculator', prompt);
  expect(document.body.textContent).toContain('Income');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain('950');
});

it('puts on cards what a prompt wants to know, up to what is no field', () => {
  openApp(
    'kanban',
    "kanban for our wedding: columns Ideas, Booked, Done. cards with due date, cost and who's responsible, total cost at the top",
  );
  expect(document.body.textContent).toContain('Due date, Cost.');
});

it('draws ideas of the sort that is asked for, and says that it makes none up', () => {
  const prompt = 'Random workout generator: pick minutes and equipment';
  expect(readBrief(prompt).kind.value).toBe('game');
  expect(readBrief(prompt).limits.join(' ')).toContain('makes nothing up');
  openApp('game', prompt);
  expect(seek<HTMLTextAreaElement>('[data-names]').value).toContain('Squats');
  expect(textsOf('[data-draw]')).toEqual(['Pick one']);
});

it('sorts a directory by the choices in a bracket, in towns of the state that is named', () => {
  openApp(
    'directory',
    'Directory of 12 climbing gyms in Colorado with search, filter by city and type (bouldering, rope)',
  );
  expect(document.body.textContent).toContain('Denver');
  expect(document.body.textContent).toContain('Bouldering');
  expect(document.body.textContent).not.toContain('Type A');
});

it('splits between people, and sorts no cost by them', () => {
  openApp('tracker', 'Expense splitter for our Lisbon trip: Sam, Priya, Jo and Lee, euros, who owes whom');
  expect(document.querySelector('#split-category')).toBeNull();
});

it('keeps the article of a name, and takes several answers where they are allowed', () => {
  openApp('poll', 'poll: Friday drinks where? The Crown, Brewdog, The Swan; multiple choices allowed');
  expect(
    [...document.querySelectorAll<HTMLInputElement>('.poll-option input')].map(
      ({ value, type }) => `${type} ${value}`,
    ),
  ).toContain('checkbox The Crown');
});

it('asks in a quiz what it is about, whatever its stars are for', () => {
  const prompt = 'quiz about ocean animals for 8 year olds with stars at the end';
  openApp('quiz', prompt);
  expect(readBrief('true/false quiz about animals').limits.join(' ')).toContain('true or false');
  expect(document.body.textContent).not.toContain('planet');
});

it('lists what is to be learnt by its subject and deadline', () => {
  const prompt = 'Study planner with subjects Maths, Biology, History, deadlines and a progress bar for each';
  expect(readBrief(prompt).kind.value).toBe('todo');
  expect(readBrief(prompt).limits.join(' ')).not.toContain('a bar of progress');
  openApp('todo', prompt);
  expect(document.querySelector('progress')).not.toBeNull();
});

it('takes no money for a place', () => {
  expect(readBrief('calculadora de propinas en pesos mexicanos').place).toBeNull();
});
