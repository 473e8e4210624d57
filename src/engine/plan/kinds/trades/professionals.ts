import { readTrades } from './read-trades';

/** People hired for what they can do on paper and screen: work, what to hire them for, how a job goes. */
export const professionals = readTrades(`
pages: pro
schema: ProfilePage
act: See the work > portfolio
act: Write to me > contact
step: A conversation|What it is for, who it is for, by when.
step: An offer|One page: what you get, when, and for how much.
step: A first version|Early enough to change direction.
step: The finished thing|And an answer when you have a question later.
ask: Are you taking on work?|Usually with a few weeks’ notice. Write with dates and I answer honestly.
ask: How do you price?|By the job, after a conversation. The number in the offer is the number on the invoice.
ask: Do you work remotely?|Yes, and I come by when being in the room helps.
ask: Who owns the result?|You get the rights agreed in the offer. I ask before I show it here.
ask: Do you sign confidentiality agreements?|Yes, if they fit on two pages.
ask: Can you work with our team?|Gladly. Tell me who decides and who knows.
title: process|How a job goes
title: about|A short introduction|About me
title: services|What you can hire me for
title: contact|Tell me what you are working on|Write to me
reach: Write to me|A few lines are enough for a first answer.
call: Have something unfinished?|Send it as it is. Rough is fine.
said: Understood in one call what we had failed to explain in three.|Client
said: Asked the question we had been avoiding, kindly.|Colleague
said: Delivered when promised, and told us early when one part slipped.|Client

# illustrator
words: illustration, children's book illustrator, cartoonist, comic artist, comic book artist, concept artist, character designer, storyboard artist, graphic recorder, lettering artist, calligrapher, drawing, drawings, caricaturist
art: document, owl, bird, books
head: Drawings with something to hide
head: Ink first, then second thoughts
head: I draw what the text leaves out
lede: Books, magazines, walls and very small dogs. Brush and ink, coloured on a screen, finished by hand.
work: Owl Goes to Work|Books|Thirty-two pages, one tired owl.|owl
work: The sea, explained|Magazine|A spread in four blues.|sea
work: Market hall|Walls|Nine metres of vegetables.|vegetables
work: Twelve moons|Prints|A calendar, a year late.|moon
work: City of cats|Books|A map you can get lost in.|cat
work: Portraits by post|Prints|From a photograph and three sentences.|portrait
offer: Editorial|A sketch in two days, finished in a week.|document
offer: Books|From the first dummy to the last endpaper.|books
offer: Walls and windows|Indoors, outdoors, on ladders.|paint
offer: Packaging|Labels that get read while the kettle boils.|box
why: Ink and brush|For everything that should look alive.
why: Screen|For colours, corrections and Thursday deadlines.
why: Reading|I read the whole text first. It shows.
about: I am {name}, an illustrator{in}. I draw every day, including the days on which I should answer mail.
about: Give me a text with a gap in it and I know where to begin.
ask: How many sketches do I get?|Three rough ones, then one direction, then two rounds of changes.

# graphic designer
words: graphic design, brand designer, logo designer, packaging designer, type designer, visual designer, designer, book designer, print designer, art director, creative director, industrial designer, interior designer portfolio, product designer portfolio
art: document, books, shelf
head: Type, paper and a sense of humour
head: Fewer colours, better reasons
head: I make the complicated part look easy
lede: Identities, books, signs and the occasional poster. I like unclear problems and clear endings.
work: Timetables for a tram line|Wayfinding|Readable from the far platform.|van
work: Label for a cider press|Identity|Drawn with a cut potato.|bottle
work: Museum guide on paper|Print|Folds into a pocket, opens into a map.|map
work: Letters for a bakery|Identity|An alphabet of crusts.|loaf
work: Book of sixty recipes|Print|Lies flat beside the stove.|book
work: Posters for a small theatre|Print|Three colours, one season.|night
offer: Identity|Name, mark, voice, and rules short enough to follow.|pencil
offer: Print|From the grid to the day at the press.|books
offer: Signs|For people who are already late.|map
offer: A second look|One day a month, for teams who design themselves.|lamp
why: By hand|Pencil, paper, scissors.
why: On screen|What the job needs, nothing exotic.
why: At the printer’s|With a loupe and the right shoes.
about: I am {name}, a designer{in}. I like briefs that contradict themselves, and I like finishing.
about: I work alone most days and with good printers on the others.
ask: How many rounds are included?|Two, which is almost always enough if we talk properly at the start.

# UX designer
words: UX, UI designer, UX researcher, interaction designer, product designer, interface designer, user experience designer, service designer, web designer, usability
art: phone, browser, document, hands
head: Things people use without asking how
head: Eleven fields became four
head: I watch, then I draw
lede: Research, flows and interfaces for products that real people open on a bad day. I test early and delete happily.
work: A bank app for teenagers|Interface|No jargon, no traps.|phone
work: A form that people finish|Research|Eleven fields became four.|document
work: Timetable on a watch|Interface|One glance, running.|watch
work: Booking for a clinic|Service|Fewer calls, calmer desk.|watch
work: Settings, sorted|Interface|From ninety-one switches to twelve.|dashboard
work: Kiosk in a museum|Research|Tested with impatient children.|browser
offer: Research|Five people, one week, a list in order of pain.|search
offer: Product design|From a sketch on the table to a tested interface.|phone
offer: Design systems|Small ones that get used.|dashboard
offer: Review|Half a day, twenty findings, three that matter.|document
why: Interviews|I can keep quiet for eleven seconds.
why: Prototypes|Paper first, then the real browser.
why: Handing over|States, errors, empty screens. All of them.
about: I am {name}, a UX designer{in}. I started at a ticket counter, which is the best usability lab there is.
about: Most of my work is finding out which question the form should not ask.
ask: Do we need research for something this small?|Usually five conversations and an afternoon. It costs less than building the wrong screen.

# developer
words: web developer, software developer, software engineer, front end developer, frontend developer, back end developer, backend developer, full stack developer, fullstack, programmer, app developer, mobile developer, devops engineer, freelance developer, coder, security researcher
art: code, browser, laptop
head: Small programs that mind their manners
head: Fast pages, readable code
head: I like it when it just works
lede: I build websites and tools that load quickly, explain themselves and can be handed over without an apology.
work: Offline map for hikers|Web app|Works where the signal ends.|map
work: Checkout on one page|Shop|Fewer steps, fewer abandoned carts.|bag
work: A linter for contracts|Tool|Finds the clause you missed.|document
work: Live scores on a bus|Web app|Forty kilobytes, start to finish.|phone
work: Synth in the browser|Play|Three knobs and a keyboard.|guitar
work: Archive for a museum|Tool|A card index made searchable.|books
offer: Websites|Hand-built, quick, easy to keep.|browser
offer: Tools|The spreadsheet has reached its limits. Let us talk.|gear
offer: Rescue|The code nobody dares to touch.|wrench
offer: Code review|Kind, exact and with examples.|search
why: Plain technology|What will still run in ten years.
why: Tests|For the parts that would wake you at night.
why: Notes|So that the next person needs an hour, not a month.
about: I am {name}, a developer{in}. I have deleted more code than I have kept, and I am proud of both parts.
about: I write the error messages first. It saves everybody time.
ask: Which languages do you use?|The ones your project already has, if they are any good. Ask, and I say what I would pick and why.
title: portfolio|Things I have built

# game developer
words: game developer, game designer, indie game developer, indie game, indie games, game studio, video game, level designer, gamedev, pixel artist
art: controller, night, castle, owl
act: See the games > portfolio
act: Write to me > contact
head: Small games, long evenings
head: One mechanic, pushed until it sings
head: Made by two hands and a patient cat
lede: Games that fit into an evening and stay a little longer: puzzles, walks, and one about a lighthouse that I have not finished losing.
work: Lampkeeper|Puzzle|Light the coast, one square at a time.|sea
work: Postman on Mars|Walk|Three letters, no hurry.|rocket
work: Owl Court|Cards|Argue cases by moonlight.|owl
work: Tiny Siege|Arcade|Ninety seconds per castle.|castle
work: Soup|Jam game|Made in a weekend. It shows, nicely.|bowl
work: Untitled train game|In progress|Switches, steam, regret.|van
offer: Games|My own, out when they are ready.|controller
offer: Prototypes|Two weeks, one playable idea.|rocket
offer: Level design|For your game: pacing, doors, doubts.|map
offer: Talks and jams|How to finish small things.|microphone
why: Code|Engine work, tools, the boring menu.
why: Art|Pixels, limited palettes, readable silhouettes.
why: Sound|Recorded in the kitchen.
about: I am {name} and I make games{in}. I like rules that can be explained in one breath and regretted for an hour.
about: Playtests happen on paper first, with biscuits as bait.
said: Lost to it for a whole train ride.|Player
said: The menu alone made me calm.|Player
said: Explains nothing, teaches everything.|Playtester
ask: Where can I play them?|On the usual stores and here, when a game is finished. Unfinished ones are shown to testers.
ask: Can I test the next one?|Please. Write with your device and your patience level.
title: portfolio|The games
title: contact|Test, ask, hire

# data scientist
words: data science, data analyst, data engineer, machine learning engineer, statistician, machine learning, bioinformatician, data visualisation, data visualization
art: chart, books, laptop, lamp
head: Count carefully, then speak
head: The average is hiding something
head: A good plot saves a meeting
lede: Analysis, models and pictures of data that survive a second look. The code comes with it, and so do the doubts.
work: Why the buses bunch|Analysis|A year of arrivals, one cause.|van
work: Bread forecast|Model|Bakes for tomorrow’s weather.|loaf
work: Maps of quiet|Picture|Noise by street and hour.|map
work: A survey, re-weighted|Analysis|Same answers, different truth.|scales
work: Anomalies in water meters|Model|Finds the leak before the bill.|tap
work: How not to read a chart|Writing|Twelve examples, all real in spirit.|book
offer: Analysis|A question, an answer, and how sure I am.|chart
offer: Models|Small enough to explain, checked on data they have not seen.|gear
offer: Charts|For reports that get read.|dashboard
offer: Teaching|Statistics for people who were frightened off.|school
why: Tools|Python, R, SQL, and a pencil.
why: Method|The test is written before the result.
why: Plain words|One page for those who decide.
about: I am {name}, and I work with data{in}. My favourite result is the one that makes a project unnecessary.
about: I show the error bars. Always.
ask: Can you work with sensitive data?|On your machines, with your rules, and nothing leaves them.

# architect
words: architecture, architecture studio, landscape architect, architectural designer, architecture student, urban planner, architecture portfolio, interior architect
schema: ProfessionalService
art: house, city, door, document
head: Rooms with a reason
head: Where does the morning come in?
head: Draw less, keep more
lede: Houses, conversions and small public buildings. I begin with the light and the budget, and both stay to the end.
work: House on a slope|Houses|Four levels, no lift, one view.|hills
work: Barn, lived in|Conversions|The beams stayed.|village
work: Kindergarten with a long bench|Public|Everyone sits by the window.|school
work: Attic for two|Conversions|Nineteen stairs, one skylight.|door
work: Bus stop that keeps dry|Public|Timber, six posts.|van
work: Kitchen in a corridor|Interiors|Two metres wide, works.|room
offer: New houses|From the site walk to the key.|house
offer: Conversions|What can stay, what must go.|door
offer: Public buildings|Small ones, with long lives.|city
offer: A first look|Two hours on site, an honest page afterwards.|pencil
why: Models|Card, glue, daylight.
why: Costs|Checked at every step, not at the end.
why: Site|I am there on the days that matter.
about: I am {name}, an architect{in}. I like old walls, short corridors and clients who cook.
about: Every drawing I make is one that somebody on site will have to read in the rain.
step: A walk on the site|Two hours, many questions.
step: Sketches|Three ways to live there.
step: Permission and prices|Drawings for the authorities and for the trades.
step: Building|I visit, measure and insist.
ask: When should I call an architect?|Before you buy, if you can. A walk through the house costs little and saves much.
said: We use every room. That was not so before.|House owners
said: Told us not to extend. Right, sadly.|Family
said: The builders asked for more of these drawings.|Site manager

# film-maker
words: film maker, filmmaker, film director, documentary maker, documentary, documentary film maker, videographer, cinematographer, director of photography, film editor, video editor, screenwriter, director, sound designer, film production, camera operator, producer film
art: camera, city, night, sea
act: See the films > portfolio
act: Write to me > contact
head: People, filmed until they forget it
head: Stay for the second half of the sentence
head: Small crew, long looks
lede: Documentaries, short films and films for people with something real to show. A crew of two, mostly, and time.
work: The last lock keeper|Documentary|Fifty-two minutes, one canal.|boat
work: Night market|Short|Shot in a single shift.|night
work: Hands of a bakery|Commission|Four minutes, no voice-over.|loaf
work: Snow line|Documentary|A winter with a rescue team.|mountains
work: Letters to the council|Short|Read by those who wrote them.|document
work: How a bell is cast|Commission|For a foundry, and their children.|village
offer: Documentaries|From research to the last cut.|camera
offer: Commissions|Two to six minutes about work that is worth watching.|hands
offer: Camera|As part of your crew.|camera
offer: Editing|A second pair of eyes and a patient cursor.|screen
why: Sound|Recorded first, because it cannot be fixed.
why: Light|What is there, and a lamp in the bag.
why: Editing|I cut my darlings, then some of yours.
about: I am {name} and I make films{in}. I arrive a day early without a camera, and the film is usually in that day.
about: I prefer pauses to drone shots.
said: We forgot the camera on the second morning. That is when it began.|In the film
said: Four minutes and our son finally knows what I do.|Foundry
said: The cut found a story I had not seen.|Director
ask: What does a short film cost?|Count days: preparing, filming, editing. Tell me the length and place and I answer with a range.
title: portfolio|Films
step: Research|A day without a camera.
step: Treatment|Two pages, so that we mean the same film.
step: Filming|Two people, quiet shoes.
step: Editing|Two versions, one decision.

# animator
words: animation, motion designer, motion graphics, 3d artist, 3d animator, stop motion, vfx artist, 2d animator, animation studio
art: browser, bird, moon, document
act: See the reel > portfolio
act: Write to me > contact
head: Twelve drawings per second of patience
head: It moves, therefore it is
head: Weight first, eyelashes later
lede: Short films, titles and explanations that walk. Drawn, modelled or pushed by hand, frame after frame.
work: Heron|Short|Two minutes, one leg.|bird
work: How a heat pump works|Explainer|Ninety seconds, no arrows.|house
work: Titles for a crime series|Titles|Rain, mostly.|city
work: Loop for a waiting room|Loops|Nobody minds the wait.|fish
work: Moon letters|Short|Paper, scissors, a lamp.|moon
work: A logo that stretches|Brand|Then sits down.|cat
offer: Short films|With you or for you.|screen
offer: Explainers|The complicated thing, in a minute and a half.|bulb
offer: Titles and loops|Beginnings and things that never end.|moon
offer: Characters|Designed to move, not to pose.|portrait
why: Drawing|On paper until it is right.
why: Timing|The joke is in the third frame.
why: Files|Layered, named, handed over.
about: I am {name}, an animator{in}. I can tell you the weight of most household objects by how they should fall.
about: I work with a sound designer who records vegetables.
ask: How long does a minute take?|Two to six weeks, depending on how it moves. You see sketches before anything is drawn twice.
title: portfolio|Things that move

# writer
words: author, novelist, poet, poetry, copywriter, essayist, playwright, ghostwriter, editor, memoirist, technical writer, content writer, speechwriter, proofreader, children's author, biographer, writer portfolio
art: book, books, document, lamp
act: Read a little > portfolio
act: Write to me > contact
head: Sentences that carry their own weight
head: I cut until it says something
head: Stories, and what they leave out
lede: Books, essays and the words on things. I read drafts for others in the afternoon and write my own before breakfast.
work: The last ferry timetable|Essay|On islands and being late.|boat
work: Letters to a landlord|Fiction|A story in eight complaints.|document
work: Weather, inherited|Poems|My grandfather’s barometer.|hills
work: What the tailor knows|Essay|Measurements as biography.|scissors
work: Words for a museum|Commissions|Sixty labels, no adjectives.|shelf
work: Salt|Fiction|A novel, still drying.|sea
offer: Readings|An hour, a lamp, a glass of water.|lamp
offer: Editing|The version you meant to write.|pencil
offer: Words to order|For labels, pages, speeches and stones.|document
offer: Workshops|Six people, one paragraph each.|books
why: Reading aloud|Every sentence, before it leaves the house.
why: Deadlines|I like them. They are the only plot in my life.
why: Cutting|A third, usually.
about: I am {name} and I write{in}. I keep a list of overheard sentences and feel a little guilty about it.
about: Manuscripts live in a drawer for a month before anyone sees them. So do most letters.
said: Cut a third and nobody could say what was missing.|Author
said: The reading was so quiet that we heard the snow.|Bookshop
said: I laughed on page nine, on a train, alone.|Reader
ask: Where can I buy the books?|In a bookshop you like; they can order any of them. Signed copies come from me.
ask: Do you read manuscripts?|The first twenty pages, for a fee named beforehand. You get a letter with what works and what does not.
title: portfolio|From the desk
title: services|Readings, editing, words to order

# journalist
words: reporter, foreign correspondent, science journalist, investigative journalist, freelance journalist, columnist, broadcaster, journalism, radio journalist, podcaster, podcast host
art: document, city, microphone
act: Read the pieces > portfolio
act: Send a tip > contact
head: I go there and ask
head: Two sources, then a sentence
head: Notes first, opinion later
lede: Reporting, interviews and long pieces, for print and radio. Recent work, and a way to reach me with something I should know.
work: Who owns the harbour|Investigation|Four months, one land register.|sea
work: A baker at three|Report|One night, two ovens.|loaf
work: The village that voted twice|Report|And was right both times.|village
work: Interview with a lock keeper|Interview|He talked. I turned the tape.|boat
work: What the river carries|Radio|Twenty-six minutes.|lake
work: Numbers behind the school roof|Investigation|Three budgets, one leak.|school
offer: Reporting|On the ground, with time to check.|map
offer: Interviews|Prepared, unhurried, quoted correctly.|microphone
offer: Radio and podcast|From the first call to the finished mix.|headphones
offer: Moderation|Panels that end on time.|chat
why: Sources|Protected, and called back.
why: Documents|Registers, budgets, minutes. I read them.
why: Corrections|Made quickly and in the open.
about: I am {name}, a journalist{in}. I write about places where a decision meets the people it is for.
about: If you know something, write. I read everything and promise nothing I cannot keep.
said: Quoted me exactly, including the pause.|Interviewed
said: Filed on time from a train without windows.|Editor
said: The fact-check came back empty. Twice.|Editor
ask: How can I send a tip?|Write a first message without details and say how you prefer to be reached.
ask: May I see my quotes before print?|You may check facts and figures. The text stays with the newsroom.
title: portfolio|Published work
title: contact|Tips, commissions, corrections

# translator
words: interpreter, translation, literary translator, subtitler, conference interpreter, sworn translator, localisation, language editor
schema: ProfessionalService
art: books, chat, document, map
act: Ask for a price > contact
act: See what I translate > services
head: Said once, understood twice
head: Your words, at home elsewhere
head: The comma was load-bearing
lede: Translations that read as if written in the language, by someone who grew up in it. Books, contracts, menus, museum walls.
work: A novel in letters|Books|Three hundred pages, two dialects.|book
work: Manual for a bread oven|Technical|Nobody burnt.|loaf
work: Walls of a small museum|Culture|Forty texts, one voice.|shelf
work: Contracts for a shipyard|Legal|Both sides signed.|boat
work: A menu without mistakes|Everyday|Rarer than you think.|dish
work: Subtitles for a comedy|Film|Timed to the laugh.|browser
offer: Translation|By subject: I say no to what I do not understand.|books
offer: Interpreting|At meetings, on sites, at the registry office.|chat
offer: Proofreading|A second pair of eyes on what exists.|pencil
offer: Certified documents|Ask which papers and which country.|document
line: Send the text and the date, and you get a price.
why: Mother tongue|I translate into the language I dream in.
why: Terms|One list per client, kept for years.
why: Quiet hours|Every text is read once more the next morning.
about: I am {name}, a translator{in}. I keep eleven dictionaries and one neighbour who knows everything about ships.
about: Some words have no twin. Then I ask, rather than guess.
ask: What does it cost?|By word or by page, named before I begin. Send the text or a part of it.
ask: How fast are you?|About six to eight pages a day. Faster means worse, and I would tell you.
ask: Is my text confidential?|Yes. It stays on my machine and is deleted when you say so.
title: portfolio|From the desk
title: process|From your text to mine
step: Send it|The text, the date, and who will read it.
step: Price|By return, with a delivery date.
step: Translation|Questions come bundled, not one by one.
step: A night’s sleep|Then read aloud, then sent.

# student
words: student portfolio, design student, graduate, student, intern, school project, art student, graduation project
art: school, document, books, laptop
act: See the projects > portfolio
act: Write to me > contact
head: Still learning, already making
head: Third year, first good idea
head: Projects, mistakes included
lede: What I made in class, after class and instead of class. I am looking for people to learn from.
work: Bus stop, redrawn|Course work|Measured in the rain.|van
work: A font for my grandmother|Own project|Large, round, patient.|document
work: Map of the quiet corners|Course work|Of one loud campus.|map
work: App for shared bikes|Group work|I did the part that broke, then fixed it.|bike
work: Twelve chairs in card|Course work|Two of them hold.|chair
work: Zine about lunch|Own project|Printed on the library copier.|book
offer: Internships|From a month to half a year.|door
offer: Small jobs|Posters, pages, a weekend’s work.|pencil
offer: Group projects|I write the notes and keep the dates.|hands
why: Learning|Quick with tools, patient with feedback.
why: Working|Two years of Saturdays behind a counter.
why: Writing|I document what I do.
about: I am {name}, a student{in}. I like projects in which the first answer turns out wrong by Thursday.
about: I am looking for an internship with people who explain their reasons.
said: Asks until it is clear, then does it.|Tutor
said: The only group in which everybody did something. We know why.|Classmate
said: Came for two weeks, stayed for the summer.|Internship
ask: When could you start?|Write with your dates. Term times are the only thing I cannot move.
ask: Can we see your marks?|With pleasure, as part of an application.
ask: What would you like to learn?|How real projects end.
ask: Do you work for free?|For a good cause sometimes. Otherwise a student’s wage is fine.
ask: Do you have references?|Yes. Names on request.
ask: Which programs do you know?|A list comes with the application, sorted by how well.
title: portfolio|Projects
title: contact|Write to me
`);
