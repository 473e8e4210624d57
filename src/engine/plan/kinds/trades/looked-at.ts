import { readTrades } from './read-trades';

/** Houses whose walls are the reason to come, and stones that are read for a hundred years. */
export const lookedAt = readTrades(`
# art gallery
words: art gallery, small gallery, gallery space, contemporary gallery, contemporary art gallery, photography gallery, craft gallery, print gallery, artist run gallery, exhibition space, sculpture gallery
own: this gallery
pages: open
schema: ArtGallery
art: frame, painting, door, lamp
act: Plan a visit > contact
act: See what we do > services
head: Come in, look, take your time
head: White walls, straight answers
head: You may stand here as long as you like
lede: A few rooms of work by people who mean it, hung so that you can step back, with somebody at the table who likes being asked.
offer: Exhibitions|Hung so that each piece has room.|frame
offer: Buying|Prices on the list, no whispering.|painting
offer: On loan, on trial|Live with it for a week, then decide. Ask how.|house
offer: For artists|Send few pictures and a line about each.|post
line: Looking costs nothing.
step: You come in|No bell, no catalogue pressed into your hand.
step: You look|Ask, or do not.
step: You come back|Most people buy the second time.
step: We wrap it|And hang it, if you live near.
about: The gallery{in} shows what we would like to look at every day, by people we know or want to.
about: We hang low enough for children and leave a chair where one wants to sit.
story: It began with one wall and a borrowed ladder.
ask: Does it cost anything to come in?|Looking is free, unless a show says otherwise.
ask: May I take photographs?|Of the rooms, yes. Ask before you photograph single works.
ask: Can I pay in parts?|Often. Ask, and we look for a way.
ask: Do you send works?|Packed so that it arrives as it left. Ask for a price.
ask: How do I show my work here?|Write with a few pictures. We answer, sometimes slowly.
ask: Is it step-free?|Ask before you come, and we tell you the best way in.
title: services|What we do
title: process|How a visit goes
title: gallery|In the rooms
title: contact|Plan a visit
title: faq|Asked at the table
reach: Plan a visit|When you would like to come, or which work you are asking about.
call: Passing by?|Come in. Looking costs nothing.
shot: The long wall|frame
shot: Before the opening|glass
shot: Hanging day|hammer
shot: The small room|painting
shot: A chair to sit|chair
shot: Late light|window

# memorial mason
words: memorial mason, memorial masons, memorial stonemason, stonemason memorials, memorial stones, headstones, headstone maker, gravestones, grave stones, letter cutter, letter carver, monumental mason, monumental masons, cremation stones, memorial plaques
own: this workshop
pages: local
schema: LocalBusiness
art: headstone, chisel, flower, tree
act: Talk to us > contact
act: How it goes > process
head: A name, cut by hand
head: Stone, and no hurry
head: It will be read for a long time
lede: We cut stones for people who were loved: drawn with you, lettered by hand, set in the ground by those who made them.
offer: New stones|Drawn first, full size, on paper.|headstone
offer: Another name|Added in the same hand.|chisel
offer: Cleaning and care|Gently. Moss may stay where it suits.|leaf
offer: Small memorials|Plaques, benches, house names.|flower
line: There is no date by which it has to be done.
step: We talk|About the person first, about stone later.
step: You see a drawing|With the words as they will stand.
step: Permission|We write to the churchyard or the cemetery.
step: We cut and set it|And tell you when you can come.
about: We work{in} with few tools and a great deal of patience.
about: Most people come back years later to add a name. We keep every drawing.
said: They asked what made him laugh. It is on the stone.|Daughter
said: Nobody hurried us. It took a year, and was right.|Family
said: The letters look as if they had always been there.|Parish
ask: When should a stone be set?|When you are ready. The ground often needs some months too.
ask: What may it say?|Almost anything. Churchyards have rules; we know them and ask for you.
ask: What does it cost?|You get a price with the drawing: stone, letters and setting.
ask: Can you add to an old stone?|Usually. Send a photograph.
ask: How long does it take?|Some months. Stone, permission and letters each need their time.
ask: Do you clean old stones?|Yes, where it does them good. Sometimes it does not, and we say so.
title: services|What we make
title: process|From a talk to a stone
title: contact|Talk to us
title: faq|What families ask
reach: Talk to us|Who it is for, and where it will stand.
call: Would you like to talk?|Write or ring. There is no form for this.
shot: The drawing|pencil
shot: Chisels|hammer
shot: First letters|stone
shot: The yard|tree
shot: Set in grass|flower
shot: Rain on slate|drop
`);
