import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

it.each([
  ['webstie for a fotographer caled "Blue Hour" wiht galery', 'photographer'],
  [
    'BioHack Forum 2028, three-day science meeting: programme tabs for Tuesday and Wednesday, speakers, registration fees, venue',
    'event',
  ],
  ['Simple tenant manager to add tenants, flats and rent payments, search them and export to CSV', 'crm'],
  ['Basic customer keeper with name, phone, notes, search and csv export', 'crm'],
  ['Plant register to add plants, rooms and watering days, search and export', 'tracker'],
  ['property manager in Leeds, lettings and inventories', 'real-estate'],
])('tells the kind of %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});

it.each([
  ['Sito per il ristorante "Da Nino" a Bari, toni rosso mattone', '#b22222'],
  ['Página para el restaurante "Casa Nino", tonos rojo ladrillo', '#b22222'],
  ['Site pour le restaurant « Chez Nino », tons rouge brique', '#b22222'],
  ['Website für das Restaurant „Bei Nino“, ziegelrote Akzente', '#b22222'],
  ['Website voor restaurant "Bij Nino", kleuren nachtblauw', '#191970'],
  ['Site para o restaurante "Casa Nino", tons azul noite', '#191970'],
  ['Strona restauracji „U Nino”, kolory: butelkowa zieleń', '#006a4e'],
])('knows a colour of two words as one: %s', (prompt, css) => {
  expect(readBrief(prompt).colours.map(({ value }) => value.css)).toEqual([css]);
});

it.each([
  ['Charity site for Night Shelter Norwich: impact numbers', 'Night Shelter Norwich'],
  ['Website for Rose Baker Leeds, piano teacher', 'Rose Baker'],
  ["Birthday site for Nana Adwoa's 80th, 3 October 2026, RSVP", "Nana Adwoa's 80th birthday"],
])('takes the whole name in %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

it('takes the wish list of a charity for a part of its page', () => {
  const told = readBrief('Charity site for River Keepers: donate, wish list of things we need');
  expect(told.behaviours).toEqual([]);
  expect(told.parts.map(({ value }) => value.title)).toEqual(['Wish list']);
});

it('says which reading it took where the look contradicts itself', () => {
  const told = readBrief('A quiet, loud website for a steakhouse with no meat');
  expect(told.remarks.join(' ')).toMatch(/quiet and for loud.*no meat/u);
});
