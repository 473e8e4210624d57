/** What a site is for. The lexicons, content banks and plans are keyed by these words. */
export const siteKinds = [
  'restaurant', 'cafe', 'bakery', 'bar', 'hotel', 'salon', 'spa', 'gym', 'yoga', 'clinic', 'dentist',
  'therapist', 'veterinary', 'law', 'accountant', 'insurance', 'consulting', 'agency', 'studio',
  'real-estate', 'home-services', 'construction', 'cleaning', 'auto', 'florist', 'shop', 'product',
  'saas', 'mobile-app', 'portfolio', 'photographer', 'cv', 'link-in-bio', 'blog', 'docs', 'course',
  'event', 'nonprofit',
  'todo', 'kanban', 'notes', 'calculator', 'converter', 'timer', 'quiz', 'flashcards', 'tracker',
  'habits', 'dashboard', 'game', 'poll', 'crm', 'inventory', 'booking', 'chat', 'forum', 'directory',
  'palette',
  'unknown',
] as const;
export type SiteKind = (typeof siteKinds)[number];

/** A block of a page. `data-section` in a made page holds one of these words. */
export const sectionTypes = [
  'nav', 'announcement', 'hero', 'page-header', 'logos', 'features', 'services', 'about', 'story',
  'process', 'stats', 'gallery', 'portfolio', 'case-study', 'testimonials', 'team', 'pricing',
  'comparison', 'faq', 'cta', 'newsletter', 'contact', 'map', 'hours', 'booking', 'quote', 'menu',
  'products', 'product-detail', 'cart', 'checkout', 'categories', 'posts', 'article', 'events',
  'countdown', 'speakers', 'timetable', 'agenda', 'video', 'social', 'jobs', 'download', 'donation',
  'rooms', 'listings', 'areas', 'before-after', 'curriculum', 'audience', 'teacher', 'tickets', 'venue',
  'rsvp', 'timeline', 'skills', 'languages', 'links', 'volunteer', 'amenities', 'values', 'privacy',
  'code', 'sidebar', 'app', 'form', 'text', 'footer',
] as const;
export type SectionType = (typeof sectionTypes)[number];

/** A small script that a page carries. */
export const behaviourTypes = [
  'mobile-menu', 'tabs', 'accordion', 'lightbox', 'carousel', 'filter', 'sort', 'search', 'cart',
  'checkout', 'wishlist', 'booking', 'multi-step', 'calculator', 'crud', 'kanban', 'quiz', 'timer',
  'countdown', 'theme-toggle', 'language-switch', 'chart', 'before-after', 'count-up', 'reveal',
  'rating', 'poll', 'sign-in', 'form', 'toast', 'copy', 'print', 'age-gate', 'open-now', 'rsvp',
  'persist', 'export', 'import', 'empty-state', 'game', 'price-toggle',
] as const;
export type BehaviourType = (typeof behaviourTypes)[number];

/** What a colour in a prompt or an edit command is for. `component` means buttons and cards alike. */
export const colourRoles = [
  'background', 'surface', 'text', 'heading', 'brand', 'accent', 'header', 'footer', 'hero', 'button', 'link',
  'card', 'border', 'component', 'section',
] as const;
export type ColourRole = (typeof colourRoles)[number];

/** The look of a site as a whole. */
export const styleNames = [
  'minimal', 'swiss', 'editorial', 'luxe', 'noir', 'bistro', 'craft', 'cream', 'retro', 'vintage',
  'neo-brutalist', 'bento', 'tech', 'terminal', 'glass', 'gradient', 'playful', 'pastel', 'organic',
  'coastal', 'botanical', 'corporate', 'clinical', 'sport', 'industrial', 'art-deco', 'pixel',
  'high-contrast',
] as const;
export type StyleName = (typeof styleNames)[number];
