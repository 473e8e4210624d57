import { readTrades } from '../trades/read-trades';

/** Places to move. `offer` are the classes. */
export const moveSheets = readTrades(`
said: They noticed when I did not come for two weeks. And called. | Member
said: The first place where I knew what to do. | Came as a beginner
said: I am fifty-eight and climb the stairs at work two at a time. | Comes twice a week
why: Somebody sees you | Groups are small enough to be corrected. | hands
why: By the month | Leave when you like, come back when you can. | door
why: Beginners every week | There is always someone who is newer. | heart
role: Head coach | Corrects one thing at a time, and it is always the right one.
role: Coach | Explains it a third time, differently.
role: Beginners | Remembers how it was not to know.
ask: I have never done this. Where do I start? | With a first class. Tell the coach at the door, that is all.
ask: What do I bring? | Something to move in, and water. The rest we lend.
ask: How large are the groups? | Small enough for the coach to see everyone.
ask: How long am I tied in? | By the month. Tell us before the next one begins.
ask: I have an injury. Can I come? | Usually, yes. Tell the coach beforehand, and ask your doctor if you are unsure.
ask: Is there an age limit? | Upwards, none. Downwards, look at the timetable.

# crossfit box
words: crossfit, cross fit, crossfit gym, functional fitness, functional training, hiit, bootcamp, boot camp
head: Chalk, clock, go
head: Scaled for you, finished by all
head: Twenty minutes you will remember
lede: One workout a day, written on the board, scaled for every body. We cheer for whoever is last, loudest.
offer: Workout of the day | One hour: warm, learn, work, lie down. | kettlebell
offer: Foundations | Eight sessions for beginners. | dumbbell
offer: Weightlifting | Snatch, clean, jerk, patience. | lifter
offer: Gymnastics | From the ring to the first pull-up. | ring
offer: Engine | Rowing, running, breathing. | runner
offer: Open box | Your plan, our bars. | gym
about: {name} is a hall with bars, rings and a clock that everybody hates{in}. The workout is the same for all; the weights are not.
about: We put our things away, shake hands and ask how the shoulder is.
shot: The board | document
shot: Chalk | hands
shot: Bars, loaded | lifter
shot: Rowers | boat
shot: Three, two, one | clock
shot: On the floor, after | yoga

# boxing gym
words: boxing, boxing club, kickboxing, kick boxing, muay thai, boxercise
head: Hands up, chin down
head: Three minutes are long
head: Wraps on, phone off
lede: Bags, a ring and coaches who hold the pads for you. Sparring is for those who ask, and never in the first month.
offer: Beginners | Stance, jab, breathing. | hands
offer: Technique | Pads and footwork in pairs. | hands
offer: Conditioning | Rope, bags, medicine ball. | runner
offer: Sparring | By invitation, with headgear. | shield
offer: Women’s class | Same drills, own hour. | lifter
offer: Juniors | From ten, with rules first. | ball
about: {name} smells of leather and liniment{in}. Champions are on the wall, beginners on the bag, and everybody wraps their own hands.
about: You hit pads, not people, until both you and the coach want otherwise.
shot: The ring | gym
shot: Wraps | hands
shot: Bags in a row | bag
shot: Bell | clock
shot: Rope, double | runner
shot: Between rounds | chair

# martial arts school
words: martial art, martial arts, karate, judo, aikido, taekwondo, jiu jitsu, jiu-jitsu, bjj, kung fu, mma, dojo, self defence, self defense, capoeira
head: Bow, breathe, begin
head: White belt, open mind
head: Fall seven times, slowly
lede: A clean mat, a patient teacher and a way to fall that you keep for life. Children and adults train apart and bow together.
offer: Beginners | Falling, standing, first forms. | hands
offer: Children | From six: play, rules, respect. | ball
offer: Advanced | Forms and partners, at speed. | lifter
offer: Self-defence | Six evenings, no acrobatics. | shield
offer: Over fifty | Balance, hips, calm. | yoga
offer: Grading | Twice a year, when you are ready. | ring
about: {name} is a mat, a bow and a teacher who has done this for longer than most belts last{in}.
about: We train technique before force, and manners before both.
shot: The mat, empty | yoga
shot: Belts | ring
shot: First fall | hands
shot: Bow | portrait
shot: Children, Tuesday | ball
shot: Evening class | lamp

# climbing gym
words: climbing, climbing wall, bouldering, boulder hall, climbing centre, climbing center
head: Up is a direction
head: Fall softly, try again
head: Chalk, breath, one more hold
lede: New problems every Tuesday, thick mats, and someone who shows you where the foot goes.
offer: First time | Shoes, rules, three routes. | shoe
offer: Bouldering | No rope, thick mats. | mountains
offer: Rope course | Knots and belaying in two evenings. | mountains
offer: Technique | Feet first, arms later. | shoe
offer: Children | Fridays, from six years. | ball
offer: Team training | For those with finger boards at home. | hands
about: {name} is eleven hundred holds, a café and a great many people looking up{in}.
about: We set new routes each week and take suggestions, mostly.
shot: The overhang | mountains
shot: Chalk | hands
shot: New holds | box
shot: The mats | yoga
shot: Last move | portrait
shot: Coffee, watching | cup

# dance fitness studio
words: dance, zumba, dance studio, dance school, salsa, ballet, tango, hip hop dance, ballroom, pole dance
head: Count to eight, repeat
head: Left is where you think it is not
head: Come in trainers, leave singing
lede: Classes for people who dance in the kitchen and would like to do it with a floor. No mirrors in the first week, if you like.
offer: Absolute beginners | Steps, counting, laughing. | dancer
offer: Dance fitness | An hour of songs you know. | runner
offer: Salsa | Partners rotate; come alone. | dancer
offer: Ballet for adults | The barre holds you. | dancer
offer: Hip-hop | Low, loud, precise. | music
offer: Children | From four, with and without tutus. | toy
about: {name} has a sprung floor, a good sound system and teachers who never say it is easy{in}.
about: Nobody looks at you. They are all counting.
shot: The floor, morning | room
shot: Shoes | shoe
shot: Counting | music
shot: At the barre | dancer
shot: Friday salsa | dancer
shot: The mirror, later | mirror

# swimming school
words: swim school, swimming lessons, swimming club, swim club, swimming pool, swim lessons, aqua fitness, swimming
head: First float, then stroke
head: Warm water, calm voice
head: Heads under by Easter
lede: Small groups in warm water, teachers who get wet, and a way from the steps to the deep end.
offer: Babies | From four months, with a parent. | bath
offer: First strokes | From four years, six children. | fish
offer: Crawl | For those who only ever learnt breaststroke. | sea
offer: Adults, afraid | Alone or in pairs, standing depth. | heart
offer: Technique | Filmed, explained, repeated. | camera
offer: Aqua fitness | Light on knees. | drop
about: {name} teaches in water you can stand in, until you no longer want to{in}.
about: We never push, we never count down, and everybody gets out smiling or at least warm.
shot: Lane one, seven o’clock | sea
shot: Goggles | glasses
shot: First float | drop
shot: Towels | bath
shot: The clock | clock
shot: Deep end | sea

# gym
words: fitness center, fitness centre, health club, fitness club, 24 hour gym, strength gym

# personal trainer
words: personal training, fitness coach, personal fitness, online coach, strength coach
head: One hour, one person, you
head: A plan that knows your knees
head: Stronger by spring
lede: Training made for your body, your week and your excuses. At the gym, in the park or at yours.
offer: First talk | An hour: history, movement, aims. | chat
offer: One to one | With somebody counting for you. | lifter
offer: In pairs | Half the price, twice the laughter. | hands
offer: Outdoors | The park in any weather. | tree
offer: Online plan | Written weekly, checked by video. | phone
offer: Back to sport | After an injury, with your physio’s note. | runner
about: {name} trains people with jobs, children and one bad shoulder{in}. You get a plan on paper and somebody who notices.
about: No photographs, no shouting, no shakes for sale.
shot: The park, six thirty | tree
shot: Two bells | kettlebell
shot: Plan on paper | document
shot: Warm-up | runner
shot: Last set | lifter
shot: Tea after | cup
why: One person, one plan | Nobody else’s programme with your name on it. | document
why: Where it suits you | At the gym, in the park, at yours. | tree
why: Numbers twice a year | Strength, balance, sleep. No scales if you hate them. | chart
said: I carry my own suitcase up the stairs again. | Twice a week
said: She noticed the shoulder before I said anything. | First month
said: The plan fits on one page, and I do it. | Online
plan: Single hour | 65 | Whenever it suits. | One hour; Warm-up and plan for home
plan: Ten hours | 590 | Within half a year. | Ten hours; Plan on paper; Check after five | Asked for most
plan: Online | 89 | A plan each week. | Weekly plan; Video check; Questions by message
title: pricing | What an hour costs
title: timetable | Hours that are usually free
under: pricing | Prices are per hour, package or month, as it says on each.
under: timetable | Ask for yours; weekends go first.
day: 7:00 | Before work | | One to one | Monday
day: 18:00 | After work | | One to one | Monday
day: 7:00 | Park | | In pairs | Wednesday
day: 12:00 | Over lunch | | One to one | Wednesday
day: 9:00 | Long morning | | First talks | Saturday
call: Where would you like to be by spring? | Tell us what you have done before and what hurts.
role: Trainer | Counts honestly and notices the shoulder.
role: Nutrition | Talks about breakfast, not about sins.
role: Physio | Looks at the knee when we are unsure.

# cycling studio
words: indoor cycling, spinning, spin studio, spin class, spinning studio, cycle studio
head: Forty-five minutes, no hills, all climb
head: Lights down, legs up
head: Ride nowhere, arrive
lede: Thirty bikes in the dark, a playlist with a plan, and an instructor who sweats as much as you.
offer: Ride | Forty-five minutes, all levels. | bike
offer: Express | Thirty, at lunch. | clock
offer: Climb | Slow, heavy, strong. | mountains
offer: Beat | On the music, to the second. | music
offer: First ride | Set up, clip in, short. | shoe
offer: Ride and stretch | Half pedal, half mat. | yoga
about: {name} is thirty bikes, one very good sound system and towels{in}.
about: Your numbers are yours. There is no board and nobody wins.
shot: Row two | bike
shot: Lights down | lamp
shot: Shoes | shoe
shot: Water | bottle
shot: Last climb | mountains
shot: Cool-down | yoga
`);
