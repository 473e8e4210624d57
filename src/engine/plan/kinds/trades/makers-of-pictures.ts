import { readTrades } from './read-trades';
import { professionalsShared } from './professionals-shared';

/** People who draw, design, film and build what others look at. */
export const pictureMakers = readTrades(`
${professionalsShared}
# illustrator
words: illustration, children's book illustrator, cartoonist, comic artist, comic book artist, concept artist, character designer, storyboard artist, graphic recorder, lettering artist, calligrapher, drawing, drawings, caricaturist
art: document, owl, bird, books
head: Drawings with something to hide
head: Ink first, then second thoughts
head: I draw what the text leaves out
lede: Books, magazines, walls and very small dogs. Brush and ink, coloured on a screen, finished by hand.
work: Owl Goes to Work|Books|Thirty-two pages, one tired owl.|owl
work: The sea, explained|Magazine|A spread in four blues.|sea
work: Market hall|Walls|Nine metres of vegetables.|vegetables
work: Twelve moons|Prints|A calendar, a year late.|moon
work: City of cats|Books|A map you can get lost in.|cat
work: Portraits by post|Prints|From a photograph and three sentences.|portrait
offer: Editorial|First a sketch, then the finished piece.|document
offer: Books|From the first dummy to the last endpaper.|books
offer: Walls and windows|Indoors, outdoors, on ladders.|paint
offer: Packaging|Labels that get read while the kettle boils.|box
why: Ink and brush|For everything that should look alive.
why: Screen|For colours and corrections.
why: Reading|I read the whole text first. It shows.
about: I am {name}, an illustrator{in}. I draw every day, including the days on which I should answer mail.
about: Give me a text with a gap in it and I know where to begin.
ask: How many sketches do I get?|Three rough ones, then one direction, then two rounds of changes.

# pet portrait artist
words: pet portraits, pet portrait, pet portraiture, dog portraits, dog portrait, cat portraits, horse portraits, animal portraits, animal portrait artist, pet artist, pet painter
art: dog, frame, cat, brush
act: Commission a portrait > contact
act: See the portraits > portfolio
head: Drawn from a blurry photograph
head: The ears first, then the rest
head: That look, on paper
lede: Portraits of dogs, cats and everybody else who sleeps on the sofa, made by hand from the pictures on your phone.
work: Terrier, waiting|Dogs|He knew about the biscuit.|dog
work: Cat in the good chair|Cats|She was there first.|cat
work: Mare at the gate|Horses|From four photographs and one long chat.|horse
work: Two brothers|Dogs|One portrait, two opinions.|dog
work: The old girl|Cats|Nineteen years, and still annoyed.|cat
work: Parrot, mid-word|Birds|Better not to ask which.|bird
offer: Head and shoulders|The look, close up.|dog
offer: The whole animal|Sitting, lying, or upside down.|cat
offer: Two or more|Together, though they would never sit still together.|heart
offer: In memory|From the pictures you have, with all the time it needs.|candle
why: Your photographs|Three or four, taken by a window, are enough.
why: You see it first|A sketch before any paint, and once more before it is sent.
why: Made to last|Good paper, real pigment, flat parcel.
about: I am {name} and I draw animals{in}. I have been sat on while doing it.
about: Send me the picture in which they look most like themselves. It is rarely the tidy one.
ask: What kind of photograph do you need?|Sharp eyes, daylight, at their height. Send several, and I say which works.
ask: What if I have only old pictures?|Send them anyway. Two bad ones often make a good one.
ask: Can you put two animals together?|Yes, from separate photographs.
ask: How is it sent?|Flat, between boards, and tracked.
ask: Do I see it before it is finished?|Yes, as a sketch and again at the end.
step: You send pictures|And tell me who it is.
step: We choose|Size, pose, background.
step: A sketch|You say what is missing. Usually an ear.
step: The portrait|Painted, photographed for you, packed.

# graphic designer
words: graphic design, brand designer, logo designer, packaging designer, type designer, visual designer, designer, book designer, print designer, art director, creative director, industrial designer, interior designer portfolio, product designer portfolio
art: document, books, shelf
head: Type, paper and a sense of humour
head: Fewer colours, better reasons
head: I make the complicated part look easy
lede: Identities, books, signs and the occasional poster. I like unclear problems and clear endings.
work: Timetables for a tram line|Wayfinding|Readable from the far platform.|van
work: Label for a cider press|Identity|Drawn with a cut potato.|bottle
work: Museum guide on paper|Print|Folds into a pocket, opens into a map.|map
work: Letters for a bakery|Identity|An alphabet of crusts.|loaf
work: Book of sixty recipes|Print|Lies flat beside the stove.|book
work: Posters for a small theatre|Print|Three colours, one season.|night
offer: Identity|Name, mark, voice, and rules short enough to follow.|pencil
offer: Print|From the grid to the day at the press.|books
offer: Signs|For people who are already late.|map
offer: A second look|One day a month, for teams who design themselves.|lamp
why: By hand|Pencil, paper, scissors.
why: On screen|What the job needs, nothing exotic.
why: At the printer’s|With a loupe and the right shoes.
about: I am {name}, a designer{in}. I like briefs that contradict themselves, and I like finishing.
about: I work alone most days and with good printers on the others.
ask: How many rounds are included?|Two, which is almost always enough if we talk properly at the start.

# UX designer
words: UX, UI designer, UX researcher, interaction designer, product designer, interface designer, user experience designer, service designer, web designer, usability
art: phone, browser, document, hands
head: Things people use without asking how
head: Eleven fields became four
head: I watch, then I draw
lede: Research, flows and interfaces for products that real people open on a bad day. I test early and delete happily.
work: A bank app for teenagers|Interface|No jargon, no traps.|phone
work: A form that people finish|Research|Eleven fields became four.|document
work: Timetable on a watch|Interface|One glance, running.|watch
work: Booking for a clinic|Service|Fewer calls, calmer desk.|watch
work: Settings, sorted|Interface|From ninety-one switches to twelve.|dashboard
work: Kiosk in a museum|Research|Tested with impatient children.|browser
offer: Research|Five people, one week, a list in order of pain.|search
offer: Product design|From a sketch on the table to a tested interface.|phone
offer: Design systems|Small ones that get used.|dashboard
offer: Review|Half a day, twenty findings, three that matter.|document
why: Interviews|I can keep quiet for eleven seconds.
why: Prototypes|Paper first, then the real browser.
why: Handing over|States, errors, empty screens. All of them.
about: I am {name}, a UX designer{in}. I started at a ticket counter, which is the best usability lab there is.
about: Most of my work is finding out which question the form should not ask.
ask: Do we need research for something this small?|Usually five conversations and an afternoon. It costs less than building the wrong screen.

# architect
words: architecture, architecture studio, landscape architect, architectural designer, architecture student, urban planner, architecture portfolio, interior architect
schema: ProfessionalService
art: house, city, door, document
head: Rooms with a reason
head: Where does the morning come in?
head: Draw less, keep more
lede: Houses, conversions and small public buildings. I begin with the light and the budget, and both stay to the end.
work: House on a slope|Houses|Four levels, no lift, one view.|hills
work: Barn, lived in|Conversions|The beams stayed.|village
work: Kindergarten with a long bench|Public|Everyone sits by the window.|school
work: Attic for two|Conversions|Nineteen stairs, one skylight.|door
work: Bus stop that keeps dry|Public|Timber, six posts.|van
work: Kitchen in a corridor|Interiors|Two metres wide, works.|room
offer: New houses|From the site walk to the key.|house
offer: Conversions|What can stay, what must go.|door
offer: Public buildings|Small ones, with long lives.|city
offer: A first look|Two hours on site, an honest page afterwards.|pencil
why: Models|Card, glue, daylight.
why: Costs|Checked at every step, not at the end.
why: Site|I am there on the days that matter.
about: I am {name}, an architect{in}. I like old walls, short corridors and clients who cook.
about: Every drawing I make is one that somebody on site will have to read in the rain.
step: A walk on the site|Two hours, many questions.
step: Sketches|Three ways to live there.
step: Permission and prices|Drawings for the authorities and for the trades.
step: Building|I visit, measure and insist.
ask: When should I call an architect?|Before you buy, if you can. A walk through the house costs little and saves much.
said: We use every room. That was not so before.|House owners
said: Told us not to extend. Right, sadly.|Family
said: The builders asked for more of these drawings.|Site manager

# film-maker
words: film maker, filmmaker, film director, documentary maker, documentary, documentary film maker, videographer, cinematographer, director of photography, film editor, video editor, screenwriter, director, sound designer, film production, camera operator, producer film
art: camera, city, night, sea
act: See the films > portfolio
act: Write to me > contact
head: People, filmed until they forget it
head: Stay for the second half of the sentence
head: Small crew, long looks
lede: Documentaries, short films and films for people with something real to show. A crew of two, mostly, and time.
work: The last lock keeper|Documentary|Fifty-two minutes, one canal.|boat
work: Night market|Short|Shot in a single shift.|night
work: Hands of a bakery|Commission|Four minutes, no voice-over.|loaf
work: Snow line|Documentary|A winter with a rescue team.|mountains
work: Letters to the council|Short|Read by those who wrote them.|document
work: How a bell is cast|Commission|For a foundry, and their children.|village
offer: Documentaries|From research to the last cut.|camera
offer: Commissions|Two to six minutes about work that is worth watching.|hands
offer: Camera|As part of your crew.|camera
offer: Editing|A second pair of eyes and a patient cursor.|screen
why: Sound|Recorded first, because it cannot be fixed.
why: Light|What is there, and a lamp in the bag.
why: Editing|I cut my darlings, then some of yours.
about: I am {name} and I make films{in}. I arrive a day early without a camera, and the film is usually in that day.
about: I prefer pauses to drone shots.
said: We forgot the camera on the second morning. That is when it began.|In the film
said: Four minutes and our son finally knows what I do.|Foundry
said: The cut found a story I had not seen.|Director
ask: What does a short film cost?|Count days: preparing, filming, editing. Tell me the length and place and I answer with a range.
title: portfolio|Films
step: Research|A day without a camera.
step: Treatment|Two pages, so that we mean the same film.
step: Filming|Few people, quiet shoes.
step: Editing|Two versions, one decision.

# animator
words: animation, motion designer, motion graphics, 3d artist, 3d animator, stop motion, vfx artist, 2d animator, animation studio
art: browser, bird, moon, document
act: See the reel > portfolio
act: Write to me > contact
head: Twelve drawings per second of patience
head: It moves, therefore it is
head: Weight first, eyelashes later
lede: Short films, titles and explanations that walk. Drawn, modelled or pushed by hand, frame after frame.
work: Heron|Short|Two minutes, one leg.|bird
work: How a heat pump works|Explainer|Ninety seconds, no arrows.|house
work: Titles for a crime series|Titles|Rain, mostly.|city
work: Loop for a waiting room|Loops|Nobody minds the wait.|fish
work: Moon letters|Short|Paper, scissors, a lamp.|moon
work: A logo that stretches|Brand|Then sits down.|cat
offer: Short films|With you or for you.|screen
offer: Explainers|The complicated thing, in a minute and a half.|bulb
offer: Titles and loops|Beginnings and things that never end.|moon
offer: Characters|Designed to move, not to pose.|portrait
why: Drawing|On paper until it is right.
why: Timing|The joke is in the third frame.
why: Files|Layered, named, handed over.
about: I am {name}, an animator{in}. I can tell you the weight of most household objects by how they should fall.
about: I work with a sound designer who records vegetables.
ask: How long does a minute take?|Two to six weeks, depending on how it moves. You see sketches before anything is drawn twice.
title: portfolio|Things that move
`);
