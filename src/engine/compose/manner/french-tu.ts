import { beginLike } from './page-texts';

/** Verbs that no rule turns: as "vous" says it, as "tu" does, and as one asks a friend, where that differs. */
const rows = `écrivez écris; décrivez décris; choisissez choisis; remplissez remplis; saisissez saisis; finissez finis; réfléchissez réfléchis; réussissez réussis; garantissez garantis; venez viens; revenez reviens; prévenez préviens; tenez tiens; voulez veux; savez sais sache; voyez vois; recevez reçois; prenez prends; reprenez reprends; apprenez apprends; comprenez comprends; pouvez peux; serez seras; soyez sois; êtes es; avez as; ayez aies aie; partez pars; repartez repars; sortez sors; dormez dors; servez sers; sentez sens; rendez rends; vendez vends; attendez attends; perdez perds; répondez réponds; mettez mets; battez bats; connaissez connais; reconnaissez reconnais; allez vas va; rejoignez rejoins; relisez relis; lisez lis; asseyez assieds; vivez vis; suivez suis; buvez bois; devez dois; dites dis; faites fais; cousez couds; appelez appelles appelle; rappelez rappelles rappelle; envoyez envoies envoie; essayez essaies essaie; payez paies paie; appuyez appuies appuie; répétez répètes répète; complétez complètes complète; réglez règles règle; préférez préfères préfère; amenez amènes amène; emmenez emmènes emmène; achetez achètes achète; levez lèves lève; enlevez enlèves enlève; pesez pèses pèse; semez sèmes sème; jetez jettes jette; saurez sauras; aurez auras; rencontrerez rencontreras; porterez porteras; déciderez décideras; apprendrez apprendras; trouverez trouveras; recevrez recevras; viendrez viendras; verrez verras; pourrez pourras; ferez feras; irez iras; aimeriez aimerais; voudriez voudrais; pourriez pourrais; auriez aurais; vouliez voulais; saviez savais; aviez avais; étiez étais; cherchiez cherchais`;
const own = new Map(
  rows.split('; ').map((row) => {
    const [from = '', tu = '', order = tu] = row.split(' ');
    return [from, { tu, order }] as const;
  }),
);
/** Words that end as such verbs do and are none. */
const nouns =
  /^(?:chez|assez|nez|rez|rendez|riz|velouté|lopez|fernandez|gomez|suez|rodez|cortez|hernández|sanchez|diez)$/iu;

const turned = (verb: string, part: 'tu' | 'order'): string | null => {
  const low = verb.toLowerCase();
  const found = own.get(low);
  if (found) return beginLike(found[part], verb);
  if (nouns.test(low) || !low.endsWith('ez') || low.length < 4) return null;
  return beginLike(`${low.slice(0, -1)}${part === 'tu' ? 's' : ''}`, verb);
};

/** "recevez" -> "reçois". */
export const secondOf = (verb: string): string => turned(verb, 'tu') ?? verb;
/** "demandez" -> "demande"; null for what is no verb: "chez". */
export const orderOf = (verb: string): string | null => turned(verb, 'order');

/** Nouns of a page that are "la": their owner's are "ta". */
export const nounsOfHers: ReadonlySet<string> = new Set(
  'taille semaine présence mesure messagerie liste venue vue terre teinte réponse raquette place journée façon commande demande table date voiture maison robe moto boîte famille tribu peau fenêtre cuisine marque bouche note phrase langue page partie main tête vie ville cave chambre nuit barbe coiffure silhouette santé situation question photo musique voix dent douleur garantie facture carte clé session séance réservation candidature participation chanson bête selle machine montre bague lampe guitare tasse pelouse haie toiture façade porte serrure salle fête recherche première nouvelle petite prochaine grande meilleure dernière propriété course balade monture recette cible forme force mine moustache nuque chevelure crinière tenue valise clientèle boutique société commune région copropriété fiche fin note mission passion prestation bonne belle'.split(
    ' ',
  ),
);
