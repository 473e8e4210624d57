import { readTrades } from './read-trades';

/** Schools and teachers of one skill: the lessons, who teaches, what they cost. */
export const lessons = readTrades(`
pages: lessons
act: Book a first lesson > contact
act: See the prices > pricing
open: 1|5|10|19
open: 6|6|9|13
step: Write or call|Say what you can already do, and when you have time.
step: First lesson|We find out where you are. No preparation needed.
step: A plan|How often, how long, towards what.
step: You practise|A little, often. We adjust.
ask: How do I begin?|With one lesson. After it both of us know whether it fits.
ask: What if I have to cancel?|Up to a day before, it costs nothing and we find another time.
ask: Can I give it as a present?|Yes, as a voucher for one lesson or several.
ask: Can I change the day later?|When there is room, yes. Ask a week before.
ask: How do I pay?|By transfer or at the desk, after the first lesson or by the block.
said: I had put it off for years. The first hour was the worst, and it was fine.|Began as an adult
said: Patient to a degree I did not know existed.|Parent
said: They noticed what I did wrong before I did.|Third month
title: teacher|Who teaches you|Your teacher
title: services|The lessons|What you can learn here
title: process|How it starts
title: faq|Before the first lesson
title: timetable|When lessons take place
title: contact|Book a first lesson
reach: Book a first lesson|Say your level and two times that suit you.
call: Thinking about it?|Take one lesson, then decide.

# driving school
words: driving lessons, driving instructor, motorcycle school, driver training, driving academy
own: this driving school
schema: EducationalOrganization
art: car, key, city, map
head: Left, right, and breathe
head: You stall, we wait
head: Parking, explained until it is boring
lede: Theory twice a week, lessons that begin at your door and an instructor with a second set of pedals and good nerves.
offer: Car licence|Manual or automatic, from the first clutch to the test.|car
offer: Motorcycle|Cones first, bends later.|bike
offer: Refresher|For people who have a licence and a fear of motorways.|map
offer: Theory|Two evenings a week, start any time.|book
day: 18:30|Theory|Rules, signs, right of way.|Classroom|Tuesday
day: 18:30|Theory|Questions from the test.|Classroom|Thursday
day: 8:00|Driving lessons|By appointment, from your door.|On the road|Monday to Friday
day: 9:00|Motorway and night practice|By arrangement.|On the road|Saturday
role: Driving instructor|Has been stalled at every junction in town and still says “again”.
plan: One lesson|52|Forty-five minutes on the road.|Pick-up at your door; Your instructor, always the same; Notes afterwards
plan: Block of ten|490|Most people need two of them.|Ten lessons; Motorway and night; Change dates up to a day before|Most chosen
plan: Theory course|180|Join on any Tuesday.|All evenings; Book and app; Mock test
ask: How many lessons will I need?|It depends on practice and nerves. After three we give you an honest estimate.
ask: What does the whole licence cost?|Theory, lessons and the official fees together. We write it on one sheet before you sign.
ask: Manual or automatic?|Both cars are in the yard. Sit in each.
ask: Can I fail?|Yes, and many good drivers did. We book a new date and practise the one thing.
shot: The yard|car
shot: Roundabout, third try|map
shot: Theory evening|school
shot: Parking, at last|key
shot: Night practice|city
shot: Motorcycle cones|bike

# language school
words: language course, language courses, language lessons, language institute, language academy, spanish lessons, english lessons, french lessons, german lessons, italian lessons, english school, spanish school, spanish course, italian course, english course, french course, german course, japanese lessons, arabic lessons, german course, conversation class, language teacher, english teacher, spanish teacher
own: this school
schema: EducationalOrganization
art: chat, books, cup, map
act: Find your level > contact
act: See the courses > services
head: Order the coffee yourself
head: From hello to a real conversation
head: Speak first, grammar later
lede: Small groups, evening and morning, and teachers who let you finish the sentence. After the first evening you can say your name, your street and what you would like to drink.
offer: Evening groups|Twice a week, six people, ninety minutes.|chat
offer: Intensive weeks|Every morning, with a walk through the market.|map
offer: One to one|Your subject, your pace, your mistakes.|portrait
offer: Exam preparation|What is asked, how, and how to stay calm.|document
day: 18:30|Beginners|From hello.|Room 1|Monday and Wednesday
day: 18:30|Second step|The past tense, gently.|Room 2|Tuesday and Thursday
day: 20:00|Conversation|No book.|Room 1|Tuesday and Thursday
day: 9:30|Intensive|Four mornings in a row.|Room 2|Monday to Thursday
role: Teacher|Learnt four languages badly before learning to teach one well.
plan: Evening group|190|Eight weeks, twice a week.|Sixteen evenings; Book included; Six people at most|Most chosen
plan: Intensive week|240|Four mornings.|Twelve hours; A walk in the language; Certificate of attendance
plan: One to one|45|An hour.|Your subject; Here or online; Homework if you want it
ask: How do I know my level?|We talk for ten minutes. You will be further than you think.
ask: How large are the groups?|Six people at most, so that everybody speaks.
ask: Do I get a certificate?|A certificate of attendance, and preparation for the official exams if you need one.
shot: First evening|chat
shot: Market walk|vegetables
shot: Coffee break|cup
shot: The board|school
shot: Book shelf|books
shot: Last evening, with cake|cake

# music teacher
words: music school, music lessons, school of music, piano lessons, piano teacher, piano school, guitar lessons, guitar teacher, violin lessons, violin teacher, cello teacher, singing lessons, singing teacher, vocal coach, voice lessons, drum lessons, drum school, flute lessons, ukulele lessons, saxophone lessons, music academy, music teacher
own: this music school
schema: MusicGroup
art: guitar, room, books
head: Three chords by Sunday
head: Play it slowly, play it right
head: From first note to first song
lede: Lessons for children and adults, at a pace that leaves room for school, work and sore fingers. You play a song from the first week on.
offer: Children|Short lessons, real songs, parents outside.|toy
offer: Adults|Beginners and returners. Nobody listens through the door.|portrait
offer: Ensemble|From the second year on, together.|guitar
offer: Theory, if you want it|Ten minutes at the end, with a pencil.|pencil
day: 14:00|Children|Half an hour each.|Room 1|Monday to Thursday
day: 18:00|Adults|Forty-five minutes each.|Room 1|Monday to Thursday
day: 19:30|Ensemble|Everyone who dares.|Room 2|Friday
role: Teacher|Plays in two groups and remembers what the first week felt like.
plan: Trial lesson|20|Half an hour.|An instrument to try; An honest answer; Tea
plan: Half an hour a week|92|For children and busy people.|Four lessons a month; Same time every week; A concert at the end of term|Most chosen
plan: Forty-five minutes|130|For adults and the ambitious.|Four lessons a month; Scores included; Ensemble evening
per: per month
ask: Do I need an instrument?|Not for the first lessons. After that we help you rent one before you buy one.
ask: How much should I practise?|Ten minutes a day beat an hour on Sunday.
ask: From what age?|From about six, when ten minutes of sitting is possible. There is no upper limit.
ask: Are there concerts?|Twice a year, short, with biscuits. Playing is optional.
shot: First chord|guitar
shot: The practice room|room
shot: Scores|books
shot: Small hands|hands
shot: Concert with biscuits|microphone
shot: Metronome, off|watch

# dance school
words: dance studio, dance lessons, dance classes, ballet school, ballet classes, salsa classes, salsa school, tango school, tango lessons, ballroom, hip hop classes, dance academy, swing dance, dance teacher
own: this dance school
schema: EducationalOrganization
art: dancer, room, night, shoe
act: Come to a trial class > contact
act: See the classes > timetable
head: Left foot first, nobody is watching
head: Shoes off, music on
head: Eight counts and a good mood
lede: Classes for children, beginners and people who danced once and miss it. Wooden floor, large mirrors, small groups.
offer: Children|From four, with much running.|toy
offer: Beginners|No partner needed, no experience either.|dancer
offer: Couples|The first dance, in five evenings.|ring
offer: Training|For those who want a stage.|night
day: 16:00|Children, four to six|Running counts.|Small room|Monday
day: 18:30|Beginners|From the first step.|Large room|Tuesday
day: 20:00|Second year|Turns.|Large room|Tuesday
day: 19:00|Couples|Bring shoes that slide.|Large room|Thursday
day: 10:30|Open class|Try anything.|Large room|Saturday
role: Teacher|Counts to eight for a living and means it every time.
plan: Trial class|10|Any class, once.|Ninety minutes; Water; No obligation
plan: Ten classes|130|Valid for half a year.|Any level that fits; Swap days freely; Open class included|Most chosen
plan: First dance|220|Five evenings for two.|Your song; A turn or two; Calm nerves
ask: Do I need a partner?|No. We change round, or you dance alone.
ask: What should I wear?|Something you can move in, and soft shoes or socks.
ask: I have no sense of rhythm. Really.|It is somewhere. We find it in the third week.
shot: Warm-up|dancer
shot: The floor|room
shot: Shoes by the wall|shoe
shot: Children’s class|toy
shot: Summer show|night
shot: First dance|ring

# swim school
words: swimming school, swimming lessons, swim lessons, swim school, baby swimming, swimming teacher, swim coach, swimming classes
own: this swim school
schema: SportsActivityLocation
art: lake, fish, toy
act: Ask for a place > contact
act: See the courses > services
head: First float, then swim
head: Water up to the smile
head: Nobody lets go too early
lede: Courses for babies, children and adults in warm water and small groups. The teachers are in the water, not beside it.
offer: Babies with a parent|From four months, thirty minutes, warm.|heart
offer: Children|From floating to the first badge.|fish
offer: Adults|For those who never learnt, and nobody asks why.|portrait
offer: Technique|Crawl that does not hurt.|runner
day: 9:30|Babies|With a parent.|Warm pool|Saturday
day: 15:00|First strokes|From five.|Warm pool|Monday and Wednesday
day: 16:00|Badge group|Diving for rings.|Main pool|Monday and Wednesday
day: 20:00|Adults|Quiet hour.|Main pool|Thursday
role: Swimming teacher|Stands in the water up to the chest and never raises the voice.
plan: Babies|95|Eight lessons.|Thirty minutes; Warm pool; A parent in the water
plan: Children|140|Ten lessons.|Forty-five minutes; Six children, one teacher; Badge when ready|Most chosen
plan: Adults|170|Ten evenings.|Forty-five minutes; Five people; Quiet pool
ask: From what age can children learn?|Getting used to water at any age; swimming strokes from about five.
ask: How large are the groups?|Six children and one teacher, in the water.
ask: My child is afraid of water.|Then we sit on the edge first. For as long as it takes.
ask: What should we bring?|Swimsuit, towel, a snack for afterwards. Goggles later.
shot: Warm pool|lake
shot: Rings on the ground|ring
shot: First jump|lake
shot: Floating|fish
shot: Towels|soap
shot: Badge day|heart

# cooking class
words: cooking classes, cooking school, cookery school, cooking course, cooking lessons, culinary school, baking class, baking course, pasta making class, pasta class, bread baking course, sushi class, chef school, wine tasting class
own: this kitchen
schema: EducationalOrganization
art: dish, table, vegetables
act: Reserve a place > contact
act: See the evenings > services
head: You cook, you eat, we wash up
head: Sharp knife, warm kitchen
head: Make it once here, then at home
lede: Evenings and Saturdays around one long table: you cook with your own hands, we explain the why, and at nine everybody sits down.
offer: Pasta by hand|Flour, eggs, and a rolling pin that is older than us.|dish
offer: Bread|Starter to take home.|loaf
offer: Market Saturday|Shop first, then decide.|vegetables
offer: Your group|Eight to fourteen people, your menu.|table
day: 18:00|Pasta by hand|Three shapes, two sauces.|Long table|Wednesday
day: 18:00|Vegetables, properly|Five dishes, no side.|Long table|Friday
day: 9:30|Market Saturday|Basket, then stove.|Market, then kitchen|Saturday
role: Cook|Teaches by taste and confiscates measuring jugs.
plan: One evening|85|Cooking and supper.|Four hours; All ingredients; Wine or lemonade; Recipes to keep|Most chosen
plan: Market Saturday|110|With shopping.|Six hours; Coffee on the way; Lunch at the long table
plan: Your group|950|Up to twelve people.|The kitchen for yourselves; Menu by agreement; Aprons
per: per person
ask: Do I need to know anything?|Which end of the knife to hold.
ask: I do not eat everything.|Tell us when you reserve. Vegetarian is always possible, allergies are taken seriously.
ask: What do I bring?|Closed shoes and appetite. Aprons hang on the door.
title: process|How an evening goes
step: Apron on|A glass of something, the menu on the board.
step: Cook|In pairs, everyone does everything once.
step: Sit down|At the long table.
step: Go home|With recipes and leftovers.
shot: Long table|table
shot: Flour|loaf
shot: Market basket|vegetables
shot: Three sauces|dish
shot: Rolling pin|dish
shot: Sitting down|wine

# tutor
words: tutoring, maths tutor, math tutor, private tutor, private lessons, homework help, tuition, tuition centre, learning centre, exam preparation, test prep, english tutor, physics tutor, science tutor, online tutor
own: this tutor
schema: EducationalOrganization
art: book, document, lamp, chart
act: Ask for a first hour > contact
act: See the prices > pricing
head: It was never about talent
head: One hour, one knot untied
head: The missing week, found
lede: Single lessons for pupils and students: we look for the point where it stopped making sense and start again one step before it.
offer: Weekly lessons|Same hour, same chair, steady progress.|clock
offer: Exam preparation|Old papers, real time, no drama.|document
offer: Catching up|For a half year that got lost.|book
offer: Online|Camera on paper, not on faces.|laptop
role: Tutor|Explains it a third way, with drawings.
plan: First hour|25|To see where we stand.|Sixty minutes; A short note for the parents; No obligation
plan: Weekly|38|An hour a week.|Sixty minutes; Here or online; Notes after each lesson|Most chosen
plan: Before the exam|330|Ten hours in four weeks.|Ten lessons; Old papers; One rehearsal
title: process|How we begin
ask: How quickly will marks improve?|Understanding comes first; marks follow a test or two later. Nobody honest promises a number.
ask: How often should we meet?|Once a week, usually. Twice in the month before an exam.
ask: Do you talk to the school?|If you want that, yes. It often helps.
ask: From which class on?|Tell us the subject and year, and we say whether we are the right person.
shot: The table|table
shot: Squared paper|document
shot: The lamp|lamp
shot: Old papers|document
shot: Online, camera on paper|laptop
shot: Understood|bulb

# riding school
words: horse riding school, riding lessons, horse riding lessons, equestrian centre, pony club, riding stable, riding stables, horse riding, riding centre
own: this riding school
schema: SportsActivityLocation
art: horse, hills, forest, garden
act: Ask for a first lesson > contact
act: See the prices > pricing
head: Heels down, eyes up
head: The pony decides. You suggest
head: Grooming first, galloping later
lede: Lessons on calm horses for children and adults, hacks through the woods and a yard where everybody sweeps.
offer: First steps|On the lunge, with a neck strap and patience.|horse
offer: Group lessons|Four riders, four opinions.|hills
offer: Hacks|An hour or a half day, by experience.|forest
offer: Pony days|For children from five, mud included.|toy
day: 15:30|Children, beginners|Grooming, leading, riding.|Arena|Tuesday and Thursday
day: 17:00|Group lesson|Walk, trot, first canter.|Arena|Tuesday and Thursday
day: 10:00|Hack|For those who canter safely.|Woods|Sunday
role: Riding teacher|Fell off everything once, so that you need not.
plan: Lunge lesson|38|Thirty minutes.|One horse, one teacher; Helmet lent; Grooming explained
plan: Group lesson|28|An hour.|Four riders; Arena or field; Help with saddling|Most chosen
plan: Hack|45|Ninety minutes.|A guide; Woods and fields; For safe riders
ask: What should I wear?|Long trousers, shoes with a small heel, gloves. Helmets are here.
ask: From what age?|Pony days from five, lessons from seven or so.
ask: Is there a weight limit?|Yes, for the horses’ sake. Ask, and we say which horse fits.
ask: What if I am afraid?|Then we groom first. Fear is sensible; we work with it.
shot: The yard|house
shot: Morning feed|horse
shot: Arena|hills
shot: Tack room|shelf
shot: Woods|forest
shot: Pony day|horse

# surf school
words: sailing school, ski school, snowboard school, kite school, kitesurf school, windsurf school, surf lessons, surf camp, sailing lessons, sailing course, ski lessons, ski instructor, diving school, climbing school, paragliding school, flying school, flight school, golf lessons, tennis school, tennis lessons, skate school, surf instructor, kitesurfing, sailing academy
own: this school
schema: SportsActivityLocation
art: sea, boat, mountains, hills
act: Ask for a place > contact
act: See the courses > services
head: Fall in, get up, again
head: Weather first, plan second
head: Your first day will be your funniest
lede: Courses for first-timers and for people who have been doing it wrong for years. Gear is included, and the teachers watch the weather so that you can watch your feet.
offer: First day|Three hours, all gear, much falling.|sun
offer: Five-day course|From standing to steering.|sea
offer: Children|Own groups, own games, cocoa.|toy
offer: Private|One teacher, one problem, solved.|portrait
day: 9:00|Beginners|Dry practice first.|Meeting point|Every day
day: 11:00|Second step|For those who stand.|Meeting point|Every day
day: 14:00|Children|With breaks.|Meeting point|Every day
role: Head teacher|Looks at the sky, then at you, then says “tomorrow” if it has to be tomorrow.
plan: First day|65|Three hours.|All gear; Six people, one teacher; Photographs of the falls
plan: Five days|260|Two hours a day.|All gear; Same teacher; A free extra hour if the weather fails|Most chosen
plan: Private|80|An hour.|One teacher; Your time; Video if you dare
per: per person
ask: Do I have to be fit?|You should be able to swim or walk uphill, whichever applies. The rest comes.
ask: What if the weather is wrong?|We move the lesson or give the money back. The teachers decide, and they are strict.
ask: What should I bring?|Swimwear or warm layers, sun cream, a towel. All other gear is here.
ask: From what age?|Children from six in their own groups, younger ones with a parent.
title: timetable|Daily, weather permitting
shot: Dry practice|hills
shot: First try|sea
shot: Gear room|shelf
shot: The teachers|portrait
shot: Late light|hills
shot: Cocoa|cup

# art class
words: art classes, art lessons, drawing class, drawing lessons, painting class, painting lessons, pottery class, pottery classes, pottery course, ceramics class, sewing class, sewing classes, sewing school, knitting class, craft workshop, craft workshops, life drawing, art workshop, photography class, photography course, printmaking class, weaving class, painting workshop, children's art
own: this studio
schema: EducationalOrganization
art: paint, studio, vase, hands
act: Reserve a place > contact
act: See the classes > services
head: Sleeves up, phones away
head: Bad first tries, warmly received
head: Two hours with both hands
lede: Evening and weekend classes for people who have not made anything since school. Materials are on the table, the kettle is on, and nobody grades.
offer: Beginners|Six evenings, from the first line.|pencil
offer: Open studio|Bring your own project, get help.|studio
offer: Children|Saturday mornings, washable.|toy
offer: Weekend|Two days, one piece, lunch.|paint
day: 18:30|Beginners|Six evenings.|Large table|Tuesday
day: 19:00|Open studio|Come when you can.|Everywhere|Thursday
day: 10:00|Children|From six.|Small table|Saturday
role: Teacher|Has ruined more material than you ever will, and shows you how.
plan: One evening|35|Try it.|Two and a half hours; All materials; Tea
plan: Six evenings|180|The beginners’ course.|Eight people; All materials; Your piece to take home|Most chosen
plan: Weekend|160|Saturday and Sunday.|Ten hours; Lunch; All materials
ask: I cannot draw a straight line.|Nobody can. That is what rulers are for, and we rarely need one.
ask: Are materials included?|Yes, all of them. Wear something that may get spots.
shot: Large table|table
shot: First tries|paint
shot: Tools|shelf
shot: Children’s Saturday|toy
shot: Drying|vase
shot: What came of it|paint
`);
