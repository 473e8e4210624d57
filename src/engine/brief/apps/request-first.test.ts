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
  ['I want to know how much paint I need. A calculator where I put in length, width, height and coats', 'calculator'],
  ['My kids are learning their times tables, can you make a quiz with 12 questions', 'quiz'],
  ["I'm learning Italian and would like flash cards, about ten to start with", 'flashcards'],
  ["I run a bike shop and want to see how we're doing: a dashboard with repairs and takings on top", 'dashboard'],
  ["My book club can't decide, so a vote with Dracula, Emma and Middlemarch where everyone gets one vote", 'poll'],
  ['To help my mum take her pills, a checklist of morning, noon and evening tablets', 'todo'],
  ["So I chase clients all day. I'd love a board to see where each job stands (Enquiry, Quoted, Paid), drag it along", 'kanban'],
  ['I want a metronome... actually no, a stopwatch with laps for my swim squad', 'timer'],
  ['Lighthouse volunteers need a rota. Columns Monday to Sunday, drag names between days', 'kanban'],
  ["I've got 40 tenants and my notebook falls apart; need something to keep names, flats and rent due", 'tracker'],
  ['can you make me a wee app for splitting the restaurant bill between friends, with tip', 'calculator'],
  ['So I need to convert cups to grams all the time when baking. Can you do a converter for that', 'converter'],
  ['Board for the fair committee please. To do, Doing, Waiting on someone, Done. Names as tags on cards', 'kanban'],
  ["For a bakery I'd like to see orders, sales and waste per day, cards up top, line chart of sales by day", 'dashboard'],
  ['Ok so I want a pomodoro thing, 50 minutes on 10 off', 'timer'],
  ['turn my phone into a scoreboard for table tennis, first to 11, undo', 'game'],
  ['My neighbours and I plant the wrong things. Could you make a planting diary, what went in, which bed, date sown', 'tracker'],
  ['I coach football and want to log every match: opponent, our goals, their goals, scorer', 'tracker'],
  ['App to plan who waters the office plants: plant, who, day, last watered', 'tracker'],
  ["for our snack cupboard: what's in there, how many, where it is, and warn me below 3", 'inventory'],
  ['I sell honey to 60-odd delis and need somewhere to note who I talked to. Add and edit customers, find them', 'crm'],
  ['We need a place where parents in our village can swap uniforms. Anyone can post an item, others search and filter by school.', 'directory'],
])('reads the tool that is asked for behind who asks: %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
}); // prettier-ignore

it.each([
  'I run a riding school in Kent. I need a website with prices and a booking form.',
  'We make cheese in Devon. I need a page with our story and where to buy it.',
  'Todo list with due dates. I need it in green.',
  'We are a cycling club in Leeds. We need a calendar, a forum and a shop.',
  'Bakery in Ghent: bread prices, a booking calendar, opening hours',
  "For my dad's garage: what we fix, what it costs, a tracker of MOT dates, but mainly phone and map",
  'Florist with a shop. We want to show our bouquets, a quiz, and take orders.',
])('leaves alone who asks for a site, or for the tool at once: %s', (prompt) => {
  expect(requestFirst(prompt)).toBeNull();
});

it('keeps what a tool is for where only its writer says it', () => {
  expect(
    requestFirst('My kids are learning their times tables, can you make a quiz with 12 questions?'),
  ).toMatch(/^Times tables quiz with 12 questions/u);
  expect(requestFirst('I run a small bike shop and need a dashboard with repairs on top')).toMatch(
    /^Bike shop dashboard with/u,
  );
});
