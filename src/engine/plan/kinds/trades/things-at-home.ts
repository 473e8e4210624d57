import { readTrades } from './read-trades';
import { thingsShared } from './things-shared';

/** Single things for the house. */
export const thingsAtHome = readTrades(`
${thingsShared}
# lamp
words: lamp, desk lamp, smart lamp, floor lamp, light, reading light, lantern, smart light, pendant light, night light
art: lamp, night, room
head: Light where the book is
head: Bright at six, warm at ten
head: One dial, no app needed
lede: A lamp with one dial: turn it for more, press it for warmer. It stays where you point it.
why: Warm to cool|Candle at one end, noon at the other.|candle
why: Stays put|Weighted foot, quiet joints.|hands
why: No flicker|Also at the lowest.|shield
why: The bulb is yours|Standard socket, changed in a minute.|bulb
detail: Folded steel, a cloth cable two metres long, a foot you could prop a door with.
detail: In the box: lamp, bulb, spare cloth cable clip, a card with the drawing.
good: Desk|139|White, sand or black|lamp
good: Floor|219|White, sand or black|lamp
good: Wall|119|With a switch on the cable|lamp
plan: Desk|139|For one table.|Three colours; Bulb included
plan: Desk and wall|239|For table and bed.|Mix colours; Bulbs included|Best value
step: Plug in|Nothing to pair.
step: Turn|Until it is right.
step: Forget|It remembers.
compare: Compared|This lamp|The usual lamp
compare: Needs an app|No|Often
compare: Bulb|Changed in a minute|Built in, gone with it
story: We wanted to read in bed without a firmware update. That turned out to be a gap in the market.
said: My eyes stopped arguing with me.|Reads nightly
said: It is a dial. I wept a little.|Tester
said: Looks off even better than on.|Tester
shot: At the desk|lamp
shot: Reading|book
shot: Late|night
shot: The dial|hands
shot: By the bed|bedroom
shot: In a row|shelf

# bottle
words: bottle, water bottle, thermos, flask, drinking bottle, travel mug, tumbler, lunch box, cup, thermos flask
art: bottle, mountains, bag
head: Cold at noon, closed in the bag
head: One lid, no rattle
head: Wide enough to wash
lede: Steel, one moving part, a mouth wide enough for ice and a brush. It does not drip, and it does not pretend to be clever.
why: Truly tight|Upside down in a bag of books.|bag
why: Easy to wash|A brush gets everywhere.|drop
why: Keeps its temperature|Cold for a day, warm for a morning.|mountains
why: Spare seals|Two in the box, more by post.|ring
detail: Double-walled steel, powder-coated outside, bare inside. The lid comes apart without tools.
detail: In the box: bottle, two seals, a loop for a carabiner.
good: Half a litre|32|Four colours|bottle
good: Three quarters|36|Four colours|bottle
good: One litre|41|Four colours|bottle
plan: One|36|Three quarters of a litre.|Four colours; Two seals
plan: A pair|66|One stays at work.|Mix colours; Four seals|Best value
step: Rinse|Once, warm.
step: Fill|Ice fits.
step: Carry|Any way up.
compare: Compared|This bottle|The usual one
compare: Lid|Comes apart|Grows things
compare: Spare parts|Every part|A new bottle
story: It began with a wet laptop. Since then we have tested every lid upside down, over our own laptops.
said: Lived under a bike seat for a month. Still tight.|Commutes
said: Nothing grows in the lid. Finally.|Parent
said: I lost it, bought it again, found it. Now I have two.|Tester
shot: On the desk|bottle
shot: In the bag|bag
shot: Up there|mountains
shot: Taken apart|ring
shot: With ice|cocktail
shot: By the sea|sea

# coffee maker
words: coffee maker, coffee machine, espresso machine, coffee grinder, grinder, kettle, teapot, toaster, blender, juicer, oven, pizza oven, grill, barbecue, coffee brewer, moka pot, bread maker
art: coffee, cup, beans
head: One good cup, on purpose
head: Warm up, press, breathe
head: Loud for ten seconds, then silence
lede: For the first quarter of an hour of the day: heats quickly, does one thing well, and comes apart for washing.
why: Ready quickly|Before you have found the cup.|clock
why: Even heat|The third one is like the first.|bulb
why: Comes apart|No corner you cannot reach.|drop
why: Seals by post|For as long as we are here.|ring
detail: Steel where it is hot, wood where you hold it, a plain switch that clicks.
detail: In the box: the machine, a spare seal, a measuring spoon, one page of instructions.
good: Steel|289|Bare|coffee
good: Cream|299|Powder-coated|coffee
good: Seals and gasket|9|A set|ring
plan: One|289|Steel or cream.|Spare seal; Spoon
plan: With grinder|429|Beans to cup.|Grinder; Spare seals; A bag of beans|Best value
step: Fill|Water and beans.
step: Wait|Two minutes.
step: Drink|Sitting down, ideally.
compare: Compared|This one|The usual one
compare: Opens for cleaning|Fully|Not really
compare: Capsules|None|Many
story: The old one was glued. We looked inside anyway, and found a part worth a few cents.
said: My café asked where I have been.|Every morning
said: Took it apart after a year. Clean.|Tester
said: It clicks. I like the click.|Tester
shot: Morning|coffee
shot: First cup|cup
shot: Beans|beans
shot: Taken apart|wrench
shot: On the counter|counter
shot: For guests|table

# pan
words: pan, cast iron pan, frying pan, pot, knife, chef's knife, kitchen knife, cutting board, casserole, wok, cookware, mortar, pasta machine, baking tin, scale, kitchen scale, salt mill, pepper mill
art: dish, table, vegetables
head: Hot, even, for good
head: Heavier than yours, longer too
head: Better every time you cook
lede: One solid piece, ground smooth, oiled and ready. It gets hot evenly, stays hot, and will be argued about by your heirs.
why: Even heat|To the edge.|bulb
why: One piece|Nothing to come loose.|ring
why: For every stove|And the fire in the garden.|candle
why: Gets better|Oil, heat, patience.|heart
detail: Ground smooth inside, left rough outside, with a handle for two hands.
detail: In the box: the piece itself, oiled, and a card on how to keep it.
good: Small|79|24 cm|dish
good: Large|109|28 cm|dish
good: Lid or board|45|Fits both|table
plan: One|109|The large one.|Oiled and ready; Card on care
plan: Both sizes|169|Eggs and everything else.|Oiled and ready; One lid|Best value
step: Wipe|No soap needed.
step: Heat|Slowly, the first time.
step: Cook|Something with fat.
compare: Compared|This one|The usual one
compare: Coating|None to lose|Lost by spring
compare: Lasts|Longer than the stove|A few years
story: We inherited one and could not buy its sister anywhere. So we asked a foundry.
said: The eggs slide. I call people in to watch.|Cooks daily
said: My old pans moved to the cellar by themselves.|Tester
said: Heavy, yes. So is bread.|Baker
shot: On the fire|dish
shot: Eggs|egg
shot: Bread in it|loaf
shot: On the wall|shelf
shot: Supper|table
shot: Oil and cloth|bottle

# skincare
words: skincare, skincare serum, serum, face cream, moisturiser, moisturizer, sunscreen, shampoo, perfume, deodorant, lip balm, toothbrush, toothpaste, razor, soap bar, hand cream, body lotion, makeup, cosmetics, beard oil, supplement, vitamins, protein bar, energy drink, tea blend, snack, chocolate bar, hot sauce, dog food, pet food, granola, candle
art: bottle, jar, leaf
head: Short list, read it all
head: Little in it, enough of it
head: For the days you forget the rest
lede: A few things that belong in it and none that only sound good. The label has the whole list, in words.
why: The whole list|On the front, in plain words.|document
why: Small batches|With the date on each.|clock
why: No borrowed promises|We say what is in it, not what it will do for your life.|scales
why: Comes refilled|The container is yours.|bottle
detail: Made in small batches, filled by hand, dated. Use it up within the time on the label.
detail: In the box: the thing, a card with the list, nothing that rustles.
good: Regular|24|The usual size|bottle
good: Refill|18|For the same container|jar
good: Small one for the road|11|To try, or to travel|box
plan: One|24|To try.|The whole list; Dated
plan: Three|64|For a season.|The whole list; Dated; Refill price next time|Best value
step: Read|The list, first.
step: Try|A little, on a quiet day.
step: Keep|Cool, closed, within its date.
compare: Compared|This one|The usual one
compare: List|On the front|In grey, on the back
compare: Container|Refilled|Thrown away
story: It began with a label we could not read and a cupboard of half-used things. So we wrote the list first and made the thing after it.
said: I understood the label. First time.|Tester
said: Nothing happened, in the best sense. My skin and I are fine.|Tester
said: I send the empty one back and feel clever.|Second order
ask: Does it suit me?|Read the list, and try a little first. If you have allergies or a condition, ask your doctor or pharmacist.
shot: Up close|bottle
shot: The list|document
shot: Batch day|bowl
shot: Refill|jar
shot: On the shelf|shelf
shot: On the road|bag
`);
