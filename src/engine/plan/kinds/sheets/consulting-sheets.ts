import { readTrades } from '../trades/read-trades';

/** Fields of advice, where the kind would otherwise speak of strategy and operations. */
export const consultingSheets = readTrades(`
pages: advice
title: process | How we go about it | From the first talk to the last page
title: features | What you can count on | Why us
title: testimonials | What stayed
step: A first talk|What happens, what should happen, by when.
step: A look|At papers, numbers or rooms, depending on the question.
step: A proposal|Two pages with a price and an end date.
step: The work|With one person who stays yours.

# HR consultancy
words: HR consultant, HR consulting, human resources consultant, human resources, HR adviser, HR advisor, HR services, people consultant, people operations, payroll consultant
own: this office
art: hands, chat, document, door
act: Arrange a talk > contact
act: See how we help > services
head: Good people, clear rules
head: The letter you should not write alone
head: From the job advert to the farewell cake
lede: Contracts, hiring, pay and the difficult conversation: a personnel department for firms that do not need a whole one.
about: {name} looks after the personnel side of smaller firms{in}: part time, on the telephone, and in person when it matters.
about: We know the law and the canteen. Most questions have an answer in both.
offer: Hiring|The advert, the talks, the one you should take.|door
offer: Contracts and papers|Right the first time, in words people understand.|document
offer: Difficult talks|Prepared with you, held by you, or by us.|chat
offer: Pay and roles|Who earns what, and why. Written down.|scales
offer: Handbook|Holidays, sickness, home office, on twelve pages.|book
offer: On call|A number for the question at half past four.|phone
why: Law and people|An answer that holds in court and in the corridor.|scales
why: No standing army|You pay for the hours you need.|clock
why: Confidential|In both directions, in writing.|lock
plan: By the hour|110|For single questions.|Answer within a day; In writing if you wish
plan: A day a month|790|For ten to forty people.|A fixed day with you; Telephone in between; Papers checked|Usual
plan: A project|2400|A handbook, a pay system, a hard year.|Talks; Draft; Introduction with your people
said: I had put that talk off for a year. It took twenty minutes.|Owner, joinery
said: Our contracts fit on three pages now, and the lawyer agrees.|Managing director
said: She found us the person we had stopped looking for.|Practice manager
role: Adviser|Has hired, paid and said goodbye.
role: Contracts|Reads the sentence twice.
ask: From what size does it make sense?|From the first employee. Most of those we work with have between five and eighty.
ask: Do you replace a lawyer?|No. We keep most things from getting that far, and know a good one when they do.
ask: Can you come at short notice?|By telephone the same day, in person usually within the week.
ask: Is what we tell you confidential?|Yes, in both directions, and in writing.
call: A talk you are putting off?|Tell us about it. Often one hour of preparation is enough.
reach: Ask your question|How many people, what happened, what should happen.

# tax advisory
words: tax consultant, tax consulting, tax adviser, tax advisor, tax services, financial adviser, financial advisor, financial consultant, business adviser, business advisor, finance consultant, fractional CFO
own: this office
art: calculator, chart, document, coin
act: Arrange a first talk > contact
act: What we look after > services
head: Ask before it becomes expensive
head: Numbers you can explain at home
head: The year, without the December
lede: Tax, forecasts and the decisions in between. You hear what a step will cost before you take it, in sentences and not in forms.
about: {name} advises people and smaller firms{in} on tax and money. We like questions that come early.
about: Every letter we send has a first line that says what you have to do. Often that is: nothing.
offer: Tax returns|Yours, your firm’s, on time.|document
offer: Planning ahead|What next year’s plans will cost.|chart
offer: Starting a business|Form, papers, the first invoice.|rocket
offer: Selling or handing over|Two years before, not two weeks.|key
offer: Letters from the tax office|Read, answered, filed.|pencil
offer: A forecast|One page, updated every month.|calculator
why: Early warnings|You hear of a payment before the office writes.|clock
why: One first line|Every letter says at the top what to do.|document
why: Digital or on paper|A folder is fine. A shoebox, too.|box
said: I understood my own balance sheet. It took eleven years and one afternoon.|Restaurant owner
said: He called before I signed. That call paid for the decade.|House seller
said: The letter from the office came, and I simply passed it on.|Freelancer
role: Adviser|Explains it without a single abbreviation.
role: Returns|Finds the receipt you meant.
ask: What should I bring to the first talk?|Last year’s notice and the question. The rest can follow.
ask: What does it cost?|A fixed sum that we name after the first talk.
ask: Can we do it all online?|Yes, or at the table, or both.
ask: I am late. Is that a problem?|It happens. Send what you have, and we speak with the office.
call: A decision on the table?|Ask before you sign.
reach: Ask before you decide|Two sentences and a figure, if there is one.

# IT company
words: IT consultant, IT consulting, IT support, IT services, IT support and consulting, managed IT, managed service provider, computer support, cyber security consultant, cybersecurity, cyber security, cloud consultant, network support, IT firm, technology consultant, software consultancy
own: this team
art: laptop, shield, phone, gear
act: Ask for a check-up > contact
act: What we look after > services
head: It works on Monday morning
head: Somebody picks up
head: Quiet systems, calm people
lede: We look after machines, networks and the people in front of them, and we explain what we do while we do it.
about: {name} looks after the computers of smaller organisations{in}. The person who answers the telephone can usually solve it.
about: We write everything down in words your next provider could read. Nobody should stay with us because they are stuck.
offer: Support|A voice, a shared screen, a fix.|phone
offer: Security|Locks, habits, and backups we have restored from.|shield
offer: Cloud|What belongs there, and what does not.|cloud
offer: Networks|Fast in the corner office, too.|wifi
offer: New machines|Chosen, set up, on the desk by eight.|laptop
offer: Moving in or out|Lines, cables, telephones, in one weekend.|box
why: People who listen|You describe it; we do not ask whether it is switched on.|chat
why: Backups we test|Once a quarter we restore something on purpose.|shield
why: Written down|Passwords, plans and contracts, in your safe.|document
plan: By the hour|95|For emergencies and small jobs.|Remote or on site; No contract
plan: Per workplace|49|A month, everything running.|Support; Updates; Backups; Security|Usual
plan: A project|1900|A move, a server, a new start.|Plan; Weekend work; One week beside you
said: I called, he fixed it, and he told me why. In that order.|Practice manager
said: We opened the wrong mail. By noon it was as if we had not.|Law office
said: They found three contracts we were paying for twice.|Workshop
role: Support|Knows your printer by its first name.
role: Networks|Hears a loose cable.
role: Security|Sends you the test mail. Do not click.
ask: How fast do you react?|Within the hour for anything that stops you working, the same day for the rest.
ask: Do you work with our software?|We know most programmes of our clients’ trades and speak to the makers of the others.
ask: Can you take over from another provider?|Yes, quietly, over two or three weeks, with a list of what belongs to you.
ask: Do we have to sign for years?|No. A month’s notice is enough.
call: Something slow, blinking or gone?|Call. If it can wait, write.
reach: Tell us what it is doing|How many workplaces, what annoys you, since when.

# energy consultancy
words: energy consultant, energy consulting, energy adviser, energy advisor, energy audit, energy audits, home energy audit, heat pump advice, heat pump consultant, sustainability consultant, sustainability consultancy, climate consultant, environmental consultant, carbon consultant
own: this office
art: house, sun, leaf, chart
act: Book a home visit > contact
act: What we look at > services
head: Warm first, then green, then cheap
head: The draught has an address
head: Your house, read by its bills
lede: We measure where the heat goes, say what helps most for the least money, and stay beside you until it is done and paid for.
about: {name} advises on energy{in}. We sell no heat pumps, no windows and no panels, which makes the advice simpler.
about: Bring three years of bills and let us into the loft. By the evening we know most of it.
offer: A look at the house|From cellar to ridge, with a thermal camera.|house
offer: Heat pump: yes or no|With figures for your rooms, not for a brochure.|gear
offer: Insulation|Which wall first, and which one never.|wall
offer: Solar and storage|How much roof, how much battery.|solar
offer: Grants|Found, filled in, sent in time.|document
offer: On site|We look at the work before you pay for it.|search
why: We sell advice only|No panels, no commission.|scales
why: In the right order|The cheap step that helps most comes first.|steps
why: Papers included|Forms are part of the work.|document
plan: A visit|190|For a first picture.|Two hours; Thermal camera; A page of next steps
plan: A full report|690|For a plan over years.|Figures room by room; Order of steps; Grants listed|Usual
plan: Until it is done|1400|With somebody beside you.|Offers compared; Site visits; Final check
said: They told us not to buy the thing we had saved for. They were right.|Terraced house
said: One wall and eleven metres of pipe. The bill halved.|Farmhouse
said: The form had forty pages. I signed two.|Owners’ association
role: Adviser|Feels a draught through a coat.
role: Grants|Reads forms for pleasure.
ask: Is my house too old for a heat pump?|Age matters less than you think. We calculate it room by room.
ask: Do you recommend firms?|We name several and compare their offers. We take no commission.
ask: What does it save?|You get a figure with a range, and what it depends on.
ask: What should I have ready?|Bills, plans if there are any, and a key to the loft.
call: Cold feet, high bill?|A visit tells you where it goes.
reach: Tell us about the house|Year, heating, what bothers you.

# translation agency
words: translation company, translation services, translation bureau, translator agency, translators, interpreters, interpreting services, localisation agency, localization agency, language services, interpreting agency
own: this agency
art: globe, document, pencil, headphones
act: Send a text > contact
act: What we translate > services
head: Said once, understood everywhere
head: Your words, at home abroad
head: Every comma in its place
lede: Texts by people who grew up with the language, read by a second pair of eyes before you see them.
about: {name} translates{in} and beyond. Every text is written by one person and read by another, and both sign.
about: We ask when something is unclear. Often the original gets better, too.
offer: Translation|By people who know the language and the subject.|book
offer: Interpreting|In the room, in the ear, in court.|headphones
offer: Certified documents|Ask which stamp your office wants.|document
offer: Websites|Every button, every error message.|screen
offer: Proofreading|The comma that costs money.|pencil
offer: Glossaries|Your words, agreed once, used always.|board
why: Four eyes|Nobody sends out what nobody else has read.|glasses
why: People with a subject|Law goes to lawyers, medicine to those who know the ward.|book
why: Confidential|Signed before the first page.|lock
said: They asked one question. It was the mistake in our contract.|Law office
said: My father’s papers, done in two days, stamped, accepted.|Private client
said: The French site reads as if it came first.|Web shop
role: Project lead|Has your deadline on a card above the desk.
role: Reviser|Finds the second meaning.
ask: What does a translation cost?|It depends on words, subject and deadline. Send the file and you get a fixed price.
ask: How fast are you?|About two thousand words a day with the second reading. Short certificates sooner.
ask: Which languages do you cover?|Those we have people for. If we do not, we say so and name somebody.
ask: Do you use machines?|For glossaries and checks. A person writes and a person signs.
call: A deadline in another language?|Send the file, and the price comes back today.
reach: Send us your text|Languages, date, what it is for.

# marketing consultancy
words: marketing consultant, marketing consulting, marketing adviser, marketing advisor, brand consultant, branding consultant, growth consultant, sales consultant, communications consultant, PR consultant, restaurant consultant, hospitality consultant
own: this office
art: megaphone, chart, chat, pencil
act: Arrange a talk > contact
act: What we do > services
head: First a reason, then a poster
head: Say one thing, and say it often
head: Fewer channels, more customers
lede: We find out why people already come to you, say that in one sentence and put it where the others will see it.
about: {name} advises{in} on what to say, to whom and where. We begin with three of your customers and a pot of coffee.
about: Half of good marketing is stopping things. We help with that, too.
offer: The one sentence|Why people come, in words they would use.|chat
offer: A plan for a year|Twelve months, few things, dates beside them.|calendar
offer: Where to be seen|Which channel, and which you may leave.|megaphone
offer: Numbers that matter|Three, on one page, every month.|chart
offer: Your people|Shown how, until they no longer need us.|hands
why: Your customers first|We ask them before we advise you.|chat
why: We stop things|What does not bring anyone ends.|scissors
why: You can do it after us|Nothing that only an agency can run.|key
plan: A day|690|For one question.|Preparation; A day at your place; A page of next steps
plan: A quarter|3900|For one goal.|Talks with customers; Plan; Two visits a month|Usual
plan: On call|490|A second opinion, each month.|One hour by video; Texts read in a day
said: They told us to stop posting. We have more guests and free evenings.|Restaurant
said: The sentence on our window is the one our customers said.|Bakery
said: One page a month. I read it standing.|Owner
role: Adviser|Asks your customers, not your competitors.
role: Words and pictures|Cuts the second adjective.
ask: Do you also make the posters?|We write the words and know good designers. You choose.
ask: How soon does it work?|Stopping the wrong things saves money at once. The right ones take a season.
ask: How much budget do we need?|Less than you spend now, in most cases.
ask: Do you promise results?|No. We agree on three numbers and look at them together.
call: Busy, but is anyone coming?|Tell us what you do now. We say what we would stop.
reach: Tell us about your customers|Who comes, why, and who should.
`);
