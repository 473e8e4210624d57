import { outingsShared } from './outings-shared';
import { readTrades } from './read-trades';

/** Days out that shake, bounce and beep. */
export const daysOnRides = readTrades(`
${outingsShared}
pages: outing
act: Reserve a time > contact
act: See the prices > pricing
# theme park
words: amusement park, adventure park, funfair, fun park, water park, aqua park, waterpark, amusement centre, family fun park, fairground, splash park
own: this park
schema: AmusementPark
art: wheel, castle, sun, flag
act: Plan your day > contact
act: See the tickets > pricing
head: Hold on to your hat
head: Once more, before lunch
head: Up slowly, down at once
lede: Rides for the brave, rides for their small brothers, and benches for those who hold the bags. One day is enough; nobody believes that beforehand.
offer: For the brave|Fast, high, over too soon.|rocket
offer: For small people|Gentle, round, again and again.|children
offer: When it rains|Indoors, loud, dry.|umbrella
offer: Food|Chips, and something that grew.|burger
offer: Groups and birthdays|A table, a cake, a plan for the day.|cake
line: Ask when you come; heights are marked at each ride.
plan: Tall|24|Over a metre forty.|All rides; All day; Map
plan: Not yet tall|18|Under a metre forty.|All rides that allow it; All day; Ruler at the gate
plan: Family of four|76|In any mixture.|All rides; All day; Lockers|Most chosen
step: Choose a day|Weekdays are quiet, rain is quieter.
step: Come early|The first hour has no queues.
step: Begin at the far end|Nobody does.
step: Dry off|And once more.
about: {name} has rides, shows and somewhere to sit{in}. Everything is checked each morning before the gate opens, with a list and a torch.
about: We recommend the small train at the end of the day. You see everything once more, and someone will fall asleep.
role: Rides|Checks each of them before you sleep-walk in.
role: First aid|Plasters, cold packs, kind words.
role: Lost and found|Mostly hats. Sometimes uncles.
ask: Is there a minimum height?|For some rides. It stands at each of them; ask us before you promise anything.
ask: May we bring our own food?|Ask us before you come. There are tables in the shade.
ask: What do we do with the pushchair?|Leave it at the gate or push it everywhere; the paths are smooth.
title: pricing|Tickets
shot: Going up|wheel
shot: The castle|castle
shot: Small train|toy
shot: Hats, found|bag
shot: Ice cream|ice-cream
shot: Lights on|night

# karting track
words: karting, go karting, go kart track, go karts, kart track, karting circuit, kart racing, indoor karting, outdoor karting, electric karting, kart centre, racing track, race track
own: this track
schema: SportsActivityLocation
art: wheel, flag, car, night
head: Brake late, grin wide
head: Low seat, cold tyres, green light
head: The slow corner is the important one
lede: Karts, helmets, a track with one corner that nobody gets right at first. Lap times hang on the wall before you have your gloves off.
offer: Arrive and drive|A briefing, a helmet, ten minutes.|wheel
offer: Grand prix|Practice, grid, race, very small podium.|flag
offer: Juniors|Slower karts, the same seriousness.|children
offer: Companies and parties|Your own hour, your own rivalries.|table
line: Ask for a slot; we tell you how many are on track.
plan: One session|20|Ten minutes on track.|Helmet and suit; Briefing; Lap times
plan: Three sessions|50|You will want them.|Helmet and suit; Lap times; A break to boast|Most chosen
plan: Grand prix|45|For eight or more.|Practice; Qualifying; Race and podium
step: Reserve|Number of drivers, ages, heights.
step: Briefing|Flags, kerbs, which pedal.
step: Practice|The first laps are for looking.
step: Race|And then the times on the wall.
about: {name} is a track{in} for those who race on Thursdays and those who have never sat in anything without doors.
about: The marshals are fair, the coffee is strong, and the fastest driver of the day is usually somebody’s mother.
role: Marshals|See everything, forgive once.
role: Karts|Hears a loose bolt from the counter.
role: Desk|Has your size of glove.
ask: How tall do you have to be?|For juniors and adults there is a height; ask us before you come.
ask: What should we wear?|Closed shoes, long trousers, hair tied up. The rest is lent.
ask: Do I need a licence?|No. You need a right foot and some patience.
shot: Green|flag
shot: The slow corner|wheel
shot: Helmets|shelf
shot: On the grid|car
shot: Times on the wall|board
shot: Night race|night

# arcade
words: video arcade, amusement arcade, arcade bar, retro arcade, games arcade, pinball arcade, pinball museum, gaming centre, gaming cafe, gaming lounge, esports arena, esports centre, vr arcade, virtual reality arcade
own: this arcade
schema: AmusementPark
art: arcade, controller, night, board
head: One more coin
head: Bright buttons, low ceiling
head: High scores, low stakes
lede: Cabinets, pinball, racing seats and a machine that takes no prisoners. It is dark, it beeps, and someone always has the next coin ready.
offer: Cabinets|The ones you remember, and those your parents do.|arcade
offer: Pinball|Polished weekly, tilted daily.|arcade
offer: Racing and dancing|With wheels, with feet, with dignity lost.|wheel
offer: Birthdays and firms|The room is yours, the scores stay up.|cake
line: Ask at the change desk; somebody knows the trick.
plan: An hour|9|Everything on free play.|All machines; No coins; Come back the same day
plan: An evening|16|From six till closing.|All machines; High scores on the wall; A drink|Most chosen
plan: Party|160|Twelve people, two hours.|A corner of your own; Free play; A table for the cake
step: Come in|Let your eyes get used to it.
step: Find your machine|It has been waiting.
step: Lose|Everybody does, at first.
step: Put in your initials|Three letters. Choose with care.
about: {name} keeps machines running{in} that were built to eat pocket money. Ours are set to be kind.
about: Somebody with a soldering iron is here every day. If one does not work, tell us, and it will by Thursday.
role: Machines|Repairs what you hit.
role: Change desk|Knows who holds which score.
role: Parties|Has candles and batteries.
ask: Do we need coins?|Ask which machines are on free play. For the rest there is a desk.
ask: Are there things for small children?|Yes, with steps to stand on.
ask: Can we hire the whole place?|On most days before opening. Ask for your date.
shot: Buttons|controller
shot: Pinball|arcade
shot: In the dark|night
shot: Initials|board
shot: Racing seats|wheel
shot: The key to all of it|key

# trampoline park
words: trampoline centre, trampoline center, trampolines, bounce park, inflatable park, jump park, jump arena, ninja warrior course, ninja park, inflatable arena
own: this park
schema: SportsActivityLocation
art: runner, ball, sun, toy
head: Feet up, phones down
head: Socks on, up you go
head: Land, laugh, again
lede: Trampolines wall to wall, a pit full of foam, and someone who watches. An hour is exactly long enough for everyone’s legs.
offer: Open jump|An hour, all courts.|runner
offer: Toddlers|Mornings, with a grown-up each.|children
offer: Birthdays|Jump first, cake second.|cake
offer: Courses|Somersaults, from scratch.|ball
offer: Quiet sessions|Less music, fewer people.|heart
line: Ask for a time; each session has a limit.
plan: One hour|12|From five.|All courts; Foam pit; Locker
plan: Toddler hour|7|With a grown-up free.|Small court; Soft play; Coffee nearby
plan: Birthday|170|Ten children.|An hour of jumping; A table; Somebody with a whistle|Most chosen
step: Reserve|An hour, number of jumpers.
step: Come early|Socks, lockers, a short film.
step: Jump|Somebody watches each court.
step: Sit|You will want to.
about: {name} is for children and for grown-ups who say they only came to watch{in}.
about: One person for each trampoline, no pockets, no phones. With that, everybody goes home the way they came, only redder.
role: Courts|Has a whistle, rarely needs it.
role: Parties|Ties shoes, cuts cake.
role: Desk|Has socks in every size.
ask: Do we need special socks?|Yes, with grip. Bring yours or get a pair here.
ask: May parents jump?|Of course. The hour ends sooner than you think, and so will you.
ask: From what age?|Toddlers have their own hour. For the rest, ask us about your child’s age.
shot: In the air|runner
shot: Foam pit|toy
shot: Socks|shoe
shot: Toddler hour|ball
shot: Cake|cake
shot: Afterwards|sofa

# laser tag arena
words: laser tag, laser tag centre, laser quest, laser games, paintball, paintball centre, paintball park, paintballing, airsoft, airsoft site, archery tag, nerf arena, gel blaster arena
own: this arena
schema: SportsActivityLocation
art: night, forest, compass, flag
head: Hide well, laugh quietly
head: Behind the third barrel
head: Two teams, one flag
lede: A briefing, two teams, and cover that is never quite large enough. For birthdays, offices, and friends who would like to settle something.
offer: A game|Twenty minutes feel like three.|flag
offer: Birthdays|Two games and a table for the cake.|cake
offer: Stags and hens|No dress code. We have seen it all.|people
offer: Companies|Accounts against sales.|table
line: Ask for a date; we need a number and ages.
plan: Two games|16|For one player.|Briefing; Kit and vest; Scores
plan: Three games|22|The usual evening.|Briefing; Kit and vest; A drink between|Most chosen
plan: Private hour|190|Up to sixteen.|The arena alone; Your own rules; Somebody to referee
step: Reserve|Day, number, ages.
step: Briefing|Rules, kit, who is against whom.
step: Play|Somebody referees.
step: The score|On paper, for framing.
about: {name} has room to run, crouch and plot{in}. The referees are strict for a minute and in a good mood afterwards.
about: Nobody has to be fast. The best hiding places are usually held by someone’s aunt.
role: Referees|Count fairly, explain twice.
role: Kit|Adjusts every strap.
role: Bookings|Finds a slot for fourteen.
ask: Does it hurt?|Ask us about the game you choose. With lasers, only pride.
ask: How old do you have to be?|It depends on the game. Tell us the ages, and we say what fits.
ask: What should we wear?|Dark clothes, shoes you can run in.
shot: Before the horn|night
shot: Cover|barrel
shot: The flag|flag
shot: Into the trees|forest
shot: Kit|shelf
shot: The score|board

# crazy golf course
words: crazy golf, mini golf, minigolf, miniature golf, adventure golf, adventure golf course, mini golf course, minigolf course, putt putt, putting green and cafe, indoor golf, glow golf
own: this course
schema: SportsActivityLocation
art: flag, ball, lighthouse, garden
head: Mind the windmill
head: Small ball, large excuses
head: Eighteen holes, no handicap
lede: Ramps, bridges, a windmill with bad timing. A round takes an hour, a family remembers the seventh hole for years.
offer: A round|Putters in every length, balls in every colour.|flag
offer: Birthdays|A round, a table, a very small cup.|cake
offer: Evenings|Lights on the course, something cold in the hand.|night
offer: Firms and schools|Score cards, pencils, a prize for last place.|pencil
line: Come by; there is seldom a long wait at the first hole.
plan: Adult|8|A round.|Putter and ball; Card and pencil; As many tries as you need
plan: Child|6|Up to fourteen.|A short putter; A ball to choose; Card and pencil
plan: Family|24|Two and two.|A round for four; One card to argue over|Most chosen
step: Choose a ball|It matters more than it should.
step: Play|Six tries at most, then shrug.
step: Count|Honestly.
step: Something cold|The loser pays, or the youngest decides.
about: {name} is a course for all who can hold a putter{in}. Grandparents have the advantage; they are not in a hurry.
about: The holes are swept every morning. The windmill is not fixed. It was always like that.
role: The hut|Has pencils, balls and the forecast.
role: Greens|Sweeps, paints, retimes the windmill.
role: Parties|Writes the very small prizes.
ask: Do we have to book?|For a round, no. For a birthday or a group, please do.
ask: How long does it take?|About an hour, more with arguments.
ask: Can small children play?|From about four. There are putters that size.
shot: First hole|flag
shot: The lighthouse|lighthouse
shot: Balls|ball
shot: Score card|pencil
shot: Among the flowers|garden
shot: Evening round|night
`);
