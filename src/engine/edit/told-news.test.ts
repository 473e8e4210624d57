import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const salon = makeSite('A website for Marlow & Finch, a hair salon in Bath. Pages: home, services with prices (cut £42, blow dry £28, balayage £120), team (Ines, Tom, Priya), contact. Open Tue-Sat 9-6. Blush pink and charcoal.'); // prettier-ignore
const baker = makeSite('Un sitio para Panadería Sol, panadería en Valencia. Productos: barra 1,20 €, croissant 1,80 €, ensaimada 2,50 €. Horario: lunes a sábado 7:00–14:00. Colores amarillo y marrón.'); // prettier-ignore
const garden = makeSite('Riverside Community Garden in Leeds. Pages: home, plots, events, volunteer. Events: Seed swap 14 March 2027, Open day 6 June 2027. Committee: Joan Bell (chair), Ray Patel (treasurer). Donations £5, £10, £20.'); // prettier-ignore
const wedding = makeSite('Wedding site for Anna and Leo, 12 June 2027 in Siena. Schedule, travel, RSVP form, gift list, countdown. Sage green and cream, elegant.'); // prettier-ignore

const all = (site: ReturnType<typeof makeSite>, command: string) => {
  const { read, outcome } = runCommands(site, command);
  const paths = [...site.map(({ path }) => path), 'travel.html', 'our-plots.html', 'team.html'];
  return {
    read,
    outcome,
    html: paths
      .filter((path) => path.endsWith('.html'))
      .map(read)
      .join('\n'),
  };
};

describe('texts without quotation marks', () => {
  it('are what a heading says, in the language of the site too', () => {
    expect(all(salon, 'make the headline Bring it blunt').html).toContain('>Bring it blunt</h1>');
    expect(all(salon, 'change the top bit to say Cut on Tuesdays, worn all week').html).toContain('>Cut on Tuesdays, worn all week</h1>'); // prettier-ignore
    expect(all(baker, 'haz el título Pan de verdad desde 1962').html).toContain('>Pan de verdad desde 1962</h1>'); // prettier-ignore
  });

  it('leave out what it said before', () => {
    const { html } = all(salon, 'the button should say Book now instead');
    expect(html).toContain('>Book now</a>');
    expect(html).not.toContain('instead');
  });
});

describe('news', () => {
  it('closes a day that nobody is in on, and adds a person with what they do', () => {
    expect(all(salon, "we're not in on Saturdays anymore").html).toContain('Tuesday to Friday');
    expect(all(salon, 'add Nadia to the team, she does colour').html).toMatch(/<h3>Nadia<\/h3>\s*<p[^>]*>Does colour<\/p>/); // prettier-ignore
  });

  it('adds a thing to every list of the same things', () => {
    const { read } = all(baker, 'añade una napolitana a 1,90');
    for (const page of ['index.html', 'carta.html']) expect(read(page)).toContain('Napolitana');
  });

  it('lets forms write to the first mail address', () => {
    const { html } = all(salon, 'put my email hi@marlow.example on the contact page');
    expect(html).toContain('data-mail="hi@marlow.example"');
    expect(html).not.toContain('no mail address yet');
  });

  it('says what is to be said where it is to stand', () => {
    expect(all(garden, 'we have 42 plots, say that at the top').html).toMatch(/announcement[\s\S]*We have 42 plots/); // prettier-ignore
    expect(all(wedding, 'RSVP by 1 May please, say that by the form').html).toContain('<p>RSVP by 1 May</p>');
    expect(all(garden, 'add a harvest supper on 2 October 2027 at 6pm').read('events.html')).toContain('Harvest supper'); // prettier-ignore
  });

  it('moves a date that stands in two parts', () => {
    const { html } = all(wedding, "we've put the date back to 19 June");
    expect(html).toMatch(/hero-date"><b>19<\/b>/);
    expect(html).not.toContain('<b>12</b>');
  });

  it('asks for the other days where a site has no hours', () => {
    expect(all(garden, "we're open Saturdays 9 to 1 as well").outcome).toMatchObject({ kind: 'refused', reason: 'ambiguous' }); // prettier-ignore
  });
});

describe('what other orders would take for their own', () => {
  it('quotes a review, keeps a plan whose button goes, and strips what was', () => {
    expect(all(salon, 'get rid of the second button on the prices').html).toContain('Blow dry');
    expect(all(garden, 'donations should be 10, 15, 50').html).toContain('value="£15"');
    expect(all(wedding, 'put an emergency bar at the top: Bring a coat').html).toContain(
      '>Bring a coat</h2>',
    );
  });

  it('reads one figure for morning and evening, and one o’clock in the afternoon', () => {
    expect(all(salon, "we're not 24/7 anymore, 7 to 7 every day").html).toContain('7:00 to 19:00');
  });

  it('puts a part on a page of its own instead of taking it out', () => {
    const { outcome, html } = all(salon, 'take the team out of the home page and give them their own page');
    expect(outcome.kind).toBe('changed');
    expect(html).toContain('href="team.html"');
  });

  it('takes a background by its colour', () => {
    const { read } = all(baker, 'pon el fondo blanco');
    expect(read('style.css')).toMatch(/--bg: light-dark\(#fff/);
  });
});

describe('orders that go on', () => {
  it('mean what was set or renamed before', () => {
    expect(all(wedding, 'use a serif for the headings and make them smaller').outcome).toMatchObject({ intent: 'set-font+set-size' }); // prettier-ignore
    expect(all(garden, 'rename plots to Our plots and move it to the end of the menu').outcome).toMatchObject({ intent: 'rename-page+reorder-nav' }); // prettier-ignore
    expect(all(wedding, 'call the page Getting there Travel instead').read('travel.html')).toContain('Travel'); // prettier-ignore
  });
});

describe('refusals', () => {
  it('hint in the language of the command', () => {
    const { outcome } = all(baker, 'haz que brille la luna del mapa');
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^No he entendido/) as string }); // prettier-ignore
    const hints = outcome.kind === 'refused' ? outcome.suggestions : [];
    expect(hints.length).toBeGreaterThan(1);
    expect(hints.join()).not.toMatch(/\b(?:make|use|add)\b/);
  });
});
