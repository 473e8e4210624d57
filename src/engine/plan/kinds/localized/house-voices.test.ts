import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const textOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

it('lets no surgery speak where dogs are trimmed', () => {
  const text = textOf(
    'website voor mijn hondentrimsalon in gent, pluis & co, trimmen kleine hond 38 €, grote hond 55 €',
  );
  expect(text).not.toMatch(/Latijn|zorgen baart|Gewone taal/u);
});

it('lets no garage speak where cars are washed', () => {
  const text = textOf(
    'bursada oto yikama dukkanim var adi parlak oto kuafor, ic dis yikama 350 tl pasta cila 2500 tl',
  );
  expect(text).not.toMatch(/Önce telefon|tıkırtı|parçayı/u);
  expect(text).toContain('İç dış yıkama ve pasta cila.');
});

it('leads to the tickets of a festival, and asks nobody for a reply', () => {
  const plan = makePlan(
    readBrief(
      'Strona festiwalu filmów „Prawda w Kadrze” w Gdyni, 12-15 czerwca 2027, karnet 180 zł, bilet 60 zł, program',
    ),
    1,
  );
  expect(plan.action?.label).toBe('Bilety');
  expect(plan.pages[0]?.sections[0]?.content.title).toBe('Prawda w Kadrze');
});

it('opens the site of a football club with its name', () => {
  const plan = makePlan(
    readBrief('website voor voetbalclub fc de meeuwen uit den helder, jeugdteams, sponsors'),
    1,
  );
  expect(plan.pages[0]?.sections[0]?.content.title).toBe('FC De Meeuwen');
});
