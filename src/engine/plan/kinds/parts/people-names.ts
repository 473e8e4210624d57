import type { Facts } from '../../content';
import { findRegion } from './regions';

const names: Readonly<Record<string, readonly string[]>> = {
  us: [
    'Dana Whitfield',
    'Marcus Bell',
    'Priya Raman',
    'Joel Castillo',
    'Renee Okafor',
    'Theo Lindgren',
    'Maya Brooks',
    'Sam Delgado',
    'Grace Huang',
  ],
  canada: [
    'Claire Fournier',
    'Owen Mackay',
    'Jaspreet Gill',
    'Nora Tremblay',
    'Ben Whiteduck',
    'Mei Chen',
    'Alice Boyd',
    'Tom Leclerc',
  ],
  australia: [
    'Tess Callahan',
    'Angus Reid',
    'Mereana Parata',
    'Jack Nguyen',
    'Isla Hartley',
    'Sione Fale',
    'Bridget Moore',
    'Liam Kelly',
  ],
  uk: [
    'Imogen Ashby',
    'Tariq Hussain',
    'Bethan Rowlands',
    'Fergus Muir',
    'Adaeze Obi',
    'Callum Reeve',
    'Nell Whitaker',
    'Rhys Pritchard',
    'Leila Shah',
  ],
  ireland: [
    'Aoife Brennan',
    'Cormac Daly',
    'Niamh Farrell',
    'Oisín Keane',
    'Sinéad Walsh',
    'Declan Burke',
    'Róisín Hayes',
    'Eoin Casey',
  ],
  nordic: [
    'Ingrid Solberg',
    'Lars Hedlund',
    'Maja Nyström',
    'Eirik Dahl',
    'Sofie Kjær',
    'Jonas Berg',
    'Aino Laine',
    'Nora Haugen',
  ],
  swiss: [
    'Lea Brunner',
    'Matthieu Favre',
    'Nina Keller',
    'Luca Bernasconi',
    'Selina Frei',
    'Jonas Ammann',
    'Chloé Rochat',
    'Reto Zürcher',
  ],
  iberia: [
    'Inês Carvalho',
    'Duarte Nogueira',
    'Marta Seixas',
    'Rui Valadas',
    'Beatriz Pacheco',
    'Tomás Leal',
    'Joana Brito',
    'Vasco Teles',
  ],
  spain: [
    'Lucía Herrero',
    'Álvaro Montes',
    'Carmen Vidal',
    'Iker Zubiri',
    'Marina Soler',
    'Diego Arenas',
    'Nuria Campos',
    'Pablo Rivas',
  ],
  latin: [
    'Valentina Rojas',
    'Mateo Ibarra',
    'Camila Duarte',
    'Emilio Paredes',
    'Renata Solís',
    'Tomás Aguirre',
    'Ximena Luna',
    'Andrés Mejía',
  ],
  brazil: [
    'Luana Ribeiro',
    'Caio Menezes',
    'Bruna Tavares',
    'Thiago Amaral',
    'Helena Prado',
    'Davi Moreira',
    'Isadora Nunes',
    'Rafael Pires',
  ],
  france: [
    'Camille Laurent',
    'Hugo Mercier',
    'Inès Benali',
    'Louis Garnier',
    'Margaux Petit',
    'Yanis Robin',
    'Élise Caron',
    'Paul Lefort',
  ],
  germany: [
    'Hanna Vogt',
    'Jonas Reuter',
    'Elif Demir',
    'Moritz Lange',
    'Katrin Seidel',
    'Felix Brandt',
    'Lena Huber',
    'Anton Krüger',
  ],
  italy: [
    'Chiara Rinaldi',
    'Matteo Ferri',
    'Giulia Sartori',
    'Davide Greco',
    'Elisa Fontana',
    'Luca Moretti',
    'Sara Colombo',
    'Pietro Basile',
  ],
  netherlands: [
    'Sanne de Wit',
    'Joris Bakker',
    'Fatima Amrani',
    'Lotte Vermeer',
    'Daan Visser',
    'Noor Jansen',
    'Bram Claes',
    'Femke Smit',
  ],
  greece: [
    'Eleni Markou',
    'Nikos Stavrou',
    'Danae Lekka',
    'Yannis Roussos',
    'Maria Vlachou',
    'Kostas Pappas',
    'Ioanna Kalli',
    'Petros Galanis',
  ],
  poland: [
    'Zofia Lis',
    'Jakub Nowicki',
    'Maja Wrona',
    'Tomasz Zając',
    'Hanna Kowal',
    'Piotr Sikora',
    'Ola Mazur',
    'Adam Górski',
  ],
  turkey: [
    'Elif Aydın',
    'Mert Kaya',
    'Zeynep Arslan',
    'Deniz Koç',
    'Selin Yıldız',
    'Emre Şahin',
    'Defne Acar',
    'Can Öztürk',
  ],
  israel: [
    'נועה לוי',
    'איתי כהן',
    'מאיה פרץ',
    'יונתן ברק',
    'תמר שגיא',
    'עומר דיין',
    'שירה אלון',
    'דניאל רוזן',
  ],
  arab: [
    'ليلى حداد',
    'سامر العلي',
    'نور القاسم',
    'كريم منصور',
    'هالة زيدان',
    'طارق نجار',
    'رنا خوري',
    'يوسف سالم',
  ],
  india: [
    'Ananya Iyer',
    'Rohan Mehta',
    'Kavya Nair',
    'Arjun Desai',
    'Meera Joshi',
    'Vikram Rao',
    'Tara Sen',
    'Imran Khan',
  ],
  japan: [
    'Haruka Mori',
    'Kenji Sato',
    'Yui Tanabe',
    'Daichi Ono',
    'Aiko Hayashi',
    'Ren Fujita',
    'Mio Kanda',
    'Takumi Abe',
  ],
  africa: [
    'Amara Nwosu',
    'Thabo Mokoena',
    'Wanjiru Kamau',
    'Kofi Mensah',
    'Zanele Dube',
    'Tunde Bakare',
    'Naledi Khumalo',
    'Brian Otieno',
  ],
  world: [
    'Elena Marsh',
    'Tomas Varga',
    'Amara Nwosu',
    'Jonas Feld',
    'Lucía Ferrer',
    'Kenji Mori',
    'Freya Holm',
    'Idris Cole',
    'Noor Haddad',
  ],
};

