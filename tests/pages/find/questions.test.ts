import { describe, expect, it } from 'vitest'
import { tradeCatalogue } from '../../helpers/tradeCatalogue.ts'
import { answer, firstAnswer, page } from './tradeFinder.ts'

const shortNames = new Map([
  ['where', 'Where we are'],
  ['hours', 'Opening hours'],
  ['contact', 'Phone, WhatsApp and e-mail'],
  ['bill', 'GST bill'],
  ['delivery', 'Delivery'],
  ['dealer', 'Become a dealer'],
  ['sample', 'Samples'],
  ['warranty', 'Warranty'],
  ['data', 'Data sheet and technical values'],
  ['tender', 'Quotation or tender'],
  ['price', 'Prices'],
  ['small', 'Smallest order'],
  ['payment', 'Payment'],
  ['visit', 'Visit us, or have the site measured'],
  ['sketch', 'Hip roof, L shape, valleys: send a sketch'],
  ['photo', 'Send a photograph'],
  ['gauge', 'Gauge'],
])

describe('a question about the business has its answer first', () => {
  it.each([
    ['opening hours', 'hours'],
    ['what time do you open', 'hours'],
    ['open on sunday?', 'hours'],
    ['shop timing', 'hours'],
    ['કેટલા વાગ્યે ખૂલે છે', 'hours'],
    ['दुकान कब खुलती है', 'hours'],
    ['where are you', 'where'],
    ['where is your factory', 'where'],
    ['address', 'where'],
    ['map', 'where'],
    ['google map location', 'where'],
    ['તમારું સરનામું', 'where'],
    ['आपका पता क्या है', 'where'],
    ['contact number', 'contact'],
    ['whatsapp number', 'contact'],
    ['ફોન નંબર આપો', 'contact'],
    ['मोबाइल नंबर', 'contact'],
    ['GST bill', 'bill'],
    ['gst', 'bill'],
    ['gst bill milega', 'bill'],
    ['tax invoice', 'bill'],
    ['પાકું બિલ મળશે', 'bill'],
    ['जीएसटी बिल', 'bill'],
    ['delivery to rajkot', 'delivery'],
    ['rajkot', 'delivery'],
    ['delivery charges', 'delivery'],
    ['transport to ankleshwar', 'delivery'],
    ['ડિલિવરી મળશે', 'delivery'],
    ['डिलीवरी कितने दिन में', 'delivery'],
    ['become a dealer', 'dealer'],
    ['i want to be a dealer', 'dealer'],
    ['dealership in rajkot', 'dealer'],
    ['ડીલરશિપ', 'dealer'],
    ['डीलर बनना है', 'dealer'],
    ['free sample', 'sample'],
    ['sample milega', 'sample'],
    ['નમૂનો', 'sample'],
    ['warranty', 'warranty'],
    ['pvc sheet warranty', 'warranty'],
    ['kitne saal ki guarantee', 'warranty'],
    ['વોરંટી', 'warranty'],
    ['u value', 'data'],
    ['data sheet', 'data'],
    ['brochure pdf', 'data'],
    ['tender', 'tender'],
    ['quotation', 'tender'],
    ['boq', 'tender'],
    ['price of sheet per sq ft', 'price'],
    ['rate list', 'price'],
    ['પતરાનો ભાવ', 'price'],
    ['भाव', 'price'],
    ['minimum order', 'small'],
    ['payment terms', 'payment'],
    ['upi', 'payment'],
    ['पेमेंट', 'payment'],
    ['factory visit', 'visit'],
    ['site visit', 'visit'],
    ['hip roof', 'sketch'],
    ['L shape roof', 'sketch'],
    ['send drawing', 'sketch'],
    ['photo of a leak', 'photo'],
    ['send photo', 'photo'],
    ['ફોટો', 'photo'],
    ['24 gauge', 'gauge'],
    // A word that no other trade uses asks beside unknown words, and a common one beside a product.
    ['i want agency for your products in nandurbar', 'dealer'],
    ['amare dealarship levi che valsad ma', 'dealer'],
    ['send me ur gst no', 'bill'],
    ['BOQ attached please submit your rate', 'tender'],
    ['26 gauge means how many mm', 'gauge'],
    ['warranty xyzzy', 'warranty'],
    ['how much guarntee on colour fading', 'warranty'],
    ['sample piece of pvc sheet before order', 'sample'],
    ['pvc sheet delivery xyzzy', 'delivery'],
    ['can u supply to Indore', 'delivery'],
    ['bharuch sudhi pahonchadi aapso', 'delivery'],
    ['नासिक में माल भेजते हो', 'delivery'],
    ['tamari office kya aavi', 'where'],
    ['where is your godown in surat', 'where'],
    ['ravivare chalu hoy che ke bandh', 'hours'],
    ['are you open on diwali', 'hours'],
    ['hapta ma paisa apay', 'payment'],
    ['किस्तों में पैसे दे सकते हैं', 'payment'],
    ['ek chadar bhi mil jayegi kya', 'small'],
    ['hip roof with 2 valleys', 'sketch'],
  ])('%s', (text, name) => {
    expect(firstAnswer(text)).toBe(`answer ${shortNames.get(name)}`)
  })
})

