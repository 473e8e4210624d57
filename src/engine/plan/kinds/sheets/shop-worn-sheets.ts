import { readTrades } from '../trades/read-trades';

/** Shops that sell what is worn or carried. `kicker` says what they sell, `line` how to look after it. */
export const wornShops = readTrades(`
# vintage shop
words: vintage clothing, vintage clothes, vintage store, vintage fashion, second hand clothes, second hand clothing, secondhand clothing, thrift store, thrift shop, charity shop, pre loved clothing, preloved
kicker: vintage clothes
head: Worn in, not worn out
head: One of each, in one size
head: It was made to last, and it did
lede: Coats, denim and silk from the decades that still lined their jackets. Washed, mended and measured by hand.
line: We write the real measurements on the tag. Labels lie, tape does not.
good: Wool overcoat, 1970s | 98 | Camel, lined, fits a medium | shirt | Coats and jackets
good: Leather jacket | 120 | Softer than when new | shirt | Coats and jackets
good: Workwear jacket, blue | 64 | Faded where it should be | shirt | Coats and jackets
good: Trench coat | 89 | Belt is its own | shirt | Coats and jackets
good: Straight jeans, 1990s | 58 | Waist 31 by the tape | shirt | Every day
good: Silk blouse | 38 | One button replaced | shirt | Every day
good: Fisherman’s jumper | 62 | Darned at one elbow | shirt | Every day
good: Tea dress, 1940s | 85 | Small flowers, side zip | dress | Every day
good: Silk scarf | 24 | Hand-rolled edge | bag | Small things
good: Leather handbag | 56 | One good scratch | bag | Small things
good: Loafers, size 40 | 48 | New soles | shoe | Small things
good: Belt, brass buckle | 22 | Three holes, one home-made | ring | Small things

# shoe shop
words: shoe store, shoemaker, cobbler, shoes, footwear, boots
kicker: shoes
head: Walk around the block first
head: Soles that can be replaced
head: Your feet, measured properly
lede: Shoes that are stitched, not hoped together. We measure both feet, because they differ, and resole what we sell.
line: Two days of rest between wears, cedar inside, wax outside. Resole before you see the welt.
good: Derby, brown | 189 | Stitched, resoleable | shoe | For town
good: Chelsea boot | 210 | One pull, both sides | shoe | For town
good: Loafer | 165 | No lining, soft from day one | shoe | For town
good: Ballet flat | 119 | Thin sole, good insole | shoe | For town
good: White trainer | 129 | Leather, no shouting | shoe | For walking
good: Hiking boot | 229 | Ankle held, toes free | shoe | For walking
good: Sandal | 98 | Two straps, cork | shoe | For walking
good: Wool slipper | 69 | For indoors, and the bins | shoe | For walking
good: Children’s first shoe | 59 | Bends where they bend | shoe | Care and small feet
good: Rain boots | 45 | Sizes 22 to 46 | shoe | Care and small feet
good: Shoe care box | 38 | Brush, wax, cloth | box | Care and small feet
good: New soles | 65 | Two weeks | hammer | Care and small feet

# watch shop
words: watch store, watchmaker, watches, horologist, clock shop, watch brand
kicker: watches
head: Wound each morning
head: Small gears, long lives
head: Time, kept properly
lede: Mechanical watches, new and second-hand, opened, cleaned and regulated at the bench behind the counter.
line: A service every five years, no magnets, and wind it at the same hour.
good: Field watch | 320 | Hand-wound, 38 mm | watch | Watches
good: Dress watch | 540 | Thin, silver dial | watch | Watches
good: Diver | 690 | Two hundred metres, honestly | watch | Watches
good: Chronograph, 1968 | 1450 | Serviced, original dial | watch | Watches
good: Ladies’ watch, 1950s | 380 | Fifteen jewels, new crystal | watch | Watches
good: Pocket watch | 260 | Ticks loudly | clock | Watches
good: Leather strap | 48 | Stitched here, any width | bag | Straps
good: Canvas strap | 29 | Dries fast | bag | Straps
good: Steel bracelet | 79 | With spare links | ring | Straps
good: Battery | 15 | While you wait | bolt | At the bench
good: Full service | 220 | Six weeks, every screw out | gear | At the bench
good: New crystal | 65 | Within the week | glass | At the bench

# eyewear shop
words: eyewear store, eyewear brand, eyewear, glasses shop, spectacles, sunglasses, sunglasses brand, glasses store
kicker: glasses
head: Frames for the face you have
head: Look again
head: Light on the nose, strong in the hinge
lede: Acetate and titanium frames, fitted while you sit, with lenses from your prescription or ours.
line: Both hands, soap and water, cotton. We tighten hinges for nothing, whenever you pass.
good: Round, tortoise | 165 | Acetate, five sizes of nose | glasses | Frames
good: Panto, clear | 165 | Goes with everything you own | glasses | Frames
good: Titanium, thin | 220 | Eleven grams | glasses | Frames
good: Square, black | 175 | For strong opinions | glasses | Frames
good: Children’s frame | 98 | Survives the football | glasses | Frames
good: Sun, round | 145 | Green lenses | sun | Sun
good: Sun, large | 155 | For hiding kindly | sun | Sun
good: Clip-on | 59 | Fits the round one | sun | Sun
good: Single vision lenses | 95 | Pair, coated | glasses | Lenses and care
good: Varifocals | 290 | Pair, fitted twice if needed | glasses | Lenses and care
good: Case, leather | 38 | Closes with a click | box | Lenses and care
good: Cloth and spray | 9 | No streaks | bottle | Lenses and care

# perfume shop
words: perfumery, perfume store, perfumer, perfumes, fragrance shop, perfume brand, fragrances, parfumerie
kicker: perfume
head: Wear it for an hour, then decide
head: Rain, wood, skin
head: A scent nobody asks the name of
lede: Scents by small houses, tried on skin and not on paper. We pour samples so that you can live with one first.
line: Dark and cool, not in the bathroom. Two sprays are a greeting, five are a speech.
good: Fig tree | 78 | 50 ml, green, milky | perfume | Light
good: Salt and neroli | 82 | 50 ml, a beach before ten | perfume | Light
good: Tea and mint | 74 | 50 ml, clear-headed | perfume | Light
good: White iris | 96 | 50 ml, powder, cool | perfume | Light
good: Cedar and smoke | 88 | 50 ml, a cabin, empty | perfume | Deep
good: Amber | 92 | 50 ml, warm bread, resin | perfume | Deep
good: Leather | 98 | 50 ml, an old car | perfume | Deep
good: Rose, dark | 104 | 50 ml, thorns included | perfume | Deep
good: Sample set, six | 24 | 2 ml each | gift | To try
good: Solid perfume | 32 | Fits a pocket | jar | To try
good: Room spray | 28 | Cedar or orange | bottle | To try
good: Scent evening | 55 | Mix your own, take it home | hands | To try

# baby shop
words: baby store, baby clothes, baby clothing, babywear, kids clothing, children’s clothing, children’s clothes, kids clothes, baby gear
kicker: baby things
head: Soft, washable, quick to close
head: For people who sleep in pieces
head: Grows with them, twice
lede: Clothes with poppers in the right places, blankets that survive sixty degrees, and honest advice on what you do not need.
line: Wash before the first wear, at forty degrees, without softener. Pass it on when it is small.
good: Wrap body, newborn | 18 | Opens flat, no pulling over ears | shirt | To wear
good: Sleepsuit | 28 | Zip from below | shirt | To wear
good: Wool and silk vest | 26 | Warm, never damp | shirt | To wear
good: Knitted cap | 16 | Stays on, mostly | shirt | To wear
good: Muslins, five | 24 | For everything | bag | To sleep
good: Sleeping bag | 52 | Two seasons | moon | To sleep
good: Wool blanket | 64 | One by one metre | bed | To sleep
good: Night light | 34 | Warm, dims | lamp | To sleep
good: Carrier | 98 | From birth, learned in five minutes | hands | Out and play
good: Changing bag | 72 | Looks like a bag | bag | Out and play
good: Rattle | 14 | Beech, oiled | toy | Out and play
good: Welcome box | 58 | For the new ones, and their parents | gift | Out and play
`);
