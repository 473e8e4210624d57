import { readTrades } from '../trades/read-trades';

/** Rooms where sound is made, rather than marks on paper. */
export const studioSheets = readTrades(`
title: portfolio | Made here
why: Somebody at the desk | An engineer is included, and good coffee. | headphones
why: A room that is quiet | The tram runs two streets away. | shield
why: Your files, the same day | Raw and mixed, in folders you understand. | box

# design studio
words: interior design, graphic design, design, animation, game studio, ceramics studio, pottery studio, art studio
# photo studio
words: photography studio, photo, rental studio

# podcast studio
words: podcast, podcast production, podcast recording, podcasting
head: Two chairs, one good hour
head: Talk. We do the rest
head: It sounds like you, closer
lede: A quiet room with four microphones and somebody who knows when to let the pause stand. You bring the guest.
offer: Recording | Up to four voices, camera if you like. | microphone
offer: Editing | Ums out, breath stays. | headphones
offer: Remote guests | Sound as if they sat here. | laptop
offer: First episode | From idea to feed in a day. | rocket
offer: Music and titles | Eight seconds people hum. | music
offer: Publishing | Feeds, notes, chapters. | document
work: A city in ten staircases | Documentary | Recorded on landings. | microphone
work: Two sisters and a shop | Interview | Forty minutes, three cries. | chat
work: The slow news | Weekly | Edited by Tuesday noon. | document
work: How it is made | For a company | No slogans. | gear
act: Book the room > contact
act: Listen in > portfolio
about: Four microphones, thick curtains and a kettle outside, because of the noise.
about: We have heard a great many first episodes. Yours will be better than you fear.
shot: Four microphones | microphone
shot: At the desk | headphones
shot: Curtains | room
shot: The good chair | chair
shot: Red light | lamp
shot: Tea, outside | cup
role: Engineer | Hears a phone in a bag.
role: Editing | Cuts between two breaths.
role: Producer | Asks what it is about. Again.
step: You write | What it is about, and who talks.
step: We set up | You sit down, and the sound is there.
step: You talk | For as long as it is good.
step: We cut | You listen, and say what should stay.
plan: An hour | 60 | To try a voice. | The room; The files
plan: An episode | 240 | Recorded and cut. | Recording; Editing; Two rounds of changes | Usual
plan: A season | 1300 | Six episodes. | Planning; Recording; Editing; Publishing
ask: Do we need a script? | Four questions and a last sentence are enough.
ask: Can a guest join from elsewhere? | Yes. Tell us beforehand, so that they hear themselves well.
ask: How long until it is finished? | That depends on the length. You get a date with the price.
ask: Can you publish it as well? | Tell us where it should go, and we set it up with you.
detail: A city in ten staircases | Recorded on landings. | Ten houses, ten people, and the sound of every door. | We kept the steps between the answers.
call: Is there something to talk about? | Then come and try the chair.

# recording studio
words: recording, music studio, sound studio, music production, music producer, mixing and mastering, mastering studio, rehearsal room, audio studio
head: Play it once more, it is rolling
head: A wooden floor and good manners
head: Loud in here, quiet outside
lede: A room to play in, and an engineer who says little and moves the right microphone.
offer: Recording | Bands live, singers alone. | microphone
offer: Mixing | By ear, then by meter. | headphones
offer: Mastering | Loud enough, never louder. | disc
offer: Piano and drums | In tune, in the room. | piano
offer: Voice and film | Narration, dialogue, feet on gravel. | microphone
offer: Rehearsal | By the hour, with a drum kit. | guitar
work: Trio, live in a day | Jazz | Three takes, second one. | piano
work: Songs for a kitchen | Folk | Recorded at night. | guitar
work: Loud, short, four of them | Punk | Mixed before lunch. | disc
work: Choir, thirty voices | Choral | One pair of microphones. | music
act: Ask for a day > contact
act: Listen in > portfolio
about: Some come with a finished song, some with half of one. Both get the time they need.
about: We set up before you come, so that the first take can be the one.
shot: The live room | room
shot: Old microphones | microphone
shot: Piano, open | piano
shot: The desk | headphones
shot: Cables, coiled | gear
shot: Four in the morning | moon
role: Engineer | Says little, moves the right microphone.
role: Mixing | Turns things down.
role: Studio | Tunes, books, makes soup.
line: Tell us what you need it for, and we say how it goes.
line: Ask for it by name.
step: You write | How many you are, what you play, and what it is for. | chat
step: We set up | So that the first take can be the one. | microphone
step: You play | As often as it takes. | music
step: We mix | You listen at home, and say what is missing. | headphones
plan: An hour | 45 | To try something. | The room; An engineer
plan: A day | 320 | For a few songs. | Setting up; Recording; A rough mix the same evening | Usual
plan: A mix | 140 | For one song. | Mix; Two rounds of changes
ask: What should we bring? | Your instruments, and whatever you cannot play without. Ask us about the rest.
ask: How many songs in a day? | As many as you can play well. Tell us about them, and we say what is likely.
ask: Can you mix what we recorded elsewhere? | Send a rough version, and we say what can be made of it.
ask: May we listen first? | Come by when the room is free.
ask: Who keeps the recordings? | They are yours. Ask us how long we keep a copy.
detail: Trio, live in a day | Three takes, second one. | They came with eight songs and one day. We put them in a half circle, close enough to look at each other. | Nothing was played twice that had been right the first time.
call: Is the song ready? | It need not be. Tell us what there is.
reach: Ask for a day | What you play, how many you are, and by when.
`);

/** Gardens in the hands of others, where the kind would otherwise be a flower shop. */
export const gardenSheets = readTrades(`
# florist
words: flower shop, flowers, floral studio, bouquet, wedding flowers
# garden centre
words: garden center, plant nursery, tree nursery, nursery
# plant shop
words: houseplant, house plant, plants
`);