describe('what is no question keeps its answer', () => {
  it.each([
    ['coastal warehouse', 'job shed-by-the-sea'],
    ['warehouse near the sea', 'job shed-by-the-sea'],
    ['godown near acid fumes', 'job chemical-store'],
    ['factory', 'job factory-shed'],
    ['pvc sheet price', '/Pvccorrugatedroofingsheet'],
    ['purlin rate', '/Candzpurlin'],
    ['patra dealer', '/Colorcoatedroofingsheet'],
    ['turbine', '/Polycarbonateairventilatorandbaseplate'],
    ['whirly', '/Polycarbonateairventilatorandbaseplate'],
    ['water leakage sealant', '/Siliconesealantandadhesive'],
    ['false ceiling light', '/Ledlightdiffusersheet'],
    ['water leakage', 'service Roof Repairs'],
    ['godown ankleshwar', 'job factory-shed'],
    ['marriage hall patra', '/Colorcoatedroofingsheet'],
    ['how many sheets for 20x40', 'calculator'],
    ['z purlin 2.5 mm', '/Candzpurlin'],
    ['Z purlin 200x60x20 2.5mm rate', '/Candzpurlin'],
    ['metal deck 1.2 mm', '/Decksheetdeckpanels'],
    ['nali daar chadar', '/Gccircularroofingsheet'],
    ['kavelu jeva patra', '/Spanishplastictileroofingsheet'],
    ['પંખો છત ઉપરનો પવનથી ફરે તે', '/Polycarbonateairventilatorandbaseplate'],
    ['murgi farm ke liye chadar', 'job cattle-shed'],
    ['textile mill', 'job textile-mill'],
    ['my roof has a leakage near the screw', 'service Roof Repairs'],
    ['my roof has a leakage near the screw can you send somebody', 'service Roof Repairs'],
    ['valley gutter', 'not listed: gutters'],
  ])('%s: %s', (text, expected) => {
    expect(firstAnswer(text)).toBe(expected)
  })

  it('"zinc sheet" finds the galvanised and the colour coated sheets before all others', () => {
    const found = answer('zinc sheet').result?.products.map(({ link }) => link.path) ?? []
    expect(found.slice(0, 2).toSorted()).toEqual([
      '/Colorcoatedroofingsheet',
      '/Gccircularroofingsheet',
    ])
  })

  it('"coastal warehouse" shows both jobs, the salt open before the warehouse', () => {
    const { lead } = answer('coastal warehouse')
    expect(lead?.kind === 'jobs' && lead.jobs.map(({ key }) => key)).toEqual([
      'shed-by-the-sea',
      'factory-shed',
    ])
    expect(lead?.kind === 'jobs' && lead.isFirstOpen).toBe(true)
  })
})

describe('the finder says that it does not know', () => {
  it.each([
    'asdfgh',
    'qqwxvkj',
    'second hand car',
    'car insurance',
    'tv repair',
    'ac repair',
    'mobile cover',
    'bed sheet',
    'pizza delivery',
    'pizza home delivery near me',
    'mobile phone repair',
    'net banking problem',
    'how many calories in banana',
    'transparent mobile cover xyzzy',
    'gold rate today',
    'electricity bill',
    'train timing',
    'kitchen tiles',
    'plumber near me',
    'ice cream',
    'laptop charger',
    'wedding photographer',
    'hair salon',
    'pan card',
    'મોબાઇલ રિચાર્જ',
    'कार बीमा',
  ])('%s', (text) => {
    const { lead, result, isUnknown } = answer(text)
    expect(lead).toBeUndefined()
    expect(result?.products).toEqual([])
    expect(isUnknown).toBe(true)
  })

  it('and offers all ranges', () => {
    expect(page.ranges.map(({ path }) => path)).toEqual(
      tradeCatalogue.categories.categories.map(({ path }) => path),
    )
  })
})

describe('a word that is only like a known one', () => {
  it.each([
    ['perlin', 'purlins'],
    ['policarbonade', 'polycarbonate'],
    ['aluminum chadat', 'chadar'],
    ['warrenty', 'warranty'],
  ])('is asked about: %s', (text, meant) => {
    expect(answer(text).meant).toEqual([meant])
  })

  it.each(['pvx', 'gi', 'sed', 'purlin', 'polycarb', 'polycarbonite'])(
    'is not guessed for "%s"',
    (text) => {
      expect(answer(text).meant).toEqual([])
    },
  )
})

describe('below an answer are products', () => {
  it.each([
    ['price', true],
    ['price of sheet per sq ft', true],
    ['pvc sheet warranty', true],
    ['opening hours', false],
    ['delivery to rajkot', false],
    ['free sample', false],
    ['hip roof', false],
  ])('only if they help: %s, %s', (text, hasProducts) => {
    expect((answer(text).result?.products.length ?? 0) > 0).toBe(hasProducts)
  })

  it('of those that are asked about: "pvc sheet warranty" begins with PVC', () => {
    expect(answer('pvc sheet warranty').result?.products[0]?.link.path).toBe(
      '/Pvccorrugatedroofingsheet',
    )
  })
})

describe('the message of an answer', () => {
  it.each(['become a dealer', 'dealership', 'ડીલરશિપ', 'delivery'])(
    'says enough for: %s',
    (text) => {
      expect(answer(text).asked).toEqual({
        own: expect.stringMatching(/^Hello, /),
        isQuoted: false,
      })
    },
  )

  it.each(['dealership in rajkot', 'delivery to rajkot', 'i want to be a dealer'])(
    'is followed by what was typed, if that says more: %s',
    (text) => {
      expect(answer(text).asked?.isQuoted).toBe(true)
    },
  )
})
