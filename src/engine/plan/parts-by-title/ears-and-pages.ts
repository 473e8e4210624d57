/** Parts of the sites of bands, papers, podcasts, parishes and campaigns. Form as in `everywhere.ts`. */
export const earsAndPages = `
(?:music|song|audio|podcast) player
No recording is here yet: put the files beside this page, and each line plays one.
- Track 1 | The newest, to begin with. 3:42
- Track 2 | Played live, with the room in it. 4:05
- Track 3 | The quiet one. 2:58

archives? (?:by|per) (?:year|month|date)
- This year | Newest first, as they were written.
- Last year | Twelve months, in one list.
- The years before | From the beginning, mistakes included.

archives? (?:by|per) (?:topic|category|subject|tag)
- The first subject | All that was written about it, newest first.
- The second subject | The same, in one list.
- Everything else | What fits nowhere, and was written all the same.

(?:newsletter|bulletin|magazine) archives?|past newsletters|newsletters?|(?:weekly |parish |school |club )?(?:newsletters?|bulletins?)(?: as)? (?:pdfs?|downloads?|archives?)|(?:parish|weekly) (?:bulletins?|newsletters?)
Each is put up here when it is out; older ones on request.
- The latest | What is on, who is thanked, and what is needed. (PDF)
- The one before | Last month, on two pages. (PDF)
- The one before that | For whoever keeps them all. (PDF)

call for (?:papers|proposals|talks|speakers)
> Tell us the idea | A title, and what people know afterwards that they did not before. Two hundred words are enough.
> We read | More than one of us, without your name at first.
> You hear from us | Yes, no or a question, in time to plan your journey.

call for (?:entries|artists|submissions|posters|films|performers)
> Send it | What it is, how long or how large, and who made it.
> We look | Every one is looked at by more than one of us.
> You hear from us | Yes or no, with a line of reasons if you ask.

[blog] submissions?(?: guidelines?)?|guidelines for (?:writers|authors|contributors)|how to submit|write for us|submit (?:your )?(?:work|writing)
> Read an issue first | It says better than we could what we look for.
> Send one piece | As a plain document, with your name and two lines about you.
> Wait a little | Everything is read. You hear from us either way.

masthead|editorial (?:team|board|staff)
- Editor | Reads everything twice.
- Fiction and poetry | Argues for what the others missed.
- Copy and pages | Puts the commas where they belong.

(?:current|latest|new|this) issue
- The first piece | Long, and worth it.
- In the middle | Something short that stays.
- At the end | A voice that has not been here before.

[product|game|nonprofit] stretch goals?
- When the goal is reached | It is made, as described here.
- A good deal more | A better material for everybody who has backed it.
- Twice as much | Something extra in every box.

[product|game|nonprofit] risks?(?: (?:and|&) challenges)?|challenges
- Time | Making takes longer than planning. If a date moves, you read it here first.
- Making | What is finished, what is still a drawing, and who makes it.
- If the goal is missed | Nobody pays, and we say what happens next.

(?:project |campaign )updates?
- Where we are | What is done, and what is next.
- What went wrong | And what we have learnt from it.

sponsor (?:us|the show|this podcast|this newsletter)|become a sponsor|sponsorship(?: info| packages| opportunities)?|advertis(?:e|ing)(?: with us)?
> Write to us | Who you are, and why you fit those who are here already.
> We say what there is | Where your name would stand, for how long, and what it costs.
> We thank you | By name, in our own words, and never as a review.

guest ?books?
- The latest entry | “Read it on a train, and missed my stop.” Write yours: it appears when it has been read.
- Before that | “Thank you for the one about the garden.”
- How to sign | Send a few lines with your name and town.

(?:playlist|song|music) requests?
- One song | That gets you up from your chair: title, and who plays it.
- One for everybody | Even the table at the back.
- With your reply | Write it there, and the music hears of it.

(?:party )?games
- To begin with | Something for people who do not know one another yet.
- At the table | With pencils, and a small prize.
- Not for you? | Watching counts as playing.

(?:the )?sacraments|baptisms?(?:,? weddings?(?:,? and funerals?)?)?|weddings and funerals
- Baptism | For children and grown people. Come and talk to us first.
- Marriage | Tell us early, before the day is fixed.
- Confession and anointing | Ask, at any time. We also come to your home.
- Funerals | We are there for you, from the first call.

(?:second[- ]?hand |used |pre-?loved )?uniform (?:sales?|shop|swap|exchange)
- What there is | Jumpers, skirts, trousers and coats that still have a few years in them.
- To give | Washed, with the name tape taken out.
- When | Beside the next event, and whenever somebody asks.

(?:the |our )?permanent (?:collection|exhibitions?)|collections?(?: highlights)?|highlights of the collection
- Where it begins | The oldest piece, and how it came to us.
- The one to stand in front of | Ask whoever is at the desk why.
- Behind glass | Small things, with long stories.

what we grow
- In spring | Peas, radishes, and hope.
- In summer | Beans, courgettes, more courgettes.
- In autumn | Apples, squashes, and seeds for next year.

what we need(?: (?:this|now|at).*)?|(?:weekly )?needs list
- To eat | What keeps: tins, pasta, rice, oil.
- To wash | Soap, toothpaste, nappies.
- Not this week | What we have plenty of. Ask, and we say.

contributors|how to contribute|contributing
- Those who write it | Named in the history, line by line.
- A first contribution | Pick an issue marked for beginners, and say that you are on it.
- Not only code | Reports, examples and corrected sentences count as much.

(?:conductor|director|founder|host|artist|author|musical director|chef|pastor|minister)(?:[’']s)? (?:bio|biography|profile|portrait)
- Who it is | Name, and since when.
- Before | Where it was learned, and with whom.
- What matters | In one sentence, as said to us.

poems|lyrics
- The short one | Eight lines, and a window.
- The one people ask for | Read aloud more often than any other.
- The new one | Not in any book yet.

letters? to (?:my |our |the )?(?:readers?|fans|friends|visitors)
- Dear reader | You have come this far, so I owe you a few honest lines.
- What I am working on | Slowly, and most mornings.
- Write back | I answer, by hand if you give me an address.

(?:my |published )?books|(?:selected )?publications
- The newest | Title, publisher, year, and where to find it.
- Before that | Title, publisher, year.
- Out of print | Ask me: a few copies are left in a box.

members[’'] area
- Inside | What is for members only: papers, recordings, the list of who brings what.
- How to get in | With the word that every member has had by mail.
- Lost it? | Write to us, and you get it again.

[saas|docs] service status
- Now | What is up, what is slow, what is being mended.
- Before | What went wrong, when, and what was done.
- To hear of it | Leave your address, and you get a line when it changes.

(?:route|trip|travel|journey|story) map|map of .{3,30}
- Where it began | Marked with the day.
- Where we are now | Or were, when there was last a signal.
- What is still ahead | Drawn in pencil.

[event] shuttles?(?: bus)?(?: times)?|transport
- There | In good time before it begins, from the station and the hotels.
- Back | Once in the evening, and once more after the last song.
- Your seat | Say in your reply that you would like one.

[docs|saas] (?:app |product |api |public |version )?change ?log
- Just out | What is new, and what works better.
- Before that | Mended: what you wrote to us about.
- Older | Everything since the first version.
`;
