import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { isMadeUpBeside } from './made-up-beside';

beforeAll(loadAllLexicons);

describe('days and people that are made up', () => {
  it.each([
    ['Choir in Hexham. We rehearse Thursdays 7pm at the Methodist hall', 'events', true],
    ['Choir in Hexham. We rehearse Thursdays 7pm at the Methodist hall', 'timetable', false],
    ['Choir in Hexham. We rehearse Thursdays 7pm, upcoming concerts', 'events', false],
    ['Choir in Hexham', 'events', false],
    ['Parish council: councillors: Jane Prior (chair), Tom Oakes', 'speakers', true],
    ["I'm Gwen Pugh, a celebrant in Ludlow", 'team', true],
    ["I'm Gwen Pugh, a celebrant in Ludlow. meet the team", 'team', false],
    ['Physio clinic in Clapham', 'team', false],
    ['management consultants Brink & Hale, supply chains', 'testimonials', true],
    ['management consultants Brink & Hale, supply chains', 'team', true],
    ['management consultants Brink & Hale, client testimonials', 'testimonials', false],
    ['Law firm in Leeds. Pages: Home, Our people, Contact', 'team', false],
    ['invoicing software for plumbers', 'testimonials', true],
    ['Dr Anil Mehta, private GP in Solihull', 'team', true],
    ['mobile bike repair in Hove, i come to your home', 'team', true],
    ['mobile bike repair in Hove, we come to your home', 'team', false],
    ['New lamp: desk £90, floor £140', 'product-detail', true],
    ['New lamp for reading', 'product-detail', false],
    ['mobile hairdresser for care homes, cut £18', 'team', true],
    ['mobile hairdresser for care homes, cut £18', 'map', true],
    ['hairdresser in Leeds, 12 High Street', 'map', false],
    ['counselling for bereaved parents, online only, £50', 'map', true],
    ['village fete 21 June 12-5, dog show, entry free', 'tickets', true],
    ['village fete 21 June 12-5, dog show, entry £2, kids free', 'tickets', false],
    ['village fete 21 June 12-5, dog show, entry £2', 'agenda', true],
    ['village fete on 21 June', 'agenda', false],
    ['retired accountant helps widows with paperwork, free, Leeds', 'pricing', true],
    ['cut flowers, free delivery in Leeds', 'pricing', false],
    ['CV for Marta Nowak, 2019-now at Allegro', 'events', true],
    ['CV for Marta Nowak, 2019-now at Allegro', 'languages', true],
    ['CV for Marta Nowak, 2019-now at Allegro, languages', 'languages', false],
    ['CV for Marta Nowak, 2019-now at Allegro. Looking for work in Leeds', 'portfolio', true],
    ['CV for a designer', 'events', true],
    ['CV for a designer with talks', 'events', false],
    ['Piano teacher in Didsbury, lessons weekdays 3pm to 8pm', 'timetable', true],
  ] as const)('stand beside true ones in %j: %s %s', (prompt, type, isSo) => {
    expect(isMadeUpBeside(readBrief(prompt), type)).toBe(isSo);
  });
});
