import { beforeAll, describe, expect, it } from 'vitest';
import { headsInBrackets } from '../../brief/document/heads-in-brackets';
import { rowsOfSemicolons } from '../../brief/document/rows-of-semicolons';
import { spokenPlainly } from '../../brief/document/spoken-plainly';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const pageOf = ({ pages }: SitePlan, title: string): string =>
  JSON.stringify(pages.find((page) => page.title === title)?.sections.map(({ content }) => content) ?? []);

const letter = `Hello, please make us a site. We are Tolly & Wren, a saddlery in Hexham. My mother Joan began it in 1979 above the feed store, and I (Beth) took over in 2012.

What we do: we mend saddles and bridles, we make headcollars and belts to measure, and we oil old leather. Prices depend on the hide but people always ask, so please give a guide: bridle from £140, headcollar from £60, belt from £45. Estimates are free with two photographs.

How it works: you bring it in, we look at it together, you hear a price within three days.

We also teach a belt evening on Thursdays from 7 to 9, £40 with leather and buckle.

We are at 6 Market Place, Hexham NE46 1XF. Open Tuesday to Saturday 9 to 5. Telephone 01434 555 019. Plain and warm, dark brown. I'd like a page for the workshop, one with prices, one for the classes and one for getting in touch.`;

describe('a letter of an owner', () => {
  it('has the pages that it wishes for in turn, under their usual names', () => {
    expect(planOf(letter).pages.map(({ title }) => title)).toEqual(['Home', 'Workshop', 'Prices', 'Classes', 'Contact']); // prettier-ignore
  });

  it('lists what is done by its clauses, and the guide to prices without the order for it', () => {
    const plan = planOf(letter);
    const services = plan.pages[0]?.sections.find(({ type }) => type === 'services')?.content.items ?? [];
    expect(services.map(({ title }) => title)).toEqual([
      'We mend saddles and bridles',
      'We make headcollars and belts to measure',
      'We oil old leather',
    ]);
    expect(pageOf(plan, 'Prices')).toContain('Headcollar');
    expect(pageOf(plan, 'Prices')).toContain('Prices depend on the hide');
    expect(pageOf(plan, 'Prices')).not.toMatch(/people always ask|please give/u);
  });
});

const outline = `Create a website for "Gannet Light", a lighthouse museum run by volunteers on the coast of Fife.

Visual direction: light by default, chalk white background, one warm accent (coral). Wide margins.

Pages:
1. Home – headline "Mind the steps." One sentence on who we are. Today's programme. A button "Plan a visit".
2. Lamps – we have three: a first-order Fresnel lens built in 1887; a sealed-beam lamp from 1961; and a model that children may turn.
3. Schools – visits on Mondays and Wednesdays, 9.30 am to 1 pm, up to 28 pupils, £5 per pupil.
4. Story – the tower was built in 1886 and went dark in 1988. The oil store on the site is listed, and can be entered in July.
5. Find us – Shore Road, Crail KY10 3SX. Open Friday to Sunday 11 to 4. Telephone 01333 555 014.`;

describe('an outline with its orders', () => {
  const plan = () => planOf(outline);

  it('prints neither how it is to look nor what its first page is to have', () => {
    const said = JSON.stringify(plan().pages.map(({ sections }) => sections.map(({ content }) => content)));
    expect(said).not.toMatch(/one sentence on|today.s programme|chalk white|wide margins/iu);
  });

  it('lists what there is three of', () => {
    expect(pageOf(plan(), 'Lamps')).toMatch(/"title":"A model that children may turn"/u);
  });

  it('takes the hours of the house from where it opens, not from when schools come', () => {
    expect(plan().brief.hours?.value.flatMap(({ days }) => days)).toEqual([5, 6, 7]);
  });

  it('tells what stands on its ground', () => {
    expect(pageOf(plan(), 'Story')).toContain('The oil store on the site is listed');
  });
});

describe('how lists are written', () => {
  it('has the order for its entries off its head', () => {
    expect(
      headsInBrackets('Crew (one card each):\nPlants (each with a drawing and its height):\n- Fern'),
    ).toBe('Crew (one card each):\nPlants:\n- Fern');
  });

  it('has an entry to a line where they are counted', () => {
    expect(
      rowsOfSemicolons('There are three boats: a skiff for two; an old gig; and the ferry, which sleeps.'),
    ).toBe('There are three boats:\n  - A skiff for two\n  - An old gig\n  - The ferry, which sleeps\n');
  });

  it('leaves people in their sentence', () => {
    const told =
      'There are three of us: Ada Moss, who weaves; her sister Jo, who dyes; and Sam Orr, who sells.';
    expect(rowsOfSemicolons(told)).toBe(told);
  });

  it('says the sign of a sum once for all, and not for an age or a year', () => {
    expect(
      spokenPlainly('a wash is 30 quid, cut and dry 45 including tea. a perm is 80 and that lasts.'),
    ).toBe('a wash is £30, cut and dry £45 including tea. a perm is £80 and that lasts.');
    expect(spokenPlainly('a cut is 20 quid. level 3, aged 12, open till 10.')).toBe('a cut is £20. level 3, aged 12, open till 10.'); // prettier-ignore
  });

  it('parts a price from what it holds', () => {
    const plan = planOf(
      `Website for Ned Orr, a chimney sweep in Alnwick who comes to farms, pubs and cottages in the north of the county with brushes and a camera, and leaves a certificate behind for the insurance. I work Monday to Friday from eight to five, and began in 2009.\n\nPrices:\n- Open fire £55: brushes, camera, certificate\n- Stove £65: baffle out, flue swept, rope checked\n- Nest £90 plus disposal\n\nI take cards and cash. A dust sheet goes down in every room that I walk through. Ring 01665 555 013.`,
    );
    expect(JSON.stringify(plan.pages)).not.toMatch(/":\s?: /u);
    expect(JSON.stringify(plan.pages)).toContain('Baffle out, flue swept, rope checked');
  });
});

const paper = `# Website brief: Fernhythe Swim School

**What we are:** a swim school with two warm pools, run by Mo and Jess Tarrant since 2010.

Subline: Small groups, patient teachers, goggles to borrow.

Clubs: Ely Otters, Soham Seals, Littleport Divers. Quote from Bea Lund, head teacher, Soham: "They came back braver and wetter."

Security: bookings are hosted in the UK and backed up daily. Based in Littleport. We teach babies from three months, children and grown-ups who never learned, in groups of six at most, every day but Sunday. Lockers take a pound coin that comes back. Ring 01353 555 016.

## Practical
Open Monday to Saturday, 8–6 (till 8 on Wednesdays).`;

describe('a paper with labels', () => {
  const plan = () => planOf(paper);

  it('opens with what they are, and heads nothing with the name of the paper', () => {
    const said = JSON.stringify(plan().pages);
    expect(plan().pages[0]?.sections[0]?.content.lede).toMatch(
      /swim school with two warm pools|Small groups/u,
    );
    expect(said).not.toMatch(/Website brief|"title":"(?:Subline|What we are)"/u);
  });

  it('has what was said by somebody with an office among the voices', () => {
    const voices = plan().pages.flatMap(({ sections }) =>
      sections.filter(({ type }) => type === 'testimonials'),
    );
    expect(JSON.stringify(voices)).toContain('They came back braver and wetter');
  });

  it('is open when its practical notes say so', () => {
    expect(plan().brief.hours?.value.flatMap(({ days }) => days)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is where it is based, and not where its machines are', () => {
    expect(plan().brief.place?.value).toMatch(/Littleport/u);
  });
});
