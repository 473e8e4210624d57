import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Families that one goes out for, or that come along: what any "{x} tours" or "mobile {x}" can say. */
export const goingOut = readTrades(`
${familiesShared}
# tours
own: this tour
pages: guided
schema: TouristTrip
art: map, hills, city, people
act: Ask for a date > contact
act: See the tours > services
head: {Xs}, with someone who knows
head: You have walked past it before
head: Come along: {offers}
head: Follow the one with the map
lede: {Offers}{in}, in the company of someone who knows where to look. Come alone or with others, and bring questions.
lede: {Offers}{in}, on foot or as the day allows, with time to stop and ask.
offer: Open dates|Join others who are curious about {xs}.|people
offer: Your own group|Your people, your date, your pace.|map
offer: Schools and firms|Planned with you, for the age and the time you have.|school
offer: As a present|For someone who should have a day like this.|gift
line: On the way. We stop there and tell you what to look for.
line: One of the reasons to come along.
line: With time for questions and for pictures.
line: As far as weather and light allow.
step: You choose a date|Write with the day you would like, and how many you are.
step: We confirm|With the meeting point and what to wear.
step: We set off|Slowly enough to see something.
step: You ask|The best stops come from questions.
ask: How far do we walk?|You hear the length with the confirmation. Tell us if you need it shorter.
ask: What should I wear?|Good shoes and something against the weather. The rest stands in the confirmation.
ask: What if it rains?|Light rain belongs to it. If it makes no sense, we look for another day.
ask: Can children come?|Tell us their ages, and we say which date suits them.
ask: May I bring my dog?|Ask for your date; it depends on the way and on the others.
ask: Do you guide private groups?|Yes. Write with the date and the number, and you get a price.
about: {Offers}{in}, led by people who know where to look. You see more with somebody who has looked before.
about: We keep to a pace at which one can talk, and stop when there is something to see.
shot: The meeting point|map
shot: Have a closer look|magnifier
shot: On the way|hills
shot: Somebody asks|chat
shot: The others|people
shot: Back again|sun
title: services|Ways to come along
title: process|How a tour goes
title: gallery|Seen on the way
title: faq|Before we set off
reach: Ask for a date|The day you would like, and how many you are.
call: When shall we go?|Write with a day and a number.

# experience
own: this experience
pages: guided
art: hands, hills, sun, people
act: Ask for a date > contact
act: See what you can do > services
head: {X}, for a day
head: A day you will talk about
head: Have you ever tried {x}?
head: {X}, and you in the middle of it
lede: {X}{in}, for people who have never done it. We show you how, stay beside you, and let you try.
lede: Come and try {x}{in}. No experience needed, only shoes that may get dirty and a little curiosity.
offer: Open dates|Come alone or with someone, and join a small group.|people
offer: Private groups|Your people, your date, your pace.|map
offer: Teams and schools|Planned with you, for the age and the time you have.|school
offer: As a present|For someone who should have a day like this.|gift
line: Part of the day. We show you how it is done.
line: Easy to begin with; somebody stays beside you.
line: With time to look, to ask and to try.
step: You choose a date|Write with the day you would like, and how many you are.
step: We confirm|With the way here and what to bring.
step: We show you|How it is done, and what to mind.
step: You try {x}|With somebody beside you as long as you like.
ask: Do I need any experience?|None. Most people have never tried {x} before.
ask: What should I wear?|Something that may get dirty. The rest stands in the confirmation.
ask: Is it safe?|We say what to mind before you begin, and somebody stays beside you.
ask: From what age is it possible?|Tell us the ages, and we say what fits.
ask: What if the weather is bad?|We look at the forecast together and move the date if it makes no sense.
about: {Name} is for people who would like to try {x}{in} rather than read about it.
about: We take time for everyone, and nobody has to do what they would rather watch.
shot: Arriving|sun
shot: How it is done|hands
shot: First try|people
shot: A short rest|cup
shot: Second try|hills
shot: The picture for home|camera
title: services|Ways to come
title: process|How the day goes
title: gallery|From the day
title: faq|Before you come
reach: Ask for a date|The day you would like, and how many you are.
call: Is your day still free?|Write with a day and a number, and you get an answer.

# venue
own: this place
pages: guided
schema: EntertainmentBusiness
art: room, people, flag, clock
act: Reserve a time > contact
act: See what there is > services
head: Come for the {xs}
head: {Xs}, with room for {them}
head: Bring friends. We have the {xs}
head: An evening of {xs}
lede: {An offer}{in}, for friends, families and colleagues. You come, we show you how it goes, and then it is yours.
lede: {Xs}{in}, for a first try or a whole evening. Say how many you are, and we keep the time for you.
offer: Come and try|An hour is enough to find out whether you like it.|clock
offer: Birthdays and parties|The place for you and yours, with the details agreed before.|cake
offer: Teams|Colleagues, seen from another side.|people
offer: As a present|For someone who would never book it alone.|gift
line: Here when you come. We show you how it goes.
line: Reserve a time for it, or come and see whether there is room.
line: For first-timers, and for those who know it well.
line: Ask which times are free.
step: You choose a time|Write with the day, the hour and how many you are.
step: You arrive|A few minutes early, in clothes you can move in.
step: We show you|How it works and what to mind.
step: It is yours|We stay near, in case you need us.
ask: Do we have to reserve?|It is safer. Write with the day and the number, and you get an answer.
ask: Do I need any experience?|No. Everybody gets shown how it goes before it begins.
ask: From what age?|Tell us the ages when you write, and we say what is possible.
ask: Can we have the place to ourselves?|Ask for your date; often that can be arranged.
ask: May we bring food and drink?|Ask when you reserve; we tell you what is there and what you may bring.
ask: What should we wear?|Something comfortable and closed shoes.
about: {Is}: a place to try something together that cannot be done at home.
about: We explain it well, keep an eye on things, and leave you to it.
shot: Before opening|room
shot: First go|flag
shot: Friends|people
shot: The rules, in short|document
shot: A birthday|cake
shot: Late|night
title: services|Ways to come
title: process|How it goes
title: gallery|A look inside
title: faq|Before you come
reach: Reserve a time|Day, hour, and how many you are.
call: How many are you?|Write with a day and a number, and you get a time.

# mobile
own: this team
pages: guided
schema: LocalBusiness
art: van, tent, people, garden
act: Ask for your date > contact
act: See what we bring > services
head: {The x} comes to you
head: You have the place, we bring the {x}
head: Look what just drove up
head: {An x}, wherever you are
lede: {An offer}{from}: it comes to your garden, school yard, square or party. Tell us the day and the place, and we tell you what we need.
lede: {Our x} travels: to private parties, weddings, schools, fairs and firms. We bring what is needed and take it away again.
offer: Private parties|In the garden, in the yard, on the lawn: for birthdays and other good reasons.|cake
offer: Weddings|At the hour you want it, agreed with the rest of the day.|ring
offer: Schools and clubs|Planned for the age, the number and the time you have.|school
offer: Firms and fairs|Set up, run and taken down by us.|tent
line: Comes along when you ask for it.
line: Agreed with you beforehand, so that the day itself is easy.
line: In a garden, a yard or a hall: tell us which.
line: Planned around the rest of your day.
step: You write|Day, place, how many people, indoors or out.
step: We ask three things|The way in, the ground, and power or water if we need it.
step: We come and set up|In good time, and without needing your attention.
step: You enjoy it|Afterwards we pack up and leave the place as it was.
ask: How far do you travel?|Tell us where it is, and the way there stands in the price.
ask: How much room do you need?|Send a picture of the place, and we tell you whether and where it works.
ask: What do we have to provide?|Usually little. You get a short list with the confirmation.
ask: What about rain?|We talk about it before: a roof, another corner, or another day.
ask: How early should we ask?|As soon as you know the date. Summer weekends fill first.
ask: For how many people?|Tell us your number, and we say honestly whether it fits.
about: {Is}. The best place for it is the one where your people already are.
about: We arrive in good time, need little, and leave nothing behind but talk.
shot: On the road|van
shot: Setting up|tent
shot: Ready|sun
shot: The first guests|people
shot: A close look|magnifier
shot: Into the evening|night
title: services|Where we come to
title: process|How the day goes
title: gallery|Out and about
title: faq|Before you ask for a date
reach: Ask for your date|Day, place, how many people.
call: Is your date still free?|Write with the day and the place, and you get a price.

# show
own: this company
pages: guided
schema: PerformingGroup
art: mask, night, people, flag
act: Ask for a date > contact
act: See what we show > services
head: {Xs}. Stand back a little
head: Something to talk about on the way home
head: {Xs}, for your festival, square or party
head: They came to look, and stayed
lede: {An offer}{from}, for festivals, theatres, weddings and squares. Tell us about your evening, and we say what would suit it.
lede: {Xs}, live, for people who thought they had seen everything. We come to you, and we bring what we need.
offer: Festivals and squares|In the open, for whoever stops.|flag
offer: Private parties|At the hour when everyone thinks the evening is over.|cake
offer: Theatres and schools|For a stage, a hall, or a yard with good sight.|mask
offer: Workshops|After the show you may try the harmless parts.|hands
line: Part of what we show. Ask what suits your place.
line: Indoors or out, long or short: tell us your evening.
line: Rehearsed, and looked at for safety first.
step: You write|The day, the place, the occasion, and how many will watch.
step: We suggest|What to show, how long, and what it costs.
step: We look at the place|Ground, ceiling, wind, neighbours.
step: It happens|We arrive early and are ready when you are.
ask: How much room do you need?|Send a picture of the place, and we say what is possible in it.
ask: Is it safe?|We look at the place first, say where people may stand, and keep to it.
ask: Is it suitable for children?|Tell us the ages, and we choose accordingly.
ask: What if it rains or blows?|We talk about it before and agree on a roof or another day.
ask: How long does it last?|As long as suits your evening. Tell us the programme.
ask: Do you bring light and sound?|Tell us what there is, and we say what we bring.
about: {Is}. We rehearse so that it looks easy and take care that it stays safe.
about: Every place is a different stage. So we ask about yours first.
shot: Before the show|night
shot: The first gasp|people
shot: Close up|mask
shot: In the square|flag
shot: For the little ones|toy
shot: The bow|microphone
title: services|Where we play
title: process|How you book us
title: gallery|From the shows
title: faq|Before you book
reach: Ask for a date|Day, place, occasion, and how many will watch.
call: Is there a gap in your programme?|Write with the day and the place.

# contest
own: this event
pages: guided
schema: Event
art: flag, people, star, cup
act: Ask to take part > contact
act: See how it works > services
head: {Offer}: watch or take part?
head: Somebody has to win
head: {Xs}, taken seriously for a day
head: Bring a friend and a straight face
lede: {An offer}{in}. Come to watch, come to take part, or come for the cake; all three are respectable.
lede: {Xs} in front of everyone{in}. Beginners are welcome, experts are watched closely.
offer: Take part|Alone or as a team. Say who you are, and ask for the rules.|flag
offer: Watch|Come in good time; the front row goes first.|people
offer: Help|Judges, timekeepers, people with string.|hands
offer: Bring the family|There is something for those who are too small to compete.|toy
line: Part of the day. Ask when it begins.
line: Come to watch, or put your name down.
line: Open to beginners; ask for the rules.
step: You say that you are coming|To take part or to watch.
step: You get the rules|On one page, with the times.
step: The day itself|Come early, stay for the prizes.
step: The end|Someone has won, everyone claps.
ask: Who may take part?|Ask, and tell us a little about yourself. Beginners are welcome.
ask: What are the rules?|They come with the confirmation. Ask if you would like them before.
ask: What if it rains?|Look at this page on the morning, or ask.
ask: Can children take part?|Tell us their ages, and we say what fits.
ask: What should we bring?|Clothes for the weather. The rest stands in the rules.
ask: How do I get there?|Ask for the way when you write; we tell you the easiest one.
about: {Is}. It is about winning, a little, and about the day, mostly.
about: Whoever would like to help is as welcome as whoever would like to win.
shot: The start|flag
shot: The rules|document
shot: Concentration|magnifier
shot: The crowd|people
shot: A narrow win|star
shot: Cake|cake
title: services|Ways to be there
title: process|How the day goes
title: gallery|From the day
title: faq|Before the day
reach: Say that you are coming|To take part, to watch or to help.
call: Are you in?|Write who you are and how many you bring.

# café
own: this café
pages: corner
schema: CafeOrCoffeeShop
art: cup, cake, table, people
act: Find us > contact
act: See what there is > services
head: {Xs} and coffee, at one table
head: Come for the {xs}, stay for the cake
head: Yes, {an offer}
head: Sit down. There is {xs}, too
lede: {An offer}{in}: something warm to drink, somewhere to sit, and {xs} besides.
lede: Coffee, cake and {xs}{in}. Come alone, with friends or with someone who needs persuading.
offer: Just coffee|Come in, sit down, look on.|cup
offer: {Xs}|The other reason to come. Ask how it works, and we show you.|hands
offer: Groups and birthdays|Write before, and we keep a table for you.|cake
offer: As a present|Coffee and {xs} for someone who would like both.|gift
line: Here when you come. Ask at the counter.
line: Come for it, or just look on.
line: For two, just come; for a group, write before.
why: Somewhere to sit|At a table of your own or at a long one with others.|chair
why: Something to do|{Xs} and coffee get on well. See for yourself.|hands
why: Somebody to ask|Whoever brings the cup can tell you how it works.|chat
step: You come in|Alone or with others; for groups write before.
step: You order|Something warm, something sweet, or both.
step: You join in|Whatever is new to you is explained.
step: You stay|Nobody looks at the clock here.
ask: Do I have to reserve?|For two, just come. For a group write before, and we keep a table.
ask: Can I come only for coffee?|Of course. Most people end up looking over anyway.
ask: How does it work with {xs}?|Ask at the counter; somebody shows you.
ask: Are children welcome?|Yes. Tell us when you come with many of them.
ask: May I bring my dog?|Ask first; it depends on who is here already.
ask: Do you have something without milk or gluten?|Ask at the counter what there is today.
about: {Is}. It is for people who like their coffee with something to do, to look at or to talk about.
about: Sit as long as you like. If you would like to know how something works, ask whoever brings the cup.
shot: The first cup|cup
shot: At the window|window
shot: {Xs}|hands
shot: Under glass|cake
shot: The long table|table
shot: Evening|lamp
title: services|What there is
title: process|How it works here
title: gallery|A look inside
title: faq|Asked at the counter
reach: Find us, or write|For groups: the day, the hour and how many you are.
call: Sit down for a minute|Or write, if you are many.

# yoga
own: this class
pages: classes
schema: SportsActivityLocation
art: yoga, sun, leaf, people
act: Ask for a place > contact
act: See the classes > services
head: {Offer}: breathe, and see what happens
head: Roll out a mat. Leave the rest to {offer}
head: You have never done yoga like this
head: {Offer}, and nobody has to be good at it
lede: {Offer}{in}: easy movements, slow breath, and something you will tell at home. No experience needed.
lede: Come to {offer}{in} alone, with a friend or with the whole team. Bring something comfortable to wear.
offer: Open classes|Come alone or with someone, and join a small group.|yoga
offer: Private groups|Birthdays, hen parties, friends: your people, your date.|people
offer: Teams and offices|An hour that everyone comes out of a little lighter.|cup
offer: As a present|For someone who needs it, or who would laugh at it.|gift
line: Part of the class. Easy to follow, also for beginners.
line: Alone or in company; say when you would like to come.
line: Slow enough for a first time.
fits: You have never done yoga|Then you have nothing to compare it with. Good.|sun
fits: You do yoga every week|Then come and see it from another side.|yoga
fits: You only came along|Sit, breathe, watch. That counts.|chair
step: You write|With the day you would like, and how many you are.
step: You get a place|With the way here and what to wear.
step: You arrive|A quarter of an hour early, to find your spot.
step: You begin|Slowly. Everything is shown, nothing is demanded.
ask: Do I need any experience?|None. The movements are simple, and everything is shown.
ask: What should I wear?|Something comfortable that may get a little dirty.
ask: Do I need a mat?|Ask when you reserve. If you have one of your own, bring it.
ask: What is different about {offer}?|Ask someone who has been, or come and see. It is hard to describe and easy to like.
ask: Can children come?|Tell us their ages, and we say which class suits them.
ask: What if the weather is bad?|We tell you on the day whether and where it takes place.
about: {Offer}{in} takes the breathing seriously and everything else a little less so.
about: Nobody has to be bendy, thin or young. If a movement does not suit you, leave it out and enjoy the company.
shot: Before class|sun
shot: First breath|yoga
shot: The others|people
shot: A quiet moment|leaf
shot: Laughing|chat
shot: Tea after|cup
title: services|Ways to come
title: audience|Is it for you?
title: process|How it goes
title: gallery|From the class
title: faq|Before you come
reach: Ask for a place|The day you would like, and how many you are.
call: Shall we keep you a mat?|Write with a day and a number.

# evenings
own: this evening
pages: classes
schema: Event
art: night, people, table, cup
act: Keep me a place > contact
act: See how it goes > services
head: {Xs}, in good company
head: Come along to {offers}
head: An hour or two of {x}
head: You bring yourself. We have the {x}
lede: {Offers}{in}, for people who are curious and for people who know all about it. Come alone or bring someone.
lede: Come to {offers}{in}. Ask for the next date, say how many you are, and a place is kept for you.
offer: The next date|Ask when it is, and we keep you a place.|calendar
offer: For newcomers|Somebody shows you how it goes. Nothing is expected.|hands
offer: For regulars|The same faces, and something new each time.|people
offer: A date of your own|For friends, teams or a class: say when, and we plan it.|table
line: Part of it. Come and see.
line: Ask when it is next.
line: For newcomers as much as for regulars.
line: With time to talk afterwards.
fits: You have never been|Then come and look. You may leave whenever you like.|sun
fits: You would come alone|Then write first, and somebody looks out for you.|portrait
fits: You would bring someone|Say so, and we keep two places.|people
step: You ask for a date|And say how many you are.
step: You hear where and when|And what to bring, if anything.
step: You come|A little early, to find a good place.
step: You stay|As long as you like it.
ask: Can I come alone?|Yes. Say so when you write, and somebody looks out for you.
ask: Do I need to know anything before?|No. What there is to know you hear when you come.
ask: What should I bring?|You hear that with the date. Often only yourself.
ask: Do I have to reserve?|Write a line before, so that there is a place for you.
ask: How long does it last?|Ask for the date. You may also leave earlier.
ask: Can children come?|Tell us their ages, and we say honestly whether it suits them.
about: {Offers}{in}: a good reason to go out, and easy company. Nobody has to perform anything.
about: We look after the place, the time and the people who come for the first time.
shot: Before it begins|chair
shot: The first to come|door
shot: All together|people
shot: A quiet moment|lamp
shot: Close up|magnifier
shot: Home again|night
title: services|How to come along
title: audience|Is it for you?
title: process|How it goes
title: gallery|A look around
title: faq|Before you come
reach: Keep me a place|Which date, and how many you are.
call: Shall we keep you a place?|Write how many you are, and you get the next date.
`);
