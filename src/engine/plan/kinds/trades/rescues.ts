import { readTrades } from './read-trades';
import { causesShared } from './causes-shared';

/** Groups that help people, animals and places. */
export const rescues = readTrades(`
${causesShared}
# annual report
words: annual report, impact report, year in review, annual review, impact page, our year in numbers, our impact in numbers
pages: report
own: this report
art: hands, book, tree
act: See the figures > stats
act: Get in touch > contact
head: What your help did this year
head: A year, in numbers and names
head: Here is where it went
lede: What was done, what it cost, and who made it possible: a year on one page.
figure: 12|months
figure: 52|weeks
figure: 1|page that tells it all
offer: What we did|The work, month by month.|hands
offer: What it cost|Where the money came from, and where it went.|coin
offer: What comes next|What we plan, and what is still missing.|door
about: This page tells what the year brought. The accounts behind it are open to everyone who asks.
story: Numbers do not say who rang the bell. Some of the people behind them allowed us to tell how their year went.
ask: Where can I read the full accounts?|Ask, and we send them.
ask: How are the figures counted?|By hand, and checked by somebody else.
ask: How can I help next year?|With an hour or a gift. Write to us.
title: stats|The year in figures|What the year brought
title: services|In this report
title: logos|With thanks to
title: story|Behind the numbers
title: team|A word from
call: Questions about a figure?|Ask. We like it when people read to the end.

# animal rescue
words: animal shelter, rescue dog charity, rescue dogs charity, rescue cat charity, rescue animal charity, dog charity, cat charity, donkey charity, horse charity, greyhound charity, dog rehoming(?: group)?(?: charity)?, cat rehoming(?: group)?(?: charity)?, greyhound rehoming(?: group)?(?: charity)?, hen rehoming, rabbit rehoming, horse rehoming, dog shelter, cat shelter, animal sanctuary, donkey sanctuary, wildlife rescue, cat rescue, dog rescue, horse rescue, animal welfare, animal charity, rescue shelter, hedgehog rescue, bird rescue, humane society, rehoming group, animal rehoming(?: group)?(?: charity)?, greyhound rescue
own: this shelter
schema: AnimalShelter
art: dog, cat, paw, heart
act: See how to adopt > process
act: Help us > donation
head: Warm straw, full bowls, new homes
head: They wait. You could come
head: Nobody left in the cold
lede: We take in animals that have nobody, treat them and look for homes that fit. What we need most is time, then blankets, then money.
offer: Taking in|With a crate, gloves and a quiet voice.|paw
offer: Treatment|Vets, medicine, patience.|stethoscope
offer: New homes|We talk, you meet, you think it over.|house
offer: Foster homes|A sofa for some weeks, feed included.|heart
help: Feeding|Bowls and water, every day.|bowl
help: Company|Sit still, and let them come.|paw
help: Driving|To the vet and back.|van
help: Building|Fences, roofs, scratching posts.|wrench
gift: Food for a week|10
gift: A vaccination|25
gift: A visit to the vet|60
gift: Part of an operation|120
step: You write|Which animal, and how you live.
step: You meet|More than once, outdoors and in.
step: We visit|To help, not to inspect the curtains.
step: Going home|With papers, a blanket and our number.
story: An animal arrives frightened and leaves with a name and a home. What lies between is the work.
story: There is always somebody on the list of those who still wait.
about: We are people{in} who cannot walk past. All of us own a lint roller.
about: We tell you what we know about each animal, the awkward things first.
date: 14 March|Open day|Come and see who is here.|11:00 to 15:00
date: 9 May|Working day|Fences, roofs, tea.|From 10:00
date: 13 June|Summer fair|Cake for people, bowls for the others.|From 13:00
ask: How does adopting work?|You write, we talk, you meet the animal. If it fits, it moves in with its papers.
ask: What does it cost?|There is a fee towards food and the vet. You get the sum before you decide.
ask: What if it does not work out?|Then tell us first, and we look for the next step together.
title: process|How adopting works
title: services|What we do every day
shot: Breakfast|bowl
shot: Quiet corner|paw
shot: First steps out|garden
shot: The van|van
shot: Blankets|bed
shot: Going home|house

# food bank
words: foodbank, soup kitchen, food pantry, community kitchen, community fridge, meals on wheels, food rescue, food charity, surplus food, community meals, community cafe charity, clothes bank
own: this food bank
art: bowl, vegetables, box, hands
head: Nobody asks why, everyone gets a bag
head: Full shelves, open door
head: Soup first, forms never
lede: We collect what shops and gardens have left, pack it and hand it out. Whoever needs it comes; whoever can helps carry.
offer: Bags of food|Once a week, fresh and dry.|box
offer: Warm meals|Sitting down, in company.|bowl
offer: Deliveries|For those who cannot come.|van
offer: Someone to ask|About letters, rent, the cold flat.|chat
help: Sorting|Two hours, company included.|box
help: Driving|From the shops to us.|van
help: Cooking|Large pots.|dish
help: Handing out|A smile and strong bags.|hands
gift: A bag for one person|10
gift: A bag for a family|25
gift: A week of warm meals|60
gift: A month of fuel for the van|120
story: What one shop would throw away is what another kitchen needs. Somebody only has to carry it across.
story: Whatever comes in is sorted, packed and carried on before it spoils.
about: We are neighbours{in} who carry boxes. Nobody is asked why they come.
date: 13 March|Collection at the supermarket|One thing more in your trolley.|9:00 to 18:00
date: 17 April|Evening for helpers|Soup, of course.|18:30
date: 6 June|Long table in the street|Everyone eats.|From 12:00
ask: Who may come?|Anyone who needs it. If you are unsure, ask; nothing you say goes further.
ask: What do you need most?|Oil, rice, tins, nappies, coffee. And drivers.
ask: Can I bring food from my garden?|Please. Ask which day is best.
title: services|What we do each week
shot: Bread at seven|loaf
shot: Sorting|box
shot: The pots|bowl
shot: Cold room|vegetables
shot: The van|van
shot: Long table|table

# environmental group
words: environment, environmental charity, conservation, nature conservation, river clean up, beach clean up, clean up, rewilding, tree planting, climate group, climate charity, ocean charity, wildlife trust, bee conservation, nature reserve, forest protection, reforestation, river, ocean conservation, wildlife
own: this group
art: tree, lake, forest, bird
head: Bring boots, leave it cleaner
head: Something lives here. Keep it so
head: Dig, plant, count, argue
lede: We clear, plant, count and speak up. Come along for an hour and see what there is to do.
offer: Clean-ups|Gloves and bags are there. Ask for the next date.|hands
offer: Planting|Native trees, and patience.|tree
offer: Counting|Dragonflies first, then the birds.|bird
offer: School days|Nets, jars, rubber boots.|school
offer: Speaking up|At hearings, with numbers.|microphone
help: Saturday work|Gloves are given.|hands
help: Counting|We teach you the names.|bird
help: Paperwork|For those with dry feet.|document
help: Soup|Always needed.|bowl
gift: Gloves for three people|10
gift: A tree and its stake|25
gift: A school day with nets|60
gift: A month of water tests|120
story: It takes a few people, some buckets and a date. The rest grows from there.
story: One morning shows little. A year of them can be seen from the path.
about: We are a group of people{in} who stopped saying that somebody should. Nobody has to know the names of things to begin.
date: 14 March|Action day|Gloves and soup are provided.|From 9:00
date: 28 March|Evening for newcomers|What we do, and what you could do.|Free
date: 16 May|Bird count at dawn|Bring a flask.|5:30
ask: Can children help?|With a grown-up, yes. There is a task for every height; ask which day suits.
ask: What should I wear?|What may get dirty. Ask what can be borrowed.
title: services|What we do|Where your hour goes
shot: Before|lake
shot: Boots|shoe
shot: Soup|bowl
shot: New trees|tree
shot: Heron|bird
shot: After|hills

# refugee help group
words: refugee, refugees, refugee charity, refugee support, asylum, migrant support, welcome group, human rights, human rights group, legal aid charity, language café, newcomers
own: this group
art: hands, house, chat, door
head: Welcome is a verb
head: A table, a dictionary, an hour
head: Arriving takes more than a day
lede: We help people who had to leave theirs: with letters, language, flats and company. Everything is free, and nobody has to tell their story.
offer: Language table|Slowly, with tea.|chat
offer: Letters and offices|We read it together and go along.|document
offer: Flats and things|Beds, bicycles, a lamp.|house
offer: Children|Homework and football.|ball
offer: Legal advice|From people who know the forms and the deadlines.|scales
help: Language table|You only need to speak slowly.|chat
help: Going along|To offices and doctors.|hands
help: Carrying|Furniture, mostly upstairs.|sofa
help: Translating|Any language you grew up with.|books
gift: Bus tickets for a week|10
gift: A dictionary and a course book|25
gift: A bicycle, repaired|60
gift: A month of rent for the meeting room|120
story: Whoever arrives needs a cup of tea, a form explained and somebody who listens. That is where we begin.
story: Some of those who come for help stay to give it.
about: We are neighbours old and new{in}. Some of us were born here and some were not, which makes the cooking better.
date: 12 March|Language table, open to all|Come and talk.|17:00
date: 18 April|Cooking together|Five countries, one kitchen.|16:00
date: 20 June|Street party|Bring a dish and a chair.|From 14:00
ask: I need help. What do I do?|Come to the language table or write, in any language. It costs nothing and nobody is told.
ask: What things do you take?|Beds, bicycles, pots, lamps: clean and whole. Ask before you bring a wardrobe.
title: services|What we do together
shot: The kettle|teapot
shot: Language table|chat
shot: Bicycles|bike
shot: Moving day|box
shot: Kitchen|dish
shot: Football|ball

# charity
words: foundation, charitable trust, children's charity, aid organisation, ngo, nonprofit, non profit, relief organisation, women's shelter, youth charity, support group, self help group, crisis line, helpline
own: this group
art: hands, heart, house, bowl
head: Help that knows your name
head: Neighbours first, forms later
head: Small things, every week
lede: For people who could do with a hand, and for those who would like to lend one. Ask, or say what you can do.
offer: Company|Visits, walks, telephone calls.|chair
offer: Practical help|Shopping, lifts, light bulbs.|hands
offer: Papers|Letters read, forms filled.|document
offer: Children and young people|Homework with biscuits.|books
offer: In a crisis|Somebody answers and stays.|phone
help: Visiting|One hour a week, always the same person.|chair
help: Driving|To the doctor and back.|car
help: Homework table|Patience more than algebra.|books
help: Office|Two hours with the list.|document
gift: A little|10
gift: Something more|25
gift: A good deal|60
gift: A lot|120
story: It begins with somebody who rings the bell and stays for tea.
story: Much of what helps is small, and nobody else would think of it.
about: We are people{in} who have an hour and use it for someone else.
date: 14 March|Evening for newcomers|What we do, and what you could do.|Free
date: 25 April|Flea market|Things find new owners, we keep the coins.|From 9:00
date: 6 June|Open accounts|What came in, what went out, cake.|Everybody
ask: I need help. How do I ask?|Call or write, and say as much as you like. One of us answers.
ask: Do I need training to help?|For some tasks, yes, and we give it. For most you need time.
title: services|What we do
shot: Tea|teapot
shot: The list|document
shot: Walk|garden
shot: The door|door
shot: The kettle|cup
shot: All of us|hands

# appeal
words: fundraiser, fundraisers, fundraising page, fundraising campaign, fundraising appeal, fundraising site, fundraising website, crowdfunder, crowdfunding, crowdfunding page, crowdfunding campaign, raise money, raising money, raise funds, raising funds, roof appeal, building appeal, playground appeal, restoration appeal
own: this appeal
art: hands, heart, people, flag
act: Give something > donation
act: Lend a hand > volunteer
head: Nearly there, with you
head: Many small sums, one good thing
head: If everybody brings a little
lede: We are raising the money together. What it is for, what a gift does and how to help in other ways stands here.
offer: A gift|Any sum, once or every month.|heart
offer: An event|Cakes, a sponsored walk, an evening with music.|cake
offer: Your time|An hour at a stall is worth a lot.|hands
offer: Your firm|Materials, skills, or a sum to match what others give.|hammer
line: It brings us a step further.
step: You give or help|A sum, an hour, a box of cakes.
step: We say thank you|And tell you how far we are.
step: It gets done|With news and pictures as it grows.
help: Stalls and cakes|An hour or two at a time.|cake
help: Spreading the word|Posters, neighbours, messages.|megaphone
help: Skills|Drawing, building, counting, driving.|hammer
gift: A small start|10
gift: A good piece|25
gift: A large piece|50
gift: A whole day’s work|100
story: It began with a few people who said that somebody ought to do something, and then looked at each other.
about: We are neighbours{in} who want this to happen and have put our names to it. We count everything twice and show it to whoever asks.
role: Treasurer|Counts everything twice.
role: Events|Finds a reason for cake.
role: Builder|Knows what it takes, and what it costs.
ask: What happens with my money?|It goes into this and nothing else. Ask us for the accounts.
ask: What if there is too much or too little?|Write to us; we tell you what is planned for either case.
ask: Can I help without giving money?|Yes: with time, skills, cakes or by telling others.
ask: Can I raise money myself?|Please do. Tell us what you plan, and we help where we can.
title: services|Ways to help
title: process|How it goes
shot: The plan|document
shot: The stall|cake
shot: Many hands|hands
shot: The jar|jar
shot: All of us|people
shot: First step|hammer
`);
