import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Families that do something for others: what any "{x} service", "{x} coach" or "{x} company" can say. */
export const doingForOthers = readTrades(`
${familiesShared}
# service
own: this team
pages: local
art: hands, clock, house, document
act: Ask what it costs > contact
act: See what we do > services
head: {X}, priced beforehand
head: Tell us about the {x}
head: A price first, then the work
head: Leave the {x} to us
lede: {Offer}{in}{for}. Tell us what it is about, and you hear what it takes and what it costs.
lede: {X}{in}{for}: you say what you need, hear the price, and decide before anything begins.
offer: A single job|You describe it, we price it, and you hear when it is done.|hands
offer: Regularly|On the days we agree, without having to be reminded.|clock
offer: At short notice|In a hurry? Say so first, and you hear honestly what can be done.|calendar
offer: Advice|Not sure what is needed? Ask, and we look at it with you.|chat
line: Done as agreed, and you hear when it is done.
line: Tell us what matters to you, and we keep to it.
line: Once or regularly, as you like.
line: Tell us how much and how often, and you get a price.
step: You tell us|What it is about, where, and by when.
step: We ask back|Two or three things, so that the price is right.
step: You get a price|In writing. Only then do you decide.
step: We do it|And tell you when it is done.
ask: What do you need from me?|What it is about, where, and by when. The rest we ask.
ask: How soon can you come?|Write with the place and the day you have in mind, and you get an honest answer.
ask: Can you do it regularly?|Ask for the days that suit you, and you hear what is possible.
ask: Where do you work?|{Around} Further away is a matter of asking.
ask: What if something is not right?|Tell us, and we look at it together.
about: {Name} does {x}{in}. You hear beforehand what it takes and what it costs, and you deal with the people who do it.
about: If what you ask for is not what you need, we say so.
shot: Arriving|door
shot: Careful work|hands
shot: A detail|magnifier
shot: On the list|document
shot: Done|sun
shot: Word to you|document
title: services|What we do
title: process|How it goes
reach: Tell us what it is about|What, where, and by when.
call: Would you like to hand it over?|Two lines are enough for a first answer.

# courier
own: this courier
pages: local
art: bike, box, map, clock
act: Ask for a ride > contact
act: See what we carry > services
head: From your door to theirs
head: It is already on its way
head: {An offer} at your door
head: Give it to us. We know the way
lede: {An offer}{in}. Tell us what it is, where it is and where it should be, and you hear when it can get there and what it costs.
lede: We carry what has to get from here to there{in}, and hand it to the person whose name is on it.
offer: Right away|Call or write; you hear at once whether and when.|clock
offer: At a fixed hour|Collected and delivered when both sides are there.|calendar
offer: Regular rounds|The same route on the same days, for shops and offices.|map
offer: Careful things|Fragile, flat, sweet or confidential: say so, and it rides accordingly.|box
line: Collected, carried and handed over in person.
line: Tell us the size and the weight, and it gets the right place on the ride.
line: Handled as it should be: say what must not be bent, tipped or warmed.
line: For one stop, or for a round of several.
step: You tell us|What, how large, from where to where.
step: We name a time and a price|Before anyone sets off.
step: We collect it|And you know that it is on its way.
step: It arrives|Handed over in person; you hear when.
ask: How large may it be?|Tell us the size and the weight, and we say how it can travel.
ask: How fast is it?|You get a time with the price, and it is meant.
ask: What if nobody is there?|We call. We leave nothing on a doorstep unless you say so.
ask: Can you carry fragile things?|Yes. Say what must not happen to it.
ask: Where do you go?|{Around} Further away is a matter of asking.
ask: Do you do regular rounds?|Yes. Tell us the days and the addresses, and you get a price for the month.
about: {Is}. What you hand over is treated as if it had our own name on it.
about: You reach the people who ride, and they know the streets.
shot: Collected|box
shot: On the way|bike
shot: The route|map
shot: At the door|door
shot: Signed|document
shot: Next one|clock
title: services|What we carry
title: process|How it gets there
reach: Ask for a ride|What, from where, to where, and by when.
call: Does something have to get somewhere?|Write from where to where, and you get a time.

# adviser
own: this practice
pages: advice
art: chat, document, cup, pencil
act: Arrange a first talk > contact
act: How I can help > services
head: Let us talk about your {x}
head: {Xs} can be asked about
head: A second pair of eyes for your {x}
head: {Xs}, without the guessing
lede: Advice on {xs}{in}: questions answered, habits looked at, a plan you can keep to. You begin by telling me how it is now.
lede: {Offer}{in}, for people who would like to get further with {xs} and would rather ask than guess.
offer: A first talk|How it is now, and how you would like it to be.|chat
offer: A plan|A few steps in the right order, written down.|document
offer: Alongside|I stay with it while you try, and we change what does not work.|hands
offer: Groups and teams|An evening about {xs}, with time for questions.|people
line: Looked at together, with a next step at the end.
line: It begins with a talk about how it is now.
line: For you alone, or for a small group.
step: You tell me|How it is now, and what you have tried already.
step: I ask|More than you expect. That is where the answer usually is.
step: You get a plan|Short enough to be followed.
step: We look again|And change what did not work.
why: Your own case|No ready-made rules. We begin with how it is for you.|portrait
why: Plain words|You will know what to do and why.|chat
why: Honest limits|If I am not the right person for it, I say so.|scales
ask: Do I need to prepare anything?|No. If there is something to show, bring it or send a picture.
ask: How many meetings does it take?|Sometimes one is enough. You decide after each whether there is another.
ask: Can we do it at a distance?|Yes, by telephone or video, where nothing has to be seen in person.
ask: Is it confidential?|Yes. What you tell me stays with me.
ask: What if it is nothing for me?|Then you say so after the first talk, and that is that.
about: {Name} is about {xs}: looking calmly, asking the right questions and finding the next small step.
about: I do not promise wonders. I promise to listen, to think along, and to say what I would do.
shot: A first talk|chat
shot: The plan|document
shot: Looking closely|magnifier
shot: Tea|cup
shot: Notes|pencil
shot: Next time|calendar
title: services|How I can help
title: process|How it goes
title: features|What you can expect
title: faq|Before we talk
reach: Arrange a first talk|What it is about, and when you can be reached.
call: Shall we talk about it?|Write two lines on how it is now.

# company
own: this company
pages: open
schema: Organization
art: box, hands, leaf, shelf
act: Ask or order > contact
act: See what we do > services
head: {Xs}, and everything about {them}
head: {Xs} {are} what we do
head: {Xs}, and what to know first
head: Ask us about {xs}
lede: {An offer}{in}. Look at what there is, ask what you would like to know, and tell us what you need.
lede: {Xs}{in}{for}: for people who know what they want, and for those who would like to ask first.
offer: For the curious|New to it? Begin with a small amount and our advice.|sun
offer: For regulars|The same again, agreed once.|box
offer: For shops and firms|Larger amounts, with a price for them.|shopfront
offer: For something particular|Tell us what it has to do, and we say whether it can be done.|chat
line: Tell us what it is for, and we say how much and how.
line: For a first try, or again and again.
line: Ask to see it before you decide.
line: With advice, also when less would do.
ware: For a first try, or again and again.
ware: Ask how it is made and what is in it.
ware: Just one, or enough for all: say which.
step: You ask|What it is for, how much, and by when.
step: We advise|Honestly, also when less would do.
step: You decide|With a price in front of you.
step: You get it|Brought, sent or collected, as we agreed.
ask: I know nothing about {xs}. Is that a problem?|No. Tell us what you would like to do, and we begin at the beginning.
ask: How much do I need?|Describe what it is for, and you get an honest figure.
ask: Can I see it first?|Ask. Usually there is something to see, to hold or to try.
ask: Do you supply shops and firms?|Yes. Say how much and how often, and you get a price.
about: {Is}. Ask what you would like to know, and you get an answer in plain words.
about: If less would do, we say so.
shot: Where it begins|leaf
shot: Close up|magnifier
shot: By hand|hands
shot: On the shelf|shelf
shot: Ready to go|box
title: services|Who it is for
title: process|From question to doorstep
title: gallery|How it looks
reach: Ask or order|What it is for, how much, and by when.
call: What do you need?|Tell us what it is for, and you get an answer.

# hire
own: this hire
pages: guided
art: box, van, tent, key
act: Ask for your date > contact
act: See how it works > services
head: {Xs} for the days you need {them}
head: {Xs}, brought or collected
head: Say the day, have the {xs}
head: Yes, you can hire {xs}
lede: {Xs} for a day, a weekend or longer{in}, checked before {they} {leave} and explained when {they} {arrive}.
lede: {Offer}{in}: choose a date, say what it is for, and we tell you what suits.
offer: For a day|For the occasion itself, collected or brought.|clock
offer: For a weekend|Time to set up, enjoy and bring back.|box
offer: For longer|Weeks or a season, at a price for it.|calendar
offer: Brought and fetched|We bring the {xs}, show how it works, and take {them} home again.|van
line: Ask for your date, and you hear whether it is free.
line: Checked before it leaves, explained when you get it.
line: For a day, a weekend or longer.
ware: Ask for your date, and you hear whether it is free.
step: You ask|What for, which day, how many.
step: We keep it for you|Checked, cleaned, and under your name.
step: You use it|With a number to call if something is unclear.
step: It comes back|Brought or fetched, as we agreed.
ask: How early should I ask?|As soon as you know the date. Summer weekends fill first.
ask: Do you deliver?|Tell us where, and the way there stands in the price.
ask: What if something breaks?|Tell us at once. What happens then is agreed before you take it.
ask: Can I see the {xs} before?|Yes, by arrangement.
ask: Can I keep it longer?|Ask as soon as you know. If it is free, yes.
ask: How does it work?|We show you when you collect it, and write the main things on one page.
about: {Name} lends {xs}{in}, for the days on which you need {them}.
about: What comes back is checked, cleaned and put in its place, before it goes out again.
shot: Ready to collect|box
shot: Checked|magnifier
shot: On the way|van
shot: In use|people
shot: Set up|tent
shot: Back again|key
title: services|How you can hire
title: process|How it goes
title: gallery|Out on hire
title: faq|Before you hire
reach: Ask for your date|What for, which day, how many.
call: Is your date still free?|Write with the day, and you get an answer.
`);
