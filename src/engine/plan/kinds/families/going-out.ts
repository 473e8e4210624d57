import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Families that one goes out for by day, or that come along: what any "{x} tours" or "mobile {x}" can say. */
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
`);
