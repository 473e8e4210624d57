import { expect, it } from 'vitest';
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
const pageOf = ({ pages }: SitePlan, title: string): PagePlan => {
  const found = pages.find((page) => page.title === title);
  if (!found) throw new Error(`no ${title} among ${pages.map((page) => page.title).join(', ')}`);
  return found;
};
const saidOn = (plan: SitePlan, title: string): string =>
  JSON.stringify(pageOf(plan, title).sections.map(({ content }) => content));

const anglers = `Wir sind der Angelverein „Am Weidenteich“ e. V. in Celle, gegründet 1934, mit 96 Mitgliedern. Wir brauchen eine neue Internetseite, die auch ältere Mitglieder bedienen können.

Seiten: Start, Verein, Bootsplätze, Termine, Regeln, Kontakt.

Auf der Startseite sollen die wichtigsten Neuigkeiten stehen: Der Teich wird am 2. Mai freigegeben. Die Stege müssen bis zum 30. Juni gestrichen sein. Der Container steht am 8. April am Tor.

Bootsplätze: Platz 4, 6 m, mit Strom, Miete 120 €. Platz 9, 8 m, ohne Strom, Miete 95 €. Platz 15, 5 m, am Schilf, Miete 60 €. Der Beitrag beträgt 48 € im Jahr, dazu kommen 12 € für die Kasse.

Termine 2027: 13. März Anangeln, 7 bis 12 Uhr; 22. Mai Jugendtag am Bootshaus, 10 bis 15 Uhr; 4. September Sommerfest; 13. November Versammlung, 18 Uhr im Bootshaus.

Aus den Regeln: Nachts wird nicht geangelt. Hunde sind an der Leine zu führen. Grillen ist erlaubt.

Sprechstunde: jeden ersten Montag im Monat von 18 bis 19 Uhr im Bootshaus. Adresse: Teichweg 3, 29221 Celle. Telefon 05141 555 017, E-Mail vorstand@weidenteich.example.

Bitte große Schrift, Blau und Grün.`;

it('shows the news that a wish leads in, things told side by side and dates under a year', async () => {
  const plan = await planOf(anglers);
  expect(saidOn(plan, 'Start')).toMatch(/Neuigkeiten.*freigegeben.*Container steht am 8\. April/su);
  expect(saidOn(plan, 'Start')).not.toContain('Unsere neue Seite');
  const places = pageOf(plan, 'Bootsplätze').sections.find(({ content }) => content.items)?.content.items;
  expect(places?.map(({ title, price }) => `${title}: ${price}`)).toEqual([
    'Platz 4: Miete 120 €',
    'Platz 9: Miete 95 €',
    'Platz 15: Miete 60 €',
  ]);
  const dates = pageOf(plan, 'Termine').sections.find(({ type }) => type === 'events')?.content.items;
  expect(dates?.map(({ title }) => title)).toEqual([
    'Anangeln',
    'Jugendtag am Bootshaus',
    'Sommerfest',
    'Versammlung',
  ]);
});

const inn = `Preciso de um site para a minha casa de campo, a Casa da Ribeira Funda, perto de Monchique, no Algarve. Somos eu, Teresa, e o meu filho Rui; abrimos em 2017 e recebemos hóspedes todo o ano.

Temos três alojamentos. O Moinho, para 2 pessoas, 90 € por noite. A Casa Grande, para 6 pessoas, com lareira, 180 € por noite. O Palheiro, para 4 pessoas, 120 € por noite. O pequeno-almoço está incluído. Não aceitamos festas.

O que se pode fazer: tanque aberto de junho a setembro, caminhada até à Fóia (9 km), passeio de burro com o Joaquim (sábados às 10h, 15 € por pessoa), oficina de queijo (20 € por pessoa), redes à sombra.

Jantar: só por marcação até às 11h, às quartas e sábados, 22 € por pessoa, vinho incluído. Menu de verão: gaspacho, cabrito assado, bolo de alfarroba.

Quero as páginas: Início, Alojamentos, Experiências, Jantar, Como chegar e Reservas. Em "Como chegar": de Faro são 1h10 pela A22; os últimos 500 metros são em terra batida.

Reservas: formulário com nome, email, datas de chegada e de partida, alojamento e número de pessoas. Pedimos 20% de sinal.

Contacto: Casa da Ribeira Funda, Estrada do Moinho, 8550-201 Monchique; telefone +351 282 555 013; ola@ribeirafunda.example. Registo AL 44413. Cores: branco e verde.`;

it('lets rooms that are told be booked, and puts what there is to do and to eat on its own page', async () => {
  const plan = await planOf(inn);
  expect(plan.name).toBe('Casa da Ribeira Funda');
  expect(plan.contact.address).toBe('Estrada do Moinho, 8550-201 Monchique');
  const bookable = plan.pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'booking');
  expect(bookable.length).toBeGreaterThan(0);
  for (const { content } of bookable)
    expect(content.items?.map(({ title }) => title)).toEqual(['O Moinho', 'A Casa Grande', 'O Palheiro']);
  expect(pageOf(plan, 'Reservas').sections.some(({ type }) => type === 'booking')).toBe(true);
  expect(saidOn(plan, 'Reservas')).not.toMatch(/Formulário|Escreva-nos/u);
  const things = pageOf(plan, 'Experiências').sections.find(({ content }) => content.items)?.content.items;
  expect(things?.map(({ title }) => title)).toContain('Passeio de burro com o Joaquim');
  expect(things?.find(({ title }) => title === 'Oficina de queijo')?.price).toBe('20 € por pessoa');
  expect(saidOn(plan, 'Jantar')).toMatch(/"title":"Jantar".*22 € por pessoa.*Cabrito assado/su);
  expect(saidOn(plan, 'Início')).not.toContain('Cabrito');
  expect(saidOn(plan, 'Como chegar')).toMatch(/de Faro|De Faro/u);
  expect(JSON.stringify(plan.pages)).not.toContain('Em \\"Como');
});

