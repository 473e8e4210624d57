import { readTrades } from './read-trades';

/** Dates people come together for: the programme, the place, how to get a place at it. */
export const events = readTrades(`
pages: programme
schema: Event
act: Reserve a place > rsvp
act: See the programme > agenda
title: venue|Where it happens|The place
title: faq|Before you come
title: contact|Ask the organisers
reach: Ask the organisers|Coming, helping, supporting or simply lost: write to us.
reply: Reserve a place|Nothing is paid on this page. We confirm by mail and send the details.
call: Is there a place for you?|Reserve now, and we keep it.
place: {place/The place} is easy to reach without a car. The entrance has no step, and there is a quiet corner with a door that closes.
way: By train or bus|The nearest stop is named in the confirmation.|van
way: By bicycle|Racks by the entrance.|bike
way: By car|A few spaces; please share.|car
ask: Is the place accessible?|Step-free at the entrance. Tell us what you need and we prepare it.
ask: Can I give my place to someone else?|Yes. Send us both names.
ask: Can I help?|Please. Write, and you get a task that fits your hours.
ask: Is there food?|Yes, also without meat. Tell us about allergies when you reserve.
ask: What if I cannot come after all?|A line is enough, so that somebody else gets the place.
ask: May I take pictures?|Of the day, yes. Of people, ask them first.

# music festival
words: festival, open air festival, jazz festival, folk festival, rock festival, concert, concert series, open air, street festival, carnival, dance festival, theatre festival, literature festival, book festival, arts festival, gig, rave, club night, techno festival
schema: Festival
art: tent, microphone, night, guitar
act: Get a ticket > tickets
act: See the programme > agenda
head: Three stages and a very long evening
head: Come for one band, leave with four
head: Grass, bass, and good food
lede: New names beside old favourites, short ways between the stages and food you would queue for anyway.
about: {name} is made by people from here, for ears that are still curious. No stage is more than five minutes from the next.
about: There is water for nothing, shade where we could find it, and a meadow for those who need to lie down.
day: 16:00|Gates and soup|Find your tent, find your friends.|Meadow|Day 1
day: 18:00|Opening set|Brass, from the back of the crowd.|Small stage|Day 1
day: 20:30|Main set|The reason you came.|Large stage|Day 1
day: 23:00|Late room|Slow, warm, dark.|Barn|Day 1
day: 11:00|Breakfast concert|Harp and pancakes.|Meadow|Day 2
day: 15:00|New names|Four acts, half an hour each.|Small stage|Day 2
day: 20:00|Final evening|Everybody back on stage.|Large stage|Day 2
role: Opening set|Brass and bad jokes.
role: Songwriter|One guitar, complete silence.
role: Duo|Two drum kits, facing each other.
role: Late room|Records older than the barn.
role: Breakfast|Harp, barefoot.
plan: One day|45|Choose which.|All stages; Water for nothing; Programme
plan: Both days|79|For most people.|All stages; Camping meadow; Breakfast concert|Most chosen
plan: Supporter|140|Pays for a reduced ticket, too.|Both days; Camping meadow; Our thanks by name
ask: Can I camp?|Yes, on the meadow next door, with a both-days ticket. Quiet hours start at two.
ask: May I bring my child?|Yes. Under twelve is free with a grown-up, and ear protectors are at the gate.
ask: What if it rains?|It goes on. Bring boots; the barn is dry.
title: speakers|On stage
title: agenda|Who plays when|Hour by hour
shot: Gates|tent
shot: Small stage|guitar
shot: Late room|night
shot: Breakfast concert|cup
shot: The queue for soup|bowl
shot: Sunday morning|hills

# film festival
words: film screening, film nights, cinema festival, short film festival, film week, movie night, documentary festival
schema: ScreeningEvent
art: camera, night, chair, city
act: Get a ticket > tickets
act: See the programme > agenda
head: Sit in the dark with strangers
head: Five days, forty films, one lobby
head: Stay for the talk after the film
lede: Features, documentaries and short films, most of them with somebody on stage afterwards who knows how they were made.
about: {name} shows films that need a large screen and a full room. Afterwards there is a talk, and after that the bar, where the better talk is.
about: Everything is subtitled. Nothing starts with advertising.
day: 17:30|Doors and first drinks|Pick up your badge.|Lobby|Day 1
day: 19:00|Opening film|A comedy about a funeral.|Screen 1|Day 1
day: 21:30|Short films, loud|Seven of them.|Screen 2|Day 1
day: 14:00|Documentary|With the director.|Screen 1|Day 2
day: 17:00|Films for children|Cartoons without merchandise.|Screen 2|Day 2
day: 20:00|Feature|Questions afterwards.|Screen 1|Day 2
day: 22:30|Audience choice|You vote with a ticket stub.|Screen 1|Day 2
role: Opening film|Director, will answer anything but that.
role: Documentary|Spent three years with one fisherman.
role: Short films|Edited in a kitchen.
role: Sound|Explains why footsteps are celery.
plan: One film|10|Any screening.|One seat; Talk afterwards
plan: Five films|42|Your own choice.|Five seats; Reserved until ten minutes before; Programme|Most chosen
plan: Everything|95|The badge.|All screenings; Opening evening; Lobby breakfast
ask: Are the films subtitled?|Yes, all of them. Screenings for the blind and deaf are marked in the programme.
title: agenda|What is showing|The screenings
title: speakers|Guests
shot: The lobby|door
shot: Lights down|night
shot: Questions|microphone
shot: Queue in the rain|city
shot: Projection room|camera
shot: Last row|chair

# food festival
words: food fair, wine festival, beer festival, street food, street food festival, farmers market, christmas market, craft fair, flea market, food market, market, night market, makers market, wine tasting, harvest festival, village fete, village festival
schema: FoodEvent
art: table, vegetables, wine, tent
head: Come hungry, stay late
head: Forty stalls and one long table
head: Eat your way down the street
lede: Growers, cooks, bakers and makers from the region, a long table in the middle and music that lets you talk.
about: {name} brings together people{in} who make things to eat, drink and keep. Everything comes from those who stand behind the stall.
about: Plates are borrowed, not thrown away. Bring a bag.
day: 10:00|Stalls open|Bread first.|Square|Saturday
day: 12:00|Long table|Sit anywhere.|Square|Saturday
day: 15:00|Cooking on stage|One pan, one question.|Small stage|Saturday
day: 19:00|Music|Until ten.|Small stage|Saturday
day: 10:00|Stalls open|Coffee and cheese.|Square|Sunday
day: 13:00|For children|Bread on sticks.|Corner|Sunday
day: 17:00|Last things|Cheaper, and heavier to carry.|Square|Sunday
role: Bread|Arrives at four, sold out by noon.
role: Cheese|Will let you try all of it.
role: Long table|Lays it, watches it, clears it.
plan: Entry|0|Both days.|All stalls; Music; Long table
plan: Tasting card|18|Ten bites.|Ten tastes of your choice; A borrowed plate; A map of the stalls|Most chosen
ask: Can I have a stall?|Write what you make and how much room you need. We answer all and choose for variety.
ask: May I bring my dog?|On a lead, and away from the cheese.
title: agenda|What happens when
title: speakers|Behind the stalls
title: tickets|Entry
shot: Bread at ten|loaf
shot: Long table|table
shot: Cheese|cheese
shot: Greens|vegetables
shot: Bottles|wine
shot: Lights on|night

# meetup
words: user group, meet up, tech meetup, developer meetup, book club, networking event, community meetup, hackathon, hack day, barcamp, language exchange, startup meetup, regulars’ table, reading group
art: chat, laptop, cup, table
head: Two talks, then the good part
head: Bring a question and a friend
head: Once a month, on a Tuesday
lede: An evening for people who do the same thing and rarely meet: two short talks, long breaks, and nobody selling anything.
about: We meet once a month{in}. Half of us come for the talks and half for the conversations at the door.
about: First time? Say so at the entrance, and somebody introduces you to three people.
day: 18:30|Doors|Drinks, name tags, hello.|Main room|The evening
day: 19:00|First talk|Twenty minutes, questions.|Main room|The evening
day: 19:45|Break|On purpose too long.|Kitchen|The evening
day: 20:15|Second talk|Something that went wrong.|Main room|The evening
day: 21:00|Open end|Until the last train.|Kitchen|The evening
role: First talk|Has done it for years and still keeps notes.
role: Second talk|First time on a stage. Be kind.
role: Host|Knows who should talk to whom.
plan: Seat|0|For anyone.|Two talks; Drinks; Open end
ask: What does it cost?|Nothing. There is a jar.
ask: Can I give a talk?|Please. Twenty minutes, one idea, slides optional. First-timers get a rehearsal.
ask: I know nobody there.|Nor did we. Say so at the door.
title: agenda|How the evening goes
title: speakers|This month
title: tickets|Seats
call: Tuesday free?|There are as many seats as chairs.
shot: Doors|door
shot: First talk|microphone
shot: The kitchen|cup
shot: Name tags|document
shot: Laptop corner|laptop
shot: Last train|van

# birthday party
words: birthday, birthday invitation, anniversary, anniversary party, baby shower, engagement party, housewarming, retirement party, graduation party, bachelor party, hen party, bar mitzvah, bat mitzvah, quinceanera, quinceañera, garden party, christening, baptism, communion, office party, christmas party
pages: gathering
art: cake, gift, night, table
act: Say you will come > rsvp
act: See the plan > agenda
head: Come hungry, bring stories
head: One more candle, one long table
head: You, cake, and bad dancing
lede: There will be food, a short speech that gets longer, and music that everybody complains about and dances to.
about: We would like to celebrate with the people who put up with us all year. You are one of them.
about: Come when you can, stay as long as you like. Nobody has to perform anything.
day: 16:00|Arrive|Coffee, cake, garden.|Outside|The day
day: 18:30|Supper|One long table.|Inside or out|The day
day: 20:00|The speech|Short. We have a bell.|At the table|The day
day: 20:30|Music|Requests in writing.|Inside|The day
day: 0:00|Soup|For those who stayed.|Kitchen|The day
reply: Will you come?|Tell us who comes with you and what you do not eat.
ask: What should I wear?|Something you can sit on grass in.
ask: What can I bring as a present?|Yourself. If you insist: a story, written down.
ask: May I bring children?|Yes. There is a corner with cushions for those who fall asleep.
ask: Can I bring someone?|Write their name in your reply.
ask: Where can I sleep?|On the sofa, in the order of arrival; or ask us for a list of nearby beds.
ask: Can I bring a cake?|Yes. Tell us which, so that there are not four of the same.
title: agenda|How the day goes
title: about|Why we celebrate
title: contact|Questions? Ask us
reach: Questions? Ask us|About beds, cakes, surprises.
call: Shall we count you in?|We need to know how many chairs.
shot: The cake, before|cake
shot: Long table|table
shot: Candles|candle
shot: Presents|gift
shot: Dancing|dancer
shot: Soup at midnight|bowl

# charity run
words: fun run, marathon, half marathon, trail run, 10k, 5k, parkrun, triathlon, race, bike race, cycling race, sponsored walk, sponsored run, city run, charity walk, gran fondo, sports day, obstacle race, trail race
schema: SportsEvent
art: runner, city, heart, hills
act: Sign up > rsvp
act: See the day > agenda
head: Run it, walk it, cheer for it
head: Every kilometre counts for someone
head: Slow is a pace, too
lede: One course, three distances, a finish with soup. Run for a time, for a cause or for the soup.
about: {name} is a run for everybody: fast people in front, prams at the back, and a band at the halfway mark.
about: What is left over after portable toilets and bananas goes to the cause named at the start.
day: 8:00|Numbers|Bring the confirmation.|Start area|Race day
day: 9:15|Warm-up|Optional, and funny to watch.|Start area|Race day
day: 9:30|Long distance|Fast ones in front.|Start line|Race day
day: 10:00|Short distance|Prams welcome.|Start line|Race day
day: 10:15|Children|Once round the field.|Meadow|Race day
day: 12:00|Soup and thanks|Everyone is named.|Finish|Race day
plan: Children|5|Up to twelve.|Number; Medal made of wood; Soup
plan: Short distance|15|Run or walk.|Number; Water on the way; Soup
plan: Long distance|25|With timing.|Number and timing; Water on the way; Soup|Most chosen
reply: Sign up|Name, distance and who to call. Nothing is paid on this page.
ask: Is there a time limit?|Only for the street closure, and it is generous. The last one in gets the loudest cheer.
ask: Where can I leave my things?|In a guarded tent at the start.
ask: What if it storms?|We decide on the morning and write to everyone who signed up.
title: tickets|Distances and fees
title: agenda|The day
call: Have you got shoes?|That is all it takes.
shot: The start|runner
shot: Halfway|guitar
shot: Prams|toy
shot: Bananas|fruit
shot: Finish|heart
shot: Soup|bowl

# exhibition
words: art exhibition, gallery opening, vernissage, group show, photo exhibition, art fair, art show, open studios, biennale, degree show, museum exhibition
pages: programme
schema: ExhibitionEvent
art: paint, room, vase, studio
act: Plan your visit > venue
act: See what is on > agenda
head: Look longer than you meant to
head: White walls, few words
head: Works that ask you to sit down
lede: Works on show, a short text beside each, benches where you need them, and talks on some of the evenings.
about: {name} shows work that gets better with time in front of it. There is a bench for that.
about: The wall texts are short. The people at the desk know the long version.
day: 18:00|Opening|Come early, it is a small room.|All rooms|Opening day
day: 19:00|A few words|Few.|Room 1|Opening day
day: 11:00|Guided tour|One hour, five works.|Desk|Every Sunday
day: 15:00|Draw along|Paper and pencil are lent.|Room 2|Every Sunday
day: 19:00|Talk|With one of those who made it.|Room 1|First Thursday
role: On show|Paintings, all from one winter.
role: On show|Objects that were something else.
role: On show|Photographs without people.
plan: Entry|8|Any day.|All rooms; Leaflet; Come back the same day
plan: Reduced|5|For those who need it.|All rooms; Leaflet
plan: With a tour|14|Sundays.|All rooms; One hour; Five works|Most chosen
ask: How long should I plan?|An hour for the rooms, longer for the bench.
ask: Are children welcome?|Yes. There is a drawing sheet at the desk.
ask: Can works be bought?|Some of them. Ask at the desk.
reply: Reserve a tour|Name, day and how many you are.
title: agenda|Opening, tours, talks
title: speakers|Who is on show
title: tickets|Entry
shot: Room 1|room
shot: The bench|chair
shot: Opening evening|wine
shot: Hanging|hands
shot: Detail|paint
shot: After closing|night

# workshop day
words: workshop, workshop weekend, retreat, yoga retreat, seminar, training day, study day, open day, open house, summer school, away day, writing retreat
art: table, hands, hills, book
head: One day, both hands, no slides
head: Come with a question, leave with a thing
head: Arrive curious, go home tired
lede: A day of doing: small groups, people who know how, breaks long enough to talk, and something to take home.
about: {name} is for people{in} who would like to try rather than listen. Groups are small and the tables are large.
about: No experience is asked for, only old clothes and questions.
day: 9:00|Arrive|Coffee and a round of names.|Kitchen|The day
day: 9:30|First block|You try it at once.|Large table|The day
day: 12:30|Lunch|Together.|Courtyard|The day
day: 14:00|Second block|Your own piece or plan.|Large table|The day
day: 17:00|Looking at it|Kindly.|Courtyard|The day
role: Leads the day|Shows it once, then lets you.
role: Helps|Walks round and notices.
role: Kitchen|Keeps everyone friendly.
plan: The day|95|With lunch.|All materials; Lunch and coffee; Notes to keep|Most chosen
plan: Two people|170|Come together.|All materials; Lunch and coffee; Notes to keep
ask: What do I bring?|Old clothes and something to write with.
ask: Do I need experience?|No. If you have some, you get a harder task.
title: agenda|How the day goes
title: speakers|Who is there
title: tickets|Places
shot: Large table|table
shot: First try|hands
shot: Lunch|bowl
shot: Courtyard|garden
shot: Tools|shelf
shot: Looking at it|lamp

# reunion
words: family reunion, class reunion, school reunion, alumni reunion, alumni day, homecoming, family gathering, family day
pages: gathering
art: table, house, portrait, cake
act: Say you will come > rsvp
act: See the day > agenda
head: Who are you again?
head: Same faces, new glasses
head: Bring the photographs nobody has
lede: A day to see each other again: name tags with old pictures, a long table, and a walk to the places that are still there.
about: It has been a while. Some of us have not changed, and some of us deny it.
about: Pass this page on to anyone we have lost the address of.
day: 11:00|Arrive|Name tags with old pictures.|Entrance|The day
day: 12:30|Lunch|Everyone brings a dish.|Long table|The day
day: 14:30|Walk|To the places that are left.|From the door|The day
day: 16:30|Photographs|Old ones on the wall, a new one on the steps.|Steps|The day
day: 18:00|Supper and stories|Three minutes each. Some hope.|Long table|The day
reply: Will you be there?|Tell us how many you are and what you bring.
ask: May I bring my family?|Yes. Name tags for all.
ask: What should I bring?|A dish, and one photograph from back then.
ask: I have lost touch with everybody.|So have we. That is the idea.
title: agenda|How the day goes
title: about|Why now
call: Are you coming?|Say so, and tell one more.
shot: The old picture|portrait
shot: Long table|table
shot: The steps|door
shot: The walk|village
shot: Name tags|document
shot: Cake|cake

# tournament
words: chess tournament, football tournament, tennis tournament, golf tournament, esports tournament, gaming tournament, cup, championship, league, competition, darts tournament, quiz night, pub quiz, dog show, horse show, sports tournament, chess open, match day
schema: SportsEvent
art: ball, gym, night, table
act: Enter > rsvp
act: See the schedule > agenda
head: Shake hands, then play
head: Draw at nine, final at five
head: Someone has to come last
lede: A day of matches, a fair draw and a final everybody stays for. Beginners play beginners in the first round.
about: {name} is open to those who take it seriously and those who only look as if they did. Rules hang at the entrance.
about: Between rounds there is coffee, and somebody who explains what just happened.
day: 8:30|Check-in|Be there, be counted.|Entrance|The day
day: 9:00|Draw and first round|Everybody plays.|All places|The day
day: 11:30|Second round|By results.|All places|The day
day: 13:00|Lunch|No analysing at the table.|Canteen|The day
day: 14:00|Semi-finals|Quiet, please.|Centre|The day
day: 16:30|Final|With commentary outside.|Centre|The day
day: 17:30|Thanks and cups|Also for coming last.|Centre|The day
role: Referee|Has heard every excuse and liked two.
role: Draw and results|Faster than the app.
role: Canteen|Decides more matches than you think.
plan: Under sixteen|5|Own draw.|All rounds; Lunch
plan: Single entry|15|Open draw.|All rounds; Lunch; A cup if it comes to that|Most chosen
plan: Team|50|Up to four players.|All rounds; Lunch for four
reply: Enter|Name, age group, and how well you play. Be honest, the draw depends on it.
ask: How good do I have to be?|Good enough to know the rules. The first round is sorted by strength.
ask: Can I come and watch?|Yes, free, and quietly in the final.
ask: What do I bring?|Your own equipment if you have it; there is spare.
title: agenda|The schedule
title: tickets|Entry
title: speakers|Who runs it
shot: The draw|document
shot: First round|ball
shot: Quiet, please|room
shot: Canteen|cup
shot: The final|gym
shot: Hands|hands

# trade fair
words: trade show, expo, exhibition fair, job fair, career fair, industry fair, book fair, product fair, fair
own: this fair
schema: BusinessEvent
art: city, shelf, table, counter
act: Get a ticket > tickets
act: See the programme > agenda
head: Touch it, ask, compare
head: Two days, one hall, all of them
head: Wear flat shoes, bring questions
lede: Makers, suppliers and the people who use their things, in one hall. You can try it, turn it over and ask the person who built it.
about: {name} puts the trade{in} under one roof for two days. Stands are small, so that there is room for many and nobody needs a stage set.
about: There are short talks in the corner, and benches for those who have carried too many catalogues.
day: 9:00|Doors|Plans of the hall at the entrance.|Entrance|Day 1
day: 10:30|Shown live|Machines running, tools in use.|Aisle 2|Day 1
day: 13:00|Short talk|What changed this year.|Corner stage|Day 1
day: 17:00|Drinks at the stands|Everyone who has walked all day.|Hall|Day 1
day: 9:00|Doors|Quieter until ten.|Entrance|Day 2
day: 11:00|Newcomers|Ten stands, five minutes each.|Corner stage|Day 2
day: 14:00|Apprentices and jobs|Who is looking, who is hiring.|Aisle 4|Day 2
day: 16:00|Last round|Samples go home with you.|Hall|Day 2
role: Hall desk|Finds any stand by what you mean.
role: Corner stage|Keeps talks to fifteen minutes.
role: Newcomers|Shows what nobody has shown yet.
plan: One day|18|Choose which.|All stands; Short talks; Hall plan
plan: Both days|28|For most visitors.|All stands; Short talks; Drinks at the stands|Most chosen
plan: A stand|680|For those who show.|Six square metres; Table, light, socket; Two tickets
ask: How can I book a stand?|Write what you show and how much room it needs. You get the hall plan and the conditions.
ask: Can I buy on the spot?|At many stands, yes. Samples and small goods leave with you.
ask: Is it open to the public?|Yes, on both days. The first morning is calmer for trade visitors.
title: agenda|What happens when
title: speakers|Who you meet
title: tickets|Tickets and stands
shot: The hall|shelf
shot: Shown live|wrench
shot: Corner stage|microphone
shot: Aisle 2|counter
shot: Samples|box
shot: Drinks at the stands|table

# conference
words: industry day, convention, congress, summit, symposium, tech conference, developer conference, science conference, comic con, design week
own: this conference
schema: BusinessEvent
art: city, chat, table, microphone
act: Get a ticket > tickets
act: See the programme > agenda
head: Bring the problem you are stuck on
head: Fewer slides, better questions
head: Two days worth the train ride
lede: People who do the work show what they do, what went wrong and what they would keep. Long breaks, real coffee, tables for your own problem.
about: {name} brings people{in} together who do the work and like to talk about it. Nobody on stage is selling.
about: We keep it small enough that you meet the person whose talk you liked at lunch.
day: 9:00|Doors and coffee|Badges at the desk.|Foyer|Day 1
day: 10:00|Opening|Short.|Hall|Day 1
day: 10:30|What we stopped doing|And what we did with the time.|Hall|Day 1
day: 12:30|Lunch|Two hours, on purpose.|Courtyard|Day 1
day: 14:30|Tables for problems|Sign up, sit down, five people help.|Room 2|Day 1
day: 17:00|Evening outside|No speeches.|Courtyard|Day 1
day: 9:30|Coffee|Again.|Foyer|Day 2
day: 10:00|What the users told us|After we finally asked.|Hall|Day 2
day: 12:30|Lunch|Shorter.|Courtyard|Day 2
day: 14:00|Workshops|Bring one thing to work on.|Everywhere|Day 2
day: 16:00|Closing|And the group photograph nobody likes.|Hall|Day 2
role: What we stopped doing|Has cancelled more projects than most have begun.
role: Tables for problems|Listens for a living.
role: What the users told us|Spent a year at other people’s desks.
role: Workshops|Teaches with a detective novel.
role: Closing|Will forget the time. We have a bell.
plan: Reduced|49|For students and people between jobs.|Both days; Coffee and lunch
plan: Regular|149|For most people.|Both days; Coffee and lunch; Evening outside|Most chosen
plan: Supporter|290|Pays for a reduced ticket, too.|Both days; Everything included; Our thanks by name
ask: Can I show something or have a table?|Write what you would bring and how much room it needs. Tables are few and go to things one can touch.
ask: Will talks be recorded?|Most of them, and put online afterwards with captions.
ask: Do I get an invoice for my company?|Yes. Put the address into your reservation.
title: agenda|The programme|Hour by hour
title: speakers|On stage
shot: Doors|door
shot: First talk|microphone
shot: Lunch in the sun|table
shot: Tables for problems|chat
shot: Evening outside|night
shot: The desk|counter
`);
