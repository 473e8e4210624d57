/** What stands under the titles of those who sing, row, camp, play and show round. Form as in `everywhere.ts`. */
export const outingParts = `
repertoires?|what we (?:sing|play)|set ?lists?
- Old | Pieces that were sung before anybody wrote them down.
- New | By people whom one can still ring up.
- By request | If there are notes for it, and enough basses.

(?:the |our )?(?:conductor|accompanist|musical director|choir ?master|band ?leader|director)
- At the front | Somebody who hears everything, and says it kindly.
- In rehearsal | Ten times the same bar, and the eleventh is it.
- Before that | Ask over a drink; it is a good story.

recordings?|hear us|sound samples?
- From the last concert | With coughs.
- From rehearsal | To learn by, at home.
- For your evening | Ask, and we send you something that fits.

regattas?|tournaments?|competitions?|matches|leagues?|championships?
- To take part | Tell us in time; somebody has to fill in the form.
- To watch | Bring a chair, something warm and a voice.
- To help | A stopwatch, a flag, a cake.

safety(?: (?:first|information|briefing|rules))?|keeping safe
- Before | Everybody is shown what to hold and what to leave alone.
- During | Somebody watches who does nothing else.
- When in doubt | We stop. It can be done tomorrow.

(?:club |team )kit|team wear|strip
- To begin with | Wear what you have.
- To belong | The colours, ordered together twice a year.
- Outgrown | Goes into the box, for the next one.

learn to .{3,20}|(?:adult|complete) beginners?|(?:taster|trial) (?:sessions?|days?|lessons?|classes)|(?:free|first) (?:trial|taster|class|lesson)(?: .{3,12})?|come and try
> Tell us you are coming | So that there is a place for you.
> Try it | Beside somebody who remembers learning it.
> See how it feels | The next morning, and then say yes or no.

[cake|bakery|patisserie|confection] flavou?rs(?: list)?|cake flavou?rs
- Everyday | The ones that most people end up with, and are glad of.
- With fruit | By what is ripe on your day.
- Yours | Tell us what you remember, and we bake a small one to try.

flavou?rs(?: list)?|(?:our )?(?:pizzas?|ice creams?|cakes|pies|burgers|pasta)
- Always | The ones that there would be tears about.
- This week | Whatever the fruit says.
- Bold | Try a spoon first.

vegan(?: (?:options?|menu|dishes))?|vegetarian(?: (?:options?|menu))?|gluten[- ]free(?: options?)?
- Marked | On the board, so that you need not ask.
- Kept apart | Its own pan, its own spoon.
- Not sure? | Ask. We would rather say no than guess.

[restaurant|cafe|\\bice\\b|pizz|food|bar|bakery|deli] toppings?|extras?|add[- ]?ons?|sides?
- Crisp | For those who like a noise.
- Rich | For those who are not driving home on it.
- Sharp | To make room for more.

(?:kids|children['’]?s)? ?(?:party|parties|birthdays?)(?: (?:parties|party|packages?))?|birthday (?:wish ?list|box)
> Tell us the day | And how many, and how old.
> Choose | What is eaten, what is done, what is sung.
> Come | We set up and clear away. You take the pictures.

team (?:building|events?|days?)|corporate (?:events?|days?)|group (?:bookings?|visits?)|groups|(?:private )?charters?|stag and hen|hen (?:dos?|parties)
> Tell us how many | And what kind of people.
> Get a plan | With the hours, the food and one price.
> Come | One of us is there for you alone.

[escape|game|climb|puzzle|quest] difficulty(?: levels?)?|grades|levels?
- Easy | With laughing in between.
- Middle | Where most people should begin, and few do.
- Hard | You may ask for help. Pride is not timed.

leader ?boards?|high scores?|rankings?|ranks|ratings?
- The best | With the name they gave themselves.
- This month | So that newcomers stand a chance.
- Think it is wrong? | Send us a picture.

boulder(?:ing)?|rope ?climbing|route setting|(?:yoga|fitness|strength) (?:area|room|zone)
- Marked by colour | From first day to bleeding fingers.
- Set anew | Every few weeks, so that nobody knows it by heart.
- With mats | Fall. That is how it is learned.

feeding times?|keeper talks?|daily talks?
- In the morning | When they are hungry, and you can see it.
- In the afternoon | With somebody who tells you their names.
- Please | Leave your sandwich to yourself.

conservation|breeding programmes?|how we help (?:animals|nature)
- Here | Kept as they would live, as far as a fence allows.
- Out there | A part of every ticket goes to where they come from.
- At home | What you can leave uncut in the garden.

(?:animal |wildlife )?experiences?|encounters?|keeper for a day
> Choose | Morning or afternoon, large animal or small.
> Put on boots | Ours, if yours are too good.
> Help | Clean, chop, carry, and then feed by hand.

adopt an? .{3,20}
- What it pays for | Hay, mostly.
- What you get | A picture, a paper, a letter in spring.
- As a present | It needs no dusting.

(?:our )?boats?|the boat|cruises?|(?:sunset|evening|morning|dinner) (?:cruises?|trips?|sails?)|sailings?
- By day | For looking far.
- In the evening | For looking at each other. Bring a jumper.
- In bad weather | We stay in, and you get another day.

(?:seals?|whales?|dolphins?|birds?|puffins?|wildlife)(?: (?:watching|trips?|spotting|guide))?
- Where | We know where they lie. They know where we stop.
- When | Early, at low water, on a quiet day.
- How near | As near as they come.

check[- ]?in(?: (?:and|&) check[- ]?out)?|arrival(?: and departure)?|check[- ]?out
- Arriving | In the afternoon. Earlier, and your bags may wait for you.
- Late | Tell us, and there is a light and a key.
- Leaving | After breakfast, without hurry.

cyclists(?: welcome)?|walkers(?: welcome)?|bikers(?: welcome)?|dogs(?: welcome)?|families(?: welcome)?|pets?(?: policy)?|groups welcome
- Bring it all | Mud, wet things, appetite.
- What we have | A lock, a hose, a line to dry things on. Ask for what you need.
- What we ask | Tell us beforehand.

(?:local |favourite )?(?:walks?|hikes?|routes?)(?: nearby| from the door)?|local area|the area|explore
- From the door | An hour, round, without a map.
- A day | With a place for lunch half way. We tell you which.
- For rain | Something with a roof and a story.

availability|book (?:a|your) (?:stay|table|slot|place|room)|dates(?: and prices| and availability)?
> Say when | And how many you are.
> We look | And answer the same day if we can.
> It is yours | Once we have said so in writing.

[scout|guide|youth|cadet] sections|age groups?|squirrels|beavers|cubs|(?:our )?groups?
- The youngest | An hour, much running, one knot.
- The middle ones | Fires, maps, a badge for courage.
- The oldest | Plan it themselves. We drive the van.

camps?|(?:summer|winter|annual) camps?|expeditions?|cabins?
- Near | One night, for those who have never.
- Far | A week, with a packing list that is meant seriously.
- Homesick? | Everybody was, once. We know what helps.

badges?|awards? scheme
- Learned | By doing it in front of somebody.
- Sewn on | By yourself, crookedly, forever.
- Next | Choose one that you cannot do yet.

[scout|youth|club|camp|school|nonprofit] leaders?|(?:our )?(?:volunteers|helpers|coaches|instructors|guides)|meet the (?:coaches|leaders)
- Who they are | People with jobs, who do this on the evenings they have left.
- Checked | And trained, and never alone with a child.
- One more? | We show you everything. Try it for a term.

[chess|game|puzzle|maths?] puzzles?|problems? of the week|riddles?
- This week | White to move, so to speak.
- Last week | With the answer that somebody found on the bus.
- Yours | Send one in. It has to have an end.

(?:our |club |lending )?library|books to borrow
- To borrow | Take it, write your name, bring it back.
- To read here | The heavy ones.
- To give | What you will not open again.

[radio|dj|band|music] (?:song )?requests|dedications?|request line
> Send it | The song, for whom, and by when.
> We look for it | In the box with the others.
> Listen | With your name, if you like.

[radio|station] presenters?|(?:on|the) air|(?:our )?shows|programmes? guide
- Mornings | With somebody who is awake.
- Afternoons | Talk, and records nobody else plays.
- Nights | Long pieces, few words.

[game|server|minecraft|community|unknown|docs] (?:how to )?(?:play|connect|join the server)|server (?:info|address|rules)|ban appeals?|appeals?
> Read the rules | They are short, and they are meant.
> Ask to join | With the name you play under.
> Play | And say hello; there is always somebody on.

[campaign|politic|council|union|party|candidate] priorit(?:y|ies)|issues|on the issues|where i stand|my plan|platform
- At the door | What people tell us first when we ask.
- In the budget | What it would cost, and what it would replace.
- In a year | By what you may measure us.

yard signs?|endorsements?|posters? and signs|voting(?: (?:info|information|guide))?|how to vote|register to vote
- Where | Look up your polling place beforehand; it moves.
- When | Early in the day, or by post.
- With whom | Take a neighbour who has not been for a while.

(?:open )?(?:positions?|vacanc(?:y|ies)|roles)|phds?|students? projects?|join the lab
> Read something of ours | And find what you would do otherwise.
> Write | One page: what you can do, what you want to know.
> Visit | A day among us, and lunch.

[research|lab|academic|universit|institute] people|members|(?:our |lab )?(?:group|members)
- Who does the work | From the first year to nearly retired.
- Who makes it possible | Somebody who knows where everything is.
- Who was here before | And where they are now.

[research|lab|academic|institute] data(?: ?sets?)?|code and data|open data
- To use | With a note on how it was gathered.
- To check | Everything that a figure rests on.
- To cite | The line stands beside it.

laundry|guest rooms?|common rooms?|shared (?:spaces|rooms)|bike (?:store|storage|shed)
- Booking | A line in the list is enough.
- Using | Leave it as you like to find it.
- Broken | Tell somebody at once. It is everybody's.
`;
