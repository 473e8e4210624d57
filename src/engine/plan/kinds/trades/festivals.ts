import { readTrades } from './read-trades';
import { eventsShared } from './events-shared';

/** Festivals, and days on which something is shown. */
export const festivals = readTrades(`
${eventsShared}
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
head: Many films, one lobby
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
words: food fair, wine festival, beer festival, street food festival, wine tasting, harvest festival, village festival
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
head: Worth the train ride
lede: People who do the work show what they do, what went wrong and what they would keep.
about: {name} is for people who do the work and like to talk about it. Whoever speaks is there to be asked, on stage and in the breaks.
about: Bring what you are working on. Half of a good day happens between the talks.
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
role: From the other side|Has to live with what the rest of us decide.
role: One case, in full|Brings the numbers that were left out of the report.
role: Beginners first|Still asks what the letters stand for.
role: Live, without slides|Has a plan for when it goes wrong. It is short.
role: Small tools, kept long|Maintains one thing, and has done for years.
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
