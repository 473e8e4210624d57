import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

const partsOf = (prompt: string) =>
  readBrief(prompt).parts.map(({ value }) => [value.title, value.section ?? value.lines ?? null]);

describe('sections asked for by a title in quotation marks', () => {
  it('are parts with what is told under them', () => {
    const prompt =
      'Der Reiterhof Lindengrund in Soltau. Einzelstunde 38 €. Dazu ein Abschnitt „Unsere Pferde“ mit Merlin (Haflinger), Stella (Hannoveraner) und Flocke (Shetlandpony) und einer „Rund um den Hof“. Telefon 05191 55501.';
    expect(partsOf(prompt)).toEqual([
      ['Unsere Pferde', ['Merlin (Haflinger)', 'Stella (Hannoveraner)', 'Flocke (Shetlandpony)']],
      ['Rund um den Hof', null],
    ]);
    expect(readBrief(prompt).items.map(({ value }) => value.name)).toEqual(['Einzelstunde']);
  });

  it.each([
    [
      'Sito per l\'agriturismo "Podere La Quercia". Una sezione «I dintorni» con Pienza a 12 km e le terme di Bagno Vignoni a 30 km. Verde oliva.',
      [['I dintorni', ['Pienza a 12 km', 'Le terme di Bagno Vignoni a 30 km']]],
    ],
    [
      'Site de la boucherie Maison Delmas à Albi. Pages : Accueil, Nos éleveurs, Contact. Sur la page « Nos éleveurs » : la ferme Puech élève nos agneaux depuis 1998 ; la famille Vidal fournit le veau. Côte de bœuf 34 €/kg.',
      [
        [
          'Nos éleveurs',
          ['La ferme Puech élève nos agneaux depuis 1998.', 'La famille Vidal fournit le veau.'],
        ],
      ],
    ],
    [
      'Strona dla gabinetu stomatologicznego Biały Ząb w Gdyni. Sekcja „Nasz zespół” i druga „Pierwsza wizyta” z opisem. Przegląd 100 zł.',
      [
        ['Nasz zespół', 'team'],
        ['Pierwsza wizyta', null],
      ],
    ],
    [
      'Kaş\'ta butik otelimiz Zeytin Evi için bir web sitesi hazırlayın. "Kaş\'ta ne yapılır" adında bir bölüm olsun. Telefon 0242 555 01 60.',
      [["Kaş'ta ne yapılır", null]],
    ],
    [
      'نريد موقعًا لمطعم «بيت الياسمين» في عمّان. المنسف 9 دنانير. نريد صفحة بعنوان «قصتنا» وقسمًا بعنوان «مناسباتكم» نذكر فيه أن لدينا قاعة تتسع لـ 80 ضيفًا.',
      [
        ['قصتنا', 'story'],
        ['مناسباتكم', ['لدينا قاعة تتسع لـ 80 ضيفًا.']],
      ],
    ],
    [
      'אתר לסטודיו פילאטיס ברעננה. אני רוצה עמוד "קצת עליי" וגם מדור "שאלות לפני שמתחילים". בלי בלוג.',
      [
        ['קצת עליי', null],
        ['שאלות לפני שמתחילים', 'faq'],
      ],
    ],
  ])('%j', (prompt, parts) => {
    expect(partsOf(prompt)).toEqual(parts);
  });

  it('take no year and no address from what is told there', () => {
    expect(
      readBrief(
        'Site de la boucherie Maison Delmas à Albi. Sur la page « Nos éleveurs » : la ferme Puech élève nos agneaux depuis 1998.',
      ).founded,
    ).toBeNull();
    const { sections, offer } = readBrief(
      'نريد موقعًا لمطعم «بيت الياسمين» في عمّان. نريد صفحة بعنوان «قصتنا».',
    );
    expect(sections.map(({ value }) => value)).not.toContain('map');
    expect(offer?.value).toBe('مطعم');
  });

  it('are filled with those who are named, on one page of several', () => {
    const brief = readBrief(
      "Website voor mijn rijschool, Rijschool Van Dijk in Apeldoorn. Losse les € 62. Een pagina 'Onze instructeurs' met Ahmed, Linda en Sjoerd. Geen webshop.",
    );
    expect(brief.onePage).toBeNull();
    expect(
      brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name),
    ).toEqual(['Ahmed', 'Linda', 'Sjoerd']);
    expect(brief.phrases).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['Strona dla kancelarii adwokackiej Anny Maj w Lublinie: specjalizacje, o mnie.', 'Anna Maj'],
    ['Strona dla gabinetu stomatologicznego dr Ewy Nowickiej w Gdyni. Implanty.', 'Dr Ewa Nowicka'],
    ['Strona dla fotografa Piotra Kaczmarka w Łodzi: portfolio i cennik.', 'Piotr Kaczmarek'],
    ['Strona dla stolarza Jana Zielińskiego z Krosna, schody i meble.', 'Jan Zieliński'],
    [
      "sito per l'elettricista Paolo Ferri di Bergamo: impianti, antifurti. Chiamata 40 €, preventivo gratis. Blu e arancione.",
      'Paolo Ferri',
    ],
    ['موقع للنجار سعيد القحطاني في جدة: مطابخ وأبواب، تركيب خلال أسبوع، معاينة مجانية.', 'سعيد القحطاني'],
    ['אתר לסטודיו פילאטיס של מיכל אברהמי ברעננה. שיעור ניסיון 60 ש"ח.', 'מיכל אברהמי'],
    [
      "İzmir Bornova'da halı yıkama firmamız Tertemiz Halı için site lazım, koltuk yıkama 900 TL",
      'Tertemiz Halı',
    ],
    [
      'Quero um site para a minha oficina de costura em Braga, o Atelier Linha Fina. Bainhas 7 €.',
      'Atelier Linha Fina',
    ],
  ])('%j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each([
    ['Strona dla kawiarni Antoni Nowak w Lublinie, kawa 12 zł.', 'Antoni Nowak'],
    ['Strona dla szkoły tańca Rytm w Rzeszowie, karnety od 120 zł.', 'Rytm'],
  ])('stay as they are where nothing bends them: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('leave the offer alone', () => {
    expect(
      readBrief("sito per l'elettricista Paolo Ferri di Bergamo: impianti, domotica.").offer?.value,
    ).toBe('elettricista');
    expect(readBrief('Site pro pet shop Bicho Feliz, Curitiba. Hotelzinho e banho.').offer?.value).toBe(
      'pet shop',
    );
    expect(readBrief('merhaba bursada bir anaokulumuz var adı Minik Adımlar').offer?.value).toBe(
      'anaokulumuz',
    );
  });
});

