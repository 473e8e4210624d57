import { readTrades } from '../trades/read-trades';

/** Kitchens of the west, and ways to eat that are no country. `kicker` is what the place is called. */
export const westernSheets = readTrades(`
# greek restaurant
words: greek, taverna, souvlaki, gyros, greek food
kicker: Taverna
head: Grilled, with lemon
head: The fish came in at six
head: Another chair, another plate
lede: Small plates, grilled fish and lemon on everything. The house wine comes in tin jugs and the bill comes late.
good: Tzatziki | 5.5 | Thick, garlicky | bowl | Small plates
good: Fava | 6 | Yellow peas, capers | bowl | Small plates
good: Grilled octopus | 14 | Vinegar, oregano | fish | Small plates
good: Greek salad | 9 | Tomatoes that are in season | bowl | Small plates
good: Saganaki | 7.5 | Fried cheese, honey | cheese | Small plates
good: Souvlaki | 13 | Pork, pita, paprika | plate | From the grill
good: Lamb chops | 19 | Five, by hand | plate | From the grill
good: Sea bream | 21 | Whole, lemon, oil | fish | From the grill
good: Moussaka | 14 | From the big tray | skillet | From the oven
good: Yoghurt and honey | 5.5 | Walnuts | bowl | Sweet

# steakhouse
words: steak house, steak restaurant, steaks, grill house, parrilla, asador, chop house
kicker: Steakhouse
head: Fire, salt, time
head: Hung four weeks, cooked nine minutes
head: Choose your cut
lede: Beef from farms we visit, aged on the bone behind glass, grilled over oak and left alone for as long as it needs.
good: Beef tartare | 13 | Cut by hand, egg yolk | plate | Before
good: Bone marrow | 11 | Parsley, toast | plate | Before
good: Caesar | 10 | Anchovies you can see | bowl | Before
good: Flat iron, 220 g | 22 | Butter, watercress | plate | Cuts
good: Sirloin, 300 g | 32 | Four weeks on the bone | plate | Cuts
good: Ribeye, 350 g | 38 | The fat is the point | plate | Cuts
good: Fillet, 200 g | 39 | Lean, soft | plate | Cuts
good: Tomahawk for two | 96 | A kilo, carved | plate | Cuts
good: Chips, twice fried | 6 | In dripping | bowl | Beside
good: Creamed spinach | 6.5 | Nutmeg | bowl | Beside
good: Cauliflower steak | 17 | Romesco, for the patient friend | vegetables | Beside

# barbecue joint
words: bbq, barbecue, smokehouse, smoke house, brisket, pitmaster
kicker: Smokehouse
head: Smoke from four in the morning
head: When it is gone, it is gone
head: Bark, fat, paper towels
lede: Brisket that went in while you slept, ribs with bark, and slaw to pretend with. Ordered by weight, eaten on paper.
good: Brisket | 14 | 200 g, fourteen hours | plate | From the pit
good: Pork ribs | 16 | Half rack, dry rub | plate | From the pit
good: Pulled pork | 12 | 200 g, vinegar sauce | plate | From the pit
good: Hot links | 9 | Two, with mustard | plate | From the pit
good: Smoked chicken | 12 | Half, brined | plate | From the pit
good: Jackfruit bun | 11 | Same rub, no animal | burger | From the pit
good: Beans | 4.5 | With the ends of the brisket | bowl | Sides
good: Slaw | 4 | Vinegar, not cream | bowl | Sides
good: Cornbread | 4 | Honey butter | cake | Sides
good: Banana pudding | 5.5 | Wafers, cold | cake | After

# bistro
words: french restaurant, brasserie, bistrot, french bistro, french
kicker: Bistro
head: Butter, and no apology
head: The plat du jour, every day
head: A carafe of the red, please
lede: Onion soup, steak and chips, a tart that is still warm. The chalkboard is the menu and the menu is short.
good: Onion soup | 9 | Beef stock, a lid of cheese | bowl | Starters
good: Pâté of the house | 9 | Cornichons, toast | plate | Starters
good: Leeks vinaigrette | 8 | Egg, mustard | vegetables | Starters
good: Steak frites | 21 | Shallot butter | plate | Mains
good: Duck confit | 22 | Lentils, thyme | plate | Mains
good: Mussels | 18 | White wine, chips | shell | Mains
good: Gratin of celeriac | 16 | Comté, salad | skillet | Mains
good: Plat du jour | 16 | Look at the board | plate | Mains
good: Tarte tatin | 8 | Crème fraîche | cake | Desserts
good: Chocolate mousse | 7 | From the big bowl | bowl | Desserts

# food truck
words: street food, food van, food stall, food cart, foodtruck
kicker: Food truck
head: Find the queue
head: Cooked on four wheels
head: Eat it standing up
lede: A short board, a hot plate and a hatch. Where we are is on this page; what is left you see when you get there.
good: Smash bun | 10 | Two thin patties, pickles | burger | From the hatch
good: Crispy chicken bun | 10 | Slaw, chilli honey | burger | From the hatch
good: Loaded chips | 7.5 | Cheese, jalapeños | bowl | From the hatch
good: Halloumi wrap | 9 | Mint, pickled onion | taco | From the hatch
good: Corn on the cob | 4.5 | Lime, smoked salt | vegetables | From the hatch
good: Lemonade | 3.5 | Made in the truck | glass | Cold
good: Cola from here | 3.5 | In glass | bottle | Cold
good: Brownie | 4 | Salted | cake | Cold
title: about | Who is behind the hatch
about: Two people, one fryer and a van that used to deliver newspapers. Everything is cooked after you order it.
about: On weekdays we stand at lunch, at weekends at markets and festivals, and now and then at your wedding.
story: It began with a trailer at one market and a queue nobody had planned. The van came in the second summer.
why: Cooked when you order | Six minutes, rarely more. | skillet
why: A board, not a book | Few things, so that all of them are good. | document
why: Hire the whole truck | Weddings, offices, village fêtes. | van
offer: Weddings and parties | We bring the food, the queue and the lights. | glass
offer: Office lunches | Forty people in forty minutes. | box
offer: Markets and festivals | Power from our own batteries. | tent
shot: The hatch at noon | van
shot: First bun of the day | burger
shot: On the hot plate | skillet
shot: Saturday market | shopfront
shot: Lights on | lamp
shot: The last two portions | plate
role: Cook | Flips, salts, never looks up.
role: Hatch | Remembers your order from last week.
role: Driver | Can park it anywhere.
said: The only queue I have ever enjoyed. | Thursday lunch
said: They fed a hundred and ten of us and kept smiling. | Wedding
said: My children now ask where the truck is before they ask what day it is. | Saturday market
ask: Where are you today? | The hours on this page say which day; the week’s places go out by newsletter.
ask: Can we hire the truck? | Yes. Tell us the date, the place and how many are hungry.
ask: What do you need on site? | Level ground, five metres by three. We bring our own power and water.
ask: Do you take cards? | Cards, phones and coins.
ask: Is there something without meat? | Always at least two things, cooked on their own side.
ask: What happens when it rains? | We have an awning. You bring the jacket.
call: A party with a truck in it? | Send the date, the place and how many of you.
reach: Ask for the truck | The date, the place and how many are hungry.
act: Hire the truck > contact
act: See the board > menu

# catering company
words: catering, caterer, catering service, event catering, private chef, personal chef
pages: catering
kicker: Catering
head: You host, we cook
head: Dinner for ten or two hundred
head: We bring the pans
lede: We cook in your kitchen, barn or garden, lay the long table, and leave the place cleaner than we found it.
good: Canapés | 18 | Per person, six each | plate | Standing
good: Bowl food | 26 | Per person, four small bowls | bowl | Standing
good: Grazing table | 22 | Per person, cheese, bread, fruit | cheese | Standing
good: Three courses | 58 | Per person, served | plate | Seated
good: Sharing table | 46 | Per person, platters in the middle | spread | Seated
good: Fire and grill | 49 | Per person, outside | skillet | Seated
good: Office lunch | 14 | Per person, brought at noon | box | By day
good: Breakfast table | 16 | Per person, eggs and pastry | egg | By day
good: Private chef, an evening | 390 | Up to eight guests, plus shopping | skillet | By day
title: menu | Menus and what they cost
title: about | Who cooks for you
title: story | From one kitchen to many
under: menu | Guide prices per guest. Yours comes in writing once we know the date, the place and the number.
about: A kitchen team that is at home in other people’s kitchens. We write the menu with you, shop on the morning and serve it ourselves.
about: Allergies and grandmothers are noted beforehand. Nobody at your table has to ask.
story: It began with a birthday for forty and one oven. The oven is still in use, by people who know its moods.
why: A menu written with you | Two ideas and a price within the week. | document
why: Everything comes along | Pans, plates, linen, people. | van
why: Cleared when we go | The kitchen is as it was, only cleaner. | dish
offer: Weddings | From the first glass to the midnight soup. | ring
offer: Birthdays and family | At your house, without you in the kitchen. | cake
offer: Companies | Lunches, launches, summer parties. | table
offer: Private dinners | One cook, eight guests, your stove. | skillet
shot: The long table, laid | table
shot: Canapés, still complete | plate
shot: In somebody’s barn | spread
shot: Fire in the garden | skillet
shot: Glasses for eighty | glass
shot: The last spoon | bowl
role: Head cook | Writes the menu and tastes everything twice.
role: Service | Sees an empty glass through a wall.
role: Planning | Counts chairs in her sleep.
said: I sat at my own party. All evening. | Fiftieth birthday
said: Ninety guests, one field, hot soup. I still do not know how. | Wedding
said: They asked about allergies before we thought of it. | Company lunch
ask: How early should we ask? | For weddings half a year, for a dinner two weeks. Ask anyway if it is sooner.
ask: What does it cost per guest? | The guide prices are on this page. Yours depends on date, place and number.
ask: Do you bring plates and staff? | Both, if you like. Or only the food.
ask: Can you cook for allergies? | Yes. Tell us names and we label the plates.
ask: Do we need a kitchen? | Water and power are enough. We have cooked in fields.
ask: Can we taste first? | From forty guests on, we cook a small tasting.
call: Is there a date already? | Send the date, the place and how many of you.
reach: Tell us about the table | The date, the place, how many, and what they do not eat.
act: Ask for a menu > contact
act: See menus > menu

# fine dining restaurant
words: fine dining, tasting menu, gourmet restaurant, haute cuisine, chef’s table
kicker: Tasting menu
head: Nine courses, one evening
head: Very little on the plate, all of it meant
head: An evening in small bites
lede: One menu, written each week with the growers, served to fourteen tables at the pace of a good conversation.
good: Evening menu, nine courses | 138 | Three and a half hours | plate | Menus
good: Vegetable menu, nine courses | 124 | The garden leads | vegetables | Menus
good: Short menu, five courses | 92 | Tuesday to Thursday | plate | Menus
good: Wine pairing | 78 | Seven glasses | wine | In the glass
good: Pairing without alcohol | 54 | Ferments, teas, juices | glass | In the glass
good: Oyster, green apple | 0 | Cold, one bite | shell | This week
good: Trout, whey, dill oil | 0 | From the stream above the town | fish | This week
good: Celeriac, baked in hay | 0 | Four hours, one slice | vegetables | This week
good: Duck, black garlic | 0 | Aged ten days | plate | This week
good: Sorrel, yoghurt, honeycomb | 0 | Sharp, then kind | bee | This week

# brunch place
words: brunch, breakfast place, breakfast restaurant, brunch cafe, all day breakfast, pancake house
kicker: Brunch
head: Eggs until four
head: Breakfast, whenever you wake
head: The second cup is the good one
lede: Eggs how you like them, bread that was still dough at six, coffee that keeps coming. No hurry; the table is yours.
good: Eggs on sourdough | 9 | Any style, herb butter | egg | Eggs
good: Shakshuka | 12 | Tomato, pepper, feta | skillet | Eggs
good: Turkish eggs | 12 | Yoghurt, chilli butter, dill | egg | Eggs
good: Benedict | 13.5 | Ham or mushrooms | egg | Eggs
good: Pancakes | 11 | Ricotta, berries, maple | cake | Sweet
good: Granola | 8 | Ours, with thick yoghurt | bowl | Sweet
good: Cinnamon French toast | 11 | Brioche, pear | loaf | Sweet
good: Avocado, lime, seeds | 11 | On rye | loaf | Savoury
good: Smoked trout plate | 14 | Potato rösti, horseradish | fish | Savoury
good: Flat white | 3.9 | Two shots | cup | To drink
good: Orange juice | 4.5 | Pressed when you order | fruit | To drink

# diner
words: old school diner, american diner, retro diner, family diner, truck stop diner, greasy spoon, coffee shop diner
kicker: Diner
head: Breakfast, whatever the clock says
head: Sit anywhere, coffee is coming
head: Booths, pie, and refills
lede: Eggs any way, pancakes as wide as the plate, and coffee that is poured before you ask. The booths are worn where they should be.
good: Two eggs, any style | 9 | Home fries, toast | egg | Breakfast, all day
good: Pancakes, three | 9.5 | Butter, maple syrup | cake | Breakfast, all day
good: Corned beef hash | 12 | Two eggs on top | skillet | Breakfast, all day
good: Western omelette | 12 | Peppers, ham, cheese | egg | Breakfast, all day
good: Cheeseburger | 12.5 | Pickles, fries | burger | Lunch and supper
good: Turkey club | 12 | Three decks, one toothpick | bread | Lunch and supper
good: Meatloaf | 15 | Gravy, mash | plate | Lunch and supper
good: Patty melt | 13 | Rye, onions | bread | Lunch and supper
good: Chicken noodle soup | 6 | A bowl | bowl | Lunch and supper
good: Pie of the day | 6 | Ask; it changes | cake | Sweet
good: Milkshake | 6.5 | With the metal cup | glass | Sweet
good: Coffee | 3 | Refilled | cup | To drink

# ice cream parlour
words: ice cream, ice-cream, gelateria, gelato, ice cream shop, ice cream van, sorbet
kicker: Ice cream
head: Churned this morning
head: Two scoops, no plans
head: It melts, do not talk
lede: Milk, fruit and little else, churned in small tubs. When a flavour is gone, another has its turn.
good: Pistachio | 2.2 | A scoop, from real nuts, so not very green | ice-cream | Creamy
good: Hazelnut | 2.2 | A scoop, roasted dark | ice-cream | Creamy
good: Fior di latte | 2.2 | A scoop, just milk | ice-cream | Creamy
good: Salted caramel | 2.2 | A scoop, cooked too long on purpose | ice-cream | Creamy
good: Lemon | 2.2 | A scoop, sharp | fruit | Fruit
good: Strawberry | 2.2 | A scoop, in season only | fruit | Fruit
good: Dark chocolate sorbet | 2.2 | A scoop, no milk | ice-cream | Fruit
good: Brioche with two scoops | 5.5 | As in the south | loaf | To sit down with
good: Affogato | 4.8 | Espresso over vanilla | cup | To sit down with
good: Tub, half a litre | 11 | Three flavours, to take home | box | To sit down with
about: A counter, a scoop and a decision that nobody can take for you. Ask for a taste first.
about: When a flavour is gone, another has its turn. Come back for the one you nearly chose.
why: Taste first | Point, and you get a spoon. | ice-cream
why: In a cone or a tub | Whichever drips less. | cup
why: For the way home | Packed so that it gets there. | box
role: At the counter | Guesses your second flavour.
role: At the machine | Knows when it is cold enough.
said: Three of us, one tub, no survivors. | Family
said: I come for the lemon and leave with two others. | Regular
said: They let my son try four. He chose the first. | Parent
shot: The counter | ice-cream
shot: Cones, stacked | ice-cream
shot: Fruit, before | fruit
shot: A tub to take home | box
shot: Outside, in the sun | sun
ask: May I taste first? | Please do.
ask: What do you have without milk or nuts? | Ask at the counter, and say how strict it has to be.
ask: Can I take some home? | Yes, in a tub. Say how far you have to go.
ask: Can you bring ice cream to a party? | Ask us with the day and how many are coming.
`);
