import { readTrades } from '../trades/read-trades';

/** Homes and rooms to let, to build and to work in. */
export const estateSheets = readTrades(`
# estate agency
words: estate agent, real estate agent, realtor, real estate agency, broker
# holiday flat
words: holiday apartment, vacation rental, holiday home, holiday cottage, holiday house, airbnb, holiday let, vacation home
head: The key is under the pot
head: Your own door, your own pace
head: Cook late, swim early
lede: A place of your own with a proper kitchen, good beds and a list of everything worth walking to.
offer: Cleaned and ready | Beds made, towels folded. | bed
offer: Kitchen | Sharp knives, oil, salt, a moka pot. | skillet
offer: Arrival | A code, a light left on, a note. | key
offer: Around here | A folder: where to eat, swim, park. | map

# letting agency
words: letting agent, lettings, letting, lettings agency, rental agency, property management, property manager, landlord service
head: Keys, inventory, peace
head: The tenant sleeps, so do you
head: A flat by the first of the month
lede: We let and look after homes: viewings in person, papers in order, and a plumber who is called before you know of the leak.
offer: Finding a tenant | Seen, checked, introduced to you. | search
offer: Management | Rent, repairs, receipts. | document
offer: Inventory | Every scratch, with pictures. | camera
offer: Moving in and out | Meters, keys, deposits. | key
offer: Repairs | One call, one price, done. | wrench
offer: For tenants | A form, a viewing, an answer within days. | chat

# new development
words: new build, new homes, property developer, off plan, new development of apartments, apartment development, housing development, residential development
head: Choose the balcony while it is paper
head: Moved into, not only built
head: Light, plan, date of keys
lede: Flats and houses that are still being built, with plans to scale, prices by floor and a date we write down.
offer: Plans | To scale, with furniture drawn in. | ruler
offer: Site visits | Helmets are there; wear boots. | hammer
offer: Show flat | One is finished. Sit on the sofa. | sofa
offer: Finishes | Floor, tiles, doors: chosen at one table. | paint
offer: Finance | Instalments by stage of the work. | calculator
offer: Handover | A list, a walk, the keys. | key

# commercial property agency
words: commercial real estate, commercial property, office space, office rental, retail space, warehouse space, industrial property
head: Square metres that earn
head: Desks, doors, delivery bays
head: A lease you can read
lede: Offices, shops and halls, with the running costs on the first page and the loading bay on the second.
offer: Offices | From four desks to four floors. | office
offer: Shops | Footfall counted by us, on a Tuesday. | shopfront
offer: Halls | Height, load, gates. | van
offer: Valuation | With comparisons you may see. | chart
offer: Leases | Read with you, clause by clause. | document
offer: Search | You say what; we say where. | search
`);

