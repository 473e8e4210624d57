import { readTrades } from './read-trades';

/** Groups that work for a cause: what they do, what a gift does, how to lend a hand. */
export const causes = readTrades(`
pages: cause
schema: NGO
act: Donate > donation
act: Lend a hand > volunteer
title: donation|What your gift does|Choose an amount
under: donation|Nothing is charged on this page. We answer with the account details.
title: volunteer|Lend a hand|An hour is plenty
under: volunteer|Tell us when you have time and what you like doing.
title: about|Who we are|People from here
title: faq|Before you come|Good questions
title: contact|Write to us
reach: Write to us|Help offered, help needed, questions: all of it is welcome.
call: An hour, or a gift?|Both help. Write, and we tell you what is needed most.
open: 2|2|16|19
open: 6|6|9|13
ask: How much of my gift arrives?|Ask for our accounts; they are open to everyone who gives and everyone who asks.
ask: Do I get a receipt?|Yes, by mail, for the year.
ask: I have only an hour. Is that useful?|Very. Many of our tasks take exactly that.
ask: Can our company take part?|Gladly: a day with us, or a day of what you do best.
ask: How do I stop giving?|A line is enough. We say thank you and mean it.
role: Chair|Brings people together and the meeting to an end.
role: Volunteers|Finds a task for everyone.
role: Money|Can account for every coin.

# animal rescue
words: animal shelter, dog shelter, cat shelter, animal sanctuary, donkey sanctuary, wildlife rescue, cat rescue, dog rescue, horse rescue, animal welfare, animal charity, rescue shelter, hedgehog rescue, bird rescue, humane society, animal rehoming, greyhound rescue
own: this shelter
schema: AnimalShelter
art: dog, cat, paw, heart
act: See how to adopt > process
act: Help us > donation
head: Warm straw, full bowls, new homes
head: They wait. You could come
head: Nobody left in the cold
lede: We take in animals that have nobody, treat them and look for homes that fit. What we need most is time, then blankets, then money.
offer: Taking in|At any hour, with a crate and gloves.|paw
offer: Treatment|Vets, medicine, patience.|stethoscope
offer: New homes|We talk, you meet, you think it over.|house
offer: Foster homes|A sofa for some weeks, feed included.|heart
help: Walks|Strong arms, flat shoes.|dog
help: Cat company|Sit still and be climbed on.|cat
help: Driving|To the vet and back.|van
help: Building|Fences, roofs, scratching posts.|wrench
gift: Food for a week|10
gift: A vaccination|25
gift: A neutering|60
gift: Part of an operation|120
step: You write|Which animal, and how you live.
step: You meet|More than once, outdoors and in.
step: We visit|To help, not to inspect the curtains.
step: Going home|With papers, a blanket and our number.
story: It began with one dog on a doorstep and a neighbour who said “just for the night”. There was a second night.
story: Today there are kennels, a cat house, a van that smells, and a list on the wall of those who still wait.
about: We are people{in} who cannot walk past. Some of us are vets, most of us are not, and all of us own a lint roller.
about: We tell you what we know about each animal, including what it chews.
date: 14 March|Open kennels|Come and be sniffed.|11:00 to 15:00
date: 9 May|Dog walk for all|Leads are lent.|Free
date: 13 June|Summer fair|Cake for people, biscuits for dogs.|From 13:00
ask: How does adopting work?|You write, we talk, you meet the animal at least twice. Then we visit, and then it moves in with papers.
ask: What does it cost?|A fee that covers vaccination, chip and neutering. You get the sum before you decide.
ask: What if it does not work out?|Then it comes back to us. Always to us.
title: process|How adopting works
title: services|What we do every day
shot: Breakfast|bowl
shot: Cat house|cat
shot: Morning walk|dog
shot: The van|van
shot: Blankets|bed
shot: Going home|house

# church
words: parish, parish church, congregation, chapel, mosque, temple, synagogue, faith community, monastery, church community, baptist church, catholic church, lutheran church, hindu temple, buddhist temple, buddhist centre, sikh temple, gurdwara, islamic centre, ministry, cathedral, prayer group
own: this community
pages: house
schema: PlaceOfWorship
art: village, candle, books, hands
act: See when we meet > hours
act: Get in touch > contact
head: The door is open, come as you are
head: A place to be quiet together
head: Prayer, bread and room for you
lede: Gatherings through the week, a table for those who eat alone, visits for those who cannot come, and a room for those who want quiet.
offer: Worship|Every week, with children welcome and heard.|candle
offer: Shared table|Once a week, no questions.|bowl
offer: Learning|Groups for the young, the new and the doubting.|books
offer: Visits|At home and in hospital. A call is enough.|house
offer: Births, weddings, farewells|We sit down with you first.|heart
open: 3|3|17|19
open: 5|5|12|14
open: 7|7|9.5|12.5
date: 14 March|Shared meal|Bring a dish or nothing.|18:00
date: 28 March|Evening for newcomers|Tea, questions, a look around.|19:00
date: 9 May|Work in the garden|Gloves are there.|From 10:00
date: 6 June|Summer gathering|Outdoors, long tables.|From 12:00
day: 18:00|Evening prayer||Main room|Wednesday
day: 12:30|Shared table||Hall|Thursday
day: 16:00|Young people||Upstairs|Friday
day: 10:00|Main gathering|With children.|Main room|Sunday
about: {name} is a community{in} of people of all ages. Some have been here for fifty years, some came in last week because of the rain.
about: You need not believe anything in particular to sit down, eat with us or ask for help.
role: Leads prayer|Listens first, speaks second.
role: Families and young people|Knows the loud songs.
role: Visits|Comes with time.
ask: May I simply come?|Yes. Sit where you like; nobody will ask you to stand up.
ask: What should I wear?|What you feel comfortable in. Where heads are covered or shoes are taken off, there is a note at the door and somebody to help.
ask: Are children welcome?|Very. There is a corner with paper, and nobody turns round.
ask: Can I speak with someone in confidence?|Yes. Call or write; what you say stays there.
ask: How do we arrange a wedding or a funeral?|Write or call. We sit down together before anything is fixed.
ask: Can I use the hall?|For many things, yes. Ask for dates.
title: services|What happens here
title: events|Coming weeks
title: timetable|Every week
title: hours|When the door is open
title: team|Who to turn to
title: contact|Talk to us
reach: Talk to us|A visit, a question, a sorrow, a plan.
call: Come in|You need not know anyone.
shot: The door|door
shot: Candles|candle
shot: Shared table|table
shot: The room, early|room
shot: Garden work|garden
shot: Young people|guitar

# food bank
words: foodbank, soup kitchen, food pantry, community kitchen, community fridge, homeless shelter, homeless charity, meals on wheels, food rescue, clothes bank, night shelter
own: this food bank
art: bowl, vegetables, box, hands
head: Nobody asks why, everyone gets a bag
head: Full shelves, open door
head: Soup first, forms never
lede: We collect what shops and gardens have left, pack it on Thursday and hand it out on Friday. Whoever needs it comes; whoever can helps carry.
offer: Bags of food|Once a week, fresh and dry.|box
offer: Warm meals|Three days a week, sitting down.|bowl
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
story: It began with forty loaves that would have been thrown away on a Saturday. By evening they were gone, and somebody had asked about next week.
story: The loaves still come. Now there are shelves, a cold room, a van and a list of who likes which cheese.
about: We are neighbours{in} who carry boxes. Some of those who help once stood in the queue, and some will say so.
date: 13 March|Collection at the supermarket|One thing more in your trolley.|9:00 to 18:00
date: 17 April|Evening for helpers|Soup, of course.|18:30
date: 6 June|Long table in the street|Everyone eats.|From 12:00
ask: Who may come?|Anyone who needs it. We do not ask for proof on the first day.
ask: What do you need most?|Oil, rice, tins, nappies, coffee. And drivers.
ask: Can I bring food from my garden?|Please, on Thursday before noon.
title: services|What we do each week
shot: Bread at seven|loaf
shot: Sorting|box
shot: The pots|bowl
shot: Cold room|vegetables
shot: The van|van
shot: Long table|table

# environmental group
words: environment, environmental charity, conservation, nature conservation, river clean up, beach clean up, clean up, rewilding, tree planting, climate group, climate charity, ocean charity, wildlife trust, bee conservation, community garden, urban garden, nature reserve, forest protection, reforestation, river, ocean conservation, wildlife
own: this group
art: tree, lake, forest, bird
head: Bring boots, leave it cleaner
head: Something lives here. Keep it so
head: Dig, plant, count, argue
lede: We clear, plant, count and speak up, on Saturdays and whenever the council meets. Most of us are volunteers; all of us get wet.
offer: Clean-ups|Every second Saturday, with soup.|hands
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
story: Five people met on a bank with buckets. By noon they were eleven, and somebody had made soup.
story: The buckets are the same. There are more hands now, a trailer, and a list on the wall that gets shorter and then longer again.
about: We are a group of people{in} who stopped saying that somebody should. There are pupils, plumbers and one retired judge among us.
date: 14 March|Action day|Gloves and soup are provided.|From 9:00
date: 28 March|Evening for newcomers|What we do, and what you could do.|Free
date: 16 May|Bird count at dawn|Bring a flask.|5:30
ask: Can children help?|With a grown-up, yes. There is a task for every height.
ask: What should I wear?|What may get dirty. Boots and gloves can be borrowed.
title: services|What we do|Where your hour goes
shot: Before|lake
shot: Boots|shoe
shot: Soup|bowl
shot: New trees|tree
shot: Heron|bird
shot: After|hills

# museum
words: local history museum, heritage centre, museum, folk museum, art museum, science museum, open air museum, castle museum, archive, historical society, history society, heritage museum, planetarium, botanical garden, zoo, aquarium, children's museum, art gallery, gallery
own: this museum
pages: house
schema: Museum
art: castle, shelf, books, vase
act: Plan your visit > hours
act: See what is on > events
head: Old things with good stories
head: Four rooms, nine hundred years
head: Touch the ones marked with a hand
lede: A house full of things somebody kept: tools, letters, a shop counter, a boat. Short texts, long stories, and people at the desk who knew the owner.
offer: The collection|Arranged by what people did, not by century.|shelf
offer: Special exhibitions|Two a year, one of them made with pupils.|vase
offer: Guided tours|An hour, for up to fifteen people.|chat
offer: School visits|With things to hold.|school
offer: Archive|Photographs and papers, by appointment.|books
open: 2|5|13|17
open: 6|7|10|17
plan: Adults|8|One ticket, all rooms.|All exhibitions; Leaflet; Come back the same day
plan: Families|16|Two and all theirs.|All exhibitions; Drawing trail; Dressing-up box|Most chosen
plan: Schools and under eighteen|0|With or without a class.|All exhibitions; Things to hold
date: 14 March|Opening: Things from the attic|With those who brought them.|17:00
date: 18 April|Tour with a torch|Lights off, stories on.|19:30
date: 17 May|Open archive|Bring a photograph, find the street.|Free
about: {name} keeps what would otherwise have been cleared away{in}. Most of it was carried here by the people who used it.
about: The house is run by a few employees and many volunteers, who can each talk for an hour about a different drawer.
role: Director|Still reads every label twice.
role: Collection|Knows where the third key is.
role: Tours|Adapts to any age within a minute.
ask: How long should I plan?|An hour for a walk, two with the drawers.
ask: Is it step-free?|The ground floor is; ask us about the rest before you come.
ask: Can I donate an object?|Write first, with a photograph and its story. We cannot keep everything.
ask: May I take photographs?|Yes, without a flash.
ask: Is there a café?|Coffee at the desk, benches in the yard, cafés nearby.
ask: Can we book a tour?|Yes, a week ahead, for up to fifteen people.
title: hours|Opening hours
title: services|What there is to see
title: pricing|Entry
title: contact|Before you visit
reach: Before you visit|Tours, groups, access, objects.
call: Free on Sunday?|Come by, the desk is warm.
shot: The counter|counter
shot: Tools|wrench
shot: Letters|document
shot: Torch tour|night
shot: School class|school
shot: The yard|garden

# library
words: public library, city library, community library, school library, village library, reading room, tool library, toy library, library of things
own: this library
pages: house
schema: Library
art: books, lamp, chair, room
act: See opening hours > hours
act: See what is on > events
head: Borrow it, read it, bring it back
head: The quietest lively place around
head: A card is all you need
lede: Books, games, newspapers, a warm chair and people who find things. Membership is simple, and looking around needs nothing at all.
offer: Borrowing|Books, audiobooks, games. Four weeks, then again.|books
offer: Reading and working|Tables, sockets, silence upstairs.|lamp
offer: Children|A corner with steps to sit on.|toy
offer: Help|With forms, phones and finding out.|chat
open: 2|5|10|18
open: 6|6|10|14
day: 16:00|Story time|From three.|Children’s corner|Wednesday
day: 10:00|Help with phones and forms|Bring the thing.|Ground floor|Thursday
day: 19:00|Reading group|One book a month.|Upstairs|First Friday
date: 10 March|Reading by lamplight|An author, a lamp, a glass of water.|19:30
date: 25 April|Book sale|By weight.|From 10:00
date: 13 June|Night in the library|For children with sleeping bags.|Registration
plan: Adults|15|For a year.|Everything on the shelves; Reservations; Online lending
plan: Under eighteen|0|For as long as it lasts.|Everything on the shelves; No late fees|Always
about: {name} is a place{in} where you may stay without buying anything. That is rarer than it should be.
about: If we do not have it, we know who does.
role: Head of the library|Has read the first page of everything.
role: Children|Does all the voices.
role: Front desk|Finds “the blue one about the dog”.
ask: How do I get a card?|Come with an identity card; it takes five minutes.
ask: How long may I keep things?|Four weeks, and longer if nobody is waiting.
ask: What if I am late?|We remind you. Children pay nothing.
ask: Can I suggest a book?|Please. There is a box by the door.
ask: Can I work here?|Yes: tables, sockets, wireless, and quiet upstairs.
ask: Do you take old books?|Ask first. Some go on the shelves, the rest into the sale.
title: hours|Opening hours
title: services|What you find here
title: timetable|Every week
title: pricing|Your card
title: contact|Ask the desk
reach: Ask the desk|Books, rooms, dates.
call: Have you got a card?|It takes five minutes.
shot: Shelves|books
shot: Upstairs|lamp
shot: Story time|toy
shot: Returned today|box
shot: The armchair|chair
shot: Reading group|table

# refugee help group
words: refugee, refugees, refugee charity, refugee support, asylum, migrant support, welcome group, human rights, human rights group, legal aid charity, language café, newcomers
own: this group
art: hands, house, chat, door
head: Welcome is a verb
head: A table, a dictionary, an hour
head: Arriving takes more than a day
lede: We help people who had to leave theirs: with letters, language, flats and company. Everything is free, and nobody has to tell their story.
offer: Language table|Three times a week, tea included.|chat
offer: Letters and offices|We read it together and go along.|document
offer: Flats and things|Beds, bicycles, a lamp.|house
offer: Children|Homework and football.|ball
offer: Legal advice|By volunteers who are lawyers, once a week.|scales
help: Language table|You only need to speak slowly.|chat
help: Going along|To offices and doctors.|hands
help: Carrying|Furniture, mostly upstairs.|sofa
help: Translating|Any language you grew up with.|books
gift: Bus tickets for a week|10
gift: A dictionary and a course book|25
gift: A bicycle, repaired|60
gift: A month of rent for the meeting room|120
story: It began with a kettle in a gym hall and three people who had come to see whether anything was needed. Everything was.
story: The gym is a gym again. We kept the kettle, found two rooms, and some of those who came for help now run the language table.
about: We are neighbours old and new{in}. Half of us were born somewhere else, which makes the cooking better.
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
words: foundation, charitable trust, fundraiser, hospice, children's charity, mental health charity, aid organisation, ngo, nonprofit, non profit, relief organisation, women's shelter, youth charity, disability charity, support group, self help group, crisis line, helpline, literacy charity, health charity
own: this group
art: hands, heart, house, bowl
head: Help that knows your name
head: Neighbours first, forms later
head: Small things, every week
lede: We listen, drive, cook, read letters and sit in waiting rooms. Small things, done every week, by people from here.
offer: Company|Visits, walks, telephone calls.|chair
offer: Practical help|Shopping, lifts, light bulbs.|hands
offer: Papers|Letters read, forms filled.|document
offer: Children and young people|Homework with biscuits.|books
offer: In a crisis|Somebody answers and stays.|phone
help: Visiting|One hour a week, always the same person.|chair
help: Driving|To the doctor and back.|car
help: Homework table|Patience more than algebra.|books
help: Office|Two hours with the list.|document
gift: Fuel for four visits|10
gift: A month of homework help|25
gift: A winter coat and boots|60
gift: A weekend away for a family|120
story: It began when three people noticed the same unlit window. They rang the bell, and stayed for tea.
story: There are more of us now, and a list, and a telephone. The rest is still ringing bells.
about: We are people{in} who have an hour a week and use it for someone else. Meetings are short and there is cake.
date: 14 March|Evening for newcomers|What we do, and what you could do.|Free
date: 25 April|Flea market|Things find new owners, we keep the coins.|From 9:00
date: 6 June|Open accounts|What came in, what went out, cake.|Everybody
ask: I need help. How do I ask?|Call or write. One of us calls back, and nothing you say leaves the room.
ask: Do I need training to help?|For some tasks, yes, and we give it. For most you need time.
title: services|What we do
shot: Tea|teapot
shot: The list|document
shot: Walk|garden
shot: Homework|books
shot: Winter coats|shirt
shot: All of us|hands
`);
