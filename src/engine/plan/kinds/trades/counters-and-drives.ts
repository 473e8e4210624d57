import { readTrades } from './read-trades';

/** What is given, caught, filmed and laid: charity shops, fish vans, tinted glass, drives. */
export const countersAndDrives = readTrades(`
pages: advice
schema: LocalBusiness
title: contact|Call, write or come by

# charity shop
schema: Store
pages: house
words: charity shops, charity shop, thrift shop, thrift store, op shop, opportunity shop, hospice shop, charity bookshop, charity furniture shop, second hand shop for charity
own: this shop
art: shirt, book, cup, bag
act: Give us something > contact
act: See what we take > services
head: Somebody’s old, somebody’s lucky day
head: Given, sorted, hung up again
head: Come for a cup, leave with a coat
lede: What people give is sorted, priced and put on the shelf, and what it brings goes to the cause. No two days look the same.
offer: Clothes and shoes|Clean, with all their buttons.|shirt
offer: Books and records|Spines out, by somebody who cares.|book
offer: Cups, plates, toys|Complete, or honestly not.|cup
offer: Furniture|What we have room for. Ask before you bring it.|chair
offer: Lending a hand|An hour at the till or behind the curtain.|hands
line: Ask before you bring something large.
step: You bring it|In a bag you need not have back.
step: We sort it|Sold, passed on, or recycled.
step: It goes on the shelf|With a price that somebody can pay.
step: The money goes on|To what the shop is for.
why: Every day something else|What came in yesterday hangs there today.|shirt
why: Given twice|Once by whoever brought it, once by whoever bought it.|heart
why: Nothing wasted|What cannot be sold goes on to somebody who can use it.|leaf
about: {name} sells what people give{in}. Most of those behind the counter are volunteers, and all of them have favourites.
ask: What do you take?|Clean clothes, books, toys, china and most small things that work.
ask: What can you not take?|What is broken, stained or unsafe, and large electrical goods unless you ask first.
ask: When can I bring things?|While the shop is open. Please leave nothing at the door at night.
ask: Can you collect furniture?|Ask us, with a picture and your street.
ask: Can I help in the shop?|Please do. An hour a week is a great deal.
title: services|What we sell and take
title: process|What happens to a bag
title: features|Why here
title: about|Who is behind the till
title: faq|Before you bring a bag
reach: Ask before you bring it|What it is, how much of it, and how large.
call: A full wardrobe?|Bring a bag. Take none home.
shot: New in|shirt
shot: Spines out|book
shot: The good china|cup
shot: By the till|bag

# fish van
pages: round
schema: Store
words: fish vans, fish van, mobile fish van, mobile fishmonger, mobile fishmongers, fish round, travelling fishmonger, wet fish van, seafood van
own: this van
art: fish, van, shell, lemon
act: Put something aside > contact
act: See what there is > services
head: From the quay to your corner
head: Look for the queue
head: Landed, iced, and on the road
lede: Fresh fish, brought to where you live. Filleted while you wait, and a word on how long it wants in the pan.
offer: White fish|Cod, haddock, plaice: whatever was landed.|fish
offer: Shellfish|Mussels, crab, prawns, in their season.|shell
offer: Smoked|Kippers, haddock, the salmon for Sunday.|fire
offer: Filleted for you|Boned, skinned, cut to the number at table.|knife
line: Ask what came in.
step: We buy at the quay|What is good, not what is on a list.
step: We drive the round|The same stops on the same days.
step: You choose|And we fillet while you wait.
why: Fresh|On ice since it was landed.|fish
why: At your corner|No car park, no basket.|van
why: Cooked in your head|You leave knowing what to do with it.|pan
about: {name} brings fish to people{in}. What there is depends on the boats, and that is the point.
ask: What will there be on the day?|What was landed. Ask ahead, and we put something aside.
ask: Can I order?|Yes, the day before. For large pieces a little earlier.
ask: Do you fillet?|Of course, while you wait.
ask: How long does it keep?|Eat it today or tomorrow, or freeze it the same evening.
title: services|What is on the ice
title: process|How it gets to you
title: features|Why from the van
title: about|Who is in the van
title: faq|Before we stop
reach: Put something aside|What, how much, and at which stop.
call: Fish on Friday?|Tell us by the day before.
shot: On the ice|fish
shot: The hatch|van
shot: In season|shell
shot: In the pan|pan

# window tinting
pages: round
words: window tinting, window tint, window film, window filming, car window tinting, auto window tinting, window tint shop, window tinters, window tinting shop, solar film, home window tinting
own: this workshop
art: car, window, sun, shield
act: Ask for a price > quote
act: See what we tint > services
head: Less glare, more shade
head: You look out. They do not look in
head: Cooler by the evening
lede: Film for the windows of cars, houses and offices: against heat, glare and glances. Cut to the pane, without bubbles.
offer: Cars|Sides and back, as dark as the law allows.|car
offer: Houses|Against heat, fading and the neighbour’s floodlight.|house
offer: Offices and shops|Screens you can read, and a name on the glass.|window
offer: Old film off|Purple, bubbled or scratched: taken off clean.|brush
line: Tell us the car or the size of the panes.
step: You ask|Make and model, or the sizes of the glass.
step: You choose a shade|Held against the pane, in daylight.
step: It goes on|Cleaned, cut, smoothed.
step: It dries|For a few days. Leave the windows up.
why: Within the law|You hear how dark each pane may be.|document
why: No bubbles|And if there is one, come back.|search
why: Off again|Film comes off. The glass stays as it was.|window
about: {name} puts film on glass{in}: cars, houses and shops.
said: The sofa has stopped fading, and so have I.|Customer
said: You would think it came from the factory like that.|Customer
ask: How dark may it be?|That differs by pane and place. We tell you what is allowed before you choose.
ask: How long does it take?|A car, mostly half a day. A house depends on the panes.
ask: When can I wind the windows down?|After a few days, when it has dried.
ask: Can old film come off?|Yes, and the glue with it.
title: services|What we put film on
title: features|How we work
title: process|From bare glass to shade
title: about|Who does it
title: faq|Before you choose a shade
title: testimonials|What customers say
title: quote|Ask for a price
reach: Ask for a price|Make and model, or the number and size of the panes.
call: Too hot behind the glass?|Tell us which side the sun is on.
shot: In daylight|car
shot: Cut to the pane|window
shot: Four in the afternoon|sun
shot: Smooth|hands

# driveway company
pages: round
schema: HomeAndConstructionBusiness
words: tarmac drives, tarmac driveways, tarmac contractor, tarmac company, tarmac, tarmacing, driveways, driveway company, driveways company, driveway contractor, driveway installers, resin driveways, resin bound driveways, block paving, block paving company, block paving driveways, paving company, paving contractor, concrete driveways, imprinted concrete, asphalt paving, asphalt driveways, driveways and patios, patios and driveways, drives and patios
own: this firm
art: house, car, stone, wall
act: Ask for a price > quote
act: See what we lay > services
head: Level, drained and yours
head: Home, without the puddle
head: Dug out first, laid second
lede: Drives and paths dug out, edged, drained and laid in whatever suits the house. You get one price for the whole of it.
offer: Tarmac|Rolled flat, edges that hold.|car
offer: Block paving|Laid on a bed that does not sink.|stone
offer: Resin and gravel|So that the rain goes through.|drop
offer: Kerbs and edges|Straight, or in the curve you want.|wall
offer: Repairs|Holes, cracks, the corner the lorry took.|wrench
line: We come and measure before we say a price.
step: We come and look|Levels, drains, and where the water goes.
step: A price in writing|With what is dug out and taken away.
step: It is dug out|And the ground made firm.
step: It is laid|And swept before we leave.
why: The part you do not see|A drive is as good as what is under it.|stone
why: Water thought of|It runs where it may, and not to the door.|drop
why: Left tidy|What we dig out goes with us.|broom
about: {name} lays drives and paths{in}.
said: The puddle I have known for years is gone.|Customer
said: They dug deeper than I expected and explained why.|Customer
ask: How long does it take?|Mostly a few days. You hear it with the price.
ask: When can we drive on it?|That depends on what is laid. We tell you the day.
ask: Do I need permission?|Sometimes, if rain cannot soak away or the kerb is lowered. We say when to ask the council.
ask: Do you take the old one away?|Yes. It is in the price.
title: services|What we lay
title: features|How we work
title: process|From hole to home
title: about|Who digs
title: faq|Before we dig
title: testimonials|What neighbours say
title: quote|Ask for a price
reach: Ask for a price|Length, width, what is there now. A picture helps.
call: Tired of the puddle?|Send a picture of it.
shot: Dug out|stone
shot: Rolled|car
shot: The edge|wall
shot: Home|house
`);
