import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { requestFirst } from './request-first';

it.each([
  ['I run a riding school in Kent. We need a task list with due dates and who does it.', 'todo'],
  ['My gran forgets her tablets, 2 a day. Make an app she can tick off: Ramipril morning, Calcium night', 'todo'],
  ['We are three nurses. Could you build a habit tracker with sleep, water and walks?', 'habits'],
  ['I teach German. I would like flashcards: Hund = dog, Katze = cat', 'flashcards'],
  ['I referee hockey. I want a screen on my phone where I tap who scored', 'game'],
  ['My band has gigs all over. We want an inventory with item, quantity and case.', 'inventory'],
])('reads the tool that is asked for behind who asks: %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
}); // prettier-ignore

it.each([
  'I run a riding school in Kent. I need a website with prices and a booking form.',
  'We make cheese in Devon. I need a page with our story and where to buy it.',
  'Todo list with due dates. I need it in green.',
])('leaves alone who asks for a site, or for the tool at once: %s', (prompt) => {
  expect(requestFirst(prompt)).toBeNull();
});
