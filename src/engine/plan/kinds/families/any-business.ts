import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** What a business says of which nothing is known but its own words: a thing one can visit or ask for, or goods. */
export const anyBusiness = readTrades(`
${familiesShared}
# business
own: this place
art: door, people, hands, chat
act: Ask what is possible > contact
act: See what there is > services
head: Yes, {an offer}
head: Curious about {an offer}?
head: {An offer}, and somebody to ask
head: Ask us about {an offer}
lede: {An offer}{in}{for}. Look round, then write or call: somebody who knows answers, and says plainly what is possible.
lede: {An offer}{in}{for}. Tell us what you would like to see, to know or to arrange, and you hear what is possible and when.
offer: A first look|Come by, or let us tell you about it.|door
offer: A date of your own|Alone, with friends or with colleagues: say when, and we plan it.|calendar
offer: Groups and schools|Planned with you, for the age and the time you have.|school
offer: Your questions|Ask what you have always wanted to know about it.|chat
line: Ask us about it, and you hear how it works and when.
line: Part of what we do, and a good place to begin.
line: Say when it suits you and how many you are.
line: We explain it in plain words, also the difficult parts.
step: You write|What you would like, when, and for how many.
step: We answer|With what is possible, what it costs and what we need from you.
step: We agree on a day|And everything is ready when it comes.
step: You see for yourself|And ask whatever is still open.
ask: What exactly is {an offer}?|Ask us, or come and look. It is easier to show than to describe, and we like doing both.
ask: Can we come and see it?|Write with a day and the number of people, and you get an answer.
ask: Is it suitable for children?|Tell us their ages, and we say honestly what fits.
ask: How early should we ask?|As soon as you have a date in mind. At short notice, just try.
ask: What if we have to cancel?|Tell us as early as you can, and we look for another date first.
ask: Who will answer my message?|Someone who does the work and knows it from the inside.
about: {Is}. You do not find one at every corner, so ask: we like to explain what we do and how.
about: What we can do, we do properly. What we cannot do, we say, and often we know who can.
story: It takes a certain kind of person to begin with something like this, and patient friends. What keeps it going is that others get curious, too.
shot: Come in|door
shot: A closer look|magnifier
shot: At work|hands
shot: Visitors|people
shot: Somebody explains|chat
shot: Until next time|sun
title: services|What you can come to us for
title: process|How it goes
title: gallery|A look around
reach: Ask what is possible|What you would like, when, and for how many.
call: Curious?|Two lines are enough for a first answer.

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
`);
