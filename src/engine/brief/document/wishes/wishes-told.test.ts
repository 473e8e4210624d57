import { describe, expect, it } from 'vitest';
import { wishesTold } from './wishes-told';

describe('wishesTold', () => {
  it.each([
    ['Please explain that the kiln is fired on Fridays, and that glazes are shared.', 'The kiln is fired on Fridays. Glazes are shared.'],
    ['Repairs: make it clear that we mend zips, that we do not mend leather and that a quote is free.', 'Repairs: We mend zips. We do not mend leather. A quote is free.'],
    ['The committee asked that we note that gates close at dusk.', 'Gates close at dusk.'],
    ['Sums vary with the wood, but customers ask, so please give a rough guide: box £40, chest £190.', 'Sums vary with the wood. Prices: box £40, chest £190.'],
    ['The owner, Ines Roy, wants guests to know that breakfast is included.', 'Breakfast is included.'],
    ['It would be helpful to point out that trains run hourly.', 'Trains run hourly.'],
    ['People should know that we do not hire to stag parties, so please say so kindly.', 'We do not hire to stag parties.'],
    ['Hirers should be told that they must bring their own bulbs.', 'hirers must bring their own bulbs.'],
    ['Make sure the page says that there is no cash machine in the village.', 'There is no cash machine in the village.'],
    ['Under linen, mention that we wash at sixty degrees.', 'Linen: We wash at sixty degrees.'],
    ['The site should tell people to ring before noon.', 'Please ring before noon.'],
    ['First, that we answer within a day. Second, that calls are free.', 'We answer within a day. Calls are free.'],
    ['Please make a feature of the fact that we plant a tree for every sale.', 'We plant a tree for every sale.'],
    ['We think it should be stated that we build two boats a year.', 'We build two boats a year.'],
    ["We'd like people to book by text and to arrive early.", 'Please book by text and arrive early.'],
    ['We have a quiet room and we would like this mentioned gently.', 'We have a quiet room.'],
    ['Our nurse is Ola Berg and her email, ola@pier.example, must be easy to find.', 'Our nurse is Ola Berg and her email is ola@pier.example.'],
    ['I spent a year in Kyoto, you should put that, it impresses people. I bake.', 'I spent a year in Kyoto. I bake.'],
    ['Explain that please because I am tired of saying it. We bake.', 'We bake.'],
    ['We need drivers. And that I am away in June. We bake.', 'We need drivers. I am away in June. We bake.'],
    ['Guests need telling that sheets are extra.', 'Sheets are extra.'],
    ['We bake. Please warn people not to park on the green.', 'We bake. Please do not park on the green.'],
    ['Jam is £4 a jar and it is worth shouting about it because it won a prize.', 'Jam is £4 a jar and it is worth shouting about it because it won a prize.'],
    ["Jam is £4 a jar and it's worth shouting about it because it won a prize.", 'Jam is £4 a jar. It won a prize.'],
    ["What we don't want is a booking calendar, guests ring us.", 'No booking calendar. Guests ring us.'],
    ['The stall opens at nine, Ros wants that at the top', 'The stall opens at nine'],
    ['My customers are shops so please make that obvious straight away.', 'My customers are shops.'],
    ['There is a job for a cook, they need to be told to write to Una.', 'There is a job for a cook. Please write to Una.'],
    ['We ask two things.\n(a) That gates be shut.\n(b) That fires are out by ten.', 'We ask two things.\nGates be shut.\nFires are out by ten.'],
    ['A share is £5 and we should be glad if readers were encouraged to join work days.', 'A share is £5. Please join work days.'],
    ['There should be a statement to the effect that the trust owns no boats.', 'The trust owns no boats.'],
    ['It must come over that we are adults only, and please phrase that nicely because we like children.', 'We are adults only.'],
    ['What I really want people to take away is that we weave it all here.', 'We weave it all here.'],
    ['We bake. Oh, parking, someone needs to write that it is free.', 'We bake. Parking: It is free.'],
    ['We bake. Please say places go fast.', 'We bake. Places go fast.'],
    ['Add a line about the old railway going past the gate.', 'The old railway goes past the gate.'],
    ['People keep asking about dogs so please explain that two are fine.', 'Dogs: Two are fine.'],
    ['We bake. Should mention the ramp at the back.', 'We bake. Ramp at the back.'],
    ['Rooms. We would like each room to have its own paragraph. The Mew is a twin.', 'Rooms. The Mew is a twin.'],
  ])('tells what was to be told: %s', (asked, told) => {
    expect(wishesTold(asked).toLowerCase()).toBe(told.toLowerCase());
  }); // prettier-ignore

  it('leaves an order in which no fact is as it stands', () => {
    const asked =
      'Please add a map and a gallery. The site should show large photos. Tell people how to book.';
    expect(wishesTold(asked)).toBe(asked);
  });

  it('puts boxes and lines of the first page behind the rest, each under its label', () => {
    const told = wishesTold(
      'Home: a bright headline, a line that says "Nine looms and one cat", a short welcome. I also want a banner on the home page that says we are closed until 4 March. We weave rugs.',
    );
    expect(told).toContain('Subheadline: Nine looms and one cat.');
    expect(told).toContain('Notice: We are closed until 4 March.');
    expect(told).toMatch(/We weave rugs\./u);
    expect(told).not.toMatch(/\b(?:says|banner)\b/u);
  });

  it('knows a warning that is to stand in a box', () => {
    expect(wishesTold('We hike. A warning in a red box: the ford is closed.')).toMatch(
      /^We hike\.\s+Notice: The ford is closed\.$/u,
    );
  });

  it('takes a remark to show something where all see it for a notice', () => {
    expect(
      wishesTold('We weave. The loom room is being rewired in May; please put this where people see it.'),
    ).toMatch(/\nNotice: The loom room is being rewired in May\.$/u);
  });

  it('parts questions from answers, in brackets and as one speaks', () => {
    expect(
      wishesTold(
        'Please add questions and answers: what to bring (a towel), may my dog come (no, sorry), and when do you close (at six).',
      ),
    ).toContain(
      'Questions and answers:\nWhat should I bring? A towel.\nMay my dog come? No, sorry.\nWhen do you close? At six.',
    );
    expect(
      wishesTold(
        'Put in a bit for questions, like can I pay by card, yes you can, and do you post abroad, no only here.',
      ),
    ).toContain('Can I pay by card? Yes you can.\nDo you post abroad? No only here.');
    expect(
      wishesTold(
        'Guests often ask whether they can arrive late, and the answer is yes, there is a key box. We bake.',
      ),
    ).toContain('Can I arrive late? Yes, there is a key box.');
  });

  it.each([
    ['Show three growers with a line each: Una (leeks), Theo (salads), Bo (flowers).', 'Growers: Una (leeks), Theo (salads), Bo (flowers).'],
    ['Courses: list the two courses we run: Dyeing (£40), Felting (£35).', 'Courses: Dyeing (£40), Felting (£35).'],
    ['Entry fees to be listed: adults £4, juniors £2.', 'Entry fees: adults £4, juniors £2.'],
    ['Members asked for a calendar of outings: Rye 3 May, Deal 7 June.', 'Outings: Rye 3 May, Deal 7 June.'],
    ['Something about our wool. It comes from one farm.', 'Wool: It comes from one farm.'],
    ['Loans: describe how it works. It takes a minute.', 'Loans: It takes a minute.'],
    ['Joining\n- An explanation of how to join: fill in the form, pay £5.', 'Joining\n- How to join: fill in the form, pay £5.'],
    ['We also want to recruit drivers. Two hours a week is enough.', 'Drivers wanted: Two hours a week is enough.'],
    ['We also want to advertise our spring fair, which is on 3 May.', 'Our spring fair is on 3 May.'],
    ['Please thank our funders: the Rotary Club and Boots.', 'Thanks to our funders: the Rotary Club and Boots.'],
    ['A page about me that says that I grew up in Bergen.', 'About me: I grew up in Bergen.'],
    ['Please lay out the steps: you ring, we measure, we build.', 'How it works: you ring, we measure, we build.'],
    ['Kindly state who is responsible: Clerk Ada Boyle, Boats Officer Finn Moss (boats@pier.example).', 'The team: Ada Boyle (Clerk), Finn Moss (Boats Officer, boats@pier.example).'],
    ['Show the three of us with a line each: Una (cakes), Theo (bread).', 'The team: Una (cakes), Theo (bread).'],
    ['A short entry for each bakery is required: Mill (rye), Weir (wheat).', 'Bakeries: Mill (rye), Weir (wheat).'],
    ["We bake. Then I want them to see what's on the shelf, so rye £4, oat £3.", "We bake. What's on the shelf: rye £4, oat £3."],
    ['For the about bit: my aunt began it.', 'About us: my aunt began it.'],
    ['We bake. Something about waste, we compost it all.', 'We bake. Waste: we compost it all.'],
    ['Notes\n- needs to say we are owned by the village', 'Notes\n- We are owned by the village'],
    ['Notes\n- someone should write about how it was saved: we raised £900', 'Notes\n- How it was saved: we raised £900'],
    ['Notes\n- must say: no lift to the gallery', 'Notes\n- No lift to the gallery'],
    ['Notes\n- should explain: pick a frame, leave it here', 'Notes\n- How it works: pick a frame, leave it here'],
    ['Notes\n- prices to show: a mug £9', 'Notes\n- prices: a mug £9'],
    ['How it goes is you write, we call, we fit.', 'How it works: you write, we call, we fit.'],
    ['We could do with a mention of the regatta on 3 May, and the fact that we need cooks.', 'The regatta is on 3 May. We need cooks.'],
    ['We want to show two gardens and would like each to have a line. Those are: Holt, Rye; Mere, Deal.', 'Gardens: Holt, Rye; Mere, Deal.'],
    ['Prices now. Put these: a cut £9, a shave £7.', 'Prices: a cut £9, a shave £7.'],
  ])('names a list that was asked for: %s', (asked, told) => {
    expect(wishesTold(asked)).toBe(told);
  }); // prettier-ignore

  it('lists people with what is told of each', () => {
    expect(
      wishesTold(
        'The people section should feature Ada Boyle, who founded us in 2002; Finn Moss, who cooks; and Li Wen, our gardener.',
      ),
    ).toBe('The people: Ada Boyle (founded us in 2002), Finn Moss (cooks), Li Wen (our gardener).');
    expect(wishesTold('- Officers: Chair: Ada Boyle. Clerk: Finn Moss, 01555 555 010.')).toBe(
      '- Officers: Ada Boyle (Chair), Finn Moss (Clerk, on 01555 555 010). ',
    );
  });

  it('knows who does what however a post is told', () => {
    expect(wishesTold('Coaches: head coach Ada Boyle, Finn Moss for juniors.')).toBe(
      'Coaches: Ada Boyle (head coach), Finn Moss (juniors).',
    );
    expect(wishesTold('People: Organiser Ada Boyle; cooks Finn Moss and Li Wen.')).toBe(
      'People: Ada Boyle (Organiser), Finn Moss (cook), Li Wen (cook).',
    );
  });

  it('ends a form where its fields end, and a wish where its fact begins', () => {
    expect(wishesTold('A contact form with name, email and message is enough. We bake.')).toBe(
      'A contact form with name, email and message. We bake.',
    );
    expect(wishesTold('We teach. Fees should be easy to find, a lesson is £20.')).toBe(
      'We teach. A lesson is £20.',
    );
    expect(wishesTold("You don't need to put a booking system in, people ring us.")).toBe(
      'No booking system. People ring us.',
    );
    expect(wishesTold('Do feature the plum jam because it won a prize in 2023.')).toBe(
      'The plum jam won a prize in 2023.',
    );
  });

  it('puts the opening words and what stands under them where they belong', () => {
    const told = wishesTold(
      'The opening words might be "Slow wool" and below I\'d put something about how we dye with walnut. We knit.',
    );
    expect(told).toMatch(/^Headline: "Slow wool"/u);
    expect(told).toMatch(/\nSubheadline: We dye with walnut\.$/u);
    expect(wishesTold('Intro should be: We knit for sailors.')).toBe('Intro: We knit for sailors.');
  });

  it('puts first what people are to read first, and a sign over it all', () => {
    const told = wishesTold(
      'Could the first thing people read be "Wake to the tide". You could maybe have a little sign that says closed in June, we had people drive for hours. We bake... in a barn.',
    );
    expect(told).toMatch(/^Headline: "Wake to the tide"/u);
    expect(told).toMatch(/We bake\.\.\. in a barn\.\n\nNotice: Closed in June\.$/iu);
  });

  it('turns what guests ask about the house into their question', () => {
    expect(
      wishesTold('We bake. They also ask if we do weddings, and the answer is yes, small ones.'),
    ).toContain('Do you do weddings? Yes, small ones.');
  });

  it('knows whoever speaks among the others of a team', () => {
    expect(
      wishesTold(
        "The team is me, Una, I trained in Bath, then there's Theo who mills and Sade on the till who sings.",
      ),
    ).toMatch(/^The team: Una \(trained in Bath\), Theo \(mills\), Sade \(on the till, sings\)/u);
  });

  it('parts questions that stand in a row from their answers', () => {
    expect(
      wishesTold('We get asked the same things. Dogs? Two at most. Is there hot water? Yes, in the barn.'),
    ).toContain('Questions and answers:\nDogs? Two at most.\nIs there hot water? Yes, in the barn.');
  });

  it('gives every review its name', () => {
    expect(
      wishesTold('Reviews, one from Ola "So kind" and one from Mr Tan "Never late". We bake.'),
    ).toContain('Reviews:\n"So kind" – Ola\n"Never late" – Mr Tan');
    expect(wishesTold('One of our pupils, Ola Berg, wrote to us: "I can swim now."')).toBe(
      'Ola Berg said "I can swim now."',
    );
  });
});

it('takes no noun for an order', () => {
  const paper =
    'Name of the club: Tarn Rowers. We row on Sundays.\n- Crew: list below\n- Boats: the four we own\nShow gardens: open in May.';
  expect(wishesTold(paper)).toBe(paper);
});
