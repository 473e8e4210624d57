import { forAnHour } from './lanes-and-microphones';
import { readTrades } from './read-trades';

/** Shops to step into, and leave with something: bubble tea, hired cars, wedding dresses, doughnuts. */
export const gownsAndDoughnuts = readTrades(`${forAnHour}

# bubble tea shop
words: bubble tea, boba shop, boba tea shop, boba, boba cafe, bubble tea cafe, bubble tea bar, boba tea, milk tea shop, boba truck
own: this shop
pages: corner
schema: CafeOrCoffeeShop
art: cup, leaf, fruit, shopfront
act: See the drinks > services
act: Find us > contact
head: Shake, poke, chew
head: Chewy at the bottom
head: Sweet as you say, iced as you like
lede: Tea brewed here, milk or fruit, pearls cooked through the day{in}. You choose the tea, the sweetness, the ice and what waits at the bottom.
offer: Milk teas|Black, oolong or matcha, with milk or oat.|cup
offer: Fruit teas|Mango, lychee, passion fruit, peach.|fruit
offer: Slushes and smoothies|For days that are too warm.|ice-cream
offer: Toppings|Tapioca, popping pearls, jelly, cheese foam.|circles
offer: Your own|Any tea, any topping, five steps of sweet.|circles
line: Say how sweet and how much ice.
line: With pearls, jelly or nothing.
good: Classic milk tea|5|Black tea, milk, tapioca pearls|cup
good: Brown sugar|6|Fresh milk, warm syrup, pearls|cup
good: Taro|6|Purple, creamy, like a biscuit|cup
good: Matcha|6|Stone-ground, with milk or oat|cup
good: Mango green tea|5.5|Fruit, green tea, popping pearls|fruit
good: Lychee|5.5|Light, with jelly|fruit
good: Extra topping|0.8|Pearls, jelly, pudding, foam|circles
step: Tea|Black, green, oolong, or none.
step: Milk or fruit|Cow, oat, coconut; or mango, lychee, peach.
step: Sweet and ice|From nothing to all.
step: Topping|And a wide straw.
about: {name} brews tea the slow way and serves it the quick way{in}. Pearls are cooked through the day, because after some hours they are only round.
ask: Is there something without caffeine?|Yes: fruit slushes, taro, and some teas. Ask at the counter.
ask: Are the pearls vegan?|Tapioca is. Milk can be oat or coconut.
ask: Can I order for a party?|Yes, a day ahead. Tell us how many cups.
ask: How sweet is it?|As you say: from none at all to the full spoon.
title: services|What to drink
title: menu|The list
title: process|Build your own
title: gallery|On the counter
reach: Ask us|About allergies, large orders, or a tea you miss.
call: Which one today?|Come in and point.
shot: Brown sugar, swirling|cup
shot: Counter|shopfront
shot: Fruit, cut today|fruit
shot: Wide straws|bottle

# car rental
words: car hire, campervan hire, camper van hire, motorhome hire, camper hire, campervan rental, motorhome rental, car rentals, rent a car, rental cars, vehicle rental, vehicle hire, ^van hire, ^van rental, self drive cars, self drive car rental, car rental company, car hire company, car rental agency, scooter rental, scooter hire, motorbike rental, motorcycle rental, campervan hire, campervan rental, camper hire, camper van hire, camper van rental, motorhome hire, motorhome rental, rv rental, rv rentals, caravan hire
own: this company
schema: AutoRental
art: car, key, map, clock
act: Ask for your dates > contact
act: See how to rent > services
head: The key, and the road
head: Full tank, clean windows, one price
head: Yours from the day you choose
lede: Clean, checked vehicles by the day, the week or longer{in}, with one price that says what is in it.
offer: By the day|Collected in the morning, back by evening.|clock
offer: By the week|The same, and cheaper per day.|calendar
offer: Longer|By the month, for work or a long journey.|map
offer: Brought to you|To the airport, the station or the hotel.|key
line: Ask for your dates, and you hear what is free.
line: Insurance, distance and fuel stand in the price; ask what is in it.
step: You ask|Dates, how many people, where you are going.
step: You get a price|With insurance, distance and deposit on one page.
step: You collect|Licence, card, a walk round it together.
step: You bring it back|Full as it was. That is all.
why: One price|With everything in it, and no surprises at the desk.|receipt
why: Walked round together|Every scratch noted before you drive.|magnifier
why: Somebody answers|Also when something is unclear on the road.|phone
about: {name} rents out vehicles{in}, cleaned and checked after every customer, by people you can ring while you are on the road.
ask: What do I need?|A driving licence, identification and a card for the deposit.
ask: How old must I be?|It depends on vehicle and insurer. Tell us, and we say.
ask: Is there a limit on distance?|It stands in your price. Say roughly how far you are going.
ask: What if it breaks down?|You ring, and we send help or another one.
ask: Can somebody else drive?|Yes, once they are on the form.
title: services|How to rent
title: process|From enquiry to key
title: features|What you can rely on
title: gallery|Out on the road
reach: Ask for your dates|From when to when, how many of you, and where to.
call: Dates fixed?|Ask, and you hear what is free.
shot: Ready to go|car
shot: Keys|key
shot: Somewhere else|hills
shot: Evening stop|sun

# bridal shop
words: bridal shops, bridal boutique, bridal store, bridal studio, bridalwear shop, bridal wear, wedding dress shop, wedding dresses, wedding dress boutique, wedding gown shop, bridal gowns, bridal gown shop, prom dress shop, bridal and prom shop, bridesmaid dresses
own: this shop
pages: corner
schema: ClothingStore
art: dress, mirror, ring, chair
act: Ask for an appointment > contact
act: See how it works > services
head: You will know in the mirror
head: The one you do not want to take off
head: Time to try on every one
lede: Dresses to try on in peace{in}, with one person for you alone, a good mirror, and somebody who can pin.
offer: Your appointment|The room is yours; bring two or three who may speak.|door
offer: Dresses|From quite plain to quite a lot.|dress
offer: Veils and shoes|Tried on with the dress, not after it.|shoe
offer: Alterations|Pinned here, sewn near here, pressed for the day.|scissors
offer: Bridesmaids|In one colour, in several cuts.|people
line: By appointment, so that nobody waits.
line: Tell us your size, the day and what you dream of.
step: You ask for a time|Date of the wedding, rough budget, what you like.
step: You try on|Six or seven are enough for most.
step: We order and pin|Usually some months before; sometimes off the rail.
step: Last fitting|With the shoes. Bring a handkerchief.
why: One at a time|The shop is yours for your hour.|door
why: Honest eyes|We say when it is not the one.|mirror
why: Every size to try|Not only to imagine.|dress
about: {name} dresses brides{in}. Nobody is hurried, and nobody is talked into sequins.
ask: How early should I come?|Eight to ten months before. In a hurry, ask for what is on the rail.
ask: How many may I bring?|Two or three. More opinions make it longer.
ask: Are alterations included?|They are priced separately, and told before you order.
ask: Do you have my size?|Tell us beforehand, and we prepare.
title: services|How it works here
title: gallery|From the rail
reach: Ask for an appointment|The date, your size, and what you dream of.
call: Is the date fixed?|Then ask for an hour.
shot: On the rail|dress
shot: The mirror|mirror
shot: Pinned|scissors
shot: Veil, by the window|window

# doughnut shop
words: donut shop, donuts, doughnuts, doughnut bakery, donut bakery, donut store, doughnut cafe, donut cafe, doughnuts and coffee, donuts and coffee
own: this shop
pages: corner
schema: Bakery
art: cake, cup, box, shopfront
act: See what is fresh > services
act: Order a box > contact
head: Warm until they are gone
head: Fried at five, gone by noon
head: One for now, six for later
lede: Doughnuts fried through the morning{in}, glazed while they are warm, and sold until the tray is empty.
offer: Glazed|Light, warm, a little sticky.|cake
offer: Filled|Jam, custard, chocolate; full to the edge.|chocolate
offer: Cake doughnuts|Dense, crisp outside, good for dipping.|cupcake
offer: Boxes|Six or twelve, mixed as you like.|box
offer: Large orders|For offices, weddings and school fairs, a day ahead.|gift
line: Fresh in the morning; ask what is left.
line: By the piece or by the box.
good: Glazed ring|2.2|Warm until about nine|cake
good: Raspberry jam|2.8|Filled after frying|cake
good: Vanilla custard|3|With real vanilla|cake
good: Chocolate iced|2.6|Dark, with a crack|chocolate
good: Cinnamon sugar|2.4|Rolled while hot|cake
good: Box of six|14|Mixed as you like|box
about: {name} makes doughnuts by hand{in}: dough the evening before, fat fresh, glaze while they are warm.
ask: When should I come?|Early. What is gone is gone.
ask: Are there vegan ones?|Ask which today; there is usually one.
ask: Can I order ahead?|Yes, the day before, from six pieces.
ask: Do they keep?|Until the evening. Tomorrow we make new ones.
title: services|What there is
title: menu|On the tray
title: gallery|This morning
reach: Order a box|How many, which, and for when.
call: For the whole office?|Order by the afternoon before.
shot: Five in the morning|night
shot: Glaze, dripping|cake
shot: Box of twelve|box
shot: With coffee|cup
`);
