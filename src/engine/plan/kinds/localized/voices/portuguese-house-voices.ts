import { readVoices } from './read-voices';

/** What houses of a sort say in Portuguese, true of any of them and said alike on both sides of the ocean. */
export const portugueseHouseVoices = readVoices(`
# food
about: Em {name}{in} cada coisa é preparada com gosto e servida com um sorriso.
about: Pergunte o que quiser: responde quem fez.
close: Venha com fome ou pergunte antes.
why: Bem feito | Com bons ingredientes e sem atalhos.
why: Pergunte à vontade | Alergias, quantidades, pedidos: respondemos a tudo.
why: Atendimento próximo | Em pessoa e por telefone.
step: Diga o quê e para quando | Quantas pessoas são e do que gostam.
step: Confirmamos | Com preço e hora.
step: Pronto | Acabado de fazer, à hora marcada.
said: Come-se bem e somos bem tratados. | De passagem pelo bairro
said: Pedimos a mais e não sobrou nada. | Festa em casa
said: Voltamos sempre que podemos. | Cliente da casa
call: Ficou com vontade? | Escreva ou ligue e dizemos o que há.

# bakery
ask: Posso encomendar? | Sim. Diga o quê, quanto e para quando, e fica guardado em seu nome.
ask: O que leva cada coisa? | Pergunte: dizemos os ingredientes, também por causa de alergias.
ask: Como posso pagar? | Pergunte ao fazer o pedido, há mais de uma forma.
ask: Quem responde às mensagens? | Uma pessoa, e não uma máquina.
call: Guardamos alguma coisa? | Diga o que quer e para quando.

# beauty
close: Escolha o dia e a hora; o resto conversamos na chegada.
why: Primeiro perguntamos | O que quer, o que não quer e quanto tempo tem.
why: Sem pressa | A sua hora é sua.
why: Conselhos para casa | Para durar mais do que um dia.
step: Marque a sua hora | No dia que for melhor.
step: Conversamos | Vemos juntos o que combina.
step: Aproveite | Do resto cuidamos nós.
said: Entenderam logo o que eu queria. | Primeira visita
said: Saí com vontade de me ver ao espelho. | Por recomendação
said: Não vou a mais lado nenhum. | Cliente da casa
call: Marcamos uma hora? | Diga que dia é melhor.

# health
close: Marque a sua consulta e conte o que sente.
why: Tempo para ouvir | Cada consulta começa pelo que sente.
why: Explicado com clareza | O que é, o que se pode fazer e o que não adianta.
why: Acompanhamento | Ninguém sai com dúvidas.
step: Marque consulta | Por telefone ou nesta página.
step: Primeira visita | Conversamos, observamos e explicamos.
step: Um plano | Por escrito e à sua medida.
step: Continuamos | Até ficar melhor.
about: {name} atende{in} com tempo, palavras claras e um plano que se entende.
about: Perguntar faz parte da consulta: aqui responde-se a tudo.
said: Explicaram tudo sem pressa. | Primeira consulta
said: Saí com um plano e com menos medo. | Por recomendação
said: Venho há anos, e é por alguma razão. | Paciente há anos
call: Marcamos consulta? | Diga o que sente e quando pode.

# trade
close: Diga do que precisa e recebe um preço antes de começar.
about: {name} trabalha{in} como toda a gente gosta: a horas, com limpeza e com o preço combinado antes.
about: Pergunte o que quiser: responde quem faz o trabalho.
why: Preço claro | Combinado antes, sem surpresas depois.
why: Pontualidade | Hora marcada é hora cumprida.
why: Tudo arrumado | No fim fica limpo.
said: Vieram quando disseram e custou o que disseram. | Reparação em casa
said: Trabalho limpo e bem explicado. | Por recomendação
said: Já temos a quem ligar. | Cliente há anos
call: O que é preciso fazer? | Conte em duas linhas; uma fotografia ajuda.

# auto
close: Traga-o ou ligue, e damos preço e dia.
lede: Conte o que se passa. Vemos, damos um preço e um dia, e nada é trocado sem falar antes.
title: Um preço antes de começar
title: Para continuar a andar

# stay
about: {name}{in}: aqui dorme-se bem, acorda-se sem pressa e há sempre alguém a quem perguntar.
about: Diga o que procura e dizemos por onde começar.
close: Escolha as datas e confirmamos.
why: À sua espera | Diga a que horas chega.
why: Conselhos de quem é daqui | Onde comer, o que ver, por onde andar.
why: Descanso | Boas camas e noites calmas.
step: Escolha as datas | E diga quantas pessoas vêm.
step: Confirmamos | Com o preço e o caminho.
step: Chegue | E mostramos a casa.
said: Há muito que não dormíamos tão bem. | Um fim de semana
said: Recomendaram exatamente o que procurávamos. | Férias em família
said: Já estamos a ver datas para voltar. | Segunda estadia
call: Quando vem? | Escreva as datas e dizemos se há lugar.

# shop
close: Escolha com calma e pergunte o que quiser.
about: Em {name} escolhemos cada coisa como se fosse para nós.
about: Tem uma dúvida antes de pedir? Escreva: responde uma pessoa.
why: Escolhido com critério | Conhecemos o que vendemos.
why: Sem pressa | Veja com calma e decida depois.
why: Perguntas, respostas | Responde uma pessoa.
step: Escolha | Com calma.
step: Peça | E confirmamos.
step: Preparamos | Em seu nome.
step: É seu | E se alguma coisa não estiver bem, resolvemos.
said: Aconselharam-me exatamente o que procurava. | Primeira compra
said: É ainda mais bonito do que nas fotografias. | Para casa
said: O presente foi certo. | Por recomendação
call: Uma dúvida antes de pedir? | Escreva e respondemos.

# counter
close: Venha ver ou pergunte pelo que procura.
about: Em {name}{in} vendemos o que conhecemos, e por isso podemos aconselhar.
about: Se procura alguma coisa e não a vê, pergunte: muitas vezes temos, e se não, procuramos.
why: Aconselhamos | Diga para que é e dizemos qual.
why: Escolhido com critério | Conhecemos o que vendemos.
why: Por encomenda | O que não há, procuramos.
step: Diga o que procura | Na loja, por telefone ou por escrito.
step: Aconselhamos | Com preço e prazo.
step: Preparamos | E avisamos quando estiver pronto.
said: Fui por uma coisa e saí com a que precisava. | Compra para casa
said: Atendem com paciência, mesmo quem leva pouco. | Cliente da casa
said: Acertámos no presente. | Por recomendação
call: Procura alguma coisa? | Diga o quê e dizemos se temos.
ask: Posso encomendar alguma coisa? | Sim. Diga o que precisa e avisamos quando chegar.
ask: Posso trocar? | Sim, com o recibo e sem uso.
ask: Podem aconselhar-me? | É para isso que cá estamos. Conte para que é.
ask: Como posso pagar? | Pergunte ao balcão, há mais de uma forma.

# studio
step: Uma primeira conversa | Do que precisa e para quando.
step: Uma proposta | Com preço e com data.
step: O trabalho | E vai sabendo como está.
step: E depois | Continuamos por perto.
close: Escreva e conversamos sem compromisso.
about: Em {name}{in} fala desde o início com a pessoa que vai fazer o trabalho.
about: Damos tempo à primeira pergunta, porque dela depende tudo o resto.
why: Primeiro ouvimos | Depois propomos.
why: O preço antes de começar | Por escrito, sem letras pequenas.
why: Uma pessoa, não um formulário | Sabe com quem fala.
said: Fizeram as perguntas certas e cumpriram o que disseram. | Primeiro trabalho
said: Soube sempre qual era o passo seguinte. | Cliente há anos
ask: Como começamos? | Com uma conversa curta e sem compromisso.
ask: Quanto custa? | Depende do trabalho. Recebe o preço por escrito antes de começar.
ask: Quanto tempo demora? | Damos uma data com o orçamento, e cumprimos.
ask: Pode ser à distância? | Sim, por telefone ou por vídeo.
call: Conversamos? | Duas linhas bastam para uma primeira resposta.

# unknown
lede: Conte o que procura e para quando: respondemos com clareza e sem compromisso.

# move
close: Venha experimentar e decida depois.
about: Em {name}{in} cada um começa onde está e avança ao seu ritmo.
about: Há sempre alguém que vê, corrige e anima.
why: Ao seu ritmo | Cada um começa onde está.
why: Alguém que corrige | Com paciência e boa técnica.
why: Bom ambiente | Em companhia custa menos.
step: Escreva | E diga o que gostava de conseguir.
step: Venha experimentar | Com roupa confortável.
step: Continue | Com um plano que cabe na sua semana.
said: No primeiro dia já me senti em casa. | Comecei do zero
said: Nunca tinha aguentado tanto tempo num sítio. | Há um ano
said: Exigem, mas com um sorriso. | Duas vezes por semana
call: Vem experimentar? | Diga que dia pode.

# tech
close: Escreva e mostramos.
about: {name} foi feito para tirar trabalho, não para o dar.
about: Se falta alguma coisa de que precisa, diga: é daí que vêm as melhorias.
why: Fácil de começar | Sem manual e sem reuniões.
why: Claro | Cada coisa onde se espera.
why: Com ajuda | Responde uma pessoa.
step: Experimente | Com os seus próprios dados.
step: Ajustamos | À sua maneira de trabalhar.
step: Use | Desde o primeiro dia.
said: Antes tinha tudo em folhas soltas. | Equipa pequena
said: Aprende-se numa manhã. | Responsável de área
said: Pergunta-se e respondem mesmo. | Desde o início
ask: Posso ver antes? | Sim. Escreva e mostramos.
ask: É difícil começar? | Não. Aprende-se a usar, e se for preciso, ajudamos.
ask: Quem me ajuda? | Uma pessoa, e não uma máquina.
call: Vemos juntos? | Escreva e encontramos um momento.

# event
close: Guarde a data e venha com quem quiser.
call: Vem? | Se ficou alguma dúvida, escreva.

# lessons
close: Diga que dias pode e encontramos a sua hora.
why: Do zero | Ninguém nasce a saber.
why: Ao seu ritmo | Avança-se quando está claro.
why: Com gosto | Aprende-se melhor a sorrir.
said: Pensei que não era para mim. Era. | Comecei do zero
said: Explicam três vezes, e de três maneiras. | Segundo ano
said: A minha filha sai contente, e eu também. | Mãe de uma aluna

# veterinary
close: Marque e conte como ele está.
about: Em {name}{in} cada animal é tratado com calma, e os donos com palavras claras.
about: Pergunte o que quiser: aqui explica-se tudo.
why: Com calma | Primeiro ele acostuma-se, depois começamos.
why: Explicado com clareza | O que tem, o que se pode fazer e quanto custa.
why: Conselhos para casa | Para durar mais.
step: Marque | E conte como ele é.
step: Conhecemo-nos | Sem pressa.
step: Cuidamos | Como se fosse nosso.
said: Entrou com medo e saiu a abanar a cauda. | Primeira visita
said: Vê-se que gostam de animais. | Por recomendação
said: Já entra sozinho pela porta. | Há anos
call: Marcamos? | Diga como se chama e do que precisa.

# blog
lede: Textos escritos sem pressa, para ler com calma.
about: {name} escreve-se por gosto e lê-se da mesma maneira.
about: Se alguma coisa interessar ou não concordar, escreva: lemos tudo.
call: Quer dizer alguma coisa? | Escreva: lemos tudo.

# music
lede: Música, datas e tudo o que convém saber antes de vir ouvir.
about: {name} faz música{in} e toca onde a quiserem ouvir.
about: Para concertos, imprensa ou outra ideia, escreva.
call: Tocamos na sua sala? | Escreva a data e o lugar.

# nonprofit
lede: Pessoas que se juntam para fazer alguma coisa boa. Aqui contamos o que fazemos e como participar.
close: Pode vir, ver e participar.
about: {name} reúne{in} pessoas que fazem alguma coisa pelos outros e gostam de a fazer juntas.
about: Para nos conhecer, escreva ou apareça um dia.
why: Aberto a todos | Pode vir, ver e perguntar.
why: Por perto | Feito por gente daqui.
why: Com gosto | Cada um dá o que pode.
step: Escreva | E dizemos quando nos encontramos.
step: Apareça um dia | Sem compromisso.
step: Participe | Com tempo, com ideias ou com as mãos.
said: Vim ver e fiquei. | Há um ano
said: Gente que faz e conta com alegria. | Uma vizinha
ask: Posso ir sem conhecer ninguém? | Sim. Alguém recebe e apresenta.
ask: É preciso saber alguma coisa? | Não. O que é preciso aprende-se aqui.
ask: Como posso ajudar? | Com tempo, com ideias ou passando a palavra.
call: Vamos conhecer-nos? | Escreva e dizemos quando e onde.

# portfolio, photographer
lede: Trabalhos próprios e por encomenda. Veja com calma e, se gostar de alguma coisa, escreva.
about: Cada trabalho começa com uma conversa e termina quando os dois estão contentes.
about: Escreva o que precisa e para quando: respondo eu.
why: Contacto direto | Fala com quem faz o trabalho.
why: Prazos claros | A data combina-se no início.
why: Cuidado | Até ao último pormenor.
call: Tem alguma ideia? | Conte em duas linhas.
`);
