import { readTrades } from './read-trades';

/** Those who come with a van and tools for one thing: air that is too warm, gutters, fences, machines, cars at the kerb. */
export const vansAtTheDoor = readTrades(`
pages: round
schema: HomeAndConstructionBusiness
title: contact|Call or write
title: process|How a visit goes
title: quote|Ask for a price
title: testimonials|What customers say
said: He called before he came, which nobody ever does.|Customer
said: The price on the paper was the price on the bill.|Homeowner
said: Explained first, mended second. I would call again.|Customer
ask: How do I pay?|Cash, card or by transfer, once the work is done.
open: 1|5|8|17

# heating and cooling company
words: HVAC, HVAC company, HVAC contractor, HVAC business, HVAC service, HVAC services, HVAC technician, HVAC repair, air conditioning company, air conditioning contractor, air conditioning repair, air conditioning installer, air conditioning service, AC repair, AC service, AC company, heating and cooling contractor, heating and cooling business, heating and air, heating and air conditioning, heating and air conditioning company, furnace repair, air con company, aircon company, aircon service, air con installer, AC installation
own: this company
schema: HVACBusiness
art: radiator, sun, house, wrench, van
act: Ask for a visit > quote
act: See what we do > services
head: Cool in July, warm in January
head: Comfortable, room by room
head: The air at home, put right
lede: Air conditioning, heating and the ducts in between: repaired, replaced and looked after, with the price on paper before anything is opened.
offer: Air conditioning repair|Warm air, strange noises, water on the floor: found and mended.|sun
offer: Heating repair|When the house stays cold and the thermostat says otherwise.|gear
offer: New systems|Sized for your rooms by measuring them, not by guessing.|house
offer: Tune-ups|Cleaned, tested and written down, before summer and before winter.|calendar
offer: Ducts and filters|What you breathe, and where the cool air gets lost.|drop
offer: Thermostats|Set up so that everybody at home can use them.|clock
line: Ask us; we tell you what it involves and what it costs.
step: You call|What it does, how old it is, and whether somebody at home cannot wait.
step: We come and look|With the usual parts on the van.
step: You see the price|Repair and replacement side by side, in writing.
step: It runs|We test it with you, clean up and leave the notes.
why: Repair first|If it can be mended sensibly, we say so.|wrench
why: Measured, not guessed|A system that is too large costs twice.|ruler
why: Floors covered|Shoes too.|house
plan: Diagnostic visit|89|We find out what is wrong.|Travel included; Price in writing; Counted towards the repair
plan: Tune-up|129|One system, once a season.|Cleaned and tested; Filter changed; Notes left with you|Most asked
plan: Looked after all year|229|Heating and cooling.|Two visits; A reminder from us; A place further up the list
per: guide price
about: {name} keeps houses and small businesses comfortable{in}. We repair what can be repaired, and when it is time for a new system we measure first.
about: You get one number to call, a time you can plan around, and an explanation you can repeat to your neighbour.
ask: How often should a system be serviced?|Once a year each for cooling and heating, best before its season begins.
ask: Repair or replace?|It depends on age, fault and bills. You get both figures and decide in peace.
ask: How long does a new system take?|Most are in within a day or two. We tell you when we have seen the house.
ask: My unit is frozen. What now?|Switch the cooling off, leave the fan on and call. Please do not chip at the ice.
title: services|What we install, repair and look after|Cooling, heating, air
title: features|How we work in your house
title: pricing|What it usually costs
title: faq|Before you call
title: about|Who comes to your house
reach: Call or write|Say what the system does, roughly how old it is, and where you live.
call: Warm where it should be cool?|Tell us what it does. We tell you when we can be there.
shot: Outdoor unit, level|sun
shot: New thermostat|gear
shot: Filters, before and after|house
shot: On the van|van

# gutter cleaning service
words: gutter cleaning, gutter cleaner, gutter cleaners, gutter cleaning company, gutter cleaning business, gutter clearing, gutter clearance, gutter company, gutter repair, gutter repairs, gutter installation, gutter service, guttering, guttering company, guttering services
own: this firm
art: roof, drop, leaf, house
act: Get a price > quote
act: See what we do > services
head: Let the rain find its way
head: Leaves out, water through
head: The job nobody wants on a ladder
lede: Gutters and downpipes cleared, rinsed and checked, with pictures of before and after, so that you see what you paid for.
offer: Gutters cleared|Leaves, moss and the odd tennis ball, bagged and taken along.|leaf
offer: Downpipes|Flushed through until the water runs at the bottom.|drop
offer: Small repairs|Brackets, joints and seals, while the ladder is up.|wrench
offer: Guards|Fitted where trees stand close.|house
offer: Looked after|Once or twice a year, without your having to think of it.|calendar
line: Say which side of the house; we look at it.
step: You write|House or bungalow, how many sides, and trees nearby.
step: You get a price|For the whole job, before we come.
step: We clear and rinse|Nobody has to be at home if we can reach everything.
step: You get pictures|Before, after, and what should be mended.
why: Pictures every time|You see the gutter without climbing.|camera
why: Nothing left behind|What comes down goes with us.|bag
why: Told, not sold|If it needs nothing, we say so.|chat
plan: Small house|60|Terrace or semi.|Gutters cleared; Downpipes checked; Pictures
plan: House|90|Detached, two floors.|Gutters cleared; Downpipes flushed; Pictures|Most asked
plan: Twice a year|150|Spring and autumn.|Both visits; Small repairs; A reminder
per: guide price
about: {name} clears gutters{in}, in every weather except the one that makes ladders slippery.
about: Most damp walls begin with a handful of leaves. It is a small job with large consequences, so we do it thoroughly.
ask: How often is it needed?|Once a year for most houses, twice where trees stand close.
ask: Do I have to be at home?|No, as long as we can get round the house.
ask: How high do you reach?|Tell us how many floors. For anything unusual we come and look first.
ask: Can you do it when it rains?|Light rain is fine. Wind and ice are not.
title: services|What we do up there
title: features|Why people ask us again
title: pricing|What it costs
title: faq|Before we come
title: about|Who stands on the ladder
reach: Get a price|Kind of house, how many floors, and your postcode.
call: Is it running over the edge?|Send a picture from the garden. We answer with a price.
shot: Before|leaf
shot: After|drop
shot: Downpipe, running|drop
shot: Round the back|house

# fence company
words: fence contractor, fence installer, fence builder, fence installation, fence repair, fencing company, fencing contractor, fencing contractors, fencing business, fencing installer, fencing services, fence business, fence builders, fencer, fence and gate company, fence and deck company
own: this company
art: wall, door, tree, hammer
act: Ask for an estimate > quote
act: See the fences > services
head: Straight, plumb, and yours
head: Good fences, good neighbours
head: Posts that stay where they are put
lede: Fences and gates measured, set and finished: straight along the line, deep enough in the ground, and with a gate that still closes next winter.
offer: Wood|Boards or panels, treated, with posts set deep.|wall
offer: Metal and chain link|For dogs, yards and long boundaries.|grid
offer: Gates|That close with one hand and do not sag.|door
offer: Repairs|A leaning post, a storm, a car that missed the drive.|wrench
offer: Old fence out|Taken down and taken away.|van
line: We bring samples and talk about height and line.
step: You tell us|Roughly how long, how high, and what it has to keep in or out.
step: We measure|And look at ground, slope and where the boundary runs.
step: Price in writing|By the metre, with gates and removal listed.
step: We build|Posts first, then the rest once they stand firm.
why: Deep posts|A fence is as good as its holes.|hammer
why: The line agreed|Before we dig, with you and, if need be, next door.|map
why: Tidy|Offcuts and old boards go with us.|bag
about: {name} builds fences and gates{in}, from a few panels to the whole boundary.
about: A fence is looked at every day for many years. We take the extra hour to get it straight.
ask: What does a fence cost?|By length, height and material. We measure, then you get a fixed price.
ask: Do I need a permit?|That depends on height and where you live. We tell you what is usual and whom to ask.
ask: Who owns the boundary?|Your papers say. We build where you and your neighbour agree.
ask: How long does it take?|A back yard takes some days, with time for the posts to set.
title: services|What we build
title: features|How we build it
title: faq|Before we dig
title: about|Who sets the posts
reach: Ask for an estimate|Roughly how long, how high, and where.
call: Is it leaning again?|Send a picture and a rough length. We answer with the next step.
shot: Cedar, new|wall
shot: Gate, closing|door
shot: Posts, set|hammer
shot: Along the slope|hill

# appliance repair service
words: appliance repair, appliance repairs, appliance repair company, appliance repair business, appliance repair shop, appliance repairman, appliance service, appliance technician, washing machine repair, washing machine repairs, washer repair, dryer repair, fridge repair, refrigerator repair, dishwasher repair, oven repair, domestic appliance repairs, white goods repair
own: this service
art: robot, drop, wrench, bolt, house
act: Ask for a visit > quote
act: See what we repair > services
head: It can probably be mended
head: Before you buy a new one
head: Spinning again by tonight
lede: Washers, dryers, fridges, dishwashers and ovens repaired in your kitchen, with the price said before a screw is turned.
offer: Washing machines|That do not drain, spin or stay in their place.|drop
offer: Fridges and freezers|Too warm, too cold, too loud.|snowflake
offer: Dryers|No heat, no turning, or a smell of dust.|sun
offer: Dishwashers|Water in, water out, and dishes clean.|cup
offer: Ovens and stoves|Elements, doors, switches.|stove
line: Tell us make and fault; we bring the usual parts.
step: You tell us|What it is, which make, and what it does.
step: We come|At the time that was agreed.
step: You hear the price|And whether a repair still makes sense.
step: It runs|Tested in front of you.
why: Parts on the van|For the usual makes and faults.|van
why: A straight answer|If it is not worth it, we say so.|chat
why: Clean floor|Including under the machine.|house
about: {name} repairs what hums in kitchens and laundries{in}. A surprising number of machines are thrown away over one small part.
ask: What does a visit cost?|You hear it when you call. If you have it repaired, it usually counts towards the bill.
ask: Is a repair worth it?|We look at age and fault and tell you honestly.
ask: Which makes do you repair?|The usual ones. Give us the number inside the door, and we know.
ask: What if it breaks again?|Call us. What we mended, we stand for.
title: services|What we repair
title: features|What you can count on
title: faq|Before you call
title: about|Who kneels in your kitchen
reach: Ask for a visit|The machine, its make, what it does, and your address.
call: Water where none should be?|Turn off its tap and call us.
shot: Door off|wrench
shot: The small part|gear
shot: Running|drop
shot: On the van|van

# mobile mechanic
words: mobile mechanics, mobile car mechanic, mobile auto repair, mobile auto mechanic, mobile car repair, mobile car repairs, mobile mechanic service, mobile vehicle repairs
own: this mechanic
schema: AutoRepair
art: wrench, car, gear, van
act: Ask for a visit > quote
act: See what I do > services
head: The garage comes to you
head: Mended on your own drive
head: Bonnet up, kettle on
lede: Servicing, brakes, batteries and faults, done where the car stands: at home, at work, or where it gave up.
offer: Service|Oil, filters and a good look round.|drop
offer: Brakes|Pads and discs, with the old ones to look at.|gear
offer: Battery and starting|Tested first, changed if it has to be.|bolt
offer: Faults found|Read out, looked for, explained.|search
offer: Before you buy|A look at the car you have seen.|car
line: Call and say what the car does.
step: You call|Make, year, and what it does.
step: A price and a time|Before anybody drives anywhere.
step: The work|Where the car stands, on level ground.
step: A short drive|And a word on what comes next.
why: No workshop to get to|You stay at home or at work.|house
why: Shown, not told|You can look over the shoulder.|search
why: The old part|Stays with you, if you like.|gear
about: {name} mends cars where they are{in}. What needs a lift or a bigger press, you are told before anything is taken apart.
ask: What can be done outside?|More than most think: servicing, brakes, batteries, belts, many faults.
ask: And if it rains?|Then we look for cover, or for another day.
ask: Do I have to be there?|At the beginning and at the end, for the keys.
ask: Do you bring parts?|The usual ones. Others are ordered first, so that one visit is enough.
title: services|What can be done at your door
title: features|Why it is easier this way
title: faq|Before you call
title: about|Who turns up
reach: Ask for a visit|Make, year, what it does, and where it stands.
call: Will it not start?|Say where you are and what it does.
shot: On the drive|car
shot: Tools, laid out|wrench
shot: Old pads, new pads|gear
shot: Van, open|van

# bathroom fitter
words: bathroom fitters, bathroom installer, bathroom installers, bathroom fitting, bathroom renovation, bathroom renovations, bathroom renovator, bathroom remodeler, bathroom remodeling, bathroom remodelling, bathroom remodeling company, bathroom remodeling contractor, bathroom company, bathroom specialist, wet room installer, wet rooms
own: this bathroom fitter
art: bathtub, tiles, mirror, tap
act: Ask for a quote > quote
act: See what is involved > services
head: Tiles straight, water where it belongs
head: From the old suite to the last seal
head: A bathroom you want to be late in
lede: Bathrooms stripped out, plumbed, tiled and finished, in an order that leaves you without a shower for as few days as possible.
offer: Whole bathrooms|Old out, new in, down to the last seal.|bathtub
offer: Showers and wet rooms|Level floors, falls that drain, glass that fits.|drop
offer: Tiling|Set out first, so that no sliver ends in the corner.|tiles
offer: Plumbing and fittings|Moved where you want them, tested before they vanish.|wrench
offer: Easier bathrooms|Low steps, rails, room to turn.|hands
line: Send a picture of how it looks now.
step: A visit|We measure and talk about what annoys you most.
step: A price in writing|With the days it takes.
step: Out with the old|Dust sheets down, skip booked.
step: In with the new|Pipes, boards, tiles, fittings, seals.
why: The same hands|Who measures also fits.|hands
why: Days agreed|And the water back on each evening, wherever it can be.|calendar
why: Clean at the end|You only bring the towels.|drop
work: Small and white|Bathroom|Two square metres, one good shelf.|tiles
work: Walk-in|Shower|Where the bath used to be.|drop
work: Under the roof|En suite|A slope, a window, a basin.|house
work: Green tiles|Bathroom|Her idea, and she was right.|tiles
about: {name} fits bathrooms{in}, one at a time, from the first visit to the last seal.
said: Nine days, as he had said.|Customer
said: The tiles line up with the window. I look at it every morning.|Homeowner
said: Tidy every evening, even in the hall.|Family of four
ask: How long does it take?|Most bathrooms take one to two weeks. You get the days with the price.
ask: Can we buy things ourselves?|Yes. Send the list first, so that everything fits together.
ask: Are we without a toilet?|Rarely for more than a day, and you know which.
ask: Who does the electrics?|Somebody who is certified to; it is in the price.
title: services|What is done
title: portfolio|Finished rooms
title: gallery|Past work
title: features|How it is done
title: faq|Before the old one goes
title: about|Who does the work
reach: Ask for a quote|Roughly the size, what stays, what goes, and some pictures.
call: Tired of that tap?|Send three pictures. You get a first idea of the price.
shot: Small and white|grid
shot: Walk-in|drop
shot: Under the roof|house
shot: Green tiles|grid
shot: Pipes, before they vanish|wrench
`);
