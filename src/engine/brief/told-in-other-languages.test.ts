import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

const people = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'team')
    .map(({ value }) => [value.name, value.note]);

describe('names', () => {
  it.each([
    ["site pour mon salon de thé à Nancy, L'Atelier de Margot. Thé 4 €", "L'Atelier de Margot"],
    ['Quero um site para a Pastelaria da Lurdes, em Viseu. Bolo 2€', 'Pastelaria da Lurdes'],
    ['Sito per un agriturismo in Umbria, vicino a Todi: Casale Le Ginestre. Camera 80 €', 'Casale Le Ginestre'],
    ['אתר לסטודיו ליוגה בנתניה, הסטודיו של מיכל. שיעור ₪50', 'הסטודיו של מיכל'],
    ['צריך אתר למאפייה בקריית אונו, הלחם של סבתא. חלה 20 ש"ח', 'הלחם של סבתא'],
  ])('stand as on the sign: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  }); // prettier-ignore

  it('is not whom a German course is for', () => {
    expect(readBrief('Pilateskurse in Mainz für Senioren, Kursleiterin Eva Kranz').name).toBeNull();
  });
});

describe('people', () => {
  it.each([
    ['taller de bicis en Lugo, se llama Rodamón. La mecánica es Iria Seoane.', [['Iria Seoane', 'Mecánica']]],
    ['Tischlerei Holzwerk in Fulda. Inhaber: Jonas Vogel.', [['Jonas Vogel', 'Inhaber']]],
    ['studio a Lecce, si chiama Passi. dottoressa Anna Greco e dottor Ugo Neri, colori blu',
      [['dottoressa Anna Greco', undefined], ['dottor Ugo Neri', undefined]]],
    ['site voor zwemclub De Otter. bestuur: Piet de Boer (voorzitter), Els Mol (secretaris)',
      [['Piet de Boer', 'Voorzitter'], ['Els Mol', 'Secretaris']]],
    ['אתר לסטודיו פילאטיס בחולון, סטודיו של דנה. המאמנת דנה שחר', [['דנה שחר', 'מאמנת']]],
    ['مطعم في جدة اسمه سفرة. الشيف ماهر القاضي، المديرة هند سالم', [['ماهر القاضي', 'شيف'], ['هند سالم', 'مديرة']]],
  ])('are told by what they do: %j', (prompt, told) => {
    expect(people(prompt)).toEqual(told);
  }); // prettier-ignore

  it('are no colours', () => {
    const { colours } = readBrief('studio a Lecce, si chiama Passi. dottor Ugo Neri, colori blu e bianco');
    expect(colours.map(({ value }) => value.name)).toEqual(['blu', 'bianco']);
  });
});
