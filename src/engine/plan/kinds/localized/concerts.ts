import type { SiteKind } from '@/domain/site/vocabulary';
import type { ContentItem } from '../../content';
import { usualDates } from './fit-copy';
import type { Family, LocalBank } from './local-bank';
import type { LocalTrade } from './trades/local-trade';
import { lean } from '../../../brief/words/lean-letters';

/** Dates of those who play, where they ask for a list and tell none: each a sample. */
const rows: Readonly<Record<string, readonly (readonly [when: string, what: string, where: string])[]>> = {
  es: [
    ['14 de marzo', 'Concierto', 'Sala y hora por confirmar'],
    ['25 de abril', 'Concierto', 'Sala y hora por confirmar'],
    ['6 de junio', 'Concierto al aire libre', 'Lugar por confirmar'],
  ],
  fr: [
    ['14 mars', 'Concert', 'Salle et heure à confirmer'],
    ['25 avril', 'Concert', 'Salle et heure à confirmer'],
    ['6 juin', 'Concert en plein air', 'Lieu à confirmer'],
  ],
  de: [
    ['14. März', 'Konzert', 'Ort und Uhrzeit folgen'],
    ['25. April', 'Konzert', 'Ort und Uhrzeit folgen'],
    ['6. Juni', 'Konzert im Freien', 'Ort folgt'],
  ],
  pt: [
    ['14 de março', 'Concerto', 'Sala e hora a confirmar'],
    ['25 de abril', 'Concerto', 'Sala e hora a confirmar'],
    ['6 de junho', 'Concerto ao ar livre', 'Local a confirmar'],
  ],
  it: [
    ['14 marzo', 'Concerto', 'Sala e ora da confermare'],
    ['25 aprile', 'Concerto', 'Sala e ora da confermare'],
    ['6 giugno', 'Concerto all’aperto', 'Luogo da confermare'],
  ],
  nl: [
    ['14 maart', 'Concert', 'Zaal en tijd volgen'],
    ['25 april', 'Concert', 'Zaal en tijd volgen'],
    ['6 juni', 'Concert in de open lucht', 'Plek volgt'],
  ],
  pl: [
    ['14 marca', 'Koncert', 'Sala i godzina wkrótce'],
    ['25 kwietnia', 'Koncert', 'Sala i godzina wkrótce'],
    ['6 czerwca', 'Koncert plenerowy', 'Miejsce wkrótce'],
  ],
  tr: [
    ['14 Mart', 'Konser', 'Salon ve saat duyurulacak'],
    ['25 Nisan', 'Konser', 'Salon ve saat duyurulacak'],
    ['6 Haziran', 'Açık hava konseri', 'Yeri duyurulacak'],
  ],
  ar: [
    ['14 مارس', 'حفل', 'القاعة والموعد لاحقاً'],
    ['25 أبريل', 'حفل', 'القاعة والموعد لاحقاً'],
    ['6 يونيو', 'حفل في الهواء الطلق', 'المكان لاحقاً'],
  ],
  he: [
    ['14 במרץ', 'הופעה', 'אולם ושעה יפורסמו'],
    ['25 באפריל', 'הופעה', 'אולם ושעה יפורסמו'],
    ['6 ביוני', 'הופעה תחת כיפת השמיים', 'המקום יפורסם'],
  ],
};

/** What those show who play on a stage, and not music. */
const stage: Readonly<Record<string, readonly [what: string, concert: RegExp]>> = {
  es: ['Función', /Concierto/u],
  fr: ['Représentation', /Concert/u],
  de: ['Aufführung', /Konzert/u],
  pt: ['Espetáculo', /Concerto/u],
  it: ['Spettacolo', /Concerto/u],
  nl: ['Voorstelling', /Concert/u],
  pl: ['Spektakl', /Koncert/u],
  tr: ['Oyun', /Konser|(?<=Açık hava )konseri/u],
  ar: ['عرض', /حفل/u],
  he: ['הצגה', /הופעה/u],
};
const acting = /th[ée]âtre|teatr|theater|toneel|tiyatro|مسرح|תיאטרון|תאטרון/iu;

type House = {
  readonly kind: SiteKind;
  readonly family: Family;
  readonly trade: LocalTrade | undefined;
  readonly bank: LocalBank;
  readonly language: string;
  /** What it is, in the prompt's own words. */
  readonly offered: string | null;
};
const playing = lean(
  /(?<!\p{L})(?:\p{L}*chor|coro|coral|corale|chorale|ch[oœ]e?ur|orfe[oó]n|orquesta|orchestr\p{L}*|orquestra|\p{L}*kapelle|musikverein|fanfare|harmonie|banda (?:de|di|filarm|munic)\p{L}*|banda musicale|banda$|filarm[oó]nica|ensemble|zesp[oó][łl]u?(?: \p{L}+)?|grupa muzyczna|muziekgroep|gr(?:upo|oupe|uppo) (?:d[ei]\s)?(?:m[uú]sica\p{L}*|musical|musique|rock|pop|folk|jazz|indie|punk|metal|blues|soul|funk|ska|reggae|samba|choro|flamenco)|(?:\p{L}+-?)?band|(?:d[uú]o|tr[ií]o|[qc]uartett?o?|quatuor|[ck]wartet|quintett?o?)|müzik grubu|orkestras?ı?|أوركسترا|תזמורת|فرقة(?: موسيقية)?|להקה|להקת)(?!\p{L})/iu,
);

/** Whether what somebody is plays music: a band, a choir, an orchestra. */
export const isPlaying = (offered: string): boolean => playing.test(offered);

/** Dates where none are told, each a sample: concerts of those who play, days of an open house; none of those who see people by appointment. */
export function datesOf({ kind, family, trade, bank, language, offered }: House): readonly ContentItem[] {
  const shown = acting.test(offered ?? '') ? stage[language] : undefined;
  if (shown && rows[language])
    return rows[language].map(([value, title, text]) => ({
      value,
      title: title.replace(shown[1], shown[0]),
      text,
      sample: true,
    }));
  if ((trade?.id === 'music' || isPlaying(offered ?? '')) && rows[language])
    return rows[language].map(([value, title, text]) => ({ value, title, text, sample: true }));
  return family === 'studio' && kind !== 'nonprofit' ? [] : usualDates(bank);
}
