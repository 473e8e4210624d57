import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** People who meet for something else than sport: villages, scouts, campaigns, hobbies. */
export const associations = readTrades(`
${clubsShared}
# parents' association
words: band boosters, marching band boosters, booster club, athletic boosters, school boosters, band parents association, pta, ptfa, parents association, parents' association, parent association, parent teacher association, friends of the school, school fair, school fete, school fundraiser, summer fair, summer fete, school fayre, christmas fair, cake sale
pages: fair
own: this association
art: school, cake, toy, hands
head: Cake, bunting and a good cause
head: Everybody brings something
head: For the children, by the parents
lede: Parents, teachers and neighbours who run fairs, sales and evenings, so that the school can have what the budget does not reach.
offer: Fairs|Stalls, games, and a table with too much cake.|cake
offer: Raffles|Small tickets, large hopes.|gift
offer: Evenings|Quizzes, films, a disco before bedtime.|night
offer: What it pays for|Books, trips, things to climb on.|book
line: Ask us at the gate, or write.
about: We are parents of children at the school. Some of us bake, some carry tables, all of us count coins.
about: Every penny goes to the children. We say what it bought.
story: It began with a cake sale for a set of footballs. The footballs are long gone; the sale is not.
help: Run a stall|An hour, with somebody who knows how.
help: Set up|Tables, bunting, kettles.
help: Bake|Anything that can be cut into squares.
help: Clear away|The best gossip happens here.
ask: Can I help for only an hour?|Yes. Most tasks take exactly that.
ask: Where does the money go?|To the school and the children. We say what it paid for, to the penny.
ask: Can I bring grandparents and friends?|Please do. Everybody is welcome.
ask: May we bring the dog?|On a lead, unless the school says otherwise.
ask: What if it rains?|We move into the hall, with the cake.
title: services|What there is
title: events|Dates
call: Have you got an hour?|Or a recipe? Both help.
reach: Write to us|Help, prizes, questions: all of it is welcome.
shot: Cake table|cake
shot: Bunting|garden
shot: Raffle|gift
shot: The stalls|tent
shot: Games|toy
shot: Counting up|hands

# village association
words: community centre, community center, village club, town twinning, volunteer fire brigade, fire brigade, fire department, women's institute, historical association, carnival club, cultural association, culture association, youth club, senior club, seniors club
own: this association
art: village, house, table, tree
head: Somebody should. So we do
head: One village, many ladders
head: Benches, bulbs and a summer table
lede: We look after what belongs to everybody: the green, the hall, the path to the school, and the party in June.
offer: The hall|For choirs, birthdays and arguments.|house
offer: Green and paths|Benches, bulbs, bramble days.|tree
offer: Feasts|Summer table, lanterns in November.|table
offer: Speaking up|At the council, with manners.|microphone
day: 17:00|Hall open|Keys, questions, lost things.|Hall|Tuesday
day: 19:30|Committee|Anyone may listen.|Hall|First Thursday
day: 10:00|Work morning|Gloves are there.|The green|Last Saturday
date: 28 March|Spring clean|Buckets, gloves, soup.|From 9:00
date: 8 May|Evening about the path|With someone from the council.|19:30
date: 20 June|Summer table|One table, the whole street.|From 16:00
plan: One person|15|A year.|A vote; The letter; Cheaper hall
plan: Household|25|A year.|Two votes; The letter; Cheaper hall|Most members
help: Work mornings|Two hours outdoors.|tree
help: Baking|For any occasion.|cake
help: Paper round|The letter, four times a year.|document
about: We are people who live here{in} and would like it to stay good. There are old families among us and people who moved in at Easter.
about: We have no party and one lawnmower.
ask: How do I hire the hall?|Write with a date and what it is for. Members pay less.
ask: I have just moved here.|Welcome. Come to the next work morning, it is the quickest way to know everyone.
shot: The hall|house
shot: Bramble day|garden
shot: Benches|chair
shot: Summer table|table
shot: Lanterns|candle
shot: The green|tree

# scout group
words: brownies unit, brownies, rainbows unit, guides unit, girlguiding, cub pack, beaver colony, beavers and cubs, scouts, scout troop, girl scouts, girl scout troop, boy scouts, boy scout troop, cub scout pack, cub scout troop, girl guides, guides, cub scouts, pathfinders, youth group, scouting
own: this group
art: tent, forest, candle, map
head: Tie it, light it, sing it
head: Out of the house, into the woods
head: Learn to get lost properly
lede: Weekly meetings, weekends in tents and one long summer camp, for children and young people from seven to eighteen.
offer: Cubs, seven to ten|Games, knots, first night in a tent.|tent
offer: Scouts, eleven to fifteen|Map, axe, cooking for eight.|map
offer: Rovers, from sixteen|Plan it yourselves, carry it yourselves.|mountains
offer: Leaders|Trained, cheerful, always counting.|hands
day: 16:30|Cubs|Outdoors if it is dry, and if it is not.|Hut|Tuesday
day: 17:30|Scouts||Hut|Wednesday
day: 19:00|Rovers||Hut|Friday
date: 21 March|Night hike|Torches stay off.|19:00
date: 16 May|Weekend camp|Tents, soup, a river.|Friday to Sunday
date: 4 July|Summer camp begins|Two weeks, one train.|Registration
plan: A child|50|A year.|Weekly meetings; Scarf|
plan: Each sibling|25|A year.|Weekly meetings; Scarf
help: Driving tents|There is a trailer.|van
help: Camp kitchen|Forty plates, no complaints.|dish
help: Mending|Canvas and knees.|scissors
about: We are scouts{in}, girls and boys of every background. Nobody needs to own the right trousers.
about: Leaders are trained, have clean records and were cubs once themselves.
ask: Can my child just try?|Three times, without a form.
ask: What does it need?|Stout shoes, a rain jacket and a cup. Everything else is lent.
ask: Who looks after them?|At least two trained leaders, always.
ask: Are there places for children who need support?|Yes. Talk to us beforehand, so that we plan well.
shot: The hut|house
shot: Knots|hands
shot: Fire|candle
shot: Tents|tent
shot: Map reading|map
shot: Train to camp|van

# campaign
words: political party, citizens' initiative, citizens initiative, referendum, protest, activist group, activists, action group, union, trade union, advocacy group, initiative
own: this campaign
pages: campaign
art: city, hands, village, microphone
act: Join in > volunteer
act: Read what we want > features
head: Say it together, say it plainly
head: What we want, on one page
head: Knock, listen, write it down
lede: What we want, why we want it, and what you can do about it this week.
why: A clear demand|One sentence that can be answered with yes or no.|document
why: Reasons|Figures with their source, and what the other side says.|chart
why: A way to pay for it|Written down, with a sum.|calculator
why: In the open|Who we are, who gives, how much.|scales
offer: At your door|We come round, and listen first.|door
offer: At the stall|Ask, sign, argue.|table
offer: In writing|Every question gets an answer.|document
offer: In the open|What we said, and to whom.|microphone
help: Knock on doors|In pairs, never alone.|door
help: Hold a stall|An hour is a help.|table
help: Write|To the council, to the paper, by hand.|document
help: Lend a window|For a poster.|house
story: It began with people who talked to each other and found that they wanted the same thing.
story: Then we asked at the next door, and the next. What stands here is what we heard, put as plainly as we can.
date: 7 March|Stall at the market|Questions welcome, also unfriendly ones.|9:00 to 12:00
date: 19 March|Open evening|What we want, what you think.|19:30
date: 18 April|A walk together|See what it is about.|14:00
about: {name} is carried by people{in} who are directly concerned. Some of us have never done anything like it.
about: Ask us who pays for it and how it is decided. You get an answer.
role: Speaks for us|Answers questions, including that one.
role: Volunteers|Has the list and the keys to the stall.
role: Money|Publishes every line.
ask: How can I support this?|Sign at the stall or write to us; say whether your name may be published.
ask: Who pays for it?|Ask us, and you get an answer with figures.
ask: Are you tied to a party?|Ask us, and you get an answer with names.
ask: Where do your figures come from?|Write, and we send you the source.
ask: I disagree.|Tell us why. We would rather hear it than guess it.
ask: What happens with my details?|They are used for this and deleted afterwards. Ask, and we show you what we keep.
title: features|What we want
title: events|Where to meet us
title: story|How it began
title: faq|Asked at the stall
title: contact|Write to us
reach: Write to us|Support, questions, objections.
call: Will you help?|An hour is a help.
shot: The stall|table
shot: First meeting|house
shot: Doors|door
shot: Open evening|microphone
shot: Posters|document
shot: A walk together|map

# candidate
words: political campaign, election campaign, mayor candidate, mayoral campaign, mayoral candidate, council candidate, city council candidate, school board candidate, senate candidate, senate campaign, congress campaign, congressional candidate, congressional campaign, parliamentary candidate, vote for
own: this campaign
pages: campaign
art: flag, hands, city, microphone
act: Volunteer > volunteer
act: Read the priorities > features
head: Ask me anything, hold me to it
head: Listen first, then decide
head: A vote is a promise in both directions
lede: What I would do, why, and what you can do to help before election day.
why: Listen first|At your door, at your table, and after the election, too.|door
why: Say what it costs|No promise without a way to pay for it.|calculator
why: Answer questions|Also the awkward ones, and in public.|microphone
why: In the open|Who gives, who asks, how I vote.|scales
help: Knock on doors|In pairs, never alone.|door
help: Make calls|With a list, and with patience.|phone
help: Put up a sign|In your window or your yard.|house
help: Drive to the polls|For those who have no way to get there.|van
gift: A handful of leaflets|10
gift: A yard sign|25
gift: A morning of posters|50
gift: A public evening|100
story: I am standing because some things here could be better, and because it is not enough to say so at home.
story: I do not know everything. I know whom to ask, and I come back with the answer.
date: 7 March|Meet the candidate|Questions welcome, also unfriendly ones.|9:00 to 12:00
date: 19 March|Open evening|What I want, what you think.|19:30
date: 18 April|A walk through the neighbourhood|Show me what you mean.|14:00
about: {name} is standing for election{in}. This page says what for, and how you can help.
about: If something here is unclear or wrong, write. The answer comes from a person.
ask: How can I help?|With an hour, a sign, or a word to your neighbours. Write to us.
ask: Who pays for the campaign?|Ask us, and you get an answer with figures.
ask: Are you tied to a party?|Ask, and you get a plain answer.
ask: I disagree with you.|Tell me why. I would rather hear it than guess it.
ask: How do I vote?|Your election office tells you where and until when. If you are stuck, write to us.
ask: What happens with my details?|They are used for this campaign and deleted afterwards.
title: features|What I stand for
title: events|Where to meet me
title: story|Why I am standing
title: faq|Asked at the door
title: contact|Write to the campaign
title: donation|Give to the campaign
reach: Write to the campaign|Support, questions, objections.
call: Will you help?|An hour is a help.
shot: At the door|door
shot: Signs|flag
shot: Open evening|microphone
shot: Leaflets|document
shot: Volunteers|hands
shot: The neighbourhood|city

# petition
words: online petition, petition site, petition page
own: this petition
schema: WebPage
pages: petition
art: pencil, hands, village, flag
kicker: Petition
act: Add your name > contact
act: Read why > features
head: Put your name to it
head: One name more
head: Say it with us
lede: What is asked for, of whom and why. It takes a minute to sign, and it helps to pass it on.
why: What is asked for|One sentence that can be answered with yes or no.|document
why: Why now|Because a decision can still be changed before it is made.|clock
why: Who decides|Those to whom every name is handed over.|scales
why: What happens next|The names are counted, handed over, and the answer stands here.|flag
about: Whoever lives with a decision should be heard before it is made. That is what the names are for.
about: Sign, and ask one other person. That is how it grows.
ask: What happens with my name?|It is handed over with the petition and used for nothing else.
ask: May I sign if I live elsewhere?|Yes. Say where, so that it can be counted fairly.
ask: How else can I help?|Pass it on, put up a sheet where people stand and wait, or write to us.
ask: What if nothing happens?|Then we ask again, with more names.
title: features|What it is about
title: about|Why it matters
title: contact|Add your name
title: faq|Before you sign
reach: Add your name|Your name, your town, and a line on why, if you like.
call: Have you signed?|Then ask one other person.

# club
words: group, society, circle, walking group, hiking group, hiking club, science club, book club, reading group, chess group, photography club, knitting group, gaming club, model club, dance group, stammtisch, kids club, after-school club, hobby club
own: this club
art: hands, flag, table, sunrise
act: Come along > contact
act: See the dates > events
head: Same hour, every week, bring a friend
head: Come once, and you belong
head: No talent required, only curiosity
lede: People who like the same thing and meet to do it. Newcomers are shown everything, and somebody keeps a chair free.
offer: Every week|The hour we all know by heart.|calendar
offer: First time|Somebody shows you how it goes.|hands
offer: Outings|A few times a year, further than usual.|map
offer: The social part|Tea, cake, and the plan for next week.|cup
day: 17:00|Weekly meeting|Newcomers first.|Meeting room|Tuesday
day: 10:00|Open morning|Bring someone.|Meeting point|Saturday
date: 14 March|Taster day|Come, look, try.|Free
date: 25 April|Our outing|Bring lunch and a jacket.|From 9:00
date: 13 June|Summer table|Everyone brings something.|From 16:00
plan: Taster|0|Your first three times.|Come as you are
plan: Member|40|A year.|Every meeting; A say in the plans|Most members
plan: Family|70|A year.|Everyone at one address
help: Welcome|The first face that people see.|hands
help: Set up|Chairs, kettle, key.|table
help: Plan|Two evenings a year.|calendar
about: {name} meets{in} every week. Some have come for years, some came last week for the first time.
about: Nobody has to be good at it. It is enough to like it.
role: Organiser|Has the key and the list.
role: Newcomers|Writes back, waits at the door.
ask: Can I just come?|Yes. Write a line before, so that somebody looks out for you.
ask: What should I bring?|Yourself. For everything else there is a box.
ask: Is there an age limit?|Ask; there is usually a group that fits.
shot: Every week
shot: First time
shot: Outing|hills
shot: Tea after|cup
shot: The plan
shot: Summer|sunrise
title: services|What we do together
title: timetable|When we meet
`);
