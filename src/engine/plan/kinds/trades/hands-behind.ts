import { readTrades } from './read-trades';

/** Those who run something for others: an office, a house that is let, a rider’s first licence. */
export const handsBehind = readTrades(`
pages: advice
title: contact|Get in touch
title: process|How it works

# virtual assistant
words: executive assistant, virtual assistant, virtual assistants, freelance PA, personal assistant, freelance assistant, virtual PA, online business manager, admin support, remote assistant, office angel, virtual receptionist
own: this office
schema: ProfessionalService
art: calendar, document, phone, coffee
act: Talk to me > contact
act: See what I take over > services
head: Your week, with the gaps back in
head: The list gets shorter. I see to it
head: You decide. I do the rest
lede: Diaries, travel, minutes, invoices and the mail that waits for a kind answer: done by somebody who asks once and remembers.
offer: Diary and mail|Sorted, answered, and nothing that surprises you at nine.|document
offer: Travel|Trains that connect, rooms that are quiet.|map
offer: Papers|Minutes, slides and invoices, in your style.|document
offer: People|Birthdays, guests, thank-you notes.|gift
line: By the hour or by the month.
step: We talk|What takes your time, and what you would never give away.
step: A first week|Small things, to see how we work together.
step: A rhythm|Fixed hours, a weekly list, one call.
step: More, or less|As your weeks change.
why: Discreet|What I read stays with me.|lock
why: Quick to ask|A question now saves a mess on Friday.|chat
why: Used to chaos|It is why people call me.|hands
about: I keep other people’s weeks in order, from a desk of my own.
about: I like lists, short mails and meetings that end. You may not have time for any of that, which is the point.
said: I had forgotten what an empty inbox looks like.|Founder
said: She noticed the double booking before both of us.|Director
said: Two hours a week, and I see my children at supper.|Consultant
ask: How do you charge?|By the hour or by the month. You get it in writing after our first talk.
ask: Is my mail safe with you?|Yes. We agree in writing what I may see, and I keep to it.
ask: Which tools do you use?|Yours. I learn what you have.
ask: When do you work?|We agree hours. Urgent things have a number.
ask: Can we try it first?|Yes, a week with small things tells us both enough.
ask: Do you work with teams?|With one person or a few, as long as one of you decides.
title: services|What I take over
title: features|How I work
title: faq|Asked before the first week
reach: Talk to me|What takes your time, and how many hours a week you think it is.
call: What would you give away first?|Write it down in one line. I answer with how I would do it.
shot: The list|document
shot: Coffee, then mail|coffee
shot: The week|calendar
shot: Tickets in order|map
shot: A quiet hour|lamp
shot: Sent|document

# holiday let management
words: holiday let management, holiday let manager, holiday lettings management, airbnb management, airbnb manager, airbnb co-host, airbnb host service, short let management, short term rental management, vacation rental management, changeover service, holiday cottage management
own: this firm
schema: ProfessionalService
art: key, house, bed, window
act: Ask what we could do > contact
act: See what we look after > services
head: Your keys, our work
head: Guests happy, sheets ironed, you elsewhere
head: The house earns. You sleep
lede: We look after holiday homes for the people who own them: guests answered, beds made, taps mended, and a plain statement every month.
offer: Changeovers|Cleaned, aired, beds made, milk in the fridge if you like.|bed
offer: Guests|Answered at ten at night, kindly.|chat
offer: Upkeep|The tap, the bulb, the gutter, before anybody writes about it.|wrench
offer: Listing|Pictures, words and prices by season.|camera
line: One number for guests, and it is not yours.
step: We look round|And say what is ready and what guests would mind.
step: We agree|What we do, what it costs, what you decide yourself.
step: The first guests|We are there before them and after them.
step: Every month|A statement you can read in a minute.
why: Near by|We can be at the door when something drips.|map
why: Your rules|Dogs or none, parties or none.|document
why: Plain figures|What came in, what went out, what is yours.|coins
about: We look after other people’s houses{in} as if we had to sleep there on Sunday.
about: It began with a neighbour’s key and grew by word of mouth.
role: Guests and keys|Answers the phone you do not want to answer.
said: I have not driven there to change a bulb since.|Owner of a cottage
said: The statement fits on one page, and adds up.|Owner
said: Guests write about the ironing. We never ironed.|Owners of two flats
ask: What do you charge?|A share or a fixed sum, as suits the house. You get it in writing.
ask: May I use the house myself?|Of course. You block your weeks, we plan around them.
ask: Who sets the prices?|We suggest them by season, you decide.
ask: What happens when something breaks?|Small things we mend. For larger ones we ask first.
ask: How long am I tied to you?|It stands in the agreement, with the notice both sides give.
ask: Do you take every house?|No. We say honestly when it would not let well.
title: services|What we look after
title: features|How we do it
title: faq|What owners ask
title: team|Who has your keys
reach: Ask what we could do|Where the house is, how many beds, and who looks after it now.
call: Tired of the Saturday drive?|Tell us about the house. We come and look.
shot: Fresh sheets|bed
shot: Keys, labelled|key
shot: The kettle, filled|teapot
shot: Before they come|door
shot: After rain|house
shot: Welcome|flower

# motorbike training
words: motorbike training, motorcycle training, CBT training, CBT course, CBT test, motorcycle school, motorbike school, motorcycle lessons, motorbike lessons, DAS course, direct access, motorcycle instructor, moped training
own: this school
pages: lessons
schema: AutomotiveBusiness
art: motorbike, hills, map, wheel
act: Book a first day > contact
act: See the prices > pricing
head: Clutch, breathe, look where you go
head: From car park to country road
head: Slow first. The rest comes
lede: Lessons on two wheels for people who have never sat on one, and for those who have and want the licence: small groups, dry humour, and a cone for every mistake.
offer: First day|Where everything is, then cones, then the road, if you are ready.|hills
offer: Bigger licence|Practice towards the test, in the order the test asks.|document
offer: Coming back|For riders who sold theirs years ago.|clock
offer: Own bike|Bring it, and learn it properly.|motorbike
line: Small groups, with a radio in your ear.
step: You write|What you have ridden, what you would like to ride.
step: The yard|Slow corners, stopping, looking behind you.
step: The road|With somebody behind you, talking quietly.
step: The paper|Or another day, without drama.
plan: A first day|150|From the yard to the road.|Bike lent; Helmet and gloves; As long as it takes
plan: A refresher|95|Half a day, one to one.|Your bike or ours; Slow corners; Notes afterwards
plan: Towards the licence|520|Several days, with the test in sight.|Small groups; Radio in your ear; Change dates early|Most chosen
role: Instructor|Has taught nervous people for a long time, and was one.
said: I thought I was too old. I was only too fast.|Began at fifty
said: Nobody laughed. Not even at the cone.|First day
said: Explained why, not only what.|Rider
ask: Do I need my own bike?|No. Tell us your height, and we bring one that fits.
ask: What should I wear?|Sturdy shoes, jeans or stronger, gloves if you have them. Ask about helmets.
ask: What if I am not ready after a day?|Then you come again. We do not send anyone on the road who should not be there.
ask: Do I need a licence first?|A provisional one, for most courses. Ask, and we tell you what to bring.
ask: Does it run in the rain?|In rain yes, on ice no.
ask: How early should I book?|A few weeks in spring, less in winter.
title: services|What you can learn
title: faq|Before you sit on it
title: pricing|What it costs
title: teacher|Who rides behind you
reach: Book a first day|What you have ridden, what you would like, and two days that suit you.
call: Thinking about it since spring?|Come for one day. You know more after it.

# bike fitting
words: bike fitting, bike fit, bike fitter, bicycle fitting, cycling fit, saddle fitting for cyclists
own: this studio
pages: local
schema: SportsActivityLocation
art: bike, wheel, ruler, wrench
act: Book a fit > contact
act: What happens > process
head: The bike should give, not your knee
head: Five millimetres, a different ride
head: Numb hands are not part of the sport
lede: We watch you ride, measure what matters and move saddle, bars and cleats until nothing hurts that should not.
offer: A full fit|Feet, saddle, bars, and the reasons why.|ruler
offer: Cleats|Straight knees begin at the shoe.|bike
offer: Saddle trouble|We try several, with you on them.|chair
offer: Before you buy|Which frame fits, before the money is gone.|coins
line: On your own bike, with your own shoes.
step: We talk|Where it hurts, how you ride, what you broke as a child.
step: You ride|On the spot, filmed from both sides.
step: We change|One thing at a time, so that you feel which it was.
step: You take home|The figures, and a date to come back if something nags.
about: Most pain on a bike{in} is a matter of millimetres. We look for them.
about: We sell no frames, so we have no favourite.
said: My hands woke up on the second day.|Commuter
said: Forty kilometres further, and no back.|Tourer
said: He moved the saddle forward by a hair. That was it.|Racer
ask: How long does it take?|Plan an afternoon without hurry.
ask: What should I bring?|The bike, clean if you can, with shoes and shorts you ride in.
ask: Which bikes do you fit?|Road, gravel, mountain, touring. Ask about anything stranger.
ask: Do I have to buy parts?|No. Often moving what is there is enough.
ask: What if it still hurts?|Come back. Bodies take a few rides to answer.
ask: Is it only for racers?|No. Most who come want to ride to work without pain.
title: services|What we fit
title: faq|Before you clip in
title: pricing|What it costs
reach: Book a fit|What you ride, how far, and where it hurts.
call: Does something go numb?|Write where and after how many kilometres.
shot: On the stand|bike
shot: Tape and plumb line|ruler
shot: The saddle wall|chair
shot: Tools in order|wrench
shot: Wheels|wheel
shot: Out again|hills
`);
