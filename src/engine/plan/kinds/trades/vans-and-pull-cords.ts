import { readTrades } from './read-trades';

/** What is fitted out, started again and cleared. */
export const vansAndPullCords = readTrades(`
pages: round
schema: LocalBusiness
title: contact|Call or write
title: quote|Ask for a price
said: Explained first, done second. I would call again.|Customer
said: The price on the paper was the price on the bill.|Customer

# campervan converter
pages: pro
schema: AutoRepair
words: campervan conversions, campervan conversion, campervan converter, campervan converters, camper van conversion, camper van conversions, camper conversions, van conversions, van conversion, van conversion company, motorhome conversions, camper builds, van builds
own: this workshop
art: van, saw, bed, mountains
act: Ask for a build > contact
act: See the builds > portfolio
head: Bed, hob, road
head: Park anywhere. You are home
head: It was a parcel van on Monday
lede: Vans lined, wired and fitted out: a bed that is a bed, a kitchen that closes, and power that lasts the night. Built round how you travel.
offer: Full builds|From an empty van to the kettle.|van
offer: In parts|Windows, insulation, a bed, a roof. You do the rest.|saw
offer: Power and water|Batteries, solar, tanks, a heater.|bolt
offer: Roofs that lift|Standing room, and two more beds.|bed
offer: Put right|The build you bought half finished.|wrench
line: Tell us the van and who sleeps in it.
work: Two and a dog|Long wheelbase|Bed across, crate under it.|van
work: Surf and bikes|Garage at the back|Sand goes out the way it came in.|wave
work: Four, with a roof|Family|Everybody has a light.|bed
work: Weekday van, weekend home|Taken out in ten minutes|Still carries a sofa.|box
step: We talk about how you travel|Who, how long, how far from a plug.
step: A drawing and a price|With everything that is in it.
step: It is built|You may come and look.
step: Handed over|With an evening’s worth of showing which switch does what.
about: {name} fits out vans{in}: insulated, wired, panelled and tested before they leave.
ask: Can I bring my own van?|Yes. We look at it before you buy it, if you like.
ask: How long does it take?|A full build takes weeks, and there may be a queue. You get a date with the price.
ask: Does it stay a van on paper?|That differs. We tell you what has to be registered and insured, and how.
ask: Can it be done bit by bit?|Yes. Windows and insulation first, the rest when you can.
title: services|What we fit
title: portfolio|Builds
title: process|From van to home
title: about|Who builds
title: faq|Before you buy the van
reach: Ask for a build|Which van, who sleeps in it, and how you travel.
call: Have you found the van?|Send a picture before you pay for it.
shot: Bare metal|van
shot: First panel|saw
shot: Kettle on|cup
shot: Morning|mountains

# small engine repairer
pages: advice
schema: LocalBusiness
words: small engine repair, small engine repairs, small engine shop, lawn mower repair, lawnmower repair, lawn mower repairs, lawnmower repairs, lawn mower servicing, lawnmower servicing, mower repair, mower repairs, mower servicing, chainsaw repair, chainsaw repairs, chainsaw sharpening, garden machinery repair, garden machinery repairs, garden machinery servicing, outboard repair, snowblower repair, generator repair, mobile lawnmower repair
own: this shop
art: gear, wrench, grass, hammer
act: Bring it in > contact
act: See what is repaired > services
head: Second pull, and it runs
head: It starts, or you hear why not
head: Sharp, oiled and ready for May
lede: Mowers, saws, blowers and whatever else has a cord to pull: cleaned, tuned, sharpened and started in front of you.
offer: Will not start|Fuel, spark, air, in that order.|bolt
offer: Serviced|Oil, plug, filter, and the grass out of it.|gear
offer: Blades and chains|Sharpened, balanced, tightened.|saw
offer: Cords, cables, wheels|The parts that always go first.|wrench
offer: Before the season|Or after it, put away dry.|calendar
line: Say what it does, or does not.
step: You bring it|With a little fuel in it, and say what it does.
step: We look|And tell you what it needs before we order it.
step: It is mended|And started.
step: You take it home|With a word on old fuel.
why: A price first|If a new one is cheaper, you hear that.|chat
why: Started in front of you|Warm and cold.|bolt
why: Parts that fit|New or good used.|gear
about: {name} mends small engines{in}. Most of them have only been forgotten with old fuel in them.
ask: Is it worth mending?|Often. Tell us make and age, and you get an honest answer.
ask: How long does it take?|In spring longer than in winter. You get a day when you bring it.
ask: Do you get parts?|For most makes. For very old ones we look.
ask: Should I empty the tank?|Please bring it with a little in it, and upright.
title: services|What is repaired
title: process|How it goes
title: features|What you can count on
title: about|Who is at the bench
title: faq|Before you bring it
reach: Bring it in|Make, age, and what it does when you pull.
call: Pulled until your arm hurts?|Bring it in.
shot: On the bench|gear
shot: New plug|bolt
shot: Sharp again|saw
shot: First cut|grass

# house clearance firm
schema: LocalBusiness
words: house clearance, house clearances, house clearance company, house clearance service, house clearance firm, probate clearance, probate house clearance, house and probate clearance, estate clearance, estate cleanout, estate cleanouts, deceased estate clearance, property clearance, flat clearance, office clearance, garage clearance
own: this firm
art: house, box, van, chair
act: Ask for a visit > quote
act: See what we clear > services
head: A whole house, and nobody in a hurry
head: Emptied with care, and swept
head: We look in every pocket
lede: Houses, flats and sheds cleared after a death, a move or thirty years of keeping. What is of use goes to somebody who can use it, and what is yours comes back to you.
offer: A whole house|Loft to cellar, curtains included.|house
offer: A room or a garage|Cleared in a visit.|box
offer: After somebody has died|At your pace, and with a key from you or your solicitor.|heart
offer: Papers and pictures|Put aside. You decide.|document
offer: Swept|Ready for the agent.|broom
line: Say how many rooms, and how many stairs.
step: We come and look|Or you send pictures.
step: A price in writing|Less what can be sold, where there is something.
step: It is cleared|Sorted as we go.
step: You get what we found|Letters, photographs, the ring in the teapot.
why: Looked through|Pockets, drawers, books.|search
why: Little thrown away|Given on, sold on, recycled, in that order.|leaf
why: Kind|It is somebody’s life, and we know it.|heart
about: {name} clears houses{in}, for families, executors and people who are moving somewhere smaller.
ask: Do I have to be there?|No. A key and a list of what stays are enough.
ask: What do you do with it all?|What can be used is given or sold on, what can be recycled is, and only the rest is thrown away.
ask: What if you find something valuable?|It is put aside, and you hear of it.
ask: How is it priced?|By what there is and how far it has to be carried. You get the sum before we begin.
title: services|What we clear
title: features|How we work
title: process|From key to key
title: about|Who comes
title: faq|Before you hand over the key
title: testimonials|What families say
reach: Ask for a visit|How many rooms, which floor, and by when.
call: Where to begin?|With a list of what stays. The rest is our work.
shot: The hall|house
shot: Boxed|box
shot: Put aside|document
shot: Empty, swept|broom
`);
