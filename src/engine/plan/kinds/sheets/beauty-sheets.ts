import { readTrades } from '../trades/read-trades';

/** Chairs other than the hairdresser's. `good` is the price list. */
export const beautySheets = readTrades(`
why: We look first | Ten minutes of talking before anything begins. | chair
why: Clean, every time | Tools are sterilised or new. You may watch. | shield
why: Your quiet hour | Say so, and we leave you in peace. | cup

# hair salon
words: hair, hairdresser, hair stylist, hairstylist, blow dry bar
# barber
words: barbershop, barber shop, barbers, gentlemen’s barber
head: Sharp by lunchtime
head: Fade, beard, no small talk needed
head: Hot towel, steady hand
lede: Clippers, scissors and a hot towel. Say how you want it, or sit down and let us look.
good: Skin fade | 28 | Clippers and foil | scissors | Hair
good: Scissor cut | 30 | Wash included | scissors | Hair
good: Buzz cut | 18 | One length | scissors | Hair
good: Boys | 18 | Up to twelve | comb | Hair
good: Beard trim | 18 | Shaped with the razor | scissors | Beard
good: Hot towel shave | 32 | Forty minutes of silence | scissors | Beard
good: Hair and beard | 42 | Both, properly | scissors | Beard
good: Wash and style | 12 | For tonight | bottle | Extras
good: Grey blending | 26 | Nobody will know | brush | Extras
good: Father and son | 44 | Two chairs | chair | Extras
role: Owner | Fades by feel, talks football or not at all.
role: Barber | Steady hands, hot towels, good music.
role: Saturday chair | Fast, friendly, careful round the ears.
said: The first shave in years that I did not do badly myself. | Hot towel shave
said: In, out, sharp. Even my mother noticed. | Every three weeks
said: My son holds still for nobody else. | Boys’ cut
about: {name} is a room{in} with a good mirror, sharp blades and a radio that knows when to be quiet.
about: We remember your number on the clippers and what you said about the sideburns.
shot: Friday, nine o’clock | chair
shot: Fresh fade | portrait
shot: Hot towels | bottle
shot: Razor, stropped | scissors
shot: By the mirror | mirror
shot: Last of the day | portrait
ask: Do I need an appointment? | Better, on Fridays and Saturdays. Otherwise look in.
ask: Can I bring my son? | From three years, with the small seat and a sweet.
ask: What if I do not know what I want? | Then sit down. We look at how it grows and suggest something.
ask: How often should I come? | A fade every three weeks, a beard every two.
ask: How can I pay? | Card or cash. Tips go to the one who cut.
ask: What if I am late? | Call. Ten minutes we can usually catch up.

# nail studio
words: nail salon, nail bar, nails, manicure, pedicure, nail artist
head: Ten small canvases
head: Clean lines, calm hour
head: Hands you want to show
lede: Careful cuticles, colour that lasts and a chair you will not want to leave.
good: Manicure | 32 | Shape, cuticles, polish | hands | Hands
good: Gel polish | 42 | Two to three weeks | bottle | Hands
good: Builder gel | 56 | For nails that break | hands | Hands
good: Removal and care | 18 | Gently, with oil | hands | Hands
good: Pedicure | 44 | With bath and scrub | shell | Feet
good: Gel pedicure | 54 | Holds a holiday | shell | Feet
good: Two nails | 8 | Lines, dots, leaves | brush | Art
good: Full set | 28 | Bring a picture | brush | Art
role: Owner | Files by ear.
role: Nail artist | Paints a fern on four millimetres.
role: Feet | Kind to runners and to those who never run.
said: Three weeks, a garden and two children, and not one chip. | Gel polish
said: I stopped biting because I did not want to ruin them. | Every month
said: She drew my cat. On one nail. | Nail art
about: {name} is a place{in} with good lamps and a great many small bottles, sorted by mood.
about: We work on the nail you have, say when it needs a rest, and never file in a hurry.
shot: Colours, sorted | bottle
shot: Ten small leaves | hands
shot: The good lamp | lamp
shot: Brushes | brush
shot: Foot bath | shell
shot: Fresh, drying | hands
ask: How long does gel last? | Two to three weeks, if you wear gloves for the dishes.
ask: Does removal hurt the nail? | Not if it is soaked and not scraped. We soak.
ask: My nails break. Can you help? | Usually. We start short and build.
ask: Can I bring a picture? | Please do. We say what fits on the nail.
ask: Are the tools clean? | Sterilised for each guest; files are yours.
ask: What if something chips? | Within a week we mend it. Just come by.

# tattoo studio
words: tattoo, tattooist, tattoo artist, tattoo parlour, piercing, piercing studio, body piercing, ink studio
art: tattoo, brush, frame, pencil
head: Lines you will live with
head: Drawn for one body only
head: Think long, sit still
lede: We draw it for you, for that place on you, and change it until you stop having doubts. Only then the machine.
good: Consultation | 0 | Half an hour, with sketching | pencil | Sessions
good: Small piece | 120 | Up to a palm | pencil | Sessions
good: Half day | 420 | Four hours | pencil | Sessions
good: Whole day | 780 | With breaks and soup | pencil | Sessions
good: Cover-up | 180 | From | brush | More
good: Touch-up | 60 | After the first year | brush | More
good: Piercing | 45 | Titanium, with aftercare | ring | More
role: Fine line | Draws ferns nobody else can see.
role: Blackwork | Large areas, endless patience.
role: Piercing | Quick, exact, kind.
said: I changed my mind twice and they were glad I said so. | First tattoo
said: The cover-up is better than the thing I regret. | Cover-up
said: Soup at hour four. I have never loved anyone more. | Whole day
about: {name} is a bright room with music that can be changed{in}. Needles are new, ink is listed, and you may see every packet opened.
about: We say no to some ideas. You will thank us in ten years, or go elsewhere in ten minutes.
shot: Sketch, third version | pencil
shot: Machine, wrapped | gear
shot: Fine line, fresh | hands
shot: The flash wall | frame
shot: Inks, in order | bottle
shot: The chair | chair
ask: How do I get a date? | Write what, where on you and how large. Then we meet.
ask: Does it hurt? | Yes, less than you think, more on the ribs.
ask: How old must I be? | Eighteen, with a document.
ask: What does it cost? | By the hour, with a frame you know beforehand.
ask: How do I look after it? | We write it down: wash, thin layer, no sun, no lake.
ask: Can you cover an old one? | Often. Send a picture in daylight.
call: Carrying an idea about? | Send it, with the place and the size.

# laser studio
words: laser, laser studio, laser salon, laser clinic, laser treatment, hair removal, laser hair removal, hair removal salon, hair removal studio, tattoo removal, laser tattoo removal, tattoo removal studio, tattoo removal clinic
head: It may go now
head: Lighter with every visit
head: Patience, and a very short light
lede: We look at your skin first, try a small patch, and say how many visits it will take before you decide on the first one.
good: Consultation | 0 | Half an hour, with a patch test | lamp | Before
good: Small area | 60 | Up to a palm | spark | One visit
good: Medium area | 110 | Up to a hand | spark | One visit
good: Large area | 180 | A leg, a back, an arm | spark | One visit
good: Six small visits | 300 | Within a year | calendar | Series
good: Six large visits | 900 | Within a year | calendar | Series
role: Laser therapist | Explains each pulse before it comes.
role: Front desk | Keeps the weeks between your visits.
said: They told me it would take eight visits. It took eight. | Shoulder
said: Nobody hurried me into the first one. | Consultation
about: {name} is two quiet rooms, two lasers and a great many pairs of glasses{in}.
about: We treat nobody with fresh sun on the skin, and say so at the door: it works badly and heals worse.
shot: The quiet room | bed
shot: Glasses, yours and ours | glasses
shot: The good lamp | lamp
shot: Cool gel | bottle
ask: Does it hurt? | Like a rubber band, for a moment. We cool the skin before and after.
ask: How many visits do I need? | It depends on colour, age and depth. After the patch test we name a number.
ask: How long between visits? | Four to eight weeks, so that the skin can do its part.
ask: May I go into the sun? | Not for four weeks before and after. Cover it, or wait for autumn.

# brow and lash studio
words: brow, brows, eyebrow, lash, lashes, eyelash, lash lift, microblading, threading, permanent make-up
head: A frame for the face
head: Awake, without make-up
head: Two millimetres change everything
lede: Brows shaped to your bones, lashes lifted or lengthened, in a lamp that forgives nothing so that the mirror can.
good: Brows shaped | 22 | Thread, wax or tweezers | brush | Brows
good: Shape and tint | 34 | Two weeks of colour | brush | Brows
good: Lamination | 52 | Brushed up, holds six weeks | brush | Brows
good: Permanent brows | 320 | Drawn first, with a second visit | pencil | Brows
good: Lash lift and tint | 58 | Six weeks without a curler | portrait | Lashes
good: Extensions, natural | 85 | One by one | portrait | Lashes
good: Extensions, full | 110 | Two hours lying down | portrait | Lashes
good: Refill | 55 | After three weeks | portrait | Lashes
role: Owner | Measures twice, plucks once.
role: Lashes | So gentle that most fall asleep.
role: Permanent make-up | Draws until you nod.
said: I look as if I had slept. I had not. | Lash lift
said: She left more than she took. | Brows shaped
said: First time they are the same. Almost. | Lamination
about: {name} is a quiet room, a very bright lamp and a great deal of patience{in}.
about: We draw the shape first and show it to you. Only when you nod do we begin.
shot: Drawn first | pencil
shot: Under the lamp | lamp
shot: Lashes, lifted | portrait
shot: Threads | brush
shot: Tints | bottle
shot: After | portrait
ask: How long does it last? | Shape four weeks, lift six, extensions three until the refill.
ask: Can I wear make-up afterwards? | From the next day, without oil.
ask: Is it safe for sensitive eyes? | We test two days before, behind the ear.
ask: What should I do beforehand? | Come without mascara, and do not pluck for three weeks.
ask: Can I swim? | After two days, yes.
ask: What if I do not like the shape? | You see it drawn first. We change it until you do.

# make-up artist
words: make-up, makeup, make up, makeup artist, bridal makeup, bridal make-up, mua
head: You, on a good day
head: It stays through the speeches
head: Five in the morning, no problem
lede: Make-up for weddings, cameras and evenings that matter. We try it beforehand, in daylight, until you know yourself.
good: Bride, with trial | 240 | Two hours at yours, plus the day | ring | Weddings
good: Bridesmaid | 75 | Hair down or up | flower | Weddings
good: Mother of anyone | 75 | Light, lasting | heart | Weddings
good: Evening | 70 | With lashes | brush | Other days
good: Portrait or film | 120 | Half a day on set | camera | Other days
good: Lesson | 95 | Ninety minutes, your own bag | brush | Other days
role: Make-up | Calm at five in the morning.
role: Hair | Pins that survive dancing.
role: Second brush | For large bridal parties.
said: I cried three times and it stayed. | Bride
said: My grandmother said I looked like myself. That was the plan. | Bridesmaid
said: I finally know what the second brush is for. | Lesson
about: {name} works where you are: at the kitchen table, in a hotel, behind a set{in}.
about: We bring lamps, chairs and a list, and leave you with a lipstick for later.
shot: Brushes, clean | brush
shot: By the window | window
shot: Five in the morning | lamp
shot: The veil | ring
shot: Palette | paint
shot: Ready | portrait
ask: When should I book for a wedding? | Half a year ahead for Saturdays in summer.
ask: Do you come to us? | Yes, the first thirty kilometres are included.
ask: Is there a trial? | For brides always, about six weeks before.
ask: Do you do hair, too? | Together with a colleague, at the same table.
ask: My skin reacts to everything. | Tell us. We bring other products and test.
ask: How long does it take? | An hour for the bride, forty minutes for everyone else.

# tanning salon
words: tanning, spray tan, sunbed, solarium, tanning studio, fake tan
head: Sun, in nine minutes
head: A week away, by the look of it
head: Even, not orange
lede: Clean beds, new lamps and a spray tan by hand. We ask about your skin first and sometimes send you home.
good: Spray tan, full | 35 | Dry in ten minutes | bottle | Spray
good: Spray tan, half | 22 | Legs or above | bottle | Spray
good: Bridal tan, with trial | 62 | Two visits | ring | Spray
good: Sunbed, short | 6 | For new skin | sun | Beds
good: Sunbed, usual | 9 | After the skin check | sun | Beds
good: Ten visits | 75 | Good for a year | calendar | Beds
role: Owner | Reads skin types at the door.
role: Spray | Even strokes, no streaks.
role: Desk | Hands out goggles and patience.
said: Nobody asked which bottle it was. | Spray tan
said: They told me to stop at six minutes. They were right. | Sunbed
said: White dress, no marks. | Bridal tan
about: {name} keeps lamps young, beds spotless and minutes honest{in}.
about: Goggles are given, skin types are written down, and nobody under eighteen lies down here.
shot: Cabin two | sun
shot: By hand | hands
shot: Goggles | glasses
shot: Quiet corner | chair
shot: Oils | bottle
shot: After | portrait
ask: How long does a spray tan last? | About a week. Exfoliate the day before, oil the day after.
ask: Will it stain? | Wear something dark and loose for six hours.
ask: Is a sunbed safe? | Too much is not. We check your skin type and keep to short times.
ask: How old must I be? | Eighteen, with a document.
ask: Do I need an appointment? | For spray, yes. For the beds, come by.
ask: Can I do it before a wedding? | Two days before, after a trial some weeks earlier.

# beauty studio
words: beauty salon, beautician, aesthetic, facial, waxing, cosmetic studio, esthetician
`);
