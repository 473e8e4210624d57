import { foldText } from '../../../brief/words/fold-text';
import { letter } from '../../../brief/words/lean-letters';
import { seekWords, stemOf, type SoughtWords } from '../../../brief/words/seek-words';
import { counterWares } from './shop-wares-counters';
import { furtherWares } from './shop-wares-further';

/** Goods of a shop in one language: what they are, in euros, and what a picture of them shows. */
export type LocalWares = {
  readonly titles: readonly string[];
  readonly euros: readonly number[];
  readonly art: string;
};

// art | euros | language: words, of the ware = eight goods
const table = `
cup | 9,8.5,11,12,9.5,14,7,6 | es: té, tés, infusion*, tisana* = Té verde sencha; Té negro Assam; Rooibos con vainilla; Oolong; Té blanco; Matcha; Infusión de hierbas; Caja de muestras | fr: thé, thés, infusion*, tisane* = Sencha, thé vert; Assam, thé noir; Rooibos vanille; Oolong; Thé blanc; Matcha; Tisane du soir; Coffret découverte | de: tee, tees, kräutertee* = Sencha, Grüntee; Assam, Schwarztee; Rooibos Vanille; Oolong; Weißer Tee; Matcha; Kräutertee; Probierpaket
beans | 11,12,13,14,12,16,32,24 | es: café en grano, cafés, tostador*, tostadero* = Mezcla de la casa; Etiopía; Colombia; Guatemala; Descafeinado; Espresso oscuro; Bolsa de un kilo; Caja de prueba | fr: café en grains, cafés, torréfact*, brûlerie = Mélange maison; Éthiopie; Colombie; Guatemala; Décaféiné; Espresso corsé; Sachet d’un kilo; Coffret découverte | de: kaffee, kaffeebohne*, rösterei, kaffeerösterei = Hausmischung; Äthiopien; Kolumbien; Guatemala; Entkoffeiniert; Espresso, dunkel; Kilobeutel; Probierpaket
laptop | 389,449,529,299,349,179,59,39 | es: ordenador*, portátil*, informática, computador* = Portátil de 13 pulgadas; Portátil de 14 pulgadas; Portátil de 15 pulgadas; Mini PC; Sobremesa; Monitor de 24 pulgadas; Teclado y ratón; Disco SSD | fr: ordinateur*, informatique, pc reconditionné* = Portable 13 pouces; Portable 14 pouces; Portable 15 pouces; Mini PC; Unité centrale; Écran 24 pouces; Clavier et souris; Disque SSD | de: computer*, laptop*, notebooks, pcs, it-hardware = Laptop 13 Zoll; Laptop 14 Zoll; Laptop 15 Zoll; Mini-PC; Desktop-PC; Monitor 24 Zoll; Tastatur und Maus; SSD-Laufwerk
phone | 289,219,349,189,19,15,25,29 | es: móvil*, teléfono*, smartphone*, celular* = Móvil, pantalla grande; Móvil compacto; Móvil con buena cámara; Móvil sencillo; Funda; Cristal protector; Cargador; Batería externa | fr: téléphone*, smartphone*, mobile* = Téléphone grand écran; Téléphone compact; Téléphone photo; Téléphone simple; Coque; Verre de protection; Chargeur; Batterie externe | de: handy*, smartphone*, telefon* = Handy mit großem Display; Kompaktes Handy; Handy mit guter Kamera; Einfaches Handy; Hülle; Schutzglas; Ladegerät; Powerbank
pot | 24,32,18,14,9,28,12,15 | es: planta*, cactus, vivero = Monstera; Ficus; Sansevieria; Potos; Cactus; Helecho; Maceta de barro; Sustrato | fr: plante*, cactus, jardinerie = Monstera; Ficus; Sansevieria; Pothos; Cactus; Fougère; Pot en terre cuite; Terreau | de: pflanze*, zimmerpflanze*, kakte* = Monstera; Gummibaum; Bogenhanf; Efeutute; Kaktus; Farn; Tontopf; Pflanzerde
candle | 18,24,14,12,28,9,22,32 | es: vela, velas = Vela de lavanda; Vela de higo; Vela de cedro; Velas de té; Vela grande; Vela de cumpleaños; Vela de cera de abeja; Caja de tres | fr: bougie* = Bougie lavande; Bougie figue; Bougie cèdre; Chauffe-plats; Grande bougie; Bougies d’anniversaire; Cierge en cire d’abeille; Coffret de trois | de: kerze* = Lavendelkerze; Feigenkerze; Zedernkerze; Teelichter; Große Kerze; Geburtstagskerzen; Bienenwachskerze; Dreierpaket
soap | 7,7,8,12,14,16,9,24 | es: jabón*, jabones, cosmétic* = Jabón de lavanda; Jabón de oliva; Champú sólido; Crema de manos; Aceite corporal; Crema facial; Bálsamo labial; Caja de jabones | fr: savon*, cosmétique* = Savon à la lavande; Savon à l’olive; Shampoing solide; Crème mains; Huile pour le corps; Crème visage; Baume à lèvres; Coffret de savons | de: seife*, kosmetik, naturkosmetik = Lavendelseife; Olivenseife; Festes Shampoo; Handcreme; Körperöl; Gesichtscreme; Lippenbalsam; Seifenset
ring | 48,65,39,54,32,85,44,72 | es: joya*, joyer*, bisuter* = Anillo fino; Anillo con piedra; Pendientes pequeños; Pendientes largos; Pulsera; Collar; Cadena; Broche | fr: bijou*, joaill* = Bague fine; Bague à pierre; Petites boucles; Longues boucles; Bracelet; Collier; Chaîne; Broche | de: schmuck, goldschmied* = Schmaler Ring; Ring mit Stein; Kleine Ohrringe; Lange Ohrringe; Armband; Halskette; Kette; Brosche
vase | 24,38,18,32,45,16,28,58 | es: cerámic*, alfarer* = Taza; Cuenco grande; Cuenco pequeño; Plato; Jarrón; Platillo; Azucarero; Fuente | fr: céramique*, poterie, faïence = Tasse; Grand bol; Petit bol; Assiette; Vase; Coupelle; Sucrier; Plat | de: keramik*, töpfer* = Becher; Große Schale; Kleine Schale; Teller; Vase; Untertasse; Zuckerdose; Servierplatte
toy | 18,24,32,14,22,16,28,12 | es: juguete*, jugueter* = Tren de madera; Bloques; Casa de muñecas; Puzle; Peluche; Peonza; Juego de mesa; Marioneta | fr: jouet*, jeux en bois = Train en bois; Cubes; Maison de poupée; Puzzle; Peluche; Toupie; Jeu de société; Marionnette | de: spielzeug*, spielwaren, holzspielzeug = Holzeisenbahn; Bauklötze; Puppenhaus; Puzzle; Stofftier; Kreisel; Brettspiel; Handpuppe
shirt | 19,24,29,22,34,14,12,26 | es: ropa infantil, ropa de bebé, moda infantil, bebé* = Body; Pantalón con goma; Jersey de punto; Camiseta a rayas; Chaqueta; Gorro; Calcetines; Vestido | fr: vêtements enfant*, mode enfant*, bébé*, layette = Body; Pantalon à élastique; Pull en maille; Marinière; Veste; Bonnet; Chaussettes; Robe | de: kinderkleidung, babykleidung, kindermode, baby* = Body; Hose mit Gummibund; Strickpullover; Ringelshirt; Jacke; Mütze; Socken; Kleid
shoe | 89,79,95,110,65,49,14,12 | es: zapat*, calzado, alpargat*, zapatillas = Zapato bajo; Zapatilla; Botín; Bota; Sandalia; Alpargata; Cordones; Crema para cuero | fr: chaussure*, baskets, espadrille* = Derby; Basket; Bottine; Botte; Sandale; Espadrille; Lacets; Crème pour cuir | de: schuh*, sneaker = Halbschuh; Sneaker; Stiefelette; Stiefel; Sandale; Hausschuh; Schnürsenkel; Lederpflege
bag | 119,89,69,45,39,149,29,24 | es: bolso*, marroquiner*, mochila*, cuero = Bolso de mano; Bandolera; Mochila; Cartera; Monedero; Bolsa de viaje; Cinturón; Llavero | fr: sac, sacs, maroquiner*, cuir = Sac à main; Besace; Sac à dos; Portefeuille; Porte-monnaie; Sac de voyage; Ceinture; Porte-clés | de: tasche*, lederwaren, rucks* = Handtasche; Umhängetasche; Rucksack; Geldbörse; Kleine Börse; Reisetasche; Gürtel; Schlüsselanhänger
chair | 190,480,95,340,260,120,65,580 | es: mueble*, decoración = Silla; Mesa; Taburete; Estantería; Cómoda; Mesilla; Espejo; Sofá | fr: meuble*, mobilier, décoration, déco = Chaise; Table; Tabouret; Étagère; Commode; Chevet; Miroir; Canapé | de: möbel, einrichtung, wohnaccessoire* = Stuhl; Tisch; Hocker; Regal; Kommode; Nachttisch; Spiegel; Sofa
lamp | 79,120,95,149,39,65,12,45 | es: lámpara*, iluminación = Lámpara de mesa; Lámpara de pie; Lámpara de techo; Lámpara de lectura; Aplique; Guirnalda; Bombilla; Pantalla | fr: lampe*, luminaire* = Lampe de table; Lampadaire; Suspension; Liseuse; Applique; Guirlande; Ampoule; Abat-jour | de: lampe*, leuchte* = Tischlampe; Stehlampe; Hängelampe; Leselampe; Wandleuchte; Lichterkette; Leuchtmittel; Lampenschirm
jar | 4.5,5,6,4,7,5.5,8,24 | es: especia*, hierbas = Pimentón; Comino; Azafrán; Orégano; Curry; Canela; Vainilla; Caja de especias | fr: épice, épices, herbes = Paprika; Cumin; Safran; Origan; Curry; Cannelle; Vanille; Coffret d’épices | de: gewürz*, kräuter = Paprika; Kreuzkümmel; Safran; Oregano; Curry; Zimt; Vanille; Gewürzset
jar | 8,14,6.5,9,7,12,5,38 | es: gourmet, delicatessen, conserva*, miel*, aceite* = Miel; Aceite de oliva; Mermelada; Aceitunas; Conserva de pescado; Queso; Galletas; Cesta | fr: épicerie*, traiteur, miel*, huile d’olive, conserve*, produits du terroir = Miel; Huile d’olive; Confiture; Olives; Terrine; Fromage; Biscuits; Panier garni | de: feinkost, delikatess*, honig*, olivenöl*, imkerei, hofladen = Honig; Olivenöl; Marmelade; Oliven; Pesto; Käse; Kekse; Geschenkkorb
chocolate | 6,7,9,12,4,8,5,24 | es: chocolate*, bombon*, caramelo*, golosina* = Tableta negra; Tableta con leche; Bombones; Trufas; Naranja con chocolate; Turrón; Caramelos; Caja surtida | fr: chocolat*, bonbon*, confiser* = Tablette noire; Tablette au lait; Pralinés; Truffes; Orangettes; Nougat; Caramels; Ballotin | de: schokolade*, pralinen, süßigkeiten, süsswaren = Tafel, dunkel; Tafel, Vollmilch; Pralinen; Trüffel; Orangenstäbchen; Nougat; Karamell; Geschenkbox
dog | 32,14,18,9,45,12,24,7 | es: mascota*, perro*, gato* = Pienso; Correa; Arnés; Pelota; Cama; Comedero; Rascador; Premios | fr: animalerie, chien*, chat, chats, animaux = Croquettes; Laisse; Harnais; Balle; Panier; Gamelle; Griffoir; Friandises | de: tierbedarf, tiernahrung, hund*, katze*, haustier* = Trockenfutter; Leine; Geschirr; Ball; Hundebett; Napf; Kratzbaum; Leckerli
book | 12,9,4,6,14,8,18,5 | es: papeler*, cuaderno* = Cuaderno; Libreta; Lápices; Bolígrafo; Agenda; Sobres; Papel de carta; Tarjeta | fr: papeter*, carnet* = Cahier; Carnet; Crayons; Stylo; Agenda; Enveloppes; Papier à lettres; Carte | de: papeterie, schreibwaren, notizbuch*, notizbücher = Notizbuch; Heft; Bleistifte; Kugelschreiber; Kalender; Umschläge; Briefpapier; Karte
yarn | 8,9,7,14,6,12,18,5 | es: lana*, ovillo*, punto, ganchillo = Merino; Alpaca; Algodón; Mohair; Lana para calcetines; Agujas; Agujas circulares; Marcadores | fr: laine*, pelote*, tricot, crochet = Mérinos; Alpaga; Coton; Mohair; Laine à chaussettes; Aiguilles; Aiguilles circulaires; Marqueurs | de: wolle, garn*, strick*, häkel* = Merino; Alpaka; Baumwolle; Mohair; Sockenwolle; Stricknadeln; Rundnadel; Maschenmarkierer
dice | 32,24,18,12,9,45,15,28 | es: juegos de mesa = Juego de estrategia; Juego cooperativo; Juego familiar; Juego de cartas; Dados; Caja grande; Fundas; Puzle | fr: jeux de société, jeux de plateau = Jeu de stratégie; Jeu coopératif; Jeu familial; Jeu de cartes; Dés; Grande boîte; Protège-cartes; Puzzle | de: brettspiel*, gesellschaftsspiel* = Strategiespiel; Kooperatives Spiel; Familienspiel; Kartenspiel; Würfel; Große Box; Kartenhüllen; Puzzle
record | 24,28,18,12,9,32,15,8 | es: disco, discos, vinilo* = LP nuevo; Reedición; LP usado; Single; CD; Doble LP; Fundas; Cepillo | fr: disque*, vinyle* = LP neuf; Réédition; LP d’occasion; 45 tours; CD; Double LP; Pochettes; Brosse | de: schallplatte*, vinyl, plattenladen = Neue LP; Wiederauflage; Gebrauchte LP; Single; CD; Doppel-LP; Hüllen; Plattenbürste
perfume | 65,58,49,38,12,24,29,32 | es: perfume*, fragancia* = Agua de perfume; Agua de colonia; Perfume sólido; Formato de viaje; Muestra; Difusor; Crema perfumada; Estuche | fr: parfum*, fragrance* = Eau de parfum; Eau de Cologne; Parfum solide; Format voyage; Échantillon; Diffuseur; Crème parfumée; Coffret | de: parfüm*, duft, düfte = Eau de Parfum; Kölnisch Wasser; Festes Parfüm; Reisegröße; Probe; Raumduft; Körpercreme; Geschenkset
bed | 79,45,29,35,24,18,59,39 | es: textil*, sábana*, manta*, ropa de cama, toalla* = Funda nórdica; Sábana; Funda de almohada; Toalla de baño; Mantel; Servilletas; Manta; Cojín | fr: linge*, textile*, draps, couverture* = Housse de couette; Drap; Taie; Serviette de bain; Nappe; Serviettes; Plaid; Coussin | de: bettwäsche, textil*, decken, handtücher, heimtextil* = Bettbezug; Laken; Kissenbezug; Badetuch; Tischdecke; Servietten; Wolldecke; Kissen
bottle | 3.5,3.8,4,3.2,18,12,24,6 | es: cerveza*, cervecer* = Rubia; Tostada; IPA; Sin alcohol; Pack de seis; Vaso; Caja de doce; Edición de temporada | fr: bière*, brasserie artisanale = Blonde; Ambrée; IPA; Sans alcool; Pack de six; Verre; Carton de douze; Bière de saison | de: bier, biere, brauerei = Helles; Dunkles; IPA; Alkoholfrei; Sechserpack; Glas; Zwölferkiste; Saisonbier
picture | 24,38,54,18,12,32,8,65 | es: lámina*, póster*, cuadro*, ilustracion* = Lámina A4; Lámina A3; Lámina A2; Postal enmarcada; Postales; Marco; Pegatinas; Original | fr: affiche*, poster*, tirage*, illustration* = Affiche A4; Affiche A3; Affiche A2; Carte encadrée; Cartes postales; Cadre; Autocollants; Original | de: poster*, kunstdruck*, plakat*, illustration* = Druck A4; Druck A3; Druck A2; Gerahmte Karte; Postkarten; Rahmen; Aufkleber; Original
seedling | 3,3.5,9,14,18,24,12,7 | es: semilla*, jardín, huerto = Semillas de tomate; Semillas de flores; Sustrato; Tijera; Regadera; Pala; Guantes; Abono | fr: semence*, graines, jardin*, potager = Graines de tomate; Graines de fleurs; Terreau; Sécateur; Arrosoir; Bêche; Gants; Engrais | de: saatgut, samen, garten* = Tomatensamen; Blumensamen; Pflanzerde; Gartenschere; Gießkanne; Spaten; Handschuhe; Dünger
`;

