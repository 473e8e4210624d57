import { readTrades } from '../trades/read-trades';

/** Shops for the house, the garden and presents. `kicker` says what they sell, `line` how to look after it. */
export const homeShops = readTrades(`
# plant shop
words: plant store, houseplant, houseplants, rare houseplants, rare houseplant, rare plants, rare plant, house plants, plants, indoor plants
kicker: plants
head: Green that forgives you
head: Tell us about your window
head: Roots first, leaves follow
lede: Plants grown slowly and potted properly, with honest advice on which of them will survive your radiator.
line: Most die of kindness. Put a finger in the soil; if it is damp, walk away.
good: Monstera | 38 | Wants room, gives holes | plant | Large
good: Rubber plant | 42 | Dust it and it is happy | plant | Large
good: Kentia palm | 68 | Slow, elegant, fine in the shade and safe for pets | tree | Large
good: Fiddle-leaf fig | 54 | Moody until it settles | tree | Large
good: Pothos | 16 | Easy: cannot be killed by one person alone | plant | Small
good: Snake plant | 22 | Easy: water it on birthdays | plant | Small
good: Cactus, mixed | 9 | Round, tall or odd | cactus | Small
good: String of hearts | 19 | Hangs, behaves, and is safe for pets | leaf | Small
good: Terracotta pot | 12 | Breathes, ages well | vase | Pots and soil
good: Hanging pot | 24 | With hook and string | vase | Pots and soil
good: Soil, ten litres | 8 | Peat-free, with bark | bag | Pots and soil
good: Watering can | 26 | Long spout, no puddle | garden | Pots and soil

# garden shop
words: garden centre, garden center, garden store, gardening shop, garden tools
kicker: garden things
head: Spring, in bags and boxes
head: Tools that know the soil
head: Sow now, eat in June
lede: Seed that comes up, tools that stay sharp and somebody who has made all the mistakes before you.
line: Clean, dry, a drop of oil: a spade that is looked after outlives the shed.
good: Tomato seeds, six kinds | 14 | Red, yellow, striped | vegetables | Seeds
good: Salad mix | 3.5 | Cut it and it comes again | leaf | Seeds
good: Wildflower mix | 6 | Ten square metres of bees | flower | Seeds
good: Bulbs, fifty | 22 | Tulips and small blue things | tulips | Seeds
good: Hand trowel | 24 | Forged, ash handle | garden | Tools
good: Spade | 58 | Light enough for all day | garden | Tools
good: Secateurs | 46 | Spare parts for ever | scissors | Tools
good: Watering can | 34 | Zinc, balanced when full | garden | Tools
good: Compost, forty litres | 9 | Peat-free | bag | Beds and pots
good: Raised bed kit | 89 | Larch, no screws seen | garden | Beds and pots
good: Clay pots, three | 21 | Frost-proof | vase | Beds and pots
good: Twine | 5 | Holds beans, ties parcels | gift | Beds and pots

# lighting store
words: lighting shop, lamp shop, lamps, lighting, light fittings, lamp store, pendant lights
kicker: lamps
head: Good evening begins with a switch
head: Light where you read
head: Warm, dimmed, done
lede: Lamps that shine on the table and not into your eyes, with bulbs that can be changed by a human.
line: Dust them dry. All bulbs are standard; all cords can be replaced.
good: Reading lamp | 98 | Bends, stays | lamp | Standing
good: Floor lamp, paper | 145 | Soft as a cloud, folds flat | lamp | Standing
good: Arc lamp | 240 | Reaches over the sofa | lamp | Standing
good: Bedside lamp | 64 | Glass, one warm glow | lamp | Standing
good: Pendant, enamel | 89 | White inside, colour outside | lamp | Hanging
good: Pendant, opal glass | 120 | For over the table | lamp | Hanging
good: Cluster of three | 210 | Hung as you like | lamp | Hanging
good: Outdoor lantern | 78 | Rain is fine | lamp | Hanging
good: Wall light, brass | 96 | Up, down or both | lamp | Wall and bulbs
good: Picture light | 84 | Slim, no glare | lamp | Wall and bulbs
good: Warm bulb | 9 | Dims to candlelight | bulb | Wall and bulbs
good: Dimmer | 29 | For sockets, no electrician | bolt | Wall and bulbs

# candle shop
words: candle maker, candle brand, candles, handmade candles
kicker: candles
head: Poured on Mondays
head: Light it, then sit down
head: Small fires, well behaved
lede: Wax from plants and bees, cotton wicks, scents you notice only when you come back into the room.
line: Let the first burn reach the edge, trim the wick to half a centimetre, and never leave it alone.
good: Fig and leaf | 28 | Forty hours, green and milky | candle | Scented
good: Smoke and cedar | 28 | Forty hours, a fire next door | candle | Scented
good: Orange peel | 28 | Forty hours, the kitchen in winter | candle | Scented
good: Clean linen | 28 | Forty hours, windy Monday | candle | Scented
good: Beeswax pillar | 19 | Unscented, honey all the same | candle | Plain
good: Dinner candles, six | 16 | Dipped, do not drip | candle | Plain
good: Tealights, thirty | 14 | In glass you keep | candle | Plain
good: Birthday candles | 8 | Thin, crooked, cheerful | candle | Plain
good: Brass holder | 24 | Heavy enough to trust | candle | Beside
good: Wick trimmer | 18 | You will use it | scissors | Beside
good: Matches | 6 | In a bottle, with a strike | box | Beside
good: Pouring evening | 45 | Make two, take them home | hands | Beside

# gift shop
words: gift store, gifts, souvenir shop, gift boutique, concept store
kicker: presents
head: For people who have everything
head: Wrapped before you ask
head: Small things, well chosen
lede: Presents that do not shout present: useful, pretty, made by someone, and wrapped at the counter.
line: Keep the receipt. Anything unused can be swapped, even by the one who unwrapped it.
good: Print of the town | 24 | Two colours, framed if you like | frame | From here
good: Local honey | 9 | From three roofs away | jar | From here
good: Tea towel | 14 | Linen, with a map on it | bag | From here
good: Postcards, six | 9 | For people who still write | document | From here
good: Stoneware mug | 22 | Fits both hands | mug | For the house
good: Candle, fig | 24 | Forty quiet hours | candle | For the house
good: Small vase | 18 | For three stems | vase | For the house
good: Enamel tray | 28 | For breakfast in bed, once | dish | For the house
good: Wooden puzzle | 26 | Harder than it looks | toy | For someone
good: Socks, three pairs | 21 | None of them grey | gift | For someone
good: Notebook | 15 | Opens flat | book | For someone
good: Voucher | 30 | Any amount | gift | For someone

# antique shop
words: antiques, antique store, antique dealer, vintage furniture, bric a brac, flea market shop, salvage yard
kicker: antiques
head: Old things, still working
head: Someone loved it first
head: Scratches included
lede: Furniture, glass and odd objects from houses that were emptied kindly. Every piece has its story on the label, if we know it.
line: Beeswax twice a year, no spray, and away from the radiator. It has survived worse than you.
good: Oak chest, 1890s | 420 | Four drawers, all of them run | chair | Furniture
good: Bentwood chair | 85 | New cane, old curves | chair | Furniture
good: Writing desk | 380 | Ink stains, secret drawer | table | Furniture
good: Milking stool | 48 | Three legs, never wobbles | chair | Furniture
good: Mirror, gilt | 160 | Kind to faces | mirror | Light and glass
good: Oil lamp, wired | 95 | Green shade | lamp | Light and glass
good: Decanter | 58 | Stopper is its own | bottle | Light and glass
good: Wine glasses, six | 72 | Thin, slightly different | glass | Light and glass
good: Mantel clock | 210 | Strikes the half hour | clock | Curious
good: Botanical print | 65 | 1840s, hand-coloured | frame | Curious
good: Silver spoons, six | 78 | Someone’s initials | dish | Curious
good: Box of keys | 24 | No doors | key | Curious

# art print shop
words: art prints, print shop, poster shop, art shop, prints, posters, screen print shop, art store
kicker: prints
head: Walls, rescued
head: Ink on good paper
head: Pulled by hand, signed in pencil
lede: Screen prints, linocuts and posters in small editions, on paper heavy enough to hang without a frame.
line: Out of direct sun, behind glass if you can. Our frames open from the back with two fingers.
good: Linocut, heron | 65 | Edition of forty | frame | Prints
good: Screen print, two suns | 85 | Three colours, A2 | frame | Prints
good: Etching, harbour | 120 | Edition of twenty | frame | Prints
good: Risograph, fruit | 28 | Two inks, A3 | fruit | Prints
good: Poster, the night bus | 24 | A2, uncoated | frame | Posters
good: Poster, kitchen alphabet | 26 | A2 | frame | Posters
good: Poster, birds of here | 26 | Fourteen of them | bird | Posters
good: Map, hand-drawn | 32 | Streets and cats | map | Posters
good: Oak frame, A3 | 38 | Real glass | frame | Beside
good: Oak frame, A2 | 52 | Real glass | frame | Beside
good: Cards, six | 12 | Small prints, blank inside | document | Beside
good: Printing afternoon | 58 | One block, two colours | hands | Beside

# stationery shop
words: stationery store, stationer, stationery, notebooks, paper shop, pen shop
kicker: stationery
head: For people who still write
head: Paper that takes ink
head: Lists, letters, second thoughts
lede: Notebooks that open flat, pens that do not skip, and paper you want to spoil.
line: Rinse fountain pens with cold water now and then. Paper only asks to be kept dry.
good: Notebook, A5 | 15 | Thread-bound, opens flat | book | Paper
good: Letter set | 18 | Twenty sheets, lined envelopes | document | Paper
good: Weekly planner | 22 | Starts whenever you do | calendar | Paper
good: Sketchbook | 19 | 160 g, takes a wash | book | Paper
good: Fountain pen | 32 | Fine, smooth, refillable | pencil | To write with
good: Gel pen, set of five | 14 | None of them blue | pencil | To write with
good: Pencils, twelve | 16 | Cedar, HB to 4B | pencil | To write with
good: Ink, 50 ml | 14 | Forest, wine or night | bottle | To write with
good: Brass sharpener | 12 | Heavy, clean cut | pencil | On the desk
good: Washi tape, three | 9 | Thin and tearable | box | On the desk
good: Desk tray | 34 | Felt inside | box | On the desk
good: Sealing wax | 16 | With one stamp | document | On the desk

# yarn shop
words: wool shop, knitting shop, yarn store, yarn, wool, knitting supplies, crochet shop, haberdashery
kicker: yarn
head: One more row
head: Wool from sheep we could name
head: Cast on tonight
lede: Yarn you want to touch before you know what for, needles that do not click, and help when a stitch has run away.
line: Wash cool in wool soap, press in a towel, dry flat. Moths hate lavender and being disturbed.
good: Merino, fine | 9.5 | 50 g, forty colours | bag | Yarn
good: Highland wool | 7.8 | 50 g, rustic, blooms in the wash | bag | Yarn
good: Sock yarn | 16 | 100 g, stripes itself | bag | Yarn
good: Cotton, matt | 5.5 | 50 g, for summer | bag | Yarn
good: Mohair and silk | 14 | 25 g, a halo | bag | Yarn
good: Hand-dyed skein | 26 | 100 g, never twice the same | bag | Yarn
good: Bamboo needles | 9 | All sizes | pencil | Needles and things
good: Circular set | 62 | Eight tips, three cords | ring | Needles and things
good: Stitch markers | 7 | Twenty, brass | ring | Needles and things
good: First scarf kit | 34 | Yarn, needles, patience | box | Kits and lessons
good: Cardigan kit | 98 | With the pattern | shirt | Kits and lessons
good: Knitting evening | 18 | Bring the thing you gave up | hands | Kits and lessons

# fabric store
words: fabric shop, fabrics, textile shop, sewing shop, cloth shop, dressmaking supplies, quilting shop
kicker: fabric
head: By the metre, by the idea
head: Feel it between two fingers
head: Measure twice, we cut once
lede: Linen, wool and cotton on the bolt, buttons by the drawer, and a table large enough to lay the pattern out.
line: Wash cloth before you cut it, the way you will wash what it becomes.
good: Washed linen | 19 | Per metre, fourteen colours | shirt | Cloth
good: Cotton lawn | 16 | Per metre, small prints | dress | Cloth
good: Wool coating | 38 | Per metre, heavy | shirt | Cloth
good: Denim, raw | 22 | Per metre, no stretch | shirt | Cloth
good: Jersey | 17 | Per metre, organic | shirt | Cloth
good: Canvas | 18 | Per metre, for bags | bag | Cloth
good: Thread, 200 m | 4 | Every colour, nearly | gift | Notions
good: Buttons, six | 6 | Horn, shell or wood | ring | Notions
good: Zip, metal | 5 | Cut to length | scissors | Notions
good: Tailor’s shears | 42 | Left- and right-handed | scissors | Notions
good: Paper pattern | 18 | Five sizes in one | document | Patterns and lessons
good: First skirt, a Saturday | 75 | Machine included | dress | Patterns and lessons

# hardware store
words: hardware shop, ironmonger, diy store, tool shop, tools, builders’ merchant
kicker: hardware
head: One screw or a thousand
head: Bring the broken part
head: We have that, somewhere
lede: Drawers to the ceiling and somebody who knows what is in them. Bring the part, or a picture of the hole.
line: A dry shelf and a drop of oil. Blades and bits we sharpen at the counter.
good: Claw hammer | 28 | Hickory, balanced | hammer | Tools
good: Screwdriver set | 34 | Six that fit | wrench | Tools
good: Hand saw | 26 | Sharpened once more than new | hammer | Tools
good: Spirit level | 29 | Sixty centimetres, honest | ruler | Tools
good: Adjustable wrench | 24 | Does not slip | wrench | Tools
good: Screws, assorted | 12 | Two hundred, in a box | box | Fixings
good: Wall plugs | 6 | One hundred | box | Fixings
good: Hooks, brass | 8 | Ten | key | Fixings
good: Keys cut | 7 | While you wait | key | Counter
good: Paint, white | 38 | 2.5 litres, covers in two | paint | Counter
good: Brush set | 18 | Three that do not moult | brush | Counter
good: Tool hire, a day | 30 | Drill, sander, ladder | wrench | Counter
`);
