/** Words of a customer. All of these are samples (specification §2.2), and the pages that show them say so. */
export type Testimonial = {
  readonly text: string;
  readonly name: string;
  readonly role: string;
  /** The kept template that is a site of that kind. */ readonly templateId: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    text: 'I typed two sentences between the lunch and the dinner service. The menu was online before the first table sat down.',
    name: 'Marta Oliveira',
    role: 'Restaurant owner, Porto',
    templateId: 'osteria',
  },
  {
    text: 'What comes out is HTML I would have written on a good day. I open the zip, change what I like, and nothing breaks.',
    name: 'Jonas Lindqvist',
    role: 'Front-end developer, Malmö',
    templateId: 'architecture-studio',
  },
  {
    text: 'Twelve sites, one afternoon, a train without a signal. My team still asks how I did it.',
    name: 'Amara Nwosu',
    role: 'Agency lead, Lagos',
    templateId: 'software-product',
  },
  {
    text: 'The colours I named are the colours I got. That alone is rarer than it should be.',
    name: 'Claire Fontaine',
    role: 'Brand designer, Lyon',
    templateId: 'fashion-label',
  },
  {
    text: 'Our members wanted times, prices and a map. They have them, and I have my Sundays back.',
    name: 'Tom Hargreaves',
    role: 'Rowing club secretary, York',
    templateId: 'climbing-gym',
  },
  {
    text: 'Nothing we draw leaves the building. For a hospital that settled the matter.',
    name: 'Dr. Yasmin Haddad',
    role: 'Clinic director, Amman',
    templateId: 'dental-practice',
  },
];
