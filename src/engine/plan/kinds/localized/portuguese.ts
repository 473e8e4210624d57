import {
  portugueseAnimalsAndSewing,
  portugueseAnimalsAndSewingVoices,
} from './animals-and-sewing/portuguese-animals-and-sewing';
import { portugueseCallingVoices, portugueseCallings } from './callings/portuguese-callings';
import { sayInBrazil } from '../../words/say-in-brazil';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { portugueseShapes } from './shapes/portuguese-shapes';
import { portugueseTrades } from './trades/portuguese-trades';
import { portugueseHouseVoices } from './voices/portuguese-house-voices';
import { portugueseVoices } from './voices/portuguese-voices';
import { appVoices } from './voices/app-voices';
import { joinVoices } from './voices/read-voices';
import { roleVoices } from './voices/role-voices';
import { wholeHouseVoices } from './voices/whole-house-voices';

/** Copy in Portuguese. */
export const portugueseBank: LocalBank = {
  shapes: portugueseShapes,
  inPlace: ' em {place}',
  nouns: {
    restaurant: 'Restaurante',
    cafe: 'Café',
    bakery: 'Padaria',
    bar: 'Bar',
    hotel: 'Hotel',
    salon: 'Salão de beleza',
    spa: 'Spa',
    gym: 'Treino',
    yoga: 'Estúdio de ioga',
    clinic: 'Clínica',
    dentist: 'Clínica dentária',
    therapist: 'Consultório de psicologia',
    veterinary: 'Clínica veterinária',
    law: 'Escritório de advogados',
    accountant: 'Contabilidade',
    insurance: 'Seguros',
    consulting: 'Consultoria',
    agency: 'Agência',
    studio: 'Estúdio',
    'real-estate': 'Imobiliária',
    'home-services': 'Reparações',
    construction: 'Construção',
    cleaning: 'Limpezas',
    auto: 'Oficina',
    florist: 'Florista',
    shop: 'Loja',
    product: 'Produto',
    saas: 'Aplicação',
    'mobile-app': 'App',
    portfolio: 'Portefólio',
    photographer: 'Fotografia',
    cv: 'Currículo',
    'link-in-bio': 'Links',
    blog: 'Blogue',
    docs: 'Documentação',
    course: 'Curso',
    event: 'Evento',
    nonprofit: 'Associação',
  },
  families: {
    food: {
      titles: ['O que o mercado trouxe hoje', 'Sente-se, já há pão'],
      lede: 'Cozinhamos devagar e servimos com calma. A lista muda com as semanas, a vontade não.',
      items: [
        ['Caldo verde', 'Com broa'],
        ['Bolinhos de bacalhau', 'Seis, estaladiços'],
        ['Borrego no forno', 'Toda a manhã em lume brando'],
        ['Peixe do dia', 'Pergunte o que chegou'],
        ['Pudim', 'Da avó, sem receita'],
        ['Café', 'Curto ou cheio'],
      ],
    },
    beauty: {
      titles: ['Uma hora só sua', 'Saia como queria'],
      lede: 'Primeiro ouvimos, depois pegamos na tesoura. Com calma e boa luz.',
      items: [
        ['Corte e penteado', 'Com lavagem e conselho'],
        ['Cor', 'No seu tom'],
        ['Manicure', 'Mãos cuidadas'],
        ['Tratamento de rosto', 'Limpeza, massagem, máscara'],
        ['Massagem', 'Uma hora, firme ou suave'],
        ['Depilação', 'Rápida e cuidadosa'],
      ],
    },
    health: {
      titles: ['Alguém que escuta', 'Pergunte tudo o que quiser'],
      lede: 'Consultas sem pressa, palavras claras e um plano por escrito que se entende em casa.',
      items: [
        ['Primeira consulta', 'Falamos, vemos, explicamos'],
        ['Revisão', 'Uma vez por ano, sem surpresas'],
        ['Prevenção', 'Para voltar menos vezes'],
        ['Tratamento', 'Passo a passo, com preço antes'],
        ['Urgências', 'Ligue, arranjamos vaga'],
        ['Crianças', 'Com tempo e paciência'],
      ],
    },
    trade: {
      titles: ['Bem feito à primeira', 'Um preço antes de começar'],
      lede: 'Diga-nos o que se passa e onde. Recebe um preço e uma data, e no fim fica tudo arrumado.',
      items: [
        ['Reparações', 'O que pinga, range ou não fecha'],
        ['Instalação', 'Direita, firme, testada'],
        ['Obras', 'Da ideia à última chave'],
        ['Manutenção', 'Uma visita por ano evita três'],
        ['Limpeza a fundo', 'Também atrás e debaixo'],
        ['Urgências', 'Saímos assim que liga'],
      ],
    },
    stay: {
      titles: ['Durma de janela aberta', 'Fique mais uma noite'],
      lede: 'Boas camas, manhãs longas e um pequeno-almoço que ninguém levanta cedo demais.',
      items: [
        ['Quarto duplo', 'Sossegado, para o pátio'],
        ['Quarto com vista', 'Logo ao acordar'],
        ['Suíte', 'Duas janelas e banheira'],
        ['Quarto de família', 'Quatro camas, uma porta'],
      ],
    },
    shop: {
      titles: ['Coisas que ficam', 'Escolhidas uma a uma'],
      lede: 'Uma seleção pequena que conhecemos bem. O que não usaríamos não está aqui.',
      items: [
        ['O de sempre', 'O mais levado'],
        ['Novidade da semana', 'Acabado de chegar'],
        ['Para oferecer', 'Embrulhado, com cartão'],
        ['Série pequena', 'Poucas peças'],
        ['O grande', 'Para casa cheia'],
        ['O pequeno', 'Cabe no bolso'],
        ['Caixa sortida', 'Um pouco de tudo'],
        ['Vale-presente', 'De qualquer valor'],
      ],
    },
    event: {
      titles: ['Venha, há um lugar guardado', 'Um dia com todos'],
      lede: 'Está aqui tudo o que precisa de saber: quando, onde e como chegar.',
      items: [
        ['Chegada', 'Com algo fresco'],
        ['O momento', 'À hora certa, por favor'],
        ['Refeição', 'Uma mesa comprida'],
        ['Palavras', 'Breves, prometido'],
        ['Música', 'Até a banda ir embora'],
        ['Despedida', 'Com caldo e táxis'],
      ],
    },
    studio: {
      titles: ['Dito com clareza, feito com cuidado', 'Começamos por ouvir'],
      lede: 'O que se promete é feito, o que se faz é explicado, e quem atende o telefone sabe do assunto.',
      items: [
        ['Primeira conversa', 'Sem compromisso, com perguntas'],
        ['Plano', 'Uma página que se entende'],
        ['Trabalho', 'Feito por quem conheceu'],
        ['Acompanhamento', 'Também quando já funciona'],
        ['Segunda opinião', 'Um olhar de fora'],
        ['Encomendas', 'Conte-nos a sua'],
      ],
    },
    move: {
      titles: ['Comece onde está', 'Mais forte a cada semana'],
      lede: 'Treino com quem corrige, conta consigo e faz um plano que cabe na sua semana.',
      items: [
        ['Força', 'Com técnica, sem pressa'],
        ['Mobilidade', 'Para costas de escritório'],
        ['Resistência', 'Curto e honesto'],
        ['Iniciantes', 'O básico, bem feito'],
        ['Treino individual', 'Uma hora só sua'],
        ['Ioga e respiração', 'Para baixar o ruído'],
      ],
    },
    tech: {
      titles: ['A parte chata, feita antes do almoço', 'Abrir, fazer, fechar'],
      lede: 'Faz uma coisa, depressa, e deixa o seu dia seguir.',
      items: [
        ['Pronto numa tarde', 'Com o que já tem'],
        ['Onde for preciso', 'À mesa e pelo caminho'],
        ['Os seus dados', 'Continuam a ser seus'],
        ['À vista', 'O importante primeiro'],
        ['Avisos úteis', 'Poucos e a tempo'],
        ['Ajuda a sério', 'Responde uma pessoa'],
      ],
    },
  },
  about: [
    '{name} é um lugar pequeno{in} onde sabemos o seu nome à terceira visita.',
    'Fazemos poucas coisas e fazemo-las bem. Pergunte: responde quem faz o trabalho.',
  ],
  story: [
    'Por trás de {name} há pessoas que gostam do que fazem, e isso vê-se nos pormenores.',
    'O melhor é conhecer ao vivo: venha, pergunte e tire as suas conclusões.',
  ],
  features: [
    ['Uma pessoa do outro lado', 'Quem responde sabe do que fala.'],
    ['O preço antes de começar', 'Por escrito, sem letras pequenas.'],
    ['Cuidado no pormenor', 'O que ninguém pede é o que fica.'],
    ['Por perto', 'Disponíveis antes e depois.'],
  ],
  process: [
    ['Conte-nos', 'O quê, quando, para quantos.'],
    ['Respondemos', 'Com um plano e um preço.'],
    ['Fazemos', 'Como combinado, no dia certo.'],
    ['Ficamos por cá', 'Para as perguntas de depois.'],
  ],
  reviews: [
    ['Fizeram as perguntas certas e cumpriram o que disseram.', 'Primeira visita'],
    ['Simpáticos, pontuais e com gosto. Voltava amanhã.', 'Veio em família'],
    ['Nota-se que gostam do que fazem.', 'Vem sempre'],
  ],
  roles: [
    ['Direção', 'Abre de manhã e responde às mensagens.'],
    ['Ofício', 'Faz isto há muito e ainda gosta.'],
    ['Atendimento', 'Lembra-se do seu nome e dos seus gostos.'],
  ],
  faq: [
    ['É preciso reservar?', 'Convém: basta uma chamada ou uma mensagem.'],
    ['Quanto custa?', 'Os preços de referência estão nesta página; o seu é dito antes de começar.'],
    ['Posso levar crianças?', 'Claro. Avise-nos e preparamos tudo.'],
    ['Como chego?', 'A morada está em baixo. Se se perder, ligue.'],
    ['E se tiver de cancelar?', 'Avise na véspera e marcamos outro dia.'],
    ['Quem responde às mensagens?', 'Uma pessoa, e não uma máquina.'],
  ],
  plans: [
    ['Básico', 'Para começar', ['O essencial', 'Uma vez por semana', 'Resposta em dois dias']],
    ['Habitual', 'O que a maioria escolhe', ['Tudo do básico', 'O dobro do tempo', 'Um plano por escrito']],
    ['Completo', 'Para quem quer tudo', ['Tudo do habitual', 'Prioridade', 'Acompanhamento próximo']],
  ],
  events: [
    ['14 de março', 'Porta aberta', 'Perguntas e algo para petiscar.'],
    ['25 de abril', 'Encontro', 'O que vem aí, e tempo para conversar.'],
    ['6 de junho', 'Festa de verão', 'Lá fora, se o tempo deixar.'],
  ],
  cta: ['Guardamos um lugar para si?', 'Duas linhas chegam para uma primeira resposta.'],
  trades: [
    ...builderTrades.pt,
    ...coachTrades.pt,
    ...careTrades.pt,
    ...kitchenTrades('pt'),
    ...schoolTrades.pt,
    ...portugueseAnimalsAndSewing,
    ...portugueseTrades,
    ...portugueseCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.pt,
    visitedVoices.pt,
    builderVoices.pt,
    coachVoices.pt,
    cateringVoices.pt,
    schoolVoices.pt,
    roleVoices.pt,
    portugueseHouseVoices,
    portugueseCallingVoices,
    portugueseAnimalsAndSewingVoices,
    portugueseVoices,
    wholeHouseVoices.pt,
    appVoices.pt,
  ),
  sayInBrazil,
};
