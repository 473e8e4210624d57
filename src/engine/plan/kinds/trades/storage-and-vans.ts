import { readTrades } from './read-trades';

/** Room for things, and wheels to move them. */
export const storageAndVans = readTrades(`
pages: corner
schema: LocalBusiness
open: 1|6|8|17
title: faq|Asked before|Good questions
title: contact|Ask for a price
ask: How do I pay?|By card or transfer.
# skip hire
words: skip hire company, skips for hire, skip rental, skips, mini skip hire, mini skips, skip company, hire a skip, skip bags, skip bag hire, roll on roll off, grab hire, grab lorry, dumpster rental, dumpster hire, skip
own: this firm
pages: open
art: van, box, house, brick
act: Order a skip > contact
act: See the sizes > services
head: Out with it
head: Down the drive, off your mind
head: Room for the whole kitchen
lede: Skips brought, filled by you, fetched again. Say what is going in, and we say which size and whether it may stand on the road.
offer: Mini|A bathroom, a bed of roses, a bad purchase.|box
offer: Midi|A garden, or the shed and what was in it.|leaf
offer: Builder’s|A kitchen, a wall, a summer’s work.|hammer
offer: Large|House clearances, light and bulky.|house
line: Brought, filled by you, fetched again.
step: You order|What goes in, where it should stand, from which day.
step: We bring it|Set down where a lorry can reach.
step: You fill it|Level with the rim, please.
step: You ring|And we fetch it.
about: {name} hires out skips{in}, to builders, gardeners and people who have finally opened the garage.
about: What comes back is tipped out and sorted. Wood, metal and rubble all have somewhere better to go.
ask: Which size do I need?|Tell us what it is. Most people guess one size too small.
ask: Do I need a permit?|On your own ground, no. On the road, yes, and it takes some days.
ask: What may not go in?|No plasterboard among the rest, no fridges, tyres, paint, batteries, gas or asbestos. If unsure, ask.
ask: How long can I keep it?|You hear the time with the price. If you need longer, ring.
ask: Does it fit my drive?|A lorry has to reach it. Send a picture if it is tight.
ask: How full may it be?|Level with the rim. Anything higher may not go on the road.
title: services|Which size is yours?
title: process|Four steps, one empty garage
title: contact|Order a skip
reach: Order a skip|What goes in, the postcode, road or drive, and from which day.
call: Standing in front of a heap?|Send a picture, and we say which size.
shot: On the drive|van
shot: Level with the rim|box
shot: Old kitchen, going|hammer
shot: Garden, thinned|leaf
shot: Sorted|wheel
shot: Empty garage|house

# man and van
words: man with a van, man with van, man & van, man and a van, men and vans, man n van, van and man, two men and a van, woman with a van, woman and van, van man, van with driver
own: this van
pages: open
schema: MovingCompany
art: van, sofa, box, house
act: Ask for a day > contact
act: See what we move > services
head: It fits. It always fits.
head: The sofa goes first
head: Lift with us, not alone
lede: A van, straps, blankets and two good arms: for one sofa, one room or a whole small flat.
offer: One big thing|A sofa, a wardrobe, a piano stool and its piano if you ask.|sofa
offer: Small moves|A room or a flat, in one go or two.|box
offer: Fetched from the shop|What you bought and cannot carry.|bag
offer: Students|Up in September, back in June.|book
offer: To the tip|Sorted, and paid there what is due.|trash
line: With blankets, straps and a trolley.
step: You send a list|Or a picture of each room.
step: You get a price|By the hour or for the job, with the drive in it.
step: We load|Heavy first, glass last.
step: We carry it in|To the room it belongs in.
about: {name} moves things{in}: the ones that do not fit in a car and are not worth a lorry.
about: Most of it is knots and patience. The rest is knowing which door comes off its hinges.
ask: Do I have to help?|If you can, it goes faster. If not, tell us, and we plan for it.
ask: How is it charged?|By the hour or for the job. You hear which before we drive.
ask: How far do you go?|Ask. We have been known to see the sea.
ask: What about stairs?|Tell us how many and how narrow. It matters more than the distance.
ask: Can you take it apart?|Beds and tables, yes. Say so, and the tools come along.
ask: May I ride along?|If there is a seat free, gladly.
title: services|What goes in the van
title: process|From list to last box
title: contact|Ask for a day
reach: Ask for a day|From where to where, which floors, and what is the heaviest.
call: Bought something too big?|Send a picture and two postcodes.
shot: Strapped|van
shot: Round the corner|steps
shot: Boxes, labelled|box
shot: In its new place|sofa
shot: Empty flat|room
shot: Keys over|key

# self storage
words: self storage units, self storage unit, storage units, storage unit, self storage company, storage company, storage business, storage firm, secure storage, storage rooms, storage space, household storage, business storage, container storage, storage containers, indoor storage, furniture storage, student storage, lock up storage, storage facility
own: this store
schema: SelfStorage
art: box, key, lock, door
act: Ask for a unit > contact
act: See the sizes > services
head: A spare room with its own key
head: Out of the hall, not out of reach
head: Keep it. Just not here.
lede: Rooms to lock things in, from a cupboard to a garage: your padlock, your key, for as long as it is useful.
offer: A locker|Boxes, skis, the pram between two children.|box
offer: A room|What a flat holds.|sofa
offer: A garage’s worth|What a house holds.|house
offer: For firms|Stock, tools, ten years of paper.|document
line: Your padlock, your key.
step: You tell us what it is|Rooms, boxes, the largest thing.
step: You see the unit|And decide on the size there.
step: You move in|With a trolley, through a wide door.
step: You leave again|When you no longer need it.
about: {name} is spare room{in}: for people between two houses, shops between two seasons and everyone who inherited a sideboard.
about: Nobody asks what is in the boxes, apart from what the law asks.
ask: Which size do I need?|Count rooms and boxes, or send pictures. It is easier to go smaller later.
ask: For how long?|As long as you need it. You hear the shortest time and the notice with the price.
ask: When can I get to my things?|In the access hours. Ask for them, and come as often as you like.
ask: Is it dry?|Yes, and things keep best off the floor, wrapped in cloth and not in plastic.
ask: What may not be stored?|Nothing alive, perishable, flammable or against the law.
ask: Is it insured?|Ask when you come. We tell you what you need for what you store.
title: services|How much room?
title: process|How you move in
title: contact|Ask for a unit
reach: Ask for a unit|What it is, from when, and roughly for how long.
call: Tripping over boxes?|Tell us how many.
shot: Your key|key
shot: Shelved|shelf
shot: Wide enough for a sofa|sofa
shot: The long corridor|door
shot: Packed by room|box
shot: Locked|lock

# caravan storage
words: caravan and motorhome storage, motorhome storage, campervan storage, caravan and boat storage, boat storage, trailer storage, car storage, classic car storage, vehicle storage, winter storage, caravan parking, motorhome and caravan storage, caravan and campervan storage
own: this store
art: van, key, lock, hills
act: Ask for a space > contact
act: See the spaces > services
head: A quiet winter for summer things
head: Off the drive until May
head: It sleeps, you don’t worry
lede: A place for what you drive a few weeks a year: level ground, a gate that shuts, and somebody who knows which one is yours.
offer: Outside|Level, with room to turn.|sun
offer: Under a roof|Out of leaves and frost.|house
offer: Motorhomes and campers|Longer places, wider gates.|car
offer: Boats and trailers|On their own wheels.|wave
line: One place, the same one all year.
step: You tell us the length|Hitch and all.
step: You come and look|At ground, gate and the place itself.
step: You bring it|And we show you how to get out again.
step: Off on holiday|Say when, and it stands free.
about: {name} looks after holidays while they are parked{in}.
about: Twice a year it is busy here. The rest is birds and tyre pressures.
ask: When can I get to it?|Tell us the day you leave. Access and hours stand in the agreement.
ask: What length do you take?|Measure with the hitch or the bumper, and ask. Long ones have their own row.
ask: What should I do before winter?|Water out, gas off, tyres up, cushions on edge, a window vent open.
ask: May I keep it plugged in?|Ask for a place with a socket. There are fewer of them.
ask: Do I need insurance?|Yes, your own. Insurers often ask about gates and locks, and we tell you what is here.
ask: Is there somewhere to wash it?|Ask. Where there is a tap, there is a queue in April.
title: services|Where it can stand
title: process|From drive to row
title: contact|Ask for a space
reach: Ask for a space|What it is, its full length, and from when.
call: Want your drive back?|Tell us the length.
shot: Level and dry|van
shot: The long row|hills
shot: Gate, shut|lock
shot: First frost|tree
shot: Keys, tagged|key
shot: Off in May|sun
`);
