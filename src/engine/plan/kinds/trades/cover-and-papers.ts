import { readTrades } from './read-trades';

/** Those who sort out what is written: credit files, life cover, reports on houses. */
export const coverAndPapers = readTrades(`
pages: advice
schema: ProfessionalService
title: contact|Call or write
title: faq|Before we talk
open: 1|5|9|17

# credit repair company
words: credit repair, credit repair service, credit repair services, credit repair business, credit repair agency, credit repair specialist, credit restoration, credit counselling, credit counseling, credit counselor, credit score repair, fix credit, debt settlement, debt settlement company, debt relief, debt relief company, debt advice, debt management
own: this company
schema: FinancialService
art: document, chart, scales, chat
act: Ask for a first talk > contact
act: See how it works > services
head: Errors out, score up, in that order
head: Your credit report, read line by line
head: What is wrong on it can be put right
lede: We read your credit reports with you, dispute what is wrong or out of date, and help with what is right but hurts. No promises of a number; a plan, and letters that are sent.
offer: Reports read|All of them, line by line, with you on the telephone.|document
offer: Disputes|Errors, duplicates and old entries challenged in writing.|pencil
offer: Creditors|Letters and calls to those who still report it.|chat
offer: A plan for the rest|What to pay first, what to leave open, what to avoid.|chart
offer: Identity mix-ups|When somebody else’s debt is on your file.|shield
line: Explained first, then done in writing.
line: You see every letter that goes out.
step: We read the reports|You see what lenders see, and what does not belong there.
step: You choose|What we dispute, and what it costs, in writing.
step: Letters go out|The bureaus have about thirty days to answer.
step: We go through the answers|And send the next round where it is needed.
why: You keep the overview|A list of every item, and where it stands.|document
why: Nothing promised|Nobody can remove what is true. We say so at the start.|scales
why: Yours to cancel|In writing, within the time the law gives you.|shield
about: {name} helps people correct their credit reports{in}: reading, disputing, following up.
about: You can do all of it yourself for nothing, and we tell you how. People come to us because they would rather not do it alone.
ask: How long does it take?|The first answers come after about a month. Most files need a few rounds.
ask: Can you remove everything negative?|No. What is true and recent stays. Errors and old entries can go.
ask: Will it hurt my score?|Disputing does not. We tell you beforehand what each step does.
ask: What do you need from me?|Your reports, a piece of identification, and half an hour.
title: services|What we do for your credit
title: process|How it works
title: features|What you can expect
title: about|Who reads your file
reach: Ask for a first talk|What worries you most, and when you can be reached.
call: Turned down?|Bring the letter. It says more than you think.
shot: Three reports|document
shot: Marked in pencil|pencil
shot: On the telephone|chat
shot: Going up|chart

# life insurance broker
words: life insurance, life insurance agent, life insurance agency, life insurance adviser, life insurance advisor, life insurance company, life cover, life assurance broker, term life insurance, life insurance brokers, final expense insurance, funeral cover, income protection broker, life insurance for families
own: this office
schema: InsuranceAgency
art: umbrella, house, heart, document
act: Ask for a quote > quote
act: How it works > services
head: For the ones who would have to go on
head: Enough, for as long as it matters
head: Ten minutes now, quiet later
lede: Life cover compared across insurers and explained in plain words: how much, how long, for whom, and what it costs each month.
offer: Term life|A sum for the years in which others depend on you.|clock
offer: Whole of life|Cover that does not run out.|heart
offer: Mortgage cover|So that the house is paid for.|house
offer: Income protection|For when you are here but cannot work.|shield
offer: Looked at again|After a birth, a move or a new job.|calendar
line: Compared across insurers, then explained.
line: Say who depends on you, and we do the sum.
step: You tell us who and what|Age, household, mortgage, what you have already.
step: We compare|Several insurers, the same questions.
step: You see two or three|With price, term and what is left out.
step: We do the papers|And write it into a trust or name the person, if you wish.
why: The sum first|What would be needed, before what it costs.|scales
why: Health asked discreetly|We ask insurers without your name where we can.|shield
why: There when it counts|We help your family with the claim.|hands
about: {name} finds life cover for people and families{in}, from insurers we compare for you.
about: If what you have is enough, we say so.
ask: How much cover do I need?|Enough to clear the mortgage and carry the household for the years that matter. We work it out with you.
ask: Do I need a medical?|Often only questions. For large sums or some conditions, a short examination.
ask: Can smokers get cover?|Yes, at a higher price, which drops again after you stop.
ask: What if I already have cover through work?|Then we look at what is missing, and what happens if you leave.
title: services|Cover we arrange
title: process|How it goes
title: features|How we advise
title: about|Who advises you
reach: Ask for a quote|Your age, who depends on you, and what you have now.
call: How much would be enough?|Four questions, and you know.
shot: Kitchen table|table
shot: The sum|calculator
shot: One page|document
shot: Sunday|sun

# immigration consultant
words: immigration consultants, immigration consultancy, immigration consulting, immigration adviser, immigration advisor, immigration advice, immigration agent, migration agent, migration agents, migration consultant, visa consultant, visa consultants, visa consultancy, visa agency, visa agent, visa services, study visa consultant, overseas education consultant, study abroad consultant, study abroad consultants, immigration services, immigration service
own: this office
art: plane, document, globe, chat
act: Book a consultation > contact
act: See how we help > services
head: The right form, the first time
head: From the first question to the stamp
head: Papers in order, then the plane
lede: Study, work, visits, families and settling for good{in}: we look at your case, say what is possible, and prepare the application so that nothing is missing.
offer: Study|Choosing, applying, and the permit that goes with it.|book
offer: Work|For those who have an offer, and for those looking for one.|bag
offer: Family|Partners, children, parents.|people
offer: Settling for good|Points, papers, patience.|house
offer: Refused before|We read the letter and say whether trying again makes sense.|document
line: Your case first, then the form.
line: Told plainly, also when the answer is no.
step: We look at your case|Age, papers, plans, and what was tried before.
step: You hear what is possible|With the chances, the time and the cost.
step: We prepare it|Forms, letters, translations, in one list.
step: It goes in|And we answer what the office asks.
why: No promises|Nobody can promise a visa. We promise a complete file.|scales
why: One person|Who knows your case and answers.|chat
why: Fees in writing|Ours and the official ones, apart.|receipt
about: {name} helps people{in} through visas and permits. We have seen most forms often enough to know where they go wrong.
about: If you do not need us, we say so and tell you which form it is.
said: They found the mistake in my old form in ten minutes.|Student
said: A list, a date, and no surprises.|Family
said: They said no to the first plan, and were right about the second.|Engineer
ask: How long does it take?|It depends on the office and the season. You hear the usual time for your case at the start.
ask: What are my chances?|We look at your papers first, and then say it honestly.
ask: What does it cost?|The first talk has a fixed price; after it you get ours and the official fees in writing.
ask: I was refused. Can I apply again?|Often. Bring the letter; the reason decides.
title: services|What we help with
title: process|How it goes
title: features|How we work
title: about|Who advises you
reach: Book a consultation|What you would like to do, where, and by when.
call: Not sure which visa?|Two lines about your plans are enough.
shot: First talk|chat
shot: In order|document
shot: On the way|plane
shot: Arrived|city

# home inspector
words: home inspectors, home inspection, home inspections, home inspection company, home inspection service, house inspector, property inspector, property inspection, building inspector, building inspections, building and pest inspections, pre-purchase inspection, house surveyor, building surveyor, homebuyer survey, home survey, house survey, snagging company, snagging inspector, snagging
own: this firm
art: house, magnifier, ruler, document
act: Ask for a date > contact
act: See what is checked > services
head: Know the house before you own it
head: From the roof down to the drains
head: What the pictures did not show
lede: Houses looked at from roof to drain{in} before you buy, sell or move in, with a report you can read and a telephone call to go through it.
offer: Before you buy|Structure, roof, damp, wiring, drains.|house
offer: Before you sell|What a buyer will find, found first.|key
offer: New builds|A list of what still has to be put right.|ruler
offer: Damp, roof or cracks|One question, looked at properly.|magnifier
offer: The report|Pictures, plain words, and what comes first.|document
line: Looked at on site, written down the same week.
line: Ask what is checked, and what is not.
step: You send the address|And tell us by when you have to decide.
step: We go and look|Two to four hours; come along at the end if you like.
step: You get the report|With pictures, sorted by what matters.
step: We talk it through|As long as you have questions.
why: On your side|We sell no repairs and know no agent.|scales
why: Sorted by weight|What is dangerous, what is dear, what is only ugly.|document
about: {name} inspects houses{in} for the people who are going to live in them.
about: No house is without faults. The report says which ones you can live with.
ask: How long does it take?|Two to four hours, depending on the house.
ask: When do I get the report?|You get a date when you book; say if you need it soon.
ask: May I be there?|Please. The last half hour is the most useful one.
ask: Do you look into walls?|We measure and look without opening anything. Where that is not enough, we say so.
title: services|What is checked
title: process|How it goes
title: features|What you can rely on
title: about|Who looks at it
reach: Ask for a date|The address, the size, and by when you need it.
call: About to sign?|Send the address first.
shot: In the roof|roof
shot: Damp meter|magnifier
shot: The list|document
shot: Front door|door
`);
