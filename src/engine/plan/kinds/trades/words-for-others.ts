import { readTrades } from './read-trades';

/** Those who write, mend and cut what others say. */
export const wordsForOthers = readTrades(`
pages: advice
schema: ProfessionalService
title: process|How it goes
title: contact|Send me a piece

# copywriter
words: copywriter, copywriting, freelance copywriter, content writer, content writing, web copywriter, conversion copywriter, UX writer, technical writer, speechwriter, speech writer, brand writer, newsletter writer
own: this desk
art: pencil, document, coffee, lamp
act: Send me a piece > contact
act: See what I write > services
head: Shorter, and it says more
head: Say it so that somebody reads on
head: First the reader, then the comma
lede: Web pages, letters and the sentence under the logo: I ask until I know what you mean, then write it so that nobody has to read it twice.
offer: Websites|Page by page, with a beginning people stay for.|document
offer: Letters and newsletters|That sound like somebody, and are answered.|post
offer: Names and lines|Few words, many thrown away.|pencil
offer: A hard look|At what you have, with a pencil.|search
line: You get words, and why they stand there.
step: We talk|What you do, for whom, and what they believe before they read.
step: A first page|So that we hear whether the voice is right.
step: The rest|In one go, then two rounds of changes.
step: Out it goes|Read once more on the page itself.
why: Questions first|Good copy is mostly listening.|chat
why: Plain words|If your neighbour would not say it, out it goes.|pencil
why: On the day|A late text is no text.|calendar
about: I write for people who are better at their work than at talking about it. Most people are.
about: I read everything aloud, which the neighbours have got used to.
said: Half as long, twice as many calls.|Owner of a workshop
said: He wrote what I had meant for ten years.|Founder
said: She deleted my favourite sentence and was right.|Marketing lead
ask: What does it cost?|By the piece, named before I begin.
ask: How long does it take?|A page takes some days, a site some weeks. You get dates.
ask: How many changes are included?|Two rounds. It rarely takes a third.
ask: Do you know my field?|Perhaps not. I ask what your customers would ask.
ask: Who owns the words?|You do, once they are paid for.
ask: Can you keep to our style?|Yes. Send three pieces that you like.
title: services|What I write
title: features|How I write
title: faq|Before the first page
reach: Send me a piece|What it is for, who reads it, and by when.
call: Is there a page nobody reads to the end?|Send it. I tell you where I stopped.

# ghostwriter
words: ghostwriter, ghost writer, ghostwriting, ghostwritten memoirs, memoir writing service, life story writer, book ghostwriter, biographer for hire
own: this desk
art: pencil, books, lamp, document
act: Write in confidence > contact
act: How it goes > process
head: Your book, in your voice
head: You tell it. I write it
head: Your name on the cover
lede: You have the story and not the time. I listen, ask, write, and stay out of sight.
offer: Conversations|In person or by video, recorded only for the book.|chat
offer: A sample chapter|So that you hear your voice on the page before you decide.|document
offer: The manuscript|Chapter by chapter, each read by you before the next.|books
offer: Changes|Until it sounds like you.|pencil
line: Nobody hears of it from me.
step: A first talk|What the book is about, and for whom.
step: Conversations|As many as it takes, and your papers beside them.
step: A sample|You read it and say where it is not you.
step: The draft|In parts, with your notes in the margin.
step: The book|Yours, with all rights that we agreed on.
why: Your voice|I write down how you speak, not how I do.|chat
why: In confidence|Agreed in writing before you tell me anything.|document
why: Agreed stages|You know what comes next, and what it costs.|calendar
about: I write books that other people sign. My own name is on none of them, and that is as it should be.
about: The first talk is about whether we could stand to spend that many hours together.
ask: Will anybody know?|Not from me. We agree on that in writing first.
ask: Who holds the rights?|You do, as the agreement says.
ask: How much of my time does it take?|The conversations, and reading what I send. We plan both.
ask: What if it does not sound like me?|Say where. That is what the sample and the changes are for.
ask: Do you find a publisher?|I write the book. Ask me about the next step when it is done.
ask: What does it cost?|A sum agreed before we begin, paid in stages.
title: services|What you get
title: features|How I work
title: faq|Before we talk
reach: Write in confidence|What the book is about, and when you would like to hold it.
call: Is there a book you keep telling people about?|Tell me. It stays between us.

# proofreader
words: proofreader, proof reader, proofreading, proofreading service, copy editor, copyeditor, copy editing, editor for hire, book editor, freelance editor, thesis proofreading, dissertation proofreading, manuscript editor, developmental editor
own: this desk
art: pencil, books, lamp, document
act: Send me a page > contact
act: See what I read for > services
head: Somebody will find that comma. Let it be me
head: The last pair of eyes
head: Read once for sense, once for the rest
lede: I read what you have read too often: for spelling, for sense, for the name that changes in chapter nine.
offer: Proofreading|Spelling, commas, spaces, the lot.|pencil
offer: Editing|Sentences that trip, chapters that sag.|document
offer: Theses|Language only, within the rules.|books
offer: Websites and menus|Where one mistake is read a thousand times.|search
line: Every change is marked, none is forced on you.
step: You send a page|And I send it back marked, so you see how I work.
step: A price and a date|For the whole thing.
step: I read|Twice, with a night between.
step: You decide|Each change is a suggestion.
why: Your voice stays|I mend it, I do not replace it.|chat
why: Questions in the margin|Rather than guesses in the text.|document
why: Kept to myself|What you send is read by one person.|lock
about: I cannot walk past a menu without a pencil. It seemed sensible to make a living of it.
about: I have read novels, manuals, theses and one very long will.
said: He found a river flowing uphill on page 212.|Novelist
said: Kind in the margins, merciless with commas.|Doctoral student
said: Our menu has no crap soup any more.|Restaurant
ask: What does it cost?|By the word or the page. Send one, and you get a price.
ask: How fast are you?|That depends on length and state. You get a date with the price.
ask: Which files do you take?|Text files with changes marked, or printed pages.
ask: Do you correct theses?|The language, yes. The thinking stays yours, as the rules ask.
ask: Is my text confidential?|Yes.
ask: British or American spelling?|Tell me which. I keep to one.
title: services|What I read for
title: features|How I read
title: faq|Before you send it
reach: Send me a page|What it is, how long, and by when.
call: When is it due?|Send one page. You get it back marked.

# podcast editor
words: podcast editor, podcast editing, podcast editing service, podcast producer, podcast production, podcast producers, audio editor, audio editing, audiobook editor, voice editing
own: this studio
art: microphone, headphones, wave, scissors
act: Send me an episode > contact
act: See what I do > services
head: You talk. I cut
head: The good forty minutes in your hour
head: Nobody will hear the dog
lede: I take your recordings, cut what listeners would skip, even out the voices and hand back an episode ready to publish.
offer: Editing|Ums, doubles and the phone call, gone.|scissors
offer: Sound|Levels, noise, and voices that sit well.|wave
offer: Publishing|Notes, chapters, titles, on the day.|calendar
offer: Starting out|Which microphone, which room, how close.|microphone
line: Breaths stay in. People breathe.
step: You record|However rough.
step: You upload|With a note on what to keep.
step: I cut|And mark what I was unsure of.
step: You listen|One round of changes, then it is out.
why: Same ears|The person who cut the first one cuts the tenth.|headphones
why: On time|Your listeners know the day. So do I.|clock
why: Honest notes|I say where I stopped listening.|chat
about: I have listened to people talk for a living for years, and still like it.
about: I cut so that nobody hears that I was there.
said: We sound cleverer than we are.|Two hosts
said: He cut my favourite story. The numbers went up.|Host
said: Uploaded on Friday, out on Monday, every week.|Producer
ask: What does it cost?|By the episode, depending on length and tracks. You get a price first.
ask: How long does it take?|Some days. Regular shows get a fixed day.
ask: What should I record with?|What you have. Send a minute, and I tell you what would help most.
ask: Can you rescue bad sound?|Often, not always. Send it, and I say which.
ask: Do you write the notes?|If you like. Send me links and names.
ask: Do you do video?|Ask me, with the length.
title: services|What I do with it
title: features|How I cut
title: faq|Before you upload
reach: Send me an episode|Length, number of voices, and the day it should be out.
call: Is there one lying about?|Send it. The first minutes come back cut.
`);
