import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Families that one watches, takes part in or sits down for: what any "{x} show", "{x} café" or "{x} evening" can say. */
export const showsAndEvenings = readTrades(`
${familiesShared}
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
shot: For the little ones|children
shot: The bow|microphone
title: services|Where we play
title: process|How you book us
title: gallery|From the shows
title: faq|Before you book
reach: Ask for a date|Day, place, occasion, and how many will watch.
call: Is there a gap in your programme?|Write with the day and the place.

# player
own: this act
pages: guided
schema: PerformingGroup
art: music, people, flag, night
act: Ask for a date > contact
act: See how it works > services
head: {An offer} for your day
head: Live, and close enough to see how it is done
head: Your day, and {an offer}
lede: {An offer}{from}, live at your day. Tell us the place, the hour and who will be there, and we say what would suit.
lede: {An offer}{in}. Say when, where and for whom, and you hear what is possible and what it costs.
offer: Indoors|In a hall, a lounge or a living room: tell us how large.|door
offer: Outside|In a square, a yard or a garden, as the weather allows.|sun
offer: Your occasion|Tell us what the day is, and we suggest what to play.|music
line: Tell us about your day, and we say what suits.
line: Indoors or out: say which.
step: You write|The day, the place, the occasion.
step: We answer|Whether the day is free, and what it costs.
step: We agree on the details|When, where to stand, and how long.
step: The day comes|We are there in good time.
ask: How much room do you need?|Send a picture of the place, and we say what is possible in it.
ask: How long do you play?|As long as suits your day. Say what you have in mind.
ask: What do we have to provide?|Usually little. You get a short list with the answer.
ask: What if it rains?|We talk about it before: a roof, another corner, or another day.
ask: How early should we ask?|As soon as you know the date.
about: You hear beforehand what is played, for how long, and what it costs.
about: Every place sounds different. So we ask about yours first.
shot: Before the first tune|door
shot: Close up|magnifier
shot: In the square|flag
shot: Listening|people
shot: Hands at work|hands
shot: The last tune|night
title: services|Where we play
title: process|How you book
title: gallery|Out and about
title: faq|Before you book
reach: Ask for a date|Day, place, and what the occasion is.
call: Is your date still free?|Write with the day and the place.

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
offer: Bring the family|There is something for those who are too small to compete.|children
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
pages: evening
schema: Event
art: night, people, table, cup
act: Come along > contact
act: See how it goes > services
head: {Xs}, in good company
head: Come along to {offers}
head: An hour or two of {x}
head: Out of the house for {x}
lede: {Offers}{in}, for people who are curious and for people who know all about it. Come alone or bring someone.
lede: Come to {offers}{in}. For one evening or for all of them.
offer: Just once|One evening is enough to find out whether you like it.|door
offer: For newcomers|Somebody shows you how it goes. Nothing is expected.|hands
offer: For regulars|The same faces, and something new each time.|people
offer: A date of your own|For friends, teams or a class: say when, and we plan it.|table
line: Part of it. Come and see.
line: For newcomers as much as for regulars.
line: With time to talk afterwards.
fits: You have never been|Then come and look. You may leave whenever you like.|sun
fits: You would come alone|Then write first, and somebody looks out for you.|portrait
fits: You would bring someone|Do. Two find it easier than one.|people
step: You come|A little early, to find a good place.
step: You look round|And sit where you like.
step: Somebody says hello|And shows you how it goes.
step: You stay|As long as you like it.
ask: Can I come alone?|Yes. Say so when you write, and somebody looks out for you.
ask: Do I need to know anything before?|No. What there is to know you hear when you come.
ask: Do I have to stay to the end?|Leave whenever you like.
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
reach: Ask about it|Which date, and what you would like to know.
call: Shall we see you there?|If there is anything you would like to know before, ask.
`);
