import { readTrades } from '../trades/read-trades';

/**
 * Days and evenings of which a prompt tells when and where: by what people do there. Nothing here says how long it lasts, what
 * there is to eat or who comes: that stands in the prompt, or nobody knows it.
 */
export const occasionCopy = readTrades(`
pages: occasion
schema: Event
own: this day
act: Say you are coming > rsvp
act: How to get there > venue
reply: Say you are coming|Your name and how many you are is enough.
reach: Ask the organisers|Coming, helping or simply unsure: write to us.
call: Shall we count on you?|Say that you are coming, and tell one more.
place: If you need a hand with the way or at the entrance, write to us beforehand, and somebody looks out for you.
title: venue|Where it happens|The place
title: about|What it is|What to expect
title: faq|Before you come|Good to know beforehand
title: agenda|How it goes
title: contact|Ask the organisers
title: volunteer|Lend a hand
title: rsvp|Say you are coming
help: Before|Setting up, putting up signs.|hammer
help: During|A task for an hour.|hands
help: Afterwards|Clearing away together.|broom
ask: What if something changes?|You read it here first. If you have told us that you are coming, we write to you as well.
ask: Is the place accessible?|Tell us what you need, and we say honestly what is there and what we can prepare.
ask: Can I help?|Please. Write and say when you have time.
ask: What if I cannot come after all?|A line is enough.
ask: May I take pictures?|Of the day, yes. Of people, ask them first.
# way
art: hills, map, flag, sun
act: Say you are coming > rsvp
head: See you at the start
head: Start together
head: One way, one day, all of us
lede: Come alone or with others, for the way itself and for the company on it.
about: {name} is for those who take part and for those who stand by and cheer. Both are needed.
about: Read through this page, say that you are coming, and ask whatever is not answered here.
ask: What should I wear?|What suits the weather and the way. Whatever else you need stands on this page.
ask: What if the weather turns?|If anything has to change, it stands here first.
ask: Can I come only to watch?|Yes, and bring somebody. Cheering is half of it.
ask: How fast do I have to be?|Write to us if you are unsure, and we say honestly whether it suits you.
day: First|Arrive|Say hello, so that we know you are here.|At the start|The day
day: Then|The start|All together.|At the start|The day
day: Last|The finish|The last one in is cheered like the first.|At the finish|The day
shot: The start|flag
shot: On the way|hills
shot: Cheering|hands
# contest
art: trophy, flag, star, people
own: this contest
act: Take part > rsvp
reply: Take part|Say who enters, and whatever we should know.
head: Somebody has to win
head: Come to win, or come to watch
head: Bring somebody to cheer
lede: For those who enter, and for those who would rather watch and cheer.
about: {name} is open about its rules and friendly about the rest. Whoever has not done it before is welcome to ask.
about: Nobody has to win. Somebody will.
ask: How do I take part?|Write your name in the form on this page, and who comes with you.
ask: What are the rules?|Ask for them with your entry, and you get them in writing.
ask: Can I come only to watch?|Yes. It is better with people to watch it.
day: First|Arrive|Say that you are here, and ask what is unclear.|At the desk|The day
day: Then|It begins|In the order that is read out.|In the middle|The day
day: Last|Winners|Called up one by one.|In front|The day
shot: The prize|trophy
shot: Before the start|flag
shot: The crowd|people
# stage
art: stage, microphone, score, star
own: this evening
act: Keep me a seat > rsvp
reply: Keep me a seat|Your name and how many seats.
head: Take your seats
head: Sit down, look up, listen
head: The quiet before it begins is the best part
lede: It has been prepared for a while, and is better with people in front of it.
about: {name} is the work of everybody who stands on the stage and of many who do not.
about: Come a little early, so that nobody has to climb over you.
ask: How do I get a seat?|Write your name and how many you are in the form on this page.
ask: May I take pictures or film?|Ask at the door. Not everybody on a stage would like to be filmed.
ask: Can I come late?|Come anyway. Somebody lets you in between two pieces.
ask: May I bring children?|Ask us, and tell us how old they are.
day: First|Doors|Find your seat.|Entrance|The evening
day: Then|It begins|Telephones off, please.|On stage|The evening
day: Last|Applause|And a word with those who did it.|On stage|The evening
title: agenda|How the evening goes
title: speakers|Who takes part
shot: The empty stage|stage
shot: Warming up|microphone
shot: The notes|score
# table
art: table, cup, candle, people
act: Keep me a place > rsvp
reply: Keep me a place|Your name, how many you are, and what you do not eat.
head: There is a chair for you
head: Sit next to somebody new
head: Come in and sit down
lede: Come and sit down with the others.
about: {name} brings people together who would otherwise only nod to each other.
about: Come alone or bring somebody. Nobody sits by themselves for long.
ask: Do I have to say that I am coming?|It helps: then there is a chair for you.
ask: I cannot eat everything.|Write what, and we tell you what is possible.
ask: May I bring somebody?|Write both names, so that there are two chairs.
ask: What should I wear?|What this page says, and if it says nothing, what you like.
day: First|Arrive|Somebody shows you to a place.|At the door|The day
day: Then|At the table|Sit where you like, next to whom you do not know yet.|Inside|The day
day: Last|The end|Whoever stays longest carries chairs.|Inside|The day
shot: The table|table
shot: Candles|candle
shot: Company|people
# stalls
art: table, bag, tent, people
act: Say you are coming > rsvp
act: Offer something > contact
head: Bring a bag and a little time
head: Look twice, carry home once
head: Come early, or come for what is left
lede: Come to look, come to find something, or come to give something away.
about: {name} lives from what people bring and from those who come to look.
about: Take your time. The best things are rarely in front.
ask: Can I have a table?|Write what you would bring, and we tell you what is free.
ask: Can I give something?|Gladly. Write what it is, and we say when and where to bring it.
ask: How can I pay?|Bring some change. Whether a card works, ask us before you come.
ask: What happens with what is left?|Ask at the table. Some things can still be had at the end.
day: First|Doors|Those who come first see most.|At the door|The day
day: All along|Tables|Look, ask, decide.|Inside|The day
day: Last|The end|What is left is packed up.|Inside|The day
shot: Tables, before|table
shot: Finds|bag
shot: Looking|people
# standing
art: candle, people, village, night
own: this gathering
act: Say you are coming > rsvp
head: Come and stand with us
head: Be there with the others
head: Together, for as long as it takes
lede: Come as you are, alone or with others.
about: {name} is for everybody who would like to be there. You need not know anybody.
about: Come a little early, and look out for one another.
ask: Do I have to say that I am coming?|No. It helps us to know how many we are.
ask: May I bring children?|Yes. Keep them by you, and ask us if you are unsure.
ask: What should I bring?|Something warm. Whatever else is needed stands on this page.
ask: What if the weather turns?|If anything has to change, it stands here first.
day: First|We gather|Come a little early.|At the meeting point|How it goes
day: Then|We begin|Somebody says a few words.|In the middle|How it goes
day: Last|We go home|Together, where ways are the same.|From there|How it goes
shot: Before it begins|village
shot: A light|candle
shot: Together|people
# looking
art: frame, room, window, people
own: this show
act: Say you are coming > rsvp
head: Come and look for yourself
head: Stand in front of it
head: Go round once, then go round again
lede: Come and look closely. It is different from a picture of it.
about: {name} shows what you would otherwise not get to see in one place.
about: Those who made it are usually glad to be asked.
ask: How long does a visit take?|As long as you like to look.
ask: May I take pictures?|Ask at the entrance; usually yes.
ask: Can I bring a group?|Write with the day and how many you are.
ask: May I show something too?|Write what it is, and we tell you what is possible.
day: First|Doors|Have a look round.|Entrance|The day
day: All along|On show|Look, and ask those who made it.|Inside|The day
day: Last|The end|What has to be said is said, and things go home.|Inside|The day
shot: On the wall|frame
shot: The room|room
shot: Looking closely|people
# doing
art: hands, people, leaf, box
act: Count me in > rsvp
reply: Count me in|Your name, and how many come with you.
head: Bring two hands
head: Many hands, one day
head: Come and do something about it
lede: The more of us come, the less is left for each.
about: {name} needs nobody who is good at it. It needs people who turn up.
about: Come for all of it or for an hour. Both help.
ask: Do I need to know how?|No. Somebody shows you.
ask: What should I bring?|Clothes that may get dirty. Whatever else is needed stands on this page.
ask: May children help?|With a grown-up, yes. Ask us if you are unsure.
ask: Can I come for an hour only?|Yes. Say when, and there is something to do.
day: First|Arrive|Say hello, and get something to do.|At the meeting point|The day
day: Then|We begin|In twos and threes.|All over the place|The day
day: Last|Look what we did|And put the things away.|At the meeting point|The day
shot: Hands|hands
shot: Together|people
shot: What it was for|leaf
# visit
art: door, room, people, window
act: Say you are coming > rsvp
head: Come in and look round
head: See it before you decide
head: Ask those who know
lede: See for yourself, and ask whatever you would like to know.
about: {name} is for everybody who would like to see before deciding. Those who know the place are there to be asked.
about: Bring your questions. Small ones are welcome.
ask: Do I have to book?|Say that you are coming, so that somebody has time for you.
ask: May I bring the family?|Yes. Write how many you are.
ask: I cannot come that day.|Write to us, and we tell you what else is possible.
ask: What should I bring?|Your questions, written down if there are many.
day: First|Welcome|A few words, and where to find what.|At the entrance|The day
day: Then|Look round|On your own or with somebody.|All over the place|The day
day: All along|Questions|Ask whoever is standing there.|All over the place|The day
shot: The door|door
shot: Inside|room
shot: Questions|people
# talk
art: microphone, chat, chair, board
own: this evening
act: Keep me a seat > rsvp
reply: Keep me a seat|Your name and how many seats.
head: Come and listen, stay and ask
head: Bring your own opinion
head: Somebody speaks, then everybody may
lede: Something worth hearing, and people to talk about it with.
about: {name} is for people who like to listen and for people who like to ask.
about: Nobody has to know anything beforehand.
ask: Do I have to know about it?|No. Questions are the better half.
ask: How do I get a seat?|Write your name in the form on this page.
ask: May I ask a question?|That is what the end of it is for.
ask: Will it be recorded?|Ask us, and we tell you.
day: First|Doors|Find a seat.|Entrance|The evening
day: Then|It begins|Listen first.|In front|The evening
day: Last|Questions|All of them.|In the room|The evening
title: agenda|How the evening goes
title: speakers|Who speaks
shot: In front|microphone
shot: The seats|chair
shot: Afterwards|chat
# camp
own: this camp
art: tent, sun, children, ball
act: Book a place > rsvp
reply: Book a place|Who comes, how old, and how to reach you.
head: Come for the week, go home with more
head: Something to look forward to
head: A place with your name on it
lede: For everybody who would like to do something new, or more of what they like.
about: {name} is there to learn something, to move, and to meet others who like the same.
about: Whether somebody has done it before or not: tell us, and we find the right group.
ask: How do I book a place?|With the form on this page. You get an answer in any case.
ask: What should we bring?|Clothes for the weather. Whatever else is needed stands on this page, or we write to you.
ask: Is it for beginners?|Tell us what has been done before, and we say honestly whether it fits.
ask: Who do we tell about allergies and medicines?|Us, with the booking, and again on the first morning.
day: First|Welcome|Names, groups, where everything is.|At the entrance|The day
day: Then|We begin|In groups.|Outside and inside|The day
day: Last|Going home|What was done is told at the door.|At the entrance|The day
title: agenda|How a day goes
shot: In the morning|sun
shot: Together|children
shot: At it|ball
# again
art: portrait, table, people, house
own: this day
act: Say you will come > rsvp
reply: Will you be there?|Tell us how many you are, and how to reach you.
head: See who is still the same
head: Come and be recognised
head: It has been too long
lede: A day to see each other again, and to hear what became of everybody.
about: {name} is for everybody who belongs to it, wherever you live now.
about: Pass this page on to anyone we have lost the address of.
ask: May I bring my family?|Write how many you would like to bring, and we tell you what is planned.
ask: I have lost touch with everybody.|So have we. That is the idea.
ask: I have old pictures. Do you want them?|Very much. Send one with your reply, or bring it along.
ask: Where can I sleep?|Ask us, and we tell you what is near.
day: First|Arrive|Somebody will know you.|At the door|The day
day: Then|Together|And the stories nobody else knows.|Inside|The day
day: Last|A picture of all of us|For the next time.|Outside|The day
title: about|Why now
title: gallery|From back then
shot: Back then|portrait
shot: The place|house
shot: Together|people
`);
