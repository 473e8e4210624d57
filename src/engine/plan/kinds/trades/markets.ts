import { readTrades } from './read-trades';

/** Markets that come back: what stands there, how to find them, how to get a stall. */
export const markets = readTrades(`
pages: market
schema: Organization
act: Have a stall > contact
act: Plan your visit > faq
about: {name} is run by the people who stand at it. What you buy here{in} you buy from someone who can tell you where it comes from.
about: Some stalls are there every time, some now and then. That is why it pays to come back.
step: Tell us what you sell|With two pictures and a line about yourself.
step: We look at the mix|So that not three of the same stand side by side.
step: You get a pitch|With the day, the size and where to unload.
step: You set up|Somebody in a coloured vest shows you where.
ask: Can I pay by card?|At most stalls. A little cash helps at the others.
ask: Does it take place in the rain?|Yes. Only a storm stops us, and then it says so on this page.
ask: May I bring my dog?|On a short lead, and not to the food.
ask: Is it easy with a pram or a wheelchair?|Yes. The ways between the stalls are wide and even.
ask: How do I get a stall?|Write what you sell and how much room you need. We answer all, and choose for variety.
ask: I play music. May I?|Ask at the first stall. Usually yes, without an amplifier.
title: services|What you find here|On the stalls
title: features|Good to know before you come
title: process|How to get a stall
title: gallery|Between the stalls|A walk down the rows
title: team|Who stands here
title: faq|Before you come
title: contact|Have a stall, or ask
title: events|Next dates
reach: Have a stall, or ask|Write what you sell, how much room you need and which days suit you. Questions from visitors are answered too.
call: Something of yours would fit?|There is always room for something that nobody else has.
why: Bring a bag|The good things rarely fit into pockets.|bag
why: Come early or come late|Early for the choice, late for the calm.|sun
why: Talk to them|Whoever sells it usually made it.|chat

# street food market
words: street food market, food market, night market, food truck market, food hall, street food, street eats
art: burger, table, taco, night
head: Eat your way down the street
head: Come hungry, stay for one more
head: Follow the smoke
lede: A row of kitchens on wheels and under awnings, tables to share, and something in the air that makes you hungrier.
offer: From the grill|Smoke, char, and a queue that moves.|burger
offer: In the hand|Tacos, buns, wraps: one napkin each.|taco
offer: From the wok|Ready while you look for coins.|noodles
offer: Without meat|More than the side dishes.|vegetables
offer: Sweet|Fried, frozen or both.|ice-cream
offer: To drink|From local taps and kettles.|beer
shot: First fires|burger
shot: Shared tables|table
shot: One of each|taco
shot: The long queue|city
shot: Lights on|night
shot: Something sweet|ice-cream

# farmers’ market
words: farmers market, farmers' market, farmer's market, produce market, growers market, vegetable market, country market, fish market, weekly market, market hall, covered market, indoor market, market
art: vegetables, fruit, cheese, loaf
head: Picked yesterday, sold by noon
head: The short way to the table
head: Ask the one who grew it
lede: Vegetables with earth on them, bread from this morning, and people who know every field by its name.
offer: Vegetables|What is ripe, and nothing that is not.|vegetables
offer: Fruit|From trees you could walk to.|fruit
offer: Bread|Baked while you slept.|loaf
offer: Cheese|You may try before you choose.|cheese
offer: Eggs and honey|From hens and hives near by.|egg
offer: Flowers|Cut this morning.|tulips
shot: Early, the first crates|vegetables
shot: Bread, still warm|loaf
shot: A taste of cheese|cheese
shot: Flowers by the bucket|tulips
shot: Apples, six sorts|fruit
shot: The last hour|bag

# flea market
words: flea market, car boot sale, boot sale, antiques market, antique market, antiques fair, antique fair, brocante, jumble sale, vintage market, vintage fair, second hand market, junk market, record fair, vinyl fair, book market, bric a brac
art: lamp, chair, vase, books
act: Bring your things > contact
head: Someone’s attic, your find
head: Nothing you need, everything you want
head: Old things, new homes
lede: Tables full of what others no longer need: lamps, letters, chairs, records, and the thing you have been looking for since last year.
offer: Furniture|Chairs with a past, tables with a wobble.|chair
offer: Lamps and china|Rarely in pairs.|lamp
offer: Books and records|By the crate, unsorted.|books
offer: Clothes|From every decade that had style.|dress
offer: Tools|Better than new ones.|hammer
offer: Toys|Tested by others.|toy
why: Bring small coins|Nobody can change a fifty before nine.|coin
why: Haggle kindly|A smile takes off more than an argument.|chat
why: Come early|Dealers come with torches.|sun
shot: Before the rush|van
shot: A box of lamps|lamp
shot: Crates of records|books
shot: Someone’s chair|chair
shot: China, unmatched|vase
shot: Sold|bag

# makers’ market
words: makers market, maker's market, makers' market, craft market, crafts market, artisan market, art market, design market, handmade market, craft fair, makers fair, pottery market, christmas market, christmas craft fair, winter market, advent market, easter market, plant fair
art: pottery, candle, yarn, gift
head: Made by the hands that sell it
head: No two alike, none from a factory
head: Presents with a maker’s name
lede: Potters, printers, weavers and the rest of those who make one thing after another by hand, and like to tell you how.
offer: Pottery|Cups that know their owner.|pottery
offer: Prints and paper|Numbered, signed, dry.|frame
offer: Jewellery|Small things, long evenings.|ring
offer: Wood|From trees with a name.|board
offer: Wool and cloth|Dyed, spun or woven near by.|yarn
offer: Candles and soap|You smell them first.|candle
shot: Still warm from the kiln|pottery
shot: Paper, pressed|frame
shot: Wool in every green|yarn
shot: A ring, tried on|ring
shot: Lit early|candle
shot: Wrapped|gift
`);
