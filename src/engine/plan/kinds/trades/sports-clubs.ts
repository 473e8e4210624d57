import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** Clubs that train: on grass, on court, on the water. */
export const sportsClubs = readTrades(`
${clubsShared}
# rowing club
words: rowing clubs, boat club, learn to row, canoe club, kayak club, sculling club, dragon boat club, paddle club
own: this club
schema: SportsClub
art: boat, lake, sunrise, hills
act: Come to the boathouse > contact
act: See the dates > events
head: Many backs, one stroke
head: The river is empty at six
head: Blisters first, then speed
lede: A club for people who like being on the water early, and who will teach you to sit in a thin boat without thinking about it.
offer: Learn to row|In a stable boat, with somebody who knows how.|boat
offer: Juniors|With others of their age.|children
offer: Rowing in a crew|Early, often, and still improving.|runner
offer: Off the water|Boats want care, and rowers want tea.|house
line: Ask at the boathouse, and we find you a seat.
day: 6:00|Squad outing|On the water by a quarter past.|Boathouse|Tuesday
day: 18:30|Masters|Whatever the light allows.|Boathouse|Wednesday
day: 17:00|Juniors|Water first, ergometers after.|Boathouse|Thursday
day: 9:00|Learn to row|Wide boats, patient coxes.|Boathouse|Saturday
day: 8:00|Club outing|All levels, mixed crews.|Boathouse|Sunday
date: 15 March|Learn to row begins|Six weekends. Bring a change of clothes.|9:00
date: 17 May|Open boathouse|Sit in a boat that is tied up.|From 11:00
date: 21 June|Club regatta|Crews drawn from a hat, and cake for all.|From 10:00
plan: Juniors|110|Up to eighteen.|Coaching; Boats and oars; Gym
plan: Seniors and masters|260|Full member.|Boats and oars; Gym; A key to the boathouse|Most members
plan: Learn to row|95|Six weekends.|Coaching; Boat and oars; Counts towards membership
help: Coxing|A loud voice and light shoes.|megaphone
help: Boats|Sanding, rigging, sticky tape.|wrench
help: Boathouse|Kettle, cake, lost socks.|cup
about: {name} is for people{in} who row, and for those who would like to learn it.
about: A crew needs everybody in it. That is most of what you learn.
ask: Do I have to be fit?|No. You get fit by coming.
ask: Must I be able to swim?|Yes. Ask us how far, and in what.
ask: What should I bring?|Leggings, layers that fit close, a bottle, and dry socks for afterwards.
ask: From what age do you take juniors?|Tell us how old they are, and we say when they can begin.
ask: Can I try before I join?|Yes. Ask for the next date.
ask: I used to row years ago. May I come?|Please do. The body remembers, and then complains.
shot: Six in the morning|lake
shot: Oars, racked|boat
shot: Carrying out|hands
shot: Catch|runner
shot: Regatta day|flag
shot: Tea at the stove|cup

# sports club
words: hurling club, camogie club, gaa club, gaelic football club, shinty club, afl club, aussie rules club, australian rules club, american football club, american football team, ice hockey club, ice hockey team, field hockey club, roller hockey club, roller derby team, roller derby league, figure skating club, ice skating club, basketball team, volleyball team, netball team, rugby team, rugby union club, rugby league club, women's rugby, women's rugby team, women's football team, cricket team, hockey team, football team, handball team, softball team, water polo team, korfball team, dodgeball club, ultimate frisbee club, ultimate frisbee team, cheerleading squad, cheerleading team, athletics team, croquet club, petanque club, lawn bowls club, bowling club, orienteering club, weightlifting club, wrestling club, boccia club, wheelchair basketball club, walking football, walking football club, darts team, snooker club, pool team, football club, youth football club, junior football club, girls football club, soccer club, soccer team, baseball team, lacrosse club, running club, cycling club, swimming club, athletics club, handball club, volleyball club, basketball club, hockey club, netball club, korfball club, lacrosse club, trampoline club, trampolining club, water polo club, rugby club, cricket club, judo club, karate club, shooting club, ski club, climbing club, gymnastics club, table tennis club, badminton club, riding club, fishing club, angling club, canoe club, bowls club, sports association, youth football
own: this club
schema: SportsClub
art: ball, runner, gym, hills
head: Come as you are, leave out of breath
head: Win some, wash the shirts
head: There is room on the team
lede: Training, matches, and the people you do both with. Newcomers are welcome to come and try.
offer: Training|For those who have just begun and those who never stopped.|runner
offer: Matches|Against others, and sometimes against the weather.|ball
offer: Newcomers|Come and try it before you decide.|children
offer: Helping|Lines, lifts and tea: a club lives from it.|hands
day: 16:30|Children|From six.|Ground|Tuesday
day: 18:00|Beginners|No kit needed.|Ground|Tuesday
day: 18:30|First and second team|Be there at quarter past.|Ground|Wednesday
day: 17:00|Youth||Ground|Thursday
day: 10:00|Open training|Anyone, any level.|Ground|Saturday
date: 14 March|First match of the season|Come and shout, kindly.|15:00
date: 25 April|Work day|Nets, lines, gutters, soup.|From 9:00
date: 13 June|Summer tournament|Mixed teams, drawn from a hat.|From 10:00
plan: Children and youth|60|Up to eighteen.|Training; Matches
plan: Adults|140|Full member.|Training; Matches|Most members
plan: Family|240|All of you.|Everyone trains; One vote each
help: Coaching|With somebody who has done it before.|runner
help: Driving|To away matches, with singing.|van
help: Tea and lines|Before, during and after.|cup
about: {name} is a club{in} for people who like to play, and for people who like to see them play.
about: We like winning. We also like it when somebody does a thing they could not do last month.
ask: Can I try before I join?|Yes. Write to us, and we say when to come and what to bring.
ask: Which team would I be in?|Tell us your age and what you have played, and we find the place.
ask: Can I help without playing?|Please. Lines, lifts, tea: there is always something.
shot: Kick-off|ball
shot: Warm-up|runner
shot: Clubhouse|house
shot: Work day|wrench
shot: Youth|children

# sports league
words: football league, netball league, cricket league, darts league, pool league, bowls league, basketball league, hockey league, sunday league, skittles league, chess league, softball league
own: this league
pages: neighbours
schema: SportsOrganization
art: ball, trophy, flag, board
act: Enter a team > volunteer
act: How it works > services
head: One table, and a lot of Sundays
head: Every point counts somewhere
head: See you on the night
lede: Fixtures, results and the table, and how to enter a team of your own.
offer: Fixtures|Who plays whom, and where.|board
offer: Results|Put up as they come in.|flag
offer: The table|For everybody who says that they do not look at it.|trophy
offer: Rules|The same for all. Ask if one is not clear.|document
line: Put up here as it comes in.
help: Enter a team|Say who you are and where you play.|ball
help: Referee or umpire|Somebody has to, and somebody thanks you.|flag
help: Help with results|A message after the match is enough.|phone
about: {name} is run by people who play in it, and by some who used to.
about: A new team is welcome. Write, and you hear when it can begin.
ask: How do we enter a team?|Write to us with its name and where you play, and you hear what is needed.
ask: Where do I find a team to play for?|Write to us. Most teams are one short.
ask: Who decides about a complaint?|Those whom the teams have chosen for it. Write it down, and it is answered.
title: volunteer|Enter a team
title: services|What is here
call: Is your team in it?|Write to us.
shot: Kick-off|ball
shot: The cup|trophy

# tennis club
words: tennis club, lawn tennis club, padel club, squash club, tennis centre, tennis courts, racket club, racquet club
own: this club
schema: SportsClub
art: ball, sunrise, gym, house
act: Come and play > contact
act: See the dates > events
head: A court, a can of balls, an hour
head: Come for the backhand, stay for the terrace
head: Forty-love, and nobody minds
lede: Courts, coaching and doubles with people you have not met yet. Beginners are welcome, and so is a backhand that needs work.
offer: Play|Members reserve a court; guests come along.|ball
offer: Coaching|Alone, in pairs or in fours.|runner
offer: Social doubles|Turn up, draw a partner, play three sets.|hands
offer: Clubhouse|Something cold, something warm, the score.|cup
line: Times at the clubhouse and on this page.
day: 17:00|Juniors|From six, rackets lent.|Courts 1 and 2|Tuesday
day: 18:30|Social doubles|Draw a partner.|All courts|Wednesday
day: 18:00|Adult beginners|Half an hour of patience, half an hour of play.|Court 3|Thursday
day: 9:30|Juniors, matches|Parents may watch quietly.|Courts 1 and 2|Saturday
day: 11:00|Open courts|Members and guests.|All courts|Sunday
date: 11 April|Nets up|First hit of the season, and a broom for everyone.|From 10:00
date: 16 May|Doubles out of a hat|Any level, new partner each round.|From 11:00
date: 12 September|Club championships|Finals at four, supper at seven.|From 9:00
plan: Juniors|70|Up to eighteen.|Court time; One group lesson a week; Racket lent
plan: Adults|210|A full season.|Court booking; Social doubles; A key to the gate|Most members
plan: Family|380|Everyone at one address.|All of the above; One guest a week
help: Court days|Brush, roll, paint a line.|broom
help: Teas|Sandwiches on match days.|cup
help: Juniors|Feed balls, learn names.|ball
about: {name} is a tennis club{in}. Some of us play matches, most of us simply play.
about: Play hard, call the lines fairly, and leave the court as you would like to find it.
ask: Can I play before I join?|Yes. Write to us, and we find you an hour and somebody to hit with.
ask: I have never held a racket. Is that a problem?|No. Say so when you write, and you begin at the beginning.
shot: First serve|ball
shot: Lines, swept|ruler
shot: Terrace|table
shot: Juniors|children
shot: Evening court|sunrise
shot: Wet day, cards|house

# golf club
words: golf club, golf course, golf links, driving range, disc golf, crazy golf course
own: this club
schema: GolfCourse
art: flag, hills, ball, sunrise
act: Ask for a tee time > contact
act: See the dates > events
head: Fresh air, no telephone
head: Mind the wind
head: A long walk with small setbacks
lede: A course to walk, people to walk it with, and a round that gets better in the telling. Ask us for a time.
offer: Play the course|Members and visitors, tee times by telephone.|flag
offer: Lessons|One swing thought at a time.|ball
offer: Beginners’ course|Six evenings, clubs lent.|hills
offer: Societies and companies|Coffee, eighteen holes, a long table.|table
line: Ask for times.
day: 9:00|Seniors|Any handicap, soup after.|First tee|Tuesday
day: 17:30|Beginners|Clubs lent.|Range|Wednesday
day: 16:00|Juniors|From seven.|Putting green|Friday
day: 8:30|Members’ competition|Draw on Thursday.|First tee|Saturday
date: 18 April|Captain’s drive-in|Nine holes, one ball, cake.|From 10:00
date: 30 May|Try golf|An hour with the pro, free.|From 14:00
date: 5 September|Club championship|Two rounds, one cup, much advice.|From 8:00
plan: Round for visitors|45|Any weekday.|Eighteen holes; Course guide; Locker
plan: Member|690|A year.|The course; Competitions; Guests at half price|Most members
plan: Beginner’s year|290|From nothing.|Six lessons; Range; The short course
help: Course days|Divots, rakes, bunkers.|broom
help: Juniors|Carry, count, cheer.|ball
help: Competitions|Cards and kettles.|document
about: {name} plays{in}, in most weathers. The course is best seen on foot.
about: Slow groups wave, fast groups thank. That is most of the etiquette.
ask: Can visitors play?|Ask for a tee time, and we tell you which days suit.
ask: Do I need a handicap?|Ask us. We say what suits a beginner and what does not.
shot: The first tee|flag
shot: Dew|hills
shot: Into the wind|sea
shot: Putting green|garden
shot: Clubhouse|house
shot: Last light|sunrise
`);
