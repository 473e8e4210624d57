import { readTrades } from '../trades/read-trades';
import { tradeSheetsShared } from './trade-sheets-shared';

/** Trades that build in and keep running. */
export const installedSheets = readTrades(`
${tradeSheetsShared}
# plumber
words: plumber, plumbing
# electrician
words: electrician, electrical, rewiring
# roofer
words: roofer, roofing, gutter
# painter
words: painter, decorator, plasterer, painting company
# heating engineer
words: heating, boiler, heat pump, gas engineer, hvac, air conditioning, underfloor heating, plumbing and heating, plumbing and heating firm, plumbing and heating company, plumbing and heating business, plumbing and heating engineer, plumber and heating engineer, boiler servicing
head: Warm by the evening
head: The boiler, the bill, the draught
head: Heat where you sit
lede: Boilers, heat pumps and radiators, put in properly and looked after each autumn. We measure first and sell second.
offer: Boiler service | Cleaned, measured, written down. | gear
offer: Repairs | No heat, no water, strange noises. | wrench
offer: Heat pumps | Calculated for your house, not for the brochure. | house
offer: Radiators | Balanced, bled, moved, replaced. | sun
offer: Underfloor heating | Old floors, too, with less dust than feared. | yoga
offer: Cooling | One room or all of them, quietly. | drop
good: Boiler service | 120 | With report
good: First hour, travel included | 75 | Parts at cost
good: Radiator replaced | 290 | With valve
good: System flushed | 420 | A two-bedroom house
good: Heat-load calculation | 350 | Room by room, taken off the order
good: New thermostat | 160 | Set up and explained
work: Boiler cupboard | - | - | tap
work: Living-room radiator | - | - | house
call: Cold at the wrong end? | Tell us what it does, how old it is, and send a picture of the label.

# locksmith
words: lock smith, locksmiths, locked out, key cutting, lock service
head: In before your tea is cold
head: Opened without a scratch
head: Locked out happens to the best
lede: Most doors open in minutes and keep their lock. You hear the price on the phone, before anybody sets off.
offer: Door opened | Slammed shut: usually without damage. | door
offer: Locks changed | After a move, a loss or a row. | lock
offer: Cylinders and sets | One key for house, cellar and shed. | key
offer: After a break-in | Made safe first, repaired properly after. | shield
offer: Windows and patio doors | Locks that are worth their screws. | window
offer: Keys cut | Also the odd ones. Bring the original. | key
good: Slammed door, daytime | 89 | Travel in town included
good: Slammed door, night | 139 | From eight in the evening
good: Locked door | 149 | Plus a new cylinder
good: Cylinder changed | 110 | With three keys
good: Security check | 60 | Walked through with you, in writing
good: Key | 9 | While you wait
work: Front door | - | - | door
work: Patio lock | - | - | lock
call: Standing outside? | Ring. We tell you the price before we set off.

# pest control company
words: pest control, exterminator, pest controller, rodent control, wasp nest, bed bug, mosquito control
head: Found, named, gone
head: The noise in the wall has an answer
head: Quietly, in a plain van
lede: We look for the way in before we reach for anything else, close it, and come back to be sure. The van has no picture on it.
offer: Mice and rats | Traps, then the holes, then peace. | house
offer: Wasps and hornets | Moved where possible. | bee
offer: Ants and cockroaches | Bait where they walk, not where you eat. | search
offer: Bed bugs | Heat, twice, and mattresses you keep. | bed
offer: Moths and beetles | In the flour, the wool or the beam. | furniture
offer: Shops and kitchens | Regular rounds with the papers you need. | document
good: Inspection | 65 | Taken off the treatment
good: Wasp nest | 95 | Usually the same day
good: Mice, two visits | 180 | With holes closed
good: Bed bugs, one room | 340 | Heat, with second check
good: Ants | 120 | Bait and return
good: Business round | 60 | Per month
work: Loft, with way in | - | - | house
work: Kitchen skirting | - | - | door
call: Heard it again last night? | Tell us what, where and at what hour. A blurred picture is fine.

# solar company
words: solar, solar panel, solar installer, photovoltaic, pv installer, solar energy
head: Your roof has a job
head: Counted first, then screwed down
head: Noon, stored for nine in the evening
lede: We look at your roof, your bills and your shade, and tell you what it will bring in a normal year, not in the best one.
offer: Panels on the roof | Drawn, ordered, mounted in two days. | sun
offer: Batteries | Sized for your evenings. | bolt
offer: Car chargers | Filled by noon, not by the grid. | car
offer: Papers | Grid, permits, registration: we fill them in. | document
offer: Checks and repairs | Ours and other people’s. | search
offer: Balcony sets | Two panels, one plug, an hour. | house
good: Visit and calculation | 90 | Taken off the order
good: Set for a small house | 7900 | Twelve panels, mounted
good: Set for a larger house | 11800 | Twenty panels, mounted
good: Battery, 10 kWh | 5900 | Installed
good: Car charger | 1190 | Installed
good: Yearly check | 180 | With measurements
work: South roof | - | - | house
work: Meter cupboard | - | - | bolt
call: Is your roof worth it? | Send the address and a year’s bill. We send numbers.

# window company
words: window fitter, window installer, window installation, double glazing, glazier, window replacement, windows and doors, door fitter
head: Shut it and hear nothing
head: Out with the draught
head: Measured twice, fitted once
lede: Windows and doors that close with two fingers and keep the street outside. Taken out and fitted within the day, room by room.
offer: New windows | Wood, or wood and aluminium. | window
offer: Doors | Front, back, balcony. | door
offer: Old windows saved | New glass in good frames. | glass
offer: Broken panes | Boarded today, glazed this week. | hammer
offer: Shutters and blinds | Outside, where they help. | sun
offer: Seals and hinges | Often all it needs. | wrench
good: Window, two panes | 690 | Fitted, old one taken away
good: Balcony door | 1290 | Fitted
good: Front door | 2400 | Fitted, with lock
good: Pane replaced | 180 | Double glass
good: Seals renewed | 45 | Per window
good: Hinges set | 35 | Per window
work: Street side | - | - | window
work: Balcony door | - | - | door
call: Feel a draught? | Count the windows and send us one picture of each sort.

# chimney sweep
words: chimney, chimney cleaning, flue, stove fitter, stove installer
head: Soot out, warmth in
head: Bring us your smoke
head: Swept, looked at, lit
lede: A brush, a camera and dust sheets up to the door. You get a certificate, and a fire that draws.
offer: Sweeping | Open fires, stoves, boilers. | broom
offer: Inspection | With a camera, all the way up. | search
offer: Nests and cowls | Removed and kept out. | bird
offer: Stoves fitted | Chosen for the room, lined to the top. | sun
offer: Repairs | Pots, mortar, leaks. | house
offer: Certificates | For insurers, buyers and peace. | document
good: Sweep, one flue | 65 | With certificate
good: Second flue | 40 | Same visit
good: Camera survey | 120 | With pictures
good: Nest removed | 110 | Outside the breeding season
good: Cowl fitted | 160 | With part
good: Stove service | 95 | Rope, glass, bricks
work: Living-room hearth | - | - | house
work: Stove glass | - | - | sun
call: When was it last swept? | If you have to think, it is time.

# pool service
words: pool, swimming pool, pool cleaning, pool cleaner, pool maintenance, pool care, pool company, swimming pool maintenance, swimming pool cleaning, swimming pool service, swimming pool company, hot tub service
head: Clear by the weekend
head: You swim, we sweep
head: Blue, not green
lede: We come each week, test, clean and leave a note. Pumps and liners we repair; opening and closing we do by the calendar.
offer: Weekly care | Tested, brushed, vacuumed. | drop
offer: Opening in spring | Uncovered, filled, clear. | sun
offer: Closing in autumn | Drained, covered, asleep. | leaf
offer: Green water | Saved in three days, mostly. | drop
offer: Pumps and filters | Repaired before replaced. | gear
offer: Liners and tiles | Patched, renewed. | hammer
good: Weekly visit | 45 | Chemicals at cost
good: Opening | 260 | Two people, half a day
good: Closing | 220 | With cover
good: Green to clear | 320 | Three visits
good: Pump repair | 85 | First hour
good: Water test | 15 | Bring a bottle
work: Deep end, May | - | - | drop
work: Filter room | - | - | gear
call: Green again? | Send a picture of the water and of the pump.
`);