type Row = { readonly words: SoughtWords; readonly wares: LocalWares };

// "למתנות", "للتمور": what is joined to the front of a word there is one of a few letters. "אונליין" holds no wine.
const joined: Readonly<Record<string, string>> = { ar: 'و?(?:ال|لل|بال|ب|ل)?', he: '[והלבמכש]{0,2}' };

// In German wares are joined to what they are made of or for: "Naturseife", "Zimmerpflanzen".
const wordsFor = (list: string, language: string): SoughtWords => {
  const called = foldText(list)
    .split(',')
    .map((word) => word.trim());
  const forms = called
    .map((word) => (language === 'de' && word.length > 4 ? `*${word}` : word))
    .map((word) => word.replace(/^\*/u, joined[language] ?? '*').replaceAll('*', `${letter}*`));
  return seekWords(called.map(stemOf), `(?<!${letter})(?:${forms.join('|')})(?!${letter})`);
};

const readRows = (language: string): readonly Row[] =>
  [table, furtherWares, counterWares]
    .map((rows) => rows.trim())
    .join('\n')
    .split('\n')
    .flatMap((line): Row[] => {
      const [art = '', euros = '', ...tongues] = line.split('|').map((part) => part.trim());
      const own = tongues.find((one) => one.startsWith(`${language}:`));
      const [words = '', titles = ''] = own?.slice(3).split('=') ?? [];
      if (titles === '') return [];
      return [
        {
          words: wordsFor(words.trim(), language),
          wares: {
            art,
            euros: euros.split(',').map(Number),
            titles: titles.split(';').map((title) => title.trim()),
          },
        },
      ];
    });

const read = new Map<string, readonly Row[]>();

/** The goods of a shop in a language other than English by what its offer names, else what its prompt names first; undefined for others. */
export function findLocalWares(language: string, offer: string, prompt: string): LocalWares | undefined {
  const rows = read.get(language) ?? readRows(language);
  read.set(language, rows);
  const firstIn = (text: string): LocalWares | undefined => {
    const folded = foldText(text);
    return rows
      .map(({ words, wares }) => ({ wares, at: words.placeIn(folded) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0]?.wares;
  };
  return firstIn(offer) ?? firstIn(prompt);
}
