import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from './load-copy';
import { makeSite, readFile } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const pageOf = (prompt: string): string => readFile(makeSite(prompt), 'index.html');
const times = (html: string, text: string): number => html.split(text).length - 1;

describe('the day of an event', () => {
  const party = pageOf(
    '50th birthday of Grete, Saturday 17 April 2027, 8pm at The Loft, Leith. Dress code: silver. RSVP',
  );

  it('stands under the title with its hour, as machines read it too', () => {
    // An opening that shows the day as a poster does leaves the hour to this line.
    expect(party).toMatch(
      /<p class="hero-when"><time datetime="2027-04-17T20:00">(?:Saturday 17 April 2027, )?8pm<\/time><\/p>/u,
    );
    expect(pageOf('Village fete on Saturday 12 June 2027, 12-4pm at the Recreation Ground, Ashby')).toContain(
      '>Saturday 12 June 2027, 12–4pm</time>',
    );
    expect(party).toMatch(/"startDate": ?"2027-04-17T20:00"/u);
  });

  it('is what its clock counts down to', () => {
    expect(party).toContain('data-countdown="2027-04-17T20:00"');
    expect(pageOf('Wedding of Ana and Leo, 5 June 2027 at Finca Roja. Countdown and RSVP')).toContain(
      'data-countdown="2027-06-05T12:00"',
    );
  });

  it('is told once in the opening, and never as a loose fact', () => {
    const opening = party.slice(party.indexOf('<main'), party.indexOf('</section>'));
    expect(times(opening, '17 April 2027')).toBeLessThan(2);
    expect(party).not.toContain('Good to know');
  });

  it('is not said against by the usual copy', () => {
    expect(party).not.toContain('What should I wear');
  });

  it('says its weekday and hour in the site’s language', () => {
    expect(
      pageOf('Boda de Elena y Mario, 19 de junio de 2027 a las 17:00 en el Pazo Branco, Lugo. Mapa'),
    ).toContain('Sábado, 19 de junio de 2027, 17:00');
  });

  it('has one day in its programme', () => {
    const files = makeSite(
      'Conference Quiet Machines, 9 October 2026 in Ghent. Schedule, 8 speakers, tickets',
    );
    expect(readFile(files, 'programme.html')).not.toMatch(/Day [12]/u);
    const two = makeSite(
      'Two-day conference Quiet Machines, 9-10 October 2026 in Ghent. Schedule, speakers, tickets',
    );
    expect(readFile(two, 'programme.html')).toContain('Day 2');
    const talks = [...readFile(files, 'index.html').matchAll(/Has cancelled more projects/gu)];
    expect(talks).toHaveLength(1);
  });
});

describe('days that a prompt tells', () => {
  it('are not said against by headlines and lines of other days', () => {
    const pub = pageOf('Pub The Drovers in Ashby: quiz night Mondays, Sunday lunch £15, open daily 12-23');
    expect(pub).not.toMatch(/Tuesday|Thursday/u);
  });
});

describe('several days of an event', () => {
  it('are told from the first to the last', () => {
    const page = pageOf('Exhibition "Tide" by Bo Lund, 28 March to 11 April 2027 at Pier Hall, Whitby');
    expect(page).toMatch(/28 March\s–\s11 April 2027/u);
    expect(page).not.toContain('To 11 April');
    expect(pageOf('Sagra della castagna di Marradi, 18 e 25 ottobre 2027, programma, parcheggi')).toContain(
      '18 ottobre 2027 e 25 ottobre 2027',
    );
    expect(page).toMatch(/"endDate": ?"2027-04-11"/u);
  });
});
