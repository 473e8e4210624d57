import type { SectionType } from '@/domain/site/vocabulary';
import type { PageTemplate } from '../../content';

const home = (...sections: readonly SectionType[]): PageTemplate => ({
  role: 'home',
  title: 'Home',
  sections: ['hero', ...sections],
});
const page = (role: string, title: string, ...sections: readonly SectionType[]): PageTemplate => ({
  role,
  title,
  sections: ['page-header', ...sections],
});

/** Pages of houses that are let whole, of campsites, of those who cook elsewhere, and in memory of somebody. */
export const setsOfGuests: Readonly<Record<string, readonly PageTemplate[]>> = {
  memorial: [
    home('about', 'gallery', 'story', 'contact'),
    page('pictures', 'Pictures', 'gallery', 'cta'),
    page('memories', 'Memories', 'story', 'faq', 'contact'),
  ],
  label: [
    home('products', 'team', 'about', 'events', 'newsletter', 'contact'),
    page('products', 'Releases', 'products', 'faq', 'cta'),
    page('about', 'About', 'about', 'story', 'gallery'),
    page('contact', 'Contact', 'services', 'contact'),
  ],
  farewell: [
    home('about', 'agenda', 'venue', 'gallery', 'contact'),
    page('visit', 'Getting there', 'venue', 'map', 'faq'),
  ],
  catering: [
    home('features', 'menu', 'about', 'gallery', 'testimonials', 'faq', 'contact'),
    page('menu', 'Menus', 'menu', 'cta'),
    page('about', 'About', 'about', 'story', 'team', 'gallery', 'cta'),
    page('contact', 'Ask for a menu', 'contact', 'faq'),
  ],
  campsite: [
    home('rooms', 'about', 'amenities', 'gallery', 'testimonials', 'booking', 'map'),
    page('rooms', 'Pitches', 'rooms', 'amenities', 'faq'),
    page('book', 'Book', 'booking', 'faq', 'contact'),
  ],
  ownHome: [
    home('listings', 'services', 'gallery', 'process', 'about', 'faq', 'contact'),
    page('listings', 'The home', 'listings', 'services', 'cta'),
    page('contact', 'Viewings', 'contact', 'process', 'hours', 'map'),
  ],
  letHouse: [
    home('about', 'amenities', 'gallery', 'rooms', 'testimonials', 'booking', 'map'),
    page('rooms', 'Prices', 'rooms', 'faq'),
    page('area', 'Around here', 'areas', 'map'),
    page('book', 'Book', 'booking', 'faq', 'contact'),
  ],
};
