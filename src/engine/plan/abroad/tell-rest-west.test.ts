import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

await loadAllLexicons();

async function planOf(prompt: string): Promise<SitePlan> {
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
}
const textOf = ({ pages }: SitePlan, title?: string): string =>
  JSON.stringify(pages.filter((page) => title === undefined || page.title === title));

it.each([
  ['Ich brauche eine Homepage für meine Hundeschule Pfotenglück in Kassel. Welpenkurs, Einzeltraining (55 € pro Stunde). Trainiert wird auf der Wiese an der Fulda.',
    'auf der Wiese an der Fulda'],
  ['sito per il nostro agriturismo La Quercia vicino a Siena: 6 camere, piscina. camera doppia da 95 euro a notte. siamo Marta e Giulio',
    'iamo Marta e Giulio'],
  ['noleggio gommoni a Ponza, mezza giornata 90 euro, giornata intera 150 euro, benzina esclusa, pontile di Santa Maria',
    'enzina esclusa'],
])('says what no section has taken: %s', async (prompt, told) => {
  expect(textOf(await planOf(prompt))).toContain(told);
}); // prettier-ignore

it('says no opening row over again as if it were a statement', async () => {
  const prompt =
    'Tienda online de joyería hecha a mano, Plata Mansa, en Lugo. Cinco productos con precio y carrito. Fondo beige y botones rojos.';
  expect(textOf(await planOf(prompt))).not.toContain('ienda online de joyería hecha');
});

it('tells what stands before the last of a row of sections', async () => {
  const prompt =
    'Página de la clínica veterinaria Patitas en Murcia: servicios, horarios, primera visita gratuita y contacto.';
  const said = textOf(await planOf(prompt));
  expect(said).toMatch(/[Pp]rimera visita gratuita/u);
  expect(said).not.toMatch(/gratuita y contacto/u);
});

const theatre =
  'Wir sind die Freie Bühne Lindenau, ein Amateurtheater in Leipzig, gegründet 1987. Etwa 40 Mitglieder, alle ehrenamtlich. Wir spielen im alten Straßenbahndepot in der Demmeringstraße 32. Karten kosten 14 Euro, ermäßigt 9 Euro. Reservieren kann man per Telefon unter 0341 55 01 28. Bitte dunkelrot und schwarz, mit großer Schrift. Die Seite soll Startseite, Mitmachen, Über uns und Kontakt haben.';

it('tells the sentences of a long prompt, and nothing that is said to the maker', async () => {
  const said = textOf(await planOf(theatre));
  expect(said).toContain('Etwa 40 Mitglieder, alle ehrenamtlich.');
  expect(said).toContain('Straßenbahndepot');
  expect(said).not.toMatch(/Bitte dunkelrot|soll Startseite/u);
});

it('asks for no booking where the way to book is told', async () => {
  const plan = await planOf(theatre);
  expect(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type))).not.toContain('booking');
});

it('fills a page with what its title names, and not with the same lines once more', async () => {
  const plan = await planOf(
    'Association « Les Voisins de la Butte » à Montreuil, un repas partagé et un jardin collectif. Adhésion 5 € par an. Le site doit avoir Accueil, Nos activités, Le jardin, Adhérer et Contact.',
  );
  expect(textOf(plan, 'Adhérer')).toContain('5 € par an');
  const usual = plan.pages.flatMap(({ sections }) =>
    sections.filter(({ type }) => type === 'process').map(({ content }) => JSON.stringify(content.items)),
  );
  expect(new Set(usual).size).toBe(usual.length);
});

it('makes up nothing beside two things with their prices', async () => {
  const plan = await planOf('promenade de chiens à Lyon, 15 € la promenade, 12 € la visite');
  expect(textOf(plan)).not.toMatch(/Nuitées|Longues vacances/u);
});

it('asks nobody to reserve where nobody can', async () => {
  const said = textOf(
    await planOf('Bar de tapas La Chispa en Granada. Croquetas 9 €, salmorejo 6 €. No cogemos reservas.'),
  );
  expect(said).toContain('No cogemos reservas');
  expect(said).not.toContain('¿Hace falta reservar?');
});

it('calls what a camp lets by its own words', async () => {
  const said = textOf(
    await planOf(
      'site pour le camping les tilleuls à saint-flour, emplacement tente 12 € la nuit, mobil-home 340 € la semaine',
    ),
  );
  expect(said).toContain('Emplacements et locations');
  expect(said).not.toContain('"title":"Chambres"');
});
