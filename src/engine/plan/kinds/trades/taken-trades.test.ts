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

describe('the copy of a trade that another kind had taken', () => {
  it.each([
    ['launderette in Hove, service wash £14', /Round and round/u, /leave us the key|lake/u],
    ['dry cleaner with pickup and delivery in Reading', /Collars|basket/iu, /leave us the key/u],
    ['garden pond cleaning service in Surrey', /newts/u, /leave us the key|Floors and tiles/u],
    ['horse livery yard near Newbury, DIY livery £35 a week', /Over the door/u, /Cats and dogs/u],
    ['equine dentist covering Shropshire', /Rasping/u, /Root canals|drill/iu],
    ['mobile farrier in Kent, trims £40', /watch it walk/u, /For groups and firms/u],
    ['agricultural contractor in Lincolnshire, baling', /furrow/u, /loan|New houses/u],
    ['sheep shearing contractor in the Borders, £2 a sheep', /fleece/iu, /New houses/u],
    ['Highline Scaffolding, Barnsley', /Round the chimney/u, /New houses/u],
    ['dry stone waller in the Yorkshire Dales', /Hearting/u, /New houses|roof/iu],
    ['hedge laying and dry stone walling in Derbyshire', /Cope stones/u, /New houses|thatch/iu],
    ['carpet fitter in Wigan', /underlay/u, /Windows and doors/u],
    ['tree surgeon in Leeds, photos of jobs', /Crown work/u, /Windows and doors/u],
    ['aerial and satellite installer in Norwich', /Above the ridge/u, /Windows and doors/u],
    ['alarm and CCTV installer Coventry', /Door entry/u, /snooze|minutes left/iu],
    ['Electric car charger installer in Bristol, 7kW £950', /Fuse board/iu, /Oil service/u],
    ['blinds and shutters fitter, Bath', /Roman blinds|roman blinds/u, /Floors and tiles/u],
    ['damp proofing company in Cardiff, free surveys', /Rising damp/u, /Floors and tiles/u],
    ['skip hire in Grimsby, 4 yard £180, 6 yard £240', /plasterboard/u, /Shoes off/u],
    ['Bin There skip hire Medway', /Level with the rim/u, /Shoes off/u],
    ['Man with a van Brighton £40 an hour', /straps/u, /Shoes off/u],
    ['self storage units in Telford, from £12 a week', /padlock/u, /From door to door/u],
    ['caravan storage near Whitby, £300 a year', /hitch/u, /Groups and schools/u],
    ['3d printing service in Sheffield', /Supports off/u, /Cards and letters/u],
    ['laser cutting workshop in Hackney', /acrylic/u, /Cards and letters/u],
    ['sign writer and vehicle wraps in Preston', /Shop fronts/u, /ferry timetable|Readings/u],
    ['vehicle wraps Essex, full wrap from £1,800', /Bonnet/iu, /Readings/u],
    ['drone surveys for roofs in Kent, £180', /Before take-off/u, /Cast your vote/u],
    ['drone photography pilot, Cornwall', /Low tide/u, /Two sisters/u],
    ['land surveyor in Exeter', /Setting out/u, /Certified copies/u],
    ['mobile podiatrist in Hertfordshire', /Ingrown/u, /Vaccinations/u],
    ['toastmaster and MC for weddings in Essex', /The announcement/u, /Groups and schools/u],
    ['balloon twister for parties in Cork €150 an hour', /octopus/u, /Two days/u],
    ['face painter Leicester', /Whiskers/u, /For groups and firms/u],
    // The trade that opens the prompt stays itself.
    ['Plumber in Leeds, also EV charger installation', /Blocked drains/u, /filling station/u],
    ['builder in Kent, extensions, scaffolding included', /Renovation/u, /Round the chimney/u],
  ])('is worn by %j', (prompt, own, others) => {
    const text = told(prompt);
    expect(text).toMatch(own);
    expect(text).not.toMatch(others);
  });

  it.each(['survey of our members about the new hall', 'poll for our street about the tree survey'])(
    'leaves a poll what it is: %j',
    (prompt) => {
      expect(readBrief(prompt).kind.value).toBe('poll');
    },
  );

  it('hears a thing to hire in “skip”, and leaves out what is to be left out', () => {
    expect(makePlan(readBrief('skip hire in Grimsby, 4 yard £180, 6 yard £240'), 0).name).toBe(
      'Grimsby Skip Hire',
    );
    expect(readBrief('Florist in Leeds. Skip testimonials').excluded).not.toEqual([]);
  });
});
