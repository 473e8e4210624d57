import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

describe('a tool', () => {
  it.each([
    ['Pomodoro timer 50 minutes work 10 minutes break, long break of 30 after 4 rounds', 'Pomodoro timer'],
    ['BMI calculator metric and imperial, shows the category in colour', 'BMI calculator'],
    ['Tip calculator in Canadian dollars with 15, 18 and 20% buttons, a custom tip and split between people', 'Tip calculator'], // prettier-ignore
    ['a quiz about the solar system, 10 questions', 'solar system quiz'],
    ['Booking form for our four desks, open 8-18', 'desk bookings'],
    ['Quiz for kids 6-8 about animals, 8 questions', 'animals quiz'],
    ['Flashcards for learning Spanish with 12 words about food', 'Spanish flashcards'],
    ['forum for allotment gardeners, boards: Vegetables, Fruit', 'allotment gardeners forum'],
    [
      'Directory of 12 independent bookshops in Scotland with filter by city',
      'independent bookshops in Scotland',
    ],
    [
      'A directory of local plumbers and electricians in Leeds with ratings',
      'local plumbers and electricians',
    ],
    ['a quiz for my students with 10 questions', 'quiz'],
    ['kanban for our wedding planning', 'wedding planning board'],
    ['todo app for students', 'todo app'],
    ['a kanban board with Script and Released columns for our short film', 'short film board'],
    ['splits the bill among friends with tip', 'bill splitter'],
    ['sign in page demo with email and password', 'sign-in demo'],
    ['interval timer for tabata, 8 rounds', 'tabata timer'],
  ])('is called what its prompt calls it: %s', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it('is no business, and named after no abbreviation', () => {
    expect(
      readBrief('Simple CRM for my cleaning business: customers with address and phone').offer?.value,
    ).toBe('cleaning business CRM');
    expect(readBrief('currency converter EUR, USD, GBP with fixed rates').name).toBeNull();
    expect(readBrief('Interval timer for HIIT: 40 seconds work').name).toBeNull();
    expect(readBrief('Classified ads board for our village').offer?.value).toBe('Classified ads board');
    expect(readBrief('Booking site for a tennis club with 4 courts, members only').behaviours.map(({ value }) => value)).not.toContain('sign-in'); // prettier-ignore
  });

  it('takes no cost of sending for goods, no field of a form for a service', () => {
    const { items } = readBrief('Shop for candles called Wick & Wax: lavender £14, cedar £16. Cart, free delivery over £50 otherwise £4.95');
    expect(items.map(({ value }) => value.name)).toEqual(['lavender', 'cedar']);
    const plumber = readBrief('Plumber site with a stepped quote form: what is wrong, when, address, photo, then an estimate from £60');
    expect(plumber.items.map(({ value }) => value.name)).toEqual(['estimate']);
    expect(plumber.behaviours.map(({ value }) => value)).toContain('multi-step');
    expect(readBrief('Sign-up and login demo page with email and password validation').kind.value).toBe('calculator');
    expect(readBrief('Invoice maker with 19% VAT, invoice number 2027-001').phone).toBeNull();
  }); // prettier-ignore

  it('does not take the colour of a state for that of the page', () => {
    const colours = (prompt: string) => readBrief(prompt).colours.map(({ value }) => value.name);
    expect(colours('to-do list with due dates, show overdue tasks in red')).toEqual([]);
    expect(colours('Expense tracker in navy with orange buttons')).toHaveLength(2);
    expect(colours('budget tracker in blue, the total turns red when over budget')).toEqual(['blue']);
    expect(colours('Snake game with green snake on black')).toEqual(['green', 'black']);
    expect(colours('palette generator, contrast check with white and black')).toEqual([]);
  });

  it('is dark where its theme is a dark colour', () => {
    expect(readBrief('habit tracker, dark purple theme').scheme?.value).toBe('dark');
    expect(readBrief('habit tracker in dark purple').scheme).toBeNull();
  });

  it('speaks of no pages where a habit counts them, and names no chat after who writes in it', () => {
    expect(readBrief('habit tracker with no sugar and reading 10 pages').remarks).toEqual([]);
    expect(readBrief('chat app with channels, my name is Priya').name).toBeNull();
    expect(readBrief('A flashcard app for medical terms').sections.map(({ value }) => value)).not.toContain('privacy'); // prettier-ignore
  });

  it.each([
    ['Convert kg to pounds, celsius to fahrenheit, km to miles', 'converter'],
    ['Contact list for our choir: name, voice (soprano, alto), phone, email, birthday', 'crm'],
    ['Split the bill app for flatmates Jo, Max and Lin, who owes whom', 'tracker'],
  ])('is known by what it does: %s', (prompt, kind) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.limits.join()).not.toContain('receipts');
  });

  it('can be switched to the dark where that is one of its features', () => {
    const read = readBrief('A notes app with tags, search, pin and dark mode');
    expect(read.behaviours.map(({ value }) => value)).toContain('theme-toggle');
    expect(read.scheme?.value).toBe('dark');
    expect(readBrief('todo app in dark mode').behaviours.map(({ value }) => value)).not.toContain(
      'theme-toggle',
    );
  });
});
