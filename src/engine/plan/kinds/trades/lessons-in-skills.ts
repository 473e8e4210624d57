import { readTrades } from './read-trades';
import { lessonsShared } from './lessons-shared';

/** Lessons in driving, speaking, swimming, riding. */
export const skillLessons = readTrades(`
${lessonsShared}
# driving school
words: driving lessons, driving instructor, motorcycle school, driver training, driving academy
own: this driving school
schema: EducationalOrganization
art: car, key, city, map
head: Left, right, and breathe
head: You stall, we wait
head: Parking, explained until it is boring
lede: Lessons at your pace, a second set of pedals and somebody beside you with good nerves.
offer: Car licence|Manual or automatic, from the first clutch to the test.|car
offer: Motorcycle|Cones first, bends later.|bike
offer: Refresher|For people who have a licence and a fear of motorways.|map
offer: Theory|Ask how you prepare for the test.|book
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

# swim school
words: swimming school, swimming lessons, swim lessons, swim school, baby swimming, swimming teacher, swim coach, swimming classes
own: this swim school
schema: SportsActivityLocation
art: swimmer, rubber-duck, fish
act: Ask for a place > contact
act: See the courses > services
head: First float, then swim
head: Water up to the smile
head: Nobody lets go too early
lede: Courses for babies, children and adults in warm water and small groups. The teachers are in the water, not beside it.
offer: Babies with a parent|From four months, thirty minutes, warm.|rubber-duck
offer: Children|From floating to the first badge.|fish
offer: Adults|For those who never learnt, and nobody asks why.|portrait
offer: Technique|Crawl that does not hurt.|swimmer
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

# riding school
words: horse riding school, riding lessons, horse riding lessons, equestrian centre, equestrian center, equestrian facility, equestrian club, horseback riding, horseback riding lessons, riding center, riding stables and lessons, pony club, riding stable, riding stables, horse riding, riding centre
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
offer: Pony days|For children from five, mud included.|children
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
offer: Children|Own groups, own games, cocoa.|children
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
`);
