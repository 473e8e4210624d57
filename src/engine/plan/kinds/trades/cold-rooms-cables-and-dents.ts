import { readTrades } from './read-trades';

/** Calls for one thing that has to work, or to be made good: cold rooms, air, sockets, cables, lifts, dents, rooms. */
export const coldRoomsCablesAndDents = readTrades(`
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

# refrigeration engineer
words: refrigeration engineer, refrigeration engineers, refrigeration company, commercial refrigeration, cold room company, cold rooms, refrigeration repair, fridge engineer, fridge repair engineer, cellar cooling, catering equipment repair, refrigeration and air conditioning
art: gear, shopfront, radiator, bottle
head: Cold, and staying cold
head: Before the ice cream notices
head: Minus eighteen, all night
lede: Cold rooms, counters, cellars and freezers{in}: put in, looked after, and mended before the stock turns.
offer: Breakdowns|Say what it holds and what it shows.|wrench
offer: Cold rooms|Built to size, with a door that shuts.|box
offer: Service|Cleaned, checked for leaks, written down.|gear
offer: Counters and cellars|For shops, bars and kitchens.|shopfront
offer: Replacement|When mending costs more than the next five summers.|coin
about: {name} keeps things cold{in}, for kitchens, shops, labs and one very happy fishmonger.
ask: What should I do until you come?|Keep the door shut, move what matters most, write down the display.
reach: Tell us what is warm|Make, display, and what is in it.
shot: Gauge|magnifier
shot: Coil, cleaned|brush
shot: New door|door
shot: Holding|gear

# ventilation company
words: ventilation, ventilation company, ventilation engineer, ventilation installer, extractor fan installer, duct cleaning company, ductwork company, ductwork contractor, kitchen extraction company, kitchen extract cleaning, mvhr installer, air duct cleaning, air duct cleaning company
art: gear, house, window, brush
head: Air you can think in
head: The steam goes out, the warmth stays
head: Breathe in. Better?
lede: Fans, ducts and heat recovery{in}: planned, put in and cleaned, for homes that are too tight and kitchens that are too hot.
offer: Homes|Quiet fans, heat recovery, no more mould in the corner.|house
offer: Kitchens|Hoods, ducts and fans that keep up.|dish
offer: Offices and schools|Fresh air, measured.|office
offer: Cleaning|Grease and dust out, with a record for the insurer.|brush
offer: Repairs|Noise, no pull, a fan that has given up.|wrench
about: {name} moves air{in}. Done well, nobody knows that we were there.
ask: Is it loud?|It should not be. We measure, and say so in figures.
reach: Tell us about the air|Which rooms, what is wrong with it, and a picture of the fan.
shot: Duct run|gear
shot: Filter, before|brush
shot: Hood|dish
shot: Clear window|window

# PAT testing
words: pat testing, pat testing company, pat tester, portable appliance testing, electrical testing company, eicr testing, eicr company, electrical safety testing, test and tag, test and tag company
art: bolt, document, office, lamp
head: Tested, labelled, listed
head: Every plug, and a list of them
head: Done before the office opens
lede: Portable appliances tested{in}: each one looked at, measured and labelled, with a list that an insurer accepts.
offer: Offices|Before nine, after five, desk by desk.|office
offer: Shops and kitchens|Where leads get wet and trodden on.|shopfront
offer: Landlords|Between two tenants.|key
offer: Schools and halls|In the holidays.|school
offer: Small repairs|A fuse, a plug, at once.|bolt
about: {name} tests what has a plug{in}. Most of it is looking closely; the meter confirms.
ask: How often does it have to be done?|It depends on what it is and where it is used. We suggest dates for each.
ask: Do computers have to be switched off?|For a minute each. Tell us what must not be.
reach: Ask for a price|Roughly how many appliances, and where.
shot: Label|document
shot: Under the desk|lamp
shot: Fuse|bolt
shot: The list|pencil

# data cabling
words: data cabling, data cabling company, network cabling, network cabling company, structured cabling, cat6 cabling, fibre cabling company, fiber optic installer, fibre optic installer, telecoms installer, telecoms engineer, starlink installer, wifi installer, home network installer
art: server, laptop, house, gear
head: A signal in every corner
head: Behind the wall, in order
head: Both ends labelled
lede: Cables, sockets, aerials and wireless points{in}: planned on paper, pulled neatly, tested and labelled at both ends.
offer: Network points|At every desk, and two spare.|laptop
offer: Wireless|Where the walls are thick and the calls drop.|phone
offer: Cabinets|Tidied until somebody can find something.|server
offer: Fibre and aerials|From the street or the sky to the socket.|bolt
offer: Fault finding|The one that works on Tuesdays.|magnifier
about: {name} pulls cables{in}. You see a socket; we are proud of what is behind it.
ask: Will you make a mess?|Holes are drilled with a vacuum beside them. What shows is clipped straight.
reach: Ask for a price|How many points, which building, and a plan if there is one.
shot: Cabinet, before|server
shot: Cabinet, after|grid
shot: Tested|document
shot: Full bars|phone

# lift engineer
words: lift maintenance, lift maintenance company, lift engineers, lift engineer, lift company, lift repair company, elevator company, elevator maintenance, elevator repair, elevator technician, home lift installer, home lifts, platform lifts
art: stairs, house, door, gear
head: Up, and down again
head: The stairs are only for exercise
head: It stops level with the floor
lede: Lifts put in, looked after and mended{in}, for houses, flats, shops and hospitals, by people who answer when it stops.
offer: Maintenance|Regular visits, written down.|calendar
offer: Repairs|Doors, buttons, motors, the noise.|wrench
offer: Modernising|New controls in an old shaft.|gear
offer: Home and platform lifts|Where stairs have become long.|house
offer: Papers|Ready for the inspector.|document
about: {name} looks after lifts{in}. They do thousands of journeys and are noticed at the one they refuse.
ask: What if somebody is stuck?|Press the alarm in the lift, and ring the number beside it. Say the address first.
reach: Tell us about the lift|Make, floors, and what it does or does not do.
shot: Pit|wrench
shot: Motor|gear
shot: Level|ruler
shot: Doors open|door

# dent repair
words: dent removal, dent removal technician, paintless dent removal, paintless dent repair, dent repair, dent repair company, pdr technician, scratch repair, smart repair, bumper repair, mobile dent repair
schema: AutoRepair
art: car, hammer, lamp, brush
head: Out the way it came in
head: The car park never happened
head: Pushed back, paint untouched
lede: Dents and scratches taken out{in}, from behind and by hand where the paint has held, and painted only where it has not.
offer: Door dings|The neighbour’s door, gone.|door
offer: Larger dents|If the metal can be reached, it can be moved.|hammer
offer: Hail|Many small ones, one patient day.|drop
offer: Scratches and bumpers|Sanded, filled, sprayed to match.|brush
offer: Before it goes back|Lease cars, looked over with you.|document
about: {name} takes out dents{in}. It is slow pushing under a striped lamp, until the stripes are straight.
ask: Will the paint crack?|If it is still whole, it stays whole. We say so before we begin.
ask: Can it be done at my home?|Often. Dry and level ground helps.
reach: Send a picture|From the side, in daylight, with a hand beside it for size.
shot: The lamp|lamp
shot: From behind|hammer
shot: Nearly|magnifier
shot: Which door was it?|car

# crime scene and trauma cleaner
words: crime scene cleaner, crime scene cleaning, crime scene cleaners, crime scene cleaning company, trauma cleaning, trauma cleaner, biohazard cleaning, biohazard cleaners, biohazard cleaning company, hoarding cleanup, hoarding clean up, hoarder cleaning, extreme cleaning, specialist cleaning company, sharps clearance, unattended death cleaning
schema: LocalBusiness
art: house, door, window, hands
head: You need not go in there
head: Quietly, and completely
head: The room, given back
lede: Rooms made safe again{in} after a death, a crime, an accident or years of too much. We come in a plain van and talk to one person.
offer: After a death|Cleaned, aired and safe to enter.|house
offer: After a crime or an accident|When the police have finished.|shield
offer: Too much of everything|Sorted with you, not for you.|box
offer: Needles and waste|Collected and disposed of with papers.|bin
offer: Smells and stains|Found where they come from.|drop
about: {name} cleans what nobody should have to clean{in}. We have seen it before, and nobody is judged.
ask: Who deals with it first?|The police or the doctor. When they have left, ring us.
ask: Does insurance pay?|Often a part of it. You get a report and an itemised bill.
ask: Will the neighbours know?|Plain van, plain clothes until we are inside.
ask: What may we keep?|What can be saved is cleaned and put aside. You decide.
reach: Ring or write|One line is enough. You need not describe it.
call: You do not have to look at it again|Tell us the address and whom we may ring.
act: Get in touch > contact
act: What we do > services
shot: A plain van|van
shot: The key|key
shot: Windows open|window
shot: Light again|sun
`);
