/** What stands under the titles of those who look after a place or a cause. Form as in `everywhere.ts`. */
export const townParts = `
minutes|agendas?|agendas? (?:and|&) minutes|(?:council |committee |public |next )?meetings?
- The next one | With what will be talked about, put up a week before.
- The last one | Who was there, and what was decided.
- Come and listen | The door is open, and there is a time for questions.

councill?ors?|(?:your |our )?representatives|members of the (?:board|council)
- Who they are | People who live here, and were asked to.
- What they do | Roads, lights, money, and a great deal of listening.
- How to reach one | Write to the office, or stop them at the shop.

(?:notice|message|bulletin) ?boards?|community board|notices
- Wanted and offered | A ladder, a lift, a room, a cat.
- Coming up | What happens in the next weeks.
- Put something up | Write to us; it stays for a month.

bin(?: collection)?s?(?: days?)?|(?:waste|rubbish|garbage|recycling|trash)(?: (?:and|&) recycling)?(?: collections?| days?| pick[- ]?up)?
- Which day | Ask for the list of your street, or look at what the neighbours put out.
- What goes where | When in doubt, ask. One wrong bag spoils the lorry.
- Missed | Leave it out, and tell us.

planning(?: (?:applications?|permission))?|applications?
- Open now | What somebody would like to build, and until when you may say something.
- How to object | In writing, with a reason that has to do with the building.
- Your own | Talk to us before you pay anybody to draw.

(?:local )?parks?(?: (?:and|&) (?:gardens|recreation|open spaces))?|playgrounds?|green spaces
- To play | Swings, sand, and a bench with a view of both.
- To rest | Shade, and a tap in summer.
- Something broken? | Tell us which, and it is taped off the same day.

cemeter(?:y|ies)|graves?|burial ground
- To find a grave | Tell us the name and the year, and we look in the book.
- To tend one | What you may plant, and where the water is.
- To ask | Somebody answers who has time.

budget|accounts|finances?|spending|annual (?:report|review|accounts?)|impact reports?
- What came in | And from whom.
- What went out | In words first, then in figures.
- What is left | And what it is kept for. Ask for the whole paper.

report (?:a|an)? ?(?:problem|issue|pothole|fault)|report it
> Say where | The street, and what it is next to.
> Say what | A picture helps.
> Hear from us | Whose job it is, and when it is done.

(?:useful|important|emergency) (?:numbers|contacts|links)|local information
- In danger | The emergency number of your country, first.
- Water, power, gas | It stands on your last bill. Stick it inside a cupboard.
- Neighbours | Knock. It is quicker.

allotments?|community garden
- Waiting | Put your name down; people move on in autumn.
- Sharing | Half a plot is a good beginning.
- Rules | Few: water, paths, fires.

local history|history society|village history|town history
- Houses | Who lived there, and what was sold downstairs.
- People | The ones with a street, and the ones without.
- Bring it along | Letters, pictures, a story that should not get lost.

[library] renew(?:als?)?(?: (?:books|online|loans))?|loans?|borrowing|joining|how to join
- Joining | A name, an address, two minutes.
- Keeping it longer | Ask before it is due, unless somebody waits for it.
- Late | Bring it back. Nobody is told off.

[library|community|copy|village|cafe] print(?:ing)?(?: (?:and|&) (?:copying|scanning))?|photocopying|computers?(?: (?:and|&) (?:internet|wi-?fi))?|wi-?fi
- To print | From a stick or a telephone; we show you how.
- To sit at | A screen, a keyboard, an hour.
- Stuck? | Somebody helps, and does not sigh.

(?:study|meeting|reading|quiet) rooms?|desks?|workspaces?
- Quiet | A table, a lamp, a socket.
- Together | A room with a door, to be booked.
- Longer | Ask, if you come every day before an exam.

[library] catalogues?|catalogs?|e-?books?(?: (?:and|&) audio ?books?)?|audio ?books?
- Look for it | By name, by subject, or by the colour of the cover; we have heard that, too.
- Not here? | We get it from somewhere else.
- To hear | On a telephone, on a walk.

reading groups?|(?:knit(?:ting)?|writing|craft|film|games?|chess) (?:groups?|clubs?)
- Who comes | Whoever likes it. Talent is not asked for.
- When | The same evening, the same table.
- The first time | Sit down. Somebody explains where we are.

visit(?: us)?|visiting(?: us)?|plan (?:your|a) visit
- When | The days stand in the answer: write with the one that suits you.
- How to get here | Ask for the way, and say how you are coming.
- What there is to see | Say what interests you, and somebody shows you round.

(?:home|housebound) (?:delivery|service|library)|home visits?(?: service)?|visiting service
- For whom | For those who cannot come, for a week or for good.
- What is brought | What you like, chosen by somebody who knows you a little.
- Asking | For yourself, or for your neighbour.

fund ?rais(?:e|ing)(?: (?:ideas|for us|pack))?|raise money
> Have an idea | A cake, a run, a beard that comes off.
> Tell us | You get posters, a tin, and somebody to ask.
> Count | And hear what it became.

(?:corporate|business) (?:giving|supporters?|partners?|volunteering|sponsors?)|for companies|businesses
- A day | Of your people's hands, where they are needed.
- A year | Of one thing that you pay for and may come to see.
- What we do not do | Print your name on people.

legac(?:y|ies)(?: (?:gifts|giving))?|gifts in (?:your )?wills?|leave a gift|in memory|memorial gifts?
- Family first | That is as it should be.
- A sentence | Is enough in a will. Ask us for the wording.
- Talk | To somebody, before you decide. We have time.

(?:our )?impact|what (?:your|the) (?:money|gift|donation) (?:does|buys|is for|pays for)|where (?:the|your) money goes
- A little | Buys what is needed tomorrow.
- More | Pays somebody to be there on Thursdays.
- Again and again | Lets us promise something.

[nonprofit|charity|shelter|help|foundation|campaign] stories|people we (?:help|met)|(?:their|real) stories|voices
- Told by themselves | With the name they chose.
- Told by others | Who opened a door, and were surprised.
- Yours | Written or spoken. You say what is printed.

[nonprofit|shelter|charity|bank|rescue|veterinary|school] wish ?lists?|needed now|what we need|items? we need
- Always | Things that are used up, opened or worn through.
- This month | Ask; it changes with the weather.
- Please not | What you would not give a friend.

(?:the )?adoption process|how (?:to adopt|adoption works)|adopt(?:ing)?(?: a (?:dog|cat|pet))?
> Meet | Twice, and the second time with everybody who lives with you.
> Talk | About hours, stairs, holidays and the sofa.
> Take home | With papers, food for a week, and our number.

foster(?:ing)?(?: care| a (?:dog|cat|pet|child))?
- For how long | Some weeks, until the right door opens.
- What we bring | Food, bed, vet, and somebody to ring.
- What you need | Patience, and a room that may get hair on it.

[shelter|rescue|sanctuary|rehom|veterinary|charity] (?:our )?(?:dogs|cats|rabbits|horses|ponies|donkeys|animals|residents)(?: (?:for adoption|looking for (?:a )?homes?|to adopt|available))?|meet (?:the|our) (?:animals|dogs|cats|horses)
- The shy ones | Need somebody who can sit on the floor and look away.
- The loud ones | Need somebody who likes to walk, in any weather.
- The old ones | Need a sunny spot, and little else.

happy (?:endings|tails)|re-?homed|where are they now
- From the sofa | Pictures that people send us, with hair on everything.
- A year on | Fatter, slower, entirely at home.
- Yours | Send one. It is pinned up in the kitchen.

sponsor (?:a|an) (?:kennel|animal|dog|cat|child|tree|bench|brick|row|hive)
- What it does | One place is paid for, for a month.
- What you hear | A letter, now and then, with a picture.
- As a present | With a card that says what it is.

(?:plant|seed|clothes|book|toy|skill)s? (?:swaps?|exchanges?|sales?)|swaps?|swap shop
- Bring | What you have too much of, with a label.
- Take | As much as you can use.
- What is left | Goes to somebody who could not come.

compost(?:ing)?|soil
- What goes on | Peel, leaves, cardboard in small pieces.
- What does not | Cooked things, and roots that come back.
- When it is ready | It smells of woods. Take a bucket.

guided (?:tours?|walks?|visits?)|(?:audio|group|private|walking|school) (?:guides?|tours?)
- With somebody | Who knows it, and likes to be interrupted.
- How long | About an hour; half, for short legs.
- Groups | Write beforehand, with how many you are and what you would like to see.

accessib(?:ility|le)(?: (?:information|guide))?|access(?: (?:information|guide))?|disabled access
- Getting in | Tell us what you need, and we say honestly whether it is there.
- Seeing and hearing | Large print, a quiet hour, somebody who reads aloud: ask.
- Resting | Chairs on the way.

(?:the )?(?:gift |museum )?shop
- To take along | Things that have to do with the place.
- To read | For those who want to know more.
- What it is for | It helps to keep the door open.

lost (?:and|&|or) found|lost property|lost pets?
- Lost | What, where and when. A picture, if there is one.
- Found | Tell us, or hand it in.
- Still waiting | Ask again in a week. Things turn up late.

(?:join|become a member|how to join)(?: (?:us|the (?:association|club|society|group)))?
> Write | Your name, and what you would like to do or know.
> Come once | Without paying, without promising.
> Join | If you liked it.

what we do|our work|how we help|our services
- Today | Somebody comes, and somebody listens.
- This year | Small things, done again and again.
- In the end | That it is no longer needed.

catch(?:ment)? area|where we work|area we serve
- Around here | Ask if you are not sure whether you belong to it. You probably do.
- A little further | If there is nobody nearer.
- Not us? | Then we know who.

what (?:you|people) can (?:bring|give|donate|leave)|what we (?:take|accept|collect)
- Gladly | What somebody else would be glad to have.
- Ask first | Anything large, old or open.
- Carried in | Ring or knock, so that nobody has to guess what it is.

what (?:you|we) (?:can[’']?t|cannot|do not|don[’']?t)(?: (?:bring|mend|repair|fix|take|accept|do|give|donate))?
- For safety | What could hurt whoever opens it.
- For want of room | What is larger than the door.
- Not sure? | Ask before you carry it here.

start(?:ing)? times(?: by wave)?|waves
- Be early | Numbers are handed out before each start.
- One after the other | Faster ones first, so that nobody has to overtake.
- Your time | It counts from the line, and not from the crowd.

marshals?(?: (?:needed|wanted))?
- What you do | Stand at a corner, point, and clap.
- What you get | A vest, something hot, and a good view.
- How to help | Write, and say whether you mind an early start.

(?:ferry|boat) times
- Out and back | Look at both before you set off; the last one does not wait.
- In bad weather | It may not go. Ask on the morning.
- On foot | Be at the pier a little early.

(?:local |village )?business(?:es)? directory|(?:local|village) businesses
- To eat and drink | Who opens when, and who delivers.
- To get things done | Who mends, builds, drives and cuts.
- Is yours missing? | Write, and it stands here.
`;
