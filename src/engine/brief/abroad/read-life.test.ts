import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const lifeOf = (prompt: string) => {
  const brief = readBrief(prompt);
  return {
    calling: brief.offer?.value,
    place: brief.place?.value,
    posts: brief.items
      .filter(({ value }) => value.section === 'timeline')
      .map(({ value }) => [value.name, value.note]),
    languages: brief.items
      .filter(({ value }) => value.section === 'languages')
      .map(({ value }) => value.name),
    parts: brief.parts.map(({ value }) => value.title),
  };
};

describe('a CV', () => {
  it('has its posts, studies and languages in German', () => {
    expect(
      lifeOf(
        'Lebenslauf-Website für Jonas Weidner, Elektroingenieur aus Ulm. 8 Jahre bei Liebherr (2016–2024), davor Studium an der TU München (M.Sc. 2015). Kenntnisse: EPLAN, Python. Englisch fließend, Spanisch Grundkenntnisse. Dunkelblau, mit Foto oben.',
      ),
    ).toEqual({
      calling: 'Elektroingenieur',
      place: 'Ulm',
      posts: [
        ['Liebherr', '2016–2024'],
        ['Studium an der TU München', 'M.Sc. 2015'],
      ],
      languages: ['Englisch (fließend)', 'Spanisch (Grundkenntnisse)'],
      parts: [],
    });
  });

  it.each([
    [
      'CV online de Inés Barrera, enfermera de Gijón. Hospital de Cabueñes desde 2018, antes Clínica Asturias 2014-2018. Inglés B2, francés básico.',
      'Gijón',
      [
        ['Hospital de Cabueñes', 'Desde 2018'],
        ['Clínica Asturias', '2014-2018'],
      ],
      ['Inglés (B2)', 'Francés (básico)'],
    ],
    [
      'Site CV de Hugo Lemaire, développeur à Rennes. Depuis 2021 chez Dolmen, 2017-2021 Ouest Data. Anglais courant.',
      'Rennes',
      [
        ['Dolmen', 'Depuis 2021'],
        ['Ouest Data', '2017-2021'],
      ],
      ['Anglais (courant)'],
    ],
    [
      'Curriculum di Marta Rinaldi, traduttrice di Trieste. Dal 2019 freelance, 2014–2019 Studio Lingua. Inglese C2.',
      'Trieste',
      [
        ['Freelance', 'Dal 2019'],
        ['Studio Lingua', '2014–2019'],
      ],
      ['Inglese (C2)'],
    ],
    [
      'Currículo de Tiago Moura, engenheiro civil no Porto. 2018–2024 Mota-Engil, 2015–2018 Teixeira Duarte. Inglês fluente.',
      'Porto',
      [
        ['Mota-Engil', '2018–2024'],
        ['Teixeira Duarte', '2015–2018'],
      ],
      ['Inglês (fluente)'],
    ],
    [
      'CV-website voor Lotte Bakker, verpleegkundige uit Zwolle. Sinds 2019 Isala, 2014-2019 Deventer Ziekenhuis. Engels vloeiend.',
      'Zwolle',
      [
        ['Isala', 'Sinds 2019'],
        ['Deventer Ziekenhuis', '2014-2019'],
      ],
      ['Engels (vloeiend)'],
    ],
  ])('is read in other languages: %s', (prompt, place, posts, languages) => {
    const life = lifeOf(prompt);
    expect([life.place, life.posts, life.languages]).toEqual([place, posts, languages]);
  });

  it('takes no year of birth for a post', () => {
    expect(
      lifeOf('Lebenslauf von Anna Kern, Köchin aus Graz, geboren 1988, seit 2015 Hotel Post.').posts,
    ).toEqual([['Hotel Post', 'Seit 2015']]);
  });
});
