import { readTrades } from './read-trades';
import { professionalsShared } from './professionals-shared';

/** People who write, translate, program and study. */
export const wordsAndCode = readTrades(`
${professionalsShared}
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
offer: Prototypes|One playable idea.|rocket
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

# researcher
words: academic, academic homepage, academic website, academic page, professor, lecturer, scientist, biologist, marine biologist, physicist, chemist, historian, archaeologist, anthropologist, sociologist, economist, linguist, geologist, ecologist, astronomer, mathematician, philosopher, phd student, phd candidate, phd research, phd project, doctoral research, research project, thesis project, doctoral student, postdoc, postdoctoral, research group, research lab, scholar
own: this page
schema: ProfilePage
art: books, flask, globe, magnifier
act: Read the papers > portfolio
act: Write to me > contact
head: Questions I keep returning to
head: What we know, and how
head: Found out slowly
lede: What I work on, what has come out of it, and how to reach me. Papers, data and code where they may be shared.
work: Paper, in review|Papers|Title and journal, when both are certain.|document
work: Field notes|Data|Two seasons, with the bad days left in.|globe
work: Methods, written down|Code|So that somebody else can do it again.|code
work: A chapter|Books|Thirty pages, four years.|book
work: Talk, recorded|Talks|Twenty minutes, one figure.|microphone
work: For everybody|Writing|The same, without the Greek.|chat
offer: Research|One question at a time, and the tools for it.|flask
offer: Teaching|Courses, and supervision of theses.|school
offer: Talks|For colleagues, schools and the curious.|microphone
offer: Review and advice|Where I know the field, and in time.|document
why: Methods|Written down before the results.
why: Data|Shared wherever people and places allow it.
why: Plain words|A summary that my neighbour has read.
about: I am {name}. I do research{in}, which means that I am wrong often, carefully, and in writing.
about: I answer mail from students first.
story: A question that a teacher could not answer, on a wet afternoon. I am still on it.
ask: May I have a copy of a paper?|Yes. Write with the title, and you get it.
ask: Do you take students?|Write with your question and a page about it. Places depend on funding.
ask: Can I use your data?|Where it is public, yes, with a citation. Otherwise ask.
ask: Do you speak to the press?|On what I work on, gladly.
title: portfolio|Publications
title: services|Research and teaching
title: contact|Write to me
shot: At the desk|lamp
shot: In the field|globe
shot: Notes|pencil
shot: Shelf|books
shot: Figure three|chart
shot: The talk|microphone

# novelist
words: author, novelist, memoirist, children's author, crime writer, fantasy writer, romance writer, thriller writer, biographer, short story writer, author site
art: book, books, night, lamp
act: See the books > portfolio
act: Write to me > contact
head: Read the first page
head: Books to stay up late for
head: The next chapter is always the better excuse
lede: The books, what they are about, and where to hear them read aloud. Letters from readers are answered, slowly and by hand.
work: The last ferry timetable|Novel|On islands and being late.|boat
work: Letters to a landlord|Stories|Eight complaints, one house.|document
work: Weather, inherited|Novel|A barometer, and who kept it.|hills
work: What the tailor knew|Novel|Measurements, taken twice.|scissors
offer: Readings|In bookshops, libraries and living rooms.|lamp
offer: Book clubs|Tell me what you are reading, and we talk about it afterwards.|books
offer: Schools and libraries|A visit, a reading and all the questions.|school
offer: For the press|Covers, a portrait and a few lines, sent on request.|document
date: Soon|Reading|With time for questions, and for signing.
date: Soon|In conversation|About the book, and about how it came to be one.
date: Soon|At a festival|On a stage with others who write.
about: I am {name}, and I write books. Before one is finished, most of it has been thrown away.
about: What I cannot explain at a table I try to put into a chapter.
said: I missed my stop, and the one after it.|Reader
said: We talked about the ending for an hour.|Book club
ask: Where can I buy the books?|In a bookshop you like; they can order any of them. Ask me about signed copies.
ask: In which order should I read them?|Begin with the one that sounds like you. If there is an order, it stands beside the books.
ask: Will you come to our book club?|Often, yes. Write with a date and the book.
ask: Do you read manuscripts?|Sadly not. There is time for reading or for writing them.
title: portfolio|The books
title: services|Beyond the books
title: events|Where to hear me read

# writer
words: poet, poetry, poems, copywriter, essayist, playwright, editor, memoirist, technical writer, content writer, speechwriter, proofreader, children's author, biographer, writer portfolio
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
words: student portfolio, design student, graduate, student, intern, my school project, my school projects, art student, graduation project
art: school, document, books, laptop
act: See the projects > portfolio
act: Write to me > contact
head: Still learning, already making
head: The first good ideas
head: Projects, mistakes included
lede: What I made in class, after class and instead of class. I am looking for people to learn from.
work: First term|Course work|Kept, so that the rest looks better.|document
work: Because I wanted to|Own project|Nobody asked for it.|pencil
work: The second version|Course work|The first is in a drawer.|book
work: Several of us|Group work|I did the part that broke, then mended it.|hands
work: Tried and thrown away|Own project|With what it taught me.|bin
work: Final project|Course work|In progress.|frame
offer: Internships|From a month to half a year.|door
offer: Small jobs|An evening’s or a weekend’s work.|pencil
offer: Group projects|I write the notes and keep the dates.|hands
why: Learning|Quick with tools, patient with feedback.
why: Working|What I have done beside it.
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
