import { readTrades } from '../trades/read-trades';

/** Shops for what people do with their days. `kicker` says what they sell, `line` how to look after it. */
export const playShops = readTrades(`
# record shop
words: record store, vinyl shop, vinyl store, vinyl records, second hand records, records
kicker: records
head: Flip, find, listen
head: Side two is better
head: Heard in the shop, sold in the shop
lede: New pressings, old copies and a deck at the counter. Play it before you pay for it.
line: Hold it by the edge, store it upright, brush it before each side.
good: Modal jazz, 1961 | 32 | Mono, clean | disc | Used
good: Dub from a garage | 28 | Bass you can lean on | disc | Used
good: Soul sevens | 9 | Pick three | disc | Used
good: Folk, with rain | 18 | Light crackle, fits | disc | Used
good: Reissue of the month | 26 | Remastered, quiet vinyl | disc | New
good: Local band, debut | 19 | Numbered sleeve | disc | New
good: Ambient double | 34 | Two records, one idea | disc | New
good: Soundtrack | 29 | Better than the film | disc | New
good: Turntable, serviced | 240 | New belt, new needle | disc | To play it
good: Brush | 16 | Carbon, for every side | brush | To play it
good: Sleeves, fifty | 14 | Inner, lined | box | To play it
good: Crate | 38 | Holds eighty | box | To play it

# bike shop
words: bicycle shop, bike store, bicycle store, cycle shop, e-bikes, ebikes, cargo bikes, bicycles, bikes
schema: BikeStore
art: bike, wrench, shop, map
kicker: bicycles
head: Ride it round the block first
head: Two wheels, properly built
head: Uphill is negotiable
lede: City bikes, e-bikes and the odd cargo bike, put together by the people who repair them. Bring your shoes, take a test ride.
line: A drop of oil each month, air each week, and a check after the first hundred kilometres.
good: City bike, seven gears | 780 | Upright, lights that stay on | bike | Bicycles
good: Steel tourer | 1290 | Racks, mudguards, far horizons | bike | Bicycles
good: Gravel bike | 1690 | For where the tarmac gives up | bike | Bicycles
good: Children’s bike | 340 | Light enough to carry home | bike | Bicycles
good: E-bike, step-through | 2490 | A tailwind with a key | bike | Electric
good: E-bike, touring | 2990 | A hundred kilometres and back | bike | Electric
good: Cargo bike | 4400 | Two children, or one sofa cushion | bike | Electric
good: Spare battery | 590 | For the second valley | bolt | Electric
good: Helmet | 79 | Fitted here, adjusted here | shield | Beside
good: Folding lock | 89 | Heavy for a reason | lock | Beside
good: Pannier, pair | 120 | Dry inside | bag | Beside
good: Full service | 95 | Every bolt, new cables | wrench | Beside

# bike repair shop
words: bike repair, bicycle repair, bike workshop, bicycle workshop, bike mechanic, bicycle mechanic, cycle repair
art: bike, wrench, gear, shop
kicker: repairs and parts
head: Fixed by five o’clock
head: Bring the squeak
head: Chains, brakes, second chances
lede: Leave it in the morning, ride it home in the evening. We ring before we replace anything that costs more than a chain.
line: Keep the chain clean and the tyres hard. Most of what we repair begins with those two.
good: Puncture | 14 | With tube, while you wait | wheel | Repairs
good: Brakes adjusted | 18 | New pads at cost | wrench | Repairs
good: Gears set | 22 | All of them, again | gear | Repairs
good: Wheel trued | 25 | Round, straight, quiet | wheel | Repairs
good: Small service | 59 | Check, oil, air, bolts | wrench | Services
good: Full service | 109 | Taken down and put together | wrench | Services
good: E-bike check | 79 | Motor, battery, updates | bolt | Services
good: Spring check | 35 | Out of the cellar, onto the road | bike | Services
good: Chain | 24 | Fitted | gear | Parts
good: Tyre | 32 | Fitted, one | wheel | Parts
good: Lights, pair | 29 | See and be seen | lamp | Parts
good: Used bike | 220 | Checked, thirty days to return it | bike | Parts
why: A call before it costs more | You hear the price before the part is fitted. | phone
why: The old part in a bag | So that you see what was wrong. | bag
why: A bike for the meantime | Two old ones stand by the door. Ask. | bike
step: Bring it | Tell us what it does, and when.
step: We look | You get a price while you stand there.
step: We fix | Usually the same day or the next.
step: Ride | Round the block first, then home.
title: process | How a repair goes
offer: Repairs the same day | Brought before ten, ready by five. | wrench
offer: Wheels | Built, trued, respoked. | wheel
offer: E-bikes | Most makes, motors read and updated. | bolt
offer: Fleets | For couriers, schools and offices. | bike
about: Bicycles come in squeaking and go out quiet. In between there is a stand, a radio and somebody with black fingers.
about: We repair what others tell you to throw away, and say so when it is really over.
ask: Do I need an appointment? | For a service, yes. For a puncture just come by.
ask: How long does it take? | Small things by the evening, a full service in two days.
ask: Do you repair bikes bought elsewhere? | Of course. Most of them are.
ask: Do you work on e-bikes? | On most. For a few motors we need the maker’s tool and say so at once.
ask: What does it cost? | You hear it before we begin. The list is on this page.
ask: Can you pick it up? | In town, with the cargo bike, if you cannot push it.
call: Does it squeak? | Bring it by, or send a picture.

# pet shop
words: pet store, pet supplies, pet supply, pet food, dog food brand, cat food, aquarium shop, dog accessories
art: paw, dog, cat, bowl
kicker: pet things
head: For the one who runs the house
head: Good food, strong leads
head: Tested by three dogs and a cat
lede: Food with a list you can read, toys that survive a week, and beds they may even use.
line: Change food slowly, over a week. Wash beds at sixty degrees without softener.
good: Dog food, salmon | 58 | 12 kg, no grain | bowl | Food
good: Dog food, senior | 42 | 8 kg, smaller pieces | bowl | Food
good: Cat food, tins | 22 | Twelve, four kinds | bowl | Food
good: Dried beef | 9 | 200 g, one ingredient | bag | Food
good: Leather lead | 39 | Two lengths | paw | Out
good: Harness | 44 | Three sizes, no pulling on the throat | dog | Out
good: Coat | 49 | For rain and thin dogs | dog | Out
good: Bottle for walks | 18 | Drinks from the lid | bottle | Out
good: Bed, round | 69 | High edge, washable | bed | At home
good: Scratching post | 89 | Heavy, sisal, does not tip | cat | At home
good: Rope toy | 12 | Lasts | toy | At home
good: Bird seed | 14 | 5 kg, wild birds | bird | At home

# fishing tackle shop
words: fishing shop, tackle shop, fishing store, angling shop, fishing gear, fly fishing shop, bait shop
art: fish, lake, boat, hills
kicker: fishing tackle
head: Up before the sun
head: The one that will not get away
head: Quiet water, good line
lede: Rods, line and flies that suit the water here, and somebody who was out on it this morning.
line: Rinse reels in fresh water, dry the rod before it goes into its bag, change line each spring.
good: Spinning rod | 89 | 2.4 m, for pike and perch | fish | Rods and reels
good: Fly rod | 240 | Five-weight, four pieces | fish | Rods and reels
good: Travel rod | 98 | Fits a rucksack | suitcase | Rods and reels
good: Reel, size 2500 | 74 | Smooth, no play | gear | Rods and reels
good: Braided line | 24 | 150 m | gift | Line and bait
good: Flies, twelve | 28 | Tied for our river | fish | Line and bait
good: Spinners, five | 19 | Copper, silver, ugly | fish | Line and bait
good: Live bait | 5 | From six in the morning | jar | Line and bait
good: Landing net | 42 | Rubber, kind to fish | fish | Beside
good: Waders | 129 | Dry to the chest | shirt | Beside
good: Tackle box | 34 | Three trays | box | Beside
good: Half day on the water | 140 | With a guide who whispers | boat | Beside

# outdoor shop
words: outdoor store, outdoor gear, camping shop, camping store, camping gear, hiking gear, mountaineering shop, climbing gear
art: tent, mountains, shoe, map
kicker: outdoor gear
head: Rain is only weather
head: Carry less, walk further
head: Dry feet, warm tea
lede: Tents, boots and jackets tried by people who slept in them. We say what you need, and what stays at home.
line: Air the tent before you store it, wash down with the right soap, re-proof when water stops beading.
good: Two-person tent | 289 | 1.9 kg, up in the dark | tent | Camp
good: Sleeping bag | 189 | To minus two, honestly | bed | Camp
good: Mat | 98 | Inflates, insulates | bed | Camp
good: Stove | 49 | Boils a litre in four minutes | pan | Camp
good: Rain jacket | 179 | Three layers, pit zips | shirt | To wear
good: Wool base layer | 79 | Three days without comment | shirt | To wear
good: Hiking boots | 210 | Fitted on the slope in the shop | shoe | To wear
good: Down jacket | 199 | Packs into its pocket | shirt | To wear
good: Rucksack, 45 l | 159 | Back length adjusts | bag | To carry
good: Map and compass | 34 | Needs no battery | map | To carry
good: Head torch | 45 | Eighty hours | lamp | To carry
good: First-aid kit | 29 | For four days | plaster | To carry

# music shop
words: musical instrument shop, musical instruments, instrument shop, guitar shop, guitar store, piano shop, drum shop, violin shop, music store, luthier
art: guitar, piano, music, shop
kicker: instruments
head: Please do touch
head: Loud corner, quiet corner
head: It sounds like you, only better
lede: Guitars on the wall, a piano by the door and a room where nobody hears your first chord. We set up whatever we sell.
line: Half humidity, no radiators, new strings before the old ones complain.
good: Classical guitar | 240 | Cedar top, set up by us | guitar | Strings
good: Steel-string guitar | 380 | Warm, even, stays in tune | guitar | Strings
good: Electric guitar | 520 | Two pickups, no nonsense | guitar | Strings
good: Ukulele | 79 | The fastest way to a song | guitar | Strings
good: Violin set, 4/4 | 390 | With bow and case | music | Strings
good: Upright piano, restored | 2900 | Delivered and tuned | piano | Keys and drums
good: Digital piano | 790 | Weighted keys, headphones | piano | Keys and drums
good: Cajón | 129 | A drum to sit on | music | Keys and drums
good: Snare drum | 240 | Dry, quick | music | Keys and drums
good: Strings, set | 12 | Fitted for a smile | guitar | Beside
good: Set-up | 65 | Action, intonation, new strings | wrench | Beside
good: Hire, per month | 25 | Counts towards buying | calendar | Beside

# phone repair shop
words: phone repair, phone repair store, mobile repair, iphone repair, smartphone repair, tablet repair, screen repair, computer repair shop, laptop repair
art: phone, screwdriver, laptop, shop
kicker: repairs and refurbished phones
head: Cracked at ten, whole by noon
head: New glass, same phone
head: Repair it once more
lede: Screens, batteries and drowned phones, repaired at the counter while you have a coffee. Your data stays where it is.
line: Back up before you bring it, if it still lets you. We test everything together before you leave.
good: New screen | 119 | Most models, one hour | phone | Repairs
good: New battery | 59 | Thirty minutes | bolt | Repairs
good: Charging port | 65 | Cleaned first, replaced if needed | wrench | Repairs
good: Water damage check | 35 | Taken off the repair | drop | Repairs
good: Laptop screen | 180 | Two to three days | laptop | Repairs
good: Data rescue | 95 | Only if we succeed | box | Repairs
good: Refurbished phone, small | 220 | New battery, tested | phone | Refurbished
good: Refurbished phone, large | 340 | New battery, tested | phone | Refurbished
good: Refurbished tablet | 260 | Clean glass | screen | Refurbished
good: Case | 19 | Survives tables | box | Beside
good: Screen glass | 15 | Fitted without bubbles | screen | Beside
good: Cable | 12 | The long one | bolt | Beside
why: The price before the screwdriver | You hear it at the counter and decide. | document
why: Your data stays yours | We do not open pictures, and you may watch. | shield
why: Tested together | Calls, camera, charging, before you leave. | phone
step: Show it | We look for nothing and name a price.
step: Leave it | Most repairs take less than an hour.
step: Test it | You try it before you pay.
step: Come back | If the part fails, so do we: bring it.
title: process | How a repair goes
offer: Screens and glass | Front, back, camera glass. | phone
offer: Batteries | When it dies at noon. | bolt
offer: Tablets and laptops | Screens, keys, hinges, fans. | laptop
offer: For offices | Collected, repaired, brought back. | van
about: A counter, two benches and a wall of small drawers. We repair what others would rather sell you again.
about: You see your phone being opened, you see the old part, and you leave with the same pictures you came with.
ask: How long does it take? | Most screens and batteries within the hour. We say so beforehand.
ask: Do I lose my data? | Not from a screen or battery. A back-up is wise all the same.
ask: Which models do you repair? | Nearly all of the last eight years. Ask for older ones.
ask: Do you use original parts? | Where we can get them. You are told which one you get, and why.
ask: What if it cannot be repaired? | Then you pay nothing but the check, if one was agreed.
ask: Do you take old phones? | Yes, for parts or for a second life, wiped in front of you.
call: Dropped it? | Bring it by, or ask for the price of your model.

# tyre shop
words: tyres, tires, tyre dealer, tyre fitter, tire shop, tyre service, tire service, wheels and tyres
art: wheel, car, van, wrench
kicker: tyres
head: Round, black, on time
head: Winter comes on a Tuesday
head: Four wheels in forty minutes
lede: Tyres for small cars, vans and motorbikes, fitted, balanced and torqued by hand. We store the other set.
line: Check the pressure each month, cold. Retighten the bolts after fifty kilometres; we do it for nothing.
good: Summer tyre, small car | 69 | Each, without fitting | wheel | Tyres
good: Winter tyre, small car | 75 | Each, without fitting | wheel | Tyres
good: All-season | 79 | Each, for mild places | wheel | Tyres
good: Van tyre | 98 | Each, carries weight | van | Tyres
good: Change over, four | 45 | With balancing | wheel | Fitting
good: New tyre fitted | 22 | Each, old one recycled | wrench | Fitting
good: Puncture repaired | 25 | If it can be repaired | wrench | Fitting
good: Wheel alignment | 69 | Measured, set, printed | ruler | Fitting
good: Storage, a season | 48 | Four wheels, washed | box | Storage and rims
good: Alloy rim | 110 | Each | wheel | Storage and rims
good: Pressure sensors | 39 | Each, programmed | bolt | Storage and rims
good: Snow chains, hire | 25 | Per week | gear | Storage and rims

# sports shop
words: sports store, sports equipment, sporting goods, running shop, running store, ski shop, surf shop, skate shop, tennis shop, football shop, golf shop
art: ball, runner, shoe, shop
kicker: sports gear
head: Try it on, run to the corner
head: For Sunday players, too
head: Gear that outlasts the resolution
lede: Shoes fitted by watching you run, rackets strung overnight, balls that are pumped up when you take them.
line: Rotate two pairs, dry them with paper, restring as often a year as you play a week.
good: Running shoe, neutral | 139 | Chosen after a run outside | shoe | Run
good: Trail shoe | 149 | Grips in mud | shoe | Run
good: Running jacket | 89 | Thin, windproof | shirt | Run
good: Socks, three pairs | 27 | No blisters so far | shoe | Run
good: Football, match | 39 | Hand-stitched | ball | Play
good: Racket | 129 | Strung as you like | ball | Play
good: Basketball | 34 | For outside | ball | Play
good: Goalkeeper gloves | 45 | Three cuts | hands | Play
good: Kettlebell, 16 kg | 59 | Flat base | kettlebell | Train
good: Mat | 45 | Does not slide | yoga | Train
good: Skipping rope | 15 | Length adjusts | runner | Train
good: Restringing | 24 | By tomorrow | wrench | Train

# board game shop
words: board game store, board games, boardgame, game shop, games store, card game shop, tabletop shop, game cafe
art: toy, table, box, shop
kicker: board games
head: Turn off the screen, roll
head: Explained in four minutes
head: One more round, then bed
lede: Games for two, for six and for the aunt who hates rules. Most are open on the table; sit down and try.
line: Count the pieces before you pack up. If one is lost, ask; we keep a drawer.
good: Trains across Europe | 42 | 2–5 players, 60 minutes | map | For the table
good: Tiles and gardens | 36 | 2–4 players, 40 minutes | garden | For the table
good: Island for four | 48 | Together against the tide | sea | For the table
good: Market day | 29 | 3–6 players, loud | shopfront | For the table
good: Duel | 24 | 2 players, 30 minutes | toy | For two
good: Word by word | 19 | Two teams, one clue | chat | For two
good: Chess set | 58 | Weighted, felt below | toy | For two
good: Card game, tiny | 12 | Fits a pocket | box | For two
good: First game | 22 | From four years, no reading | toy | For small ones
good: Memory, birds | 18 | They win | bird | For small ones
good: Dice, set | 9 | Seven, heavy | toy | For small ones
good: Games night | 6 | Thursdays, tables explained | moon | For small ones

# comic shop
words: comic book shop, comic store, comic book store, comics, manga shop, graphic novels
art: book, books, shelf, pencil
kicker: comics
head: Panels, gutters, Saturdays
head: Start with number one
head: Drawn, inked, unputdownable
lede: Graphic novels, manga and the week’s issues, sorted by people who argue about it. Ask for something you would never choose.
line: Bagged, boarded, upright. And read, above all.
good: Graphic memoir | 24 | Black and white, unforgettable | book | Books
good: Science fiction, vol. 1 | 19 | You will be back for vol. 2 | book | Books
good: Crime in Lisbon | 22 | Rain and bad coffee | book | Books
good: For children, a bear | 15 | From six years | toy | Books
good: Manga, vol. 1 | 8 | Read from right to left | book | Manga
good: Manga box, 1–6 | 45 | One weekend | box | Manga
good: Cooking manga | 9 | You will be hungry | bowl | Manga
good: Slice of life | 8 | Nothing happens, beautifully | book | Manga
good: This week’s issue | 5 | In on Wednesday | book | Issues and prints
good: Back issues, from | 3 | Forty boxes | box | Issues and prints
good: Signed print | 38 | Edition of fifty | frame | Issues and prints
good: Drawing evening | 12 | Bring a pencil | pencil | Issues and prints
`);
