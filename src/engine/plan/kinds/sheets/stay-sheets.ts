import { readTrades } from '../trades/read-trades';

/** Places to sleep. `good` are rooms, `way` is what the house has. */
export const staySheets = readTrades(`
role: Host | Draws you a map on the back of the bill.
role: House | Can fix a shower with a spoon.
role: Garden | Knows when it will rain.

# bed and breakfast
words: b&b, bed & breakfast, guesthouse, guest house, pension
head: A key, a bed, a long breakfast
head: Come as a guest, leave as a neighbour
head: The kettle is on
lede: A few rooms in a lived-in house, eggs as you like them, and hosts who know which path is dry.
good: Garden room | 92 | Double, looks onto the apple tree | bed
good: Blue room | 98 | Double, its own bath | bath
good: Attic room | 84 | Twin, sloping, sunrise included | window
good: Family room | 128 | A double and two small beds | house
way: Breakfast | Bread, eggs, jam with a date on it. Until ten. | egg
way: Garden | Chairs in the sun, chairs in the shade. | garden
way: Sitting room | A stove, maps, other people’s books. | lamp
way: Parking | Beside the house, bicycles in the shed. | bike
shot: The breakfast table | cup
shot: Garden room, morning | bed
shot: Maps and other books | book
shot: From the attic window | window
shot: Under the apple tree | garden
shot: The porch light | lamp

# hostel
words: backpacker, backpackers, youth hostel
head: A bed, a key, a long table
head: Arrive alone, leave in company
head: Cheap sleep, good breakfast
lede: Clean bunks with a curtain and a lamp, a kitchen for everyone and people who know where to eat for little.
good: Bed in a room of six | 26 | Curtain, lamp, locker | bed
good: Bed in a room of four | 31 | The quiet side | bed
good: Private double | 74 | Its own bathroom | room
good: Family room | 98 | Four beds, one door | house
way: Kitchen | Pans for forty, oil and salt are there. | skillet
way: Lockers | Bring a lock or borrow one. | lock
way: Washing | Machine, dryer, powder. | shirt
way: Long table | Where plans are made. | table
about: We have slept in a great many bunks and built these so that you hear only your own alarm.
about: There is no lobby. There is a kitchen, a long table and somebody who knows which bus.
shot: The long table | table
shot: Room of six | bed
shot: Kitchen at seven | skillet
shot: The map wall | map
shot: Roof, evening | city
shot: Boots in the hall | shoe
ask: Is there a curfew? | No. There is a code, and a night voice.
ask: Are towels included? | Sheets are. Towels are two coins at the desk.
ask: Can we cook? | Yes, until ten. Wash your pan.

# campsite
pages: campsite
act: Check dates > booking
act: See the pitches > rooms
title: rooms | Where you can stay
title: amenities | On the site
title: gallery | A look round
title: map | The way here
words: camp site, camping, campground, caravan park, holiday park, rv park, motorhome park
head: Pitch it, boil water, done
head: Grass, trees, a tap that works
head: Wake up to birds, not bins
lede: Flat pitches, clean showers, and enough room between you and the next tent.
good: Tent pitch, two people | 24 | Grass, near the water | tent
good: Caravan pitch | 34 | Level, with electricity | van
good: Pitch with a view | 30 | First row, a little wind | hills
good: Bell tent | 74 | Real beds, wool blankets | tent
way: Showers | Cleaned every day. | bath
way: Water | Taps within a short walk. | drop
way: Your pitch | Tell us what you bring, and we say where it stands best. | tent
way: Quiet nights | So that everybody sleeps. | moon
about: We are a field with good manners: quiet at night, helpful in the morning, muddy now and then.
about: Tell us what you bring and how many you are, and we find the ground that suits it.
shot: First row, six in the morning | tent
shot: Washing up, evening | dish
shot: Under the trees | tree
shot: The path out | hills
shot: Breakfast outside | cup
shot: Last light | sun
ask: Do we have to reserve? | In the school holidays, yes. Otherwise come and look.
ask: Are dogs allowed? | Ask us before you come, and bring a lead.
ask: Is there electricity? | Say when you book that you need it, and we tell you which pitch has it.
ask: When is quiet time? | At night. The owls did not sign.

# glamping site
title: rooms | Where you sleep
title: amenities | What is there
title: gallery | A look round
title: map | The way here
words: glamping, treehouse, tree house, yurt, shepherd’s hut, shepherd hut, shepherds hut, safari tent, bell tent, tipi, tiny house, dome tent, camping pod, glamping pod, pods
head: Under canvas, in a real bed
head: A stove, a lamp, the night outside
head: Camping, with a mattress
lede: A proper bed, and the night right outside. Bring boots; the blankets are here.
good: Safari tent | 128 | Four beds, stove, its own shower | tent
good: Shepherd’s hut | 96 | For two, with a half-door | house
good: Treehouse | 156 | Eleven metres of ladder, worth it | tree
good: Yurt | 112 | Round, warm, a skylight | tent
way: Beds | Made before you come. | bed
way: Cooking | Pans, plates and something to make coffee on. | skillet
way: Warmth | Blankets for every season. | lamp
way: Darkness | Bring a torch; the stars do the rest. | moon
about: A few beds, far enough apart that you hear nobody and close enough to borrow salt.
about: We have slept in all of it ourselves, in February too.
shot: The door, open | house
shot: Between the trees | tree
shot: Morning | sun
shot: Coffee outside | cup
shot: Under the blankets | bed
shot: Stars, unedited | moon

# farm stay
words: farm stay, farmstay, agriturismo, holiday farm, farmhouse b&b, working farm
head: The rooster keeps the time
head: Boots by the door
head: Milk, mud, long sleep
lede: Rooms in a farmhouse where the work goes on around you. Help if you like; sleep if you like.
good: Room over the stable | 88 | Warm from below, smells of hay | bed
good: Farmhouse room | 96 | Double, thick walls | window
good: Hayloft | 68 | For four, with sleeping bags | house
good: The cottage | 148 | Its own kitchen, sleeps five | house
way: Breakfast from here | Eggs, milk, bread, jam. | egg
way: Animals | Cows, hens, one bad-tempered goose. | horse
way: Tractor rounds | Fridays, for anyone under ninety. | van
way: Farm shop | Honesty box, mostly honest. | shopfront
about: It is a working farm, which means it is early, sometimes loud, and never dull.
about: Children go along to the stable at six. Parents may sleep on.
shot: Stable at six | horse
shot: Table in the yard | table
shot: Room over the stable | bed
shot: Eggs, still warm | egg
shot: The field behind | hills
shot: Boots by the door | shoe

# holiday cottage
words: caravan, static caravan, holiday caravan, chalet, chalets, ski chalet, cottage, cottages, holiday house, holiday home, holiday let, vacation home, beach house, cottage let, cottage to let, holiday bungalow, farmhouse to let
pages: letHouse
act: Check dates > booking
act: See the prices > rooms
head: The whole house, to yourselves
head: Your own door, your own pace
head: Light the fire, lose the watch
lede: One house, let by the people who own it: made beds, a full log basket and a folder with everything worth walking to.
good: Weekend | 340 | Friday to Monday | moon
good: Midweek | 310 | Monday to Friday | sun
good: A week | 690 | Saturday to Saturday, linen included | calendar
good: Winter week | 480 | November to March, logs included | house
way: Kitchen | Sharp knives, oil, salt and a big pan. | skillet
way: Linen and towels | Beds made, towels folded. | bed
way: Garden | A table, a line for wet things. | garden
way: Folder | Where to eat, swim, walk and park. | book
about: We let the house ourselves. Whoever answers your message has also chosen the mattresses.
about: You have it to yourselves. We live near enough to help, and far enough away not to.
shot: Fire, lit | candle
shot: The kitchen | skillet
shot: Bedroom, morning | bed
shot: From the window | window
shot: Boots by the door | shoe
shot: Evening walk | hills
said: Everything was where you look for it. Even the corkscrew. | Stayed in autumn
said: The dog asked when we are going back. | Family of five
said: Written directions, a warm house, nobody in the way. | A week in March
ask: How many can stay? | As many as there are beds; the number stands on this page. A cot fits beside the big bed.
ask: Are dogs welcome? | Ask us when you book and tell us how many. We keep towels for wet paws.
ask: When can we arrive and leave? | From four in the afternoon, and by ten in the morning. Ask if you need it otherwise.
ask: Is linen included? | Linen, towels and the first basket of logs.
ask: How do we book and pay? | Ask for your dates here. We answer with yes or no, and then the house is held for three days.
ask: Is there mobile signal and internet? | Internet yes, signal by the gate.
per: for the house
title: rooms | Weeks and prices
title: about | Who lets it to you
title: amenities | What is in the house
title: booking | When would you like to come?
under: rooms | For the whole house, not for each person.
under: booking | Say when and how many. We answer ourselves, and nothing is charged on this page.

# holiday flat
words: holiday apartment, vacation rental, airbnb, self catering, villa rental
head: The key is under the pot
head: Your own door, your own pace
head: Cook late, swim early
lede: A place of your own with a proper kitchen, good beds and a list of everything worth walking to.
good: The flat, two people | 95 | One bedroom, a terrace | bed
good: The flat, four people | 120 | With the sofa made up | sofa
good: A whole week | 640 | Linen and cleaning included | calendar
good: Winter month | 1400 | For writing something | pencil
way: Kitchen | Sharp knives, oil, salt, a moka pot. | skillet
way: Linen | Beds made, towels folded. | bed
way: Terrace | Morning sun, evening shade. | sun
way: Folder | Where to eat, swim, park, complain. | book
about: We live nearby and are there in ten minutes, but you will not see us unless you ring.
about: The kitchen has what a kitchen needs, because we cook in it ourselves in November.
shot: The terrace, eight o’clock | sun
shot: The kitchen | skillet
shot: Bedroom | bed
shot: From the window | window
shot: The folder | book
shot: Evening walk | sea

# mountain hut
words: alpine hut, mountain lodge, mountain refuge, refuge, ski lodge
head: Above the last road
head: Soup, bunk, sunrise
head: You came on foot, sit down
lede: Bunks, blankets and a kitchen that starts at five. Reserve, walk up, and look at the weather before you do.
good: Bunk | 28 | Blanket and pillow, bring a liner | bed
good: Bed in a small room | 42 | Four beds, one window | window
good: Half board | 34 | Soup, main, tea at five | bowl
good: Winter room | 15 | Unstaffed, with stove and axe | house
way: Warm food | From noon to seven. | bowl
way: Drying room | For boots and everything else. | shoe
way: Maps and weather | On the board by six in the evening. | map
way: Water | From the spring, at the door. | drop
about: The hut stands where the path divides. Everything here came up by mule, rope or rucksack, and goes down again the same way.
about: We cook one dish, ring one bell and know which slope is good tomorrow.
shot: Last light on the ridge | mountains
shot: The room at six | table
shot: Boots, drying | shoe
shot: Bunks | bed
shot: Soup | bowl
shot: The path down | hills
ask: Do we have to reserve? | Please. If you cannot come, ring, so that we do not go looking.
ask: Can we pay by card? | When the signal allows. Bring cash.
ask: Are there showers? | Cold ones. You will be quick.
ask: Are dogs allowed? | In the winter room. Ask beforehand.

# houseboat
words: house boat, boat hotel, boat stay, narrowboat, barge stay, boatel, canal boat
head: Sleep afloat
head: Ducks at the window
head: Moored, and gently moving
lede: Cabins on the water with a real bed, a small stove and a deck for breakfast. You need not steer anything.
good: Bow cabin | 118 | Double, at water level | bed
good: Captain’s cabin | 138 | Windows on three sides | window
good: Family cabin | 152 | Four bunks, one hatch | boat
good: The whole boat | 420 | Sleeps eight, moored or moving | boat
way: Deck | Table, lamp, two chairs, swans. | sea
way: Galley | Two flames, a kettle, good knives. | skillet
way: Stove | Wood is stacked. | sun
way: Dinghy | Oars, life jackets, no hurry. | boat
about: She carried gravel before she carried sleep. The hull is steel, the beds are not.
about: We live two moorings down and come when you wave.
shot: Breakfast on deck | cup
shot: Bow cabin | bed
shot: Lamp on the water | lamp
shot: Mooring, evening | boat
shot: The galley | skillet
shot: Neighbours, with feathers | bird

# beach resort
words: resort, spa resort, island resort, ski resort, wellness hotel, spa hotel
head: Leave the shoes inside
head: A week with nothing in it
head: Water before breakfast
lede: Rooms with their own terrace, a pool that opens at six, and a beach where someone brings lemonade without being asked.
good: Garden room | 148 | Terrace, hammock | garden
good: Room to the water | 196 | You hear it | sea
good: Suite | 280 | Two rooms, a bath with a view | bath
good: Family bungalow | 320 | Two bedrooms, its own path | house
way: Pool | From six, heated when it has to be. | drop
way: Kitchen | Breakfast until noon, fish at night. | fish
way: Treatments | Four rooms, quiet hands. | hands
way: Boats | Kayaks, boards, one small sailing boat. | boat
about: It is a large place that behaves like a small one: no wristbands, no announcements, somebody who knows your room.
about: Do everything, or move from shade to shade. Both are considered sport.
shot: Pool at six | drop
shot: Path to the water | sea
shot: Terrace, noon | sun
shot: Fish, evening | fish
shot: Quiet room | candle
shot: Boats, pulled up | boat
`);
