import { furtherSubjects, widestSubjects } from './flashcard-bank-more';

/** Cards by what a prompt wants to learn: "front = back", separated by semicolons. */
export type CardSubject = readonly [asked: RegExp, words: string, verbs: string, food?: string];

const subjects: readonly CardSubject[] = [
  [/japanese|japanisch|japonés|japonais|giapponese/iu, 'こんにちは = hello; ありがとう = thank you; 水 = water; 駅 = station; 本 = book; 犬 = dog; 今日 = today; 山 = mountain', '食べる = to eat; 飲む = to drink; 行く = to go; 見る = to see; 話す = to speak; 書く = to write; 読む = to read; 寝る = to sleep'],
  [/norwegian|norwegisch/iu, 'hei = hello; takk = thank you; vann = water; bok = book; hund = dog; i dag = today; fjell = mountain; venn = friend', 'å være = to be; å ha = to have; å gå = to walk, to go; å spise = to eat; å snakke = to speak; å lese = to read; å skrive = to write; å sove = to sleep'],
  [/swedish|schwedisch/iu, 'hej = hello; tack = thank you; vatten = water; bok = book; hund = dog; idag = today; hus = house; vän = friend', 'att vara = to be; att ha = to have; att gå = to walk, to go; att äta = to eat; att tala = to speak; att läsa = to read; att skriva = to write; att sova = to sleep'],
  [/spanish|spanisch|espagnol/iu, 'hola = hello; gracias = thank you; el agua = water; el libro = book; el perro = dog; hoy = today; la casa = house; el amigo = friend', 'ser = to be; tener = to have; ir = to go; comer = to eat; hablar = to speak; leer = to read; escribir = to write; dormir = to sleep', 'el pan = bread; el queso = cheese; la leche = milk; el huevo = egg; la manzana = apple; el pescado = fish; la carne = meat; el arroz = rice; la sopa = soup; la sal = salt; el azúcar = sugar; la mantequilla = butter; la naranja = orange; el tomate = tomato'],
  [/french|französisch|francés/iu, 'bonjour = hello; merci = thank you; l’eau = water; le livre = book; le chien = dog; aujourd’hui = today; la maison = house; l’ami = friend', 'être = to be; avoir = to have; aller = to go; manger = to eat; parler = to speak; lire = to read; écrire = to write; dormir = to sleep', 'le pain = bread; le fromage = cheese; le lait = milk; l’œuf = egg; la pomme = apple; le poisson = fish; la viande = meat; le riz = rice; la soupe = soup; le sel = salt; le sucre = sugar; le beurre = butter; l’orange = orange; la tomate = tomato'],
  [/german|allemand|alemán|tedesco/iu, 'hallo = hello; danke = thank you; das Wasser = water; das Buch = book; der Hund = dog; heute = today; das Haus = house; der Freund = friend', 'sein = to be; haben = to have; gehen = to go; essen = to eat; sprechen = to speak; lesen = to read; schreiben = to write; schlafen = to sleep', 'das Brot = bread; der Käse = cheese; die Milch = milk; das Ei = egg; der Apfel = apple; der Fisch = fish; das Fleisch = meat; der Reis = rice; die Suppe = soup; das Salz = salt; der Zucker = sugar; die Butter = butter; die Orange = orange; die Tomate = tomato'],
  [/italian|italienisch|italiano/iu, 'ciao = hello; grazie = thank you; l’acqua = water; il libro = book; il cane = dog; oggi = today; la casa = house; l’amico = friend', 'essere = to be; avere = to have; andare = to go; mangiare = to eat; parlare = to speak; leggere = to read; scrivere = to write; dormire = to sleep', 'il pane = bread; il formaggio = cheese; il latte = milk; l’uovo = egg; la mela = apple; il pesce = fish; la carne = meat; il riso = rice; la zuppa = soup; il sale = salt; lo zucchero = sugar; il burro = butter; l’arancia = orange; il pomodoro = tomato'],
  [/portuguese|portugiesisch/iu, 'olá = hello; obrigado = thank you; a água = water; o livro = book; o cão = dog; hoje = today; a casa = house; o amigo = friend', 'ser = to be; ter = to have; ir = to go; comer = to eat; falar = to speak; ler = to read; escrever = to write; dormir = to sleep', 'o pão = bread; o queijo = cheese; o leite = milk; o ovo = egg; a maçã = apple; o peixe = fish; a carne = meat; o arroz = rice; a sopa = soup; o sal = salt; o açúcar = sugar; a manteiga = butter; a laranja = orange; o tomate = tomato'],
  [/dutch|niederländisch/iu, 'hallo = hello; dank je = thank you; het water = water; het boek = book; de hond = dog; vandaag = today; het huis = house; de vriend = friend', 'zijn = to be; hebben = to have; gaan = to go; eten = to eat; spreken = to speak; lezen = to read; schrijven = to write; slapen = to sleep', 'het brood = bread; de kaas = cheese; de melk = milk; het ei = egg; de appel = apple; de vis = fish; het vlees = meat; de rijst = rice; de soep = soup; het zout = salt; de suiker = sugar; de boter = butter; de sinaasappel = orange; de tomaat = tomato'],
  [/korean|koreanisch/iu, '안녕하세요 = hello; 감사합니다 = thank you; 물 = water; 책 = book; 개 = dog; 오늘 = today; 집 = house; 친구 = friend', '먹다 = to eat; 마시다 = to drink; 가다 = to go; 보다 = to see; 말하다 = to speak; 쓰다 = to write; 읽다 = to read; 자다 = to sleep'],
  [/chinese|mandarin/iu, '你好 = hello; 谢谢 = thank you; 水 = water; 书 = book; 狗 = dog; 今天 = today; 家 = home; 朋友 = friend', '吃 = to eat; 喝 = to drink; 去 = to go; 看 = to look; 说 = to speak; 写 = to write; 读 = to read; 睡觉 = to sleep'],
  [/greek (?:alphabet|letters)/iu, 'α Α = alpha; β Β = beta; γ Γ = gamma; δ Δ = delta; ε Ε = epsilon; ζ Ζ = zeta; η Η = eta; θ Θ = theta; ι Ι = iota; κ Κ = kappa; λ Λ = lambda; μ Μ = mu; ν Ν = nu; ξ Ξ = xi; ο Ο = omicron; π Π = pi; ρ Ρ = rho; σ Σ = sigma; τ Τ = tau; υ Υ = upsilon; φ Φ = phi; χ Χ = chi; ψ Ψ = psi; ω Ω = omega', ''],
  [/greek|griechisch/iu, 'γεια = hello; ευχαριστώ = thank you; νερό = water; βιβλίο = book; σκύλος = dog; σήμερα = today; σπίτι = house; φίλος = friend', 'είμαι = to be; έχω = to have; πηγαίνω = to go; τρώω = to eat; μιλάω = to speak; διαβάζω = to read'],
  [/nato alphabet|phonetic alphabet|spelling alphabet/iu, 'A = Alfa; B = Bravo; C = Charlie; D = Delta; E = Echo; F = Foxtrot; G = Golf; H = Hotel; I = India; J = Juliett; K = Kilo; L = Lima; M = Mike; N = November; O = Oscar; P = Papa; Q = Quebec; R = Romeo; S = Sierra; T = Tango; U = Uniform; V = Victor; W = Whiskey; X = X-ray; Y = Yankee; Z = Zulu', ''],
  [/morse/iu, 'E · = one dot; T − = one dash; A ·− = dot dash; N −· = dash dot; I ·· = two dots; M −− = two dashes; S ··· = three dots; O −−− = three dashes', ''],
  [/roman numerals/iu, 'I = 1; IV = 4; V = 5; IX = 9; X = 10; XL = 40; L = 50; XC = 90; C = 100; CD = 400; D = 500; CM = 900; M = 1000', ''],
  [/music(?:al)? (?:terms|theory|notation|symbols)|\bsheet music\b/iu, 'Forte = loud; Piano = soft; Allegro = fast and lively; Adagio = slow; Crescendo = growing louder; Legato = smoothly joined; Staccato = short and detached; Da capo = from the beginning; Fermata = hold the note; Tempo = the speed of the music', ''],
  [/\btrees?\b|\bbotan\w+|\bleaves\b/iu, 'Oak = Quercus; Beech = Fagus sylvatica; Birch = Betula; Ash = Fraxinus excelsior; Yew = Taxus baccata; Maple = Acer; Lime = Tilia; Larch = Larix; Willow = Salix; Pine = Pinus', ''],
  [/\bknots?\b/iu, 'Bowline = A loop that does not slip; Reef knot = Joins two ropes of one thickness; Clove hitch = Ties a rope to a post; Figure of eight = Stops a rope from running out; Sheet bend = Joins ropes of two thicknesses; Round turn and two half hitches = Makes a boat fast to a ring', ''],
  [/\broad signs?\b|\bhighway code\b|\bdriving (?:theory|test)\b/iu, 'Red triangle = A warning; Red circle = You must not; Blue circle = You must; Eight-sided red sign = Stop; Triangle on its tip = Give way; White bar on a red disc = No entry', ''],
  [/\bfinance\b|\baccounting\b|\binvest\w+|\beconomics?\b/iu, 'Asset = Something owned that has value; Liability = Something owed; Equity = What is left when debts are taken from assets; Inflation = Prices rising over time; Dividend = A share of profit paid to owners; Depreciation = Loss of value over years; Liquidity = How quickly something becomes cash; Bond = A loan that pays interest', ''],
  [/\b(?:law|legal)\b/iu, 'Plaintiff = The one who brings a case; Defendant = The one against whom it is brought; Tort = A wrong that is no breach of contract; Precedent = A decision that later courts follow; Statute = A written law; Verdict = The finding of a jury; Appeal = A request to look at a decision again; Affidavit = A statement sworn in writing', ''],
  [/\bphysics\b/iu, 'Newton = The unit of force; Joule = The unit of energy; Watt = The unit of power; Volt = The unit of voltage; Ohm = The unit of resistance; Inertia = Staying at rest or in motion unless a force acts; Momentum = Mass times velocity; Acceleration = Change of velocity over time', ''],
  [/\bplanets?\b|\bsolar system\b|\bastronom\w+|\bconstellations?\b/iu, 'Nearest planet to the Sun = Mercury; Hottest planet = Venus; Red planet = Mars; Largest planet = Jupiter; Planet with the widest rings = Saturn; Planet that lies on its side = Uranus; Farthest planet = Neptune; Galaxy that we live in = The Milky Way', ''],
  [/\bhistory\b|\bdates\b/iu, '1066 = The Battle of Hastings; 1215 = Magna Carta; 1492 = Columbus reaches the Americas; 1789 = The French Revolution begins; 1914 = The First World War begins; 1945 = The Second World War ends; 1969 = People land on the Moon; 1989 = The Berlin Wall falls', ''],
  [/capitals?\b|geography/iu, 'Japan = Tokyo; Norway = Oslo; Egypt = Cairo; Peru = Lima; Canada = Ottawa; Kenya = Nairobi; Portugal = Lisbon; Australia = Canberra', ''],
  [/chemi|periodic|elements/iu, 'H = Hydrogen; He = Helium; Na = Sodium; Fe = Iron; Ag = Silver; Au = Gold; Pb = Lead; K = Potassium', ''],
  [/multiplication|times tables?|\bmaths?\b|arithmetic/iu, '6 × 7 = 42; 8 × 9 = 72; 7 × 8 = 56; 12 × 4 = 48; 9 × 6 = 54; 11 × 11 = 121; 7 × 7 = 49; 8 × 6 = 48', ''],
  [/anatomy|medic|nursing/iu, 'Femur = The thigh bone; Clavicle = The collar bone; Patella = The kneecap; Aorta = The largest artery; Trachea = The windpipe; Sternum = The breastbone; Cornea = The clear front of the eye; Scapula = The shoulder blade', ''],
  [/programming|javascript|coding|web dev/iu, 'Array = An ordered list of values; Closure = A function that keeps its outer variables; Recursion = A function that calls itself; Promise = A value that comes later; Loop = Repeats a block of code; Boolean = True or false; Scope = Where a name can be seen; Pure function = Same input, same output, no side effect', ''],
]; // prettier-ignore

