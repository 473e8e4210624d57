/** What stands under titles that everyday businesses ask for: coupons, insurance taken, timings, forms for new patients. */
export const everydayParts = `
coupons?|specials|special offers|deals|discounts|promotions|offers
- Ask for the current one | It changes with the season. Mention it when you book.
- Off the whole bill | Not only off what you do not need.
- One at a time | And never off somebody’s wages.

[insurance] carriers|insurers|companies we work with
- Several, not one | We compare before we recommend.
- Which ones | Ask for the list, and for the one we would choose in your place.
- Changing over | We write the letters.

[clinic|physio|chiro|osteo|practice] conditions(?: we)?(?: treated| treat)?|what we treat
- Backs and necks | Old, new, and the ones that come back.
- Joints and muscles | Hips, knees, shoulders, and what pulls at them.
- Something else? | Ask. If it belongs elsewhere, we say where.

timings|our timings
- Most days | Ask for today’s hours before you set out.
- Quietest | Early in the morning, and just after lunch.
- Outside of these | Write, and we see what can be done.

subsid(?:y|ies)(?: info)?|grants(?: and subsidies)?|rebates?
- What there is | It changes. We tell you what applies on the day you ask.
- What you need | A bill, a picture of the roof or house, and your address.
- Who fills it in | We do; you sign.

tuition|tuition and fees|fees and tuition
- By the month or the term | You get the sheet before you decide.
- What is in it | Said line by line, with what comes on top.
- Brothers and sisters | Ask; there is usually something to be done.

documents to bring|what to bring|documents needed|paperwork
- Who you are | Something with a picture and your address.
- What came by mail | Letters and forms, opened or not.
- Last year’s | It answers half of our questions.

climate control|climate[- ]controlled(?: units)?
- Dry | For paper, wood, and anything with strings.
- Even | Neither frost nor August.
- Not always needed | Ask; tyres and garden chairs do well without.

work ?days|working days|work parties
- Once or twice a month | A morning, with tools, gloves and something to drink.
- Anyone | There is a job for every back.
- Dates | On the board by the gate, and by mail if you like.

[portfolio|student|designer|artist] (?:my )?(?:resume|résumé|cv)
- What I can do | In one page, without adjectives.
- Where I learned it | In class, at work, and at the kitchen table.
- As a file | Write, and you get it the same day.

gift (?:certificates?|vouchers?|cards?)
- How much | Any sum, or one treatment.
- How it comes | By mail to print, or in an envelope to hand over.
- How long it holds | It is written on it.

(?:studio|school) polic(?:y|ies)
- Missed lessons | Tell us a day ahead, and we look for another time.
- Paying | By the month, at its beginning.
- Practice | A little, often. Nobody is told off.

recital(?: dates?)?|recitals
- When | Ask for the next date; families get it first.
- Who plays or dances | Everybody who would like to, beginners first.
- What to wear | Something you can move in; we tell you in time.

costumes?
- Measured here | Weeks ahead, with room to grow.
- What they cost | Said before you say yes.
- Afterwards | Yours, or lent to the next one.

ofsted(?: report)?|inspection report|our rating
- The report | Ask for it, or read it by the name of the house on the inspectors’ own page.
- What we made of it | Ask us that, too.
- Better still | Come and look on an ordinary Tuesday.

foster(?:ing)?|foster homes?
- For some weeks | Until somebody’s for-ever home is found.
- What you need | Time, a quiet corner, and no wish to be thanked by the animal.
- What we bring | Food, vet, and an answer when you call.

ministries
- For children | While the grown-ups listen, and afterwards.
- For the young | Evenings, food, questions.
- For those at home | Visits, meals, a telephone call.

what we (?:take|accept|buy)|what to donate|donate items
- Gladly | What you would lend to a friend: clean, whole, working.
- Ask first | Anything large, electric or very old.
- Better not | What is broken, damp, or has to be explained.

balloon delivery
- Where to | In town and a little way round. Ask with the address.
- When | On the day, blown up, with a weight on the string.
- At the door | To the host, or to the one who is surprised.

personal training
- First talk | What for, what hurts, how often.
- One hour, one person | And a plan that fits between two others.
- After some weeks | We look at what has changed.

group rides
- Easy | Nobody is left behind, somebody stops for coffee.
- Longer | For when the weather is on our side.
- What to bring | A tube, a drink, lights.

rv hook-?ups
- Water and power | At the site; tell us what your rig needs.
- Getting in | Length and turning, said when you reserve.
- Emptying | At the station by the exit.

pre-?planning
- Writing it down | What you would like, and what on no account.
- Paying ahead | Possible, and never expected.
- Changing it | Whenever you like.

turnaround(?: times?)?
- Small things | Often within the week.
- Larger ones | You get a date when you bring it.
- In a hurry? | Say so first; it can often be done.

before you come|new patient forms?|patient forms?
> Fill it in at home | It takes a few minutes, and nobody looks over your shoulder.
> Bring what you take | Names and amounts, or the boxes in a bag.
> Come a little early | So that your time is yours.
`;
