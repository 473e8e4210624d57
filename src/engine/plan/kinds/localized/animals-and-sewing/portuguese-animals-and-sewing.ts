import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In Portuguese: who looks after animals, teaches dogs or riding, or sews. */
export const portugueseAnimalsAndSewing = readLocalTrades(`
boarding | hotel para caes, hotel para gatos, hotel para animais, hotel para pets, hotel para cachorros, hotel canino, hotel felino, hotel de caes, hotel de gatos, hotel de animais, hotel de cachorros, hotelaria animal, hotelaria canina, creche para caes, creche para cachorros, creche para pets, creche canina, hospedagem para caes, hospedagem para gatos, hospedagem para pets, hospedagem para cachorros, hospedagem para animais, hospedagem pet, hospedagem de caes, hospedagem de gatos, hospedagem de animais, pet sitter, canil, gatil | Noites: Com a sua manta e a sua taça | Creche de dia: Chega de manhã, volta à tarde | Férias longas: Com notícias e fotografias | Dia de teste: Para não ser novidade quando importa | Comida e medicação: Como em casa, pela lista do dono | Recolha e entrega: A combinar
training | adestra*, treino de caes, treino canino, escola de caes, escola canina, treinador* de caes, treinador* canin*, educacao canina, educador* canin* | Cachorros bebés: Brincar, voltar, deixar-se tocar | Curso base: Senta, trela, chamada | Aula individual: Onde o problema acontece | Encontros: Passar por outros cães | Faro: Cansa mais do que correr | Passeio na cidade: Autocarro, esplanada e carrinhos
riding | hipismo, hipic*, equitacao, aulas de equitacao, centro equestre, centro hipico, escola de equitacao, picadeiro, passeios a cavalo, coudelaria | Aula à guia: Primeiro o equilíbrio, depois as rédeas | Aula em grupo: Poucos cavalos, muita correção | Aula individual: Meia hora só para si | Passeio: A passo, pelo campo | Crianças e póneis: Escovar, conduzir, montar | Curso de férias: Uma semana de botas
sewing | costureir*, atelier de costura, atelie de costura, arranjos de roupa, arranjos de costura, ajustes de roupa, alfaiat*, modista* | Bainhas: Com a bainha original, se quiser | Fechos: Novos e suaves | Apertar e alargar: Com alfinetes, em cima de si | Por medida: Com tecidos e provas | Cortinados: No comprimento das suas janelas | Consertos: Rasgões, forros, botões
`);

/** What they say in Portuguese. */
export const portugueseAnimalsAndSewingVoices = readVoices(`
# boarding
title: Férias, também para eles
title: Uns viajam, nós cuidamos
lede: Um lugar calmo, os hábitos de sempre e gente que nota como está o seu animal.
about: Em {name} cada animal tem{in} o seu lugar e a sua rotina.
about: Traga a manta dele. Ajuda mais do que tudo.
why: Ao ritmo dele | Primeiro cheira, depois fica.
why: Como em casa | Comida, horas e manias, pela sua lista.
why: Recebe notícias | Com uma fotografia, mesmo longe.
step: Escreva-nos | Quem vem e de que dia a que dia.
step: Conhecemo-nos | Com o seu animal e todas as perguntas.
step: Boa viagem | Damos notícias pelo caminho.
said: À segunda vez entrou a puxar por mim. | Duas semanas
said: Uma fotografia à noite e consegui dormir. | Primeira vez fora
role: Cuidados | Conhece cada taça.
role: Reservas | Anota tudo, até as manias.
ask: O que devo levar? | A comida, uma manta de casa e o boletim de vacinas.
ask: É muito tímido. Pode vir? | Diga-nos, e damos-lhe mais tempo.
ask: Podemos visitar antes? | Sim, de preferência com o animal.
call: Vai viajar em breve? | Escreva quem vem e de que dia a que dia.

# training
title: As duas pontas da trela
title: Mais calma de um lado, mais atenção do outro
lede: Sinais claros e muitas recompensas. Mostramos o que o seu cão já quer entender.
about: Em {name} aprendem juntos{in} o cão e a pessoa, com comida, jogo e paciência.
about: Depois de cada aula leva dois exercícios. Não são precisos mais.
why: Sem gritos | O que assusta um cão não tem lugar aqui.
why: Tempo para cada um | Para que cada um seja visto.
why: Para o dia a dia | Porta, trela, visitas, rua.
step: Conte-nos | Idade, raça e o que acontece na esquina.
step: Observamos | Num primeiro encontro.
step: Pratica | Corrigimos até sair bem.
said: Vem quando chamo. À segunda, mas vem. | Curso base
said: Era eu. É bom saber. | Aula individual
role: Treino | Vê a cauda antes de si.
role: Bebés | Passa uma hora sentado no chão.
ask: A partir de que idade? | Assim que o cachorro chega a casa, e nunca é tarde.
ask: O que levo? | Trela, recompensas macias e o boletim de vacinas.
ask: O meu cão é difícil. Pode vir? | Sim, primeiro a sós consigo.
call: Ele puxa? | Escreva idade, raça e o que acontece.

# riding
title: Montar e respirar
title: Primeiro conhecer, depois montar
lede: Cavalos calmos, aulas com paciência e um lugar onde apetece ficar mais um pouco.
about: Em {name} aprende-se a montar{in} a começar pelo cavalo: escovar, conduzir, escutar.
about: Quem não monta há muito começa onde se sente seguro.
why: O cavalo certo | Pela altura, experiência e feitio.
why: Segurança primeiro | Com toque e sem pressa.
why: Também no chão | Cuidar faz parte da aula.
step: Escreva-nos | Idade, experiência e dias possíveis.
step: Aula de experiência | Procuramos o cavalo que lhe serve.
step: Continuamos | Passo a passo, ao seu ritmo.
said: Fala do pónei a semana toda. | Mãe de uma aluna
said: De novo a cavalo, vinte anos depois. | Voltou a montar
role: Aulas | Vê cada calcanhar.
role: Cavalariças | Conhece cada cavalo pelo passo.
ask: É preciso experiência? | Não. Começa-se à guia.
ask: O que visto? | Calças compridas e calçado fechado com algum salto.
ask: E se chover? | Avisamos antes.
call: Quando vem? | Escreva quem quer montar e em que dias.

# sewing
title: Para voltar a assentar bem
title: À sua medida, à mão
lede: Provar, arranjar, coser de novo: experimenta, e dizemos o que é possível e quanto custa.
about: {name} cose e arranja{in} à mão e à máquina, da bainha ao vestido.
about: Traga o que não assenta bem. Quase sempre é menos trabalho do que parece.
why: Com prova | Pomos alfinetes antes de cortar.
why: O preço antes | Depois de ver a peça.
why: Um dia certo | Sabe quando fica pronto.
step: Traz a peça | Com os sapatos que vai usar.
step: Pomos alfinetes | E dizemos preço e dia.
step: Vem buscar | E prova outra vez.
said: As calças parecem feitas para mim. | Arranjo
said: O meu vestido velho voltou a ser o preferido. | Cliente habitual
role: Corte e costura | Vê pelo andar onde aperta.
role: Atendimento | Sabe que botão falta.
ask: Quanto tempo demora? | Arranjos pequenos, poucos dias; a data é dita na entrega.
ask: É preciso provar? | Para largura e comprimento, sim. São dez minutos.
ask: Também fazem peças novas? | Sim, falamos de tecido e corte.
call: O que deve voltar a servir? | Bastam uma fotografia e duas linhas.
`);
