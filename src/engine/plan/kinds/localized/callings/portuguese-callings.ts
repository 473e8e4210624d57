import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in Portuguese that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const portugueseCallings = readLocalTrades(`
repair | afinador*, afinação de, restaurador*, restauro*, restauração de, repara*, conserto*, amolador*, afiador*, afiação* | Diagnóstico: Vemos juntos o que se passa | Afinação: Ajustado, limpo e testado | Reparação: Só o que é preciso | Restauro: Com respeito pelo antigo | Manutenção: Uma vez por ano, e dura | Ao domicílio: Quando não se pode transportar
hire | aluguer de, aluguel de, aluga*, alugamos | À hora: Para uma manhã ou uma tarde | Ao dia: Com preço fechado | Fim de semana: Para mais de um dia | Grupos: Diga quantos são | Entrega e recolha: Levamos, se for preciso | Acessórios: O que ficou em casa
club | teatro amador*, grupo de teatro*, clube*, associação*, coletividade*, coro*, coral*, grupo de | Encontros: Pergunte-nos quando | Para começar: Alguém acompanha no primeiro dia | Saídas: Em conjunto e sem pressa | Material: Dizemos o que é preciso | Portas abertas: Também para curiosos | Ser sócio: Uma folha, e está feito
driving | escola de condução*, autoescola*, auto escola*, auto-escola*, carta de condução, aulas de condução | Inscrição: Os papéis, numa só página | Teórica: Pode perguntar tudo | Aulas práticas: Ao seu ritmo e com voz calma | Estrada e noite: Quando já se sente capaz | Exame: Quando estiver pronto, não antes | Voltar a conduzir: Para quem não conduz há anos
lessons | aulas de, aulas particulares, escola de, academia de, professor*, cursos de, oficinas de, explicações de | Aula experimental: Para ver se combina | Iniciantes: Do zero, sem pressa | Nível médio: Continuar onde ficou | Aulas individuais: Ao seu ritmo | Grupos pequenos: Também se aprende a ver | Crianças: A brincar, mas a sério
nursery | creche*, infantário*, jardim de infância, jardim infantil, escola infantil, escolinha*, berçário* | Adaptação: Devagar, com alguém de casa por perto | Brincar livre: Tempo para inventar | Ao ar livre: Todos os dias, também de galochas | Comer juntos: À mesa, sem pressa | Sesta: Cada um no seu canto | Famílias: Duas palavras à porta, ao fim do dia
cause | ong, instituição de solidariedade, fundação, banco alimentar, voluntariado, sem fins lucrativos | No terreno: Onde faz falta, com as mãos | Voluntariado: Uma manhã já ajuda | Acolhimento: Alguém recebe e explica | Escolas: Contamos a quem começa | Sócios: Uma quota pequena que dá calma | Contas claras: O que entra e em que se gasta
`);

