import { eventsShared } from './events-shared';
import { readTrades } from './read-trades';

/** Several days away together: a house, a table, a rhythm of the day. */
export const retreats = readTrades(`
${eventsShared}
# retreat
words: retreat, retreats, yoga retreat, yoga retreats, pilates retreat, meditation retreat, silent retreat, wellness retreat, wellbeing retreat, writing retreat, writers retreat, writers' retreat, art retreat, painting retreat, knitting retreat, quilting retreat, craft retreat, surf retreat, walking retreat, running retreat, women's retreat, men's retreat, weekend retreat
own: these days
art: hills, room, table, sunrise
act: Ask for a place > rsvp
act: See a day > agenda
head: A few days with nothing else to do
head: Go away, arrive slowly, come back rested
head: Far enough to hear yourself think
lede: A few days in one house: time to practise, time to eat together, and long stretches that belong to nobody but you.
about: A small group in one house{in}, with the same people at the table from the first evening to the last breakfast.
about: Nothing is compulsory. Whoever would rather sleep, walk or read does that.
day: 7:30|Before breakfast|Quiet, and only for those who are awake.|The large room|A day
day: 9:00|Breakfast|Long, at one table.|The table|A day
day: 10:30|Morning session|The main work of the day, together.|The large room|A day
day: 13:00|Lunch and free time|To walk, swim, sleep or carry on alone.|Everywhere|A day
day: 17:00|Afternoon session|Gentler than the morning.|Outside, if it is dry|A day
day: 19:30|Supper|Cooked for us, eaten slowly.|The table|A day
role: Leads the days|Says what comes next, and when nothing does.
role: Teaches|Sits beside you when it sticks.
role: Cooks|Asks beforehand what you do not eat.
plan: Shared room|690|For one, in a room for two.|All sessions; All meals; Bed linen|Most chosen
plan: Single room|890|A door of your own.|All sessions; All meals; Bed linen
reply: Ask for a place|Say when you would like to come and what you hope for. Nothing is paid on this page.
ask: Do I need experience?|Tell us what you have done before, and we say whether it fits.
ask: May I come alone?|Most people do. By the second breakfast nobody is alone.
ask: What do I bring?|Comfortable clothes, something warm, and what you would read if there were time.
ask: What if I do not eat everything?|Write it when you ask for your place. It is cooked for you without a fuss.
ask: How do I get there?|The way, and who could share a car with you, stands in the confirmation.
ask: What if I have to cancel?|Tell us as early as you can. If somebody takes your place, we find a way.
title: agenda|How a day goes
title: speakers|Who is with you
title: team|Who is with you
title: tickets|What it costs
title: venue|The house
title: rsvp|Ask for a place
title: events|When
call: Is one of the dates yours?|Ask, and you hear what is still free.
shot: The house|house
shot: Before breakfast|sunrise
shot: The long table|table
shot: A way out|hills
shot: A free afternoon|tree
shot: Evening|lamp
`);
