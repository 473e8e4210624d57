import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllLexicons();
await loadAllCopy();

const planOf = (prompt: string) => makePlan(readBrief(prompt), 5);

it('a section that was given a title bears it in place of the usual one', () => {
  const plan = planOf(
    'Web para panadería en Soria con una sección llamada De dónde venimos, nuestra historia, y horario.',
  );
  const titles = plan.pages.flatMap(({ sections }) => sections.map(({ content }) => content.title));
  expect(titles).toContain('De dónde venimos');
});

it('what was told under the title of a usual page stands there first', () => {
  const plan = planOf(
    'Site voor hondenpension in Barneveld. Kleine hond € 18 per nacht. Een stukje "Diensten" met: borstelen, wandelen in het bos, medicijnen geven.',
  );
  const page = plan.pages.find(({ title }) => title === 'Diensten');
  const said = JSON.stringify(page?.sections.slice(0, 2));
  expect(said).toContain('Wandelen in het bos');
  expect(said).toContain('Medicijnen geven');
});

it('a page of its own says what was told under its title', () => {
  const plan = planOf(
    'Site pour une ferme à Annecy. Une page « Nos chèvres » : elles sont quarante, toutes ont un nom et passent l’été à l’alpage. Tarifs et contact.',
  );
  const page = plan.pages.find(({ title }) => title === 'Nos chèvres');
  expect(JSON.stringify(page?.sections)).toContain('toutes ont un nom');
});
