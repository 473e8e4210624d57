import { readTrades } from './read-trades';
import { outingsShared } from './outings-shared';

/** Days out under the sky. */
export const outdoors = readTrades(`
${outingsShared}
# boat rental
words: boat hire, kayak rental, canoe rental, canoe hire, kayak hire, sup rental, yacht charter, sailing charter, boat charter, houseboat rental, pedal boat, paddle board rental, boat tours, boat trips, whale watching, dolphin watching, sailing trips, boat trip
own: this jetty
art: boat, sea, lake, hills
head: Cast off at nine, back by supper
head: A small boat and a whole day
head: You steer, we untie
lede: Boats by the hour and by the day, with life jackets that fit, a map with the good bays marked, and someone on the telephone.
offer: By the hour|For a first try along the shore.|clock
offer: By the day|With a map and a cool box.|boat
offer: With a skipper|You look, we steer.|portrait
offer: Groups|Several boats, one picnic.|table
line: Tell us who is coming, and we say which boat.
step: Arrive|Ten minutes before.
step: Ten minutes on land|Jackets, knots, the rules of the water.
step: Off|Map, telephone number, sun hat.
step: Back|We catch the rope.
plan: An hour|22|Up to four people.|Life jackets; Short briefing; Near the shore
plan: Half a day|65|Up to four people.|Life jackets; Map of the bays; Cool box|Most chosen
plan: A day with a skipper|290|Up to six people.|You choose the direction; Swimming stops; Fuel
about: We rent boats{in} and repair them in winter. We know where the wind comes round the corner at three.
about: If the weather is wrong, we say so and you stay on land. That is part of the service.
role: On the jetty|Reads the sky.
role: Boats|Hears an engine cough from the kitchen.
ask: Do I need a licence?|For the small boats, no. For the others we check your licence or send a skipper.
ask: Can everyone come along?|Everyone who can swim, and small children in a jacket beside you.
shot: The jetty|boat
shot: Quiet bay|sea
shot: Map|map
shot: Life jackets|shield
shot: Picnic|table
shot: Back at six|hills

# fishing charter
words: fishing charter, fishing charters, fishing charter boat, charter fishing, fishing trip, fishing trips, sea fishing, deep sea fishing, angling trips, skippered charter, charter boat, boat with skipper, sea angling
own: this boat
art: boat, sea, fish, sun
head: Out early, back with supper
head: The skipper knows where they bite
head: A day on the water, lines in
lede: Fishing trips with a skipper who reads the water. You need warm clothes and something to eat; the rest is aboard.
offer: Half a day|Out with the tide, back for lunch or supper.|clock
offer: A full day|To the marks further out.|boat
offer: The whole boat|You and yours, and nobody else.|hands
offer: First time|Knots, lines and patience, explained.|fish
line: Say when and how many, and we say what is biting.
step: Ask|Day, number of people, how much you have fished.
step: The forecast|We look at it together the evening before.
step: Aboard|Life jackets, a word on safety, off.
step: Home|Your catch cleaned, if there is one.
plan: Half a day|55|Each.|Rods and bait; Life jackets
plan: Full day|95|Each.|Rods and bait; Life jackets; The marks further out|Most chosen
about: We go out{in} whenever the sea lets us, and say so when it does not.
about: Nobody is too new. The biggest fish of last year went to somebody who had never held a rod.
role: Skipper|Reads the water.
role: Deck|Unties every knot, also yours.
said: First cast, first mackerel. The children still talk of it.|Family of four
said: He knew where they were. We only had to be patient.|Came with a friend
said: Rough, wet, and the best day of the holiday.|Visitor
ask: Do I need my own rod?|Bring it if you like. Ask what is aboard, and we keep one ready.
ask: What should I bring?|Warm layers, something waterproof, shoes that grip, and food.
ask: What if the weather is bad?|We look at the forecast the evening before. If it makes no sense, we move the date.
ask: May I keep what I catch?|Within the rules, yes. Small ones go back.
ask: Can children come?|With a life jacket and an adult. Tell us their ages.
shot: Leaving harbour|boat
shot: Lines in|fish
shot: On the way home|sea
shot: Life jackets|shield
shot: Early light|sun
shot: The quay|city

# rental shop
words: rent, rentals, mobile sauna, sauna rental, hot tub rental, photo booth, bouncy castle, tool hire, tool rental, costume rental, costume hire, equipment rental, party rental, tent rental, bike rental, bike hire, bicycle rental, ski rental, camera rental, camper rental, campervan rental, motorhome rental, car rental, van rental, trailer rental, scooter rental, furniture rental, machine hire, plant hire, dress rental, bouncy castle hire, marquee hire, e bike rental, rental, hire
own: this rental
art: box, van, tent, wrench
head: Borrow it, use it, bring it back
head: For the days you need it
head: Why own what you use twice?
lede: {Things/Things} for a day, a weekend or a week, checked before they leave and explained at the counter. You bring them back as you would lend them.
offer: By the day|Until ten the next morning.|clock
offer: Weekend|Time to set up, enjoy and bring back.|box
offer: Delivery|Brought, set up, fetched.|van
offer: Advice|You say what you are planning, we say what you need.|chat
line: Say for when and for how long.
step: Ask|What, when, how long.
step: Fetch|We show how it works.
step: Use|Call if something is odd.
step: Return|Clean enough. We do the rest.
plan: A day|25|Small things.|Checked and charged; Explained; Until ten the next day
plan: Weekend|45|Most things.|Friday to Monday; Explained; Someone to call|Most chosen
plan: A week|95|For longer plans.|Seven days; Swap if it breaks; Delivery on request
about: We lend {things/things}{in}, for the days on which you need them. What comes back is checked before it goes out again.
about: Prices here are a guide; the exact one depends on the thing and the days.
role: Counter|Asks three questions and saves you two trips.
role: Workshop|Checks everything that comes back.
ask: Is there a deposit?|Usually, and you get it back on return. The sum stands on the slip.
ask: What if something breaks?|Call us. What wears out is ours; what falls off the roof we talk about.
shot: Shelves|shelf
shot: Counter|counter
shot: Ready for Friday|box
shot: The van|van
shot: Checked on Monday|wrench
shot: Out in use|tent

# tour guide
words: kayak tours, mountain guide, walking tours, guided walks, guided walk, guided walks company, guided hikes, guided hiking, walking guide, walking guides, walking holidays, walking company, city tours, tours, guided tours, hiking tours, hiking guide, hikes, canyoning, rafting, climbing guide, safari, wildlife tours, birdwatching tours, bike tours, cycling tours, food tours, snowshoe tours, dog sledding, husky tours, horse trekking, trekking, adventure tours, hot air balloon, balloon rides, paragliding, zip line, high ropes, outdoor adventure, canoe trips, stargazing, fishing guide, fly fishing, caving, jeep tours, segway tours, ghost tours, sightseeing, expedition
own: this team
art: mountains, map, forest, sea
head: Small groups, slow enough to look
head: The path you would have missed
head: We carry the map, you carry the sandwich
lede: Guided days outdoors in small groups, with people who know the ground and the weather, and who turn back when it is wiser.
offer: Half a day|For a first look, no experience needed.|map
offer: A whole day|Further, higher, with a long break.|mountains
offer: Private|Your people, your pace.|hands
offer: Families|Short legs, many stops.|children
line: Tell us how fit you are. Honestly is fine.
step: You write|Date, number, experience.
step: We advise|And say if it is too much.
step: Meeting point|Gear check, weather, names.
step: Out and back|With photographs, if your hands were full.
plan: Half a day|45|Three to four hours.|Guide; Gear; Up to eight people
plan: A whole day|85|Six to eight hours.|Guide; Gear; Lunch on the way|Most chosen
plan: Private|320|Up to six people.|Your own guide; Your start time; Gear
per: per person
about: We guide people{in} through country we have walked, paddled and slept in for years. The groups are small because the paths are narrow.
about: Safety comes before the summit, and the biscuit tin comes after it.
role: Guide|Knows the birds, the clouds and your limits.
role: Guide|Carries more than you see.
ask: How fit do I have to be?|It stands with each tour. If you are unsure, write what you do on a normal Sunday.
ask: What should I bring?|Stout shoes, layers, water. Special gear is lent.
title: team|Your guides
shot: Meeting point|map
shot: Halfway|hills
shot: The long break|table
shot: View|mountains
shot: Through the wood|forest
shot: Back by the water|lake

# diving centre
words: diving center, dive shop, dive centre, dive center, scuba diving, scuba, snorkelling, freediving, surf shop, dive school, diving
own: this diving centre
art: fish, sea, shell, boat
head: Breathe out, look down
head: Forty minutes of silence
head: First the pool, then the reef
lede: Courses, dives and trips in small groups. We check the gear, the wind and your ears, in that order.
offer: First breath|An hour in shallow water.|drop
offer: Courses|From beginner to guide, at your pace.|books
offer: Boat dives|Two dives, one long lunch.|boat
offer: Snorkelling|For those who stay on top.|fish
line: Tell us what you have done so far.
step: Paper and talk|Health questions, honestly answered.
step: Shallow water|Until it is boring.
step: The dive|Never more than four to a guide.
step: Log book|With the names of the fish.
plan: First breath|60|An hour and a half.|All gear; One guide for two; Photographs
plan: Beginner course|390|Four days.|Theory; Pool; Four dives|Most chosen
plan: Two boat dives|95|For certified divers.|Boat; Tanks and weights; Lunch
per: per person
about: We dive{in} the whole year and know which rock the octopus rents.
about: If you do not feel like it on the day, you sit on the boat and nobody asks.
role: Instructor|Speaks slowly, under water not at all.
role: Boat|Counts heads, twice.
ask: Do I need a medical check?|You answer a health sheet. With some answers a doctor has to say yes first.
ask: From what age?|Snorkelling from six, diving courses from ten or twelve, depending on the course.
ask: When may I fly afterwards?|Not within about a day. We plan your last dive accordingly.
shot: The boat|boat
shot: Reef|fish
shot: Gear room|shelf
shot: Shells|shell
shot: Shallow water|sea
shot: Log book|book

# riding farm
words: horse riding farm, horse farm, pony farm, pony rides, horse rides, farm visits, farm visit, petting zoo, petting farm, children's farm, animal park, falconry, falconry display, falconer, alpaca walks, alpaca trekking, llama trekking, donkey walks, city farm, wildlife park
own: this farm
art: horse, hills, falcon, garden
head: Big animals, calm hours
head: Bring old shoes and carrots
head: They decide who likes whom
lede: Time with animals, for families, school classes and grown-ups who sit too much. You feed, brush, walk and listen.
offer: Visits|Two hours, feeding included.|garden
offer: Walks and rides|At animal speed.|horse
offer: School classes|With tasks for everyone.|school
offer: Birthdays|Mud, cake, a wheelbarrow race.|cake
line: Tell us who comes and what they are afraid of.
step: Arrive|Boots on, hands washed.
step: Meet|From the smallest to the largest.
step: Help|Feeding, brushing, leading.
step: Goodbye|Hands washed again.
plan: Visit|12|Two hours.|Feeding; Brushing; A walk round the farm
plan: Ride or walk|28|An hour.|One animal each; A guide; Helmet lent|Most chosen
plan: Birthday|160|Up to ten children.|Three hours; A table; Someone to run around
about: We live with animals{in} and open the gate a few days a week. They have rest days, and they get them first.
about: Nobody has to touch anything. Watching is fine.
role: Animals|Knows every name and every mood.
role: Groups|Keeps twenty children quiet with one carrot.
ask: What should we wear?|Closed shoes and what may get dirty.
ask: Are there allergies to think of?|Tell us about hay, hair and food. We keep to the open air where we can.
shot: The yard|horse
shot: Feeding|hands
shot: On a walk|hills
shot: Stable|house
shot: Birthday table|cake
shot: Meadow|garden

# dog kennel
words: dog breeder, dog kennels, kennels, boarding kennel, breeder, cattery, dog training, dog trainer, dog school, dog daycare, dog walker, dog walking, pet sitter, pet sitting, pet boarding, dog hotel, puppy school, labrador breeder, cat breeder, dog grooming, aviary
own: this house
art: dog, paw, hills, house
act: Ask for a place > contact
head: Clear signals, soft voice
head: Tired dogs, rested people
head: They know the van by its sound
lede: Time, ground and someone who reads dogs. We get to know yours first, then say what we can do and what we would leave alone.
offer: Getting to know each other|An hour, on neutral ground.|paw
offer: By the day|Walks, rest, a few rules.|dog
offer: Training|At home and where it usually goes wrong.|hands
offer: Longer stays|With a diary of photographs.|bed
line: Tell us age, temper and bad habits.
step: Write|About your dog, honestly.
step: Meet|Once, with time.
step: Trial|Half a day.
step: Then|As often as it helps.
plan: First hour|40|Getting to know each other.|One hour; Notes afterwards; No obligation
plan: A day|32|From eight to six.|Two walks; Small group; A message at noon|Most chosen
plan: Five training hours|220|Over some weeks.|At your home; In town; Homework
about: I am {name}, and I live with dogs{in}: mine, other people’s, and one that was only supposed to stay for a week.
about: I do not shout, and I do not promise miracles by Sunday.
role: With the dogs|All day, in all weathers.
ask: Does my dog have to be vaccinated?|Yes. Bring the papers on the first day.
ask: What if dogs do not get along?|Then they are walked apart. We sort groups by temper, not by size.
shot: Morning walk|dog
shot: The meadow|hills
shot: Nap|bed
shot: Recall, third try|paw
shot: The van|van
shot: Home time|house
`);
