import { readTrades } from '../trades/read-trades';
import { familiesShared } from './families-shared';

/** Businesses for those who have a trade or want one: who sells them what they use, and who trains them. */
export const forTheTrade = readTrades(`
${familiesShared}
# supplies
own: this supplier
pages: open
schema: Store
art: box, shelf, document, van
act: Ask for a price > contact
act: See what there is > services
head: {Xs}, ordered by name
head: {Xs}, by the piece or by the box
head: Tell us what you run out of
head: {Xs} for those who use {them}
lede: {Xs}{in}{for}. Send your list, and you hear what is there, what has to be ordered, and what it costs.
lede: {Xs}{in}{for}: ask by name, number or picture, for one piece or for the whole shelf.
offer: By name|You know what it is called? Write it down, and you get a price.|document
offer: By picture|Send one of the old piece, and we look for the same.|magnifier
offer: Larger amounts|Say how much you use, and you get a price for that.|box
offer: Again and again|The same order at intervals that we agree.|calendar
line: Ask for it by name, number or picture.
line: Say how much you need, and you get a price.
line: For one piece or for many.
line: Ask what is there at the moment.
line: Not sure which one? Tell us what it is for.
ware: Ask for it by name, number or picture.
ware: Say how much you need, and you get a price.
ware: For one piece or for many.
step: You send a list|Names, numbers or pictures, and how much of each.
step: We look|At what is there and what has to be ordered.
step: You get a price|With the date on which it can be with you.
step: It comes to you|Sent or collected, as we agreed.
ask: Can I order a single piece?|Ask for it, and you hear whether that is possible.
ask: Can I open an account?|Write with the name of your business, and we tell you how that goes.
ask: Do you send it?|Tell us where to, and you get a price with the carriage.
ask: I do not know what it is called.|Send a picture, or tell us what it is for.
ask: Can something be sent back?|Ask before you order, and we tell you how that goes.
about: {Is}. Tell us what you work with, and we tell you what fits.
about: If something is not to be had, you hear that straight away.
shot: On the shelf|shelf
shot: Small parts|box
shot: The list|document
shot: Close up|magnifier
shot: Packed|box
shot: On its way|van
title: services|How you can order
title: process|From your list to your door
title: gallery|On the shelves
title: faq|Before you order
reach: Send your list|What, how much, and where to.
call: Running out of something?|Send the list, and you get a price.

# trade school
own: this school
pages: classes
schema: EducationalOrganization
art: school, pencil, room, people
act: Ask for a place > contact
act: See what you can learn > services
head: Learn the work by doing it
head: Learn it from people who do it
head: Come curious, leave able
head: The work, from the very beginning
lede: {Offer}{in}, for people who begin and for people who would like to go further. You learn by doing it, with someone beside you who sees where it goes wrong.
lede: {Offer}{in}, in the company of others who want to know how it is done. Questions are half of the lesson.
offer: A first look|Come, see how it is done, and find out whether it is for you.|sun
offer: Beginners|From the first steps, with everything explained.|pencil
offer: Going further|For those who can do the basics and want to do them well.|steps
offer: For firms and groups|Training for several at once, on a date of your own.|people
line: Shown first, tried next, corrected kindly.
line: With everything explained, also why it can go wrong.
line: For beginners, and for those who would like to get better at it.
line: Small steps, and time to practise each.
line: Ask when it is next on.
step: You write|What you would like to learn, and how much you have done already.
step: We find a place|On a course that fits what you can do.
step: You practise|Shown first, then with your own hands.
step: You go on|With something to practise until next time.
fits: You have never done it|Good. There is nothing to unlearn.|sun
fits: You do some of it already|We begin where you are.|door
fits: You have people to train|Tell us how many, and what they can do.|people
ask: Do I need any experience?|Say when you write what you have done so far, and you hear where to begin.
ask: What do I need to bring?|You hear that with the confirmation.
ask: How large are the groups?|Ask for the date you have in mind, and we tell you how many are coming.
ask: Do I get a certificate?|Ask for the course you have in mind, and we tell you what you hold at the end.
ask: What if I cannot come?|Write as early as you can, and we look for another date.
about: {Offer}{in}. We remember what it is like to begin, and we teach with that in mind.
about: You get an honest look at what you did, and one thing to do better.
shot: First try|wrench
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
call: Thinking about it?|Ask what the next course is, and when it begins.
`);
