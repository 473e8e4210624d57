import { readTrades } from '../trades/read-trades';

/** Shops for what is worn or carried: leather, hats, socks, underwear, clothes for work. */
export const carryShops = readTrades(`
# leather shop
words: leather bags, leather bag, leather goods, leatherwork, leather worker, handbags, handbag, bags, bag shop, backpacks, backpack, wallets, wallet, belts, purses, tote bags, tote bag, satchels, luggage
art: bag, suitcase, belt, hands
kicker: bags
head: Carried daily, mended once
head: It looks better in year five
head: Room for what matters
lede: Bags, wallets and belts cut by hand and sewn with thread that outlasts the leather. Scratches are part of the plan.
line: Wipe with a dry cloth, wax twice a year, dry slowly and never on a radiator.
good: Tote | 189 | Takes a laptop | bag | Bags
good: Shoulder bag | 165 | Flap, one buckle | bag | Bags
good: Satchel | 229 | For A4 and lunch | bag | Bags
good: Backpack | 249 | Two straps, one pocket | bag | Bags
good: Weekend bag | 329 | Fits above the seat | suitcase | Bags
good: Crossbody, small | 119 | Phone, keys, ticket | bag | Bags
good: Wallet, folded | 69 | Six cards | receipt | Small things
good: Card holder | 39 | Four cards, no coins | receipt | Small things
good: Key ring | 19 | From the offcuts | key | Small things
good: Glasses case | 49 | Hard inside | glasses | Small things
good: Belt, narrow | 59 | 25 mm | belt | Belts
good: Belt, wide | 69 | 38 mm, solid buckle | belt | Belts

# hat shop
words: hats, hat, caps, cap, milliner, millinery, headwear, beanies, straw hats, panama hats, baseball caps
art: hat, mirror, sun
kicker: hats
head: Sit it straight, tilt it after
head: Shade with an opinion
head: Good heads wear hats
lede: Felt for winter, straw for summer and caps in between, in sizes that are measured and not guessed.
line: Lift it by the brim, brush it in one direction, store it upside down.
good: Fedora, felt | 129 | Brim of six centimetres | hat | Felt
good: Wide brim, felt | 139 | For wind without storm | hat | Felt
good: Bowler | 149 | For the brave | hat | Felt
good: Cloche | 98 | Low over the brow | hat | Felt
good: Panama | 145 | Woven fine, rolls up | hat | Straw
good: Sun hat | 79 | Ties under the chin | hat | Straw
good: Boater | 89 | Ribbon to choose | hat | Straw
good: Flat cap | 59 | Tweed or linen | hat | Caps
good: Baker boy | 65 | Eight pieces | hat | Caps
good: Baseball cap | 32 | Plain, six colours | hat | Caps
good: Beanie, merino | 39 | Thin enough indoors | yarn | Caps
good: Hat brush | 16 | Horsehair | brush | Caps

# sneaker shop
words: sneakers, sneaker, sneaker store, trainers, trainer shop, running trainers
art: shoe, city, box, runner
kicker: sneakers
head: Box fresh, or nearly
head: Pairs worth queuing for
head: Lace up, go out
lede: New pairs, old favourites and a few that came in one size only. Every pair is shown as it is, sole included.
line: Brush them dry, wash the laces, and never put them in the machine.
good: Low, white leather | 98 | Goes with all of it | shoe | Everyday
good: Low, canvas | 59 | Six colours | shoe | Everyday
good: High, canvas | 69 | Laces to the ankle | shoe | Everyday
good: Slip-on | 55 | No laces at all | shoe | Everyday
good: Court, suede | 109 | Gum sole | shoe | Classics
good: Runner from the eighties | 119 | Grey on grey | shoe | Classics
good: Basketball, high | 139 | Red and black | shoe | Classics
good: Trail, cushioned | 129 | Grips on wet stone | shoe | To run in
good: Road, light | 135 | 220 grams | shoe | To run in
good: Racing flat | 149 | For one fast day | shoe | To run in
good: Laces, three pairs | 9 | Flat or round | yarn | Care
good: Cleaning set | 22 | Brush, foam, cloth | brush | Care

# sock shop
words: socks, sock, hosiery, tights, stockings, slippers, gloves, scarves, scarf, shawls
art: yarn, gift, shirt
kicker: socks and scarves
head: Warm from the far end
head: A pair survives the wash
head: Small things, worn every day
lede: Socks, scarves and gloves in wool and cotton, sold in pairs that stay pairs.
line: Wash at thirty, inside out; dry flat, and mend the first hole while it is small.
good: Everyday socks, three pairs | 27 | Cotton, five colours | yarn | Socks
good: Merino socks | 16 | Thin, warm | yarn | Socks
good: Walking socks | 19 | Padded heel | yarn | Socks
good: Striped socks | 12 | Louder than the trousers | yarn | Socks
good: Bed socks | 22 | Alpaca | yarn | Socks
good: Tights, wool | 29 | For frost | yarn | Socks
good: Scarf, lambswool | 49 | Two metres | yarn | Scarves
good: Scarf, cotton | 35 | For spring | yarn | Scarves
good: Shawl | 69 | Large enough to sleep under | yarn | Scarves
good: Gloves, knitted | 29 | With a thumb for screens | glove | Gloves
good: Mittens | 32 | Double knit | glove | Gloves
good: Gloves, leather | 79 | Lined | glove | Gloves

# underwear shop
words: lingerie, underwear, period underwear, sports bras, nightwear, pyjamas, pajamas, loungewear, sleepwear, boxer shorts
art: shirt, night, bed, gift
kicker: underneath
head: Worn first, felt least
head: Soft where it counts
head: Made for all day
lede: Cotton, modal and lace cut for bodies that sit, run and sleep. Sizes are measured on many people.
line: Wash at thirty in a bag, dry in the air, never with a softener.
good: Brief, high | 16 | Organic cotton | shirt | Every day
good: Brief, low | 15 | Seams lie flat | shirt | Every day
good: Boxer | 19 | Does not ride up | shirt | Every day
good: Vest | 22 | Under everything | shirt | Every day
good: Bra, soft | 39 | No wire | shirt | Bras
good: Bra, with support | 54 | Wide straps | shirt | Bras
good: Sports bra | 49 | For running | shirt | Bras
good: Bralette, lace | 45 | Lined | shirt | Bras
good: Pyjamas, cotton | 69 | Pockets | bed | At night
good: Nightshirt | 54 | Long enough | bed | At night
good: Dressing gown | 98 | Linen | bed | At night
good: Shorts for sleeping | 29 | Two in a pack | bed | At night

# swimwear shop
words: swimwear, bikinis, bikini, swimsuits, swimsuit, beachwear, swimming trunks
art: sea, sun, shirt, umbrella
kicker: swimwear
head: Made to get wet
head: Stays on in the second wave
head: One more swim
lede: Suits for lengths, waves and lying about, in fabric that keeps its shape through salt and chlorine.
line: Rinse in cold water, squeeze without wringing, dry in the shade.
good: Swimsuit for lengths | 69 | Crossed back | shirt | Suits
good: Swimsuit, low back | 79 | Lined | shirt | Suits
good: Swimsuit with sleeves | 89 | Sun stays outside | shirt | Suits
good: Bikini top, tied | 39 | Four sizes | shirt | Two parts
good: Bikini top, sporty | 45 | Stays where it is | shirt | Two parts
good: Bottom, high | 42 | Soft edge | shirt | Two parts
good: Bottom, low | 36 | Sides to tie | shirt | Two parts
good: Trunks, short | 49 | Pocket with a zip | shirt | Trunks
good: Trunks, long | 55 | Dry in an hour | shirt | Trunks
good: Sun shirt | 49 | For long days | shirt | On the sand
good: Towel | 35 | Thin, large, fast | bag | On the sand
good: Beach bag | 39 | Sand falls out | bag | On the sand

# workwear shop
words: workwear, work wear, work clothes, uniforms, chef jackets, aprons, apron, overalls, safety boots, ppe
art: shirt, hammer, shoe
kicker: work clothes
head: Pockets where hands go
head: Washed a hundred times
head: Dressed for the job
lede: Jackets, trousers and aprons with seams that hold, in sizes for whole teams and for one.
line: Wash at sixty, close the zips first, and patch the knees before they go.
good: Work jacket | 89 | Canvas, six pockets | shirt | Jackets and tops
good: Overshirt | 69 | Heavy twill | shirt | Jackets and tops
good: Polo shirt | 24 | Eight colours | shirt | Jackets and tops
good: Sweatshirt | 36 | Brushed inside | shirt | Jackets and tops
good: Work trousers | 79 | Room for knee pads | shirt | Trousers
good: Dungarees | 98 | Wide straps | shirt | Trousers
good: Shorts | 49 | For roofs in July | shirt | Trousers
good: Apron, long | 42 | Crossed back | shirt | Aprons
good: Apron, short | 29 | Three pockets | shirt | Aprons
good: Safety boots | 119 | Light cap, good sole | shoe | Feet and hands
good: Clogs | 59 | Oil does not matter | shoe | Feet and hands
good: Gloves, five pairs | 25 | You can still pick up a screw | glove | Feet and hands

# wig and hair shop
words: wigs, wig, hair extensions, hair accessories, hair clips, scrunchies, turbans
art: mirror, comb, gift, sun
kicker: hair
head: A better day for your head
head: Long by this evening
head: Pinned, tied, turned
lede: Pieces, clips and wraps that feel like nothing and hold all day, with advice on shade and length.
line: Wash cold, comb from the tips up, dry on a stand.
good: Wig, short | 189 | Soft lace in front | mirror | Hair
good: Wig, long | 249 | Four shades | mirror | Hair
good: Clip-in lengths | 129 | Six pieces | comb | Hair
good: Fringe | 49 | For a trial | comb | Hair
good: Turban, cotton | 35 | Ready tied | mirror | Wraps
good: Scarf, silk | 45 | Does not slip | gift | Wraps
good: Sleep cap | 25 | Satin | bed | Wraps
good: Claw, large | 15 | Holds thick hair | comb | Clips
good: Slides, four | 12 | Matt | comb | Clips
good: Scrunchies, three | 14 | Velvet | gift | Clips
good: Wide comb | 16 | Wood | comb | Care
good: Stand | 19 | Folds flat | board | Care

# skate and surf shop
words: surfboards, surfboard, skateboards, skateboard, snowboards, longboards, wetsuits, paddle boards, paddleboards, kiteboards, roller skates
art: surfboard, skateboard, sea, sun
kicker: boards
head: Stand up, look ahead
head: Wax, wheels, weather
head: Shaped for small days too
lede: Boards and what goes with them, chosen by people who fall off them every weekend.
line: Rinse after salt, keep out of the sun, and mend dings before the next swim.
good: Longboard, nine foot | 690 | Forgiving, for small waves | surfboard | Boards
good: Funboard, seven foot six | 540 | The one to learn on | surfboard | Boards
good: Fish, five foot eight | 580 | Two fins | surfboard | Boards
good: Soft board | 289 | For children and rocks | surfboard | Boards
good: Skateboard, complete | 109 | Ready to push | skateboard | Wheels
good: Deck | 59 | Seven plies | skateboard | Wheels
good: Wheels, four | 39 | Soft or hard | wheel | Wheels
good: Cruiser | 129 | For the way to school | skateboard | Wheels
good: Wetsuit, 3 mm | 189 | Spring to autumn | shirt | Worn
good: Wetsuit, 5 mm | 249 | Winter | shirt | Worn
good: Leash | 29 | Two sizes | belt | Worn
good: Wax, three | 9 | Cool, warm, tropical | box | Worn
`);
