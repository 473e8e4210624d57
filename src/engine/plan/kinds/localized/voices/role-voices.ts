import { readVoices } from './read-voices';

/** Who works in kitchens, with animals, at lessons and on programs, where a team is asked for and nobody is named. */
export const roleVoices = {
  es: readVoices(`
# food
role: Cocina | Decide cada mañana qué entra en la carta.
role: Sala | Te recibe y te cuenta qué hay hoy.
role: Dirección | Responde a los mensajes y a las reservas.

# veterinary, vet
role: Veterinaria | Explora, explica y decide contigo.
role: Auxiliar | Ayuda donde hacen falta dos manos más.
role: Recepción | Encuentra el hueco que te viene bien.

# move
role: Dirección | Responde a las preguntas de los nuevos.
role: Entrenamiento | Corrige con paciencia.
role: Recepción | Te apunta y te enseña dónde está todo.

# tech
role: Producto | Decide qué se hace y qué no.
role: Desarrollo | Lo construye y lo mantiene en marcha.
role: Soporte | Contesta cuando algo no se entiende.

# studio
role: Dirección | Responde de cada trabajo.
role: Proyectos | Hace el trabajo y lo explica.
role: Atención | Coge el teléfono y contesta los mensajes.
`),
  fr: readVoices(`
# food
role: Cuisine | Décide le matin de ce qui sera à la carte.
role: Salle | Vous accueille et vous dit ce qu’il y a.
role: Direction | Répond aux messages et aux réservations.

# veterinary, vet
role: Soins | Examine, explique et décide avec vous.
role: Assistance | Aide là où deux mains ne suffisent pas.
role: Accueil | Trouve le rendez-vous qui vous convient.

# move
role: Direction | Répond aux questions des nouveaux.
role: Entraînement | Corrige avec patience.
role: Accueil | Vous inscrit et vous montre les lieux.

# tech
role: Produit | Décide ce qu’on fait, et ce qu’on ne fait pas.
role: Développement | Le construit et le garde en marche.
role: Assistance | Répond quand quelque chose n’est pas clair.

# studio
role: Direction | Répond de chaque travail.
role: Projets | Fait le travail et l’explique.
role: Accueil | Décroche et répond aux messages.
`),
  de: readVoices(`
# food
role: Küche | Entscheidet morgens, was auf die Karte kommt.
role: Service | Empfängt Sie und sagt, was es heute gibt.
role: Leitung | Beantwortet Nachrichten und Reservierungen.

# veterinary, vet
role: Behandlung | Untersucht, erklärt und entscheidet mit Ihnen.
role: Assistenz | Hilft, wo zwei Hände nicht reichen.
role: Empfang | Findet den Termin, der passt.

# move
role: Leitung | Beantwortet die Fragen der Neuen.
role: Training | Korrigiert mit Geduld.
role: Empfang | Meldet Sie an und zeigt Ihnen alles.

# tech
role: Produkt | Entscheidet, was gemacht wird und was nicht.
role: Entwicklung | Baut es und hält es am Laufen.
role: Hilfe | Antwortet, wenn etwas unklar ist.

# studio
role: Leitung | Steht für jede Arbeit gerade.
role: Projekte | Macht die Arbeit und erklärt sie.
role: Büro | Geht ans Telefon und beantwortet die Post.
`),
  pt: readVoices(`
# food
role: Cozinha | Decide de manhã o que entra na ementa.
role: Sala | Recebe e diz o que há hoje.
role: Direção | Responde às mensagens e às reservas.

# veterinary, vet
role: Consultas | Examina, explica e decide consigo.
role: Auxiliar | Ajuda onde duas mãos não chegam.
role: Receção | Encontra a hora que lhe convém.

# move
role: Direção | Responde às perguntas de quem chega.
role: Treino | Corrige com paciência.
role: Receção | Faz a inscrição e mostra a casa.

# tech
role: Produto | Decide o que se faz e o que não se faz.
role: Desenvolvimento | Constrói e mantém a funcionar.
role: Apoio | Responde quando algo não está claro.

# studio
role: Direção | Responde por cada trabalho.
role: Projetos | Faz o trabalho e explica-o.
role: Atendimento | Atende o telefone e responde às mensagens.
`),
  it: readVoices(`
# food
role: Cucina | Decide la mattina che cosa entra nel menù.
role: Sala | Ti accoglie e ti dice che cosa c’è oggi.
role: Direzione | Risponde ai messaggi e alle prenotazioni.

# veterinary, vet
role: Visite | Controlla, spiega e decide con te.
role: Assistenza | Aiuta dove due mani non bastano.
role: Accoglienza | Trova l’appuntamento giusto.

# move
role: Direzione | Risponde alle domande di chi comincia.
role: Allenamento | Corregge con pazienza.
role: Accoglienza | Ti iscrive e ti mostra gli spazi.

# tech
role: Prodotto | Decide che cosa si fa e che cosa no.
role: Sviluppo | Lo costruisce e lo tiene in funzione.
role: Assistenza | Risponde quando qualcosa non è chiaro.

# studio
role: Direzione | Risponde di ogni lavoro.
role: Progetti | Fa il lavoro e lo spiega.
role: Segreteria | Risponde al telefono e ai messaggi.
`),
} as const;
