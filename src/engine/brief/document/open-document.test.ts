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

  it('opens a short list of labels, notes under a heading, and words behind a table', () => {
    expect(
      openDocument(
        '- Name: Tallow & Wick\n- what: beeswax candles in Otley\n- pillars £12\n- want: home, shop, contact\n- colours: brown',
      ),
    ).toMatch(/^Website for Tallow & Wick, beeswax candles in Otley\.[\s\S]*Pages: home, shop, contact\./u);
    expect(
      openDocument('Notes from call with client:\nNorthgate Clocks — Derek, 40 years, no watches.'),
    ).toBe('Website for Northgate Clocks, run by Derek, 40 years, no watches.');
    expect(
      openDocument('| Treatment | Price |\n| Ear candling | £28 |\nI work from The Quiet Shed in Ludlow.'),
    ).toBe('I work from The Quiet Shed in Ludlow.\n\nPrices:\n| Ear candling | £28 |');
  });

  it('parts questions from answers that stand in brackets behind them', () => {
    expect(
      openDocument(
        `${filler} In the FAQ please answer: can I come if I am pregnant (ask your doctor first), what about children (from 12, with an adult).`,
      ),
    ).toMatch(
      /\nFAQ\nCan I come if I am pregnant\? Ask your doctor first\.\nWhat about children\? From 12, with an adult\.\n/u,
    );
  });

  it('says in a sentence whose brief it is', () => {
    expect(
      openDocument(
        `Northbound Ropes — brief for website\n\nWho: maker of ropes for old boats. Est. 1987.\n\n${filler}`,
      ),
    ).toMatch(/^Website for Northbound Ropes, a maker of ropes for old boats\./u);
  });

  it('takes the hours of a day for no numbers of chapters', () => {
    const day = '8.30 Arrivals\n10.15 Porridge\n12.00 Lunch in the barn\n3.45 Home time';
    expect(openDocument(`Website for Larkrise, a farm nursery.\n\nA day\n${day}\n\n${filler}`)).toContain(
      day,
    );
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

  it('makes a sentence of a list that begins with its name', () => {
    expect(
      openDocument(`- name: Ferrous & Fern\n- what: garden designer, Bath\n- area: Bath, Frome\n${filler}`),
    ).toMatch(/^Website for Ferrous & Fern, garden designer, Bath\.\n\n- area: Bath, Frome/u);
  });

  it('gives each price of a row its column', () => {
    const told = openDocument(
      `Trips\nTrip\tLength\tAdult\tChild\nLunch cruise\t2.5 hours\t£32\tn/a\nTaster\t1 hour\t£9\t£5\n\n${filler}`,
    );
    expect(told).toContain(
      '| Lunch cruise | 2.5 hours | £32 |\n| Taster, adult | 1 hour | £9 |\n| Taster, child | 1 hour | £5 |',
    );
    expect(told).not.toContain('Length');
  });

  it('parts services that have a stop behind each', () => {
    expect(
      openDocument(`What we do\nUnfair dismissal. Redundancy. Equal pay. Bullying complaints.\n\n${filler}`),
    ).toContain('- Unfair dismissal\n- Redundancy\n- Equal pay\n- Bullying complaints');
  });

  it('takes what the home page should say for its headline', () => {
    expect(
      openDocument(
        `We mend kilns. The home page should say 'Your kiln is our kiln.' That's my line. ${filler}`,
      ),
    ).toContain('Headline: "Your kiln is our kiln."\n');
  });

  it('puts plans with their prices in rows', () => {
    expect(
      openDocument(`Plans\nSingle: £19/month, one shop\nCrates: £49/month, three shops\n\n${filler}`),
    ).toContain('- Single £19/month (one shop)\n- Crates £49/month (three shops)');
  });

  it('puts labels inside a paragraph on lines of their own', () => {
    const told = openDocument(
      `Copy for our app Nudgewell. Headline: Remember your people. It reminds you to call. Two buttons: Get the app, and Join the waitlist. FAQ: Does it post? No. ${filler}`,
    );
    expect(told).toContain('\nHeadline: "Remember your people."\n');
    expect(told).toContain('\nButtons: "Get the app" and "Join the waitlist"\n');
    expect(told).toMatch(/\nFAQ: Does it post\?/u);
  });

  it('leaves a short prompt as it stands', () => {
    expect(openDocument('Hi, as discussed: gym landing page')).toBe('Hi, as discussed: gym landing page');
  });

  it('opens a sheet of labels, however they are marked', () => {
    expect(
      openDocument(
        'NAME: Wattle & Daub\nWHAT: lime plastering , Norfolk\nPAGES home / our work\nthe plasterers = Una Firth, Rab Cole\ntel 01953 555 010',
      ),
    ).toBe(
      'Website for Wattle & Daub, lime plastering, Norfolk.\n\nPAGES: home / our work\nthe plasterers: Una Firth, Rab Cole\ntel 01953 555 010',
    );
  });
});
