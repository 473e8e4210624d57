import { readTrades } from './read-trades';

/** Things that are launched on their own: what is good about one, what is in the box, what it costs. */
export const things = readTrades(`
own: this one
act: Reserve yours > pricing
act: Look closer > features
title: features|Why it feels right|Look closer
title: pricing|What it costs|Order
title: products|In all versions
title: faq|Before you order
title: process|Out of the box
title: story|Why we made it
title: gallery|From all sides
title: comparison|Beside the usual one
title: testimonials|From first users
reach: Ask the workshop|Orders, parts, ideas for the next one.
call: Ready when it is?|Reserve now, pay when it ships.
ask: When does it ship?|In the order of reservations. We write before we send.
ask: Can I send it back?|Yes, unused or gently used, within the time that stands on your order.
ask: Can it be repaired?|Yes. Parts can be ordered singly, and most are changed with one screwdriver.
ask: Where do you send to?|Most places the post goes. Ask about yours.
ask: What if it arrives damaged?|Send a photograph, and we put it right.
ask: Where is it made?|Ask, and we tell you part by part.

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

# headphones
words: headphones, earbuds, headset, earphones, speaker, bluetooth speaker, loudspeaker, loudspeakers, turntable, record player, amplifier, radio, hi fi, hifi, soundbar, microphone, synthesizer, synth, guitar pedal, noise cancelling headphones
art: headphones, room, night
head: Hear the room the record was made in
head: Good sound, few buttons
head: Turn it up, nothing rattles
lede: Clear from a whisper to the last chorus, with a knob where the hand expects one and parts that can be changed.
why: Honest sound|No bass where there was none.|headphones
why: A real knob|You find it in the dark.|hands
why: Parts you can change|Cushions, cable, battery.|wrench
why: Works with a cable|When everything else is empty.|key
detail: Steel and beech, cloth where it touches you, screws where others use glue.
detail: In the box: the thing itself, a long cable, a short cable, a bag.
good: Black|189|With both cables|headphones
good: Sand|189|With both cables|headphones
good: Spare battery|24|Changed in a minute|box
plan: One|189|Black or sand.|Both cables; A bag
plan: Two|349|For a pair of ears, or of rooms.|Mix colours; Both cables; Two bags|Best value
step: Charge|Or plug in the cable.
step: Listen|To something you know by heart.
step: Again|You will hear the chair creak.
compare: Compared|This one|The usual one
compare: Battery|You change it|It changes your plans
compare: Without charge|Works by cable|Silent
story: We repaired other people’s for ten years and drew this one out of spite, then out of love.
said: I heard my favourite bass player breathe.|Tester
said: Changed the battery at breakfast.|Tester
said: My neighbour knocked, to ask what it was.|Tester
shot: Up close|headphones
shot: On the shelf|shelf
shot: Evening|night
shot: Opened|wrench
shot: In the room|room
shot: Two colours|box

# bike
words: bike, e bike, ebike, bicycle, cargo bike, electric bike, folding bike, gravel bike, scooter, e scooter, electric scooter, kick scooter, skateboard, electric car, motorbike, stroller, pram, helmet, bike light
art: bike, city, hills
head: Uphill, without the face
head: Get there before the parking space
head: Light enough for your stairs
lede: Made for every day: lights that are always on, a chain that does not eat trousers, and parts any workshop has.
why: Light|Carried up two floors with one hand.|hands
why: Quiet|You hear the bell of others.|city
why: Any workshop can mend it|Standard parts throughout.|wrench
why: Lights built in|No clips, no excuses.|bulb
detail: A frame that does not date, tyres that forgive kerbs, and a lock that belongs to it.
detail: With it: tools for the first adjustment, spare keys, a short manual with drawings.
good: Small|1890|Up to 165 cm|bike
good: Medium|1890|165 to 180 cm|bike
good: Large|1890|From 180 cm|bike
plan: Ride it first|0|Half an hour, round the block.|No obligation; Helmet lent
plan: The whole thing|1890|Three sizes.|Lights and lock; First check free|Most chosen
step: Try|Half an hour, uphill.
step: Size|We set it with you.
step: Ride|First check after a month.
compare: Compared|This one|The usual one
compare: Spare parts|In any workshop|By post, from far away
compare: Weight|Stairs are fine|Stairs are an event
story: We live on a hill, on the fourth floor. That was the whole specification.
said: I sold the second car. Nobody noticed.|Commutes
said: My knees sent flowers.|Lives on a hill
said: Carried it into a train, alone.|Tester
shot: In town|city
shot: Uphill|hills
shot: Up close|bike
shot: At the door|door
shot: In the workshop|wrench
shot: Evening ride|night

# watch
words: watch, wristwatch, smartwatch, smart watch, clock, alarm clock, wallet, pen, fountain pen, notebook, ring, smart ring, sunglasses, glasses, umbrella, pocket knife, wearable, fitness tracker
art: watch, hands, shelf
head: It tells you one thing, exactly
head: Small, quiet, always there
head: Made to be handed on
lede: Something you carry every day should be light, plain and repairable. This is, and it gets better where you touch it.
why: Plain to read|At a glance, at arm’s length.|search
why: Repairable|Opened, cleaned, closed, for decades.|wrench
why: Light|You forget it until you need it.|leaf
why: Ages well|Scratches welcome.|hands
detail: Steel, leather and glass, nothing glued. Every part has a number and can be had singly.
detail: In the box: the thing, a cloth, a card with the drawing.
good: Steel|240|Plain|watch
good: Black|250|Matt|watch
good: Spare strap or case|38|Leather|bag
plan: One|240|Steel or black.|Cloth; Card with the drawing
plan: With engraving|265|Two lines.|Your words; Checked with you first|For presents
step: Open|Paper, no foam.
step: Wear|Daily.
step: Send it in|When it needs a clean.
compare: Compared|This one|The usual one
compare: Can be opened|Yes|With a hammer
compare: Needs charging or updates|As rarely as we could manage|Nightly
story: It began with my grandfather’s, which still works, and mine, which did not.
said: Nobody has asked about it. I like that.|Tester
said: Dropped it on stone. One scratch, named Rita.|Tester
said: My son already asked who gets it.|Tester
shot: Up close|watch
shot: On the wrist|hands
shot: Opened|wrench
shot: The box|gift
shot: With scratches|ring
shot: In the shop|shelf

# keyboard
words: keyboard, mechanical keyboard, mouse, monitor stand, laptop stand, webcam, game console, handheld console, controller, drone, camera, action camera, printer, 3d printer, e reader, tablet, phone, smartphone, computer, single board computer, gadget, robot, robot vacuum, smart home hub, sensor, charger, power bank, standing desk, office chair, desk
art: laptop, code, office
head: Every key knows its place
head: For the part of the desk you touch
head: Heavy foot, light touch
lede: A tool for people who sit at it all day: firm, quiet, opened with four screws and adjusted without an account.
why: Good under the fingers|Firm at the bottom, soft on the way.|hands
why: Quiet|The next desk will thank you.|moon
why: Opens with screws|Every part can be changed.|wrench
why: No account|Settings live on the thing itself.|shield
detail: A solid body, rubber feet that stay, a cable that unplugs.
detail: In the box: the thing itself, a cable, a tool, three spare parts you will not need.
good: Standard|149|Grey|laptop
good: Compact|139|Grey or black|laptop
good: Set of spare parts|19|The ones that wear|box
plan: One|149|Standard or compact.|Cable; Tool; Spare parts
plan: Home and office|279|One for each desk.|Mix versions; Two cables; Spare parts|Best value
step: Plug in|It works before you sit down.
step: Set|Two or three things, once.
step: Work|For years.
compare: Compared|This one|The usual one
compare: Settings|On the device|In an account
compare: Spare parts|All of them|None
story: We write for a living and wore out eleven. The twelfth we drew ourselves.
said: I type slower and delete less.|Writes for a living
said: My colleague moved back to the desk beside me.|Open office
said: Took it apart on a Sunday, for fun. It forgave me.|Tester
shot: On the desk|office
shot: Up close|laptop
shot: Opened|wrench
shot: At night|night
shot: In the bag|bag
shot: Three versions|shelf

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

# backpack
words: backpack, bag, suitcase, tent, sleeping bag, shoe, shoes, sneakers, jacket, rain jacket, duffel, tote, laptop bag, boots, running shoe, hammock, yoga mat, hiking boots, t shirt, hoodie
art: bag, mountains, city
head: Carries more than it looks
head: Rain outside, dry inside
head: Made for the way there
lede: Light, tight and plain: made from cloth that can be mended, with zips that can be changed.
why: Sits well|Tried on short backs and long ones.|hands
why: Keeps the rain out|Seams taped, flap where it counts.|umbrella
why: Mended, not replaced|Send it in; it comes back sewn.|scissors
why: No logo|It is yours.|leaf
detail: Waxed cotton and steel buckles, a light lining in which you find things.
detail: With it: a patch of the cloth and a needle, just in case.
good: Small|119|Three colours|bag
good: Large|149|Three colours|bag
good: Rain cover or care set|24|For bad weeks|box
plan: One|119|Small, three colours.|Patch and needle; First repair free
plan: Large|149|For the weekend.|Patch and needle; First repair free|Most chosen
step: Try on|At home, with your things.
step: Wear|In any weather.
step: Mend|Send it in, once in a while.
compare: Compared|This one|The usual one
compare: Zips|Can be changed|Decide its life
compare: Repair|By post|A new one
story: Ours broke at the seam in the rain, far from anywhere. We sewed it with dental floss and began to draw.
said: Dry laptop, wet everything else.|Commutes
said: Two years, one scar, sewn.|Tester
said: My back has stopped sending letters.|Tester
shot: On the way|city
shot: Packed|bag
shot: In the rain|lake
shot: Up there|mountains
shot: Needle and patch|scissors
shot: Three colours|shelf

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
