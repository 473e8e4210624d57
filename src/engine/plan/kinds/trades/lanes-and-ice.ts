import { outingsShared } from './outings-shared';
import { readTrades } from './read-trades';

/** Places with lanes, ice or amplifiers to spend an hour at. */
export const lanesAndIce = readTrades(`
${outingsShared}
# axe throwing venue
words: axe throwing, axe throwing club, axe throwing bar, axe throwing range, urban axe throwing, knife throwing, archery tag, archery range, rage room, smash room
own: this place
art: tree, forest, hands, shield
act: Reserve a lane > contact
head: It sticks, or it does not
head: One step, one breath, one thud
head: Blunt people welcome
lede: A target of wood, a line on the floor and somebody who shows you how it flies. After ten minutes the first one sticks.
offer: A lane for your group|Shown first, then thrown, then counted.|flag
offer: Parties and days before weddings|With a tournament and something for the winner.|flag
offer: Firms|Teams that you did not expect.|people
offer: First go|For two who want to find out.|hand
line: Somebody stands by your lane the whole time.
step: You reserve|The day and how many you are.
step: You are shown|Grip, stance, and where not to stand.
step: You practise|Until it sticks for the first time.
step: You play|With points, and with people watching.
plan: One lane|24|A group with somebody to show you.|Axes; Target; Instruction
plan: Private evening|320|The whole place.|All lanes; Instruction; Tournament|Most chosen
about: At {name}{in} you throw sharp things at wood, safely, and find out who of you is calm.
about: It is not a matter of strength. The smallest one in the group usually wins.
role: By the lane|Sees what your wrist does.
role: Behind the targets|Turns the boards when you are gone.
ask: Is it dangerous?|Not with the rules that you are shown first. Somebody is with you all the time.
ask: Do I need to be strong?|No. It is a matter of distance and letting go.
ask: What do I wear?|Closed shoes and sleeves you can move in.
ask: From what age?|That stands with the prices, or ask us and say how old.
title: services|Ways to throw
title: process|How it goes
shot: The line|ruler
shot: Ten boards|wall
shot: First one that stuck|tree
shot: Wrist, loose|hands
shot: The score|document
shot: Winner’s photograph|camera

# bowling alley
words: bowling, bowling alleys, ten pin bowling, ten-pin bowling, tenpin bowling, ten pin bowling alley, ten-pin bowling alley, tenpin bowling alley, pin bowling alley, pin bowling, bowling lanes, bowling centre, bowling center, bowling club lanes, skittle alley, duckpin bowling, bowlplex
own: this alley
art: ball, shoe, controller, burger
act: Reserve a lane > contact
head: Ten pins and no excuse
head: Borrowed shoes, big plans
head: It was going straight until it was not
lede: Lanes, borrowed shoes and a noise that makes everybody turn round. Bumpers for small ones, quiet corners for those who count.
offer: A game|On your own lane, with shoes in your size.|ball
offer: Birthdays|Lane, table and a cake that may be brought.|cake
offer: Leagues and firms|The same evening every week, or one to remember.|flag
offer: With children|Bumpers up, ramps out, light balls.|children
line: Shoes are here in every size.
step: You reserve|Day, hour, how many.
step: Shoes|Swapped at the counter.
step: Names on the screen|Yours, or the ones you deserve.
step: You bowl|And once more, because of that last one.
plan: Adult|7|One game with shoes.|One game; Shoes
plan: Child|5|With bumpers or a ramp.|One game; Shoes
plan: Family|24|Four people, one lane.|One game each; Shoes|Most chosen
about: {name} is a bowling alley{in} for those who play every week and for those who play every third birthday.
about: The lanes are oiled in the morning. By the evening they are forgiving.
role: At the counter|Guesses your shoe size.
role: Behind the pins|Knows every machine by its cough.
ask: Do we need to reserve?|At weekends, yes. On a weekday you can try.
ask: Are there bumpers for children?|Yes, and ramps for the very small ones.
ask: Do I have to wear your shoes?|Yes, because of the floor. Bring socks.
ask: How long does a game take?|Ten minutes for each of you, more or less.
title: services|Ways to play
title: process|From shoes to strike
title: pricing|A game
reach: Reserve a lane|Day, hour, how many, and any shoe sizes below thirty.
call: How many are you?|Write with the day, and a lane is yours.
shot: Lane, oiled|ball
shot: Shoes by size|shoe
shot: Names on the screen|controller
shot: Birthday table|cake
shot: Between two frames|burger
shot: Strike|star

# ice rink
words: ice rinks, ice arena, ice skating, ice skating rink, skating rink, ice hall, ice stadium, outdoor ice rink, christmas ice rink
own: this rink
art: ice-skate, mountains, cup, trophy
act: Come skating > contact
head: Hold the rail, then let go
head: Cold nose, warm cup
head: Round and round, on purpose
lede: Ice for everyone: those who hold the rail, those who glide past backwards, and those who only came for the warm cup.
offer: Public skating|With music, in one direction.|snow
offer: Learning|From the first step to the first turn.|person
offer: Clubs|Training, matches and early mornings.|flag
offer: Parties|Ice first, cake after.|cake
line: Gloves on, then the ice.
step: Skates|In your size, or your own sharpened.
step: Laces|Tighter than you think.
step: The rail|For as long as you like.
step: The ice|All of it.
plan: Adult|9|One session.|The ice
plan: Child|7|One session.|The ice; Helmet if you like
plan: Family|28|Two and two.|The ice|Most chosen
about: {name} is a rink{in} with room for first steps, figures and hockey, each at its own hour.
about: Between two sessions the machine goes round, and everybody watches it.
role: On the ice|Picks you up before you have noticed.
role: At the skates|Tells your size by looking.
ask: Do I have to be able to skate?|No. There is a rail, and there are aids for children.
ask: What do I bring?|Gloves and long socks. Warm is better than thick.
ask: Can I bring my own skates?|Yes. Have them looked at if they were long in the cellar.
ask: May I just watch?|Yes, with a warm cup.
title: services|What happens on the ice
title: process|Your first ten minutes
reach: Come skating|Which day, how many, and shoe sizes.
call: Long not been on the ice?|It comes back within three rounds.
shot: Before anyone|snow
shot: Laces|ice-skate
shot: The rail|hands
shot: Early training|runner
shot: Warm cup|cup
shot: Last round|night

# rehearsal studio
words: rehearsal rooms, rehearsal room, rehearsal studios, rehearsal space, rehearsal spaces, practice rooms, practice room, band practice rooms, band rehearsal, music practice rooms, drum rooms, drum room, dance studio hire, dance studio for hire, theatre rehearsal space
own: this house
art: drum, guitar, microphone, door
act: Book a room > contact
head: Louder. Nobody minds
head: Again from the second chorus
head: Plug in, count to four
lede: Rooms with thick walls, dry floors and amplifiers that work, by the hour. Come with the instruments; the rest is there.
offer: Rooms by the hour|Small, middle, large. All of them dark and warm.|door
offer: Amps and drums|Set up when you come in.|music
offer: Regular nights|The same evening every week, kept for you.|calendar
offer: Recording a demo|Two microphones and an honest take.|microphone
line: The clock starts when you are plugged in.
step: You pick a room|By how many you are and how loud.
step: You get a time|And a code or a hand on the door.
step: You play|Until the light says five minutes.
step: You leave|Cables on the hook, please.
plan: Small room|9|For three.|An hour; PA
plan: Middle room|12|For a band.|An hour; PA; Drums|Most chosen
plan: Large room|15|For a band with brass.|An hour; PA; Drums
per: per hour
about: {name} is a house full of closed doors{in} behind which somebody is getting better.
about: We play ourselves. That is why the cables work.
role: At the desk|Has a spare snare key.
role: Repairs|Knows what you did to that amp.
said: The first room where we heard the singer.|Band of four
said: Everything worked. We were nearly disappointed.|Drummer
said: Same night, same room, two years.|Band of five
ask: What is in the rooms?|Ask for the room you have in mind, and you hear what stands in it.
ask: Can we leave our gear?|Ask us; it depends on what and how large.
ask: Can I practise alone?|Yes. Ask for a small room at a quiet hour.
ask: What if we have to cancel?|Tell us as early as you can, and we look for another evening.
ask: Is there parking for a van?|Tell us when you load in, and we say where.
ask: Can we smoke or drink inside?|Smoke outside. Drinks on the floor, not on the amps.
title: services|What you can book
title: process|From booking to feedback
title: faq|Before the first chord
title: contact|Book a room
title: pricing|Rooms by the hour
title: gallery|Behind the doors
reach: Book a room|Day, hours, how many, and whether there is a drummer.
call: Which evening is band night?|Write, and we look for a room that is free then.
shot: Room one|drum
shot: Amps, warm|guitar
shot: Thick doors|door
shot: Two microphones|microphone
shot: Cables on the hook|wrench
shot: Last hour|night
`);
