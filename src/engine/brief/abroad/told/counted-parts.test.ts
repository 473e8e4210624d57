import { expect, it } from 'vitest';
import { loadCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import type { SitePlan } from '../../../plan/site-plan';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

async function planOf(prompt: string): Promise<SitePlan> {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
}
const listOf = (plan: SitePlan, type: string): readonly string[] =>
  plan.pages
    .flatMap(({ sections }) => sections)
    .find((section) => section.type === type)
    ?.content.items?.map(({ title }) => title) ?? [];
const headsOf = (plan: SitePlan): readonly string[] =>
  plan.pages.flatMap(({ sections }) => sections.map(({ content }) => content.title));

it('has as many reviews, people and rooms as are counted, each of its own', async () => {
  const dentist = await planOf(
    'Sito per dentista Dott.ssa Elena Russo a Bari: trattamenti, prezzi, recensioni (6), dove siamo.',
  );
  expect(new Set(listOf(dentist, 'testimonials')).size).toBe(6);
  expect(listOf(dentist, 'testimonials').join()).not.toMatch(/\d/u);
  expect(headsOf(dentist)).toContain('Recensioni');
  const vet = await planOf(
    'Web para la clínica veterinaria Patas en Getafe. Servicios, equipo de cuatro veterinarios, cita previa online.',
  );
  expect(listOf(vet, 'team')).toHaveLength(4);
  const inn = await planOf(
    'Site para a pousada Maré Alta em Paraty: 6 quartos com preços, café da manhã e formulário de reserva.',
  );
  expect(new Set(listOf(inn, 'rooms')).size).toBe(6);
  expect(listOf(inn, 'pricing')).toHaveLength(6);
  expect(listOf(inn, 'rooms').join()).not.toMatch(/\d/u);
});

it('gives pages what their titles ask for', async () => {
  const plan = await planOf(
    "Website voor advocatenkantoor Visser & De Boer in Zwolle. Pagina's: Home, Rechtsgebieden, Advocaten, Tarieven, Contact.",
  );
  const typesOf = (title: string): readonly string[] =>
    plan.pages.find((page) => page.title === title)?.sections.map(({ type }) => type) ?? [];
  expect(typesOf('Advocaten')).toContain('team');
  expect(typesOf('Tarieven')).toContain('pricing');
  expect(listOf(plan, 'services')).not.toContain('Rechtsgebieden');
  expect(JSON.stringify(plan.pages)).not.toMatch(/these pages/iu);
});

it('takes fields of filters for no parts and no facts', async () => {
  const plan = await planOf(
    'Site pour l’agence immobilière « Pierre & Mer » à Saint-Malo : biens à vendre avec filtres par prix et nombre de pièces, estimation gratuite, équipe.',
  );
  expect(JSON.stringify(plan.pages)).not.toMatch(/nombre de pièces/iu);
  expect(plan.behaviours).toContain('filter');
  expect(headsOf(plan)).toContain('Estimation gratuite');
});

it('counts a section by whatever word asked for it, and leaves plans the names they have', async () => {
  const school = await planOf(
    'Szkoła językowa "Lingua" w Poznaniu: kursy (angielski, hiszpański), lektorzy (4), opinie (5)',
  );
  expect([listOf(school, 'team').length, listOf(school, 'testimonials').length]).toEqual([4, 5]);
  const app = await planOf('Strona aplikacji do notatek "Notka". Plany: Mini 19 zł, Pro 49 zł. FAQ.');
  expect(listOf(app, 'pricing')).toEqual(['Mini', 'Pro']);
});

it('makes up no prices for packages that are to have none', async () => {
  const plan = await planOf(
    'Strona fotografa Adam Wilk z Krakowa: portfolio, 3 pakiety (Mini, Standard, Premium) bez cen, opinie',
  );
  expect(listOf(plan, 'services')).toEqual(['Mini', 'Standard', 'Premium']);
  expect(JSON.stringify(plan.pages)).not.toMatch(/\d zł/u);
});
