import { readTrades } from '../trades/read-trades';

/** Shops that sell what is eaten and drunk. `kicker` says what they sell, `line` how to look after it. */
export const foodShops = readTrades(`
# cheese shop
words: cheesemonger, cheese counter, fromagerie, cheese store, cheese
kicker: cheese
head: Cut when you ask for it
head: Ripe today, better on Sunday
head: Taste first, then decide
lede: Cheeses that do not all smell polite, cut from the wheel and wrapped in paper that lets them breathe.
line: Keep it in its paper in the vegetable drawer and take it out an hour before you eat.
good: Farmhouse cheddar | 7.5 | 200 g, aged eighteen months | cheese | Hard
good: Alpine wheel | 8.9 | 200 g, summer milk, nutty | cheese | Hard
good: Aged gouda | 7.8 | 200 g, crunches a little | cheese | Hard
good: Sheep’s cheese, smoked | 9.2 | 200 g, from a shepherd with opinions | cheese | Hard
good: Brie, ripe | 6.4 | A wedge that will not wait | cheese | Soft
good: Goat, ash rind | 6.9 | One small log | cheese | Soft
good: Washed rind | 7.9 | Best near an open window | cheese | Soft
good: Fresh curd | 4.2 | Made this week, eat this week | bowl | Soft
good: Blue, creamy | 7.4 | 200 g, for pears | cheese | Blue and beside
good: Blue, salty | 7.9 | 200 g, for the brave | cheese | Blue and beside
good: Quince paste | 5.5 | One slice goes far | jar | Blue and beside
good: Board for four | 32 | Five cheeses, crackers, a note with the order | table | Blue and beside

# wine shop
words: wine merchant, wine store, wines, vinothek, natural wine, wine cellar
kicker: wine
head: Bottles with a name behind them
head: Ask for the odd one
head: Something for Tuesday, something for the cellar
lede: Small growers, honest prices and one open bottle on the counter. Tell us what is for dinner and we point at a shelf.
line: Lay bottles down somewhere dark and even. Most of ours like to be drunk within three years.
good: Mineral white | 12 | Chalk, lemon, cold hands | wine | White
good: Skin-contact white | 17 | Orange in the glass, tea on the tongue | wine | White
good: Riesling, dry | 14 | Green apple, slate | wine | White
good: House white, litre | 9 | For cooking, and for the cook | bottle | White
good: Light red, chilled | 13 | Cherry, pepper, no ceremony | wine | Red
good: Mountain red | 16 | Thin air, thick skins | wine | Red
good: Old vines | 22 | Planted before the road | wine | Red
good: House red, litre | 9 | Soft, round, gone | bottle | Red
good: Pét-nat | 16 | Cloudy, cheerful, open it outside | bottle | Bubbles
good: Grower’s sparkling | 34 | Made like the famous one, three villages away | bottle | Bubbles
good: Tasting for two | 38 | Five glasses at the counter, Thursdays | glass | Together
good: Six, mixed by us | 78 | With a page of notes | box | Together

# tea shop
words: tea store, tea merchant, loose leaf tea, tea brand, teas
kicker: tea
head: Leaves with their own weather
head: Put the kettle on first
head: Three minutes, not four
lede: Whole leaves from gardens we can name, weighed by hand, with the time and the temperature on the tin.
line: Keep tea dark, dry and away from the coffee. Green within the year; black is patient.
good: Morning black | 8.5 | 100 g, takes milk | teapot | Black
good: High-grown black | 11 | 100 g, bright, no milk needed | teapot | Black
good: Smoked | 9.5 | 100 g, like a campfire far away | teapot | Black
good: Earl with real bergamot | 9.8 | 100 g, peel you can see | teapot | Black
good: Steamed green | 12 | 100 g, grass after rain | cup | Green and white
good: Roasted green | 9.5 | 100 g, popcorn, evening-proof | cup | Green and white
good: Jasmine pearls | 16 | 50 g, scented seven nights | cup | Green and white
good: White peony | 15 | 50 g, hay and melon | cup | Green and white
good: Mint, whole leaf | 6.5 | 50 g, from the south | leaf | Herbs and ware
good: Lemon verbena | 7 | 40 g, for after dinner | leaf | Herbs and ware
good: Pot for two | 34 | Glass, with a basket | teapot | Herbs and ware
good: Sampler of eight | 24 | Little bags, written notes | gift | Herbs and ware

# chocolate shop
words: chocolatier, chocolate maker, chocolate brand, bean to bar, bean-to-bar, chocolates, pralines
kicker: chocolate
head: From the bean, by hand
head: Snap, melt, silence
head: One piece, then another
lede: Cocoa from growers we know, roasted and ground slowly, made into bars you break and pralines you defend.
line: Cool and dry, never in the fridge. Pralines want to be eaten within three weeks, and usually are.
good: Dark, 72% | 6.5 | Cherry, a little tobacco | box | Bars
good: Dark with sea salt | 6.8 | 66%, flakes on the back | box | Bars
good: Milk, 48% | 6.2 | Caramel, proper cocoa | box | Bars
good: White, toasted | 6.2 | Biscuit, browned milk | box | Bars
good: Hazelnut praline | 14 | Nine, roasted the same day | gift | Pralines
good: Salted caramel | 14 | Nine, mind your shirt | gift | Pralines
good: Fruit ganache | 15 | Nine, raspberry and blackcurrant | gift | Pralines
good: Mixed box of twenty-five | 36 | With a map, for planners | gift | Pralines
good: Drinking chocolate | 12 | 250 g, shaved, not powdered | mug | For the kitchen
good: Nibs | 8 | 150 g, for porridge and salads | jar | For the kitchen
good: Hazelnut spread | 9.5 | Half of it is nuts | jar | For the kitchen
good: Tasting for four | 48 | Six origins in one evening | table | For the kitchen

# grocery
words: grocery store, grocer, greengrocer, vegetable stall, veg stall, fruit stall, fruit and veg stall, fruit and vegetable stall, corner shop, supermarket, whole foods shop, wholefood shop, organic shop, organic store
kicker: groceries
head: What grew this week
head: Ripe today, ripe on Friday
head: Vegetables with earth on them
lede: Crates in by seven, bread by eight, and somebody who knows which pears to eat today and which on Friday.
line: Roots like it dark, tomatoes do not like the fridge, and herbs stand in water like flowers.
good: Vegetable box, small | 16 | For two, changes weekly | vegetables | Fresh
good: Vegetable box, large | 26 | For a family and its soup | vegetables | Fresh
good: Fruit bag | 12 | Ripe now, ripe later | fruit | Fresh
good: Eggs, ten | 4.8 | From hens with a yard | egg | Fresh
good: Sourdough loaf | 5.2 | Baked down the road | loaf | Counter
good: Butter, farm | 4.6 | 250 g, slightly salted | jar | Counter
good: Mountain cheese | 6.8 | 200 g, cut for you | cheese | Counter
good: Olives, loose | 4.2 | 200 g, with stones | jar | Counter
good: Red lentils | 3.4 | 500 g, loose or bagged | beans | Dry
good: Rolled oats | 2.8 | 1 kg | jar | Dry
good: Olive oil | 14 | Half a litre, this year’s | bottle | Dry
good: Honey | 8.5 | 500 g, from three streets away | jar | Dry

# refill shop
words: refill shop, zero waste shop, zero waste store, refill store, refillery, packaging free shop, plastic free shop, bulk food shop, unpackaged shop
kicker: refills
head: Bring your own jar
head: As much as you need, and no box
head: Weigh, fill, pay
lede: Bring what you have at home, fill it with as much as you need, and pay by weight. Nothing here comes in a box it does not need.
line: Keep it dry and closed, and bring the same jar next time.
good: Rolled oats | 0.3 | For 100 g | jar | By weight
good: Pasta | 0.35 | For 100 g | jar | By weight
good: Rice | 0.4 | For 100 g | jar | By weight
good: Red lentils | 0.35 | For 100 g | beans | By weight
good: Coffee beans | 2.4 | For 100 g | jar | By weight
good: Washing-up liquid | 0.35 | For 100 ml | bottle | From the tap
good: Laundry liquid | 0.4 | For 100 ml | bottle | From the tap
good: Shampoo | 1.2 | For 100 ml | bottle | From the tap
good: Olive oil | 1.6 | For 100 ml | bottle | From the tap
good: Vinegar | 0.6 | For 100 ml | bottle | From the tap
good: Raisins | 0.9 | For 100 g | jar | By weight
good: Almonds | 1.9 | For 100 g | jar | By weight

# butcher
words: butchery, butcher’s shop, meat shop
kicker: meat
head: Cut the way you ask
head: Good meat, less of it
head: We know the field
lede: Whole animals from farms within the hour, hung properly and cut at the counter. Ask what is good for a slow Sunday.
line: Take meat out an hour before, dry it, salt it, leave it alone. We write the rest on the paper.
good: Sirloin steak | 9.8 | 250 g, hung four weeks | steak | Beef
good: Braising beef | 8.5 | 500 g, for a wet afternoon | steak | Beef
good: Mince, twice ground | 6.9 | 500 g, this morning’s | steak | Beef
good: Marrow bones | 3.5 | Three, sawn | steak | Beef
good: Pork chops | 7.2 | Two, with their fat | steak | Pork and lamb
good: Belly, scored | 9.4 | 1 kg, for crackling | steak | Pork and lamb
good: Lamb shoulder | 24 | Boned and tied on request | steak | Pork and lamb
good: Sausages, six | 6.5 | Herbs, no filler | steak | Pork and lamb
good: Whole chicken | 14 | Walked about outside | hen | Counter
good: Dry-cured bacon | 5.8 | 200 g, does not shrink | steak | Counter
good: Pie for two | 7.5 | Beef and ale, baked here | plate | Counter
good: Stock, one litre | 5.5 | Twelve hours old | jar | Counter

# fishmonger
words: fish shop, fish counter
kicker: fish
head: In the boat last night
head: Clear eyes, red gills
head: Whole, filleted, or explained
lede: What the day boats brought, on ice since the quay. We scale, fillet and tell you how long in the pan.
line: Eat it today or tomorrow. Keep it on ice in the fridge, uncovered, skin up.
good: Mackerel, whole | 4.5 | Two, for the grill | fish | From the boat
good: Hake fillet | 9.8 | 300 g, skin on | fish | From the boat
good: Sea bream | 11 | One, scaled, ready for the oven | fish | From the boat
good: Cod loin | 12 | 300 g, thick end | fish | From the boat
good: Mussels | 7 | 1 kg, scrubbed | shell | Shell
good: Oysters, six | 12 | Opened if you eat them here | shell | Shell
good: Prawns | 10 | 300 g, heads on for the soup | shell | Shell
good: Dressed crab | 13 | Brown and white, all picked | shell | Shell
good: Smoked trout | 8.5 | Two fillets, over beech | fish | Ready
good: Fish soup | 7.5 | For two, with rouille | fish | Ready
good: Herring, cured | 5.8 | In mustard or in dill | jar | Ready
good: Fish pie mix | 8.9 | 400 g, cut even | fish | Ready

# honey shop
words: honey farm shop, honey farm, beekeeper, apiary, honey
kicker: honey and farm goods
head: From the hives and the field
head: Straight from the yard
head: It ran, grew or laid here
lede: Honey from our own hives, eggs from our own hens, and jars filled in the kitchen with the blue door.
line: Honey sets with time. Stand the jar in warm water, never hot, and it runs again.
good: Blossom honey | 8.5 | 500 g, spring, sets soft | jar | Honey
good: Forest honey | 9.8 | 500 g, dark, malty | jar | Honey
good: Heather honey | 11 | 350 g, thick as jelly | jar | Honey
good: Cut comb | 12 | A square from the frame | bee | Honey
good: Eggs, ten | 4.5 | Found this morning | egg | From the yard
good: Apple juice | 4.2 | One litre, cloudy | bottle | From the yard
good: Potatoes, 5 kg | 6.5 | With earth, keeps better | vegetables | From the yard
good: Walnuts | 7 | 500 g, in the shell | box | From the yard
good: Plum jam | 5.2 | Fruit, sugar, a long afternoon | jar | Jars and wax
good: Pickled beetroot | 4.8 | With caraway | jar | Jars and wax
good: Beeswax candles, two | 14 | Dipped, burn straight | candle | Jars and wax
good: Basket from the farm | 38 | Five things, tied with string | gift | Jars and wax

# supplements store
words: supplement store, vitamins, protein bars, supplements shop, supplement shop, supplements, vitamins shop, vitamin store, sports nutrition, protein powder, nutrition store
kicker: supplements
head: What is in it is on it
head: Few powders, plain labels
head: Read the back first
lede: A short shelf with amounts you can read and sources we can name. Food first; this is for the gaps.
line: Follow the amount on the label, keep it dry, and ask your doctor if you take other medicine.
good: Vitamin D, drops | 14 | One drop a day in winter | bottle | Daily
good: Magnesium | 18 | 120 capsules | jar | Daily
good: Vitamin B12 | 16 | 90 tablets, for plant eaters | jar | Daily
good: Omega-3 from algae | 24 | 60 capsules, no fish involved | jar | Daily
good: Whey, plain | 29 | 1 kg, three ingredients | jar | Training
good: Pea protein | 27 | 1 kg, cocoa | jar | Training
good: Creatine | 19 | 500 g, nothing else in it | jar | Training
good: Electrolytes | 15 | Twenty sachets, lemon | box | Training
good: Shaker, steel | 18 | Does not keep the smell | bottle | Beside
good: Oat bars, twelve | 22 | Oats, dates, salt | box | Beside
good: Psyllium husk | 12 | 300 g | jar | Beside
good: Starter set | 49 | Four basics, one page of advice | box | Beside
`);
