/** The twelve suggestions of the Start screen (specification §2.3). */
export const suggestedPrompts: readonly string[] = [
  'A one-page site for a barber shop called Fade & Co. with prices and opening hours',
  'Portfolio for a ceramic artist, minimal, with a gallery and a contact form',
  'Landing page for a language-learning app with three pricing tiers and an FAQ',
  'Restaurant website with a menu, reservations and how to find us, deep green and brass',
  'A todo app with filters that remembers everything after a reload',
  'Wedding invitation site with a countdown, schedule and RSVP',
  'CV for a product designer: timeline, skills, talks, print-friendly',
  'Online shop for second-hand books with a cart and genre filters',
  'Site for a family law firm with practice areas, people and a contact form, navy and gold',
  'Blog about urban gardening, serif type, three sample posts',
  'Emergency electrician with a quote form, service areas and a call button',
  'Clinic website with services, doctors, prices and appointment booking',
];
