import { readTrades } from './read-trades';
import { eventsShared } from './events-shared';

/** Days on which people meet, celebrate or compete. */
export const gatherings = readTrades(`
${eventsShared}
# meetup
words: user group, meet up, tech meetup, developer meetup, book club, networking event, community meetup, barcamp, language exchange, startup meetup, regulars’ table, reading group
art: chat, laptop, cup, table
head: Something to hear, then the good part
head: Bring a question and a friend
head: For everybody who does the same
lede: An evening for people who do the same thing and rarely meet: something to listen to, and time to talk.
about: Some come for what is said in front, others for the conversations at the door. Both are right.
about: First time? Say so at the entrance, and somebody introduces you to three people.
day: 18:30|Doors|Drinks, name tags, hello.|Main room|The evening
day: 19:00|First talk|Twenty minutes, questions.|Main room|The evening
day: 19:45|Break|On purpose too long.|Kitchen|The evening
day: 20:15|Second talk|Something that went wrong.|Main room|The evening
day: 21:00|Open end|For as long as anyone stays.|Kitchen|The evening
role: First talk|Has done it for years and still keeps notes.
role: Second talk|First time on a stage. Be kind.
role: Host|Knows who should talk to whom.
ask: What does it cost?|That stands beside each date. Ask us if it is too much.
ask: Can I give a talk?|Please: one idea, told as you would tell a friend. Write to us first.
ask: I know nobody there.|Nor did we. Say so at the door.
title: agenda|How the evening goes
title: speakers|This month
title: tickets|Seats
call: Will you come?|A line is enough, so that there is a chair.
shot: Doors|door
shot: First talk|microphone
shot: The kitchen|cup
shot: Name tags|document
shot: Laptop corner|laptop
shot: Coats|shirt

# birthday party
words: birthday, birthday invitation, garden party, office party, christmas party
pages: gathering
art: cake, gift, night, table
act: Say you will come > rsvp
act: See the plan > agenda
head: Come hungry, bring stories
head: One more candle, one long table
head: You, cake, and bad dancing
lede: Something to eat, something to laugh about, and the people who matter in one place.
about: We would like to celebrate with the people who put up with us all year. You are one of them.
about: Come when you can, stay as long as you like. Nobody has to perform anything.
day: 16:00|Arrive|Coffee, cake, garden.|Outside|The day
day: 18:30|Supper|One long table.|Inside or out|The day
day: 20:00|The speech|Short. We have a bell.|At the table|The day
day: 20:30|Music|Requests in writing.|Inside|The day
reply: Will you come?|Tell us who comes with you and what you do not eat.
ask: What should I wear?|Something you like, and can dance in.
ask: What can I bring as a present?|Yourself. If you insist: a story, written down.
ask: May I bring children?|Ask us, and we tell you how it is planned.
ask: Can I bring someone?|Write their name in your reply.
ask: Where can I sleep?|Ask us, and we tell you what is near.
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
shot: Late|lamp

# hen do
words: hen party, hen weekend, hen night, stag do, stag weekend, stag night, stag party, bachelor party, bachelorette party, bachelorette, bachelorette weekend
pages: gathering
art: cocktail, ring, night, map
act: Say you are in > rsvp
act: See the plan > agenda
head: One last weekend of bad ideas
head: Pack shoes you can run in
head: Where to be, and what to bring
lede: Where to be, when, and what to bring, so that nobody has to scroll through messages on the platform.
about: Somebody we love is getting married, and we are going away with them first.
about: Nobody has to do everything. Sleep in, join at lunch, leave early: it still counts.
day: 12:00|Arrive|Bags down, something to eat.|Where we stay|The plan
day: 15:00|Something to do|It is a surprise. Flat shoes.|Meet at the door|The plan
day: 19:30|Supper|One long table, everybody at it.|In town|The plan
day: 22:00|Out|Names on a list, as far as it goes.|In town|The plan
day: 11:00|Breakfast|Slowly. With eggs.|Where we stay|The morning after
reply: Are you in?|Tell us when you arrive and what you do not eat.
ask: Who knows about the surprises?|Those who planned them. The guest of honour reads along, so ask by message.
ask: What does it cost?|You get your share by message, with until when to pay it.
ask: What should I pack?|Something warm, something silly, shoes you can run in.
ask: Can I come for one day only?|Yes. Say which, so that the numbers fit.
ask: Where do we sleep?|The address comes with the confirmation.
ask: What if I do not drink?|Then you remember it best. There is enough else to do.
title: agenda|The plan
title: about|Why we go
title: contact|Questions? Ask us
reach: Questions? Ask us|Trains, beds, what to bring.
call: Are you in?|We need to know how many beds.
shot: Bags by the door|bag
shot: The list|document
shot: Long table|table
shot: Out|night
shot: Dancing|dancer
shot: Breakfast, late|coffee

# cycling event
words: cycling event, gravel event, gravel ride, gravel race, sportive, audax, bike ride, bike race, cycling race, gran fondo, charity ride, sponsored ride
schema: SportsEvent
art: bike, hills, map, cup
act: Sign up > rsvp
act: See the day > agenda
head: Out early, back hungry
head: Long way round, on purpose
head: Climb first, coast later
lede: A marked route, food on the way and people who cheer at the top. Ride it for a time or for the view.
about: {name} is for everybody who likes a long day in the saddle: fast groups in front, slow ones behind, and cake for both.
about: Whoever marshals on the day gets up earlier than whoever rides. Thank them as you pass.
day: 7:00|Numbers|Bring the confirmation.|Start area|Ride day
day: 8:00|First start|The long way round.|Start line|Ride day
day: 9:00|Second start|For the shorter way.|Start line|Ride day
day: 11:30|Food stop|Cake, fruit, water.|Halfway|Ride day
day: 16:00|Last riders home|Nobody is left out there.|Finish|Ride day
plan: Short route|20|Without hurry.|Number; Food stop
plan: Long route|35|With timing.|Number and timing; Two food stops|Most chosen
reply: Sign up|Name, route and who to call. Nothing is paid on this page.
ask: Is there a time limit?|Ask us when you sign up. The last one in gets the loudest cheer.
ask: Which bike do I need?|One with two working brakes. Tell us what you ride, and we say which route suits it.
ask: What if it storms?|We decide on the morning and write to everyone who signed up.
title: tickets|Routes and fees
title: agenda|The day
shot: The first climb|hills
shot: Wheels in a row|bike
shot: Food stop|cup
shot: Home|city

# charity run
words: running event, trail event, swimrun, fun run, marathon, half marathon, trail run, 10k, 5k, parkrun, triathlon, race, sponsored walk, sponsored run, city run, charity walk, sports day, obstacle race, trail race
schema: SportsEvent
art: runner, city, heart, hills
act: Sign up > rsvp
act: See the day > agenda
head: Run it, walk it, cheer for it
head: Every kilometre counts for someone
head: Slow is a pace, too
lede: A start, a course and a finish with people who clap. Come for a time, for a cause or for the fun of it.
about: {name} is for everybody: fast people in front, slow ones behind, and applause for both.
about: Whoever helps on the day gets up earlier than whoever takes part. Thank them as you pass.
day: 8:00|Numbers|Bring the confirmation.|Start area|Race day
day: 9:15|Warm-up|Optional, and funny to watch.|Start area|Race day
day: 9:30|Long distance|Fast ones in front.|Start line|Race day
day: 10:00|Short distance|Prams welcome.|Start line|Race day
day: 10:15|Children|Once round the field.|Meadow|Race day
day: 12:00|Thanks|Everyone is named.|Finish|Race day
plan: Children|5|Up to twelve.|Number; Applause
plan: Short distance|15|Run or walk.|Number; Water on the way
plan: Long distance|25|With timing.|Number and timing; Water on the way|Most chosen
reply: Sign up|Name, distance and who to call. Nothing is paid on this page.
ask: Is there a time limit?|Ask us when you sign up. The last one in gets the loudest cheer.
ask: Where can I leave my things?|Ask at the start, and bring as little as you can.
ask: What if it storms?|We decide on the morning and write to everyone who signed up.
title: tickets|Distances and fees
title: agenda|The day
call: Have you got shoes?|That is all it takes.
shot: The start|runner
shot: Halfway|hills
shot: Prams|children
shot: Bananas|fruit
shot: Finish|heart
shot: Thanks|people

# workshop day
words: workshop, workshop weekend, seminar, training day, study day, summer school, away day
art: table, hands, hills, book
head: Both hands, good company
head: Come with a question, leave with a thing
head: Arrive curious, go home tired
lede: A day of doing: people who know how, breaks long enough to talk, and something to take home.
about: {name} is for people{in} who would like to try rather than listen. There is time to ask, and time to get it wrong.
about: Bring questions. Nobody is asked to know the answers.
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
ask: What do I bring?|Something to write with, and clothes you can move in. The rest stands in the confirmation.
ask: Do I need experience?|Tell us what you have done before, and we say whether it fits.
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

# street party
words: street lunch, big lunch, neighbourhood party, neighborhood party, block party, bring and share lunch, bring-and-share, potluck, garden party, barbecue, neighbours' day, street dinner
pages: gathering
art: table, house, cake, flag
act: Say what you bring > rsvp
act: See the day > agenda
head: One long table, all the odd chairs
head: No cars, many salads
head: Come out, sit down, stay
lede: One long table down the middle of the road, a chair from every kitchen, and something on it from everybody.
about: For one day the street is a room. Some of us have always lived here and some since Tuesday.
about: Bring a dish, a chair and whoever is at home.
day: 10:00|Tables out|Many hands, one trolley.|In the road|The day
day: 12:30|Lunch|Put yours on the long table and take from the others.|Long table|The day
day: 14:00|Games|Chalk, sacks, a rope.|In the road|The day
day: 15:30|Tea and cake|The cake table opens.|At the cake table|The day
day: 17:00|Music|Whoever plays, plays.|On the steps|The day
day: 18:30|Tidying up|Goes quickly when everybody stays.|In the road|The day
reply: What do you bring?|Tell us how many you are and what you would like to make.
ask: What shall I bring?|A dish for the table, plates for yourselves, and a chair.
ask: What if it rains?|Then we decide on the day, and tell everybody who said they would come.
ask: Where can I park?|Not in the road on that day, please. Round the corner is best.
ask: May I bring friends?|Yes, with a dish.
ask: Can I help?|Gladly. Say what you can carry, and when.
title: agenda|How the day goes
title: about|Why we do it
call: Are you in?|Say what you bring, and tell your neighbour.
shot: The long table|table
shot: Bunting|flag
shot: Cake table|cake
shot: Chairs of every kind|chair
shot: On the steps|door
shot: Evening|sunrise

# tournament
words: chess tournament, football tournament, tennis tournament, golf tournament, esports tournament, gaming tournament, cup, championship, league, competition, darts tournament, quiz night, pub quiz, dog show, horse show, sports tournament, chess open, match day
schema: SportsEvent
art: ball, gym, night, table
act: Enter > rsvp
act: See the schedule > agenda
head: Shake hands, then play
head: A draw, some rounds, a final
head: Someone has to come last
lede: A day of matches, a fair draw and a final everybody stays for.
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
reply: Enter|Name, age group, and how well you play.
ask: How good do I have to be?|Good enough to know the rules. Say how well you play when you enter.
ask: Can I come and watch?|Yes, and quietly in the final.
ask: What do I bring?|Your own equipment, if you have it. Ask what can be borrowed.
title: agenda|The schedule
title: tickets|Entry
title: speakers|Who runs it
shot: The draw|document
shot: First round|ball
shot: Quiet, please|room
shot: Canteen|cup
shot: The final|gym
shot: Hands|hands
`);
