import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const told = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 3).pages);

describe('the copy of what the last noun of an offer says', () => {
  it.each([
    [
      'data consultants in Leeds, dashboards and data strategy for councils',
      /the tool|decide/u,
      /printer|backups/u,
    ],
    ['window cleaning round in Swindon, houses from £12', /frames and sills/iu, /which plant sulks|lake/u],
    ['driveway and patio cleaning in Hove', /Moss|grey|lunch/u, /leave us the key/u],
    ['Landlord in Dundee with flats to let: 1 bed £620, 2 bed £780', /contract/u, /640,000|Valuation/u],
    ['one page for a gin distillery tour in Skye', /copper/iu, /on foot or as the day/u],
    ['local history society with winter talks', /Visitors are welcome/u, /school visits|drawers/iu],
    ['smart plant pot that waters itself', /Water for weeks/u, /stove|cook/u],
    ['smart bird feeder with a camera, pre-order $99', /Set up in minutes/u, /dashboard|stove/u],
    ['childminder Ealing, two places', /Settling in/u, /From a distance/u],
    ['stag do organiser Newcastle, karting, paintball', /breakfast/u, /Doors and coffee|The rewrite/u],
    ["website for Amy's hen do in York", /getting married/u, /best men and maids|Foyer/u],
    ['nanny agency in Bath', /referenc/iu, /Positioning|Campaigns/u],
    ['motorbike training CBT', /cone/u, /Low mood/u],
    ['holiday let management in Whitby', /Changeovers/u, /Light the fire/u],
    ['meal prep delivery in Cardiff', /lid/u, /We name a time and a price/u],
    ['executive assistant freelance', /Diary/u, /tram line/u],
    ['bike fitting studio', /Cleats/u, /From our own bench/iu],
    ['pick your own strawberries', /weigh/u, /As a present/u],
    ['greengrocer veg box', /in season/u, /by post/u],
    ['art gallery St Ives, open daily', /step back|stand here|hung/iu, /Doors and coffee/u],
    ['copywriter in Leeds for websites', /sentence under the logo|Half as long/u, /Letters to a landlord/u],
    ['podcast editor for business shows', /cut/u, /The one where we begin/u],
    ['bird of prey centre near Thirsk', /glove/u, /preys/u],
    ['reptile shop in Hull', /Under the lamp/u, /Vaccinations/u],
    ['village hall hire, £12 an hour', /Room for your|long table|doors are wide/iu, /Brought and fetched/u],
    ['fish and chip shop in Whitby', /batter/iu, /Oysters/u],
    ['sandwich shop for offices', /Sandwich|bread/u, /Beetroot, smoked/u],
    ['bagel shop in Hove', /Boiled, then baked/u, /Vanilla glaze/u],
    ['Podcast about deep sea biology called Benthos, weekly', /Episodes/u, /Latest writing|posted rarely/u],
    ['food blog, no podcast', /pieces|Recent|writing/iu, /Episodes/u],
    ['SaaS for veterinary clinics scheduling', /calendar|software/iu, /noses|Why they wag/u],
    ['mortgage adviser in Hull, first time buyers', /deposit|borrow/iu, /Bookkeeping|receipts/u],
    ['Loft conversions in Walthamstow, fixed quotes', /Rooms under the roof/u, /New houses|site manager/u],
    ['Astronomy club, dark sky nights at Kielder', /telescope/iu, /knows the house/u],
    ['school summer fair Saturday 28 June 1pm to 4pm, entry free', /raffle/iu, /Two days|€|A stand/u],
    ['Mobile coffee van for hire, weddings, Bristol', /Setting up/u, /smaller cup|The counter/u],
    ['electric bike courier co-op in Nantes', /carry/u, /winter coat|homework/u],
    ['translator english-portuguese for legal contracts', /Proofreading/u, /Six weeks|no slides/u],
    [
      'Tiny opera company called Brass Lantern, tickets £16',
      /On stage|company/u,
      /From question to doorstep/u,
    ],
    ['plant nursery near Keswick, hardy perennials and alpines', /Grown here/u, /bunch|Weddings/u],
    [
      'warehouse robot maintenance company in Daventry',
      /warehouse robot maintenance/iu,
      /maintenances|cardboard/u,
    ],
    ['Site for Little Hadham Parish Council, minutes and agendas', /councillors/u, /prayer|Worship/iu],
    ['I am a humanist funeral celebrant in Ludlow', /ceremon/u, /funeral home|wash, dress/u],
    [
      'Memorial page for our grandmother Ilse Brandt, photos, the funeral is 3 May',
      /Leave a memory/u,
      /someone has died|Papers|funeral home/u,
    ],
    ['our street is having a big lunch on 6 June, what to bring', /dish for the table/u, /What exactly is/u],
    ['Tiny record label from Glasgow called Salt Wire', /Releases/u, /Paintings|Oil on linen/u],
    ['a page where people can commission me for pet portraits', /sketch/u, /Veterinary|vet who/u],
    [
      'A website for a nonprofit that teaches coding to girls in Nairobi',
      /First courses/u,
      /light bulbs|unlit window/u,
    ],
    ['charity in Hull for families living with dementia', /Somebody to talk to/u, /light bulbs/u],
    ['Hot tub hire around Doncaster. 4 person £130', /garden tap/u, /stove|sauna|around Doncaster in/u],
    ['structural engineer in Bergen, calculations for extensions and cabins', /Snow/u, /eggs|bunk/iu],
    ['Ski chalet in Morzine sleeps 12, weekly price €4,500', /whole house/iu, /Bunk|mule/u],
    ['Barbershop quartet The Dapper Tones in Ohio', /Rehearsal/iu, /tram line/u],
    ['indoor soft play centre Wiggle Barn in Stoke', /Birthdays/u, /soft plays/u],
    [
      'academic homepage for Dr. Elena Petrova, marine biologist, research on kelp',
      /Publications/u,
      /What exactly is/u,
    ],
    ['quantity surveyor, self employed, Cardiff', /quantities/iu, /scaffolding|swept/u],
    ['Car-share scheme for a village: Wenlock Wheels', /Shared, booked|share cars/u, /workshop|repair/u],
    ['Valley Fibre is a not-for-profit internet provider for the upper Dales', /postcode/u, /confidential/u],
  ])('is worn by %j', (prompt, own, others) => {
    const text = told(prompt);
    expect(text).toMatch(own);
    expect(text).not.toMatch(others);
  });

  it('lets the instructor who is named teach', () => {
    expect(told('Driving instructor Sunita in Slough, 10 hours £360')).toMatch(/"title":"Sunita","note"/u);
  });

  it('opens the shelf of a nursery with its plants', () => {
    expect(told('plant nursery near Keswick, hardy perennials and alpines')).toContain('Hardy perennials');
    const [home] = makePlan(readBrief('plant nursery near Keswick, hardy perennials and alpines'), 3).pages;
    expect(home?.sections.map(({ type }) => type)).toContain('products');
  });
});
