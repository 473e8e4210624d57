import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { listServices } from './list-services';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const servicesOf = (prompt: string) =>
  listServices(readBrief(prompt))
    .items.filter(({ value }) => value.section === 'services')
    .map(({ value }) => value.name);

it('takes a list of what is done for services, facts among it aside', () => {
  expect(
    servicesOf(
      'Site pour un électricien à Nantes, Morel Élec, devis gratuit, pose de bornes de recharge, mise aux normes, rénovation.',
    ),
  ).toEqual(['Pose de bornes de recharge', 'Mise aux normes', 'Rénovation']);
});

it('adds what stands beside services that were read', () => {
  expect(
    servicesOf(
      "Cabinet d'avocats Morel & Associés à Lille, droit du travail, droit de la famille, droit immobilier. Sur rendez-vous.",
    ),
  ).toEqual(['Droit du travail', 'Droit de la famille', 'Droit immobilier']);
  const { pages } = makePlan(
    readBrief('Avukat Mehmet Kaya, Adana. İş hukuku, boşanma, icra davaları. Randevu ile.'),
    1,
  );
  const services = pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'services');
  expect(services?.content.items?.map(({ title }) => title)).toEqual([
    'İş hukuku',
    'Boşanma',
    'İcra davaları',
  ]);
});

it('leaves a priced list alone', () => {
  const brief = readBrief(
    'Site pour un électricien à Nantes, Morel Élec, dépannage 80 €, mise aux normes 200 €',
  );
  expect(listServices(brief)).toBe(brief);
});

it('puts no made-up staff round one person', () => {
  const typesOf = (prompt: string) =>
    makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections.map(({ type }) => type));
  expect(
    typesOf('Abogada de familia en Pamplona, Lucía Goñi. Divorcios, custodias, herencias.'),
  ).not.toContain('team');
  expect(typesOf('Bufete de abogados en Pamplona, Goñi y Asociados. Divorcios, herencias.')).not.toContain(
    'team',
  );
  expect(typesOf('Bufete de abogados en Pamplona. Divorcios, herencias. Con página de equipo.')).toContain(
    'team',
  );
});
