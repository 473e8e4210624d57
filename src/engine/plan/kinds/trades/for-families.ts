import { readTrades } from './read-trades';

/** Those who look after children while parents work, and those who find them. */
export const forFamilies = readTrades(`
pages: local
schema: ChildCare
title: services|When we are there
title: process|How it starts
title: pricing|What it costs
title: faq|What parents ask
title: contact|Come and see us
shot: Coats on low hooks|shirt
shot: Blocks, all of them|toy-blocks
shot: The story corner|book
shot: Out in every weather|tree
shot: Lunch|soup
shot: Somebody’s painting|painting

# childminder
words: childminders, childminding, registered childminder, ofsted registered childminder, tagesmutter, home daycare, family daycare, day nanny
own: this childminder
art: toy-blocks, house, book, garden
act: Come and see us > contact
act: How a day goes > process
head: A small group, in a real house
head: Naps, puddles, second breakfasts
head: They know where the biscuits live
lede: A few children, one kitchen table, a garden: days at the pace of small legs, with somebody who knows each child well.
offer: Babies and toddlers|Naps when they are tired, not when the clock says so.|moon
offer: Before and after school|Walked there, fetched again, fed in between.|backpack
offer: Holidays|Whole days, with longer walks.|sun
offer: A few hours|For part-time weeks and odd ones.|clock
line: Few enough children that each is heard.
step: You write|The age of your child and the days you need.
step: You both visit|While the others are here, so you see an ordinary day.
step: Settling in|Half an hour, then an hour, then till lunch. With no hurry.
step: The first whole day|You hear how it went, and may ring at noon.
about: The days{in} have a shape: out in the morning, lunch together, quiet after it, and something with glue later on.
about: Parents hear at the door what was eaten, slept and said. It is a minute’s talk, every day.
said: She ran in without turning round. I cried in the car, a little.|Mother of one
said: He eats lentils there. We do not ask how.|Father of two
said: A second home, with better puddles.|Parent
ask: How many children are there?|Few. Ask, and you hear how many on the days you need.
ask: What do you need from us?|Spare clothes, the thing they sleep with, and a number that somebody answers.
ask: What if my child is ill?|Then a day at home is kinder to all. Ring in the morning.
ask: Is food included?|We tell you at the visit what is cooked here and what comes from home.
ask: How much does it cost?|That depends on hours and days. You get it in writing before anything begins.
ask: Is there a place free?|Write with the month you need it. Places turn with the school year.
reach: Come and see us|Age of your child, the days you need, and from when.
call: Would you like to look round?|Write with two mornings that suit you, and bring the child.

# after-school club
words: after school club, after school clubs, after-school club, after school care, after-school care, breakfast club, wraparound care, holiday club, out of school club, kids holiday camp, school holiday camp, homework club
own: this club
art: backpack, ball, toy-blocks, apple
act: Ask for a place > contact
act: See what we do > services
head: School is out, tea is on
head: Between the bell and the front door
head: Football, glue, toast
lede: From the last bell until somebody comes home: a snack, fresh air, a quiet table for homework and people who notice what sort of day it was.
offer: After school|Fetched at the gate, fed, then out.|backpack
offer: Before school|Breakfast, and in the classroom on time.|sun
offer: Holidays|Whole days with a plan, and time without one.|ball
offer: Homework table|Quiet, with somebody to ask.|book
line: With people who are here every week.
step: You write|Which school, which days, how old.
step: You come and look|Best at four, when it is loudest.
step: We agree the days|In writing, with what it costs.
step: The first afternoon|We fetch your child by name, with the others.
about: The club{in} is for children who have sat enough for one day. They choose: outside, the craft table, a book, or doing nothing for a while.
about: Most of us have worked with children for years, and all of us have been checked, as the law asks.
said: He complains when I come early.|Mother of a six-year-old
said: Homework done, shoes missing. Worth it.|Father
said: They rang about a graze before I could worry.|Parent
ask: Who fetches the children?|One of us, at the gate, with a list.
ask: What do they eat?|Something small and filling. Tell us about allergies first.
ask: What if I am late?|Ring us. Nobody is ever left alone at a door.
ask: Can we take single days?|Where there is room. Regular days go first.
ask: Which ages do you take?|Ask with the year your child is in.
ask: What does it cost?|It depends on the days. You get it in writing before you decide.
title: services|What the day holds
reach: Ask for a place|School, days, age, and from when.
call: Need the hours after the bell?|Write with the days, and you hear where there is room.

# nanny agency
words: nanny agency, nannies, nanny, nanny service, au pair agency, au pairs, babysitting agency, babysitting, babysitter, babysitters, maternity nurse agency, night nanny
own: this agency
schema: EmploymentAgency
pages: advice
art: toy-blocks, house, teapot, moon
act: Tell us what you need > contact
act: How it works > process
head: Somebody your children will ask for
head: We read between the lines of a CV
head: The right person, met before they start
lede: We listen to how your days really go, then introduce people who fit them: met by us, references spoken to, papers seen.
offer: Nannies|Full weeks or some days, living in or out.|house
offer: Babysitting|An evening, a wedding, every week.|moon
offer: The first weeks|Nights and mornings with a newborn.|teapot
offer: For nannies|Families who keep to what was agreed.|hands
line: Met in person before you meet them.
step: We talk|Your days, your children, what matters and what does not.
step: We look|Among people we have met.
step: You meet|A few, not twenty. A trial day says most.
step: We stay near|And help when something changes.
why: References we ring|Not only letters we file.|phone
why: Plain terms|What it costs stands in writing before we begin.|document
why: No hurry|Better one week more than a year of doubt.|clock
about: We started because finding somebody for one’s own children is hard to do between two meetings.
about: Families{in} come to us by word of mouth, and nannies too.
role: Placements|Knows within ten minutes who will get on.
said: The second person we met stayed for four years.|Family of five
said: They said no to one of our wishes, and were right.|Mother
said: I was asked what I wanted. That was new.|Nanny
ask: How long does it take?|Usually some weeks. For single evenings much less.
ask: What do you check?|Papers, training and references. Ask, and we go through the list with you.
ask: What does it cost?|It depends on what you need. You get it in writing first.
ask: What if it does not work out?|Tell us early. We say beforehand what happens then.
ask: Who employs the nanny?|In most cases you do. We explain what that means.
ask: Can we meet before deciding?|You should. A trial day tells more than a talk.
title: services|Whom we find
title: process|From first talk to first day
title: features|How we choose
title: contact|Tell us what you need
title: team|Who you talk to
reach: Tell us what you need|Ages, days, hours, from when.
call: When do you need somebody?|Write with days and ages. You hear what is possible.
`);

