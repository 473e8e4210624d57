import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

const textOf = (prompt: string): string =>
  JSON.stringify(
    makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections.map(({ content }) => content)),
  );

it.each([
  ['stonemason', /Stairs|Oak|boards/u],
  ['gutter guard installation Tulsa', /Skylight|Flat roof/u],
  ['bricklayer', /doorbell|site manager/u],
  ['plasterer in Hull', /Wallpaper|three tries/u],
  ['wedding dress cleaning', /Spring clean|Windows/u],
  ['reiki and crystal healing in Totnes', /Couples|Grief|carry/u],
  ['caravan cleaning', /Spring clean|Offices/u],
  ['we clean kitchen extraction ducts for restaurants, Manchester', /Spring clean|Menu|Reserve/u],
  ['equine vet, Wairarapa', /carrier|[Cc]ats/u],
  ['mobile vet', /Laboratory|X-ray and/u],
  ['bakery equipment repair', /croissant|loaves|dough/iu],
  ['gym mirrors installer', /coaches|Racks/u],
  ['dental equipment repair', /Fillings|raised hand/u],
  ['dental nurse training', /Fillings|raised hand/u],
  ['lash supplies', /Lash lift|Lamination/u],
  ['bar stool maker', /cold glasses|Tastings/u],
  ['yoga mat maker', /Vinyasa|teachers/u],
  ['insurance claims assessor', /Travel|Liability/u],
  ['dog physiotherapist', /sports injur|between breakfast and work/iu],
])('%s says nothing of the trade its first word belongs to', (prompt, neighbour) => {
  expect(textOf(prompt)).not.toMatch(neighbour);
});

it.each([
  ['roof repair in Leeds', /roof/iu],
  ['boiler installation', /Boiler/u],
  ['emergency electrician', /Fuse boards/u],
  ['gutter cleaning Reading UK', /Gutters/u],
  ['house builder in Devon', /Extensions/u],
  ['office cleaning company', /Offices/u],
  ['end of tenancy cleaning Leeds', /Moving out/u],
  ['cleaner in Bath', /Weekly cleaning/u],
  ['vet in Leeds', /Vaccinations/u],
  ['cosmetic dentist', /Implants/u],
  ['car repair garage', /Brakes/u],
  ['Website for our dental practice Bright Smiles in Leeds', /Implants/u],
  ['Website for my plumbing company Tapwell in Leeds', /drip|leak|boiler/iu],
  ['Website for my electrical company Sparks & Sons in Derby', /Fuse boards/u],
  ['Website for our storage company StoreSafe in Reading', /its own key|Units|units/u],
  ['Website for our swimming pool company BluePool in Perth', /[Pp]ools/u],
])('%s keeps the copy of its own trade', (prompt, own) => {
  expect(textOf(prompt)).toMatch(own);
});

it('learns a trade and not the person who has it', () => {
  expect(textOf('locksmith training school')).not.toMatch(/[Ll]earn locksmith|Locksmith can be/u);
});

it('lets the homes of one house, and sells none', () => {
  const text = textOf('Website for our apartment complex Oak Ridge in Tulsa with gym, pool and pet policy');
  expect(text).toMatch(/Rents per month/u);
  expect(text).not.toMatch(/Selling|farmhouse|for sale|\$\d{3},000/u);
});
