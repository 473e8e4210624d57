import { clubsShared } from './clubs-shared';
import { readTrades } from './read-trades';

/** Teams in which children begin: in the water, on the diamond. */
export const teamsForChildren = readTrades(`
${clubsShared}
# swim team
words: swimming team, swim club, swimming club, masters swim team, masters swimming club, open water swimming club, artistic swimming club, water polo team
own: this team
schema: SportsTeam
art: swimmer, sea, clock, flag
act: Come for a trial swim > contact
act: See the dates > events
head: Goggles down, count to four
head: Early lanes, wet hair, wide smiles
head: Faster than the clock on the wall
lede: Coached lanes for children and grown-ups, from the first length without stopping to the last second off a best time.
offer: Learn to race|Dives, turns, a first gala.|flag
offer: Juniors|Three squads by stroke, not by age.|children
offer: Seniors|Early mornings, long sets, short jokes.|swimmer
offer: Masters|For those who stopped and missed it.|runner
line: Ask a coach on deck, or write first.
day: 6:00|Senior squad|Before school.|Pool|Tuesday
day: 17:00|Junior squads|Lanes by stroke.|Pool|Wednesday
day: 20:00|Masters|When the children are in bed.|Pool|Thursday
day: 8:00|Everybody|Long set, then pancakes.|Pool|Saturday
date: 14 March|Trial swims|Four lengths, any stroke.|9:00
date: 17 May|Home gala|Parents hold watches, and nerves.|10:00
date: 13 June|Swim for the lane ropes|Sponsored lengths, sponsored cake.|9:00
plan: Juniors|30|A month.|Coached sessions; Cap; Gala entries|Most members
plan: Seniors|45|A month.|All sessions; Land training; Gala entries
plan: Masters|28|A month.|Two sessions; No early mornings
per: per month
help: Timekeeping|A watch and a thumb.|watch
help: Driving|To galas, with towels.|van
help: Officials|We pay for the course.|document
about: {name} swims{in} at hours when the streets are empty. The water is warm enough, eventually.
about: Places are given by effort, kept by coming, and every child knows by name who swims in the next lane.
ask: How good do I have to be?|A few lengths without stopping. We look, and tell you which squad.
ask: What does my child need?|A costume that stays on, goggles, a towel and a snack for afterwards.
ask: How early is early?|For seniors, six. Nobody likes it; everybody comes.
shot: Lanes|sea
shot: The clock|watch
shot: Caps|ball
shot: Gala|flag
shot: Six o’clock|sunrise
shot: Pancakes|plate

# little league
words: little league team, little league baseball, little league softball, youth baseball, youth baseball league, tee ball league, youth softball, softball league, youth sports league, youth soccer league, youth basketball league, pee wee football, pop warner, youth hockey league, youth lacrosse
own: this league
schema: SportsOrganization
art: ball, sun, hills, flag
act: Ask about the season > contact
act: See the dates > events
head: Everybody bats, nobody sits out
head: Dusty knees, orange slices
head: Swing, run, slide, laugh
lede: Teams for girls and boys by age, coached by volunteers, cheered from folding chairs. Everybody plays in every game; that is the rule we like best.
offer: First steps|A soft ball, short games, long snack breaks.|children
offer: Younger teams|Throwing, catching, taking turns.|ball
offer: Older teams|Positions, tactics, shaking hands.|runner
offer: Coaches and umpires|Parents who said yes. We train you.|megaphone
line: Ask before the season starts; late is better than never.
day: 17:00|First steps|A parent each, please.|Small field|Tuesday
day: 17:30|Younger teams|Gloves lent.|Field one|Wednesday
day: 18:00|Older teams||Field two|Thursday
day: 9:00|Games|Bring a chair and shade.|All fields|Saturday
date: 14 March|Sign-up morning|Bring the child, we measure the shirt.|9:00
date: 18 April|Opening day|A parade, short. Then games.|9:00
date: 13 June|Last games|Every child gets a handshake and an ice cream.|9:00
plan: First steps|60|A season.|Shirt and cap; Practice; Games
plan: Younger teams|90|A season.|Shirt and cap; Practice; Games|Most families
plan: Older teams|120|A season.|Shirt and cap; Practice; Games; Tournament
per: per season
help: Coaching|We show you how.|megaphone
help: Fields|Rakes, lines, weeds.|broom
help: Snack stand|Two hours, and you see every game.|burger
about: {name} is run by parents and neighbours{in}. Nobody is paid, apart from the ice cream man.
about: We keep score. By the time the bags are packed, most of the players have forgotten it.
ask: My child has never played.|Most had not. Gloves are lent and names are learned on the first day.
ask: What if the fee is too much?|Tell us. No child stays at home for that, and nobody else hears about it.
ask: Do parents have to help?|A couple of hours each season. There is something for everybody.
ask: What happens when it rains?|You hear by the afternoon whether we play.
title: pricing|The season
shot: Opening day|flag
shot: First swing|ball
shot: Folding chairs|chair
shot: Dusty knees|shoe
shot: Handshakes|hands
shot: Ice cream|ice-cream

# youth football club
words: youth football, youth soccer, u[0-9]+ soccer club, u[0-9]+ girls soccer club, u[0-9]+ boys soccer club, u[0-9]+ football club, u[0-9]+ soccer team, u[0-9]+ girls soccer team, u[0-9]+ football team, under [0-9]+s? football club, under [0-9]+s? soccer club, under [0-9]+s? football team, under [0-9]+s? rugby club, youth soccer club, youth soccer team, kids soccer club, girls soccer club, boys soccer club, girls soccer team, boys soccer team, club soccer team, travel soccer team, travel soccer club, girls football club, boys football club, junior football club, junior football team, kids football club, mini rugby, junior rugby club, youth rugby club, junior cricket club, junior netball club, youth lacrosse club, youth hockey club, youth basketball club
own: this club
schema: SportsClub
art: ball, runner, flag, sun
act: Come to a practice > contact
act: See the dates > events
head: Muddy knees, clean hands after
head: Everybody gets on
head: Shouting is for cheering
lede: Training, matches and oranges at half time, for children who like to run after a ball with others. Come to a practice first; boots can wait.
offer: Training|With coaches who know every name.|runner
offer: Matches|At the weekend, and everybody plays.|ball
offer: New players|Two practices to see whether it is fun.|hands
offer: Coaches and parents|Somebody always has the first-aid bag and somebody the flasks.|cup
line: Ask the coach, or write.
day: 17:00|Little ones|A parent each, please.|Small field|Tuesday
day: 17:30|Middle team|Bring water.|Main field|Wednesday
day: 18:00|Older team||Main field|Thursday
day: 10:00|Matches|Be there half an hour before.|Main field|Saturday
date: 14 March|First match|Bring a chair.|10:00
date: 25 April|Boots swap|Too small here, just right there.|9:30
date: 13 June|Last day of the season|Parents against children. Parents lose.|10:00
plan: First practices|0|Come twice and see.|No kit needed; No form; A ball lent
plan: A season|90|Each child.|Training; Matches; Shirt|Most families
plan: Brothers and sisters|60|Each further one.|Training; Matches; Shirt
per: sample fee
about: {name} is for children who want to play{in}, whether they are quick, small, brave or thinking of something else. Coaches are parents and former players.
about: We count friends before goals, and keep quiet about the table until they ask.
help: Coaching|Two hours a week; we show you how.|runner
help: Driving|To away matches, with snacks.|car
help: Lines and nets|Once a month, early.|flag
ask: May my child just try?|Yes, twice, in trainers.
ask: What does it need?|Boots later, shin pads soon, water always.
ask: Does everybody play?|Yes. In every match.
ask: How far are the matches?|Mostly near. Parents share the driving.
ask: How do we join?|Come to a practice; the form comes afterwards.
title: services|What we do
title: timetable|Training times
title: events|Fixtures and dates
title: pricing|What it costs
title: team|Coaches
title: faq|Parents ask
title: about|About the club
role: Coach, little ones|Ties eleven pairs of laces.
role: Coach, middle team|Never shouts. They listen.
role: Coach, older team|Used to play, still dreams of it.
reach: Come to a practice|Say how old your child is and whether they have played.
call: Somebody at home who cannot sit still?|Bring them to a practice.
shot: Half time|fruit
shot: Nets up|flag
shot: First goal|ball
shot: Boots by the door|shoe
pages: club
`);
