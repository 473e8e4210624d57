/** A part of a card that prompts count, and what usually stands there: name, euros, a few words. */
export type DishSort = {
  readonly asked: RegExp;
  readonly title: string;
  readonly dishes: readonly (readonly [name: string, euros: number, text: string])[];
};

// asked | heading | name = euros = text ; …
const table = `
pizzas?|Pizza|Marinara=8.5=Tomato, garlic, oregano;Margherita=9.5=Fior di latte, basil;Diavola=12.5=Spicy salami;Quattro formaggi=12.5=Four cheeses;Capricciosa=13=Ham, artichoke, mushroom, olive;Ortolana=12=Vegetables from the oven;Bufala=13.5=Buffalo mozzarella, cherry tomato;Napoli=11=Anchovy, capers;Salsiccia=13.5=Sausage, bitter greens;Bianca=11.5=No tomato, rosemary;Funghi=12=Mushrooms, thyme;Calzone=13=Folded
(?:pasta dish(?:es)?|pastas?|pasta plates?)|Pasta|Cacio e pepe=12=Pecorino, black pepper;Pomodoro=10.5=Tomato, basil;Carbonara=13=Egg, guanciale;Ragù=14=Cooked for hours;Pesto=12.5=Basil, pine nuts;Aglio e olio=10=Garlic, chilli;Lasagne=14=From the oven;Ravioli=14.5=Ricotta, spinach
(?:starters?|appeti[sz]ers?|entrees?|small plates?|nibbles?|antipasti)|To begin|Soup of the day=6.5=With bread;Tomatoes on toast=7=Garlic, oil;Green salad=6=Mustard dressing;Burrata=9=Olive oil, pepper;Olives=4=In their own oil;Pickles=4.5=Made here;Flatbread=5=With dips;Stuffed peppers=7.5=Herbs, rice
(?:mains?|main (?:courses?|dishes)|large plates?)|Mains|Fish of the day=19=Ask what came in;Roast chicken=17=Lemon, thyme;Braised beef=21=Slow, with roots;Mushroom risotto=15=Parmesan;Vegetable stew=14=Beans, herbs;Steak=24=With a salad;Lamb shoulder=22=Shared or not;Aubergine from the oven=14.5=Tomato, crumbs
(?:desserts?|puddings?|sweets?|afters|dolci)|Dessert|Tiramisù=6.5=By the spoon;Chocolate tart=6.5=With cream;Panna cotta=6=With fruit;Ice cream=5=Two scoops;Affogato=5=Espresso over vanilla;Cheesecake=6.5=Baked;Sorbet=4.5=Of the season;Apple crumble=6=Warm, with custard
(?:sides?|side dishes)|Sides|Chips=4=With salt;Green beans=4.5=Butter, lemon;Roast potatoes=4.5=Rosemary;Slaw=3.5=Cabbage, carrot;Garlic bread=4=From the oven;Leaf salad=4.5=Dressed;Rice=3=Plain;Corn=4.5=On the cob
salads?|Salads|Green salad=7=Mustard dressing;Tomato and onion=7.5=Basil;Grain bowl=9.5=Roast vegetables;Greek=9=Feta, olives;Caesar=10=Crumbs, parmesan;Beetroot=8.5=Goat’s cheese;Chickpea=8.5=Lemon, herbs;Potato=6.5=Dill
burgers?|Burgers|Classic=10.5=Lettuce, tomato, pickle;Cheese=11.5=Cheddar, onion;Bacon=12.5=Smoked;Chicken=11.5=Crisp, slaw;Mushroom=11=Swiss cheese;Bean=10.5=Spiced, no meat;Double=14=Two of everything;Blue=12.5=Blue cheese, onion jam
tacos?|Tacos|Al pastor=4=Pork, pineapple;Carnitas=4=Slow pork;Fish=4.5=Crisp, cabbage;Chicken tinga=4=Smoky;Beef=4.5=Onion, coriander;Mushroom=3.8=Chilli, lime;Bean=3.5=Cheese, salsa;Cauliflower=3.8=Roasted
curr(?:y|ies)|Curries|Chicken curry=12.5=Tomato, ginger;Lamb curry=14=Slow;Prawn curry=14.5=Coconut;Dal=9.5=Lentils, cumin;Chickpea curry=10=Spinach;Paneer curry=11.5=Peas;Vegetable curry=10.5=What is in season;Fish curry=13.5=Tamarind
soups?|Soups|Tomato=6=Basil;Leek and potato=6=With chives;Lentil=6=Lemon, cumin;Pumpkin=6.5=Ginger;Chicken=7=Clear, with noodles;Onion=6.5=Cheese on toast
(?:sandwich(?:es)?|toasties?|paninis?|baguettes?|bagels?)|Sandwiches|Cheese and pickle=6=On sourdough;Ham and mustard=6.5=Thick;Egg mayonnaise=5.5=Cress;Tuna=6.5=Lemon, capers;Roast vegetables=6.5=Hummus;Chicken=7=Herbs;Salmon=7.5=Cream cheese;Mozzarella=6.5=Tomato, basil
(?:breakfasts?|brunch (?:dish(?:es)?|plates?)|breakfast dish(?:es)?)|Breakfast|Eggs on toast=7=As you like them;Porridge=5.5=With fruit;Granola=6=Yoghurt;Pancakes=8=Berries, maple;Full plate=11=Everything;Avocado on toast=8=Lime, chilli;French toast=8=Cinnamon;Omelette=8.5=Herbs, cheese
(?:cakes?|bakes?|pastr(?:y|ies))|Cakes|Lemon drizzle=3.8=Sharp;Carrot=4=Cream cheese;Chocolate=4=Dark;Almond=3.8=Moist;Apple=3.8=With oats;Brownie=3.5=Soft inside;Cinnamon bun=3.8=Warm;Victoria sponge=4=Jam, cream
(?:breads?|loaves)|Bread|Country sourdough=5=Two days;Rye=5.5=Dense, dark;Seeded=5.2=Four seeds;Wholemeal=4.8=Everyday;Baguette=2.4=By noon;Focaccia=4.5=Oil, salt;Spelt=5.5=Mild;Rolls, six=3.5=Soft
(?:coffees?|coffee drinks?|hot drinks?)|Coffee|Espresso=2.4=Short;Flat white=3.2=Double;Filter=2.8=Of the day;Cappuccino=3.2=Foam;Americano=2.6=Long;Latte=3.4=Milky;Mocha=3.8=Chocolate;Tea=2.6=By the pot
cocktails?|Cocktails|Negroni=10=Bitter, orange;Sour=10=Lemon, foam;Spritz=9=Light;Martini=11=Cold;Mule=10=Ginger, lime;Old fashioned=11=One large cube;Margarita=10.5=Salt;Without alcohol=7=As much care
(?:beers?|ales|lagers?|beers? on tap|draught beers?)|Beer|Pale=4.8=Citrus, easy;Lager=4.6=Cold;IPA=5.2=Pine, dry;Stout=5=Coffee;Sour=5.2=With fruit;Wheat=4.8=Cloudy;Bitter=4.6=From the cask;Small beer=4=Hardly any alcohol
wines?|Wine|White, dry=5.5=By the glass;White, round=6=By the glass;Red, light=5.5=By the glass;Red, full=6.5=By the glass;Rosé=5.5=Cold;Sparkling=7=For a reason;Orange=7=With skins;Sweet=6=With dessert;White, sharp=6=By the glass;Red, old vines=7=By the glass;Rosé, pale=6=By the glass;Guest bottle=7=Ask what is open
(?:flavou?rs|gelato flavou?rs|ice cream flavou?rs|scoops)|Flavours|Vanilla=3=With seeds;Chocolate=3=Dark;Pistachio=3.5=Roasted;Strawberry=3=In season;Lemon=3=Sorbet;Hazelnut=3.3=Toasted;Salted caramel=3.3=Not too sweet;Coffee=3.2=Espresso;Mango=3=Sorbet;Stracciatella=3.2=Chips;Coconut=3.2=Creamy;Yoghurt=3=Sharp
(?:waffles?|crepes?|crêpes?|pancakes?)|From the iron|Butter and sugar=4=Plain;Lemon=4=Sharp;Chocolate=4.8=Melted;Banana=5=Caramel;Berries=5.2=Cream;Ham and cheese=6=Savoury;Mushroom=6=Savoury;Apple=5=Cinnamon
(?:sushi rolls?|maki|rolls?)|Rolls|Salmon=7=Eight pieces;Tuna=7.5=Eight pieces;Cucumber=4.5=Six pieces;Avocado=5=Six pieces;California=7.5=Crab, avocado;Prawn=8=Crisp;Vegetable=6=Pickles;Eel=9=Sweet soy
(?:shakes?|milkshakes?)|Shakes|Vanilla=4.5=Thick;Chocolate=4.5=Dark;Strawberry=4.5=With fruit;Banana=4.5=Plain;Salted caramel=4.8=Not too sweet;Malt=4.5=Old-fashioned
kebabs?|Kebabs|Chicken=8.5=Garlic sauce;Lamb=9.5=Chilli sauce;Mixed=10.5=Both;Halloumi=8.5=Grilled;Falafel=8=Tahini;Vegetable=8=From the grill
`;

const readSort = (line: string): DishSort => {
  // The words asked for hold strokes of their own: heading and dishes are the last two cells.
  const cells = line.split('|');
  const [title = '', dishes = ''] = cells.slice(-2);
  return {
    asked: new RegExp(`^(?:${cells.slice(0, -2).join('|')})$`, 'iu'),
    title,
    dishes: dishes.split(';').map((dish) => {
      const [name = '', euros = '0', text = ''] = dish.split('=');
      return [name, Number(euros), text] as const;
    }),
  };
};

/** The sorts of dishes and drinks, in no order. */
export const dishSorts: readonly DishSort[] = table.trim().split('\n').map(readSort);
