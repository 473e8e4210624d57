import { expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { isWomansRole } from './role-gender';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

it.each([
  ['pl', 'Szefowa | Widzi w lustrze to, o czym myślisz.', true],
  ['pl', 'Trener | Liczy razem z Tobą.', false],
  ['pl', 'Recepcja | Pamięta imię i kawę.', null],
  ['he', 'בעלת המקום | רואה במראה מה שחשבת.', true],
  ['he', 'מאמן | סופר איתכם.', false],
  ['ar', 'الإدارة | يفتح الباب صباحاً ويرد على الرسائل.', false],
  ['en', 'Owner | Knows your name.', null],
] as const)('%s: %s', (language, role, expected) => {
  expect(isWomansRole(language, role)).toBe(expected);
});

it('gives a role worded for a man no name of a woman', () => {
  const women = ['ليلى حداد', 'نور القاسم', 'هالة زيدان', 'رنا خوري'];
  for (let seed = 1; seed <= 8; seed += 1) {
    const plan = makePlan(readBrief('موقع لحلاق رجالي في عمان'), seed);
    const people = plan.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => type === 'team')
      .flatMap(({ content }) => ('items' in content ? (content.items ?? []) : []));
    for (const { title, text } of people)
      if (text?.startsWith('ي') === true) expect(women).not.toContain(title);
  }
});
