/** Prompts for sites of five pages, of different kinds: what the speed of composing is measured with. */
export const fivePagePrompts: readonly string[] = [
  'A site for our climbing hall "North Face Hall" in Bergen. Pages: Home, Courses, Prices, About us, Contact. Deep blue and orange.',
  'Website for a bakery called Crumb in Leeds. Pages: Home, Menu, Story, Visit, Contact. Cream and brown.',
  'Law firm "Arden & Poole" in York. Pages: Home, Practice areas, People, Fees, Contact. Navy and gold.',
  'Hotel "Harbour Light" in Whitby. Pages: Home, Rooms, Gallery, Area, Book. Calm blue.',
  'Yoga studio "Low Tide". Pages: Home, Classes, Teachers, Prices, Contact. Sage green.',
];
