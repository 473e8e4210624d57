/** Who is seen, and seen again. */
export const seen =
  /physio|osteo|chiro|therap|terap|dent|zahn|tandarts|arzt|doctor|médec|medic|clinic|klini|praxis|psych|psic|nutrition|ernähr|coach|counsel|vets?\b|veterin|massage|lawyer|notar|consult|advis|appointment|termin|\bcitas?\b|rendez|appuntament|afspra|wizyt|randevu|موعد|مواعيد|طبيب|עיסוי|תור|פגיש/iu;

/** What is booked at those who name no services: names only, lengths and prices are theirs to tell. */
export const trades: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bnails?\b|\bmanicur/iu, ['Manicure', 'Gel polish', 'Pedicure', 'Removal and repair']],
  [/\bbarbers?\b/iu, ['Haircut', 'Beard trim', 'Haircut and beard']],
  [/\bhair(?:dresser|dressing)?s?\b/iu, ['Cut', 'Cut and blow-dry', 'Colour']],
  [/\b(?:lash|lashes|brows?|eyebrows?)\b/iu, ['Brow shaping', 'Lash lift', 'Lash extensions']],
  [/\b(?:dog|pet|cat) groom|\bgroomer/iu, ['Wash and brush', 'Full groom', 'Nail trim']],
  [/\b(?:tutor|tutors|tutoring|lessons?)\b/iu, ['Trial lesson', 'Single lesson', 'Double lesson']],
  [/\btattoo/iu, ['Consultation', 'Small tattoo', 'Longer session']],
];
