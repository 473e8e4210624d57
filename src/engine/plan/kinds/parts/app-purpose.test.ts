import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { isAppForPeople, readAppPurpose } from './app-purpose';

describe('what an app is for', () => {
  it.each([
    ['An app that tells surfers when to paddle out, reading swell and wind', 'Know when to paddle out'],
    ['App that helps neighbours share compost bins and scraps', 'Share compost bins and scraps'],
    ['an app to swap seeds with people nearby', 'Swap seeds with people nearby'],
    ['App for tracking houseplants', 'Tracking houseplants, in your pocket'],
    ['app that finds quiet cafés', 'It finds quiet cafés'],
  ])('%s', (prompt, headline) => {
    expect(readAppPurpose(prompt)?.headline).toBe(headline);
  });

  it('is named by what it asks for', () => {
    expect(readAppPurpose('App that tells swimmers which lakes are clean today')?.what).toBe('lakes');
  });

  it('is not guessed', () => {
    expect(readAppPurpose('a recipe app')).toBeNull();
  });

  it('is work where teams and invoices are spoken of', () => {
    expect(isAppForPeople(readBrief('An app that helps teams plan their week'))).toBe(false);
    expect(isAppForPeople(readBrief('An app that helps parents plan their week'))).toBe(true);
  });

  it('makes a page that talks about it and leads to the stores', async () => {
    await loadAllCopy();
    const plan = makePlan(readBrief('An app that tells surfers when to paddle out'), 1);
    const [home] = plan.pages;
    const text = JSON.stringify(plan.pages);
    expect(plan.name).toBe('Paddle Out');
    expect(home?.sections[0]?.content.title).toBe('Know when to paddle out');
    expect(home?.sections.map(({ type }) => type)).toContain('download');
    expect(text).not.toMatch(/Freelancers|Single sign-on|Import a file|timer/u);
  });
});
