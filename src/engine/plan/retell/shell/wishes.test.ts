import { beforeAll, expect, it } from 'vitest';
import { loadLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { composeSite } from '../../../compose/compose-site';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import type { SitePlan } from '../../site-plan';

beforeAll(loadAllCopy, 60_000);

const planOf = async (prompt: string): Promise<SitePlan> => {
  await loadLexicons(prompt);
  return makePlan(readBrief(prompt), 1);
};
const body = `Harcourt & Pell is a small accountancy practice in Ludlow, at 8 Broad Street, Ludlow SY8 1NG. We have looked after farms, shops and builders in the Marches since 1993 and we like people to ring us before they worry.

Pages: Home, Services, Fees, Contact

Services:
- Accounts: sole traders, partnerships and limited companies
- Payroll: up to 40 staff, with pensions
- VAT: quarterly returns, sent by the 1st

Fees:
Accounts from £420
Payroll £35 a month
VAT return £90

Contact: hello@harcourtpell.example, 01584 555 300.
`;

it('has no prices on the first page and no form where a long prompt wants none', async () => {
  const plan = await planOf(
    `${body}\nKeep prices off the home page. Contact form not needed. Main button: Ring us first`,
  );
  expect(JSON.stringify(plan.pages[0])).not.toContain('£');
  expect(JSON.stringify(plan.pages.find(({ title }) => title === 'Fees'))).toContain('£420');
  expect(plan.action?.label).toBe('Ring us first');
  const files = composeSite(plan);
  const text = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => String(content))
    .join('');
  expect(text).not.toContain('<textarea');
  expect(text).toContain('tel:');
});

it('shows each thing of a list with what is told of it, and speaks no wish', async () => {
  const plan = await planOf(
    `${body}\nNeeds to work well on a phone. Please include everything. Heavy capitals.`,
  );
  const services = plan.pages
    .find(({ title }) => title === 'Services')
    ?.sections.find(({ type }) => type === 'services');
  expect(services?.content.items?.map(({ title, text }) => [title, text])).toEqual([
    ['Accounts', 'Sole traders, partnerships and limited companies.'],
    ['Payroll', 'Up to 40 staff, with pensions.'],
    ['VAT', 'Quarterly returns, sent by the 1st.'],
  ]);
  expect(JSON.stringify(plan.pages)).not.toMatch(/work well on a phone|include everything|capitals/iu);
});
