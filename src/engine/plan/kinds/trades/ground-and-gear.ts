import { readTrades } from './read-trades';

/** People who put things into the ground, on the wall or under the floor, and take the bad ones out. */
export const groundAndGear = readTrades(`
pages: open
schema: HomeAndConstructionBusiness
act: Ask for a price > contact
act: See what we do > services
open: 1|5|8|17
title: faq|Before we come|Asked on the doorstep
title: contact|Ask for a price
step: You tell us|What it is, where it is, and a picture.
step: We come and look|Where a picture is not enough.
step: A price in writing|For the whole job.
step: We do it|And clear up after.
ask: How do I get a price?|Send a picture and the postcode. For larger jobs we come and measure.
ask: How do I pay?|After the work, by transfer or card.
# garage door fitter
words: garage doors, garage door, garage doors fitted, garage door fitters, garage door installer, garage door installers, garage door company, garage door repair, garage door repairs, garage door specialist, garage door specialists, roller doors, roller garage doors, roller shutters, roller shutter, shutter doors, electric gates, electric gate installer, automatic gates, gate automation, industrial doors
own: this fitter
art: house, door, car, key
head: Up at the push of a button
head: The widest door you own
head: No more lifting in the rain
lede: Garage doors measured, fitted and balanced so that they run quietly, close tightly and open when you are still in the car.
offer: New doors|Roller, sectional, up and over, side hinged.|door
offer: Openers|A motor on the door you have, if it deserves one.|bolt
offer: Repairs|Springs, cables, rollers, remotes.|wrench
offer: Old door out|Taken down and taken away.|van
line: Measured in three places, because no opening is square.
about: {name} fits and mends garage doors{in}. Most calls begin with a bang: that was the spring.
about: A door that heavy should move with two fingers. When ours are done, they do.
ask: Roller or sectional?|That depends on the headroom and on what hangs from the ceiling. We look, then say.
ask: Can my old door get a motor?|Often. Send a picture from inside.
ask: The spring broke. Is it dangerous?|Leave it closed and do not lift it. Tell us what you see.
ask: How long does a new one take?|Fitting is usually a day. Making it takes longer; you hear the weeks first.
ask: What if the power fails?|There is a release by hand. We show you.
title: services|What we fit and mend
title: process|From tape measure to button
reach: Ask for a price|Width, height, and a picture from inside.
call: Stuck half way?|Send a picture from inside, and leave it where it is.
shot: Morning, open|door
shot: Springs|wrench
shot: Track, level|ruler
shot: The button|key
shot: Car, dry|car
shot: From the street|house

# septic tank service
words: septic tanks, septic tank, septic tank emptying, septic tank cleaning, septic tank company, septic tank installer, septic tank installation, septic tank replacement, septic emptying, cesspit emptying, cesspool emptying, cess pit emptying, sewage treatment plants, sewage treatment, sewage treatment plant, treatment plant servicing, tanker services, liquid waste, drainage company, drainage contractor, drain jetting, drain surveys, portable toilet emptying
own: this firm
art: van, drop, house, garden
act: Ask for the tanker > contact
head: Out of sight, and emptied
head: You lift the lid, we do the rest
head: Nobody talks about it until it is full
lede: Tanks, pits and treatment plants emptied, inspected and put right, with a hose long enough for the far end of the garden.
offer: Emptying|Septic tanks, cesspits, treatment plants.|van
offer: A look inside|Camera down the pipe, and the pictures are yours.|camera
offer: Blockages|Jetted free, and the reason found.|drop
offer: New and repaired|Tanks, pipes, soakaways.|wrench
line: Lid on, hose rolled, lawn as it was.
step: You call|How large, how far from the road, and since when.
step: We come|With a tanker that fits the lane.
step: It is emptied|And looked at, while it is.
step: You get the note|With what we saw and when to call again.
about: {name} empties and looks after tanks{in}. It is not a pretty job, and it has to be done properly.
about: We tell you what we saw down there, also when it is good news.
ask: How often does it need emptying?|That depends on its size and on how many live there. For many, once a year.
ask: How close must the tanker get?|As close as the hose allows. Tell us the distance, and we say.
ask: Do I have to be at home?|Not if we can reach the lid and know where it is.
ask: It smells. Is it full?|Perhaps, or the outlet is blocked. We look before we pump.
ask: What may not go down?|Wipes, fat, paint, bleach by the bottle. The tank lives.
title: services|What we do
title: process|From lid to lid
reach: Ask for the tanker|The postcode, the size of the tank if you know it, and how far it is from the road.
call: When was it last emptied?|If you have to think about it, write.
shot: The lid|wheel
shot: Down the lane|van
shot: Long hose|garden
shot: What the camera saw|camera
shot: Lawn, as it was|leaf
shot: Next house|house

# wind turbine installer
words: wind turbine installers, wind turbine, wind turbines, wind turbine installation, small wind turbine, small wind turbines, small wind turbine installer, farm wind turbines, wind power installer, wind energy installer, wind power, hydro installer, micro hydro, hydro power installer, ground mounted solar, off grid power, off-grid power, off grid systems, battery storage installer, biomass boiler installer
own: this installer
art: hills, bolt, house, document
head: It blows here anyway
head: Measured first, then raised
head: The weather works for you
lede: Small turbines for farms and houses with room and wind: the site measured, the paperwork carried, the mast raised and looked after.
offer: Site survey|How much wind, how steadily, and what stands in its way.|compass
offer: Paperwork|Planning, grid, neighbours.|document
offer: Raising it|Base, mast, cable, connection.|bolt
offer: Service|Up there once a year, and whenever it sounds different.|wrench
line: If the site is wrong, we say so.
step: A first talk|Where you are, what you use, and how open it is.
step: The survey|Wind, ground, distance to the meter.
step: The papers|Planning and grid, with you signing and us writing.
step: Base and mast|Concrete first, then a day with a crane or a winch.
step: Switched on|Tested, explained, and visited again.
about: {name} puts up small wind turbines{in}. We live in the same wind, so we know how it behaves.
about: A turbine is thirty years of weather. That is why we spend so long on the first ten days.
ask: Is there enough wind?|A survey tells, not a feeling. Open ground and a clear side to the weather help.
ask: Do I need planning permission?|Usually, or at least an answer in writing. We ask with you.
ask: How loud is it?|You hear it close by in a blow. We show you one, so that you can listen.
ask: What happens when there is no wind?|You draw from the grid or from a battery, as before.
ask: Who looks after it?|We do, if you like, with a visit at least once a year.
title: services|From survey to service
title: process|How a turbine comes to stand
reach: Ask for a survey|Where it is, what you use in a year, and a picture of the open side.
call: Is it blowing?|Write where you are, and we say what to look at first.
shot: The open side|hills
shot: Base, poured|wall
shot: Up it goes|wrench
shot: Into the meter|bolt
shot: Papers, signed|document
shot: Farm, evening|house

# asbestos removal firm
words: asbestos removal, asbestos removal and surveys, asbestos surveys and removal, asbestos removal company, asbestos removals, asbestos surveys, asbestos survey, asbestos surveyor, asbestos surveyors, asbestos testing, asbestos contractor, asbestos contractors, asbestos disposal, asbestos, lead paint removal, mould removal, mould remediation, flood restoration, fire damage restoration, hazardous waste removal
own: this firm
art: shield, house, roof, mask
act: Ask for a survey > contact
head: Leave it. Call. Then breathe
head: Found, wrapped, gone
head: Do not drill
lede: Somebody who looks, takes a sample where it is needed, and tells you what may stay and what has to go. Then it goes, sealed and with its papers.
offer: Surveys|Before you buy, build or pull down.|search
offer: Samples|Taken safely, read by a laboratory.|flask
offer: Removal|Roofs, soffits, boards, lagging.|shield
offer: Disposal|Wrapped, labelled, with a note of where it went.|document
line: Not everything has to come out. We say which.
step: You send a picture|And do not touch it.
step: We look|And take a sample if that is the question.
step: A plan and a price|What goes, what may stay, how it is sealed off.
step: We take it out|Wrapped, cleaned after, with its papers.
about: {name} finds and removes asbestos{in}. It is calm work: sealed doors, slow hands, and a lot of wrapping.
about: What is sound and left alone is often no danger. We tell you so, in writing.
ask: How do I know that it is asbestos?|By a sample. Nobody can tell it by looking, us included.
ask: I have drilled into it. What now?|Leave the room, shut the door, do not sweep. Then tell us.
ask: Does it have to be removed?|Not always. If it is sound and stays undisturbed, it may be left and noted.
ask: Do we have to move out?|Rarely. The place where we work is sealed off.
ask: Where does it go?|To a site that may take it. You get the note.
title: services|What we do
title: process|From picture to papers
reach: Ask for a survey|The postcode, the year of the building if you know it, and a picture from a distance.
call: Not sure what it is?|Leave it where it is and send a picture.
shot: Garage roof|roof
shot: Sealed off|door
shot: Suited up|mask
shot: Sample|flask
shot: Papers|document
shot: Clear|house

# underfloor heating installer
words: underfloor heating, underfloor heating installers, underfloor heating installer, underfloor heating company, underfloor heating specialist, underfloor heating specialists, ufh installer, wet underfloor heating, electric underfloor heating, floor heating, liquid screed, screeding, screeders, screed company, floor screeding
own: this installer
art: room, sun, house, ruler
head: Warm from the feet up
head: The radiator you walk on
head: Bare feet in January
lede: Heating that lies under the floor and takes up no wall: planned room by room, laid in a day or two, tested before anything covers it.
offer: With water|Pipes in the floor, for whole houses and new floors.|drop
offer: Electric|Thin mats, for one room or under tiles.|bolt
offer: In floors that exist|Low systems, where every millimetre counts.|ruler
offer: Screed and levels|Flat, dry, and at the right height for the doors.|home
line: Tested under pressure before it disappears.
step: You send a plan|Rooms, floors, what heats the house today.
step: We work it out|Loops, levels, heat and a price.
step: We lay it|And you see every pipe before it is covered.
step: Warmed up slowly|Then the floor goes on.
about: {name} lays underfloor heating{in}: under stone, under wood, under the tiles in the one bathroom that never got warm.
about: What lies under a floor should not have to be dug up. That is why we test first and cover later.
ask: Water or electric?|Water for whole floors, electric for single rooms. We work out both if it is close.
ask: How much height does it need?|From very little to the depth of a screed. Measure from floor to door, and we say.
ask: Does it go under wood?|Under most. The floor’s maker says how warm it may get.
ask: Does it work with a heat pump?|Yes, and well, because it needs no hot water to be warm.
ask: How long does it take to warm up?|Longer than a radiator, and it stays longer. It likes to be left on low.
title: services|What we lay
title: process|From plan to bare feet
reach: Ask for a price|A plan or the size of the rooms, and what heats them now.
call: Cold feet?|Send us the rooms and their sizes.
shot: Loops|ruler
shot: Manifold|tap
shot: Under pressure|drop
shot: Screed, drying|sun
shot: Tiles on|room
shot: Bare feet|home

# pond builder
words: pond builders, pond building, pond building company, pond construction, pond design, pond designer, pond designers, pond design and build, ponds and waterfalls, pond and waterfall, pond and small waterfall, pond landscaper, garden ponds, swimming ponds, swimming pond builder, natural swimming ponds, natural pool builder, wildlife ponds, koi ponds, koi pond builder, koi pond construction, water feature builder, water features, water feature installer, waterfall builder, garden waterfalls, pond and small waterfall designing, pond designing, design and build ponds
own: this builder
art: lake, fish, garden, flower
act: Ask for a visit > contact
head: Dig once, look forever
head: A hole, and then dragonflies
head: Water where the lawn was bored
lede: Ponds drawn for the place where they lie, dug, lined, planted and filled. What comes by itself comes in the first summer.
offer: Wildlife ponds|Shallow edges, and a way out for hedgehogs.|leaf
offer: Koi ponds|Depth, filters, and clear water to see them in.|fish
offer: Swimming ponds|Cleaned by plants instead of by chlorine.|wave
offer: Falls and streams|The sound you want to hear from the bench.|drop
offer: Old ponds put right|Leaks found, silt out, edges mended.|wrench
line: Dug to the level, not to the eye.
step: A walk round the garden|Sun, trees, levels, and where you like to sit.
step: A drawing|Shape, depth and a price.
step: Dug and lined|Loud for some days.
step: Planted and filled|And then it gets quiet.
about: {name} designs and builds ponds{in}. We look at where the sun falls before we look at where the spade goes.
about: A good pond looks as if the garden had grown round it. Give it two summers.
ask: How deep does it have to be?|For frogs a hand, for koi as deep as you are tall. It depends on who lives in it.
ask: Where should it lie?|In half a day’s sun and not under the big tree.
ask: Is it safe with small children?|With shallow shelves or a grid under the surface. Tell us, and we plan it in.
ask: How long does it take to build?|A garden pond about a week, a swimming pond some months with the earth in between.
ask: How much work is it afterwards?|Leaves in autumn, plants in spring. Less than a lawn.
title: services|What we build
title: process|From spade to dragonfly
title: portfolio|Ponds that we dug
work: Pond below the terrace|Garden ponds|You step down to it with a cup in your hand.|lake
work: Koi, old and large|Koi ponds|Clear down to the bottom, filters behind the hedge.|fish
work: Stream with three falls|Waterfalls|You hear it before you see it.|garden
work: For swimming|Swimming ponds|Reeds on one side, a ladder on the other.|wave
work: School pond|Wildlife ponds|With a platform for thirty nets.|leaf
work: Pond from a bathtub|Garden ponds|Small, and full of newts.|flower
reach: Ask for a visit|Where it should lie, how large, and who should live in it.
call: Where would you sit?|Send a picture from there.
shot: Before the spade|garden
shot: Edges|leaf
shot: First fill|drop
shot: Lilies|flower
shot: Somebody moved in|fish
shot: Second summer|lake

# pool and hot tub showroom
words: hot tubs, hot tub showroom, hot tub shop, hot tub sales, hot tub dealer, hot tub and swimming pool, hot tub and swimming pool showroom, hot tubs and swimming pools, hot tubs and pools, hot tub and pool, pools and hot tubs, pool and hot tub, pool and spa, pools and spas, spas and hot tubs, swim spas, swim spa, swimming pool builder, swimming pool builders, swimming pool installer, swimming pool installation, swimming swimming pool construction, pool builder, pool builders, pool installer, swimming sauna builder, sauna showroom, hot tub servicing, hot tub repairs
own: this showroom
art: sea, sun, drop, house
act: Come and look > contact
act: What we do > services
head: Warm water, own garden
head: Try it with your coat off
head: In it by the weekend you choose
lede: Tubs and pools to look at, sit in and ask about; then brought, set up, filled and looked after by the same people.
offer: Hot tubs|To sit in before you decide. Dry or not.|drop
offer: Pools|Planned, built, covered for winter.|wave
offer: Servicing|Filters, pumps, covers, a test of the water.|wrench
offer: Water care|What to put in, how much, how seldom.|flask
line: The base comes first, then the water.
step: You come and look|And sit in two or three.
step: We look at your garden|Access, base, supply.
step: It is brought|Over the hedge, if there is no other way.
step: Filled and explained|And we come back when you have questions.
about: {name} sells and sets up water that you can get into{in}, and looks after it.
about: Most questions are about the ground and the way through the gate. We start there.
ask: What does the ground have to be like?|Flat and strong. We look at it before anything is ordered.
ask: How do you get it into the garden?|Through the gate, round the house or over it with a crane. We measure.
ask: What does it need for electricity?|Some a socket, some a line of their own. It stands with every model.
ask: How often is the water changed?|A tub every few months, a pool hardly ever. Test strips tell.
ask: Can we try one?|Come and sit in them. For a wet one, bring a towel and tell us before.
ask: Do you service tubs bought elsewhere?|Ask, with make and year.
title: services|What we do
title: process|From showroom to splash
title: contact|Come and look
reach: Come and look|What you have in mind, and a picture of where it should stand.
call: Where should it stand?|Send a picture of the place and of the gate.
shot: In the showroom|drop
shot: Base, level|ruler
shot: Over the hedge|van
shot: First evening|night
shot: Clear|sea
shot: Cover on|house
`);
