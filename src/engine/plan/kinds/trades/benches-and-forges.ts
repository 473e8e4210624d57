import { readTrades } from './read-trades';

/** Workshops with one old craft: iron, wheels, barrels, copper, leather, strings, wood, willow. */
export const benchesAndForges = readTrades(`
pages: local
schema: LocalBusiness
own: this workshop
act: Ask about a piece > contact
act: See what we make > services
line: Drawn with you first, made one at a time.
line: Send a picture, and you hear what can be done.
line: New, or mended, or matched to one you have.
step: You write|What it is, what for, and by when. A picture helps.
step: We talk it over|Size, material and money, in that order.
step: It is made|And you hear when it is half done.
step: Handed over|With a word on how to look after it.
ask: Do you take commissions?|Yes, a few at a time. Write with an idea and a date.
ask: Can it be mended?|Send a picture. You hear whether it is worth it before it costs anything.
ask: How long does it take?|Weeks rather than days. You get a date with the price.
ask: Can I visit the workshop?|Ask for a day. Closed shoes, curious hands.
ask: Do you send things?|What can be packed, yes. Large pieces are better fetched or brought.
ask: How do I pay?|As agreed in the offer, against an invoice.
title: services|What we make and mend
title: process|From a line to the finished piece
title: gallery|In the workshop
title: faq|Asked before, answered here
call: Is there a piece in your head?|Two lines and a sketch are enough.

# blacksmith
words: blacksmiths, blacksmithing, blacksmith workshop, artist blacksmith, forge, the forge, wrought iron workshop, wrought ironwork, wrought iron gates, metal artist, metalsmith, ornamental ironwork, knifemaker, knife maker, bladesmith
art: anvil, hammer, door, horse
head: Hot, then hammered, then yours
head: Iron, while it is soft
head: Made with fire and a good eye
lede: Gates, railings, tools and things for the hearth{in}, drawn with you, heated, hammered and finished by hand.
offer: Gates and railings|Measured where they will hang.|door
offer: For the house|Hooks, latches, handles, a curtain pole.|key
offer: For the fire|Baskets, pokers, grates.|candle
offer: Repairs|Old ironwork straightened, pieced and hung again.|wrench
offer: A day at the forge|Make a hook, take it home.|anvil
about: {name} works hot iron{in}. It has to be quick, because the colour goes, and slow, because the eye decides.
about: What leaves the forge can be mended by any smith in a hundred years.
ask: Will it rust?|Outside it is painted, waxed or galvanised. We tell you which suits yours.
reach: Ask about a piece|What it is for, rough size, a picture of the place.
shot: The fire|candle
shot: On the anvil|anvil
shot: Scroll|flower
shot: Hung|door

# welder
words: welders, welding, welding company, welding business, welding shop, welding services, welding and fabrication, fabrication and welding, mobile welder, mobile welding, metal fabrication, metal fabricator, metal fabricators, fabricator, steel fabrication, steel fabricator, steel fabricators, steel fabrication company, metalwork company, sheet metal workshop, sheet metal fabrication, sheet metal, sheet metal company
art: hammer, gear, wrench, house
head: Joined for good
head: Cut, welded, ground smooth
head: If it is metal, ask
lede: Steel, stainless and aluminium{in}: cut, folded, welded and finished, from one bracket to a staircase.
offer: Gates, rails and stairs|Measured, made, fixed.|stairs
offer: Frames and brackets|From your drawing or from the broken one.|ruler
offer: Repairs|Trailers, machines, anything that cracked.|wrench
offer: At your place|The welder comes to what cannot move.|van
offer: Small runs|The same part, twenty times.|box
about: {name} works metal{in}. A good weld is the one you do not notice, on a thing that does not move any more.
ask: Can you weld aluminium?|Yes, and stainless. Cast iron we look at first.
ask: Do you need a drawing?|A sketch with measures is enough. We draw it properly.
reach: Ask for a price|Material, measures, how many, and a picture.
shot: Sparks|bolt
shot: Tacked|ruler
shot: Ground smooth|hammer
shot: Fixed|stairs

# wheelwright
words: wheelwrights, wheelwrighting, cart wheels, wagon wheels, carriage builder, coachbuilder of carriages, wagon builder, cart builder, gypsy caravan restorer
art: wheel, horse, saw, hammer
head: Round, true, and ready to roll
head: Twelve spokes and a hot tyre
head: It has to run, and run straight
lede: Wheels for carts, wagons and carriages{in}, built and rebuilt from hub to tyre, and the bodies that stand on them.
offer: New wheels|Elm, oak and ash, in the old proportions.|wheel
offer: Wheels rebuilt|New spokes and felloes, the hub kept where it can be.|wrench
offer: Hooping|The tyre goes on red hot and shrinks tight.|candle
offer: Carts, wagons and vans|Frames, boards, shafts.|horse
offer: Painting and lining|Colours and lines as they were.|brush
about: {name} makes and mends wheels{in}. A wheel is the only piece of furniture that has to survive the road.
ask: Can my wheel be saved?|Often more of it than you think. Send a picture of hub and rim.
ask: Which tyre should it have?|Iron for show and field, rubber for the road. We advise.
reach: Ask about a wheel|Height, number of spokes, and a picture from the front.
shot: Hub, turned|wheel
shot: Spokes in|hammer
shot: Red hot|candle
shot: Rolling|horse

# cooper
words: coopers, cooperage, barrel maker, barrel makers, cask maker, barrel maker and seller
art: barrel, hammer, wine, saw
head: Staves, hoops, no glue
head: It holds because it is pulled tight
head: Made to be filled
lede: Barrels, casks, tubs and buckets{in}, new, rebuilt or cut in half for a garden, held together by nothing but hoops.
offer: New casks|Oak, dried for years, toasted as you like.|barrel
offer: Repairs|New staves, new heads, tight again.|hammer
offer: Tubs and buckets|For baths, cold plunges and butter.|drop
offer: Old barrels|For gardens, tables and props.|flower
offer: To watch|A barrel raised before your eyes.|people
about: {name} makes barrels{in}. No ruler is used; the eye measures and the water tells.
ask: Does it leak?|When dry, every barrel does. Filled, it swells and closes.
reach: Ask about a barrel|How large, what for, and how many.
shot: Staves|tree
shot: Raised|barrel
shot: Fire inside|candle
shot: Tight|drop

# coppersmith
words: coppersmiths, tinsmith, tinsmiths, tinning, copper pan retinning, retinning, silversmith workshop, pewter smith, pewtersmith, brass worker, metal spinner, lead worker, leadworker, leadwork company, lead roofing
art: hammer, bowl, skillet, jar
head: Beaten, not cast
head: A thousand small blows
head: Thin metal, long life
lede: Copper, tin, brass and lead{in}, raised, soldered and planished by hand: vessels, roofs, lamps and what your grandmother cooked in.
offer: Pans and vessels|Made new, or lined again.|skillet
offer: Lamps and fittings|To match the ones that are left.|lamp
offer: Roofs and gutters|Flashings, hoppers, finials.|roof
offer: Repairs|Dents out, seams tight, handles on.|wrench
offer: One of a kind|From your drawing.|pencil
about: {name} shapes sheet metal{in}. It begins flat and ends round, and in between it is loud.
ask: Can I cook in it?|If the lining is sound. We tell you, and renew it.
reach: Ask about a piece|What it is, its size, and a picture inside and out.
shot: Flat|stone
shot: Raised|bowl
shot: Solder|candle
shot: Shining|sun

# saddler
words: saddlers, saddlery, saddle maker, saddle makers, harness maker, harness makers, bridle maker, saddlery workshop, leather workshop, leather worker, leather workers, leatherworker, leather craftsman, leathercraft, leather goods maker, bag maker, belt maker
head: Two needles, one thread
head: Stitched by hand, used for years
head: Leather that gets better
lede: Saddlery, bags, belts and straps{in}, cut from the hide, stitched by hand and made so that they can be mended.
offer: Saddles and bridles|Fitted, reflocked, restitched.|saddle
offer: Bags and cases|To your size, with the pocket where you want it.|bag
offer: Belts and straps|While you wait, or nearly.|ruler
offer: Repairs|Zips, buckles, a seam that has had enough.|wrench
offer: For dogs|Collars and leads that outlast sticks.|dog
about: {name} works leather{in}. The machine is faster; the hand stitch holds when one of them breaks.
ask: How do I look after it?|Wipe, dry slowly, a little grease. It comes with a note.
art: bag, horse, scissors, dog
reach: Ask about a piece|What it is for, your measures, and a picture if it is to be mended.
shot: The hide|sheep
shot: Two needles|sewing
shot: Edge, burnished|brush
shot: Ten years on|bag

# violin maker
words: violin makers, violin maker, luthier, luthiers, violin workshop, violin repair, violin repairs, cello maker, guitar maker, guitar builder, guitar luthier, lute maker, harp maker, instrument maker, bow maker, string instrument repair, violin restoration
art: violin, tree, brush, music
head: Spruce, maple and a thin coat of varnish
head: Listen to the wood first
head: It will be played when we are not
lede: Instruments made, set up and restored{in}: every arch carved by hand, every crack looked at twice, and the sound post moved until it speaks.
offer: New instruments|From the wedge of wood to the first note.|tree
offer: Repairs|Cracks, open seams, a neck that has dropped.|wrench
offer: Setting up|Bridge, strings, nut, sound post.|ruler
offer: Bows|Hair, tip, grip.|music
offer: A second opinion|Before you buy, sell or insure.|magnifier
about: {name} makes and mends instruments{in}. The work is quiet until somebody tries it.
ask: How long does a new one take?|Months. Wood and varnish set the pace, and you may come and look.
ask: Can I try before I decide?|Of course. Bring your bow or your hands, and time.
reach: Ask about an instrument|What it is, what troubles it, and a picture.
shot: Arching|violin
shot: Scroll|brush
shot: Varnish, drying|sun
shot: First note|music

# wood turner
words: wood turners, woodturner, woodturners, woodturning, wood turning, woodcarver, wood carver, wood carvers, woodcarving, spoon carver, spoon maker, chainsaw carver, wooden bowl maker
art: bowl, tree, saw, brush
head: Round, out of something crooked
head: The shavings go on the roses
head: A bowl was in there
lede: Bowls, spoons, toys and carvings{in}, from wood with a history, oiled and ready for use.
offer: Bowls and plates|For salad, keys, or looking at.|bowl
offer: Spoons and boards|For the drawer that is used every day.|dish
offer: Carvings|Lettering, animals, a sign for the gate.|pencil
offer: From your own tree|Bring a log, fetch a bowl.|tree
offer: Parts|A spindle, a knob, a leg to match.|stairs
about: {name} turns and carves wood{in}. Most of it ends up on the floor; the rest is what we sell.
ask: Is it safe for food?|Oil and wax only. Wash by hand, dry at once.
reach: Ask about a piece|What it is for, rough size, and the wood you like.
shot: On the lathe|saw
shot: Shavings|leaf
shot: Oil|jar
shot: Shelf|bowl

# basket maker
words: basket makers, basketmaker, basket weaver, basket weavers, basketry, willow weaver, willow weavers, willow weaving, cane chair repair, chair caner, chair caning, rush seating, wicker repair, coffin weaver
art: wicker, leaf, chair, garden
head: Cut in winter, woven in spring
head: It carries more than it weighs
head: Over one, under one
lede: Baskets, seats and sculpture in willow, cane and rush{in}, woven by hand from rods that are soaked overnight.
offer: Baskets|For logs, bread, bikes and babies.|wicker
offer: Seats|Cane and rush, strand by strand.|chair
offer: For the garden|Fences, arches, things to climb.|garden
offer: Sculpture|Hares, mostly. Ask for others.|tree
offer: A day to learn|Go home with your own basket.|people
about: {name} weaves{in}. Every basket begins with a cross and ends with a handle you can trust.
ask: How long does a basket last?|Dry and in use, decades. Damp is what it dislikes.
reach: Ask about a piece|What it is to carry, or a picture of the seat.
shot: Rods, soaking|drop
shot: The base|wicker
shot: Handle|hands
shot: Full|vegetables
`);
