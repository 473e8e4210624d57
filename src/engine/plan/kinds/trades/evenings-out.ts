import { readTrades } from './read-trades';
import { outingsShared } from './outings-shared';

/** Houses to spend an hour or an evening in. */
export const eveningsOut = readTrades(`
${outingsShared}
# leisure place
words: bowling, bowling alley, mini golf, minigolf, laser tag, trampoline park, climbing gym, bouldering, indoor playground, soft play, soft play centre, soft play center, play centre, play barn, arcade, go kart, karting, paintball, axe throwing, ice rink, board game café, board game cafe, game shop, games shop, billiards, darts bar, karaoke, amusement park, theme park, maze, water park, virtual reality, vr arcade, skate park, soft play, play centre
own: this place
art: key, controller, toy, night
act: Reserve a time > contact
head: An hour without looking at the time
head: Losers buy the lemonade
head: Bring four people who argue well
lede: A good hour for friends, families and colleagues. You come, we explain the rules in three minutes, and then it is up to you.
offer: Friends|Two to six people, one hour.|hands
offer: Birthdays|With a table for cake.|cake
offer: Companies|In teams, with a score nobody forgets.|city
offer: Families|An easier version, same fun.|children
line: Say how many you are, and how old.
step: Reserve|A day and a time.
step: Arrive|Ten minutes early.
step: Rules|Three minutes, promised.
step: Play|We are within earshot.
plan: Weekday|18|An hour.|Explained; Lockers; A drink
plan: Weekend|23|An hour.|Explained; Lockers; A drink|Most chosen
plan: Birthday|170|Up to eight.|Two hours; Table for cake; A photograph
per: per person
about: We run this place{in} because we could not find one that we liked on a rainy Sunday.
about: Things get changed twice a year, so that you can come back without knowing the answer.
role: At the door|Explains it in three minutes.
role: Behind the scenes|Repairs what you pulled instead of pushed.
ask: How many people do we need?|From two. Four is best.
ask: Is it scary or hard?|There is an easy and a mean version. Tell us which.
open: 2|4|15|22
open: 5|7|11|23
shot: The door|door
shot: Before the start|key
shot: In the middle of it|hands
shot: The score|document
shot: Birthday table|cake
shot: Late|night

# cinema
words: movie theater, arthouse cinema, open air cinema, concert hall, opera house, music venue, jazz club, comedy club, night club, nightclub, cultural centre, culture centre, cultural center, arts centre, arts center
own: this house
pages: house
schema: PerformingArtsTheater
art: night, chair, microphone, room
act: See what is on > events
act: See the dates > events
head: Lights down at eight
head: Sit in the dark with strangers
head: A screen, a bar, no hurry
lede: Evenings worth leaving the house for: what is on, when the doors open and how to get a seat.
offer: Evening programme|Four nights a week.|night
offer: Children and schools|Mornings and Sundays, shorter and louder.|children
offer: Hire the house|For your premiere, party or panel.|door
offer: Bar|Opens an hour before and closes when it is quiet.|wine
open: 3|6|18|23
open: 7|7|14|21
date: 12 March|First night|New work, old floorboards.|20:00
date: 21 March|For small people|Forty minutes, cushions in front.|15:00
date: 17 April|Guest evening|Somebody we have wanted for years.|20:00
date: 15 May|Talk afterwards|With those who made it.|19:30
plan: Regular|16|Any evening.|A seat; Free cloakroom
plan: Reduced|9|For those who need it, no questions.|A seat; Free cloakroom
plan: Card for six|78|Share it as you like.|Six seats; Valid a year; No fee for changes|Most chosen
about: {name} is a small house{in} with good sight lines and a bar that knows when to be quiet.
about: We choose what we would pay for ourselves.
role: Programme|Sees two hundred things a year, likes twelve.
role: Front of house|Finds a seat for everyone.
role: Technics|Is the dark figure you are not supposed to see.
ask: Where do I get tickets?|Reserve by mail or at the box office, which opens an hour before.
ask: Is it step-free?|Entrance, one row and a toilet are. Tell us when you reserve.
ask: I am late. What now?|Wait by the door; we let you in at the first pause.
title: hours|Box office
title: services|What the house does
title: events|What is on
title: pricing|Tickets
title: contact|Box office
reach: Box office|Evening, number of seats, and a name.
call: A free evening this week?|There are usually two seats left.
shot: The house|room
shot: Front row|chair
shot: Lights|night
shot: The bar|wine
shot: Rehearsal|microphone
shot: Poster wall|document
`);
