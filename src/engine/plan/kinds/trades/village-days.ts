import { readTrades } from './read-trades';

/** Days and grounds of a village: its fête, its allotments. */
export const villageFetes = readTrades(`
# village fete
words: village fête, summer fete, summer fête, church fete, church fête, school fete, fete, fête, garden fete, village fair, village day, village show, flower show, produce show, horticultural show, village gala, gala day, fun day, family fun day, may fair, summer fair, school fair, winter fair, spring fair, christmas fair, christmas fayre, summer fayre, fayre, jumble sale, car boot sale, bring and buy sale, plant sale, duck race, dog show
own: this day
pages: fete
schema: Festival
art: village, tent, cake, dog
act: What is on > services
act: Lend a hand > volunteer
head: Bring coins and an appetite
head: Everybody you know, on one green
head: The day the village stays out
lede: Stalls, games, tea and somebody you have not seen since last year. Come for an hour and see how long it takes to get round.
offer: Stalls|What neighbours made, grew or found.|tent
offer: Tea and cake|Poured and cut all afternoon.|cake
offer: Games|For all ages, mostly for small change.|ball
offer: Raffle|Draws at the end, so stay.|gift
line: All through the day.
about: The day is put together by people who live here, on evenings with too much tea. Whatever is left over goes where we said it would.
about: It happens in most weathers. If it cannot, you read it here first.
help: A stall for an hour|In pairs, with a cash tin.|tent
help: Baking|Anything that can be cut.|cake
help: Setting up|Before it opens.|hammer
help: Clearing away|The fastest hour of the year.|hands
ask: Where does the money go?|To what this page says it is for. The sum is told afterwards.
ask: What if it rains?|We go on, under cover where there is some. If it has to move, it says so here.
ask: Can I have a stall?|Write to us early and say what you would bring.
ask: May I bring the dog?|On a lead, please.
ask: Can I pay by card?|Bring some change: many stalls take coins only.
ask: How can I help?|Say when you have an hour. There is always a table to carry.
title: services|What is on
title: tickets|What it costs
title: about|Whose day it is
title: faq|Before you come
title: contact|Ask, offer, bring
reach: Ask, offer, bring|Stalls, cakes, prizes, questions.
call: See you there?|Tell one neighbour.
place: On the usual ground. Follow the bunting.
way: On foot|The nicest way, and no parking to find.|hands
way: By car|Follow the signs and leave room for others.|car
shot: The green, early|village
shot: Cakes, before|cake
shot: Stalls|tent
shot: Tombola|gift
shot: Paws and rosettes|dog
shot: Clearing away|hands
`);

/** Gates that stand open for a day or two. */
export const openGardens = readTrades(`
# open gardens
words: open gardens, open garden, open garden weekend, open gardens weekend, open garden day, open gardens day, open garden event, garden open day, garden open days, gardens open day, garden trail, garden safari, garden festival weekend, secret gardens
own: this weekend
pages: fete
schema: Festival
art: garden, flower, tree, bench
act: Plan your visit > venue
act: Lend a hand > volunteer
head: The gates are open
head: Look over every hedge
head: Behind the houses, it is June
lede: Gardens that are private for the rest of the year, with the people who dig them beside the gate. Take the map, begin anywhere and ask what that blue one is called.
offer: Gardens|Large and small, tidy and otherwise.|garden
offer: Those who dig|By the gate, and glad to be asked.|hands
offer: Tea|In the shade, where there is some.|cup
offer: Plants|Potted up, to take home.|leaf
about: Nobody here is a professional. The gardens belong to neighbours who open them because they like to be asked about them.
about: Walk from one to the next in any order. The map tells which have steps.
help: At a gate|An hour, with a cash tin and a list.|tent
help: Baking|Anything that can be cut.|cake
help: Open your own|Next time. It need not be perfect.|garden
ask: Where do we begin?|Anywhere. The map is at every gate.
ask: Are the gardens easy to get into?|Some have steps and gravel; it says so on the map.
ask: What if it rains?|We go on. Bring shoes for wet grass.
ask: Where does the money go?|To what this page says it is for.
ask: May I bring the dog?|Ask at the gate; each garden has its own answer.
ask: Can I buy plants?|Where there is a table with pots, yes. Bring a bag.
title: services|What you will see
title: tickets|Tickets
title: about|Whose gardens they are
title: faq|Before you come
title: contact|Ask, offer, open a gate
reach: Ask, offer, open a gate|Questions, plants, cakes.
call: Shall we see you at the gate?|Bring somebody who likes to look.
place: From gate to gate, on foot. The map tells where to begin.
way: On foot|The nicest way from one to the next.|hands
way: By car|Leave it once, then walk.|car
shot: The first gate|garden
shot: Roses|flower
shot: A bench in the shade|bench
shot: Beans|vegetables
shot: Tea|cup
shot: Under the apple tree|tree
`);

/** Ground that many dig, plot by plot. */
export const sharedGardens = readTrades(`
# allotment association
words: allotments, allotment, allotment society, allotment site, allotment gardens, allotment holders, community garden, community gardens, urban garden, neighbourhood garden, guerrilla gardening, community orchard, community allotment, gardening club, garden club, gardening society, horticultural society, city farm, kleingarten
own: this site
pages: society
schema: Organization
art: garden, vegetables, leaf, hands
act: Ask for a plot > contact
act: Dates and jobs > events
head: Mud, beans, neighbours
head: Somebody always has a spare marrow
head: Dig where others dig
lede: Plots side by side, water in between and somebody over the fence who knows what is eating your beans.
offer: Plots|Whole ones and halves, when one comes free.|garden
offer: Water and tools|Taps, a shed, a barrow that nearly runs straight.|wrench
offer: Swaps|Seeds in spring, courgettes in summer.|vegetables
offer: Working mornings|Paths, hedges, the gate.|hands
line: For everyone with a plot.
date: 14 March|Seed swap|Bring what you have too much of.|10:00
date: 18 April|Working morning|Hedges and paths.|9:30
date: 12 September|Show table|Biggest, oddest, best jam.|14:00
about: {name} looks after a piece of ground{in} that many people dig. Some grow enough for a winter, some come for the quiet.
about: The rules are few: keep it dug, keep the path free, shut the gate.
plan: Half a plot|25|For a year.|Water; The shed; A share of advice
plan: A whole plot|45|For a year.|Water; The shed; A share of advice|Most chosen
role: Chair|Walks round every Sunday.
role: Waiting list|Keeps it, and is fair.
role: Site|Has the key to the shed.
ask: How do I get a plot?|Put your name on the list. We write when one comes free.
ask: How long is the wait?|It changes with the years. Ask, and we say how many are before you.
ask: May I share one?|Yes, and half plots are a good beginning.
ask: Are there rules?|Few. Keep it dug, keep paths free, no fires when it bothers the neighbours.
ask: May I keep hens?|Ask first: it depends on the plot and on who is next to it.
ask: Is there water?|Yes, from taps along the path while there is no frost.
title: services|What there is
title: events|Dates and jobs
title: pricing|What a plot costs
title: contact|Ask for a plot
title: faq|Before you dig
title: team|Who looks after what
reach: Ask for a plot|Your name, how much ground you would like, and whether you have dug before.
call: Fancy a bit of ground?|Put your name down.
shot: Plot by plot|garden
shot: First beans|vegetables
shot: The shed|wrench
shot: Working morning|hands
shot: Seed swap|leaf
shot: Sunflowers|flower
`);
