import type { SitePlan } from '../../plan/site-plan';

// Narrower types of schema.org for what the site's own noun says. Words in the languages that prompts come in.
const narrower: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  HomeAndConstructionBusiness: [
    [
      /plumb|fontaner|plombi|klempner|installat(?:eur|örbetrieb)|encanad|idraul|loodgiet|hydrauli|tesisat/iu,
      'Plumber',
    ],
    [/electric|elettric|elektr|eletric|électric/iu, 'Electrician'],
    [/heating|hvac|air[- ]?con|boiler|heizung|chauffag|climatiz/iu, 'HVACBusiness'],
    [/roof|tejad|dachdeck|couvreur|telhad/iu, 'RoofingContractor'],
    [/paint(?:er|ing)|maler|peintre|pintor|imbianchin/iu, 'HousePainter'],
    [
      // The removal of nests, trees and rust moves nobody's house.
      /\bmov(?:ers?|ing)\b|\bremovals\b|\bremoval (?:compan|firm|van|men|service)|umzug|mudanza|mudança|déménag|trasloc|verhuiz/iu,
      'MovingCompany',
    ],
    [/locksmith|schlüsseldienst|serrurier|cerrajer|chaveiro/iu, 'Locksmith'],
  ],
  AutomotiveBusiness: [
    [/rent|hire|miet|alquiler|aluguel|location d|noleggio|verhuur/iu, 'AutoRental'],
    [/dealer|used cars|showroom|autohaus|concesionari|concession/iu, 'AutoDealer'],
    [/wash|valet|detailing/iu, 'AutoWash'],
    [/repair|garage|mechanic|workshop|tyre|tire|werkstatt|taller|oficina|officina/iu, 'AutoRepair'],
  ],
  BeautySalon: [
    [/barber|hair|frisör|friseur|peluquer|coiff|cabel|parrucch|kapper/iu, 'HairSalon'],
    [/nail|uñas|unhas|ongle|nagel/iu, 'NailSalon'],
    [/tattoo|tatuaj|tatuag|tatou/iu, 'TattooParlor'],
  ],
  LodgingBusiness: [
    [/b\s?&\s?b|bed and breakfast|guest ?house|chambre d.hôte|pension/iu, 'BedAndBreakfast'],
    [/hostel/iu, 'Hostel'],
    [/camp(?:ing|site|ground)|glamping/iu, 'Campground'],
    [/resort/iu, 'Resort'],
    [/hotel|hôtel|otel\b|فندق|מלון/iu, 'Hotel'],
  ],
  Store: [
    [/book|libr(?:er|air)|buch|livrar/iu, 'BookStore'],
    [/cloth|fashion|dress|boutique|kleid|ropa|roupa|vêtement/iu, 'ClothingStore'],
    [/shoe|sneaker|schuh|zapat|sapat|chaussure/iu, 'ShoeStore'],
    [/jewel|schmuck|joyer|joia|bijou/iu, 'JewelryStore'],
    [/furniture|möbel|mueble|móve|meuble/iu, 'FurnitureStore'],
    [/toys?\b|spielzeug|juguet|brinquedo|jouet/iu, 'ToyStore'],
    [/electronic|computer|phone|elektronik|electrónic/iu, 'ElectronicsStore'],
    [/grocer|deli\b|cheese|farm shop|delicat/iu, 'GroceryStore'],
    [/\bbikes?\b|bicycle|fahrrad|bicic|vélo|fiets/iu, 'BikeStore'],
    [/sport/iu, 'SportingGoodsStore'],
    [/plant|garden|pflanz/iu, 'GardenStore'],
    [/ceramic|pottery|homeware|candle|keramik|cerámic|cerâmic|céramiq/iu, 'HomeGoodsStore'],
    [/record|vinyl|guitar|instrument/iu, 'MusicStore'],
  ],
  BarOrPub: [
    [/brew|cervecer|cervejar|brasserie/iu, 'Brewery'],
    [/winery|vineyard|bodega|weingut|vinícola/iu, 'Winery'],
    [/distill|destiler/iu, 'Distillery'],
    [/night ?club/iu, 'NightClub'],
  ],
  CafeOrCoffeeShop: [[/ice[- ]cream|gelat|helad|sorvet|glacier/iu, 'IceCreamShop']],
};

/** The closest type of schema.org: that of the kind, made narrower where the site's own words allow it. */
export function findSchemaType({ schemaType, brief, noun, name }: SitePlan): string {
  // The first words of a prompt say what it is; later ones may speak of others.
  const [opening = ''] = brief.prompt.split(/[.:\n]/);
  const words = [brief.offer?.value ?? '', noun, name, opening.slice(0, 100)].join(' ');
  return narrower[schemaType]?.find(([pattern]) => pattern.test(words))?.[1] ?? schemaType;
}
