import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { sentencesEast } from './sentences-east';

const prompts = [
  'אני נגר מעכו. ארון 4,500 ש"ח. לא עושה רהיטים מפורמייקה. רוצה אתר כהה.',
  'Salon fryzjerski w Pile. Strzyżenie 60 zł. nie farbujemy brwi. Chcemy stronę w pastelach.',
  'pilates stüdyosu. grup dersi 350 TL. Bel fıtığı olanlar için özel dersler var. Sade bir site olsun.',
] as const;
beforeAll(async () => {
  for (const prompt of prompts) await loadLexicons(prompt);
});

it.each([
  [prompts[0], ['לא עושה רהיטים מפורמייקה']],
  [prompts[1], ['Nie farbujemy brwi']],
  [prompts[2], ['Bel fıtığı olanlar için özel dersler var']],
])('tells whole sentences and no wish: %s', (prompt, told) => {
  expect(sentencesEast(readBrief(prompt), '')).toEqual(told);
});
