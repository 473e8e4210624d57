/**
 * Words as they are spelt, which people in a hurry type without their accents: `clínic~` has the four endings of an
 * adjective, `menú/s` a plural with s, and a `*` stands for further letters. None of them is another word without its accents.
 */
export const accentWords: Readonly<Record<string, string>> = {
  es: `mecánic~ clínic~ médic~ estétic~ odontológic~ psicológic~ fisioterapéutic~ electrónic~ eléctric~ turístic~ fotográfic~
gráfic~ orgánic~ botánic~ químic~ plástic~ cerámic~ doméstic~ domótic~ informátic~ típic~ históric~ gastronómic~ económic~
técnic~ artístic~ acústic~ acuátic~ terapéutic~ energétic~ automátic~ lógic~ biológic~ ecológic~ ortopédic~ pediátric~
quirúrgic~ dermatológic~ ginecológic~ neumátic~ náutic~ rústic~ mágic~ lúdic~ pedagógic~ jurídic~ clásic~ básic~ cómic/s
música músic~ físic~ página/s número/s teléfono/s dirección sábado/s miércoles día/s también más además después aquí así
café/s menú/s jardín almacén camión inglés francés portugués alemán japonés catálogo/s artículo/s vehículo/s automóvil/es
móvil/es fácil/es útil/es árbol/es césped azúcar lápiz túnel peluquería/s panadería/s pastelería/s ferretería/s librería/s
papelería/s carnicería/s pescadería/s frutería/s verdulería/s floristería/s florería/s joyería/s relojería/s zapatería/s
lavandería/s tintorería/s carpintería/s cerrajería/s fontanería plomería albañil/es albañilería herrería/s tapicería/s
cristalería/s juguetería/s perfumería/s cafetería/s heladería/s cervecería/s chocolatería/s confitería/s pizzería/s taquería/s
marisquería/s hamburguesería/s repostería panificadora barbería/s mensajería asesoría/s consultoría/s auditoría/s
ingeniería jardinería enfermería galería/s guardería/s abogacía notaría/s gestoría/s fotografía/s psicología odontología
podología dermatología ginecología cardiología tecnología/s ecología compañía/s categoría/s economía energía/s melodía/s
alegría/s poesía/s autonomía gastronomía anatomía fotógraf~ psicólog~ odontólog~ podólog~ dermatólog~ ginecólog~ cardiólog~
diseño/s diseñador* niño niños niñas español* españa mañana/s baño/s pequeñ~ montaña/s cabaña/s cumpleaños cariño otoño
señor* sueño/s compañer~ viñedo/s castaño/s enseñ* acompañ* próxim~ mínim~ máxim~ últim~ público/s pública/s crédito/s
tránsito lámpara/s cámara/s máquina/s plátano/s décimo sofá/s bebé/s champú pádel fútbol básquet béisbol sesión misión pensión
suspensión televisión impresión visión jamón melón limón salón colchón buzón corazón razón región unión reunión opinión camarón
lechón turrón cajón sillón balcón tapón avión pantalón botón afinación reparación instalación atención habitación
autobús bogotá medellín córdoba málaga cádiz almería jaén león ávila cáceres logroño méxico mérida cancún querétaro benalmádena torrevieja alcalá fuengirola mijas
yucatán michoacán potosí perú panamá tucumán neuquén maría josé lucía sofía andrés martín sebastián garcía lópez pérez
gómez gonzález rodríguez fernández hernández martínez sánchez ramírez álvarez jiménez díaz gutiérrez vázquez méndez`,
  pt: `clínic~ médic~ estétic~ mecânic~ elétric~ odontológic~ psicológic~ jurídic~ fotográfic~ gráfic~ orgânic~ botânic~
físic~ músic~ técnic~ terapêutic~ plástic~ cerâmic~ doméstic~ informátic~ turístic~ artístic~ típic~ históric~
gastronômic~ automotiv~ ecológic~ ortopédic~ pediátric~ veterinári~ imobiliári~ imóvel imóveis móvel móveis página/s número/s
cardápio/s horário/s serviço/s preço/s endereço/s orçamento/s salão você/s também até além após saúde água/s café/s pão
pães açaí açúcar família/s história/s português inglês francês alemão japonês terça/s sábado/s convênio/s aniversário/s
calçado/s óculos área/s pastéis feijão mamão limão cartão balcão fogão sabão reunião televisão impressão pensão
consultório/s escritório/s laboratório/s acessório/s oratório auditório/s relógio/s estúdio/s prédio/s colégio/s ginásio/s
negócio/s sócio/s comércio farmácia/s agência/s experiência/s residência/s assistência urgência/s emergência/s operatório
operatória psicólog~ fotógraf~ odontólog~ dermatólog~ ginecólog~ cardiólog~ veículo/s automóvel automóveis ônibus avião
caminhão paróquia/s catálogo/s matrícula/s são joão josé luís conceição goiânia brasília florianópolis maceió belém cuiabá
niterói uberlândia ribeirão jundiaí santarém évora guimarães setúbal loulé portimão óbidos coração coordenação`,
  fr: `électricien* électricité électrique/s électronique/s dépann* répar* rénov* création/s créateur* décor* beauté esthéti*
épilation/s soirée/s journée/s entrée/s pâtiss* crêp* fête/s gâteau* théâtre/s cinéma/s événement* école/s élève/s vélo/s bébé/s
crèche/s médecin* kinésithérap* ostéopath* psychothérap* thérap* hypnothérap* téléphone* numéro/s réservation/s réserver
réservé* céramique/s céramiste/s vêtement* légume/s propriétaire/s propriété/s sécurité qualité/s spécialité/s spécialisé/s
activité/s français* garçon* façade/s leçon/s maçon* très après étage/s économique/s écologique/s écran/s éclairage/s
élagage élagueur élevage équipe/s équipement* équitation équestre/s étude/s étudiant* numérique/s vétérinaire/s général générale
hébergement* hôtel* hôte/s gîte/s fenêtre/s forêt/s boîte/s août château* dîner/s déjeuner/s goûter/s chaudière/s rivière/s bière/s
matière/s dernière/s première/s lumière/s crème/s pièce/s mère/s père/s frère/s cuisinière/s jardinière/s couturière/s ouvrière/s
épicerie/s épices métier/s métallerie matériel matériaux médiathèque/s bibliothèque/s répétition/s représentation/s présent*
prépar* prévention compétence/s compétition/s théière/s santé bien-être liberté société/s université/s communauté/s solidarité
idée/s musée/s lycée/s randonnée/s poupée/s tournée/s canapé/s déménag* débarras désinsect* dératis* dégust* délice/s
développement québec montréal orléans nîmes béziers genève neuchâtel liège étienne évian évreux épinal périgueux sète créteil
chambéry besançon mâcon bénévol* adhérent* adhérer adhésion/s cérémonie/s naturopath* modèle/s problème/s système/s siège/s
collège/s réflexologie réunion/s vidéo/s sérigraphie séance/s séjour/s sélection/s châtaign* bruyère/s cévennes clémentine/s pêche/s pâtes crémerie/s épeautre éleveur* mélange/s cèpe/s chèvre/s brûlerie/s théâtral* répertoire/s comédie/s comédien* méthode/s niçois* intérieur* extérieur* supérieur*
régional* végétari* végétal* végane/s véhicule/s véranda/s`,
  it: `attività qualità specialità novità città università comunità disponibilità possibilità pubblicità mobilità serenità
elettricità comodità velocità realtà libertà maternità perché più può già così caffè lunedì martedì mercoledì giovedì venerdì
ragù tiramisù babà virtù gioventù età bontà felicità curiosità creatività professionalità località affidabilità
accessibilità forlì cantù`,
  de: `für möchte* könn* würde* küche* möbel* türe* bäcker* gärtner* öffn* geöffnet über* zürich münchen* köln* düsseldorf*
nürnberg* lübeck* würzburg* tübingen frühstück* früh* männer* käse* würst* grün* schön* nähe* näh* gebäude* häus* bäume*
bäder* stühle* räume* täglich* jährlich* nächst* spät* mädchen* hände* märkte* plätze* gäste* ärzt* zahnärzt* tierärzt*
böden dächer* blüten* kräuter* gemütlich* natürlich* persönlich* regelmäßig* zusätzlich* übung* übersetz* kühl* süß* hütte*
brötchen* größe* ermäßig* stück* büro* bücher* künstler* schüler* führ* fähr* geschäft* wäsche* wärme* hätte* wäre* könnte*
dürfte* müsste* fünf zwölf hörgerät* höhe* söhne* töpfer* getränk* rösterei* gerät* mähen rasenmähen länger* ländlich*
kostüm* österreich*`,
};