const kayaks = `Somos una escuela de kayak en Llanes, Asturias. Nos llamamos Remo Norte y empezamos en 2013 con ocho kayaks. Ahora somos cuatro monitores.

Quiero una web con Inicio, Cursos, Alquiler, Apadrinar, Equipo y Contacto.

Cursos
- Bautismo de kayak: 2 horas, 30 €, todos los días a las 10:00
- Curso semanal: de lunes a viernes, 120 €
- Clase particular: 1 hora y media, 50 € una persona, 80 € dos
- Apadrinar un kayak: 60 € al año, con tu nombre en la proa
El material está incluido. Hay que saber nadar.

Alquiler
Kayak simple 12 € 2 horas, 20 € el día. Kayak doble 18 € y 30 €. Tabla de paddle 15 € la hora. Reserva con 20 €, el resto en la playa.

Equipo: Lara Sordo (directora), Iker Vega (niños), Nuria Pola (taller).

Estamos en el paseo de San Pedro, 3, 33500 Llanes. Teléfono 642 555 013, hola@remonorte.example. Abierto de 9:30 a 19:00. Colores: azul y arena.`;

it('reads pages behind "quiero una web con", and several prices of one thing', async () => {
  const plan = await planOf(kayaks);
  expect(plan.pages.map(({ title }) => title)).toEqual([
    'Inicio', 'Cursos', 'Alquiler', 'Apadrinar', 'Equipo', 'Contacto',
  ]); // prettier-ignore
  expect(JSON.stringify(plan.pages)).not.toContain('Quiero una web');
  const priced = (title: string): string[] =>
    pageOf(plan, title).sections.find(({ content }) => content.items)?.content.items?.map((item) => `${item.title}: ${item.price}`) ?? []; // prettier-ignore
  expect(priced('Cursos')).toContain('Clase particular: 50 € una persona, 80 € dos');
  expect(priced('Alquiler')).toEqual([
    'Kayak simple: 12 € 2 horas, 20 € el día',
    'Kayak doble: 18 € y 30 €',
    'Tabla de paddle: 15 € la hora',
  ]);
  expect(saidOn(plan, 'Apadrinar')).toContain('60 € al año');
  expect(saidOn(plan, 'Alquiler')).toContain('Reserva con 20 €');
});

const farm = `Buongiorno, siamo l'Agriturismo Pra' di Sopra, sulle colline di Feltre. Gestiamo l'azienda in due, io Nadia e mio fratello Elio.

Pagine: Home, Camere, Attività, Contatti.

Camere: la Volpe, doppia con balcone, 92 euro a notte; il Tasso, doppia, 84 euro; la Lepre, familiare per 4, 140 euro; il Ghiro, appartamento per 6, 190 euro. Colazione compresa. Animali piccoli ammessi, 7 euro al giorno. Chiusi dal 10 gennaio al 20 febbraio.

Attività: passeggiata al lago (40 minuti a piedi), biciclette a noleggio 12 euro al giorno, raccolta delle mele con noi (sabato 26 settembre, 30 euro con pranzo), corso di pane (primo giovedì del mese, 40 euro).

Massaggi: schiena 30 min 35 euro, 60 min 60 euro, viso 25 euro.

Modulo di prenotazione: nome, e-mail, arrivo, partenza, camera, note. Via Bassa 3, 32032 Feltre. Telefono 0439 555 014, info@pradisopra.example. Colori: verde e panna.`;

it('takes rooms apart at their semicolons, and sums in and out of brackets', async () => {
  const plan = await planOf(farm);
  const itemsOn = (title: string) => pageOf(plan, title).sections.find(({ content }) => content.items)?.content.items ?? []; // prettier-ignore
  expect(itemsOn('Camere').map(({ title, price }) => `${title}: ${price}`)).toEqual([
    'La Volpe: 92 euro a notte',
    'Il Tasso: 84 euro',
    'La Lepre: 140 euro',
    'Il Ghiro: 190 euro',
  ]);
  expect(saidOn(plan, 'Camere')).toContain('Animali piccoli ammessi, 7 euro al giorno');
  expect(JSON.stringify(plan.pages)).not.toContain('"title":"Chiusi"');
  expect(itemsOn('Attività').map(({ title }) => title)).toEqual([
    'Passeggiata al lago',
    'Biciclette a noleggio',
    'Raccolta delle mele con noi',
    'Corso di pane',
  ]);
  const bookable = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'booking');
  expect(bookable?.content.items).toHaveLength(4);
  expect(bookable?.content.fields ?? []).not.toContain('Camera');
  expect(JSON.stringify(plan.pages)).toContain('Schiena 60 min');
});
