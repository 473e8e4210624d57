/** One recipe: its title, how hard it is, how long it takes, what makes it worth cooking, what goes in, and the steps. */
export type Recipe = {
  readonly title: string;
  readonly level: 'Easy' | 'Medium' | 'Hard';
  readonly time: string;
  readonly text: string;
  readonly art: string;
  readonly things: readonly string[];
  readonly steps: readonly string[];
};

/** `title | level | time | text | art | thing; thing | Step.; Step.`, a recipe a line. */
export const readRecipes = (lines: string): readonly Recipe[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', level = '', time = '', text = '', art = '', things = '', steps = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        title,
        level: level as Recipe['level'],
        time,
        text,
        art,
        things: things.split(';').map((cell) => cell.trim()),
        steps: steps.split(/(?<=\.);/u).map((cell) => cell.trim()),
      };
    });

/** Loaves, rolls and flat breads. */
export const breads = readRecipes(`
No-knead bread | Easy | 20 minutes and a night | Four things, one bowl, no machine. | loaf | 500 g flour; 375 g water; 9 g salt; 1 g dried yeast | Stir everything in the evening until no flour is dry.; Cover, and sleep.; Fold once with wet hands, and let it rest for an hour.; Bake in a hot pot at 230 °C for 30 minutes, then 15 open.
Country loaf | Medium | 4 hours and a night | A dark crust, and a crumb that holds butter. | loaf | 450 g bread flour; 50 g wholemeal flour; 350 g water; 100 g sourdough starter; 10 g salt | Stir flour and water, and leave them alone for half an hour.; Work in starter and salt until the dough pulls from the bowl.; Fold it four times in two hours, shape it, and put it in the cold overnight.; Bake in a hot lidded pot at 240 °C for 25 minutes, then 20 without the lid.
Baguette | Hard | 5 hours | Crackles when it cools. Listen. | baguette | 500 g flour; 360 g water; 10 g salt; 2 g dried yeast | Stir, rest, and fold every half hour, four times.; Divide into three, and rest them as short rolls.; Shape them long, with the seam tight, on a floured cloth.; Cut five times, steam the oven, bake at 250 °C for 20 minutes.
Focaccia | Easy | 3 hours | Holes on top, oil in the holes. | spread | 500 g flour; 400 g water; 10 g salt; 5 g dried yeast; olive oil; rosemary | Stir flour, water, salt and yeast; let it double.; Tip it into an oiled tin, and wait until it has spread by itself.; Press your fingers down to the bottom; oil, salt, rosemary.; Bake at 230 °C for 22 minutes.
Rye with seeds | Medium | 2 hours and a day | Better on the second day, best on the fourth. | wheat | 400 g rye flour; 400 g warm water; 150 g rye starter; 120 g mixed seeds; 9 g salt | Pour half of the water over the seeds, and leave them for an hour.; Stir in everything else: it is a paste, and meant to be.; Fill a tin to two thirds, and let it rise to the rim.; Bake at 180 °C for 70 minutes, and do not cut it before tomorrow.
Brioche | Hard | 3 hours and a night | More butter than seems right. It is right. | cake | 400 g flour; 4 eggs; 60 g milk; 200 g soft butter; 50 g sugar; 8 g salt; 8 g dried yeast | Knead all but the butter until it is smooth.; Add the butter a spoon at a time, and do not lose heart.; Cold overnight, then shape while it is still cold.; Let it rise for two hours; brush with egg; bake at 180 °C for 30 minutes.
Milk rolls | Easy | 2 hours | Soft enough for small hands. | bag | 500 g flour; 280 g milk; 60 g butter; 40 g sugar; 7 g dried yeast; 8 g salt | Warm the milk with the butter, and let it cool to lukewarm.; Knead everything for ten minutes.; Let it double, make twelve balls, and set them side by side.; Brush with milk; bake at 190 °C for 18 minutes.
Flatbread in a pan | Easy | 40 minutes | For when there is soup and no bread. | plate | 300 g flour; 180 g yoghurt; 1 tsp salt; 1 tsp baking powder | Stir, knead for two minutes, and rest for twenty.; Divide into six, and roll them thin.; Bake in a dry hot pan until they blister, then turn.; Keep them under a cloth.
`);

