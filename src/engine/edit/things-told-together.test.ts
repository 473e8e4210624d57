import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { forgiveWords } from './words/forgive-words';
import { readCommand } from './words/read-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const diner = makeSite('A website for the Tin Spoon, a diner in Hull. Pancakes £7.50, club sandwich £8, bean chilli £6.50, milkshake £4. Open Monday to Saturday 8 to 4. Bikes welcome in the yard. Phone 01482 555 010. Pages: home, menu, contact'); // prettier-ignore
const app = makeSite('saas landing page for Pennywise, expense tracking for charities. plans: Seed $5, Grow $15, Bloom $30 per month. faq with 4 questions'); // prettier-ignore
const clinique = makeSite('Cabinet de kiné Léa Faure à Metz. Séance 40 €, massage 55 €, bilan 70 €. Du lundi au vendredi 9h-18h. 03 87 55 50 10. Pages: accueil, tarifs, contact. FAQ'); // prettier-ignore
const hort = makeSite('Hort Wirbelwind in Fulda. Gruppen: Hasen, Biber. Team: Eva Lang (Leitung), Ali Kaya (Erzieher). Mo-Fr 11-17 Uhr. hort@wirbelwind.example. Seiten: Start, Team, Kontakt'); // prettier-ignore
const pousada = makeSite('Site para a pousada Ondas em Itacaré, piscina e café da manhã. Quartos: Simples R$ 200, Duplo R$ 300, Suíte R$ 420. WhatsApp (73) 99955-0110. Páginas: início, quartos, contato'); // prettier-ignore
const poet = makeSite('Portfolio of Ines Vale, portrait painter in Porto. Instagram @inesvale. Sections: gallery, about, prices, contact. Small £200, Large £600'); // prettier-ignore

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const said = (outcome: { readonly kind: string; readonly message?: string }): string => outcome.message ?? '';

describe('two wishes in one sentence', () => {
  it('are both done where the second points at the first', () => {
    const { read, outcome } = runCommands(
      app,
      'grow is 18 a month now, and it should be the highlighted one',
    );
    expect(read('index.html')).toContain('$18');
    expect(said(outcome)).toMatch(/highlighted/u);
  });

  it('give a person another name and another role', () => {
    const page = textOf(
      runCommands(hort, 'Ali Kaya heißt jetzt Ali Sommer und er ist Koch').read('team.html'),
    );
    expect(page).toMatch(/Ali Sommer\s+Koch/u);
  });

  it('change the look of both things', () => {
    expect(said(runCommands(diner, 'make the headings and the footer dark green').outcome)).toMatch(/headings.*footer/iu); // prettier-ignore
  });

  it('change a price and add a thing, abroad', () => {
    const page = textOf(runCommands(clinique, 'la séance coûte maintenant 42 et ajoute acupuncture à 60 €').read('tarifs.html')); // prettier-ignore
    expect(page).toMatch(/Séance 42 €/u);
    expect(page).toMatch(/Acupuncture 60 €/u);
  });

  it('leave no name unsaid: who takes the place of whom', () => {
    const page = textOf(runCommands(hort, 'Ali ist nicht mehr da, dafür Mia Roth als Erzieherin').read('team.html')); // prettier-ignore
    expect(page).toMatch(/Mia Roth\s+Erzieherin/u);
    expect(page).not.toMatch(/Ali Kaya/u);
  });

  it('swap two things by a word of each, and prices and hours as sections', () => {
    expect(said(runCommands(diner, 'swap the chilli and the sandwich').outcome)).toMatch(/Bean chilli and Club sandwich have swapped/u); // prettier-ignore
    expect(said(runCommands(diner, 'swap the order of the opening hours and the prices').outcome)).toMatch(/^Swapped the (?:hours|menu) section and the (?:hours|menu) section/u); // prettier-ignore
  });
});

