import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const bistro = makeSite('Website for Brook & Vine, an Italian restaurant in Bristol. Menu with starters, mains and desserts with prices, opening hours Tue-Sun 12-22, phone 0117 496 0123, gallery of 6 photos, reviews, FAQ about parking'); // prettier-ignore
const tool = makeSite('Landing page for TaskPilot, a project management tool for small agencies. Features, pricing: Starter $12, Team $29, Business $59, testimonials, FAQ, newsletter'); // prettier-ignore
const panaderia = makeSite('Sitio web para la panadería La Espiga en Sevilla: carta de panes con precios, horario de lunes a sábado 7-14, teléfono 954 12 34 56'); // prettier-ignore

const said = (outcome: object): string => ('message' in outcome ? String(outcome.message) : '');

describe('parts of things', () => {
  it('adds one dish with its price and what it is to the list that is named', () => {
    const { read, outcome } = runCommands(bistro, 'add a dish to the mains: Lasagne della casa, £13.50, baked in the wood oven'); // prettier-ignore
    expect(said(outcome)).toContain('Added Lasagne della casa, £13.50');
    expect(read('index.html')).toMatch(
      /<dt>Lasagne della casa<\/dt>\s*<dd>£13\.50<\/dd>\s*<dd class="note">Baked in the wood oven/u,
    );
  });

  it('answers a question, rewrites a review with its author and calls instead of booking', () => {
    const page = runCommands(tool, 'change the answer about who can see what I store to: Only you').read(
      'index.html',
    );
    expect(page).toContain('<p>Only you</p>');
    const review = runCommands(bistro, 'make the 2nd review say "Best carbonara in town" by Tom Field').read('index.html'); // prettier-ignore
    expect(review).toMatch(/Best carbonara in town[\s\S]*Tom Field/u);
    const { read } = runCommands(bistro, 'the reserve button should call us instead');
    expect(read('index.html')).toMatch(/href="tel:01174960123"[^>]*>Reserve a table/u);
    expect(said(runCommands(bistro, 'put a whatsapp button on the contact page, +44 7700 900123').outcome)).toContain('+447700900123'); // prettier-ignore
  });

  it('renames a plan called like a word for the site, and adds one with a price of its own', () => {
    const { read } = runCommands(tool, 'change the Business plan to $69 and call it Agency');
    expect(read('index.html')).toMatch(/<h3>Agency<\/h3>[\s\S]*\$69/u);
    expect(read('index.html')).toContain('TaskPilot');
    expect(runCommands(tool, 'call the Business plan Agency').read('index.html')).toContain(
      '<h3>Agency</h3>',
    );
    expect(said(runCommands(tool, 'add a yearly plan, $299 a year, between Team and Business').outcome)).toBe('Added Yearly plan, $299 a year to pricing after Team.'); // prettier-ignore
    const all = runCommands(tool, 'every plan button should say "Choose plan"').read('index.html');
    expect(all.match(/>Choose plan<\/a>/gu)).toHaveLength(3);
  });

  it('finds ticked off things, swaps reviews that a layout sets apart, and renames the menu alone', () => {
    expect(said(runCommands(tool, 'remove the last two features').outcome)).toMatch(/^Removed .+ and .+ from features/u); // prettier-ignore
    const { read, outcome } = runCommands(tool, 'swap the first and the second testimonial');
    expect(said(outcome)).toContain('have swapped places');
    expect(read('index.html')).not.toBe(runCommands(tool, 'make the footer black').read('index.html'));
    const menu = runCommands(tool, 'rename Questions to FAQ in the menu').read('index.html');
    expect(menu).toMatch(/>FAQ<\/a>/u);
    expect(menu).toContain('Before you sign up');
  });

  it('keeps titles for search engines, shadows of one part, borders and corners apart', () => {
    const title = runCommands(tool, 'change the page title in google to "TaskPilot for agencies"');
    expect(title.read('index.html')).toContain('<title>TaskPilot for agencies</title>');
    const css = runCommands(tool, 'make the header sticky and add a shadow to it').read('style.css');
    expect(css).toMatch(/header[^{}]*\{[^}]*box-shadow: 0 6px/u);
    const cards = runCommands(tool, 'make the cards have rounded corners and no border');
    expect(said(cards.outcome)).not.toContain('square');
    expect(runCommands(bistro, 'the alt text of the first picture should be "A plate of pasta"').read('index.html')).toContain('="A plate of pasta"'); // prettier-ignore
  });

  it('opens on the days that a Spanish owner tells, and on no others', () => {
    const { outcome } = runCommands(panaderia, 'cambia el horario: lunes a viernes de 8 a 15');
    expect(said(outcome)).toContain('Lunes a viernes 8:00 a 15:00; Sábado y domingo Cerrado');
  });
});
