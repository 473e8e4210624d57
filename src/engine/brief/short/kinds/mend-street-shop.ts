import type { Brief, Exclusion, Slot, Span } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

/** That nothing is sold over the page: "not selling online", "no webshop, just come by". */
const refused =
  /\b(?:(?:not|don['’]?t|do not|never|nothing is) (?:sell|selling|sold|for sale|buy|bought|order(?:ed|ing)?|shipping|ship|posting)(?:\s(?:it|anything|things|goods))? (?:online|on-?line|by post|over the internet|on the (?:web)?site)|no (?:online|on-?line|web|internet) ?(?:shop|store|sales?|selling|shopping|orders?|ordering|checkout)|not an? (?:online|web) ?(?:shop|store)|no (?:web ?shop|e-?commerce|e-?shop|(?:shopping )?(?:cart|basket)|checkout|mail order|postage|shipping)|(?:in[- ]?store|in[- ]?person|in the shop|over the counter|walk[- ]?in|showcase|catalogue|display) only|only (?:in[- ]?store|in person|in the shop|over the counter)|(?:it['’]?s |this is )?just (?:a )?(?:catalogue|showcase))\b/iu;
/** The same in other languages. */
const refusedAbroad =
  /(?<!\p{L})(?:kein(?:e|en)? (?:online-?shop|webshop|online-?verkauf|online-?bestellung(?:en)?|versand)|nur im laden|sin (?:tienda|venta|pedidos) online|no (?:vendemos|vendo) (?:online|por internet)|(?:venta )?solo en (?:la )?tienda|pas de (?:vente|boutique|commandes?) en ligne|vente uniquement en boutique|senza (?:vendita|negozio) online|niente (?:vendita )?online|sem (?:loja|venda) online|não vendemos online|geen (?:webshop|webwinkel|online verkoop|online bestel\p{L}*)|bez sprzedaży online)(?!\p{L})/iu;
const postedAbroad = lean(
  /(?<!\p{L})(?:on-?line\p{L}*|en ligne|internet|web-?shop|e-?shop|e-?commerce|carrito|cesta de la compra|panier d|panier,|panier et|warenkorb|carrello|carrinho|winkelwagen|koszyk\p{L}*|sepet\p{L}*|env[ií]os?|envia\p{L}+|livraison|livr\p{L}+|expédi\p{L}+|versand\p{L}*|liefer\p{L}*|spedizion\p{L}+|consegna|verzend\p{L}*|bezorg\p{L}*|wysyłk\p{L}*|kargo|entregas?)(?!\p{L})/iu,
);
const posted =
  /\b(?:on-?line|web ?shop|web ?store|e-?shop|e-?commerce|post(?:ed|age|al)?|ships?|shipping|shipped|mail[- ]order|nationwide|worldwide|international|cart|basket|checkout|subscriptions?|dropship\w*|etsy)\b/iu;
const counter =
  /\b(?:shop|store|boutique|butchers?|fishmongers?|greengrocers?|jewell?ers?|counter|showroom|market|mart|pharmacy|hardware|newsagents?|bookshop|bookstore|deli|delicatessen|barn|pottery|nursery)\b/iu;

/** Where it is made it is sold as well. */
const soldAtFarm =
  /(?<!\p{L})(?:vente (?:à la ferme|directe|sur place|à la propriété)|venta (?:directa|en (?:la )?finca)|ab[ -]hof(?:-?verkauf)?|direktverkauf|hofladen|hofverkauf|venda (?:direta|na quinta)|vendita diretta|spaccio)(?!\p{L})/iu;
