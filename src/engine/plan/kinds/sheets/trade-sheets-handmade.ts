import { readTrades } from '../trades/read-trades';
import { tradeSheetsShared } from './trade-sheets-shared';

/** Trades that plant, saw, sew and carry. */
export const handmadeSheets = readTrades(`
${tradeSheetsShared}
# gardener
words: gardening, garden maintenance, garden service, lawn care, landscaper, landscaping, landscaping and snow removal, landscaping and lawn care, lawn care and snow removal, lawn and snow removal, snow removal, snow plowing, lawn service, garden design, garden designer, garden designers, landscape designer, landscape design, landscape gardener, landscape gardeners
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

# lawn mower
words: lawn mowing, lawn mowing business, lawn mowing service, lawn cutting, grass cutting, mowing service
head: Stripes by the weekend
head: You look out, it is mown
head: Knee-high is no problem
lede: Lawns mown, edges trimmed, clippings dealt with: say how large yours is and how long it has been left.
offer: One cut | For a lawn that got away from you. | garden
offer: All season | At intervals that we agree. | calendar
offer: Edges | Along paths, beds and walls. | ruler
offer: Leaves | Raked and taken along in autumn. | leaf
work: Back lawn | - | - | garden
work: Front lawn | - | - | leaf
call: Is it knee-high yet? | Send a picture from the door, and you get a price.

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
offer: Kitchen walls | Behind the stove, round the sockets. | skillet
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
words: ^removal company, ^removal firm, ^removal service, removals, moving company, movers, house removals, house removal, house removal company, house removal service, home removal, furniture removal, office removal, piano removal, piano removals, piano movers, ^piano removal firm, ^piano removal company, ^piano removal service, ^furniture removal firm, ^furniture removal company, ^house removal firm, ^office removal company, ^office removal firm, family removal company, local removal company, removal men, removal van, man and van, relocation
# clearance service
words: clearance, house clearance, house clearance company, removal, removal service, removal company, removal firm, removal specialist, junk removal, rubbish removal, waste removal
head: It was there. Now it is not
head: You point, we take it away
head: Gone, and the ground swept
lede: Show us what has to go. You get a fixed price, people with the right gear, and a place that is clean when we leave.
offer: The small job | One thing, one visit, gone the same week. | box
offer: The large one | Two people, a van and the whole day. | van
offer: What needs care | Gloves, covers, and the right papers for the waste. | shield
offer: Regular rounds | It comes back? So do we, on a fixed day. | calendar
offer: At short notice | Ring in the morning, and we say what today allows. | clock
offer: Cleaned up after | We sweep, wash down and take the bags along. | broom
good: Small job | 85 | Up to an hour, one person
good: Half day | 240 | Two people
good: Whole day | 440 | Two people and a van
good: Regular visit | 70 | By the month
good: Same-day call | 60 | On top of the job
work: Behind the house | - | - | house
work: At the front | - | - | door
call: Not sure whether it can go? | Send two pictures. We say what it takes and what it costs.

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
lede: Hems, zips, sleeves and whole outfits, pinned on you and not on a table. We mend what you love.
offer: Hems and sleeves | Shorter, longer, straight. | scissors
offer: Taken in or let out | Waists, shoulders, sides. | shirt
offer: Zips and linings | The ones that gave up. | shirt
offer: Wedding clothes | Fitted until it sits, danced in once. | dress
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
ask: Do I need an appointment? | For a fitting, yes: a line beforehand, and the mirror is yours.
ask: How long does it take? | You get a day with the ticket. Say if there is a date it has to be ready for.
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
