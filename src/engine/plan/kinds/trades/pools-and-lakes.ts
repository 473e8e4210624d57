import { outingsShared } from './outings-shared';
import { readTrades } from './read-trades';

/** Places with water to swim in or to fish. */
export const poolsAndLakes = readTrades(`
${outingsShared}
# swimming pool
words: swimming pools, swimming pool, community pool, community swimming pool, indoor pool, indoor swimming pool, swimming baths, public baths, leisure pool, teaching pool
own: this pool
art: swimmer, cup, sea, sun
act: Come for a swim > contact
head: Towel, coin, in
head: Lengths, and then something warm
head: There is always a lane
lede: Lanes for those who count, a shallow end for those who squeal, and lessons for everybody who has not begun yet.
offer: Lanes|Slow, medium, and those who mean it.|swimmer
offer: Open swim|Splash, float, forget the clock.|sun
offer: Early mornings|Before work, while it is quiet.|cup
offer: Lessons|For children, and for grown-ups who never learned.|person
line: The board at the desk says what is on today.
step: The desk|Pay or show your pass.
step: Getting changed|A hook, a locker, a door.
step: The water|Slowly, or all at once.
step: Afterwards|Something warm, and home.
plan: Single swim|6|As long as the session.|One swim
plan: Ten swims|50|To share as you like.|Ten swims
plan: Month|34|Every public session.|Every swim|Most chosen
about: {name} is a pool for everybody who lives near it{in}, looked after by people who swim in it.
about: Lengths are counted quietly. Everything else may be loud.
role: By the water|Sees everything, whistles rarely.
role: At the desk|Knows what is on, and when it is quiet.
role: Pumps and pipes|Is heard, seldom seen.
help: At the desk|Two hours on a Saturday.
help: Paint and plants|A few days a year.
help: On the committee|One evening a month.
ask: Do I have to book?|For lessons, yes. For lanes mostly not: ask at the desk.
ask: Are there changing rooms?|Yes, with hooks and lockers. Bring a towel.
ask: Can children come alone?|That depends on age and depth. Ask at the desk.
title: services|In the water
title: process|From desk to water
title: volunteer|Help to keep it open
reach: Ask before you come|Sessions, lessons, groups: write.
call: Is there a lane free?|Come and see, or ask before you set out.
shot: Before opening|sea
shot: Lane four|wave
shot: Lockers|door
shot: After the swim|cup
shot: Sunday lesson|person
shot: First lengths|sun

# lido
words: lidos, open air pool, open-air pool, outdoor pool, outdoor swimming pool, heated outdoor pool, tidal pool, sea pool, outdoor community pool, natural swimming pool, wild swimming lake
own: this pool
art: swimmer, sun, cup, sea
act: Come for a swim > contact
head: Cold for a minute, then yours
head: Lengths under the sky
head: Towel, coin, in
lede: Water under an open sky: lanes for those who count, a shallow end for those who squeal, and a bench in the sun for everybody else.
offer: Lanes|Slow, medium, and those who mean it.|swimmer
offer: Open swim|Splash, float, forget the clock.|sun
offer: Early mornings|Steam on the water, nobody on the bench.|cup
offer: Lessons|For children, and for grown-ups who never learned.|person
line: The board by the gate says how cold it is.
step: The gate|Pay or show your ticket.
step: The cabin|A hook, a bench, a door.
step: The water|Slowly, or all at once.
step: The bench|In the sun, with something warm.
plan: Single swim|6|As long as the session.|One swim
plan: Ten swims|50|To share as you like.|Ten swims
plan: Season|140|Every session there is.|Every swim|Most chosen
about: {name} is a pool under the open sky{in}, looked after by people who swim in it.
about: Lengths are counted quietly. Everything else may be loud.
role: By the water|Sees everything, whistles rarely.
role: At the gate|Knows today’s temperature.
role: Pumps and pipes|Is heard, seldom seen.
help: At the gate|Two hours on a Saturday.
help: Paint and plants|Before the season.
help: On the committee|One evening a month.
ask: How warm is the water?|It depends on the week. The board by the gate says it.
ask: Do I have to book?|On hot days it is wise. Otherwise come by.
ask: Are there changing rooms?|Yes, with hooks. Bring a towel.
ask: Can children come alone?|That depends on age and depth. Ask at the gate.
title: services|In the water
title: process|From gate to bench
title: volunteer|Help to keep it open
reach: Ask before you come|Sessions, lessons, groups: write.
call: Is it warm enough?|It is once you are in.
shot: Before opening|sea
shot: Lane four|wave
shot: Cabin doors|door
shot: Steam|cup
shot: Bench in the sun|sun
shot: Gull, waiting|bird

# fishery
words: fisheries, coarse fishing lakes, coarse fishing lake, coarse fishing, coarse fishery, trout fishery, trout lake, trout lakes, carp lake, carp lakes, carp fishery, fly fishing lake, fly fishing, fishing lakes, fishing lake, day ticket fishery, day ticket lake, angling lakes, fishing ponds, course fishing lakes, course fishing
own: this water
schema: SportsActivityLocation
art: lake, fish, tree, boat
act: Reserve a peg > contact
head: Early, quiet, and a flask
head: It moved. Did you see it?
head: Nothing yet. Lovely
lede: Water with reeds, pegs with elbow room and mornings where only the float moves. Bring the rods; the patience is here.
offer: Day tickets|From first light to dusk.|sun
offer: Night fishing|By arrangement, with a lamp and a kettle.|moon
offer: Matches and clubs|The whole lake, pegs drawn by lot.|flag
offer: First casts|For those who have never held a rod.|hand
line: Fish go back, all of them wetter than you.
step: You reserve|The day, and how many rods.
step: You arrive|Ticket first, then the peg.
step: You look|At wind, reeds and rings on the water.
step: You fish|And tell us what it was. Roughly.
plan: Day|9|From first light.|One day; One peg
plan: Night|18|Dusk to morning.|One night; One peg
plan: Match|160|A whole lake.|One lake; Pegs drawn|Most chosen
about: {name} looks after water{in} for people who like to sit beside it. Banks are mown, pegs are dry, and nobody asks how it is going before noon.
about: A few rules keep the fish well. They hang by the gate, and they are short.
role: Bailiff|Walks round twice a day, says little.
role: At the hut|Sells maggots with a smile.
ask: Do I need a rod licence?|Where the law asks for one, yes. Have it with you.
ask: Which bait may I use?|What is allowed hangs by the gate, with what is not.
ask: May I fish at night?|By arrangement. Tell us when you come and when you leave.
ask: Can I bring somebody who does not fish?|Yes. They usually see the first fish.
title: services|Ways to fish
title: process|From gate to peg
title: products|In the hut
title: faq|Before you cast
title: pricing|Tickets
title: tickets|Tickets
reach: Reserve a peg|The day, day or night, and how many rods.
call: Is the wind right?|Write, and we tell you how the lakes fish this week.
shot: First light|lake
shot: Peg twelve|boat
shot: In the net|fish
shot: Reeds|leaf
shot: Kettle|cup
shot: Night ticket|night
`);
