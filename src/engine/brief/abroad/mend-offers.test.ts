import { expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

it.each([
  ['Site para a Clínica Sorriso, dentista em Campinas. Limpeza R$ 180, clareamento R$ 900', 'dentist', 'dentista'],
  ['Portfólio da fotógrafa Inês Carvalho, de Coimbra: casamentos, retratos e batizados', 'photographer', 'fotógrafa'],
  ['Website voor Fietsenmaker De Ketting in Groningen. Band plakken € 15, kleine beurt € 45.', 'auto', 'fietsenmaker'],
])('is what the nearer word says: %j', (prompt, kind, offer) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
}); // prettier-ignore

it('takes what members pay for prices', () => {
  const { sections } = readBrief(
    'Sito per il circolo di tennis Le Palme di Bari con corsi e quote associative',
  );
  expect(sections.map(({ value }) => value)).toEqual(['pricing']);
});
