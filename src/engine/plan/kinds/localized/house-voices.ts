import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { visitedHouse } from '../../../brief/abroad/houses/visited-house';
import { feedsElsewhere, isCaterer } from '../../../brief/abroad/feeds-elsewhere';
import { isTrainer } from '../../who/is-trainer';
import { isGelato } from './counter-items';
import { isPodcast } from './first-episodes';
import type { Family, LocalBank } from './local-bank';
import { teachesDogs } from './teaches-dogs';
import type { LocalTrade } from './trades/local-trade';

/** Who has to do with cars and repairs none: they are washed, let, sold and driven. */
const noGarage =
  /wash|poets|detailing|myjni|mycie|autospa|yıkama|detaylı temizlik|kuaför|seramik kaplama|غسيل|تلميع|רחיצ|שטיפ|פוליש|lavado|lavage|waschanlage|lavagem|lavaggio|verhuur|wypożycz|kiralama|تأجير|השכר|alquiler|location|vermietung|aluguer|noleggio|taxi|taks[iy]|تاكسي|מונית|מוניות|rijschool|dealer|occasion|komis|galeri|معرض|סוכנות רכב/iu;
/** Animals that are groomed, kept or taught there are healed elsewhere. */
const noPractice = new Set(['groomer', 'boarding', 'training', 'riding']);

const sweet = new Set<SiteKind>(['cafe', 'restaurant', 'shop', 'bakery']);

/** Whose voice speaks behind that of the trade: the kind's, then the family's; none where its lines are about other work. */
export function houseVoices(
  kind: SiteKind,
  family: Family,
  trade: LocalTrade | undefined,
  { brief }: Facts,
): readonly (string | undefined)[] {
  if (kind === 'veterinary' && trade && noPractice.has(trade.id)) return [];
  if (kind === 'gym' && isTrainer(brief)) return ['trainer', kind, family];
  const told = `${brief.offer?.value ?? ''} ${brief.name?.value ?? ''}`;
  if (kind === 'blog' && isPodcast(brief.prompt)) return ['podcast', kind, family];
  if (sweet.has(kind) && isGelato(told)) return ['ice', kind, family];
  return kind === 'auto' && noGarage.test(told) ? [] : [kind, family];
}

/** A museum or a house of prayer speaks of how to come, and neither of a cause nor of a trade; null for others. */
export const visitedVoice = (kind: SiteKind, { brief }: Facts): string | null =>
  kind === 'nonprofit' ? visitedHouse(brief.offer?.value ?? '') : null;

/** How a kitchen speaks in which nobody sits down; before the voice of its dishes. */
export const toGoVoices = (kind: SiteKind, { brief }: Facts): readonly string[] => {
  if (kind !== 'restaurant' || !feedsElsewhere(brief)) return [];
  return isCaterer(brief) ? ['catering'] : ['to-go'];
};

/** What a house of its kind is called; null where that would be another house's word: no practice where dogs are taught. */
export const nounOf = (bank: LocalBank, kind: SiteKind, facts: Facts): string | null =>
  feedsElsewhere(facts.brief) || teachesDogs(facts) ? null : (bank.nouns[kind] ?? null);
