import { readTrades } from './read-trades';

/** Work for others that begins with a conversation: whom to hire, which exam, whose wedding, which page, which plant is thirsty. */
export const peopleAndPlaces = readTrades(`
pages: advice
title: contact|Write or call
title: process|How it goes

# staffing agency
words: staffing company, staffing firm, staffing service, employment agency, temp agency, temp staffing agency, temporary staffing agency, job agency, recruitment agency, recruiting agency, recruiting firm, recruitment firm, recruitment consultancy, placement agency, manpower agency, labour hire company, labor staffing agency
own: this agency
schema: EmploymentAgency
art: hands, calendar, chair, document
act: Tell us who you need > contact
act: How we help > services
head: The right person, met early
head: Somebody for Monday
head: Work that fits, people who stay
lede: For companies that need somebody who turns up, and for people who would like to turn up gladly. We talk to both before either sees a paper.
offer: For employers|Temporary, permanent, or first the one and then the other.|chair
offer: For job seekers|A talk, honest advice, and places that fit.|hands
offer: Short notice|For holidays, illness and the week before a fair.|clock
offer: Permanent posts|Searched, met, recommended with reasons.|search
offer: Paperwork|Contracts, hours and pay, done right.|document
line: Call us and ask.
step: You tell us|The post, or the work you are looking for.
step: We talk|With everybody, in person or on the phone.
step: You meet|Two or three, not twenty.
step: We stay in touch|After the first day, and after the third month.
why: We meet everybody|A paper tells half.|chat
why: Few, and fitting|Nobody reads fifty applications.|search
why: Said plainly|To both sides, about pay and hours.|receipt
about: {name} brings people and work together{in}. We know the companies from inside and the people from more than their papers.
said: Two names. We took both.|Works manager
said: They rang after my first day. Nobody does that.|New colleague
said: She asked what I liked doing. I had forgotten.|Job seeker
ask: What does it cost job seekers?|Nothing.
ask: What does it cost employers?|That depends on the post. You get it in writing first.
ask: How quickly do you find somebody?|For short jobs often within days, for permanent ones some weeks.
ask: How do I apply?|Send what you have, even if it is not tidy, and say what you are looking for.
title: services|For employers and for job seekers
title: features|How we are different
title: faq|Both sides ask
title: about|Who you will talk to
title: testimonials|From both sides
title: jobs|Open positions
reach: Write or call|Looking for people, or for work? Tell us which.
call: Somebody missing on Monday?|Call us. We know people.
shot: First talk|chat
shot: Handshake|hands
shot: New desk|office
shot: Calendar|calendar

# coaching institute
words: coaching centre, coaching center, coaching classes, coaching academy, tuition centre, tuition center, tuition classes, tuitions, tutorial centre, tutoring center, tutoring centre, learning centre, learning center, test prep center, test prep, exam coaching, NEET coaching, JEE coaching, IIT coaching, UPSC coaching, IELTS coaching, IELTS coaching centre, entrance exam coaching, spoken English classes
own: this institute
schema: EducationalOrganization
pages: academy
art: books, pencil, clock, board
act: Ask about admission > contact
act: See the courses > services
head: Understood first, then quick
head: One chapter, then the next
head: Questions are welcome. Bring them all
lede: Courses that go through the whole syllabus, tests every week, and teachers who stay until the last question is answered.
offer: Full courses|The whole syllabus, chapter by chapter.|books
offer: Test series|Under the clock, discussed the next day.|clock
offer: Foundation|For those who start a year or two early.|pencil
offer: Revision|The last weeks, nothing new, everything again.|calendar
offer: Question hours|One question, one teacher, until it is clear.|chat
line: Ask for the dates and the timetable.
why: Groups you can ask in|Every hand gets its turn.|hands
why: Tested weekly|So that nothing surprises you on the day.|clock
why: Parents are told|How it goes, before the results do.|phone
step: You come and talk|Which exam, which year, what is hard.
step: A short test|So that you join the group that fits.
step: Admission|Form, fees, books.
step: You begin|And bring your first questions.
role: Physics|Draws everything first.
role: Chemistry|Colours on the board, none on the floor.
role: Mathematics|Stays after class.
about: {name} prepares students{in} for the examinations they have set their hearts on. We explain slowly, practise often and say honestly how it stands.
plan: One subject|290|A term.|Classes; Notes; Weekly tests
plan: Full course|1200|A year.|All subjects; Test series; Question hours|Most chosen
plan: Test series|120|Until the exam.|Tests under the clock; Discussed; How you did among the others
per: sample fee
ask: When do courses begin?|Several times a year. Ask for the next date.
ask: Can I join late?|Yes, if a short test shows that you can follow. We help you catch up.
ask: Are there classes online?|Ask. Many lessons can be followed again in the evening.
ask: Are there scholarships?|Ask at admission; there is a test for them.
ask: How large is a group?|You can come and sit in before you decide.
title: services|Courses
title: features|How we teach
title: faq|Students and parents ask
title: team|Faculty
title: pricing|Fees
title: about|About the institute
title: process|Admission
title: testimonials|What students say
said: I was allowed to ask the same thing four times.|Student
said: Every Sunday a test. On the day it was just Sunday.|Student
said: They called us before we had to call them.|Parents
reach: Ask about admission|Name, class, and which examination.
call: One question left?|Come and sit in on a class.
shot: The board, full|board
shot: Test, Sunday|clock
shot: Question hour|chat
shot: Shelf of papers|books

# wedding planner
words: wedding planners, wedding planning, wedding planning company, wedding planning service, wedding coordinator, day of wedding coordinator, wedding coordination, wedding organiser, wedding organizer, destination wedding planner, wedding and event planner, wedding planner and stylist, bridal planner
own: this wedding planner
schema: ProfessionalService
pages: pro
art: ring, bouquet, cake, table
act: Tell us your date > contact
act: See how we help > services
head: You dance. The rest is seen to
head: From the first list to the last dance
head: Nobody asks the bride where the flowers go
lede: Weddings planned with you and run without you: places, suppliers, guests and the minute in which the music starts.
offer: Full planning|From an empty page to the last taxi.|ring
offer: Part planning|You have begun. We take over what is left.|document
offer: On the day|Somebody with a list, so that you need none.|clock
offer: Finding the place|Three that fit, visited for you.|house
offer: Style and table|Colours, flowers, paper, light.|bouquet
line: Tell us what is settled and what is not.
step: We talk|About you two, the guests, and what it may cost.
step: A plan|Dates, places, people and what each of them costs.
step: The months between|You decide, we do.
step: The day|We are there before the flowers and after the last dance.
why: Your money, in one list|Nothing appears at the end.|receipt
why: Calm|Rain is in the plan.|umbrella
why: Your taste|Not ours.|heart
work: Courtyard, three days|Wedding|Two families, two languages, one long table.|lamp
work: By the water|Wedding|Eighty guests and a wind that stopped at four.|sea
work: In the garden at home|Wedding|Her grandmother’s roses.|flower
work: City hall and supper|Wedding|Twelve people, one very good kitchen.|table
about: {name} plans weddings{in}: large ones over days, small ones over lunch. You keep the decisions, we keep the lists.
plan: On the day|900|The last weeks and the day.|Plan for the day; All suppliers called; With you from morning
plan: Part planning|2200|From where you are.|Suppliers found; Budget kept; The day itself|Most asked
plan: Full planning|4800|From the beginning.|Place and suppliers; Guests and travel; Everything on the day
per: sample price
said: I ate my own wedding supper, warm.|Bride
said: My mother had nothing to do. She has not forgiven them.|Groom
said: It rained at three. At four nobody remembered.|Couple
ask: How early should we begin?|A year is comfortable. We have done it in six weeks.
ask: What does it cost?|By how much you hand over. You get a figure after the first talk.
ask: Do we have to take your suppliers?|No. We suggest, you choose.
ask: Do you plan away from home?|Yes. Tell us where.
title: services|How we help
title: portfolio|Real weddings
title: gallery|Real weddings
title: pricing|Packages
title: faq|Before you ask us
title: about|Who plans
title: skills|How we work
title: testimonials|Afterwards
reach: Tell us your date|The date, the place if you have one, and how many guests.
call: Have you set the date?|Then tell us, and breathe out.
shot: Table, laid|table
shot: Flowers, six in the morning|bouquet
shot: Lamps|lamp
shot: Last dance|decks

# web design agency
words: web design studio, web design company, web designer, web designers, web design, web design and development, website designer, website design, website design company, website company, web development company, web development agency, web developers, website developer, website developers, web agency, web studio, freelance web designer, freelance web developer, web design business
own: this studio
schema: ProfessionalService
pages: pro
art: browser, laptop, phone, pencil
act: Ask for a price > contact
act: See what we make > services
head: Quick to load, easy to call
head: A site that answers before anyone asks
head: Found, read, and called
lede: Websites for businesses whose customers look on the phone: clear words, quick pages, and a button where the thumb is.
offer: New websites|Planned, written, designed and built.|browser
offer: Old sites made new|What works stays, what is slow goes.|laptop
offer: Online shops|With few steps from picture to paid.|bag
offer: Being found|Words people search for, said in your own.|search
offer: Looked after|Updates, copies, and somebody who answers.|shield
line: Tell us what it is for, and we tell you what it takes.
step: We ask|What should happen when somebody visits?
step: A first page|With your own words on it, early.
step: The rest|Built, tested on old phones, too.
step: Live|And looked at again after a month.
why: You can change it|Without calling us.|pencil
why: Fast|On a bus, with two bars.|bolt
why: Yours|Name, words and pictures belong to you.|key
work: A dentist|Website|Appointments at night.|browser
work: A bakery|Shop|Sold out by nine, with a list.|bag
work: A school|Website|Forms that parents finish.|document
work: A workshop|Website|One page, forty calls.|phone
about: {name} makes websites{in} for businesses that would rather be called than admired.
plan: One page|600|For starting.|Text and pictures; Form and map; Yours to change
plan: Website|1800|Five to eight pages.|Words with you; Design and build; Help to be found|Most asked
plan: Shop|3600|For selling.|Up to fifty goods; Payment; Training
per: guide price
said: The phone rings. That was the idea.|Owner of a workshop
said: I changed the hours myself.|Baker
said: They asked more about my customers than about colours.|Dentist
ask: How long does it take?|A small site takes some weeks. It usually waits for words and pictures.
ask: Who writes the text?|We do, with you. You talk, we write.
ask: Can I change it myself?|Yes. We show you how.
ask: What does it cost to keep?|The address and the hosting. You get the figures beforehand.
ask: Do you work with our old site?|Send its address. We tell you what can stay.
title: services|What we make
title: portfolio|Some of the work
title: pricing|What it costs
title: faq|Before we begin
title: about|Who makes it
title: skills|How we work
title: logos|Whom we work for
title: testimonials|What clients say
reach: Ask for a price|What it is for, what you have, and by when.
call: When did you last look at your own site?|Send its address. We tell you three things.
shot: First sketch|pencil
shot: On the phone|phone
shot: Launch day|rocket
shot: Figures, a month later|chart

# maker of sensors
words: soil sensor, soil sensors, climate sensor, climate sensors, greenhouse sensor, greenhouse sensors, sensors for greenhouses, sensors for farms, sensors for growers, smart farming sensors, farm sensors, irrigation sensors, crop sensors, moisture sensors, agritech company, agtech company, agtech startup, agritech startup
own: this company
schema: Organization
pages: industry
art: plant, chart, drop, sun
act: Book a demo > contact
act: See what it measures > services
head: The plant knew. Now you do
head: Water when the roots ask for it
head: Every bench, measured
lede: Small sensors in soil and air, one clear page on your phone, and a message before the leaves tell you.
offer: Soil|Moisture, warmth and salts, at the root.|plant
offer: Climate|Warmth, damp and light, bench by bench.|sun
offer: Messages|Before frost, drought or a door left open.|phone
offer: Records|Every reading kept, to compare this year with last.|chart
offer: Valves and vents|Opened by what the plants need, if you like.|drop
line: Ask us at the demo.
why: Set in a morning|Push in, scan, done.|clock
why: For wet hands|Sealed, and readable from the door.|drop
why: Your figures|Yours to take along.|document
step: We look at your house|Crop, size, water, what went wrong last year.
step: A trial|Some sensors, one season, real figures.
step: Set up|With the people who will use it.
step: A season later|We look together at what it saved.
plan: Trial|490|One house, one season.|Ten sensors; Messages; Help by phone
plan: Grower|1900|A year.|Fifty sensors; Records; Two visits|Most chosen
plan: Nursery|4900|A year.|As many as you need; Valves and vents; Somebody to call
per: sample price
about: {name} makes sensors for people who grow under glass. They began on a bench between tomatoes, and that is still where each of them is tested.
said: We water a third less, and nothing droops.|Tomato grower
said: It rang at four in the morning. The heating was out. The crop was not.|Nursery
said: I stopped driving over to look.|Grower
ask: How far does the signal reach?|Through most greenhouses. We measure yours before you buy.
ask: How long does a battery last?|Several seasons. The page tells you before it runs out.
ask: Does it work with our controls?|With many. Tell us what you have.
ask: Who owns the readings?|You do. Take them along whenever you like.
title: services|What it measures
title: features|Why growers keep it
title: pricing|What it costs
title: faq|Before the demo
title: about|Where it comes from
title: process|From trial to season
title: testimonials|From the greenhouse
title: case-study|One house, one season
reach: Book a demo|What you grow, on how much ground, and what you would like to know.
call: What did last summer cost you?|Show us the house. We show you what it would have told you.
shot: In the soil|plant
shot: By the door|door
shot: One page|chart
shot: Bench nine|leaf
`);
