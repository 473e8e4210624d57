import { readTrades } from './read-trades';
import { lessonsShared } from './lessons-shared';

/** Lessons in what is played, sung, danced, cooked and painted. */
export const artLessons = readTrades(`
${lessonsShared}
# music teacher
words: music school, music lessons, drum lessons, drum teacher, drumming lessons, flute teacher, saxophone teacher, trumpet teacher, music tutor, keyboard lessons, school of music, piano lessons, piano teacher, piano school, guitar lessons, guitar teacher, violin lessons, violin teacher, cello teacher, singing lessons, singing teacher, vocal coach, voice lessons, drum lessons, drum school, flute lessons, ukulele lessons, saxophone lessons, music academy, music teacher
own: this music school
schema: MusicGroup
art: piano, score, guitar, room
head: Three chords by Sunday
head: Play it slowly, play it right
head: From first note to first song
lede: Lessons for children and adults, at a pace that leaves room for school, work and sore fingers. You play a song from the first week on.
offer: Children|Short lessons, real songs, parents outside.|children
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
offer: Children|From four, with much running.|children
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
shot: Children’s class|children
shot: Summer show|night
shot: First dance|ring

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
lede: Around one long table: you cook with your own hands, we explain the why, and at the end everybody sits down.
offer: Pasta by hand|Flour, eggs, and a rolling pin that is older than us.|dish
offer: Bread|Starter to take home.|loaf
offer: Market day|Shop first, then decide.|vegetables
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

# art class
words: art classes, art lessons, drawing class, drawing lessons, painting class, painting lessons, pottery class, pottery classes, pottery course, ceramics class, sewing class, sewing classes, sewing school, knitting class, craft workshop, craft workshops, life drawing, art workshop, printmaking class, weaving class, painting workshop, children's art
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
offer: Children|At their own pace, washable.|children
offer: Weekend|One piece, with time for it.|paint
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
shot: Children’s Saturday|children
shot: Drying|vase
shot: What came of it|paint

# photography class
words: photography class, photography classes, photography course, photography courses, photography lessons, photography workshop, photography workshops, photography school, camera course, smartphone photography course, phone photography course
own: this course
schema: EducationalOrganization
art: camera, frame, hills, lamp
act: Reserve a place > contact
head: See first, then press
head: Off automatic, on purpose
head: The camera you have is enough
lede: Light, a frame and the right moment: you learn to see them, then to set the camera so that it agrees with you. We look at your own pictures every time.
offer: Beginners|From automatic to a setting that you chose.|camera
offer: Light|Window, street, night, and no flash in anybody’s face.|lamp
offer: People|How to ask, and how to keep them laughing.|portrait
offer: Walks|Out with the camera, back with five good ones.|hills
week: Exposure|Week 1|Aperture; Time; ISO; Which of them to change first
week: Light|Week 2|Direction; Hard and soft; The hour before sunset
week: Composition|Week 3|What to leave out; Lines; Where the eye goes
week: People|Week 4|Portraits by a window; Hands; Asking strangers
week: Out and about|Week 5|Streets; Weather; Waiting for it
week: Your own series|Week 6|Choosing; Order; A small show of prints
fits: You own a camera and use one button|We begin with the other ones.|camera
fits: You shoot with a phone|Most of what we do works on it.|phone
fits: You know the settings and want to see better|Half of every evening is looking.|frame
role: Photographer and teacher|Says why a picture works, and never that it is nice.
plan: The course|190|Small group.|All evenings; Feedback on your pictures; Notes to keep|Most chosen
plan: One walk|35|Three hours outside.|A theme; Help with settings; A look at the results
plan: One to one|60|An hour.|Your camera; Your questions
said: I had owned the camera for six years. Now I have met it.|Beginner
said: We looked at one bad picture of mine for ten minutes, and I learnt more than in a year.|Third week
said: I see light on walls now. It is a nuisance, and wonderful.|Finished in spring
ask: Which camera do I need?|The one you have. A phone is fine for most of it.
ask: Do I need any experience?|No. If you have some, say so, and you get harder tasks.
ask: What do I bring?|The camera, its charger, and three pictures of yours that you would like to talk about.
ask: What if I miss an evening?|You get the notes, and the task for the week.
shot: A walk at dusk|night
shot: By the window|window
shot: On the wall|frame
shot: Looking at prints|table
shot: Street corner|city
shot: Waiting for light|sun

# tutor
words: tutoring, maths tutor, math tutor, private tutor, private lessons, homework help, tuition, tuition centre, learning centre, exam preparation, test prep, english tutor, physics tutor, science tutor, online tutor
own: this tutor
schema: EducationalOrganization
art: graduation-cap, books, calculator, pencil
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
`);
