import { readTrades } from '../trades/read-trades';

/** Kitchens east of Istanbul. `kicker` is what the place is called. */
export const easternKitchens = readTrades(`
# ramen bar
words: ramen, ramen shop, ramen restaurant, noodle bar, noodle shop, udon
kicker: Ramen bar
head: Slurp, it is polite
head: Broth since yesterday noon
head: One bowl, both hands
lede: Eighteen hours of bones, ten minutes of you. Noodles are cut here, eggs are marinated overnight, seats are at the counter.
good: Tonkotsu | 14 | Pork broth, belly, marinated egg | noodles | Bowls
good: Shoyu | 13 | Chicken and soy, bamboo, nori | noodles | Bowls
good: Spicy miso | 14.5 | Minced pork, corn, chilli oil | noodles | Bowls
good: Vegetable tantan | 13.5 | Sesame, pak choi, no bones about it | noodles | Bowls
good: Cold noodles | 12.5 | Dipping broth, lime, summer only | bowl | Bowls
good: Gyoza, six | 7 | Crisp below, steamed above | plate | Beside
good: Karaage | 8 | Chicken, lemon, mayonnaise | plate | Beside
good: Extra egg | 2 | Six and a half minutes | egg | Beside
good: Draught lager | 5 | Cold glass | beer | To drink
good: Roasted tea | 3.5 | Refilled | teapot | To drink

# thai restaurant
words: thai, thai kitchen, thai food, isaan
kicker: Thai kitchen
head: Sour, salty, sweet, hot
head: The pestle starts at ten
head: Say how hot, and mean it
lede: Curry pastes pounded here each morning, herbs by the handful, and heat you choose yourself from one to five.
good: Som tam | 9 | Green papaya, lime, peanuts, chilli | bowl | To share
good: Fish cakes | 8.5 | Kaffir lime, cucumber relish | fish | To share
good: Chicken satay | 8 | Four, peanut sauce | plate | To share
good: Green curry | 14 | Chicken, aubergine, Thai basil | bowl | Curries
good: Massaman | 16 | Slow beef, potato, cinnamon | bowl | Curries
good: Red curry, tofu | 13 | Pumpkin, lychee | bowl | Curries
good: Pad thai | 13 | Prawns, tamarind, egg | noodles | From the wok
good: Basil beef | 14 | Holy basil, fried egg on top | skillet | From the wok
good: Mango, sticky rice | 7 | When the mangoes agree | fruit | After
good: Thai iced tea | 4.5 | Orange, condensed milk | glass | After

# vietnamese restaurant
words: vietnamese, vietnam, pho, banh mi, bun cha, hanoi, saigon
kicker: Vietnamese kitchen
head: Herbs by the handful
head: Pho, as the morning intended
head: Light, sharp, out in minutes
lede: Broth that simmers through the night, rice paper rolled to order, and a plate of herbs you tear yourself.
good: Summer rolls | 7 | Prawn, mint, peanut dip | plate | To begin
good: Crisp rolls | 7.5 | Pork, glass noodles, lettuce to wrap | plate | To begin
good: Banana flower salad | 9 | Chicken, lime, sesame | bowl | To begin
good: Pho bo | 13.5 | Beef, rice noodles, star anise | noodles | Bowls
good: Pho chay | 12.5 | Mushroom broth, tofu | noodles | Bowls
good: Bun cha | 14 | Grilled pork, cold noodles, herbs | noodles | Bowls
good: Banh mi | 8.5 | Pâté, pickles, coriander, crackle | loaf | Bowls
good: Caramel fish | 16 | In the clay pot, pepper | fish | From the pot
good: Iced coffee | 4.5 | Drips slowly onto milk | coffee | To finish
good: Coconut jelly | 5 | Pandan, three layers | cake | To finish

# chinese restaurant
words: chinese, dim sum, dumpling, dumpling house, sichuan, szechuan, cantonese, hot pot, hotpot, wok
kicker: Chinese kitchen
head: Dumplings first, questions later
head: The wok decides
head: Turn the table
lede: Dumplings folded in the window, a wok that never cools, and dishes in the middle where they belong.
good: Pork and chive dumplings | 7.5 | Eight, boiled or fried | plate | Dumplings
good: Prawn har gow | 8 | Four, thin as breath | plate | Dumplings
good: Soup dumplings | 8.5 | Six, bite a corner first | plate | Dumplings
good: Mushroom bao | 6.5 | Two, steamed | loaf | Dumplings
good: Mapo tofu | 13 | Sichuan pepper, tingles | bowl | Wok and pot
good: Twice-cooked pork | 15 | Leek, black beans | skillet | Wok and pot
good: Fish in chilli broth | 19 | For two, redder than hot | fish | Wok and pot
good: Dry-fried beans | 11 | Garlic, preserved greens | vegetables | Wok and pot
good: Hand-pulled noodles | 13 | Beef, coriander | noodles | Rice and noodles
good: Egg fried rice | 7 | The way staff eat it | bowl | Rice and noodles

# korean restaurant
words: korean, bibimbap, korean bbq, korean barbecue, kimchi, seoul
kicker: Korean kitchen
head: The grill is in the table
head: Kimchi, aged politely
head: Many small dishes come with it
lede: Meat over charcoal in the middle of the table, kimchi from our own jars, and side dishes that arrive before you ask.
good: Kimchi pancake | 9 | Crisp edge, dipping soy | plate | To begin
good: Mandu | 8 | Six dumplings, pork and tofu | plate | To begin
good: Bibimbap | 13.5 | Rice, vegetables, egg, hot stone | bowl | Bowls
good: Kimchi stew | 13 | Pork belly, tofu, bubbling | bowl | Bowls
good: Cold noodles | 12.5 | Buckwheat, icy broth | noodles | Bowls
good: Bulgogi | 19 | Beef, pear marinade, lettuce | skillet | On the grill
good: Pork belly | 17 | Thick, you cut it with scissors | skillet | On the grill
good: Mushrooms and courgette | 14 | Sesame salt | mushroom | On the grill
good: Fried chicken | 14 | Twice fried, garlic soy | plate | Beside
good: Makgeolli | 7 | Rice wine, cloudy, from the kettle | bowl | Beside

# lebanese restaurant
words: lebanese, lebanon, beirut, syrian, palestinian, levantine
kicker: Lebanese table
head: Twelve small plates, one long evening
head: Tear the bread, pass the bowl
head: Lemon, garlic, smoke
lede: Mezze by the table, bread from the oven every few minutes, and charcoal for what follows, if anyone can.
good: Hummus, warm | 7 | Whole chickpeas, olive oil | bowl | Cold mezze
good: Moutabal | 7 | Burnt aubergine, tahini | bowl | Cold mezze
good: Tabbouleh | 7.5 | Mostly parsley, as it should be | bowl | Cold mezze
good: Labneh | 6 | Mint, dried chilli | bowl | Cold mezze
good: Falafel, five | 6.5 | Green inside | plate | Hot mezze
good: Kibbeh | 7.5 | Lamb, pine nuts, crisp | plate | Hot mezze
good: Halloumi | 7.5 | Grilled, fig | cheese | Hot mezze
good: Shish taouk | 16 | Chicken, garlic cream | plate | From the charcoal
good: Lamb kofta | 17 | Sumac, onion, charred tomato | plate | From the charcoal
good: Knafeh | 7 | Cheese, orange blossom, hot | cake | Sweet

# kebab house
words: turkish, kebab, kebap, doner, döner, ocakbasi, ocakbaşı, anatolian, meyhane, gozleme
kicker: Turkish grill
head: Over charcoal, in plain sight
head: The skewer turns at eleven
head: Smoke, sumac, fresh bread
lede: Lamb cut with a knife, not a machine, bread blown up like a balloon and a grill you can sit in front of.
good: Ezme | 5.5 | Tomato, pepper, chopped by hand | bowl | Meze
good: Cacık | 5 | Yoghurt, cucumber, mint | bowl | Meze
good: Stuffed vine leaves | 6.5 | Rice, currants | leaf | Meze
good: Adana | 16 | Minced lamb, chilli | plate | Grill
good: Chicken shish | 15 | Yoghurt marinade | plate | Grill
good: Lamb chops | 21 | Four, thyme | plate | Grill
good: İskender | 17 | Döner on bread, butter, yoghurt | plate | Grill
good: Lahmacun | 6 | Thin, roll it with parsley | pizza | Oven
good: Cheese pide | 10 | A boat with an egg | pizza | Oven
good: Künefe | 7 | Hot, stringy, pistachio | cake | Sweet

# persian restaurant
words: persian, iranian, tehran
kicker: Persian kitchen
head: Saffron, patience, rice
head: The crust is the best part
head: Sit, there is more tea
lede: Rice steamed twice until it has a golden crust, stews that have had all day, and saffron where it matters.
good: Kashk-e bademjan | 8 | Aubergine, whey, fried mint | bowl | To share
good: Mast-o khiar | 5.5 | Yoghurt, cucumber, rose | bowl | To share
good: Herbs and cheese | 6 | Walnuts, warm bread | cheese | To share
good: Ghormeh sabzi | 16 | Lamb, green herbs, dried lime | bowl | Stews
good: Fesenjan | 17 | Chicken, walnut, pomegranate | bowl | Stews
good: Split peas, aubergine | 14 | Without meat, same hours | bowl | Stews
good: Koobideh | 16 | Two skewers, saffron rice | plate | Kebab
good: Joojeh | 16 | Chicken, lemon, charred tomato | plate | Kebab
good: Barberry rice | 9 | Sour, gold, crisp below | bowl | Rice
good: Saffron ice cream | 6 | Pistachio, rose water | ice-cream | Sweet

# georgian restaurant
words: georgian, khinkali, khachapuri, tbilisi
kicker: Georgian table
head: Hold it by the knot
head: Bread with a yolk in it
head: A toast before each plate
lede: Dumplings with broth inside, bread with cheese inside, wine from clay, and somebody who will stand up and make a toast.
good: Khinkali, five | 10 | Beef and pork, mind the broth | plate | Dough
good: Adjarian khachapuri | 13 | Cheese, butter, an egg yolk | pizza | Dough
good: Bean bread | 9 | Lobiani, bay leaf | loaf | Dough
good: Pkhali, three | 8.5 | Spinach, beetroot, walnut | plate | Cold
good: Aubergine rolls | 8 | Walnut, pomegranate | plate | Cold
good: Tomato, cucumber, walnut | 7 | As in every garden | bowl | Cold
good: Chakapuli | 17 | Lamb, tarragon, sour plums | bowl | From the pot
good: Chicken in garlic | 15 | Shkmeruli, clay dish | skillet | From the pot
good: Amber wine | 6.5 | From clay, a glass | wine | Wine and sweet
good: Churchkhela | 5 | Walnuts in grape | cake | Wine and sweet

# ethiopian restaurant
words: ethiopian, eritrean, injera, addis
kicker: Ethiopian kitchen
head: Eat with your hands
head: One plate for everyone
head: Coffee, roasted in front of you
lede: Injera that sours for three days, stews in the middle, no cutlery. Afterwards the coffee is roasted at the table, and you stay.
good: Doro wat | 16 | Chicken, berbere, an egg | bowl | Stews
good: Key wat | 16 | Beef, slow and red | bowl | Stews
good: Tibs | 17 | Lamb from the pan, rosemary | skillet | Stews
good: Kitfo | 16 | Chopped beef, warm butter, raw or not | plate | Stews
good: Misir wat | 12 | Red lentils, berbere | bowl | Without meat
good: Shiro | 12 | Chickpea, garlic, bubbling | bowl | Without meat
good: Gomen | 11 | Greens, ginger | leaf | Without meat
good: Fasting plate | 18 | Seven stews for one, or two | plate | Without meat
good: Coffee ceremony | 9 | Three rounds, popcorn | coffee | To drink
good: Honey wine | 6 | Tej, from the flask | wine | To drink
`);