describe('sections', () => {
  const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
  it('a form for something is that section’s own', () => {
    expect(sectionsOf('Plombier à Tours, les avis, un formulaire pour demander un devis gratuit')).toEqual([
      'testimonials',
      'quote',
    ]);
    expect(sectionsOf('موقع لشركة تنظيف في الرياض، نموذج لطلب عرض سعر وآراء العملاء')).toEqual([
      'quote',
      'testimonials',
    ]);
    expect(sectionsOf('אתר לעורכת דין בירושלים, המלצות וטופס לקביעת פגישה')).toEqual([
      'testimonials',
      'booking',
    ]);
    expect(sectionsOf('pastelería en Gijón, fotos y un formulario de pedido')).toEqual(['gallery', 'form']);
  });

  it('pictures of one’s work are asked for once', () => {
    expect(sectionsOf('Tischlerei in Bamberg, Bilder von unseren Arbeiten und Kontakt')).toEqual([
      'gallery',
      'contact',
    ]);
    expect(sectionsOf("kapsalon in Haarlem met een prijslijst en foto's van ons werk")).toEqual([
      'pricing',
      'gallery',
    ]);
  });

  it('the prices of a menu stand in it', () => {
    expect(sectionsOf("Konya'da kafe: menü ve fiyatlar (Türk kahvesi 70 TL, çay 20 TL), galeri")).toEqual([
      'menu',
      'gallery',
    ]);
    expect(
      sectionsOf('Gelateria a Lecce: gusti, prezzi (cono piccolo 2,50 €, vaschetta 18 €), orari'),
    ).toEqual(['menu', 'hours']);
  });

  it('what is done for guests is no lesson plan, and serving is no list of services', () => {
    const hostel = readBrief('Site para o hostel Maré Alta em Ericeira: quartos, aulas de surf, galeria.');
    expect(hostel.sections.map(({ value }) => value)).toEqual(['rooms', 'gallery']);
    expect(hostel.items.map(({ value }) => [value.section, value.name])).toContainEqual([
      'amenities',
      'Aulas de surf',
    ]);
    expect(sectionsOf("Bursa'da oto yıkama, galeri, 2009'dan beri hizmet veriyoruz")).toEqual(['gallery']);
  });

  it('hours of opening are no lesson plan', () => {
    expect(sectionsOf('auto-école à Saint-Brieuc, des avis et nos horaires : lun-ven 10h-19h')).toEqual([
      'testimonials',
      'hours',
    ]);
  });

  it('what is denied of one thing is told of the others', () => {
    const { excluded } = readBrief(
      'Reiterhof in Soltau. Einzelstunde 38 €, Gruppenstunde 24 €. Bitte keine Preise für Pensionsplätze, kein Newsletter.',
    );
    expect(excluded.map(({ value }) => value)).toEqual(['newsletter']);
  });
});

