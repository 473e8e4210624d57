/**
 * What a business that has no writing of its own kept here may write about: words of its trade or kind, then three notes,
 * each with its title, the line under it and how it goes on.
 */
const told = `
fundraisers?|fundraising|appeal|crowdfund\\w*
Where we are | The sum, and what it has done to us. | When the first hundred had come we wrote it on the board by the door. Since then somebody looks at it every morning, and twice it was higher than the evening before.
The first quote is in | A figure, a date and a question. | Three firms came to look, one came twice. What it costs is now known to the last screw, and what is still missing fits into one line.
Cakes, and what they brought | A Saturday, told by those who stood there. | Eleven cakes, one thermos that leaked, and a box that was heavier at the end. The recipe that sold out first is asked for daily.

vet|veterinary|dogs?|cats?|pets?|kennels|cattery|groom\\w*|animal
How to carry a cat that disagrees | Towel first, door closed, no speeches. | Leave the carrier open in the hall for three days with a blanket in it. On the fourth, lower the cat in backwards and do not apologise.
Fireworks, and what helps | The week before matters more than the night. | Close the curtains before dusk, put the radio on and stay in the room. Whoever hides under the bed is right to; leave them there.
What dogs really mean by yawning | Seldom that they are tired. | A dog that yawns while you bend over it is asking for a little more room. Give it, and watch what happens.

restaurant|bistro|kitchen|caterer|catering|chef|pizzeria|food truck
Why the menu is short | Eleven dishes, and a reason for each. | What we cannot cook well forty times in an evening does not go on it. Three dishes left last month; one came back.
The stock that never ends | Bones, an onion, all night. | It starts when the last table has gone. By morning the kitchen smells of it, and half of what we cook that day begins there.
What to drink with chillies | Not what most people think. | Bubbles make it worse. Something cold, a little sweet and not too strong carries the heat along without fighting it.

cafe|coffee|tea room|tearoom
The best hour to come | It is not eleven. | At half past two the machine is quiet and the cake of the afternoon has just been cut. Bring the book.
Milk, warmed properly | Sixty degrees, and no further. | Above that it tastes of nothing but hot. If you like it hotter, say so, and we warm the cup instead.
Where this month’s beans come from | One hill, one family, one bag left. | They are washed twice and dried on racks. We drink them black in the morning before we open, to be sure.

bak(?:ery|er)|cakes?|patisserie|bread
How to keep bread for five days | Cut side down, no bag. | On a board it keeps its crust. From the third day on, toast it; from the fifth, make soup.
The oven at four | What happens before you wake. | The dough has been resting since yesterday. We only shape, score and wait, which is the hard part.
Rye, for beginners | Dense, sour and worth it. | Slice it thin, butter it thick and give it a day. It tastes best when wheat has long gone stale.

bar|pub|brewery|brewing|wine|taproom|vineyard|distillery
A small guide to ordering | Tell us what you had last time. | A name is not needed. Sweet or dry, long or short, and whether the evening is beginning or ending: that is enough.
Ice, seriously | It is half of the drink. | Large and clear melts slowly. Small and cloudy is water by the second sip.
What is new behind the bar | Two bottles and an argument. | We tasted both with the lights on. The cheaper one won by four to one, and is now on the list.

hotel|b&b|guest ?house|hostel|cottage|campsite|glamping|inn
A rainy day from here | Five things with a roof. | The small museum, the long lunch, the bookshop with the stove, a swim indoors, and our own sofa.
The walk we send everyone on | Two hours, one gate that sticks. | Left out of the door, uphill as far as the tree, then along the wall. The bench is for whoever comes first.
What we put into breakfast | And who brings it. | Eggs from up the road, bread from down it. The jam is ours and depends on the summer.

hair|barber\\w*|salon|nails?|beauty|lash|brow|make ?up|tattoo
How to keep a colour longer | Less water, less heat. | Wash every third day, lukewarm, and leave the dryer in the drawer at weekends. It saves you an appointment.
What to bring to a first appointment | A picture of what you do not want. | It says more than one you like. We look at both and at what your hair does by itself.
The week before the big day | Nothing new. | No new colour, no new cream, no courage. Sleep, water and one trial that was long ago.

spa|massage|sauna|wellness
Before you lie down | Eat a little, drink a lot. | An hour before is best. Tell us where it hurts and where you do not want to be touched; then nothing more needs saying.
What the cold is good for | Ten seconds are enough. | Breathe out while you go in. The warmth that follows is your own.
How to keep the calm until Monday | Walk home. | Leave the telephone where it is, take the long way and cook something that needs stirring.

gym|fitness|crossfit|personal trainer|boxing|climbing|running club|sports?
Sore is not a medal | What the second day tells you. | A little means you tried something new. Too much means that you tried all of it. Move, sleep, come back.
The warm-up you skip | Four minutes, no equipment. | Ankles, hips, shoulders, then the movement itself with nothing in your hands. Your first heavy set will thank you.
How to begin again | After a year, an illness, a child. | Half of what you remember, twice a week, for three weeks. Then we talk about the rest.

yoga|pilates|meditation
Stiff is a place to start | Nobody checks your toes. | Bend your knees until your back is long. That is the pose; the rest is decoration.
Five minutes in a chair | For days without a mat. | Feet on the floor, both hands on the belly, and out for longer than in. Nobody in the office will notice.
What to do when you cannot sleep | Legs up the wall. | Ten minutes, lights off, telephone in another room. Count the breaths out, and begin again at ten.

dentist|dental|orthodont\\w*
Brush less hard | Two minutes, two fingers. | Hold the brush like a pencil. Gums do not grow back, and enamel does not either.
The first visit with a child | A ride in the chair, nothing else. | Come before anything hurts. We count the teeth together, and whoever likes may press the button.
Grinding at night | Your jaw knows before you do. | A stiff neck in the morning, a tooth that feels too long: tell us. A thin splint is often all it takes.

clinic|physio\\w*|osteopath\\w*|chiropract\\w*|doctor|surgery|medical|midwi\\w*|podiatr\\w*|optician|pharmacy|acupunct\\w*|nutrition\\w*
What to write down before you come | Three lines save ten minutes. | When it began, what makes it better, what makes it worse. And everything you take, in the order in which you take it.
When to wait, and when not to | A short list for the fridge. | What gets a little better each day may take its time. What gets worse, wakes you or frightens you: call.
Moving with a bad back | Rest is the old advice. | Walk, often and not far. Sit less, lie less, and come if it runs down the leg.

solicitor|law(?:yer| firm)?|attorney|barrister|notary|legal
Before you sign | Read the page with the dates. | Most quarrels are about when, and not about what. Mark every date and every word such as reasonable, and ask.
A will on one page | Short is not careless. | Who gets what, who sees to it, who looks after the children. The rest can follow; this cannot.
What a first talk is for | Facts, then feelings, then options. | Bring the papers in the order in which they came. You leave with two or three ways and what each would cost.

insurance
What to photograph today | One room an hour. | Drawers open, numbers visible, receipts beside them. Keep the pictures somewhere that does not burn with the house.
The clause nobody reads | It begins with unless. | Look for it before the winter and ask what it means in your street. That is what we are for.
Changed jobs, moved, married? | Tell us before, and not after. | Most gaps open in those weeks. One call closes them, and sometimes makes it cheaper.

consult\\w*|recruit\\w*|agency|marketing|it support|coach\\w*
The meeting that could be a page | Write it first, then see. | If the page is clear, nobody needs the hour. If it is not, the hour would not have helped.
Ask for the second number | The first one is the average. | Averages hide the month in which everything went wrong. Ask for the worst one, and what was done about it.
What we would do first | With little money and six weeks. | Talk to five customers who left. It costs nothing and hurts a little, and it is where most plans begin.

saas|software|app|platform|start-?up
What we took out | Three settings nobody missed. | Each had been asked for once. Together they had made the first hour twice as long.
A bug, told from the beginning | It only happened on Thursdays. | A date was read in two places and written in one. Here is how we found it and what keeps it from coming back.
How we decide what comes next | A list, and a large eraser. | Whatever three people ask for in a month goes to the top. Whatever nobody mentions for a year goes.

photograph\\w*|videograph\\w*|film
The light at four | Why we ask you to wait. | It comes from the side, and faces get their shape back. An hour later it has gone, and no machine makes it again.
What to wear in front of a camera | Something you can sit in. | No small stripes, nothing new, and shoes you have walked in. The rest is up to the light.
How I choose | From eight hundred to sixty. | First by feeling, fast; then slowly, by what is still there the day after.

estate agent|realtor|real[- ]estate|property|letting\\w*
What sells a house in a morning | Not the smell of bread. | Clean windows, every lamp lit, and the one door that sticks, planed. People buy the feeling that somebody looked after it.
Read the survey backwards | The end comes first. | What is urgent stands in the last pages. Begin there, and the rest reads more calmly.
The street at eleven at night | Go and listen. | A viewing at noon tells you about the house. The pavement at night tells you about the life in it.

plumb\\w*|heating|boilers?|gas|drain\\w*
Find your stopcock today | Before you need it. | Under the sink, in the hall, behind the boxes. Turn it once a year so that it still turns when it matters.
Why the radiator is cold at the top | It wants to breathe. | A key, a cloth, a quarter turn until it hisses. Close it when water comes, and look at the pressure afterwards.
The drip that costs a bath a week | A washer, usually. | Write down where, how often and since when. It is the cheapest visit we make.

electric\\w*|solar|ev charg\\w*
When the fuse goes again | What it is trying to say. | Once is chance, three times is a message. Note what was switched on, leave it off, and call.
One socket, six plugs | A small sum. | Add up what stands on the back of each. A heater and a kettle do not belong on the same strip.
Light for reading | Beside you, and warmer than you think. | One good lamp at the right height does more than four in the ceiling.

garden\\w*|landscap\\w*|tree surgeon|lawn|plants?
Leave the leaves | Under the hedge, at least. | They feed the soil and hide whoever eats your slugs. Take them off the lawn; leave them everywhere else.
When to cut what | A list for the shed door. | What blooms in spring is cut after it has bloomed. What blooms in summer, in March. When in doubt, wait.
Water less, and longer | Once a week, until it is deep. | Roots go where the water is. A little every evening keeps them at the top, where the heat is.

build\\w*|construction|carpent\\w*|joiner\\w*|roof\\w*|plaster\\w*|painter|decorat\\w*|tiler|kitchen fitter|handyman|home-services|removals?|moving
Before the first hole | What we ask, and why. | Where the pipes run, who lives below, when the baby sleeps. An afternoon of questions saves a week of dust.
A price, read slowly | What is in it, and what is not. | Look for the words up to and excluding. If they are missing, ask; if there are many, ask as well.
Old houses are not crooked | They have settled. | We measure every corner, because none is square. Then we make the new thing to fit the old one.

clean\\w*|laundr\\w*|window clean\\w*
Vinegar is not for everything | Stone, for one. | It eats marble and dulls the tap. Warm water and patience do most of what bottles promise.
One room, twenty minutes | From the top down, from the left. | Dust falls, so begin above. Put the clock where you can see it, and stop when it rings.
The stain on the sofa | Do not rub. | Press with a dry cloth, from the outside in. Then call, and tell us what it was.

garage|auto|cars?|mechanic|mot|motorcycle|bike|bicycle|cycl\\w*
The noise, described | Say when, and not what. | Cold or warm, turning or straight, uphill or down. With that we find it in half the time.
Tyres, looked at properly | With a coin, and with your hand. | Run your palm over the tread both ways. If one way catches, something is not straight.
What can wait until next time | And what cannot. | Brakes, tyres and light cannot. Most other things can, and we tell you for how long.

florist|flowers?|bouquets?
How to make them last | A clean vase, and a cut at an angle. | Every second day, with fresh water. Away from the fruit bowl, which ages them overnight.
What grows here in March | Less than you think, and lovelier. | Hellebores, willow, the first narcissi. A small bunch of what is really there says more than a large one from far away.
Flowers for somebody who is ill | Nothing with a strong scent. | Small, low and easy to put down. And a card with one true sentence.

shop|store|boutique|goods|supplies
How we choose what comes in | We use it first. | For a month, at home, without mercy. About a third of what we try ends up on the shelf.
Mend before you buy | Yes, we say that too. | Glue, thread, a new strap: bring it along, and we tell you whether it is worth it.
A present for someone who has everything | Something that is used up. | Soap, paper, oil, tea. It is gone in a month, and remembered for longer.

(?:primary|secondary|elementary|grammar|high|village|middle) schools?|pupils
What belongs in the bag | Less than most of them carry. | A book, a bottle, something dry to change into. The rest lives in the classroom, and no back has to take it home.
Wet break | Games, windows, and a queue for the piano. | When the yard is a lake, the hall belongs to whoever has an idea. Shoes go on the mat, and the bell is heard all the same.
Ten minutes, aloud | Why there is reading every day. | The older ones read to the younger ones, and both get better at it. Ask at supper what it was about.

course|school|academy|tutor\\w*|lessons?|teach\\w*|college
Practise less, more often | Ten minutes beat an hour. | Every day, at the same time, in the same place. The head does the rest while you sleep.
What to do when you are stuck | Explain it to a chair. | Say aloud what you know, until you come to the word where you stop. That is the question to bring.
The first lesson | What happens, minute by minute. | We find out what you know already, which is more than you think, and do one thing that works.

nursery|preschool|childcare|daycare|child ?mind\\w*
The goodbye at the door | Short, true, and once. | Say when you come back, and come back then. The tears are usually over before the coat is hung up.
What they ate today | And why it was green. | They had picked it themselves. Whatever grows in the bed by the fence is eaten without a word.
Mud is a material | Please send the old trousers. | It holds, pours, sticks and dries. Nobody has to explain it, and it comes off in the wash.

festival|event|conference|concert|theatre|cinema|wedding|party
What happens the day before | Tape, tea, and a list. | By noon everything stands in the wrong place. By evening it is in the right one, and nobody remembers how.
How to get the best seat | Come for the one before. | Whoever plays first plays to the people who will tell the others. The room is cooler, too.
Packing for one evening | Shoes first. | Something warm for later, something to sit on, and a bottle. Everything else is there.

church|parish|faith|mosque|synagogue|temple
A bench is free | On being new somewhere. | Sit at the back, leave early, say nothing. It counts all the same, and somebody will have saved you a biscuit.
Soup on Wednesdays | Who comes, and who cooks. | It began with one pot. Now there are two, and no one asks who needs it and who just likes the company.
Silence, together | Ten minutes, once a week. | It is easier with others in the room. Nobody leads it; a bell begins and ends it.

museum|gallery|library|archive|heritage
One thing, looked at for an hour | A chair, as it happens. | By the end we knew who had sat in it, who had mended it, and that one leg came from another.
What is in the drawers | More than on the walls. | We open one a month and write down what we find. This time: buttons, a love letter, a receipt for coal.
Come on a wet Tuesday | You will have it to yourself. | The guards have time, the benches are free, and someone may tell you the story that is not on the label.

nonprofit|charity|foundation|campaign|volunteer\\w*|rescue|shelter
An hour, told minute by minute | What a first shift is like. | Ten minutes of names, forty of work, ten of tea. Most people come back for the last ten.
Where ten pounds go | Down to the postage. | We wrote it all down for a month. The largest part is wheels, the smallest is paper, and nothing is left over.
What we got wrong this year | And what we changed. | We asked people what they needed after we had bought it. Now we ask before.

farm|orchard|beekeep\\w*|honey|vegetable box
What the frost did | And what it left. | The early row is gone, the late one did not notice. There will be fewer plums, and they will be better.
Crooked carrots | Same taste, more character. | They met a stone and went round it. Grate them, roast them, or give them to whoever is under eight.
A day in the boots | From five to dark. | Feed, look, mend, pick, look again. The looking is most of it.

studio|design\\w*|architect\\w*|interior\\w*|craft\\w*|pottery|ceramic\\w*|maker
The drawing we threw away | It was the good-looking one. | It answered a question that nobody had asked. The plain one beside it is being built.
Three materials, at most | After that they argue. | One that carries, one that is touched, one that catches the light. A fourth has to earn its place.
What we measure first | Not the room. | How people move in it on an ordinary morning. The tape measure comes afterwards.
`;

const days = ['4 March', '11 February', '20 January'];

type Note = {
  readonly title: string;
  readonly text: string;
  readonly goesOn: string;
  readonly value: string;
};
const groups = told
  .trim()
  .split(/\n\n+/u)
  .map((block) => {
    const [words = '', ...lines] = block.split('\n');
    return {
      calls: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu'),
      notes: lines.map((line, at): Note => {
        const [title = '', text = '', goesOn = ''] = line.split(' | ');
        return { title, text, goesOn, value: days[at] ?? '' };
      }),
    };
  });

/** Three notes that a trade may write, by the first of `texts` that names it, best first; none for a trade nobody knows. */
export const notesFor = (texts: readonly string[]): readonly Note[] => {
  for (const text of texts) {
    const found = groups.find(({ calls }) => calls.test(text));
    if (found) return found.notes;
  }
  return [];
};
