import { readTrades } from '../trades/read-trades';

/** Shops for the kitchen, the bed, the floor and the windowsill. */
export const roomsShops = readTrades(`
# kitchenware shop
words: kitchenware, kitchen shop, cookware, cast iron pans, cast iron pan, cast iron, pots and pans, bakeware, cutlery, utensils, chopping boards, chopping board, cutting boards, wooden spoons, cookware store
art: skillet, bowl, cup, kitchen
kicker: kitchen things
head: Good tools cook better
head: Heavy, plain, for thirty years
head: The pan you will inherit
lede: Pans, boards and spoons that have one job each and do it for decades, with instructions short enough to read.
line: Dry at once, oil a little, and never put it away hungry.
good: Skillet, 26 cm | 49 | Cast iron, seasoned | skillet | Pans
good: Sauté pan, 28 cm | 89 | Steel, with lid | skillet | Pans
good: Milk pan | 35 | Pours without drops | skillet | Pans
good: Casserole, 5 litres | 129 | Enamelled | skillet | Pans
good: Baking tin | 24 | Loaf of a kilo | loaf | Baking
good: Tart tin | 19 | Loose base | plate | Baking
good: Rolling pin | 22 | Beech, no handles | board | Baking
good: Chopping board | 45 | End grain | board | At hand
good: Wooden spoons, three | 16 | Olive wood | bowl | At hand
good: Mug | 15 | Holds a proper tea | mug | At hand
good: Mixing bowls, three | 39 | One inside another | bowl | At hand
good: Peeler | 9 | Left-handed too | bowl | At hand

# knife shop
words: knives, knife, kitchen knives, chef knives, japanese knives, pocket knives, knife maker, bladesmith, axes, axe
art: board, anvil, hammer, hands
kicker: blades
head: Sharp, and easy to keep so
head: It falls through a tomato
head: Steel, wood, one edge
lede: Blades ground by hand, with handles that fit a hand, and a stone to go with them. Ask which length suits yours.
line: Wash by hand, dry at once, cut on wood, sharpen before it is blunt.
good: Chef’s knife, 20 cm | 129 | The one to begin with | board | Kitchen
good: Santoku, 17 cm | 119 | For vegetables | board | Kitchen
good: Bread knife | 89 | Long teeth | loaf | Kitchen
good: Paring knife | 39 | For the hand | fruit | Kitchen
good: Filleting knife | 79 | Bends | fish | Kitchen
good: Cleaver, small | 98 | Herbs and garlic | board | Kitchen
good: Pocket knife | 59 | One blade, wood | hands | Outside
good: Carving knife | 29 | For spoons | hands | Outside
good: Hatchet | 79 | Kindling | anvil | Outside
good: Whetstone, two sides | 45 | 1000 and 3000 | stone | To keep it sharp
good: Strop | 29 | Leather on wood | belt | To keep it sharp
good: Magnetic board | 59 | Holds five | board | To keep it sharp

# rug shop
words: rugs, rug, carpets, carpet, rug store, kilims, persian rugs, moroccan rugs, sheepskins, mats
art: tiles, room, sheep, hands
kicker: rugs
head: Barefoot from here
head: Knots, counted by hand
head: The room begins on the floor
lede: Wool, knotted or woven flat, with the place and the age that we know and none that we do not.
line: Turn it twice a year, beat it in snow or on grass, and blot, never rub.
good: Kilim, 80 × 150 | 189 | Woven flat, both sides | tiles | Flat
good: Kilim, 160 × 230 | 490 | Reds, worn softly | tiles | Flat
good: Runner, 70 × 300 | 320 | For a hall | tiles | Flat
good: Dhurrie, cotton | 145 | Washable | tiles | Flat
good: Berber, 150 × 240 | 690 | Deep, cream | tiles | Deep
good: Knotted, 120 × 180 | 890 | Blue, from the sixties | tiles | Deep
good: Knotted, 200 × 300 | 1690 | A border of leaves | tiles | Deep
good: Small one, 60 × 90 | 98 | Beside the bed | tiles | Deep
good: Sheepskin | 89 | White or grey | sheep | Soft
good: Felt mat, round | 119 | Made from one fleece | sheep | Soft
good: Underlay | 29 | Cut to size | board | Beside it
good: Door mat | 35 | Coconut, thick | door | Beside it

# bedding shop
words: bedding, bed linen, duvets, duvet, pillows, pillow, mattresses, mattress, quilts, cushions, cushion, curtains, curtain, towels, linens, home textiles
art: bed, bedroom, window, sheep
kicker: linen
head: Cool side of the pillow
head: Ten more minutes
head: Washed soft before you get it
lede: Linen, cotton and wool for beds, sofas and windows, in colours that go with each other.
line: Wash at forty, fill the machine half, dry in the wind, and leave the iron alone.
good: Duvet cover, linen | 149 | Single and double | bed | Bed
good: Duvet cover, cotton | 89 | Percale, cool | bed | Bed
good: Pillowcase, pair | 39 | Linen or percale | bed | Bed
good: Fitted sheet | 59 | Deep corners | bed | Bed
good: Duvet, wool | 169 | All year | sheep | Bed
good: Pillow, firm | 69 | For sleepers on their side | bed | Bed
good: Cushion, 50 × 50 | 39 | Feathers inside | sofa | Sofa
good: Cushion, long | 45 | For backs | sofa | Sofa
good: Throw | 89 | Lambswool | sofa | Sofa
good: Curtain, linen | 98 | Made to your height | window | Window and bath
good: Curtain, dark | 119 | For late mornings | window | Window and bath
good: Towels, four | 49 | Heavy | spread | Window and bath

# bonsai and succulent shop
words: succulents, succulent, bonsai trees, bonsai tree, bonsai, cacti, cactus, terrariums, terrarium, air plants, carnivorous plants, bonsai shop, orchids
art: cactus, plant, pottery, leaf
kicker: small plants
head: Grows while you wait
head: Small, slow, stubborn
head: Little water, long life
lede: Small plants raised in small pots, packed so that they arrive upright, each with a card that says how much to leave it alone.
line: Much light, little water, and none in the saucer.
good: Echeveria | 9 | Rosette, grey-green | cactus | Small
good: Haworthia | 11 | Striped, forgiving | cactus | Small
good: Living stones, three | 14 | They look like pebbles | stone | Small
good: Golden barrel | 19 | Round, sharp | cactus | Small
good: String of pearls | 16 | Hangs | plant | Small
good: Juniper, twelve years | 89 | For outside | tree | Trees
good: Chinese elm, eight years | 59 | For a windowsill | tree | Trees
good: Ficus, six years | 45 | For the first time | tree | Trees
good: Maple, ten years | 98 | Red in October | tree | Trees
good: Bowl, unglazed | 24 | Three sizes | pottery | Beside it
good: Soil, 5 litres | 12 | Drains | bag | Beside it
good: Shears | 29 | Fine tips | scissors | Beside it

# bird feeder shop
words: bird feeders, bird feeder, bird boxes, nest boxes, bird seed, bird baths, wildlife supplies, hedgehog houses
art: bird, hive, house, garden
kicker: for the garden’s guests
head: Breakfast for the hedge
head: Somebody is moving in
head: Sit still and look
lede: Feeders, boxes and seed for what flies, hums and rustles outside, with a word on where to hang them.
line: Clean with hot water each month, hang out of reach of cats, and keep it filled once you begin.
good: Seed feeder | 24 | Six perches | bird | Feeders
good: Peanut feeder | 19 | Steel mesh | bird | Feeders
good: Ground table | 35 | For blackbirds | bird | Feeders
good: Window feeder | 22 | Seen from the table | window | Feeders
good: Bird bath | 49 | Stone, shallow | bowl | Feeders
good: Nest box, tits | 22 | 28 mm | house | Boxes
good: Nest box, open | 22 | Robins | house | Boxes
good: Bat box | 39 | Rough inside | house | Boxes
good: Hedgehog house | 69 | Two rooms | house | Boxes
good: Bee hotel | 29 | Drilled oak | hive | Boxes
good: Seed mix, 5 kg | 18 | Without wheat | bag | Food
good: Fat balls, fifty | 16 | No nets | bag | Food

# solar shop
words: solar panels, solar panel, solar kits, solar kit, balcony solar, batteries, power stations
art: solar, sun, bolt, house
kicker: power and warmth
head: The sun sends no bill
head: Power from your own roof
head: Plug in, look at the meter
lede: Panels, batteries and what connects them, as parts or as sets that fit each other, with a drawing of how it goes together.
line: Keep leaves off, look at the meter monthly, and leave the fuse box to an electrician.
good: Balcony set, one panel | 289 | 430 W | solar | Sets
good: Balcony set, two panels | 489 | 860 W | solar | Sets
good: Shed set | 349 | Light and a socket | house | Sets
good: Van set | 590 | With battery | van | Sets
good: Panel, 430 W | 119 | Black | solar | Parts
good: Folding panel, 120 W | 189 | For the tent | solar | Parts
good: Inverter | 149 | 800 W | bolt | Parts
good: Battery, 1 kWh | 490 | Inside, dry | bolt | Parts
good: Power station | 590 | Carries a kettle | bolt | Parts
good: Roof hooks, eight | 79 | For tiles | roof | Fixing
good: Balcony brackets | 49 | For round bars | gear | Fixing
good: Cable, ten metres | 29 | With plugs | bolt | Fixing

# flag and sign shop
words: flags, flag, banners, signs shop, neon signs, house signs, custom signs, stickers, decals, badges, enamel pins, pins, patches, magnets
art: flag, shopfront, frame, megaphone
kicker: signs and stickers
head: Say it once, in large
head: Stuck on, sewn on, flown
head: Small things with a message
lede: Flags, stickers, pins and patches, from the shelf or from your drawing. One is enough; a thousand cost less each.
line: Wipe the surface, press from the middle outward, and take flags in before the storm.
good: Flag, 90 × 150 | 29 | Sewn edges | flag | To fly
good: Bunting, five metres | 24 | Cotton | flag | To fly
good: Banner, two metres | 59 | With eyelets | flag | To fly
good: Sticker sheet | 7 | Twelve | paint | To stick
good: Stickers, fifty | 29 | One design, any shape | paint | To stick
good: Window letters | 35 | Cut, not printed | window | To stick
good: Enamel pin | 9 | Two clasps | ring | To wear
good: Patch, woven | 8 | Iron or sew | shirt | To wear
good: Badges, ten | 12 | 25 mm | ring | To wear
good: House number | 45 | Enamel, any number | house | On the wall
good: Door sign | 39 | Two lines | door | On the wall
good: Magnet set | 15 | Six | box | On the wall
`);
