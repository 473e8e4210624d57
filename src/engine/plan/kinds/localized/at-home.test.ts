import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { spellPlace } from '../../naming/spell-place';

await loadAllLexicons();
await loadAllCopy();

const textOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 0).pages);

it.each([
  ['Zielonej Górze', 'Zielona Góra'],
  ['Jeleniej Górze', 'Jelenia Góra'],
  ['Bielsku-Białej', 'Bielsko-Biała'],
  ['Gorzowie Wielkopolskim', 'Gorzów Wielkopolski'],
  ['Szklarskiej Porębie', 'Szklarska Poręba'],
  ['Tarnowskich Górach', 'Tarnowskie Góry'],
  ['Krakowie', 'Kraków'],
  ['Nowa Huta', 'Nowa Huta'],
  ['Olsztynem', 'Olsztyn'],
  ['Warszawą', 'Warszawa'],
  ['Poznaniem', 'Poznań'],
  ['Gdańskiem', 'Gdańsk'],
  ['Łodzią', 'Łódź'],
])('a Polish town of several words loses its endings: %s', (told, name) => {
  expect(spellPlace(told, 'pl')).toBe(name);
});

it('a Polish sentence says where with the words of the prompt', () => {
  const text = textOf('Strona dla pensjonatu „Pod Dębem" w Zielonej Górze: pokoje, cennik i galeria');
  expect(text).toContain('Pod Dębem w Zielonej Górze przyjmuje gości');
  expect(text).toContain('Pensjonat · Zielona Góra');
});

it.each([
  ['"Mavi Ev" pansiyonu için site, Bodrum', 'Mavi Ev, Bodrum’da konuklarını'],
  [
    'Eskişehir\'deki "Kahve Dünlüğü" kafe için site: menü',
    'Kahve Dünlüğü, Eskişehir’de kahve, güzel bir lokma',
  ],
])('a Turkish sentence bends the town: %s', (prompt, line) => {
  expect(textOf(prompt)).toContain(line);
});

it('a Turkish trade behind its name stands without the ending that ties it there', () => {
  expect(textOf('Bursa\'daki "Zeytin Dalı" restoranı için site: menü')).toContain('Restoran · Bursa');
});

it('a Brazilian prompt has Brazilian money and words, wherever it is from', () => {
  const text = textOf(
    'oi preciso de um site pra minha clínica veterinária em Sobral, com preços e perguntas frequentes',
  );
  expect(text).toContain('R$');
  expect(text).not.toContain('€');
  expect(text).not.toContain('O carteira');
});

it.each([
  ['אתר לעורכת דין בחיפה עם שעות פתיחה', /שבת","text":"סגור|שבת[^}]*סגור/u],
  ['موقع لعيادة أسنان في عمّان مع ساعات العمل', /الجمعة[^}]*مغلق/u],
])('hours that nobody told keep the day of rest of the country: %s', (prompt, closed) => {
  expect(textOf(prompt)).toMatch(closed);
});

it('a colour in the name of a town colours nothing, and a Hebrew one behind "in the colour" does its part', () => {
  const colours = (prompt: string) => readBrief(prompt).colours.map(({ value }) => [value.role, value.css]);
  expect(colours('Strona dla hotelu w Zielonej Górze, ciemnozielony i kremowy')[0]).toEqual([
    'brand',
    '#006400',
  ]);
  expect(colours('אתר למאפייה בחיפה, כפתורים בצבע טרקוטה')).toEqual([['button', '#e2725b']]);
});

it('a team of four has four names', () => {
  const text = textOf(
    'Site voor fysiotherapie Beweeg Beter, Zwolle. Behandelingen, team van vier therapeuten, tarieven',
  );
  expect(text).not.toMatch(/ 2"/u);
});

it('a school has a week to show, of lessons and not of what they cost', () => {
  const text = textOf('strona dla szkoły tańca Rytm w Rzeszowie, grafik zajęć, karnety od 120 zł');
  expect(text).toContain('Początkujący');
  expect(text).not.toMatch(/"group":"poniedziałek"[^}]*Karnety/u);
});

it('what a visit costs is called after the visit', () => {
  const text = textOf(
    "Site pour le cabinet d'ostéopathie de Marie Lefèvre à Grenoble : tarif 60 € la séance, prise de rendez-vous",
  );
  expect(text).toMatch(/"title":"Séance"[^}]*"price":"60 €"/u);
});

it('a German title stands without the ending that "mit" gave it', () => {
  const text = textOf(
    'ich bin hebamme in Erfurt, ich möchte eine ruhige seite mit meinen kursen und einem anmeldeformular',
  );
  expect(text).toContain('"Kurse"');
});

it('prices in Qatar are Qatari', () => {
  expect(textOf('موقع لمركز تعليم اللغات «آفاق» في الدوحة: الدورات، الأسعار')).toContain('ر.ق');
});

it('beside a told night no room has a made-up price', () => {
  const text = textOf(
    'Site pour le gîte « La Bergerie » à Annecy : trois chambres, tarifs, photos. À partir de 85 € la nuit.',
  );
  expect(text).not.toContain('98 €');
});

it.each([
  ['site de photographe de mariage Léa à Lyon', 'Préparatifs', 'Second avis'],
  ['Website für Hochzeitsfotografin Lea Sommer in Ulm, Preise', 'Trauung', 'Zweite Meinung'],
  ['sitio de fotografía de bodas en Lima', 'Preparativos', 'Segunda opinión'],
  ['strona fotografa ślubnego w Gdyni, cennik', 'Przygotowania', 'Druga opinia'],
  ['Website voor bruidsfotograaf Eva Smit in Utrecht', 'Voorbereiding', 'Second opinion'],
  ['düğün fotoğrafçısı için site', 'Hazırlık', 'İkinci görüş'],
  ['صفحة لمصورة أعراس اسمها ريم الخطيب في تونس، معرض أعمال', 'التحضيرات', 'رأي ثانٍ'],
  ['אתר לצלמת חתונות דנה לוי בחיפה', 'התארגנות', 'שיחה ראשונה'],
  ['site para fotógrafo de casamentos em Braga', 'Preparativos', 'Segunda opinião'],
  ['sito per fotografa di matrimoni a Bari', 'Preparativi', 'Primo incontro'],
  [
    'on est un groupe de jazz de Strasbourg, Les Cordes Folles, il nous faut une page',
    'Concerts',
    'Second avis',
  ],
  ['Band für Hochzeiten aus Köln, Termine, Videos', 'Wunschlieder', 'Zweite Meinung'],
])('pictures and music are what photographers and bands do: %s', (prompt, own, others) => {
  const text = textOf(prompt);
  expect(text).toContain(own);
  expect(text).not.toContain(others);
});

it('a Polish photographer asked for in the genitive stands in the nominative', () => {
  expect(textOf('strona fotografa ślubnego w Gdyni, cennik')).toContain('Fotograf ślubny');
});
