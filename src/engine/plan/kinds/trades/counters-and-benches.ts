import { readTrades } from './read-trades';

/** People behind a counter or at a bench whom you bring one thing, and those who see to what must be done once. */
export const countersAndBenches = readTrades(`
pages: counter
schema: LocalBusiness
act: Ask us > contact
act: How it works > process
open: 1|5|9|17.5
open: 6|6|10|14
title: faq|Good questions
ask: Can I come without an appointment?|While we are open, yes. Write before if it is urgent.
ask: How do I reach you?|Write or come by; somebody who does the work answers.
# data recovery lab
words: data recovery, data recovery labs, data recovery service, data recovery services, data recovery company, data recovery specialist, data recovery specialists, hard drive recovery, hard disk recovery, file recovery, photo recovery, raid recovery, ssd recovery, forensic data, computer forensics, tape digitising, digitising service, video tape transfer, tape transfer, cine film transfer, photo scanning service, photo scanning
own: this lab
art: laptop, lock, box, document
act: Send us the drive > contact
head: Switch it off. Breathe out
head: Gone is not always gone
head: Where the pictures still are
lede: Drives that click, cards that show nothing, telephones that fell in. We look at what is still there and tell you before anything costs money.
offer: Drives|The ones that click, and the silent ones.|laptop
offer: Phones and cards|Wet, cracked, formatted by mistake.|phone
offer: Servers|Several drives that only make sense together.|box
offer: A diagnosis|What can be saved, and what it would cost.|search
line: Nothing is written to your drive while we read it.
step: Switch it off|And leave it off. Every try may make it worse.
step: Send or bring it|Packed softly, with a note of what happened.
step: We look|And send you a list of what can be read.
step: You decide|Then it is copied to something that works.
about: {name} works{in} on what people thought was lost: pictures, theses, accounts, eleven years of mails.
about: We look first and talk about money second. What cannot be saved, we say so.
said: They told me what was gone before they told me the price.|Photographer
said: My thesis, all of it, and I had stopped hoping.|Student
said: Nobody asked why there was no copy.|Small office
ask: It makes a noise. What should I do?|Switch it off and leave it off. Then write.
ask: What are the chances?|You hear that after the diagnosis, with a list of files.
ask: Who sees my files?|Only the one who works on it, and only as far as the check needs.
ask: How do I send it?|In soft wrapping, in a firm box, tracked.
ask: How long does it take?|Simple cases days, broken ones longer. You hear it with the diagnosis.
ask: I have already tried a program. Is that bad?|Stop, and tell us which. Often it is still all right.
title: services|What we read
title: process|From silence to a list
reach: Ask about a drive|What it is, what happened, and what you need most.
call: What was on it?|Tell us, and leave it switched off.
shot: On the bench|laptop
shot: Opened, in clean air|magnifier
shot: Packed softly|box
shot: The list|document
shot: Eleven years|photo
shot: Copied|lock

# pawnbroker
words: pawnbrokers, pawn shop, pawnshop, pawnbroking, pawn broker, pawn brokers, pawn loans, gold buyer, gold buyers, gold buying, cash for gold, we buy gold, gold and silver buyers, jewellery loans, loans on gold, loans against gold, loans against watches, bullion dealer, coin dealer, coin shop, scrap gold, second hand jewellery and loans, watch buyers, luxury buyback, currency exchange, bureau de change
own: this shop
art: ring, watch, scales, key
act: Have it valued > contact
head: Leave it here, fetch it later
head: Worth more than a drawer
head: A fair look, a straight sum
lede: Bring what you have; we weigh it, look at it and name a sum. You take the money, the ticket and your time, or you take it home again.
offer: Loans|On what you leave with us. You get it back when you pay it back.|key
offer: We buy|If you would rather sell it.|scales
offer: We sell|What was not fetched, checked and cleaned.|store
offer: Valuations|What it is, and what it would fetch today.|search
line: Weighed in front of you.
step: You bring it|With something that shows who you are.
step: We look|Weigh, test and name a sum.
step: You decide|Loan, sale or home again.
step: You fetch it|When it suits you, within the time on the ticket.
about: {name} is a house{in} that lends money on things and gives them back. It is older than banks, and simpler.
about: Nobody has to explain why. We talk about the ring, not about you.
story: The three balls over the door are older than anyone who works under them.
ask: What do I have to bring?|The thing itself and proof of who you are.
ask: What does a loan cost?|It stands on the ticket before you sign: the sum, the interest, the day.
ask: What if I cannot fetch it in time?|Come before the day, and we see whether it can be extended.
ask: What happens if I do not come back?|It is sold. What is left over after the loan and its costs is yours.
ask: Does it show on my credit record?|Ask at the counter before you sign, and you get a plain answer.
ask: What do you take?|Ask, with a picture. Small and lasting is best.
title: services|What we do
title: process|How it works
title: hours|Come by
reach: Have it valued|What it is, how old, and a picture if you have one.
call: What is in the drawer?|Send a picture, or bring it.
shot: The scales|scales
shot: Gold, tested|ring
shot: Looked at closely|magnifier
shot: In the safe|lock
shot: The ticket|document
shot: Fetched again|watch

# phone repair kiosk
words: phone repair kiosks, phone repair stall, phone repair stand, phone repair counter, phone kiosk, mobile phone repair kiosk, screen repair kiosk
own: this workshop
art: phone, wrench, laptop, shopfront
act: Ask about your phone > contact
head: Cracked at nine, fixed by lunch
head: It fell. They all do
head: Still your phone, new glass
lede: Screens, batteries and sockets changed at the counter, while you have a coffee or look at other people’s phones.
offer: Screens|Out with the cracked one, in with one that shows colours.|phone
offer: Batteries|So that it lasts until the evening.|bolt
offer: Water|Opened, dried, cleaned. Bring it soon.|drop
offer: Sockets and buttons|Often it is only fluff. Then it costs you a smile.|wrench
line: You see the old part when it comes out.
step: You come by|With the phone and its code, or your finger.
step: We look|And name a price and a time.
step: We mend it|Where you can watch.
step: You try it|Everything, before you pay.
about: {name} mends phones{in}, at a counter where you can see what we do.
about: If it is not worth mending, you hear that, too. It happens less often than the shops say.
said: Mended while I had a coffee.|Cracked screen
said: It was fluff. They would not take money for it.|Charging socket
said: I watched, and now I know what a battery looks like.|Old phone
ask: How long does it take?|Most screens and batteries while you wait. You hear the time before we open it.
ask: Do I lose my pictures?|Usually not. Back up if you can, all the same.
ask: It fell into water. What now?|Switch it off, do not charge it, no rice. Come soon.
ask: Do you use original parts?|Where we can get them. You are told which part goes in, and may choose.
ask: Do you need my code?|To test the screen, it helps. You may type it in yourself.
ask: Is there a warranty?|Ask for what applies to the part; it goes on the receipt.
title: services|What we mend
title: process|While you wait
title: hours|At the counter
reach: Ask about your phone|Make, model, and what happened.
call: What did it fall on?|Tell us the model, and you get a price.
shot: Nine in the morning|phone
shot: Small screws|wrench
shot: New glass|window
shot: The counter|counter
shot: Old battery, out|bolt
shot: All tests passed|phone

# pet crematorium
words: pet crematoria, pet crematoriums, pet cremation, pet cremations, pet cremation service, pet cremation services, pet funeral, pet funerals, pet funeral home, pet funeral service, pet cemetery, pet burial, pet burials, pet bereavement, equine cremation, animal crematorium, dog cremation, cat cremation, pet aftercare
own: this house
art: paw, tree, candle, garden
act: Write when you are ready > contact
act: What happens next > process
head: A quiet goodbye
head: Slowly, and by name
head: Somewhere to say goodbye
lede: When an animal has died, there is time. We fetch it or you bring it, you say goodbye as you like, and the ashes that come back are its own.
offer: Fetching|From your home or from the vet, gently.|van
offer: Saying goodbye|In a quiet room, for as long as you need.|heart
offer: Cremation|For one animal alone.|candle
offer: What stays|An urn, a casket, a tree, a paw print.|leaf
line: One animal, one name, one time.
step: You write or call|Nothing has to be decided at once.
step: We fetch it, or you come|Wrapped in its own blanket, if you like.
step: Goodbye|With us, at home, or not at all. As it is right for you.
step: It comes home|You fetch the ashes, or we bring them.
about: {name} looks after animals that have died{in}, and the people who lived with them.
about: Every animal keeps its name with us from the door to the urn. You may stay, or wait, or come back later.
story: We began with our own old dog and could find nobody who would do it the way we wanted.
ask: What should I do first?|Lay it somewhere cool on a blanket. You have time; a day is usually all right.
ask: Are they really its own ashes?|With an individual cremation, yes. It is alone, and its name stays with it.
ask: May we be there?|Tell us, and we plan the time with you.
ask: What may go with it?|A blanket, a letter, flowers. We say what cannot.
ask: May we bury the ashes in the garden?|Usually yes. We tell you what to mind.
ask: Do you take horses or small animals?|Ask. We say what we can do, and who can if we cannot.
title: services|How we help
title: process|What happens next
title: contact|Write when you are ready
title: hours|When we are here
title: gallery|The place
reach: Write when you are ready|Its name, what it was, and where it is now.
call: You need not decide today|Write or call whenever you like.
shot: The way in|garden
shot: Quiet room|candle
shot: Under the trees|tree
shot: A print|paw
shot: Letters|document
shot: Evening|hills

# patent attorney
words: patent attorneys, patent and trade mark attorney, patent and trade mark attorneys, patent and trademark attorney, patent agent, patent lawyer, patent law, trade mark attorney, trade mark attorneys, trademark attorney, trademark lawyer, intellectual property attorney, intellectual property lawyer, intellectual property law, intellectual property firm, ip attorney, ip lawyer, patent firm, patent practice, patents and trade marks
own: this practice
schema: LegalService
art: bulb, document, flask, desk
act: Arrange a first talk > contact
act: What I do > services
head: Before you tell anyone
head: Yours, in writing
head: What is new about it?
lede: Somebody who reads your invention until it is understood, finds out whether it is new, and writes down what exactly is yours.
offer: Patents|From the first search to the grant.|bulb
offer: Trade marks|Your name, searched before it is printed.|tag
offer: Designs|How it looks, protected as it looks.|pencil
offer: Looking round|What others own, before you build.|search
line: Confidential from the first sentence.
step: A first talk|What it is and who knows about it. Nobody should, yet.
step: The search|What is already out there.
step: The draft|In words that hold, with drawings that help.
step: Filing|The date counts from here.
step: The examination|Questions, answers, patience.
about: {name} protects inventions, names and designs{in}. The work is two thirds reading and one third finding the sentence that holds.
about: If a patent is not worth its money for you, you hear that in the first talk.
ask: I have already shown it to somebody. Is it too late?|Perhaps not. Tell no one else, and say when and to whom.
ask: What does a patent cost?|It comes in steps, over years. You get the sums for each before it begins.
ask: How long does it take?|Years to the grant. The date that counts is the day of filing.
ask: Does it hold abroad?|Each country for itself, with ways to ask for many at once. We choose those you need.
ask: Do I need a prototype?|No. It has to be clear how it works.
ask: Patent, trade mark or design?|How it works, what it is called, how it looks. Often it is two of them.
title: services|What can be protected
title: process|From idea to date
title: contact|Arrange a first talk
reach: Arrange a first talk|Roughly what it is about, without the details, and by when it goes public.
call: Who knows about it so far?|If it is nobody, you are in time.
shot: First sketch|pencil
shot: The search|books
shot: Bench|flask
shot: Draft seven|document
shot: Filed|calendar
shot: It works|bulb
`);
