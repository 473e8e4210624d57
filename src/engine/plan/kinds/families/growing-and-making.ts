import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Families of businesses that grow, make, mend or sell things: what any "{x} farm" or "{x} maker" can say. */
export const growingAndMaking = readTrades(`
${familiesShared}
# farm
own: this farm
art: hills, hands, garden, box
act: Ask about a visit > contact
act: See what we do > services
head: Yes, {an offer}
head: {Xs}, and time to {keep} {them} well
head: Come and see the {xs}
head: A farm that is all about {xs}
lede: {An offer}{in}. Come and look round, ask everything, and tell us what you would like: a visit, something to take home, or a regular order.
lede: We {keep} {xs}{in}. Write what you are curious about, and we say what the season allows.
offer: Visits|Walk round with us and see how {xs} {are} {kept}.|hills
offer: To take home|Ask what the farm has ready this week, and we put some aside.|bag
offer: Shops and kitchens|Regular orders, agreed by quantity and by day.|box
offer: Groups and schools|A morning with {xs}, planned for the age and the weather.|school
line: Best asked for a little ahead, so that the farm is ready for you.
line: Ask us which days suit.
line: For families, classes and small groups: tell us how many you are.
line: In step with the season. Ask what is possible this month.
ware: From our own farm. Ask what is ready this week.
ware: Ask for it at the gate, or order ahead.
ware: As much or as little as you need.
ware: We tell you how to keep it and how best to use it.
step: You write|A visit, an order, or a question about {xs}.
step: We look at the season|Some weeks there is plenty, some weeks need patience.
step: We agree on a day|And on what to bring: mostly boots.
step: You come, or it travels|Collected at the gate or sent, whichever suits.
ask: Can we just turn up?|Better write first. A farm has hours when nobody can stop to open the gate.
ask: How {are} your {xs} {kept}?|Ask us, or better, come and look. We show you the work step by step.
ask: Do you sell to shops and restaurants?|Tell us what you need, how much and how often, and you get an honest answer.
ask: What should we wear?|Shoes that may get dirty, and one layer more than you think.
about: {Is}. The days here follow the {xs}, not the calendar.
about: Ask us anything about {xs}: how {they} {are} {kept}, what {they} {need}, what a good year looks like. We like the question.
story: A farm for {xs} is a long conversation with weather, soil and patience. We write down what each season teaches and begin the next one a little wiser.
shot: Round the farm|hills
shot: First light|sun
shot: {Xs}, close up|magnifier
shot: By hand|hands
shot: Ready to go|box
shot: The gate|door
title: gallery|A look round the farm
title: process|From your message to the gate
reach: Write before you come|What you would like, for how many, and when.
call: Curious about {xs}?|Two lines are enough. We answer with a day or a price.

# maker
own: this workshop
pages: toOrder
art: hands, hammer, brush, shelf
act: Order yours > contact
act: See what we make > services
head: {Xs}, made by hand
head: {Xs}, made for the one who asks
head: Tell us about the {x} you have in mind
head: First a drawing, then {an x}
lede: {Xs} from our own bench{in}: to order, as a present, or from the few that stand finished on the shelf.
lede: We make {xs}{in}, one after the other and with time for detail. Tell us what yours should be like.
offer: Made to order|Your size, your colours, your date. We draw it first.|pencil
offer: Ready to take|Finished {xs} that are looking for someone.|shelf
offer: As a present|Wrapped, with a card, and sent if it has to travel.|gift
offer: Repairs and care|What was made here can come back to be mended.|wrench
line: Made to order. Tell us the size, the colours and the date.
line: Each one a little different, as handmade things are.
line: Ask which are ready now.
line: From a sketch of yours, or one of ours.
ware: Made by hand, one at a time.
ware: Each one a little different, as handmade things are.
ware: Ask which are ready now.
ware: In your colours and your size, if you like.
step: You describe it|What it is for, how large, and by when. A sketch helps.
step: We draw and name a price|You see what you will get before anything is cut.
step: We make it|And send a picture when it begins to look like something.
step: You collect it|Or we pack it well and send it.
ask: How long does it take?|That depends on the piece and on what is already on the bench. You get a date together with the price.
ask: Can I bring my own idea?|Please do. A sketch, a photograph or three sentences are enough to begin.
ask: What are your {xs} made of?|Ask about any piece, and we tell you what is in it and why.
ask: Can I watch?|By arrangement. Write before, so that something worth watching is on the bench.
ask: Do you send things?|Yes, well packed. Tell us where to, and the postage stands in the offer.
about: {Name} makes {xs}{in}. What leaves the bench has been turned over, looked at and tried.
about: We like being asked how it is done. Bring an idea, however unfinished, and we tell you what is possible.
story: Every {x} begins as a line on paper: what it is for, how large, and what it is made of.
shot: On the bench|hammer
shot: A detail|magnifier
shot: Finished {xs}|shelf
shot: Hands at work|hands
shot: First drawing|pencil
shot: Wrapped|gift
title: services|What we make
title: gallery|From the bench
title: process|From your idea to the finished piece
reach: Tell us what you have in mind|What it is for, how large, and by when.
call: Have {an x} in mind?|Describe it in two lines. We answer with questions and a price.
said: I brought a bad sketch. They saw what I meant.|Ordered as a present
said: You can see that somebody took the time.|Made to order
said: It came well packed and looked even better out of the box.|Sent by post

# craft maker
own: this workshop
pages: toOrder
art: hands, hammer, brush, shelf
act: Order from us > contact
act: See what we make > services
head: {X}, made by hand
head: {X}, and the time it takes
head: Good {x} begins with good questions
head: {X} from our own bench
lede: {X} from our own bench{in}: to order, as a present, or from what stands finished on the shelf.
lede: We make {x}{in}, in small amounts and with time for detail. Tell us what yours should be like.
offer: Made to order|Your measure, your wishes, your date.|pencil
offer: Ready to take|What is finished and looking for someone.|shelf
offer: As a present|Wrapped, with a card, and sent if it has to travel.|gift
offer: For shops and groups|Larger amounts, planned with you in time.|box
line: Made to order. Tell us how much, how and by when.
line: Ask what is ready now.
line: From an idea of yours, or one of ours.
ware: Made here in small amounts.
ware: Ask what is ready now.
ware: To your own wishes, if you have any.
step: You describe it|What it is for, how much, and by when.
step: We name a price|And a date we can keep.
step: We make it|And tell you how it is coming along.
step: You collect it|Or we pack it well and send it.
ask: How long does it take?|That depends on the order and on what is already on the bench. You get a date together with the price.
ask: Can I bring my own idea?|Please do. A picture or three sentences are enough to begin.
ask: Can I watch?|By arrangement. Write before, so that something worth watching is going on.
ask: Do you send things?|Yes, well packed. Tell us where to, and the postage stands in the offer.
about: {Name} makes {x}{in}. What leaves the bench has been looked at twice.
about: We like being asked how it is done. Bring an idea, however unfinished, and we tell you what is possible.
story: {X} cannot be hurried, which may be what we like about it. What does not turn out well stays here, and we learn from it.
shot: On the bench|hammer
shot: A detail|magnifier
shot: On the shelf|shelf
shot: Hands at work|hands
shot: First try|pencil
shot: Wrapped|gift
title: services|What we make
title: gallery|From the bench
title: process|From your idea to the finished piece
reach: Tell us what you have in mind|What it is for, how much, and by when.
call: Have something in mind?|Describe it in two lines. We answer with questions and a price.

# repair
own: this workshop
pages: local
art: wrench, gear, magnifier, brush
act: Send a picture > contact
act: See how we work > services
head: Your {x} is not past saving
head: {Xs}, put right
head: {X} repairs, explained first
head: Send a picture of what is wrong
lede: {Xs}{in}, looked at, cleaned, repaired and put back to work. Send a picture, and we tell you what can be done and what it costs.
lede: Something rattles, sticks, leaks or has come off? We repair {xs}{in} and say so when a repair is not worth it.
offer: A first look|What is wrong, what it needs, whether it is worth it.|magnifier
offer: Cleaning and care|Cleaned, adjusted and checked, so that it lasts.|brush
offer: Repairs|Missing and broken parts found, or made to fit.|wrench
offer: Full restoration|Taken apart, put right and put together again.|gear
line: Looked at first, priced second, repaired third.
line: Send a picture, and we say what it needs.
line: Parts found where they exist, made where they do not.
line: Not sure whether it can be mended? Ask.
step: You send a picture|Of the whole {x} and of what is wrong with it.
step: We look at it|And tell you what it needs, in plain words.
step: You decide|With a price and a date in front of you.
step: We repair it|And show you how to keep it that way.
ask: Is my {x} worth repairing?|Send a picture. You get an honest answer, also when it is no.
ask: Do you still get parts?|Some can be found and some can be made. We tell you which before we begin.
ask: Can you keep the traces of age?|Yes. Say what should stay as it is, and we leave it alone.
ask: How long does it take?|That depends on the damage and on the queue. You get a date together with the price.
ask: Can I send it to you?|Yes, well padded. We tell you how to pack it, and we look at it when it arrives.
about: {Name} repairs {xs}{in}. We would rather keep a good old thing going than talk you into a new one.
about: Before anything is opened, you hear what we suspect. Afterwards you hear what it was.
story: Things that were made to be used can usually be made to work again. That is the whole idea, and with {xs} it is a good one.
shot: On the bench|wrench
shot: Before|box
shot: Small parts, in order|gear
shot: Under the lamp|lamp
shot: Cleaned|brush
shot: Ready to collect|bag
title: services|What we do for {xs}
title: process|How a repair goes
reach: Show us what you have|A picture, how old it is, and what it no longer does.
call: Has something stopped working?|Send a picture, and we tell you what can be done.

# kit
own: this box
pages: byPost
art: box, gift, hands, document
act: Order yours > contact
act: See what is in it > services
head: {Offers}, to your door
head: Open the box, and begin
head: {Xs}, by post
head: A parcel that is opened at once
lede: {Offers} for beginners and for those who already know. Packed with care, with notes that say what to do first.
lede: {Offers}, sent to you or to someone who will be glad. Tell us who it is for, and we help you choose.
offer: For yourself|Begin when it arrives; the notes take you by the hand.|box
offer: As a present|Packed as one, with your card and the right date.|gift
offer: For groups and schools|Several at once, with a price for all of them.|school
offer: Questions on the way|Stuck half-way? Write, and somebody who knows answers.|chat
line: In the box, with notes on how to begin.
line: Easy to begin with, also without experience.
line: For you, or for someone who will be glad of it.
line: Ask which one to begin with.
ware: Packed with notes on how to begin.
ware: Easy to begin with, also without experience.
ware: For you, or for someone who will be glad of it.
step: You choose|For yourself or for someone else. Ask if you are not sure.
step: We pack|Everything that is needed, and a page on where to begin.
step: It travels|To your door, or straight to the one it is for.
step: You begin|And write to us if you get stuck.
ask: Is it suitable for beginners?|Yes. Start with the first page of the notes, and ask us when something is unclear.
ask: Can I give it as a present?|Yes. Tell us the address and the date, and we add your card.
ask: What else do I need?|We tell you beforehand, so that nothing is missing when you open it.
ask: What if something is missing or broken?|Write to us with a picture, and we put it right.
ask: Where do you send to?|Tell us where you live, and you hear whether and what the postage is.
ask: Can I stop or skip?|If it comes regularly: yes. Write before the next one is packed.
about: We send {offers}{from}, and we try everything ourselves before it goes into a box.
about: The notes are written for someone who has never done it, because that is how we remember it best.
story: A good box has nothing in it that only fills it. So we leave things out until what remains is what you will use.
shot: Packed this morning|box
shot: What is inside|shelf
shot: The first page|document
shot: Hands at it|hands
shot: As a present|gift
shot: On its way|document
title: services|Who it is for
title: process|From our table to yours
title: gallery|In the box
reach: Ask or order|Who it is for, where it goes, and by when.
call: For you, or for a present?|Write two lines, and we help you choose.

# shop
own: this shop
pages: counter
art: shelf, shopfront, bag, box
act: Ask for something > contact
act: See what there is > services
head: {Xs}, and people who know about {them}
head: Come in and look at the {xs}
head: Ask for {xs}, and see three
head: {Xs}, looked at one by one
lede: {An offer}{in}. Come in and look, or write what you are searching for, and we tell you whether it is here.
lede: {Xs} for those who know exactly what they want, and for those who would like to look first.
offer: In the shop|Come and look. Everything may be asked about.|shopfront
offer: Looking for something?|Describe it or send a picture, and we search for it.|magnifier
offer: Put aside|Write what you would like, and it waits under your name.|bag
offer: Ordered in|Not on the shelf? Often we can get it; ask how long it takes.|box
line: Ask what is here at the moment.
line: Ask in the shop, or write before you come.
line: Try it, compare it, take your time.
ware: Ask what is on the shelf today.
ware: To try, to compare, to take with you.
ware: Not quite the one? Ask what else there is.
ware: Ask about it; we have it in our hands.
step: You say what you need|In the shop, by message, or with the old one in your hand.
step: We look|On the shelf, in the drawers, at the back.
step: You choose|With time, and with an honest opinion if you want one.
step: You take it with you|Or it is put aside, or sent.
ask: How do I know whether you have it?|Write or call. We go and look while you wait.
ask: Can you get something in?|Often. Tell us what it is, and we say whether and how soon.
ask: Can I bring something back?|Ask before you buy, and we tell you how that goes.
ask: Do you send things?|Tell us what and where to, and you get a price with the postage.
about: {Is}. Come and look, compare, and ask whatever you would like to know about {them}.
about: We would rather sell you the right thing than the next one. If we do not have it, we tell you who might.
story: What people ask for decides what stands here. So if you are looking for {xs} that you do not see, say so.
shot: The window|shopfront
shot: On the shelf|shelf
shot: {Xs}, close up|magnifier
shot: In the drawer|box
shot: Wrapped|gift
shot: At the counter|counter
title: services|How we can help
title: gallery|A look inside
reach: Ask for something|What you are looking for, and what for.
call: Looking for something?|Describe it in two lines. We go and look.
`);
