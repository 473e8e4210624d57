/** What stands under titles that say what a visitor would do on the page. Form as in `everywhere.ts`. */
export const actParts = `
how to (?:sign up|join|register|enrol(?:l)?|take part|get involved|book|order|start|begin)|sign[- ]?up|register(?: (?:now|here|online))?|join (?:now|online)|enrol(?:l)? (?:now|online)|get on the list
> Leave your name | With the form on this site, or in two lines by mail.
> Hear from us | With what is free, and what it costs.
> You are in | Once you have said yes to that.

pay(?: (?:online|now|your bill|a bill|invoice))?|online payments?|make a payment
Nothing is paid on this page, and no card number belongs in a message.
- By transfer | The details stand on your bill.
- In person | By card or in cash, and you get a receipt.
- In parts | Ask before it is due.

(?:upload|send(?: us)?|submit)(?: (?:your|us))? (?:documents?|files?|papers?|photos?|pictures?|plans?)
> Ask for the way | We send you an address that is meant for papers.
> Send what there is | A photograph of a page is enough to begin with.
> Hear what is missing | In one list, not one by one.

appl(?:y|ications?)(?: (?:now|online|here|form))?|application forms?
> Write to us | Who you are, what you need, by when.
> We look at it | And ask if something is not clear.
> You hear from us | With a yes, or with the reason for a no.

(?:online )?check[- ]?in(?: online)?|save (?:my|your) (?:spot|place)
> Call before you come | We say how full it is just now.
> Say why you come | So that the right room is free.
> Come | And tell us at the door if it gets worse.

(?:current )?wait(?:ing)?(?: times?)?
- Just now | Call, and we tell you how many sit here.
- Shorter | Early, and when the sun shines.
- Sooner | Whoever is worst off goes first. You would want that, too.

(?:client|parents?|customer|tenant|patient|member|student|owner|resident)s?['’]? ?(?:portal|log ?-?in|area|hub|zone)|log ?-?in|my account
- The way in | You get it from us, with the first papers.
- What is there | Your own dates, letters and bills, and nobody else’s.
- Locked out? | Call. We know your voice, and ask something all the same.

(?:maintenance|repair|service|work) requests?|request (?:maintenance|a repair|service)|report (?:a )?repairs?
> Say where and what | The room, the thing, since when. A picture helps.
> We ring | To say who comes and when.
> It is done | And you tell us whether it really is.

(?:availability|booking)(?: (?:calendar|chart|form))|check availability|when (?:i am|we are) free
- Ask early | Good dates go first, and Saturdays before all.
- Ask late | Somebody may have called off.
- Be put down | We hold a day for you while you think.

(?:first|trial|intro(?:ductory)?) (?:class|lesson|session|visit|month|week)(?: (?:is )?free)?|free (?:first )?(?:class|lesson|trial|pass|session|taster)|new (?:patient|client|member|customer|student) (?:specials?|offers?|discounts?)|intro(?:ductory)? offers?
- Try it | Once, without signing anything.
- Ask | Before, during, afterwards.
- Decide | At home, when you have slept on it.

become (?:a|an) (?!member|friend|sponsor|partner).{3,24}
> Write to us | What you do, and why here.
> We talk | On an ordinary day, so that you see how it is.
> Begin | With something small, and somebody beside you.

waivers?
- Read it at home | It is short, and you may ask about every line.
- Sign it | Before you begin; for children a parent does.
- Why | So that both sides know what can happen, and what we do about it.

walk[- ]?ins?(?: welcome)?
- Just come | If there is room, you stay.
- Come early | Or in the middle of the afternoon, when others are at lunch.
- To be sure | Call from the corner.

deadlines?|tax dates|due dates|filing dates
- In time | We write before it is due, and again.
- Nearly late | Call; much can still be done on the last day.
- Late | Tell us at once. It gets dearer by the week, and never by asking.

gift aid|tax[- ]deductible|tax relief|receipts?
- A line on the form | Lets us claim a little more, where the law has it so. It costs you nothing.
- Your papers | You get a receipt for what you give.
- Not sure? | Ask whoever does your taxes.

what (?:we|i) (?:can['’]?t|cannot|don['’]?t|do not) (?:take|accept|do|offer|treat|cover)|what we do not take
- Said beforehand | So that nobody comes for nothing.
- Why not | Mostly because somebody else does it better.
- Who does | We give you a name.

(?:furniture|donation|laundry|bike|free) (?:collection|pick[- ]?up|drop[- ]?off)|donate (?:goods|items|clothes|furniture|books|food)|drop[- ]?off
> Tell us what it is | And whether there are stairs.
> Agree on a day | We say in which hours.
> We fetch it | Or you bring it, and somebody helps you carry.

(?:collection|pick[- ]?up|drop[- ]?off) points?
- Near you | Tell us where you live, and we name the nearest.
- When | On the same day each time, until an hour that suits those who work.
- Cannot come? | A neighbour may take it for you.

commissions? (?:open|closed|status|info)|open for commissions?
- Now | Ask whether there is room this month.
- What I draw | Look at what is here; more of that.
- What I do not | I say so at once, and it is not about you.

order (?:form|here|now|online)|place an order|pre[- ]?orders?
> Choose | And write it down as you would say it.
> Send it | With the day on which you need it.
> Hear from us | With the sum, before anything is made.

recitals?|(?:student|pupils['’]?|end[- ]of[- ](?:term|year)) (?:concerts?|recitals?|shows?)
- Twice a year | In front of people who clap for mistakes, too.
- What to play | Something you know so well that you could play it hungry.
- Who comes | Family, neighbours, and next year’s beginners.

(?:studio|class|lesson|school|cancellation|house) polic(?:y|ies)|(?:studio|gym|pool|club|course) rules
- Be there | A few minutes before; the hour begins without us.
- Cannot come? | Say so the day before, and we find another time.
- Something is wrong? | Tell us. We would rather know.

[nonprofit|event|club|society|choir|group|association|allotment|museum|church] join us|join (?:in|the group|the club|the society)|come along
> Say hello | A line is enough: who you are, and what made you curious.
> Come once | Nobody has to decide anything the first time.
> Stay, if you like | Then you hear what there is to do, and when.

jury|judges|panel
- Who they are | People who do it themselves, and remember their first one.
- What they look for | The one they are still thinking of the next day.
- What they do not | Names. They see the work first.

stall ?holders|vendors?|exhibitors?|traders
- Those who come each time | You know their faces before their names.
- Those who come in season | A few weeks, and then next year.
- New ones | Try theirs first.

destinations?|meeting points?|departure points?|where we (?:go|sail|meet|start)
- Near | For half a day, and back for dinner.
- Further | Start early, bring something to read.
- Your own idea | Say it. We look at the map together.

tuition(?: fees| (?:and|&) fees)?|school fees
- What is in it | Ask for the list: care, food, things to paint with.
- What is not | Outings, and shoes that were lost.
- Help | There is some. Asking is no shame, and nobody else hears of it.
`;
