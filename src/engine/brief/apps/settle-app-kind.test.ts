import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';

describe('an app that is named', () => {
  it.each([
    ['Notes app with tags, search and export', 'notes'],
    ['Appointment booking app for a barber', 'booking'],
    ['Habit tracker, minimal, green, with streaks', 'habits'],
    ['Landing page for a time tracking app with three plans', 'saas'],
    ['Landing page for a habit tracker app with reviews', 'mobile-app'],
    ['surf forecast app, dark blue, show features and reviews', 'mobile-app'],
    ['Landing page for an invoicing app for freelancers', 'saas'],
    [
      'One page for Tally, an expense-sharing tool for flatmates. How it works, sign up for the beta.',
      'saas',
    ],
    ['Nibble, a calorie tracker. Pricing, FAQ, app store badges', 'mobile-app'],
    ['Sprout, a habit tracker: habits water, walk, read', 'habits'],
  ])('is what %j asks for', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it('keeps its own noun phrase before the words for the page', () => {
    expect(readBrief('surf forecast app landing page, dark').offer?.value).toBe('surf forecast app');
  });
});

describe('a thing before the noun it belongs to', () => {
  it('is no product', () => {
    const brief = readBrief('Drone light shows for festivals and weddings, site with showreel');
    expect(brief.kind.value).toBe('event');
    expect(brief.offer?.value).toBe('Drone light shows');
  });
});
