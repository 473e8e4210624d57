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

# recording studio
words: recording, music studio, sound studio, music production, music producer, mixing and mastering, mastering studio, rehearsal room, audio studio
head: Play it once more, it is rolling
head: A wooden floor and good manners
head: Loud in here, quiet outside
lede: A live room, a piano, old microphones and an engineer who says little and moves the right one.
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
about: The building was a bakery, so the walls are thick and the floor is warm.
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
