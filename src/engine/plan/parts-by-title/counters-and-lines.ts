/** What stands under titles that shops, halls, surgeries and vans ask for: fleets, limits, lines to ring, lists, ways to pay. */
export const countersAndLines = `
quick exit(?: button)?|exit button|leave (?:this )?(?:site|page)(?: quickly)?|hide this page
- Leave at once | Ctrl and W closes this page; on a Mac, Command and W.
- Leave no trace | Use a private window, or clear the history afterwards.
- Safer still | A telephone or computer that nobody else checks.

how to get help|get help|getting help|how we can help you|need help
> Call or write | From a telephone that is safe for you. You need not give a name.
> Say what you need | A bed, advice, or only somebody to listen.
> We plan the next step | Together, and at your pace.
> We stay in touch | In the way that is safe for you.

(?:24[ /-]?7 |24[- ]hour |crisis |help ?)(?:hot|help)?line|hotline|helpline|crisis line
- Who answers | Trained people, day and night.
- What you need to say | As much as you like. No name is needed.
- What happens next | Nothing that you have not agreed to.

how many sessions|number of sessions|how many treatments
- It depends | On size, colour, age and what was done before.
- After the first look | You hear a number, and what it rests on.
- In between | Some weeks of rest. We give you the dates.

how long(?: does it take| will it take)?|duration
- The visit itself | You hear how long when you book.
- Before and after | Come a few minutes early; afterwards nobody hurries you.
- If it takes longer | We say so before we go on.

click (?:and|&) collect|kerbside pick-?up|curbside pick-?up|collection|pick-?up
> Order | By telephone or message, with the hour that suits you.
> Wait for our word | We say when it is ready.
> Collect | At the counter. Pay there.

order online|online ordering|online orders?|order form|pre-?orders?
> Tell us what | With size, number and the name it is for.
> Tell us when | We confirm by message, and say if something is out.
> Pay when you collect | Or on delivery, where we deliver.

request a call ?back|call ?back(?: request)?|call me back
> Leave your number | And two times that suit you.
> We ring | From a number that you can call back.
> You ask | Nobody sells you anything on the telephone.

report a (?:problem|fault|repair|leak|issue)|(?:repairs?|fault) reporting
> Say what and where | Two lines and a picture are enough.
> We confirm it | With a day, or with the next step.
> It gets done | And you hear when it is.

(?:pay (?:my|your) bill|bill pay|payments?)
- By card | At the desk or on the telephone.
- By transfer | The details stand on your bill.
- In parts | Ask before the date on it.

track (?:my|your|an) (?:order|repair|parcel|job)|order tracking|order status|repair status
- Ask with your number | It stands on the receipt.
- Ready | We send word on the same day.
- Late | Then we ring you, before you have to ring us.

check[- ]?in(?: and check[- ]?out)?(?: times?)?|check[- ]?out(?: times?)?|arrival(?: and departure)?
- Arriving | In the afternoon; tell us if it will be late.
- Early? | Leave your bags and go for a walk.
- Leaving | By mid-morning. Later is possible when nobody follows you.

local attractions|things to do(?: nearby)?|attractions|what['’]?s nearby|nearby|local area|around here
- On foot | What is worth seeing begins at the door. Ask us for the map.
- By car or bus | Half a day, a whole day, or only lunch.
- When it rains | There is a list for that, too.

(?:our )?fleet|(?:our )?vehicles|(?:our )?cars|(?:our )?vans|(?:our )?limos|(?:our )?coaches
- For a few | Room for up to four, with bags.
- For many | Tell us how many you are, and we send the one that fits.
- Looked after | Cleaned before each job, serviced on time.

(?:before|after) (?:and after )?you (?:visit|come|book|arrive)|before your (?:visit|appointment|first visit)
- Tell us | Whatever we should know: allergies, stairs, a short hour.
- Bring | What the message said. If nothing was said, only yourself.
- Late? | Ring. Usually it is no trouble.

free trial|trial (?:class|lesson|session|day)|taster (?:class|session)|first class free
> Ask for a day | Say age or level, and which days suit.
> Come as you are | Whatever you need, we lend you.
> Decide afterwards | At home, in peace.

age (?:limits?|restrictions?|requirements?|groups?)|height (?:limits?|requirements?|restrictions?)|ages
- The small ones | With a grown-up beside them. Tell us how old they are.
- In between | There is something for most ages; ask what fits.
- Grown-ups | Are allowed to join in.

(?:arena|range|park|pool|gym|club|lane|track|venue|party|site|studio|rink|court) rules|rules of (?:the )?(?:house|range|park|pool)
- Listen first | Whoever is in charge tells you how it works, and may stop it.
- Look out for others | There is always somebody smaller, slower or newer.
- When in doubt | Ask. Nobody is sent away for a question.

[event|unknown|course|gym|club|venue|park] rules|rules and safety|safety rules
- Listen first | Whoever is in charge tells you how it works, and may stop it.
- Look out for others | There is always somebody smaller, slower or newer.
- When in doubt | Ask. Nobody is sent away for a question.

(?:loyalty|rewards?|punch|stamp)(?: (?:card|scheme|programme|program|club|points|stamps))
- How it counts | Each visit is one; the card is paper.
- What you get | Something of your own choice, in the end.
- Lost it? | We believe you.

song ?lists?|play ?lists?|set ?lists?|repertoire list
- What everybody knows | The ones that fill a floor in eight bars.
- What you ask for | Send your list. We say what we have and what we can get.
- What never comes on | Send that list, too.

[hall|venue|community|church|centre|event|club|nonprofit|campsite|hostel] (?:the )?kitchens?(?: facilities)?
- What is there | Ask for the list before you plan the meal.
- Yours for the day | It comes with the hall, and goes back as clean as it was.
- Bringing a caterer? | Tell us who, and when they need the door.

[hall|venue|club|hotel|restaurant|event|centre|barn|theatre] seating plans?|floor ?plans?|room (?:plans?|layouts?)|capacity|capacities
- Seated | In rows or at tables; we send you a plan with the measures.
- Standing | More, and closer. We say where comfort ends.
- For your day | Send us the number, and you get a drawing.

annual plans?|service contracts?|maintenance contracts?|maintenance plans?|care plans?|cover plans?
- What is in it | A fixed number of visits, with a note after each.
- What it costs | One price for the year, told beforehand.
- Leaving | At the end of the year, with two lines.

vaccination (?:requirements?|policy|records?)|vaccines? required|requirements
- What is needed | Bring the papers at the first visit; we look through them with you.
- Not up to date? | Tell us. There is usually time to put it right.
- Why | So that everybody goes home as healthy as they came.

temperament (?:tests?|assessments?)|assessment day|trial day|meet and greets?|meet & greets?
> Come by | For an hour, on a quiet day.
> We watch | How they settle, and with whom.
> You hear honestly | Whether it suits them.

licen[sc]es? (?:and|&) insurance|insurance (?:and|&) licen[sc]es?|licen[sc]es?|licen[sc]ing|our licen[sc]es?|insured
- On paper | Ask, and you get a copy of each before we begin.
- For your things | What happens in your house is covered, and we say by whom.
- For us | Everybody who comes is insured at work.

seasonal (?:offers?|deals?|specials?)|current offers?|this (?:week|month)['’]s (?:offers?|deals?|specials?)|weekly specials?|daily specials?
- Just now | It stands here and on the board, with the day on which it ends.
- For regulars | Ask at the desk. There is usually something.
- How to get it | Mention it when you book or order.

tasting notes|flavou?r notes
- At first | What you notice before you think.
- Then | What stays, and what it goes with.
- Your own | There is no wrong one. Tell us what you found.

(?:virtual |facility |guided |360 |studio |school )?tours?(?: of the (?:facility|school|studio|home|clinic))?|look around|open days?
- Come and see | On an ordinary day, when everything is going on.
- How long | Half an hour, and as many questions as you like.
- Cannot come? | Write, and we send pictures of what you would like to see.

live chat|chat with us|message us|text us
- Write | Through the form on this page; somebody reads it.
- Call | Where it is urgent. A voice is quicker than a line.
- When | In opening hours usually within the hour.

stock lists?|(?:current |in )stock|what['’]?s in stock|availability
- Today | It changes by the day. Ask, and you hear what is here.
- Put aside | Say which, and it waits for you.
- Not here? | We can often get it; you hear how long it takes.

what(?:['’]s| is) included|inclusions|included|extras|add[- ]?ons|optional extras
- Always in it | What you cannot do without.
- On top | What not everybody needs. You say yes to each.
- Told beforehand | Every extra has its price before it is added.

private lessons|one[- ]to[- ]ones?|1[- ]?(?:to|on|-|:)[- ]?1s?(?: (?:lessons|sessions|coaching|training))?|private (?:sessions|coaching|training)
- At your pace | What you ask for, as slowly as it needs.
- When | At hours that the groups leave free; ask for yours.
- With a friend | Two can share, and the price.

corporate (?:events?|bookings?|hire|packages?|parties|days?)|work (?:dos?|parties|events)|office parties|team (?:building|days?)|company (?:events|parties)
> Tell us the day | How many, and what it is for.
> You get a plan | With a price for all, and one person to ask.
> Come | Everything is ready, and somebody else clears up.

hen (?:and stag )?(?:parties|dos?|nights?|weekends?)|stag (?:and hen )?(?:parties|dos?|nights?)|hens (?:and|&) stags|bachelor(?:ette)? parties
> Tell us the day | How many of you, and who is not to know.
> Choose | What is done, what is drunk, what is photographed.
> Come | We look after the one who is getting married.
`;
