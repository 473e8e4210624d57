import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in Portuguese in place of what any business says. */
export const portugueseVoices = readVoices(`
# trade
step: Ligue ou escreva | O quê, onde e desde quando. Uma fotografia ajuda.
step: Damos um preço | Fechado se possível, com margem se não.
step: Vamos aí | Com o material e à hora marcada.
step: Verifica | Só depois vem a fatura.
ask: Quando podem vir? | Diga se é urgente, e dizemos o dia.
ask: Quanto custa a visita? | Depende da morada e do trabalho. Sabe antes de irmos.
ask: Preciso de estar em casa? | No início, sim. Depois basta uma chave ou um vizinho.
ask: Dão garantia? | A que a lei prevê; explicamos com o orçamento.
ask: Como posso pagar? | Com cartão ou transferência, no fim e com fatura.

# health
ask: Quando há consulta? | Ligue ou escreva, diga se é urgente, e damos a primeira vaga.
ask: O que devo levar? | Um documento, exames anteriores e a lista do que toma.
ask: Quanto custa? | Os preços estão aqui; antes de um tratamento longo recebe um orçamento.
ask: E se tiver de desmarcar? | Avise na véspera e atendemos outra pessoa.
ask: Posso levar alguém? | Claro. Dois ouvem mais do que um.

# shop
ask: Quando enviam? | Ao encomendar, dizemos quando sai e quando chega.
ask: Posso trocar? | Sim, sem uso e dentro do prazo legal.
ask: Posso levantar na loja? | Sim. Avisamos quando estiver pronto.
ask: Quanto custa o envio? | Vê no carrinho, antes de pagar.
ask: Fazem embrulhos? | Com muito gosto.

# maker
title: Feito à mão, e nota-se
title: Feito para usar a vida toda
lede: Uma oficina onde se desenha, se constrói e se repara, peça a peça, com tempo para o que não se vê.
about: Na oficina de {name}{in} trabalha-se com as mãos e mede-se com os olhos.
about: O que sai daqui é feito para ser usado. Por isso também reparamos o que outros fizeram.
why: De uma só mão | Quem desenha também constrói.
why: Bom material | Mostramos de onde vem.
why: Para muitos anos | E se algo ceder, voltamos a tratar disso.
step: Conte-nos | Para quê, para quem e para quando.
step: Desenho e preço | Um esboço, uma amostra e um valor.
step: Na oficina | Pode passar para ver a meio.
step: Venha buscar | Experimenta, ajustamos e leva.
said: Parecia estar à minha espera. | Por encomenda
said: Reparado, e melhor do que antes. | Herança de família
role: Oficina | Sabe pelo som se está certo.
role: Desenho | Primeiro ouve, depois desenha.
ask: Quanto tempo demora? | Semanas, por vezes meses. Recebe uma data com o orçamento.
ask: Quanto custa? | Depende do material e das horas. Sabe o preço antes de começarmos.
ask: Reparam peças de outros? | Sim. Envie uma fotografia e dizemos se vale a pena.
ask: Posso visitar a oficina? | Com gosto, com marcação.
ask: Fazem envios? | Sim, bem embalado e com seguro.
call: Tem algo em mente? | Descreva, basta um esboço.

# groomer
title: Limpo, macio e contente
lede: Banho, corte e escovagem com calma: primeiro habitua-se, depois vem a tesoura.
ask: Quanto tempo demora? | Entre uma e duas horas, conforme o tamanho e o pelo.
ask: E se tiver medo? | Vamos devagar e com pausas. A primeira vez pode ser só para nos conhecermos.
ask: De quanto em quanto tempo? | Depende do pelo; dizemos na primeira visita.

# vet, veterinary
ask: Quando há vaga? | Ligue ou escreva, diga se é urgente, e damos a primeira vaga.
ask: O que devo levar? | O boletim de vacinas e, se houver, exames anteriores.
ask: Quanto custa? | Antes de qualquer tratamento recebe um orçamento.

# bikes
title: Da roda ao último parafuso
title: Para voltar a rolar bem
lede: Traga-a como está: vemos juntos o que tem, damos um preço e um dia, e sai daqui a rolar.
ask: É preciso marcar? | Para um furo, não. Para uma revisão, escreva antes.
ask: Quanto tempo demora? | O pequeno, enquanto espera; uma revisão, alguns dias.
ask: Arranjam qualquer bicicleta? | Quase todas. Mande uma fotografia e dizemos.
call: Faz barulho ou não trava? | Diga-nos o que tem e dizemos quando a trazer.
`);
