import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

const prompts = {
  caterer:
    "bonjour je suis traiteur à Brest, Maison Kerouan. cocktails d'entreprise 24€ par personne, buffets 19€ par personne. minimum 12 personnes. ma sœur Anne fait les desserts.",
  truck:
    'Foodtruck De Vette Hap! Verse friet 3,50, kroket 2,75, kapsalon 8,50. Wij staan zaterdag op de markt in Ede.',
  bikes: 'היי, אני תמר, מתקנת אופניים בחולון. תיקון פנצ׳ר 45 ש"ח, טיפול שנתי 160 ש"ח, כיוון הילוכים 60 ש"ח.',
  friday:
    'Fizjoterapia Ewa Lis w Łomży. Wizyta 150 zł, masaż 120 zł. Od poniedziałku do czwartku 8-18, w piątki tylko wizyty domowe.',
} as const;
const plans = new Map<string, SitePlan>();
beforeAll(async () => {
  for (const [id, prompt] of Object.entries(prompts)) {
    await loadLexicons(prompt);
    const brief = readBrief(prompt);
    await loadCopy(brief);
    plans.set(id, makePlan(brief, 5));
  }
});
const sections = (id: keyof typeof prompts): SitePlan['pages'][number]['sections'] =>
  plans.get(id)?.pages.flatMap((page) => page.sections) ?? [];
const said = (id: keyof typeof prompts): string => JSON.stringify(sections(id).map(({ content }) => content));

describe('the offers of a house abroad', () => {
  it.each(['caterer', 'truck'] as const)('keeps no table where nobody sits down: %s', (id) => {
    expect(sections(id).map(({ type }) => type)).not.toContain('booking');
    expect(said(id)).not.toMatch(/Passez nous voir|aan te schuiven|tafel/u);
  });
  it('says a sentence of who types without capitals', () => {
    expect(said('caterer')).toContain('Ma sœur Anne fait les desserts.');
  });
  it('believes in nothing that it sells, and lists it once on a page', () => {
    expect(said('bikes')).not.toContain('מדף');
    for (const { type, content } of sections('bikes'))
      if (type === 'values') expect(content.items?.map(({ title }) => title)).not.toContain('טיפול שנתי');
    const [home] = plans.get('bikes')?.pages ?? [];
    const lists = home?.sections.filter(({ content }) => content.items?.some(({ price }) => price));
    expect(lists).toHaveLength(1);
  });
  it('says what alone there is on a day', () => {
    const hours = sections('friday').find(({ type }) => type === 'hours');
    expect(hours?.content.items).toContainEqual({ title: 'Piątek', value: 'Tylko wizyty domowe' });
  });
});