describe('things', () => {
  it('in brackets are sorts of what stands before them', () => {
    const items = (prompt: string) => readBrief(prompt).items.map(({ value }) => [value.name, value.price]);
    expect(
      items(
        'Website voor kaasboerderij De Drie Linden: boerenkaas (jong € 9,80 per kilo, oud € 14,50 per kilo), rondleidingen.',
      ),
    ).toEqual(
      expect.arrayContaining([
        ['Boerenkaas (jong)', '€ 9,80 per kilo'],
        ['Boerenkaas (oud)', '€ 14,50 per kilo'],
      ]),
    );
    expect(
      items(
        'Site para pet shop Bicho Feliz, Curitiba. Banho e tosa (porte pequeno R$ 60, porte grande R$ 110), hotelzinho.',
      ),
    ).toEqual([
      ['Banho e tosa (porte pequeno)', 'R$ 60'],
      ['Banho e tosa (porte grande)', 'R$ 110'],
      ['Hotelzinho', undefined],
    ]);
  });

  it('bread of a family that is called after a smith comes from a bakery, on six days', () => {
    const brief = readBrief(
      'Strona dla piekarni rodzinnej Kowalskich w Zamościu: chleb 12 zł, torty na zamówienie, godziny otwarcia pn-sb 6-17.',
    );
    expect(brief.kind.value).toBe('bakery');
    expect(brief.hours?.value[0]?.days).toEqual([1, 2, 3, 4, 5, 6]);
    expect(brief.sections.map(({ value }) => value)).toEqual(['hours']);
  });

  it('are told by the house, where it has a name for itself', () => {
    expect(
      readBrief(
        'Website voor kaasboerderij De Drie Linden in Bodegraven: boerenkaas € 9, rondleidingen op zaterdag',
      ).offer?.value,
    ).toBe('kaasboerderij');
  });

  it('are open until midnight', () => {
    expect(readBrief('مطعم في عمّان. نفتح يوميًا من 12 ظهرًا حتى منتصف الليل.').hours?.value[0]).toMatchObject({
      opens: 720,
      closes: 1440,
    });
  });
});
