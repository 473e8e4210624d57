const sharing = String.raw`(?:shared|communal|community|members['’]?|membership|member-run|open[- ]access|public[- ]access|co-?op(?:erative)?|co-?working)`;
const house = String.raw`(?:studios?|workshops?|darkrooms?|kitchens?|press|forge|foundry|spaces?|sheds?|lab)`;
const shared = new RegExp(String.raw`\b${sharing}\b.*\b${house}\b`, 'iu');
const workshop = new RegExp(
  String.raw`\b${sharing}\s(?<craft>\p{Ll}[\p{L} -]{3,30}?)\s(?:studio|workshop)s?$`,
  'iu',
);

/** "open-access printmaking studio", "members' sewing workshop": who comes there makes things, and not who keeps the place. */
export const isSharedHouse = (offer: string): boolean => shared.test(offer);

/** What is done together in such a workshop: "printmaking"; null where its name does not say it. */
export const craftOfShared = (offer: string): string | null => {
  const craft = workshop.exec(offer)?.groups?.['craft'] ?? '';
  return /(?:ing|pottery|ceramics|joinery|carpentry|jewellery|woodwork|metalwork|art|photography)$/iu.test(
    craft,
  )
    ? craft
    : null;
};
