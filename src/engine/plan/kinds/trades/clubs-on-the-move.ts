import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** Clubs that run, ride, walk, do all three, and bow. */
export const clubsOnTheMove = readTrades(`
${clubsShared}
# running club
words: run club, running crew, running collective, sober running club, sober running group, runners club, jogging club, jogging group, running group, road runners, harriers, trail running club, parkrun group, women's running club, social running club
own: this club
schema: SportsClub
art: runner, hills, sunrise, shoe
act: Run with us once > contact
act: See the dates > events
head: Start slowly, then slow down
head: No one is left at the back
head: Five kilometres, then cake
lede: We run several evenings a week, in groups by pace, and nobody runs home alone. If you can walk fast and laugh now and then, you are ready.
offer: From the sofa to five kilometres|Week by week, in company.|runner
offer: Club runs|Three paces, one finish: the kettle.|map
offer: Speed|Once a week, short, then over.|ball
offer: Long Sundays|Tracks, hills and somebody with jelly babies.|hills
line: Ask on any club night; somebody runs along with you.
day: 18:30|Beginners|Walk, run, talk.|Meeting point|Tuesday
day: 18:30|Club run|Three groups by pace.|Meeting point|Tuesday
day: 18:30|Speed|Short and honest.|Track|Thursday
day: 8:30|Long run|Slow enough to talk.|Car park|Sunday
date: 14 March|Beginners’ course starts|Any shoes will do for the first week.|18:30
date: 17 May|Club handicap|The slowest start first. It often helps.|10:00
date: 12 September|Relay in the park|Teams drawn from a hat.|11:00
plan: Adult|32|Full member.|All club runs; Coached speed session; Club prices at races|Most members
plan: Under eighteen|15|With a coach.|Junior session; Relay team; Vest lent
plan: Family|60|Everyone at home.|All runs; One vote each
help: Leading a group|At the front, or kindly at the back.|runner
help: Race day|Bibs, arrows, bananas.|flag
help: Cake|The real reason for Sundays.|cake
about: {name} runs{in} in all weathers, apart from ice. Some members race; most of us would rather have the company.
about: There is always one who stays with the last runner. We take turns, and we like it there.
ask: Am I fast enough?|Yes. There is a group for every pace, and one that walks half of it.
ask: What do I need?|Running shoes, and something bright when it is dark.
ask: May I try before I join?|Three times, free. Then you know us.
shot: Under the lamp|runner
shot: Shoes by the door|shoe
shot: Up the hill|hills
shot: First light|sunrise
shot: Race day|flag
shot: Afterwards|cake

# cycling club
words: bicycle club, road cycling club, bike club, mountain bike club, mtb club, cycle club, cyclists club, gravel club, cycling group, cycling team, bmx club, velo club
own: this club
schema: SportsClub
art: bike, hills, wheel, cup
act: Ride with us once > contact
act: See the dates > events
head: Out early, back for coffee
head: Nobody is dropped on the hill
head: Two wheels, many opinions
lede: Rides for several speeds, a café halfway, and somebody with a spare tube. Come with any bicycle whose brakes you trust.
offer: Easy rides|Two hours, flat where possible, coffee certain.|cup
offer: Club rides|In groups, with hand signals and patience.|bike
offer: Long days|Once a month, hills included.|hills
offer: Young riders|Skills on grass, then on lanes.|children
offer: Workshop evenings|Chains, brakes, that noise.|wrench
line: Ask before the next ride, and somebody waits for you.
day: 18:30|Evening ride|Lights from September.|Meeting point|Wednesday
day: 10:00|Young riders|Helmets on, cones out.|School field|Saturday
day: 9:00|Easy ride|Two hours with a café.|Meeting point|Saturday
day: 8:30|Club ride|Two groups by speed.|Meeting point|Sunday
date: 14 March|Spring clean|Bring a bicycle, leave with a clean one.|10:00
date: 17 May|The long one|Ride all or half. The broom wagon has cake.|8:00
date: 5 September|Hill climb|It is over quickly. It does not feel so.|10:00
plan: Adult|30|Full member.|All rides; Workshop evenings; A vote|Most members
plan: Under eighteen|12|Skills and rides.|Young riders; Helmet lent
plan: Household|50|All bicycles under one roof.|All rides; One vote each
help: Leading rides|We show you the routes.|map
help: Workshop|Clean hands are overrated.|wrench
help: Young riders|Cones, plasters, applause.|ball
about: {name} rides{in} and out of it, most weekends of the year. The speed is agreed before we start, and mostly kept.
about: If you puncture, we stop. If you bonk, somebody has a banana.
ask: Is my bicycle good enough?|If it stops when you want it to, yes.
ask: How fast do you go?|Each ride says so beforehand. If in doubt, start with the easy one.
ask: Do I need a helmet?|On our rides, yes, and lights after dark.
shot: Before nine|bike
shot: Over the top|hills
shot: Café stop|cup
shot: The noise, found|wrench
shot: Young riders|wheel
shot: Route, drawn|map

# walking group
words: walking club, ramblers, rambling club, hiking club, hiking group, hillwalking club, hill walking club, mountaineering club, walkers club, outdoor club, wellbeing walks, nordic walking group, trekking club
own: this group
schema: Organization
art: hills, mountains, shoe, map
act: Come on a walk > contact
act: See the next walks > events
head: Sandwiches with a view
head: We go on foot and talk
head: Rain is only a kind of weather
lede: Walks for all legs, from an hour along the river to a day on the tops. Somebody has the map, somebody has biscuits, and nobody is hurried.
offer: Short walks|An hour or two, with a bench.|leaf
offer: Day walks|Hills, lunch in a rucksack.|hills
offer: Weekends away|Bunks, boots, a pub if it can be managed.|bed
offer: Map and compass|An afternoon in which getting lost is the point.|compass
line: Ask the leader of the next walk.
day: 10:00|Gentle walk|Flat, with coffee.|Meeting point|Wednesday
day: 9:30|Day walk|Boots and lunch.|Car park|Sunday
date: 14 March|Along the river|Six kilometres, two stiles.|10:00
date: 18 April|Over the tops|Fifteen kilometres, one real hill.|9:00
date: 9 May|Wild garlic walk|Slow, with a nose.|10:00
date: 6 June|Long evening walk|Back by the last light.|18:00
plan: Single|18|A year.|All walks; Newsletter; A vote|Most members
plan: Household|30|All boots at one address.|All walks; One vote each
plan: Guest|0|The first three walks.|Come along; Decide later
help: Leading a walk|One you know is enough.|map
help: Lifts|Muddy boots included.|car
help: Paths|Cut back, report, repaint the arrow.|broom
about: {name} walks{in} and around it, all year. Some come for the hills, some for the talk, most for both.
about: Each walk says how long, how steep and how muddy it is. The mud is usually understated.
ask: Am I fit enough?|Each walk says how long and steep it is. Start with a short one.
ask: What do I need?|Shoes that grip, something waterproof, something to drink.
ask: Can I bring my dog?|On many walks, on a lead. Ask the leader.
ask: May I come alone?|Most people did, the first time.
shot: Stile|hills
shot: Lunch|bread
shot: Boots|shoe
shot: Map, folded wrongly|map
shot: On top|mountains
shot: Home by the woods|forest

# triathlon club
words: tri club, triathletes, triathlon team, duathlon club, aquathlon club, ironman club
own: this club
schema: SportsClub
art: runner, bike, sea, sunrise
act: Train with us once > contact
act: See the dates > events
head: Swim, ride, run, sit down
head: Three sports, one appetite
head: Nobody is good at all of them
lede: Coached sessions in the water, on the road and on foot, for a first short race or a long one. Everybody has one discipline they would rather not discuss.
offer: Swim|Lanes by speed, a coach on the side.|swimmer
offer: Ride|In groups, with a café at the far end.|bike
offer: Run|On the track and on trails.|runner
offer: First triathlon|Twelve weeks, short distances, all three.|flag
line: Come to any session and say it is your first.
day: 6:30|Swim|Lanes by speed.|Pool|Tuesday
day: 18:30|Run|Intervals, then gossip.|Track|Wednesday
day: 19:30|Swim|Technique.|Pool|Friday
day: 8:30|Ride and short run|The legs will complain.|Meeting point|Sunday
date: 14 March|First triathlon course|Twelve weeks to a short one.|18:30
date: 17 May|Practice in the lake|Wetsuits, warm socks.|9:00
date: 5 September|Club race|Short, friendly, fully timed.|8:00
plan: Adult|70|Full member.|Coached runs and rides; Reduced swims; A vote|Most members
plan: Student|35|With proof.|All sessions; Bicycle lent for a first race
plan: Only one sport|40|It is allowed.|Sessions of one kind; You will be talked to
help: Race day|Marshals, bananas, dry towels.|flag
help: Coaching|We pay for the course.|megaphone
help: Safety boat|For those who like to stay dry.|boat
about: {name} trains{in} for short races, long races and the look on one's face afterwards.
about: Nobody arrives good at all three. Swimmers learn to ride, riders learn to swim, and everybody learns to change shoes.
ask: Do I need an expensive bicycle?|No. A first race can be done on any that brakes.
ask: I can hardly swim front crawl.|Then Friday is for you.
ask: How much time does it take?|Three sessions a week are plenty for a short race.
shot: Half past six|sea
shot: Helmets|bike
shot: On the track|runner
shot: Lake practice|lake
shot: Laces|shoe
shot: Race morning|sunrise

# martial arts club
words: karate club, judo club, taekwondo club, tae kwon do club, aikido club, kung fu club, jiu jitsu club, jujitsu club, ju jitsu club, kendo club, karate school, judo school, taekwondo school, kung fu school, martial arts school, martial arts academy, martial arts centre, martial arts gym, karate academy, karate classes, judo classes, karate dojo, judo dojo, wing chun school, kickboxing club, mma club, mma academy, krav maga club, tai chi club, self defence club, self defense school
own: this club
schema: SportsClub
art: yoga, runner, gym, sunrise
act: Try a class > contact
act: See the dates > events
head: Bow, breathe, begin
head: First you learn how to fall
head: Quiet hands, steady feet
lede: Classes for children, beginners and those who have a belt in a drawer from long ago. We start with balance and manners; the rest takes longer and is worth it.
offer: Children|Balance, listening, falling without fear.|children
offer: Beginners|Loose clothes, bare feet, no hurry.|yoga
offer: Advanced|Forms, partners, the details.|runner
offer: Self-defence|What helps, and when to leave.|shield
offer: Gradings|When you are ready, not when the calendar is.|document
line: Ask before class; you may watch from the bench.
day: 16:30|Children, first steps|From six.|Hall|Tuesday
day: 17:30|Children, coloured belts||Hall|Tuesday
day: 19:00|Beginners|Loose clothes will do.|Hall|Tuesday
day: 19:00|All grades|Forms, then partners.|Hall|Thursday
day: 10:00|Open mat|Practise what you like.|Hall|Saturday
date: 14 March|Beginners’ course starts|Eight weeks. Bare feet.|19:00
date: 17 May|Grading|Families welcome, whispering allowed.|10:00
date: 13 June|Open morning|Try it, watch it, ask.|From 10:00
plan: Children|25|A month.|Two classes a week; First belt; Open mat
plan: Adults|38|A month.|All classes; Open mat; Partner kit lent|Most members
plan: Family|65|A month.|Everyone trains; One lesson at a time
per: per month
help: Assisting|Once you know the first form.|hands
help: Mats|Down at five, up at nine.|broom
help: Tournaments|Tables, scores, plasters.|flag
about: {name} trains{in} several times a week: children first, then grown-ups, then those who cannot go home.
about: We hit pads, not people who did not ask for it. Respect is not a poster here; it is how the class begins and ends.
role: Head instructor|Sees your feet before you do.
role: Children’s classes|Can make thirty children kneel in silence. Briefly.
role: First contact|Lends you a suit for the first weeks.
ask: Do I need to be fit?|No. You get fitter by coming.
ask: What should I wear?|Loose clothes, bare feet, short nails. A suit can wait.
ask: From what age do you take children?|From six. Ask us if yours is younger and listens.
ask: Will I get hurt?|A bruise now and then. The first weeks are for learning to fall.
title: services|Classes
shot: The mat, early|gym
shot: First bow|yoga
shot: Belts|yarn
shot: Small feet|shoe
shot: Partners|hands
shot: Open morning|sunrise
`);
