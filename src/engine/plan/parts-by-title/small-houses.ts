/** What stands under titles that restaurants, lodgings, practices, workshops, schools and venues ask for. */
export const smallHouseParts = `
tasting menu|set menus?|menus
- How many courses | It stands on the card of the day, with what it costs.
- Tell us beforehand | What you do not eat, and what you cannot.
- With wine | Or without: the glass that fits is suggested, never poured unasked.

allergens?(?: table| list| guide| menu)?|allergies
- In every dish | What is in it is marked beside its name.
- Ask the kitchen | It knows each ingredient, and what can be left out.
- Traces | One kitchen cooks all of it: tell us how careful we have to be.

chef['’]s table|live music|specials(?: board)?|happy hours?|(?:event|music|jazz|quiz) nights?
- When | It is put up here and by the door as soon as it is fixed.
- A place | Ask for one in good time; there are fewer than wishes.
- What it costs | Said beforehand, like everything else.

our (?:beans|coffees?)|beans|coffee(?: beans)? subscriptions?
- What is in the hopper | Origin, roast and what to expect in the cup.
- For home | Whole or ground for what you brew with.
- Again next month? | Say how much and how often; change it when you like.

(?:dog|dogs|pet|pets|pet and dog)(?: and pet)? (?:policy|rules|info)
- Tell us | That one is coming, and how large.
- Where it may go | Ask when you book; it depends on the room and the table.
- What to bring | Its blanket, its bowl, and a towel for wet days.

(?:seasonal|season) (?:prices|rates)|prices by season|rates by season
- High season | School holidays and long weekends.
- In between | Spring and autumn, with the same view.
- Low season | The quiet weeks. Ask what they cost.

facilities|on site|the facilities
- What there is | Listed as you walk through, with what needs booking.
- Who may use it | Ask at the desk, and you hear when it is free.
- Getting around | Tell us what you need: we say plainly where there are steps.

long stays|longer stays|weekly stays
- A week and more | Write your dates, and you get one price for all of it.
- What changes | Linen, cleaning and post, as we agree.
- Working from here | Ask about a desk and the connection.

capacit(?:y|ies)(?: table| chart)?|how many (?:guests|people)
- Seated | At long or round tables, with room to pass.
- Standing | For drinks and speeches.
- Theatre style | In rows, with an aisle in the middle.
- Ceremony | In the room or outside. Tell us how many you are.

floor[- ]?plans?(?: and dimensions)?|room plans?|layouts?
- Ground floor | Doors, windows and measures, drawn to scale.
- Upper floor | Where it has one: stairs, rooms and slopes.
- Outside | What belongs to it, and where the sun comes from.

ceremon(?:y|ies)|the ceremony
- Inside or out | Decided on the day, planned for both.
- Who leads it | A registrar or a celebrant: say whom you have in mind.
- Chairs and an aisle | As many as you have guests.

recommended suppliers|our suppliers|preferred suppliers
- Food | Cooks who know the kitchen here.
- Music and light | People who know the sockets and the neighbours.
- Flowers and pictures | Ask for names, or bring your own.

wet weather(?: plan)?|plan b
- Under a roof | Everything that is planned outside has a place inside.
- When we decide | In the morning, together with you.

call[- ]?out (?:charges?|fees?)|how we price|pricing explained|fixed fees|fees explained|how fees work
- Said beforehand | What the first look costs stands before anybody comes or begins.
- In writing | One price for what is agreed; more only after you have said yes.
- What is in it | And what is not, line by line.

(?:removal|moving|packing|tax|end of year|buying|selling|planning) (?:checklist|tips|list)|checklists?
- Well before | Make the list, ask for dates, gather the papers.
- The week before | Check what is missing, and tell us.
- On the day | Keep at hand what you need first.

(?:student|nhs|senior|off-peak) (?:discounts?|rates?|prices?)
- Who gets it | Bring the card that shows it.
- When | Ask as you book: some hours are cheaper than others.

(?:hair|skin|beard|nail|lawn|bike|pet)[- ]?care (?:tips|advice|guide)|(?:colour|style|skin) guide|skin types
- Less, more often | A little care each week does more than a lot once.
- What suits you | Ask while you are here, and it is written down for you.
- What to leave alone | We say so, even when we sell it.

class (?:descriptions|types|guide)|classes explained|(?:course )?levels|levels explained
- Beginner | Nothing is expected but that you come.
- In between | You know the basics, and want more of them.
- Advanced | Faster, longer, further. Ask whether it fits.

beginners?['’]?s? guide|new here|your first (?:visit|class|lesson)
- Come early | Ten minutes are enough to see everything.
- Say so | That it is your first time, and what hurts.
- Take it easy | Nobody counts but you.

workshops|retreats?|masterclass(?:es)?
- What it is about | One thing, done properly, in a small group.
- When | Dates stand here as soon as they are fixed.
- A place | Write your name and how many you are.

referral forms?|referrals|how to refer
- Who may refer | A doctor, a colleague, or you yourself.
- What to send | The question, what was done so far, and how to reach everybody.
- What happens then | You hear when there is a place.

pet health plans?|health plans?|care plans?|dental plans?
- What it holds | Checks, vaccinations and what protects all year: ask for the list.
- By the month | One small sum in place of large ones.
- What it does not hold | Said before you sign.

out[- ]of[- ]hours(?: (?:care|phone|service))?
- Ring first | Say what happened and how far away you are.
- Who answers | Somebody who can tell you what to do until you are seen.
- Life in danger? | Call the emergency number.

(?:travel )?vaccination(?:s| schedule)|travel clinic
- The first ones | When, and what they protect from.
- Boosters | We tell you when they are due.
- Before a journey | Ask in good time; some take weeks.

tax (?:deadlines?|dates|calendar)(?: table)?|(?:filing|key) (?:deadlines|dates)|deadlines?(?: table)?
- VAT | After the end of each quarter.
- Payroll | Every month, on the date we give you.
- Yearly accounts | Some months after your year ends; we remind you in time.
- Your own return | Once a year, with what is owed.

sold (?:properties|homes|houses)|recently sold|our sold (?:properties|homes)
- Terraced house | Sold to the second family that saw it.
- Flat with a balcony | Sold before the photographs were dry.
- Cottage with a garden | Sold to people who came back in the rain.

(?:new developments?|off[- ]plan)
- What is being built | Plans, measures and when it is ready.
- What may still be chosen | Floors, kitchens, colours.
- See it | Boots are lent.

pick[- ]your[- ]own(?: calendar| season)?|season(?:al)? calendar|what['’]?s in season|harvest calendar
- June | Strawberries, peas, the first gooseberries.
- July and August | Raspberries, currants, beans.
- September | Plums, blackberries, early apples.
- October | Pumpkins, late apples, squash.

farm (?:tours?|visits?)|meet the animals|school visits
- With somebody | Who works here, and answers everything.
- Boots | The farm is not swept for visitors.
- Groups | Write beforehand, with how many you are and how old.

(?:bike|cycle|bicycle|e-?bike|kayak|paddleboard|ski|tool|equipment|dress|suit)s? (?:hire|rental|rentals)
- For a day | Collected in the morning, brought back by evening.
- For longer | A weekend or a week, at a price for it.
- What comes with it | Set up for you, with what you need to be safe.

tyres?(?: prices?| and wheels)?
- The right ones | Say the size, or send a picture of the side wall.
- Fitted and balanced | While you wait, where we can.
- The old ones | Stay here.

mots?(?: booking| tests?)?|(?:brands|makes)(?: we (?:service|repair|work on))?|bodywork|recovery|fleet servic(?:e|ing)|parts
- Say which car | Make, year and what you have noticed.
- A time | You get one, and hear how long it takes.
- Before we do more | We ring, with a price.

(?:pick[- ]?up|collection)(?: and (?:drop[- ]off|delivery|return))?
- Where from | Say the address and a time that suits you.
- Where to | Back to the door, or to your work.
- What it costs | Depends on the way there; ask.

(?:exam|theory test|driving test|interview|practice|study) (?:tips|advice|help)
- A little every day | Twenty minutes do more than a Sunday.
- Ask what you got wrong | That is where the marks are.
- The night before | Sleep.

learning outcomes|what you (?:will )?learn|graduates|where (?:our )?(?:graduates|students|pupils) go
- At the end | You can do it alone, and show it.
- On the way | Each part leaves something finished.
- Afterwards | We stay in touch, and ask how it went.

menus? of the week|weekly menu|lunch menu
- Monday and Tuesday | Soup, bread, fruit.
- Wednesday and Thursday | Something warm from the oven, vegetables.
- Friday | What was wished for most.
`;
