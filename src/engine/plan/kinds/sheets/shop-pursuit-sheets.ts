import { readTrades } from '../trades/read-trades';

/** Shops for what is done outdoors and at the easel. `kicker` says what they sell, `line` how to look after it. */
export const pursuitShops = readTrades(`
# climbing shop
words: climbing gear, climbing shop, climbing store, climbing equipment, bouldering gear, bouldering shop, climbing shoes, climbing ropes, mountaineering gear
art: mountains, shoe, bag
kicker: climbing gear
head: The next hold is further than it looks
head: Gear that was hung from
head: Tie in, then look up
lede: Ropes, shoes and metal that people here climb on themselves. Ask what it carries, and what it does not.
line: Keep ropes dry, dark and away from acid. Retire them by the book, not by the eye.
good: Single rope, 60 m | 169 | 9.5 mm, dry treated | yoga | Ropes
good: Half ropes, a pair | 259 | 8 mm, two colours | yoga | Ropes
good: Cord, 6 mm, 10 m | 24 | For slings and knots | yoga | Ropes
good: Shoe for long days | 119 | Flat, kind to toes | shoe | Shoes
good: Shoe for steep rock | 149 | Curved and firm | shoe | Shoes
good: First shoe | 79 | Two straps, no pain | shoe | Shoes
good: Chalk, loose, 300 g | 12 | Coarse | box | Chalk
good: Chalk ball | 8 | Less dust indoors | ball | Chalk
good: Chalk bag | 28 | With a brush loop | bag | Chalk
good: Harness | 79 | Four loops, adjusts at the leg | belt | Harnesses
good: Quickdraws, six | 99 | Wire gates | wrench | Metal
good: Helmet | 69 | Light enough to forget | ball | Helmets

# ski shop
words: skiing gear, ski gear, ski shop, ski store, ski equipment, snowboard shop, snowboards, skis, snow gear, winter sports gear
art: skis, mountains, cup
kicker: ski gear
head: Waxed last night
head: First lift, fresh edges
head: Cold hands start at the wrong glove
lede: Skis, boots and what goes under and over them, fitted by people who are out before you are.
line: Dry the boots, rub the edges, wax before it looks dry.
good: All-mountain ski | 449 | 86 mm at the waist | skis | Skis
good: Touring ski | 499 | Light on the way up | skis | Skis
good: First ski | 199 | Turns when you think of it | skis | Skis
good: Boot, medium flex | 349 | Baked to your foot | shoe | Boots
good: Touring boot | 429 | Walks, really | shoe | Boots
good: Boot for beginners | 229 | Warm before stiff | shoe | Boots
good: Wax, all snow | 14 | For minus two to minus ten | box | Wax
good: Wax for wet snow | 16 | Spring, after noon | box | Wax
good: Edge and wax set | 49 | File, iron, brush | box | Wax
good: Helmet | 99 | Vents that close | ball | Helmets
good: Goggles | 79 | Two lenses | glasses | Goggles
good: Gloves | 69 | Leather, lined | glove | Gloves

# racquet shop
words: tennis shop, tennis gear, tennis equipment, racquet shop, racket shop, badminton shop, badminton gear, padel shop, padel gear, squash gear, table tennis shop
art: ball, shoe, bag
kicker: racquets
head: Strung by tomorrow
head: The sweet spot is larger than you think
head: Serve, and see
lede: Racquets to try before you buy, strings put in overnight, and balls that still bounce.
line: Restring as often in a year as you play in a week.
good: Racquet, 300 g | 159 | For control | yoga | Racquets
good: Racquet, 270 g | 129 | For an easy arm | yoga | Racquets
good: First racquet | 59 | Light and forgiving | yoga | Racquets
good: String, soft | 15 | Kind to elbows | disc | Strings
good: String, lasting | 12 | For hard hitters | disc | Strings
good: Stringing | 25 | Overnight | disc | Strings
good: Balls, four | 8 | For clay and hard courts | ball | Balls
good: Practice balls, twelve | 19 | Slower | ball | Balls
good: Court shoe | 99 | Turns with you | shoe | Shoes
good: Bag for three | 69 | And a pair of shoes | bag | Bags
good: Overgrip, three | 9 | Dry hands | yoga | Grips
good: Cap | 19 | Keeps the sun off the toss | shirt | To wear

# art supply shop
words: art supplies, art supply, art shop, art materials, artists' materials, paints, watercolours, watercolors, oil paints, artist supplies, drawing supplies, calligraphy supplies
art: brush, paint, pencil, frame
kicker: art supplies
head: Good paper forgives a great deal
head: Pigment, water, patience
head: Start with three colours
lede: Paints, brushes and paper that we have used up ourselves. Ask which three colours to begin with.
line: Wash brushes at once, shape them, and let them lie flat.
good: Watercolours, twelve pans | 49 | Strong and clear | paint | Paints
good: Oil paint, 40 ml | 12 | One pigment in each tube | paint | Paints
good: Gouache, five tubes | 32 | Opaque, mixes clean | paint | Paints
good: Round brush, no. 8 | 18 | Comes to a point | brush | Brushes
good: Flat brush, 25 mm | 14 | For skies and edges | brush | Brushes
good: Set of five brushes | 45 | What one begins with | brush | Brushes
good: Watercolour block, A4 | 28 | 300 g, cold pressed | frame | Paper
good: Sketchbook, A5 | 14 | Takes ink and a light wash | book | Paper
good: Drawing paper, 50 sheets | 16 | Smooth enough for pen | document | Paper
good: Pencils, six | 12 | From 2H to 6B | pencil | Pencils
good: Field easel | 89 | Folds into its own bag | frame | Easels
good: Palette knife | 9 | For thick paint | brush | Knives

# seed shop
words: seeds, seed shop, heirloom seeds, vegetable seeds, flower seeds, wildflower seeds, herb seeds, seed company, flower bulbs, spring bulbs, seed packets
art: leaf, flower, tulips
kicker: seeds
head: A garden weighs four grams
head: Sow thinly, then wait
head: Saved, cleaned, counted
lede: Seed that comes true, with the month to sow it on every packet. Ask what likes your soil.
line: Keep packets cool, dry and dark, and write the year on them.
good: Beetroot, round | 3.5 | Sow April to July | vegetables | Vegetables
good: Tomato, for outdoors | 3.8 | Early, and does not split | vegetables | Vegetables
good: Kale, black | 3.5 | Stands until spring | vegetables | Vegetables
good: Climbing bean | 3.8 | Two metres, purple | vegetables | Vegetables
good: Basil, large leaf | 3 | Warm windowsill | leaf | Herbs
good: Parsley, flat | 3 | Slow, then plenty | leaf | Herbs
good: Dill | 3 | Sow where it is to stand | leaf | Herbs
good: Cornflower | 3 | For bees and for cutting | flower | Flowers
good: Sweet pea | 3.8 | Smells as it should | flower | Flowers
good: Meadow, ten square metres | 9 | Yearly and lasting kinds | tulips | Flowers
good: Chives | 3 | Comes back every year | leaf | Herbs
good: Marigold | 3 | Between the tomatoes | flower | Flowers
`);
