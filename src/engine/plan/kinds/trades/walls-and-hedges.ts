import { readTrades } from './read-trades';

/** Boundaries of fields, and what stands round a house while others work on it. */
export const wallsAndHedges = readTrades(`
pages: open
schema: HomeAndConstructionBusiness
act: Ask us to look > contact
act: See what we do > services
open: 1|5|8|17
title: faq|Asked over the wall|Good questions
title: contact|Ask us to look
step: You send a picture|And roughly how many metres.
step: We come and look|At the ground, the gate and what is there already.
step: A price in writing|For the whole job or by the metre.
step: The work|And the lane left clean.
ask: How do I get a price?|Send a picture and the length. For anything longer than a gap we come and look.
ask: How do I pay?|When it is done, by transfer, with an invoice.
# hedge layer and waller
words: hedge laying and dry stone walling, dry stone walling and hedge laying, hedgelaying and dry stone walling, dry stone walling and hedgelaying, hedge layer and dry stone waller, dry stone waller and hedge layer, hedgelayer and dry stone waller, dry stone waller and hedgelayer, hedgelaying and walling, hedge laying and walling, walling and hedging, walling and hedge laying, hedges and dry stone walls, dry stone walls and hedges
own: this firm
art: wall, tree, hills, hands
head: Stone in summer, hedge in winter
head: Boundaries that are worth leaning on
head: One stone, one stem at a time
lede: Walls built without mortar and hedges laid by hand: two old ways to keep sheep where they belong, and both look better every year.
offer: Dry stone walls|Built new, or taken down and built again.|wall
offer: Gaps|Put back with the stone that fell.|stone
offer: Hedge laying|In winter, in the style of the place.|tree
offer: Planting up|Young whips where the hedge has gaps.|leaf
line: Done by hand, in its season.
about: {name} builds walls and lays hedges{in}. Nothing is poured, and little is carried away.
about: Stone waits for summer, hedges for bare branches. So there is always something to lean on.
ask: When are hedges laid?|From autumn to early spring, when the sap is down and no bird is nesting.
ask: Can you use the stone that is there?|Gladly. Most of a fallen wall goes back in.
ask: How long will it last?|A wall for generations if nobody climbs it. A laid hedge for many years, with trimming.
ask: Do you do small jobs?|Ask. A gap is often a day.
title: services|What we build and lay
reach: Ask us to look|A picture, the length, and how to get there with a trailer.
call: Has a wall come down?|Send a picture. Leave the stones where they lie.
shot: First course|hammer
shot: Cope stones on|wall
shot: Laid and bound|tree
shot: Hands, not gloves|hands
shot: Up the hill|hills
shot: After the last frost|sun

# dry stone waller
words: dry stone walling, dry stone wallers, drystone waller, drystone wallers, drystone walling, dry stone walls, drystone walls, dry stone wall, dry stone dyker, drystone dyker, dry stane dyker, dyking
own: this waller
art: wall, hills, hands, tree
head: No mortar, no hurry
head: Every stone has one right place
head: Built to be leaned on
lede: Dry stone walls, built and rebuilt by hand, with the stone of the place and nothing between but air.
offer: New walls|For fields, gardens and drives.|wall
offer: Rebuilding|Down to the footings and up again, with the same stone.|stone
offer: Gaps|Closed before the sheep find them.|stone
offer: Steps, stiles and seats|Built in, where somebody will use them.|hands
line: By the metre, with the stone that belongs there.
about: {name} builds dry stone walls{in}. A wall like this moves with the frost, which is why it is still there afterwards.
about: You pick a stone up once and put it down once. That is the whole secret, and it takes years.
ask: Do you need new stone?|Often not. What has fallen is usually most of what we need.
ask: How much do you build in a day?|A few metres, depending on height and stone.
ask: How long does it last?|Longer than whoever built it, if nobody climbs it.
ask: Can you build in winter?|Yes, except in hard frost.
ask: Do you work in gardens, too?|Yes: walls, beds, steps and seats.
title: services|What we build
reach: Ask us to look|A picture, the length and height, and how to get there.
call: Has a wall come down?|Send a picture. Leave the stones where they lie.
shot: Footings|hammer
shot: Half up|wall
shot: Hearting|hands
shot: Line and level|ruler
shot: Over the hill|hills
shot: The last cope|sun

# hedge layer
words: hedge laying, hedgelaying, hedgelayer, hedgelayers, hedge layers, hedge planting, hedgerow planting, hedgerow restoration, coppicing, coppice worker
own: this hedge layer
art: tree, leaf, hills, hands
head: Bent, not broken
head: A hedge that closes behind you
head: Next spring it will be green again
lede: Hedges laid by hand in winter: cut almost through, bent over, staked and bound. In spring they grow thick again from the bottom.
offer: Laying|In the style of the place.|tree
offer: Planting|Young whips, guarded and mulched.|leaf
offer: Gaps|Filled with what grows there anyway.|leaf
offer: Coppice and stakes|Cut in winter, used in the next hedge.|hammer
line: Laid by hand, by the metre.
about: {name} lays hedges{in}, with a billhook, a small saw and a dog who supervises.
about: A laid hedge holds stock without wire. Wrens think highly of it, too.
ask: When is it done?|From autumn to early spring, before the sap rises and the birds nest.
ask: It looks very thin afterwards. Is that right?|Yes, for one winter. By summer you cannot see through it.
ask: How often does a hedge need it?|Every fifteen years or so, with trimming in between.
ask: How many metres do you lay in a day?|It depends on age and thickness. We say after a look.
ask: What happens to the cuttings?|Burnt, chipped or stacked for the hedgehogs, as you like.
title: services|What we do for hedges
reach: Ask us to look|Where it stands, how long and how tall, and a picture in leaf or without.
call: Can you see through your hedge?|Send a picture before the spring.
shot: Before|tree
shot: Cut and bent|hands
shot: Staked|hammer
shot: Bound|tree
shot: First green|leaf
shot: Down the lane|hills

# scaffolding firm
words: scaffolding, scaffolder, scaffolders, scaffolding company, scaffolding companies, scaffolding hire, scaffold hire, scaffold, access scaffolding, tower hire
own: this firm
art: house, roof, ruler, wall
act: Ask for a price > contact
act: See what we put up > services
head: Up before the roofer comes
head: Somewhere safe to stand
head: Up straight, down clean
lede: Scaffolding for houses, roofs, chimneys and building sites: put up by people who know it, handed over with the papers, and taken down without a scratch.
offer: Houses|Gutters, windows, render, paint.|house
offer: Roofs and chimneys|With edge protection, right round.|roof
offer: Building sites|Lift by lift, as the walls grow.|wall
offer: Temporary roofs|Dry work in wet months.|umbrella
line: Handed over with its papers.
step: You send the job|Address, pictures, who works on it and when.
step: We come and measure|Ground, height, what stands in the way.
step: A price in writing|For up, down and the weeks between.
step: Up, and down again|Handed over to your builder, and fetched when you say.
about: {name} puts up scaffolding{in} for builders, roofers and people whose gutter is higher than their ladder.
about: Nobody admires a scaffold. But everybody up there is glad that it does not move.
ask: How quickly can you be here?|Tell us your builder’s date. The earlier we know, the surer it is.
ask: How long may it stay?|The price names the weeks. If the job runs longer, tell us.
ask: Does it stand on the pavement?|Then a licence from the council is needed. We say so when we look.
ask: Over a conservatory or a neighbour’s side?|Both can be bridged. Talk to the neighbour early.
ask: Who may climb it?|Those who work on it. Take the ladder question seriously at night and with children.
title: services|What we put up
title: process|From phone call to tidy drive
reach: Ask for a price|Address, height, what the job is, and when it starts.
call: Has your builder named a date?|Send us the address and a picture.
shot: First lift|house
shot: Round the chimney|roof
shot: Level and true|ruler
shot: Boards down|wall
shot: Handed over|document
shot: On the lorry|van
`);
