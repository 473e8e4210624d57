import { readTrades } from '../trades/read-trades';

/** Shops for what is eaten, drunk or given to animals to eat. */
export const larderShops = readTrades(`
# hot sauce shop
words: hot sauce, hot sauces, chilli sauce, chili sauce, chilli sauces, salsa, salsas, pickles, pickle, ferments, sauces
art: bottle, jar, vegetables, sun
kicker: sauces
head: A little, then a little more
head: Heat with something behind it
head: The bottle that goes first
lede: Small batches of ripe peppers, salt and time. On each bottle stands how hot it is, on a scale that we tested on ourselves.
line: Shake before use, keep it cool once open, and start with one drop.
good: Green, mild | 7.50 | Jalapeño, lime, coriander | bottle | Mild
good: Yellow, fruity | 8 | Mango and habanero | bottle | Mild
good: Smoked red | 8.50 | Chipotle and tomato | bottle | Medium
good: Garlic and ginger | 8 | For noodles | bottle | Medium
good: Fermented red | 9 | Six weeks in the barrel | bottle | Medium
good: Black bean | 9 | Dark, salty, slow | bottle | Medium
good: Scotch bonnet | 9.50 | For chicken and regret | bottle | Hot
good: Ghost | 11 | Dropper, not spoon | bottle | Hot
good: Pickled chillies | 6.50 | Crunchy | jar | Jars
good: Chilli oil, crisp | 9 | On everything | jar | Jars
good: Chilli jam | 6 | With cheese | jar | Jars
good: Set of three | 24 | Mild to hot | gift | Jars

# jam maker
words: jam makers, jams, homemade jam, homemade jams, home made jams, jam and chutney, jams and chutneys, jams and pickles, marmalade, marmalades, chutney, chutneys, preserves, fruit spreads, jam stall
art: jar, fruit, kitchen, market
kicker: jams and preserves
head: Fruit, sugar, a long afternoon
head: Summer, with a lid on
head: One more slice of toast
lede: Small pans, ripe fruit and nothing that needs explaining on a label. When a batch is gone, it is gone until the fruit is back.
line: Keep it cool once open, and use a clean spoon. Unopened, it waits until you are ready.
good: Strawberry | 4.80 | Whole berries, set softly | jar | Jams
good: Raspberry | 5 | Sharp, with its seeds | jar | Jams
good: Plum and cinnamon | 4.80 | Dark, for winter mornings | jar | Jams
good: Apricot | 5.20 | For croissants and cakes | jar | Jams
good: Blackcurrant | 5 | Nearly purple | jar | Jams
good: Seville marmalade | 5.20 | Thick cut, bitter | jar | Marmalades
good: Lemon and ginger | 5.20 | Warm at the end | jar | Marmalades
good: Apple chutney | 5 | With cheese, with pie | jar | With cheese
good: Tomato chutney | 5 | Sweet, slow, a little hot | jar | With cheese
good: Onion marmalade | 5.20 | For burgers and toasties | jar | With cheese
good: Piccalilli | 5 | Yellow and crunchy | jar | With cheese
good: Three in a box | 14 | You say which | gift | To give

# snack shop
words: snacks, snack, vegan snacks, healthy snacks, crisps, popcorn, nuts, dried fruit, granola, cereal bars, energy bars, cookies, biscuits, sweets, candy, gummies, liquorice, peanut butter, nut butter, protein bars
art: bag, bowl, fruit, jar
kicker: snacks
head: The bag that does not last
head: Something for four o’clock
head: Crunch first, questions later
lede: Nuts, bars, biscuits and things that crunch, with short lists on the back and no apology on the front.
line: Keep dry, close the bag, and hide one from yourself.
good: Almonds, salted | 5.50 | 200 g | bag | Salty
good: Crisps, sea salt | 3.20 | Cut thick | bag | Salty
good: Roasted chickpeas | 3.90 | Smoked paprika | bowl | Salty
good: Crackers, seeds | 4.50 | For cheese or without | bag | Salty
good: Popcorn, chilli and lime | 3.20 | Popped in small pots | bowl | Salty
good: Granola | 6.90 | Oats, honey, nuts | bowl | Sweet
good: Oat biscuits | 4.20 | Ten | bag | Sweet
good: Dried mango | 4.90 | Nothing else in it | fruit | Sweet
good: Date bars, six | 9 | Cocoa and salt | chocolate | Sweet
good: Liquorice | 3.80 | Soft | bag | Sweet
good: Peanut butter | 5.90 | Two ingredients | jar | Jars and boxes
good: Box for the office | 29 | Twelve bags | box | Jars and boxes

# spice shop
words: spices, spice, spice store, herbs and spices, dried herbs, salts, salt shop, saffron, masala, spice blends, seasonings, vanilla
art: jar, bowl, globe, leaf
kicker: spices
head: Open the tin, close your eyes
head: Ground this week
head: Three pinches from somewhere else
lede: Whole spices and blends in small amounts, because they are best while they are young.
line: Keep them dark and dry, grind what you need, warm them in oil first.
good: Black pepper, whole | 6 | Large, warm | jar | Single
good: Cumin | 4.50 | Seeds | jar | Single
good: Coriander seed | 4 | Light, like oranges | jar | Single
good: Cardamom, green | 9 | Pods that still rattle | jar | Single
good: Cinnamon, true | 7 | Rolled thin | jar | Single
good: Smoked paprika | 5.50 | Sweet or hot | jar | Single
good: Saffron, one gram | 12 | Threads | jar | Single
good: Curry, our own | 6.50 | Eleven in it | bowl | Blends
good: Ras el hanout | 7.50 | For lamb and carrots | bowl | Blends
good: Za’atar | 6 | With oil and bread | bowl | Blends
good: Garam masala | 6.50 | At the end | bowl | Blends
good: Mortar, granite | 39 | Heavy enough | pottery | Blends

# beer shop
words: craft beer, craft beers, beer store, beers, bottle shop, off licence, beer club
art: beer, bottle, barrel, glasses
kicker: beer
head: Cold, clear, from near here
head: A shelf of small breweries
head: One bottle you do not know yet
lede: Bottles and cans from breweries whose owners answer the telephone, kept cool from their door to yours.
line: Store it upright and dark, drink hops young, and let the strong ones wait.
good: Pale ale | 3.80 | 4.6%, citrus | beer | Light
good: Pilsner | 3.20 | 4.9%, dry | beer | Light
good: Wheat beer | 3.60 | 5.2%, cloudy | beer | Light
good: Table beer | 2.90 | 2.8%, for lunch | beer | Light
good: India pale ale | 4.50 | 6.4%, bitter | beer | Strong
good: Porter | 4.20 | 5.8%, coffee | beer | Strong
good: Imperial stout | 7.50 | 10%, for two | beer | Strong
good: Sour with raspberry | 5 | 4.2%, pink | beer | Strong
good: Alcohol-free lager | 2.60 | Tastes of something | beer | Without
good: Dry cider | 4 | Old apples | bottle | Without
good: Box of twelve | 45 | Chosen by us | box | Boxes
good: Two glasses | 18 | Thin rim | glasses | Boxes

# cider shop
words: ciders, cider shop, cider, perry, craft cider, farm cider
art: bottle, apple, glasses, barrel
kicker: cider
head: Apples, and time
head: A glass of the orchard
head: Dry, medium, and one for pudding
lede: Cider by the bottle, packed well and posted to your door.
line: Store it upright, cool and dark, and open it cold.
good: Dry cider | 4 | Old apples | bottle | Still
good: Medium cider | 4 | Round, easy | bottle | Still
good: Perry | 6 | From pears | bottle | Still
good: Sparkling cider | 9 | Fine bubbles | bottle | Sparkling
good: Rosé cider | 5 | Red-fleshed apples | bottle | Sparkling
good: Single variety | 7 | One apple, one bottle | bottle | Sparkling
good: Farm cider | 5 | Cloudy, from the barrel | bottle | Still
good: Apple juice | 4 | Pressed, and nothing else | bottle | Without
good: Low-alcohol cider | 4 | Half a per cent | bottle | Without
good: Cider vinegar | 5 | For dressings | bottle | Without
good: Mixed six | 28 | Chosen by us | box | Boxes
good: Two glasses | 18 | Thin rim | glasses | Boxes

# pasta shop
words: pasta, fresh pasta, ravioli, gnocchi, italian food, italian deli food, noodles shop, flour, flours, grains
art: noodles, wheat, bowl, jar
kicker: pasta
head: Eight minutes, no more
head: Flour, eggs and a Sunday
head: The sauce holds on to it
lede: Pasta of good flour, dried slowly or made this morning, and the few things that belong beside it.
line: Much water, much salt, and a cup of that water for the sauce.
good: Spaghetti | 4.20 | Rough, thick | noodles | Dried
good: Rigatoni | 4.20 | For sauces with pieces | noodles | Dried
good: Orecchiette | 4.80 | For greens | noodles | Dried
good: Wholegrain fusilli | 4.50 | Nutty | noodles | Dried
good: Lasagne sheets | 4.90 | No cooking first | noodles | Dried
good: Tagliatelle, fresh | 6.50 | Ten eggs to the kilo | noodles | Fresh
good: Ravioli, ricotta | 8.90 | With spinach | noodles | Fresh
good: Gnocchi | 6.20 | Potato, light | bowl | Fresh
good: Tomato sauce | 5.50 | Nothing but tomatoes | jar | Beside it
good: Pesto | 6.90 | Basil, pine nuts | jar | Beside it
good: Hard cheese, piece | 9.50 | Two years old | cheese | Beside it
good: Olive oil, half litre | 14 | Green, peppery | bottle | Beside it

# meal box shop
words: frozen meals, frozen meal, ready meals, ready meal, meal prep, meal kits, meal kit, meal boxes, soups, soup delivery, lunch boxes, dumplings
art: bowl, dish, box, vegetables
kicker: meals
head: Dinner, already decided
head: Cooked slowly, warmed fast
head: Home at seven, eating at ten past
lede: Proper meals in portions, cooked in a kitchen and not in a factory, with everything that is in them on the lid.
line: Keep cold until the day on the lid, warm gently, stir once.
good: Lentil soup | 6.50 | Lemon, cumin | bowl | Soups
good: Chicken soup | 7.50 | With noodles | bowl | Soups
good: Tomato and bread | 6.50 | Thick | bowl | Soups
good: Vegetable curry | 8.90 | Coconut, rice | dish | Mains
good: Beef stew | 10.50 | Four hours | dish | Mains
good: Lasagne | 9.80 | Two portions | dish | Mains
good: Fish pie | 9.90 | Leeks, mash | dish | Mains
good: Bean chilli | 8.50 | Smoky | dish | Mains
good: Dumplings, twelve | 8.90 | Pork or cabbage | dish | Mains
good: Apple crumble | 5.50 | Oats on top | cake | Sweet
good: Rice pudding | 4.50 | Cinnamon | bowl | Sweet
good: Week box, five | 42 | One for each evening | box | Boxes

# fruit and vegetable shop
words: fruit, vegetables, fruit and veg, fruit and vegetables, veg boxes, veg box, vegetable boxes, vegetable box, fruit boxes, fruit box, mushrooms, eggs
art: vegetables, fruit, box, leaf
kicker: fruit and vegetables
head: Picked at six, yours by noon
head: What the field has today
head: Crooked, ripe, good
lede: Boxes and single things from fields we know, in the order in which they ripen.
line: Roots in the dark, leaves in a damp cloth, tomatoes never in the fridge.
good: Small box | 14 | For one or two | box | Boxes
good: Family box | 24 | A week, cooked often | box | Boxes
good: Fruit box | 18 | Five kinds | box | Boxes
good: Salad bag | 4.50 | Six leaves | leaf | By the piece
good: Carrots, bunch | 2.80 | With their green | vegetables | By the piece
good: Potatoes, 2 kg | 4.20 | Waxy | vegetables | By the piece
good: Tomatoes, 1 kg | 5.50 | In their season | vegetables | By the piece
good: Apples, 2 kg | 5.90 | Three kinds | fruit | By the piece
good: Berries | 4.90 | A full punnet | fruit | By the piece
good: Mushrooms, 250 g | 5 | Brown | mushroom | By the piece
good: Herbs, bunch | 2.50 | Whichever is best | leaf | By the piece
good: Eggs, ten | 4.80 | From hens outside | egg | Beside it

# meat box shop
words: meat boxes, meat box, steaks, sausages, beef box, lamb box, charcuterie, cured meats
art: steak, cow, box, scales
kicker: meat
head: Less often, much better
head: From one herd, all of it
head: Hung, cut, packed cold
lede: Boxes from animals that stood on grass, cut by a butcher and sent cold in wool.
line: Out of the fridge an hour before, hot pan, and let it rest.
good: Roast box | 65 | Two joints | box | Boxes
good: Grill box | 59 | Steaks and sausages | box | Boxes
good: Everyday box | 49 | Mince, stew, sausages | box | Boxes
good: Box for two | 35 | A fortnight | box | Boxes
good: Rump steak | 13 | 300 g | steak | Beef
good: Short rib | 16 | For four hours | steak | Beef
good: Mince, 500 g | 8.50 | Coarse | steak | Beef
good: Stewing beef, 1 kg | 17 | Shin | steak | Beef
good: Lamb shoulder | 32 | Slow | sheep | Others
good: Sausages, six | 8 | Pork and sage | skewers | Others
good: Dry-cured bacon | 7 | Does not shrink | steak | Others
good: Bones for stock | 5 | 2 kg | bowl | Others

# fish box shop
words: fresh fish, fish boxes, fish box, seafood, oysters, oyster, smoked fish, smoked salmon, lobster, lobsters, crab, tinned fish
art: fish, sea, boat, shell
kicker: fish
head: Landed last night
head: The sea decides the menu
head: Clear eyes, firm sides
lede: What the boats brought, cleaned and packed on ice, and a few tins and smoked sides for the days of storm.
line: Eat it the day it comes, on ice until then, and do not turn it too soon.
good: Fish box for two | 32 | Two kinds, filleted | box | Boxes
good: Fish box for four | 58 | Three kinds | box | Boxes
good: Whole sea bass | 18 | Scaled | fish | Fresh
good: Cod loin | 16 | 400 g, thick | fish | Fresh
good: Mackerel, two | 9 | For the grill | fish | Fresh
good: Mussels, 1 kg | 8 | Ready in five minutes | shell | Shells
good: Oysters, six | 15 | Opened or closed | shell | Shells
good: Brown crab | 17 | Cooked, cracked | shell | Shells
good: Smoked salmon | 14 | Oak, 200 g | fish | Kept
good: Smoked trout | 9.50 | Whole | fish | Kept
good: Sardines, three tins | 13 | In oil, in lemon, in tomato | fish | Kept
good: Fish soup, jar | 9 | With rouille | jar | Kept

# dog treat shop
words: dog treats, dog treat, dog biscuits, dog chews, dog bakery, pet treats, raw dog food, dog toys, dog collars, dog beds, cat toys, cat trees, cat beds, horse treats
art: dog, paw, cat, bag
kicker: treats and toys
head: Sit. Stay. Crunch.
head: Read the bag, he cannot
head: One more, then really no more
lede: Short lists, small batches and toys that survive a week. Tried on animals of every size and patience.
line: Count treats as food, keep them dry, and have water beside them.
good: Biscuits, oat and apple | 8 | 250 g | bag | To eat
good: Dried chicken strips | 11 | One ingredient | bag | To eat
good: Salmon bites | 12 | Small, for lessons | bag | To eat
good: Sweet potato chews | 9 | Without meat | bag | To eat
good: Training mix | 7.50 | Pea-sized | bag | To eat
good: Birthday biscuit | 14 | With a name on it | cake | To eat
good: Rope | 10 | Three knots | toy | To play
good: Ball, solid rubber | 12 | Floats | ball | To play
good: Snuffle mat | 28 | Twenty minutes of quiet | toy | To play
good: Feather on a string | 9 | For cats and other hunters | toy | To play
good: Collar, webbing | 22 | Five sizes | dog | To wear
good: Blanket, washable | 34 | Two sizes | bed | To wear

# tobacco and vape shop
words: vapes, vape, e-liquids, cigars, cigar shop, pipes, pipe tobacco, tobacconist, cbd, cbd oil, hemp
art: shopfront, box, leaf, shield
kicker: for adults
head: For adults, with advice
head: Ask before you choose
head: The quiet shelf
lede: A small range, explained honestly, and sold to adults only. Age is checked with every order.
line: Keep away from children and animals, and read the leaflet first.
good: Starter set | 29 | With charger | box | To begin
good: Refill, mild | 6 | Four sorts | bottle | Refills
good: Refill, mint | 6 | Two strengths | bottle | Refills
good: Refill, without nicotine | 6 | Six sorts | bottle | Refills
good: Spare coil, five | 12 | Fits the starter set | gear | Parts
good: Battery | 9 | With case | bolt | Parts
good: Oil, 5% | 29 | 10 ml | drop | Hemp
good: Oil, 10% | 49 | 10 ml | drop | Hemp
good: Balm | 24 | For tired legs | jar | Hemp
good: Hemp tea | 12 | 50 g | leaf | Hemp
good: Case | 15 | Hard | box | Parts
good: Cleaning set | 8 | Brushes and cloth | brush | Parts
`);
