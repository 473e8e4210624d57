import { readTrades } from './read-trades';
import { localsShared } from './locals-shared';

/** Services that look after people and papers. */
export const offices = readTrades(`
${localsShared}
# funeral home
words: funeral director, funeral directors, undertaker, funeral service, mortuary, cremation, cemetery, natural burial, natural burials, natural burial ground, woodland burial, woodland burials, woodland burial ground, woodland burial site, green burial, green burials, burial ground, memorial woodland, memorial park, gravestones, pet cremation, memorial masons
own: this house
art: candle, flower, tree, hills
act: Call us > contact
act: How we help > services
head: We are here, day and night
head: One step, then the next
head: Time to say goodbye
lede: When someone has died, call us. We come, we explain what has to be done and what can wait, and we do it with you.
offer: In the first hours|We come at any time. Nothing has to be decided that day.|phone
offer: Saying goodbye|At home, with us, or wherever it is right.|candle
offer: The funeral|Burial, cremation or woodland, with or without a religious service.|tree
offer: Papers|Registry, insurance, notices. We take them off your hands.|document
offer: Planning ahead|Your wishes written down, as a relief for others.|pencil
step: You call|Day or night.
step: We come|Or you come to us. We listen.
step: We plan|Every choice with its price, on one page.
step: The farewell|As you wish it, and quietly prepared.
about: We are a funeral home{in}. We take the time that is needed and we speak plainly.
about: You may do as much as you wish yourselves: wash, dress, carry, speak. We help where you want help.
ask: What has to be done first?|Call a doctor if none has been there. Then call us. Everything else can wait until tomorrow.
ask: May we keep the person at home for a while?|Usually yes, for a day or longer. We tell you what the law here allows and help with it.
ask: What does a funeral cost?|It depends on your choices. You get every item in writing before anything is ordered, including what can be left out.
ask: Can we bring our own music, speaker, coffin?|Yes.
ask: Should children be there?|They may, if they want to. We help you explain, and there is someone with time for them.
ask: Can we talk about my own funeral?|Of course. Many feel lighter afterwards.
title: faq|Questions people ask us
title: about|Who is with you
title: process|What happens when you call
title: services|What we take care of
title: contact|You can reach us at any time
title: hours|In the office
reach: You can reach us at any time|Call at any hour. In the office we are there for longer talks.
call: Call us, at any hour|You do not need to know what to say.
shot: The room|room
shot: Candles|candle
shot: Garden|garden
shot: Flowers|flower
shot: Woodland|forest
shot: The door|door

# notary
words: notary public, notary office, registry office, land surveyor, translation office, estate valuer, tax office help, passport photos, driving licence office, customs broker, patent attorney, mediator, mediation, private investigator, detective, detective agency, genealogist, interpreter office
own: this office
art: document, office, scales, city
act: Ask for an appointment > contact
head: Read aloud, then signed
head: The paper that holds
head: Bring the papers, we bring the pen
lede: We explain what you are about to sign, in words you would use yourself, and see to it that it holds.
offer: House and land|Contracts, registers, dates.|house
offer: Family|Agreements, wills, powers of attorney.|heart
offer: Companies|Founding, changing, handing over.|city
offer: Certified copies|While you wait.|document
about: We are an office{in} with a long table and no hurry. Both sides get the same explanation.
ask: What do I have to bring?|An identity card and the papers named in our letter. If one is missing, call.
ask: What does it cost?|Many fees are fixed by law. You hear the sum before you sign.
ask: Do you explain it in other languages?|Ask; where we cannot, we bring an interpreter.
shot: The long table|table
shot: Papers|document
shot: Waiting room|chair
shot: Library|books
shot: Seal|ring
shot: Street door|door

# care service
words: elderly care, home care, care home, nursing home, nursing service, senior care, assisted living, retirement home, childminder, babysitter, nanny, nanny agency, midwife, doula, carer, caregiver, carers, respite care, companion care, home help, disability support, day centre, personal assistant service, lactation consultant, midwives, au pair, hospice care
own: this service
art: house, heart, hands, chair
act: Ask for a first visit > contact
head: The same face, every morning
head: Help that takes its shoes off
head: At home, for as long as it is good
lede: Care by people you know by name, who come at the time agreed and stay as long as it takes. We begin with a visit and your questions.
offer: Getting to know each other|An hour, at your table, free.|cup
offer: Daily help|Getting up, meals, medicine, bed.|heart
offer: Some hours a week|Company, errands, a walk.|hands
offer: When it is urgent|After hospital, or when the family is ill.|phone
step: First visit|We listen, look and ask.
step: A plan|Who comes when, and what it costs.
step: A first try|Then we adjust.
step: Everyday life|With one person you can always call.
about: We care for people{in} at home and with us. Our staff is trained, and we plan so that you see few faces and the same ones.
about: We say what we cannot do, and help to find who can.
ask: How quickly can you begin?|In urgent cases within days. Call, and we say honestly.
ask: What is paid for by insurance or the state?|It depends on your case. We go through it with you and help with the forms.
ask: Who comes?|You meet them beforehand.
ask: What training do you have?|We show you certificates and police checks at the first visit.
ask: Can we stop or change it?|At any time, with a short notice that stands in the agreement.
ask: Do you talk with the family?|As much as the person cared for wants.
title: services|How we help
title: process|How it begins
shot: Kitchen table|table
shot: Morning|cup
shot: A walk|garden
shot: Reading aloud|book
shot: The armchair|chair
shot: Hands|hands

# municipality
words: town hall, city council, town council, municipal, local government, city government, county, council, public authority, police station, embassy, consulate, tourist office, tourist information, tourism board, visitor centre, public works, waterworks, waste collection, recycling centre, water utility, post office, job centre
own: this office
pages: house
schema: GovernmentOffice
art: city, village, document, house
act: See the dates > events
act: Find a service > services
head: The right desk, the first time
head: What you need, where, and until when
head: Ask here. Someone knows
lede: Forms, dates and desks: what you can settle here, what to bring, and who to ask when nothing fits.
offer: Papers|Registering, passports, certificates.|document
offer: Building and living|Permits, waste, water, parking.|house
offer: Families|Kindergarten, school, support.|heart
offer: Taking part|Meetings, consultations, minutes.|chat
offer: Say what is broken|Lamp, pothole, bench. One line is enough.|wrench
open: 1|1|8|12
open: 2|2|8|12
open: 4|4|13|18
open: 5|5|8|12
date: 11 March|Council meeting|Public, minutes afterwards.|19:00
date: 9 April|Evening about the school road|Plans on the wall, people beside them.|18:30
date: 16 May|Day of open doors|Also the ones in the cellar.|10:00 to 15:00
about: This is the page of the people who run what belongs to everybody{in}. Behind each service stands a desk, and at the desk a person.
role: Front desk|Knows which form you mean.
role: Building and living|Reads plans upside down.
role: Families|Has an answer, or finds one by Thursday.
ask: Do I need an appointment?|For passports and permits, yes. For everything else, come in at the hours on this page.
ask: What should I bring?|An identity card, and the letter you got from us.
ask: What does it cost?|Many things are free. Fees stand with each service, and the desk can tell you.
ask: I cannot come in person.|Call us; for many things a signature by post is enough.
ask: Where do I report something broken?|Write one line with the place. You hear what became of it.
ask: Who represents us?|Names and meetings are listed on request, and every meeting is public.
title: hours|When the desks are open
title: services|What you can settle here
title: events|Meetings and dates
title: about|Who works for you
title: contact|Ask the front desk
reach: Ask the front desk|Say what it is about, and you get the right person.
call: Not sure where to ask?|Ask us. We pass it on.
shot: Front desk|counter
shot: The square|village
shot: Council room|table
shot: Plans|map
shot: The works yard|van
shot: Evening meeting|chat

# research group
words: research lab, laboratory, research institute, research group, research centre, research center, marine biology, observatory, think tank, lab, research project, citizen science, field station, clinical trial, weather station, science lab
own: this group
pages: industry
schema: ResearchOrganization
art: books, lamp, sea, chart
act: Ask us > contact
act: What we work on > services
head: We measure it twice
head: A question, a boat, a notebook
head: What we know, and how well
lede: What we work on, who we are and what we have found so far, including what did not turn out as we thought.
offer: Questions|Two or three at a time, for years.|search
offer: Methods|Written down so that others can repeat them.|document
offer: Data|Open where it can be.|chart
offer: Working with us|Theses, stays, joint projects.|hands
why: Open results|Also the negative ones.|books
why: Careful numbers|With their uncertainty beside them.|chart
why: Time outdoors|Where the thing itself is.|hills
step: A question|Small enough to answer.
step: A plan|Written before the data.
step: Measuring|Often, and in rain.
step: Telling|In a paper, and in plain words.
about: We are a research group{in}. There are biologists, coders and one carpenter among us, because instruments have to be held by something.
story: It began with a measurement that did not fit. We repeated it in order to get rid of it, and have not got rid of it yet.
ask: Can I write a thesis with you?|Often. Write what interests you and when you could begin.
ask: Where are your data and papers?|Ask for a title, and you get the paper and, where possible, the data.
ask: Do you give talks in schools?|Yes, with things to touch.
ask: Who pays for the research?|It stands in each paper, and on request here.
ask: Can I take part as a volunteer?|In some projects, yes. You get training first.
ask: May I visit?|On open days, or by appointment.
title: services|What we work on
title: features|How we work
title: process|From a question to a result
title: contact|Write to the group
reach: Write to the group|Theses, questions, data, visits.
call: Curious?|Ask. That is how it started here, too.
shot: Field day|hills
shot: The bench|lamp
shot: Notebook|book
shot: On the water|boat
shot: First plot|chart
shot: Group meeting|table
`);
