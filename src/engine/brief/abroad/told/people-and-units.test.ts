import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const prompts = {
  singer: 'Cantautore Elia Monti, Genova: prossimi concerti, album "Sale", video, contatti booking.',
  seamstress:
    'Site de uma costureira em Coimbra, Dona Rosa: arranjos com preços (bainha 6 €, fecho 9 €), vestidos por medida, horário, onde estou.',
  riding:
    'Reitschule Birkenhof in Oldenburg: Unterricht, Ponys, Ferienkurse (190 € die Woche), Preise, Stallordnung, Anfahrt.',
  estate:
    'Antalya’da emlak ofisi "Güneş Gayrimenkul": satılık ve kiralık daireler, fiyat filtresi, ekip, iletişim.',
};
const of = (key: keyof typeof prompts) => readBrief(prompts[key]);

beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});

describe('people and what a price is of', () => {
  it('names who sings, and not the record', () => {
    expect([of('singer').name?.value, of('singer').offer?.value]).toEqual(['Elia Monti', 'Cantautore']);
  });

  it('calls somebody as everybody does, and shows where they are', () => {
    expect(of('seamstress').name?.value).toBe('Dona Rosa');
    expect(of('seamstress').sections.map(({ value }) => value)).toContain('map');
    expect(of('seamstress').items.map(({ value }) => value.name)).not.toContain('Onde estou');
  });

  it('prices what stands before a bracket, and takes a filter for no prices', () => {
    expect(of('riding').items.find(({ value }) => value.price !== undefined)?.value.name).toBe('Ferienkurse');
    expect(of('estate').sections.map(({ value }) => value)).not.toContain('pricing');
  });
});
