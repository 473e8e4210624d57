/** What goes into the bag, by kind of trip, in English: a beginning that is ticked off or thrown out. */
export const packingLists: readonly (readonly [asked: RegExp, trip: string, things: readonly string[]])[] = [
  [/beach|seaside|summer holiday|island/i, 'Beach', ['Swimwear', 'Beach towel', 'Sun cream', 'Sunglasses', 'Sun hat', 'Flip-flops', 'Beach bag', 'A book']],
  [/camp|tent|festival/i, 'Camping', ['Tent and pegs', 'Sleeping bag', 'Sleeping mat', 'Head torch', 'Camping stove', 'Matches', 'Water bottle', 'Insect repellent']],
  [/city|weekend|urban/i, 'City trip', ['Comfortable shoes', 'Day bag', 'Phone charger', 'Travel card', 'Something smart', 'Umbrella']],
  [/ski|snow|winter/i, 'Snow', ['Ski jacket', 'Thermal layers', 'Gloves', 'Goggles', 'Warm socks', 'Lip balm']],
  [/hik|trek|mountain|walking/i, 'Hiking', ['Walking boots', 'Rain jacket', 'Map', 'First-aid kit', 'Snacks', 'Water bottle']],
  [/business|work trip|conference/i, 'Business', ['Laptop and charger', 'Shirts', 'Business cards', 'Smart shoes', 'Notebook']],
  [/bab(?:y|ies)|toddler|kids|children|family/i, 'Children', ['Nappies', 'Wipes', 'Change of clothes', 'Snacks', 'Favourite toy', 'Pushchair']],
]; // prettier-ignore

/** What every trip takes. */
export const packingBasics: readonly string[] = ['Passport or ID', 'Tickets', 'Wallet', 'Phone and charger', 'Toothbrush', 'Medicines', 'Underwear', 'Socks', 'T-shirts']; // prettier-ignore
