import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const vet = makeSite('Vet practice Ashgrove Vets in Derby: services vaccination £40, dental care £120; team Nora Bell and Sam Osei, FAQ, contact. Pages: Home, Team, Contact. phone 01332 555 014, hello@ashgrove.vet'); // prettier-ignore
const shop = makeSite('Online shop for candles called Wick & Ember: Amber €18, Cedar €22, Fig €20. Cart, about, contact'); // prettier-ignore
const painter = makeSite('Portfolio of a painter named Mira Sandvik, with work gallery, about, contact');
const clinica = makeSite('Clínica veterinária no Porto chamada Pata Leve. Serviços: consulta 35 €, vacina 25 €. Equipa: Ana Reis e Rui Melo. Rua do Sol 4, Porto. Páginas: Início, Serviços, Equipa, Contacto'); // prettier-ignore

const said = (outcome: object): string => ('message' in outcome ? String(outcome.message) : '');

describe('one of several', () => {
  it('makes the headline bigger and leaves the other headings', () => {
    const css = runCommands(vet, 'make the headline huge').read('style.css');
    expect(css).toMatch(/#hero-title \{[^}]*font-size/);
    expect(css).not.toMatch(/:is\(h1, h2, h3\)/);
  });

  it('gives the buttons of a quoted name their looks, and never the site', () => {
    const { outcome, read } = runCommands(shop, 'make "Add to cart" buttons bigger and black');
    expect(outcome).toMatchObject({ intent: 'set-size+set-color' });
    expect(read('style.css')).not.toContain('color-scheme: dark');
    const renamed = runCommands(shop, 'rename the "Add to cart" buttons to Take it').read('index.html');
    expect(renamed).toContain('aria-label="Take it: Amber"');
    expect(renamed).not.toContain('Add to cart');
  });

  it('cuts the pictures of the products alone', () => {
    expect(runCommands(shop, 'make the product photos square').read('style.css')).toMatch(/#products :is\(img, svg\.art\) \{[^}]*aspect-ratio: 1;/); // prettier-ignore
  });

  it('takes the form out and leaves the number and the mail address', () => {
    const { read } = runCommands(vet, 'remove the contact form');
    expect(read('contact.html')).not.toContain('<form');
    expect(read('contact.html')).toContain('<dd><a class="link" href="tel:01332555014"');
    expect(read('style.css')).not.toContain('.field-wide');
  });

  it('takes who is leaving off the team', () => {
    const { read } = runCommands(vet, 'Sam is leaving in May, take him off the website');
    expect(read('team.html')).not.toMatch(/<h3[^>]*>Sam Osei|Leaving/);
  });

  it('goes on with “it” from the header', () => {
    const { outcome } = runCommands(vet, 'make the header navy and keep it visible when scrolling');
    expect(outcome).toMatchObject({ intent: 'set-color+set-layout' });
  });
});

describe('a portfolio', () => {
  it('is told that its pictures open large already', () => {
    expect(said(runCommands(painter, 'let the photos open in a lightbox').outcome)).toContain('already');
  });

  it('takes another name where it is to stand everywhere', () => {
    const { outcome, read } = runCommands(painter, 'replace "Mira Sandvik" with "M. Sandvik" everywhere');
    expect(outcome.kind).toBe('changed');
    expect(read('index.html')).not.toContain('Mira Sandvik');
  });

  it('links two networks at once', () => {
    const { read } = runCommands(painter, 'add links to my instagram @mira.paints and vimeo.com/sandvik');
    expect(read('index.html')).toContain('https://www.instagram.com/mira.paints');
    expect(read('index.html')).toContain('https://vimeo.com/sandvik');
  });

  it('moves a section that is called a text', () => {
    expect(runCommands(painter, 'move the about text above the work').outcome).toMatchObject({ intent: 'move-section' }); // prettier-ignore
  });
});

describe('Portuguese', () => {
  it.each([
    ['mudámos para a Avenida dos Aliados 9, Porto', 'set-contact'],
    ['troca os serviços com a equipa', 'move-section'],
    ['o nosso novo email é ola@pataleve.pt', 'set-contact'],
    ['quero o cabeçalho fixo', 'set-layout'],
    ['faz as letras um pouco maiores', 'set-size'],
  ])('hears “%s”', (command, intent) => {
    expect(runCommands(clinica, command).outcome).toMatchObject({ kind: 'changed', intent });
  });

  it('undoes the last change', () => {
    expect(runCommands(clinica, 'desfaz a última alteração').outcome).toMatchObject({ kind: 'history' });
  });
});
