import { readTrades } from './read-trades';
import { outingsShared } from './outings-shared';

/** What is hired out and comes to the customer: a warm trailer, a hive. */
export const rentals = readTrades(`
${outingsShared}
# sauna hire
words: mobile sauna, mobile saunas, sauna trailer, sauna on wheels, sauna rental, tent sauna, wood fired sauna, pop up sauna
own: this sauna
art: candle, lake, tree, van
act: Ask for a date > contact
act: See the prices > pricing
head: The sauna comes to you
head: Hot by six, in the lake by seven
head: Wood, steam, cold water, again
lede: A wood-fired sauna on wheels, brought to your garden or to the water’s edge, with dry logs, a full bucket and somebody who shows you how to light it.
offer: A day|Brought in the morning, fetched in the evening.|sun
offer: A weekend|Friday afternoon to Sunday evening.|moon
offer: Birthdays and parties|Benches for everyone, in shifts or all at once.|cake
offer: With somebody at the stove|We heat, you sweat.|stove
line: Say where it should stand and how many you are.
step: You ask|Day, place and how many.
step: We look at the spot|Level ground, a way in for the trailer, four metres from anything that burns.
step: We bring it|With wood, water and an hour’s patience. You light the first match.
step: We fetch it|When it is cold. You sweep, we do the rest.
plan: A day|190|Morning to evening.|Wood for five hours; Brought and fetched; Shown and explained
plan: A weekend|340|Friday to Sunday.|Wood for two days; Brought and fetched; Someone to call|Most chosen
plan: With a host|280|An evening for a group.|We heat and watch; Buckets and hats; Up to four hours
about: A small warm room on wheels{in}, with a stove, a bench and a view of wherever it stands.
about: Ask where it can stand, what to bring and how the heat is kept. You hear it before the first log is lit.
role: Driver and stoker|Can reverse a trailer through a garden gate.
said: We were twelve, it was raining, and nobody wanted to go in.|Birthday in March
said: It stood by the water before we had finished our coffee.|Weekend by the lake
said: Lit, explained, left alone. Perfect.|Day in the garden
ask: How much room does it need?|A level place the size of a large car, and a way in wide enough for a trailer.
ask: Is it safe?|Yes, with a clear four metres around it. We show you the stove and the vents before we leave.
ask: How long until it is hot?|About an hour.
ask: Can it stand by a lake?|Where the owner allows it and a trailer can reach it. Ask us; we know some good spots.
ask: Is there a deposit?|Ask when you book. You hear it before anything is agreed.
ask: What should we bring?|Towels, water to drink, and something for your feet.
ask: May children use it?|On the lower bench, briefly, with an adult.
title: pricing|What it costs
title: faq|Before you light it
title: contact|Ask for a date
title: services|How you can hire it
title: team|Who brings it
reach: Ask for a date|When, where it should stand, and how many of you there are.
call: Is your weekend still free?|Write with date and place, and you get a yes or another day.
shot: Steam from the door|candle
shot: By the water|lake
shot: Logs, dry|tree
shot: The bench|chair
shot: On the road|van
shot: After dark|moon

# hot tub hire
words: hot tub rental, hot tubs, hot tub hire, hire a hot tub, inflatable hot tub, jacuzzi hire
own: this hire
pages: outing
art: drop, moon, garden, cup
act: Ask for a date > contact
act: See the prices > pricing
head: Warm by the time the guests come
head: Stars above, bubbles below
head: A weekend up to the shoulders
lede: A hot tub for your garden: brought, filled, warmed and fetched again. You need a flat spot, a tap and a socket.
offer: A weekend|Friday to Monday, warm on the first evening.|moon
offer: Midweek|The same, and easier to get.|calendar
offer: A week|For holidays at home.|garden
offer: Parties|With a gazebo, if you like one over it.|cup
step: You ask|With the day, the postcode and how many of you.
step: We look at the spot|Flat ground, a way in, a tap and a socket.
step: We bring it|Set up, filled, explained in ten minutes.
step: We fetch it|Emptied and gone. You keep the glow.
plan: Midweek|110|Monday to Thursday.|Delivered; Set up; Chemicals
plan: Weekend|150|Friday to Monday.|Delivered; Set up; Chemicals|Most asked
plan: Week|220|Seven nights.|Delivered; Set up; One change of water
said: It was warm before we had found our towels.|Birthday
said: The children came out only for cake.|Weekend
said: Brought, explained, fetched. Spotless.|Anniversary
about: {name} brings hot tubs to gardens{in} and fetches them again. Each one is emptied, cleaned and checked after every hire.
about: If your spot will not do, we say so before you pay.
role: Brings it|Can back a trailer past a hedge.
ask: What do I need?|A flat spot that bears the weight, a garden tap and an outdoor socket.
ask: How long until it is warm?|About a day for the large ones. We come early enough.
ask: Is it clean?|Emptied, scrubbed and filled afresh for every hire, with what keeps it so.
ask: What if it rains?|It is better in the rain. In a storm we find another day.
ask: Can you put it on decking?|Often. Send a picture and the measures.
ask: Do children need watching?|Always, and they should stay in for minutes, not hours.
title: services|How you can hire it
title: faq|Before you get in
title: contact|Ask for a date
shot: Evening, steaming|moon
shot: In the garden|garden
shot: Delivered|van
shot: Two cups|cup
shot: After dark|night
shot: Fetched|hands
reach: Ask for a date|Day, postcode, and how many of you.
call: Is your weekend still free?|Write with the date, and you get a yes or another day.

# hive rental
words: rent out hives, rent out hive, hive hire, hive rental, hives to rent, rent a hive, bee hive rental, beehive rental, beehive hire, pollination service, pollination hives, pollination services
own: this apiary
art: bee, flower, garden, tree
act: Ask about hives > contact
act: See how it works > process
head: Your blossom, our bees
head: Bees at the end of the garden
head: Hives that come with their keepers
lede: We bring hives to orchards, farms and gardens and come back to look after them. You get pollinated trees, company and some of the honey.
offer: Hives for orchards|In place before the blossom opens, away after petal fall.|tree
offer: A hive in the garden|For the season, with visits from us every ten days.|flower
offer: Visits and care|We open, check, feed and treat. You may watch, in a veil.|hands
offer: Your share of the honey|Spun in August, labelled with your lane.|gift
line: Tell us what is in flower, and when.
step: You ask|What grows there, how much of it, and who lives next door.
step: We come and look|For sun, water, a flight path and a way in.
step: We bring the hives|At dusk, closed, and on their stands by dark.
step: We look after them|Every ten days in season. You call if they look busy in the wrong way.
plan: Orchard, per hive|65|For the blossom.|Brought and fetched; Checked each week; Strong colonies
plan: Garden hive|340|April to September.|Visits every ten days; Swarm watch; Two jars of honey|Most chosen
plan: School or firm|480|April to September.|Visits; Two sessions with veils; Honey with your own label
about: We keep bees{in} and would rather walk to a hive in your orchard than keep them all in one field.
about: Bees do better in many small places. So do we.
role: Beekeeper|Talks to bees, and to neighbours.
role: Beekeeper|Carries the heavy end.
said: Twice the pears. I counted the crates.|Orchard owner
said: We used to run from bees. Now we tell visitors what they are carrying.|Garden hive
said: They came on the day they said, at dusk, and nobody was stung.|Fruit farm
ask: Will we be stung?|Seldom. The flight path goes over your heads, and we choose calm colonies.
ask: What do you need from us?|Level ground, morning sun, water nearby and a way to reach the hive.
ask: What about neighbours and children?|We talk to them first, and place the hive so that paths stay free.
ask: Who looks after the bees?|We do. You need to do nothing but look.
ask: What if they swarm?|Call us. We come and fetch them, that is part of it.
ask: May we keep the honey?|Garden hives come with a share. In orchards the honey goes home with the bees.
ask: How many hives does an orchard need?|As a rule two to four for each hectare. We look at the trees first.
title: services|Hives, and who looks after them
title: pricing|What a hive costs
title: faq|Before the bees come
title: contact|Ask about hives
title: team|Who looks after them
reach: Ask about hives|What grows there, roughly how much, and from when.
call: Blossom in April?|Write in winter, and the bees are there in time.
shot: Under the apple trees|tree
shot: A frame in June|bee
shot: At dusk, arriving|van
shot: Veils for visitors|hands
shot: In the long grass|garden
shot: First jar|jar

# animal hire
words: alpaca hire, alpacas hire, alpaca wedding hire, llama hire, donkey hire, pony hire, owl hire, goat hire, animal hire, hire of animals, animals for hire, alpacas for weddings, donkeys for weddings, ponies for parties, reindeer hire, sheep hire
own: this herd
art: horse, van, tree, bouquet
act: Ask for your date > contact
act: See how it works > process
head: The guests nobody forgets
head: Four legs, best behaved of all
head: They arrive brushed
lede: Calm, well-handled animals that come to your day with people who know them, meet your guests and go home before they are tired.
offer: Weddings|Arrivals, pictures, and a ring nobody has to run after.|ring
offer: Parties|An hour or two in a garden, in small groups.|cake
offer: Pictures|They stand still longer than most families.|camera
offer: Schools and homes|Quiet visits, with time to stroke and ask.|hands
step: You ask|Day, place, what for, and how many people.
step: We look at the place|Grass or a firm yard, shade, a way in for the trailer.
step: We bring them|With their handlers, who stay all the time.
step: They go home|Before they are tired; that is what decides.
plan: An hour|180|For pictures and a hello.|Two animals; Two handlers; The way there and back
plan: An afternoon|320|For a reception or a garden party.|Two animals; Handlers all the time; A break in the shade|Most chosen
plan: A small group|260|For schools and homes.|An hour and a half; In turns; Questions answered
about: Our animals live{in} together on grass and are used to children, cameras and speeches. They never come alone, because they do not like to.
about: Whoever brings them looks after them every day and decides when it is enough.
role: Handler|Knows each by name and mood.
said: The whole family smiled on every picture.|Wedding in June
said: My father stroked one for an hour and talked about his farm.|Care home
ask: Are they safe with children?|They are calm and used to people, and a handler is always beside them. Small children need a grown-up.
ask: What do you need from us?|Firm ground, shade or shelter, and space for a trailer.
ask: May they come inside?|Ask us about your place; it depends on floor, doors and the venue.
ask: What if it is very hot or wet?|Their well-being comes first. We talk to you the day before and find another way.
ask: May we feed them?|With what we bring, from a flat hand.
ask: How early should we ask?|As soon as you know the date. Summer weekends fill first.
title: services|What they come for
title: process|How the day goes
title: gallery|Out and about
reach: Ask for your date|Day, place, occasion, how many people.
call: Is your date still free?|Write with the day and the place, and you get an answer.
shot: Brushed and ready|horse
shot: In the meadow|tree
shot: On the way|van
shot: With the bouquet|bouquet
shot: Close up|camera
shot: Home again|house
`);
