/** What is said of all of them that have no line of their own. */
export const performersShared = `pages: performer
schema: PerformingGroup
act: Ask for a date > contact
act: See the dates > events
step: You write|Date, place, occasion, how long, and roughly how many people.
step: You get a fee|One figure with travel in it, and the technical rider as one page.
step: We agree|A short contract that both sides can read standing up.
step: The day|Sound check or walk-through first, then the evening.
ask: What does it cost?|The fee depends on the date, the distance and the length. Write with those three and you get one figure.
ask: What do you need on site?|It is on the rider, one page long, and most of it is a socket, a dry floor and a place to change.
ask: How far ahead should we book?|Summer Saturdays go first. For a weekday a few weeks are often enough.
ask: Do you travel?|Yes. Travel and, where it is far, a bed are part of the figure you get.
ask: What if it has to be cancelled?|Tell us as soon as you know. We look for a new date first, and the contract says what applies if there is none.
ask: May we film or record?|For yourselves, gladly. For anything public, ask first.
good: T-shirt|20|Four sizes, one colour, printed by a friend.|shirt
good: Record|22|With the words inside, for singing along.|decks
good: Poster|10|From the last tour, folded only once.|frame
good: Tote bag|12|Carries a record and a loaf.|bag
title: products|To take home
title: events|Where to hear it live|Next dates
title: services|What you can book|For which occasions
title: process|From first message to the night
title: about|Who is on stage|A short introduction
title: faq|Before you book
title: contact|Ask for a date
reach: Ask for a date|Date, place, occasion. That is enough for a first answer.
call: Is your date still free?|Write with day and place, and you get an honest yes or no.
`;
