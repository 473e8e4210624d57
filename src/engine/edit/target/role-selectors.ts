export const selectorsOfRoles: Partial<Record<string, string>> = {
  header: '.site-header',
  nav: '.site-header nav',
  footer: '.site-footer',
  hero: '.hero',
  cards: '.card',
  buttons: '.button',
  'main-button': '.button',
  headings: 'h1, h2, h3',
  text: 'main',
  links: 'main a',
  images: 'main :is(img, figure)',
};
