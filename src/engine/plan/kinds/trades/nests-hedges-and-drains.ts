import { readTrades } from './read-trades';

/** Calls at the door for one trouble that crawls, flies, grows or will not drain. */
export const nestsHedgesAndDrains = readTrades(`
pages: local
schema: HomeAndConstructionBusiness
own: this firm
act: Ask for a price > contact
act: See what we do > services
line: Describe it, and you hear what it takes.
line: You know the price before we begin.
line: Once, or on days that we agree.
step: You tell us|What it is, where, and how urgent.
step: We say what it takes|With a price, or a day to come and look.
step: We come|On the day agreed, with what is needed.
step: Done|And you hear how to keep it so.
ask: How do I get a price?|Describe it and send a picture. If it has to be seen, we agree on a day.
ask: How soon can you come?|Say how urgent it is, and you hear the next free time.
ask: Do I have to be there?|At the beginning it helps. After that, as we agree.
ask: Do you work for firms as well?|Yes. Tell us how many places and how often.
ask: What if it comes back?|Ring us. We look at why.
ask: How do I pay?|When the job is done, against an invoice.
title: services|What we do
title: process|How it goes
title: gallery|From the work
title: faq|Before you ask
call: Something that cannot wait?|Two lines and a picture are enough.

# wasp nest removal
words: wasp nest removal, wasp nest removal service, wasp removal, wasp control, hornet nest removal, wasp nests, wasps nest removal, wasp and bee removal
head: Have your garden back
head: Keep the window shut, we are coming
head: The loft, without the humming
lede: Wasp and hornet nests{in}: found, treated and gone, in lofts, walls, sheds and hedges.
offer: Nests in the roof|Under tiles, in lofts, behind the soffit.|roof
offer: Nests in the garden|Sheds, hedges, compost, the ground.|garden
offer: In the wall|Where only the coming and going shows.|wall
offer: Not sure what they are?|Send a picture. If they are bees, we know a beekeeper.|bee
offer: So that they stay away|Gaps closed, bins moved, one wasp fewer.|shield
about: {name} deals with wasps{in}. We like them in August on somebody else’s plums.
ask: Are they wasps or bees?|Furry and brown is a bee, smooth and yellow a wasp. A picture settles it.
ask: Is it safe for children and pets?|We tell you which room or corner to keep out of, and for how long.
art: bee, house, garden, roof
reach: Tell us where they are|A picture from a safe distance, and how you get up there.
shot: Under the tiles|roof
shot: The nest|bee
shot: Suited up|shield
shot: Quiet|garden

# bee removal
words: bee removal, bee removal service, bee removals, honey bee removal, bee swarm collection, swarm collection, swarm collector, live bee removal, bee relocation, bee rescue
art: bee, hive, house, flower
head: They only need a better address
head: A swarm is moving house
head: Taken alive, comb and all
lede: Bees in the chimney, the wall or the apple tree{in}: taken out alive and given a hive, with the comb, so that no others follow the smell.
offer: Swarms|Hanging in a tree, looking for a home.|tree
offer: In walls and roofs|Opened carefully, emptied, closed again.|roof
offer: In chimneys|From above, without smoke.|house
offer: Not sure what they are?|Send a picture. Wasps we pass on.|magnifier
offer: So that they do not return|Comb out, gaps closed.|shield
about: {name} moves bees{in}. They are never in a hurry, and neither are we.
ask: Will they sting?|A swarm is calm, it has nothing to defend. Keep a few metres away and leave it be.
ask: Where do they go?|Into a hive, and to a beekeeper.
reach: Tell us where they are|How high, since when, and a picture.
shot: Swarm|bee
shot: In the box|box
shot: Comb out|jar
shot: New home|hive

# mole catcher
words: mole catchers, mole catching, mole control, mole man, mole trapper, mole removal
art: garden, hills, mower, horse
head: Molehills: none
head: He was here first. Still.
head: A lawn without mountains
lede: Moles caught in gardens, paddocks and playing fields{in}, by traps set by hand and looked at every day.
offer: Gardens and lawns|Before the mower finds them.|mower
offer: Paddocks and farms|Where a hole is a broken leg.|horse
offer: Sports grounds|Bowls, cricket, golf.|flag
offer: Regular visits|Because the neighbour has some, too.|calendar
offer: Rabbits and others|Ask; often it is not a mole.|rabbit
about: {name} catches moles{in}. It takes soft feet and a good memory for tunnels.
ask: Do you use poison or gas?|No. Traps, set in the run and checked.
ask: What do I pay for?|Ask; it can go by visit or by mole.
reach: Tell us about the hills|How many, since when, and how large the ground is.
shot: Fresh this morning|hills
shot: The run|garden
shot: Set|hands
shot: Flat|mower

# bird control
words: bird control, bird control company, bird proofing, bird proofing company, pigeon control, pigeon proofing, seagull control, gull control, bird netting, bird netting company
head: They can look, not land
head: Somewhere else to sit
head: Clean sills again
lede: Pigeons, gulls and others kept off ledges, roofs and solar panels{in}, by nets, wires and spikes that they learn and nobody notices.
offer: Netting|Courtyards, balconies, loading bays.|grid
offer: Wires and spikes|Ledges, signs, ridges.|ruler
offer: Solar panels|Mesh round the edge, nests out.|solar
offer: Cleaning up|Droppings taken away safely.|broom
offer: Hawks and other scares|Flown on days that they cannot guess.|falcon
about: {name} persuades birds to sit elsewhere{in}. Nothing is hurt; it is a matter of making the ledge uninteresting.
ask: Is it allowed?|Nests in use are protected. We tell you what may be done, and when.
art: bird, roof, falcon, city
reach: Tell us about the birds|Which building, how high, and a picture of the ledge.
shot: Ledge, before|bird
shot: Net, invisible|grid
shot: Under the panels|solar
shot: Sill, clean|window

# hedge cutting
words: hedge cutting, hedge cutting service, hedge cutters, hedge trimming, hedge trimmer, hedge trimming service, hedge cutting company, hedge maintenance, hedges and edges
art: mower, garden, tree, leaf
head: Straight along the top
head: Cut back to the neighbour’s smile
head: The hedge, without the ladder
lede: Hedges trimmed, lowered and shaped{in}: cut clean, levelled by eye and string, and everything raked up and taken away.
offer: Regular trim|Once or twice a year, on a day we remember.|calendar
offer: Taking it down|Two metres less, and it will thank you.|ruler
offer: Laurel, leylandii, beech, box|Each in its own way and month.|leaf
offer: Shaping|Arches, balls, a line that is really straight.|scissors
offer: Clearing away|Raked, loaded, composted.|bin
about: {name} cuts hedges{in}. From your side and, if he agrees, from the neighbour’s.
ask: When is the best time?|Late summer for most. While birds nest we leave it alone.
ask: Do you take the cuttings?|Yes, it stands in the price.
reach: Ask for a price|Length, height, and a picture from both sides.
shot: Before|tree
shot: String line|ruler
shot: Raked|leaf
shot: Straight|garden

# weed control
words: weed control, weed control company, weed killing service, japanese knotweed removal, knotweed removal, knotweed specialist, knotweed company, invasive weed company, lawn treatment company, lawn treatment service
art: leaf, garden, house, hands
head: Gone at the root
head: It came up through the drive
head: The green you did not plant
lede: Weeds on drives, yards and lawns, and the ones with a name that frightens lenders{in}: looked at, treated in the right month, and watched until they stay away.
offer: Survey|What it is, how far it goes, what it means.|magnifier
offer: Knotweed|A plan over seasons, with papers.|document
offer: Lawns|Moss and weeds out, grass in.|garden
offer: Drives and yards|Twice a year, and it stays clean.|house
offer: Digging out|Where it cannot wait.|excavator
about: {name} deals with weeds{in}. Some need a season, some three; you hear which before it starts.
ask: Is it safe for pets?|You hear when to keep them in, and when it is dry.
ask: Can I sell the house?|With a plan and its papers, usually. We write both.
reach: Send a picture|Leaf, stem, and where it grows.
shot: The leaf|leaf
shot: Along the wall|wall
shot: Third visit|calendar
shot: Lawn again|garden

# drain clearance
words: drain clearance, drain clearance company, drain cleaning, drain cleaning company, drain cleaning service, drain unblocking, blocked drains, drain jetting, drain jetting company, drainage company, drainage services, drainage business, drain surveys, cctv drain surveys, drain repair company, drain company, drains company, sewer cleaning, rooter service
art: drop, tap, house, wrench
head: Away it goes
head: We have smelled worse
head: The water finds its way again
lede: Sinks, toilets and drains that will not empty{in}: cleared, looked at with a camera, and mended where the pipe itself is the trouble.
offer: Blockages|Sink, toilet, shower or the chamber outside.|tap
offer: Jetting|Grease, roots and silt washed out.|drop
offer: Camera survey|You see what we see.|camera
offer: Repairs|Lined from within, or dug up and relaid.|wrench
offer: Before you buy|A look at the drains, with a report.|house
about: {name} clears drains{in}. We lift the cover first and give advice afterwards.
ask: Whose drain is it?|Shared pipes are often the water company’s. We tell you before you pay for theirs.
ask: What should never go down?|Wipes, fat, rice. Especially wipes that say they may.
reach: Tell us what is not draining|Since when, and whether others in the house or street have it, too.
shot: Cover up|wrench
shot: Roots|tree
shot: Camera in|camera
shot: Running|drop
`);
