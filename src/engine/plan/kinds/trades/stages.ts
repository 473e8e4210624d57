import { readTrades } from './read-trades';

/** Houses and companies that play: theatre on a stage, puzzles behind a locked door. */
export const stages = readTrades(`
# puppet theatre
words: puppet theater, puppet shows, puppet show, marionette theatre, marionette theater, marionettes, puppets, shadow theatre, shadow theater, toy theatre, children's theatre, children's theater
own: this theatre
pages: house
schema: PerformingArtsTheater
art: mask, stage, toy, night
act: See what is on > events
act: Ask about a party > contact
head: Wood, string, and a dragon
head: Small stage, large giants
head: Everyone sits at the front
lede: Plays with puppets for children and for those who bring them: short enough for small legs, and good enough for grandmothers.
offer: Weekend shows|About forty-five minutes, cushions in front, chairs behind.|stage
offer: Birthday parties|A show of your own, then a look behind the curtain.|cake
offer: Workshops|Make a puppet from wood, cloth and a wooden spoon, and teach it to bow.|hands
offer: Schools and nurseries|Mornings, at our place or in your hall.|children
line: Tell us how many children, and how old.
date: 14 March|The Dragon Who Was Cold|From four. Nobody is eaten.|Saturday, 11:00 and 15:00
date: 28 March|Three Goats, One Bridge|From three, with a lot of knocking.|Saturday, 11:00
date: 18 April|Puppet workshop|Bring a sock with a past.|Sunday, 10:00
date: 23 May|The Clockmaker’s Daughter|From six. A little sad in the middle.|Saturday, 15:00
plan: Child|7|Up to fourteen.|A cushion; A puppet to say goodbye
plan: Grown-up|9|With or without a child.|A chair; Permission to laugh
plan: Family|26|Two and two.|Cushions and chairs; First row for the small|Best value
day: 11:00|Morning show|For the smallest.|Stage|Saturday
day: 15:00|Afternoon show|For everyone.|Stage|Saturday
day: 11:00|Family show|With a look behind the curtain.|Stage|Sunday
about: We carve, paint and sew our puppets ourselves and play{in} for people between three and ninety.
about: After the show the curtain opens once more, and everybody may see how it was done.
story: The first puppet was a broom. It is retired now and hangs in the hall.
role: Strings and voices|Can be a king, a goose and the rain.
role: Carving|Finds faces in lime wood.
role: Music and light|Plays thunder on a baking tray.
said: My son now speaks only to the dragon.|With a boy of four
said: I came as an escort and laughed the loudest.|Grandfather
said: Twenty children were quiet for forty minutes. I counted.|Nursery teacher
ask: From what age?|From three. The programme says so for each play, and we mean it.
ask: How long is a show?|About forty-five minutes, without an interval.
ask: What if my child is afraid?|Sit near the aisle. The dragon comes and says hello before he is frightening.
ask: Do you play birthdays?|Yes, here or in a room with a socket. Write with date, age and number of children.
ask: Where do I get tickets?|Reserve here, or come to the door half an hour before.
ask: Which language do you play in?|It is noted beside each play. Some need no words at all.
open: 6|7|10|16
title: events|What is on
title: timetable|Weekends
title: contact|Ask us
title: faq|Before the curtain
title: services|On stage and around it
title: hours|Box office
reach: Ask us|A show, a party, a school morning: say when, and how many children.
call: Free on Saturday?|There is a cushion left.
shot: Strings|hands
shot: The dragon, resting|mask
shot: Behind the curtain|stage
shot: Paint and glue|paint
shot: Front row|children
shot: Goodbye at the door|door

# theatre
words: opera company, chamber opera company, touring opera, theatre company, theater company, theater, community theatre, community theater, amateur theatre, theatre group, theater group, drama group, amateur dramatics group, amateur drama group, am dram group, amdram group, amdram, dramatics society, drama society, dramatic society, amateur dramatics, amateur dramatic society, playhouse, youth theatre, puppet theatre, puppet theater, marionette theatre, puppeteer, street theatre, improv group, improv theatre, improv troupe, improvisation theatre, musical theatre, operatic society, circus, circus company, pantomime
own: this theatre
pages: house
schema: PerformingArtsTheater
art: mask, stage, chair, night
act: See what is on > events
act: Join the company > contact
head: Lights down, phones off, here we go
head: Somebody from your street plays the king
head: A stage, some chairs, and all of us
lede: Plays, rehearsals and auditions: what is on this season, how to get a seat, and how to get on the stage yourself.
offer: On stage|New plays, old plays, and one that makes you laugh.|mask
offer: Auditions|Read a page with us. Nobody has to be brave.|document
offer: Behind the scenes|Lights, costumes, tea, nails.|hammer
offer: Children and schools|Shorter, louder, cushions in front.|children
line: Dates at the box office and on this page.
date: 12 March|First night|Come early; the front row talks back.|19:30
date: 21 March|Matinee|For small people and large ones who need a nap.|15:00
date: 14 April|Open auditions|For the summer play. Bring nothing.|18:30
date: 22 May|Last night|And the party after, on stage.|19:30
day: 19:00|Rehearsal|Scripts in hand until Easter.|Main stage|Monday
day: 17:00|Young company|From ten to sixteen.|Rehearsal room|Wednesday
day: 10:00|Set building|Paint, saw, coffee.|Workshop|Saturday
plan: Adult|14|Any evening.|A seat; A programme
plan: Under eighteen|7|And anybody who needs it.|A seat; A programme
plan: Season card|45|Every play of the season.|One seat each; First choice of dates|Best value
about: {name} plays{in}. Most of us have other work by day, and are kings, thieves or the rain in the evening.
about: We rehearse twice a week, argue about the ending, and open on time.
role: Director|Says “once more” in eleven ways.
role: Stage manager|Knows where everything is in the dark.
role: Costumes|Turned a curtain into a queen.
help: On stage|Auditions twice a year.|mask
help: Backstage|Lights, sound, sets.|hammer
help: Front of house|Tickets, tea, a torch.|cup
ask: Where do I get tickets?|Reserve here or at the box office, which opens an hour before the play.
ask: Do I need experience for an audition?|No. You read a page, we read one, and we talk.
ask: Is it step-free?|Entrance, front row and one toilet are. Tell us when you reserve.
ask: I am late. What now?|Wait by the door; we let you in at the first pause.
ask: Can children come?|To the matinees, yes. For the evenings the programme names an age.
ask: May I take pictures?|At the curtain call, gladly.
open: 4|6|18|20
title: hours|Box office hours
title: services|On stage and behind it
title: events|This season
title: timetable|Rehearsals
title: pricing|Tickets
title: volunteer|There is a part for you
title: contact|Write to the company
reach: Write to the company|Tickets, auditions, or the costume in your attic.
call: Ever wanted to be somebody else?|Come to an audition. Or come and watch.
shot: The stage, empty|stage|House
shot: Row one|chair|House
shot: Masks, drying|mask|Workshop
shot: The prompt book|book|Rehearsal
shot: Thread and needle|sewing|Workshop
shot: Before the curtain|night|House

# escape room
words: escape rooms, escape game, escape games, exit game, exit room, puzzle room, puzzle rooms, mystery room, adventure room
own: this place
pages: riddle
schema: EntertainmentBusiness
art: key, lock, door, magnifier
act: Reserve a room > contact
act: See the rooms > rooms
head: The door closes. Now think
head: Sixty minutes, one key, no shouting
head: Bring someone who reads instructions
lede: Rooms full of locks, letters and things that are not what they seem. You get an hour, a hint when you ask for it, and a picture afterwards either way.
good: The Study|24|A letter, a clock, a chair nobody sits on.|key
good: Platform Zero|24|The last train left. Did it?|door
good: The Apothecary|26|Forty jars. One is lying.|jar
offer: Friends|Two to six people who talk to each other.|hands
offer: Families|With a hint more, and a shorter wrong trail.|house
offer: Birthdays|A table for cake, and a riddle in the icing.|cake
offer: Companies|Two teams, one score board.|board
line: An hour, two to six players.
why: Hints, not spoilers|Ask, and you get a nudge.|bulb
why: Nobody is locked in|The door opens whenever you want it to.|door
why: New every year|Come back without knowing the answer.|gear
step: Reserve|A room, a day, how many you are.
step: Arrive|Ten minutes early, without bags.
step: Play|One hour. We listen and hint.
step: Talk|Who had the key in their pocket all along?
plan: Weekday|22|Monday to Thursday.|An hour; Hints included; A team picture
plan: Weekend|27|Friday to Sunday.|An hour; Hints included; A team picture|Most booked
plan: Whole house|24|For ten and more.|All rooms at once; A table afterwards; A score board
per: per person
said: We were out with eleven seconds left and have not stopped talking about it.|Group of five
said: My mother found the key. My mother!|Family
said: The hint came exactly one minute before the quarrel.|Colleagues
about: {name} builds its own rooms{in}: every lock, every drawer, every wrong trail.
about: We test them on friends, rebuild what was unfair, and keep what made them laugh.
role: Game master|Knows, and does not tell.
role: Workshop|Builds drawers inside drawers.
ask: How many people do we need?|From two. Four is best, six is loud.
ask: Are we locked in?|No. The door opens from inside at any time.
ask: Is it scary?|Exciting, rather. Tell us if someone in the group does not like the dark.
ask: From what age?|From ten with adults, from fourteen alone.
ask: What if we do not get out?|Then we show you how close you were.
ask: In which languages can we play?|Ask when you reserve. The puzzles themselves need few words.
open: 3|5|15|22
open: 6|7|11|22
title: services|Who plays here
title: rooms|Choose a room
title: gallery|Only so much we can show
title: pricing|What an hour costs
title: contact|Reserve a room
reach: Reserve a room|Room, day, number of players.
call: Four friends and a free evening?|There is a door waiting.
shot: The first lock|lock
shot: A drawer, open|key
shot: Something behind the books|books
shot: The clock is right|watch
shot: Letter, unread|document
shot: Out, with a second left|flag
`);
