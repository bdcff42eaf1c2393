import { wordsOf } from './normalizeWords.ts'

const colors = new Set(
  wordsOf(
    'color rang blue green red white grey black yellow brown orange silver ' +
      'neela neeli vadli vadali bhuro asmani lila lilo lilu leela hara hari lal safed dholu dhola kala kalu pila peela ' +
      'કલર રંગ વાદળી ભૂરા આસમાની લીલા લીલો લીલું લાલ સફેદ ધોળા કાળા પીળા રંગીન ' +
      'कलर रंग नीला नीली नीले आसमानी हरा हरी हरे लाल सफेद काला काली पीला पीली',
  ),
)

/** True for a colour, which sheets of many materials have: "green fibre sheet". */
export function isColor(word: string): boolean {
  return colors.has(word)
}
