/** What a made thing is mostly about, and four lines each on what such a thing usually does. */
export type PitchTopic = {
  readonly words: RegExp;
  readonly features: readonly (readonly [title: string, text: string, art: string])[];
};

// One topic a paragraph: the words that tell it, then "title|text|motif". {for} is " for dental clinics" or nothing.
const written = `
^(?:[\\p{L}’'-]+\\s){0,4}(?:meals|snacks?|sauces?|granola|chocolates?|teas?|coffees?|drinks?|kombucha|ciders?|beers?|gin|wines?|cookies|biscuits|bars|noodles|bread|cheeses?|honey|spices|jams?|pickles|ice creams?|crisps|nuts|oils?|cereals?|soups?|sweets|vinegars?|hot sauce)(?=\\s\\s)
Short list of ingredients|Each one a word you know.|leaf
Tastes of what it is|Seasoned, not disguised.|bowl
Keeps well|Until you are ready for it.|calendar
Packed lightly|As little round it as the road allows.|box

transcri|dictat|\\bscribe|meeting (?:minutes|notes)|(?:voice|clinical|patient|medical|soap|visit|session|case) notes|notes? (?:from|of) (?:calls|meetings|visits)
Listens while you talk|Nobody has to type during the conversation.|microphone
A note in your format|Headings, order and words the way you write them today.|document
You sign it off|It is a draft until you have read it.|check
Found again in seconds|Search by name, date or a word that was said.|search

note-?tak|(?<!privacy |security |legal |delivery |thank-you |tasting )\\bnotes?\\b|notebook|second brain
Written down at once|Open it and type. Nothing has to be named or filed first.|pencil
Found again in seconds|Search by any word, a tag or the day.|search
One note leads to the next|Link them as you think of it.|map
Yours to take along|Everything comes out again as plain text.|document

languages? (?:exchange|learning|practice|partners?|tandem)|learn(?:ing)? languages?|vocabular|pronunciation|tandem partner
Somebody to talk to|Found by language, level and the hours you are both awake.|people
Half the time each|First yours, then theirs. The clock keeps it fair.|clock
Words that stay|What you looked up comes back the next day, and the day after.|book
Mistakes are the point|Corrected when you ask, and kept to look at.|pencil

schedul|calendar|appointment|booking|\\brotas?\\b|\\bshifts?\\b
Every slot in one calendar|Who, when and where, without a second list.|calendar
Changes find their people|Move one and whoever is concerned hears about it.|bell
Gaps get filled|A cancelled slot is offered to the next in line.|clock
Reminders that are read|Short, and early enough to act on.|envelope

\\binvoic|\\bbilling\\b|bookkeep|\\bquotes?\\b software|get paid
Written in a minute|Clients, rates and tax are remembered.|receipt
Reminders with manners|Sent on the days you choose, in the tone you choose.|envelope
See what is owed|One list: sent, seen, late, paid.|chart
Ready for the tax return|One export with everything in it.|calculator

\\bsplit\\p{L}*\\s(?:\\p{L}+\\s)?(?:bills?|costs?|rent|expenses|money|payments?|the bill)|shared? (?:bills|expenses|costs)|\\bbills?\\b|\\brent\\b
Who owes what|One figure per person, always up to date.|coin
Added in seconds|Amount, who paid, who shares it.|phone
Settled without a talk|A reminder goes out so that you need not.|bell
The month at a glance|What went where, in one picture.|chart

budget|expens|(?<!recipe |time |space |link |article |data )savings?\\b|\\bspending
Written down in seconds|Amount and what for. The rest is filled in.|phone
What is left this month|One figure, before you spend it.|coin
Where it went|By rent, food and everything else, in one picture.|chart
Something put aside|A goal of your own, and how far you are.|check

\\bchores?\\b|household|flatmates?|roommates?
Whose turn it is|Decided by the list, and not in the corridor.|check
Fair over the month|What was done counts, and everybody sees it.|chart
A nudge, not a row|Reminders come from the app.|bell
Everybody on one page|New people join with a link.|link

(?:birds?|wildlife|butterfl\\p{L}*|whale|moth|insect|species)\\b.{0,20}\\b(?:count|survey|log|list|tall(?:y|ies)|record|watch|spott)\\p{L}*
Counted with one thumb|Tap once for each that you see.|check
Day, place, number|Kept with every count.|calendar
Your own list|Season by season, species by species.|list
Yours to pass on|Send a count to whoever keeps the records.|link

\\bperiods?\\b(?= track| app| diary| calendar)|menstrua|fertility|ovulat|pregnan
Today in one line|Where you are, and what usually comes next.|calendar
Written down in seconds|How you feel, in a tap or a word.|pencil
Patterns in plain sight|What goes with what, over the months.|chart
Nobody else’s business|What you enter stays on your phone.|shield

\\bbird(?:s|ing|watch\\p{L}*)?\\b|wildlife|species|insect|\\bbees?\\b
Named on sight|The species, with how sure it is.|bird
A picture of each visit|Kept with day and hour.|camera
Only when it matters|You choose what you want to hear about.|bell
Built for weather|Rain, frost and a curious squirrel.|cloud

(?:board|card|tabletop|party|dice|tile) games?(?=\\s\\s)
Learnt at the table|The first round explains most of it.|board
Never twice the same|What happens depends on who sits there.|puzzle
For the evening you have|Short enough for one more round.|clock
Made to be kept|Pieces that like to be held.|hands

board games?|tabletop|card games?|\\bscores?\\b(?!\\slibrar)
Any number round the table|Add players, teams and house rules.|people
Scores that add up|Tap as you play; the sum is always there.|calculator
Rules in plain words|Look up the one you argue about.|book
The evening remembered|Who won what, and when.|trophy

\\bpdf|documents?\\b|contracts?\\b|paperwork
Reads what you have|Scans, exports and the odd old file.|document
Structure kept|Pages, tables and headings stay what they are.|grid
Checked, not guessed|What could not be read is marked.|check
Out in your format|Text, tables or plain data.|box

\\btides?\\b|\\bsurf|\\bswell|\\bweather|\\bsnow (?:report|forecast)|\\bwind (?:app|forecast|report)
Today in one line|What you want to know before you go.|sun
The days ahead|Hour by hour, as far as anyone can say.|calendar
Your own places|The few that you go to, one tap away.|map
Told when it changes|A word when it matters, and none otherwise.|bell
How sure it is|A guess is shown as a guess.|check

geocod|coordinates|addresses|\\bmaps? api|location data
Understands how people write|Short forms, old names, missing commas.|map
Answers you can plot|Clear figures and how sure they are.|target
One or a thousand|A single question or a whole file.|box
Told when unsure|No guess is passed off as a fact.|shield

analytic|\\bdata\\b|dashboard|metrics?|\\breport
One page each morning|What moved, by how much and since when.|chart
Answers in plain words|Ask in a sentence, check it in a chart.|chat
Alerts with a reason|Not only that it dropped, but where.|bell
Yours to take|Export all of it, any day.|box

\\bhir(?:e|ing)\\b|recruit|candidates?|\\bjobs?\\b|applicants?
One list of people|Where each stands, and who speaks to them next.|people
Nobody left waiting|Answers go out on the day you decide.|envelope
Read side by side|The same questions, the same order.|document
Notes that stay private|Seen by those who decide.|shield

inventory|\\bstock\\b|warehouse|supplies
What is there, right now|Counted as it comes in and goes out.|box
Low before it is out|A word in time to reorder.|bell
Counted with a phone|Scan, type a figure, go on.|phone
Where it went|Every move with a name and a day.|document

translat|subtitl|locali[sz]|language learning|vocabulary|\\blearn(?:ing|ers)?\\b|\\btutor|students?|pupils|\\bgcse|homework|revis(?:e|ion)|\\bstudy
Starts where you are|A few questions first, then the right level.|target
Small steps|Ten minutes is a session.|clock
Explains the mistake|Not only that it was wrong, but why.|chat
Progress you can see|What sits, what is still to come.|chart

fitness|workout|\\bruns?\\b|\\brunn(?:er|ing)|training|\\bgyms?\\b|climb|cycl|swim
A plan that bends|Miss a day and the week moves with you.|calendar
Logged in a tap|Before you have caught your breath.|phone
Progress without noise|What got better, in one line.|chart
Rest counts, too|It says when to stop.|moon

\\bsleep|\\bstress|\\bmood|mental health|meditat|anxi|therap|journal|breath
Thirty seconds a day|Answer what you like, skip the rest.|clock
Patterns in plain sight|What goes with good days, and what does not.|chart
Kind by design|No streaks to break, no red numbers.|heart
Kept to yourself|What you write is yours.|shield

recipe|\\bmeals?\\b|cook|food|kitchen|grocer|fridge
From what you have|It begins with what is in the kitchen.|basket
The list writes itself|Amounts added up, sorted by shelf.|document
For who is coming|More people, other tastes, no sums.|people
Less thrown away|What has to go first comes first.|leaf

plants?\\b|garden|\\bgrow|compost|allotment|\\bfarm
Knows what you grow|Each plant with its own needs.|leaf
Told on the right day|Water, feed, cut, sow.|calendar
A season at a glance|What comes next, and what is over.|sun
Learns your place|Light, soil and weather where you are.|cloud

\\bpets?\\b|\\bdogs?\\b|\\bcats?\\b|veterin|\\bvets?\\b
One page per animal|Weight, visits, food and habits.|dog
Nothing forgotten|Doses and dates arrive in time.|bell
Shared with whoever cares|Family, sitter, practice.|people
Ready for the visit|What the vet will ask, in one place.|document

travel|\\btrips?\\b|holiday|itinerar|\\bflights?\\b
The whole trip on one page|Days, places, tickets, addresses.|map
Works without a signal|On the train and abroad.|train
Planned together|Everybody adds, one decides.|people
Changes caught early|You hear what moved before you leave.|bell

\\bkids?\\b|child|parents?\\b|famil|\\bbab(?:y|ies)|school
Made for small hands|Large, calm and hard to get wrong.|hands
You set the limits|Time, topics and who sees what.|shield
Together, not instead|Things to do side by side.|people
No advertising|Nothing to buy, nothing to tap by accident.|heart

music|\\bsongs?\\b|\\baudio|\\bsynth|\\bguitar|\\bsing|\\bpodcast|\\bpedal
Sounds first|Plug in, play, and read later.|music
Hands stay on the instrument|What you need is one move away.|hands
Keeps what you played|The idea is there when you come back.|wave
Plays with the rest|Connects to what you already own.|link

photo|video|\\bcamera|images?\\b|film
The best ones first|Sorted while you do something else.|camera
Edits you can undo|The original is never touched.|brush
Shared as a link|In full size, with an end date.|link
Found by what is in it|A face, a place, a colour.|search

\\bapi\\b|\\bsdk\\b|librar(?:y|ies)|framework|open[- ]source|developer|\\bcli\\b|command[- ]line|\\bcode\\b|devops|deploy|database
First result in minutes|One command, one example, one answer.|terminal
Errors in words|A code for programs, a sentence for people.|chat
Versions you can trust|What changes is announced, what works stays.|shield
Examples that run|Each one was tried before it was written down.|document

secur|password|privacy|\\bvpn|fraud|phishing|complian
Safe from the first day|The strict setting is the usual one.|shield
Says what it found|In plain words, with what to do next.|chat
Nobody else reads it|Locked before it leaves your device.|key
A record you can show|Who did what, and when.|document

\\bcrm\\b|\\bsales\\b|\\bleads?\\b|customers?\\b
Remembers every conversation|Mails, calls and promises in order.|document
Says whom to call|A short list each morning, with the reason.|phone
Nothing typed twice|It fills in what it has heard.|check
A forecast you can trust|Drawn from what happened, not from hope.|chart

\\bsupport\\b|help ?desk|chatbot|\\btickets?\\b|inbox|e-?mails?\\b
One inbox for all|Every question once, whoever sent it where.|envelope
Drafts in your voice|Ready to send, or to change first.|chat
Knows when to hand over|A person gets what needs a person.|people
Gets better with use|What you correct stays corrected.|chart

landlord|property|tenants?|\\brepairs?\\b|maintenance
Every job in one list|Reported, given out, done.|check
With a picture|What is broken is seen before anybody drives.|camera
Who was told what|Each message stays with its job.|envelope
Costs beside the job|Per house, per month, at a glance.|chart

marketplace|\\brent(?:al|ing)? out|second[- ]hand|\\bswap|\\blend|\\bsell(?:ing)?\\b|auction
Listed in minutes|A few pictures, a few words, a price.|camera
Known people|Each with a name and what others said.|people
Agreed in writing|Dates, price and condition, before anything changes hands.|document
Paid safely|Money moves when both say so.|shield

keyboard|lamp|\\blight|\\bchair|\\bdesk|backpack|\\bbag\\b|wallet|\\bmug|knife|\\bpen\\b|\\btoy|headphones?|speaker|\\block\\b|bike|kayak|tent|\\bbrew|coffee
Good in the hand|Weight, edges and surface got their time.|hands
Made to be mended|Screws where others use glue.|screwdriver
Few parts, all of them good|What is not there cannot break.|gear
Packed without plastic|A box you will want to keep.|box

energy|solar|battery|charg(?:e|er|ing)|electric|heating|\\bheat
Shows what it uses|In figures that mean something at home.|chart
Charged when it suits|At the best hour, or now if you say so.|bolt
Made to last|Parts that wear can be changed.|gear
Safe by itself|It stops before anything gets too hot.|shield

\\bwater (?:track|met|app|intake|remind)|hydrat|\\bsmart (?:water )?bottle
Knows how much|To the glass.|drop
Reminds gently|And stops when you have had enough.|bell
Easy to clean|Few parts, all within reach.|hands
Keeps for years|Seals and parts come singly.|gear

volunteer|charit|donat|fundrais|non-?profit|community
Everybody sees the list|What is needed, and who has taken it.|check
Thanks go out in time|A line from you, the day it happens.|envelope
Figures for the trustees|One page, ready to print.|chart
Fair prices|For groups that count every coin.|heart

winer(?:y|ies)|brewer(?:y|ies)|distiller(?:y|ies)|cellars?|vineyards?|vintages?
Every barrel has a page|What is in it, since when, and who last tasted.|barrel
Measured where you stand|Sugar, acid, temperature: in by thumb, beside the tank.|chart
Nothing tasted twice|Notes stand where the next person looks.|pencil
Ready for the inspector|Lots and movements, in order, on one page.|document

\\bwrit(?:e|er|ing)|editor|\\bblog|newsletter|\\bbooks?\\b(?! (?:an?|your|online|now|here)\\b)|read(?:er|ing)\\b
A quiet page|Nothing moves but the cursor.|pencil
Keeps every version|Go back to the sentence you liked.|clock
Works without a signal|On trains, in cellars, in bed.|train
Out in any form|Page, print or plain text.|book

\\bai\\b|machine learning|\\bgpt|assistant|copilot|agent
Does the dull half|What repeats is done before you sit down.|robot
Shows its sources|Click a sentence, see where it came from.|link
You decide|Nothing leaves without your yes.|check
Private by default|Your files are not used to train anything.|shield
`;

/** Sorts of made things, the most telling first. */
export const pitchTopics: readonly PitchTopic[] = written
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const [words = '', ...rows] = paragraph.split('\n');
    return {
      words: new RegExp(words, 'iu'),
      features: rows.map((row) => {
        const [title = '', text = '', art = 'star'] = row.split('|');
        return [title, text, art] as const;
      }),
    };
  });
