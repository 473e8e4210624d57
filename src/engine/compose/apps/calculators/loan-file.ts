import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { csvFileScript } from '../file-row';

const asked = /\bcsv\b|\bexport\w*|\bdownload\w*/iu;

/** The button that hands the years of a loan out as a table; null where nobody asks for a file. */
export const writeLoanFile = ({ brief, words }: AppContext): Html | null =>
  asked.test(brief.prompt)
    ? html`<button class="app-small" type="button" data-export>
        ${sayApp(words.language, 'exportCsv')}
      </button>`
    : null;

/** What that button does; nothing where there is none. */
export const writeLoanFileScript = ({ brief }: AppContext): string =>
  asked.test(brief.prompt) ? csvFileScript + script : '';

const script = String.raw`
const exporter = document.querySelector('[data-app="calculator"] [data-export]');
if (exporter) {
  exporter.addEventListener('click', () => {
    const rows = [...document.querySelectorAll('.loan-table tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    downloadText('schedule.csv', 'text/csv', toCsv(rows));
  });
}
`;
