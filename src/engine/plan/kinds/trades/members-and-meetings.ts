import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** Clubs and societies for one thing: bows, blades, models, boards, students, bees, needles, pens, songs. */
export const membersAndMeetings = readTrades(`
${clubsShared.replace('pages: club', 'pages: society')}
act: See what we do > services
line: Ask at any meeting; somebody shows you.
line: For members, and for those who only want to look.
line: Newcomers are shown how it goes.
help: Welcome newcomers|Stand by the door for the first ten minutes.|door
help: Set up|Chairs, tables, what is needed.|chair
help: Tell others|Show what we do, to whoever asks.|megaphone
ask: Can I just come and look?|Yes. Write a line first, and somebody looks out for you.
ask: Do I have to be good at it?|No. It is enough to be curious.
ask: What should I bring?|Nothing for the first time. After that you will know.

# archery club
words: archery, archers, bowmen, archery group, target archery club, field archery club, archery range, archery centre
own: this club
schema: SportsClub
art: flag, tree, compass, trophy
head: Draw, hold, let go
head: Between the eye and the gold
head: Quieter than it looks
lede: Bows, arrows and a long quiet field{in}. Beginners shoot with ours, beside somebody who has taught it before.
offer: Beginners’ course|How to stand, draw and not pluck.|flag
offer: Club days|Your own pace, your own distance.|calendar
offer: Juniors|Lighter bows, same gold.|children
offer: Competitions|Indoors in winter, outside in summer.|trophy
about: {name} shoots{in}. It is a sport in which nobody runs and everybody is tired afterwards.
ask: Do I need my own bow?|Not at first. Learn what suits you before you buy.
shot: The line|people
shot: Gold|flag
shot: Fletching|leaf
shot: Walking to the target|hills

# fencing club
words: fencers, fencing group, fencing school, fencing academy, epee club, foil and sabre, swordfighting club, sword fighting club, historical fencing, hema club, hema school
own: this club
schema: SportsClub
art: mask, trophy, people, gym
head: Salute, mask on, go
head: Chess, in a hurry
head: Touch without being touched
lede: Foil, épée and sabre{in}, for children and for adults who always wanted to. Masks, jackets and blades can be borrowed.
offer: Beginners|Footwork first; it helps with everything.|people
offer: Juniors|From the age when a mask fits.|children
offer: Free fencing|Whoever is there, three touches.|mask
offer: Competitions|Friendly, then less friendly.|trophy
about: {name} fences{in}. The salute before and the handshake after are part of it.
ask: Is it dangerous?|With mask and jacket it is one of the safest sports. Bruises happen.
shot: On guard|people
shot: The rack|gym
shot: Masks|mask
shot: Hand shaken|hands

# model club
words: model railway club, model railway society, model railway group, model railways, model railroad club, model train club, model engineering club, model engineering society, model engineers, miniature railway, miniature railway society, model aircraft club, model flying club, model boat club, model making club, scale model club, scale modelling club, rc car club, radio control club, lego club, train club
own: this club
art: gear, house, tree, clock
head: Small, and everything works
head: The 4.15, in 1:76
head: A world that fits in the room
lede: Small things, built exactly{in}: layouts, engines, wings and hulls, made by people who will explain them for as long as you can stand.
offer: Club nights|Build, run, mend, put the kettle on.|cup
offer: What we are building|There is always one that is nearly finished.|gear
offer: Open days|Children drive, grandparents explain.|children
offer: Help for beginners|What to buy, and what not to.|hands
offer: Exhibitions|Packed into vans, set up by nine.|van
about: {name} builds and runs models{in}. The trees are harder than the engines.
ask: Do I need to own anything?|No. There is plenty here to run and to help with.
ask: Can children join?|With a grown-up at first. They are better at the controls than we are.
shot: Under the table|wrench
shot: The station|house
shot: Trees, by the hundred|tree
shot: On time|clock

# games society
words: chess club, chess society, chess association, chess group, debating society, debate society, debate club, debating club, debate team, public speaking club, speakers club, toastmasters, toastmasters club, board games society, board game club, board games club, board game group, games society, gaming society, bridge club, go club, scrabble club, dungeons and dragons club, d&d group, wargames club, wargaming club, tabletop club, quiz society, esports society, esports club
own: this club
art: chess, table, people, clock
head: Your move
head: Sit down, somebody is short of an opponent
head: One more, then home
lede: Tables, opponents and time to think{in}. Come with a friend or without; somebody always needs one more.
offer: Club evenings|Friendly, and as long as you like.|table
offer: Beginners|The rules, a first round, no hurry.|book
offer: Matches|Against others, home and away.|trophy
offer: Tournaments|Ours, once or twice a year.|calendar
offer: Socials|The part without a clock.|cup
about: {name} plays and argues{in}. We are serious until it is over, and then we put the kettle on.
ask: How strong are you?|From last week to far too good. There is a table for each.
shot: Clocks|clock
shot: Opening|chess
shot: A long think|people
shot: Put away|box

# student society
words: student society, students' society, student societies, university society, university club, uni society, college society, students' film society, student film society, film society, law society, medical society, engineering society, physics society, computing society, coding society, african caribbean society, african-caribbean society, islamic society, hindu society, sikh society, christian union, jewish society, international society, lgbt society, pride society, anime society, feminist society, entrepreneurs society, business society, finance society, drama society, dance society, music society, hiking society, mountaineering society, photography society, students' association, student association, cultural society, diaspora association
own: this society
art: people, school, cup, flag
head: You will know somebody by nine
head: The best part of Wednesday
head: Come for one evening
lede: People who like the same thing, or come from the same place, or would like to try{in}. No experience, no commitment, usually snacks.
offer: Meetings|Every week in term.|calendar
offer: Talks and workshops|Somebody who knows, and questions.|microphone
offer: Socials|With and without alcohol.|cup
offer: Trips|Cheaper together.|map
offer: The committee|Elected each year. You could be next.|people
about: {name} is run by students{in}. Whoever is on the committee this year was new last year.
ask: Do I have to study it?|No. Anybody may come, and most of us study something else.
ask: How do I join the committee?|Come to a few meetings and stand at the next election.
title: team|The committee
shot: First week|flag
shot: The room|school
shot: Trip|map
shot: Late|moon

# students' union
words: student union, students union, students' union, students’ union, student guild, guild of students, student council, student government, student representative council
own: this union
schema: Organization
art: people, school, megaphone, cup
act: Get in touch > contact
head: Run by students, for students
head: Somebody on your side of the desk
head: Ask us before you ask the internet
lede: Advice, societies, a voice in the meetings, and somewhere to sit{in}.
offer: Advice|Housing, money, marks, appeals.|chat
offer: Societies and sports|Join one, or start one.|people
offer: Your representatives|Elected by you. Write to them.|megaphone
offer: Events|Welcome week to the last exam.|calendar
offer: Spaces|Rooms, bar, kitchen, quiet.|cup
about: {name} is the students{in}, which is why it changes every year and stays the same.
ask: Is advice confidential?|Yes. We do not work for the university.
ask: How do I start a society?|A few names, an idea and a form. We help with all three.
title: team|Your representatives
shot: Welcome week|flag
shot: The desk|chat
shot: Ballot box|box
shot: The bar, early|cup

# alumni association
words: alumni, alumni association, alumni network, old boys association, old boys' association, old girls' association, old students association, old pupils association, former pupils association, ex students association, alumnae association
own: this association
art: school, people, books, graduation-cap
act: Say hello again > contact
act: What we do > services
head: You were always late, and still missed
head: Same corridor, different year
head: Where is everybody now?
lede: For everyone who once had a peg here{in}: find each other, come back for a day, and help those who have the peg now.
offer: Reunions|By year, or all at once.|people
offer: Find somebody|Ask, and we pass your letter on.|magnifier
offer: For those who are there now|Advice, a first job, an afternoon.|hands
offer: A fund|Small gifts, put together.|coin
offer: News and pictures|Send yours.|camera
about: {name} keeps in touch{in}. Most of us remember the smell of the stairs.
ask: I was only there for a year. Do I count?|Yes.
ask: Can you give me somebody’s address?|No, but we forward your message.
shot: The stairs|stairs
shot: Class picture|camera
shot: Back for a day|school
shot: Names on the wall|wall

# service club
words: rotary club, rotary, lions club, lions, round table club, inner wheel, kiwanis club, soroptimists, soroptimist club, masonic lodge, freemasons lodge, odd fellows lodge, elks lodge, knights of columbus, jaycees, ladies circle
own: this club
art: hands, people, heart, coin
act: Come as a guest > contact
act: See what we do > services
head: Useful, and then supper
head: What needs doing here?
head: Many small cheques, one new minibus
lede: Neighbours who meet, eat and get something done{in}: a collection, a clean-up, a ramp, a scholarship.
offer: Projects here|Something you can walk past afterwards.|hands
offer: Projects far away|With people we know by name.|globe
offer: Raising money|Fairs, runs, raffles, soup.|coin
offer: Meetings|A meal, a speaker, home by ten.|dish
offer: Young people|Prizes, camps, a first chance.|children
about: {name} has been accused of being a dining club{in}. It is, and the minibus is outside.
ask: Do I have to be invited?|Write to us. That counts.
ask: Where does the money go?|All that is collected goes to what it was collected for.
shot: Soup stall|dish
shot: The cheque|coin
shot: Clean-up|leaf
shot: Thursday table|table
`);
