import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in Portuguese that told nothing for them. */
export const portugueseShapes = readShapes(`
lede: O que faço, onde o fiz e como falar comigo.
post: Hoje | {role} | Empresa, cidade | Aquilo por que respondo, numa ou duas linhas.
post: Antes | O cargo anterior | Empresa, cidade | O que resultou, com um número se houver.
post: No início | O primeiro cargo | Empresa, cidade | O que aprendi lá.
post: Estudos | Curso ou formação | Escola, ano |
skill: Dirigir | Escrever | Conhecer
depth: O que mais uso | O que conheço bem | O que estou a aprender
talk: Título de uma palestra | Congresso, cidade, ano
talk: Título de outra | Encontro, cidade, ano
paper: Título de um artigo | Revista, ano
stat: 120 | pessoas que ajudam
stat: 36 | ações este ano
stat: 8 | anos de trabalho
pretend: Números de exemplo.
link: Trabalhos recentes | O que acabou de ficar pronto
link: Loja | O que se pode comprar
link: Encomendas | Como fazer uma
link: Vídeos | Como se faz
link: Sobre mim | Quem está por trás
link: Próximas datas | Onde me encontrar
link: Favoritos | O que se usa todos os dias
link: Enviar mensagem | Para tudo o resto
doors: Todos os links num só lugar.
one: 9:00 | Acreditação e café | Para chegar sem pressa.
one: 10:00 | Abertura | O que vai acontecer e onde.
one: 10:30 | Palestras da manhã | Com tempo para perguntas.
one: 13:00 | Almoço | E conversa.
one: 14:30 | Workshops | Em grupos pequenos.
two: 9:30 | Café | E reencontros.
two: 10:00 | Palestras | Com tempo para perguntas.
two: 11:30 | Mesa-redonda | Com perguntas do público.
two: 13:00 | Almoço | E conversa.
two: 16:00 | Encerramento | O que se leva para casa.
pass: Dois dias | Um dia | Estudantes
soft: Pode-se experimentar antes de decidir? | Sim: primeiro experimenta-se, depois escolhe-se o plano.
soft: Pode-se mudar de plano? | Sim, para um maior ou um menor, quando fizer falta.
soft: É preciso instalar alguma coisa? | Basta um navegador atualizado.
soft: O que acontece aos dados à saída? | Exportam-se antes de fechar a conta.
soft: Quem vê o que fica guardado? | Só as pessoas convidadas.
soft: E se alguma coisa não funcionar? | Bastam duas linhas: responde uma pessoa.
more: Como se começa? | Com uma mensagem curta: o que é preciso e para quando.
more: Quem responde? | Uma pessoa que conhece o trabalho.
more: Quanto demora a resposta? | O tempo de responder bem; nada fica sem resposta.
more: Pode-se perguntar sem compromisso? | Sempre.
more: Onde estão os contactos? | No fundo de cada página.
step: Depois | Continuamos por perto.
step: No fim | Vemos juntos o que falta.
ware: Alba | Lua | Duna | Olmo | Brisa | Nuvem | Linho | Maré | Carvalho | Sol | Areia | Íris
module: Primeiros passos | Material, palavras e um primeiro exercício.
module: Técnica | Passo a passo, com exemplos.
module: Prática | Exercícios curtos, um a seguir ao outro.
module: Um trabalho próprio | Da ideia ao resultado.
module: Balanço | Perguntas, correções e como continuar.
enrol: Inscrever-me
lady: Helena Moura
safe: O que se guarda na app é de quem a usa. Nada é vendido nem partilhado.
safe: Sem publicidade e sem rastreio.
`);
