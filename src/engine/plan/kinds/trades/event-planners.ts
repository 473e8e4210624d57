import { readTrades } from './read-trades';

/** Who plans days for others: weddings, birthdays, what a company celebrates. */
export const eventPlanners = readTrades(`
# event planner
words: event planners, event planning, event planning company, event organiser, event organizer, event organisers, event organizers, event organisation, event management, event management company, party planner, party planners, party planning, event stylist, event styling company, corporate event planner
own: this event planner
schema: ProfessionalService
pages: pro
art: balloons, table, cake, calendar
act: Tell us your date > contact
act: See what we plan > services
head: You greet the guests. We do the rest
head: From the first list to the last chair
head: A day that looks easy, because it was planned
lede: Weddings, birthdays and company days: the place, the food, the music and the minute in which the lights change.
offer: Weddings|From the first list to the last dance.|ring
offer: Birthdays and family|Five years old or fifty, with a cake that arrives whole.|cake
offer: Company events|Launches, dinners, days out: on time and on budget.|megaphone
offer: Style and table|Colours, flowers, light, and what lies on the plate.|bouquet
offer: On the day|Somebody with a list, so that you need none.|clock
line: Tell us what is settled and what is not.
step: We talk|What it is for, who comes, and what it may cost.
step: A plan|Places, people, minutes, and a price for each.
step: The weeks between|You decide, we call everybody.
step: The day|We are there before the flowers and after the last guest.
why: One list|What it costs stands in it, from the first day.|receipt
why: One person|Whom you call is who is there.|phone
why: Rain is in the plan|So are late trains and lost voices.|umbrella
work: A terrace at sunset|Wedding|Ninety guests and a wind that stopped in time.|sun
work: Forty, and none of them sad|Birthday|A band nobody expected.|guitar
work: The new shop, opened|Company|Doors at six, empty shelves at nine.|shopfront
work: Supper under the trees|Family|One table, thirty metres long.|tree
work: Two days, one hall|Company|Three hundred badges, no queue.|calendar
work: A party for six-year-olds|Birthday|Pirates. All of them.|balloons
about: {name} plans days{in} that other people will talk about. You keep the decisions, we keep the lists.
plan: On the day|900|We take over your plan.|Suppliers called; A plan by the minute; With you all day
plan: Part planning|2200|From where you are.|Places and suppliers found; Budget kept; The day itself|Most asked
plan: All of it|4800|From an empty page.|Place, food, music; Guests and travel; Everything on the day
per: sample price
said: I was a guest at my own party.|Birthday
said: The speaker was late. Nobody noticed.|Company
said: Everything we had forgotten was in a box.|Wedding
ask: How early should we begin?|For a wedding a year, for a birthday six weeks. Ask anyway if it is sooner.
ask: What does it cost?|By how much you hand over. You get a figure after the first talk.
ask: Do we have to take your suppliers?|No. We suggest, you choose.
ask: How large can it be?|Tell us how many you are thinking of. Small is harder than it looks.
ask: Do you plan away from home?|Yes. Tell us where.
ask: Who is there on the day?|The one you talked to, and as many hands as it takes.
title: services|What we plan
title: portfolio|Days we planned
title: gallery|Days we planned
title: pricing|Packages
title: process|From idea to day
title: about|Who plans
title: testimonials|Afterwards
reach: Tell us your date|The date, the occasion, and roughly how many.
call: Is there a date?|Then tell us, and leave the list to us.
`);
