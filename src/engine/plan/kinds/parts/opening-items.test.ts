import { expect, it } from 'vitest';
import { makeTestFacts } from '../testing/make-test-facts';
import { openingItems, opens } from './opening-items';
import { loadAllCopy } from '../../load-copy';

await loadAllCopy();

const slot = <T>(value: T) => ({ value, spans: [] });

it('puts equal days together and names closed ones', () => {
  expect(openingItems(makeTestFacts(), [opens(2, 7, 7.5, 19)])).toEqual([
    { title: 'Monday', value: 'Closed', sample: true },
    { title: 'Tuesday to Sunday', value: '7:30 to 19:00', sample: true },
  ]);
});

it('takes the hours of the prompt, which are no sample', () => {
  const facts = makeTestFacts(
    {},
    { hours: slot([{ days: [1, 2, 3, 4, 5, 6, 7], opens: 600, closes: 1080 }]) },
  );
  expect(openingItems(facts, [opens(1, 1, 9, 10)])).toEqual([
    { title: 'Every day', value: '10:00 to 18:00' },
  ]);
});

it('says on which days one may come by appointment', () => {
  const facts = makeTestFacts(
    {},
    {
      prompt: 'Open Tuesday to Friday 9 to 4.30, Saturdays by appointment',
      hours: slot([{ days: [2, 3, 4, 5], opens: 540, closes: 990 }]),
    },
  );
  expect(openingItems(facts, []).map(({ title, value }) => `${title} ${value}`)).toEqual([
    'Monday Closed',
    'Tuesday to Friday 9:00 to 16:30',
    'Saturday By appointment',
    'Sunday Closed',
  ]);
});

it('counts to twelve in the United States', () => {
  expect(openingItems(makeTestFacts({ place: 'Austin, Texas' }), [opens(1, 7, 9, 17.5)])[0]?.value).toBe(
    '9 am to 5:30 pm',
  );
});

it('writes Arabic and Hebrew day pairs without a gap after the conjunction', () => {
  const facts = makeTestFacts({}, { language: slot('ar') });
  expect(openingItems(facts, [opens(1, 2, 9, 17)]).map(({ title }) => title)).toContain('الاثنين والثلاثاء');
});

it('begins the week as the language does', () => {
  const titles = (language: string, ranges: ReturnType<typeof opens>[]) =>
    openingItems(makeTestFacts({}, { language: slot(language) }), ranges).map(({ title }) => title);
  const sundayOn = { ...opens(1, 4, 7, 21), days: [7, 1, 2, 3, 4] };
  expect(titles('he', [sundayOn])).toEqual(['יום ראשון עד יום חמישי', 'יום שישי ושבת']);
  const saturdayOn = { ...opens(1, 4, 10, 21), days: [6, 7, 1, 2, 3, 4] };
  expect(titles('ar', [saturdayOn])).toEqual(['السبت إلى الخميس', 'الجمعة']);
});