/** What those of a calling say in Portuguese. */
export const portugueseCallingVoices = readVoices(`
# repair
title: Primeiro ver, depois arranjar
title: Volta a funcionar
lede: Conte o que se passa. Dizemos com franqueza se vale a pena, quanto custa e quando fica pronto.
about: {name} trabalha{in} com calma e com as peças certas.
about: O que se pode salvar, salva-se; se não, dizemos antes de começar.
step: Conte o que se passa | Uma fotografia ajuda.
step: Examinamos | O preço chega antes de começar.
step: Arranjamos | E experimenta.
ask: Quanto custa? | Depende do que tiver. O preço sabe-se antes.
ask: Quanto tempo demora? | Damos uma data com o preço.
ask: Vão a casa? | Se for pesado, sim. Diga onde está.
call: Alguma coisa deixou de funcionar? | Bastam duas linhas e uma fotografia.

# hire
title: Reserve e aproveite
title: Pronto quando chegar
lede: Diga para quando e para quantos, e estará tudo preparado, verificado e à sua medida.
about: {name} aluga{in} o que cuida bem: tudo é verificado antes de sair.
about: Explicamos como funciona e aonde vale a pena ir.
step: Escolhe o dia | E diz quantos são.
step: Preparamos | Verificado e ajustado.
step: Sai e volta | Se se atrasar, ligue.
ask: É preciso reservar? | Na época alta e ao fim de semana, sim.
ask: Há caução? | Dizemos na reserva, e é devolvida no fim.
ask: E se estiver mau tempo? | Mudamos o dia.
call: Para que dia? | Escreva, e dizemos se está livre.

# club
title: Venha ver um dia
title: Em conjunto sabe melhor
lede: Une-nos um gosto, e ainda há lugar. Não é preciso saber nada: venha, veja e pergunte.
about: {name} junta{in} gente de todas as idades com o mesmo gosto.
about: Quem começa encontra ajuda; quem sabe, com quem partilhar.
step: Escreva-nos | Dizemos quando nos encontramos.
step: Venha um dia | Sem compromisso.
step: Fique | Se gostar, faz-se sócio.
ask: Preciso de saber alguma coisa? | Não. Todos começámos um dia.
ask: Quanto custa? | Pergunte pela quota; o primeiro dia é para ver.
ask: Posso levar a família? | Claro, diga quantos são.
call: Vem conhecer-nos? | Dizemos quando é o próximo encontro.

# lessons
title: Aprende-se a fazer
title: Comece onde está
lede: Aulas com tempo para perguntas, exercícios claros e um ritmo que é o seu.
about: Em {name}{in} aprende-se com alguém que ouve e explica.
about: Nunca é tarde para começar.
step: Diga o que procura | Nível, idade e dias que dão jeito.
step: Conhecemo-nos | E vemos por onde começar.
step: Continuamos | Ao seu ritmo, com pequenas metas.
ask: É preciso experiência? | Diga o que já sabe, e começamos por aí.
ask: Como me inscrevo? | Escreva, e dizemos quando há lugar.
ask: O que devo levar? | Dizemos antes de começar.
role: Direção | Responde às perguntas e organiza as horas.
role: Aulas | Explica as vezes que for preciso.
role: Secretaria | Faz a inscrição e guarda a sua hora.
call: Quando começamos? | Escreva que dias pode.

# nursery
title: Todas as manhãs, uma cara conhecida
title: Aqui cresce-se a brincar
lede: Dias com ritmo e pessoas que conhecem cada criança pelo nome e pelas manias.
close: Escreva-nos, e venha conhecer a casa.
about: Na rotina de {name}, os dias têm ritmo{in}: chegar, brincar, sair, comer, descansar, contar.
about: Cada família tem a sua pessoa de referência desde o primeiro dia.
why: As mesmas pessoas | Cada criança tem a sua.
why: Todos os dias lá fora | Se chove, de galochas.
why: As famílias sabem como foi | Duas palavras à porta, ao fim do dia.
step: Escreva | A idade, e a partir de quando.
step: Venha ver | Uma manhã, com tempo para perguntas.
step: Adaptação | Ao ritmo de quem começa.
said: Desde a primeira semana entra a correr.
said: Ao fim do dia contam-nos o que só vê quem olha.
said: Volta suja de terra e contente.
role: Direção | Sabe todos os aniversários e todas as alergias.
role: Sala | Explica tudo com peças de madeira.
role: Berçário | Sabe quem dorme com que boneco.
ask: Como é a adaptação? | Devagar: no início a família fica, depois um pouco menos a cada dia.
ask: Há vagas? | Escreva a idade e a data, e dizemos.
ask: O que é preciso trazer? | Roupa para trocar, galochas e algo que cheire a casa.
ask: E se adoecer? | Ligamos logo e esperamos com a criança.
call: Quer conhecer? | Escreva, e mostramos a casa.

# cause
title: Entre muitos pesa menos
title: O que é pequeno, feito por todos
lede: Fazemos o que se pode fazer com as mãos, com quem quiser vir e com as contas à vista.
about: {name} junta{in} gente que não quer olhar para o lado.
about: Cada ajuda, de tempo ou de dinheiro, sabe para onde vai.
why: Com as mãos | O que se vê, se toca e se conta.
why: Contas à vista | O que entra e em que se gasta.
why: Lugar para todos | Aprende-se no primeiro dia.
step: Escreva | O que gostava de fazer, e quando pode.
step: Venha uma vez | Alguém acompanha.
step: Fique | Quando quiser e como puder.
said: Vim uma manhã e estou há três anos.
said: Sabe-se para onde vai cada contributo.
said: Recebem-nos como se nos esperassem.
ask: O que é preciso saber? | Nada. Explicamos o que for preciso.
ask: Em que se gasta o que dou? | No que vê aqui; as contas podem ser pedidas.
ask: Quanto tempo é preciso? | O que tiver: uma manhã por mês já ajuda.
call: Dá uma mão? | Duas linhas, e dizemos a próxima data.
`);
