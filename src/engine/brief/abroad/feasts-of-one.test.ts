import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

describe('the day of one person', () => {
  it.each([
    ['Zapraszamy na chrzciny Antosia 18 kwietnia 2027, kościół św. Anny w Wilanowie, godz. 12:00. Prosimy o potwierdzenie do 1 kwietnia.', 'Chrzciny Antosia', 'Kościół św. Anny w Wilanowie'],
    ['בר מצווה של איתי, 14.5.2027, אולמי הגן ברחובות. קבלת פנים 19:00, מסיבה 20:30. אישור הגעה', 'בר מצווה של איתי', 'אולמי הגן ברחובות'],
    ["Ada'nın 5. doğum günü, 12 Haziran 2027, Kuğulu Park, katılım bildirimi", "Ada'nın 5. doğum günü", 'Kuğulu Park'],
    ['Verjaardag van oma Riet, 3 mei 2027, Café De Zwaan, aanmelden graag', 'Verjaardag van oma Riet', 'Café De Zwaan'],
  ])('is an invitation with its own name and place: %s', (prompt, name, place) => {
    expect(readBrief(prompt)).toMatchObject({ kind: { value: 'event' }, name: { value: name }, place: { value: place }, parts: [] });
  }); // prettier-ignore

  it('is none of those who are hired for it', () => {
    expect(
      readBrief('organizacja urodzin, animatorzy na urodziny Zosi i innych dzieci, Kraków, 12 maja 2027').name
        ?.value,
    ).not.toBe('Urodziny Zosi');
    expect(readBrief('השכרת אולם אירועים, בר מצווה של הילד, חיפה').kind.value).not.toBe('event');
  });

  it('has its town behind the house, and no place to sleep that nobody asked for', () => {
    const wedding = readBrief(
      'دعوة زفاف يوسف وسلمى، الجمعة 9 أكتوبر 2026، قاعة الياسمين، الإسكندرية، الساعة 7 مساءً. عد تنازلي وتأكيد حضور',
    );
    expect(wedding.place?.value).toBe('قاعة الياسمين، الإسكندرية');
    expect(wedding.parts).toEqual([]);
  });
});
