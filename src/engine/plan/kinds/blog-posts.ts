import type { ContentItem, Facts } from '../content';
import { chooseBank } from './parts/says';

type Post = readonly [
  title: string,
  group: string,
  date: string,
  minutes: number,
  excerpt: string,
  body: readonly string[],
  art: string,
];

const everyday: readonly Post[] = [
  [
    'The shelf I keep not fixing',
    'Home',
    '9 March',
    4,
    'It leans to the left. So do I, by now.',
    [
      'The shelf has leaned since we moved in. Every visitor says so, kindly, and every visitor offers a spirit level.',
      'I have begun to think of it as the one thing in the flat that nobody improved. It holds the books. It simply holds them at an angle.',
      'Last week I took the screwdriver out, put the kettle on, and read the top row instead. It was the better afternoon.',
    ],
    'books',
  ],
  [
    'Notes from a slow train',
    'Travel',
    '24 February',
    6,
    'Seven hours for what a plane does in one.',
    [
      'Seven hours is long enough to become a passenger. For the first two you are still someone who is going somewhere.',
      'After the third station the landscape stops being a picture and turns into a place where people hang out washing.',
      'I arrived late, hungry and with a notebook full of other people’s sentences. I would take it again tomorrow.',
    ],
    'train',
  ],
  [
    'What my neighbour grows',
    'People',
    '11 February',
    3,
    'Tomatoes, mostly, and patience.',
    [
      'He plants in rows so straight that the snails look embarrassed.',
      'When I asked for his secret he handed me a bucket. “Water,” he said. “Every evening. People always want it to be something else.”',
    ],
    'plant',
  ],
  [
    'On finishing small things',
    'Work',
    '28 January',
    5,
    'A list of one is still a list.',
    [
      'I used to write lists of twelve things and end the day with nine. Nine sounds like a lot. It felt like three missing.',
      'Now I write one. When it is done, I write another. The day is the same; the evening is very different.',
    ],
    'pencil',
  ],
  [
    'The café closes at four',
    'Home',
    '14 January',
    4,
    'And what that does to a town.',
    [
      'A town where the café closes at four has decided something about its evenings.',
      'I do not think anyone held a vote. It was a tired owner, then a habit, then a fact.',
    ],
    'cup',
  ],
  [
    'A year without the news before nine',
    'Work',
    '2 January',
    7,
    'What I missed: very little. What I got: mornings.',
    [
      'The rule was simple. Nothing with a headline before nine.',
      'The first week was dull, the second was quiet, and from the third on I started waking up with ideas of my own.',
      'The world went on happening. It turned out it had never needed me at seven.',
    ],
    'sun',
  ],
];
const tech: readonly Post[] = [
  [
    'The bug was in the question',
    'Debugging',
    '9 March',
    5,
    'I fixed the wrong thing quickly, and then the right thing slowly.',
    [
      'The report said the page was slow. The page was not slow. The button that opened it was.',
      'I spent a morning making a fast thing faster, because that is where the profiler pointed when I pointed the profiler there.',
      'What I do now: I ask the person to show me, and I keep my hands off the keyboard until they have finished.',
    ],
    'bug',
  ],
  [
    'Delete it and see who calls',
    'Practice',
    '24 February',
    4,
    'A field test for features nobody admits to using.',
    [
      'We had a switch that four people swore was essential. We hid it for a week.',
      'Nobody called. In the second week one person did, and it turned out she needed something else entirely, which we then built.',
    ],
    'terminal',
  ],
  [
    'Small tools I still use',
    'Tools',
    '11 February',
    6,
    'None of them has a landing page.',
    [
      'A script that renames photographs. Forty lines, eleven years old.',
      'A text file called “later”. It is where ideas go to be looked at once more, soberly.',
      'A kitchen timer. It is the only one of the three that has never needed an update.',
    ],
    'wrench',
  ],
  [
    'Read the error again',
    'Debugging',
    '28 January',
    3,
    'Aloud, if nobody is watching.',
    [
      'Most messages say what happened in the first line and what you fear in the other forty.',
      'Reading aloud slows you down to the speed at which understanding happens.',
    ],
    'screen',
  ],
  [
    'Names are the first draft',
    'Practice',
    '14 January',
    5,
    'If you cannot name it, you are not done thinking.',
    [
      'The worst class I ever wrote was called Manager. It managed.',
      'When I gave it three honest names it fell apart into three honest pieces.',
    ],
    'pencil',
  ],
];
const food: readonly Post[] = [
  [
    'Beans, and being at home',
    'Kitchen',
    '9 March',
    5,
    'They need two hours and almost none of your attention.',
    [
      'Soak them if you remember. If you forget, cook them longer and do not tell anyone.',
      'An onion, a carrot, a leaf of bay, and salt only near the end. The smell does the rest of the housework.',
      'Eat the first bowl standing, with oil. The rest is for tomorrow, when it is better.',
    ],
    'bowl',
  ],
  [
    'The market at closing time',
    'Market',
    '24 February',
    4,
    'When prices fall and the stories begin.',
    [
      'At two the stalls start folding. What is left is heavy, ripe and urgent.',
      'I came for lemons and went home with a crate of artichokes and a recipe I was made to repeat twice.',
    ],
    'vegetables',
  ],
  [
    'A pan I inherited',
    'Kitchen',
    '11 February',
    3,
    'Iron, black, and older than anyone who could have warned me.',
    [
      'It sticks when it is offended. It does not stick when it is hot, dry and respected.',
      'Three generations have fried eggs in it, and none has washed it with soap.',
    ],
    'pan',
  ],
  [
    'Bread for people with jobs',
    'Baking',
    '28 January',
    6,
    'Mix before bed, bake before work.',
    [
      'The dough does not mind that you sleep. That is its whole secret.',
      'Flour, water, salt, a pinch of yeast. Stir, cover, forget. In the morning fold it twice and heat the pot.',
    ],
    'loaf',
  ],
  [
    'Soup as a calendar',
    'Kitchen',
    '14 January',
    4,
    'What month it is, by the spoon.',
    [
      'January is leeks. February is leeks and regret. In March something green appears and everybody talks about it.',
      'I stopped writing down recipes and began writing down dates.',
    ],
    'bowl',
  ],
];
const travel: readonly Post[] = [
  [
    'The ferry that waits',
    'Islands',
    '9 March',
    6,
    'It leaves when the baker is on board.',
    [
      'The timetable says nine. The captain says when the bread is here.',
      'We stood on the pier in a wind that had opinions, and nobody looked at a watch.',
      'At twenty past, a woman came running with two paper sacks. People clapped.',
    ],
    'sea',
  ],
  [
    'One street in a strange town',
    'Cities',
    '24 February',
    5,
    'I walk it in the morning, at noon and at night.',
    [
      'In the morning it belongs to deliveries. At noon to people with lanyards. At night to cats.',
      'By the third walk the fruit seller nods. By the third day you have a street.',
    ],
    'street',
  ],
  [
    'What I pack now',
    'Practical',
    '11 February',
    4,
    'Half of it, and a lemon.',
    [
      'A lemon keeps, smells of home and fixes any soup.',
      'Everything else I used to carry can be bought, borrowed or done without.',
    ],
    'suitcase',
  ],
  [
    'The hut above the cloud',
    'Mountains',
    '28 January',
    7,
    'Twelve beds, one stove, no signal.',
    [
      'You hear the hut before you see it, because somebody is always chopping wood.',
      'At eight the lamp goes out, and it is darker than you remember dark being.',
    ],
    'mountains',
  ],
  [
    'Ordering without the language',
    'Practical',
    '14 January',
    3,
    'Point, smile, accept.',
    [
      'I wanted soup. I got a fish with its head on, and a cousin.',
      'It was the best evening of the journey.',
    ],
    'plate',
  ],
];

const byWords: readonly (readonly [RegExp, readonly Post[]])[] = [
  [/tech|code|coding|developer|programm|software|engineer|\bai\b|data/iu, tech],
  [/food|recipe|cook|baking|kitchen|vegan/iu, food],
  [/travel|hiking|journey|van ?life|backpack|nomad/iu, travel],
];

/** Sample posts: real short texts on what the prompt writes about. */
export const blogPosts = (facts: Facts): readonly ContentItem[] =>
  chooseBank(facts, byWords, everyday).map(([title, group, value, minutes, text, list, art]) => ({
    title,
    group,
    value,
    note: `${minutes} min read`,
    text,
    list,
    art,
    sample: true,
  }));
