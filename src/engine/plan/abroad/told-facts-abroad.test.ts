import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { loadAllFactWords, untoldFactsAbroad, withoutFacts } from './told-facts-abroad';

await Promise.all([loadAllLexicons(), loadAllFactWords(), loadAllCopy()]);

const factsOf = (prompt: string) => untoldFactsAbroad(withoutFacts(readBrief(prompt)), '');

describe('facts for visitors', () => {
  it.each([
    ['Web para mi verdulería en Soria, Verde Mar. Entregamos a domicilio los jueves. Cerrado los lunes.',
      ['Entregamos a domicilio los jueves', 'Cerrado los lunes']],
    ['Site pour un gîte à Uzès, Le Mas Clair. Ouvert de mars à novembre, chiens acceptés.',
      ['Ouvert de mars à novembre, chiens acceptés']],
    ['Website voor mijn nagelstudio in Assen, Glans. Alleen op afspraak.', ['Alleen op afspraak']],
    ['Coro a Lucca, Voci Bini. Quota 15 €. Martedì e giovedì ore 18:30, sabato ore 10.',
      ['Martedì e giovedì ore 18:30, sabato ore 10']],
    ['Restaurant Het Anker in Veere. Mosselpan € 26. Reserveren verplicht in het weekend. Terras aan de haven. Kleur zeeblauw',
      ['Reserveren verplicht in het weekend', 'Terras aan de haven']],
    ["Rize'de kafemiz için site: Deniz Evi. Terasımız var, evcil hayvan dostu.", ['Terasımız var, evcil hayvan dostu']],
    ['موقع لمخبز في الدوحة اسمه سنابل. التوصيل متاح.', ['التوصيل متاح']],
    ['אתר למסעדה בעכו, הים של דודו. משלוחים עד הבית. חניה חינם.', ['משלוחים עד הבית', 'חניה חינם']],
  ])('are told as they stand: %j', (prompt, facts) => {
    expect(factsOf(prompt)).toEqual(facts);
  }); // prettier-ignore

  it.each([
    ['Abogada en Jaca, Nuria Sanz. Divorcios, herencias. Hablo inglés y castellano.', ['Divorcios', 'Herencias'],
      ['Hablo inglés y castellano']],
    ['Strona dla kwiaciarni Pod Lipą w Kielcach. Bukiety od 60 zł. Dostawa w mieście 20 zł', ['Bukiety'],
      ['Dostawa w mieście 20 zł']],
  ])('are no things on sale: %j', (prompt, things, facts) => {
    expect(withoutFacts(readBrief(prompt)).items.map(({ value }) => value.name)).toEqual(things);
    expect(factsOf(prompt)).toEqual(facts);
  }); // prettier-ignore

  it('are no wishes for the page, and nothing that another section shows', () => {
    expect(
      factsOf('Web para mi frutería en Jaca, Frutas Leo. Quiero un formulario para pedidos a domicilio. Tel. 974 10 20 30'),
    ).toEqual([]); // prettier-ignore
    expect(
      untoldFactsAbroad(readBrief('Website voor nagelstudio Glans. Alleen op afspraak.'), 'Alleen op afspraak'),
    ).toEqual([]); // prettier-ignore
  });
});
