import type { ContentItem, Facts } from '../../content';
import { lean } from '../../../brief/words/lean-letters';
import type { Words } from '../../words/words';
import type { Bank } from '../parts/bank';

/** Whom a site thanks, shows or stands beside, where the prompt asks for them and names nobody. */
type Rows = { readonly sponsors: string; readonly clients: string; readonly partners: string };

const rows: Readonly<Record<string, Rows>> = {
  es: { sponsors: 'Patrocinador principal|Patrocinador oficial|Colaborador|Proveedor oficial|Medio colaborador|Entidad amiga', clients: 'Comercio|Industria|Sector público|Salud|Logística|Empresas familiares', partners: 'Entidad colaboradora|Empresa colaboradora|Institución local|Medio colaborador|Proveedor|Asociación amiga' },
  fr: { sponsors: 'Sponsor principal|Sponsor officiel|Mécène|Fournisseur officiel|Partenaire média|Soutien local', clients: 'Commerce|Industrie|Secteur public|Santé|Logistique|Entreprises familiales', partners: 'Partenaire principal|Partenaire public|Partenaire local|Partenaire média|Fournisseur|Association amie' },
  de: { sponsors: 'Hauptsponsor|Offizieller Sponsor|Förderer|Offizieller Ausstatter|Medienpartner|Unterstützer vor Ort', clients: 'Handel|Industrie|Öffentliche Hand|Gesundheitswesen|Logistik|Familienbetriebe', partners: 'Hauptpartner|Partner vor Ort|Öffentlicher Partner|Medienpartner|Ausstatter|Befreundeter Verein' },
  pt: { sponsors: 'Patrocinador principal|Patrocinador oficial|Apoio|Fornecedor oficial|Parceiro de media|Apoio local', clients: 'Comércio|Indústria|Setor público|Saúde|Logística|Empresas familiares', partners: 'Parceiro principal|Parceiro institucional|Parceiro local|Parceiro de media|Fornecedor|Associação amiga' },
  it: { sponsors: 'Sponsor principale|Sponsor ufficiale|Sostenitore|Fornitore ufficiale|Media partner|Sostegno locale', clients: 'Commercio|Industria|Settore pubblico|Sanità|Logistica|Imprese familiari', partners: 'Partner principale|Partner istituzionale|Partner locale|Media partner|Fornitore|Associazione amica' },
  nl: { sponsors: 'Hoofdsponsor|Officiële sponsor|Begunstiger|Officiële leverancier|Mediapartner|Steun uit de buurt', clients: 'Winkels|Industrie|Overheid|Zorg|Logistiek|Familiebedrijven', partners: 'Hoofdpartner|Publieke partner|Partner uit de buurt|Mediapartner|Leverancier|Bevriende vereniging' },
  pl: { sponsors: 'Sponsor główny|Sponsor oficjalny|Mecenas|Oficjalny dostawca|Patron medialny|Lokalne wsparcie', clients: 'Handel|Przemysł|Sektor publiczny|Ochrona zdrowia|Logistyka|Firmy rodzinne', partners: 'Partner główny|Partner instytucjonalny|Partner lokalny|Patron medialny|Dostawca|Zaprzyjaźnione stowarzyszenie' },
  tr: { sponsors: 'Ana sponsor|Resmî sponsor|Destekçi|Resmî tedarikçi|Medya sponsoru|Yerel destekçi', clients: 'Perakende|Sanayi|Kamu|Sağlık|Lojistik|Aile şirketleri', partners: 'Ana iş ortağı|Kurumsal ortak|Yerel ortak|Medya ortağı|Tedarikçi|Dost dernek' },
  ar: { sponsors: 'الراعي الرئيسي|راعٍ رسمي|داعم|المورّد الرسمي|الشريك الإعلامي|داعم محلي', clients: 'تجارة|صناعة|قطاع عام|صحة|خدمات لوجستية|شركات عائلية', partners: 'الشريك الرئيسي|شريك مؤسسي|شريك محلي|الشريك الإعلامي|مورّد|جمعية صديقة' },
  he: { sponsors: 'נותן חסות ראשי|נותן חסות רשמי|תומך|ספק רשמי|שותף תקשורת|תומך מקומי', clients: 'מסחר|תעשייה|מגזר ציבורי|בריאות|לוגיסטיקה|עסקים משפחתיים', partners: 'שותף ראשי|שותף מוסדי|שותף מקומי|שותף תקשורת|ספק|עמותה ידידה' },
}; // prettier-ignore

const sponsors = lean(/patrocin|sponsor|mécène|förder|apoios|apoiador|sosten|destekçi|חסות|ספונסר|رعا|راع/iu);
const clients = lean(
  /client|kunden|klant|klienci|klient|müşteri|عملا|زبائن|לקוח|zaufali|font confiance|opdrachtgev|références/iu,
);
const usual = 4;

/** "patrocinadores", "nos clients": places kept for those whom the prompt asks for without naming them, all of them samples. */
export const backersOf = ({ brief }: Facts, { language, sections }: Words): Bank => {
  const known = rows[language];
  const asked = brief.sections.find(({ value }) => value === 'logos');
  if (!known || !asked) return {};
  const said = asked.spans.map(({ start, end }) => brief.prompt.slice(start, end)).join(' ');
  const sort = sponsors.test(said) ? 'sponsors' : clients.test(said) ? 'clients' : 'partners';
  const count = brief.counts.find(({ value }) => value.thing === 'logos')?.value.count ?? usual;
  const items = known[sort]
    .split('|')
    .slice(0, sort === 'clients' && count === usual ? undefined : count)
    .map((title): ContentItem => ({ title, sample: true }));
  return { logos: { title: sections.logos, items } };
};
