import { describe, expect, it } from 'vitest';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { readBrief } from '../../brief/read-brief';

await loadAllCopy();

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const textOf = (prompt: string) => JSON.stringify(planOf(prompt).pages);

describe('one person in the east', () => {
  it('is told in their own sentence, with "me" over it', () => {
    const dutch = textOf('ik ben pianostemmer in deventer en omstreken, doe ook reparaties en taxaties.');
    expect(dutch).toContain('Ik ben pianostemmer in Deventer en omstreken.');
    expect(dutch).toContain('Over mij');
    const hebrew = textOf('אני מטפלת רגשית בילדים באמצעות אמנות, שמי נועה ברק, הקליניקה שלי בכפר סבא');
    expect(hebrew).toContain('אני מטפלת רגשית בילדים באמצעות אמנות.');
  });

  it('offers nothing of a clinic or a gym that nobody told', () => {
    expect(textOf('אני מטפלת רגשית בילדים, שמי נועה ברק, בכפר סבא')).not.toContain('מניעה');
    const trainer = textOf('عايز صفحة لمدرب شخصي اسمه كابتن كريم في المعادي، الحصة بـ 350 جنيه');
    expect(trainer).not.toMatch(/يوغا|مجموعات/u);
    expect(trainer).toContain('تدريب فردي');
  });
});

describe('a house in the east', () => {
  it('has the things it is told to have, no breakfast and no other rooms', () => {
    const cabin = textOf('אתר לצימר בגליל עם ג׳קוזי ונוף, 900 ש״ח באמצע שבוע ו-1200 בסופש');
    expect(cabin).toContain('ג׳קוזי');
    expect(cabin).toContain('1200 ₪');
    expect(cabin).not.toMatch(/ארוחת בוקר|חדר פינתי/u);
  });

  it('that mends bicycles chooses no wares', () => {
    const shop = textOf(
      'بدي موقع لمحل تصليح دراجات هوائية بعمان اسمه بسكليت، تصليح وصيانة وتأجير بالساعة بـ ٣ دنانير',
    );
    expect(shop).not.toMatch(/ما نبيع|نعرضه/u);
  });
});
