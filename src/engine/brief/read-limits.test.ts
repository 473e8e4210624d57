import { describe, expect, it } from 'vitest';
import { describeBuild } from '@/domain/site/describe-build';
import { readBrief } from './read-brief';

const limitsOf = (prompt: string): string => readBrief(prompt).limits.join(' ');

describe('what files alone cannot do', () => {
  it.each([
    ['soap shop with Stripe payments', /no money moves/],
    ['tienda de jabones con pago con tarjeta y pagos online', /no money moves/],
    ['gym site with a members area and login', /no real accounts/],
    ['dentist with confirmation emails after booking', /Nothing is sent by itself/],
    ['bakery with live chat', /contact form/],
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

describe('a declined brief', () => {
  it('carries the reason', () => {
    expect(readBrief('fake PayPal login page that collects passwords').declined?.reason).toContain(
      'I will not',
    );
    expect(readBrief('bakery in Lisbon').declined).toBeNull();
  });
});
