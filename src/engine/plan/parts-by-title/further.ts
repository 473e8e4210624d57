/** More of the same as in `everywhere.ts`: titles that lists of wishes end in, each with what usually stands under it. */
export const furtherParts = `
help ?desk|support(?: desk| centre| center)?|customer (?:support|service)
> Say what is wrong | In your own words, with a picture if you have one.
> Hear from a person | Who has seen it before, or knows who has.
> Have it solved | And a line about what it was.

publications|books|booklets|journals?|papers
- In print | What has come out, and where you may have a copy.
- To read | The older ones can be looked at. Ask for a time.
- Being written | Know something about it? Then write to us.

(?:photo(?:graph)? )?archives?(?: of \\p{L}+)?|photographs|collections?
- To look at | A small part is shown. There is much more in the boxes.
- To find | Name a street, a family or a year, and we search.
- To give | Old pictures are welcome, also on loan.

second[- ]?hand|used|pre[- ]?(?:owned|loved)
- Looked over | By somebody who would keep it.
- Described | With every scratch, so that nobody is surprised.
- Bought | Bring us yours, and hear a price the same day.

visits|tours|open (?:days|mornings|evenings)
> Choose a time | Two lines are enough: when, and how many you are.
> Come and look | Nobody hurries you, and every question is a good one.
> Think it over | We hold nothing against those who take their time.

sample (?:issues?|letters?)|past letters
- The last one | So that you know what you would get.
- The one most answered | It was not the one we expected.
- The first one | Shorter, and a little nervous.

case studies
- Where it began | The question, as it was put to me.
- What was tried | Also what did not work.
- What came of it | Told by those who use it.

giv(?:e|ing)|tithes?|offerings?
- Once | Any sum, for what is needed most.
- Each month | So that we can plan ahead.
- Otherwise | An hour, a meal, a lift.

(?:for )?(?:nervous|anxious) patients|dental (?:anxiety|fear|phobia)|afraid of the dentist
- Say so when you book | Then there is more time, and nobody is surprised.
- A raised hand | It means stop, at once, as often as you like.
- Only a look | The first visit may be nothing but a conversation in a chair.

hosts?|presenters
- Who talks | People who would do so without a microphone.
- Who listens | The same, on good days.
- Who cuts | Somebody with patience.

where to listen|listen|subscribe
- Wherever you listen | Look for us by name in the app you have.
- Here | Every episode, on its own page.
- By mail | A note when there is a new one.

(?:emergenc(?:y|ies)|urgent)(?: (?:numbers?|lines?|contacts?|calls?|care|help|cases?))?
Call. A written message may lie until morning.
- Say where you are | Street, number, and how to get in.
- Say what happened | In the order in which it happened, without looking anything up.
- Stay on the line | We ask, and tell you what to do until somebody is there.

book (?:club|group)|reading (?:group|circle)
One book, one evening, and no marks for finishing.
- How it works | We read the same book and disagree about it, kindly.
- Who comes | Whoever likes to talk about what they read. Nobody has to.
- Joining in | Ask which one is next, and when.

staff picks|(?:our )?(?:recommendations|favou?rites)|reading lists?
- Ask at the counter | Everybody here has one they press into people’s hands.
- A card beside it | Two lines on why, by whoever chose it.
- Changed often | When one is gone, the next one takes its place.

(?:pass|success) rates?|results we get
- What we count | First attempts, not only the good months.
- What it says | How well people were prepared, and when we let them go.
- The latest figure | Ask, and we tell you, with the number behind it.

(?:theory|study|exam|revision|local|travel|insider|gardening|care|style|cooking|health|pet|maintenance|money|writing|training|practice) (?:tips|advice|notes?|guides?|hints)|tips (?:and|&) tricks|things to do|what to do nearby|nearby|around here
- Short | One thing at a time, short enough for the bus.
- Tried | Nothing is passed on here that we have not done ourselves.
- Yours | Is one missing? Tell us, and it comes in.

investors?(?: relations)?|for investors
Figures and plans go to those who ask.
> Write two lines | Who you are, and what you usually put your money into.
> A first call | Half an hour with the people who build it.
> The papers | What it costs, what it earns, and what could go wrong.

technolog(?:y|ies)|the science|how it is built|under the hood
- In plain words | What it does, before what it is called.
- With the numbers | What was measured, how, and how often.
- Where it stops | What it cannot do yet, and what we do about it.

research|studies|science
- What we ask | One question at a time, small enough to be answered.
- How we look | So that somebody else could do it again.
- What we found | With the parts that surprised us.

press kit|press|media(?: kit)?|for journalists|in the press|press mentions
- Pictures | Ask for the size you need, with the name to print beside them.
- Texts | One short, one long, both free to use.
- Somebody to quote | Say by when, and for which paper.

demo|(?:book|see|request) (?:a|the) demo|live demo|try it
See it with your own questions.
> Say when | A day and an hour; a short look is enough.
> Bring a real case | The awkward one tells you most.
> Decide later | Nobody calls every week to ask.

routes?|trails?|walks|rides|runs
- Short and level | To begin with, or to talk on the way.
- The usual one | The one we know in the dark.
- The long one | For when the weather is on our side.

waiting list|waitlist|join the waiting list
> Write your name down | With what you are hoping for.
> We keep the order | Nobody is moved up for asking twice.
> We write | When it is your turn, with time to decide.

(?:daily )?routine|a (?:typical )?day|day (?:with|at) us
- The morning | Slowly in, everybody at their own pace.
- The middle | Out, food, and quiet for those who need it.
- The end | What happened is told at the door.

gift (?:sets?|boxes|hampers?|ideas|guide)|presents|gift wrapping|wrapping
- Ready to give | Wrapped, with a card in your words.
- Put together | Choose the things; we find the box.
- Sent on | Straight to whoever it is for, without a bill in it.

(?:our )?awards?|press and awards|recognition|accreditations?|certificat(?:es|ions?)
- What it was for | The work, and not the speech.
- Who gave it | People who know the trade.
- Where to see it | On the wall. Ask, and we show you.

allerg(?:y|ies|ens?)|dietary (?:needs|requirements|info)|nutrition(?: facts| info(?:rmation)?| values| table)?
- Before you order | Tell us what you cannot eat, however small.
- In the kitchen | We say what is in it, and when we are not sure.
- Something else | There is nearly always a way round.

(?:our )?suppliers|producers|farms|growers
- Near | We know the road, the gate and the dog.
- Few | Rather one we trust than three that are cheap.
- Named | Ask what comes from whom.

history|our history|heritage|the building
- How it began | With fewer people and less of a plan.
- What stayed | The way things are done, and one or two chairs.
- What do you remember | Write to us; old pictures are very welcome.

open (?:mic|days?|house|evenings?)|taster (?:days?|sessions?)
- Come as you are | No need to tell us first.
- Look round | Ask whoever stands beside it.
- Stay or go | Nobody minds either.

loyalty(?: (?:card|scheme|programme|program))?|rewards?|club card
- How it counts | Each visit is one; the card is paper.
- What you get | Something of your own choice, in the end.
- Lost it? | We believe you.

referrals?|refer a friend|for (?:gps|professionals|referrers)
> Write or call | Two lines on whom you are thinking of.
> We get in touch | With them, and tell you that we have.
> You hear back | As far as they agree to it.

returning (?:customers|clients)|existing (?:customers|clients)
- The same person | Who knows what was done last time.
- Your papers | Kept, and found when you ask.
- One call | For anything that does not feel right.

[cat caf|cats|cat lounge|kitten] house rules|rules
- Let them come | Whoever sits still is visited first.
- Hands clean, shoes off | Before you sit down, and again when you leave.
- No lifting, no flash | And nobody is woken.
- Small hands | Beside a grown-up, and gently.

house rules|rules|good to know|before you (?:come|book|arrive)
- Arriving | Tell us when, and we are there.
- Being here | What you would like from your neighbours, they would like from you.
- Leaving | As you found it, more or less.

lineups?|line[- ]ups?|artists
- Known names | They stand here as soon as they have said yes.
- New ones | Come early; that is when you hear them first.
- Would you like to play? | Write, and send one recording.

[shop|product|store] (?:condition|grading) (?:guide|grades|scale)|how (?:we|things are) grade[ds]?
- Like new | No marks that we could find, and everything works.
- Good | Small marks that you see when you look for them.
- Used | It shows its years. Pictures show where, and the price says so.

[bar|restaurant|cafe|pub] (?:beer |tea |pub )?gardens?|terrace|court ?yard|outside (?:seating|tables)|outdoor seating
- In the sun | First come, first served.
- In the shade | Under the umbrellas, with room for a pram and a dog.
- When it rains | There is a table inside. Bring your glass.

[home|construction|garden|tree|clean|auto|electric|plumb] qualifications?|credentials|certificat(?:es|ions)|tickets and qualifications
- Trained | Ask to see the papers; they are in the van.
- Kept up | A course when the rules or the tools change.
- Insured | For what we work on, and for what stands beside it.
`;
