import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadLexicons } from '../../../brief/words/lexicon-shelf';
import { loadCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import type { PagePlan, SitePlan } from '../../site-plan';

const planOf = async (prompt: string): Promise<SitePlan> => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
};
const saidOn = (page: PagePlan | undefined): string =>
  JSON.stringify(page?.sections.map(({ content }) => content) ?? []);
const pageOf = (plan: SitePlan, title: string): PagePlan | undefined =>
  plan.pages.find((page) => page.title === title);
const types = (plan: SitePlan): string[] =>
  plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type));

const italian = `Buonasera, siamo la falegnameria Cedro di Bassano e facciamo mobili su misura dal 1974. In bottega lavorano mio padre, due artigiani e un'apprendista.

Lavori e prezzi:
Tavolo da pranzo – rovere, 180 cm – da 1.450 euro
Libreria a muro – da 2.100 euro
Restauro sedia – 90 euro
Il preventivo è gratuito e vale tre mesi.

Orari: dal lunedì al venerdì 8:00–18:00. Ad agosto chiudiamo le due settimane centrali.

Regole della bottega: le misure le prendiamo sempre noi. Il legno di recupero si sceglie insieme. Metà dell'importo si paga all'ordine.

Domande: Consegnate fuori provincia? Sì, fino a 200 km. Fate anche infissi? No, solo mobili.

Dicono di noi: "Una libreria che sembra nata con la casa." – Giulia R.

Per arrivare: uscita Bassano Ovest, poi la seconda a destra dopo il ponte. Tel. 0424 111222, cedro@bottega.it

Vorremmo le pagine: home, lavori, regole, contatti. Colori legno e nero, niente foto di repertorio.`;

describe('tellLong', () => {
  it('tells every chapter on the page that it is about', async () => {
    const plan = await planOf(italian);
    expect(saidOn(pageOf(plan, 'Lavori'))).toContain('Tavolo da pranzo');
    expect(saidOn(pageOf(plan, 'Lavori'))).toContain('da 1.450 euro');
    expect(saidOn(pageOf(plan, 'Lavori'))).toContain('vale tre mesi');
    expect(saidOn(pageOf(plan, 'Regole'))).toContain('legno di recupero si sceglie insieme');
    expect(saidOn(pageOf(plan, 'Contatti'))).toContain('seconda a destra dopo il ponte');
    expect(saidOn(plan.pages[0])).toContain('Consegnate fuori provincia?');
    expect(saidOn(plan.pages[0])).toContain('Una libreria che sembra nata con la casa.');
  });

  it('tells hours that no table can say', async () => {
    const plan = await planOf(italian);
    const hours = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'hours');
    expect(hours?.content.lede).toBe('Ad agosto chiudiamo le due settimane centrali.');
  });

  it('makes nothing up beside it, and prints no wish', async () => {
    const plan = await planOf(italian);
    expect(types(plan)).not.toContain('process');
    expect(types(plan)).not.toContain('features');
    expect(types(plan)).not.toContain('values');
    const said = plan.pages.map(saidOn).join(' ');
    expect(said).not.toMatch(/repertorio|Vorremmo|Colori/u);
    expect(said).not.toContain('"sample":true');
  });

  it('opens with what the house says first', async () => {
    const plan = await planOf(italian);
    const hero = plan.pages[0]?.sections.find(({ type }) => type === 'hero');
    expect(hero?.content.lede).toBe(
      'Siamo la falegnameria Cedro di Bassano e facciamo mobili su misura dal 1974.',
    );
  });

  it('leads to what it has', async () => {
    const plan = await planOf(italian);
    const sections = new Set(types(plan));
    const paths = new Set(plan.pages.flatMap(({ path, role }) => [path, role]));
    for (const page of plan.pages)
      for (const { content } of page.sections)
        for (const { href } of content.actions ?? [])
          expect(
            /^(?:tel|mailto|https?|#)/u.test(href) || sections.has(href as never) || paths.has(href),
          ).toBe(true);
  });

  it('says in Turkish who asks on a page of which nothing is told', async () => {
    const plan = await planOf(
      `Merhaba, Bursa'da "Ipek Yolu" adlı bir seramik atölyemiz var. Atölyemiz 2015'te kuruldu ve altı tezgahı var.\n\nDersler:\n- Çarkta başlangıç, 8 hafta, 5.400 TL\n- Tek günlük ders, 750 TL\n- Çocuk atölyesi, 500 TL\nMalzeme ve fırın dahildir.\n\nSaatler: salıdan cumaya 10.00-19.00, cumartesi 10.00-16.00. Bayramlarda kapalıyız.\n\nKurallar: Geç kalan öğrenci beklenmez. Önlük getirmek gerekmez. Fırından çıkan işler iki hafta saklanır.\n\nUlaşım: Koza Han'ın arkasında, tramvay durağına üç dakika. Tel 0224 222 33 44, e-posta selam@ipekyolu.com\n\nSayfalar: ana sayfa, dersler, galeri, iletişim. Renkler toprak ve mavi, sade bir tasarım.`,
    );
    expect(saidOn(pageOf(plan, 'Dersler'))).toContain('5.400 TL');
    expect(plan.pages.map(saidOn).join(' ')).toContain('Fırından çıkan işler iki hafta saklanır');
    expect(plan.pages.map(saidOn).join(' ')).not.toContain('sade bir tasarım');
  });
});

it('fills a page that is called after what is told elsewhere, and gives the form to the page of booking', async () => {
  const plan = await planOf(
    `Somos la casa rural El Tejo, en Potes, y la llevamos mi hermana y yo. El jardín tiene un tejo de trescientos años y un columpio para los niños.\n\nHabitaciones:\n- Doble, 72 € la noche\n- Familiar, 110 € la noche\n- Individual, 48 € la noche\nEl desayuno está incluido y se sirve hasta las once.\n\nNormas: no se fuma dentro. Los perros duermen en la planta baja. El silencio empieza a las doce.\n\nCómo llegar: desde Santander por la A-8 y luego por el desfiladero. Teléfono 942 73 00 11, tejo@casarural.es\n\nQueremos una web con inicio, habitaciones, el jardín, reservas y contacto. Colores verde y piedra.`,
  );
  expect(saidOn(pageOf(plan, 'El jardín'))).toContain('tejo de trescientos años');
  expect(pageOf(plan, 'Reservas')?.sections.map(({ type }) => type)).toContain('booking');
});
