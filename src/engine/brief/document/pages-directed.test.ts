import { describe, expect, it } from 'vitest';
import { countedThings } from './counted-things';
import { eachOfPages } from './each-of-pages';
import { namedThenTold } from './named-then-told';
import { pagesDirected } from './pages-directed';
import { rowsOfSemicolons } from './rows-of-semicolons';
import { withoutAsides } from './without-asides';

const gallery =
  'Build a site for Kestrel Yard, a print workshop in Leith. Pages: Home, Prints, People, Notes, Contact.\n\nThe home page opens with the line "Ink first. Talk later." and shows two new prints: the Tide Table (2024, screen print) and a Gull Map (£45). At the bottom of it there should be a paragraph about how we print: we cut, we ink and we press by hand.\n\nOn the prints page list all three: besides the two above, Harbour Wall (2019, etching).\n\nPeople introduces Ida Munro, printer, taught at Gray’s; Sol Reyes, framer; and Ann Lee, apprentice.\n\nNotes has two entries: "Why lino" (3 May 2024) and "A press from Dundee" (9 June 2023).\n\nThe whole site should be quiet.\n\nContact: 4 Mill Lane, 0131 496 0000.';

const underTitle = (text: string, title: string): string =>
  text.split(`## ${title} page`)[1]?.split('## ')[0]?.trim() ?? '';

const builder =
  'We are Fenwick & Daughter, a small building firm in Hexham, and we have been restoring stone farmhouses since 1988. Our old site is ten years out of date, so please start from scratch.\n\nPages: Home, Projects, Services, About, Contact.\n\nHome: a large opening section with the line "Stone, lime and patience." Under it a short introduction, then how we work in five steps, three quotes from clients, and a contact strip at the bottom.\n\nProjects: at least six finished jobs with a photo, the place and the year. Before and after pictures would be good for some of them.\n\nServices: barn conversions, lime plastering, roofing in Welsh slate, extensions, and structural repairs.\n\nAbout: how my father started the firm, and the team of four: Joan Fenwick, Petra Fenwick, Alun Rees and Callum Todd.\n\nContact: a form, phone 01434 555 0192.';

