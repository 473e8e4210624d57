import type { PageHead } from './write-head';

const product = 'Sitewright';

type Data = Readonly<Record<string, unknown>>;

/** What search engines are told of a public page, as schema.org says it: the product, and the way to the page. */
export function structuredData(path: string, { title, description, address, date }: PageHead): Data[] {
  const about = { name: title, description, ...(address ? { url: address } : {}) };
  if (path === '/') {
    return [
      {
        '@type': 'WebApplication',
        ...about,
        name: product,
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Any with a current browser',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ];
  }
  return [
    { '@type': typeOf(path), ...about, ...(date ? { datePublished: date } : {}) },
    ...wayTo(path, title, address),
  ];
}

function typeOf(path: string): string {
  const [room = '', page] = path.split('/').slice(1);
  if (room === 'blog') return page ? 'BlogPosting' : 'Blog';
  if ((room === 'docs' || room === 'guides') && page) return 'TechArticle';
  if (room === 'templates' && page) return 'CreativeWork';
  if (['templates', 'integrations', 'customers', 'components', 'docs', 'guides'].includes(room))
    return 'CollectionPage';
  if (room === 'about') return 'AboutPage';
  if (room === 'contact' || room === 'contacts') return 'ContactPage';
  return 'WebPage';
}

/** The way from the front page, for pages below another one. Links need addresses. */
function wayTo(path: string, title: string, address: string | undefined): Data[] {
  const [room = '', page] = path.split('/').slice(1);
  if (!address || !page) return [];
  const site = address.slice(0, -path.length);
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  const roomName = room.charAt(0).toUpperCase() + room.slice(1).replaceAll('-', ' ');
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, product, `${site}/`),
        step(2, roomName, `${site}/${room}`),
        step(3, title, address),
      ],
    },
  ];
}
