// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, openApp, pressKey, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const total = () => seek('[data-total]').textContent;

describe('an invoice maker', () => {
  const prompt = 'invoice generator with line items, 20% VAT and a discount, in pounds';

  it('adds lines up, takes the discount off before the tax, and keeps what is written', () => {
    openApp('calculator', prompt);
    fill({
      '[data-lines] tr input:nth-child(1)': 'Tap',
      '[data-lines] td:nth-child(2) input': '2',
      '[data-lines] td:nth-child(3) input': '50.255',
    });
    seek('[data-add]').click();
    fill({ '[data-lines] tr:nth-child(2) td:nth-child(3) input': '9.49', '#bill-discount': '10' });
    expect(seek('[data-subtotal]').textContent).toBe('£110.00');
    expect(seek('[data-discount]').textContent).toBe('-£11.00');
    expect(seek('[data-tax]').textContent).toBe('£19.80');
    expect(total()).toBe('£118.80');
    openApp('calculator', prompt);
    expect(total()).toBe('£118.80');
  });

  it('keeps one and numbers the next, and opens a kept one again', () => {
    openApp('calculator', prompt);
    fill({ '#bill-number': '2027-009', '#bill-to': 'Ann Lee\n4 Mill Lane', '#bill-from': 'Pipe & Co' });
    seek('[data-next]').click();
    expect(seek<HTMLInputElement>('#bill-number').value).toBe('2027-010');
    expect(seek<HTMLInputElement>('#bill-from').value).toBe('Pipe & Co');
    expect(textsOf('[data-kept] span')).toEqual(['Invoice 2027-009, Ann Lee']);
    seek('[data-kept] button').click();
    expect(seek<HTMLInputElement>('#bill-to').value).toBe('Ann Lee\n4 Mill Lane');
  });

  it('begins with what is charged for, and with no tax where none is told', () => {
    openApp('calculator', 'invoice maker: call-out €45, hourly rate €60');
    expect(total()).toBe('€105.00');
    expect(seek('[data-tax-row]').hidden).toBe(true);
    openApp('calculator', 'estimate maker for a painter');
    expect(seek('.bill-title').textContent).toBe('Quote');
  });
});

describe('a recipe scaler', () => {
  it('scales amounts and fractions at the head of a line, and leaves the rest alone', () => {
    openApp('calculator', 'recipe scaler from 4 to 6 servings');
    fill({ '[data-text]': '250g flour\n1 1/2 tsp salt\n½ lemon\n2-3 eggs\na pinch of love\n1,5 l water' });
    expect(textsOf('[data-list] li')).toEqual(['375g flour', '2¼ tsp salt', '¾ lemon', '3–4½ eggs', 'a pinch of love', '2¼ l water']); // prettier-ignore
  });

  it('turns cups and ounces metric, and keeps the recipe', () => {
    openApp('calculator', 'recipe scaler with metric units');
    fill({ '[data-text]': '1 cup of milk\n4 oz butter', '[data-now]': '4', '[data-wanted]': '4' });
    expect(textsOf('[data-list] li')).toEqual(['240 ml milk', '115 g butter']);
    openApp('calculator', 'recipe scaler');
    expect(seek<HTMLTextAreaElement>('[data-text]').value).toContain('4 oz butter');
  });
});

describe('bingo cards', () => {
  it('deal the words of the prompt on cards of a size that they fill', () => {
    openApp('game', 'bingo card maker with words bottle, nappy, pram, teddy, crib, sock, bib and mobile');
    expect(document.querySelectorAll('.bingo-card')).toHaveLength(4);
    expect(textsOf('.bingo-card:first-child td').toSorted()).toEqual(['Free', 'bib', 'bottle', 'crib', 'mobile', 'nappy', 'pram', 'sock', 'teddy']); // prettier-ignore
    fill({ '[data-size]': '4' });
    expect(seek('[data-status]').textContent).toBe('8 more words are needed for cards of this size.');
  });

  it('bear numbers by column, say when a line is full, and stay', () => {
    openApp('game', 'bingo with 2 cards');
    const cells = textsOf('.bingo-card:first-child td');
    expect(cells).toHaveLength(25);
    for (const [at, cell] of cells.entries())
      if (at !== 12) expect(Math.ceil(Number(cell) / 15)).toBe((at % 5) + 1);
    const boxes = [
      ...document.querySelectorAll<HTMLInputElement>('.bingo-card:first-child tr:first-child input'),
    ];
    for (const box of boxes) box.click();
    expect(seek('[data-status]').textContent).toBe('Bingo on card 1!');
    seek('[data-call]').click();
    expect(textsOf('[data-called] li')).toHaveLength(1);
    openApp('game', 'bingo with 2 cards');
    expect(textsOf('.bingo-card:first-child td')).toEqual(cells);
    expect(textsOf('[data-called] li')).toHaveLength(1);
  });
});

describe('a drawing pad', () => {
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  const strokes = (): { colour: string; points: number[][] }[] =>
    JSON.parse(localStorage.getItem('test-drawing') ?? '[]');

  it('has as many colours as are asked for, and draws by the keyboard', () => {
    openApp('game', 'drawing pad with 6 colours');
    expect(document.querySelectorAll('[data-paint]')).toHaveLength(6);
    seek('[data-paint]:nth-child(3)').click();
    const sheet = seek('[data-sheet]');
    for (const key of [' ', 'ArrowRight', 'ArrowDown', ' ']) pressKey(sheet, key);
    expect(strokes()).toMatchObject([
      { colour: seek('[data-paint]:nth-child(3)').dataset['paint'], points: [[600, 400], [610, 400], [610, 410]] },
    ]); // prettier-ignore
  });

  it('takes strokes back, and a cleared sheet as well', () => {
    openApp('game', 'sketch pad');
    const sheet = seek('[data-sheet]');
    for (const key of [' ', ' ', 'ArrowUp', ' ', ' ']) pressKey(sheet, key);
    expect(strokes()).toHaveLength(2);
    seek('[data-clear]').click();
    expect(strokes()).toHaveLength(0);
    seek('[data-undo]').click();
    expect(strokes()).toHaveLength(2);
    seek('[data-undo]').click();
    expect(strokes()).toHaveLength(1);
  });
});
