import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const items = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) => `${value.name} ${value.price ?? ''}`.trim());

describe('what a price buys', () => {
  it.each([
    [
      'Online Spanish lessons with Marta, 12 euro for 30 minutes, 20 euro for an hour',
      ['30 minutes 12 euro', 'an hour 20 euro'],
    ],
    ['Bike repair stand in Lyon, 15 euros pour 30 minutes', ['30 minutes 15 euros']],
    ['Pottery workshop in Ghent, 25 EUR per person', ['Pottery workshop 25 EUR per person']],
    ['Walking tours of Porto, 18 euro per person, 2 hours', ['Walking tours 18 euro per person']],
  ])('is read from %j', (prompt, expected) => {
    expect(items(prompt)).toEqual(expected);
  });

  it('is the named thing where there is one, with the time beside it', () => {
    const { items: read } = readBrief(
      'massage studio: neck massage 30 euro for 20 minutes, full body 70 euro for an hour',
    );
    expect(read.map(({ value }) => [value.name, value.note])).toEqual([
      ['neck massage', '20 minutes'],
      ['full body', 'an hour'],
    ]);
  });
});

describe('the area served', () => {
  it.each([
    ['Plumber covering Cardiff and the valleys, boiler repairs', 'Cardiff and the valleys', 'Plumber'],
    [
      'Mobile mechanic covering Bristol, Bath and the Mendips. I come to you.',
      'Bristol, Bath and the Mendips',
      'Mobile mechanic',
    ],
    [
      'Electrician serving Austin and surrounding areas, free quotes',
      'Austin and surrounding areas',
      'Electrician',
    ],
  ])('is the place of %j', (prompt, place, offer) => {
    const brief = readBrief(prompt);
    expect(brief.place?.value).toBe(place);
    expect(brief.offer?.value).toBe(offer);
    expect(brief.name).toBeNull();
  });

  it('leaves what is repaired and fitted in the list', () => {
    expect(items('Plumber covering Cardiff, emergency call outs, boiler repairs, bathroom fitting')).toEqual([
      'Emergency call outs',
      'Boiler repairs',
      'Bathroom fitting',
    ]);
  });
});

describe('who runs it', () => {
  it('is not what it is', () => {
    const brief = readBrief('Two sisters running a flower farm in Devon, we sell bouquets and run workshops');
    expect(brief.offer?.value).toBe('flower farm');
    expect(brief.counts).toEqual([]);
    expect(brief.items).toEqual([]);
  });

  it('does one thing after the other', () => {
    expect(readBrief('i fix old typewriters and sell ribbons, based in Lund').offer?.value).toBe(
      'typewriter repair',
    );
  });

  it('is no entry of a list', () => {
    expect(items('Father Brendan Doyle, retired priest, poems and essays')).toEqual(['Poems']);
  });
});

describe('a name after the trade', () => {
  it.each([
    ['مطعم بيت الزيتون في عمّان، قائمة الطعام مع الأسعار', 'بيت الزيتون'],
    ['صالون تجميل لمسة ورد في جدة، الخدمات والحجز', 'لمسة ورد'],
    ['Tischlerei in Kassel, Holzwerk Brandt. Leistungen, Referenzen, Kontakt.', 'Holzwerk Brandt'],
  ])('is found in %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each([
    'مطعم مأكولات بحرية في دبي',
    'متجر زيت زيتون في نابلس',
    'Zahnarztpraxis in Kiel, Termin Buchung, Team, Leistungen',
    'Barber in Leeds, Cut 24, Beard 14, call 0113 555 0100',
  ])('is not made up from %j', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });
});

describe('how to reach them', () => {
  it('keeps the country code and a street that bears no word for one', () => {
    const brief = readBrief('Pottery workshop in Ghent, groups up to 10, phone +32 9 555 01 02, Coupure 12');
    expect(brief.phone?.value).toBe('+32 9 555 01 02');
    expect(brief.address?.value).toBe('Coupure 12');
  });

  it('takes no price for a street', () => {
    expect(readBrief('Barber in Leeds, Cut 24, Beard 14, call 0113 555 0100').address).toBeNull();
  });

  it('reads days in small letters joined by a stroke', () => {
    const { hours } = readBrief('Fietsenmaker in Utrecht, openingstijden di-za 9:00-17:30');
    expect(hours?.value).toEqual([{ days: [2, 3, 4, 5, 6], opens: 540, closes: 1050 }]);
  });
});

describe('two things that are colours too', () => {
  it('are colours where they fill a clause', () => {
    const { colours } = readBrief('Yoga studio site, sage and sand, timetable and prices');
    expect(colours.map(({ value }) => value.name)).toEqual(['sage', 'sand']);
  });

  it('are flavours after a colon', () => {
    expect(readBrief('Ice cream van, flavours: rose and mint, book for events').colours).toEqual([]);
  });
});

describe('counted things', () => {
  it('are counted before an "and"', () => {
    const { counts } = readBrief('Landing page for a meal planning app with 4 features and a waitlist');
    expect(counts.map(({ value }) => value)).toEqual([{ thing: 'features', count: 4 }]);
  });
});

