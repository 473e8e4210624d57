/** What a part may say of which the prompt gives the title alone, and of which no more is kept: words within its title, and a line. */
export const partLines = String.raw`
\bminutes\b|\bagendas?\b|\bpolic(?:y|ies)\b|\bdocuments\b|\baccounts\b|\bpapers\b
The papers are put up here as they are agreed. Older ones are there for the asking.

\bsubmissions?\b|\bcall for\b|(?<!\bfree )\bentr(?:y|ies)\b(?! fees?| times?| prices?)|\bopen call\b|\bsubmit\b
Send us your work with a few lines about it and about yourself. You get word that it has arrived, and an answer once everything has been seen.

\bplanning\b
Which applications are open, and what is thought of them. Ask us about any that concerns you.

\bhow to join\b|\bjoining\b|\bmembership\b|\bbecome a\b|\bjoin\b
Write to us, or simply come along first. Nobody has to decide on the first day.

\bresults?\b|\bfixtures?\b|\bleague\b|\bstandings?\b|\branking\b|\bscores?\b
They are put up here as soon as they are in.

\bget(?:ting)? connected\b|\bget(?:ting)? started\b|\bhow to (?:start|begin)\b
Write to us with two lines about yourself. We tell you the next step and how long it takes.

\bterm dates\b|\bholidays?\b|\bcalendar\b
The dates stand here as soon as they are fixed. Ask us if you are planning further ahead.

\bstatus\b|\boutages?\b|\bdisruptions?\b
Whatever is not running as it should is told here. Does something not work that is not named? Tell us.

\bsize (?:chart|guide)s?\b|\bsizes\b|\bmeasurements?\b
Measure yourself in what you usually wear, without pulling the tape tight. If you are between two sizes, ask us before you choose.

\bresearch\b|\bpublications?\b|\bpapers?\b|\breports?\b
Each is listed with what it asks and what it found. Write for a copy of any that is not here.

\brecipes?\b
Tried at home more than once, and written so that you need only one glance at the page.

\bpress\b|\bmedia\b|\bepk\b
Pictures, a short text and a longer one are there for the asking. Say which paper and by when.

\b(?:safety|data|technical) ?(?:data )?sheets?\b
A sheet for each comes with what you order. Ask for one beforehand, and you get it by mail.

\bsafety\b|\bsafeguarding\b|\brules?\b|\bcode of\b
What we all keep to, so that everybody can come home in one piece. Ask us about anything that is not clear.

\bshipping\b|\bdelivery\b|\bpostage\b
What posting costs and how long it takes stands beside the total before you pay. Somewhere unusual? Ask us first.

\breturns?\b|\brefunds?\b|\bexchanges?\b
Not right? Write to us with the number of your order, send it back as it came, and you get your money back.

\b(?:past|back|previous|old|earlier) (?:issues?|editions?|numbers|newsletters?|episodes)\b|\barchives?\b
Everything that has come out so far is kept here. Looking for one in particular? Ask.

\bprogram(?:me)?s\b
What is running now, whom it is for and how to take part. Ask us about places.

\bwhat we (?:raised|funded|paid)\b|\bwhere (?:the|your) money\b|\bfunds\b
What came in, what it paid for, and what we are saving up for next.

\bwhat to bring\b
Come as you are. If something is needed, we tell you beforehand.

\bwarrant(?:y|ies)\b|\bguarantees?\b
What is covered, and for how long, stands on the receipt. If something breaks before that, write to us.

\bcare (?:guide|instructions)\b|\bhow to care\b|\baftercare\b
How to look after it comes with everything you take home, in a few lines. Ask if yours is lost.

\binvestors?\b
Figures and plans go to those who ask. Write two lines about yourself.

\bvolunteer
An hour helps, and nobody starts alone. Write which days suit you.

\bhow to (?:get|ask for|apply for|find|use|request)\b
Ask us. We tell you what is needed, and what happens next.

\bgift|\bvouchers?\b
Say for whom and for what sum, and you get it by post or mail with a card.

\bwedding|\bpart(?:y|ies)\b|\bprivate\b|\bgroups?\b|\bcorporate\b|\bschools?\b|\bteams?\b
Tell us the day and how many you are, and we say what is possible and what it costs.

\bdownloads?\b|\bprintables?\b|\bpdfs?\b|\bresources\b
What there is to take along is put up here. Ask if you are looking for something that is missing.

\bmaps?\b|\broutes?\b|\btrails?\b
Ask us for the way that suits your legs and your day.

\baccess\b|\baccessib
Tell us what you need, and we say honestly what is there and what we can prepare.

\baccommodation\b|\bhotels?\b|\bwhere to stay\b|\bplaces to stay\b
Ask us for beds nearby; we know which ones are good and which are close.

\bstockists?\b|\bwhere to buy\b
Ask us for the nearest shop; the list grows.

\bgift list\b|\bregistry\b
Your company is what we want most. If you would like to bring something, ask.
`;
