import type { SiteKind } from '@/domain/site/vocabulary';

/** Portuguese words for what a site is for; `=n` weighs a word, 5 unless said. */
export const portugueseKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'churrasqueira=6, tasca=6, marisqueira=6, restaurante=6, churrascaria=6, pizzaria=6, lanchonete=6, tasca=6, marisqueira=6, hamburgueria=6, cozinha=2, buffet=4, bistrô=6, food truck=6, comida=2, confeitaria e restaurante=5, petiscos=3, catering=5, pizzas=3, self-service=4, rodízio=5, cantina=5, restaurante vegano=7, marmitas=4, marmitaria=6, pastel=2, espetaria=6, temakeria=6, comida caseira=5',
  cafe: 'cafetaria=6, café=5, cafeteria=6, casa de chá=6, gelataria=6, sorveteria=6, açaiteria=6, açaí=7, loja de açaí=9, cafeteria artesanal=6, geladaria=6, casa de sumos=6, pão de queijo=4, salão de chá=6',
  bakery:
    'padaria=6, pastelaria=6, confeitaria=6, bolos=4, padeiro=6, confeiteira=6, docaria=5, doceria=6, boleira=6, pães=3, loja de doces=6, doces=4, brigadeiros=5, brigadeiro=4, bolos caseiros=6, bolos artesanais=6, brigaderia=6, confeitaria artesanal=7, padaria artesanal=7, pão artesanal=5, salgados=4, sobremesas=3, bolos de aniversário=10, bolo de aniversário=9',
  bar: 'bar=4, vinícola=6, adega=5, cervejaria=6, quinta vinícola=6, cervejaria artesanal=7, boteco=6, choperia=6, enoteca=6, casa noturna=6, vinhos=3, cervejas artesanais=6, destilaria=6, wine bar=6, bar de vinhos=7, loja de cervejas=4, produtor de vinho=6, produtora de vinho=6, cachaçaria=6',
  hotel:
    'hotel=6, pousada=6, hostel=6, alojamento local=7, casa de férias=6, turismo rural=6, chalés=5, camping=6, quinta=3, alojamento=5, hospedagem=5, guesthouse=6, apartamentos de férias=6, parque de campismo=6, apartamento de férias=7, apartamento para férias=7, casa de praia=6, refúgio de montanha=7, abrigo de montanha=7, barco-casa=6, chalé=5, cabanas=5, cabana=4, casa de campo=5, casa rural=7, aluguel por temporada=7, aluguer de férias=7, apart-hotel=7, quartos para férias=6, pensão=6, albergue=6, eco resort=6, glamping=6, monte alentejano=6, café da manhã=1, suítes=3, diária=3',
  salon:
    'salão de beleza=7, cabeleireiro=6, cabeleireira=6, barbearia=6, manicure=5, tatuagem=5, estúdio de tatuagem=7, maquiadora=6, estética=4, nail designer=6, barbeiro=6, tatuador=6, esteticista=6, unhas=4, lash designer=6, centro de estética=6, cabeleireiros=6, salão de cabeleireiro=7, maquilhadora=6, maquilhagem=4, maquiagem=4, sobrancelhas=5, designer de sobrancelhas=6, cílios=4, extensão de cílios=6, tatuadora=6, depilação=5, salão=4, barbeiros=6, unhas de gel=5, manicura=5, tatuagens=5',
  spa: 'spa=6, massagem=5, massagista=6, termas=6, massoterapia=6, massagens=5, sauna=5, centro de massagens=7, massagens terapêuticas=7, spa urbano=7',
  gym: 'academia=6, ginásio=6, personal trainer=7, artes marciais=5, treino=3, crossfit=6, escalada=4, escola de dança=5, jiu-jitsu=5, studio de pilates=5, musculação=5, clube desportivo=5, treinador=4, funcional=3, boxe=4, natação=4, clube de ténis=6, escola de natação=5, estúdio de pilates=5, capoeira=5, judô=5, karatê=5, muay thai=5, escola de futebol=5, futebol=3, box de crossfit=7, academia de crossfit=8, academia de musculação=8, estúdio de fitness=6, treinadora=4, corrida de rua=3',
  yoga: 'estúdio de pilates=8, yoga=6, ioga=6, estúdio de yoga=7, estúdio de ioga=7, meditação=4, pilates=4, aulas de yoga=7',
  clinic:
    'clínica=5, médico=5, médica=5, fisioterapia=6, fisioterapeuta=6, consultório médico=7, nutricionista=6, pediatra=6, clínica médica=7, dermatologista=6, farmácia=5, psiquiatra=5, ginecologista=6, fonoaudióloga=5, osteopata=6, ortopedista=6, hospital=5, centro médico=7, ótica=5, cardiologista=6, podologista=6, aparelhos auditivos=6, centro auditivo=7, centro de audição=7, optometrista=6, oftalmologista=6, oculista=5, quiroprático=6, quiropraxia=6, acupuntura=6, enfermagem=4, estética avançada=5, clínica de estética=6, clínica de fisioterapia=7, terapia da fala=6, fonoaudiologia=6, casa de repouso=5, lar de idosos=5, obstetra=6, doula=4, psicomotricidade=5, nutrição=4, pediatria=6',
  dentist:
    'dentista=7, clínica dentária=7, odontologia=7, clínica odontológica=7, consultório odontológico=7, ortodontia=6, odontológica=6, médico dentista=7',
  therapist:
    'psicóloga=6, psicólogo=6, terapeuta=5, coach=4, psicoterapia=6, terapia=3, psicanalista=6, consultório de psicologia=7, terapeuta holística=6, mentoria=4, coaching=4, coach de vida=6, terapia de casal=6, psicologia=5, hipnoterapia=6, terapeuta familiar=6',
  veterinary:
    'veterinário=7, veterinária=7, clínica veterinária=8, pet shop=6, petshop=6, banho e tosa=7, abrigo de animais=6, adestrador=6, tosquias=6, hotel para cães=6, ong de animais=5, pet=3, passeador de cães=6, hotel para pets=7, creche para cães=7, passeios de cães=7, dog walker=7, treino canino=6, adestramento=6, clínica vet=7, loja de animais=6, banho e tosquia=7, canil=5, gatil=5, adestrador*=8, treino de cães=8, escola de cães=8, hotel para gatos=9, hotel para animais=9, hotel para cachorros=9, hospedagem para pets=9, hospedagem para gatos=9, creche para cachorros=9',
  law: 'advogado=7, advogada=7, advocacia=7, escritório de advocacia=8, advogados=7, cartório=5, solicitador=6, sociedade de advogados=8, direito de família=6, direito do trabalho=5, notário=7, consultoria jurídica=7, escritório de advogados=8, jurídico=4, escritório de direito=9, direito da família=6, direito de família=6, direito do trabalho=6',
  accountant:
    'contador=7, contabilidade=7, escritório de contabilidade=8, contabilista=7, consultoria financeira=6, assessoria contábil=7, contadora=7, assessoria de investimentos=6, contabilista certificado=7, contabilidade para=7, assessoria contabilística=7, imposto de renda=5, consultor financeiro=6, planejamento financeiro=6, bpo financeiro=5',
  insurance: 'seguros=6, corretora de seguros=8, seguradora=7, corretor de seguros=8, mediador de seguros=7',
  consulting:
    'consultoria=6, consultor=5, consultora=5, agência de viagens=5, tradutora=5, tradutor=5, recrutamento=5, coworking=6, engenharia=4, logística=4, transportadora=5, rh=3, suporte informático=7, suporte de ti=7, assistência informática=7, técnico de informática=7, informática=4, tradução=4, traduções=5, consultoria de rh=7, agência de recrutamento=7, recursos humanos=5, detetive=5, secretariado=4, assistente virtual=5, mudanças corporativas=3, operadora de turismo=5',
  agency:
    'agência=4, agência de marketing=7, agência de publicidade=7, agência digital=7, cerimonialista=6, produtora=5, social media=4, organização de eventos=5, agência de comunicação=7, assessoria de imprensa=6, gestor de tráfego=6, agência criativa=7, agência web=7, design agency=7, assessoria de casamentos=6, organização de casamentos=6, wedding planner=6, gestão de redes sociais=6, produtora de vídeo=6, produtora audiovisual=6, criação de sites=5',
  studio:
    'estúdio de design=7, arquiteta=5, arquiteto=5, arquitetura=5, escritório de arquitetura=7, design de interiores=6, estúdio criativo=7, designer de interiores=6, ateliê=4, estúdio de gravação=6, atelier=4, designer gráfica=2, paisagista=4, arquitetura paisagista=6, estúdio de arquitetura=7, estúdio de animação=7, estúdio gráfico=7, gabinete de arquitetura=7, ateliê de cerâmica=4, decoradora=5, decoração de interiores=6',
  'real-estate':
    'imobiliária=7, corretor de imóveis=7, corretora de imóveis=7, imóveis=6, apartamentos à venda=6, casas à venda=6, mediação imobiliária=7, consultor imobiliário=7, construtora e incorporadora=5, consultora imobiliária=7, arrendamento=5, aluguel de apartamentos=7, apartamentos para alugar=7, apartamentos para arrendar=7, casas para alugar=7, casas para arrendar=7, venda de imóveis=7, administradora de condomínios=6, condomínios=4, terrenos=4, anúncios imobiliários=8, portal imobiliário=8',
  'home-services':
    'encanador=7, canalizador=7, eletricista=7, chaveiro=7, serralheiro=6, pintor=4, mudanças=6, marceneiro=5, marcenaria=5, ar-condicionado=5, ar condicionado=5, desentupidora=7, dedetização=7, dedetizadora=7, telhados=5, marido de aluguel=7, energia solar=5, vidraçaria=6, carpinteiro=5, assistência técnica=5, reparações=4, canalização=6, gesseiro=6, serralharia=6, jardineiro=7, jardinagem=6, manutenção de jardins=7, paisagismo e jardinagem=6, poda de árvores=6, pintura=3, pinturas=4, limpa-chaminés=6, chaminés=4, estores=4, painéis solares=6, caldeiras=5, aquecimento=4, faz-tudo=6, pedreiro=4, azulejista=6, montagem de móveis=6, conserto de celulares=6, conserto=4, assistência a eletrodomésticos=6, desinfestação=6, carpintaria=5, marcenaria sob medida=6, eletricidade=4, refrigeração=4, gesso=4, mudança=4, fretes=5, frete=4, chaveiro 24=7, estofador=5',
  construction:
    'construtora=7, construção=5, construção civil=7, reformas=5, obras=3, remodelações=6, pedreiro=6, empreiteira=6, empreiteiro=6, remodelação=5, pedreiros=6, empresa de construção=7, piscinas=3, telhado=4, casas de madeira=6, cozinhas=3',
  cleaning:
    'limpeza=5, empresa de limpeza=7, lavandaria=6, lavanderia=6, diarista=6, faxina=6, serviços de limpeza=7, limpezas=6, empresa de limpezas=7, limpeza de vidros=7, limpeza de estofados=7, engomadoria=6, limpeza de escritórios=7',
  auto: 'oficina=5, oficina mecânica=7, mecânico=6, aluguel de carros=7, aluguer de carros=7, concessionária=6, carros=4, lava rápido=7, lava-jato=7, lava jato=7, autopeças=5, motos=4, pneus=5, táxi=5, borracharia=6, carros usados=7, stand de automóveis=7, funilaria=6, estética automotiva=7, oficina de bicicletas=8, oficina de motos=8, reparação de bicicletas=7, conserto de bicicletas=7, mecânica=5, aluguer de carrinhas=7, aluguer de autocaravanas=7, autocaravanas=5, transfer=4, motorista particular=6, reboque=5, centro automotivo=7, chapeiro=6',
  florist:
    'florista=7, floricultura=7, flores=4, jardinagem=6, jardineiro=6, paisagismo=6, paisagista=6, viveiro=6, garden center=6, arranjos florais=6, buquês=4, ramos=3, flores secas=5, loja de plantas=7, horto=6, suculentas=4, viveiro de plantas=7',
  shop: 'quinta biológica=9, cabazes=6, cabazes=8, cabaz*=8, adega=6, loja=5, loja online=7, loja virtual=7, boutique=5, roupas=4, joalharia=6, joias=4, joalheria=6, livraria=6, artesanato=4, cerâmica=4, cosméticos=4, e-commerce=6, brechó=6, mercearia=6, talho=6, açougue=6, móveis=4, papelaria=6, velas=4, moda=3, sapataria=6, brinquedos=4, peixaria=6, supermercado=5, queijaria=6, semijoias=5, bijuterias=5, torrefação=5, perfumaria=6, ótica e relojoaria=4, calçados=4, azeite=3, marca de roupa=6, bicicletas=4, loja de bicicletas=7, loja de vinhos=7, garrafeira=6, retrosaria=6, lãs=4, loja de lãs=7, armarinho=6, loja de discos=7, sebo=5, alfarrabista=6, moda praia=5, moda infantil=5, roupa infantil=5, roupas infantis=5, sapatos=4, bolsas=3, ourivesaria=6, ourives=5, relojoaria=5, perfumes=4, sabonetes=4, mel=3, queijos=4, produtos naturais=5, empório=5, quitanda=6, hortifruti=6, cestas de legumes=5, cabazes=5, presentes=3, papelaria criativa=6, brinquedos educativos=5, enxovais=5, decoração=2, velas aromáticas=5, ferragens=5, loja de ferragens=6, loja de roupa=7, loja de roupas=7, eletrônicos=4, café torrado=4, chás=3',
  product:
    'produto=2, lançamento=4, livro=3, romance=3, garrafa=3, creme de mãos=5, creme para as mãos=5, mochila=5, fones=4, bicicleta elétrica=5, garrafa térmica=5, jogo de tabuleiro=5, luminária=4',
  saas: 'software=4, plataforma=4, startup=4, aplicativo web=5, sistema=2, faturação=4, ferramenta=2, aplicativo=3, saas=7, sistema de gestão=6, erp=6, software de gestão=7, programa de faturação=7, plataforma online=5',
  'mobile-app':
    'aplicativo=4, app=3, aplicação móvel=7, aplicativo para celular=7, app store=5, aplicativo móvel=7, app de=4, app para telemóvel=7, app móvel=7, app para=4',
  portfolio:
    'portfólio=5, portfolio=5, ilustradora=6, ilustrador=6, designer=4, artista=4, músico=5, cantora=5, banda=4, designer gráfica=6, designer gráfico=6, atriz=5, ator=5, desenvolvedor=4, programador=5, cantor=5, artista plástica=6, dj=5, escritor=4, escritora=4, tatuadora=4, redator=4, videomaker=5, ceramista=5, banda de=5, banda de rock=6, ilustração=4, fadista=6, pianista=5, guitarrista=5, violinista=5, mágico=5, bailarina=5, escultora=5, escultor=5, motion designer=6, roteirista=5, poeta=5, designer ux=6, coro=4',
  photographer:
    'fotógrafo=7, fotógrafa=7, fotografia=6, fotógrafo de casamento=8, fotógrafa de casamentos=8, estúdio fotográfico=7, fotógrafa de família=8, fotógrafa de casamento=8, fotografia de casamento=8, ensaio=3, fotógrafo de=7',
  cv: 'currículo=7, cv=7, currículo online=8, curriculum vitae=8, meu currículo=8',
  'link-in-bio': 'link in bio=8, link na bio=8, página de links=7',
  blog: 'blog=6, revista=5, podcast=5, blog de viagens=7, receitas=3, blog de receitas=8, jornal=4, diário=3, blog pessoal=7, blog de culinária=7, revista digital=6',
  docs: 'documentação=7, base de conhecimento=7, manual=3, central de ajuda=7, wiki=6',
  course:
    'curso=6, escola=5, cursos=5, colégio=6, aulas particulares=6, escola de idiomas=7, autoescola=7, creche=6, curso online=7, professor particular=6, escola de música=7, explicações=6, aulas de=4, formação=4, cursinho=6, escola de surf=7, escola infantil=6, centro de explicações=7, jardim de infância=6, workshop=3, professora de=4, professor de=4, escola de condução=7, aulas de cerâmica=7, aulas de inglês=7, aulas de violão=7, aulas de guitarra=7, aulas de piano=7, aulas de canto=7, aulas de surf=6, aulas de português=7, curso de inglês=8, curso online de=8, escola de dança=6, escola de artes=7, escola de inglês=8, escola de culinária=7, escola de mergulho=7, escola de vela=7, universidade=5, centro de estudos=6, oficina de cerâmica=6, oficinas=3, colônia de férias=6, reforço escolar=7, professor de inglês=7, professora de inglês=7, centro de formação=7, infantário=7, jardim infantil=7, escola da floresta=7',
  event:
    'semana da ciência=8, semana cultural=8, vamos casar=12, vamos nos casar=12, casamo-nos=10, casamento=6, evento=4, conferência=7, festival=6, aniversário=6, congresso=7, show=3, festa=4, site de casamento=8, corrida=4, maratona=6, concerto=5, feira=4, exposição=5, chá de bebê=7, batizado=6, formatura=6, festa de 15 anos=7, torneio=6, noivos=5, seminário=6, teatro=6, cinema=5, peça de teatro=6, sala de concertos=6, nosso casamento=8, meia maratona=7, meia-maratona=7, corrida solidária=6, festa junina=6, feira do livro=7, festival de=7, encontro=3, retiro=4, chá revelação=7, bodas=6, jantar de gala=6, simpósio=6, workshop de fim de semana=5, baile=5, trail=5',
  nonprofit:
    'grupo de consumo=7, ong=7, associação=6, igreja=7, instituto=5, fundação=5, banco alimentar=7, voluntariado=4, projeto social=7, paróquia=6, sem fins lucrativos=6, clube=3, comunidade=2, sindicato=5, abrigo=3, bombeiros=4, coletivo=4, biblioteca=5, museu=3, associação de moradores=8, horta comunitária=7, escoteiros=6, escuteiros=6, cruz vermelha=6, santa casa=5, resgate de animais=7, abrigo para cães=7, clube de leitura=6, clube de xadrez=6, rancho folclórico=6, coral=4, bombeiros voluntários=7, filarmônica=5, junta de freguesia=6, partido=4, campanha eleitoral=6, candidato=3, cooperativa=3, doações=4, ajuda humanitária=6, templo=4, mesquita=7, sinagoga=7, banda filarmónica=8, banda filarmônica=8, filarmónica=6, banda de música=7',
  todo: 'planejador semanal=8, planeador semanal=8, lista de tarefas=8, app de tarefas=8, tarefas=5, gerenciador de tarefas=8, lista de compras=6, gestor de tarefas=8, afazeres=6',
  kanban: 'kanban=8, quadro kanban=9',
  notes: 'bloco de notas=8, app de notas=8, anotações=6, notas=3',
  calculator: 'calculadora=8, simulador=5, calculadora de imc=9, simulador de financiamento=9',
  converter: 'conversor=8, conversor de moedas=9, conversor de unidades=9',
  timer: 'temporizador=8, cronômetro=8, cronómetro=8, pomodoro=8',
  quiz: 'quiz=8, questionário=5, jogo de perguntas=8, perguntas e respostas sobre=4',
  flashcards: 'flashcards=8, cartões de estudo=8, cartões de memória=8',
  tracker:
    'controle de gastos=9, controlo de despesas=9, despesas=6, gastos=6, orçamento pessoal=7, controle financeiro=8, finanças pessoais=7, controle de=3, contador de calorias=9, controlar gastos=9',
  habits: 'hábitos=7, rastreador de hábitos=9, controle de hábitos=9',
  dashboard: 'dashboard=8, painel=5, painel de vendas=9, painel de controle=7, painel administrativo=8',
  game: 'jogo=5, jogo da velha=9, jogo do galo=9, jogo da memória=9, jogo da cobrinha=9, sudoku=8, forca=6, campo minado=8',
  poll: 'enquete=8, votação=7, sondagem=8, pesquisa de opinião=7',
  crm: 'crm=8, gestão de clientes=8, cadastro de clientes=7, agenda de contatos=7',
  inventory: 'estoque=7, inventário=8, controle de estoque=9, gestão de stock=8, gestão de stocks=8',
  booking:
    'sistema de reservas=8, agendamento online=5, sistema de agendamento=8, app de agendamento=8, agendamento de quadras=8, busca de voos=7',
  chat: 'chat=6, bate-papo=8, mensagens=3, app de mensagens=8',
  forum: 'fórum=8',
  directory:
    'diretório=8, vagas de emprego=7, portal de vagas=8, classificados=8, guia comercial=7, quadro de vagas=8, portal de empregos=8',
  palette: 'gerador de paletas=9, paleta de cores=4, gerador de paleta de cores=9',
  unknown:
    'escape room=8, aluguel de barcos=8, aluguer de barcos=8, aluguer de bicicletas=8, aluguel de bicicletas=8, aluguer de=5, aluguel de=5, aluguel de brinquedos=8, aluguer de insufláveis=8, insufláveis=6, animação infantil=7, animador de festas=8, funerária=8, passeios de barco=8, passeio de barco=7, passeios a cavalo=7, centro hípico=7, guia turístico=6, guia turística=6, visitas guiadas=7, tours=4, apicultor=7, apicultura=7, luthier=7, afinador de pianos=8, relojoeiro=6, ferreiro=6, encadernação=7, bowling=7, parapente=7, balonismo=7, costureira=7, alfaiate=7, arranjos de costura=8, sapateiro=6, gráfica rápida=6, fábrica=5, fornecedor=6, distribuidora=5, atacado=5, celebrante=7, paintball=7, kart=6, kartódromo=7, quinta pedagógica=9, centro equestre=8, hípica=8, escola de equitação=9, costureiro=8, arranjos de roupa=8, atelier de costura=8, ateliê de costura=8',
};
