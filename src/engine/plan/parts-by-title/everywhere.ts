/**
 * What a part of one's own title may hold, as three steps or points under it: of a prompt that gives the title alone.
 * First the English words of the title, then a line above (or none), then the entries: `>` steps, `-` points.
 */
export const everywhereParts = `
(?:how to )?appl(?:y|ying|ications?|icants?)
Three steps, and somebody to ask at each of them.
> Write to us | Two lines about yourself, and what draws you here.
> We talk | Half an hour, and you may ask as much as we do.
> You hear from us | A yes or a no, either way with a reason.

admissions?|enrol(?:l?ments?|ling)|registrations?
From the first look to the first day.
> Come and look | Best on an ordinary day, when everything is going on.
> Fill in the form | What you do not know yet you can leave open.
> Hear from us | In writing, with what happens next.

(?:an? )?(?:excerpts?|extracts?|(?:first|sample|opening) chapters?)
A few pages, to see whether you want to read on.
- How it begins | The first page stands here, as it was written.
- A page from the middle | Nothing is given away.
- Read on | In a bookshop, in a library or by the links on this page.

share this page|(?:social )?shar(?:e|ing)(?: (?:buttons?|links?))?
- By mail | Send the address of this page to one person who should see it.
- In a group | Where people talk about it anyway.
- On paper | Put it up where people stand and wait.

(?:the |our )?(?:silent |live |charity )?auction(?: lots| items| prizes)?
- What there is | Each lot is put up here, with who gave it.
- How to bid | Your name and a sum; come back later and look again.
- Taking it home | Paid at the end, and carried out with care.

(?:garden )?(?:trail )?map of (?:the |our |all )?(?:\\d+ )?(?:open )?gardens|gardens? (?:map|trail)
- Where to begin | At any gate. Each has a map, and somebody who knows the way.
- What stands by each | Whose garden it is, what to look for, and whether there are steps.
- Where to rest | Tea, benches and shade are marked.

(?:local|useful|helpful|community) links
Addresses that people here ask for most; each is put up with a line on what it is for.
- The council | Bins, roads, lamps and whom to ring.
- Health | The surgery, the chemist and the number for the night.
- Getting about | Buses, trains and lifts shared.

mentors?|mentoring
People who do the work, and remember learning it.
- Who they are | They have stood where you stand, and say so.
- How you meet | At an hour that suits you both, and always the same person.
- What it takes | Questions. The more of them, the better.

uniforms?
- What to wear | Plain, hard-wearing, named inside the collar.
- Second hand | Ask the office: good pieces go round for years.
- Forgotten or outgrown | Tell us quietly, and we find something.

camping|campsite
- Where you sleep | Ask for a quiet corner or a lively one.
- What is there | Water, light on the paths, and somebody to ask at night.
- What to bring | Pegs that hold, a lamp, and something for the rain.

plots?|allotments?
- A plot of your own | Write to us, and we put you on the list.
- Sharing one | Half the work and all of the beans.
- Before you begin | We show you where the water is, and who knows what grows.

partners?|sponsors?|partnerships?|supporters?|sponsorship
- Why join in | You see what your part does, and may come and look.
- In what way | Money, goods, an hour of what you do best.
- The first step | One conversation, without any papers.

careers?|jobs|vacanc(?:y|ies)|work with us|join (?:us|our team|the team)
We would rather meet you than read about you.
> Write as you are | What you do well, and what you would like to learn.
> Come by | An hour with the people you would work with.
> Try a day | Paid, and both sides know more afterwards.

parking
- By car | Ask us for the nearest place that is usually free.
- With little time | Say so, and we tell you where you may stop.
- Without steps | We keep the shortest way open for those who need it.

dress code
- In short | Wear what you can dance in.
- Shoes | There may be grass, and there will be stairs.
- Later | Bring something warm for the evening.

food (?:and|&) drinks?|catering|refreshments
- What there is | Something warm, something cold, something sweet.
- Without meat | Always, and not as an afterthought.
- Allergies | Tell us, and we say what is in it.

lost property|lost (?:and|&) found
- Lost | Tell us what, where and when, and we look.
- Found | Hand it to anybody who works here.
- Kept | Until somebody comes, within reason.

house rules
- Quiet | So that everybody sleeps.
- Shared things | Leave them as you would like to find them.
- When something breaks | Tell us. That is all.

sustainability|environment|our footprint
- Less | What need not be bought is not bought.
- Longer | Things are mended here before they are replaced.
- Nearer | From around here, wherever that makes sense.

residenc(?:y|ies)
- Time | To work on one thing, without having to show it at once.
- Room | A table, light, a door that closes.
- Company | As much as you want, and no more.

commissions?|custom (?:work|orders?|pieces)|bespoke
Something made for one person, or one wall.
> Tell me what for | A picture in your head is enough, a photograph helps.
> See a first idea | With a price and a date, before anything is begun.
> Have it made | You hear how it is going on the way.

private (?:dining|hire|events?|functions?|part(?:y|ies))|functions?
- How many | A long table, or the whole room.
- What you eat and drink | A short list, agreed beforehand.
- What is yours | The room, the hour, the music.

gift (?:cards?|vouchers?)|vouchers
- How much | Any sum you like.
- How it comes | By mail at once, or by post in a proper envelope.
- How long it holds | It stands on the card, and we are not strict.

equipment|kit|gear
- Yours | Bring it, and we look it over with you.
- Ours | Ask beforehand, and it is ready for you.
- Worn out | We tell you what to mend and what to replace.

training|coaching
- Where you stand | We look before we advise.
- What you practise | One thing at a time, until it sits.
- What comes next | A plan you can keep beside a job.

first visit|what to expect|your first (?:time|visit|session|class|lesson|appointment)
> You arrive | A few minutes early, and nobody minds a few late.
> We ask | What brings you, and what you would rather not.
> You decide | About the next step, in your own time.

methods?|approach|our approach|philosophy
- Look first | Most of the answer is there already.
- Small steps | So that a wrong one costs little.
- Say it plainly | If you cannot repeat it, we have not explained it.

financ(?:e|ing)|payment plans?
- In one go | The simplest way, and nothing is added.
- In parts | Ask, and we tell you the whole sum before you sign.
- Not sure | Then wait. The offer does not run away.

wholesale|trade (?:accounts?|orders?|enquir(?:y|ies))
- For shops | Write with your address and what your shelves hold.
- For firms and kitchens | Tell us how much, and how often.
- For once | A large order for one day is welcome too.

grants?|funding|bursar(?:y|ies)|scholarships?
- For whom | Those who would otherwise stay away.
- How to ask | One page, in your own words.
- Who decides | People who have read every word of it.

trustees|governance|committee|board
- Who we are | Neighbours with a vote and a key.
- What we decide | What is done, and what it may cost.
- How to reach us | Write, or catch one of us afterwards.

alumni|former (?:pupils|students|members)
- Still in touch | Write where you have ended up.
- Come back | For an evening, or to tell the others how it went.
- Pass it on | An hour of your time opens a door for somebody.

clubs|after[- ]?school(?: clubs?)?|activities
- Something with hands | Making, mending, cooking.
- Something with legs | Outside, whenever the sky allows.
- Something quiet | Books, boards, a corner with a lamp.

(?:school )?lunch(?:es)?|school meals|meals
- Warm | Cooked, and eaten sitting down.
- For everyone | Without meat, without nuts: tell us what you need.
- Questions | Ask the kitchen. It likes to be asked.

parents|pta|for famil(?:y|ies)
- Ask | Any day, before a small thing becomes a large one.
- Join in | An hour at a fair, a reading morning, a lift.
- Stay informed | One letter, and only when there is something.

transport|school bus|shuttle
- On foot | Ask us for the way that is lit.
- By bus or train | We tell you where to get off.
- Together | Say where you come from; somebody may have a seat.

insurance
- What we carry | Ask, and we send you the paper.
- What you need | We tell you before you start.
- If something happens | Call first. The forms can wait.

servicing|maintenance|service plans?
- Once | When something rattles, drips or squeaks.
- Every year | We write when it is time; you say when it suits.
- In an emergency | Call. We say honestly how soon we can be there.

materials|ingredients|sourcing
- What it is | Nothing that we could not name to your face.
- Where it is from | As near as it can be had well.
- What is left out | Whatever is only there to look like more.

community|neighbours
- Come along | Nobody needs to be invited twice.
- Bring something | A chair, a cake, a question.
- Stay in touch | One list, a few lines, now and then.

projects
- Begun | What we are working on, and who holds the string.
- Done | What stands, and what we would do otherwise.
- Next | What waits for hands. Yours are welcome.

campaigns?
- What for | One thing that ought to be otherwise.
- What you can do | A signature, an hour, a conversation.
- What has come of it | We tell it here, the small steps too.

education|learning|schools?(?: visits)?
- For classes | Looking, asking, trying out, at their pace.
- For teachers | A talk beforehand, so that it fits your lessons.
- For the curious | It is never too late for a first question.

exhibitions?|on display
- On show | What hangs and stands here now.
- In store | Much more. Ask for what you are looking for.
- On its way | What is being put up next.

accommodation|lodging|where you sleep
- Near | A short walk, even late.
- Quiet | For those who would rather sleep than stay.
- Simple | A bed, a shower, a good price. Ask us.

children|kids(?: corner)?|young people
- Welcome | With noise, and with questions.
- Small enough | Chairs, portions and explanations.
- Never alone | There is always somebody who looks after them.

wine list|drinks?(?: list| menu)?
- By the glass | A few, and they change.
- By the bottle | From people we could call.
- Without | Just as carefully chosen.

licen[cs]ing|permits?
- What you may | We say it in a sentence, before the paper does.
- What it costs | According to what you need it for.
- How to ask | Write what, where and for how long.

(?:buyer|seller|tenant|landlord|visitor|parent|student|patient)s?['’]? guides?|advice|guides?|tips
- Before | What is worth asking first.
- During | What often goes wrong, and how to notice.
- Afterwards | What to keep, and whom to tell.

sermons|talks?(?: archive)?|messages|bible teaching
- Latest | The last one is put up here after the weekend.
- To hear | At the kitchen table, on a walk, once more.
- To ask | Something stayed with you? Write, or stay after the service.

teaching|courses (?:i teach|taught)|lectures|seminars
- This term | What is taught stands here, with the room and the hour.
- Before | Notes and exercises of earlier years. Ask for what you cannot find.
- Theses | Write with a question and half a page about it.

(?:small |life |home |house |bible )?groups
- In the week | A few people, one table, the same evening.
- For a start | Come along once. Nobody is asked to speak.
- Which one | Tell us where you live and when you are free.

(?:i['’]m |are you )?new here|plan (?:a|your) visit|first time here
- Come as you are | There is no dress code, and a seat near the door.
- Children | Are welcome, loud ones too.
- Afterwards | Coffee, and somebody who asks your name.

integrations|connections|works with
- What you have | It reads from the tools that you use already, and writes back to them.
- What you build | An interface that is written down, with examples that run.
- What is missing | Tell us. The next one is chosen by those who ask.

security|data protection|compliance
- Yours | Your data stays yours, and leaves with you when you go.
- Locked | On the way and where it lies.
- Shown | Who did what and when. Ask us for the papers.
`;
