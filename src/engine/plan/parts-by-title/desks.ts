/** What stands under the titles of those who write code, pictures, songs and letters. Form as in `everywhere.ts`. */
export const deskParts = `
change ?logs?|release notes|what(?:['’]s| is) new|updates|dev ?logs?|development (?:log|diary|blog)
- Just out | What changed, in a sentence, with the reason.
- Mended | What was broken, and for whom.
- Being worked on | Small enough to be told without promises.

road ?maps?|coming soon|what(?:['’]s| is) next|next steps
- Next | What is being made now.
- After that | What most people ask for.
- Not planned | And why. That is useful to know, too.

[saas|app|docs|software|api|studio|unknown|agency|library] docs?|documentation|developers?|api(?: (?:docs|reference))?|guides? and docs|tutorials?
- Begin | From nothing to a first result, in the order in which you need it.
- Look up | Every setting, with what it does when you leave it alone.
- Copy | Examples that were run before they were written down.

(?:our )?customers|who uses (?:it|us)|used by|(?:our )?clients|trusted by
- Small | Two people and a shared inbox.
- Large | Several teams, and somebody who asks for papers.
- Like you? | Ask, and we put you in touch with one of them.

status|system status|uptime
- Right now | If something does not run as it should, it is told here first.
- Lately | What happened, how long it took, and what was learned.
- Something not named here? | Tell us. You may be the first to see it.

webinars?|live (?:sessions?|demos?|trainings?)|office hours
- Half an hour | With the screen shared, and questions as they come.
- Afterwards | The recording, for those who could not.
- Your question | Send it before, and it is taken first.

compar(?:e|isons?)(?: (?:plans?|table|us))?|alternatives?|why switch|us vs .{2,20}|versus .{2,20}
- What others do better | There is always something. We say it when you ask.
- What we do otherwise | Less to learn, and your data in a form that you can take along.
- Try both | A week side by side tells more than a table.

roi calculator|how much you save
- Count an hour | How often you do it, and how long it takes you.
- Count a mistake | What it costs, and how many there are.
- Take off the price | What is left is what it is worth to you.

use cases?|solutions?|industries|who it(?:['’]s| is) for|for whom|built for
- Small teams | Who do this beside everything else.
- Large ones | Where three people have to say yes.
- On your own | The same thing, with fewer buttons.

pilot(?: (?:program(?:me)?s?|projects?|scheme))?|early access|beta(?: (?:program(?:me)?|test(?:ers|ing)?))?|(?:join )?the beta
> Tell us where | And what you would like to know at the end.
> A few weeks | With us close by, and a number to call.
> Look at what came of it | Then decide, with figures of your own.

patents?|data ?sheets?|specifications?|specs|technical data
- In short | Size, weight, power, and what it stands up to.
- In full | Ask for the sheet, with the date on it.
- In doubt | Somebody who built it calls you back.

offices|contact offices|our offices?
- By appointment | So that the person you need is there.
- By telephone | Most things need no journey.
- Steps, lifts, parking | Ask, and we say how it is.

(?:languages?(?: spoken| (?:we|i) (?:cover|speak|work in|translate|interpret|offer))?|language pairs|we speak|interpreters?)
- Say which | When you first write, in that language if you like.
- Who speaks it | Somebody here, or a person we have worked with before.
- On paper | What you sign, you can read.

case results|results|track record|settlements?
- What was asked | In a line, without names.
- What was done | Often a letter; sometimes a year.
- What came of it | No two are alike. We tell you what yours might bring, and what it might not.

(?:free (?:initial )?)?consultations?|(?:free )?(?:discovery|intro(?:ductory)?|strategy) calls?|free call|book a call
> Say what it is about | Three lines are enough.
> Talk | Long enough to see whether we are the right ones.
> Decide | Later, and without being rung.

speaking|talks and speaking|keynotes?|book me to speak|speaker
- On what | The things that I do all week, told with what went wrong.
- For how long | Twenty minutes or an hour, and questions that may be hard.
- What I need | A room that can be darkened, and to know who listens.

[consult|coach|agency|speaker|course] frameworks?|methods? and tools|models?|tools i use
- On one page | If it needs two, it is not ready.
- Tried | With people who had no time for it.
- Yours | Take it, change it, tell me what you changed.

(?:free )?(?:resources?|downloads?|work ?sheets?|templates?|e-?books?|guides?)|free (?:guide|chapter|sample|e-?book)|lead magnet|work ?books?
- Short | Something to use the same day.
- Free | For two lines about what you need it for.
- Better | Tell me what is missing, and the next one has it.

newsletters?(?: archive)?|letters?|mailing list
- When there is something | And not because it is Thursday.
- Short | Read before the tea is cold.
- One click | And it stops.

archives?|past issues|back issues|all (?:posts|issues|articles|episodes)|older (?:posts|issues|episodes)
- The latest | On top, whole, without a wall in front of it.
- By subject | What belongs together stands together.
- From the start | For those who like to see how somebody learns.

advertis(?:e|ing)(?: with us)?|sponsor (?:us|the (?:show|newsletter|podcast))|media pack|work with (?:me|us)|collaborat(?:e|ions?)
- Who reads | People who answer. Ask for the figures, and you get them as they are.
- What is possible | One place, marked as what it is.
- What is not | To buy an opinion.

[blog|podcast|news|writer|magazine|portfolio|radio] best of|popular(?: (?:posts|articles|episodes))?|most read|highlights|favou?rites|featured|best episodes?|greatest hits
- The one most passed on | It was written in a hurry.
- The one most argued about | The answers were better than the piece.
- My own | Hardly anybody read it. Try it.

[photo|paint|artist|illustrat|portfolio|shop|gallery|print] prints?(?: shop| for sale)?|posters|(?:limited )?edition prints
- Size | Say which wall, and we say which.
- Paper | Heavy, matt, made to outlive the frame.
- Number | Signed, and not printed again.

[photo|design|illustrat|portfolio|creator|shop] presets?|filters|brushes|assets
- What they do | The first half of the work, always the same.
- With what | Ask, if you are not sure that yours can read them.
- What they cannot | Light. That you have to wait for.

[photo|wedding] albums?(?: (?:and|&) prints)?|photo ?books?
- Chosen together | Fewer pictures than you think.
- Bound | So that it lies flat.
- Again | For the grandparents, from the same file.

client (?:galler(?:y|ies)|area|login|portal|access)|(?:private|online) galler(?:y|ies)
- Yours | You get an address of your own, that nobody else knows.
- How long | Long enough for an aunt overseas.
- Lost it? | Write, and you get it again.

(?:artist['’]?s? )?statement|about the work|artist statement
- What I look at | The same few things, for years.
- What I do with it | Less and less, until it holds.
- What you see | Is up to you.

studio visits?|open studio|visit the studio
> Write | With a day or two to choose from.
> Come | It is messier than the pictures.
> Look | Nobody stands behind you with a price.

studio (?:hire|rental|sessions?)|recording(?: studio)?
- What is there | Ask for the list. It is longer than the room.
- With somebody | Or on your own, if you know the desk.
- How long | By the hour, the day, or until the song is done.

[band|music|singer|choir|orchestra|portfolio|dj|event] music|songs?|discograph(?:y|ies)|(?:new |latest )?(?:albums?|singles?|records?|releases?|eps?)|listen(?: now)?
- New | Just out, and still a little strange to us.
- Before | Where most people came in.
- Early | Recorded in a kitchen. You can hear the kettle.

[film festival|festival|cinema|screening|film club|film society|film night] (?:our )?(?:films?|screenings|what is showing|features)
- Features | Long enough to forget the rain.
- Documentaries | With those who made them, where they can come.
- Short films | Several in a row, and every one somebody’s favourite.

[band|music|artist|singer|portfolio|choir|event|podcast|blog|film|studio] videos?|films?|watch|reels?|show ?reels?|trailers?
- Live | One camera, no second take.
- Made | With friends, in a day, in the rain.
- Behind it | What it looked like from the other side.

lyrics|chords
- Printed | Because people sing them differently.
- Misheard | Some of those are better. Send us yours.
- To sing along | Write if you need the chords.

(?:the |my |his |her )?next book|(?:work )?in progress|forthcoming
- What it is about | More than I can say in a line, and less than I fear.
- How far | Past the middle, which is the worst place.
- When | There will be a letter to those who asked.

book club (?:questions|guide|kit)|discussion questions|reading guide
- Whom did you believe | And when did you stop?
- What was left out | And was it missing?
- Where would you have turned round | The book does not. You might have.

[podcast|radio|blog|show] guests?|(?:be|become) a guest|past guests
- Who was here | People who know one thing very well.
- How it goes | An hour, two chairs, no questions beforehand.
- Whom should we ask? | Tell us a name, and why.

transcripts?|show notes
- Every word | With the ums taken out.
- To search | What was it that she said about bees?
- To read | For those who would rather.

(?:listener|reader|viewer)s?['’]? (?:questions?|mail|letters?|stories)|ask (?:me|us)(?: anything| a question)?|mailbag|qanda|q and a|q ?& ?a
> Send it | In writing or spoken into a telephone.
> We read | All of them.
> You hear it | With your name, or without.

wish ?lists?|add to (?:your )?wish ?list|(?:steam )?wish ?list
- Why | It tells the shop that somebody waits.
- What you get | A line on the day it is out.
- What it costs | Nothing, not even your address.

merch(?:andise)?|club shop|fan shop
- To wear | In the usual sizes, cut to be washed.
- To use | A mug, a bag, something for the wall.
- Why | It pays for what you came for.

first sessions?|(?:the )?(?:first|initial) (?:meeting|appointment|consultation)|how sessions work
- Arriving | There is nothing to prepare.
- Talking | You say as much as you want. I ask when I do not understand.
- Afterwards | We both think about whether this is the right place.

[therap|clinic|coach|consult|law|practice|health|help|nonprofit] confidential(?:ity)?|privacy|discretion
- Said here | Stays here.
- Written down | Only what I need, and locked away.
- The exception | When somebody is in danger. We would talk about it first.

[therap|clinic|coach|course|consult|practice|tutor|health|spa|yoga|law] qualifications?|credentials|training and qualifications|memberships and qualifications
- Learned | Where and with whom: ask, and you get the list.
- Kept up | A few days every year, and somebody who looks over my shoulder.
- Registered | You may look me up.

crisis (?:help|support|lines?)|in a crisis|urgent help|need help now
Do not wait for an answer to an e-mail.
- Danger right now | Call the emergency number of your country.
- Somebody to talk to | Helplines answer at night, and you need not say who you are.
- Tomorrow | Call your doctor, or come with somebody who does it for you.

(?:areas i work with|what i help with|specialisms|specialities|specialties)
- What weighs | Fear, loss, a head that does not stop.
- What changes | A child, a job, a goodbye.
- What has no name | You need not know it before you come.

programs?|programmes?|group program(?:me)?s?|courses? and programs?
- Short | A few weeks, one question.
- Long | Half a year, with pauses in which it sinks in.
- Together | A small group that keeps what it hears.

mastermind|peer groups?|inner circle
- Who sits there | A few people with the same kind of worry.
- How it goes | One talks, the others ask. Advice comes last.
- How to join | A talk with me, and one with them.

podcast|(?:our|my|the) podcast|radio show
- Talk | With people who do something every day.
- Length | As long as a walk.
- Where | In the app you have; look for us by name.

(?:free )?quiz|self[- ]test|assessment
- A few questions | No right ones and no wrong ones.
- An answer | About where you stand, not who you are.
- Talk about it | If it says something you knew already.

manifesto|what we stand for|principles|our principles
- Say it short | If it takes a slide, it is not thought through.
- Make it last | Fashion is for those with money to spare.
- Mean it | Or leave it out.

(?:how i|how we) work|working with (?:me|us)|what (?:it|working with us) is like
> We talk | Until both know what it is about.
> I make | You see it early, while it can still be turned.
> It is yours | Finished, handed over, explained.

(?:the )?problem(?: we solve)?|why now
- What happens today | In one sentence, as those who have it would say it.
- What it costs | In money, hours or things thrown away.
- Why it is still there | What has been tried, and where it stopped.

[startup|venture|unknown] (?:the |our )?solution|what we (?:built|build|make)
- In one sentence | What it is, without a single abbreviation.
- What changes | Before and after, for one person on one day.
- Why us | What we know that others would have to learn first.

(?:the )?traction|(?:our )?numbers|milestones so far
- So far | What is done and who pays for it.
- This year | What is agreed, and what is hoped.
- Ask | The figures behind it are sent to whoever is serious.
`;
