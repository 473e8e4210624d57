import { readTrades } from './read-trades';

/** Sites that are a form and no business: one page that says one thing, or a collection about one subject. */
export const pageForms = readTrades(`
# 404 page
words: not found page, error page, custom 404 page, 404 error page, page not found
own: this page
schema: WebPage
pages: lone
art: map, compass, door, lamp
kicker: Error 404
act: Back to the home page > contact
act: Tell us > contact
head: This page is not here
head: Nothing lives at this address
lede: The page you asked for has moved, or never was. The address may have a slip in it; everything else is still where you left it.
why: The home page|Start again from the beginning.|house
why: Search|Type what you were looking for, and see what there is.|search
why: Write to us|Say which page you wanted, and we put the link right.|chat
title: features|Try one of these
title: contact|Tell us what you were looking for
reach: Tell us what you were looking for|The address that brought you here helps us to mend it.

# maintenance page
words: maintenance mode page, down for maintenance, downtime page, back soon page, site under maintenance
own: this page
schema: WebPage
pages: lone
art: wrench, clock, lamp, cup
kicker: Maintenance
act: Write to us > contact
head: Back shortly
head: Closed for a moment
lede: We are working on this site, and it cannot be used meanwhile. Nothing you have sent us is lost.
why: What is happening|Planned work on the site itself.|wrench
why: Your data|Stays where it is. There is nothing you have to do.|shield
why: In a hurry?|Write to us. Mail is answered as usual.|chat
title: features|What to know meanwhile
title: contact|Something urgent?
reach: Something urgent?|Mail is answered as usual.

# coming soon page
words: coming soon site, coming soon website, holding page, placeholder page, launching soon page, pre launch page, opening soon page, teaser page, under construction page
own: this page
schema: WebPage
pages: soon
art: sunrise, door, clock, lamp
kicker: Coming soon
act: Tell me when it opens > newsletter
head: Nearly there
head: Opening soon
lede: {An offer/Something new} is on the way. Leave your address, and you hear of it first.
about: There is not much to see yet, on purpose. What is ready will stand here, and those on the list hear of it before anybody else.
title: about|What is coming
title: newsletter|Be the first to know
under: newsletter|One mail when it is there. You can leave with one click.
title: contact|A question already?
reach: A question already?|Write, and somebody answers.

# status page
words: status site, service status page, uptime page, system status page, incident page, status dashboard page
own: this page
schema: WebPage
pages: status
art: server, shield, bolt, clock
kicker: Status
act: Get updates by mail > newsletter
act: See past incidents > events
head: All systems are running
lede: How {name} is doing, part by part. When something is wrong it stands here first, with what we know and when we say more.
why: API|Running|server
why: Website|Running|globe
why: Sign-in|Running|key
why: Webhooks|Running|bolt
date: Resolved|Slow answers|Some requests took longer than usual. Cause found, limit raised.
date: Resolved|Planned maintenance|Announced beforehand. Reading worked throughout.
date: Resolved|Sign-in failed for some|A certificate had expired. Replaced, and now watched.
ask: Where do the figures come from?|From checks that run outside our own network.
ask: How do I hear of an incident?|Leave your address. You get a mail when it begins and one when it is over.
ask: Something is wrong, and it does not stand here.|Please write to us, with the time and what you saw.
title: features|Part by part
title: events|Past incidents
title: newsletter|Updates by mail
under: newsletter|A mail when something breaks, and one when it is mended.
title: faq|About this page
title: contact|Report a problem
reach: Report a problem|The time and what you saw are enough.

# pricing page
words: prices page, plans and pricing page, pricing table, pricing table page, pricing plans page
own: this page
schema: WebPage
pages: prices
art: ladder, document, key, clock
kicker: Pricing
act: Choose a plan > pricing
act: Ask before you choose > contact
head: What it costs
head: Pick what fits, change it later
lede: {An offer/Every plan} side by side, with what is in each. No plan is hidden behind a call.
plan: Start|0|For trying it on your own.|One person; One project; Answers by mail
plan: Grow|12|For small teams.|Five people; Twenty projects; Answers within a day|Most chosen
plan: Scale|39|For those who need more.|Everybody; No limit to projects; Somebody to call
ask: May I change my plan later?|Yes, up or down. The difference is settled with the next bill.
ask: What happens when I leave?|You take your data along. Nothing goes on being paid.
ask: Is there anything on top?|The price of the plan is what is charged, with the tax that your country asks for.
title: pricing|Plans
title: faq|About the prices
title: contact|Ask before you choose
reach: Ask before you choose|Say how many you are and what you need it for.

# changelog
words: change log, release notes, release notes page, release notes site, product updates page, what's new page
own: this page
schema: WebPage
pages: changes
art: rocket, document, gear, clock
kicker: Changelog
act: Get changes by mail > newsletter
act: See the latest > timeline
head: What changed, and when
lede: Every release of {name}, newest first: what is new, what is better and what was mended.
past: Latest|New|What could not be done before, and where to find it.
past: Before that|Better|What was slow, long or unclear, and is less so.
past: Earlier|Mended|What was reported, and by when it was put right.
ask: How often is there a release?|The dates stand here. Nothing changes in silence.
ask: How do I ask for something?|Write to us. What is asked for most comes first.
title: timeline|Releases
title: newsletter|Changes by mail
under: newsletter|One mail per release. You can leave with one click.
title: contact|Asking for something, or reporting something
reach: Asking for something, or reporting something|Tell us what you were trying to do.

# glossary
words: dictionary, lexicon, phrasebook, a to z, encyclopedia, encyclopaedia
own: this glossary
schema: WebSite
pages: reference
art: book, search, pencil, books
act: Send a word > contact
act: How it works > features
head: What the words mean
lede: {Topic/The words of one subject}, word by word: what each one means, where it comes from and how it is used.
why: From A to Z|Look a word up by its first letter.|book
why: In one sentence|What it means comes first. Everything else comes after.|pencil
why: In use|An example, as somebody would say it.|chat
why: Beside it|Words that mean nearly the same, and what sets them apart.|search
about: These pages are for those who meet a word for the first time and for those who argue about it. They grow by what readers send.
ask: May I suggest a word?|Please do: the word, what it means, and where you have it from.
ask: I think an entry is wrong.|Tell us why, if you can with a source. We put it right.
ask: May I quote from it?|Yes, with a line that says where it comes from.
title: features|How to use it
title: about|About these pages
title: contact|A word is missing?
reach: A word is missing?|Send it with its meaning, and where you have it from.

# fan site
words: fan page, fansite, fan club site, tribute site, appreciation site, fan wiki, enthusiast site
own: this site
schema: WebSite
pages: reference
art: star, heart, books, search
act: Write to me > contact
act: See what is here > features
head: {Topic/What we love}, and why it matters
head: For people who love {topic/it}
lede: A place for {topic/one subject}, kept by somebody who cares: where to begin, what to look out for, and where to talk about it.
why: Where to begin|For everybody who comes to it for the first time.|door
why: The collection|What there is, in order, with notes.|books
why: Notes and finds|What turned up, and what it says.|pencil
why: Elsewhere|Other places that are worth your time.|map
about: This is a fan site. It is run for pleasure and has no ties to those who made what it is about.
about: If something is missing or wrong, write. That is how it grows.
ask: Is this an official site?|No. It is made by fans, for fans.
ask: May I send something?|Please do. Say whether your name may stand beside it.
ask: Something is wrong here.|Tell me, if you can with a source, and I put it right.
title: features|What is here
title: about|About this site
title: contact|Write to me
reach: Write to me|Finds, corrections, memories.

# archive
words: online archive, digital archive, photo archive, picture archive, family archive, archive site, archive website, archive of, collection of letters
own: this archive
schema: WebSite
pages: reference
art: box, frame, document, magnifier
act: Ask about something > contact
act: See what is here > gallery
head: Kept, so that it can be seen
lede: {Topic/A collection}, gathered in one place: to look through, to read about and to ask about.
why: To look through|Each piece with what is known of it.|magnifier
why: By year and place|As far as either is known.|map
why: Help to place it|Do you know who, where or when? Tell us.|chat
about: What is here was kept by hand, and is put in order a little at a time. Where something is not known, it says so.
ask: May I use a picture?|Ask first, and say what for.
ask: I know something about one of these.|Please write. Every name and date helps.
ask: Can I see the originals?|Write to us, and we see what is possible.
title: features|How it is kept
title: gallery|From the archive
title: about|About the archive
title: contact|Do you know more?
reach: Do you know more?|Names, dates and stories are welcome.

# family tree
words: family history, family history site, family history website, genealogy site, genealogy website, genealogy page, family website, family site, ancestry site, ancestry page, family genealogy
own: this family
schema: WebSite
pages: lineage
art: tree, portrait, house, frame
kicker: Family history
act: Add what you know > contact
act: See the pictures > gallery
head: Who we come from
head: The family, branch by branch
lede: Names, places and pictures of {topic/one family}, gathered so that those who come after can find them.
why: The branches|Who belongs to whom, as far back as we know.|tree
why: The places|Where we were born, moved to and came back to.|map
why: The papers|Letters, registers and what is written on the back of pictures.|document
past: The oldest names|As far back as we know|What is written down, and where.
past: Those who moved|From one place to another|Why they went, as it was told to us.
past: Within living memory|Ask while there is somebody to ask|The stories that everybody tells a little differently.
past: Today|All of us|Wherever we live now.
about: This page is put together by the family. What is certain is written down; what is only told is marked as told.
ask: How do I add a name, a date or a picture?|Send it with the form. Say how you know it.
ask: Something is wrong.|Please tell us, and how you know. We put it right.
ask: Are the living shown, too?|Only those who say yes.
shot: An old portrait|portrait
shot: The house|house
shot: A letter|document
shot: All together|people
shot: A wedding|ring
shot: The village|village
title: features|What is here
title: timeline|The generations
title: gallery|Old photographs
title: about|How this page came to be
title: contact|Do you know more?
reach: Do you know more?|Names, dates, pictures and stories are welcome.
call: Do you know more?|Ask the oldest first, and write it down.
`);