/** Cakes, biscuits and other sweet things. */
export const sweets = readRecipes(`
Lemon cake | Easy | 1 hour | Poured over while it is hot. | cake | 200 g butter; 200 g sugar; 4 eggs; 200 g flour; 2 tsp baking powder; 2 lemons | Beat butter and sugar until pale; add eggs one by one.; Fold in flour, baking powder and the zest.; Bake at 175 °C for 45 minutes.; Pour the juice, stirred with sugar, over the hot cake.
Apple tart | Medium | 2 hours | Thin slices, patience, jam. | fruit | 200 g flour; 120 g cold butter; 50 g sugar; 1 egg yolk; 5 apples; 3 tbsp apricot jam | Rub butter into flour and sugar; bind with yolk and a little water.; Chill, roll out, and line the tin.; Lay the apples like tiles.; Bake at 190 °C for 45 minutes; brush with warm jam.
Cream puffs | Hard | 2 hours | They rise if nobody opens the oven. | cupcake | 125 g water; 60 g butter; 80 g flour; 3 eggs; 250 g cream; 1 tbsp sugar | Boil water and butter; tip in the flour, and stir until it leaves the pan.; Let it cool a little, and beat in the eggs one by one.; Bake small heaps at 200 °C for 25 minutes; do not open.; Fill with whipped cream when they are cold.
Oat biscuits | Easy | 30 minutes | Twelve, in theory. | plate | 120 g butter; 100 g brown sugar; 150 g oats; 100 g flour; 1 egg; a pinch of salt | Melt butter and sugar together.; Stir in everything else.; Set spoonfuls far apart, and press them flat.; Bake at 180 °C for 12 minutes.
Chocolate mousse | Medium | 30 minutes and 3 hours | Four spoons, four people. | chocolate | 150 g dark chocolate; 4 eggs; 30 g sugar; a pinch of salt | Melt the chocolate over warm water.; Stir in the yolks, off the heat.; Beat the whites with salt and sugar, and fold them in by thirds.; Chill for three hours.
Nut roll | Hard | 4 hours | Grandmothers disagree about the filling. | loaf | 400 g flour; 180 g milk; 60 g butter; 7 g dried yeast; 250 g ground walnuts; 100 g sugar | Knead a soft dough, and let it double.; Scald the nuts with sweet hot milk.; Roll out, spread, roll up tightly.; Rise for an hour; bake at 175 °C for 45 minutes.
Rice pudding | Easy | 45 minutes | Stirred with a book in the other hand. | bowl | 150 g round rice; 900 ml milk; 60 g sugar; a stick of cinnamon; a strip of lemon peel | Bring everything but the sugar to the boil.; Turn it down, and stir now and then for 35 minutes.; Add the sugar at the end.; Eat it warm, or cold at midnight.
Plum crumble | Easy | 1 hour | September in a dish. | fruit | 1 kg plums; 150 g flour; 100 g butter; 80 g sugar; 50 g oats | Halve the plums into a dish.; Rub the rest to crumbs.; Scatter, thickly.; Bake at 190 °C until it bubbles at the edge.
`);

/** Dinners without anything from animals, so that they suit whatever the site says of itself. */
export const dinners = readRecipes(`
White beans, slowly | Easy | 2 hours, mostly waiting | Soaked overnight, then left in peace. | beans | 300 g dried white beans; 1 onion; 2 bay leaves; olive oil; salt | Soak the beans overnight.; Cover with fresh water, add onion, bay and oil.; Simmer without salt until they are soft.; Salt, rest for half an hour, and eat with bread.
Aubergine and chickpeas | Medium | 1 hour | One tin, one oven, two days of lunch. | skillet | 2 aubergines; 400 g chickpeas; 400 g tomatoes; 1 tsp cumin; 1 tsp smoked paprika; parsley | Cube, oil and roast the aubergines at 210 °C for 25 minutes.; Fry the spices in oil; add tomatoes and chickpeas.; Fold in the aubergines.; Parsley, lemon, rice.
Handmade ravioli | Hard | 3 hours | Two people, one table, flour everywhere. | noodles | 400 g durum flour; 200 g water; 500 g pumpkin; nutmeg; olive oil; sage | Knead flour and water for ten minutes; rest for an hour.; Roast the pumpkin, mash it dry, season with nutmeg.; Roll thin, fill, seal with a wet finger.; Three minutes in salted water; sage fried in oil.
Tomato soup | Easy | 40 minutes | Roasted first. That is the whole secret. | bowl | 1 kg tomatoes; 1 head of garlic; olive oil; 500 ml stock; basil | Halve the tomatoes, oil and salt them.; Roast at 200 °C with the garlic for 30 minutes.; Blend with hot stock.; Basil, more oil.
Mushroom risotto | Medium | 45 minutes | Stir, talk, stir. | mushroom | 300 g risotto rice; 400 g mushrooms; 1 shallot; 1 l hot stock; olive oil; thyme | Fry the mushrooms hard, and set them aside.; Soften the shallot; toast the rice.; Add stock by the ladle for 18 minutes.; Fold in mushrooms and thyme; let it rest.
Noodles with peanuts | Easy | 20 minutes | Faster than the delivery. | noodles | 250 g noodles; 3 tbsp peanut butter; 2 tbsp soy sauce; 1 lime; chilli; spring onions | Boil the noodles, and keep a cup of the water.; Stir peanut butter, soy and lime with it.; Toss.; Chilli and spring onions on top.
Cabbage, charred | Easy | 50 minutes | Black edges are wanted here. | vegetables | 1 pointed cabbage; olive oil; 2 tbsp tahini; 1 lemon; hazelnuts | Quarter the cabbage, oil and salt it.; Roast at 230 °C until the edges are black.; Stir tahini, lemon and water to a cream.; Pour over; nuts on top.
Lentils with mustard | Easy | 35 minutes | Warm today, cold tomorrow. | bowl | 250 g small green lentils; 2 carrots; 1 tbsp mustard; vinegar; oil; parsley | Simmer lentils and diced carrots for 22 minutes.; Stir mustard, vinegar and oil.; Dress while they are warm.; Parsley, pepper.
Fried rice | Easy | 20 minutes | For whatever is left in the fridge. | bowl | 300 g cooked rice; 1 carrot; 100 g peas; 2 spring onions; soy sauce; oil | Fry the carrot hard in hot oil.; Add the rice, and leave it alone until it crackles.; Stir in peas and soy sauce.; Spring onions, chilli.
Jacket potatoes | Easy | 1 hour | The oven does the work. | vegetables | 4 large potatoes; 400 g baked beans; 1 onion; oil; salt | Prick, oil and salt the potatoes.; Bake at 200 °C for an hour.; Soften the onion, and warm the beans with it.; Cut a cross, push, and fill.
`);
