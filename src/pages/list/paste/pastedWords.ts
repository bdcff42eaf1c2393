// The words between products and numbers, in English, Gujarati and Hindi. Products, choices and units are data.

/** The same product as above. */
export const SAME: readonly string[] = [
  ...['ditto', 'dito', 'do', 'same', 'uparmujab', 'wahi', 'vahi'],
  ...['સેમ', 'ડિટ્ટો', 'ઉપરમુજબ', 'वही', 'सेम', 'डिट्टो', 'उपरोक्त'],
]

/** The parts of SAME that are two words. */
export const SAME_PHRASES: readonly (readonly string[])[] = [
  ['same', 'as', 'above'],
  ['as', 'above'],
  ['ઉપર', 'મુજબ'],
  ['ઉપર', 'પ્રમાણે'],
  ['ऊपर', 'जैसा'],
]

/** Twelve pieces. */
export const DOZEN: readonly string[] = [
  ...['doz', 'dozen', 'dozens', 'dz', 'dzn', 'darjan'],
  ...['ડઝન', 'દર્જન', 'दर्जन', 'डज़न', 'डजन'],
]

/** Signs that are tonnes, or something else: a metre, or a thickness. */
export const SHORT_TONNES: readonly string[] = ['t', 'mt']

/** Words and signs before or behind a price. */
export const PRICE: readonly string[] = [
  ...['@', '₹', '$', 'rs', 'inr', 'rupee', 'rupees', 'rupiya', 'rate', 'price', 'bhav'],
  ...['રૂ', 'રૂા', 'રૂપિયા', 'ભાવ', 'रु', 'रू', 'रुपये', 'रुपए', 'भाव', 'दर'],
]

/** Between a price and the unit that it is for. */
export const PER: readonly string[] = ['/', 'per', 'each', 'પ્રતિ', 'प्रति']

/** Between the ends of a range, or of two numbers that are added. */
export const TO: readonly string[] = ['-', 'to', '+', '/', 'થી', 'से']

/** Before a number of which the unit is not said. */
export const QUANTITY: readonly string[] = [...['qty', 'quantity', 'quantities', 'જથ્થો', 'मात्रा']]

/** Before a number of pieces. */
export const NUMBER: readonly string[] = [
  'nos',
  'pc',
  'pcs',
  'nang',
  'nag',
  'નંગ',
  'નગ',
  'नग',
  'पीस',
]

/** Between a product and a thing that is for it: "patra na hook". */
export const POSSESSIVES: readonly string[] = [
  ...['na', 'ni', 'nu', 'ka', 'ki', 'ke'],
  ...['ના', 'ની', 'નો', 'નું', 'નાં', 'का', 'की', 'के'],
]

/** Behind such a word these are no thing: "chadar ke liye". */
export const POSTPOSITIONS: readonly string[] = [
  ...['liye', 'lie', 'sath', 'sathe', 'mate', 'jarur', 'jaroor', 'upar', 'niche'],
  ...['માટે', 'સાથે', 'જરૂર', 'ઉપર', 'નીચે', 'लिए', 'लिये', 'साथ', 'ज़रूरत', 'जरूरत', 'ऊपर', 'नीचे'],
]

/** A running metre or foot: what is bought by its length. */
export const RUNNING = /^(?:r\.?m|r\.?f|lm|lin|running|rng|રનિંગ|रनिंग)/u

/** Lines of these words alone say nothing of a product. */
export const GREETINGS: readonly string[] = [
  ...[
    'hi',
    'hello',
    'helo',
    'hey',
    'dear',
    'sir',
    'madam',
    'mam',
    'team',
    'ji',
    'bhai',
    'good',
    'morning',
  ],
  ...[
    'afternoon',
    'evening',
    'thanks',
    'thank',
    'thnx',
    'thx',
    'you',
    'regards',
    'regard',
    'warm',
    'kind',
    'best',
  ],
  ...[
    'please',
    'pls',
    'plz',
    'kindly',
    'send',
    'give',
    'share',
    'your',
    'quote',
    'quotation',
    'rate',
    'rates',
  ],
  ...[
    'price',
    'list',
    'following',
    'below',
    'mentioned',
    'item',
    'items',
    'material',
    'materials',
    'order',
  ],
  ...[
    'requirement',
    'requirements',
    'enquiry',
    'inquiry',
    'for',
    'the',
    'of',
    'as',
    'and',
    'we',
    'i',
    'need',
    'is',
  ],
  ...[
    'our',
    'my',
    'me',
    'us',
    'required',
    'require',
    'want',
    'with',
    'faithfully',
    'sincerely',
    'namaste',
  ],
  ...[
    'namaskar',
    'jay',
    'jai',
    'shree',
    'shri',
    'krishna',
    'kem',
    'cho',
    'aabhar',
    'dhanyavad',
    'these',
    'this',
  ],
  ...[
    'નમસ્તે',
    'નમસ્કાર',
    'સાહેબ',
    'ભાઈ',
    'આભાર',
    'ધન્યવાદ',
    'જય',
    'શ્રી',
    'કૃષ્ણ',
    'ભાવ',
    'આપો',
    'મોકલો',
    'મોકલશો',
  ],
  ...['કૃપા', 'કરીને', 'નીચે', 'મુજબ', 'માલ', 'જોઈએ', 'છે', 'લિસ્ટ'],
  ...[
    'नमस्ते',
    'नमस्कार',
    'साहब',
    'सर',
    'भाई',
    'जी',
    'धन्यवाद',
    'जय',
    'श्री',
    'कृपया',
    'भाव',
    'दें',
    'भेजें',
    'भेजिए',
  ],
  ...['रेट', 'बताएं', 'बताइए', 'नीचे', 'सामान', 'माल', 'चाहिए', 'है', 'लिस्ट', 'का'],
]