describe('words of the page', () => {
  it.each([
    ['Cours de poterie pour enfants à Nantes, inscription en ligne', ['form']],
    ['Site for a yoga teacher. About me, retreats, newsletter.', ['about', 'events', 'newsletter']],
    ['Loja de discos no Porto, agenda de concertos', ['events']],
    ['Taller de cerámica en Oaxaca, Barro Vivo: cursos, tienda', ['curriculum', 'products']],
    ['Fromagerie Chez Odile à Annecy, carte des fromages', ['menu']],
  ])('are the sections of %j', (prompt, sections) => {
    expect(readBrief(prompt).sections.map(({ value }) => value)).toEqual(sections);
  });

  it.each([
    ["Kadıköy'de kahveci, menü ve fiyatlar", 'kahveci'],
    ['Site pour ma micro-brasserie La Mousse Folle à Lille: nos bières, visites', 'micro-brasserie'],
    ['Walking tours of Porto', 'Walking tours'],
  ])('leave what it is to %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it('keep the language of the page out of what is offered', () => {
    // What a tool does is read by the tool alone.
    const { language, phrases } = readBrief('App de hábitos con rachas y recordatorios, en español');
    expect([language.value, phrases]).toEqual(['es', []]);
  });

  it('part a free plan from the one that has a price', () => {
    expect(
      items('Site for Okapi, a password manager. Free and Family €4/month. Comparison table, FAQ'),
    ).toEqual(['Free', 'Family €4/month']);
  });

  it('tell musicians from the weddings they play at', () => {
    expect(readBrief('Wedding string quartet Aurelia Strings, Edinburgh').kind.value).toBe('portfolio');
  });
});

describe('prices in a row', () => {
  it.each([
    [
      'Retirement party planner. packages 300 / 550 / 900 usd.',
      ['packages 300 usd', 'packages 550 usd', 'packages 900 usd'],
    ],
    ['Conference SoilSummit 2027, tickets €180 / €90 students, sponsors', ['tickets €180', 'students €90']],
    ['chimney sweep, price list: open fire 55, stove 60, aga 75', ['open fire 55', 'stove 60', 'aga 75']],
  ])('are told apart in %j', (prompt, expected) => {
    expect(items(prompt)).toEqual(expected);
  });

  it('count nothing of the page', () => {
    const { counts } = readBrief('Escuela de surf: iniciación 35 €, bono 5 clases 150 €');
    expect(counts).toEqual([]);
  });
});

describe('an app', () => {
  it.each([
    ['todo list app with projects, due dates and dark mode', []],
    ['Inventory app for a museum store: items with location and value, search', []],
    ['Landing page for Tidal, a tide times app for surfers. App store buttons.', ['download']],
  ])('has the sections %j asks for and not its data', (prompt, sections) => {
    expect(readBrief(prompt).sections.map(({ value }) => value)).toEqual(sections);
  });
});

describe('where it is', () => {
  it.each([
    ['Bloemenwinkel Het Wilde Veld, Gent: boeketten vanaf €25', 'Gent'],
    ['Conference site: SoilSummit 2027, Otterby, 24 speakers, sponsors', 'Otterby'],
    ['chimney sweep, covers Powys + Herefordshire, certified', 'Powys + Herefordshire'],
    ['Travel blog about slow trains in eastern Europe, posts, newsletter', undefined],
  ])('is read from %j', (prompt, place) => {
    expect(readBrief(prompt).place?.value).toBe(place);
  });
});

describe('colours in other languages', () => {
  it.each([
    ['Clínica Movimenta, Braga. Serviços, equipa. Verde menta', ['Verde menta']],
    ['مقهى في إربد، ألوان بني وكريمي', ['بني', 'كريمي']],
    ['Bloemenwinkel in Gent. Groen en zachtroze', ['Groen', 'zachtroze']],
  ])('are named without the words between in %j', (prompt, names) => {
    expect(readBrief(prompt).colours.map(({ value }) => value.name)).toEqual(names);
  });
});

describe('hours and people in other languages', () => {
  it('reads morning and evening in Arabic', () => {
    const { hours } = readBrief('مقهى في إربد، ساعات العمل من 7 صباحا إلى 11 مساء');
    expect(hours?.value).toEqual([{ days: [1, 2, 3, 4, 5, 6, 7], opens: 420, closes: 1380 }]);
  });

  it('keeps a title written small with the name', () => {
    expect(readBrief('Gabinet stomatologiczny dr Anny Wolskiej, Lublin, cennik').name?.value).toBe(
      'Dr Anna Wolska',
    );
  });

  it('tells who a page of links is for', () => {
    expect(readBrief('Makeup artist link in bio, booking link, tiktok').offer?.value).toBe('Makeup artist');
  });
});

describe('a second look', () => {
  it.each([
    ['Plombier chauffagiste à Nîmes et alentours, dépannage, devis gratuit', 'Nîmes et alentours'],
    ['Tischler in Kassel und Umgebung, Möbel nach Maß', 'Kassel und Umgebung'],
  ])('reads the land around from %j', (prompt, place) => {
    expect(readBrief(prompt).place?.value).toBe(place);
  });

  it('leaves colours in the names of goods to the goods', () => {
    const brief = readBrief(
      'Online store for fountain pen inks: Harbour Blue £9, Kelp £9, Rust £10. Cart, filter',
    );
    expect(brief.colours).toEqual([]);
    expect(brief.items.map(({ value }) => value.name)).toEqual(['Harbour Blue', 'Kelp', 'Rust']);
  });

  it('bends an Arabic colour by the word after it only', () => {
    const { colours } = readBrief('شركة تنظيف في الرياض، الخدمات، أزرق فاتح وأبيض');
    expect(colours.map(({ value }) => value.name)).toEqual(['أزرق فاتح', 'أبيض']);
  });
});
