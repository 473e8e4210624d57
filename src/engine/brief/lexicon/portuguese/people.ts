import type { PeopleWords } from '../people-words';

/** How Portuguese prompts without capitals tell people and names. */
export const portuguesePeople: PeopleWords = {
  given:
    'dani rosangela katia celia fabiana lurdes fatima celeste graca leo bia guto bel gabi rafa duda nando beto ze toninho ana maria marta ines joana catarina rita sofia beatriz mariana carolina margarida teresa isabel helena sara filipa patricia claudia sandra susana paula carla raquel vera silvia camila juliana fernanda amanda bruna leticia larissa gabriela rafaela vanessa priscila aline renata luciana adriana cristina simone tatiana viviane daniela alice laura luiza livia julia leonor matilde joao jose antonio manuel pedro paulo tiago rui nuno miguel luis carlos jorge ricardo bruno andre diogo goncalo francisco tomas rafael lucas gabriel felipe gustavo thiago rodrigo marcelo marcos fabio eduardo leandro vinicius henrique caio davi sergio alexandre daniel vitor hugo duarte bernardo afonso mario armando fernando roberto renato otavio igor matheus mateus leonardo',
  led: 'profissionai* tosador* coach* coordenador* sarg* professor* monitor* instrutor* treinador* diretor* veterinari* advogad* notari* medic* doutor* dentista* fisioterapeuta* psicolog* terapeuta* cabeleireir* barbeir* esteticista* tatuador* artista* cozinheir* chef chefs fundador* dono dona guia guias equipe equipa fotograf* arquitet* educador* proprietari* gerente presidente maestro maestrina apresentador* mecanic* nutricionista* socio socia socios enfermeir*',
  own: 'me chamo, chamo-me, chamo me, meu nome e, o meu nome e, sou o, sou a, eu sou, sou',
  sorts:
    'moderno moderna pequeno pequena novo nova online profissional proprio propria jovem freelancer autonomo -al -ais -ico -ica -icos -icas -ivo -iva -ario -aria -ar -ista -ano -ana -ino -ina -ense -oso -osa -ado -ada -ados -adas -vel -ente -ante -il',
};
