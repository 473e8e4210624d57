// Words that say how or how large a business is, but not what it is about: a small family farm is a farm.
const plain = new Set(
  `a an the our my your their this and or of for in on at with small little tiny big large great new old-fashioned
  modern traditional classic contemporary organic local independent indie family family-run family-owned young community
  indoor outdoor village town city urban rural regional national international global friendly cosy cozy warm quiet lovely nice
  professional private public personal best good fine quality luxury premium exclusive boutique artisan artisanal craft
  handmade hand-made handcrafted bespoke custom creative unique unusual special specialist expert leading online digital
  virtual home seasonal weekly monthly annual yearly evening weekend night summer winter beginner beginners kids children children's adult
  adults youth junior senior seniors women women's men's ladies mixed amateur volunteer free cheap affordable sustainable
  not-for-profit member-owned community-owned community-run volunteer-run eco eco-friendly green ethical vegan vegetarian nonprofit non-profit charity student busy popular award-winning
  neighborhood neighbourhood downtown suburban corner mobile licensed insured certified inclusive holistic natural emergency discount budget
  residential commercial domestic municipal all-round full-service high-end reliable trusted experienced qualified honest fast cheapest
  two three four one-person two-person woman-run simple beautiful elegant stylish rustic vintage-style first
  farm shop store workshop studio school academy club society group circle guild business company firm brand service
  services centre center house place team collective cooperative co-op startup start-up maker makers venue room rooms
  course courses class classes lessons`.split(/\s+/u),
);

/** What is left of a phrase without plain words and the words of `others` (a place): "snail" of "a small snail farm in Hay". */
export const tellingWords = (phrase: string, others: string = ''): string => {
  const left = new Set(others.toLowerCase().split(/\s+/u));
  return phrase
    .split(/\s+/u)
    .filter((word) => {
      const key = word.toLowerCase().replaceAll('’', "'");
      return key !== '' && !plain.has(key) && !left.has(key);
    })
    .join(' ');
};
