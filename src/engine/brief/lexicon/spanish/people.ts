import type { PeopleWords } from '../people-words';

/** How Spanish prompts without capitals tell people and names. */
export const spanishPeople: PeopleWords = {
  given:
    'june ane nora uxia antia quique kike nacho pepa toni xavi leire ainhoa itziar amaia mar leo ana maria marta lucia carmen laura paula elena sara cristina isabel pilar raquel sonia beatriz silvia nuria rocio alba irene julia claudia andrea eva ines miriam patricia monica teresa mercedes dolores rosa angela yolanda susana natalia veronica lola paco pepe juan jose antonio manuel francisco javier carlos david daniel miguel jesus pablo sergio luis alberto jorge fernando rafael diego alejandro alvaro adrian ivan oscar ruben raul andres julian enrique vicente ramon victor angel pedro ignacio jaime marcos hugo mario martin lucas mateo nicolas gabriel gonzalo guillermo roberto ricardo eduardo emilio tomas hector joaquin iker aitor mikel jordi marc pau nuria montse gloria alicia amparo noelia lorena',
  led: 'profesionales peluquera coach* coordinador* delegad* vocal fisio* profesor* profe profes maestr* monitor* instructor* entrenador* director* veterinari* abogad* notario* medic* doctor* dentista* odontolog* fisioterapeuta* psicolog* terapeuta* peluquer* barber* estilista* tatuador* artista* cociner* chef fundador* dueñ* guia guias equipo somos fotograf* arquitect* educador* matrona* propietari* gerente presidente presidenta secretari* tesorer* presentador* mecanic* nutricionista* presentan cuidador* capitan*',
  own: 'me llamo, mi nombre es, soy',
  sorts:
    'autonomo profesional online moderno moderna pequeno pequena nuevo nueva propio propia joven local privado privada freelance joven -al -ales -ico -ica -icos -icas -ivo -iva -ario -aria -ar -ista -ano -ana -ino -ina -ense -oso -osa -ado -ada -ados -adas -able -ible -ente -ante -il',
};
