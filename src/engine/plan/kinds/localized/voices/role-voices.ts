import { readVoices } from './read-voices';

/** Who works in kitchens, with animals, at lessons and on programs, where a team is asked for and nobody is named. */
export const roleVoices = {
  es: readVoices(`
# nonprofit, club
role: Presidencia | Convoca las reuniones y responde a los mensajes.
role: Tesorería | Lleva las cuentas y las cuotas.
role: Secretaría | Apunta a los nuevos y guarda los papeles.

# trade
role: Dirección | Responde de todo y contesta los mensajes.
role: Obra | Hace el trabajo y lo deja recogido.
role: Atención | Atiende el teléfono y te da día y hora.

# health
role: Dirección | Responde de todo y contesta los mensajes.
role: Consulta | Escucha, explora y explica.
role: Atención | Atiende el teléfono y te da día y hora.

# beauty
role: Dirección | Responde de todo y contesta los mensajes.
role: Tratamientos | Pregunta primero y trabaja con calma.
role: Atención | Atiende el teléfono y te da día y hora.

# stay
role: Dirección | Responde de todo y contesta los mensajes.
role: Recepción | Te da la llave y los primeros consejos.

# shop
role: Dirección | Responde de todo y contesta los mensajes.
role: Mostrador | Te ayuda a elegir.

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
role: Atención | Atiende el teléfono y contesta los mensajes.
`),
  fr: readVoices(`
# nonprofit, club
role: Présidence | Convoque les réunions et répond aux messages.
role: Trésorerie | Tient les comptes et les cotisations.
role: Secrétariat | Inscrit les nouveaux et garde les papiers.

# trade
role: Direction | Répond de tout, et répond aux messages.
role: Chantier | Fait le travail et laisse tout propre.
role: Accueil | Décroche et trouve le jour qui convient.

# health
role: Direction | Répond de tout, et répond aux messages.
role: Consultation | Écoute, examine et explique.
role: Accueil | Décroche et trouve le jour qui convient.

# beauty
role: Direction | Répond de tout, et répond aux messages.
role: Soins | Demande d’abord, puis travaille sans hâte.
role: Accueil | Décroche et trouve le jour qui convient.

# stay
role: Direction | Répond de tout, et répond aux messages.
role: Accueil | Vous remet la clé et les premiers conseils.

# shop
role: Direction | Répond de tout, et répond aux messages.
role: Boutique | Vous aide à choisir.

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
# nonprofit, club
role: Vorsitz | Lädt zu den Treffen ein und beantwortet Nachrichten.
role: Kasse | Führt die Bücher und sammelt die Beiträge.
role: Schriftführung | Nimmt neue Mitglieder auf und hält alles fest.

# trade
role: Leitung | Steht für alles gerade und beantwortet Nachrichten.
role: Ausführung | Macht die Arbeit und räumt danach auf.
role: Büro | Geht ans Telefon und findet den Tag, der passt.

# health
role: Leitung | Steht für alles gerade und beantwortet Nachrichten.
role: Behandlung | Hört zu, untersucht und erklärt.
role: Büro | Geht ans Telefon und findet den Tag, der passt.

# beauty
role: Leitung | Steht für alles gerade und beantwortet Nachrichten.
role: Behandlung | Fragt erst und arbeitet dann in Ruhe.
role: Büro | Geht ans Telefon und findet den Tag, der passt.

# stay
role: Leitung | Steht für alles gerade und beantwortet Nachrichten.
role: Empfang | Gibt Ihnen den Schlüssel und die ersten Tipps.

# shop
role: Leitung | Steht für alles gerade und beantwortet Nachrichten.
role: Verkauf | Hilft beim Aussuchen.

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
# nonprofit, club
role: Presidência | Convoca as reuniões e responde às mensagens.
role: Tesouraria | Trata das contas e das quotas.
role: Secretaria | Inscreve quem chega e guarda os papéis.

# trade
role: Direção | Responde por tudo e responde às mensagens.
role: Obra | Faz o trabalho e deixa tudo arrumado.
role: Atendimento | Atende o telefone e encontra o dia certo.

# health
role: Direção | Responde por tudo e responde às mensagens.
role: Consultas | Ouve, examina e explica.
role: Atendimento | Atende o telefone e encontra o dia certo.

# beauty
role: Direção | Responde por tudo e responde às mensagens.
role: Tratamentos | Primeiro pergunta, depois trabalha com calma.
role: Atendimento | Atende o telefone e encontra o dia certo.

# stay
role: Direção | Responde por tudo e responde às mensagens.
role: Receção | Entrega a chave e os primeiros conselhos.

# shop
role: Direção | Responde por tudo e responde às mensagens.
role: Loja | Ajuda a escolher.

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
# nonprofit, club
role: Presidenza | Convoca le riunioni e risponde ai messaggi.
role: Tesoreria | Tiene i conti e le quote.
role: Segreteria | Iscrive i nuovi e tiene le carte.

# trade
role: Direzione | Risponde di tutto, e risponde ai messaggi.
role: Cantiere | Fa il lavoro e lascia tutto in ordine.
role: Segreteria | Risponde al telefono e trova il giorno giusto.

# health
role: Direzione | Risponde di tutto, e risponde ai messaggi.
role: Visite | Ascolta, controlla e spiega.
role: Segreteria | Risponde al telefono e trova il giorno giusto.

# beauty
role: Direzione | Risponde di tutto, e risponde ai messaggi.
role: Trattamenti | Prima chiede, poi lavora con calma.
role: Segreteria | Risponde al telefono e trova il giorno giusto.

# stay
role: Direzione | Risponde di tutto, e risponde ai messaggi.
role: Accoglienza | Ti dà la chiave e i primi consigli.

# shop
role: Direzione | Risponde di tutto, e risponde ai messaggi.
role: Negozio | Ti aiuta a scegliere.

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