/** Firms and agencies with a field of their own. */
export const firmSheets = readTrades(`
# criminal defence firm
words: criminal defence, criminal defense, criminal law, criminal lawyer, defence lawyer, defense lawyer, defence attorney
head: Say nothing. Call us
head: Your side, in order
head: First we read the file
lede: Whatever the letter says, there is a next step and a deadline. We read the file before we say a word.
offer: First hours | Arrest, search, questioning: ring at any time. | phone
offer: The file | Asked for, read, explained. | document
offer: Hearings | Prepared with you, line by line. | scales
offer: Traffic offences | Points, licences, accidents. | car
offer: Fines and orders | Often there are two weeks. Use them. | calendar
offer: Victims | Beside you, through all of it. | hands

# estate planning firm
words: estate planning, will writer, will writers, will writing, will writing service, wills and probate, inheritance law, probate, wills, probate lawyer, succession law
head: Said clearly, while you can
head: Who gets the piano
head: Peace among cousins
lede: Wills, lasting powers and inheritance, written so that your family understands them without us.
offer: Wills | Short, valid, kept safely. | document
offer: Lasting powers | Who decides when you cannot. | hands
offer: Gifts in lifetime | Warm hands, clean papers. | gift
offer: Probate | Lists, letters, deadlines: we do them. | calendar
offer: Houses | Shared, lived in, passed on. | house
offer: Disputes | Talked through first. | chat

# employment law firm
words: employment law, employment lawyer, labour law, labor law, labour lawyer, work lawyer
head: Before you sign anything
head: Three weeks are short
head: Work, and what is owed for it
lede: Dismissals, contracts and references. There is usually a deadline; we find it first.
offer: Dismissal | Within three weeks, better today. | calendar
offer: Settlements | What it is worth, before you answer. | calculator
offer: Contracts | Read before, not after. | document
offer: References | What they really say. | search
offer: Employers | Rules that hold, letters that last. | office
offer: Works councils | Beside you at the table. | table

# architecture studio
words: architect, architecture, architecture firm, architecture practice, architects
head: Light first, walls later
head: Drawn by hand, built to the millimetre
head: A house you understand with your feet
lede: We visit at different hours, draw until it is simple, and stay on site until the last door closes well.
offer: Houses | New ones, and old ones that deserve another life. | house
offer: Conversions | Barns, shops, attics: what is there decides. | door
offer: Public rooms | Libraries, schools, places to wait well. | school
offer: Feasibility | Four weeks, a model, a number. | ruler
offer: Interiors | Down to the handle. | lamp
offer: Site | Every Tuesday, in boots. | hammer
work: House behind a wall | Housing | One window to the street, eleven to the yard. | house
work: Barn with a staircase | Conversions | The beams stayed. | door
work: Library for a small town | Public | Open until nine. | books
work: Kitchen under the eaves | Interiors | Light from above, storage below. | kitchen
work: Three flats on a garage | Housing | A garden where the cars turn. | city
work: School hall in timber | Public | Dry in one summer. | school
work: Shop with one long table | Interiors | Everything happens along it. | table
work: Mill with forty windows | Conversions | Thirty-one of them are new. | window
detail: Barn with a staircase|The beams stayed, and so did the swallows.|A building for hay had to become one for four people, with a roof that nobody was allowed to touch.|One stair does all of it: it leads up, holds the books, and hides the bathroom.
ask: How do projects begin?|With a visit. One sees more in an hour on site than in ten mails.
ask: What does it cost?|The first look has a fixed price. After that the fee follows the work, stage by stage, agreed beforehand.
ask: Do you look after permission and builders?|Yes, from the first drawing for the authority to the last door.
ask: How long does it take?|That depends on the plot and the authority. You get a calendar with the first drawing.
ask: Do you take small jobs?|If they are interesting, yes. Say why it is.
act: Start a project > contact
act: See the work > portfolio
about: Sharp pencils on the table, boots by the door, models on every window sill.
about: What we like best is a difficult plot and a client who asks why.
shot: Model, 1:50 | house
shot: Site, Tuesday | hammer
shot: North light | window
shot: Detail, handle | door
shot: Sketches | pencil
shot: The long table | table

# public relations agency
words: pr agency, public relations, press agency, media relations, communications agency, pr
head: Say it once, well
head: A story before a release
head: The right desk, not every desk
lede: We find what is news in what you do, write it so that editors read on, and ring the three who care.
offer: Stories | Found by asking, not by brainstorming. | search
offer: Press work | Few mails, to people we know. | document
offer: Interviews | Practised with a real microphone. | microphone
offer: Crisis | A number that is answered at night. | phone
offer: Launches | Date, room, guests, afterwards. | rocket
offer: Texts | Speeches, reports, the letter you dread. | pencil

# search agency
words: seo, seo agency, search engine optimisation, search engine optimization, search marketing
head: Found by those who look
head: Questions in, answers up
head: Page one is a by-product
lede: We read what people type, mend what is slow, and write pages that answer. Numbers come monthly, with an explanation.
offer: Audit | What helps, what hurts, in order. | search
offer: Technical work | Speed, structure, broken things. | gear
offer: Content | Pages that answer a question. | pencil
offer: Local | Maps, reviews, opening hours. | map
offer: Shops | Categories, filters, products. | shopfront
offer: Reports | One page a month, in sentences. | chart
`);

/** Warmth and water with a name of its own. */
export const warmthSheets = readTrades(`
# spa
words: day spa, wellness centre, massage, massage therapist, hammam
# sauna
words: saunas, steam bath, bathhouse, banya, floating sauna, mobile sauna, barrel sauna
kicker: Sauna
head: Hot, cold, bench, repeat
head: Eighty-five degrees and a bucket
head: Steam first, talk later
lede: A wood stove, a cold pool and a bench outside. Bring a towel to sit on and nothing you would miss.
offer: Open evenings | Come alone, sit together. | sun
offer: The sauna for yourselves | Up to eight, three hours. | key
offer: Infusions | Birch, spruce, salt. | leaf
offer: Cold pool | Ten degrees. Nobody counts. | drop
offer: Women’s night | Mondays. | moon
offer: Rest room | Blankets, tea, no telephones. | bed
good: Open evening | 18 | Three hours | sun
good: Ten evenings | 150 | Good for a year | calendar
good: For yourselves | 140 | Up to eight, three hours | key
good: Towel and robe | 7 | To borrow | bath
good: Soup afterwards | 7.5 | With bread | bowl
good: Birch whisk | 6 | Fresh in summer | leaf
why: Your own pace | Go in, come out, go in again. | clock
why: The low bench | Kinder, if you are new. | chair
why: Cold after hot | As short as you like. | drop
said: I came out slower than I went in. | First evening
said: Nobody spoke for ten minutes, and nobody minded. | On a Tuesday
said: I slept like a stone. | Winter guest
act: Book a session > booking
title: services | What you can book
title: booking | Ask for a session
title: testimonials | Said on the bench
under: booking | Say the day, the hour and how many you are.
under: services | Alone among others, or the whole of it for yourselves.
about: {name} is a stove, two benches and cold water{in}. People come in talking and go out quiet.
about: Sit low if you are new, go out when you want to, drink more than you think.
shot: The stove | sun
shot: Upper bench | chair
shot: Bucket and ladle | bowl
shot: Cold pool | drop
shot: Steam, evening | moon
shot: Towels | bath
`);
