import { readTrades } from './read-trades';

/** Contractors for one thing outside the house: concrete, tarmac, pools, sprinklers, machines, snow, waste. */
export const groundAndWaterWorks = readTrades(`
pages: local
schema: HomeAndConstructionBusiness
title: contact|Call or write
title: process|From first visit to finished job
title: quote|Ask for a price
title: faq|Before you call
title: about|Who does the work
said: The price on paper was the price on the bill.|Customer
said: They turned up on the day they said and left it swept.|Homeowner
said: Explained what they would not do, and why. That decided it.|Customer
ask: How do I pay?|Once the work is done, by card or transfer, with a proper invoice.
open: 1|5|7|17

# concrete contractor
words: concrete contractors, concrete contracting, concrete contracting company, concrete company, concrete business, concrete services, concrete work, concrete driveways, stamped concrete, decorative concrete, concrete construction company, concrete paving, concrete pumping, concrete flatwork, concrete finisher, concrete polishing, cement contractor, cement company, concreter, concreting, concreting company
own: this crew
art: stone, hammer, ruler, house
act: Ask for an estimate > quote
act: See what we pour > services
head: Poured level, finished clean
head: Concrete that drains, lasts and looks right
head: One pour, done properly
lede: Driveways, patios, paths and slabs{in}: dug out, formed, reinforced and finished by one crew, with the price in writing before the first load arrives.
offer: Driveways|Dug to depth, reinforced, and sloped so that water leaves.|house
offer: Patios and walkways|Broomed, exposed or stamped, with joints where they belong.|stone
offer: Slabs and footings|For garages, sheds and extensions, to the drawing.|ruler
offer: Stamped and coloured|Stone, slate or brick patterns, sealed at the end.|paint
offer: Repairs and removal|Cracked, sunk or broken out and poured again.|hammer
line: Measured on site, then priced in writing.
line: Formed, poured and finished by the same crew.
line: Ask to see the samples before you choose.
step: We measure|Size, slope, access for the truck.
step: You get the price|With thickness, finish and start date on one page.
step: We dig and form|Base compacted, steel in, forms checked for level.
step: We pour and finish|And tell you when you may walk on it, and when you may park.
why: A proper base|What is underneath decides how long it lasts.|stone
why: Water goes away|Every surface gets a slope before it gets a finish.|drop
why: One crew|The people who dig are the people who finish.|people
about: {name} pours and finishes concrete{in}. We look after the part that nobody sees, because that is the part that cracks.
about: You hear which finish suits the place, what it costs and how long it needs before it carries a car.
ask: How long before I can drive on it?|Walk after a day or two, drive after about a week; we tell you for your mix and weather.
ask: Will it crack?|All concrete moves. Joints, steel and a good base decide where, and that it stays fine.
ask: Can you take out the old one?|Yes. Breaking out and hauling away stand in the price.
ask: Do you pour in winter?|When frost and rain allow. Otherwise we tell you the next good week.
title: services|What we pour
title: gallery|Finished work
title: features|How we build it
reach: Ask for an estimate|What, roughly how large, and a picture of the place.
call: Thinking about a new driveway?|Send two pictures and the rough size.
shot: Formed and ready|ruler
shot: Fresh finish|stone
shot: Driveway, sealed|house
shot: Stamped patio|garden

# paving contractor
words: paving contractors, paving company, asphalt contractor, asphalt paving, asphalt company, driveway contractor, driveways company, driveway company, driveway paving, tarmac contractor, tarmac company, tarmacadam, block paving, block paving company, paver installation, paver company, patio company, patio builder, patio contractors, sealcoating, driveways and patios, hardscaping company, hardscape contractor, resin driveways, resin driveway company
own: this crew
art: stone, house, ruler, van
act: Ask for a price > quote
act: See what we lay > services
head: Level underfoot, dry at the door
head: The first ten metres of your house
head: Laid to last, edges and all
lede: Driveways, patios and paths{in}: dug out, drained, laid and edged, with one written price and a start date.
offer: Driveways|Block, tarmac, resin or gravel, on a base that carries a van.|house
offer: Patios and terraces|Stone or pavers, laid with a fall away from the house.|stone
offer: Paths and steps|Safe in the wet, comfortable in the dark.|door
offer: Drainage and edging|So that water and weeds stay out.|drop
offer: Repairs|Sunk, cracked or loose, lifted and relaid.|hammer
line: Measured on site, priced in writing.
line: Ask to see the material before you choose.
step: We look at it|Ground, slope, gates and drains.
step: You choose|Material, pattern and edge, with samples in your hand.
step: We dig and lay|Base compacted in layers; the rest depends on it.
step: We clear up|And tell you when you may drive on it.
about: {name} lays driveways, patios and paths{in}. Most of the work is under the surface, and we do not save on it.
about: You get one price, one date and one person to ring.
ask: How long does a driveway take?|Most are done within a week, weather allowing.
ask: Do I need permission?|Sometimes, above all for water running onto the road. We tell you what applies.
ask: Can you match what is there?|Often. Send a picture, or we bring samples.
title: services|What we lay
title: gallery|Finished work
reach: Ask for a price|Roughly how large, what is there now, and a picture.
call: Tired of the puddle?|Send a picture and the rough size.
shot: Base, compacted|stone
shot: Laid in pattern|blocks
shot: New drive|house
shot: Terrace, evening|sun

# swimming pool builder
words: swimming pool builders, pool builder, pool builders, pool contractor, pool construction, pool construction company, swimming pool construction, pool installation, pool installer, pool installers, custom pools, inground pools, inground pool builder, concrete pools, fibreglass pools, fiberglass pools, pool company that builds, swimming pool company, pool company, swimming pool contractor, pool contractors, plunge pools
own: this company
art: drop, sun, garden, house
act: Ask for a visit > quote
act: See what we build > services
head: From lawn to first swim
head: Dug, built, filled
head: The shortest way to the water
lede: Pools planned for your garden and built{in} by people who stay until the water is clear: drawing, permits, digging, shell, pump and edge.
offer: Design|Drawn for your ground, your sun and your budget.|pencil
offer: New pools|Concrete or fibreglass, large or just long enough.|drop
offer: Plunge pools and spas|For small gardens and warm evenings.|sun
offer: Renovation|New tiles, new plaster, new pump in an old pool.|hammer
offer: Fences, covers, heating|So that it is safe, warm and clean.|shield
line: Drawn first, then priced in writing.
line: Ask to see one that we have built.
step: We look at the ground|Access, slope, pipes, and where the sun is at five.
step: You get a drawing and a price|With everything in it, fence and power included.
step: Permits|We prepare them and tell you how long they take.
step: We build|Dug, formed, plumbed, finished, in a plan with dates.
step: We fill it|And show you how to keep it clear.
about: {name} designs and builds pools{in}. One team plans, digs, plumbs and hands over, so there is always somebody who knows.
about: You hear early what the ground will allow, because that is where surprises come from.
ask: How long does it take?|A fibreglass pool some weeks, a concrete one some months. You get dates before you sign.
ask: Do I need a permit?|Nearly always, and often a fence. We prepare both.
ask: What does it cost to run?|Depends on size, cover and heating. You get a figure with the drawing.
ask: Do you look after it later?|Ask; we service what we build and show you the rest.
title: services|What we build
title: gallery|Finished pools
reach: Ask for a visit|Where it should go, roughly how large, and a picture of the garden.
call: Have you found the spot?|Send a picture, and we tell you what is possible.
shot: The drawing|pencil
shot: Shell, in the ground|stone
shot: First water|drop
shot: Evening light|sun

# irrigation company
words: irrigation contractor, irrigation contractors, irrigation service, irrigation services, irrigation systems, irrigation installer, irrigation specialists, sprinkler company, sprinkler installation, sprinkler repair, sprinkler systems, lawn sprinklers, lawn irrigation, garden irrigation, drip irrigation
own: this company
art: drop, garden, leaf, clock
act: Ask for a visit > quote
act: See what we do > services
head: Water where it is wanted
head: A green lawn, a smaller water bill
head: On at five, off when it rains
lede: Sprinklers and drip lines planned, put in and looked after{in}, so that the garden gets water and the path does not.
offer: New systems|Zoned by sun, soil and planting.|garden
offer: Repairs|Broken heads, leaking valves, zones that stay dry.|wrench
offer: Drip lines|For beds, hedges and pots.|drop
offer: Timers and sensors|Set up so that rain switches it off.|clock
offer: Spring and winter|Opened, tested, and blown out before frost.|calendar
line: Looked at on site, then priced.
line: Ask for a check of what is there already.
step: We walk the garden|Pressure, soil, sun and what is planted.
step: You get a plan|Zones, heads and price on one page.
step: We put it in|Narrow trenches, turf back where it was.
step: We show you|How to set it, and what to do before frost.
about: {name} plans, installs and repairs irrigation{in}. Most gardens get too much water in the wrong place; we put that right first.
about: You get a drawing of what lies where, for whoever digs next.
ask: Will you tear up the lawn?|A narrow slit, closed again the same day. After two weeks you have to look for it.
ask: Can you repair a system somebody else put in?|Usually. Tell us the make, or send a picture of the controller.
ask: When should it be drained?|Before the first hard frost. We put you on the round if you like.
title: services|What we do
reach: Ask for a visit|How large the garden is and what is there now.
call: Dry corners?|Tell us where, and we come and look.
shot: First run|drop
shot: Valve box|gear
shot: Early light|sun
shot: Beds, dripped|leaf

# snow removal
words: snow removal company, snow removal service, snow removal services, snow plowing, snow plow service, snow ploughing, snow clearing, snow clearance, gritting, gritting company, winter maintenance, snow and ice removal, snow shovelling, snow shoveling
own: this crew
art: mountains, van, door, clock
act: Ask for a price > quote
act: See what we clear > services
head: Clear before you leave
head: It snowed. Your drive did not notice
head: Out at four, so that you can be out at seven
lede: Drives, walks and parking lots cleared and gritted{in}, by people who watch the forecast so that you can sleep through it.
offer: Driveways|Cleared to the edges, the bank at the end included.|house
offer: Walks and steps|By shovel, and salted or gritted.|door
offer: Parking lots|Ploughed before opening, watched through the day.|van
offer: Season contracts|One price, and nobody has to ring.|calendar
offer: After the storm|One visit, when you ask for it.|clock
line: Agreed before winter, done without being asked.
line: Say where the snow may go.
step: You tell us the place|A picture and the address are enough.
step: We agree when we come|From how much snow, and by what hour.
step: Markers in|So that we find the edge and not the lawn.
step: It snows, we come|And send a note when it is done, if you like.
about: {name} keeps drives, walks and lots clear{in}. The round is small enough to be finished before people have to leave.
about: If a machine breaks, another one is there; that is what we plan in summer.
ask: At how much snow do you come?|That is agreed in the contract; for most it is a couple of inches.
ask: What if it keeps snowing?|Then we come again.
ask: Do you use salt?|Salt, grit or something milder for pets and stone; you say which.
title: services|What we clear
reach: Ask for a price|The address, and roughly how long the drive is.
call: Before the first flakes|Places on the round are given out in autumn.
shot: Four in the morning|night
shot: Edge to edge|house
shot: Steps, gritted|door
shot: Quiet street|city

# demolition contractor
words: demolition contractors, demolition company, demolition services, demolition, demolition firm, house demolition, strip out contractor, soft strip, wrecking company
own: this company
art: hammer, wall, van, shield
act: Ask for a price > quote
act: See what we take down > services
head: Down safely, cleared completely
head: Room for what comes next
head: First the plan, then the machine
lede: Buildings, parts of buildings and what stands in the way{in}: surveyed, taken down, sorted and carted off, with the neighbours told beforehand.
offer: Whole buildings|Houses, barns, garages and halls.|house
offer: Inside only|Stripped back to what should stay.|wall
offer: Concrete and slabs|Broken, lifted, crushed.|stone
offer: Sorting and haulage|Wood, metal, rubble, each to where it belongs.|van
line: Surveyed first, then priced.
line: Papers and notices prepared by us.
step: Survey|Structure, services, and anything that must be removed with care.
step: Plan and papers|Method, permits, disconnections, dates.
step: Taken down|Piece by piece where it is tight, quickly where it is not.
step: Cleared|Graded, swept and handed over.
about: {name} takes buildings down{in} so that the next thing can be built. The quiet part is the planning, and it decides the rest.
about: You get a method, a date and one person on site who answers the telephone.
ask: Who switches off gas, water and power?|The suppliers, on our list. We do not begin before it is confirmed in writing.
ask: What about asbestos?|It is looked for first and removed by people licensed for it.
ask: Will it damage the neighbour’s wall?|We look, photograph and support before we start.
title: services|What we take down
reach: Ask for a price|The address, what should go, and by when.
call: Something in the way?|Send two pictures and the address.
shot: Before|house
shot: Long reach|hammer
shot: Sorted|stone
shot: Level ground|hills

# plant hire
words: plant hire company, digger hire, excavator hire, mini digger hire, equipment rental, equipment rental company, tool hire, tool hire shop, tool rental, machinery hire, construction equipment rental, heavy equipment rental, groundworks and plant hire
own: this yard
art: tractor, gear, key, van
act: Ask what is free > contact
act: See what we hire out > services
head: The right machine, for as long as you need it
head: Yours until Friday
head: Checked, fuelled, ready at seven
lede: Machines and tools for building, digging and lifting{in}, checked before they leave, brought to site if you like, and explained when you get them.
offer: Diggers and dumpers|From the one that fits through a gate upwards.|tractor
offer: Lifting and access|Telehandlers, platforms, towers.|ruler
offer: Compaction and breaking|Plates, rollers, breakers.|hammer
offer: Power, light and pumps|For sites without a socket.|bolt
offer: With a driver|For those who would rather not.|people
line: Ask for your dates, and you hear whether it is free.
line: By the day, the week or longer.
step: You ask|What for, which days, what the ground is like.
step: We suggest|Sometimes a smaller one is enough.
step: You collect, or we bring it|With ten minutes of showing how.
step: It comes back|Clean enough to be seen, and that is that.
about: {name} hires out machines and tools{in}. Everything is serviced in our own yard by people who also answer the telephone.
about: If it stops, you ring, and we come or bring another.
ask: Do I need a licence?|For some machines a ticket. Tell us what you have, and we say what you may drive.
ask: Is fuel included?|It leaves full and comes back full.
ask: What about damage?|Wear is ours. For the rest there is insurance; we explain it before you sign.
title: services|What we hire out
reach: Ask what is free|What for, from when, how long.
call: Which machine for which job?|Describe the job, and we say.
shot: In the yard|tractor
shot: Greased and checked|gear
shot: On the trailer|van
shot: Keys|key

# waste collection
words: waste collection company, waste collection service, waste management company, waste management, waste company, garbage collection, garbage company, trash collection, trash pickup, trash removal, rubbish collection, refuse collection, bin collection, recycling company, recycling collection, waste disposal, waste disposal company, junk hauling, waste carriers
own: this company
art: van, box, leaf, calendar
act: Ask for collection > quote
act: See what we take > services
head: Out tonight, gone in the morning
head: Collected on the day it says
head: Sorted, weighed, taken away
lede: Waste and recycling collected from homes, shops and sites{in}, on fixed days, with a record of where it went.
offer: Homes|A bin, a day, and a message if the day moves.|house
offer: Shops and offices|Bins of the right size, emptied as often as they fill.|shopfront
offer: Recycling|Paper, glass, metal, plastic and food, kept apart.|leaf
offer: Building sites|Skips and bags, changed when full.|hammer
offer: Bulky things|Sofas, fridges and what was in the garage.|sofa
line: On fixed days, or when you ring.
line: Say how much, and we say which bin.
step: You tell us|What, how much, how often.
step: You get a price|Per collection or by the month.
step: Bins arrive|With a calendar.
step: We collect|And send the papers you need.
about: {name} collects and sorts waste{in}. As much as possible goes on to be used again, and you can ask where.
about: The same crew drives the same round, so missed bins are rare and quickly put right.
ask: What may not go in?|Paint, batteries, gas bottles and asbestos. Ask, and we tell you where they go.
ask: My bin was missed. What now?|Call or write with the address. We come back.
ask: Can I change the day?|Yes, as far as the round allows.
title: services|What we collect
reach: Ask for collection|What, roughly how much, and where.
call: Is it piling up?|Tell us what it is, and we say when we come.
shot: Early round|van
shot: Sorted|leaf
shot: Empty again|box
shot: Baled|stone
`);
