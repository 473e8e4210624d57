import type { Brief } from '@/domain/site/brief';

/** What is shown of callings and days that no word for a thing tells abroad, best first. */
const shown: readonly (readonly [told: RegExp, motifs: readonly string[]])[] = [
  [/(?<!\p{L})(?:trail|corsa|maratona|mezza maratona|corrida|carrera (?:popular|solidaria|de montaña|de \d)|course à pied|course nature|(?:halb)?marathon|volkslauf|stadtlauf|crosslauf|hardloop\p{L}*|bieg\p{L}*|koşu\p{L}*|maraton\p{L}*)(?!\p{L})|سباق|ماراثون|מרוץ|מרתון/iu, ['runner', 'mountains', 'trophy', 'flag', 'map']],
  [/encuadernaci|reliure|relieur|buchbind|encaderna[çd]|rilegat|legatori|boekbind|introligator|ciltçi|تجليد|כריכ/iu, ['book', 'books', 'scissors', 'ruler', 'brush']],
  [/brasserie artisanale|micro-?brasserie|brauerei|cervecer[ií]a artesan|f[áa]brica de cerveza|birrificio|cervejaria artesan|brouwerij|browar|bira fabrikası|butik bira|مصنع جعة|מבשלת/iu, ['beer', 'barrel', 'wheat', 'bottle']],
  [/feuerwehr|bombeir|bomberos|pompiers|vigili del fuoco|brandweer|straż pożarn|itfaiye|مطافئ|إطفاء|כיבוי/iu, ['truck', 'bell', 'drop', 'house', 'hands']],
  [/funerari|funéra|funebr|fúnebr|bestatt|uitvaart|pogrzeb|cenaze|جنائز|לוויו|הלוויה/iu, ['candle', 'flower', 'leaf', 'tree', 'book']],
  [/jugend(?:haus|zentrum|treff|club)|centro juvenil|casa de juventud|maison des jeunes|centro giovan|jongerencentrum|gençlik merkezi|klub młodzieżow/iu, ['guitar', 'controller', 'ball', 'skateboard', 'mug']],
  [/monteur vidéo|עורכ(?:ת)? וידאו|montador de vídeo|editor de v[ií]deo|videocutter|cutter(?:in)?(?!\p{L})|videomaker|video-?editor|montażyst|video kurgu/iu, ['camera', 'film', 'screen', 'headphones']],
  [/^(?:autora?|escritora?|auteure?|autrice|écrivain|autorin|schriftsteller|scritt|schrijv|schrijfster|kinderboekenschr|pisar|yazar|كاتب|סופר)/iu, ['book', 'books', 'pencil', 'lamp']],
  [/pflegedienst|soins à domicile|cuidados a domicilio|ayuda a domicilio|assistenza domiciliare|apoio domiciliário|thuiszorg|opieka domowa|evde bakım|رعاية منزلية|סיעוד/iu, ['hands', 'heart', 'house', 'stethoscope', 'mug']],
  [/texter(?:in)?(?!\p{L})|redactora?(?!\p{L})|copywriter|rédact(?:eur|rice)|redator|tekstschrijver|metin yazar/iu, ['pencil', 'document', 'book', 'laptop', 'mug']],
]; // prettier-ignore

/** The motifs of what is on offer abroad where its words are those of a calling; empty where nothing is known of it. */
export const artAbroad = ({ spoken, offer, name, kind, prompt }: Brief): readonly string[] => {
  if (spoken === 'en') return [];
  const said = `${offer?.value ?? ''} ${name?.value ?? ''} ${kind.value === 'event' ? prompt.slice(0, 90) : ''}`;
  return shown.find(([told]) => told.test(said))?.[1] ?? [];
};
