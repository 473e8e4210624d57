import { readTrades } from './read-trades';

/** Houses that show how they make what they pour. */
export const tastings = readTrades(`
# distillery tour
words: distillery tours, gin distillery tour, gin distillery tours, whisky distillery tour, whisky distillery tours, whiskey tour, gin tour, gin tours, brewery tour, brewery tours, winery tour, winery tours, vineyard tour, vineyard tours, cellar tour, cellar tours, wine tasting tour, gin school, gin making class, rum distillery tour, chocolate factory tour, cheese tasting tour
own: this house
pages: outing
schema: TouristAttraction
art: barrel, bottle, glass, door
act: Ask for a place > contact
act: How a tour goes > process
head: Smell first, then taste
head: From copper to glass
head: Come in where it is made
lede: A walk past everything that makes the drink, with somebody who makes it, and a glass at the end where you know why it tastes like that.
offer: The tour|From the raw stuff to the bottle, with time for questions.|barrel
offer: The tasting|A few small glasses, explained and compared.|glass
offer: Private groups|Friends, firms and birthdays, at a time of your own.|people
offer: The shop|Bottles to take along, some only sold here.|bottle
line: With somebody who works here.
step: You choose a time|And say how many you are.
step: We confirm|With the address and where to park.
step: You look and smell|Copper, casks, whatever is running that day.
step: You taste|Slowly, with water beside it.
about: {name} shows visitors{in} what usually happens behind closed doors. The people who lead the tour make what you taste.
about: Groups are small, because the room with the still is small, and because questions are the best part.
story: First friends asked to have a look, then friends of friends. One day we put up a sign.
said: I finally know what the copper is for.|Visitor
said: Small group, straight answers, generous last glass.|Couple
said: We came for the rain and stayed for the stories.|Family
ask: How long does a tour last?|Plan an hour to an hour and a half, tasting included.
ask: Do we have to book?|Please. Groups are small and fill early.
ask: May I bring children?|Ask first: it depends on the tour and on what is running.
ask: What about the driver?|Drivers get their tasting in a small bottle to take home.
ask: Is it step-free?|Most of it. Tell us beforehand, and we plan the way.
ask: Can we buy bottles?|Yes, in the shop at the end.
open: 2|7|10|17
title: services|What a visit holds
title: process|How a tour goes
title: pricing|What it costs
title: gallery|On the way round
title: contact|Ask for a place
title: faq|Before you come
reach: Ask for a place|Day, time, and how many you are.
call: Which day suits you?|Write with the day and the number, and we keep places.
shot: The still|barrel
shot: What goes in|grain
shot: First nose|glass
shot: Casks|barrel
shot: Labels by hand|bottle
shot: The shop|shelf
`);
