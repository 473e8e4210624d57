import { readTrades } from './read-trades';

/** People who mend one sort of thing, at a bench of their own. */
export const repairers = readTrades(`
pages: local
schema: LocalBusiness
open: 2|5|10|18
open: 6|6|10|13
step: You show it|At the bench or in a picture.
step: A look inside|And a plain word on whether it is worth it.
step: The work|With a price before and a date you can plan with.
step: Handing back|Tested, with what we changed in a small bag.
ask: Is it worth repairing?|Show it, and you hear before it costs anything.
ask: How long does it take?|Depending on the season a few weeks. You get a date with the price.
ask: What does it cost?|We look first and name a sum. If more turns up, we ask.
ask: Do you collect and deliver?|Nearby, yes. Large pieces by arrangement.
title: process|From your door to the bench and back

# piano tuner
words: piano tuning, tuner and restorer, tuner and repairer, piano restorer, piano restoration, piano technician, piano repair, organ builder, organ tuner
own: this workshop
art: piano, violin, wrench, music
act: Ask for a visit > contact
act: What is done > services
head: The note you stopped hearing
head: In tune, and in good temper
head: Two hundred strings, one pair of ears
lede: Instruments tuned, voiced and repaired by ear and by hand, at your home or at the bench, so that they want to be played again.
offer: Tuning|At home, by ear, in about ninety minutes.|piano
offer: Regulation|So that the soft notes come, too.|gear
offer: Repairs|A string, a crack, a key that sticks.|wrench
offer: Before you buy|We listen to it with you.|search
offer: Concert service|On the day, again at the interval.|microphone
plan: Tuning|110|At your home.|About ninety minutes; Small corrections included
plan: Twice a year|200|Spring and autumn.|Two visits; A reminder from us|Most chosen
plan: A look at the instrument|70|Before buying or repairing.|Opened, tested, explained
about: {name} tunes and repairs instruments{in}. The work is mostly listening.
about: Old instruments are patient. They only want to be opened now and then by someone who closes them again.
ask: How often should it be tuned?|Once a year at home, twice if it is played daily or moved.
ask: It has not been tuned for ten years. Is that bad?|No, but it may need two visits to hold.
shot: Strings|piano
shot: Tuning lever|wrench
shot: Felt and hammers|hammer
shot: At the bench|violin
shot: The first chord|piano
shot: Lid open|room
call: Does one key stick?|Say which, and when you are at home.
reach: Ask for a visit|Instrument, age if you know it, last tuning.

# clockmaker
words: clock repair, clock restorer, watchmaker, watch repair, horologist, clock maker, antique clocks, watch maker
own: this workshop
art: watch, gear, magnifier, lamp
act: Show us your clock > contact
act: What is repaired > services
head: It ticked for your grandfather
head: Small wheels, long patience
head: Late again? Bring it in
lede: Clocks and watches taken apart, cleaned, put right and regulated at a bench with a good lamp. Old movements are welcome, and so is the cuckoo.
offer: Longcase and wall clocks|Collected, mended, set up level at home.|house
offer: Wristwatches|Serviced, sealed, regulated for a week.|watch
offer: Carriage and mantel clocks|With their old voice.|music
offer: Parts|What nobody makes any more is made here.|gear
offer: Valuation|What it is, from when, and what it is worth.|magnifier
plan: Battery and seal|18|While you wait.|New battery; Seal checked
plan: Service|180|For a mechanical watch.|Taken apart; Cleaned and oiled; A week on test|Most asked
plan: Clock movement|320|From.|Collected; Repaired; Set up at home
about: {name} repairs clocks and watches{in}, from kitchen clock to church tower.
about: Everything is photographed before it is taken apart. We like to be sure which screw was whose.
ask: My clock stops every few days. Is it broken?|Often it only stands crooked. Send a picture, and we tell you.
ask: How long do you keep a watch?|Some weeks, because it has to run on test. You get a date with the price.
shot: The bench lamp|lamp
shot: Wheels in order|gear
shot: Dial, cleaned|watch
shot: Loupe|magnifier
shot: Drawer of hands|shelf
shot: Ticking again|house
call: Has it stopped?|Do not wind it further. Send a picture.
reach: Tell us about your clock|What it is, how old, since when it stopped.

# upholsterer
words: upholstery, upholstery workshop, furniture restorer, furniture restoration, furniture repair, antique restorer, antique restoration, chair caning, french polisher, restorer
own: this workshop
art: chair, sofa, hammer, sewing
act: Send a picture > contact
act: What we restore > services
head: The chair everyone fights over
head: New cloth, old bones
head: Sit down. It holds again
lede: Chairs, sofas and old pieces taken down to the frame, made sound and covered again in cloth you have touched first.
offer: Chairs|Webbing, springs, seat, cloth.|chair
offer: Sofas and armchairs|Down to the frame and up again.|sofa
offer: Wood|Joints glued, polish brought back.|furniture
offer: Cane and rush|Woven by hand, strand by strand.|hands
offer: Cloth and leather|A wall of samples, a good north window.|shirt
plan: A dining chair|90|Seat and cloth.|Old cover off; New padding; Your cloth
plan: An armchair|680|From the frame.|Webbing and springs; Padding; Cover sewn here|Most asked
plan: A sofa|1450|From the frame.|Collected; Rebuilt; Delivered
about: {name} is an upholstery workshop{in}. Under every old cover there is a newspaper, and we read it aloud.
about: We keep what is good: horsehair is washed, frames are glued, and only what is tired is replaced.
ask: Is my chair worth it?|If the frame is sound, nearly always. Turn it over, send a picture.
ask: May I bring my own cloth?|Yes. We tell you how many metres, and whether it will last.
shot: Springs, tied|gear
shot: The sample wall|shirt
shot: Frame, bare|chair
shot: Hammer and tacks|hammer
shot: Last seam|sewing
shot: Collected on Friday|sofa
call: A good chair with a sad seat?|Turn it over and send a picture.
reach: Show us the piece|A picture from above, one from below.

# bookbinder
words: bookbinding, bookbindery, book binder, book binding, book restorer, book restoration, paper conservator, paper maker, marbler, bookbinder's
own: this bindery
art: books, book, scissors, brush
act: Show us your book > contact
act: What we bind > services
head: Sewn, so that it opens flat
head: A book is a thing with a spine
head: The cookbook your mother broke
lede: Books sewn, bound and mended by hand: theses, albums, guest books, and the old one that has lost its back.
offer: Repairs|New spine, old boards, every page kept.|book
offer: Theses and small editions|Sewn or glued, lettered in foil.|books
offer: Albums and guest books|In linen, paper or leather.|heart
offer: Boxes|For letters, prints and things with corners.|box
offer: An evening at the bench|A few people, one book each.|hands
plan: A thesis|38|In two days.|Linen boards; Foil lettering
plan: A repair|85|From.|New spine; Loose pages sewn in|Most asked
plan: An album|120|Made to your size.|Linen or paper; Sixty leaves; A box if you like
about: {name} binds books{in}, with thread, paste and a press that weighs more than we do.
about: Nothing is thrown away. Old covers go inside the new ones, where they can be found.
ask: Can a paperback become a hardback?|Yes, and it opens better afterwards.
ask: How quickly can you bind a thesis?|In two working days; overnight if you call before noon.
shot: Sewing frame|sewing
shot: Paste and brush|brush
shot: Papers, marbled|paint
shot: The press|gear
shot: Spines|books
shot: Finished|book
call: A book with a broken back?|Do not use tape. Bring it.
reach: Show us your book|Size, age, what is loose.

# tailor
words: tailors, tailoring, alterations, seamstress, dressmaker, dress maker, bridal seamstress, bespoke tailor, bespoke tailoring, clothing alterations, mending service, sewing repair, milliner, corset maker, suit maker
own: this atelier
art: scissors, sewing, shirt, dress
act: Ask for a fitting > contact
act: What is sewn here > services
head: Two pins and a sharp eye
head: Cut for you, and nobody else
head: It fits. Now breathe in
lede: Hems, sleeves and zips, suits in three fittings, and the dress that has to sit on one particular Saturday. Tried on first, sewn after.
offer: Alterations|Shorter, narrower, wider where cloth allows.|scissors
offer: Made to measure|Three fittings, your cloth, your pockets.|shirt
offer: Bridal and evening|Pinned on you, finished in good time.|dress
offer: Repairs|Zips, linings, the moth’s opinion.|sewing
offer: Coats and leather|Strong thread, strong arms.|bag
plan: Trouser hem|16|Within the week.|Tried on and pinned; Hand-finished if you like
plan: Dress, taken in|48|Two seams.|Pinned on you; One fitting after|Most asked
plan: Suit to measure|890|From.|Three fittings; Cloth chosen together; Altered for a year
about: {name} is a tailor’s workroom{in}, with one long table, good light and a mirror that does not flatter.
about: Everything is tried on before it is cut. What cannot be saved you hear at once.
ask: How fast can a hem be done?|Say when you need it, and you hear whether it is possible.
ask: When should I bring my wedding dress?|Eight weeks before is calm, four is possible.
shot: Pins|sewing
shot: Chalk and shears|scissors
shot: First fitting|shirt
shot: The long table|table
shot: Hanging, finished|dress
shot: Buttons by colour|shelf
call: Something that almost fits?|Put it on, and bring it along.
reach: Ask for a fitting|What it is, what should change, by when.
`);
