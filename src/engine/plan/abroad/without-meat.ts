import type { ContentItem } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

const withoutIt =
  /(?<!\p{L})(?:vegetari|végétari|vegan|végan|wegetaria|wegań|vejetaryen|veggie)|نباتي|צמחונ|טבעונ/iu;
/** Meat and fish, as dishes are called after them or described by them. */
const meat =
  /(?<!\p{L})(?:carne|pollo|jam[oó]n|cordero|ternera|cerdo|pescado|pulpo|at[uú]n|gambas?|merluza|bacalao|anchoa|chorizo|viande|poulet|b(?:œ|oe)uf|agneau|canard|porc|jambon|poisson|saumon|thon|crevette|fleisch|huhn|hähnchen|rind|schwein|lamm|ente|schinken|speck|fisch|lachs|thunfisch|schnitzel|wurst|braten|frango|borrego|vaca|porco|presunto|peixe|bacalhau|polvo|camar|atum|sardinha|manzo|maiale|agnello|prosciutto|pesce|tonno|gamber|acciug|rag[uù]|salsiccia|vlees|kip|rund|varken|lam|eend|ham|spek|vis|zalm|tonijn|garnal|stoof|mięs|kurczak|wołow|wieprz|jagni|kacz|szynk|boczek|ryb|łoso|tuńcz|kiełbas|schab|żeber|et|kuzu|dana|tavuk|köfte|balık|somon|karides|kebap|sucuk|pastırma|hamsi)\p{L}{0,6}(?!\p{L})|لحم|دجاج|غنم|خروف|سمك|مشاوي|كباب|جمبري|روبيان|شاورما|בשר|עוף|טלה|כבש|דג|סלמון|טונה|קבב|שווארמה|המבורגר|פרגית/iu;
const shown = new Set<string>(['menu', 'gallery', 'products', 'booking']);
const fewest = 2;

/** A kitchen that cooks without meat has none on the card that was made up for it; what its owner lists stays. */
export function withoutMeat(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (!withoutIt.test(brief.prompt)) return plan;
  const told = new Set(brief.items.map(({ value }) => value.name.toLowerCase()));
  const isFit = ({ title, text }: ContentItem): boolean =>
    told.has(title.toLowerCase()) || !meat.test(`${title} ${text ?? ''}`);
  const clean = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    const kept = items.filter(isFit);
    return !shown.has(section.type) || kept.length === items.length || kept.length < fewest
      ? section
      : { ...section, content: { ...section.content, items: kept } };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(clean) })),
  };
}
