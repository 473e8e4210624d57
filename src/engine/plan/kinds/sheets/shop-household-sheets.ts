import { readTrades } from '../trades/read-trades';

/** Shops for the table, the bathroom and the bench at home. `kicker` says what they sell, `line` how to look after it. */
export const householdShops = readTrades(`
# olive oil shop
words: olive oil, olive oils, oil and vinegar, vinegar, extra virgin olive oil, oils and vinegars
art: bottle, jar, leaf, loaf
kicker: olive oil
head: Green first, then pepper
head: Pressed the day it was picked
head: A spoonful tells you
lede: Oil by harvest and by taste, from mild to one that catches in the throat. Ask which goes with what.
line: Dark, cool, closed; and use it within the year.
good: Mild, 500 ml | 14 | Almond, soft, for fish | bottle | Mild
good: Mild, 3 litres | 59 | For a kitchen that cooks | bottle | Mild
good: Medium, 500 ml | 16 | Grass, some pepper | bottle | Medium
good: Medium, 250 ml | 9 | To try | bottle | Medium
good: Robust, 500 ml | 18 | Early harvest, catches in the throat | bottle | Robust
good: Robust, new oil, 250 ml | 13 | November only | bottle | Robust
good: Red wine vinegar | 8 | A year in wood | bottle | Vinegar
good: Tasting set, three small | 24 | Mild to robust | box | To give
good: Balsamic, 250 ml | 19 | Twelve years | bottle | Vinegar
good: Olives, 300 g | 7 | Green, in brine | jar | Beside it
good: Tin with spout, 5 litres | 89 | Keeps the light out | box | Robust
good: Soap | 6 | From the last pressing | soap | Beside it

# skincare shop
words: skincare, skin care, natural skincare, natural cosmetics, cosmetics, face care, beauty products, body care, skincare products, face creams, make-up, makeup
art: bottle, jar, leaf, soap
kicker: skincare
head: Short lists, read aloud
head: Less, and better rubbed in
head: Begin with clean hands
lede: A few things for face and hands, each with all that is in it on the label. Ask, if your skin has opinions.
line: Close the lid, keep it cool, and try new things inside the wrist first.
good: Cleansing balm | 24 | Melts, then rinses | jar | Cleansers
good: Cleansing milk | 19 | For dry days | bottle | Cleansers
good: Face wash, gentle | 16 | Foams a little | bottle | Cleansers
good: Day cream | 29 | Light, sinks in | jar | Creams
good: Night cream | 34 | Richer, unscented | jar | Creams
good: Hand cream | 12 | In a tube for the bag | bottle | Creams
good: Face oil | 32 | Four drops are enough | bottle | Oils
good: Body oil | 22 | On damp skin | bottle | Oils
good: Lip balm | 6 | Beeswax and nothing loud | box | Balms
good: Cream for every day | 24 | Face, elbows, anything | jar | Creams
good: Cleansing oil | 26 | For evenings with make-up | bottle | Cleansers
good: Rose hip oil | 18 | At night | bottle | Oils

# glassware shop
words: glassware, glass shop, drinking glasses, hand-blown glass, handblown glass, tumblers, wine glasses, crystal glass, glass vases
art: glass, vase, bottle, window
kicker: glassware
head: Breath, held for a moment
head: Thin where you drink
head: Light goes through it
lede: Glasses, jugs and vases that catch the light and fit the hand. A bubble here and there is how you know.
line: By hand, lukewarm; crystal never meets the machine.
good: Tumbler | 18 | Heavy foot, thin lip | glass | Tumblers
good: Tumblers, four | 64 | Chosen to match, nearly | glass | Tumblers
good: Tumbler, smoke grey | 20 | For water or whisky | glass | Tumblers
good: Carafe, 1 litre | 49 | Pours without a drip | bottle | Carafes
good: Carafe with glass | 39 | For the bedside | bottle | Carafes
good: Bud vase | 24 | For one stem | vase | Vases
good: Tall vase | 69 | Stands on its own weight | vase | Vases
good: Low bowl vase | 54 | For short stems | bowl | Vases
good: Wine glass | 22 | One shape for all of it | wine | Glasses
good: Wine glasses, six | 119 | Blown in one go | wine | Glasses
good: Water jug | 44 | With a lip for ice | bottle | Carafes
good: Candle glass | 16 | Thick, warm colour | candle | For the table

# woodworking tool shop
words: woodworking tools, woodwork tools, hand tools, carpentry tools, carving tools, chisels, planes, japanese tools, japanese saws
art: saw, hammer, ruler, board
kicker: hand tools
head: Sharp before it is sold
head: It leaves a curl
head: The right saw pulls
lede: Planes, chisels and saws, honed and tried on oak before they leave. Ask how to keep the edge.
line: A drop of oil, a dry place, and ten strokes on the stone every evening.
good: Block plane | 119 | Fits one hand | board | Planes
good: Smoothing plane, no. 4 | 219 | For the last pass | board | Planes
good: Shoulder plane | 159 | Into the corner | board | Planes
good: Chisel, 12 mm | 34 | Ash handle | hammer | Chisels
good: Chisels, four | 119 | 6 to 25 mm | hammer | Chisels
good: Mortise chisel | 46 | To be hit | hammer | Chisels
good: Pull saw | 49 | Fine and coarse edge | saw | Saws
good: Dovetail saw | 89 | Fifteen teeth to the inch | saw | Saws
good: Bow saw | 69 | For green wood | saw | Saws
good: Sharpening stone | 45 | 1000 and 6000 | stone | Edges
good: Marking knife | 19 | Finer than a pencil | ruler | Marking
good: Square, 150 mm | 39 | True, and stays so | ruler | Marking

# home brewing shop
words: home brewing, homebrew, home brew, home brewing supplies, homebrew shop, beer making, wine making, kombucha kits, cider making, brewing supplies
art: barrel, beer, bottle, glass
kicker: home brewing
head: Clean, then patient
head: Three weeks to the first glass
head: It bubbles at night
lede: Kits, yeast and bottles for the first batch and the fortieth. Ask before you throw one away.
line: Everything that touches it is clean; then leave it alone.
good: Starter kit, ten litres | 79 | All but the kettle | barrel | Kits
good: Pale ale kit | 24 | Makes twenty litres | beer | Kits
good: Cider kit | 22 | Apples or juice | bottle | Kits
good: Ale yeast | 4 | For one batch | box | Yeast
good: Lager yeast | 5 | Likes it cool | box | Yeast
good: Wine yeast | 3 | Up to 14 per cent | box | Yeast
good: Bottles, twelve | 18 | Half a litre, brown | bottle | Bottles
good: Swing-top bottles, six | 21 | Used for years | bottle | Bottles
good: Hops, 100 g | 7 | Say bitter or fruity | leaf | Ingredients
good: Malt, 1 kg | 6 | Pale or dark | wheat | Ingredients
good: Hydrometer | 9 | Tells when it is done | glass | Kits
good: Caps, one hundred | 5 | And the lever to press them | box | Bottles

# basket shop
words: baskets, basket shop, willow baskets, wicker, basketry, log baskets, rattan
art: bowl, house, vegetables, hands
kicker: baskets
head: Cut in winter, woven in spring
head: It creaks, then it holds
head: Carry it home in itself
lede: Willow, woven tight, for logs, bread, bicycles and picnics. It creaks for a month and lasts for years.
line: Damp it once a year; willow likes to drink.
good: Log basket, large | 129 | Carries a winter evening | bowl | Log baskets
good: Log basket, low | 99 | For beside the stove | bowl | Log baskets
good: Tray, round | 39 | With a rim | plate | Trays
good: Tray with handles | 48 | Breakfast for two | plate | Trays
good: Shopping basket | 64 | Flat base, one handle | bag | Shopping baskets
good: Market basket | 72 | Two handles, deep | bag | Shopping baskets
good: Bicycle basket | 69 | With leather straps | bike | For the bicycle
good: Bread basket | 28 | Oval | loaf | For the table
good: Picnic basket | 119 | With straps for plates | bag | For outdoors
good: Laundry basket | 89 | Lined | bowl | For the house
good: Cat basket | 59 | They choose it themselves | cat | For the house
good: Kit to weave your own | 34 | An afternoon | hands | To make

# umbrella shop
words: umbrellas, umbrella shop, umbrella store, parasols, brollies
art: umbrella, city, night
kicker: umbrellas
head: Let it
head: Turned inside out, and back
head: The good one stays with you
lede: Umbrellas that close with a click and open against the wind, and that can be mended when they lose.
line: Dry it open, then roll it. Ribs can be replaced.
good: Folding umbrella | 49 | Eight ribs, fits a bag | umbrella | Folding
good: Folding, light | 39 | 190 g | umbrella | Folding
good: Long, wooden handle | 89 | Chestnut | umbrella | Long
good: Long, for two | 99 | 130 cm across | umbrella | Long
good: For children | 24 | Rounded tips | umbrella | Children
good: For children, clear | 26 | To see where one goes | umbrella | Children
good: New rib | 9 | Fitted while you wait | wrench | Mending
good: Parasol, small | 69 | For a balcony | umbrella | Sun
good: Golf umbrella | 79 | Two layers, lets the wind through | umbrella | Long
good: Strap | 8 | Leather | belt | Mending
good: Stand | 59 | For five, with a tray | vase | At home
good: Folding, for travel | 44 | 15 cm when closed | umbrella | Folding

# blanket shop
words: blankets, wool blankets, blanket shop, throws, woollen throws, woven blankets
art: sheep, yarn, bed, window
kicker: blankets
head: Warm before you notice
head: One for the sofa, one for the grass
head: Shorn, spun, woven, worn
lede: Wool, woven close enough for a cold evening and light enough to carry. It outlives the sofa.
line: Air it, rather than wash it. Moths dislike being disturbed.
good: Throw, herringbone | 119 | 130 × 180 cm | yarn | Throws
good: Throw, plain | 99 | Undyed | yarn | Throws
good: Throw, checked | 119 | Two greys and a red | yarn | Throws
good: Picnic blanket | 89 | With a leather strap | yarn | Picnic blankets
good: Picnic blanket, backed | 109 | Keeps the dew out | yarn | Picnic blankets
good: Baby blanket | 59 | Soft enough for a cheek | yarn | Baby
good: Pram blanket | 49 | 70 × 90 cm | yarn | Baby
good: Bed blanket | 189 | 220 × 240 cm | bed | For the bed
good: Lap blanket | 69 | For a wheelchair or a desk | yarn | Throws
good: Travel blanket | 79 | Rolls into a sleeve | yarn | Picnic blankets
good: Cushion | 45 | From the ends of the cloth | yarn | Beside it
good: Wool wash | 12 | For twenty blankets | bottle | Beside it

# aquarium shop
words: aquarium supplies, aquarium supply, aquarium shop, aquariums, fish tanks, aquatics shop, reptile supplies, terrariums
art: fish, leaf, sea, glass
kicker: aquarium supplies
head: Plant first, then fish
head: Still water, clear glass
head: Wait three weeks, then one more
lede: Tanks, filters and plants, and somebody to ask how many fish are too many.
line: A third of the water, every second week. Never all of it.
good: Tank, 60 litres | 99 | With a lid and a lamp | glass | Tanks
good: Tank, 120 litres | 179 | On its own stand | glass | Tanks
good: Small tank for shrimps | 49 | 20 litres | glass | Tanks
good: Inner filter | 29 | Up to 80 litres | box | Filters
good: Outer filter | 99 | Quiet | box | Filters
good: Sponge, two | 6 | Rinse in tank water | box | Filters
good: Java fern | 8 | Grows on wood | leaf | Plants
good: Eel grass | 6 | For the back | leaf | Plants
good: Plant set, ten | 39 | For 60 litres | leaf | Plants
good: Lamp, dimmed | 49 | Sunrise at eight | lamp | Light
good: Heater, 100 W | 24 | Keeps to one degree | box | Filters
good: Root wood | 19 | Soaked and sunk | tree | Plants
`);