/** Those who plan a weekend before a wedding. */
export const weekendsBeforeWeddings = readTrades(`
# party weekends
words: stag dos, stag do organiser, stag do organisers, stag do planner, stag party planner, stag weekends, hen parties, hen party planner, hen party organiser, hen dos, hen do planner, hen do organiser, hen weekends, stag and hen, stag and hen weekends, bachelor party planner, bachelorette party planner, bachelorette planner
own: this firm
pages: outing
schema: TravelAgency
art: cocktail, night, map, cup
act: Plan a weekend > contact
act: See what you can do > services
head: Plan it once, tell them where to be
head: Everybody there, nobody in charge
head: One weekend, one bill, no spreadsheet
lede: Tell us how many you are and what the guest of honour would never forgive you for leaving out. We book the rest and send one plan that everybody can follow.
offer: Something to do|By day, with a start time that allows for breakfast.|map
offer: Somewhere to eat|One long table, and a menu that suits everyone.|plate
offer: A night out|Names on a list, and no queue where we can help it.|cocktail
offer: Beds|Near each other, near the middle.|moon
line: One plan for the whole group, on every phone.
step: You tell us|How many, which weekend, what sort of people.
step: We suggest|Two or three plans with a price per head.
step: Everybody pays their share|So nobody has to chase it.
step: Off you go|With a number to ring when a taxi does not come.
about: We plan weekends{in} for groups of friends who last agreed on something years ago.
about: We know which places are glad of a group and which only say so.
said: I was best man and had a good time. Ask anyone who has done it.|Best man
said: Fourteen women, one plan, no tears.|Maid of honour
said: They talked us out of the boat. It rained.|Group of ten
ask: How early should we book?|As soon as the date stands. Summer Saturdays go first.
ask: What does it cost?|You get a price per head with every plan, before anybody pays.
ask: How many do we have to be?|Tell us. Some things need a minimum, and we say which.
ask: What if somebody drops out?|It happens every time. The plan says until when that is free.
ask: Can everybody pay on their own?|Yes. Everybody gets the share that is theirs.
ask: Is it always drinking?|No. Plenty of groups would rather do something by day and sleep.
title: services|What a weekend can hold
title: process|How it works
title: pricing|What it costs
title: contact|Plan a weekend
title: faq|Asked by best men and maids of honour
reach: Plan a weekend|How many, which dates, and what the guest of honour likes.
call: Is the date set?|Send it with a headcount. You get plans with prices per head.
shot: The list|document
shot: Ready for the day|bag
shot: One long table|table
shot: Names on a list|document
shot: Late|night
shot: The morning after|coffee
`);
