/** Words to guess, by what a prompt wants them about, then by language. */
const topics: readonly (readonly [asked: RegExp, words: string])[] = [
  [/\bspace\b|planets?\b|astronom|solar system|universe/iu, 'planet comet galaxy rocket astronaut telescope asteroid orbit eclipse satellite Saturn Neptune'],
  [/\banimals?\b|\bzoo\b|wildlife|\bpets?\b/iu, 'elephant giraffe penguin dolphin kangaroo octopus hedgehog squirrel crocodile butterfly leopard tortoise'],
  [/\bfoods?\b|cook|kitchen|fruits?\b|vegetables?\b/iu, 'pancake spaghetti broccoli cinnamon avocado blueberry cucumber sandwich chocolate mushroom pineapple dumpling'],
  [/countr|geograph|\bworld\b|capitals?\b/iu, 'Portugal Iceland Morocco Argentina Vietnam Finland Jamaica Ethiopia Mongolia Belgium Uruguay Indonesia'],
  [/sports?\b|football|olymp/iu, 'football marathon gymnastics volleyball javelin badminton swimming archery trampoline goalkeeper hurdles cricket'],
  [/scien|chemi|physic|biolog/iu, 'molecule gravity oxygen bacteria electron photosynthesis magnet hypothesis vitamin skeleton nucleus friction'],
  [/films?\b|movies?\b|cinema/iu, 'director soundtrack popcorn premiere animation screenplay close-up sequel villain subtitle trailer costume'],
  [/christmas|xmas/iu, 'reindeer snowman stocking mistletoe chimney gingerbread candle wreath carol present sleigh tinsel'],
  [/halloween/iu, 'pumpkin skeleton witch vampire cobweb lantern costume werewolf cauldron midnight zombie broomstick'],
]; // prettier-ignore
const general: Readonly<Record<string, string>> = {
  en: 'umbrella lantern bicycle mountain library compass blanket whisper journey orchard thunder puzzle',
  es: 'paraguas montaña bicicleta biblioteca ventana mariposa tormenta camino sombrero estrella zapato manzana',
  fr: 'parapluie montagne bicyclette bibliothèque fenêtre papillon orage chemin chapeau étoile chaussure pomme',
  de: 'Regenschirm Berg Fahrrad Bibliothek Fenster Schmetterling Gewitter Weg Laterne Stern Schuh Apfel',
  pt: 'montanha bicicleta biblioteca janela borboleta tempestade caminho estrela sapato castelo floresta livro',
  it: 'ombrello montagna bicicletta biblioteca finestra farfalla tempesta sentiero cappello stella scarpa mela',
  nl: 'paraplu fiets bibliotheek venster vlinder onweer lantaarn kasteel schoen appel rivier verhaal',
  pl: 'parasol rower biblioteka motyl burza ścieżka kapelusz gwiazda jabłko zamek rzeka książka',
  tr: 'şemsiye bisiklet kütüphane pencere kelebek fırtına yıldız ayakkabı elma nehir orman kitap',
  ar: 'مظلة جبل دراجة مكتبة نافذة فراشة عاصفة نجمة حذاء تفاحة',
  he: 'מטריה הר אופניים ספריה חלון פרפר סערה כוכב נעל תפוח',
};

/** Words of a language to guess, on the subject of the prompt where it names a known one in English. */
export function findHangmanWords(prompt: string, language: string): readonly string[] {
  const onTopic = language === 'en' ? topics.find(([asked]) => asked.test(prompt))?.[1] : undefined;
  return (onTopic ?? general[language] ?? general['en'] ?? '').split(' ');
}
