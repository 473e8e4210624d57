import { readTrades } from '../trades/read-trades';

/** Shops for what people do, collect and give when nobody asks them to. */
export const hobbyShops = readTrades(`
# puzzle shop
words: puzzles, jigsaw puzzles, jigsaw puzzle, jigsaws, jigsaw, puzzle store, brain teasers, wooden puzzles, playing cards, card games, dice
art: toy-blocks, table, map, box
kicker: puzzles
head: Begin with the edge
head: One evening, a thousand pieces
head: The last piece is never the last
lede: Puzzles in wood and thick card, from twenty pieces to two thousand, and a few that are not flat at all.
line: Sort by colour, keep the lid in view, and let the cat into another room.
good: Harbour, 1000 pieces | 22 | Many masts | sea | Flat
good: Mountain village, 1000 pieces | 22 | Much snow | mountains | Flat
good: Old map, 1500 pieces | 27 | Read it as you go | map | Flat
good: Night sky, 2000 pieces | 32 | For patient people | night | Flat
good: Market, 500 pieces | 17 | A Sunday | fruit | Flat
good: Animals, 100 pieces | 14 | From six years | cat | For children
good: Farm, 24 pieces | 12 | Large pieces | cow | For children
good: Alphabet, wood | 24 | Every letter a hole | toy-blocks | For children
good: Cube of sticks | 19 | Apart in a second | toy-blocks | In the hand
good: Knot of wood | 16 | Six pieces | toy-blocks | In the hand
good: Box with a secret | 39 | Eleven moves | box | In the hand
good: Felt mat | 29 | Rolls up what is not finished | board | In the hand

# miniature shop
words: 3d printed miniatures, miniatures, miniature, wargaming, tabletop miniatures, model kits, model kit, scale models, action figures, figurines, collectible figures, lego, building bricks
art: toy, shelf, castle, brush
kicker: models
head: Small world, steady hand
head: Built on a Sunday
head: A whole town on a table
lede: Models to build, to paint and to collect, with the scale, the number of parts and the time they take.
line: Thin coats, sharp blade, good light, and a lid on the glue.
good: Hero, 32 mm | 9 | Unpainted | toy | To paint
good: Goblins, ten | 24 | Five poses | toy | To paint
good: Dragon | 49 | Wings apart | toy | To paint
good: Ruined tower | 35 | Two floors | castle | To paint
good: Steam engine | 129 | With light | truck | On rails
good: Goods wagon | 29 | Opens | truck | On rails
good: Station | 59 | 140 parts | house | On rails
good: Track set | 69 | An oval and a siding | wheel | On rails
good: Biplane, 1:72 | 22 | 60 parts | plane | To build
good: Sailing ship, wood | 98 | A winter | boat | To build
good: Brushes, five | 19 | Fine points | brush | Tools
good: Paints, twelve | 32 | Matt | paint | Tools

# collectors shop
words: stamps, stamp, coins, coin, stamp dealer, coin dealer, antique maps, antique map, old maps, postcards, vintage postcards, autographs, memorabilia, banknotes, medals
art: stone, map, coin, magnifier
kicker: collected
head: Found, described, yours
head: Small things with a date
head: Look closely, then again
lede: Single pieces, described with what is known, what is not, and every flaw. A picture from the back comes on request.
line: Cotton gloves, no sun, no tape, and a note of where it came from.
good: Harbour town, engraving | 180 | About 1780, one fold | map | Maps
good: County map | 95 | Coloured by hand later | map | Maps
good: Star chart | 140 | Small tear, mended | night | Maps
good: Silver coin, worn | 48 | Date readable | coin | Coins
good: Set of coppers | 35 | Six, one country | coin | Coins
good: Medal with its box | 75 | Ribbon faded | ring | Coins
good: Stamps, album | 60 | Europe before 1940 | book | Paper
good: Single stamp | 24 | With its envelope | document | Paper
good: Postcards, twenty | 30 | Written, sent | document | Paper
good: Ammonite | 39 | Cut and polished | shell | Stone
good: Quartz | 28 | One clear point | stone | Stone
good: Amber | 45 | A midge inside | stone | Stone

# crystal shop
words: crystals, crystal, tarot cards, tarot card, tarot decks, oracle cards, incense, spiritual goods, witchcraft supplies, gemstones, healing crystals, singing bowls
art: stone, candle, night, lotus
kicker: stones and cards
head: Something for a quiet table
head: Hold it up to the light
head: Slow things for the evening
lede: Stones, cards and scents for the table, the pocket and the evening. We say where each comes from, as far as we know it.
line: Rinse in cool water, keep amethyst out of the sun, and let incense out of the window.
good: Amethyst, cluster | 34 | Deep violet | stone | Stones
good: Rose quartz | 16 | Palm-sized | stone | Stones
good: Clear quartz, point | 22 | Stands | stone | Stones
good: Labradorite | 26 | Flashes blue | stone | Stones
good: Bowl of tumbled stones | 29 | Twenty | bowl | Stones
good: Tarot deck | 32 | Seventy-eight cards, booklet | frame | Cards
good: Oracle deck | 28 | Forty-four cards | frame | Cards
good: Cloth for cards | 18 | Velvet | spread | Cards
good: Incense, five kinds | 14 | Twenty sticks each | candle | Scent
good: Sage bundle | 9 | Grown for this | leaf | Scent
good: Candle, long | 12 | Burns eight hours | candle | Scent
good: Singing bowl | 69 | With its striker | bowl | Scent

# sewing pattern shop
words: sewing patterns, sewing pattern, knitting patterns, knitting pattern, embroidery kits, embroidery kit, cross stitch kits, craft kits, craft supplies, craft supply, macrame kits, candle making kits, soap making kits
art: scissors, yarn, brush, sewing
kicker: kits and supplies
head: Made by you, by Sunday
head: Everything in it, except time
head: Cut here, begin
lede: Patterns, kits and the right tools, with instructions that were tested on people who had never done it.
line: Read all steps once, begin with the small piece, and keep the offcuts.
good: Shirt, pattern | 14 | Sizes 34 to 52 | document | Patterns
good: Trousers, pattern | 14 | Two lengths | document | Patterns
good: Dress, pattern | 16 | Pockets | document | Patterns
good: Bag, pattern | 9 | An afternoon | document | Patterns
good: Embroidery kit | 24 | Hoop, cloth, thread | sewing | Kits
good: Knitting kit, hat | 29 | Wool and needles | yarn | Kits
good: Weaving kit | 39 | Frame and yarn | yarn | Kits
good: Block printing kit | 34 | Lino, ink, roller | paint | Kits
good: Scissors | 32 | For cloth only | scissors | Tools
good: Needles, mixed | 8 | Thirty | sewing | Tools
good: Brushes, six | 22 | Round and flat | brush | Tools
good: Tape measure | 6 | Both scales | ruler | Tools

# yoga and fitness gear shop
words: yoga mats, yoga mat, yoga gear, gym equipment, home gym, fitness equipment, fitness gear, weights, dumbbells, kettlebells, resistance bands, foam rollers, exercise equipment
art: kettlebell, dumbbell, yoga, ball
kicker: training gear
head: Roll it out, begin
head: Less gear, more use
head: Room for one more round
lede: Mats, weights and bands that are made to be used daily, with a note on what to begin with and how heavy.
line: Wipe after use, dry in the air, and put it where you will see it tomorrow.
good: Mat, 4 mm | 49 | Grips when wet | yoga | On the floor
good: Mat, 6 mm | 59 | Kind to knees | yoga | On the floor
good: Block, cork, two | 29 | Do not slip | yoga | On the floor
good: Bolster | 55 | Washable cover | yoga | On the floor
good: Roller | 29 | Firm | yoga | On the floor
good: Dumbbells, pair, 5 kg | 39 | Hexagonal | dumbbell | Weights
good: Kettlebell, 12 kg | 49 | One casting | kettlebell | Weights
good: Kettlebell, 16 kg | 62 | One casting | kettlebell | Weights
good: Bench | 149 | Folds | dumbbell | Weights
good: Bands, five | 24 | Light to strong | dumbbell | Small things
good: Skipping rope | 15 | Ball bearings | dumbbell | Small things
good: Timer | 29 | Readable from the floor | watch | Small things

# riding shop
words: horse tack, tack shop, saddlery, saddler, saddles, saddle, riding gear, equestrian, riding boots, riding clothes, bridles, horse rugs, horse gear
art: saddle, horse, shoe, hills
kicker: tack
head: It fits, or it stays here
head: Leather that has met rain
head: For the two of you
lede: Tack for horses and people, with measuring instructions for both, and repairs when a buckle gives up.
line: Wipe off sweat the same day, soap weekly, oil seldom.
good: Bridle | 119 | Padded headpiece | horse | For the horse
good: Headcollar and rope | 35 | Cob and full | horse | For the horse
good: Saddle pad | 49 | Cotton, shaped | horse | For the horse
good: Girth | 69 | Elastic on one side | belt | For the horse
good: Rain rug | 98 | Does not slip | horse | For the horse
good: Brushes, set | 29 | Four | brush | For the horse
good: Helmet | 119 | Turns to fit | shield | For the rider
good: Breeches | 89 | Grip at the knee | shirt | For the rider
good: Short boots | 129 | Zip in front | shoe | For the rider
good: Chaps | 79 | Suede | shoe | For the rider
good: Gloves | 24 | Warm or thin | glove | For the rider
good: Leather soap | 9 | A tin | soap | For the stable

# party shop
words: party supplies, party supply, balloons, party decorations, party store, wedding favours, wedding favour, wedding decorations, greeting cards, greeting card, gift boxes, christmas decorations, confetti, pinatas, flower boxes
art: gift, balloons, cake, flag
kicker: for the day itself
head: Everything but the guests
head: Tied, wrapped, on time
head: A box with a surprise in it
lede: Boxes, cards and decorations for a table of four or a hall of two hundred, sent so that they are there before the day.
line: Tell us the date with the order, open it on arrival, and blow up balloons on the morning.
good: Box, small | 24 | Three things and a card | gift | Boxes
good: Box, large | 49 | Seven things and a card | gift | Boxes
good: Box for a new baby | 45 | Soft and useful | gift | Boxes
good: Box for the office | 59 | For six | gift | Boxes
good: Favours, ten | 29 | Almonds in paper | gift | For the table
good: Napkins, fifty | 12 | Eight colours | spread | For the table
good: Candles, twelve | 15 | Tall | candle | For the table
good: Place cards, twenty | 14 | Your names on them | document | For the table
good: Balloons, ten | 12 | Natural rubber | balloons | For the room
good: Garland, four metres | 18 | Paper | flag | For the room
good: Confetti | 6 | Dissolves in rain | flag | For the room
good: Card, folded | 4 | Blank inside | document | For the room

# beard and shaving shop
words: beard oil, beard care, beard products, shaving, shaving supplies, razors, grooming products, mens grooming, aftershave, hair oil, shampoo bars, essential oils
art: bottle, mirror, brush, soap
kicker: care
head: Two drops, warm hands
head: A better ten minutes
head: Short list, good smell
lede: Oils, soaps and tools for the face and the rest, with every ingredient on the label and nothing that only foams.
line: Warm it in the palms, use little, rinse the brush and let it hang.
good: Oil, cedar | 19 | 30 ml | bottle | Oils and balms
good: Oil, without scent | 18 | 30 ml | bottle | Oils and balms
good: Balm | 17 | 60 ml, holds a little | jar | Oils and balms
good: Cream for after | 22 | Cools | jar | Oils and balms
good: Shaving soap | 14 | In a bowl | soap | Soap
good: Shampoo bar | 12 | Lasts as three bottles | soap | Soap
good: Face wash | 16 | Mild | bottle | Soap
good: Bar, oat | 9 | For hands | soap | Soap
good: Safety razor | 39 | For life | scissors | Tools
good: Blades, fifty | 12 | Steel, recycled | scissors | Tools
good: Brush | 29 | No animal hair | brush | Tools
good: Comb, wood | 15 | Wide and fine | comb | Tools
`);
