import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv';

describe('writeCsv', () => {
  it('quotes what needs it and ends every row', () => {
    expect(
      writeCsv([
        ['Name', 'Size'],
        ['Say "hi", Ann', 12],
        ['two\nlines', null],
      ]),
    ).toBe('Name,Size\r\n"Say ""hi"", Ann",12\r\n"two\nlines",\r\n');
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx'])('keeps a spreadsheet from running %j', (text) => {
    expect(writeCsv([[text]])).toContain(`'${text}`);
  });

  it('leaves numbers as they are, negative ones too', () => {
    expect(writeCsv([[-2, true]])).toBe('-2,true\r\n');
  });
});
