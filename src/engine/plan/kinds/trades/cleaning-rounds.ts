import { readTrades } from './read-trades';

const shared = `pages: round
schema: HomeAndConstructionBusiness
act: Get a price > quote
act: See what we clean > services
open: 1|5|8|17
title: faq|Before we come|Asked on the doorstep
title: process|How it starts
title: contact|Ask for a price
title: quote|A price before we come
title: pricing|What it costs
under: quote|Which house, how many storeys, and where to park.
reach: Ask for a price|Street, kind of house, and when it suits you.
ask: Do I have to be at home?|No, as long as we can reach the outside. If a gate is locked, tell us how to open it.
ask: How do I pay?|After the work, by transfer, card or cash.
ask: Are you insured?|Ask, and we send you the certificate.
`;

/** Cleaning that is done outside or with a van's worth of tools: rounds from street to street. */
export const cleaningRounds = readTrades(`
${shared}
# window cleaner
words: window cleaners, window cleaning, window cleaning round, window washer, window washing, gutter cleaning, gutter clearing, gutter cleaner, conservatory cleaning, solar panel cleaning, skylight cleaning
own: this window round
art: window, house, tree, drop
head: Look, no streaks
head: More sky in the kitchen
head: See the rain again, properly
lede: Windows cleaned outside and in, frames and sills wiped as we go, and the same round week after week so that nobody has to remember.
offer: Windows, outside|Glass, frames and sills, from the ground or from a ladder.|window
offer: Windows, inside|With cloths on the sill, and shoes off.|house
offer: Gutters|Emptied by hand, checked for leaks.|leaf
offer: Conservatory roofs|Washed with soft brushes, panel by panel.|room
line: Frames and sills included.
line: Agreed once, done each time.
why: A regular round|You get a message the evening before.|calendar
why: Frames and sills|A pane without its frame is half a job.|window
why: Honest about rain|Light rain does not leave marks. In a storm we stay at home and say so.|drop
step: You tell us about the house|Storeys, conservatory, anything hard to reach.
step: You get a price|For once and for a regular round.
step: We come|With a message the day before.
step: You look out|If a pane is not right, we come back for it.
about: {name} cleans windows{in}: houses, shop fronts, the small high ones that nobody likes.
about: Most customers are on a round. They pay the same each time and have stopped thinking about it, which is the idea.
said: I noticed the hills again.|House on the round
said: They wipe the sills. Nobody wipes the sills.|Customer for years
said: A message the evening before, and then it is done.|Terrace
ask: How often do you come?|Every four, six or eight weeks, as you like. Once is fine, too.
ask: What if it rains?|Rain does not spoil clean glass. In strong wind we come on another day and tell you.
ask: Do you do the inside?|Yes. Tell us, because for that somebody has to be in.
ask: Can you reach above the conservatory?|Nearly always, with a pole from the ground.
title: services|What we clean
title: features|How we work
call: When did you last see out?|Tell us the house, and you get a price.
shot: Before breakfast|window
shot: The high ones|house
shot: Gutter, emptied|leaf
shot: Shop front|shopfront
shot: Bucket and pole|drop
shot: After|sun

# pressure washing
words: pressure washing company, pressure washer, power washing, jet washing, patio cleaning, driveway cleaning, drive cleaning, roof cleaning, render cleaning, moss removal, exterior cleaning, graffiti removal, decking cleaning
own: this washing van
art: drop, house, wall, garden
head: The patio was never grey
head: Moss off, colour back
head: Ten years, gone by lunch
lede: Drives, patios, walls and roofs washed back to their own colour, with the right pressure for each: stone takes a lot, render takes almost none.
offer: Drives and paths|Washed, rinsed, joints filled again.|house
offer: Patios and decking|Slip and lichen gone.|garden
offer: Roofs and gutters|Scraped and treated, never blasted.|roof
offer: Walls and render|Soft wash, from the bottom up.|wall
line: Tested first on a corner you do not see.
why: The right pressure|High for stone, low for render, none for old brick.|drop
why: Tested first|On a corner, and you look at it.|magnifier
why: Left tidy|Walls, windows and plants rinsed after.|leaf
step: You send pictures|And the rough size.
step: You get a price|For the whole, not by the hour.
step: We wash|One day for most drives.
step: We finish|Sand in the joints, windows rinsed.
about: {name} washes what stands outside{in}: stone, wood, brick, render.
about: The van carries its own tank and pump. You provide the tap, and perhaps a view on which corner to try first.
said: I had forgotten that the drive was red.|House on the hill
said: They rinsed the windows after, without being asked.|Terrace
said: The neighbours came out to look.|Patio
ask: Can it harm the surface?|Too much pressure can. We test on a corner first and choose a softer wash where needed.
ask: How long does it stay clean?|Two to four years, longer in the sun. A treatment slows the moss.
ask: Do you need our water?|A garden tap is enough.
ask: Is it loud?|Like a hedge trimmer. We start after eight.
title: services|What we wash
title: features|How we work
call: Which colour was it once?|Send a picture, and we tell you what is underneath.
shot: Half and half|wall
shot: Patio, before|garden
shot: Patio, after|sun
shot: Joints, filled|brick
shot: Roof, scraped|roof
shot: The van|van

# oven cleaner
words: oven cleaning, oven cleaners, carpet cleaning, carpet cleaner, carpet cleaners, upholstery cleaning, sofa cleaning, rug cleaning, mattress cleaning, bin cleaning, wheelie bin cleaning, barbecue cleaning, bbq cleaning
own: this cleaning van
art: van, sofa, drop, house
head: The job nobody wants
head: As it was when you bought it
head: One visit, no smell of anything
lede: We come for the one thing that a normal clean leaves out, with the machine and the time that it takes.
offer: A first look|You send a picture, we say what can be done.|magnifier
offer: One piece|Done on the spot, and explained.|drop
offer: The whole house|In one morning, room after room.|house
offer: Before you move|With a receipt for the landlord.|box
line: Done at your house, with our machine.
why: Nothing harsh|Safe for children and animals once it is dry.|leaf
why: Honest about stains|Some never go. We say which before we start.|chat
why: We carry everything|You need a socket and a tap.|van
step: You send a picture|And how many pieces.
step: You get a price|It stays the price.
step: We come|With machine, sheets and time.
step: It dries|We say when it can be used again.
about: {name} does one kind of cleaning and does it all day{in}. That is why it is quick.
about: We leave the room as we found it, apart from the one thing.
said: I thought it was broken. It was only dirty.|Family of five
said: They told us which stain would stay, and they were right.|Flat
said: Deposit back, in full.|Moved out
ask: How long does it take?|Between one and three hours for most jobs.
ask: When can it be used again?|Before we leave you hear how long it has to dry.
ask: Do you use strong chemicals?|As mild as the job allows, and we rinse.
ask: What if a stain stays?|We say so before we begin. You do not pay for promises.
title: services|What we clean
title: features|How we work
call: Have you stopped looking at it?|Send a picture. We have seen worse.
shot: Before|drop
shot: After|sun
shot: The machine|gear
shot: In the van|van
shot: Sofa, drying|sofa
shot: Done|house
`);
