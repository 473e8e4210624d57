import { readTrades } from '../trades/read-trades';

/** Shops for music, animals, sport and games. */
export const hobbySheets = readTrades(`
# record shop
words: record store, vinyl shop, vinyl store, vinyl records, second hand records, second hand vinyl, used vinyl, vinyl stall, record stall, vinyl, records
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

# pet shop
words: pet store, pet supplies, pet supply, pet food, dog food brand, cat food, dog accessories
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

# sports shop
words: sports store, sports equipment, sporting goods, running shop, running store, surf shop, skate shop, football shop, golf shop
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
