import { portuguese } from './portuguese';
import type { Words } from './words';

/** Words that differ between Portugal and Brazil, the longer first. */
const differences: readonly (readonly [RegExp, string])[] = [
  [/\bpequeno-almoço\b/gu, 'café da manhã'],
  [/\bConte-nos\b/gu, 'Conte para nós'],
  [/\bDiga-nos\b/gu, 'Diga para nós'],
  [/\bFale connosco\b/gu, 'Fale com a gente'],
  [/\bconnosco\b/gu, 'com a gente'],
  [/\bAvise-nos\b/gu, 'Avise'],
  [/\bfazemo-las\b/gu, 'fazemos cada uma'],
  [/\bpara si\b/gu, 'para você'],
  [/\bcontacto\b/gu, 'contato'],
  [/\bContacto\b/gu, 'Contato'],
  [/\bContactar\b/gu, 'Entrar em contato'],
  [/\bequipa\b/gu, 'equipe'],
  [/\bEquipa\b/gu, 'Equipe'],
  [/\bpormenor\b/gu, 'detalhe'],
  [/\bEmenta\b/gu, 'Cardápio'],
  [/\bementa\b/gu, 'cardápio'],
  [/\bMorada\b/gu, 'Endereço'],
  [/\bmorada\b/gu, 'endereço'],
  [/\bBlogue\b/gu, 'Blog'],
  [/\bDescarregar\b/gu, 'Baixar'],
  [/\bGuardar\b/gu, 'Salvar'],
  [/\bGuardado\b/gu, 'Salvo'],
  [/\bProcurar\b/gu, 'Buscar'],
  [/\bBilhetes\b/gu, 'Ingressos'],
  [/\bcomboio\b/gu, 'trem'],
  [/\bcasas de banho\b/giu, 'Banheiros'],
  [/\bCódigo postal\b/gu, 'CEP'],
  [/\bSubscrever\b/gu, 'Assinar'],
  [/\bEncomenda\b/gu, 'Pedido'],
  [/\bencomenda\b/gu, 'pedido'],
  [/\bEncomendar\b/gu, 'Pedir'],
  [/\bencomendado\b/gu, 'pedido'],
  [/\bestadia\b/gu, 'hospedagem'],
  [/\bestaladiços\b/gu, 'crocantes'],
  [/\bSumo\b/gu, 'Suco'],
  [/\bchávena\b/gu, 'xícara'],
  [/\bà pressão\b/gu, 'no barril'],
  [/\bioga\b/gu, 'yoga'],
  [/\bIoga\b/gu, 'Yoga'],
  [/\bOradores\b/gu, 'Palestrantes'],
  [/\bContagem decrescente\b/gu, 'Contagem regressiva'],
  [/\bCarregue em\b/gu, 'Clique em'],
  [/\bobras\b/giu, 'Reformas'],
  [/\bportefólio\b/giu, 'Portfólio'],
  [/\bRepor\b/gu, 'Redefinir'],
  [/\bLimpezas\b/gu, 'Limpeza'],
];

/** European Portuguese text as it is said in Brazil. */
export const sayInBrazil = (text: string): string =>
  differences.reduce((said, [from, to]) => said.replace(from, to), text);

const sayAll = <T extends Readonly<Record<string, string>>>(group: T): T =>
  Object.fromEntries(Object.entries(group).map(([key, text]) => [key, sayInBrazil(text)])) as T;

/** Portuguese of Brazil. */
export const brazilian: Words = {
  ...portuguese,
  pages: sayAll(portuguese.pages),
  actions: sayAll(portuguese.actions),
  fields: sayAll(portuguese.fields),
  forms: sayAll(portuguese.forms),
  shop: sayAll(portuguese.shop),
  frame: sayAll(portuguese.frame),
  sections: sayAll(portuguese.sections),
  ledes: sayAll(portuguese.ledes),
};
