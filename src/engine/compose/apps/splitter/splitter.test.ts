// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../../brief/read-brief';
import { readPeople } from './read-people';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const prompt = 'Expense splitter for our trip to Porto: Ana, Ben and Chloe. It shows who owes whom. Euros.';
const pay = (payer: string, what: string, amount: string, without: readonly string[] = []) => {
  fill({ '#split-what': what, '#split-amount': amount });
  seek<HTMLSelectElement>('#split-payer').value = payer;
  for (const name of without) seek<HTMLInputElement>(`[name="sharer"][value="${name}"]`).checked = false;
  send('[data-adder]');
};
const sumUp = () => textsOf('[data-payments] li').map((text) => text.replace('Mark as paid', ''));

it('takes the people from the prompt and says who owes whom', () => {
  openApp('tracker', prompt);
  expect(textsOf('[data-payer] option')).toEqual(['Ana', 'Ben', 'Chloe']);
  expect(seek('[data-even]').hidden).toBe(false);
  pay('Ana', 'Hotel', '90');
  pay('Ben', 'Dinner', '30', ['Chloe']);
  expect(textsOf('[data-balances] b')).toEqual(['+€45.00', '-€15.00', '-€30.00']);
  expect(sumUp()).toEqual(['Chloe pays Ana€30.00', 'Ben pays Ana€15.00']);
});

it('loses no cent, makes people even when they pay back, and has all of it after a reload', () => {
  openApp('tracker', prompt);
  pay('Ana', 'Tea', '10');
  expect(sumUp()).toEqual(['Ben pays Ana€3.33', 'Chloe pays Ana€3.33']);
  seek('[data-payments] button').click();
  openApp('tracker', prompt);
  expect(sumUp()).toEqual(['Chloe pays Ana€3.33']);
  expect(seek('[data-total]').textContent).toBe('€10.00');
  seek('[data-people] button').click();
  expect(seek('[data-status]').textContent).toContain('Ana stands in an expense');
});

it('reads people, and takes no list of something else for them', () => {
  expect(readPeople({ prompt: 'split costs with categories Food, Rent and Fun' })).toEqual([]);
  expect(readPeople({ prompt: 'gastos compartidos entre Lucía, Marta y Íñigo' })).toEqual([
    'Lucía',
    'Marta',
    'Íñigo',
  ]);
});

it('sorts what was paid into the categories that are told, and adds them up', () => {
  openApp('tracker', 'Split the bill for our ski trip: Anna, Ben, Chloe and Dev. Categories: food, lift passes, petrol'); // prettier-ignore
  fill({ '#split-what': 'Raclette', '#split-amount': '80', '#split-payer': 'Anna' });
  send('[data-adder]');
  fill({ '#split-what': 'Day pass', '#split-amount': '200', '#split-category': 'Lift passes' });
  send('[data-adder]');
  expect(textsOf('[data-sorts] li')).toEqual(['Lift passes£200.00', 'Food£80.00', 'Petrol£0.00']);
  expect(textsOf('[data-list] small')[0]).toMatch(/^Lift passes · /u);
  expect(seek<HTMLSelectElement>('#split-category').value).toBe('Lift passes');
});

it('is meant where a bill is split between people with names', () => {
  const kindOf = (prompt: string) => readBrief(prompt).kind.value;
  expect(kindOf('Split the bill for our ski trip: Anna, Ben, Chloe and Dev')).toBe('tracker');
  expect(kindOf('split the bill calculator')).toBe('calculator');
  expect(kindOf('Tip calculator, split between Anna and Ben')).toBe('calculator');
});

it('is opened by a prompt that asks who owes what', () => {
  expect(readBrief('A bill splitter with people, items, tip percentage and who owes what').kind.value).toBe(
    'tracker',
  );
  expect(readBrief('bill splitter for friends').kind.value).toBe('calculator');
});

it('shares the tip by what each had, and keeps it', () => {
  const bill = 'A bill splitter with people, items, tip percentage and who owes what: Ana and Ben';
  openApp('tracker', bill);
  fill({ '#split-tip': '20' });
  pay('Ana', 'Soup', '10', ['Ana']);
  expect(sumUp()).toEqual(['Ben pays Ana$12.00']);
  expect(seek('[data-total]').textContent).toBe('$12.00');
  openApp('tracker', bill);
  expect(seek<HTMLInputElement>('#split-tip').value).toBe('20');
});

it('begins with what the prompt says was paid', () => {
  openApp('tracker', 'split the costs of our ski week between Lena, Max and Ole. Lena paid €90 for the hut and Max paid €30 for bread. who owes whom'); // prettier-ignore
  expect(document.body.textContent).toContain('Hut');
  expect(document.body.textContent).toContain('€120.00');
  expect(document.body.textContent).toMatch(/Ole[^.]{0,20}Lena/u);
});

it('shares what is told among those alone who are named with it', () => {
  const told =
    'cost splitter for Uma, Vic and Wes: Uma paid 90 for the cabin, Vic paid 40 for fuel split between Vic and Wes only';
  const brief = readBrief(told);
  expect(brief.name?.value).toBeUndefined();
  openApp('tracker', told);
  expect(textsOf('[data-list] li').join(' ')).toContain('Vic paid for Vic, Wes');
  expect(textsOf('[data-balances] b')).toEqual(['+$60.00', '-$10.00', '-$50.00']);
});

it('shares the items of one bill, its tax and its tip by what each had', () => {
  const bill = 'Restaurant bill splitter: add dishes, assign them to people, 8% tax, 10% tip, total for each';
  expect(readBrief(bill).kind.value).toBe('tracker');
  openApp('tracker', bill);
  for (const person of ['Ana', 'Ben']) {
    fill({ '#split-person': person });
    send('[data-people-form]');
  }
  fill({ '#split-what': 'Pizza', '#split-amount': '10' });
  seek<HTMLInputElement>('[name="sharer"][value="Ben"]').checked = false;
  send('[data-adder]');
  fill({ '#split-what': 'Wine', '#split-amount': '20' });
  send('[data-adder]');
  expect(textsOf('[data-balances] b')).toEqual(['$23.60', '$11.80']);
  fill({ '#split-tax': '0' });
  openApp('tracker', bill);
  expect(textsOf('[data-balances] b')).toEqual(['$22.00', '$11.00']);
  expect(document.querySelector('#split-payer')).toBeNull();
});
