import { readTrades } from './read-trades';

/** Houses where children and students spend their days: the day, the people, how to get a place. */
export const schools = readTrades(`
pages: school
act: Ask for a place > contact
open: 1|5|8|16
title: faq|What families ask|Before you decide
title: timetable|A day with us|The day, hour by hour
title: process|How you get a place
title: team|The people your child will meet
title: contact|Come and look
reach: Come and look|Write or call, and we find an hour for a visit.
call: Would you like to see it in daily life?|Come in the morning, when everything is going on.
step: Come and see|An hour in the morning, with your child if you like.
step: Registration|A form, and your questions.
step: Our answer|You hear from us in writing, either way.
step: Settling in|Step by step, at the child’s pace.

# forest kindergarten
words: forest school, nature kindergarten, outdoor nursery, outdoor kindergarten, waldkindergarten, forest nursery, nature nursery
own: this kindergarten
schema: Preschool
kicker: Forest kindergarten
art: forest, tree, mushroom, leaf
act: Visit us in the forest > contact
act: See our day > timetable
head: Every morning begins under trees
head: Mud is part of the timetable
head: Four seasons, one classroom
lede: The children spend the morning outdoors in every weather, with the same adults, the same stream and a heated hut for the worst days.
why: Outdoors, all year|Only storm and thunder keep us in the hut.|tree
why: A small group|Everyone knows everyone, and the dog’s name.|hands
why: Play that is their own|A stick is a stick until someone needs a ship.|leaf
why: Ready for school|Counting cones, telling stories, waiting one’s turn.|book
offer: Mornings|From arrival at the circle of logs to the midday story.|tree
offer: Afternoons|For those who stay longer.|forest
offer: Family days|Outside together, with soup.|bowl
day: 8:00|Arrival|Boots on, bags on the hooks.|Meeting place
day: 8:45|Circle|A song, the weather, who is here today.|Log circle
day: 9:15|Breakfast|Everybody brings their own. The squirrels know.|Log circle
day: 9:45|Into the forest|Stream, climbing tree, building site.|Outdoors
day: 12:00|Story|Under the tarp if it rains.|Tarp
day: 12:30|Going home, or lunch|Warm food in the hut for the afternoon group.|Hut
day: 15:00|Pick-up for the afternoon group|Tired, dirty, talkative.|Meeting place
about: We are a forest kindergarten{in} for small children. The forest is the room, and the hut is there for changing socks.
about: Ask who goes out with a group, and what they carry: dry clothes, a first-aid bag and a great deal of patience.
role: Head teacher|Knows every edible plant and every child who tested one.
role: Teacher|Sings in the rain, in tune.
role: Helper|Ties forty knots a day.
plan: Mornings|190|Five mornings, 8 to 12:30.|Five mornings a week; Tea all winter; Family days|Most chosen
plan: Mornings and two afternoons|260|With lunch on two days.|Five mornings; Two afternoons until 15:00; Lunch
plan: Sibling|140|For the second child.|Five mornings; Same group if you like
per: per month
ask: What if it rains?|Then it rains. With the right clothes most children do not notice; in storm we stay in the hut.
ask: What does my child need?|Rain trousers, boots, layers, a rucksack with a chest strap. You get a list, and there is a box of spares.
ask: How do you handle toilets, ticks and hands?|There is a compost toilet, warm water from a can, and a check for ticks every midday. We show you how to check at home.
ask: How old are the children?|From three until they start school.
ask: How does settling in work?|You come along for the first days and stay nearer to the hut each time, until nobody looks round for you.
ask: Are there fees beside the monthly one?|A small yearly amount for ropes, saws and tea.
ask: Is my child ready for school afterwards?|Yes. They can listen, wait, tell a story and tie a bow, and they have met numbers on every walk.
shot: Log circle|forest
shot: The stream|lake
shot: The hut in snow|house
shot: Mushroom day|mushroom
shot: Rucksacks in a row|bag
shot: Climbing tree|tree

# kindergarten
words: nursery, nursery school, daycare, day care, day nursery, preschool, pre school, childcare, childcare centre, creche, crèche, playgroup, montessori, montessori kindergarten, waldorf kindergarten, toddler group, early years
own: this kindergarten
schema: Preschool
art: toy, house, garden, hills
act: Arrange a visit > contact
act: See our day > timetable
head: Small shoes in a row
head: A second living room, with more paint
head: They nap, you work, nobody worries
lede: A house for small children: familiar faces, a hook for each coat, and time to put on one’s own shoes.
why: The same people|Your child has one person who is theirs, from the first day.|heart
why: Eaten together|At a small table, with everybody.|bowl
why: Out of doors|In nearly any weather.|garden
why: You know what happened|A few words at the door, when you come.|chat
offer: Under threes|A quiet corner, many laps.|children
offer: Three to six|Projects, songs, arguments about sand.|paint
offer: Early and late hours|For parents with trains to catch.|clock
day: 7:30|Arrival and free play|Breakfast for early birds.|Everyone
day: 9:00|Morning circle|Who is here, what is new, one song.|Groups
day: 9:30|Play, paint, build|Indoors and in the garden.|Groups
day: 11:30|Lunch|Everyone lays a place.|Dining room
day: 12:30|Nap, or quiet corner|Nobody has to sleep.|Quiet room
day: 14:30|Fruit, then outside|In nearly any weather.|Garden
day: 16:30|Last pick-up|With news of the day.|Door
about: We look after children{in} at their own pace. Come and look round, and ask everything you would like to know.
about: We take settling in seriously, and we take parents seriously when they cry at the door.
role: Head of the house|Knows all the birthdays and all the allergies.
role: Group teacher|Can explain anything with wooden blocks.
role: Helper|Knows whose mitten that is.
plan: Mornings|320|8:00 to 12:30, with lunch.|Five mornings; Lunch and fruit; Garden every day
plan: Full day|490|7:30 to 16:30.|Five days; All meals; Nap and quiet room|Most chosen
plan: Three days|330|Fixed days.|Three full days; All meals; Swaps if there is room
per: per month
ask: From what age can my child come?|Tell us how old your child is, and we say what there is.
ask: How long does settling in take?|As long as your child needs. You stay in the room at first.
ask: Is there a waiting list?|Ask. We tell you honestly where you stand.
ask: What does my child eat?|Ask us, and tell us about allergies before the first day.
ask: What happens when my child is ill?|You call in the morning. If it starts here, we call you and keep them warm until you come.
ask: Are there public subsidies?|Often. Ask us which papers your town wants; we help with the form.
ask: When are you closed?|Ask for the dates of this year.
shot: Shoes in a row|shoe
shot: The garden|garden
shot: Lunch|bowl
shot: Paint day|paint
shot: Quiet corner|book
shot: The good tree|tree

# school
words: ^school, small school, local school, primary school, elementary school, secondary school, high school, grammar school, grade school, middle school, boarding school, public school, private school, international school, montessori school, waldorf school, steiner school, comprehensive school, village school, special school
own: this school
schema: School
art: school, books, globe, pencil
act: Arrange a visit > contact
act: See the school day > timetable
head: A school that knows your name
head: Sums, songs and a muddy field
head: Questions first, bells later
lede: Lessons, music, sport and books, and people who know who sits where. Come and see the school while it is working.
why: A raised hand|It is seen, and gets an answer.|school
why: Reading every day|A little, everybody, including the head.|books
why: Music and making|Singing, making, trying things out.|guitar
why: Support|Extra help early, and without a label.|hands
offer: Lower classes|Reading, counting, getting on with each other.|book
offer: Upper classes|More subjects, more say.|books
offer: After school|Homework, football, theatre, chess.|ball
day: 8:00|Doors open|Breakfast club in the hall.|Hall
day: 8:30|First lessons|Reading in every room.|Classrooms
day: 10:15|Break|Outside, if the sky allows.|Yard
day: 10:45|Lessons|Two blocks of forty-five minutes.|Classrooms
day: 12:30|Lunch|Cooked, eaten at tables.|Hall
day: 13:30|Workshops and subjects|Science, art, sport.|All over
day: 15:15|End of lessons|Clubs until half past four.|Yard
about: We are a school{in} with open doors and clear rules.
about: Come and see a lesson. It tells you more than a page can.
role: Head teacher|At the gate every morning.
role: Lower classes|Has taught reading to people who hid under tables.
role: School office|Finds everything, including gloves.
date: 10 March|Open morning|Lessons as they are, questions afterwards.|9:00 to 12:00
date: 25 April|Spring concert|Choir, band, one very small trumpet.|17:00
date: 13 June|Summer fair|Cake, goalkeeping, old books.|From 14:00
ask: How do we register?|Come to an open morning or call the office. You get a list of papers and a date.
ask: Is there a catchment area?|Ask the office with your address; they can say at once.
ask: What happens after lessons?|Ask which clubs there are this term.
ask: Is there a warm lunch?|Ask the office what is cooked, and tell them about allergies.
ask: How do you deal with bullying?|We listen to everyone, act the same day and stay on it. Both families hear from us.
ask: When are the holidays?|The dates stand in the calendar, and the office sends them at the start of the year.
shot: The gate|door
shot: Library|books
shot: The field|ball
shot: Choir|microphone
shot: Science room|bulb
shot: School garden|garden

# university department
words: university, college, faculty, department, graduate school, business school, art school, art academy, institute, research school, law school, medical school, vocational college, seminary, conservatory
own: this department
pages: academy
schema: CollegeOrUniversity
art: books, lamp, school, city
act: Ask about studying > contact
act: See what you can study > services
head: Read closely, argue kindly
head: Questions that take a semester
head: Come with doubts, leave with better ones
lede: Degree programmes, research groups and public lectures. Here is what you can study, who teaches it and how to apply.
why: Seminars, not crowds|You will be asked what you think.|chat
why: Research from year two|In projects that are really under way.|lamp
why: Somebody to ask|About courses, and about everything around them.|door
offer: Bachelor|Where most people begin.|books
offer: Master|A thesis, and a supervisor who reads.|document
offer: Doctorate|By project, with a small group around you.|lamp
offer: Guest students|Sit in and listen. Ask first.|chair
step: Choose a programme|The handbook says what is taught and when.
step: Papers|Certificates and a page on why.
step: Interview|For some programmes.
step: Enrolment|You hear from us by letter and mail.
date: 11 March|Public lecture|Open to everyone, questions welcome.|18:00
date: 22 April|Open day|Seminars to sit in on, students to ask.|From 10:00
date: 5 June|Posters and coffee|What the final-year students found.|14:00
about: We teach and do research{in}. The corridor smells of coffee and toner, and the best discussions happen at the copier.
about: What we publish and whom we work with stands on the pages of each group.
role: Head of department|Answers mail on the day, in whole sentences.
role: Student advice|Has seen every form and forgives most.
role: Programme coordination|Knows which course moves to which room.
ask: When can I apply?|Terms and closing dates differ by programme. Ask for yours and you get the date.
ask: Which language are courses in?|It stands with each course in the handbook.
ask: Are there tuition fees?|That depends on programme and country. The advice office tells you for your case.
ask: Can I visit a seminar first?|Yes. Write a day before.
ask: Can I study part time?|In several programmes. Ask which.
ask: Are there scholarships?|Some. The advice office has the list and the dates.
title: events|Lectures and open days
title: services|What you can study
title: features|How we teach
title: process|How to apply
title: team|Who to ask
title: faq|Before you apply
title: about|The department
title: contact|Questions about studying
reach: Questions about studying|What you would like to study, and what you have done so far.
call: Still deciding?|Sit in on a seminar. It is free.

# summer camp
words: holiday camp, day camp, youth camp, sports camp, football camp, science camp, art camp, music camp, language camp, coding camp, theatre camp, drama camp, adventure camp, camp for children, children's camp, kids camp, nature camp
own: this camp
art: tent, lake, forest, ball
act: Ask for a place > contact
act: See a day at camp > timetable
head: A holiday without saying “bored”
head: Something to do from breakfast on
head: Home tired, brown and talkative
lede: Days full of things to do for children and young people, with leaders who know their names and something to tell at home.
why: Known by name|By leaders who were campers once.|tent
why: Looked after|Somebody counts heads, several times a day.|hands
why: Real food|Cooked together, eaten outdoors.|bowl
offer: Week camp|Sunday to Saturday, in tents.|tent
offer: Day camp|8:30 to 17:00, bed at home.|sun
offer: Teen camp|Canoes, further out.|boat
day: 8:00|Breakfast|Porridge, and the weather read out loud.|Kitchen tent
day: 9:30|Morning block|Swimming, climbing, workshop.|Groups
day: 12:30|Lunch and quiet hour|Hammocks count as quiet.|Meadow
day: 14:30|Afternoon block|The big game, or the lake.|Everyone
day: 18:30|Supper|Each group cooks once.|Kitchen tent
day: 20:30|Fire|Songs, then one story.|Fireplace
about: We run a camp{in} for children and young people. Everybody is new on the first morning and nobody on the second.
about: Ask who looks after the children and what they have learned for it; we tell you.
role: Camp leader|Counts heads, several times a day.
role: Kitchen|Large pots, no complaints.
role: Water|Has a whistle and uses it.
plan: Day camp|210|Five days, 8:30 to 17:00.|Lunch and fruit; All workshops; Bus from town
plan: Week camp|380|Seven days, six nights.|All meals; Tent and mat; Night hike|Most chosen
plan: Teen camp|420|Seven days on the water.|Canoe and gear; All meals; Swimming badge needed
per: per child
ask: How old must my child be?|Tell us how old your child is, and we say which group fits.
ask: What if they are homesick?|It comes on the second evening and goes with pancakes. We call you if it stays.
ask: What should we pack?|A list comes with the confirmation. Everything with a name on it, please.
ask: What about allergies and medicine?|Tell us on the form, and we talk it through before the first day.
ask: Can friends be in the same tent?|Yes, if both write it on the form.
ask: What if we cancel?|Tell us early. What you get back and until when stands in the confirmation.
shot: Tents|tent
shot: The jetty|lake
shot: Fire|candle
shot: Canoes|boat
shot: Night hike|moon
shot: Frog, released|forest
title: timetable|A day at camp
title: process|How to get a place
step: Choose a week|And a second choice.
step: Form|Health, food, friends.
step: Letter|With the list and the bus.
step: Off you go|We wave until they are out of sight.
`);
