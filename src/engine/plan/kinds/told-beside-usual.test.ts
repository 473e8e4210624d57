import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllLexicons();
await loadAllCopy();

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const titlesIn = (prompt: string, type: string): readonly string[] =>
  planOf(prompt)
    .pages.flatMap(({ sections }) => sections)
    .find((section) => section.type === type)
    ?.content.items?.map(({ title }) => title) ?? [];
const saidOf = (prompt: string): string => JSON.stringify(planOf(prompt).pages);

describe('what an owner tells', () => {
  it('is said in the owner’s words, and an order to the maker of the site is not', () => {
    const said = saidOf(
      'A fishmonger in Whitby. List what’s on the slab, and mention we smoke our own kippers. Nautical but not naff.',
    );
    expect(said).toContain('We smoke our own kippers');
    expect(said).not.toMatch(/List what|But not naff/u);
  });

  it('names prices by size or level as they are told', () => {
    const bikes =
      'Bike repair workshop in Cambridge. Three service levels: Basic £35, Full £75, Overhaul £160. Also second-hand bikes for sale.';
    // With their sums they are the services, so no second list says them again.
    expect(titlesIn(bikes, 'services')).toEqual(['Basic', 'Full', 'Overhaul']);
    expect(titlesIn(bikes, 'booking')).toEqual(['Basic', 'Full', 'Overhaul']);
    expect(
      titlesIn('Dog groomer in Hull. Prices by size: small £32, medium £40, large £52.', 'pricing'),
    ).toEqual(['Small', 'Medium', 'Large']);
  });

  it('stands with the rest of what a house has', () => {
    const has = titlesIn(
      'Guest house in Keswick, Larch House, 6 rooms, full breakfast, drying room for walkers, dogs welcome, no children under 8.',
      'amenities',
    );
    expect(has).toEqual(expect.arrayContaining(['Full breakfast', 'Drying room for walkers']));
  });

  it('counts the huts that are let, and none of another sort is made up', () => {
    expect(titlesIn('Glamping near Hay-on-Wye with four shepherd’s huts, called Nant Farm', 'rooms')).toEqual(
      ['Shepherd’s hut one', 'Shepherd’s hut two', 'Shepherd’s hut three', 'Shepherd’s hut four'],
    );
  });

  it('names the house after whoever runs it, and the town behind a price is where it is', () => {
    const plan = planOf(
      "A site for my driving school. I'm Denise, I teach manual and automatic in and around Swindon, £38 an hour, block of 10 for £360.",
    );
    expect([plan.name, plan.contact.place]).toEqual(['Denise’s Driving School', 'Swindon']);
    expect(JSON.stringify(plan.pages)).not.toContain('Manual and automatic around');
  });

  it('that she does stands among what is done', () => {
    expect(
      titlesIn(
        'a website for my mum’s alterations shop in Leicester, she does zips, hems and asian outfits',
        'services',
      ),
    ).toEqual(expect.arrayContaining(['Zips', 'Hems', 'Asian outfits']));
  });
});

describe('the usual copy beside it', () => {
  it('speaks of bicycles in a workshop for bicycles', () => {
    const plan = planOf('Bike repair workshop in Cambridge. Second-hand bikes for sale.');
    expect(plan.pages.map(({ title }) => title)).toContain('Bikes');
    expect(JSON.stringify(plan.pages)).not.toMatch(/\bengine\b|hatchback|From drivers/iu);
  });

  it('sends nobody home from a shop to which things are brought', () => {
    expect(saidOf('Alterations shop in Leicester, zips and hems')).not.toMatch(
      /comes to homes|rings your bell|clean floor|your house/iu,
    );
  });

  it('asks nobody to book where nothing is booked', () => {
    const plan = planOf('Barber shop in Glasgow called The Close Shave. Walk-ins only, no bookings.');
    expect(JSON.stringify([plan.action, plan.pages])).not.toMatch(/Book (?:a|an|your)\b|let the calendar/u);
  });

  it('takes no goods for staff', () => {
    expect(
      planOf('Fishmonger in Whitby. We smoke our own kippers.').brief.sections.map(({ value }) => value),
    ).not.toContain('team');
  });
});

describe('terms, pages and wares in passing', () => {
  it('are no services of a studio and no dish of a tea room', () => {
    const studio =
      'Tattoo studio called Ink & Anchor in Plymouth. Flash gallery, deposits are £50 and non-refundable.';
    expect(titlesIn(studio, 'services')).not.toContain('Deposits');
    expect(saidOf(studio)).toMatch(/deposits are £50/iu);
    expect(
      titlesIn('Tea room in Bakewell. Afternoon tea for two £38, gluten free on request.', 'menu'),
    ).not.toContain('Gluten free');
  });

  it('give a page each where each has its own “page for”', () => {
    const plan = planOf(
      'Osteopath in Bath. Sessions are 45 minutes, £58. Page for back pain, page for sports injuries, page for pregnancy.',
    );
    expect(plan.pages.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Back pain', 'Sports injuries', 'Pregnancy']),
    );
    expect(JSON.stringify(plan.pages)).not.toContain('Sessions are 45 minutes');
  });

  it('stand on the shelves of a shop that a colon leads in', () => {
    expect(
      titlesIn('Refill shop in Totnes: bring your own jar, pasta, oils, soap, loose tea.', 'products'),
    ).toEqual(expect.arrayContaining(['Pasta', 'Oils', 'Soap', 'Loose tea']));
  });

  it('leave an agent without rooms by the night', () => {
    const types = planOf(
      'Estate agents in Saffron Walden, list of current homes with price and bedrooms',
    ).pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    expect(types).not.toContain('rooms');
  });

  it('drive to a wedding, and mend nothing', () => {
    const prompt = 'Wedding cars in Surrey. A 1958 Bentley and a 1967 VW camper. Prices from £395.';
    expect(titlesIn(prompt, 'services')).toEqual(['1958 Bentley', '1967 VW camper']);
    expect(saidOf(prompt)).not.toMatch(/workshop|brakes|hatchback|noise/iu);
  });
});

describe('the usual lines of a trade', () => {
  it('leave the machine out of a wash by hand and the bath out of kennels', () => {
    expect(saidOf('Hand car wash in Dudley, Bubble Brothers. Wash £8, wash and vac £15.')).not.toMatch(
      /Antenna|brushes|dryers|Member/u,
    );
    expect(saidOf('Kennels and cattery near Skipton, heated runs. Dog £19, cat £12 a night.')).not.toMatch(
      /first bath|water/u,
    );
  });

  it('speak of scoops in an ice cream parlour and of no beans', () => {
    expect(saidOf('Ice cream parlour in Cromer called Two Scoops. Pink and mint.')).not.toMatch(
      /beans|second cup|Sockets/u,
    );
  });

  it('say what a house without a name is once', () => {
    expect(saidOf('Will writing service for Kent, single will £120, couples £180.')).not.toContain(
      'firm is a firm',
    );
  });

  it('make no teacher of the name that lessons are given', () => {
    const types = planOf('Swimming lessons for babies in Guildford. Call it Little Otters.').pages.flatMap(
      ({ sections }) => sections.map(({ type }) => type),
    );
    expect(types).not.toContain('teacher');
  });

  it('offer no rope where only bouldering is done', () => {
    const wall = 'A climbing wall in Sheffield called Grit. Bouldering only, £11 entry.';
    expect(titlesIn(wall, 'services')).not.toContain('Rope course');
  });
});
