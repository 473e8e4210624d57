import { expect, it } from 'vitest';
import { loadLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

it.each([
  'Site de la chorale Les Voix du Pont, répétitions le jeudi, cotisation 90 €, nous rejoindre',
  'Web del grupo de teatro aficionado La Farola en Soria, ensayos los lunes, cuota 5 €',
  'Sito del coro Voci di Lago a Como, prove il giovedì, quota 80 €',
  'Website van toneelgroep De Spot in Assen, repetities op maandag, contributie € 60',
  'Strona chóru Echo w Toruniu, próby w czwartki, składka 20 zł',
  'Koromuz Ege Sesleri için site, İzmir, provalar perşembe, aidat 150 TL',
  'موقع لنادي الشطرنج في إربد، التدريب كل ثلاثاء، الاشتراك 10 دنانير شهريا',
  'אתר למקהלה שלנו קולות הגליל, חזרות בימי חמישי, דמי חבר 80 ש"ח',
])('takes those who meet and pay dues for a club: %s', async (prompt) => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe('nonprofit');
  expect(brief.sections.map(({ value }) => value)).not.toContain('jobs');
  expect(brief.items.map(({ value }) => value.section)).not.toContain('tickets');
});
