import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { rowsOf, wordsOf } from './trade';
import { everyday } from './everyday';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const home = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 5).pages[0]);

describe('trades whose word alone is the whole prompt', () => {
  it.each([
    ['coworking space', 'Meeting rooms'],
    ['cat sitter', 'Two a day'],
    ['pony parties', 'Ribbons and plaits'],
    ['dental hygienist clinic', 'Polish'],
    ['ceramic tile shop', 'Grout, trims, tools'],
    ['tree felling and stump removal', 'Stumps ground out'],
    ['cobbler', 'Stretched'],
    ['microblading studio', 'The second visit'],
    ['campervan conversions', 'Roofs that lift'],
    ['small engine repair', 'Will not start'],
    ['house clearance', 'Papers and pictures'],
    ['egg farm gate sales', 'From the field'],
    ['family mediator in Leeds', 'Sessions together'],
    ['apostille service', 'Embassy legalisation'],
    ['ear wax removal Stockport', 'A look inside'],
    ['laser hair removal clinic Pune', 'patch test'],
    ['boat detailing in Lymington', 'Decks and teak'],
    ['mobile detailing for boats and RVs', 'Decks and teak'],
    ['mobile tyre fitting', 'Locking nut lost'],
    ['bicycle courier co-op', 'By cargo bike'],
    ['charity shop in Ludlow', 'Cups, plates, toys'],
    ['fish van', 'Filleted for you'],
    ['window tinting', 'Old film off'],
    ['tarmac drives', 'Kerbs and edges'],
    ['stair lifts', 'Stairs with a bend'],
    ['curtain maker', 'Roman blinds'],
    ['firewood delivery', 'By the load'],
    ['farm shop near Kendal', 'From the field'],
    ['teen babysitter', 'After school'],
    ['lemonade stand', 'A jug to share'],
    ['astrology readings', 'The year ahead'],
    ['neighborhood watch group', 'Locks and lights'],
    ['cat cafe', 'Quiet hours'],
    ['private investigator', 'Finding people'],
    ['soccer camp', 'The last match'],
    ['senior move manager', 'A plan for the new place'],
    ['leisure centre', 'Hall and courts'],
    ['village hall', 'The main hall'],
    ['running club', 'Club runs'],
    ['cycling club', 'Easy rides'],
    ['karate club', 'Gradings'],
    ['youth club', 'Someone to talk to'],
    ['homeless shelter', 'A bed for tonight'],
    ['zoo', 'Feeding and talks'],
    ['aquarium', 'Rock pool'],
    ['karting track', 'Arrive and drive'],
    ['nightclub', 'Tables and birthdays'],
    ['radio station', 'Local voices'],
    ['care home', 'Short stays'],
    ['home care agency', 'Mornings and evenings'],
    ['credit union', 'Through your pay'],
    ['wind farm', 'For landowners'],
    ['security company', 'Guards on site'],
    ['public speaker', 'Keynote'],
    ['game studio', 'Playtests'],
    ['cinema', 'Your own showing'],
    ['golf course', 'Twilight'],
    ['HVAC company', 'Tune-ups'],
    ['gutter cleaning service', 'Downpipes'],
    ['fence company', 'Metal and chain link'],
    ['appliance repair', 'Dishwashers'],
    ['mobile mechanic', 'Before you buy'],
    ['bathroom fitter', 'Showers and wet rooms'],
    ['car wash', 'Wheels and underside'],
    ['transmission repair shop', 'Clutches'],
    ['auto body shop', 'Dents and scratches'],
    ['limo service', 'Airport rides'],
    ['urgent care clinic', 'X-rays and tests'],
    ['chiropractor', 'Posture at work'],
    ['pediatric dentist', 'Nervous children'],
    ['med spa', 'Injectables'],
    ['phone repair shop', 'Charging and sound'],
    ['computer repair', 'Slow machines'],
    ['travel agent', 'City breaks'],
    ['photo booth hire', 'Backdrops'],
    ['bail bonds', 'Posting bail'],
    ['mobile notary', 'Powers of attorney'],
    ['staffing agency', 'For job seekers'],
    ['coaching centre', 'Question hours'],
    ['wedding planner', 'On the day'],
    ['web design agency', 'Old sites made new'],
    ['mobile hairdresser', 'Wash and set'],
    ['nail tech', 'Builder gel'],
    ['orthodontist', 'Clear aligners'],
    ['towing company', 'Jump starts'],
    ['concrete contractor', 'Slabs and footings'],
    ['pool builder', 'Plunge pools and spas'],
    ['sprinkler company', 'Drip lines'],
    ['snow removal', 'Season contracts'],
    ['demolition contractor', 'Inside only'],
    ['excavator hire', 'Lifting and access'],
    ['garbage collection', 'Bulky things'],
    ['credit repair', 'Disputes'],
    ['immigration consultant', 'Refused before'],
    ['birthday party place', 'Clearing up'],
    ['life insurance broker', 'Whole of life'],
    ['home inspector', 'New builds'],
    ["women's refuge", 'A safety plan'],
    ['diagnostic lab', 'Taken at home'],
    ['IVF clinic', 'Insemination'],
    ['eye hospital', 'Glaucoma and retina'],
    ['psychiatrist', 'ADHD in adults'],
    ['gun range', 'Lane rental'],
    ['kids dance studio', 'Tap and jazz'],
    ['karaoke bar', 'The open stage'],
    ['boba shop', 'Slushes and smoothies'],
    ['campervan hire', 'By the week'],
    ['bridal boutique', 'Bridesmaids'],
    ['donut shop', 'Cake doughnuts'],
  ])('let a %s speak of its own, with %j', (trade, entry) => {
    expect(home(`${trade} in Leeds`)).toContain(entry);
    expect(home(`${trade} in Leeds, gallery, prices, contact form`)).toContain(entry);
  });

  it('stay out of what only has such a place beside it', () => {
    expect(home('coworking space in an old printing works, day passes £18')).not.toContain('thread-sewn');
    expect(home('cleaning company for care homes in Leeds')).not.toContain('Her own chair');
    expect(home('architect of village halls in Leeds')).not.toContain('The main hall');
  });

  it('are told by a name that ends with them, and with the town behind', () => {
    expect(home('Luxe Med Spa in Miami: botox, fillers, facials, gallery')).not.toMatch(
      /sauna|stove|Steam/iu,
    );
    expect(home('Bail bonds San Antonio, open 24/7, FAQ')).toContain('Posting bail');
    expect(home('Gym in Cork with personal training, classes, coaches')).not.toContain('knows your knees');
  });

  it('bring their own pictures', () => {
    const art = (prompt: string) => makePlan(readBrief(prompt), 5).art;
    expect(art('Phone repair shop in Leicester: screens, batteries')[0]).toBe('phone');
    expect(art('HVAC company in Tucson')).not.toContain('tap');
    const mechanic = art('Mobile mechanic in Leeds, prices');
    expect(mechanic).toEqual(expect.arrayContaining(['wrench', 'car', 'gear', 'van']));
    for (const motif of ['tap', 'paint']) expect(mechanic).not.toContain(motif);
    expect(art('Dog boarding and daycare in Spokane, rates, tour')).not.toContain('chess');
  });

  it('lay the card of their kind on the table where a menu is asked for', () => {
    const cats = makePlan(readBrief('website for a cat cafe named Whisker Lane, with a menu and booking'), 5);
    const menu = cats.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'menu');
    expect(menu?.content.items?.length).toBeGreaterThan(3);
  });

  it('have what a home page needs', () => {
    for (const trade of everyday) {
      expect(wordsOf(trade, 'head').length, trade.noun).toBeGreaterThanOrEqual(3);
      expect(rowsOf(trade, 'offer').length, trade.noun).toBeGreaterThanOrEqual(4);
      expect(rowsOf(trade, 'ask').length, trade.noun).toBeGreaterThanOrEqual(4);
    }
  });
});

it('lets a band be booked where booking is asked for, beside its contact or in place of it', () => {
  const [page] = makePlan(
    readBrief('Jazz trio in Leeds called Blue Hour: listen, gigs, booking form'),
    1,
  ).pages;
  expect(page?.sections.map(({ type }) => type)).toContain('booking');
});
