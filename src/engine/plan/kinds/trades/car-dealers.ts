import { readTrades } from './read-trades';

/** People who sell cars that others have driven. The cars themselves come from the kind. */
export const carDealers = readTrades(`
# car dealer
words: used car dealer, used car dealers, used cars, second hand cars, secondhand cars, pre-owned cars, car dealership, car sales, car showroom, classic car dealer, classic cars for sale, van dealer, used vans, used van sales, motorhome dealer, campervan sales
own: this yard
pages: dealing
schema: AutoDealer
kicker: Cars
art: car, key, wheel, document
act: Ask about a car > contact
act: See the cars > listings
head: Cars with their story told
head: Drive it first, then talk
head: Used, known, ready
lede: Every car here has been on a lift, and you get the list of what was found. Come and drive one; nobody sits on your shoulder.
offer: Cars in stock|Checked, cleaned, with papers to read.|car
offer: Your old car|Looked at in ten minutes, priced on paper.|key
offer: Finance|Explained as a sum, not as a rate.|calculator
offer: After the sale|The number you call is ours.|phone
line: Ask for the list of what we found.
step: Look|At the car, and at its papers.
step: Drive|Alone, if you like, with time.
step: Ask|For an inspection by anyone you trust.
step: Drive home|With two keys and the list.
about: {name} buys and sells cars{in} that somebody has already driven. We keep those we would lend to our own family.
about: What is wrong with a car is written on a sheet on its seat. That shortens the talking.
story: It began with one car too many in front of the house.
ask: May I drive it first?|Yes. Bring your licence and take your time.
ask: Can somebody else check it?|Please do. There is a lift round the corner.
ask: Do you take my old car?|We look at it and name a price on paper.
ask: Is there a guarantee?|Ask for the terms of the car you like. They are in writing.
ask: Can you keep one for me?|For two days, with a small deposit.
ask: Do you deliver?|Within a drive and back, yes. Ask.
open: 1|5|9|18
open: 6|6|9|16
title: services|What we do
title: process|From first look to key
title: listings|In the yard now
title: faq|Before you drive
title: contact|Ask about a car
reach: Ask about a car|Which one, when you would like to drive it, and what you drive now.
call: Seen one you like?|Come and drive it.
shot: In the yard|car
shot: On the lift|wrench
shot: Keys, labelled|key
shot: The list on the seat|document
shot: Washed|drop
shot: Handed over|hands
`);
