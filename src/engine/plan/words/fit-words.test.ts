import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { composeSite } from '../../compose/compose-site';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { findWords, loadAllWords } from './find-words';
import { fitWords } from './fit-words';

await Promise.all([loadAllWords(), loadAllLexicons(), loadAllCopy()]);

it.each([
  ['it', 'hotel', 'Verifica le date'],
  ['ar', 'restaurant', 'احجز طاولة'],
  ['es', 'cafe', 'Reservar mesa'],
  ['es', 'salon', 'Reservar hora'],
] as const)('in %s a %s says how it is booked', (language, kind, label) => {
  const words = fitWords(findWords(language), kind);
  expect(words.actions.book).toBe(label);
});

it('asks for no hour at a hotel', () => {
  const { sections, ledes } = fitWords(findWords('it'), 'hotel');
  expect(`${sections.booking} ${ledes.booking}`).not.toMatch(/ora/u);
});

it('speaks as in Brazil where the business is there, to the last label', () => {
  const plan = makePlan(
    readBrief(
      'Confeitaria Doce, Rua da Bahia 1200, Belo Horizonte: brigadeiro R$ 3,50, torta R$ 120, contato',
    ),
    1,
  );
  const pages = composeSite(plan)
    .map(({ content }) => String(content))
    .join('\n');
  expect(pages).toMatch(/Endereço/u);
  expect(pages).not.toMatch(/>Morada</u);
});
