import { readTrades } from './read-trades';

/** Who finds out, who helps to leave a house, and who keeps children running for a week. */
export const findersAndMovers = readTrades(`
pages: outing
title: contact|Send a message
title: process|How it goes
title: testimonials|What people say

# private investigator
words: private investigators, private investigation, private investigations, private detective, detective agency, investigation agency, investigations agency, investigative agency
own: this office
art: magnifier, key, notebook, lamp
act: Ask in confidence > contact
act: What can be found out > services
head: You suspect. We look
head: Facts, with a date and a time
head: Quietly, and then in writing
lede: Somebody who looks where you cannot, keeps to what the law allows, and tells you what was seen, not what you hoped or feared.
offer: Background checks|Of people, firms and offers that are too good.|magnifier
offer: Finding people|Old friends, heirs, those who owe.|people
offer: For companies|Leaks, losses, claims that do not add up.|briefcase
offer: For lawyers|Witnesses found, statements taken, papers served.|scales
line: Ask what is possible, and what is not.
step: You call|In confidence.
step: A plan|What is asked, how long, and the most it may cost.
step: We look|You hear as often as you like.
step: A report|In writing, with what was seen and when.
why: Within the law|What was found otherwise is worth nothing.|scales
why: One person knows|The one who takes your call.|key
why: An end in sight|You say at which sum we stop.|clock
plan: First talk|0|Half an hour.|Your question; What is possible; No papers
plan: Background check|280|One person or firm.|Public records; A call or two; A written report|Most asked
plan: By the hour|85|Out on the street.|One investigator; Notes; A short report
per: sample price
about: {name} finds out what others would rather leave in the dark{in}. Much of the work is patience, a parked car, and reading what is on public record.
said: I knew within a week, and could sleep.|Client
said: She told me to save my money. She was right.|Client
said: The report stood up in court.|Lawyer
ask: Is it confidential?|Yes. What you say stays in the office, unless a law demands otherwise.
ask: Is it legal?|What we do is. We open no letters, record no calls and follow nobody into a house.
ask: How long does it take?|Some things a day, some a month. You hear which before we begin.
ask: What does it cost?|You agree to a most, and we stop there.
ask: Will anybody notice?|Hardly. We leave rather than be seen.
ask: Can it be used in court?|Often. Tell us beforehand that you mean to.
title: services|What can be found out
title: features|How we work
title: pricing|What it costs
title: faq|Asked in the first talk
title: about|Who looks
title: gallery|The desk
title: booking|Ask for a talk
reach: Ask in confidence|What you would like to know, and how we may reach you.
call: Does something not add up?|Ask first. Perhaps it does.
shot: The notebook|notebook
shot: A quiet street|house
shot: Keys|key
shot: Late lamp|lamp

# sports camp
words: sports camp, soccer camp, football camp, basketball camp, tennis camp, kids soccer camp, kids sports camp, youth sports camp, hockey camp, baseball camp, volleyball camp, rugby camp, gymnastics camp, multi-sport camp
own: this camp
art: ball, sun, whistle, bottle
act: Save a place > contact
act: See the days > services
head: Run first, sleep well
head: A week of grass stains
head: Bring a bottle and both knees
lede: Days of playing in small groups, with coaches who learn every name, a long lunch in the shade and a match at the end.
offer: Full days|From the first ball to pick-up.|sun
offer: Half days|For the smaller ones, or the hottest weeks.|ball
offer: Keepers and specials|An hour a day for what you play.|glove
offer: The last match|Families on the line.|cup
line: Ask which group fits.
step: Save a place|Name, age, and which week.
step: Hear from us|With the list of what to bring.
step: Arrive|Ten minutes early, to find the group.
step: Play|And come home tired.
why: Small groups|By age and by heart, not by trophies.|people
why: Checked coaches|With first aid, and patience.|heart
why: Shade and water|Breaks are part of the plan.|drop
plan: Half days, a week|110|Mornings.|Five mornings; A shirt; Fruit
plan: Full days, a week|190|With lunch.|Five days; A shirt; Lunch and fruit|Most asked
plan: One day|45|To try it.|One day; Lunch; All the balls
per: sample price
about: {name} runs weeks of sport for children{in}. Beginners play beside those who never stop, and nobody sits out.
said: Asleep at eight, all week.|Mother
said: He asked to go again before we were home.|Father
said: I scored, and then somebody else did.|Mia, nine
ask: From what age?|Ask us. It depends on the child more than on the year.
ask: Does my child have to be good at it?|No. Running is enough.
ask: What should they bring?|Bottle, hat, shoes for grass, something for rain.
ask: What if it rains?|We play on; for thunder there is a roof.
ask: What about allergies?|Tell us when you save the place, and again on the first day.
ask: Can friends be together?|Write both names, and they are.
title: services|How the days go
title: features|What you can count on
title: pricing|What a week costs
title: faq|Parents ask
title: about|Who runs it
title: gallery|Last summer
title: booking|Save a place
reach: Save a place|Name, age and week. We answer with what is free.
call: What are you doing with the long weeks?|We have grass.
shot: First whistle|whistle
shot: Ball, well used|ball
shot: Lunch in the shade|tree
shot: Friday|cup

# senior move manager
words: senior move managers, senior move management, senior moving service, downsizing service, downsizing specialist, senior relocation, senior relocation service, estate clearing service, home organiser for seniors
own: this service
art: box, lamp, house, hands
act: Ask us to come by > contact
act: How we help > services
head: Forty years, and where to begin
head: The piano goes to somebody who plays
head: Less house, the same armchair
lede: We help people leave a house they have lived in for long: sorting without hurry, packing with care, and a new place that looks like theirs on the first evening.
offer: Sorting|Keep, give, sell, let go. You decide, we carry.|box
offer: A plan for the new place|What fits where, before the van comes.|house
offer: Moving day|From the first cup to the made bed.|van
offer: What is left|Given on, sold or cleared, and the house swept.|broom
line: Ask, and we come by and look.
step: We come by|An hour, with tea, without charge.
step: A plan|Room by room, with days and a price.
step: Sorting|Two or three hours at a time. More is too much.
step: The move|In the evening the lamp stands where it always stood.
why: No hurry|There is a story to most things.|clock
why: Family far away?|They get pictures, and a call.|phone
why: One person|From the first drawer to the last box.|hands
plan: First visit|0|An hour.|A look round; Your questions; A plan in outline
plan: A sorting day|220|Two of us, four hours.|Boxes; Labels; Things taken away|Most asked
plan: The whole move|1900|From plan to made bed.|Sorting; Packing; Moving day; Settling in
per: sample price
about: {name} helps older people and their families{in} to change houses without losing what made them home.
said: My mother laughed on moving day.|Daughter
said: They found the letters.|Son
said: It looked like my room. It was my room.|Client, 86
ask: When should we begin?|Earlier than you think. Three months are comfortable.
ask: Do you throw things away?|Not one, without being told.
ask: Who sells what is left?|We bring people who know what it is worth.
ask: We live far away.|Then we send pictures, and decide by telephone.
ask: What does it cost?|You get a price after the first visit, and it holds.
ask: Are you insured?|Ask, and we show you the paper.
title: services|How we help
title: features|What you can rely on
title: pricing|What it costs
title: faq|Families ask
title: about|Who comes
title: gallery|Room by room
title: booking|Ask us to come by
reach: Send a message|Where you live, where you are going, and by when.
call: Do you know where to begin?|We do: with the smallest drawer.
shot: Boxes, labelled|box
shot: The lamp, last|lamp
shot: Photographs, sorted|album
shot: First evening|chair
`);
