/** What is said of all of them that have no line of their own. */
export const causesShared = `pages: cause
schema: NGO
act: Donate > donation
act: Lend a hand > volunteer
title: donation|What your gift does|Choose an amount
under: donation|Nothing is charged on this page. We answer with the account details.
title: volunteer|Lend a hand|An hour is plenty
under: volunteer|Tell us when you have time and what you like doing.
title: about|Who we are|People from here
title: faq|Before you come|Good questions
title: contact|Write to us
reach: Write to us|Help offered, help needed, questions: all of it is welcome.
call: An hour, or a gift?|Both help. Write, and we tell you what is needed most.
open: 2|2|16|19
open: 6|6|9|13
ask: How much of my gift arrives?|Ask for our accounts; they are open to everyone who gives and everyone who asks.
ask: Do I get a receipt?|Yes, by mail, for the year.
ask: I have only an hour. Is that useful?|Very. Many of our tasks take exactly that.
ask: Can our company take part?|Gladly: a day with us, or a day of what you do best.
ask: How do I stop giving?|A line is enough. We say thank you and mean it.
role: Chair|Brings people together and the meeting to an end.
role: Volunteers|Finds a task for everyone.
role: Money|Can account for every coin.
`;
