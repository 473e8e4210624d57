import { readTrades } from './read-trades';

/** People who grow or make goods and sell them: the goods, how they are made, where to get them. */
export const producers = readTrades(`
pages: producer
schema: LocalBusiness
act: See what we make > products
act: Come and visit > contact
open: 3|5|10|17
open: 6|6|9|13
title: faq|Asked at the counter|Before you order
title: about|Who makes it
title: contact|Visit or order
title: gallery|How it looks here
reach: Visit or order|Write what you would like and how many; we answer with what is there.
call: Run out?|Write, and we put some aside.
ask: Can I order by post?|Most things travel well. Write what you would like, and we answer with the postage.
ask: Can I buy at the door?|Yes, at the hours on this page. Ring the bell, we may be in the back.
ask: Do you sell to shops and restaurants?|Yes, in small quantities. Ask for the list.
ask: Can we come and watch?|By appointment, a few times a year. Children are welcome.
ask: Do you make gift boxes?|Yes. Tell us for whom, and we pack it.

# beekeeper
words: beekeeping, honey, honey farm, apiary, bees, bee farm, honey producer, apiarist, meadery
own: this apiary
art: bee, jar, flower, garden
head: Open hives and a calm hand
head: One garden, one summer, one jar
head: Linden first, then the heather
lede: Honey from our own hives, spun cold, filled in small runs and named after what was in flower. There is wax too, and in June sometimes a swarm.
good: Spring honey|7.5|Creamy, from fruit trees and dandelion, 500 g|jar
good: Linden honey|8.5|Clear, a little minty, 500 g|jar
good: Forest honey|9|Dark and malty, 500 g|jar
good: Heather honey|11|Like jelly, scarce, 250 g|jar
good: Comb honey|12|Cut from the frame|bee
good: Beeswax candles|9|A pair, twelve hours each|candle
good: Honey vinegar|8|For salads and sore throats|bottle
good: Propolis drops|10|20 ml|bottle
good: Wax cloth|13|Keeps bread and cheese, washable|cheese
good: Three small jars|15|Spring, linden, forest|gift
step: Winter|We mend frames. The bees keep each other warm.
step: Spring|First look, first flowers, room for more.
step: Summer|We take what they can spare and spin it cold.
step: Autumn|They get fed, we fill jars.
about: I am {name}, a beekeeper{in}. My hives stand in three places, none of them more than a walk from a flower.
about: I take honey only when there is enough for both sides.
story: It began with a swarm in a plum tree and a borrowed box. The swarm stayed, and so did the smell in the kitchen.
story: Each honey tells where the bees were that fortnight. That is why no two years taste the same, and why the label has a date.
ask: Why is my honey firm?|Because it is not heated. Stand the jar in warm water, below forty degrees, and it runs again.
ask: Can small children eat it?|Not in their first year. After that, gladly.
shot: The hives|bee
shot: A frame in June|flower
shot: Jars, filled today|jar
shot: Linden in flower|tree
shot: Candles|candle
shot: Winter stand|garden

# cheese maker
words: cheesemaker, cheese, cheese dairy, dairy, dairy farm, creamery, goat farm, goat cheese, fromagerie, ice cream maker, yoghurt, milk
own: this dairy
art: cheese, hills, horse, plate
head: Milk at five, cheese by noon
head: Turned by hand, every second day
head: Good things take a cellar
lede: Cheese from the milk of a herd we know by name: fresh on the day, soft within weeks, hard when it is ready.
good: Fresh cheese|5|With herbs or without, 150 g|cheese
good: Soft, white rind|7|Two weeks old, 200 g|cheese
good: Washed rind|8.5|Smells stronger than it is, 200 g|cheese
good: Hard, six months|6|Per 200 g|cheese
good: Hard, eighteen months|8|Crystals and all, per 200 g|cheese
good: Blue|8|Mild to loud, 150 g|cheese
good: Butter|5.5|Churned on Thursday, 250 g|plate
good: Yoghurt|3|In a glass|jar
good: Board for four|26|Five cheeses, one jam|plate
good: Raclette, cut|9|For four, per 400 g|dish
step: Milking|Before anyone else is up.
step: The vat|Warm milk, rennet, a still half hour.
step: Salt|A bath, from a day to three.
step: Cellar|Turned, brushed, waited for.
about: We make cheese{in} from raw and warm milk, in one room with one vat. The cows are next door.
about: Every wheel has a number and a date, and we can tell you what the weather was.
story: It began with more milk than buyers and a copper pot from the loft. The first cheese held the door open for a year.
ask: Is it made with raw milk?|Some of it; it stands on each label. If you are pregnant, ask and we point to the others.
ask: How do I keep it?|In paper, in the drawer, and out an hour before you eat.
shot: The vat|bowl
shot: Cellar shelves|shelf
shot: The herd|hills
shot: Cut open|cheese
shot: Market stall|counter
shot: Board for four|plate

# soap maker
words: candle maker, soap, candles, handmade soap, candle studio, soap studio, natural cosmetics maker, perfume maker, incense maker, skincare maker, herbalist
own: this workshop
art: soap, candle, flower, jar
head: Stirred slowly, cured for weeks
head: Olive oil, ash and a wooden spoon
head: Small batches, honest labels
lede: Soaps and candles in small batches, from oils and wax we can name, scented so that you notice when you lean in.
good: Olive soap|7|Plain, for everyone, 100 g|soap
good: Lavender soap|7.5|With flowers on top, 100 g|soap
good: Salt soap|8|Hard, foams like milk, 100 g|soap
good: Shampoo bar|9|For normal hair, 80 g|soap
good: Shaving soap|10|In a tin|soap
good: Beeswax candle|12|Burns thirty hours|candle
good: Fig leaf candle|19|In a glass you keep|candle
good: Balm|9|For hands and lips, 30 ml|jar
good: Soap dish|14|Oak, drains|dish
good: Box of three|22|You choose|gift
step: Weigh|Oils, lye, to the gram.
step: Stir|Until it holds a line.
step: Cut|The next day, by hand.
step: Cure|Six weeks on the shelf.
about: I am {name} and I make soap and candles{in}. The kitchen has not been used for cooking in years.
about: Everything that is in a piece stands on its label, in words you can read.
story: It began with a grandmother’s recipe that left out one number. The seventh batch was the first that did not burn.
ask: Is it suitable for sensitive skin?|The plain olive one has no scent and no colour. Try a small piece first, and ask your doctor if you are unsure.
ask: How long does it keep?|Soap gets better for two years. Candles do not mind.
shot: On the shelf|soap
shot: Lavender|flower
shot: Pouring|candle
shot: Cutting|hands
shot: Labels|document
shot: Box of three|gift

# winery
words: winemaker, wine maker, vineyard, wine, wine estate, cider maker, cidery, cider, distillery, gin distillery, brewery, craft brewery, olive oil, olive oil producer, olive grove, oil mill, juice press, kombucha maker, vinegar maker
own: this estate
art: vineyard, wine, bottle, hills
act: See the bottles > products
act: Book a tasting > contact
head: One hill, four bottles
head: Picked by hand, left in peace
head: The year, with a cork in it
lede: We work a few hectares by hand, ferment with what lives on the skins, and bottle when it tastes finished. Come and try it where it grew.
good: White, village|11|Dry, stony, for Tuesdays|wine
good: White, old parcel|18|A year on the lees|wine
good: Rosé|12|For the shade|wine
good: Red, village|13|Cherries and pepper|wine
good: Red, top parcel|26|Give it air|wine
good: Sparkling|21|Bottle fermented|bottle
good: Grape juice|5|For drivers and children|bottle
good: Case of six, mixed|78|We choose, you complain|box
good: Tasting for two|30|Five glasses, bread, an hour|table
step: Winter|Pruning, one vine at a time.
step: Summer|Leaves out, sun in.
step: Harvest|Small crates, many cousins.
step: Cellar|Waiting, tasting, waiting.
about: {name} is a family estate{in}. The slope is steep, the tractor is old and the dog supervises.
about: We use as little in the cellar as we can, and write on the label what we did use.
story: The first vines were planted by somebody who wanted to drink, not to sell. We try to remember that.
ask: Can we come for a tasting?|Ask for a day, and say how many you are.
ask: Do you sell to anyone under age?|No, and we ask.
shot: The slope|vineyard
shot: Harvest|fruit
shot: Cellar|room
shot: Tasting table|table
shot: Bottles|wine
shot: The dog|dog

# farm
words: farm shop, organic farm, vegetable box, vegetable farm, csa, market garden, farmer, farmers
own: this farm
art: vegetables, garden, egg, hills
head: Out of the ground this morning
head: What is ripe, and nothing else
head: Mud on the carrots, none on the price
lede: Vegetables, eggs and fruit from our own fields, sold at the gate and in a box that changes with the week.
good: Vegetable box, small|16|For one or two, weekly|box
good: Vegetable box, large|26|For a family, weekly|box
good: Eggs, ten|4.5|From hens that go out|egg
good: Potatoes|6|Five kilos, with soil|vegetables
good: Apples|3|Per kilo, four sorts|fruit
good: Apple juice|3.5|Pressed here, one litre|bottle
good: Salad and herbs|3|What there is|vegetables
good: Jam|4.5|By the fruit of the week|jar
good: Flour|3|From our own grain, one kilo|loaf
good: Bunch of flowers|7|Cut when you come|bouquet
step: We sow|More sorts than is sensible.
step: We pick|On the morning of the box.
step: We pack|With a note on the odd ones.
step: You fetch|At the gate or at a drop near you.
about: We farm{in}, a few fields and a patch of wood, with a tractor, two students and a good many worms.
about: You may walk round and look. Please close the gates.
story: The farm was nearly a row of garages. Then somebody planted leeks, and it was hard to argue with the leeks.
ask: How does the box work?|You choose a size, we fill it with what is ripe. Pause it whenever you go away.
ask: Do you spray?|Ask us about any field, and we tell you what was done there and why.
shot: The gate|door
shot: Morning pick|vegetables
shot: Hens|egg
shot: Box day|box
shot: Orchard|tree
shot: Flower row|flower
`);
