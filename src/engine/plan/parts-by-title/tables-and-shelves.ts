/** What stands under the titles of those who cook, pour, grow and sell. Form as in `everywhere.ts`. */
export const tableParts = `
set (?:lunch|menu|dinner)|lunch(?: (?:menu|deal|specials?))?|business lunch|early bird
- Two or three courses | Chosen in the morning, from what came in.
- On time | Say when you have to be back, and you are.
- Without meat | One of them always is.

sunday (?:roasts?|lunch)|brunch(?: menu)?|breakfast(?: menu)?|afternoon tea
- From when | Ask, or look at the door; late risers are known here.
- What there is | The usual, done properly, and one thing nobody ordered yet.
- For many | Tell us the day before, and the tables are put together.

(?:the |our |head |meet the )?chefs?|(?:the |our )?kitchen
- Who cooks | Somebody who tastes everything twice.
- With what | With what is good this week, and nothing flown in for looks.
- Want to see? | The kitchen has a door. Ask when it is quiet.

specials?|today(?:['’]s)?(?: specials?)?|daily specials?|dish of the day|soup of the day|what(?:['’]s| is) (?:on|good) today
- On the board | Written in the morning, wiped away at night.
- Until it is gone | Nobody cooks it twice.
- Ask | Whoever serves has eaten it.

[restaurant|cafe|bar|bakery|food|pizz|deli|takeaway|truck|kitchen|grill|diner] (?:home )?deliver(?:y|ies)|take[- ]?(?:away|out)|to go|collection|order ahead|pick[- ]?up
> Order | By telephone, or with the form on this page.
> We cook | When you are nearly here, so that nothing goes soft.
> Eat | At the door, on the steps, at home.

kids(?:['’])? menu|children['’]?s menu|for kids
- Small plates | Of everything that large people eat.
- Plain | Noodles, butter, nothing green: no shame in it.
- Quick | Comes first, because hunger does.

bar snacks|small plates|sharing plates|tapas|nibbles
- Salty | To make the next glass taste better.
- Warm | From a small kitchen with one good pan.
- To share | Or not. Nobody looks.

tap ?rooms?|tasting rooms?|the bar|bar
- On tap | Ask what is new, and have a sip before you decide.
- To sit | Long tables, where strangers pass the crisps.
- To take home | In bottles, cans or your own jug.

food trucks?|street food|pop[- ]?ups?|kitchen takeovers?
- Who cooks today | Put up here as soon as they have parked.
- Until when | Until it is gone.
- Would you like to stand here? | Write to us with your menu and the length of your van.

(?:find our (?:beers?|wines?|products?)|stockists?|where to buy|find (?:us in )?(?:a )?(?:shop|store)s?|where you find (?:us|it))
- Here | Fresh, at the counter.
- In shops and bars | Ask for the one nearest to you.
- Not near you? | Tell your shop. That is how most of them came to us.

(?:our )?(?:brew(?:ing)?|roast(?:ing)?|bak(?:e|ing)|wine ?making|distilling|growing) (?:process|method)|how (?:we|it is|it['’]s) (?:brew|roast|bake|made|make it|grow)
- What goes in | Few things, and good ones.
- How long | As long as it takes; that is most of the craft.
- When it is ready | We taste, and then we taste again.

(?:our )?wines?|(?:our )?beers?|(?:our )?ciders?|(?:our )?spirits|(?:our )?gins?
- Light | For the afternoon, and for people who have to drive something heavy tomorrow.
- Round | The one that is asked for twice.
- Rare | A few bottles. Ask before you set your heart on it.

tastings?|wine tastings?|beer tastings?|(?:wine|beer|coffee|cheese|gin|whisk(?:e)?y) clubs?
- How it goes | A few glasses, a little bread, and the story of each.
- How many | A table full. For more we open the other room.
- At home | A box now and then, with a page about what is in it.

(?:the |our )?vineyards?|(?:the |our )?(?:farm|fields?|orchards?|land|estate|dairy)
- The ground | What grows here has to do with what lies underneath.
- The year | Cut, wait, worry, pick.
- Come and see | Sturdy shoes, and shut the gate behind you.

harvest|picking|pick your own|pyo
- When | When it is ripe, and that is never on the same date.
- What to bring | A basket, old clothes, time.
- What to leave | The green ones, for next week.

picnics?|hampers?
- Packed | Bread, something to put on it, something sweet, two glasses.
- Where to sit | We show you the tree.
- Ask the day before | So that the bread is yours.

(?:the |our )?restaurants?|(?:the |our )?caf[eé]s?|(?:the |our |tea|coffee) ?(?:room|shop|house)s?
- To eat | A short menu, cooked here.
- To sit | In or out, with a view of what goes on.
- Groups | Ring before you come with more than you can count on two hands.

[product|game|launch] what(?:['’]s| is) in the box|in the box|box contents|contents|components
- The thing itself | Packed so that it arrives as it left.
- What it needs | Everything for the first day. Nothing to buy on the way home.
- On paper | How to begin on one page, the rest behind it.

what(?:['’]s| is) in (?:the|your|this week['’]s) box(?: this week)?|what(?:['’]s| is) in season|in season|seasonal(?: (?:produce|menu|flowers|range))?|this week(?:['’]s)?(?: .{3,15})?|fresh this week
- Spring | The first green, after a long wait.
- Summer | More than the table holds.
- Autumn and winter | Roots, cabbage, what keeps, and what was put into jars.

meat|butchery|(?:our )?(?:beef|lamb|pork|poultry)|deli(?: counter)?|counter|charcuterie|cheese counter
- Cut for you | As thick as you say, and off the piece you point at.
- Where it is from | We can name the farm, and often the field.
- What to do with it | Ask. We cook, too.

(?:christmas|easter|thanksgiving|holiday|festive|seasonal) (?:orders?|menu|hampers?|gifts|shop)
> Tell us early | What, how much, and for how many.
> We write it down | And give you a number and a day.
> Fetch it | There is a second door for those who have one.

(?:veg(?:etable)?|fruit|meat|farm|produce|flower|harvest) (?:boxes|box(?: scheme)?|shares?)|csa|harvest share
- Small or large | For two who cook, or four who eat.
- What is in it | What is ripe. Say what you cannot bear.
- Away? | Skip a week; tell us two days before.

subscriptions?|subscribe (?:and|&) save|monthly box
- How often | Every week, every second, every month. You change it when you like.
- What comes | We choose, or you do.
- How it ends | With one line. Nobody asks why.

(?:our |loose )?teas?|tea leaves|tea blends
- Black | Clear and brisk, and it can carry milk.
- Green and white | Cooler water, less time.
- Without caffeine | For the evening, and not as a punishment.

(?:our )?coffees?|origins?|single origins?|blends?
- For espresso | Dark enough to carry milk.
- For the filter | Light, and clear as tea.
- Without caffeine | For the evening, and not as a punishment.

brew guides?|recipes?|how to brew|cook with us
- What you need | Less than the shops say.
- How much | With a spoon, if there are no scales.
- What goes wrong | And how to save it.

(?:our )?(?:caf[eé]s|shops|stores|branches|locations|salons|studios|offices|clinics)|find a (?:shop|store|branch|clinic)
- Near you | Tell us where you live, and we say which is closest.
- The same everywhere | Hands, prices, and how you are greeted.
- A little different | Each has a corner of its own.

equipment|tools|machines
- To begin with | One good thing rather than a set.
- To keep | What can be opened, cleaned and mended.
- To borrow | Ask us, before you buy something large.

new (?:books|in|arrivals|releases|products|stock|titles)|just (?:in|arrived)|latest (?:arrivals|products)
- This week | Unpacked, and not yet all on the shelf.
- On its way | Say the word, and one is put aside.
- Missing something? | Tell us. We order for one person, too.

(?:special |customer |school |book |bulk |large )?orders?|ordering|click (?:and|&) collect|order (?:form|online)
> Tell us what | As exactly as you know it. A picture helps.
> We look | And say whether, when and for how much.
> Fetch it | Or have it sent.

signed (?:copies|editions?|prints)|limited editions?|first editions?
- A few | As many as the hand could manage.
- Put aside | Write, and yours waits under the counter.
- With a name | If the one who signs is still here, ask.

author (?:talks?|events?|visits?|readings?)|readings?|signings?
- An evening | A chair, a lamp, a glass, and questions afterwards.
- Seats | Fewer than people. Tell us that you are coming.
- Would you like to read here? | Send us the first ten pages.

size guides?|sizing|measur(?:e|ing|ements?)|fit guide
- Measure | Over what you would wear underneath.
- Compare | With something of yours that fits.
- In between | Take the larger, or ask us.

care (?:guide|tips|instructions|advice)|how to care for .{3,20}
- Every day | Little, and gently.
- Now and then | A bit more thorough, with the right cloth.
- When something happens | Ask first. Most stains are made worse by haste.

(?:shipping|delivery|postage|returns?|refunds?|exchanges?)(?: (?:and|&) (?:shipping|delivery|returns?|refunds?|exchanges?))?(?: policy)?
- On its way | Packed well, and you get the number that follows it.
- Not right? | Send it back as it came. We do not ask why.
- Broken on the road | A picture is enough. We make it good.

(?:custom|personali[sz](?:ed|ation)|made[- ]to[- ]order|engraving|monogram(?:ming)?)(?: .{3,15})?
> Say what it should say | A name, a date, a line.
> See it first | As a drawing, with the price.
> Have it made | And hear when it is ready.

(?:plants?|house ?plants|corporate(?: (?:flowers|gifts|orders))?|funerals?|sympathy)(?: flowers)?
- What it is for | Tell us, and we say what suits.
- When | So that it is at its best on the day, and not the day before.
- How it is brought | By hand, with your card.

nutrition(?: (?:advice|plans?|coaching))?|meal (?:plans?|prep)|diet plans?
- What you eat now | Written down for three days, without shame.
- One change | That you can keep on a bad Wednesday.
- And again | After some weeks we look at what stayed.

[shop|store] (?:our )?(?:repairs?|servicing|restoration|cleaning|alterations?|mending)(?: (?:service|workshop|bench))?
> Send or bring it | With a line on what it no longer does.
> We look | And tell you what it takes and what it costs, before anything is opened.
> You decide | Mended and sent back, or sent back as it came.
`;
