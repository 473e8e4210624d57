import { localsShared } from './locals-shared';
import { readTrades } from './read-trades';

/** Companies that build, research, power, guard and make. */
export const worksAndWatches = readTrades(`
${localsShared}
# technology company
words: hardware startup, hardware company, tech startup that makes, deep tech startup, deep tech company, technology startup, electronics company, iot company, iot startup, sensor company, sensors company, robotics startup, robotics company, drone startup, drone manufacturer, satellite company, space startup, space company, semiconductor company, photonics company, battery company, battery startup, cleantech startup, cleantech company, climate tech startup, agritech startup, agtech startup, agritech company, medtech startup, medtech company, medical device company, ai hardware startup, startup that makes hardware, startup that makes sensors, startup that builds sensors, startup that makes robots, startup that builds robots, startup that makes drones, startup that makes batteries, startup building sensors, startup making sensors, startup building robots, startup that makes devices
own: this company
pages: industry
schema: Organization
art: robot, bulb, chart, gear
act: Ask for a demonstration > contact
act: See what it does > services
head: Built to be used on a wet Tuesday
head: It works outside the laboratory, too
head: Measured, mended, measured again
lede: We build technology for people who have work to do: it says what it measures, runs without being watched, and can be repaired by somebody with a screwdriver.
offer: What it does|One job, shown in two minutes.|bulb
offer: How it works|Drawn on one page, with the parts we did not invent.|gear
offer: Where it is used|Outdoors, in halls, on machines, in all weathers.|map
offer: Trying it|A few weeks, on your site, with our people.|flag
offer: For partners|Interfaces, data sheets, a person to call.|document
offer: For investors and press|Figures, pictures, and someone who answers.|chart
line: Ask us for the data sheet.
why: Shown, not promised|You see it running before you decide.|eye
why: Your data stays yours|You can take it out whenever you like.|lock
why: Made to be mended|Parts can be changed one at a time.|wrench
why: Plain figures|We say what it cannot do yet.|chart
step: Talk|Your problem, in your words.
step: Demonstration|On a table, or on site.
step: Trial|A few weeks, with a question to be answered at the end.
step: Rolling out|Step by step, with somebody you can ring.
about: {name} makes technology{in} that leaves the laboratory early and comes back with mud on it.
about: We are engineers and people who used to do the work our technology is meant for. The second group has the last word.
role: Engineering|Likes the part that nobody sees.
role: Field tests|Owns waterproof trousers.
role: Customers and partners|Answers in sentences.
ask: Can we see it running?|Yes. Ask for a demonstration, here or where you work.
ask: Does it fit what we already have?|Tell us what that is. We send the interfaces, and say so if it does not.
ask: What happens when something breaks?|You ring, we find out, and the part is in the post.
ask: Are you looking for partners or investors?|Write to us. You get figures and a date.
ask: I write for a newspaper. Whom do I ask?|The same address. Pictures and plain answers come back.
ask: Do you have open positions?|Ask, and say what you have built.
title: services|What we build
title: features|What you can hold us to
title: process|From a talk to a trial
title: contact|Ask for a demonstration
reach: Ask for a demonstration|Customers, partners, investors and press: say which, and what you would like to see.
call: Would you like to see it work?|Bring your hardest case.
shot: On the bench|robot
shot: In the field|hills
shot: Small parts|gear
shot: The curve|chart
shot: First of a series|box
shot: Late light|lamp

# biotech company
words: biotech, biotech startup, biotechnology company, biotechnology startup, life science company, life sciences company, pharma company, pharmaceutical company, pharma startup, drug discovery company, genomics company, diagnostics company, biotech lab, synthetic biology company, bioscience company, clinical research company, clinical research organisation, contract research organisation
own: this company
pages: industry
schema: Organization
art: flask, leaf, chart, gear
act: Write to us > contact
act: See what we work on > services
head: Slow questions, careful answers
head: Cells do not read business plans
head: Repeated until it holds
lede: We work at the bench on things that may help people later: carefully, in the open where we can, and with the failed experiments in the same notebook.
offer: Our research|What we look for, and why there.|flask
offer: What is in progress|Stage by stage, without exclamation marks.|chart
offer: Partnering|With laboratories, hospitals and companies.|people
offer: Methods and services|What we can do for others at our benches.|gear
offer: For investors and press|Facts, figures, one contact.|document
line: Ask for the one-page summary.
why: Evidence first|We say what is shown, and what is hoped.|chart
why: Repeated|Here, then elsewhere, then believed.|check
why: Safe|People, samples and data are looked after.|shield
why: Published|Results, also the disappointing ones.|document
step: A question|Written down before anybody opens a fridge.
step: Experiments|With controls. And again.
step: Review|By people who are paid to doubt.
step: Next stage|Or a thank you, and the next question.
about: {name} is a company of biologists, chemists and people who keep instruments alive{in}.
about: We would rather be late than wrong. In our work the difference is somebody’s health.
role: Research|Labels everything, twice.
role: Laboratory|Hears when the freezer is unhappy.
role: Partnerships|Translates between bench and table.
ask: Can I take part in a study?|If one is open, it says so here. Please speak with your doctor as well.
ask: Do you work with universities?|Yes. Write what you have and what you need.
ask: Where are your results published?|Ask us for the list; we send the papers that are open.
ask: Are you hiring?|Now and then. Write what you would like to find out.
ask: Can school classes visit?|Twice a year, with coats and goggles.
title: services|What we work on
title: features|How we work
title: process|From a question onwards
title: contact|Write to us
reach: Write to us|Scientists, partners, investors, press: say which.
call: Working on something near it?|Write. The best projects began with a question.
shot: At the bench|flask
shot: Under the lens|magnifier
shot: The curve|chart
shot: Samples|jar
shot: Growing|leaf
shot: Night shift|lamp

# energy company
words: wind farm, wind park, wind power company, wind energy company, renewable energy company, energy supplier, energy provider, electricity supplier, electricity company, power company, utility company, community energy company, community energy group, community energy project, hydro power company, hydropower station, solar farm, solar park, green energy company, energy cooperative, district heating company, biogas plant, offshore wind company
own: this company
pages: industry
schema: Organization
art: sun, hills, bolt, leaf
act: Ask us > contact
act: See what we do > services
head: The weather, put to work
head: Light on, kettle on, wind on
head: Power with an address
lede: Electricity from places you can point at. We plan, build and look after them, and we say what they bring in, what they cost and what one hears on a Sunday.
offer: Where it comes from|Sites, machines, how much on a good day.|map
offer: For homes|A contract on two pages.|house
offer: For businesses and councils|From a roof to a whole park.|chart
offer: For landowners|What is built, for how long, and what you get.|document
offer: Neighbours|Visits, shares, and someone to complain to.|people
line: Ask us; we have the figures.
why: Figures in the open|Produced, used, standing still.|chart
why: People nearby take part|In the plan and in what it earns.|people
why: Birds first|Surveys before foundations.|leaf
why: Someone on call|Also on the night of the storm.|phone
step: Look|At wind, sun, water, ground and neighbours.
step: Ask|Everyone who will see it from the kitchen.
step: Build|In dry months, with washed wheels on the road.
step: Look after it|For decades, and take it away again.
about: {name} makes electricity{in} from what is there anyway. It is quieter than its opponents say and less steady than its friends do.
about: Anybody may visit. Standing underneath explains more than any brochure.
role: Operations|Watches the weather for a living.
role: Community|Comes to the meeting, and stays.
role: Customers|Reads your meter and your letter.
ask: What happens when there is no wind or sun?|Then power comes from elsewhere on the grid. We tell you how much and how often.
ask: Can we visit?|Yes, on open days, and with classes by arrangement.
ask: Can neighbours invest?|Ask which shares are open, and read the risks with us.
ask: What about birds and noise?|We survey before we build and measure afterwards; both are yours to read.
ask: I have land or a roof. What now?|Send us where it is. You hear within weeks whether it is worth more than a talk.
title: services|What we do
title: features|What you can check
title: process|From a map to a switch
title: contact|Ask us
reach: Ask us|Customers, neighbours, landowners, school classes.
call: Come and stand underneath|Open days are for questions.
shot: On the ridge|hills
shot: Sun on glass|sun
shot: At the switch|bolt
shot: Storm night|night
shot: Survey|bird
shot: By the sea|sea

# guarding company
words: security company, security firm, security guard company, security guards, manned guarding company, event security company, event security, door supervisor company, door supervisors, guarding services, private security company, security services company, security patrol company, patrol company, keyholding company, close protection company, bodyguard service
own: this company
pages: industry
schema: LocalBusiness
art: shield, key, night, city
act: Ask for a quote > contact
act: See what we do > services
head: Calm people, good torches
head: Nothing happened. That was us
head: Awake when you are not
lede: Guards, patrols and cameras for sites, shops, offices and events. Trained people who greet first, watch always, and write down what they saw.
offer: Guards on site|By day, by night, with a name and a log.|shield
offer: Events and doors|Polite queues, quick eyes, nobody hurt.|people
offer: Cameras and alarms|Watched by somebody who is awake.|camera
offer: Patrols and keys|We lock, check, and come when it rings.|key
offer: Building sites|Fences, gates, copper that stays.|wall
offer: Risk survey|A walk with you, and a list in order.|document
line: Ask, and we walk round with you first.
why: Checked and licensed people|Ask to see the papers; they carry them.|document
why: The same faces|Those who know the building notice more.|people
why: Everything in the log|Time, place, what was done.|clock
why: Calm first|Most of the work is talking.|chat
step: A walk|Round the site, with you.
step: A plan|Who, when, where, and what it costs.
step: First week|A supervisor comes along.
step: Reports|Each morning, short.
about: {name} looks after people and places{in}. A quiet night is the product, which makes it hard to photograph.
about: We do not sell fear. After the walk round you may well need less than you thought.
role: Control room|Answers before the second ring.
role: Supervisor|Visits unannounced.
role: Training|Teaches how to speak before how to hold.
ask: Are your people licensed?|Everyone on your site carries what the law asks for. We show you before the first shift.
ask: How quickly can you start?|Often within days; after a break-in, tonight.
ask: Do you take on single events?|Yes. Tell us the date, the place, and how many guests.
ask: What do you do when the alarm goes?|Somebody drives there, looks, and calls you and, if need be, the police.
ask: What does it cost?|It depends on hours and risk. After the walk you get one figure.
title: services|What we look after
title: features|What you can rely on
title: process|From a walk to a quiet night
title: contact|Ask for a quote
reach: Ask for a quote|What is to be looked after, when, and since when you have been worried.
call: What keeps you awake?|Tell us. Then we stay awake instead.
shot: Night round|night
shot: Keys|key
shot: The gate|door
shot: Screens|dashboard
shot: City side|city
shot: The log|document

# manufacturing company
words: sand castings, die castings, metal castings, castings, gaskets, gasket laser-cutting, gasket cutting, machined parts, turned parts, metal pressings, pressings, forgings, injection mouldings, plastic mouldings, rubber mouldings, wiring looms, cable assemblies, hydraulic hoses, manufacturer, manufacturing firm, manufacturing business, manufacturing plant, contract manufacturer, engineering works, steel fabricator, metal fabricator, fabrication company, sheet metal company, foundry, plastics company, injection moulding company, injection molding company, furniture manufacturer, food manufacturer, textile mill, textile manufacturer, clothing manufacturer, garment factory, chemical company, component manufacturer, glass manufacturer, paper mill, electronics manufacturer, toy manufacturer, cosmetics manufacturer, industrial company
own: this company
pages: industry
schema: Organization
art: gear, wrench, box, robot
act: Send us your drawing > contact
act: See what we make > services
head: Made here, measured twice
head: The ten-thousandth like the first
head: Your drawing, our Monday
lede: We make parts and products in small and large series: with machines that are looked after, people who notice, and dates that we keep or call about.
offer: From a drawing|We read it, ask, and say what would be simpler.|pencil
offer: Prototypes|One, quickly, so that you can hold it.|box
offer: Series|From a hundred upwards, all alike.|gear
offer: Finishing and assembly|Screwed, coated, packed.|wrench
offer: Testing|Measured, written down, signed.|ruler
offer: Stock and delivery|Called off when you need it.|van
line: Ask with a drawing, or with an old part.
why: One contact|From the first question to the last pallet.|people
why: Figures you can check|Measurements go along with the goods.|ruler
why: Honest dates|If one slips, you hear it first.|calendar
why: Little waste|Offcuts go back into something.|leaf
step: Send it|A drawing, a sketch, a broken part.
step: Price and date|In writing, with what we would change.
step: First sample|You measure, you say yes.
step: Series|And every batch remembers the sample.
about: {name} makes things{in} that mostly disappear inside other things. That is fine; we know where they are.
about: On the floor there are people who hear a worn bearing through two walls. We listen to them.
role: Sales and drawings|Asks the question that saves a week.
role: Production|Knows every machine by its sound.
role: Quality|Says no before you would have to.
ask: What is the smallest order?|Ask. Often it is smaller than you think.
ask: Can you work from a sketch?|Yes. We draw it properly and you check.
ask: How long does it take?|You get a date with the price. Prototypes come first.
ask: Which standards do you work to?|Ask for those that matter in your trade, and we send the papers.
ask: May we see the works?|Yes. Closed shoes, please.
title: services|What we make
title: features|What you can count on
title: process|From drawing to pallet
title: contact|Send us your drawing
reach: Send us your drawing|What, how many, by when. An old part in a box will do.
call: Have you a part nobody makes?|Send it to us.
shot: The floor|gear
shot: First sample|ruler
shot: Tools|wrench
shot: Series|shelf
shot: The robot|robot
shot: Ready to go|box
`);
