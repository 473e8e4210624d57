const kitchens = new Set<string>(['restaurant', 'cafe', 'bar', 'bakery']);
const sold =
  /\b(?:pric\w+|rates?|fees?|charges?|hire|tickets?|vouchers?|gifts?|rooms?|stays?|class(?:es)?|workshops?|lessons?|catering|parties|events?|packages?|tours?|tastings?|delivery|deposits?|memberships?|subscriptions?|merch\w*|spirits|bottles|beans|range)\b/iu;

/** Whether what a kitchen prices under a word of its own is eaten there: "Big plates: mole negro £24". */
export const isEaten = (title: string, kind: string): boolean =>
  title !== '' && kitchens.has(kind) && !sold.test(title);
