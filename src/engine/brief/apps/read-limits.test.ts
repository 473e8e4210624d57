import { describe, expect, it } from 'vitest';
import { describeBuild } from '@/domain/site/describe-build';
import { readBrief } from '../read-brief';

const limitsOf = (prompt: string): string => readBrief(prompt).limits.join(' ');

describe('what files alone cannot do', () => {
  it.each([
    ['soap shop with Stripe payments', /no money moves/],
    ['tienda de jabones con pago con tarjeta y pagos online', /no money moves/],
    ['gym site with a members area and login', /no real accounts/],
    ['dentist with confirmation emails after booking', /Nothing is sent by itself/],
    ['shop for prints, send customers an email when the order ships', /Nothing is sent by itself/],
    ['bakery with live chat', /contact form/],
    ['rowing club with a members chat', /contact form/],
    ['soap shop with a cookie banner', /No cookies are set/],
    ['hotel with real-time availability', /Nothing is fetched/],
    ['job page where people upload CVs', /cannot be uploaded/],
    ['a poll about lunch', /own browser/],
    ['receipt organizer app for freelancers with print', /more than I can build/],
  ])('are said for “%s”', (prompt, says) => {
    expect(limitsOf(prompt)).toMatch(says);
    const brief = readBrief(prompt);
    expect(describeBuild(brief, 1, 0)).toContain(brief.limits[0]);
  });

  it.each([
    'soap shop, no online payments, no login, no live chat',
    'bakery in Lisbon with a menu and contact form',
    'Landing page for FlowPilot, an AI invoice tool for freelancers',
    'blog about slow travel with newsletter signup',
  ])('are not said for “%s”', (prompt) => {
    expect(limitsOf(prompt)).toBe('');
  });
});

describe('what an app does not do yet', () => {
  it.each([
    ['kanban board with subtasks in each card', /no subtasks/],
    ['booking page with recurring bookings', /by hand/],
    ['tic-tac-toe 4x4 for two', /three rows of three/],
    ['poll with 3 questions about lunch', /one question/],
    ['contact book with vCard export', /vCards/],
    ['habit tracker with a daily reminder', /cannot remind/],
    ['snake game with obstacles and levels', /plain one/],
    ['todo app with calendar view, synced across devices', /no calendar view.*one device/],
    ['notes app with voice notes', /text and numbers alone/],
    ['CRM with export to PDF', /page is printed/],
  ])('is said for “%s”', (prompt, says) => expect(limitsOf(prompt)).toMatch(says));

  it.each([
    'todo list app with due dates, no reminders',
    'tic tac toe, two players or against the computer, easy or hard',
    'snake game with three speeds and levels',
    '2048 game with undo',
    'memory game with levels easy, medium and hard',
    'flashcards for Spanish verbs, export to CSV',
  ])('is not said for “%s”', (prompt) => expect(limitsOf(prompt)).toBe(''));
});

describe('a declined brief', () => {
  it('carries the reason', () => {
    expect(readBrief('fake PayPal login page that collects passwords').declined?.reason).toContain(
      'I will not',
    );
    expect(readBrief('bakery in Lisbon').declined).toBeNull();
  });
});