describe('a brief that goes through its pages in sentences', () => {
  it('keeps wishes for finished work, and a story apart from the people behind it', () => {
    const told = pagesDirected(builder);
    expect(underTitle(told, 'Projects').split(/\s*\n\s*/u)).toEqual([
      'Part wanted: portfolio.',
      'Part wanted: before-after.',
    ]);
    expect(underTitle(told, 'About')).toMatch(
      /^Part wanted: story \(How my father started the firm\)\.\s+Our team:\n- Joan Fenwick\n/u,
    );
  });

  const opened = pagesDirected(gallery);

  it('stands as an outline in the order of its pages', () => {
    expect([...opened.matchAll(/^## (.+) page$/gmu)].map(([, title]) => title)).toEqual([
      'Home',
      'Prints',
      'People',
      'Notes',
      'Contact',
    ]);
    expect(opened.split('## Home page')[0]).toContain('The whole site should be quiet.');
  });

  it('tells what a page opens with, and what stands where on it', () => {
    const home = underTitle(opened, 'Home');
    expect(home).toContain('Headline: "Ink first. Talk later."');
    expect(home).toContain('New prints:\n- Tide Table (2024, screen print)\n- Gull Map £45');
    expect(home).toContain('How we print: We cut');
    expect(home).not.toMatch(/bottom|paragraph/u);
  });

  it('repeats what stands above where a page adds to it', () => {
    expect(underTitle(opened, 'Prints')).toBe(
      '- Tide Table (2024, screen print)\n- Gull Map £45\n- Harbour Wall (2019, etching)',
    );
  });

  it('lists people and entries with one to a line', () => {
    expect(underTitle(opened, 'People')).toMatch(/^- Ida Munro, printer, taught at Gray’s\n- Sol Reyes/u);
    expect(underTitle(opened, 'Notes')).toBe(
      '- "Why lino" (3 May 2024)\n- "A press from Dundee" (9 June 2023)',
    );
  });

  it('keeps what a form asks, and parts two orders of one sentence', () => {
    const shop = pagesDirected(
      'A site for a farm shop. The herd page lists our goats: Ada, Bo and Cy, all of them named by the school. The visit page should explain that we open at nine, and give the address, 3 Low Road, Kirkby LA9 4NH. On the order page add a form with name, phone and what you would like. On the homepage, show our hours (daily 9 to 5), a text about the herd (forty goats, one donkey) and the next markets: Kendal on 3 May and Ulverston on 9 May.',
    );
    expect(underTitle(shop, 'Visit')).toMatch(/that we open at nine\.\s+3 Low Road/u);
    expect(underTitle(shop, 'Order')).toContain('form with name, phone');
    expect(underTitle(shop, 'Home')).toMatch(
      /Hours: Daily 9 to 5\.[\s\S]*Herd: Forty goats[\s\S]*Markets: Kendal/u,
    );
  });

  it('lists what is told of each thing that it names, and things by their number', () => {
    const vet = pagesDirected(
      'A site for Elm Vets. The homepage needs a hero with the headline "Tails first" and a button. Under the hero, show three cards: Jabs, Teeth and Surgery, each with a short text. Jabs: from £40. Teeth: on Tuesdays. Surgery: two theatres.\n\nThe About page should tell how Una Orr opened the yard in 1990, and how her son took over in 2012. It should also introduce the team: Una Orr (partner), Bo Ray (nurse) and Moss, the cat.\n\nThe books page lists two books: Salt (Seuil, 2020) and Noon (Walker, 2018); Noon won a prize. The drawings page shows four pieces in a grid: Hill, Lake, The Last Tram and Fig Season.',
    );
    expect(underTitle(vet, 'Home')).toContain(
      '- Jabs (from £40)\n- Teeth (on Tuesdays)\n- Surgery (two theatres)',
    );
    expect(underTitle(vet, 'About')).toMatch(/^Una Orr opened the yard in 1990, and her son took over/u);
    expect(underTitle(vet, 'About')).toContain(
      'team:\n- Una Orr (partner)\n- Bo Ray (nurse)\n- Moss, the cat',
    );
    expect(underTitle(vet, 'Books')).toMatch(/- Noon \(Walker, 2018\)\nNoon won a prize/u);
    expect(underTitle(vet, 'Drawings')).toBe('- Hill\n- Lake\n- The Last Tram\n- Fig Season');
  });

  it('takes a row of pages, a colon behind one, a line within a row of things, and what somebody wrote', () => {
    const club = pagesDirected(
      'A site for a reading room. We need a Home page, a Shelves page and an About page.\n\nOn the home page: a wide photo, the line "Read, then eat" and the next dates, which are Friday 9 May (poems), Saturday 24 May (maps) and Friday 13 June (letters).\n\nThe Shelves page lists what we keep: sea and river books, atlases, cookery, letters and poems.\n\nAbout: I read at the Gannet for six years. The Herald wrote: "A quiet riot."',
    );
    expect(underTitle(club, 'Home')).toMatch(
      /^Headline: "Read, then eat"\s+Dates:\n- Friday 9 May \(poems\)/u,
    );
    expect(underTitle(club, 'Shelves')).toContain(
      '- Sea and river books\n- Atlases\n- Cookery\n- Letters\n- Poems',
    );
    expect(underTitle(club, 'About')).toContain('The Herald wrote: "A quiet riot."');
  });

  it('takes the first page by its bare name, and tells what happened in statements', () => {
    const firm = pagesDirected(
      'A site for a merchant. Home should introduce us in two sentences (a family firm, third generation; 900 lines in stock) and show our three yards: Leeds, 2 Don Street; York, 6 Low Lane; and Hull, 9 Bridge Road. The Training page announces two evenings: Pumps (£5) and Pipes (£6). On the About page tell how Eric began with a van in 1974, how his daughter opened York in 1991, and that Tom runs it today.',
    );
    expect(underTitle(firm, 'Home')).toMatch(
      /^About us: A family firm[\s\S]*Yards:\n- Leeds, 2 Don Street\n- York/u,
    );
    expect(underTitle(firm, 'Training')).toContain('- Pumps £5\n- Pipes £6');
    expect(underTitle(firm, 'About')).toBe(
      'Eric began with a van in 1974, his daughter opened York in 1991, and Tom runs it today.',
    );
  });

  it('has what is told and what is only wanted apart', () => {
    const kennel = pagesDirected(
      'A kennel near Ludlow. There are pages we would like: Home, The Walks, Our People, Groups, Day Care, Contact.\n\nHome starts with the sentence "They come back tired." Below that please put why people choose us (three reasons), then what owners say, and at the bottom some common questions, for instance whether dogs need a jab, what happens if one is ill and if we collect.\n\nThe Walks page lists The Pond Walk at £12 and The Hill Walk at £15. Our People is a page about those who do the walking: Ann Petch and Col Hart. Groups is for schools with a form to ask for a date. Day Care: we say what it costs, so a table: Half Day £9, Full Day £16. Contact: a form, our number 01584 496 022.',
    );
    expect(underTitle(kennel, 'Home')).toMatch(
      /^Headline: "They come back tired\."\s+Part wanted: three features \(Why people choose us\)\.\nPart wanted: testimonials\.\nFAQ:\n- Do dogs need a jab\?\n- What happens if one is ill\?\n- Do you collect\?/u,
    );
    expect(underTitle(kennel, 'The Walks')).toBe('- The Pond Walk £12\n- The Hill Walk £15');
    expect(underTitle(kennel, 'Our People')).toContain('- Ann Petch\n- Col Hart');
    expect(underTitle(kennel, 'Groups')).toMatch(
      /^For schools\.\s+A form asking for a date\.\nPart wanted: form\./u,
    );
    expect(underTitle(kennel, 'Day Care')).toBe('- Half Day £9\n- Full Day £16');
    expect(kennel).toContain('Pages: Home, The Walks, Our People, Groups, Day Care, Contact.');
  });

  it('is no brief that speaks of one page, or of what a page is like', () => {
    for (const text of [
      'A school in Ely. The home page should have a big headline "Every child" and a gallery with six photos. The courses page should explain how a day runs in four steps, and have an FAQ with five questions. On the care page tell people how to look after iron: keep it dry and oil it.',
      'We sell honey. The home page should be calm. Ring us on Mondays.',
      'The parish has three churches. On the whole page size matters little. The choir has forty voices.',
    ])
      expect(pagesDirected(text)).toBe(text);
  });
});

describe('a page for each of some things', () => {
  it('holds what is told of each, beside the other pages', () => {
    const opened = eachOfPages(
      'Ferns Dental in Ayr.\nWe want a page for each of: crowns, implants and whitening. Each should say what it is and how long it takes (crowns two visits, implants six months, whitening a week). A page for fees, one for the team, and a contact page with a form that asks for name and phone.\n\nWe open at 8.',
    );
    expect(underTitle(opened, 'Implants')).toBe('How long it takes: Six months.');
    expect(opened).toContain('Please add a form with name and phone.');
    expect([...opened.matchAll(/^## (.+) page$/gmu)].map(([, title]) => title)).toEqual([
      'Home',
      'Crowns',
      'Implants',
      'Whitening',
      'Fees',
      'Team',
      'Contact',
    ]);
    expect(opened).toContain('We open at 8.');
  });
});

describe('a list behind its label, parted by semicolons', () => {
  it('has an entry to a line', () => {
    expect(
      rowsOfSemicolons(
        'Come along. Our walks: “Fungi”, 4 October, with Ann; “Owls”, 8 November; “Ice”, 2 January. Bring boots.',
      ),
    ).toContain('Our walks:\n- “Fungi”, 4 October, with Ann\n- “Owls”, 8 November\n- “Ice”, 2 January\n');
  });

  it.each([
    'The rules: Dogs are welcome, on a lead; Bikes are not; Fires are lit by us, in the pit.',
    'Committee: Ann Orr, chair; Bo Lind, clerk; Cy Poe, treasurer.',
  ])('stays as it is where it tells statements or people: %s', (text) => {
    expect(rowsOfSemicolons(text)).toBe(text);
  });
});

describe('what a brief counts or names first, and then tells one by one', () => {
  it('is a list with a sum to each, with its sign', () => {
    const opened = countedThings(
      'A farm near Bude. We have four cabins. The Heron cabin is the largest, with a stove, £90. The Wren and the Finch are doubles at 60 and 65. The Swift has a bath outdoors, that’s 75. Dogs may come.',
    );
    expect(opened).toContain(
      'Cabins:\n- Heron cabin: the largest, with a stove, £90\n- Wren: double, £60\n- Finch: double, £65\n- Swift: a bath outdoors, £75\n\nDogs may come.',
    );
  });

  it('stays as it is where no sum is told, or one is no thing', () => {
    const text = 'We have two dogs. The Heron likes them. The Wren does not. They bark.';
    expect(countedThings(text)).toBe(text);
  });

  it('is a list of steps under their names', () => {
    expect(
      namedThenTold(
        'How to join in two steps: ring us, come along. Ring us: any evening will do. Come along: bring shoes. See you.',
      ),
    ).toContain(
      'How to join in two steps:\n1. Ring us: any evening will do.\n2. Come along: bring shoes.\n\nSee you.',
    );
    const others = 'Our colours: red, white. Red: for the door. Blue: for the hall.';
    expect(namedThenTold(others)).toBe(others);
  });

  it('leaves out what is said to who makes the site, and keeps how it is to be', () => {
    expect(
      withoutAsides(
        'My sister and I run a small kiln in the old part of Leek and we’d love our own website instead of a stall. Let me tell you about it and you decide where it goes. We fire on Mondays.',
      ),
    ).toBe('My sister and I run a small kiln in the old part of Leek. We fire on Mondays.');
    const calm =
      'We are a firm of two undertakers in a quiet street of Leek and I would like a website that is calm.';
    expect(withoutAsides(calm)).toBe(calm);
  });
});
