/** A cell that a spreadsheet would run as a formula is led by an apostrophe (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180): CRLF, quotes doubled, nothing that a spreadsheet would calculate. The first row is the heading. */
export function writeCsv(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
