/** Parts of races, allotments, suppliers, sellers and programs by their own titles; written as in `everywhere.ts`. */
export const racesAndRegisters = `
cut[- ]?off times?|cut[- ]?offs?|time limits?
- At each point | You hear the last time on for every stop before the start.
- If it gets late | Somebody brings you back, and nobody is cross.
- Walking | Allowed, as long as you stay ahead of the last one.

(?:route|course|track|stage)?\\s?(?:elevation|profile)(?: profile)?|(?:route|course) profiles?
- Up | Where it climbs, and where to save your legs.
- Down | Where to look at your feet and not at the view.
- In between | Where there is water, and where the wind meets you.

(?:past |previous |last year[’']s )?(?:race |full )?results(?: \\d{4})?
- Fastest | Names and times, as they crossed the line.
- Everybody else | The whole list, down to the last one home.
- Something wrong? | Write with your number, and it is put right.

tool librar(?:y|ies)|lending librar(?:y|ies)|(?:tools|things) (?:to borrow|we lend)
- To dig | Spades, forks, a barrow with a good wheel.
- To cut | Shears, a saw, and the long pruner.
- How to borrow | Write your name in the book; bring it back clean.

delivery days?(?: (?:per|by) .+)?|delivery (?:rounds|routes|schedule|calendar)
- In town | Ask for your street: most get two days in the week.
- Further out | One fixed day, told with your first order.
- In a hurry | Fetch it yourself, or ask whether a van comes by.

price ?lists?(?: (?:to )?download)?|download(?:able)? price ?lists?
- The whole list | Ask for it, and it comes by mail with the day it was made.
- What changes | Prices by the season are marked.
- Larger amounts | Ask for your own.

wine lists? (?:by|per) .+|wines by .+
- From around here | A white for the fish, a red for the long evening.
- From further away | A few bottles whose makers we have met.
- By the glass | Whatever is open, and somebody who tells you about it.

documents? checklist|checklist of documents|(?:required|necessary) (?:documents|papers)|(?:what|papers|documents) to (?:bring|send)
- About you | Passport, address, tax number.
- What came in | Invoices, statements, and whatever the bank sends at the end of the year.
- What went out | Receipts, contracts, insurance. A picture of each is enough.

(?:deadlines?|tax) calendar(?: \\d{4})?|deadlines?(?: \\d{4})?
- Every month or quarter | What has to be sent in, and by which day. We remind you before.
- Once a year | The return, and what it needs from you.
- When something is late | Tell us at once. Most of it can still be put right.

how to (?:donate|give|pass on) (?:an? |your (?:old )?)?(?:bikes?|bicycles?|computers?|laptops?|books?|clothes|toys|furniture|instruments?|tools?)
> Tell us what it is | A picture helps, and so does an honest word about its state.
> Bring it | When we are open, or by agreement if it is large.
> It goes on | Put right, cleaned, and given to somebody who needs it.
`;
