import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Families that teach, meet, collect or look after: what any "{x} school" or "{x} club" can say. */
export const learningAndMeeting = readTrades(`
${familiesShared}
# school
own: this school
pages: classes
schema: EducationalOrganization
art: hands, pencil, room, school
act: Ask for a place > contact
act: See what you can learn > services
head: {X} can be learnt
head: Your first hour of {x}
head: Come curious, leave able
head: {X}, from the very beginning
lede: {X}{in}, for people who have never tried and for people who got stuck. You learn by doing it, with someone beside you who sees where it goes wrong.
lede: Learn {x}{in}, in the company of others who wanted to know how it is done. Questions are half of the lesson.
offer: First try|One session, to find out whether {x} is for you.|sun
offer: Beginners|From the first steps, with everything explained.|pencil
offer: Going further|For those who can do the basics and want to do them well.|steps
offer: Groups and schools|A session for your class, team or party, on a date of your own.|school
line: Shown first, tried next, corrected kindly.
line: From the basics to your own first try.
line: With everything explained, also why it can go wrong.
line: For beginners, and for those who would like to get better at it.
line: Small steps, and time to practise each.
line: Ask when it is next on.
ware: What you can take home at the end.
step: You write|What you would like to learn, and how much you have tried already.
step: We find a place|In a group that fits, or at an hour of your own.
step: You try it|{X} is learnt with the hands and ears, not from the last row.
step: You go on|With something to practise until next time.
fits: You have never tried {x}|Good. There is nothing to unlearn.|sun
fits: You tried once and stopped|We begin where it went wrong.|door
fits: You want to share it|Come with a child, a friend or the whole team.|people
ask: Do I need any experience?|No. Say when you write that you are new to {x}, and you begin at the beginning.
ask: What do I need to bring?|You hear that with the confirmation. Ask if you would like to bring something of your own.
ask: From what age is it possible?|That depends on the session. Tell us the ages, and we say what fits.
ask: How large are the groups?|Ask for the date you have in mind, and we tell you how many are coming.
ask: What if I cannot come?|Write as early as you can, and we look for another date.
ask: Can I give it as a present?|Yes. Tell us for whom, and we send something to unwrap.
about: Here you learn {x}{in}. We remember what it is like to begin, and we teach with that in mind.
about: Nobody is tested here. You get an honest look at what you did, and one thing to do better.
shot: First try|hands
shot: Tools of the lesson|pencil
shot: The room|room
shot: Someone shows how|people
shot: A good question|chat
shot: Taken home|bag
title: services|What you can learn
title: process|How you begin
title: audience|Is it for you?
title: gallery|In the lesson
title: faq|Before the first lesson
reach: Ask for a place|What you would like to learn, and two dates that suit you.
call: Thinking about it?|One session is enough to find out.

# club
own: this club
pages: circle
schema: Organization
art: people, table, book, cup
act: Come along > contact
act: See what we do > services
head: {Xs}, in good company
head: Come for the {xs}, stay for the people
head: For everyone with a weakness for {xs}
head: {Xs} {are} better together
lede: {An offer}{in}, for people who like {xs} or think they might. You need not know anything yet; somebody will gladly tell you.
lede: We meet for {xs}{in}. Come once and look; after that you decide.
offer: Meetings|We come together for {xs} and talk about little else.|people
offer: For newcomers|Somebody shows you how it goes and sits beside you.|hands
offer: Outings and visits|Now and then we go where there is more of it to see.|map
offer: Sharing what we know|Tools, books, tricks: ask, and somebody has it.|book
line: Part of what we do together. Ask when it is next.
line: Come and look first; taking part is easy.
line: For newcomers as much as for old hands.
line: Whoever knows more shows the others.
step: You write a line|So that somebody looks out for you.
step: You come and look|The first time is for watching and asking.
step: You try|With what is there. Nobody buys anything for the first evening.
step: You decide|If you like it, you are one of us.
fits: You are quite new to {xs}|Then you have the best questions.|sun
fits: You did it years ago|It comes back faster than you think.|clock
fits: You know a lot about it|Then others here would like to meet you.|book
help: Welcome newcomers|Stand by the door for the first ten minutes.|people
help: Prepare|Chairs, tables, what is needed for {xs}.|table
help: Tell others|Show what we do, to whoever asks.|chat
ask: Can I just come and look?|Yes. Write a line before, and somebody looks out for you.
ask: Do I have to be good at it?|No. It is enough to be curious about {xs}.
ask: What should I bring?|Nothing for the first time. After that you will know.
ask: Is there an age limit?|Ask, and tell us a little about yourself; we say honestly whether it fits.
ask: What does it cost to join?|Ask when you come. Looking in costs nothing.
ask: When do you meet next?|Write, and you get the next date by return.
about: {Name} brings people{in} together who care about {xs}. Some know a great deal, some began last month, and it does not matter which.
about: We keep it friendly and unhurried. Who knows something shows it, who does not asks.
shot: The table|table
shot: Someone explains|people
shot: Hands at it|hands
shot: From the shelf|book
shot: On an outing|map
shot: Tea after|cup
title: services|What we do together
title: process|How you join
title: audience|Who comes
title: gallery|At a meeting
title: faq|Before you come
title: volunteer|Take part
reach: Come along|Write a line before you come, and somebody looks out for you.
call: Come once, then decide|Write, and you get the next date.

# museum
own: this collection
pages: house
schema: Museum
art: vase, frame, book, magnifier
act: Plan your visit > contact
act: See what is here > services
head: {Xs}, and what {they} {tell}
head: A house for {xs}
head: You will look at {xs} differently
head: Somebody kept the {xs}
lede: {An offer}{in}: things to look at closely, short texts to read, and somebody to ask.
lede: {Xs}, gathered{in}, looked after and shown. Come with an hour, and with questions.
offer: The collection|{Xs} to look at closely, with what is known of {them}.|frame
offer: Guided rounds|Somebody walks with you and tells the longer story.|people
offer: Schools and groups|Planned with you, for the age and the time you have.|school
offer: Giving and lending|You have {xs} at home with a story? Write to us.|gift
line: To be seen here. Ask when the guided round comes past it.
line: Look closely; the label tells the rest.
line: Ask about it. The longer story is worth it.
line: For one visitor or for a whole class.
step: You choose a day|Look at the hours, or ask for a visit of your own.
step: You look round|Slowly. The small labels have the best stories.
step: You ask|Whoever is there likes talking about {xs}.
step: You come back|Or send someone who would like it.
ask: How long does a visit take?|As long as you like to look. An hour is a good beginning.
ask: Is it suitable for children?|Yes. Tell us their ages, and we say what they like best.
ask: Can we have a guided round?|Write with a date and the number of people, and you get an answer.
ask: May I take pictures?|Ask at the desk; usually yes, without flash.
ask: I have something for the collection. Are you interested?|Send a picture and what you know of it. We answer in any case.
ask: What does it cost to come in?|Ask, or see the prices on this page where they are given.
about: {Is}. Ordinary things say a great deal once somebody has kept, cleaned and labelled them.
about: We know a good deal about {xs}, and visitors often know something more. Please tell us.
story: A collection begins with one thing that nobody wanted to throw away. With {xs} it rarely stays at one.
shot: First room|room
shot: {Xs}, close up|magnifier
shot: A small label|document
shot: Behind glass|frame
shot: On loan|gift
shot: The desk|counter
title: services|What there is to see
title: gallery|From the collection
title: faq|Before you come
reach: Plan your visit|A day, how many you are, and whether you would like a guided round.
call: Coming by?|Write with a day, and somebody expects you.

# sanctuary
own: this sanctuary
pages: open
schema: NGO
art: hands, heart, paw, tree
act: Ask how to help > contact
act: See what we do > services
head: {Xs} in need, hands that help
head: A second chance for {xs}
head: Found one? Ask us first
head: Quiet, warmth, and time for {xs}
lede: {An offer}{in}. We look after {xs} that need it, and tell you what to do when you find one.
lede: {An offer}{in}, for those that cannot manage alone. Ask what is needed this week: help comes in many sizes.
offer: Taking in|{Xs} that are hurt, lost or left over.|hands
offer: Advice|You found one? Describe it, and we say what to do first.|phone
offer: Care|Food, warmth, and a vet where one is needed.|heart
offer: Visits and talks|For schools and groups, as far as our guests can bear it.|school
line: Ask us about it, and you hear how it works.
line: Talk to us first, and we see what fits.
line: Planned with care, because the animals come first.
ask: What does it cost?|Ask us when you call. A gift towards the care helps with the next one.
step: You call or write|What you found, where, and how it looks.
step: We tell you what to do|Often the first hour matters most.
step: We take over|Where we have room and it is the right place.
step: Back, or on|Out again when it is well, or to somewhere good.
help: Hands|An hour a week makes a difference.|hands
help: Things|Ask for the list of what is needed now.|box
help: Telling others|Most people do not know what to do. Now you do.|chat
ask: I found one. What now?|Keep a little distance, keep it safe, and call before you do anything else.
ask: Can I visit?|Ask first. Some of our guests need quiet more than company.
ask: How can I help?|With time, with things from the list, or with a gift. Ask what is needed now.
ask: Can I take one home?|Ask. Some need a place and some must go back where they came from.
ask: Who pays for it?|Ask us; we tell you openly what the care costs and where the help comes from.
about: {Name} looks after {xs}{in}. What they need first is usually quiet; what we need first is usually time.
about: We say honestly what can be done, also when it is little. Ask before you act: with the best intentions much goes wrong.
shot: Arrived today|box
shot: Warm corner|house
shot: Careful hands|hands
shot: Getting better|heart
shot: Outside again|tree
shot: The list|document
title: services|What we do
title: process|When you find one
title: volunteer|How you can help
reach: Ask us first|What you found, where, and since when.
call: Would you like to help?|Ask what is needed this week.

# library
own: this library
pages: open
schema: Organization
art: shelf, hands, people, box
act: Ask how to join > contact
act: See how it works > services
head: {Xs} to share
head: Borrow {xs}, bring {them} back, tell us about {them}
head: {Xs} belong to everyone who looks after {them}
head: Take some, leave some: {xs}
lede: {An offer}{in}: {xs} that go from hand to hand, with somebody who can tell you what to do with {them}.
lede: Come and see which {xs} there {are}{in}, take what you can use, and bring what others might.
offer: Taking out|Choose, ask, sign, take home. Somebody explains the rest.|hands
offer: Bringing in|Back again, or new to us: tell us what it is and where it comes from.|box
offer: Advice|First time? Ask which {xs} to begin with.|chat
offer: Schools and groups|Planned with you, for the age and the time you have.|school
line: Ask what there is at the moment.
line: For beginners as much as for old hands.
line: Come and see, or write before you come.
line: Part of what we share. Somebody shows you how.
step: You come by|Or write, and ask what there is.
step: You choose|With somebody who knows the {xs}.
step: You use {them}|At home, in your own time.
step: You bring something back|As we agree when you take {them} out.
help: An hour at the table|Open the door, explain, write it down.|table
help: Sorting|Looking through, cleaning, labelling.|box
help: Telling others|The more take part, the more there is to share.|chat
ask: How do I take part?|Come by or write. It is explained in five minutes.
ask: What does it cost?|Ask when you come. We tell you how it is paid for.
ask: What if I cannot bring anything back?|Tell us. It happens, and we find a way.
ask: Can I give {xs}?|Gladly. Tell us what they are and what you know of them.
ask: I know nothing about {xs}. Is that a problem?|No. Somebody will show you how to begin.
ask: Can we come with a class?|Write with a day, the age and the number, and we plan it.
about: {Is}. It lives from people who take something and people who bring something, and most do both.
about: Ask what you like. What one of us does not know, another does.
story: Sharing {xs} is an old habit that only needs a shelf, a list and somebody with a key.
shot: On the shelf|shelf
shot: {Xs}, close up|magnifier
shot: Somebody explains|people
shot: The list|document
shot: Taken home|bag
shot: Brought back|box
title: services|How it works
title: process|From shelf to home and back
title: volunteer|Lend a hand
reach: Ask how to join|What you are looking for, or what you would like to give.
call: Do you have something to share?|Write two lines, or come by.
`);
