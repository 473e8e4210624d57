import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

describe('a tool that is not built as such', () => {
  it.each([
    ['weekly meal planner that makes a shopping list', 'kanban', 'shopping list'],
    ['receipt organizer for a small shop', 'tracker', 'receipts'],
    ['lesson planner for my maths classes', 'kanban', 'calendar'],
    ['recipe box for my family recipes', 'tracker', 'pictures'],
    ['snippet manager for my team', 'notes', 'pictures'],
  ])('becomes the nearest app, and says what is missing: %j', (prompt, kind, word) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.limits.join(' ')).toContain(word);
  });

  it.each([
    ['how much paint do I need calculator: room length, width, height, coats', 'calculator'],
    ["tool that turns baker's percentages into grams", 'converter'],
    ['sign up sheet for the school bake sale, slots every 30 min', 'booking'],
    ['plant watering reminder list', 'todo'],
    ['random name picker for a classroom', 'game'],
    ['password generator', 'calculator'],
    ['world clock with Tokyo and London', 'timer'],
    ['typing speed test', 'game'],
    ['invoice generator for freelancers, add line items, tax, download pdf', 'calculator'],
    ['a simple quote builder for my joinery', 'calculator'],
    ['generador de facturas para un fontanero', 'calculator'],
    ['Rechnungsgenerator mit 19 % MwSt.', 'calculator'],
    ['مولد فواتير بسيط', 'calculator'],
    ['recipe scaler', 'calculator'],
    ['bingo card maker for a baby shower with words bottle, nappy, pram', 'game'],
    ['drawing pad for kids', 'game'],
    ['application de dessin pour enfants', 'game'],
  ])('is told by what it does: %j', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it.each([
    ['Kanban board with columns Ordered, Baking, Done for a small bakery', 'kanban'],
    ['a todo list, for my flower shop', 'todo'],
    ['budget planner app, categories rent, food and fun', 'tracker'],
    ['login page for a SaaS called Nimbus', 'calculator'],
    ['landing page for a sign in sheet app called Turnout', 'unknown'],
    ['Kanban board for agencies, landing page with pricing', 'saas'],
  ])('is told by the first words, whoever it is for: %j', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it.each([
    ['I need a wedding budget calculator: venue 4500, photographer 1800, dress 1200', 'calculator'],
    ['reaction time test', 'game'],
    ['random dinner picker: I add meals and it picks one', 'game'],
    ['calorie counter with a daily limit of 2000', 'tracker'],
    ['math practice for kids: times tables up to 12', 'quiz'],
    ['tombola machine for the harvest supper, paste the tickets', 'game'],
    ['a raffle night for the rowing club, prizes and tickets', 'nonprofit'],
    ['cricket scoreboard for two teams', 'game'],
    ['countdown to our move, 2 May 2027', 'timer'],
    ['countdown to our wedding with rsvp and directions', 'event'],
    ['repair log for our hire bikes', 'tracker'],
    ['birthday wish list with prices and who bought it', 'tracker'],
    ['protein counter goal 120 g', 'tracker'],
    ['sign-up page for the parents evening, 15 minute slots', 'booking'],
    ['booking page for my two tutors, 40 minute lessons, Monday to Friday 15:00 to 19:00', 'booking'],
    ['pupil seating chart', 'kanban'],
    ['swim lesson booking: Tots, Juniors, 8 places each, Saturdays 9:00 and 10:00', 'booking'],
    ['easy invoice thing for my gardening work, VAT 20%', 'calculator'],
    ['film challenge: 52 films in 2027 with progress bar', 'tracker'],
    ['board game cafe in Leeds', 'cafe'],
    ['board game designer portfolio', 'portfolio'],
    ['we make a card game about bees, pre-order page', 'product'],
  ])('is told by the head of what is asked for: %j', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it.each([
    ['a small page with a countdown timer and a todo list side by side', 'timer', 'Two tools'],
    ['Weather dashboard for Oslo and Bergen with a 5 day forecast', 'dashboard', 'no weather service'],
    ['Tile calculator: length, width, how many tiles and boxes', 'calculator', 'boxes'],
  ])('stands there as far as it is built, and says what is not: %j', (prompt, kind, said) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.limits.join(' ')).toContain(said);
  });

  it('draws pairs without a word about lists of ideas', () => {
    expect(readBrief('Secret Santa generator: enter names, couples excluded').limits.join(' ')).not.toContain(
      'makes nothing up',
    );
  });

  it('is called what it was asked for as', () => {
    expect(readBrief('bingo card maker for a baby shower').offer?.value).toBe('bingo card maker');
    expect(readBrief('random name picker for a classroom').offer?.value).toBe('random name picker');
    expect(readBrief('random dinner picker').offer?.value).toBe('random dinner picker');
  });

  it.each([
    ['Countdown to 5 May 2027 "Our wedding" with menu and RSVP', 'event'],
    ['Memory with emoji food, two players, who finds more pairs wins', 'game'],
    ['Book a tennis court: members pick a time and leave a phone number', 'booking'],
    ['ice sculptor in Hove, photos and a quote calculator', 'portfolio'],
    ['Landing page for FlowPilot, an AI invoice tool for freelancers, pricing with 3 tiers', 'saas'],
    ['Passly, a password manager for teams. pricing, security, FAQ', 'saas'],
    ['Drawing pad shop in Hull, sketchbooks and pencils', 'shop'],
    ['bingo night at the parish hall, 6 June', 'event'],
    ['Billo, an invoice generator for freelancers. pricing, FAQ, free trial', 'saas'],
  ])('stays a page that presents it where it is sold: %j', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });
});
