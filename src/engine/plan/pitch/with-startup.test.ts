import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 5);
const heroOf = (prompt: string) =>
  planOf(prompt).pages[0]?.sections.find(({ type }) => type === 'hero')?.content;

describe('a young company that is not told to run on screens', () => {
  it.each([
    [
      'Startup that turns brewery waste into packaging. Investors and pilots.',
      'Packaging from Brewery Waste',
      'Turning brewery waste into packaging',
    ],
    ['fintech startup that lends to seasonal farmers', 'Fintech Startup', 'Lending to seasonal farmers'],
    [
      'Build a landing page for my startup, we match retired chefs with small restaurants',
      'Retired Chef Matcher',
      'Matching retired chefs with small restaurants',
    ],
    [
      'site for our startup Loopwell, we collect and wash reusable cups for festivals',
      'Loopwell',
      'Collecting and washing reusable cups for festivals',
    ],
    [
      'Startup growing mycelium leather in Rotterdam',
      'Mycelium Leather',
      'Growing mycelium leather in Rotterdam',
    ],
  ])('says what it does, and sells no seats: %s', (prompt, name, title) => {
    expect(planOf(prompt).name).toBe(name);
    expect(heroOf(prompt)?.title).toBe(title);
    expect(JSON.stringify(planOf(prompt).pages)).not.toMatch(/seats|per month|Single sign-on|Early user/u);
    expect(planOf(prompt).art).not.toContain('telescope');
  });

  it('stays software where its prompt says so', () => {
    expect(JSON.stringify(planOf('AI startup with a platform for dental clinics, pricing').pages)).toMatch(
      /pricing/u,
    );
  });
});

describe('words of a prompt that the copy keeps whole', () => {
  it('knows which people it is for', () => {
    expect(heroOf('Landing page for Tidemark, a note-taking app for people who read a lot')?.title).toMatch(
      /people who read a lot/u,
    );
  });

  it('gives a note-taking app no ears', () => {
    const made = JSON.stringify(planOf('Landing page for Tidemark, a note-taking app').pages);
    expect(made).not.toMatch(/Listens while you talk/u);
    expect(JSON.stringify(planOf('landing page for an app that transcribes meetings').pages)).toMatch(
      /Listens/u,
    );
  });

  it('puts a coupon over the page and not into its opening', () => {
    const [home] = planOf('Online shop for secondhand chess sets. Coupon WELCOME10 for first orders.').pages;
    expect(home?.sections[0]).toMatchObject({
      type: 'announcement',
      content: { title: 'Coupon WELCOME10 for first orders.' },
    });
    expect(JSON.stringify(home?.sections.slice(1))).not.toContain('WELCOME10');
  });
});
