/** Portuguese words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const portugueseSections: Readonly<Record<string, string>> = {
  hero: 'destaque, banner principal, hero, imagem grande, banner',
  features:
    'funcionalidades, vantagens, benefícios, recursos, diferenciais, características, por que escolher',
  services:
    'serviços, nossos serviços, tratamentos, o que fazemos, áreas de atuação, especialidades, procedimentos, lista de serviços, o que faço, o que eu faço, o que ofereço, o que oferecemos',
  'services@law accountant consulting': 'áreas, as áreas',
  about:
    'sobre nós, sobre, sobre mim, quem somos, quem sou, apresentação, biografia, quem sou eu, quem está por trás, um pouco sobre mim, um pouco sobre nós, sobre a empresa',
  story: 'história, nossa história, a nossa história, minha história',
  process: 'processo, como funciona, etapas, passos, método, passo a passo, como trabalhamos, como trabalho',
  stats: 'números, estatísticas, resultados em números, impacto, indicadores, números de impacto',
  gallery:
    'galeria, fotos, galeria de fotos, imagens, fotografias, algumas fotos, fotos dos trabalhos, álbum de fotos, fotos do espaço',
  portfolio:
    'trabalhos, projetos, portfólio, obras, projetos realizados, portfolio, nossos trabalhos, meus trabalhos, trabalhos realizados, obras realizadas',
  'case-study': 'estudos de caso, casos de sucesso, cases',
  testimonials:
    'depoimentos, avaliações, testemunhos, opiniões, depoimentos de clientes, opiniões de clientes, avaliações de clientes, comentários de clientes, o que dizem, o que dizem os _, o que dizem os nossos _, o que dizem nossos _, o que os clientes dizem, feedback dos clientes',
  team: 'os nossos agentes, nossos corretores, corretores, os nossos consultores, nossos consultores, equipe, equipa, nossa equipe, professoras, instrutoras, monitores, terapeutas, especialistas, professores, profissionais, instrutores, médicos, nossa equipa, advogados da equipe, corpo clínico, treinadores, barbeiros, a nossa equipa, as pessoas',
  pricing:
    'planos, preços, tabela de preços, pacotes, mensalidades, valores, lista de preços, planos e preços, investimento, preço, preçário, mensalidade, assinaturas, honorários, quanto custa, quanto custam, os nossos preços, nossos preços, meus preços, preços por noite',
  comparison: 'comparação, tabela comparativa, comparativo',
  faq: 'perguntas frequentes, faq, dúvidas frequentes, dúvidas, perguntas comuns, perguntas, perguntas e respostas',
  cta: 'chamada para ação, botão de whatsapp, botão de inscrição, botão de compra, inscrição, matrícula, botão de reserva, botão do whatsapp, botão whatsapp, botão para ligar, botão grande, botão de matrícula, botão para se inscrever',
  newsletter: 'newsletter, boletim, lista de e-mails',
  contact:
    'contato, contacto, formulário de contato, formulário de contacto, fale conosco, contactos, contatos, fale connosco, formulário, escreva-nos, como nos contactar, como entrar em contato, formulário para contacto, fala connosco',
  map: 'mapa, como chegar, localização, onde estamos, onde ficamos, como nos encontrar, onde nos encontrar, como chegar até _, morada e mapa',
  hours:
    'horário de funcionamento, horário, horários, horários de abertura, horário de atendimento, horários de missa, quando abrimos, quando estamos abertos',
  'timetable@gym yoga course':
    'horário das aulas, agenda de aulas, aulas, grade de aulas, horários das aulas, horários, turmas, mapa de aulas',
  timetable:
    'agenda de aulas, horário das aulas, grade de aulas, grade de horários, aulas, horários de treino, mapa de aulas',
  booking:
    'reservas, reserva, agendamento, marcação, agendar, marcação online, agendamento online, reservar mesa, marcações, formulário de reserva, marcar consulta, consultas, disponibilidade, agendamentos, reserva de mesa, aula experimental, reserva online, agendar consulta, agendar horário, marcar aula, agendar visita, marcar hora, reservar online, marque a sua _, marcar visita, agende sua _, aula experimental grátis, reservar',
  quote:
    'orçamento, pedido de orçamento, solicitar orçamento, orçamento grátis, formulário de orçamento, pedir orçamento, orçamento online, orçamento sem compromisso',
  menu: 'cardápio, ementa, menu, carta de vinhos, pratos, menu de degustação, pratos do dia, carta',
  'products@course studio gym yoga nonprofit event bar restaurant cafe hotel portfolio salon spa photographer blog link-in-bio home-services':
    'loja, loja online',
  products:
    'produtos, catálogo, coleção, nossos produtos, destaques, novidades, mais vendidos, vinhos, buquês, vitrine, loja de produtos, coleções, o que vendemos, os nossos produtos, os nossos vinhos',
  'product-detail': 'ficha do produto, detalhe do produto, página de produto, especificações',
  cart: 'carrinho, carrinho de compras, cesto, sacola',
  checkout: 'pagamento, finalizar compra, checkout, finalização de compra',
  categories: 'categorias, temas',
  posts:
    'blog, notícias, artigos, receitas, episódios, novidades do blog, publicações, últimas notícias, posts',
  events:
    'encontros com autores, lançamentos de livros, sessões de autógrafos, agenda de concertos, agenda cultural, agenda de espetáculos, eventos, workshops, próximos eventos, concertos, shows, oficinas, atividades, agenda de eventos, agenda de shows, exposições, provas de vinhos, espetáculos, próximas datas, próximos concertos, programação, provas de vinho, calendário, calendário de jogos',
  'agenda@event': 'programação, programa, agenda, cronograma, roteiro',
  agenda: 'programação, cronograma, agenda, programa',
  countdown: 'contagem regressiva, contagem decrescente',
  speakers: 'palestrantes, oradores, atrações, lineup, bandas convidadas, artistas convidados',
  'speakers@event': 'artistas, cartaz, line-up, bandas, elenco',
  video: 'videoclipes, clipes, videoclips, vídeo, vídeos',
  social: 'redes sociais, instagram, feed do instagram',
  jobs: 'trabalhe conosco, vagas, carreiras, oportunidades, recrutamento',
  download: 'download, baixar, app store, google play, descarregar, transferir',
  donation: 'doação, doe agora, doar agora, doações, doar, donativos, apoie, doe, contribua',
  rooms: 'quartos, suítes, chalés, alojamentos, acomodações, nossos quartos, apartamentos, suites',
  listings:
    'imóveis, lista de imóveis, anúncios, veículos, imóveis à venda, carros à venda, animais para adoção, cães para adoção, viaturas',
  areas:
    'áreas atendidas, zonas, zonas de atuação, bairros atendidos, área de entrega, regiões atendidas, zonas de entrega, bairros, zona de atuação, área de atuação, onde atuamos, zonas onde trabalho',
  'before-after': 'antes e depois, fotos de antes e depois, antes/depois',
  curriculum:
    'conteúdo do curso, módulos, grade curricular, ementa do curso, conteúdo programático, aulas do curso, programa do curso',
  'curriculum@course': 'cursos, programa, disciplinas, níveis, ementa, módulos, conteúdo',
  audience: 'para quem é, a quem se destina, público-alvo',
  'teacher@course': 'professor, professora, instrutor, instrutora, o professor, a professora, formador',
  tickets: 'ingressos, bilhetes, venda de ingressos, bilheteira',
  'tickets@event': 'inscrições, inscrição',
  'form@course nonprofit gym yoga studio unknown portfolio':
    'inscrições, inscrição, inscrição online, inscrever se',
  'venue@event': 'local, espaço, o local, local do evento',
  rsvp: 'confirmação de presença, confirmar presença, rsvp, confirme sua presença, confirme presença',
  timeline: 'linha do tempo, trajetória, cronologia',
  'timeline@cv': 'experiência, experiência profissional, formação, formação acadêmica, percurso',
  skills: 'habilidades, competências',
  'languages@cv portfolio': 'idiomas, línguas',
  links: 'links, botões de links',
  volunteer: 'voluntariado, seja voluntário, voluntários, como ajudar, formulário de voluntários',
  amenities: 'comodidades, instalações, estrutura, facilidades',
  values: 'valores, nossos valores, missão, missão e valores, filosofia, sustentabilidade',
  privacy: 'política de privacidade, privacidade, termos de uso, lgpd, aviso legal',
  logos: 'clientes, parceiros, nossos clientes, patrocinadores, logos de clientes, logos de parceiros',
  form: 'formulário de inscrição, formulário de cadastro, formulário de matrícula',
  announcement: 'barra de avisos, barra de anúncio',
  'team@law': 'advogados, advogadas, nossos advogados',
  'team@nonprofit': 'direção, diretoria, corpos sociais',
  'pricing@hotel': 'tarifas, tarifário, diárias',
  'events@portfolio':
    'datas de shows, datas dos concertos, datas da digressão, agenda de shows, agenda, próximos concertos',
  'products@portfolio': 'loja, loja online, lojinha, merch, merchandising',
  'areas@hotel': 'arredores, nos arredores, o que fazer',
  'listings@real-estate': 'casas à venda, arrendamento, aluguel, imóveis à venda, imóveis para alugar',
  'quote@real-estate': 'avaliação, avaliação gratuita, avaliação de imóveis',
  'volunteer@nonprofit': 'seja sócio, tornar-se sócio, seja voluntário',
  'services@consulting': 'roteiros, itinerários, nossos roteiros, viagens',
  'booking@portfolio': 'booking, contratação, contratar',
  'timetable@nonprofit': 'treinos, horários dos treinos, horário dos treinos',
  'pricing@gym nonprofit': 'quotas, mensalidades, anuidade',
  'team@blog': 'apresentadores, apresentadoras, locutores',
  'events@nonprofit': 'concertos, próximos concertos, atuações',
  'team@course': 'chefs, chef',
  'team@unknown shop': 'autores, autoras, nossos autores',
  'services@therapist': 'terapias, as terapias',
};
