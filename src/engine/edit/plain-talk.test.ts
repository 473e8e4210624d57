import { describe, expect, it } from 'vitest';
import { makeSite, readFile, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { SiteDraft } from './draft/site-draft';
import { tintedSection } from './target/tinted-section';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const saddler = makeSite('Website for Hide & Tack, a saddlery in Malton. Belts £45, bridles £180, repairs from £20. Open Monday to Friday 9am to 5pm. Team: Gwen Hale, saddler; Otis Reed, apprentice. 7 Market Place, Malton. Phone 01653 555 118. Oxblood and mustard. Home, services, team, contact.'); // prettier-ignore
const inn = makeSite('Website for The Ferry Inn, rooms in Fowey. Rooms: Quay £90, Loft £120. Check-in 3pm. Deposit 20%. Dogs are welcome in the bar. Home, rooms, contact. 01726 555 310'); // prettier-ignore
const choir = makeSite('Website for Low Tide Choir, Hull. Rehearsals Tuesdays 7pm. Concerts: 5 June 2027 Minster; 19 June 2027 Town Hall. News: New robes ordered. 40 singers. Home, concerts, news, contact. Ink blue and white.'); // prettier-ignore

const pages = (read: (path: string) => string, ...paths: string[]) => paths.map(read).join('\n');

describe('a colour by its name', () => {
  it('is made darker in each of its shades, and nothing else is', () => {
    const { read, outcome } = runCommands(saddler, 'make the mustard a bit darker');
    expect(outcome).toMatchObject({ intent: 'set-color' });
    const before = readFile(saddler, 'style.css').split('\n');
    const changed = read('style.css')
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((line) => /#[\da-f]{6}/u.test(line))).toBe(true);
  });

  it('does not turn white where it is pale and made softer', () => {
    const lemon = makeSite(
      'Website for Pip, a juice bar in Ely. Bright yellow and green. Home, menu, contact.',
    );
    expect(runCommands(lemon, 'the yellow hurts to look at').read('style.css')).not.toMatch(/--(?:accent|brand): light-dark\(#ffffff/); // prettier-ignore
  });

  it('is told when it is asked for', () => {
    const { outcome } = runCommands(choir, 'which blue is that');
    expect(outcome).toMatchObject({ kind: 'answer', message: expect.stringMatching(/^The blue is #[\da-f]{6}/u) as string }); // prettier-ignore
    expect(runCommands(choir, 'what colour are the buttons').outcome).toMatchObject({ kind: 'answer', message: expect.stringMatching(/^The buttons: /u) as string }); // prettier-ignore
  });
});

describe('a line', () => {
  it('that speaks of something is taken out, an entry of that name too', () => {
    const { read } = runCommands(inn, 'say that parking costs nothing', 'get rid of the line about parking');
    expect(read('index.html')).toBe(readFile(inn, 'index.html'));
    expect(runCommands(inn, 'get rid of the line about dogs').outcome).toMatchObject({ reason: 'ambiguous' });
    expect(runCommands(choir, 'lose the bit about the robes').read('index.html')).not.toContain(
      'New robes ordered',
    );
  });

  it('goes where the site has no better place', () => {
    expect(runCommands(saddler, 'say that we restore old saddles').read('index.html')).toContain(
      'We restore old saddles',
    );
  });
});

describe('a value that the site tells', () => {
  it('takes the new one, written like the old', () => {
    expect(pages(runCommands(inn, "check-in's 4 o'clock these days").read, 'index.html')).toMatch(
      /Check-in 4pm/iu,
    );
    expect(pages(runCommands(inn, 'the deposit is 30% now').read, 'index.html')).toMatch(/Deposit 30%/iu);
  });

  it('goes up by a sum, not to it', () => {
    const { read } = runCommands(saddler, 'belts went up a fiver');
    expect(pages(read, 'index.html', 'services.html')).toContain('£50');
  });
});

describe('what is not meant stays', () => {
  it('a section for a page that the site lacks, and what follows with why', () => {
    const { outcome } = runCommands(inn, 'get rid of the gallery page, we never filled it in');
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(runCommands(saddler, 'lose the team section, nobody reads that').outcome).toMatchObject({ intent: 'remove-section', message: expect.not.stringContaining('Not done') as string }); // prettier-ignore
  });

  it('the corners, where room round something is asked for', () => {
    expect(runCommands(saddler, 'more breathing space round the cards').outcome).not.toMatchObject({ intent: 'set-radius' }); // prettier-ignore
  });

  it('the room of the whole site, where the thing is not there', () => {
    expect(runCommands(saddler, 'less space around the album covers').outcome).toMatchObject({
      reason: 'not-found',
    });
  });

  it('the days that are closed, where only times are told', () => {
    expect(pages(runCommands(saddler, 'our hours are 8 to 6 now').read, 'index.html')).not.toMatch(
      /"Sa|Su 08/u,
    );
  });

  it('the words of an address, where a part of it is told', () => {
    expect(runCommands(saddler, 'our address should say Unit 4').outcome.kind).toBe('refused');
  });
});

describe('things with a day', () => {
  it('say it where no neighbour shows one, and the month alone', () => {
    const { read } = runCommands(choir, 'add an event called Summer social on 3 July 2027');
    expect(pages(read, 'index.html')).toMatch(
      /Summer social[^]{0,160}3 July 2027|3 July 2027[^]{0,160}Summer social/u,
    );
    const month = runCommands(choir, "we've got a concert coming up in Leeds in May 2028").read;
    expect(pages(month, 'index.html')).toMatch(/Concert in Leeds/iu);
    expect(pages(month, 'index.html')).toMatch(/May 2028/u);
  });

  it('are put before another by a word of its name', () => {
    expect(runCommands(saddler, 'Gwen should come after Otis').outcome).toMatchObject({
      intent: 'move-item',
    });
  });
});

describe('a section', () => {
  it('is meant by the ground it lies on', () => {
    const scope = { draft: new SiteDraft(saddler), page: 'index.html', picked: null, last: null };
    expect(tintedSection(scope, 'oxblood band')).toMatchObject({ kind: 'section' });
    expect(tintedSection(scope, 'lilac band')).toBeNull();
  });
});

describe('what goes with it', () => {
  it('the town of an address, where only the street is told', () => {
    expect(runCommands(saddler, "we've moved to 9 Castle Row").read('index.html')).toContain(
      '9 Castle Row, Malton',
    );
  });

  it('the hour of an event', () => {
    const { read } = runCommands(choir, "there's a carol night on 12 December 2027, 6.30pm");
    expect(read('index.html')).toMatch(/Carol night[^]{0,200}6\.30pm|6\.30pm[^]{0,200}Carol night/iu);
  });

  it('the remedy, not a guess about the complaint', () => {
    const { outcome } = runCommands(saddler, 'the team looks heavy, remove the team');
    expect(outcome).toMatchObject({ intent: 'remove-section' });
  });
});

describe('what is said of a heading', () => {
  it('is no text of it, what follows is', () => {
    expect(runCommands(inn, "headline's a bit dull, try: Cross the river").read('index.html')).toMatch(/<h1[^>]*>Cross the river</u); // prettier-ignore
    expect(runCommands(inn, 'the headline is a bit naff').read('index.html')).toBe(
      readFile(inn, 'index.html'),
    );
  });

  it('may be low letters, where a tagline should be them', () => {
    const { outcome } = runCommands(choir, 'the headline should be slow tides and loud voices');
    expect(outcome).toMatchObject({ kind: 'changed', intent: 'set-text' });
  });
});

describe('parts of the site', () => {
  it('are found whatever is said of their look', () => {
    expect(runCommands(saddler, 'the mustard buttons are a bit shouty').outcome).toMatchObject({ intent: 'set-size' }); // prettier-ignore
    expect(runCommands(saddler, 'put a green strip along the top saying closed on Friday').outcome).toMatchObject({ kind: 'changed' }); // prettier-ignore
  });
});
