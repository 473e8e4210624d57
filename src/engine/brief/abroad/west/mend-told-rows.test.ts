import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const read = (prompt: string) => {
  const { name, kind, sections, parts, items } = readBrief(prompt);
  return {
    name: name?.value,
    kind: kind.value,
    sections: sections.map(({ value }) => value),
    parts: parts.map(({ value }) => value.title),
    items: items.map(({ value }) => value.name),
  };
};

it('reads a trade, its town and the first of its sections, and none of them as a name', () => {
  const { name, sections } = read(
    'Website für eine Tischlerei in Bludenz mit Leistungen, Referenzen, Team und Kontakt.',
  );
  expect(name).toBeUndefined();
  expect(sections).toEqual(['services', 'portfolio', 'team', 'contact']);
});

it('calls a house by its name and not by those who keep it', () => {
  const { name, kind } = read(
    'Wir sind Mara und Tobias Engel und führen seit 2011 die Pension Engelhof in Oberammergau.',
  );
  expect([name, kind]).toEqual(['Pension Engelhof', 'hotel']);
});

it('calls a festival by its whole name, and its tickets without their verbs', () => {
  const { name, items } = read(
    'El Festival de Cine de Montaña de Jaca celebra su novena edición del 12 al 15 de noviembre de 2026. El abono cuesta 30 €, los menores de 14 años entran gratis.',
  );
  expect(name).toBe('Festival de Cine de Montaña de Jaca');
  expect(items).toContain('Abono');
});

it('takes what is asked for behind a colon for parts of the site', () => {
  const { parts, items } = read(
    'Association Les Mains Vertes, Lille. Adhésion 15 € par an. Il nous faut : nos jardins, agenda, adhérer, faire un don, contact.',
  );
  expect(parts).toEqual(['Jardins', 'Adhérer']);
  expect(items).toEqual(['Adhésion']);
});

it('reads a rehearsal with where it is, and the planos of a trainer', () => {
  const choir = readBrief(
    'Unser Chor „Stimmband“ aus Leipzig probt mittwochs um 19:30 Uhr in der Michaeliskirche. Wir möchten eine Seite mit Probenplan.',
  );
  expect(choir.items.map(({ value }) => [value.name, value.note])).toEqual([
    ['Probe', 'in der Michaeliskirche'],
  ]);
  const trainer = read(
    'oi, sou personal trainer em florianopolis, planos mensais a partir de 350 reais, agenda',
  );
  expect(trainer.items).toEqual(['Planos mensais']);
  expect(trainer.sections).toContain('booking');
});

it('tells under a heading what stands in brackets behind it', () => {
  const { parts } = readBrief(
    'Pension Engelhof in Oberammergau, Zimmer, eine Seite über die Umgebung (Passionstheater, Kloster Ettal), Anfahrt',
  );
  expect(parts.map(({ value }) => value.lines)).toEqual([['Passionstheater', 'Kloster Ettal']]);
});

it('lets no rooms on a food truck, names the courses of a club, and prices no firm', () => {
  expect(
    read('site pour mon food truck à Lyon, "Le Bahut", burgers maison, emplacements de la semaine, menu')
      .sections,
  ).not.toContain('rooms');
  expect(
    read('Verein Stadtimker Freiburg: Imkerkurse, Honigverkauf, Termine, Mitglied werden, Spenden').items,
  ).toContain('Imkerkurse');
  expect(
    read(
      'Website für Reinigungsfirma Blitzsauber in Linz: Büroreinigung, Fensterputz, Grundreinigung, Preise auf Anfrage',
    ).items,
  ).toEqual(['Büroreinigung', 'Fensterputz', 'Grundreinigung']);
});
