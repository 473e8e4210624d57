import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { wishesPlainly } from './wishes-plainly';

describe('wishesPlainly', () => {
  it.each([
    ['es', 'Que la gente pueda ver lo que cuesta (corte 14 €), pedir cita, conocer al equipo y saber cuándo abrimos.', 'Precios (corte 14 €), pedir cita, nuestro equipo y horario de apertura.'],
    ['fr', "Il faudrait qu'on puisse voir les chambres et lire ce que disent nos hôtes, et nous envoyer un message.", 'Les chambres et lire avis clients, et formulaire de contact.'],
    ['fr', "Un site où l'on comprend ce que je soigne, combien coûte une séance et comment prendre rendez-vous.", "Un site où l'on comprend prestations, tarifs et prise de rendez-vous en ligne."],
    ['pl', 'Prowadzimy z mężem mały pensjonat.', 'Prowadzimy mały pensjonat.'],
    ['es', 'Llevo con mi marido una panadería.', 'Llevo una panadería.'],
    ['de', 'Man soll sehen, was es kostet, wie alles begann und was unsere Gäste sagen.', 'Preise, unsere Geschichte und Kundenstimmen.'],
    ['pt', 'Queria contar como tudo começou e que as pessoas nos possam escrever.', 'A nossa história e formulário de contacto.'],
    ['it', 'Che la gente sappia quando siamo aperti e chi lavora con noi.', 'Orari di apertura e il nostro team.'],
    ['nl', 'Mensen moeten kunnen zien wat een reparatie kost en waar we zitten, en me een berichtje kunnen sturen.', 'Prijzen en route, en contactformulier.'],
    ['pl', 'Żeby klienci mogli zobaczyć, ile to kosztuje i kto u nas pracuje.', 'Cennik i zespół.'],
    ['tr', 'Müşterilerimiz ne diyor, ne zaman açık olduğumuz ve bize yazabilsinler.', 'Müşteri yorumları, çalışma saatleri ve iletişim formu.'],
    ['ar', 'أن يرى الناس متى نفتح، وكيف بدأنا، والأسئلة التي تتكرر دائمًا وطريقة لحجز استشارة.', 'أوقات العمل، وقصتنا، والأسئلة الشائعة وحجز استشارة.'],
    ['he', 'שיראו מתי אנחנו פתוחים, כמה עולה שיעור וכמה תמונות, ושאפשר יהיה להירשם לניוזלטר.', 'שעות פתיחה, מחירים וכמה תמונות, וניוזלטר.'],
  ])('%s', (language, said, plain) => {
    expect(wishesPlainly(said, language)).toBe(plain);
  }); // prettier-ignore

  it('leaves titles of pages and quoted words as they stand', () => {
    const pages = 'Seiten: Start, Wie alles begann, Was es kostet. Auf dem Knopf „Was es kostet“.';
    expect(wishesPlainly(pages, 'de')).toBe(pages);
  });

  it('gives each wish its section', () => {
    const { sections, items, parts, kind } = readBrief(
      'Kun je een site maken voor mijn kapsalon Knip & Krul in Breda? Mensen moeten kunnen zien wat het kost, wanneer we open zijn en wie er werken.',
    );
    expect(sections.map(({ value }) => value)).toEqual(['pricing', 'hours', 'team']);
    expect([...items, ...parts]).toEqual([]);
    expect(kind.value).toBe('salon');
  });

  it('keeps what something costs beside it, and several quotations out of the name', () => {
    const bakery = readBrief('Site pour ma boulangerie à Rennes : « Le Four ». Nos pains et leurs prix, notre histoire.');
    expect(bakery.sections.map(({ value }) => value)).toEqual(['menu', 'story']);
    const cards = readBrief('Karteikarten-App für Vokabeln: 12 Karten zum Anfangen, umdrehen mit Klick oder Leertaste, dann „Gewusst“ oder „Nochmal“. Eigene Karten hinzufügen.');
    expect(cards.name).toBeNull();
  }); // prettier-ignore
});
