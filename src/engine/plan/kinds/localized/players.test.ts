import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const home = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections ?? [];

it.each([
  ['Sito per la band "Onda Lunga" di Bari: date del tour, dischi, video, merch, contatti booking', 'Maglietta', 'Booking', 'Dischi'],
  ['Website für die Punkband "Rost" aus Halle: Tourdaten, Platten, Videos, Merch-Shop, Booking', 'T-Shirt', 'Booking', 'Platten'],
  ['Site da banda "Maré Cheia" de Aveiro: concertos, discos, vídeos, loja, contratação', 'T-shirt', 'Contratação', 'Discos'],
  ['Strona zespołu folkowego "Dąbrowa" z Lublina: koncerty, płyty, teledyski, sklep, booking', 'Koszulka', 'Booking', 'Płyty'],
  ['אתר ללהקת רוק "שבע בערב" מתל אביב: הופעות, אלבומים, קליפים, חנות מרצ, הזמנת הופעות', 'חולצה', 'הזמנת הופעות', 'אלבומים'],
])('a band has concerts, records, a shop of its own and no appointments: %s', (prompt, shirt, hire, records) => {
  const sections = home(prompt);
  const of = (type: string) => sections.find((section) => section.type === type)?.content;
  expect(of('products')?.items?.map(({ title }) => title)).toContain(shirt);
  expect(of('booking')?.title).toBe(hire);
  expect(of('booking')?.items ?? []).toEqual([]);
  expect(of('events')?.items).toHaveLength(3);
  expect(sections.map(({ type }) => type)).toContain('video');
  expect(sections.map(({ content }) => content.title)).toContain(records);
  expect(of('services')?.items?.map(({ title }) => title) ?? []).not.toContain(records);
}); // prettier-ignore

it.each([
  ['Casa rural "El Tejo" en Asturias, 4 habitaciones, precios, galería', 'Habitación 4', 4],
  ['Gîte "La Grange" en Ardèche : 3 chambres, piscine, tarifs basse et haute saison', 'Chambre 3', 3],
])('a house that is let as a whole shows its bedrooms, and they are booked together: %s', (prompt, last, count) => {
  const sections = home(prompt);
  const of = (type: string) => sections.find((section) => section.type === type)?.content.items ?? [];
  expect(of('rooms')).toHaveLength(count);
  expect(of('rooms').at(-1)?.title).toBe(last);
  expect(of('booking')).toEqual([]);
  expect(sections.some(({ type }) => type === 'text')).toBe(false);
}); // prettier-ignore
