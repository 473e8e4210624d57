import { readTrades } from './read-trades';

/** Software for one field of work: what it takes off the desk there. The rest is said by the kind. */
export const software = readTrades(`
own: this app
act: Start free > pricing
act: See how it works > process
title: features|What it takes off your desk|Built for the second week, not the demo
title: faq|Before you sign up
reach: Ask the people who build it|Questions about moving over, security or price: you get an answer from someone who knows the code.
call: Give it one dull Tuesday|Set it up now, decide later.
ask: Do I need a card to try it?|No. You try everything first and choose a plan when the trial ends.
ask: What happens to my data if I leave?|You export all of it as CSV and JSON, any day. After you close the account it is deleted.
ask: Who can see what I store?|The people you invite. Our staff only when you ask for help and allow it.
ask: Can I change plans later?|At any time. You pay the difference, or get it credited.
ask: Does it work on a phone?|In the browser, on any phone of the last few years.
ask: Do you help with moving over?|Yes. Send us a sample file and we check the import with you.

# CRM
words: customer relationship, sales software, sales pipeline, sales tool, lead management, crm software, crm tool, contact management
head: Remember everyone, write to the right ones
head: The follow-up you would have forgotten
head: Who said what, and when to call
lede: Every conversation, offer and promise in one place, with a short list each morning of who is waiting for you.
why: The list for today|Five people to call, with the reason beside each.|phone
why: One page per customer|Mails, notes, offers, in order.|document
why: A pipeline you can see|Drag, drop, done.|chart
why: Notes by voice|On the way back to the car.|microphone
why: No double entries|It asks before it saves a twin.|search
why: Leave with your data|One file, any day.|box

# HR software
words: hr, hr tool, human resources, payroll software, payroll, recruiting software, applicant tracking, time tracking, time tracking software, leave management, employee onboarding, performance review, people platform
head: Holidays, hours, papers: settled
head: Less personnel file, more person
head: Who is in on Friday?
lede: Leave, hours, contracts and first days in one calm place, so that people can ask about people instead of forms.
why: Leave in two taps|Asked, seen, in the calendar.|calendar
why: Hours that add up|With breaks, without a stopwatch.|clock
why: First days, prepared|A list for everyone involved.|door
why: Papers in one drawer|Signed, dated, found again.|document
why: Quiet permissions|Everyone sees what is theirs.|shield
why: Ready for payroll|One export, checked.|calculator

# rota
words: staff scheduling, staff scheduling software, shift planning, shift planner, shift scheduling, shift swaps, rota, rotas, rota planner, roster, rostering, employee scheduling, workforce scheduling, workforce planning, volunteer scheduling, crew scheduling, timesheet tool, timesheets
head: The rota, done before the coffee is
head: Everybody knows when, nobody asks twice
head: Shifts that people can swap themselves
lede: Draw the week once, see who is free, and let people swap among themselves. You only say yes.
why: The week on one page|Who works when, and where somebody is missing.|calendar
why: Swaps without calls|Two people agree, you approve, both are told.|hands
why: Free and not free|Everybody says so from their own phone.|chat
why: Rules built in|Rest, breaks and hours a week; it warns before, not after.|shield
why: Hours to payroll|What was worked goes where wages are paid.|coin
why: Copy last week|Most weeks are like the one before. Change what differs.|document

# shop software
words: e commerce, ecommerce, e commerce tool, shopify app, online store builder, store builder, inventory software, point of sale, pos system, marketplace software, subscription management, returns software, product catalogue software, checkout software, restaurant software, reservation software, loyalty program software
head: Sold here, counted there
head: One stock, every counter
head: Fewer carts left standing
lede: Orders, stock and returns from every shop window in one list, so that nothing is sold twice and nobody waits for an answer.
why: One stock|Web, counter and market stall.|box
why: Orders in one list|Paid, packed, gone.|bag
why: Returns without mail|Customers do it, you see it.|door
why: Labels|Printed in the right order.|tag
why: Reorder in time|It knows what runs low by Thursday.|chart
why: Numbers you can use|What sold, what only looked busy.|dashboard

# learning platform
words: education platform, learning management, lms, school software, edtech, online learning platform, classroom software, quiz platform, training platform, e learning platform, homework platform, tutoring platform, school management
head: The lesson, and what stuck
head: Less marking, more teaching
head: They know it. Or you know where not
lede: Courses, exercises and feedback in one place, made with people who stand in front of classes on Monday mornings.
why: Lessons in blocks|Text, picture, question, pause.|book
why: Feedback in minutes|Comments you can reuse, kindly.|chat
why: See who is stuck|Before the test, not after.|search
why: Works offline|For buses and thick walls.|train
why: For parents, a summary|One page, plain words.|document
why: Data stays at school|Hosted where you decide.|shield

# health software
words: practice management, clinic software, telehealth, telemedicine, patient portal, medical software, healthcare software, health platform, medtech, digital health, therapy software, electronic health records, dental software, veterinary software, care software, wellness platform
head: More time in the room
head: The waiting room, thinner
head: Notes done before the next knock
lede: Appointments, notes and messages for practices, in as few clicks as the work allows and with locks where they belong.
why: Appointments people keep|Reminders, and an easy way to move them.|calendar
why: Notes beside the patient|Templates that do not talk over you.|document
why: Messages, sorted|What can wait, what cannot.|envelope
why: Video when it helps|One link, nothing to install.|camera
why: Access, recorded|Who looked, and when.|shield
why: Export|In formats others can read.|box

# logistics software
words: logistics, logistics platform, fleet management, route planning, route planner, delivery software, supply chain, supply chain software, warehouse software, freight software, dispatch software, tracking software, shipment tracking, transport management, field service software
head: Know where it is before they ask
head: The shorter way round
head: Loaded once, in the right order
lede: Routes, loads and drivers on one map, with arrival times that are true and a message to the customer that sends itself.
why: Routes that hold|With traffic, breaks and the low bridge.|map
why: Loading order|Last stop in first.|box
why: True arrival times|Updated, and told.|clock
why: Proof at the door|Name, picture, time.|document
why: Drivers like it|Three buttons, large.|van
why: What it cost|Per stop, per kilometre.|chart

# security software
words: cybersecurity, cyber security, security platform, password manager, identity management, threat detection, vulnerability scanner, compliance software, vpn, backup software, access control, fraud detection, secrets manager, privacy software, consent management
head: Quiet alarms, closed doors
head: Find it before they do
head: Locked, logged, restorable
lede: Sees what is open, says what to close first, and keeps a record that stands up to questions.
why: What is open today|A short list, worst first.|search
why: Fixes in plain words|With the command beside them.|terminal
why: Alarms that mean it|Grouped, silenced, explained.|bell
why: Keys with an end date|They run out on their own.|key
why: Restores, rehearsed|Once a month, by itself.|box
why: A record|Of who did what.|document

# design tool
words: design software, prototyping tool, design platform, whiteboard, whiteboard tool, wireframe tool, video editing software, video editor, photo editor, diagram tool, website builder, no code, no code platform, form builder, presentation software, font manager, colour tool, design system tool, 3d software, creative tool, screenshot tool, ai image generator
head: From a sketch to something that clicks
head: Draw first, align later
head: A canvas that keeps up
lede: A fast, quiet place to draw, try and show, with everyone on the same page and nobody looking for the final version.
why: Opens at once|Also the large file.|rocket
why: Everyone on one page|You see who is where.|hands
why: Comments that end|Resolved means gone.|chat
why: Versions with names|Back to Tuesday in a click.|clock
why: Real export|Clean, named, in the right size.|box
why: Keyboard first|The mouse may rest.|code

# finance software
words: fintech, budgeting software, treasury, treasury software, investment platform, banking platform, payment platform, payments, payment software, lending platform, tax software, financial planning, cash flow, cash flow software, portfolio tracker, insurance software, insurtech, spend management, crypto, wealth platform, accounting platform
head: What is there, what is due, what is left
head: The month, before it happens
head: Money, minus the fog
lede: Accounts, bills and plans in one view, with the assumptions written beside the numbers.
why: Cash, twelve weeks ahead|With a good case and a bad one.|chart
why: Every figure explains itself|Click it and see from what.|search
why: Approvals that do not stall|On the phone, with limits.|phone
why: Books that agree|Matched, and the odd one shown.|scales
why: Rights and records|Who may, who did.|shield
why: No advice|It calculates. You decide.|calculator

# property software
words: property management, property management software, real estate software, landlord software, rental software, tenant portal, proptech, hotel software, booking engine, legal software, contract management, contract software, legaltech, law firm software, document management, e signature, electronic signature, construction software, building software
head: Every paper where you left it
head: Signed, filed, found
head: The deadline, before it is one
lede: Contracts, units, deadlines and people kept together, so that the question on the telephone is answered while it is being asked.
why: One file per case|Papers, people, dates.|document
why: Deadlines that call|Early, and then again.|bell
why: Signatures|From any phone, with a record.|pencil
why: Templates with sense|Fields filled, clauses marked.|book
why: Portals for the others|They see theirs and nothing else.|door
why: Search through scans|Also the crooked ones.|search

# marketing tool
words: email marketing, newsletter software, newsletter tool, marketing platform, seo tool, social media scheduler, social media tool, social media management, survey tool, survey software, customer support software, help desk, helpdesk, live chat, feedback tool, review management, landing page builder, crowdfunding platform, community platform, event software, ticketing software, podcast hosting, influencer platform
head: Write to people, not at them
head: Fewer messages, better read
head: Ask, listen, answer, done
lede: Write, plan, send and answer from one place, and see what helped without spying on anyone.
why: A plain editor|What you write is what arrives.|pencil
why: Lists that stay clean|Leaving takes one click.|envelope
why: One inbox|Nobody answers twice.|chat
why: Plan the month|See the gaps, and leave some.|calendar
why: Results in words|What changed, and how sure we are.|chart
why: No tracking pixels|Counted, not followed.|shield
`);