/** What has a counter or a door, in the languages of the west. */
const counterAbroad = lean(
  /(?<!\p{L})(?:tienda|comercio|librería|ferretería|papelería|frutería|verdulería|carnicería|pescadería|zapatería|joyería|juguetería|herbolario|quesería|mercería|bodega|óptica|farmacia|boutique|magasin|commerce|librairie|épicerie|fromagerie|boucherie|charcuterie|poissonnerie|quincaillerie|papeterie|bijouterie|cave|caviste|mercerie|droguerie|jardinerie|ferme|\p{L}*laden|\p{L}*handlung|\p{L}*käserei|\p{L}*metzgerei|\p{L}*fleischerei|\p{L}*juwelier|\p{L}*geschäft|\p{L}*boutique|\p{L}*gärtnerei|\p{L}*apotheke|loja|mercearia|livraria|papelaria|talho|açougue|peixaria|sapataria|joalharia|joalheria|queijaria|retrosaria|drogaria|empório|hortifruti|negozio|bottega|libreria|ferramenta|macelleria|salumeria|pescheria|gioielleria|caseificio|enoteca|cartoleria|erboristeria|merceria|alimentari|cantina)(?!\p{L})/iu,
);

/** Where a prompt says that nothing is sold over the page; null where it does not. */
export const refusedSale = (prompt: string): RegExpExecArray | null =>
  refused.exec(prompt) ?? refusedAbroad.exec(prompt);

/** Whether a shop is one that people walk into: it says so, or says where or when and nothing of parcels. */
export const isStreetShop = (brief: Brief): boolean =>
  refusedSale(brief.prompt) !== null ||
  (brief.spoken !== 'en' &&
    (brief.address !== null ||
      brief.hours !== null ||
      soldAtFarm.test(brief.prompt) ||
      (brief.place !== null &&
        counterAbroad.test(`${brief.offer?.value ?? ''} ${brief.prompt.slice(0, 120)}`))) &&
    !postedAbroad.test(brief.prompt)) ||
  (brief.spoken === 'en' &&
    !posted.test(brief.prompt) &&
    (brief.address !== null || brief.hours !== null || brief.place !== null) &&
    counter.test(`${brief.offer?.value ?? ''} ${brief.prompt.slice(0, 120)}`));

const touches = (span: Span, { start, end }: Span): boolean => span.start < end && span.end > start;

/** A shop with a door has no cart unless one is asked for; and that it sells nothing online is none of its wares. */
export function mendStreetShop(brief: Brief): Brief {
  const denial = refusedSale(brief.prompt);
  const span = denial ? { start: denial.index, end: denial.index + denial[0].length } : null;
  // "cestas regalo": a hamper is no cart.
  const isHamper = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) =>
      /^(?:cestas?|paniers?|cesti|cestos?)\s(?:de\s)?(?:regalo|navidad|gourmet|garnis?|cadeaux?|gourmands?|presente|natal\p{L}*)/iu.test(
        brief.prompt.slice(start, end + 14),
      ),
    );
  const isAsked =
    brief.sections.some(
      (slot) =>
        (slot.value === 'cart' || slot.value === 'checkout') && slot.spans.length > 0 && !isHamper(slot),
    ) ||
    brief.behaviours.some(
      (slot) =>
        (slot.value === 'cart' || slot.value === 'checkout') && slot.spans.length > 0 && !isHamper(slot),
    );
  if (brief.kind.value !== 'shop' || (!span && (isAsked || !isStreetShop(brief)))) return brief;
  const isFree = ({ spans }: Slot<unknown>): boolean => !span || !spans.some((one) => touches(one, span));
  // "Kein Onlineshop" refuses the selling, and not the wares.
  const excluded = brief.excluded.filter((slot) => slot.value !== 'products' || isFree(slot));
  const isSold = ({ value }: { readonly value: string }): boolean => value === 'cart' || value === 'checkout';
  const left = (['cart', 'checkout'] as const).filter(
    (value) => !excluded.some((one) => one.value === value),
  );
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isSold(slot)),
    behaviours: brief.behaviours.filter((slot) => !isSold(slot)),
    excluded: [...excluded, ...left.map((value): Slot<Exclusion> => ({ value, spans: span ? [span] : [] }))],
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    items: brief.items.filter(isFree),
  };
}
