/** What the kept templates are made from, by id. Whoever changes one raises the template's revision. */
export const templateBriefs: Readonly<Record<string, { readonly prompt: string; readonly seed: number }>> = {
  'wedding-photographer': {
    prompt:
      'Portfolio website for a wedding photographer named Clara Voss in Vienna, dark and elegant with a gold accent: gallery, packages (Half day €1,400, Full day €2,300, Weekend €3,900), about, testimonials and an enquiry form',
    seed: 7,
  },
  'ceramics-shop': {
    prompt:
      'Online shop for handmade ceramics called Lehm & Licht, off-white and terracotta, quiet and warm: products with prices (Breakfast bowl €24, Espresso cup €16, Dinner plate €32, Vase Nº 4 €68, Teapot €94, Butter dish €38), cart, our workshop, delivery questions',
    seed: 3,
  },
  'software-product': {
    prompt:
      'Landing page for Tideline, scheduling software for repair workshops, deep blue and coral, modern: features, how it works, three pricing tiers (Solo $12, Workshop $39 marked "Most popular", Chain $119), FAQ, main button says "Try it for 14 days"',
    seed: 5,
  },
  'neighbourhood-bakery': {
    prompt:
      'A website for the bakery Brot & Morgen in Leipzig, cream and rust, handmade feeling: menu with prices (Rye loaf €5.20, Butter croissant €2.10, Poppy seed roll €0.90, Plum cake €3.40, Cardamom bun €2.80), our story, opening hours Tue-Sat 6:30-18:00, Sun 8:00-12:00, map',
    seed: 2,
  },
  osteria: {
    prompt:
      'Website for an Italian restaurant called Osteria Fico in Antwerp, dark green and cream, warm and unhurried: menu with prices (Vitello tonnato €16, Tagliatelle al ragù €19, Risotto with saffron €21, Whole sea bream €29, Tiramisù €9), reservations, wine evenings, hours Wed-Sun 18:00-23:00, contact',
    seed: 4,
  },
  'law-office': {
    prompt:
      'A serious, clear website for the law firm Meridian Chambers in Dublin, navy and stone: practice areas (employment, property, wills and probate, small business), team, how we work, fees, FAQ, contact with phone +353 1 555 0120',
    seed: 6,
  },
  'dental-practice': {
    prompt:
      'A calm, bright site for a dentist, Harbour Dental in Bristol, sage green and white: treatments with prices (Check-up £58, Hygienist £72, White filling £120, Crown £640), team, opening hours Mon-Fri 8:30-18:00, book an appointment, FAQ, contact',
    seed: 8,
  },
  'climbing-gym': {
    prompt:
      'Bold website for a climbing gym called Overhang in Leeds, black and bright orange: classes timetable, memberships (Day pass £14, Monthly £52, Yearly £490), coaches, gallery, first visit questions, opening hours daily 7:00-22:00',
    seed: 9,
  },
  'fashion-label': {
    prompt:
      'Online shop for a linen clothing label called Nordhem, minimal, sand and black: products (Linen shirt €89, Wide trousers €119, Wrap dress €149, Overshirt €139, Summer coat €229), lookbook gallery, our materials, size questions, newsletter, cart',
    seed: 11,
  },
  'coffee-roaster': {
    prompt:
      'Shop for a coffee roastery called Sol y Sombra in Porto, mustard and espresso brown, playful: products (Huila 250 g €12, Sidamo 250 g €13, House blend 500 g €19, Decaf 250 g €12), subscription plans (One bag €11, Two bags €20), brewing guides, FAQ, cart',
    seed: 12,
  },
  'architecture-studio': {
    prompt:
      'Portfolio for the architecture studio Halden Arkitekter in Oslo, white and concrete grey with a red accent, minimalist: selected projects, approach, team, contact, in English',
    seed: 10,
  },
};
