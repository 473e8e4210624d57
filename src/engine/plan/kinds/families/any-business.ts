import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** What a business says of which nothing is known but its own words: a thing one can visit or ask for, or goods. */
export const anyBusiness = readTrades(`
${familiesShared}
# business
own: this business
art: door, people, hands, chat
act: Get in touch > contact
act: See what we do > services
head: What do you need?
head: Ask first, decide afterwards
head: Plain answers, and a price first
head: Tell us what you need
lede: {An offer}{in}{for}. Tell us what you need, and you hear what is possible, when, and what it costs.
lede: {An offer}{in}{for}. Write what you need, and you hear plainly what we can do for you.
offer: First time here|We take the time to find out what you need before anything else.|door
offer: By appointment|A day and an hour that suit you, agreed beforehand.|calendar
offer: For groups and firms|Several people or several things at once, with one price for all.|people
offer: Advice|Not sure what you need? Ask before you decide.|chat
line: Ask us about it, and you hear how it works and when.
line: Explained in plain words, also the difficult parts.
line: Say what matters to you, and we begin there.
line: You hear the price before you decide.
step: You write or call|What you need, and by when.
step: We answer|With what is possible, what it costs and what we need from you.
step: We agree|On a day, a price and who comes or who is there.
step: It gets done|And you can ask whatever is still open.
ask: How do I begin?|With a call or two lines. You do not have to know the right words for it.
ask: How soon can I have an answer?|Write with the day you have in mind, and you hear what is possible.
ask: Do I need an appointment?|It is safer. Write with a day that suits you, and we confirm it.
ask: What does it depend on?|On what you need and by when. Tell us both, and you get a price.
ask: What if I have to cancel?|Tell us as early as you can, and we look for another date first.
about: {Is}. We explain what we do and how, and what it costs before it costs anything.
about: What we cannot do, we say.
story: The work is the same every time: listen first, say what it takes, and do what was agreed.
shot: Come in|door
shot: A closer look|magnifier
shot: At work|hands
shot: People|people
shot: Somebody explains|chat
shot: Until next time|sun
title: services|What we can do for you
title: process|How it goes
title: gallery|A look around
reach: Tell us what you need|What it is about, and by when.
call: Shall we talk about it?|Two lines are enough for a first answer.

# things
own: this workshop
pages: byPost
art: box, hands, shelf, gift
act: Ask or order > contact
act: See what there is > services
head: {Xs}, and people who know about {them}
head: {Xs} worth a closer look
head: {Xs}, for you or for someone else
head: Ask us about {xs}
lede: {Xs}{in}{for}. Look at what there is, ask what you would like to know, and tell us what yours should be like.
lede: {Xs}{in}{for}: for yourself, as a present, or to your own wishes. Write two lines, and you get an answer with a price.
offer: For yourself|Tell us what you like, and we suggest something.|hands
offer: As a present|With a card, wrapped, and in time for the day.|gift
offer: To your wishes|Something of your own in mind? Describe it, and we say whether it can be done.|pencil
offer: Several at once|For shops, teams and celebrations, with a price for all.|box
line: Ask what is possible, and you get an answer with a price.
line: For yourself or as a present: say which.
line: Tell us what yours should be like.
line: Ask to see an example first.
ware: Ask which there are at the moment.
ware: To your own wishes, if you have any.
step: You choose, or describe|What it is for, what it should be like, and by when.
step: We answer|With a price, a date and perhaps a question.
step: We get it ready|With care, and with word if something changes.
step: You have it|Collected or sent, as we agreed.
ask: How long does it take?|That depends on what you would like. You get a date together with the price.
ask: Can I have something of my own idea?|Describe it, and we say honestly whether it can be done.
ask: Can it be a present?|Yes. Tell us the day and the name, and we see to the rest.
ask: Do you send things?|Tell us where to, and you get a price with the postage.
ask: Can I see some first?|Ask, and we show you examples or send pictures.
ask: What if it is not right?|Tell us, and we look for a solution together.
about: {Name} is all about {xs}. We look at each one twice before it leaves.
about: If you are not sure what you need, ask. We would rather answer three questions than send the wrong thing.
story: With {xs}, the small differences are the interesting part. We notice them, and so will you.
shot: On the table|hands
shot: A detail|magnifier
shot: On the shelf|shelf
shot: Next to each other|frame
shot: Wrapped|gift
shot: On its way|box
title: services|How it can be
title: process|From your wish to your door
title: gallery|A closer look
reach: Ask or order|What you would like, for whom, and by when.
call: Do you have something in mind?|Two lines are enough for a first answer.

# project
own: this project
pages: project
schema: WebSite
act: See how it goes > gallery
act: Write to me > contact
head: One thing after another
head: Begun, and not yet done
head: A work in progress
lede: {An offer}{in}. Come and see how it goes.
about: {Is}. This page shows it as it goes along.
about: If you have done something like it, or would like to, write: questions and advice are both welcome.
shot: As it was|camera
shot: Taken apart|gear
shot: The right tool|hammer
shot: A closer look|magnifier
shot: On paper first|pencil
shot: One day|sun
title: about|What this is
title: gallery|How it goes
reach: Write to me|Questions, advice and a good word.
`);
