import { readTrades } from './read-trades';

/** Evenings that come back: who is on, when the doors open, what a seat costs. */
export const nights = readTrades(`
pages: night
schema: Event
act: Keep a seat > contact
act: See what is on > events
open: 4|6|19|23
title: venue|Where it happens
title: faq|Before you come
title: contact|Ask us
title: events|Coming up
title: tickets|What it costs
place: {place/The room} is where it happens. Tell us if you need a seat without steps, and we keep one.
way: By bus or train|Look up the last one home before the first round.|van
way: By bicycle|Lock it where the light is.|bike
way: On foot|Follow the noise.|map
ask: Can I come alone?|Yes. Half the room came alone the first time.
ask: Is it step-free?|Ask before you come, and we tell you how it is and where we keep a seat.
ask: Is there something to eat?|Ask us for the evening you have in mind.
ask: From what age?|Ask us, and say how old. It depends on the house and the evening.
# comedy night
words: comedy nights, open mic comedy night, open mic comedy, open mic night, open mic nights, open mic, open-mic, stand up night, stand-up comedy night, stand up comedy night, comedy open mic, comedy evening, new material night, improv night, comedy club night, poetry slam, spoken word night, poetry night, spoken word evening, storytelling night
own: this night
art: microphone, stage, chair, beer
act: Keep a seat > contact
act: Ask for a spot > contact
head: Five minutes and a microphone
head: Somebody has to go first
head: Laugh or look at your shoes
lede: New names and tried ones, a few minutes each, in a room small enough to hear who laughed first.
offer: In the audience|Come early if you like the front row. Not everyone does.|chair
offer: On the list|Ask for a spot. You hear which evening, and when you are on.|microphone
offer: First time up|Say so, and the room is told to be kind. It is.|heart
offer: Between the acts|A break long enough for the bar.|beer
line: Everybody gets their minutes and a light when they end.
step: You ask for a spot|With your name and how long you need.
step: You get an evening|And your place on the list.
step: You go up|The host says your name, and the light comes on.
step: You stay|For the others. They stayed for you.
about: {name} is a night{in} for people who want to try something out loud, and for people who want to be there when it works.
about: Nobody is picked on who does not ask for it. Not even in the front row.
story: It began with one microphone, three names on a list and a friend who laughed at all of them.
date: 14 March|The regular night|The list opens when the doors do.|20:00
date: 21 March|First timers|Only names that were never on it.|20:00
date: 28 March|Long spots|Fewer acts, ten minutes each.|20:00
plan: At the door|5|A seat, if there is one.|A whole evening
plan: Kept seat|7|Your name on a chair.|A whole evening|Most chosen
role: Host|Has heard every excuse and one good one.
role: At the door|Knows who is on, and where to sit.
role: Light|One minute left means one minute left.
ask: How do I get a spot?|Write with your name. The list is worked through in the order it was written.
ask: How long do I have?|A few minutes. There is a light before they are over.
ask: Will somebody pick on me?|Sit further back, and nobody will.
title: services|On both sides of the microphone
title: speakers|Who is up
title: process|From the list to the light
reach: Ask for a seat or a spot|Which evening, and on which side of the microphone.
call: Is it your turn?|Write, and your name goes on the list.
shot: One microphone|microphone
shot: Before the doors|chair
shot: The list|document
shot: Break|beer
shot: The host|portrait
shot: After the last one|night

# jazz night
words: jazz nights, jazz evening, jazz evenings, night of jazz, jazz session, jazz sessions, jam session, jam sessions, live music night, live music nights, folk night, folk nights, folk session, blues night, blues nights, acoustic night, acoustic nights, soul night, music night, music nights, supper club jazz, jazz brunch, jazz supper
own: this night
art: piano, drum, guitar, wine
act: Reserve a table > contact
head: The second set is the one
head: Sit close, stay late
head: Four people listening to each other
lede: A small stage, a good piano and musicians who do not play the same tune twice. Come for the first set and stay for the second.
offer: Two sets|With a break in between, for the bar and for the band.|music
offer: A table near the stage|For two, four or the whole office.|table
offer: Standing at the bar|Fewer elbows, better view of the drummer.|wine
offer: Sitting in|Bring the instrument, and ask the band beforehand.|microphone
line: Played without hurry.
step: You reserve|How many you are, and which evening.
step: You come in|While they tune. It belongs to it.
step: First set|Quiet enough to hear the brushes.
step: Second set|Not that quiet.
about: {name} is an evening{in} with live music and a room that listens. The people on the stage know each other; what they will play they find out there.
about: Talk in the break, please. During the ballads even the bar waits.
story: It started with a piano that nobody wanted to carry out again.
date: 6 March|The house trio|With whoever comes by.|20:00
date: 3 April|A singer and four friends|Songs you know, differently.|20:00
date: 1 May|Two saxophones|They get on, mostly.|20:00
plan: Seat|12|A chair and both sets.|Both sets
plan: Table for four|44|Near the stage.|Both sets; A table|Most chosen
role: Piano|Begins, and lets the others in.
role: Double bass|Holds it together, looks at nobody.
role: Drums|Brushes first, sticks later.
ask: When should we be there?|When the doors open, for a good seat. The first tune comes later.
ask: May we talk?|In the break, as loud as you like.
ask: Do I have to know anything about it?|No. Ears are enough.
ask: Can I sit in?|Ask the band before the evening. Often, yes.
title: services|How to spend it
title: speakers|Who plays
title: process|How the evening goes
reach: Reserve a table|Which evening, and how many you are.
call: Is there a seat left?|Write with the evening and the number.
shot: The piano, open|piano
shot: Brushes|drum
shot: Bass and shadow|guitar
shot: First table|table
shot: The bar, waiting|wine
shot: Late|night

# quiz night
words: pub quiz, pub quizzes, pub quiz night, quiz nights, quiz evening, trivia night, trivia nights, pub trivia, bingo night, bingo nights, music quiz, quiz league, karaoke night, karaoke nights
own: this night
art: beer, table, document, bulb
act: Book a table > contact
act: How it works > process
head: Capital of Australia? Careful
head: Phones away, pens out
head: Your uncle would have known
lede: Questions from easy to unfair, a team name nobody can read out, and a table that suddenly remembers the 1980s.
offer: Teams|Bring yours, or be put with people who lack a geographer.|people
offer: The rounds|General, pictures, music and one that is different each time.|document
offer: The last question|Everything on it, if you dare.|target
offer: For firms and clubs|A table or the whole room, on a night of your own.|table
line: The answer of the house is final.
step: You book a table|With the number and a team name.
step: Pens and sheets|Are on the table when you come.
step: The rounds|With a break before the hard one.
step: The count|Swapped, marked, disputed, read out.
about: {name} is a quiz for people who like to know things and for those who sit next to them. Nobody has to be clever in every round.
about: The questions are new each time and read aloud twice, the second time slower.
story: It began with an argument at the bar which nobody was allowed to look up.
date: 10 March|The usual|General, music, pictures, surprise.|20:00
date: 17 March|The picture special|Bring glasses.|20:00
date: 24 March|Decades|One round each.|20:00
plan: Each|2|One seat, one pen.|All rounds
plan: Team of six|10|One table.|All rounds; A table kept|Most chosen
role: Quizmaster|Reads slowly, forgives nothing.
role: The count|Can add, and has witnesses.
role: At the bar|Does not give hints. Mostly.
ask: How many are in a team?|What a table holds. Tell us how many you are.
ask: Do we need a whole team?|No. Come as you are, and we find you a table.
ask: May we use phones?|For ordering taxis.
ask: Is it very hard?|It begins friendly. Everybody knows something that nobody else does.
title: services|How it is played
title: process|How the evening goes
title: speakers|Who asks
reach: Book a table|Which evening, how many, and the name of the team.
call: Has your team a name?|Then it only needs a table.
shot: Pens and sheets|document
shot: Round one|table
shot: A dispute|chat
shot: The picture round|portrait
shot: A pint for thinking|beer
shot: The answer|bulb

# barn dance
words: barn dances, ceilidh, ceilidhs, ceilidh night, tea dance, tea dances, village dance, charity ball, summer ball, winter ball, dinner dance, school disco, disco night, silent disco, salsa night, swing dance night, line dancing night, square dance, harvest supper, harvest dance, hoedown
own: this dance
art: dancer, violin, barn, night
act: Say that you come > contact
act: What to expect > services
head: Take your partners
head: Nobody knows the steps. Yet
head: Flat shoes, full plates
lede: Music from real instruments, steps that are called out as you go, and enough to eat to keep going.
offer: The band|Plays until the last four are still standing.|music
offer: The caller|Says what comes next, also to those who mix up left and right.|microphone
offer: Something to eat|On a plate that can be put down in a hurry.|plate
offer: For all ages|Grandparents know the steps, children invent them.|people
line: No steps to learn beforehand.
step: You come|In shoes that can turn.
step: You find a partner|Or are found.
step: The caller explains|Walks it through once, without music.
step: You dance|Wrongly first, then less.
about: {name} is an evening{in} where people who have never danced together do. By the third one nobody minds how it looks.
about: Whoever would rather sit gets a bale and the best view.
story: There used to be one every summer. Somebody found the bunting, and somebody else a fiddle.
date: 14 August|The dance|Band, caller, supper.|19:30
plan: Adults|12|The whole evening.|Music; Dancing
plan: Children|5|Until they fall asleep.|Music; Dancing
role: Caller|Has never lost a set.
role: Fiddle|Speeds up when nobody looks.
role: At the hatch|Fills plates.
ask: Do I have to be able to dance?|No. Every dance is walked through first.
ask: What shall I wear?|Flat shoes, and something you can lift your arms in.
ask: Do I need a partner?|No. You will have had eight by the end.
ask: Are children welcome?|Very. They learn faster.
title: services|What to expect
title: speakers|Who plays
title: process|How it goes
reach: Say that you come|How many you are, and what you do not eat.
call: Shall we count you in?|Write how many you are.
shot: Take your partners|dancer
shot: Fiddle|violin
shot: The barn, swept|barn
shot: Long table|table
shot: Bunting|flag
shot: Last waltz|night

# film club
words: film clubs, film society, film night, film nights, movie club, movie nights, cinema club, community cinema, village cinema, pop up cinema, pop-up cinema, film screenings, documentary club, silent film night, classic film night
own: this club
pages: screening
art: film, chair, room, night
act: Come to a film > contact
act: See the programme > events
head: Then we talk about it
head: One film, the same dark room
head: Films you meant to see
lede: Films chosen by somebody, not by a machine, seen together and talked over afterwards by those who like to.
offer: The programme|A season at a time, old ones and new ones.|film
offer: The introduction|Five minutes before the lights go down. No plot.|microphone
offer: The talk after|For those who do not have to catch a bus.|chat
offer: Your suggestion|Write down a title. Some of them get shown.|document
line: Shown whole, credits included.
step: You come|Ten minutes early, for a seat with a view.
step: A few words|About who made it, and when.
step: The film|Phones asleep.
step: The lights|Go up slowly, and somebody says the first thing.
about: {name} shows films{in} that are better in company. Somebody has seen each one before and could not keep it to themselves.
about: You need not know anything about film. Whoever liked it and whoever did not sit at the same table after.
story: It began with a projector, a sheet and a title that nobody could find anywhere else.
date: 12 March|The first of the season|A film that everybody has heard of and few have seen.|19:30
date: 26 March|In black and white|And in no hurry.|19:30
date: 9 April|The members’ choice|By a show of hands.|19:30
plan: Member|25|A whole season.|Every film; A vote on the last one
plan: Guest|5|One film.|One seat
role: Programme|Sees thirty to show one.
role: Projector|Knows which bulb it was.
role: Tea and tickets|Remembers where you like to sit.
fits: You have seen everything|Then tell us what we have not.
fits: You see two films a year|Let them be these.
fits: You like the talking most|It begins when the lights go up.
ask: Do I have to be a member?|No. Come to one film first.
ask: Can I suggest a film?|Please. There is a list on the table by the door.
ask: Are there subtitles?|Where the film is in another language, yes. Ask for others.
title: services|How it goes here
title: process|An evening
title: speakers|Who chooses
title: pricing|Members and guests
title: events|The programme
reach: Come to a film|Write which one, and we keep a seat.
call: Which one have you missed?|Come and see it with us.
shot: Lights down|night
shot: The projector|film
shot: Chairs, unfolded|chair
shot: On the list|document
shot: Tea after|cup
shot: The room|room
`);
