import { readTrades } from './read-trades';

/** What is put beside or around a house: rooms of glass and timber, awnings, film, grass, wells, gates. */
export const glassRoomsAndWells = readTrades(`
pages: local
schema: HomeAndConstructionBusiness
own: this firm
act: Ask for a price > contact
act: See what we do > services
line: Measured at your place, then priced in writing.
line: Ask to see samples before you choose.
line: As a job of its own, or along with others.
step: You send a picture|Of the place, with rough measures.
step: We come and measure|And say what suits it and what does not.
step: You get a price|In writing, with a date beside it.
step: We put it in|And show you how to look after it.
ask: How do I get a price?|Send a picture and rough measures; for a firm price we come and look.
ask: How long does it take?|Ordering takes weeks, fitting days. You get both dates with the price.
ask: Do I need permission?|Sometimes. We tell you what to ask, and whom.
ask: Who clears up?|We do, and take the packaging along.
ask: What if something is not right?|Ring us. We come back and put it right.
ask: How do I pay?|As agreed in the offer, against an invoice.
title: services|What we do
title: process|From first look to last screw
title: gallery|From the work
title: faq|Before you ask
call: Can you picture it already?|Send a photograph of the place.

# conservatory company
words: conservatory company, conservatories, conservatory builder, conservatory builders, conservatory specialists, conservatory firm, orangery builder, orangery builders, orangery company, orangeries, conservatories and orangeries, sunroom builder, sunroom company, sunrooms, glass extension company, conservatory roof replacement, conservatory roof company
art: window, plant, house, chair
head: Breakfast among the tulips
head: A room with the garden in it
head: Light on three sides
lede: Conservatories, orangeries and garden rooms of glass{in}: drawn for your house, built on proper footings, warm enough to use in January.
offer: Conservatories|Glass to the ground or on a low wall.|window
offer: Orangeries|More wall, more roof, one great lantern.|house
offer: New roofs on old rooms|Cooler in summer, quieter in the rain.|roof
offer: Doors to the garden|Folding, sliding, or a pair that opens out.|door
offer: Repairs|Leaks, misted panes, doors that drop.|wrench
about: {name} builds rooms of glass{in}. The trick is not the glass; it is where the sun stands at four.
ask: Is it usable all year?|With the right glass, roof and heating, yes. We tell you what each of them changes.
reach: Tell us about the room|Which side of the house, roughly how large, and what it is for.
shot: Footings|wall
shot: Frame up|ruler
shot: Lantern|sun
shot: First breakfast|cup

# garden room builder
words: garden rooms, garden room company, garden room builders, garden office builder, garden offices, garden office company, garden studio builder, garden studios, summerhouse builder, summer house company, shed builder, shed company, log cabin company, log cabins supplier, cabin builder
art: house, garden, window, tree
head: Ten steps to the office
head: A room with its own door
head: Past the roses, mind the step
lede: Garden rooms, offices and studios{in}: insulated, wired and built on your lawn in less time than an extension takes to draw.
offer: Offices|Desk, sockets, a door that shuts.|office
offer: Studios|For music, paint, clay or clients.|studio
offer: Gyms and playrooms|Noise, where it bothers nobody.|dumbbell
offer: Sheds and stores|Dry, square and lockable.|box
offer: Bases and power|Ground levelled, cable laid, everything signed off.|bolt
about: {name} builds rooms in gardens{in}. They are small, so that every centimetre has been argued about.
ask: Can it be used in winter?|Yes, walls, floor and roof are insulated. A small heater is enough.
ask: How do you get into the garden?|Everything goes through a side gate in pieces. We look at yours first.
reach: Tell us what the room is for|And send a picture of the spot.
shot: Base, level|ruler
shot: Walls up|house
shot: Cable in|bolt
shot: Door open|door

# resin driveway installer
words: resin driveways, resin driveway company, resin bound driveways, resin bound surfacing, resin surfacing company, resin driveway installers, resin drives
art: stone, house, ruler, car
head: No loose stones, no puddles
head: Smooth to the front door
head: Swept in a minute
lede: Driveways, paths and patios in resin-bound stone{in}: the old surface looked at, the base made right, the stone laid in one go.
offer: Driveways|Stone in the colour you chose, edge to edge.|car
offer: Paths and patios|Smooth for wheels, dry for feet.|stone
offer: Base work|Dug out or made good, because resin is only as good as what is below.|excavator
offer: Edges and drains|Kerbs, setts, channels.|ruler
offer: Cleaning and repairs|Stains, chips and worn patches.|brush
about: {name} lays resin surfaces{in}. It is mixed in minutes and trowelled in silence.
ask: Does the water drain?|Resin-bound stone lets it through, if the base does, too.
ask: When can I drive on it?|Walk after some hours, drive after a day or more; the weather decides.
reach: Ask for a price|Size, what lies there now, and a picture from the road.
shot: Stone samples|stone
shot: Mixing|gear
shot: Trowelled|brush
shot: Home|car

# artificial grass installer
words: artificial grass, artificial grass company, artificial grass installers, artificial lawn company, artificial turf installer, artificial turf company, fake grass company, astro turf installer, synthetic grass company
art: garden, house, dog, sun
head: Green in February
head: No mud on the dog
head: The mower can go
lede: Artificial lawns{in} for gardens, schools, balconies and dogs: dug out, levelled, drained and laid so that the seams do not show.
offer: Gardens|Soft, short or long; walk on the samples first.|garden
offer: For dogs|Drains fast, rinses clean.|dog
offer: Schools and play|With a layer below for falls.|children
offer: Balconies and roofs|Light, and cut to every corner.|house
offer: Putting greens|Slow or fast, with a slope you can blame.|flag
about: {name} lays artificial lawns{in}. The grass is the easy part; the ground below is the work.
ask: Does it get hot?|Warmer than grass in full sun. Shade or a hose helps.
ask: What lies underneath?|Stone, sand, a membrane. It drains like a garden.
reach: Ask for a price|Size, what lies there now, and who will run on it.
shot: Dug out|excavator
shot: Level|ruler
shot: Seam, invisible|scissors
shot: First paw|paw

# awning installer
words: awnings, awning company, awning installers, awning fitter, canopy company, canopies and awnings, shade sail installer, shade sails company, pergola installer, pergola company, veranda company, verandas and pergolas
art: umbrella, sun, house, table
head: Shade, whenever you say so
head: Lunch outside in July
head: Out in the sun, out of the sun
lede: Awnings, canopies and pergolas{in}: chosen by where the sun stands, fixed to what will hold, and wound in before the storm.
offer: Awnings|By hand or by motor, over a terrace or a shop.|sun
offer: Pergolas and verandas|With a roof that opens, or one that stays.|house
offer: Shade sails|Stretched tight over play and tables.|umbrella
offer: New cloth|The old frame, another twenty summers.|scissors
offer: Repairs and motors|Arms, springs, remote controls.|wrench
about: {name} makes shade{in}. We ask where the sun is at three, and what the wall is made of.
ask: What about wind?|An awning is for sun. A sensor winds it in when you forget.
reach: Ask for a price|Width, height, which way it faces, and a picture of the wall.
shot: Striped cloth|umbrella
shot: Brackets in|wrench
shot: Out|sun
shot: Long lunch|table

# window film installer
words: window film, window films, window film company, window film installers, window film fitters, solar film installer, privacy film installer, glass film company, safety film installer
art: window, sun, house, shield
head: Cooler by the window
head: See out, not in
head: The glass stays, the glare goes
lede: Film for windows{in} at home and at work: less heat, less glare, more privacy, without changing the glass.
offer: Sun and heat|Rooms that stay usable in the afternoon.|sun
offer: Privacy|Frosted, patterned or mirrored by day.|door
offer: Safety|Broken glass stays in its frame.|shield
offer: Glare on screens|For offices that face west.|laptop
offer: Signs and lettering|Names, hours and lines that stop people walking into it.|pencil
about: {name} films glass{in}. It is mostly soap, patience and very clean hands.
ask: Will my glass crack?|Some panes do not like dark film. We check the glass first.
ask: Can it come off again?|Yes, and the glass looks as before.
reach: Ask for a price|How many panes, roughly how large, which way they face.
shot: Soap and blade|drop
shot: Half done|window
shot: No glare|laptop
shot: Evening|sun

# gate automation company
words: gate automation, electric gates, electric gate company, electric gate installer, automatic gates, automatic gate company, automated gates company, gate installer, gate company, gates and railings company, driveway gates
art: door, key, car, house
head: Home, without getting out
head: It opens as you turn in
head: Closed means closed
lede: Gates that open by themselves{in}: made to fit the drive, moved by a motor that suits their weight, and stopped at once when something is in the way.
offer: New gates|Swing or slide, timber or metal.|door
offer: Motors for old gates|If the hinges are sound, the gate may stay.|gear
offer: Intercoms and keypads|Who it is, before they are in.|phone
offer: Safety checks|Forces measured, edges and eyes tested.|shield
offer: Repairs and service|Stuck, slow, or open all night.|wrench
about: {name} makes gates open and close{in}. A gate is a machine by the road, and we treat it like one.
ask: What if the power fails?|It opens with a key. We show you where.
ask: Can my old gate be automated?|Often. We look at hinges, posts and weight first.
reach: Ask for a price|A picture of the gate or the gap, and its width.
shot: Posts set|ruler
shot: Motor in|gear
shot: Keypad|key
shot: Half open|door

# borehole and well driller
words: borehole drilling, borehole driller, borehole drillers, borehole company, borehole drilling company, borehole services, water well driller, water well drilling, well drilling, well drilling company, well driller, water borehole, boreholes and pumps
art: drop, house, hills, gear
head: Water, from under your own feet
head: Down until it runs clear
head: The tap begins underground
lede: Boreholes and wells{in}: surveyed, drilled, lined and pumped, for homes, farms and firms that need water of their own.
offer: Survey|Where to drill, and how deep it is likely to be.|magnifier
offer: Drilling|Cased, lined and developed until it runs clear.|gear
offer: Pumps and tanks|Sized for what you use, on mains or sun.|solar
offer: Water test|What is in it, and what to filter out.|flask
offer: Repairs|Low flow, a stuck pump, an old well brought back.|wrench
about: {name} drills for water{in}. We read the ground first, because the drill is the expensive way to find out.
ask: Will there be water?|Nobody can promise it. The survey and the neighbours’ wells tell a good deal.
ask: Is the water fit to drink?|That is what the test is for. You get the result in writing.
ask: Do I need a permit?|It depends on where you are and how much you draw. We tell you what is asked for.
reach: Ask for a survey|Where it is, what the water is for, and what there is now.
act: Ask for a survey > contact
act: What we do > services
call: Tired of waiting for the tanker?|Tell us where you are.
shot: Rig up|gear
shot: Casing|wrench
shot: Clear|drop
shot: First tank|house

# damp and timber firm
words: woodworm treatment company, dry rot specialist, timber treatment company, woodworm and dry rot
art: house, tree, drop, magnifier
head: Find the water, save the wood
head: It began with a smell
head: Dry, and then mended
lede: Rot and woodworm{in}: found, traced to the water that feeds them, treated no more than needed, and mended.
offer: Survey|What it is, how far it goes, where the water comes in.|magnifier
offer: Treatment|Only where it is alive.|drop
offer: Repairs|New ends on old beams, boards let in.|saw
offer: Keeping it dry|Gutters, vents and ground that drain.|house
offer: Papers|A report that a lender will read.|document
about: {name} looks for what eats wood{in}. Often the cure is a gutter.
ask: Is it still active?|Fresh dust and soft edges tell. We show you what we see.
reach: Ask for a survey|A picture, and where in the house.
shot: Old holes|magnifier
shot: Beam end|saw
shot: Dry again|sun
shot: Floor back|tiles
`);
