import type { Brief, SitePart, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isFactAbroad, isRequestAbroad } from '../abroad/told-facts-abroad';
import { cut, isUneven, type Stretch } from './told-facts';
import { capitalise } from '../../capitalise';

/** Kinds that say what they do rather than what they have. */
const doing: ReadonlySet<SiteKind> = new Set([
  'home-services', 'construction', 'cleaning', 'auto', 'clinic', 'dentist', 'therapist', 'veterinary', 'salon', 'spa', 'law',
  'accountant', 'insurance', 'consulting', 'agency', 'studio', 'real-estate', 'photographer', 'nonprofit', 'course', 'gym', 'unknown',
]); // prettier-ignore
/** What a club or brigade has a word for and offers nobody: "Einsätze, Fahrzeuge, Jugendfeuerwehr". */
const ofClub =
  /^(?:mannschaften|jugendmannschaften|equipos|équipes|squadre|equipas|equipes|ploegen|elftallen|compétitions|competiciones|gare|competições|wedstrijden|wettkämpfe|(?:aulas|grupos|salas) por (?:edad(?:es)?|idades?)|menú semanal|groepen per leeftijd|dagindeling|tagesablauf|speiseplan|menus? de la semaine|menù settimanale|(?:nous )?rejoindre la troupe|la troupe|lektorzy|projet|places? disponibles?|freie plätze|inspectierapporten|rondleiding(?: aanvragen)?|klachtenregeling|documents|documentos|dokumente|dokumenty|documenti|downloads|adhésion|składki|turnieje|regole|come partecipare|projeto (?:educativo|pedagógico)|projet (?:éducatif|pédagogique)|proyecto (?:educativo|pedagógico)|progetto educativo|ementa semanal|(?:onze |unsere |nuestra |notre )?(?:visie|missie|vision|visión|mission|misión)|leitbild|schooltijden|schulzeiten|unterrichtszeiten|vakanties|schoolvakanties|ferien|vacances scolaires|horaires scolaires|calendario scolastico|hausordnung|schulordnung|einsätze|fahrzeuge|fuhrpark|\p{L}*chronik|palmar[eéè]s|vorstand|satzung|spielplan|intervenciones|vehículos|interventions|véhicules|interventi|veicoli|mezzi|intervenções|veículos|viaturas|inzetten|voertuigen|erelijst|zarząd|sukcesy|pojazdy|yönetim|araçlar|başarılar)$/iu;
const healing: ReadonlySet<SiteKind> = new Set(['veterinary', 'dentist', 'clinic', 'therapist']);
/** How one comes and who pays is no treatment. */
const desk =
  /^(?:(?:patienten)?anmeldung|kassenzulassung|alle kassen|zuzahlung|kostenübernahme|mutuelles?|tiers payant|mutuas?|convenzioni|convenções|vergoeding(?:en)?|refundacja|anlaşmalı kurumlar)$/iu;
const mostWords = 6;
const least = 2;

/** "saçak yenileme yapıyorum": the verb ends the list, and not its last thing. */
const turkishVerb = /\s(?:yap|ver|sat|sun|düzenl|gerçekleştir)[ıiuü]yor(?:um|uz)$/u;
/** Arabic writes its "and" onto the next word. */
const joinedAnd = /^و(?=ال|ن[\u0621-\u064A]{3})/u;

const isBare = ({ value }: Slot<SitePart>): boolean =>
  !value.isPage && value.lines === undefined && value.section === undefined;

/**
 * "dépannage, installation de bornes, mise aux normes, rénovation": where a business that does things lists several and some of
 * them were taken for parts of the site, all of the list are its services. Other languages than English only; a prompt that lists
 * its services otherwise stays as it is.
 */
export function listServices(brief: Brief): Brief {
  const { language, prompt, kind, items, parts } = brief;
  const bare = parts.filter(isBare);
  const isPriced = items.some(({ value }) => value.section === 'services' && value.price !== undefined);
  const listed = items.filter(({ value }) => value.section === 'services');
  if (language.value === 'en' || brief.spoken !== language.value || !doing.has(kind.value)) return brief;
  if (
    isPriced ||
    (['nonprofit', 'unknown', 'course', 'gym'].includes(kind.value) &&
      bare.some(({ value }) => ofClub.test(value.title))) ||
    (listed.length === 0 && (bare.length === 0 || items.some(({ value }) => value.price !== undefined)))
  )
    return brief;
  const taken = [
    ...brief.colours, ...brief.excluded, ...brief.pages, ...brief.sections, ...brief.items, ...brief.quotes, ...brief.social,
    ...brief.tone, ...parts.filter((part) => !isBare(part)),
    ...[brief.name, brief.offer, brief.place, brief.hours, brief.phone, brief.email, brief.address, brief.style, brief.font].filter(
      (slot) => slot !== null,
    ),
  ].flatMap(({ spans }) => spans); // prettier-ignore
  const meets = (piece: Stretch, spans: readonly { start: number; end: number }[]): boolean =>
    spans.some(({ start, end }) => start < piece.start + piece.text.length && end > piece.start);
  const isService = (piece: Stretch): boolean =>
    piece.text.split(/\s+/u).length <= mostWords &&
    /^\p{L}[^\d:@]+$/u.test(piece.text) &&
    // "Tel. 07641 …": what a number stands behind.
    !/^(?:tel|tél|telefon|telefono|teléfono|telefone|téléphone|mobil|handy|whatsapp)$/iu.test(piece.text) &&
    !(healing.has(kind.value) && desk.test(piece.text)) &&
    !isUneven(piece.text) &&
    !isFactAbroad(language.value, piece.text) &&
    !isRequestAbroad(language.value, piece.text) &&
    !meets(piece, taken);
  const anchors = [...bare, ...listed].flatMap(({ spans }) => spans);
  const services = cut(prompt, 0, /(?<=[.!?؟])\s+|\n+|:\s/gu).flatMap((sentence) => {
    const pieces = cut(sentence.text.replace(/[.!\s]+$/u, ''), sentence.start, /[,;،؛]\s+/gu);
    const fit = pieces.filter(isService);
    const known = pieces.filter((piece) => meets(piece, anchors));
    return fit.length > 0 && known.length > 0 && new Set([...fit, ...known]).size >= least ? fit : [];
  });
  if (services.length === 0) return brief;
  const spans = services.map(({ text, start }) => ({ start, end: start + text.length }));
  return {
    ...brief,
    items: [
      ...items,
      ...services.map(({ text }, at) => ({
        value: {
          section: 'services' as const,
          name: capitalise(text.replace(joinedAnd, '').replace(turkishVerb, '')),
        },
        spans: spans.slice(at, at + 1),
      })),
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
    parts: parts.filter(
      (part) =>
        !isBare(part) ||
        !part.spans.some((one) => spans.some(({ start, end }) => one.start < end && one.end > start)),
    ),
  };
}