const latinArab = [
  'Layla Haddad',
  'Samer Ali',
  'Nour Qasem',
  'Karim Mansour',
  'Hala Zidan',
  'Tariq Najjar',
  'Rana Khoury',
  'Youssef Salem',
];
const latinIsrael = [
  'Noa Levi',
  'Itai Cohen',
  'Maya Peretz',
  'Yonatan Barak',
  'Tamar Sagi',
  'Omer Dayan',
  'Shira Alon',
  'Daniel Rosen',
];

const english = new Set(['us', 'canada', 'uk', 'ireland', 'australia']);
const homes: Readonly<Record<string, string>> = { fr: 'france', de: 'germany', it: 'italy', es: 'spain' };

const namesOf = (facts: Facts): readonly string[] => {
  const id = findRegion(facts)?.id ?? 'world';
  const language = facts.brief.language.value;
  if (id === 'arab' && language !== 'ar') return latinArab;
  if (id === 'israel' && language !== 'he') return latinIsrael;
  // Who praises in French in Montreal has a name of that language.
  const home = english.has(id) ? homes[language] : undefined;
  return names[home ?? id] ?? names['world'] ?? [];
};

const firstNames = new Set(
  Object.values(names).flatMap((list) => list.map((name) => name.split(' ')[0] ?? '')),
);

/** Whether a word is a first name that is known here, in any language. */
export const isFirstName = (word: string): boolean => firstNames.has(word);

/** `count` different names of people that fit the place, for sample people only. `key` keeps two lists apart. */
export const peopleNames = (
  facts: Facts,
  key: string,
  count: number,
  isWoman: readonly (boolean | null)[] = [],
): readonly string[] => {
  const pool = namesOf(facts);
  const start = facts.pick(`people-${key}`, [...pool.keys()]);
  // Whom the prompt names is nobody made up.
  const left = Array.from({ length: pool.length }, (_, at) => (start + at) % pool.length).filter(
    (at) => !facts.brief.prompt.includes(pool[at] ?? ''),
  );
  // In every list women stand at the even places and men at the odd ones.
  return Array.from({ length: count }, (_, at) => {
    const wanted = isWoman[at] ?? null;
    const place = wanted === null ? 0 : left.findIndex((one) => (one % 2 === 0) === wanted);
    return pool[left.splice(Math.max(0, place), 1)[0] ?? (start + at) % pool.length] ?? '';
  });
};
