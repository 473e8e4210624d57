import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const pizzeria = makeSite('Pizza restaurant Da Nino in Bristol with a menu: Margherita £9, Diavola £11.50, Tiramisu £6. Newsletter'); // prettier-ignore
const hotel = makeSite('Hotel Villa Rosa in Como: single room €80, double room €120, suite €200');
const tapas = makeSite('Restaurante Casa Pepa en Sevilla: gazpacho 6 €, paella 14 €, flan 5 €');
const wool = makeSite('Online shop Wollmaus für handgefärbte Wolle: Merino 18 €, Alpaka 22 €, Seide 30 €');
const pottery = makeSite(
  'Handmade ceramics shop with bowls £24 and mugs £18. Discount code CLAY5 gives £5 off',
);

const pricesIn = (html: string) => [...new Set(html.match(/(?<=<d[dt]>)£[\d.]+/g))];

describe('all prices at once', () => {
  it('counts a share to the penny, so that no price stays as it was', () => {
    const { read, outcome, faults } = runCommands(pizzeria, 'raise all prices by 5%');
    expect(pricesIn(read('menu.html'))).toEqual(['£9.45', '£12.08', '£6.30']);
    expect(outcome).toMatchObject({ message: expect.stringContaining('Margherita £9.45') as string });
    expect(faults).toEqual([]);
  });

  it.each([
    ['raise all prices by 5% and round them to 10 cents', ['£9.50', '£12.10', '£6.30']],
    ['put prices up 5 percent, rounded to 50p', ['£9.50', '£12.00', '£6.50']],
    ['round all prices to full pounds', ['£9', '£12.00', '£6']],
  ])('rounds where it is asked to: %s', (command, prices) => {
    const { read, outcome } = runCommands(pizzeria, command);
    expect(pricesIn(read('menu.html'))).toEqual(prices);
    expect(outcome).toMatchObject({ intent: 'set-price' });
  });

  it('keeps nights without cents whole, and says so', () => {
    const { read, outcome } = runCommands(hotel, 'put the prices up by 7%');
    expect(read('rooms.html')).toContain('€86');
    expect(outcome).toMatchObject({ message: expect.stringContaining('whole amounts') as string });
  });

  it.each([
    ['alle Preise um 2 Euro hoch', '20 €', '32 €'],
    ['senke die Preise um 10 Prozent', '16,20 €', '27 €'],
    ['erhöhe alle Preise um 50 %', '27 €', '45 €'],
  ])('understands German: %s', (command, merino, silk) => {
    const { read } = runCommands(wool, command);
    expect(read('laden.html')).toContain(merino);
    expect(read('laden.html')).toContain(silk);
  });

  it('sets one price for all things of a kind, and asks where the site tells no kind', () => {
    expect(runCommands(hotel, 'make all rooms €150').read('rooms.html')).not.toMatch(/€(?:80|120|200)\b/);
    const { outcome } = runCommands(pizzeria, 'make the classes £10');
    expect(outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('what machines read of prices', () => {
  const dataOf = (html: string) => /ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

  it('follows the price, the name and the range', () => {
    const { read } = runCommands(tapas, 'paella costs 16', 'rename Gazpacho to Salmorejo');
    const data = dataOf(read('index.html'));
    expect(data).toContain('"priceRange": "5 € – 16 €"');
    expect(data).toMatch(/"name": "Salmorejo"[^}]*"price": "6"/);
    expect(data).toMatch(/"name": "Paella"[^}]*"price": "16"/);
  });

  it('loses what is removed and takes up what is new', () => {
    const { read } = runCommands(tapas, 'remove the paella', 'add croquetas 7 €');
    const data = dataOf(read('index.html'));
    expect(data).not.toContain('Paella');
    expect(data).toMatch(/"name": "Croquetas"[^}]*"price": "7"/);
    expect(JSON.parse(data)).toMatchObject({ priceRange: '5 € – 7 €' });
  });
});

describe('discount codes', () => {
  const codes = (html: string) => /data-coupons="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');

  it.each([
    ['the discount should be 8', '{"CLAY5":"8"}'],
    ['change the discount to 15%', '{"CLAY5":15}'],
    ['change the code to POT8', '{"POT8":"5"}'],
    ['change the code to POT8 and 8 off', '{"POT8":"8"}'],
    ['add a second code SPRING for 3', '{"CLAY5":"5","SPRING":"3"}'],
  ])('takes a number for what the code takes off: %s', (command, wanted) => {
    expect(codes(runCommands(pottery, command).read('cart.html'))).toBe(wanted);
  });
});

describe('a slip of the keyboard', () => {
  it('is not looked for in a command that was understood and changes nothing', () => {
    const { outcome } = runCommands(pizzeria, 'round the prices to 50p');
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'nothing-to-change' });
  });
});
