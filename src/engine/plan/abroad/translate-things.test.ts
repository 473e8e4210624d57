import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const textOf = (prompt: string) => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

it('says usual things, sums and towns of an English prompt in the language of the site', () => {
  const arabic = textOf('landing page in arabic for a Riyadh car detailing studio called Mirror Finish, ceramic coating, interior cleaning, packages from 450 SAR'); // prettier-ignore
  expect(arabic).toContain('طلاء سيراميك');
  expect(arabic).toContain('من 450 ر.س');
  expect(arabic).toContain('الرياض');
  expect(arabic).not.toMatch(/Ceramic|Interior|"Riyadh/u);
  const turkish = textOf('I need a Turkish website for a barber in Bodrum called Usta Kenan: haircut 500 TL, beard 300 TL'); // prettier-ignore
  expect(turkish).toContain('Saç kesimi');
  expect(turkish).not.toContain('Haircut');
});

it('leaves an English site as it is', () => {
  expect(textOf('Website for a barber in Leeds called Kenan: haircut £15, beard £9')).toMatch(/haircut/iu);
});

it('reads who it is for behind the language that is asked for', () => {
  const prompt = 'Website in Hebrew for Noa Levi, pilates instructor in Haifa, private lessons 220 NIS';
  const brief = readBrief(prompt);
  expect(brief).toMatchObject({ name: { value: 'Noa Levi' }, place: { value: 'Haifa' }, language: { value: 'he' }, prompt }); // prettier-ignore
  const [span] = brief.name?.spans ?? [];
  expect(prompt.slice(span?.start, span?.end)).toBe('Noa Levi');
});

it('has nothing to fetch for prompts of another language', async () => {
  const { translateThings } = await import('./translate-things');
  const brief = readBrief('משרד עורכי דין בתל אביב, אנגלית ועברית');
  expect(translateThings({ ...brief, language: { value: 'en', spans: [] } }).items).toEqual(brief.items);
});

it('keeps small words inside a Polish name', () => {
  const brief = readBrief(
    'A website in Polish for a mountain shelter called Schronisko pod Turnią in Zakopane: rooms',
  );
  expect(brief).toMatchObject({ name: { value: 'Schronisko pod Turnią' }, kind: { value: 'hotel' } });
});
