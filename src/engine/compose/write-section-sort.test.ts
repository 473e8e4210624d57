import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, readFile } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const pageWith = (prompt: string, page: string) => readFile(makeSite(prompt), page);

describe('the choice of orders on a shop page', () => {
  it('stands over the list of goods where customers are to sort them', () => {
    const page = pageWith('Online shop for candles: Sea £14, Fig £16, Rose £12. Customers can sort by price', 'shop.html'); // prettier-ignore
    const id = /<select id="[^"]+" data-sort="(?<id>[^"]+)"/.exec(page)?.groups?.id ?? '';
    expect(page).toMatch(new RegExp(`<(?:ul|ol)[^>]* id="${id}"[^>]*>\\s*<li[^>]*data-price="14"`));
    expect(page).toContain('Price, low to high');
  });

  it('speaks the language of the shop', () => {
    const page = pageWith('Tienda online de velas: Mar 14 €, Higo 16 €, Rosa 12 €. Ordenar por precio', 'tienda.html'); // prettier-ignore
    expect(page).toContain('Precio, de menor a mayor');
  });

  it('is not there unasked', () => {
    expect(pageWith('Online shop for candles: Sea £14, Fig £16, Rose £12', 'shop.html')).not.toContain('data-sort'); // prettier-ignore
  });
});
