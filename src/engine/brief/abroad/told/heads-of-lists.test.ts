import { expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

async function read(prompt: string): Promise<Brief> {
  await loadLexicons(prompt);
  return readBrief(prompt);
}
const typesOf = ({ sections }: Brief): readonly string[] => sections.map(({ value }) => value);
const titlesOf = ({ parts }: Brief): readonly string[] => parts.map(({ value }) => value.title);

it('takes what the page of a band has for its parts', async () => {
  const band = await read(
    'Website für die Band "Nachtschicht" aus Leipzig: Tourdaten, Musik, Videos, Merch, Booking-Kontakt. Dunkel, neonpink.',
  );
  expect(typesOf(band)).toEqual(expect.arrayContaining(['events', 'products', 'video', 'booking']));
  expect(typesOf(band)).not.toContain('services');
  expect(titlesOf(band)).toContain('Musik');
});

it('calls a priced thing by its noun, and nobody after the first thing of a list', async () => {
  const { items } = await read(
    'Web de un fotógrafo de bodas en Granada llamado Iván Moreno: galería, paquetes con precios (desde 900 €), opiniones.',
  );
  expect(items.map(({ value }) => value.name)).toContain('Paquetes');
  const { name } = await read(
    'Website für eine Fahrradwerkstatt in Münster (Speichenwerk): Reparaturen mit Festpreisen, Mietlastenräder, Terminbuchung.',
  );
  expect(name?.value).not.toBe('Reparaturen');
});

it('keeps tides, hire and wine out of weeks, maps and colours', async () => {
  const surf = await read(
    'Página para la escuela de surf "Ola Norte" en Somo: clases por niveles, precios, horarios de mareas y reserva online.',
  );
  expect(titlesOf(surf)).toContain('Horarios de mareas');
  const vans = await read(
    'Site de camping-car en location « Van & Vent » à Bayonne : nos 5 vans, tarifs, conditions de location, réservation.',
  );
  expect(typesOf(vans)).not.toContain('map');
  expect(titlesOf(vans)).toContain('Conditions de location');
  const grill = await read(
    'Site para churrascaria Fogo Alto em Porto Alegre: rodízio, carta de vinhos, reservas. Vermelho e preto.',
  );
  expect(grill.colours.map(({ value }) => [value.role, value.name])).toEqual([
    ['brand', 'Vermelho'],
    ['background', 'preto'],
  ]);
  const school = await read(
    'Web para una escuela infantil bilingüe en Zaragoza llamada "Los Girasoles": equipo, horario, matrícula.',
  );
  expect(school.behaviours.map(({ value }) => value)).not.toContain('language-switch');
});

it('knows when a club trains and what its members pay', async () => {
  const club = await read(
    'Ruderclub Wellental in Konstanz: Trainingszeiten, Mannschaften, Mitgliedsbeiträge, Vorstand, Termine.',
  );
  expect(typesOf(club)).toEqual(expect.arrayContaining(['timetable', 'pricing', 'team', 'events']));
  expect(titlesOf(club)).toEqual(['Mannschaften']);
});

it('has dishes on its card, and sums that are given in their place', async () => {
  const inn = await read(
    'Website voor een restaurant in Maastricht genaamd "Het Anker": menukaart, wijnkaart, reserveren, privédiners. Chique, donkerblauw.',
  );
  expect(inn.items).toEqual([]);
  const help = await read(
    'Sito per l’associazione di volontariato "Mani Aperte" a Trento: chi siamo, dona ora (20 €, 50 €, 100 €), eventi.',
  );
  expect(typesOf(help)).toContain('donation');
  expect(help.items.map(({ value }) => value.name)).toEqual(['20 €', '50 €', '100 €']);
});

it('reads who somebody is before the name and where behind it', async () => {
  const { name, offer, place } = await read(
    'Portfolio für UX-Designerin Lena Vogt, Hamburg: vier Projekte, Über mich, Kontakt. Ein Akzent in Koralle.',
  );
  expect([name?.value, offer?.value, place?.value]).toEqual(['Lena Vogt', 'UX-Designerin', 'Hamburg']);
  const camping = await read('Website voor camping De Duinrand op Texel: plaatsen, prijzen, online boeken.');
  expect(camping.name?.value).toBe('De Duinrand');
});
