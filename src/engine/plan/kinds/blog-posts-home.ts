import type { Post } from './blog-topics';

/** Sample posts about children, gardens and running. */
export const parenting: readonly Post[] = [
  [
    'Shoes, a short history',
    'Mornings',
    '9 March',
    4,
    'We leave at ten to eight. We have never left at ten to eight.',
    [
      'There are four shoes. At seven there were four shoes. By half past there are three, and one of them is in the oven, which is a cave.',
      'I used to think that mornings were about time. They are about negotiation, and I am the side without a plan.',
      'Today we left in rubber boots, in sunshine, singing. We were early.',
    ],
    'shoe',
  ],
  [
    'What they remember of the holiday',
    'Weekends',
    '24 February',
    5,
    'Nine days by the sea. They remember the lift.',
    [
      'We had a list: the lighthouse, the boat, the museum with the whale. All of it was done, all of it was photographed.',
      'When Grandmother asked, they told her about the lift. It had a mirror, a button that lit up, and once a man with a parrot.',
      'Next year we save the money and ride lifts.',
    ],
    'building',
  ],
  [
    'Dinner, with opinions',
    'Kitchen',
    '11 February',
    3,
    'Peas are fine. Peas that touch are not.',
    [
      'The rule is that nobody has to finish. The other rule is that everybody tries. The third rule was theirs: sauce lives in its own bowl.',
      'Since the third rule we have peace, and eleven bowls to wash.',
    ],
    'bowl',
  ],
  [
    'The quiet half hour',
    'Evenings',
    '28 January',
    4,
    'Lights out at eight. What happens then is mine.',
    [
      'For a year I tidied in that half hour. Then I read a page a night, standing, as if somebody might call.',
      'Now I sit down first. The toys are still on the floor, but I have stopped being the person who steps on them.',
    ],
    'lamp',
  ],
];

export const gardening: readonly Post[] = [
  [
    'Digging less, and why',
    'Soil',
    '9 March',
    5,
    'Two years without a spade. The worms sent a note.',
    [
      'I stopped turning the beds because my back asked me to. A hand’s width of compost on top, and that was all.',
      'In the second spring the soil was darker, and a trowel went in to the handle. There were fewer weeds, too, because I no longer planted their seeds for them.',
      'I still own the spade. It holds the door of the shed.',
    ],
    'leaf',
  ],
  [
    'Peas before the swallows',
    'Sowing',
    '24 February',
    3,
    'They do not mind the cold. They mind the mice.',
    [
      'Peas can go out as soon as the soil crumbles in the hand. I lay a strip of holly along the row, which mice respect and I regret.',
      'By May there is a green wall, and nobody has ever brought a bowl of them into the house. We eat them standing.',
    ],
    'plant',
  ],
  [
    'The corner nothing grows in',
    'Beds',
    '11 February',
    4,
    'North side, dry, under the maple. I have made friends with it.',
    [
      'I tried roses there, in my first year, out of pride. Then hostas, which fed a generation of slugs.',
      'What lives there now came by itself: ferns, wood sorrel, a fox glove from next door. I only stopped taking it out.',
    ],
    'tree',
  ],
  [
    'A calendar of smells',
    'Seasons',
    '28 January',
    3,
    'January smells of cut apple wood. It gets better.',
    [
      'In March it is the first mown edge. In June, tomatoes, before there is a single tomato. In October it is leaves, and in November the same leaves, later.',
      'I plan by numbers and plant by nose.',
    ],
    'flower',
  ],
];

export const running: readonly Post[] = [
  [
    'Slow is also a pace',
    'Training',
    '9 March',
    4,
    'My watch asked whether I had stopped. I had not.',
    [
      'The plan says easy. Easy means that I could tell you a story. For the first months I could have told you one word, and not a nice one.',
      'So I slowed down until I could talk, and was overtaken by a man with a pram. The child waved. I waved back, which proves it was the right pace.',
      'Six weeks later the same pace took four minutes less. Nobody had told my legs to hurry.',
    ],
    'runner',
  ],
  [
    'Sixteen kilometres and a bakery',
    'Long runs',
    '24 February',
    5,
    'Every long run needs a reason. Mine has almonds on it.',
    [
      'The bakery is at kilometre fourteen. Going there by car would take nine minutes and would be cheating.',
      'At eleven I think of the almonds. At thirteen I think of nothing. At fourteen I stand in the queue, steaming, and people let me go first.',
    ],
    'croissant',
  ],
  [
    'The knee has written a letter',
    'Body',
    '11 February',
    4,
    'It says: we need to talk about the stairs.',
    [
      'I did what one does: I ignored it, read about it at night, and diagnosed four things.',
      'Then I went to somebody who knows knees. She watched me stand on one leg, laughed kindly, and gave me three exercises. I do two.',
      'The knee has not written since.',
    ],
    'heart',
  ],
  [
    'Last, and how it felt',
    'Races',
    '28 January',
    3,
    'Somebody has to be. There was still soup.',
    [
      'They were folding the tables when I came in. A woman with a bell saw me, put the bell back on the table and rang it as if I were first.',
      'I have run faster since. I have not been cheered like that.',
    ],
    'flag',
  ],
];

export const reading: readonly Post[] = [
  [
    'Books I did not finish, with thanks',
    'Shelf',
    '9 March',
    4,
    'Forty pages is a fair trial.',
    [
      'I used to finish everything, out of manners. Then I counted how many evenings are left, and it is not an endless number.',
      'So there is a shelf for the unfinished. They stand there without blame. Two of them I picked up years later and read in a night: it had been me.',
    ],
    'books',
  ],
  [
    'Reading it again at forty',
    'Essays',
    '24 February',
    6,
    'At seventeen I was on the side of the son.',
    [
      'The same sentence, the same stain of tea on page ninety. Only now I understood what the mother does not say at dinner.',
      'Good books wait. They put on no weight in the meantime.',
    ],
    'book',
  ],
  [
    'In praise of the thin ones',
    'Lists',
    '11 February',
    3,
    'A hundred and twenty pages, and nothing missing.',
    [
      'A thin book fits into a coat and into a Sunday. It has no room for a chapter about the weather.',
      'Here is how I choose: I open the last third and read one page. If I want to know how they got there, I buy it.',
    ],
    'bag',
  ],
  [
    'The library on a rainy Tuesday',
    'Places',
    '28 January',
    4,
    'Eleven people, one cough, no hurry.',
    [
      'It is the last room in town where you may sit without buying anything. The radiators tick. A man sleeps over an atlas.',
      'I went for one title and came home with a different one, because it stood beside it. No search would have done that.',
    ],
    'window',
  ],
];
