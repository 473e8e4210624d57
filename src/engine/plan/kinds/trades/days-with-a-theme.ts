import { eventsShared } from './events-shared';
import { readTrades } from './read-trades';

/** Festivals of words and of anything else, nights of code, and runs for a cause: none of them is a weekend of bands. */
export const daysWithATheme = readTrades(`
${eventsShared}
# literary festival
words: poetry festival, poetry and spoken word festival, spoken word festival, literature festival, book festival, books festival, writers festival, writers' festival, authors festival, storytelling festival, story festival, reading festival, crime writing festival, crime fiction festival, children's book festival, comics festival, comic festival, zine festival, festival of words, festival of poetry, festival of books, festival of literature, festival of ideas, translation festival
schema: Festival
pages: themed
art: book, microphone, books, chair
kicker: Festival of words
act: Reserve a place > rsvp
act: See what there is > services
head: Read aloud, heard together
head: Words, out loud
head: Come for one voice, stay for the next
lede: Readings, conversations and time to talk about what was read, with those who wrote it.
offer: Readings|New work, and old work heard again.|book
offer: Conversations|A writer, a reader, and the questions of the room.|chat
offer: Workshops|For those who would like to write themselves.|pencil
offer: For schools|A morning with somebody whose book is in the library.|school
about: {name} brings writers and readers together{in}. Some readings are for those who know every book, others for those who have never heard of its writer.
about: The books are there to be looked at and bought, and most writers stay to sign them.
day: Morning|Readings|Two voices, and questions.|First room|Each day
day: Midday|In conversation|A writer and a reader who has questions.|First room|Each day
day: Afternoon|Workshop|Bring paper. Nobody has to read out.|Second room|Each day
day: Evening|The long reading|Several voices, one after the other.|First room|Each day
role: Reading|Reads from new work, and answers questions.
role: In conversation|Talks about how it was written.
role: Workshop|Writes with you, and listens.
role: Evening|Reads what cannot be skimmed.
ask: Do I have to know the books?|No. Most readings begin with a few words about them.
ask: May I read something of my own?|Where the programme has an open stage, yes. Write beforehand.
ask: Can I bring my book to be signed?|Please do. Most writers stay after their reading.
title: services|What there is to hear
title: speakers|Who reads
title: agenda|Reading by reading|The programme
shot: The first row|chair
shot: A book, signed|book
shot: At the microphone|microphone
shot: The book table|books
shot: In the break|cup
shot: Last reading|lamp

# arts festival
own: this festival
words: ^festival, science festival, light festival, festival of light, festival of lights, lantern festival, art festival, street arts festival, theatre festival, theater festival, fringe festival, dance festival, puppet festival, circus festival, comedy festival, craft festival, textile festival, wool festival, garden festival, flower festival, walking festival, cycling festival, sailing festival, kite festival, maker festival, design festival, architecture festival, photography festival, photo festival, games festival, history festival, heritage festival, steam festival, cultural festival, multicultural festival, festival of cultures, youth festival, children's festival, family festival, wellness festival, yoga festival, nature festival, bird festival, winter festival, summer festival, spring festival, autumn festival, city festival, neighbourhood festival, neighborhood festival, fringe
schema: Festival
pages: themed
art: tent, flag, people, sun
kicker: Festival
act: Reserve a place > rsvp
act: See what there is > services
head: Come and see for yourself
head: Once a year, and worth the way
head: Look, ask, join in
lede: What there is to see, to try and to talk about, in one place and within a short walk.
about: {name} is for those who know a great deal about it and for those who are only curious. Whoever shows something is there to be asked.
about: Come alone or with others, for an hour or for all of it.
offer: To see|Shown by those who made it.|lamp
offer: To try|Hands on, with somebody beside you.|hands
offer: To hear|Talks and guided rounds, short on purpose.|microphone
offer: For children|At their height, and at their pace.|children
ask: Is it for children?|Yes, together with a grown-up. What suits which age stands in the programme.
ask: What if it rains?|What stands outside is moved or covered where that is possible. News stands here.
ask: Can we take part?|Please write: what you would show, and what it needs.
title: services|What there is
shot: The opening|flag
shot: To try|hands
shot: In the evening|night
shot: The children’s corner|children
shot: The helpers|people
shot: On the way|map

# pop-up meal
words: pop up lunch, pop up dinner, pop up supper, pop up brunch, pop up breakfast, pop up restaurant, pop up kitchen, restaurant pop up, supper club, pop up supper club, dinner club, one off dinner, one off supper, long table dinner, guest chef dinner
schema: FoodEvent
pages: run
art: bowl, table, candle, chair
kicker: One table, one menu
act: Keep a seat > rsvp
head: Come and eat with us
head: One menu, then it is gone
head: A seat, a plate, good company
lede: One kitchen, one menu, and the people who happen to sit beside you.
why: One menu|The same for everybody. Tell us beforehand what you do not eat.|bowl
why: Seats, not tables|Come alone or together; you sit with others.|chair
why: Cooked for the day|What is planned is bought, and what is bought is cooked.|hands
about: {name} is a kitchen for a day, not a restaurant. When the seats are taken, it is full.
about: Come hungry and on time: everybody eats together.
ask: What if I do not eat something?|Write it beside your name, and we say what is possible.
ask: May I come alone?|Please. Most of the talk is with strangers.
ask: Can I bring children?|Ask us, and we tell you whether it suits the day.
ask: What if I cannot come after all?|A line is enough, so that somebody else gets the seat.
ask: What is there to drink?|That stands with the menu. Ask about anything without alcohol.
title: features|How it works
title: faq|Before you come
call: Is there a seat for you?|Write, and we keep it.
reply: Keep a seat|Tell us how many you are and what you do not eat. Nothing is paid on this page.

# hackathon
words: hack day, hack weekend, hackathon weekend, hackfest, game jam, code jam, datathon, makeathon, ideathon, designathon, student hackathon, online hackathon
schema: Hackathon
art: laptop, bulb, people, cup
kicker: Hackathon
act: Sign up > rsvp
head: Come with an idea, leave with a demo
head: Build it, then show it
head: One theme, many keyboards
lede: Form a team or come alone and find one. You build something that works well enough to be shown at the end.
about: {name} is for people who code, design, write or know the subject. Nobody has to be an expert; every team needs somebody who asks.
about: What you build is yours. What you learn from the others is, too.
day: First|Doors and name tags|Find your seat, your socket and your team.|Main room|The start
day: Then|Theme, rules and teams|Ideas are told in a minute each.|Main room|The start
day: All along|Building|Mentors go round. Food is there, quiet corners too.|Everywhere|In between
day: Last|Work is handed in|Whatever runs, runs.|Main room|The finish
day: After that|Demos and prizes|A few minutes for each team.|Main room|The finish
role: Mentor|Goes from table to table, and helps when asked.
role: Mentor|Knows the subject, and how it is outside.
role: Jury|Looks at what works, and asks why.
ask: Do I need a team?|No. Teams are formed at the start, and nobody is left over.
ask: Do I have to be able to code?|No. Teams need people who draw, write, test and know the subject.
ask: What do I bring?|A computer, its charger, and what you need to be comfortable.
ask: May I start beforehand?|Bring ideas. The work itself begins at the start.
ask: Who owns what we make?|You do.
title: agenda|How it runs
title: speakers|Mentors and jury
title: faq|Before you sign up
call: Are you in?|Sign up alone or as a team.
reply: Sign up|Alone or as a team. We answer by mail.
shot: The start|flag
shot: At the table|laptop
shot: The board of ideas|bulb
shot: Food|bowl
shot: Demo|screen
shot: The last hour|clock

# charity run
words: charity 10k, charity 5k, charity fun run, charity race, charity walk, charity half marathon, charity marathon, charity hike, charity trek, sponsored run, sponsored walk, sponsored hike, fundraising run, fundraising walk, run for charity, walk for charity, memorial run, memorial walk, colour run, color run, santa run, walkathon
schema: SportsEvent
art: runner, heart, map, flag
kicker: For a good cause
pages: run
act: Sign up > rsvp
act: Where the money goes > story
head: Every step counts for somebody
head: Run it, walk it, cheer it
head: Your legs, their good
lede: Run, jog or walk: the time does not matter, coming does. What is left of every entry goes where it is meant to go.
about: {name} is for those who run every week and for those who have never worn a number. There is somebody at the back who makes sure that nobody comes in alone.
story: What comes in goes to the cause, less what the day itself costs. The sum is made public afterwards.
story: You can also ask friends and colleagues to sponsor you, or give without running at all.
help: On the course|Point the way, and cheer.|flag
help: At the start|Numbers, pins and kind words.|document
help: At the finish|Water, medals, blankets.|cup
why: Any pace|Run, jog or walk. Nobody is taken off the course for being slow.|runner
why: Alone or together|Families, colleagues, clubs: come as you are.|people
why: With a sponsor|Ask others to back you, by the kilometre or with a round sum.|heart
ask: Do I have to be fast?|No. There is somebody at the back who walks with the last one.
ask: Can I walk?|Yes, all of it.
ask: May children take part?|With a grown-up, yes.
ask: Can I give without taking part?|Gladly. Write to us, and we tell you how.
title: story|Where the money goes
title: features|For everybody
title: faq|Before you run
call: Will you be there?|Sign up, or come and cheer.
reply: Sign up|Nothing is paid on this page. We confirm by mail and send the details.

# charity challenge
words: charity bike ride, charity cycle ride, charity cycle, charity swim, charity abseil, charity skydive, charity climb, charity row, charity challenge, charity zip wire, sponsored swim, sponsored cycle, sponsored bike ride, sponsored abseil, sponsored skydive, sponsored climb, sponsored row, sponsored challenge, sponsored silence
schema: Event
art: heart, map, flag, people
kicker: For a good cause
pages: run
act: Take part > rsvp
act: About it > about
head: A hard day for a good thing
head: Courage, for somebody else
head: Do it, back it, cheer it
lede: Take part, sponsor somebody who does, or come and cheer.
about: {name} is for a good cause: some do it, others back them, and all of it counts.
why: Take part|Say that you are in, and ask whatever worries you.|flag
why: Sponsor somebody|A round sum, as large or small as you like.|heart
why: Come and cheer|It helps more than you think.|people
ask: Can I give without taking part?|Gladly. Write to us, and we tell you how.
ask: Can I take part?|Write, and we say what it takes.
title: features|Three ways to help
title: faq|Before you decide
call: Are you in?|Say so, or come and cheer.
reply: Take part|Nothing is paid on this page.
`);
