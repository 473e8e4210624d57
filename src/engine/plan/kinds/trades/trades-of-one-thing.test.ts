import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const home = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 5).pages[0]);

describe('trades of one thing, told in one line', () => {
  it.each([
    ['I need a site for my plastering business in Swindon', 'Boarding and dry lining'],
    ['landing page for a civil engineering consultancy in Perth', 'Drainage and flood risk'],
    ['website for a civil engineering contractor in Enugu', 'Kerbs, paths and public space'],
    ['website for a stonemason who does headstones and memorials, Kilkenny', 'Headstones and memorials'],
    ['website for a conservatory company in Kent', 'Orangeries'],
    ['website for a floor layer in Hull', 'Stairs and edges'],
    ['we are a borehole drilling company in Ibadan', 'Pumps and tanks'],
    ['create a landing page for a window film installer in Dubai', 'Glare on screens'],
    ['gate automation company in Durban', 'Intercoms and keypads'],
    ['wasp nest removal in Leeds', 'In the wall'],
    ['drain clearance company in Cork', 'Jetting'],
    ['PAT testing in Bristol', 'Landlords'],
    ['crime scene cleaner in Ohio', 'Needles and waste'],
    ['dent removal technician in Perth', 'Door dings'],
    ['website for a wheelwright in Devon', 'Hooping'],
    ['blacksmith in Galway', 'A day at the forge'],
    ['violin maker in Cremona', 'Setting up'],
    ['boat builder in Cork', 'Hauling out and storage'],
    ['haulage company in Leeds', 'Part loads and pallets'],
    ['coach company in Leeds', 'Minibuses'],
    ['homeopath in Pune', 'Everyday advice'],
    ['occupational therapist in Cape Town', 'Reports'],
    ['lost property service in Leeds', 'I have found something'],
    ['Website for an events decorator in Abuja, weddings, corporate', 'Company evenings'],
    ['website for a kirana store in Indore with home delivery', 'To the door'],
    ['site for our shebeen in Khayelitsha', 'Music and evenings'],
    ['website for a court reporter in Chicago', 'Live captions'],
    ['website for a bbq catering company in Pretoria', 'From the grill'],
    ['I need a website for my stall selling second hand vinyl at Camden market', 'Reissue of the month'],
    ['cyber security company in Leeds', 'Closing it'],
    ['t-shirt printing business in Nairobi', 'Workwear and uniforms'],
    ['website for University of Leeds Chess Society', 'Club evenings'],
    ['website for our model railway club in Dundee', 'What we are building'],
    ['website for a ukulele group in Leeds', 'The regular evening'],
    ['website for the archery club in Cork', 'Beginners’ course'],
    ['website for a heritage railway in Wales', 'Lend a hand'],
    ['website for a hurling club in Clare', 'Training'],
    ["website for women's rugby team in Cardiff looking for new players", 'Training'],
    ['website for hospital radio station Radio Lifeline, Gloucester', 'On the wards'],
    ['website for the beekeepers association of Kent', 'Help in an emergency'],
  ])('%s', (prompt, entry) => {
    expect(home(prompt)).toContain(entry);
  });

  it('are read as what they are', () => {
    const kind = (prompt: string): string => readBrief(prompt).kind.value;
    expect(kind('website for a gate automation company')).toBe('home-services');
    expect(kind('website for a conservatory company')).toBe('construction');
    expect(kind('website for a coach company in Leeds')).toBe('auto');
    expect(kind('website for a life coach in Leeds')).toBe('therapist');
    expect(kind('coaching institute for NEET and JEE in Kota')).toBe('course');
    expect(kind('Personal training studio in Manchester for women over 40')).toBe('gym');
    expect(kind('A website for a translation bureau in Lagos')).toBe('consulting');
    expect(kind('Create a modern landing page for an AI interview coach called Rehearsal')).toBe('saas');
    expect(kind('website for a haulage company')).toBe('unknown');
    expect(kind('Build a responsive website for a resume builder')).toBe('saas');
    expect(kind('Music player landing page called Wavelet, dark theme')).toBe('saas');
  });

  it('have no plural where a game has none', () => {
    expect(home('website for a tennis coach in Leeds')).not.toMatch(/tenniss/iu);
    expect(home('website for a basketball team in Leeds')).not.toMatch(/basketballs/iu);
  });
});
