import { readTrades } from '../trades/read-trades';

/** Trades that come to the house or the garden. `work` names the places of before and after. */
export const tradeSheets = readTrades(`
said: They named a price, came on the day and it was that price. | First job
said: Explained it so that I could have done it myself, and was glad I had not. | Two-day job
said: The floor was cleaner than before. | Third time we called
why: A price first | In writing, before we start. | document
why: On the hour | We text when we set off, and again if we are late. | clock
why: Nothing left lying about | What we bring, we take. What we take off, we clear. | mop
role: Owner | Answers the telephone and comes to look.
role: On site | Fast hands, slow voice.
role: Apprentice | Carries, learns, asks the right questions.
ask: What does a visit cost? | The usual prices are on this page. Yours is fixed before we begin.
ask: How soon can you come? | Urgent things first, other jobs usually within two weeks.
ask: Do I have to be at home? | At the start, yes. After that a key or a neighbour is enough.
ask: Do you clear up? | Always. We take the waste with us and show you the receipt if you like.
ask: What if something is not right? | Ring us. We come back and look at it together.
ask: How can I pay? | By transfer or card after the job, with a proper invoice.
call: Shall we have a look? | Send two pictures and your street. We answer with a price or a question.

# plumber
words: plumber, plumbing
# electrician
words: electrician, electrical, rewiring
# roofer
words: roofer, roofing, gutter
# painter
words: painter, decorator, plasterer, painting company
# heating engineer
words: heating, boiler, heat pump, gas engineer, hvac, air conditioning, underfloor heating
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
lede: Most doors open in minutes and keep their lock. You hear the price on the phone, at night as well.
offer: Door opened | Slammed shut: usually without damage. | door
offer: Locks changed | After a move, a loss or a row. | lock
offer: Cylinders and sets | One key for house, cellar and shed. | key
offer: After a break-in | Closed the same night, repaired the same week. | shield
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
good: Car charger | 1190 | Installed, registered
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
words: pool, swimming pool, pool cleaning, pool maintenance, pool company, hot tub service
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

# gardener
words: gardening, garden maintenance, garden service, lawn care, landscaper, landscaping, garden design, lawn mowing
head: Sit in it, we do the rest
head: Green thumbs, clean edges
head: The garden, by Saturday
lede: We mow, prune, plant and dig, come back in three weeks and remember which rose you were worried about.
offer: Regular care | Every two weeks from March to October. | garden
offer: Hedges and shrubs | Cut at the right time, cleared the same day. | tree
offer: Planting | Chosen for your soil and your patience. | flower
offer: Lawns | Sown, fed, saved. | leaf
offer: Paths and beds | Stone, gravel, edges that hold. | hammer
offer: Winter work | Leaves, fruit trees, covers. | leaf
good: Hour of gardening | 42 | With our tools
good: Half day, two people | 290 | Green waste taken along
good: Hedge, 10 metres | 160 | Cut and cleared
good: Lawn sown | 9 | Per square metre
good: Garden plan | 380 | Drawn, with a plant list
good: Fruit tree pruned | 65 | Per tree
work: Back lawn | - | - | garden
work: Front border | - | - | flower
call: Lost the path? | Send three pictures from the door. We say what we would do first.

# tree surgeon
words: arborist, tree surgery, tree service, tree care, tree removal, tree cutting, stump grinding
head: Up there, calmly
head: The right branch, not the tree
head: Felled only when it must be
lede: We climb, look and cut as little as helps. If it has to come down, it comes in pieces, and the lawn stays.
offer: Crown work | Lighter, safer, still itself. | tree
offer: Felling | In pieces, by rope, between two fences. | tree
offer: Stumps | Ground to below the grass. | gear
offer: Hedges, tall | From ladders so that you need not. | leaf
offer: After storms | Day and night, with the saw. | leaf
offer: Reports | For councils, neighbours, insurers. | document
good: Visit and advice | 60 | Taken off the job
good: Crown reduced | 380 | Medium tree
good: Felling, small | 290 | Cleared away
good: Felling, large | 980 | By rope
good: Stump ground | 140 | Up to 50 cm
good: Logs, delivered | 95 | One cubic metre, dry
work: Ash by the gate | - | - | tree
work: Storm damage | - | - | tree
call: Leaning a little? | Send a picture with somebody next to it, for scale.

# carpenter
words: carpentry, joiner, joinery, cabinet maker, cabinetmaker, fitted wardrobe, kitchen fitter, woodworker
head: Fits to the millimetre
head: Crooked walls, straight shelves
head: Wood that stays quiet
lede: Shelves, stairs, doors and kitchens, drawn at your table and built in our workshop. Old houses are no excuse.
offer: Fitted furniture | Into corners that no shop knows. | furniture
offer: Kitchens | Fronts, worktops, or all of it. | table
offer: Doors and stairs | Hung, eased, built. | door
offer: Floors | Laid, sanded, oiled. | yoga
offer: Repairs | Drawers that stick, chairs that speak. | hammer
offer: Outside | Decks, gates, sheds. | house
good: Visit and drawing | 80 | Taken off the order
good: Shelf, alcove | 420 | Per metre, painted
good: Wardrobe, fitted | 2400 | From, two metres
good: Door hung | 140 | Without the door
good: Floor sanded | 32 | Per square metre, three coats
good: Day in the workshop | 420 | With machines
work: Alcove, left | - | - | shelf
work: Stairs, third step | - | - | hammer
call: Something for that corner? | Measure it roughly and send a picture. We do the rest.

# tiler
words: tiling, tile setter, bathroom fitter, bathroom tiler, floor tiling
head: Level first, beautiful second
head: Straight lines round corners
head: Dry behind, smooth in front
lede: Bathrooms, kitchens and terraces, laid by somebody who draws every joint before opening the bag.
offer: Bathrooms | Sealed, sloped, tiled. | bath
offer: Floors | Large tiles, small joints. | yoga
offer: Kitchen walls | Behind the stove, round the sockets. | pan
offer: Terraces | Frost-proof, with a fall. | house
offer: Natural stone | Cut, laid, sealed. | mountain
offer: Joints renewed | A new room for little. | brush
good: Wall tiles | 68 | Per square metre, without tiles
good: Floor tiles | 62 | Per square metre, without tiles
good: Large formats | 84 | Per square metre
good: Sealing, shower | 240 | Two coats, with tape
good: Joints renewed | 22 | Per square metre
good: Old tiles off | 28 | Per square metre, taken away
work: Shower, north wall | - | - | bath
work: Hall floor | - | - | yoga
call: How many square metres? | Length times width, and a picture of the worst corner.

# computer help service
words: it help, it support, computer help, computer repair, pc repair, tech support, computer service, laptop repair
head: It works again, and you know why
head: Have you tried calling us?
head: Printers, too
lede: We come to the house, fix it, and explain it in words that are still there next week. Older people and older computers welcome.
offer: Slow computers | Cleaned, cleared, given memory. | laptop
offer: Wi-Fi in every room | Measured, not guessed. | browser
offer: Data rescued | And then a back-up, so that we need not come again. | box
offer: New device | Set up, everything moved across. | phone
offer: Viruses and scams | Removed, reported, explained. | shield
offer: Patient lessons | At your table, with notes. | chat
good: First hour, travel included | 65 | Usually enough
good: Each further half hour | 28 | By the clock
good: New computer set up | 120 | Data moved across
good: Wi-Fi, whole flat | 140 | Without parts
good: Data rescue | 160 | Only if we succeed
good: Help by phone | 25 | Twenty minutes
work: Desk, with cables | - | - | computer
work: Attic office | - | - | laptop
call: Does it say something strange? | Take a picture of the screen and send it.

# removal company
words: removals, moving company, movers, house removals, man and van, relocation, junk removal, house clearance
# handyman
words: handy man, odd jobs, property maintenance
head: The list on the fridge, done
head: Shelves up, taps quiet
head: Small jobs, taken seriously
lede: The twenty things nobody else comes for. Write the list, we bring the tools and work down it.
offer: Shelves, lamps, curtains | Straight and tight. | lamp
offer: Doors and locks | They stick, rattle, do not shut. | door
offer: Furniture assembled | With all the screws. | chair
offer: Taps and seals | The slow drip. | tap
offer: Paint and plaster | The patch you look at each evening. | brush
offer: Outside | Gutters, fences, gates. | hammer
good: First hour, travel included | 58 | Small parts included
good: Each further hour | 42 | By the clock
good: Half day | 170 | For a list
good: Whole day | 310 | For a long list
good: Wardrobe assembled | 110 | Two doors
good: Lamp hung | 45 | With hook
work: Hallway | - | - | hammer
work: Garden gate | - | - | door
call: How long is the list? | Send it as it is. We sort it and name a price.

# tailor
words: tailoring, alterations, seamstress, dressmaker, clothing repair, bespoke suit
head: Taken in, let out, kept
head: It fits you, not the hanger
head: Two pins and a sharp eye
lede: Hems while you wait, zips by Thursday, suits in three fittings. We mend what you love.
offer: Hems and sleeves | Shorter, longer, straight. | scissors
offer: Taken in or let out | Waists, shoulders, sides. | shirt
offer: Zips and linings | The ones that gave up. | shirt
offer: Wedding clothes | Fitted three times, danced in once. | dress
offer: Made to measure | Shirts, suits, dresses. | ruler
offer: Visible mending | Darned so that you may show it. | brush
good: Trousers hemmed | 16 | Two days
good: Zip replaced | 24 | With zip
good: Waist taken in | 28 | Skirt or trousers
good: Jacket sleeves | 38 | Both
good: Dress altered | 45 | From
good: Shirt, made to measure | 140 | With fitting
work: Winter coat | - | - | shirt
work: Wedding dress | - | - | dress
said: The suit was my father’s. Now it is mine. | Alteration
said: Hemmed in a day, and you cannot see where. | Trousers
said: She found fabric for a patch that I did not know existed. | Mended coat
why: Tried on before we sew | Pinned on you, not on a table. | scissors
why: A price first | Written on the ticket. | document
why: Ready when we say | The date on the ticket is a date. | calendar
role: Tailor | Sees a crooked shoulder across the street.
role: Workroom | Threads a needle without looking.
role: Counter | Knows your ticket number by heart.
ask: Do I need an appointment? | For hems, no. For wedding clothes and suits, yes.
ask: How long does it take? | Hems two days, alterations a week, made to measure six weeks.
ask: What does it cost? | The usual prices are on this page. You get yours on the ticket.
ask: Should I wash it first? | Please. And bring the shoes you will wear.
ask: Can everything be altered? | Almost. If it is not worth it, we say so.
ask: Do you mend knitwear? | Yes, visibly or not, as you like.
call: Does it still fit? | Bring it by, with the shoes you wear to it.

# upholsterer
words: upholstery, furniture restorer, furniture restoration
head: The chair stays, the springs go
head: Sat through, sat anew
head: Four layers under the cloth
lede: We take chairs and sofas down to the frame and build them up again, with horsehair, springs and the fabric you cannot stop touching.
offer: Chairs | Seats, backs, all eight of them. | chair
offer: Sofas | Springs, foam, covers. | sofa
offer: Frames | Glued, pegged, polished. | hammer
offer: Cushions | Filled so that they come back up. | bed
offer: Fabrics | Two hundred books of them. | shirt
offer: Collection | By us, carefully. | van
good: Dining chair, seat | 75 | Without fabric
good: Armchair | 620 | From, without fabric
good: Sofa, two seats | 1250 | From, without fabric
good: Cushion, new filling | 58 | Each
good: Frame glued | 90 | Per chair
good: Collection and return | 60 | In town
work: Reading chair | - | - | chair
work: Grandmother’s sofa | - | - | sofa
call: Springs through already? | Send a picture from the front and one from below.
`);
