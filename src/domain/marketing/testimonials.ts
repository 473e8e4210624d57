/** Words of a customer. All of these are samples (specification §2.2), and the pages that show them say so. */
export type Testimonial = { readonly text: string; readonly name: string; readonly role: string };

export const testimonials: readonly Testimonial[] = [
  {
    text: 'I typed two sentences between the lunch and the dinner service. The menu was online before the first table sat down.',
    name: 'Marta Oliveira',
    role: 'Restaurant owner, Porto',
  },
  {
    text: 'What comes out is HTML I would have written on a good day. I open the zip, change what I like, and nothing breaks.',
    name: 'Jonas Lindqvist',
    role: 'Front-end developer, Malmö',
  },
  {
    text: 'Twelve sites, one afternoon, a train without a signal. My team still asks how I did it.',
    name: 'Amara Nwosu',
    role: 'Agency lead, Lagos',
  },
  {
    text: 'The colours I named are the colours I got. That alone is rarer than it should be.',
    name: 'Claire Fontaine',
    role: 'Brand designer, Lyon',
  },
  {
    text: 'Our members wanted times, prices and a map. They have them, and I have my Sundays back.',
    name: 'Tom Hargreaves',
    role: 'Rowing club secretary, York',
  },
  {
    text: 'Nothing we draw leaves the building. For a hospital that settled the matter.',
    name: 'Dr. Yasmin Haddad',
    role: 'Clinic director, Amman',
  },
];
