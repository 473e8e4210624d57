import { readTrades } from '../trades/read-trades';

/** Those who grow plants to be planted: they tie no bunches. */
export const nurserySheets = readTrades(`
pages: nursery
# plant nursery
words: plant nursery, plants nursery, tree nursery, hardy plant nursery, alpine nursery, specialist nursery, wildflower nursery, fern nursery, rose nursery, nursery, garden centre, garden center, plant centre, plug plants
own: this nursery
art: plant, leaf, garden, tree
act: See the plants > products
act: Visit us > contact
head: Grown outside, ready for yours
head: Roots first, flowers after
head: Plants that know the weather
lede: Plants grown here, in the weather they will live in. Come and walk along the rows, and ask before you dig.
about: {name} grows plants{in}. We sow, split and pot them ourselves, and we know how each one behaves in its third year.
about: If something will not grow for you, we say so before you carry it to the till.
good: Perennials|0|For borders that come back|plant|Plants
good: Shrubs and hedging|0|In pots, or bare-rooted in winter|tree|Plants
good: Herbs|0|For the step by the kitchen door|leaf|Plants
good: Plants in flower now|0|Different every week|flower|Plants
offer: Plants for your soil|Tell us about sun, wind and clay, and we show you the right bench.|plant
offer: Advice among the rows|Bring a photograph of the bed.|leaf
offer: Set aside|Write what you are looking for, and it waits under your name.|box
offer: Larger orders|For a border, a hedge or a churchyard, priced together.|tree
line: Ask how it does in your soil.
line: Grown here, hardened outside.
ware: Ask how large it is this week.
ware: Grown here, hardened outside.
why: Grown here|Not unpacked here.|plant
why: Hardened outside|They have met frost already.|leaf
why: Peat-free by choice|Ask us what is in the pot.|garden
said: Everything I bought two years ago is still alive, which is a first.|Front garden
said: They talked me out of the one I wanted and into the one that grew.|Windy corner
said: You learn more on the bench than from the label.|Allotment
role: Propagation|Talks to seedlings, denies it.
role: Sales bench|Knows what slugs leave alone.
ask: Do you send plants?|Ask for what you have in mind, and we say what travels well and when.
ask: When is the best time to plant?|Spring and autumn for most. Ask us about yours.
ask: Can I reserve something?|Yes. Write which and how many, and it waits for you.
ask: What will grow in my garden?|Tell us soil, sun and wind, or bring a photograph.
ask: Do you take pots back?|Bring them when you come; clean ones are used again.
title: products|On the benches
title: services|How we can help
title: hours|When the gate is open
title: gallery|Along the rows
title: contact|Come and walk round
reach: Ask about a plant|Where it should stand, how much sun, and what the soil is like.
call: A gap in the border?|Tell us sun and soil, and we suggest something.
shot: The long bed|garden
shot: Seedlings|leaf
shot: On the bench|plant
shot: The old apple|tree
shot: In flower|flower
shot: After rain|hills
`);