/** Pairs of front and back for the first subject that the prompt names; null when it names none that is known. */
export function findCards(
  prompt: string,
  count: number | null = null,
): readonly (readonly [front: string, back: string])[] | null {
  const isFood =
    /\b(?:food|kitchen|cooking|meals?|restaurant|fruits?|eating|ingredients?)\b/iu.test(prompt) &&
    !/\bverb/iu.test(prompt);
  const known = [...furtherSubjects, ...subjects, ...widestSubjects].filter(([asked]) => asked.test(prompt));
  // Of some languages the food stands apart from the words of every day.
  const found = (isFood ? known.find(([, , , food]) => food) : undefined) ?? known.find(([, words]) => words !== ''); // prettier-ignore
  if (!found) return null;
  const text =
    isFood && found[3] ? found[3] : /\bverb/iu.test(prompt) && found[2] !== '' ? found[2] : found[1];
  // Where more are asked for than one list has, the other list of the subject follows.
  const more = [
    text,
    ...found.slice(1).filter((other) => other !== text && other !== '' && other !== undefined),
  ].join('; ');
  const pairs = count === null ? text.split('; ') : more.split('; ').slice(0, count);
  return pairs.map((pair) => {
    const at = pair.lastIndexOf(' = ');
    return [pair.slice(0, at), pair.slice(at + 3)] as const;
  });
}
