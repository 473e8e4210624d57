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

describe('the copy of a trade whose own word tells all', () => {
  it.each([
    ['Open mic comedy night in Leeds every Thursday 8pm, £4 on the door', /microphone/u, /keynote/u],
    ['Jazz night at the Blue Lamp, first Fridays, £12', /second set/iu, /What exactly/u],
    ['pub quiz night every tuesday at the kings head, £2 each', /Quizmaster|pens/iu, /tasting|Low light/iu],
    ['Barn dance at Manor Farm on 14 August, ceilidh band', /partner/u, /Nine songs/u],
    ['Film club in Machynlleth, 12 September Paterson, guests £5', /lights/iu, /talk about little else/u],
    ['axe throwing in Cardiff, £24 per person', /wrist/iu, /lemonade/u],
    ['Ice rink in Dundee, skate hire £3', /Laces/u, /lemonade/u],
    ['Coarse fishing lakes near Boston, day tickets £9', /Peg|peg/u, /lessons/iu],
    ['1930s lido run by the community, single swim £6', /bench/u, /What exactly/u],
    ['rehearsal rooms in Salford for bands, £9 an hour', /Amps/u, /Songs for the drive home/u],
    ['Lavender farm above Snowshill, entry £4', /bees/u, /Posted in paper/u],
    ['Vineyard tours at Chalk Ridge in Kent, tour £22', /prun/u, /copper/iu],
    ['Ice cream van hire in Wiltshire, from £280', /chimes/u, /collected or brought/u],
    ['pond builder in Cheshire, koi and wildlife ponds', /dragonfl/u, /House on a slope/u],
    ['Hot tub and swimming pool showroom in Plymouth', /garden/u, /What exactly/u],
    ['garage doors fitted in Wolverhampton, from £895', /headroom/u, /what is broken, loose/u],
    ['Septic tank emptying in Herefordshire, £165', /hose/u, /rug/u],
    ['Small wind turbine installer in Orkney', /mast/u, /weddings/u],
    ['Asbestos removal in Teesside, garages and soffits', /drill/u, /rug/u],
    ['underfloor heating installers in Norwich', /screed/u, /Boiler/u],
    ['Data recovery lab in Reading, hard drives', /Switch it off/u, /Birthdays/u],
    ['Pawnbroker in Luton, loans on gold', /ticket/u, /wrapped like a present/u],
    ['pet crematorium near Ludlow, from £95', /blanket/u, /Call a doctor/u],
    ['Patent attorney in Cambridge, patents for startups', /filing/iu, /House and land/u],
    ['Phone repair kiosk in Birmingham, screens £39', /glass/u, /Shoes off/u],
  ])('is worn by %j', (prompt, own, others) => {
    const text = told(prompt);
    expect(text).toMatch(own);
    expect(text).not.toMatch(others);
  });

  it.each([
    ['Ceilidh band for hire in Kelso', /partner\b.*walked through/u],
    ['Cocktail bar with live music nights in Leeds', /second set/iu],
    ['Winery in Kent, three wines, open Saturdays', /Press and cellar/u],
  ])('leaves %j to its own', (prompt, taken) => {
    expect(told(prompt)).not.toMatch(taken);
  });
});
