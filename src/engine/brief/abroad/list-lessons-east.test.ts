import { expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

it.each([
  ['موقع لنادي حياة الرياضي في الكويت، اشتراك شهري 35 دينار، حصص يوغا وزومبا وكروسفت، من السبت إلى الخميس', ['يوغا', 'زومبا', 'كروسفت']],
  ['אתר לסטודיו תנועה בחולון, שיעורי יוגה, פילאטיס וזומבה, מנוי 240 ₪', ['יוגה', 'פילאטיס', 'זומבה']],
])('offers every lesson that is listed: %j', (prompt, names) => {
  const { items, sections } = readBrief(prompt);
  expect(items.filter(({ value }) => value.section === 'services').map(({ value }) => value.name)).toEqual(names);
  expect(sections.map(({ value }) => value)).not.toContain('timetable');
}); // prettier-ignore