describe('things added and copied', () => {
  it('join the prices of another page too', () => {
    expect(textOf(runCommands(clinique, 'ajoute un drainage à 65 €').read('tarifs.html'))).toMatch(/rainage 65 €/u); // prettier-ignore
  });

  it('have no place in their name', () => {
    expect(textOf(runCommands(diner, 'add waffles for £6 to the sweet things').read('menu.html'))).toMatch(/Waffles £6(?! to)/u); // prettier-ignore
  });

  it('stand second, or first', () => {
    const page = textOf(runCommands(diner, 'put the milkshake second').read('index.html'));
    expect(page).toMatch(/Pancakes £7\.50 Milkshake/u);
  });

  it('go to a page that is made for them', () => {
    const { read } = runCommands(poet, 'copy the about section to a new page called Who I am');
    expect(textOf(read('who-i-am.html'))).toMatch(/Ines Vale/u);
    expect(read('index.html')).toContain('id="about"');
    const own = runCommands(app, 'copy the faq onto its own page and link it in the footer');
    expect(own.read('faq.html')).toMatch(/What does it cost/u);
    expect(said(own.outcome)).toMatch(/footer links to/u);
  });
});

describe('what stands on the page', () => {
  it('goes with the heading over it when it no longer holds', () => {
    const page = textOf(runCommands(diner, 'bikes are no longer welcome in the yard, take that out').read('index.html')); // prettier-ignore
    expect(page).not.toMatch(/Bikes welcome/u);
    expect(page).not.toMatch(/Good to know/u);
  });

  it('is a name without its link, or a number with the code of its country', () => {
    expect(runCommands(poet, 'change instagram to @ines.paints').read('index.html')).not.toMatch(
      /@inesvale/u,
    );
    expect(runCommands(pousada, 'muda o whatsapp pra (73) 98888-0199').read('index.html')).toContain('wa.me/5573988880199'); // prettier-ignore
  });

  it('is told again under what it was said of, without the words of the order', () => {
    expect(textOf(runCommands(diner, 'add a bit under the menu saying kids eat half price').read('index.html'))).toMatch(/Kids eat half price/u); // prettier-ignore
    expect(textOf(runCommands(diner, 'add a bit under the menu saying kids eat half price').read('index.html'))).not.toMatch(/bit under/u); // prettier-ignore
  });

  it('keeps words that only look like the name of a page', () => {
    const { read } = runCommands(diner, 'rename the home page to Start');
    expect(read('index.html')).toMatch(/<title>(?!.*Start of)/u);
  });

  it('is taken out where the order says away, and kept where it names a place', () => {
    expect(said(runCommands(diner, 'chuck the gallery').outcome)).toMatch(/^Removed the gallery/u);
  });
});

describe('orders with the pronoun written to them, articles and little words', () => {
  it.each([
    [pousada, 'tira a piscina', /Removed Piscina/u],
    [pousada, 'tira a suíte da lista de quartos', /Removed Suíte/u],
    [clinique, "change l'heure du massage", /.*/u],
    [
      clinique,
      'remplace Bilan par Bilan postural, et mets-le en premier',
      /Bilan is called Bilan postural now\..*stands first/u,
    ],
    [hort, 'tausch Hasen und Biber', /swapped places/u],
    [hort, 'Schreib statt "Hort Wirbelwind" lieber "Hort Wirbel"', /Hort Wirbel/u],
    [app, 'could the faq go above the prices? and make it dark', /before the pricing section.*dark/u],
  ])('%#: hears “%s”', (site, command, message) => {
    expect(said(runCommands(site, command).outcome)).toMatch(message);
  });
});

describe('slips of the keyboard', () => {
  it('are taken for the words that head the parts of the site', () => {
    const part = readCommand('make the watercolurs bigger', 'en');
    expect(forgiveWords(part, () => false, ['watercolours'])?.plain).toBe('make watercolours bigger');
    expect(forgiveWords(part, () => false)).toBeNull();
  });
});
