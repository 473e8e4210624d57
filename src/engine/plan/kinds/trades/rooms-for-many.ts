import { readTrades } from './read-trades';
import { localsShared } from './locals-shared';

/** Rooms that many share: desks by the day, halls by the hour, pools and courts, an evening for the young. */
export const roomsForMany = readTrades(`
${localsShared}
# coworking space
words: coworking, co working, co working space, coworking office, coworking studio, coworking hub, coworking cafe, shared office, shared office space, shared workspace, flexible workspace, flexible office, flex office, workspace, work hub, hot desk, hot desking, serviced office, office hub, business centre, business center, makerspace and coworking
own: this place
pages: outing
schema: CoworkingSpace
art: office, laptop, cup, counter
act: Book a look around > contact
act: See the desks and prices > pricing
head: A desk, a door, decent coffee
head: Work here. Go home afterwards
head: Like an office, with better company
lede: Desks by the day, a place of your own by the month, rooms with a door for meetings and calls. People nod, nobody pitches.
offer: Day desk|Come, sit anywhere, plug in.|laptop
offer: Your own desk|Leave the screen, the mug and the plant.|chair
offer: Small offices|For teams who like to close a door.|door
offer: Meeting rooms|By the hour, with a screen that connects.|calendar
offer: Calls|Booths in which nobody hears the numbers.|phone
offer: Evenings|Lunch together, talks, now and then a fix-it hour.|cup
line: Ask when you come to look round; we show you.
plan: A day|20|Come and go as you like.|Any free desk; Wi-fi and coffee; Phone booths
plan: Part of the month|110|For two or three days a week.|Eight days; Meeting room hours; Letters taken in|Most chosen
plan: Every day|220|A desk that stays yours.|Your own desk; Locker and key; Guests welcome
per: sample prices
step: Come and look|A quarter of an hour, at a time when others are working.
step: Try a day|Bring what you really have to do.
step: Choose|By the day or by the month. You can change.
step: Get your key|And the word for the wi-fi.
about: {name} is a place to work{in} for people who have no office, or have one and would like another.
about: We keep the light good, the chairs decent and the kitchen honest. Whoever takes the last coffee makes the next.
said: I get more done by noon than at home in a day.|Desk member
said: Our whole team is four people and one door. It fits.|Small office
said: I came for the wi-fi and found my accountant.|Day desk
ask: Can I come for a single day?|Yes. Write the day before, and a desk is there.
ask: Is it loud?|There is a quiet side and a talking side. You will know which is which.
ask: Can my clients visit?|Yes. Take a meeting room, or the sofa if it is good news.
ask: May I use the address?|Ask us. For most memberships it can be arranged.
title: services|Where you sit
title: pricing|Desks and rooms
title: gallery|A look around
title: process|From the first look to a key
title: testimonials|From the next desk
reach: Book a look around|Say when, how many of you, and what you need.
call: Would you like to try a day?|Bring your work, we bring the coffee.
shot: The long table|office
shot: Coffee first|cup
shot: The quiet side|lamp
shot: A room with a door|door
shot: A plant that stayed|plant
shot: After six|window

# community hall
words: village hall, community centre, community center, community hub, neighbourhood centre, neighborhood center, village centre, community hall, church hall, parish hall, memorial hall, public hall, grange hall, scout hut, village institute, town hall for hire, community building, parish rooms
own: this hall
pages: house
schema: CivicStructure
art: house, chair, cup, village
act: Ask to hire the hall > contact
act: See what is on > events
head: A roof, a kettle, chairs for all
head: Something on every night
head: Come in, the kettle is on
lede: A hall, a smaller room and a kitchen: for classes, clubs, birthdays, meetings and the things a neighbourhood does because somebody put up a poster.
offer: The main hall|A stage, a floor for dancing, chairs that stack.|house
offer: The small room|For twelve, a table and a sensible lamp.|table
offer: The kitchen|Ask what is in it.|cup
offer: What is on|Classes, clubs and groups through the week.|calendar
offer: Parties|Decorate it, enjoy it, sweep it.|cake
line: Ask the bookings desk which room and hour would suit.
plan: Small room|10|An hour.|Up to twelve people; Tables and chairs; Kettle
plan: Main hall|18|An hour.|Stage; Tables and chairs; Kitchen|Most hired
plan: A party|90|An afternoon or an evening.|Main hall and kitchen; Time to set up; Time to sweep
day: 10:00|Parents and toddlers|Coffee for one, toys for the other.|Main hall|Monday
day: 18:30|Gentle exercise|Bring a mat.|Main hall|Tuesday
day: 14:00|Lunch and cards|Everybody is dealt in.|Small room|Wednesday
day: 19:30|Rehearsal|Come and listen at the door.|Main hall|Thursday
date: 14 March|Jumble sale|Bring it on Friday, buy it back on Saturday.|From 10:00
date: 18 April|Film on the big wall|Chairs are there, cushions are wise.|19:30
date: 9 May|Committee meeting|Open to all. Biscuits are minuted.|19:00
step: Ask|Day, hours, what you are planning.
step: See it|Somebody lets you in and shows you the switches.
step: Confirm|One page, with the price and what is included.
step: Collect the key|And leave the hall as you would like to find it.
about: {name} belongs to everybody who uses it{in}: the dancers, the card players, the toddlers and whoever is having a birthday.
about: A committee of volunteers looks after the roof, the diary and the boiler. New members are welcome, ladders are provided.
role: Bookings|Has the diary, knows who can swap.
role: Chair of the committee|Begins on time, ends on time.
role: Treasurer|Counts, reports, mends the tap.
ask: How do I book?|Write with the day, the hours and what it is for. You hear whether it is free.
ask: Are tables, chairs and the kitchen included?|Yes. They stay here, and they go back where they were.
ask: Is it step-free?|Ask us about the entrance, the hall and the toilets before you come.
ask: Can I join the committee?|Please do. It meets a few times a year and there are biscuits.
title: services|What there is
title: pricing|Hire
title: events|What is on
title: timetable|Every week
title: team|The committee
reach: Ask to hire the hall|Day, hours, number of people, and whether there will be dancing.
call: Is your date free?|Ask, and you get a yes or another day.
shot: The hall, empty|room
shot: Chairs, stacked|chair
shot: The kitchen|cup
shot: Toddlers|children
shot: Card afternoon|table
shot: The key|key

# sports centre
words: sports center, leisure centre, leisure center, recreation centre, recreation center, rec center, sports hall, sports complex, leisure complex, sports and leisure centre, ymca, sports village, leisure club
own: this centre
pages: outing
schema: SportsActivityLocation
art: ball, gym, runner, sea
act: Ask about times > contact
act: See the prices > pricing
head: Bring shoes that squeak
head: One roof, nine ways to be tired
head: Play first, shower later
lede: A hall with lines in every colour, a gym, courts and classes. For schoolchildren, teams, beginners, and those who only come for the sauna and say so.
offer: Hall and courts|By the hour, with nets and balls.|ball
offer: Gym|Somebody shows you the machines.|dumbbell
offer: Classes|Before work, at lunch, after bedtime.|runner
offer: Children|After school, holidays, birthdays.|children
offer: Clubs and teams|A slot each week that stays yours.|flag
line: Ask at the desk for times and a first go.
plan: Once|6|For a single visit.|Gym or class; Locker; Shower
plan: Ten visits|50|No hurry.|Gym and classes; Share it at home; Locker
plan: A month|34|As often as you like.|Gym and classes; Courts at off-peak hours; Freeze when you are ill|Most chosen
step: Look at the times|What is free and what is full.
step: Come once|No membership needed.
step: Let somebody show you|Ten minutes that save a back.
step: Come back|On the day that you can keep.
about: {name} is for everybody{in}: for those who train for something, and those who train against the stairs.
about: The lines on the floor belong to six sports. Over the years one learns to see only one's own.
said: My son plays, I swim, my mother comes for the coffee.|Family
said: The first class in which I was not the slowest. I nearly was.|Beginner
said: Every Tuesday at eight, for years. The hall is always ready.|Team
ask: Do I have to be a member?|No. You can pay for each visit.
ask: Can we hire a court or the hall?|Yes, by the hour or every week. Ask for free slots.
ask: I have not done any sport for years.|Say so at the desk. There are classes for exactly that.
title: services|Under this roof
title: pricing|What it costs
title: gallery|A look around
title: testimonials|From the changing rooms
reach: Ask about times|Which sport, which day, how many of you.
call: Which day could you keep?|Ask for that one, and start small.
shot: Lines in six colours|ball
shot: The gym, early|gym
shot: Warm-up|runner
shot: Lockers|key
shot: After school|children
shot: The desk|counter

# youth club
words: youth centre, youth center, youth project, youth group, youth hub, young people's club, teen center, teen centre, drop in for young people, boys and girls club, boys' club, girls' club, kids club, children's club
own: this club
pages: house
schema: Organization
art: guitar, ball, room, controller
act: Ask us anything > contact
act: See the dates > events
head: Come in. Shoes can stay on
head: Somewhere to be after school
head: A sofa, a ball, someone who listens
lede: A place for young people to be with others, try things and be left in peace. There is a table for table tennis, toast, and grown-ups who know when to go and make it.
offer: Drop in|Come when the door is open, leave when you like.|door
offer: Music|Guitars, a drum kit, thick walls.|guitar
offer: Sport|A ball, a yard, rules you agree on.|ball
offer: Homework|A quiet table and somebody who remembers fractions.|book
offer: Trips|In the holidays, decided by vote.|map
offer: Someone to talk to|About school, home, or nothing in particular.|chat
open: 2|5|15.5|20
day: 15:30|Open door|Table tennis, toast, sofa.|Downstairs|Tuesday
day: 17:00|Music room|Bring an idea, borrow a guitar.|Upstairs|Wednesday
day: 16:00|Homework table|With biscuits.|Small room|Thursday
day: 18:00|Cooking together|Whoever chops, chooses the music.|Kitchen|Friday
date: 14 March|Open evening|For parents, too. Sofa reserved for members.|18:00
date: 18 April|Holiday trip|The vote is on the wall.|9:00
date: 6 June|Our own concert|Loud, short, brave.|19:00
about: {name} is for young people{in}, whoever they are and whatever happened at school today.
about: Those who come decide what is on. The grown-ups look after the rest: safety, toast and closing time.
role: Youth worker|Plays table tennis badly on purpose.
role: Music|Tunes everything, judges nothing.
role: Volunteers|Cook, drive, listen.
ask: Does it cost anything?|Coming in does not. For trips there is a small share, and help if that is too much.
ask: Do I have to sign up?|Come first. At your second visit we ask for a form from home.
ask: How old do I have to be?|Ask us which evening suits your age.
ask: Who is there with them?|Trained staff and checked volunteers, always more than one.
ask: How can I help?|With an evening a month, a skill or a sofa in good order.
title: services|What there is
title: events|Coming up
title: timetable|The week
title: team|Who is there
reach: Ask us anything|Young people, parents, helpers: all the same address.
call: Bored at four?|The door is open.
shot: The sofa|room
shot: Table tennis|ball
shot: Music room|guitar
shot: Toast|plate
shot: The wall of votes|paint
shot: Closing time|night
`);
