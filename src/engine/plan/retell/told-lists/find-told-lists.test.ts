import { describe, expect, it } from 'vitest';
import { findToldLists } from './find-told-lists';
import { itemsOf } from './list-items';

/** The lists of a prompt with what each of their entries tells. */
const read = (prompt: string) =>
  findToldLists(prompt).map(({ title, sort, entries }) => ({
    title,
    sort,
    items: entries.flatMap(({ text }) => itemsOf(text, sort)),
  }));

const [only] = [(prompt: string) => read(prompt)[0]];

describe('lists told in prose', () => {
  it('reads sentences behind a label as priced rows with all that each says', () => {
    expect(
      only(
        'We teach weaving. Courses: Rigid heddle, four Mondays 6–8pm, £120, at most five people. Tapestry weekend, two days 10–5, £190 with wool. Children’s loom hour, Sundays 11–12, £9, ages 6 to 10.',
      ),
    ).toEqual({
      title: 'Courses',
      sort: 'price',
      items: [
        { name: 'Rigid heddle', price: '£120', note: 'Four Mondays 6–8pm, at most five people' },
        { name: 'Tapestry weekend', price: '£190', note: 'Two days 10–5, with wool' },
        { name: 'Children’s loom hour', price: '£9', note: 'Sundays 11–12, ages 6 to 10' },
      ],
    });
  });

  it('reads plans of a sentence each with what they hold, the free one too', () => {
    const found = only(
      'There are two plans. Solo is free and holds ten recipes. Kitchen costs £12 a month and adds menus, stock and three users.',
    );
    expect(found?.items).toEqual([
      { name: 'Solo', price: 'Free', note: 'Holds ten recipes' },
      { name: 'Kitchen', price: '£12 a month', note: 'Adds menus, stock and three users' },
    ]);
  });

  it('keeps a sum before a colon in the name, and several sums of one thing whole', () => {
    expect(
      only('Fees. Letting a flat up to £900 a month: £450 plus VAT. Inventory: £95 for one bed, £140 for two, plus £20 for a garage.')?.items, // prettier-ignore
    ).toEqual([
      { name: 'Letting a flat up to £900 a month', price: '£450 plus VAT' },
      { name: 'Inventory', price: 'from £95', note: '£95 for one bed, £140 for two, plus £20 for a garage' },
    ]);
  });

  it('reads both events of a sentence, with what their brackets say', () => {
    expect(
      only('Twice a year the yard is open: the Apple Day (4 October, £3 a car, cider in the barn) and the Lambing Weekend (11 and 12 April).'), // prettier-ignore
    ).toMatchObject({
      sort: 'event',
      items: [
        { name: 'Apple Day', when: '4 October', note: '£3 a car, cider in the barn' },
        { name: 'Lambing Weekend', when: '11 and 12 April' },
      ],
    });
  });

  it('parts an event at the "and" before the next and nowhere else', () => {
    const found = only(
      'Coming up: the book sale on 3 May from 9am, and the cat and dog show on Saturday 6 June, entries by the Monday before.',
    );
    expect(found?.items).toEqual([
      { name: 'Book sale', when: '3 May from 9am' },
      { name: 'Cat and dog show', when: 'Saturday 6 June', note: 'Entries by the Monday before' },
    ]);
  });

  it('reads people with all that is said of them, whoever stands first', () => {
    const found = only(
      'The team: Dr Leila Haddad founded the surgery in 2011 and sees hearts. Rob Tate looks after knees. Trainee Kit Shaw and practice nurse Una Bell complete the team.',
    );
    expect(found).toEqual({
      title: 'The team',
      sort: 'person',
      items: [
        { name: 'Dr Leila Haddad', note: 'founded the surgery in 2011 and sees hearts' },
        { name: 'Rob Tate', note: 'looks after knees' },
        { name: 'Kit Shaw', note: 'Trainee' },
        { name: 'Una Bell', note: 'Practice nurse' },
      ],
    });
  });

  it('keeps "Ann and Tom Rowe" together and finds a cat behind the noun', () => {
    const names = only('Who works here: Sue Dean (owner), Ann and Tom Rowe who do the books, and the shop cat, Pepper.')?.items.map(({ name }) => name); // prettier-ignore
    expect(names).toEqual(['Sue Dean', 'Ann and Tom Rowe', 'Pepper']);
  });

  it('names nobody in a sentence that only begins with a capital', () => {
    const names = only('Committee: chair Ewan Rhys, treasurer Mina Bal. Latecomers are let in at the back.')?.items.map(({ name }) => name); // prettier-ignore
    expect(names).toEqual(['Ewan Rhys', 'Mina Bal']);
  });

  it('reads steps told as clauses and as sentences', () => {
    expect(only('The first lesson goes like this: you bring a bike, we check the brakes, and you ride round the cones, usually twice.')?.items.map(({ name }) => name)).toEqual(['You bring a bike', 'We check the brakes', 'You ride round the cones, usually twice']); // prettier-ignore
    expect(only('How an order works: first you send a sketch. Then I carve a model, which takes a week. Once you like it I cut the stone.')?.items).toHaveLength(3); // prettier-ignore
  });

  it('asks what people ask, with the answers of the brackets', () => {
    expect(only('People often ask whether they need boots (no), whether they can pay by card (yes, any card) and what to bring (a torch).')?.items).toEqual([
      { name: 'Do I need boots?', note: 'No.' },
      { name: 'Can I pay by card?', note: 'Yes, any card.' },
      { name: 'What should I bring?', note: 'A torch.' },
    ]); // prettier-ignore
  });

  it('parts what a day holds at its hours', () => {
    const found = only(
      'The week: Monday – choir, 7pm; Tuesday – judo 5pm and chess 8pm; Friday – film, 7.30pm, £4.',
    );
    expect(found?.items.map(({ name, group, when }) => `${group} ${when} ${name}`)).toEqual([
      'Monday 7pm Choir',
      'Tuesday 5pm Judo',
      'Tuesday 8pm Chess',
      'Friday 7.30pm Film',
    ]);
  });

  it('leaves a sentence of several prices to whoever reads price lists', () => {
    expect(read('Prices: oak bench £240, ash stool £90, mending from £30. Delivery is £15.')).toEqual([]);
  });

  it('reads a paragraph of steps to its end, with a sum among them', () => {
    expect(only('How hiring works. You send the day and the hall. We answer in two days. You pay £90. A week before we speak about the hours. We come an hour early.')?.items).toHaveLength(5); // prettier-ignore
  });

  it('reads days behind a sentence that says of what they are', () => {
    expect(
      only('I also run workshops. Saturday 7 March: wild clay, 10am to 1pm, £40, the barn. Sunday 26 April: glazes with Ed Roe, £55.'), // prettier-ignore
    ).toEqual({
      title: 'Workshops',
      sort: 'event',
      items: [
        { name: 'Wild clay', when: 'Saturday 7 March, 10am to 1pm', note: '£40, the barn' },
        { name: 'Glazes with Ed Roe', when: 'Sunday 26 April', note: '£55' },
      ],
    });
    expect(
      only('We hold four sessions a week. Monday 7pm is open studio, Wednesday 10am is carving at the mill, and Friday 6pm is drawing.'), // prettier-ignore
    ).toMatchObject({ sort: 'week', items: [{ group: 'Monday' }, { name: 'Carving at the mill' }, { when: '6pm' }] }); // prettier-ignore
  });

  it('reads houses by name with all that is told of them, and their prices', () => {
    expect(
      only('There are two cottages. Otter sleeps two, has a stove and costs £310 a week in winter and £540 in August. The Byre sleeps six, takes dogs and is £700 to £990 a week.')?.items, // prettier-ignore
    ).toEqual([
      {
        name: 'Otter',
        price: 'from £310 a week',
        note: 'Sleeps two, has a stove and costs £310 a week in winter and £540 in August',
      },
      { name: 'The Byre', price: '£700 to £990 a week', note: 'Sleeps six, takes dogs' },
    ]);
  });

  it('reads officers at semicolons, helpers of a second sentence, and two of one post as two', () => {
    expect(only('The officers: Chairman Joe Whelan, Treasurer Ida Power; and Fr. Luke says a few words.')?.items.map(({ name }) => name)).toEqual(['Joe Whelan', 'Ida Power', 'Fr. Luke']); // prettier-ignore
    expect(
      only('The directors are Ruth Adler, who ran a bank, and Ravi Sen, a former examiner. They’re supported by lead tester Mia Berg and consultants Jude Oko and Piotr Zak.')?.items, // prettier-ignore
    ).toEqual([
      { name: 'Ruth Adler', note: 'Ran a bank' },
      { name: 'Ravi Sen', note: 'a former examiner' },
      { name: 'Mia Berg', note: 'Lead tester' },
      { name: 'Jude Oko and Piotr Zak', note: 'Consultants' },
    ]);
  });

  it('reads what semicolons part as a thing each, with what is told of it', () => {
    expect(
      only('For children: Tiny Tunes on Mondays in term, 10 to 11, £2 a family; the junior club at 4pm in two groups; and Big Band on the last Friday, with squash.')?.items, // prettier-ignore
    ).toEqual([
      { name: 'Tiny Tunes', note: 'On Mondays in term, 10 to 11, £2 a family' },
      { name: 'The junior club', note: 'At 4pm in two groups' },
      { name: 'Big Band', note: 'On the last Friday, with squash' },
    ]);
  });

  it('reads courses as dishes with what stands beside them', () => {
    expect(read('At the moment to start: soused herring £8, beets and whey £7 (vegan). Mains: hake, mussel broth £21, mutton over coals £24, and a whole brill at £60.')).toEqual([
      { title: 'To start', sort: 'price', items: [{ name: 'Soused herring', price: '£8' }, { name: 'Beets and whey', price: '£7', note: 'Vegan' }] },
      { title: 'Mains', sort: 'price', items: [{ name: 'Hake', price: '£21', note: 'Mussel broth' }, { name: 'Mutton over coals', price: '£24' }, { name: 'Whole brill', price: '£60' }] },
    ]); // prettier-ignore
  });

  it('reads a way that "First" and "Then" order, and a long label over prices', () => {
    expect(only('We move pianos. First measure the stairs. Then send us a photo of the piano. If it is near we come that week.')).toMatchObject({ sort: 'step', items: [{}, {}, {}] }); // prettier-ignore
    expect(only('Things we make to pay for the roof: stools £25, trugs from £30, and kindling at £4 a bag.')?.items).toHaveLength(3); // prettier-ignore
  });
});
