import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { composeSite } from '../../compose/compose-site';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

const owners = [
  'celebrant',
  'lettings',
  'football',
  'app',
  'memorial',
  'church',
  'rescue',
  'repair',
  'physio',
  'wool',
] as const;
type Owner = (typeof owners)[number];

const pagesOf = (owner: Owner): Map<string, string> =>
  new Map(
    composeSite(makePlan(readBrief(readFileSync(`bench/sets/long/${owner}.txt`, 'utf8').trim()), 1))
      .filter(({ path }) => path.endsWith('.html') && path !== '404.html')
      .map((file) => [
        file.path,
        textOf(file)
          .replace(/<script[\s\S]*?<\/script>/gu, ' ')
          .replace(/<[^>]+>/gu, ' ')
          .replaceAll('&amp;', '&')
          .replaceAll('&quot;', '"')
          .replace(/&#39;|’/gu, "'")
          .replace(/\s+/gu, ' '),
      ]),
  );

let sites: Record<Owner, Map<string, string>>;
beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
  sites = Object.fromEntries(owners.map((owner) => [owner, pagesOf(owner)])) as typeof sites;
});

const whole = (owner: Owner): string => [...sites[owner].values()].join(' ').toLowerCase();

describe('what an owner tells at length', () => {
  it.each([
    ['celebrant', ['£550', "don't haggle with me", '25 miles of Hebden Bridge', '140 ceremonies', 'made my grumpy dad cry', 'Okafor family', 'got Grandma exactly right', 'Holdsworth House', 'Sundays in December', 'wellies', 'Type of ceremony']],
    ['lettings', ['14 Harcourt Rd', '£112 pppw', '7 bed, available, two bathrooms, cellar', '21 Barber Cres', '500Mb broadband', '£63 a year', 'MyDeposits', 'Bogdan', 'within 3 working days', 'Snug accredited', '0114 496 0177', 'How many in group']],
    ['football', ['v Deal Town (H)', '3 Oct', 'Becky Marsh', 'Tony Idowu', 'Dee Callaghan', 'Fran Oakes', 'nobody is turned away', '£28', 'Kearns Plumbing', 'The Zetland Arms', 'CT14 8QD', 'DBS checked']],
    ['app', ['Pick a bird', 'Listen and repeat', 'Collect the sticker', 'Te Mātāwai', 'Mereana Pōtae', '140 kōhanga', 'Only to install', 'Yes, up to four nests', 'Aroha, Gisborne', 'Android coming in March']],
    ['memorial', ['1931–2024', '31 years', 'sweet peas', '26 October', 'Ashgate Hospice', "worth doing after a cup of tea", 'How you knew him']],
    ['church', ['Rev. Tom Adeyemi', 'Pauline Stott', 'first three Sundays', 'joint service', 'learners welcome', 'Lunch club', '£582', 'set nationally', '£14 an hour', 'Paley and Austin', '£31,250', 'Linda 07700 900662']],
    ['rescue', ['Bracken Fell Search and Rescue Dog Association', '1099231', '11 qualified dogs', '63 times', 'Moss (collie cross)', 'hi-vis dog coat', 'no allergy to dogs', 'six blasts', 'Helen Ormerod', '01768 555 0177']],
    ['repair', ['Scout hut', '2,913 things', '12 tonnes', '68%', 'bike fixer', 'sewing machine tension', '140 tools', 'Vera Li', 'Co-op Local Community Fund', 'last repairs taken at 12.15', 'petrol']],
    ['physio', ['Dev Anand', 'Gait analysis', '£75', 'AXA', "don't take Aviva", "24 hours' notice", 'wear shorts', 'GP letter', 'Chester Tri', 'from age 10', 'Where it hurts', 'Insurer']],
    ['wool', ['Purl & Tansy', 'mams sweet shop', 'Cambrian mohair', 'about 4000', '£8', 'from £12', 'Jeans patched', 'sock club', '8 people', 'Bobbin', '£3.95', 'croeso', '1 hour free']],
  ] as const)('stands on the site of the %s', (owner, told) => {
    for (const words of told) expect.soft(whole(owner)).toContain(words.toLowerCase());
  }); // prettier-ignore

  it('has the pages that are asked for, each with what is told of it', () => {
    expect(sites.football.get('fixtures.html')).toContain('Whitstable');
    expect(sites.football.get('teams.html')).toContain('Dee Callaghan');
    expect(sites.football.get('safeguarding.html')).toContain('DBS checked');
    expect(sites.rescue.get('donate.html')).toContain('£45');
    expect(sites.repair.get('tool-library.html')).toContain('£12 a year');
    expect(sites.repair.get('our-numbers.html')).toContain('68%');
    expect([...sites.wool.keys()]).toEqual(expect.arrayContaining(['classes.html', 'mending.html']));
  });
});

describe('what an owner does not tell', () => {
  it.each([
    ['celebrant', /weddingy|hearts/u],
    ['lettings', /cringe|Purple and cream|no allergy/u],
    ['football', /Nobody has to decide|What we all keep to/u],
    ['app', /Google Play|per month|Pro plan/u],
    ['memorial', /portfolio|Projects|adverts/u],
    ['church', /crosses everywhere|Large text/u],
    ['rescue', /Dear designer|anything moving/u],
    ['repair', /handwritten headings|stock photos/u],
    ['physio', /before and after|HCPC rules/u],
    ['wool', /Cart |cats with wool|a page for/u],
  ] as const)('is not on the site of the %s', (owner, words) => {
    expect([...sites[owner].values()].join(' ')).not.toMatch(words);
  });
});

describe('what a long brief asks of a charity and of a landlord', () => {
  const pagesFor = (prompt: string) => makePlan(readBrief(prompt), 1).pages;

  it('gives halls their times, and gifts a page with what each does', () => {
    const pages = pagesFor(
      'Our charity is called Warm Welcome Teesdale and we run seven warm spaces in village halls between November and March. Anybody can come, nobody asks why. There is soup, there are board games, and on Wednesdays at Middleton there is a man from Citizens Advice. The halls are Middleton (Monday and Wednesday 10 to 3), Cotherstone (Tuesday 11 to 2), Romaldkirk (Thursday 11 to 2) and Staindrop (Saturday 10 to 12). We need a website with: a page listing the halls and times, a page for people who want to volunteer (two hours a week, training is one evening) and a page for giving money (£5 is a pan of soup, £30 heats a hall for a day, £210 keeps one open for a week). Ring Maureen on 01833 555 064.',
    );
    const sections = pages.flatMap((page) => page.sections);
    expect(
      sections
        .find(({ type }) => type === 'donation')
        ?.content.items?.map(({ title, price }) => [title, price]),
    ).toEqual([
      ['A pan of soup', '£5'],
      ['Heats a hall for a day', '£30'],
      ['Keeps one open for a week', '£210'],
    ]);
    expect(
      sections.find(({ type }) => type === 'timetable')?.content.items?.map(({ title }) => title),
    ).toEqual(['Middleton', 'Cotherstone', 'Romaldkirk', 'Staindrop']);
    expect(sections.some(({ type }) => type === 'hours')).toBe(false);
    expect(pages.map(({ title }) => title)).toContain('Volunteer');
  });
});
