/** What stands under the titles of those who advise, insure, bury, fit, store and drive. Form as in `everywhere.ts`. */
export const officeParts = `
what to do first|when somebody dies|what to do when .{3,30}|first steps
> Sit down | Nothing has to happen in the next hour.
> Call | The doctor first, then us, at any time.
> We come | And tell you what is needed today, and what can wait.

burials?|cremations?|direct cremations?|natural burials?|memorials?|funeral services?
- Plain | Few people, few words, nothing that is not wanted.
- As it was always done | With the hymns, the cars and the long table after.
- Your own way | A field, a song, a coat over the coffin. Ask; most things are allowed.

bereavement(?: (?:support|care))?|grief(?: support)?|after the funeral
- The papers | We tell you which, and in what order.
- The evenings | There are people who sit together who know. We tell you where.
- Later | Ring us in a year, too.

funeral plans?|pre[- ]?paid plans?|planning ahead|pre[- ]?arrangements?
- Written down | What you would like, so that nobody has to guess.
- Paid or not | Both are possible. The money is kept apart.
- Changed | As often as you like.

(?:household |pet |life |car |home |business |travel |health |liability )insurance|cover|policies we arrange
- What it covers | In a sentence, before the small print.
- What it does not | That, too.
- What you need | Often less than you have. We look.

claims?|make a claim|how to claim
> Make it safe | People first, then water and windows.
> Take pictures | Before you tidy.
> Call us | We know the form, and stay until it is paid.

renewals?|switch(?:ing)?(?: to us)?|changing (?:to us|provider)
> Send us what you have | The last letter is enough.
> We compare | And say so if yours is good.
> We change it | On the day, without a gap.

employers?|for employers|hire (?:staff|with us)|temp staff|looking for staff
> Tell us what has to be done | Not only what the job is called.
> Meet a few | Three who fit, rather than thirty who do not.
> Start | And we ring after a week, and after a month.

candidates?|job ?seekers?|for candidates|looking for work|register (?:your )?cv|send (?:us )?your cv
> Send us what you have | It need not be pretty.
> Talk | About what you can do and what you never want to do again.
> Hear from us | With something that fits, or honestly with nothing.

salary (?:guides?|survey)|pay|rates of pay
- What is paid | Here, now, for what you do.
- What is asked | And what you need not say.
- What else counts | Hours, the way there, who sits next to you.

sectors?|industries(?: we serve)?|fields|who we work with
- Those we know | From the inside, with their words.
- Those we learn | Quickly, by asking.
- Those we leave | To somebody who knows them better.

[staff|recruit|career|employ|consult|agency|course] (?:interview|cv|application) (?:tips|advice|help)|interviews?
- Before | Find out who will be there, and one thing that worries them.
- During | A short answer, then a true story.
- Afterwards | Two lines, the same day.

quality(?: (?:control|assurance|promise))?|our standards
- Two pairs of eyes | Whoever made it is not the one who checks it.
- A list | Short, and worked through each time.
- A mistake | Is ours. We mend it and say how it happened.

turn ?around(?: times?)?|lead times?|how long it takes|timescales?
- Usual | Ask with your first message; you hear a day, not a range.
- Urgent | Sometimes possible. We say so at once.
- Late | We tell you before you notice.

[agency|saas|web|design|studio|consult|it] hosting(?: (?:and|&) (?:maintenance|domains?))?|domains?|email hosting
- Where it lies | On machines we know, copied every night.
- Who looks after it | A person, with a telephone.
- If you leave | You take it all along.

(?:accessibility |seo |site |website |free |security |energy )?(?:audits?|reviews?|health ?checks?|assessments?)|seo|search engine .{5,15}
> Send the address | And what troubles you about it.
> We look | With tools first, then as people do.
> You get a list | What matters first, with how much work it is.

drones?(?: (?:filming|footage|photography|surveys?|work))?|aerial (?:filming|photography)
- From above | Where a ladder ends.
- Allowed | We ask for the permission, and tell the neighbours.
- Wind | Decides. We keep a second day free.

animation|motion (?:graphics|design)|post[- ]?production|editing|live ?streaming
- First words | If it does not work read aloud, it will not move either.
- Then a sketch | Still, cheap to change.
- Then the rest | With a day in it for your second thoughts.

day pass(?:es)?|hot desks?|drop[- ]?in|hourly
- Come in | Find a free chair. The good ones are by the window.
- What is there | Socket, network, coffee, quiet.
- Stay longer? | The day counts towards the month.

virtual offices?|mail (?:handling|forwarding)|business address|registered address
- An address | For letters, and for those who look you up.
- The post | Opened, sent on or kept, as you say.
- A room | When somebody wants to see you.

[coworking|office|school|nursery|care|gym|unknown|course] tour|book a (?:tour|viewing|visit)|visit us|come (?:and|&) see|viewings?
> Choose a time | When it is as full as it usually is.
> Look | In every room, and talk to whoever sits there.
> Ask | What is not so good, too.

[storage] unit sizes?|sizes?|size calculator|how much space .{3,20}
- A cupboard | For boxes, skis and a tree.
- A room | For what stood in one.
- A garage | For a house between two houses.

(?:packing|moving) (?:supplies|boxes)|boxes(?: (?:and|&) packing)?
- Boxes | Two sizes are enough.
- Round it | Paper, tape, blankets.
- Left over | Bring it back, and get the money.

(?:access|visiting|viewing|collection) (?:hours|times)|when you can come
- Usual | In the daytime, without asking.
- Early or late | With a code. Tell us that you need it.
- Help | When somebody is at the desk.

business (?:storage|accounts?|customers?)|corporate (?:accounts?|travel|customers?)|account customers
- One bill | At the end of the month, with every line.
- Several people | Each with a name, so that you know who it was.
- Somebody to call | Who knows you.

[taxi|transport|minicab|transfer|airport|chauffeur|limo] fares?|tariffs?|rates?|charges
- Fixed | Agreed before you get in, or begin.
- What is in it | Waiting, bags, tolls: we say which.
- What is not | Nothing that you learn of at the end.

child seats?|wheelchair(?: access(?:ible)?)?(?: (?:cars?|taxis?|vehicles?))?|meet (?:and|&) greet|luggage
- Say so when you book | And it is in the car.
- Fitted | By us, and checked by you.
- Waiting | We stand where you come out, with your name.

airports?|stations|airport transfers?|transfers?
- There | A little earlier than you think. We know the road.
- Back | We see when you land, and wait.
- At night | The same price. Ask.

eye (?:tests?|exams?|examinations?|care)|sight tests?|hearing(?: (?:tests?|aids?|care))?|contact lenses
- How long | Half an hour, and nothing hurts.
- What you hear | What has changed, in words, with the figures on paper.
- And then | New ones, or the old ones for another year. We say which.

[optician|optic|eye|clinic|shop] frames|glasses|sun ?glasses|lenses
- Try them | All of them, and smile.
- Bring somebody | Who tells you the truth.
- Bent? | Come in. It takes a minute and costs nothing to ask.

[clinic|physio|spa|therap|osteo|chiro|practice|health|gym|sport] (?:sports |deep tissue )?massage|exercises?|rehab(?:ilitation)?|conditions(?: we treat)?|injur(?:y|ies)|acupuncture
- Where it hurts | Is not always where it comes from.
- What we do | With hands first.
- What you do | Two things, every day, five minutes.

insurers?|insurance (?:accepted|we accept|plans?)|health funds|payment options?|ways to pay|payment
- With a plan | Bring the card, and we look what it pays.
- Without | You hear the sum beforehand.
- In parts | Ask. Nobody has to choose between teeth and rent.

lock ?outs?|key ?cutting|lock (?:changes?|repairs?|fitting)|safes?|car keys
- Outside? | Ring, and say what kind of door. Most open without a hole.
- Moved in | New cylinder, new keys, and you know who has one.
- One more key | While you wait.

[tailor|home-services|shop|atelier|dress|seam|cloth] fabrics?|cloth|suits?|shirts|alterations?|made[- ]to[- ]measure
- Touch it | Cloth looks different in the hand.
- Stand still | Only once, and then again for the fitting.
- Years later | There is cloth left in the seam. We let it out.

[butcher|shop|deli|farm|meat] (?:meat )?cuts?|sausages?|game|bbq packs?|barbecue packs?|joints
- Quick | For the pan, tonight.
- Slow | Cheaper, better, and the house smells of it.
- Ask | How long, how hot, and what with.

prevention(?: tips)?|keep(?:ing)? (?:them|pests) out|home checks?
- Food | Closed, dry, off the floor.
- Holes | A mouse needs one as wide as a pencil.
- Seen one? | Then ring. There is a second.

(?:flat|new|green|metal|tiled|slate) roof(?:s|ing)?|sky ?lights?|roof (?:lights?|windows?|repairs?)|storm damage|gutters?|chimneys?
> We go up | And take pictures, so that you see what we see.
> You hear a price | For mending, and for new, and which we would do.
> It is dry | And we look again after the first big rain.

free (?:inspections?|estimates?|quotes?|survey|surveys|assessments?)|site (?:visits?|surveys?)
> Say where | And since when.
> We come and look | And measure. It costs nothing.
> You get it in writing | With a date until which it holds.

[solar|energy|heat|construction|home-services|electric] savings|batter(?:y|ies)(?: storage)?|monitoring|storage batteries|payback
- What the roof gives | Depends on its side and its shadow. We work it out for yours.
- What you use | In the daytime it counts twice.
- What is left | Kept for the evening, or sold.

[docs|saas|software|documentation|app] installations?|install(?:ing)?|how to install|set ?up|getting it running
> Get it | The newest one, unless you have a reason.
> Run it | With what it brings along.
> Change it | One setting at a time.

contribut(?:e|ing|ors?)|get involved|code of conduct
> Say hello | And what you would like to do. Small is best.
> Do it | With a test, and in the manner of what is there.
> Talk about it | Somebody reads every line, and thanks you.

[docs|saas|software|documentation|app|unknown] examples?|demos?|samples?|showcase|gallery of examples
- Smallest | Ten lines that do one thing.
- Usual | What most people need it for.
- Odd | What somebody did with it that we never thought of.

[docs|saas|software|documentation|app] licen[cs]e|open source licen[cs]e|terms of use
- Use it | For whatever you like, under the terms in the file.
- Change it | And say so.
- Share it | With the same file beside it.

gold buying|ring siz(?:es?|ing)|valuations? for insurance|watch(?: repairs?|es)|engagement rings?
- Looked at | In front of you, under the lamp.
- Weighed and named | With what it is made of, and what that is worth today.
- Yours to decide | Take it home and think.
`;
