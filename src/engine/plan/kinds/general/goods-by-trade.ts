/**
 * What a business that lives of something else may sell beside it: words of its trade or kind, then its goods, each with its
 * title, price in euros and a line.
 */
const told = `
golf|tennis|padel|squash|badminton|racket
Balls, three | 9 | New, in the box.
Glove | 18 | Try it on first.
Club shirt | 35 | With the crest, in the usual sizes.
Cap | 19 | Against sun and rain from the side.

yoga|pilates|meditation|breathwork
Mat | 49 | Heavy enough to stay where it is.
Block, cork | 14 | Brings the floor nearer.
Strap | 9 | For legs that end too soon.
Bolster | 39 | To lie on, for as long as you like.

climb\\w*|bouldering
Chalk bag | 22 | With a belt that holds.
Chalk | 7 | Loose, in a bag that closes.
Shoes, for the first year | 75 | Flat, and kind to toes.
T-shirt | 24 | With the wall on the back.

football|rugby|cricket|hockey|netball|basketball|rowing|running|cycling|swim\\w*|athletic\\w*|sports?|rugby club|sports club|gym|crossfit|martial|karate|judo|box(?:ing)?
Club shirt | 32 | In the colours, in the usual sizes.
Hoodie | 42 | For the side of the pitch.
Scarf | 16 | Long enough for two.
Water bottle | 11 | With your name, if you ask.

pta|primary school|school|nursery|kindergarten|parents
Sweatshirt, second hand | 4 | Washed, in most sizes.
Summer dress or shirt, second hand | 3 | Ask for the size above.
Book bag | 6 | New, with a place for the name.
Tea towel with every face | 7 | Drawn by the children.

pottery|potter|ceramic\\w*
Mug | 26 | Holds more than it looks.
Bowl, small | 22 | For olives, keys or rings.
Plate | 34 | No two quite the same.
Vase for one stem | 38 | With a narrow neck.

press|publish\\w*|author|novelist|poet|writer|magazine|zine|bookshop
The latest book | 16 | Just out, and on the shelf.
The one before | 14 | Still in print.
A signed copy | 20 | With a line, if you say for whom.
Tote bag | 12 | Holds six paperbacks.

band|singer|music\\w*|orchestra|choir|dj|label|rapper
T-shirt | 25 | Black, of course.
Record | 24 | With the words inside.
Poster | 12 | Printed by hand, numbered.
Tote bag | 14 | For records and bread.

museum|gallery|heritage|castle|exhibition|archive
Postcard | 1 | One of each room.
Catalogue | 18 | With every picture, and what is known.
Tote bag | 12 | With the house on it.
Pencil | 2 | For drawing what you see.

zoo|aquarium|wildlife|sanctuary|shelter|rescue|dogs?|cats?|vet|veterinary|pets?|groom\\w*
Tote bag | 12 | With one of them on it.
Calendar | 14 | Twelve who live here.
Mug | 11 | Survives the dishwasher.
Lead, soft | 16 | In three lengths.

church|chapel|parish|temple|charity|nonprofit|foundation|hospice
Tote bag | 10 | Carries the shopping and the message.
Mug | 10 | For tea, mostly.
Cards, five | 8 | Drawn by somebody who comes here.
Calendar | 12 | With room to write.

salon|hair\\w*|barber\\w*|beauty|nails?|lash\\w*|brow\\w*|make-?up
Shampoo, mild | 16 | The one we use ourselves.
Hair oil | 22 | Two drops are enough.
Comb, wood | 12 | Wide, and kind to wet hair.
Hand cream | 14 | For after work.

spa|massage|sauna|wellness|physio\\w*|osteopath\\w*|chiropract\\w*
Body oil | 26 | The one from the treatment.
Bath salt | 14 | For an evening with the door shut.
Towel | 28 | Large, heavy, washed soft.
Heat pad | 24 | Filled with grain.

tattoo\\w*|piercing
Aftercare balm | 14 | Thin is enough.
Print, signed | 25 | From the flash on the wall.
T-shirt | 26 | Drawn here, printed nearby.
Soap, plain | 6 | For the first weeks.

brewery|brewing|taproom|wine\\w*|vineyard|distillery|cider\\w*|bar|pub
Mixed six | 24 | One of each, well packed.
Glass | 9 | The right shape for it.
T-shirt | 24 | Smells of nothing yet.
Bottle to give away | 28 | In paper, with a card.

restaurant|bistro|caf[eé]|coffee|bakery|deli|pizz\\w*|kitchen|diner|food truck|tea ?room
Our sauce, in a jar | 8 | Keeps until it is opened, and then not long.
Coffee, 250 g | 12 | Ground for your pot, or whole.
Apron | 29 | The one everybody asks about.
Mug | 14 | Heavy, to keep warm.

farm\\w*|orchard|garden\\w*|nursery|allotment|flower|florist|bees?|honey
Honey | 9 | From this summer.
Seeds, five sorts | 12 | Saved here.
Jam | 6 | Made when there was too much.
Basket | 24 | Woven to be carried full.

hotel|guest ?house|b&b|inn|hostel|camp\\w*|glamping|cottage|retreat
Jar of jam | 7 | The one from breakfast.
Soap | 8 | As it lies by the basin.
Blanket | 59 | From the reading chair.
Map, drawn by hand | 6 | With the paths that are on no other.

photograph\\w*|painter|artist|illustrat\\w*|printmaker|sculpt\\w*
Print, small | 35 | Signed on the back.
Print, large | 90 | On heavy paper, numbered.
Cards, six | 12 | With envelopes.
Calendar | 18 | Twelve pictures, wide margins.

festival|conference|hackathon|marathon|race|fun run|10k|event|theatre|theater|comedy|circus|cinema|film
T-shirt | 22 | With the year, so that you can say you were there.
Poster | 12 | The one from the lamp posts.
Cup | 6 | Yours for the day, and after.
Tote bag | 12 | With the programme in it.

podcast|radio|blog|newsletter|streamer|game\\w*|comic\\w*
T-shirt | 24 | For those who get the joke.
Mug | 14 | For long episodes.
Stickers, five | 6 | For the back of the laptop.
Poster | 15 | Signed, if you ask.

bike|bicycle|cycle|motor\\w*|car|auto\\w*|garage
Cleaning kit | 24 | What we use, in smaller bottles.
Cap | 19 | Oil does not show on it.
Key ring | 8 | Made of a part that had done its work.
Tool for the glove box | 16 | Small, and the right one.

dance|ballet|theatre school|drama
Practice shirt | 24 | Loose where it has to be.
Shoes, soft | 26 | Come and try: sizes run small.
Hair net and pins | 5 | For the day of the show.
Bag | 18 | Room for shoes and a snack.
`;

/** A thing to sell: what it is, its price in euros, a line about it. */
export type Good = readonly [title: string, euros: number, text: string];

const groups = told
  .trim()
  .split(/\n\n+/u)
  .map((block) => {
    const [words = '', ...lines] = block.split('\n');
    return {
      calls: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu'),
      goods: lines.map((line): Good => {
        const [title = '', euros = '', text = ''] = line.split(' | ');
        return [title, Number(euros), text];
      }),
    };
  });

/** The goods of a trade, by the first of `texts` that names it, best first; none for a trade nobody knows. */
export const goodsFor = (texts: readonly string[]): readonly Good[] => {
  for (const text of texts) {
    const found = groups.find(({ calls }) => calls.test(text));
    if (found) return found.goods;
  }
  return [];
};
