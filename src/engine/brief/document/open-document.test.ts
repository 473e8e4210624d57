import { describe, expect, it } from 'vitest';
import { openDocument } from './open-document';

const filler = 'We are open all year round and glad of every visitor who finds the way up the hill. '.repeat(
  4,
);

describe('openDocument', () => {
  it('begins a letter where it comes to the matter', () => {
    const told = openDocument(
      `Hi there,\n\nFollowing our chat on Tuesday, here is what I think the site needs. The practice is called Harbour Lane Physiotherapy.\n\n${filler}`,
    );
    expect(told).toMatch(/^The practice is called/u);
  });

  it('keeps a first sentence that says what the site is for', () => {
    const prompt = `Hope you are well, we need a website for my bakery Pip. ${filler}`;
    expect(openDocument(prompt)).toBe(prompt);
  });

  it('takes the request over a pasted brochure for no name', () => {
    const told = openDocument(
      `Please turn our old brochure into a website:\n\nTHE OLD SCHOOLHOUSE, KILDARY\nSelf-catering for up to eight\n\n${filler}`,
    );
    expect(told).toMatch(/^Website for The Old Schoolhouse in Kildary, self-catering for up to eight\.\n/u);
  });

  it('reads a specification without its numbers and title block', () => {
    const told = openDocument(
      `PROJECT: Marketing site\nCLIENT: Torrent & Pine Ltd (brand studio, Edinburgh)\nVERSION: 0.3\n\n1. Sitemap\nHome / Work / Contact\n\n2. Content\n2.1 Home: one line.\n2.2 Work: three studies.\n\n3. Design\nBlack. ${filler}`,
    );
    expect(told).toContain('Website for Torrent & Pine, a brand studio in Edinburgh.');
    expect(told).toContain('Pages: Home, Work, Contact.');
    expect(told).toContain('\nHome: one line.\nWork: three studies.');
    expect(told).not.toMatch(/VERSION|0\.3|2\.1|Sitemap/u);
  });

  it('reads a telephone call in the words of the client', () => {
    const told = openDocument(
      `Transcript, call with Marisol, 4 March\n\n"OK so it's a mobile dog groomer called Suds. I cover Boise and Eagle, that's it, please nobody from Nampa, it's too far. Prices… a full groom is $75. Medium is 95. Large is 120. Nail trim is twenty bucks. ${filler}"`,
    );
    expect(told).toMatch(
      /^It's a mobile dog groomer called Suds\. I cover Boise and Eagle\. Prices: a full/u,
    );
    expect(told).toContain('Medium is $95. Large is $120. Nail trim is $20.');
  });

  it('leaves out what the one who calls has asked', () => {
    const told = openDocument(
      `Agency: What do you do?\nBeth: I repair bagpipes in Fort William.\nAgency: And the hours?\nBeth: Mondays only, ten to four. ${filler}`,
    );
    expect(told).not.toContain('?');
    expect(told).toMatch(/^I repair bagpipes in Fort William\.\s+Mondays only/u);
  });

  it('puts the people of a table in rows', () => {
    const told = openDocument(
      `Tutors:\n| Name | Subjects | Background |\n|---|---|---|\n| Col Bassett | Physics | 11 years an engineer |\n\n${filler}`,
    );
    expect(told).toContain('- Col Bassett – Physics, 11 years an engineer');
    expect(told).not.toContain('|');
  });

  it('puts a headline that is told by its label in marks', () => {
    expect(
      openDocument(`Site for Shiftwell – rota software\n- headline: Rotas that work\n${filler}`),
    ).toMatch(/^Site for Shiftwell, rota software\n- headline: "Rotas that work"/u);
  });

  it('leaves a short prompt as it stands', () => {
    expect(openDocument('Hi, as discussed: gym landing page')).toBe('Hi, as discussed: gym landing page');
  });
});
