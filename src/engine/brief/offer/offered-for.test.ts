import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

it.each([
  ['we rent hot tubs for weekends in Swansea', 'unknown', 'hot tubs'],
  ['We sell dog food for working dogs.', 'shop', 'dog food'],
  ['I offer physio for runners in Hove', 'clinic', 'physio'],
  ['our band The Loose Shutters plays weddings, folk rock, from £900', 'portfolio', 'band'],
  ['we play at weddings, jazz duo from Hull', 'portfolio', 'jazz duo'],
  ['The Hollow Reeds, folk trio, plays pubs in Kent', 'portfolio', 'folk trio'],
  ['street food festival with a brass band, 3 May', 'event', 'street food festival'],
])('what is offered or played tells more than for whom and where: "%s"', (prompt, kind, offer) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
});

it.each([
  ['mobile bar hire for weddings Shropshire, horsebox trailer', 'mobile bar hire', 'Shropshire'],
  ['retired engineer mends clocks, collection in Norfolk', 'clock repair', 'Norfolk'],
  ['we clear gutters from £60, Cardiff and Newport', 'gutter clearance', 'Cardiff and Newport'],
  ['local lad fixes bikes in Hove', 'bike repair', 'Hove'],
])('what is done and where are told apart: "%s"', (prompt, offer, place) => {
  const brief = readBrief(prompt);
  expect([brief.offer?.value, brief.place?.value]).toEqual([offer, place]);
});

it('takes poems for the work of who writes them', () => {
  expect(readBrief('poems by Ruth Oakes, two books, reading 3 May in Lewes').kind.value).toBe('portfolio');
});

it.each([
  ['Point of sale for bakeries, called Crumbtill. features, pricing 3 plans', 'saas', 'Crumbtill'],
  [
    'Time tracking for architects, called Planhour. features, integrations with Xero, pricing',
    'saas',
    'Planhour',
  ],
  ['Uniforms for hotels and spas — Threadwell. range, sizing, quote form', 'unknown', 'Threadwell'],
  ['Saltmarsh advises pubs on wine lists. services, clients, contact', 'unknown', 'Saltmarsh'],
  ['Nora Finch photographs restaurants in Lisbon. portfolio, prices', 'photographer', 'Nora Finch'],
  ['Clothes bank in Derby run by volunteers: what to donate, opening times', 'nonprofit', undefined],
  ['Ian Moss, model ship builder in Whitby. Gallery of work, commissions', 'unknown', 'Ian Moss'],
  ['Website for dentists in Hull: Bright Smiles. services, booking', 'dentist', 'Bright Smiles'],
])('whoever is served is not the trade: "%s"', (prompt, kind, name) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.name?.value]).toEqual([kind, name]);
});
