/** What stands under the titles of those who play, marry, worship and teach. Form as in `everywhere.ts`. */
export const gatheringParts = `
(?:next|upcoming|coming|current|new|future|this season['’]s) (?:productions?|shows?|plays?|performances?)|productions?|shows?|what we are rehearsing
- In rehearsal | Lines half learned, furniture borrowed. The dates stand here once the hall has said yes.
- After that | Being read aloud on Tuesdays, and argued about.
- Already played | Ask for pictures. Somebody kept every programme.

auditions?|castings?|be in a (?:show|play)
No speech to learn beforehand, and nobody sits alone on a stage.
> Come to the reading | We read the play together; take any part you like.
> Try a scene | With somebody else, script in hand.
> Hear from us | Everybody gets an answer, and there is always work backstage.

(?:hire|rent|book) (?:the |our )?(?:hall|room|rooms|space|venue|church hall|clubhouse|pavilion|studio|barn)|(?:hall|room|venue|space|studio|court|pitch|clubhouse) (?:hire|rental|rentals|bookings?)|rent(?:als?)? (?:of|our) .{3,20}
> Say what for | The day, the hours, and roughly how many you are.
> Have a look | Before you decide: the kitchen, the chairs, the switch for the heating.
> Hold the date | We write down what it costs, and who has the key.

friends scheme|friends of .{3,25}|become a friend|(?:annual |season )?(?:memberships?|members)|become a member
- For yourself | News first, and a vote when there is one to cast.
- For a household | Everybody at one address, children included.
- To help | A little more than it costs, because it keeps the place going.

[event] travel|getting here|getting there|directions|how to get (?:here|there)|arriv(?:al|als|ing)
- By train or bus | Look up the nearest station, and tell us when you get in. There may be a lift.
- By car | Share one if you can; the road is narrower than it looks.
- Going home | Think of it beforehand. Late at night nobody wants to look for a taxi.

[event|club|course|nonprofit|gym|yoga] code of conduct|code of behaviou?r|community (?:rules|guidelines)
- Be kind | To people on stage, at the door and beside you. Disagree about the matter.
- Ask first | Before you take a picture, and before you touch anybody or anything.
- No harassment | In words, deeds or messages. Whoever does not stop has to leave.
- Say something | Tell anybody who helps here. We listen, act at once, and keep names to ourselves.

[event|club|festival|conference] sponsors|partners|supporters|backers|become a sponsor|sponsorship
- Who helps | Their names stand here, with what each of them makes possible.
- What they get | Thanks, a table if they like, and no say in the programme.
- Would you like to be one? | Write, and you get a page with what is needed and what it costs.

where to stay|hotels?|places to stay|accommodations?
- Within a walk | For those who stay to the last song.
- A short drive | More choice, and quieter for small children.
- With somebody | We know who has a spare room. Ask.

[event] (?:the )?(?:wedding party|bridal party|bridesmaids(?: and groomsmen)?|groomsmen)
- Beside us | The people who knew us before we knew each other.
- On the day | They know where the rings, the tissues and the exits are.
- A question? | Ask one of them first, and let us dance.

song requests?|music requests?|request a song|playlist
- One that fills the floor | Whatever makes you put down your glass.
- One for slow | So that people who have known each other for long can stand close.
- One we should not play | Tell us that, too.

[event|wedding] registry|gifts?|gift (?:list|registry)|wish ?list
- Being there | Is the gift. We mean it.
- If you would like to | Something for the kitchen, the garden or the journey.
- Rather not wrap it? | A card with a few lines outlives most things.

(?:school )?governors?|(?:school )?board of governors
- Who they are | Parents, staff and people from around here, each elected for some years.
- What they look after | Money, safety, and whether what was promised is done.
- How to reach them | Write to the office, and it is handed on unopened.

[school|nursery|course|college|kinder|daycare|child|universit] (?:school |academic )?(?:calendar|term dates|holidays?|key dates|important dates|dates)
- Terms | First day and last day of each, as soon as they are fixed.
- Days off | For training, voting or snow: told here and by letter.
- Evenings | Talks with parents, concerts and fairs.

(?:ofsted|inspection) reports?
- The last one | Ask for the whole of it, and not just the sentence that is quoted.
- What was praised | And who earned it.
- What we work on | With the date by which it should be done.

polic(?:y|ies)|documents|forms(?: and documents)?|downloads
- To read | In plain words, with the date they were agreed.
- On paper | Ask, and we print it.
- To change | Something reads badly or is out of date? Tell us.

[church|nonprofit|chapel|parish|faith|mosque|synagogue|temple] ministr(?:y|ies)|missions?|outreach
- For children | Stories, glue, and grown-ups who stay.
- For those at home | A visit, a meal, somebody who telephones.
- For the town | Whoever knocks is asked in.

kids(?:['’])? (?:ministry|church)|children['’]?s? (?:ministry|church|work)|sunday school
- The small ones | Their own room, toys, and a familiar face.
- School age | A story, a question, and something to carry home.
- Safe | Signed in and signed out, by people who were checked.

youth(?: (?:group|work|club|ministry))?|teens|teenagers
- An evening of their own | Food first, talk later.
- Away together | A weekend now and then, with too little sleep.
- Somebody to ask | About what they would not ask at home.

prayer requests?|prayers?|pray with us
- Write a line | With a name or without one.
- Who reads it | A few people who do not pass it on.
- If you would rather talk | Stay after the service, or ask to be called.

what we believe|our beliefs|beliefs|our faith|statement of faith
- Loved first | Before anybody has done anything.
- Together | Faith is easier to carry among others.
- Still asking | Doubt has a chair here as well.

juniors?|youth teams?|junior (?:section|teams?|cricket|football|rugby|tennis|golf)|academy
- First steps | Playing comes before winning, and kit can be borrowed.
- Coached | By people who were checked, and who know every name.
- Growing up | Into the older teams, when they are ready and not before.

[club|gym|team|school|sport|run|race] league tables?|tables?|standings|results|scores|fixtures and results
- Last time out | Put up as soon as the scores are in.
- The season so far | The good afternoons and the others.
- Next | Come and watch. It is free to shout.

match reports?|race reports?
- As it was | Written by somebody who was there, and only slightly partial.
- Who stood out | Not always those who scored.
- Pictures | Send us yours from behind the line.

[club|gym|team|school|sport|run|race|event|unknown] hall of fame|records?|club records|honou?rs(?: board)?
- Those on the board | Their names are still called out in the bar.
- Those who mowed the grass | Without whom there would be no board.
- Who is missing? | Tell us, with the year if you know it.

[club|gym|team|school|sport|run|race|event] (?:the )?squads?|(?:our )?teams|first team
- The first team | The one that everybody has an opinion on.
- The second | Where the first one comes from.
- Everybody else | There is a game for whoever turns up.

[gym|club|sport|camp|pool|leisure|arena] facilit(?:y|ies)|changing rooms?|pavilion|club ?house
- To change | Showers, hooks, and a bench to tie laces on.
- To sit | A table afterwards, and something hot.
- To get in | Tell us if steps are in your way.

transformations?|success stories|results we are proud of|(?:client|member|student) stories
- Where they began | Usually with: I have never been any good at this.
- What they did | A little, and again the next week.
- Where they are now | Ask us, and we introduce you to somebody.

personal training|one[- ]to[- ]one(?: sessions?| coaching| training)?|pt|private (?:classes|lessons|sessions|tuition)
> A first talk | What you would like to be able to do, and what hurts.
> A plan for you | Small enough to fit into your week.
> Somebody beside you | Who counts, corrects and knows when to stop.

beginners?|new to .{2,20}|(?:getting|get) started|start here|first timers?
- Nothing to bring | What you need is here, in your size.
- Nobody watches | Everybody is busy with themselves.
- Say so | Tell whoever leads that it is your first time.

(?:studio |spa |gym )?etiquette|house etiquette
- Come a little early | So that nobody has to hurry, you least of all.
- Leave it outside | Shoes, telephone, the day.
- Speak quietly | Somebody near you is just arriving at rest.

teacher training|instructor training|(?:become|train as) (?:a|an) (?:[a-z]+ )?(?:teacher|instructor|trainer|coach|guide)
> Come and practise | For a while, as one of us.
> Learn to teach | To see, to say it simply, and to let people be.
> Teach | At first with somebody at the back of the room.

online (?:classes|lessons|courses|sessions|tuition|coaching)
- From anywhere | A quiet corner and something to see us on.
- As it happens | Live, so that you can ask.
- Something breaks off? | We ring, and make up for the minutes.

[course|school|language|tutor|college|driving|music|dance|universit] exams?|exam (?:prep(?:aration)?|courses?)|tests?|certificates?
- Which ones | Tell us what you need it for, and we say which is asked for there.
- Beforehand | Old papers, a clock, and what usually goes wrong.
- On the day | Sleep counts for more than the last evening.

(?:placement|level|assessment) tests?|find your level
> Twenty questions | From easy to hard; stop when you like.
> A few minutes' talk | Because nobody speaks as they tick boxes.
> A course that fits | And if it does not, you change in the first week.

(?:theory|hazard perception)(?: tests?)?
- Learn it in pieces | A chapter between two lessons stays longer than a weekend.
- Ask in the car | Most signs are easier to remember on the road.
- Book it early | Good dates go first.

automatic(?: lessons| cars?)?|intensive(?: courses?)?|refresher(?: lessons| courses?)?|motorway lessons
- Whom it suits | Tell us how much you have driven, and what you would rather not.
- How it goes | Longer lessons, closer together, at your own pace.
- The same care | You drive when you are ready, not when the calendar says so.

social programme|excursions|trips|outings|days out
- Near | A walk, a market, a house with a story.
- Further | A day with packed lunch and a return ticket.
- Indoors | For rain: a film, a game, somebody's recipe.

[nursery|school|child|daycare|course|kinder|camp|unknown] (?:an? )?(?:age groups?|ages)
- The youngest | Few of them, much lap, and sleep when they are tired.
- In between | Everything has to be carried, poured and tried.
- Nearly at school | Longer stories, own ideas, shoes that they tie.

[nursery|school|child|daycare|course|kinder|unknown] outdoor (?:play|learning|space)|garden(?: time)?|forest school
- Every day | In rain, too. There is a line for wet trousers.
- What is there | Mud, water, things to climb and somewhere to hide.
- What to send | Boots and clothes that may get dirty.

settling in|first days|starting (?:with us|here|school|nursery)
> A visit together | You stay, and nobody has to do anything.
> A short goodbye | You are nearby, and we ring.
> A whole morning | When your child is ready for it.

livestreams?|live ?streams?|watch (?:live|online)|online ticket
- Where | The link is sent to those who ask for it.
- When | As it happens, and for some days afterwards.
- Questions | Come in by message, and are read out.

(?:past|previous|earlier) (?:editions?|events?|years?|shows|productions|winners|speakers|festivals|conferences)
- Last time | What people still talk about.
- Before that | Smaller, and with worse chairs.
- Were you there? | Send us pictures.

(?:diversity )?scholarships|community tickets|solidarity tickets
- For whom | For those who would otherwise not be in the room.
- How to ask | A few lines. Nobody has to prove anything.
- Who pays | Those who buy theirs at full price, and those who add a little.

start times?|waves|race day|schedule of the day
- Before the start | Numbers are handed out, bags are taken, nerves are shared.
- The start | In groups, the quickest first.
- The end | When the last one is in, and not before.

prizes?|medals?|trophies
- First, second and third | Called up one by one at the end.
- A special mention | For something that nobody expected.
- For everybody | The right to be tired, and to come back.

training plans?|training schedule
- The first weeks | Shorter than you could.
- The middle | One long day, and two easy ones.
- The last week | Rest. It has all been done by then.

kit lists?|what to (?:bring|pack|wear)|packing lists?|kit
- On you | Shoes that you know, and layers.
- With you | Water, something sweet, a telephone.
- For afterwards | Dry socks. You will think of this line.

entry fees?|entries|how to enter
- Enter early | It helps those who prepare the day.
- Cannot come? | Pass your place on; tell us to whom.
- Where it goes | Into the day itself, and what is left into the good cause.

[festival|event|conference|fair|party] food(?: stalls| court| village)?
- Something hot | From a grill, a pan or a very large pot.
- Without meat | More than the one alibi.
- Until late | Somebody keeps frying for those who danced.

family area|family zone|for kids
- Slower | Grass, shade and a loudspeaker far away.
- To do | Paint, mud, music that may be played by anybody.
- To find each other | A number on the wrist, and a tent that everybody knows.

raffle|tombola|lucky dip
- Tickets | Sold by the youngest, who cannot be refused.
- Prizes | Given by people from around here.
- The draw | At the end, loudly.

[school|nursery|church|club|pta|association|theatre] volunteer(?:ing|s)?|help out|get involved|sign up to help
> Say when | An hour is a real help.
> Say what | Carry, bake, count, drive, or stand where people ask the way.
> Come along | Somebody shows you, and there is tea.

[event] (?:the )?(?:routes?|way|course)(?: map)?|map of the (?:route|course)
- The map | It stands here before the day, so that you can look at it in peace.
- The start | Come a little early, and look for the others.
- Not sure about it? | Ask us how long it is and how steep, and we say it honestly.

[event] who(?:['’]s| is| will be) (?:coming|there|going)|guest list|attendees
- Say so | Tell us that you are coming, and we put you on the list.
- Pass it on | Somebody may be waiting to hear that you go.
- Not on the list? | Write to us. We would rather ask twice than forget somebody.

[event] results|winners|final results
- On the day | They are read out, loudly.
- Afterwards | They stand here as soon as they have been checked.
- Something wrong? | Write to us, and we look again.

[retreat|holiday|camp|expedition] what(?:['’]s| is) (?:included|in the price)|inclusions|included
- The programme | Every session that stands in it.
- A bed | In the room that you choose, made up when you come.
- The table | What is cooked, and when, stands in your confirmation.

what(?:['’]s| is)? not included|not included|exclusions|what is extra
- The journey | There and back. We say which train or flight meets the others.
- Your own extras | Whatever you order, book or buy on the side.
- Insurance | In case you cannot come, or fall ill on the way.

(?:sermons?|talks|messages|teaching)(?: (?:archive|to listen to|online|library|series))?|listen (?:again|online|back)
- Last time | What was said, to hear again or for the first time.
- Series | Several that belong together, in their order.
- By mail | Tell us which one you would like, and we send it.

(?:the )?cast(?: list)?|(?:the )?cast (?:and|&) crew(?: list)?|(?:the )?company list
- On stage | Names and parts, in the order in which they speak.
- Behind it | Light, sound, costumes, prompt: those whom nobody sees.
- In front | Who takes the tickets and pours the tea.
`;
